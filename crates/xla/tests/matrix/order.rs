//! Owners that go in odd orders and on odd threads, and destructors that panic.

use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use xla::ffi::{self, Attrs, Call, Handler, Platform};
use xla::{Arg, Client, ClientOptions, CompileOptions, ElementType, ExecuteContext};

use crate::common::on_each;

/// Far more than a busy machine needs: a test that meets it hangs.
const LIMIT: Duration = Duration::from_secs(60);

/// Large enough for XLA to run it on a thread of its own, so that `execute` returns before the call.
fn module(target: &str) -> String {
    format!(
        "func.func @main(%x: tensor<256x256xf32>) -> tensor<256x256xf32> {{
           %y = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0]
             : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
           %z = stablehlo.custom_call @{target}(%y) {{api_version = 4 : i32, backend_config = {{}}}}
             : (tensor<256x256xf32>) -> tensor<256x256xf32>
           return %z : tensor<256x256xf32>
         }}"
    )
}

fn input(client: &Client) -> xla::Buffer {
    let device = &client.devices().unwrap()[0];
    client.buffer_from_slice(&[1.0f32; 1 << 16], &[256, 256], device).unwrap()
}

/// Tells when it is dropped.
struct Tells(Sender<()>);

impl Drop for Tells {
    fn drop(&mut self) {
        let _ = self.0.send(());
    }
}

struct Gate(Mutex<Receiver<()>>);

#[test]
fn last_owner_of_a_client_may_be_an_execution() {
    on_each(|shared| {
        ffi::register(&shared.plugin(), "order_wait", Platform::Host, |call| {
            call.user_data::<Gate>()?.0.lock().unwrap().recv_timeout(LIMIT).unwrap();
            call.result_slice::<f32>(0)?.fill(1.0);
            Ok(())
        })
        .unwrap();
        let client = Client::new(&shared.plugin(), &ClientOptions::new()).unwrap();
        let exe = client.compile(module("order_wait"), &CompileOptions::new()).unwrap();
        let x = input(&client);
        let (open, gate) = mpsc::channel();
        let (tells, dropped) = mpsc::channel();
        let context = ExecuteContext::new(&client).unwrap();
        let context = Arc::new(context.with_user_data(Gate(gate.into())).with_user_data(Tells(tells)));
        let outputs = exe.execute_with(vec![vec![Arg::Donate(x)]], &context).unwrap();
        drop((outputs, exe, context, client));
        assert!(dropped.try_recv().is_err(), "the execution is still using it");
        open.send(()).unwrap();
        // A client that is destroyed by one of its own threads waits for that thread for ever.
        dropped.recv_timeout(LIMIT).unwrap();
    });
}

#[test]
fn many_threads_share_a_program_and_drop_each_others_results() {
    on_each(|shared| {
        let client = Client::new(&shared.plugin(), &ClientOptions::new()).unwrap();
        let exe = client
            .compile(
                "func.func @main(%s: tensor<8xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<8xf32>) -> tensor<8xf32> {
                   %y = stablehlo.add %s, %x : tensor<8xf32>
                   return %y : tensor<8xf32>
                 }",
                &CompileOptions::new(),
            )
            .unwrap();
        let (results, received) = mpsc::channel();
        let make = |value: f32| {
            let device = &client.devices().unwrap()[0];
            client.buffer_from_slice(&[value; 8], &[8], device).unwrap()
        };
        let one = make(1.0);
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let (results, exe, one, make) = (results.clone(), &exe, &one, &make);
                scope.spawn(move || {
                    for round in 0..50 {
                        let start = (100 * thread + round) as f32;
                        let out =
                            exe.execute([Arg::Donate(make(start)), Arg::Borrow(one)]).unwrap().remove(0);
                        results.send((start, out)).unwrap();
                    }
                });
            }
            drop(results);
            for (start, out) in received {
                assert_eq!(out.to_vec::<f32>().unwrap(), [start + 1.0; 8]);
            }
        });
        // The client's handle goes first, then the program, and last what the program works on.
        drop(client);
        drop(exe);
        assert_eq!(one.to_vec::<f32>().unwrap(), [1.0; 8]);
    });
}

/// Memory, state or data whose end is a panic.
struct Bomb(Vec<u8>);

impl Drop for Bomb {
    fn drop(&mut self) {
        panic!("a destructor of the test panics");
    }
}

impl AsRef<[u8]> for Bomb {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

struct TellsAndPanics(#[expect(dead_code, reason = "its destructor tells")] Tells);

impl Drop for TellsAndPanics {
    fn drop(&mut self) {
        panic!("a destructor of the test panics");
    }
}

struct BombAsState;

impl Handler for BombAsState {
    type State = Bomb;

    fn instantiate(_: Attrs<'_>) -> xla::Result<Bomb> {
        Ok(Bomb(Vec::new()))
    }

    fn execute(call: &Call<'_>, _: &Bomb) -> xla::Result<()> {
        call.result_slice::<f32>(0)?.fill(3.0);
        Ok(())
    }
}

/// Each of these would end the process.
#[test]
fn panics_of_destructors_do_not_reach_the_plugin() {
    on_each(|client| {
        let device = &client.devices().unwrap()[0];
        let owner = Bomb(vec![0; 4096]);
        drop(client.buffer_from_owner(owner, ElementType::F32, &[1024], device).unwrap());

        ffi::register_handler::<BombAsState>(&client.plugin(), "order_state", Platform::Host).unwrap();
        let exe = client.compile(module("order_state"), &CompileOptions::new()).unwrap();
        assert_eq!(exe.execute([input(client)]).unwrap()[0].to_vec::<f32>().unwrap()[0], 3.0);
        drop(exe);

        ffi::register(&client.plugin(), "order_payload", Platform::Host, |_| {
            std::panic::panic_any(Bomb(Vec::new()))
        })
        .unwrap();
        let exe = client.compile(module("order_payload"), &CompileOptions::new()).unwrap();
        let error = exe.execute([input(client)]).and_then(|out| out[0].wait()).unwrap_err();
        assert!(error.message().contains("panicked"), "{error}");

        ffi::register(&client.plugin(), "order_data", Platform::Host, |call| {
            call.user_data::<Gate>()?.0.lock().unwrap().recv_timeout(LIMIT).unwrap();
            Ok(())
        })
        .unwrap();
        let exe = client.compile(module("order_data"), &CompileOptions::new()).unwrap();
        let (open, gate) = mpsc::channel();
        let (tells, dropped) = mpsc::channel();
        let context = ExecuteContext::new(client).unwrap().with_user_data(Gate(gate.into()));
        let context = Arc::new(context.with_user_data(TellsAndPanics(Tells(tells))));
        let out = exe.execute_with(vec![vec![input(client).into()]], &context).unwrap();
        // From here on the execution alone keeps the data, so that they are dropped by the plugin's thread.
        drop(context);
        open.send(()).unwrap();
        out[0][0].wait().unwrap();
        dropped.recv_timeout(LIMIT).unwrap();
    });
}
