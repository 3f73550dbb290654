//! Bad input gives a typed error that says what is wrong.

use xla::{Arg, Client, ClientOptions, Code, CompileOptions, ElementType, Plugin};

use crate::common::{clients, on_each};

const ADD: &str = "func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %c = stablehlo.add %a, %b : tensor<2xf32>
  return %c : tensor<2xf32>
}";

#[test]
fn invalid_module_is_reported_with_its_line() {
    on_each(|client| {
        let module = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n  %y = stablehlo.add %x, %z : tensor<2xf32>\n  return %y : tensor<2xf32>\n}";
        let error = client.compile(module, &CompileOptions::new()).unwrap_err();
        assert!(error.message().contains(":2:"), "{error}");
        assert!(error.function().unwrap().starts_with("PJRT_Client_Compile"));
        let garbage = client.compile("not mlir at all", &CompileOptions::new()).unwrap_err();
        assert!(garbage.message().contains(":1:"), "{garbage}");
        assert!(client.compile("", &CompileOptions::new()).is_err());
        // What lies behind the text in memory must not be read: here it would make the module valid.
        let longer = format!("{ADD}  ");
        for end in [ADD.len() - 1, ADD.len() - 2, 8] {
            assert!(client.compile(&longer[..end], &CompileOptions::new()).is_err(), "cut at {end}");
        }
        assert!(client.compile(&longer[..ADD.len()], &CompileOptions::new()).is_ok());
    });
}

#[test]
fn arguments_are_checked_before_the_call() {
    on_each(|client| {
        let device = &client.devices().unwrap()[0];
        let exe = client.compile(ADD, &CompileOptions::new()).unwrap();
        let good = client.buffer_from_slice(&[1.0f32, 2.0], &[2], device).unwrap();
        let longer = client.buffer_from_slice(&[1.0f32, 2.0, 3.0], &[3], device).unwrap();
        let ints = client.buffer_from_slice(&[1i32, 2], &[2], device).unwrap();
        let reshaped = client.buffer_from_slice(&[1.0f32, 2.0], &[1, 2], device).unwrap();
        let count = exe.execute([&good]).unwrap_err();
        assert!(
            count.to_string().contains("1 arguments") && count.to_string().contains("2 parameters"),
            "{count}"
        );
        for wrong in [&longer, &ints, &reshaped] {
            let error = exe.execute([&good, wrong]).unwrap_err();
            assert_eq!(error.code(), Code::InvalidArgument);
            let text = error.to_string();
            assert!(text.contains("argument 1") && text.contains("2xf32"), "{text}");
            assert_eq!(error.function(), None, "found before the call");
        }
        assert!(exe.execute_sharded(vec![]).is_err());
        assert_eq!(exe.execute([&good, &good]).unwrap()[0].to_vec::<f32>().unwrap(), [2.0, 4.0]);
    });
}

#[test]
fn host_data_must_fit_the_shape() {
    on_each(|client| {
        let device = &client.devices().unwrap()[0];
        let short = client.buffer_from_bytes(&[0; 7], ElementType::F32, &[2], device).unwrap_err();
        assert!(short.message().contains("8 bytes") && short.message().contains('7'), "{short}");
        assert!(client.buffer_from_bytes(&[], ElementType::F32, &[-1], device).is_err());
        assert!(client.buffer_from_bytes(&[], ElementType::F32, &[i64::MAX, i64::MAX], device).is_err());
        let x = client.buffer_from_slice(&[1.0f32], &[1], device).unwrap();
        assert!(x.to_vec::<i32>().unwrap_err().message().contains("1xf32"));
        assert!(x.read_into(&mut [0; 3]).is_err());
    });
}

#[test]
fn buffers_and_devices_of_another_client_are_refused() {
    on_each(|client| {
        let other = Client::new(&client.plugin(), &ClientOptions::new()).unwrap();
        let foreign = &other.devices().unwrap()[0];
        assert!(
            client
                .buffer_from_slice(&[1.0f32], &[1], foreign)
                .unwrap_err()
                .message()
                .contains("another client")
        );
        let exe = client.compile(ADD, &CompileOptions::new()).unwrap();
        let x = other.buffer_from_slice(&[1.0f32, 2.0], &[2], foreign).unwrap();
        let error = exe.execute([&x, &x]).unwrap_err();
        assert!(error.message().contains("another client"), "{error}");
    });
}

