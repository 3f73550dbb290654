//! Odd sizes: arrays without elements, calls with many results, large attributes.

use xla::ffi::{self, Attrs, Platform};
use xla::{Arg, Client, ClientOptions, CompileOptions, ElementType};

use crate::common::on_each;

fn run(client: &Client, module: &str, x: &[f32]) -> xla::Result<Vec<Vec<f32>>> {
    let exe = client.compile(module, &CompileOptions::new())?;
    let x = client.buffer_from_slice(x, &[x.len() as i64], &client.devices()?[0])?;
    exe.execute([&x])?.iter().map(xla::Buffer::to_vec).collect()
}

#[test]
fn arrays_without_elements_go_everywhere() {
    on_each(|client| {
        let device = &client.devices().unwrap()[0];
        for element_type in ElementType::ALL.iter().copied() {
            let Ok(empty) = client.buffer_from_bytes(&[], element_type, &[3, 0], device) else {
                // One-bit integers came with PJRT 0.94.
                assert!(matches!(element_type, ElementType::S1 | ElementType::U1));
                continue;
            };
            assert!(empty.to_bytes().unwrap().is_empty());
            assert!(empty.host_view().unwrap().is_empty());
        }
        let empty = client.buffer_from_slice::<f64>(&[], &[0], device).unwrap();
        assert!(empty.host_view().unwrap().as_slice::<f64>().unwrap().is_empty());
        let owned = client.buffer_from_owner(Vec::<u8>::new(), ElementType::F32, &[0], device).unwrap();
        assert!(owned.to_array::<f32>().unwrap().is_empty());
        let exe = client
            .compile(
                "func.func @main(%x: tensor<0x4xf32>) -> (tensor<0x4xf32>, tensor<4xf32>) {
                   %zero = stablehlo.constant dense<0.0> : tensor<f32>
                   %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0]
                     : (tensor<0x4xf32>, tensor<f32>) -> tensor<4xf32>
                   return %x, %sum : tensor<0x4xf32>, tensor<4xf32>
                 }",
                &CompileOptions::new(),
            )
            .unwrap();
        let x = client.buffer_from_slice::<f32>(&[], &[0, 4], device).unwrap();
        let kept = exe.execute([&x]).unwrap();
        let donated = exe.execute([Arg::Donate(x)]).unwrap();
        for out in [kept, donated] {
            assert!(out[0].to_vec::<f32>().unwrap().is_empty());
            assert_eq!(out[1].to_vec::<f32>().unwrap(), [0.0; 4]);
        }
    });
}

#[test]
fn program_without_parameters_and_results_runs() {
    on_each(|client| {
        let exe = client.compile("func.func @main() { return }", &CompileOptions::new()).unwrap();
        assert!(exe.execute::<Arg<'_>>([]).unwrap().is_empty());
    });
}

#[test]
fn custom_call_takes_arrays_and_attributes_without_elements() {
    on_each(|client| {
        ffi::register(&client.plugin(), "odd_empty", Platform::Host, |call| {
            assert!(call.arg_slice::<f32>(0)?.is_empty());
            assert!(call.arg_bytes(0)?.is_empty());
            assert!(call.result_slice::<f64>(0)?.is_empty());
            assert!(call.result_slice::<f64>(0).is_err(), "taken before");
            assert!(call.attr::<&[i64]>("list")?.is_empty());
            assert!(call.attr::<&[i8]>("bytes")?.is_empty());
            assert_eq!(call.attr::<&str>("text")?, "");
            assert!(call.attr::<Attrs<'_>>("inner")?.is_empty());
            call.result_slice::<f32>(1)?.fill(7.0);
            Ok(())
        })
        .unwrap();
        let module = "func.func @main(%x: tensor<0xf32>) -> tensor<2xf32> {
          %y:2 = stablehlo.custom_call @odd_empty(%x) {api_version = 4 : i32,
              backend_config = {list = array<i64>, bytes = array<i8>, text = \"\", inner = {}}}
            : (tensor<0xf32>) -> (tensor<0xf64>, tensor<2xf32>)
          return %y#1 : tensor<2xf32>
        }";
        assert_eq!(run(client, module, &[]).unwrap(), [[7.0; 2]]);
    });
}

#[test]
fn custom_call_writes_a_hundred_results() {
    on_each(|client| {
        ffi::register(&client.plugin(), "odd_many", Platform::Host, |call| {
            for index in 0..call.num_results() {
                call.result_slice::<f32>(index)?.fill(index as f32);
            }
            assert!(call.result_slice::<f32>(99).unwrap_err().message().contains("taken before"));
            Ok(())
        })
        .unwrap();
        let types = vec!["tensor<2xf32>"; 100].join(", ");
        let names: Vec<String> = (0..100).map(|i| format!("%y#{i}")).collect();
        let module = format!(
            "func.func @main(%x: tensor<1xf32>) -> ({types}) {{
               %y:100 = stablehlo.custom_call @odd_many(%x) {{api_version = 4 : i32, backend_config = {{}}}}
                 : (tensor<1xf32>) -> ({types})
               return {} : {types}
             }}",
            names.join(", ")
        );
        let expected: Vec<[f32; 2]> = (0..100).map(|i| [i as f32; 2]).collect();
        assert_eq!(run(client, &module, &[0.0]).unwrap(), expected);
    });
}

#[test]
fn large_attributes_arrive_whole() {
    on_each(|client| {
        ffi::register(&client.plugin(), "odd_large", Platform::Host, |call| {
            let list = call.attr::<&[i64]>("list")?;
            assert!(list.iter().copied().eq(0..100_000));
            assert_eq!(call.attr::<&str>("text")?.len(), 1_000_000);
            assert_eq!(call.attrs().len(), 2002);
            assert_eq!(call.attr::<i32>("k1999")?, 1999);
            call.result_slice::<f32>(0)?.fill(1.0);
            Ok(())
        })
        .unwrap();
        let list: Vec<String> = (0..100_000).map(|i| i.to_string()).collect();
        let many: Vec<String> = (0..2000).map(|i| format!("k{i} = {i} : i32")).collect();
        let module = format!(
            "func.func @main(%x: tensor<1xf32>) -> tensor<1xf32> {{
               %y = stablehlo.custom_call @odd_large(%x) {{api_version = 4 : i32,
                   backend_config = {{list = array<i64: {}>, text = \"{}\", {}}}}}
                 : (tensor<1xf32>) -> tensor<1xf32>
               return %y : tensor<1xf32>
             }}",
            list.join(", "),
            "x".repeat(1_000_000),
            many.join(", ")
        );
        assert_eq!(run(client, &module, &[0.0]).unwrap(), [[1.0]]);
    });
}

#[test]
fn number_of_cpu_devices_is_checked() {
    on_each(|client| {
        let plugin = client.plugin();
        for bad in [xla::Value::from(0), (-5).into(), i64::MAX.into(), "x".into(), true.into()] {
            let options = ClientOptions::new().set("cpu_device_count", bad);
            let error = Client::new(&plugin, &options).unwrap_err();
            assert!(error.message().contains("cpu_device_count"), "{error}");
        }
        let seven = Client::new(&plugin, &ClientOptions::new().set("cpu_device_count", 7)).unwrap();
        assert_eq!(seven.devices().unwrap().len(), 7);
    });
}
