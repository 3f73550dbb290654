//! Custom calls written in Rust.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Barrier, Mutex};

use xla::ffi::{self, Attrs, Call, Handler, Platform};
use xla::{Arg, Client, Code, CompileOptions, Error, ExecuteContext};

use crate::common::on_each;

/// A module with one custom call from and to four floats.
fn module(target: &str, config: &str) -> String {
    format!(
        "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {{
           %y = stablehlo.custom_call @{target}(%x) {{api_version = 4 : i32, backend_config = {{{config}}}}}
             : (tensor<4xf32>) -> tensor<4xf32>
           return %y : tensor<4xf32>
         }}"
    )
}

fn run(client: &Client, module: &str) -> xla::Result<Vec<f32>> {
    let exe = client.compile(module, &CompileOptions::new())?;
    let x = client.buffer_from_slice(&[1.0f32, 2.0, 3.0, 4.0], &[4], &client.devices()?[0])?;
    exe.execute([&x])?.remove(0).to_vec()
}

fn double(call: &Call<'_>) -> xla::Result<()> {
    let x = call.arg_slice::<f32>(0)?;
    for (y, x) in call.result_slice::<f32>(0)?.iter_mut().zip(x) {
        *y = 2.0 * x;
    }
    Ok(())
}

#[test]
fn function_is_called() {
    on_each(|client| {
        ffi::register(&client.plugin(), "double", Platform::Host, double).unwrap();
        assert_eq!(run(client, &module("double", "")).unwrap(), [2.0, 4.0, 6.0, 8.0]);
        // The same again is fine, another function is not.
        ffi::register(&client.plugin(), "double", Platform::Host, double).unwrap();
        let error = ffi::register(&client.plugin(), "double", Platform::Host, |_| Ok(())).unwrap_err();
        assert!(error.to_string().contains("double"), "{error}");
    });
}

#[test]
fn attributes_are_decoded() {
    on_each(|client| {
        ffi::register(&client.plugin(), "attributes", Platform::Host, |call| {
            assert_eq!(call.attr::<f32>("scale")?, 0.5);
            assert_eq!(call.attr::<i64>("axis")?, -3);
            assert!(call.attr::<bool>("flag")?);
            assert_eq!(call.attr::<&str>("name")?, "nvfp4");
            assert_eq!(call.attr::<&[i64]>("dims")?, [7, 8, 9]);
            assert_eq!(call.attr::<&[f32]>("table")?, [1.5, 2.5]);
            let inner = call.attr::<Attrs<'_>>("inner")?;
            assert_eq!(inner.get::<i32>("depth")?, 2);
            assert_eq!(call.attrs().get_optional::<f32>("absent")?, None);
            let missing = call.attr::<f32>("absent").unwrap_err();
            assert!(missing.message().contains("absent"), "{missing}");
            let wrong = call.attr::<i32>("scale").unwrap_err();
            assert!(wrong.message().contains("i32"), "{wrong}");
            call.result_slice::<f32>(0)?.fill(call.attr::<f64>("fill")? as f32);
            Ok(())
        })
        .unwrap();
        let config = r#"scale = 0.5 : f32, axis = -3 : i64, flag = true, name = "nvfp4", dims = array<i64: 7, 8, 9>,
            table = array<f32: 1.5, 2.5>, inner = {depth = 2 : i32}, fill = 6.0 : f64"#;
        assert_eq!(run(client, &module("attributes", config)).unwrap(), [6.0; 4]);
    });
}

#[test]
fn error_fails_the_execution_only() {
    on_each(|client| {
        ffi::register(&client.plugin(), "failing", Platform::Host, |_| {
            Err(Error::new(Code::FailedPrecondition, "the moon is not full"))
        })
        .unwrap();
        let error = run(client, &module("failing", "")).unwrap_err();
        assert!(error.message().contains("the moon is not full"), "{error}");
        assert!(!error.message().contains("FAILED_PRECONDITION"), "the code comes once: {error}");
        assert_eq!(error.code(), Code::FailedPrecondition);
        ffi::register(&client.plugin(), "double", Platform::Host, double).unwrap();
        assert_eq!(run(client, &module("double", "")).unwrap(), [2.0, 4.0, 6.0, 8.0]);
    });
}

#[test]
fn panic_fails_the_execution_only() {
    on_each(|client| {
        ffi::register(&client.plugin(), "panicking", Platform::Host, |_| panic!("out of {}", "cheese"))
            .unwrap();
        let error = run(client, &module("panicking", "")).unwrap_err();
        assert!(error.message().contains("out of cheese"), "{error}");
        assert_eq!(error.code(), Code::Internal);
        ffi::register(&client.plugin(), "double", Platform::Host, double).unwrap();
        assert_eq!(run(client, &module("double", "")).unwrap(), [2.0, 4.0, 6.0, 8.0]);
    });
}