/// cpu-zml crashed.
#[test]
fn buffers_on_another_device_of_the_program_are_refused() {
    on_each(|client| {
        let exe = client.compile(ADD, &CompileOptions::new().num_replicas(2)).unwrap();
        let [first, second] = exe.devices() else { panic!("two devices") };
        let on = |device| client.buffer_from_slice(&[1.0f32, 2.0], &[2], device).unwrap();
        let (x, y) = (on(first), on(second));
        let both = |buffer| vec![Arg::Borrow(buffer), Arg::Borrow(buffer)];
        let run = |y| exe.execute_sharded(vec![both(&x), both(y)]);
        let error = run(&x).unwrap_err();
        assert!(error.to_string().contains("argument 0 on device 1"), "{error}");
        assert!(error.message().contains("the buffer is on Device("), "{error}");
        assert_eq!(run(&y).unwrap()[1][0].to_vec::<f32>().unwrap(), [2.0, 4.0]);
    });
}

/// x + x where parameters and results may have a layout of their own.
fn doubling(parameter: &str, result: &str) -> String {
    let mode = |order: &str| match order {
        "" => String::new(),
        order => format!("{{mhlo.layout_mode = \"{order}\"}}"),
    };
    format!(
        "func.func @main(%x: tensor<2x3xf32> {}) -> (tensor<2x3xf32> {}) {{
           %y = stablehlo.add %x, %x : tensor<2x3xf32>
           return %y : tensor<2x3xf32>
         }}",
        mode(parameter),
        mode(result)
    )
}

/// Plugins take a row-major buffer for a column-major one, without a word, and some give one back as the other. Those that
/// leave a parameter's layout out are right.
#[test]
fn programs_with_layouts_of_their_own_are_refused_or_right() {
    on_each(|client| {
        let x: Vec<f32> = (0..6u8).map(f32::from).collect();
        let doubled: Vec<f32> = x.iter().map(|x| 2.0 * x).collect();
        let rows = client.buffer_from_slice(&x, &[2, 3], &client.devices().unwrap()[0]).unwrap();
        let run = |parameter, result| {
            let exe = client.compile(doubling(parameter, result), &CompileOptions::new()).unwrap();
            exe.execute([&rows]).and_then(|out| out[0].to_vec::<f32>())
        };
        assert_eq!(run("", "").unwrap(), doubled);
        assert_eq!(run("{1,0}", "{1,0}").unwrap(), doubled);
        for (parameter, result, of) in
            [("{0,1}", "", "parameter 0"), ("", "{0,1}", "result 0"), ("{0,1}", "{0,1}", " 0")]
        {
            match run(parameter, result) {
                Ok(out) => assert_eq!(out, doubled),
                Err(error) => {
                    assert_eq!(error.code(), Code::Unimplemented);
                    let word = format!("{of} lie in memory, minor to major, as [0, 1]");
                    assert!(error.message().contains(&word), "{error}");
                }
            }
        }
    });
}

#[test]
fn compile_options_are_checked() {
    on_each(|client| {
        for (options, word) in [
            (CompileOptions::new().num_replicas(0), "num_replicas"),
            (CompileOptions::new().num_partitions(0), "num_partitions"),
            (CompileOptions::new().device_assignment(vec![vec![0, 1]]), "assignment"),
        ] {
            let error = client.compile(ADD, &options).unwrap_err();
            assert!(error.message().contains(word), "{error}");
        }
        // Plugins crash on some of these.
        let (one, two) = (CompileOptions::new(), CompileOptions::new().num_replicas(2));
        for (options, word) in [
            (one.clone().num_partitions(1000), "1000 devices"),
            (one.clone().num_partitions(1 << 20), "but there are 4"),
            (one.clone().num_replicas(1 << 16).num_partitions(1 << 16), "65536 replicas"),
            (one.clone().num_replicas(1 << 31), "num_replicas"),
            (one.clone().device_assignment(vec![vec![99]]), "device 99"),
            (one.clone().device_assignment(vec![vec![-1]]), "device -1"),
            (two.device_assignment(vec![vec![1], vec![1]]), "twice"),
            (one.clone().debug_option("xla_dump_hlo_as_text", "maybe"), "maybe"),
            (one.clone().debug_option("xla_backend_optimization_level", "9999999999"), "9999999999"),
            (one.debug_option("", ""), "option"),
        ] {
            let error = client.compile(ADD, &options).unwrap_err();
            assert_eq!(error.code(), Code::InvalidArgument, "{error}");
            assert!(error.message().contains(word), "{error}");
        }
        for (replicas, partitions) in [(0, 1), (1, 0), (-1, -1), (5, 1), (i32::MAX, i32::MAX)] {
            let error = client.default_device_assignment(replicas, partitions).unwrap_err();
            assert_eq!(error.code(), Code::InvalidArgument, "{error}");
        }
        assert_eq!(client.default_device_assignment(2, 2).unwrap().concat().len(), 4);
    });
}

#[test]
fn damaged_serialised_executable_is_refused() {
    on_each(|client| {
        let exe = client.compile(ADD, &CompileOptions::new()).unwrap();
        let bytes = exe.executable().serialize().unwrap();
        for bad in [&bytes[..bytes.len() / 2], &bytes[..20], &b"garbage"[..], &[][..]] {
            client.deserialize(bad).unwrap_err();
        }
        // Plugins crash on many of these.
        for at in (0..bytes.len()).step_by(100) {
            let mut damaged = bytes.clone();
            damaged[at] ^= 0x41;
            let error = client.deserialize(&damaged).unwrap_err();
            assert!(matches!(error.code(), Code::DataLoss | Code::InvalidArgument), "{error}");
        }
        for other in clients().iter().filter(|other| other.plugin() != client.plugin()) {
            let error = other.deserialize(&bytes).unwrap_err();
            assert_eq!(error.code(), Code::FailedPrecondition, "{error}");
            assert!(error.message().contains("another plugin"), "{error}");
        }
    });
}

#[test]
fn running_out_of_memory_is_an_error() {
    on_each(|client| {
        // 4 TiB, more than the address space that the allocator gets here.
        let result = client
            .compile(
                "func.func @main(%x: tensor<f32>) -> tensor<1099511627776xf32> {
                   %y = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<1099511627776xf32>
                   return %y : tensor<1099511627776xf32>
                 }",
                &CompileOptions::new(),
            )
            .and_then(|exe| {
                let x = client.buffer_from_slice(&[1.0f32], &[], &client.devices()?[0])?;
                exe.execute([Arg::Borrow(&x)])?.remove(0).wait()
            });
        let error = result.unwrap_err();
        assert_eq!(error.code(), Code::ResourceExhausted, "{error}");
    });
}

#[test]
fn files_that_are_no_plugins_are_told_apart() {
    let missing = Plugin::load("/no/such/plugin.so").unwrap_err();
    assert_eq!(missing.code(), Code::NotFound);
    assert!(missing.message().contains("/no/such/plugin.so"));
    let dir = tempfile::tempdir().unwrap();
    let text = dir.path().join("text.so");
    std::fs::write(&text, "this is not a shared library").unwrap();
    let error = Plugin::load(&text).unwrap_err();
    assert_eq!(error.code(), Code::InvalidArgument);
    assert!(error.message().contains("not a loadable shared library"), "{error}");
    let pipe = dir.path().join("pipe.so");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for no_file in [pipe.as_path(), dir.path(), std::path::Path::new("/dev/zero")] {
        let error = Plugin::load(no_file).unwrap_err();
        assert!(error.message().contains("it is no file"), "{error}");
    }
    on_each(|client| {
        // A plugin cut short, as after an interrupted download.
        let bytes = std::fs::read(client.plugin().path()).unwrap();
        let cut = dir.path().join("cut.so");
        std::fs::write(&cut, &bytes[..bytes.len() / 3]).unwrap();
        let error = Plugin::load(&cut).unwrap_err();
        assert!(error.message().contains("not a loadable shared library"), "{error}");
    });
    let libc =
        ["/lib/x86_64-linux-gnu/libm.so.6", "/usr/lib64/libm.so.6", "/lib/aarch64-linux-gnu/libm.so.6"];
    if let Some(libm) = libc.iter().find(|p| std::path::Path::new(p).exists()) {
        let error = Plugin::load(libm).unwrap_err();
        assert!(error.message().contains("GetPjrtApi"), "{error}");
    }
}