#[test]
fn wrong_use_of_buffers_is_an_error() {
    on_each(|client| {
        ffi::register(&client.plugin(), "misuse", Platform::Host, |call| {
            assert!(call.arg(1).unwrap_err().message().contains("there is no argument 1"));
            assert!(call.arg_slice::<i32>(0).unwrap_err().message().contains("4xf32"));
            let _once = call.result_slice::<f32>(0)?;
            let twice = call.result_slice::<f32>(0).unwrap_err();
            assert!(twice.message().contains("taken before"));
            call.result_slice::<f32>(7).map(drop)
        })
        .unwrap();
        let error = run(client, &module("misuse", "")).unwrap_err();
        assert!(error.message().contains("there is no result 7"), "{error}");
    });
}

static MADE: AtomicUsize = AtomicUsize::new(0);
static DROPPED: AtomicUsize = AtomicUsize::new(0);

struct Counted {
    scale: f32,
    calls: AtomicUsize,
}

impl Drop for Counted {
    fn drop(&mut self) {
        DROPPED.fetch_add(1, Ordering::SeqCst);
    }
}

struct Scale;

impl Handler for Scale {
    type State = Counted;

    fn instantiate(attrs: Attrs<'_>) -> xla::Result<Counted> {
        let scale = attrs.get::<f32>("scale")?;
        MADE.fetch_add(1, Ordering::SeqCst);
        Ok(Counted { scale, calls: AtomicUsize::new(0) })
    }

    fn execute(call: &Call<'_>, state: &Counted) -> xla::Result<()> {
        let calls = state.calls.fetch_add(1, Ordering::SeqCst);
        let x = call.arg_slice::<f32>(0)?;
        for (y, x) in call.result_slice::<f32>(0)?.iter_mut().zip(x) {
            *y = state.scale * x + calls as f32;
        }
        Ok(())
    }
}

#[test]
fn state_is_made_once_per_call_site_and_dropped_with_the_program() {
    on_each(|client| {
        ffi::register_handler::<Scale>(&client.plugin(), "scale", Platform::Host).unwrap();
        let (made, dropped) = (MADE.load(Ordering::SeqCst), DROPPED.load(Ordering::SeqCst));
        let exe = client.compile(module("scale", "scale = 3.0 : f32"), &CompileOptions::new()).unwrap();
        let x = client.buffer_from_slice(&[1.0f32; 4], &[4], &client.devices().unwrap()[0]).unwrap();
        for calls in 0..3 {
            let y = exe.execute([&x]).unwrap().remove(0);
            assert_eq!(y.to_vec::<f32>().unwrap(), [3.0 + calls as f32; 4]);
        }
        assert_eq!(MADE.load(Ordering::SeqCst), made + 1);
        drop(exe);
        assert_eq!(DROPPED.load(Ordering::SeqCst), dropped + 1);
        // A missing attribute fails when the program is loaded, or at the latest when it runs.
        let error = run(client, &module("scale", "")).unwrap_err();
        assert!(error.message().contains("scale"), "{error}");
    });
}

#[test]
fn thread_pool_runs_every_task_once() {
    on_each(|client| {
        ffi::register(&client.plugin(), "parallel", Platform::Host, |call| {
            let counts: Vec<AtomicUsize> = (0..1000).map(|_| AtomicUsize::new(0)).collect();
            call.thread_pool().parallel_for(counts.len(), |i| {
                counts[i].fetch_add(1, Ordering::Relaxed);
            })?;
            assert!(counts.iter().all(|c| c.load(Ordering::Relaxed) == 1));
            let panicked = call.thread_pool().parallel_for(10, |i| assert!(i != 5)).unwrap_err();
            assert!(panicked.message().contains("panicked"));
            call.result_slice::<f32>(0)?.fill(call.thread_pool().num_threads() as f32);
            Ok(())
        })
        .unwrap();
        assert!(run(client, &module("parallel", "")).unwrap()[0] >= 1.0);
    });
}

#[test]
fn user_data_reach_the_handler() {
    struct Offset(f32);
    on_each(|client| {
        ffi::register(&client.plugin(), "offset", Platform::Host, |call| {
            let offset = call.user_data::<Offset>()?.0;
            call.result_slice::<f32>(0)?.fill(offset);
            Ok(())
        })
        .unwrap();
        let exe = client.compile(module("offset", ""), &CompileOptions::new()).unwrap();
        let x = client.buffer_from_slice(&[1.0f32; 4], &[4], &client.devices().unwrap()[0]).unwrap();
        let context = Arc::new(ExecuteContext::new(client).unwrap().with_user_data(Offset(0.25)));
        let y = exe.execute_with(vec![vec![Arg::Borrow(&x)]], &context).unwrap().remove(0).remove(0);
        assert_eq!(y.to_vec::<f32>().unwrap(), [0.25; 4]);
        let error = exe.execute([&x]).and_then(|y| y[0].to_vec::<f32>()).unwrap_err();
        assert!(error.message().contains("Offset"), "{error}");
    });
}

/// XLA before 2026 has no lock of its own here, and crashed.
#[test]
fn several_threads_register_and_compile() {
    on_each(|client| {
        let barrier = Barrier::new(4);
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let barrier = &barrier;
                scope.spawn(move || {
                    barrier.wait();
                    for i in 0..10_000 {
                        let target = format!("matrix.registered_by_thread_{thread}_as_number_{i}");
                        ffi::register(&client.plugin(), &target, Platform::Host, double).unwrap();
                        if i % 4000 == 3999 {
                            assert_eq!(
                                run(client, &module(&target, "")).unwrap(),
                                [2.0, 4.0, 6.0, 8.0],
                                "{target}"
                            );
                        }
                    }
                });
            }
        });
    });
}

/// The handler by which this crate finds the plugin's FFI leaves the results as they are.
#[test]
fn the_probe_is_no_custom_call() {
    on_each(|client| {
        ffi::register(&client.plugin(), "double", Platform::Host, double).unwrap();
        let error = run(client, &module("\"xla::ffi::probe\"", "")).unwrap_err();
        assert!(error.message().contains("xla::ffi::probe is no custom call"), "{error}");
    });
}

static CLIENT: Mutex<Option<Client>> = Mutex::new(None);

/// Tries in `instantiate` what would wait for the compilation that it is a part of.
struct Nested;

impl Handler for Nested {
    type State = ();

    fn instantiate(_: Attrs<'_>) -> xla::Result<()> {
        let client = CLIENT.lock().unwrap().clone().unwrap();
        let registered =
            ffi::register(&client.plugin(), "registered in instantiate", Platform::Host, double).unwrap_err();
        let compiled = client.compile(module("double", ""), &CompileOptions::new()).unwrap_err();
        assert_eq!([registered.code(), compiled.code()], [Code::FailedPrecondition; 2]);
        Err(Error::new(Code::Aborted, format!("{registered} | {compiled}")))
    }

    fn execute(_: &Call<'_>, (): &()) -> xla::Result<()> {
        Ok(())
    }
}

#[test]
fn instantiate_can_neither_register_nor_compile() {
    on_each(|client| {
        ffi::register(&client.plugin(), "double", Platform::Host, double).unwrap();
        ffi::register_handler::<Nested>(&client.plugin(), "nested", Platform::Host).unwrap();
        *CLIENT.lock().unwrap() = Some(client.clone());
        let error = run(client, &module("nested", "")).unwrap_err();
        *CLIENT.lock().unwrap() = None;
        for expected in
            ["`instantiate` cannot register handlers", "`instantiate` cannot compile or load a program"]
        {
            assert!(error.message().contains(expected), "{error}");
        }
        // Afterwards both work.
        ffi::register(&client.plugin(), "registered in instantiate", Platform::Host, double).unwrap();
        assert_eq!(run(client, &module("double", "")).unwrap(), [2.0, 4.0, 6.0, 8.0]);
    });
}

/// Panics in `instantiate`.
struct Panics;

impl Handler for Panics {
    type State = ();

    fn instantiate(_: Attrs<'_>) -> xla::Result<()> {
        panic!("on purpose")
    }

    fn execute(_: &Call<'_>, (): &()) -> xla::Result<()> {
        Ok(())
    }
}

#[test]
fn a_panic_in_instantiate_leaves_the_thread_as_it_was() {
    on_each(|client| {
        ffi::register_handler::<Panics>(&client.plugin(), "panics in instantiate", Platform::Host).unwrap();
        let error = run(client, &module("\"panics in instantiate\"", "")).unwrap_err();
        assert!(error.message().contains("on purpose"), "{error}");
        ffi::register(&client.plugin(), "registered after a panic", Platform::Host, double).unwrap();
        let results = run(client, &module("\"registered after a panic\"", ""));
        assert_eq!(results.unwrap(), [2.0, 4.0, 6.0, 8.0]);
    });
}
