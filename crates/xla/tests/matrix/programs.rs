//! Programs of all kinds: control flow, low precision, several devices, serialisation.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use half::bf16;
use ndarray::{Array2, s};
use xla::{Arg, Client, Code, CompileOptions, ElementType, LoadedExecutable};

use crate::common::on_each;

fn compile(client: &Client, module: &str) -> LoadedExecutable {
    client.compile(module, &CompileOptions::new()).unwrap()
}

#[test]
fn while_loop_and_reduce_run() {
    on_each(|client| {
        let exe = compile(
            client,
            "func.func @main(%n: tensor<i32>, %x: tensor<8xf32>) -> (tensor<i32>, tensor<f32>) {
               %zero = stablehlo.constant dense<0> : tensor<i32>
               %one = stablehlo.constant dense<1> : tensor<i32>
               %r:2 = stablehlo.while(%i = %zero, %acc = %x) : tensor<i32>, tensor<8xf32>
                 cond {
                   %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
                   stablehlo.return %c : tensor<i1>
                 } do {
                   %next = stablehlo.add %i, %one : tensor<i32>
                   %twice = stablehlo.add %acc, %acc : tensor<8xf32>
                   stablehlo.return %next, %twice : tensor<i32>, tensor<8xf32>
                 }
               %init = stablehlo.constant dense<0.0> : tensor<f32>
               %sum = stablehlo.reduce(%r#1 init: %init) applies stablehlo.add across dimensions = [0]
                 : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
               return %r#0, %sum : tensor<i32>, tensor<f32>
             }",
        );
        let device = &client.devices().unwrap()[0];
        let n = client.buffer_from_slice(&[5i32], &[], device).unwrap();
        let x = client.buffer_from_slice(&[1.0f32; 8], &[8], device).unwrap();
        let out = exe.execute([&n, &x]).unwrap();
        assert_eq!(out[0].to_vec::<i32>().unwrap(), [5]);
        assert_eq!(out[1].to_vec::<f32>().unwrap(), [8.0 * 32.0]);
    });
}

/// Values and the bits that they have after rounding to nearest even in each type, by the types'
/// definitions (OCP 8-bit floating point, OCP microscaling formats).
#[test]
fn converts_round_as_the_formats_say() {
    on_each(|client| {
        let device = &client.devices().unwrap()[0];
        let x = client.buffer_from_slice(&[1.0f32, -1.5, 0.3, 5.1], &[4], device).unwrap();
        let cases: [(ElementType, [u8; 4]); 4] = [
            (ElementType::F8E4M3FN, [0x38, 0xbc, 0x2a, 0x4a]),
            (ElementType::F8E5M2, [0x3c, 0xbe, 0x35, 0x45]),
            (ElementType::F8E8M0FNU, [127, 127, 125, 129]),
            (ElementType::F4E2M1FN, [0x2, 0xb, 0x1, 0x7]),
        ];
        for (element_type, bits) in cases {
            // E8M0 has no sign.
            let positive = if element_type == ElementType::F8E8M0FNU {
                "%p = stablehlo.abs %x : tensor<4xf32>"
            } else {
                "%p = stablehlo.add %x, %z : tensor<4xf32>"
            };
            let exe = compile(
                client,
                &format!(
                    "func.func @main(%x: tensor<4xf32>) -> tensor<4x{element_type}> {{
                       %z = stablehlo.constant dense<0.0> : tensor<4xf32>
                       {positive}
                       %y = stablehlo.convert %p : (tensor<4xf32>) -> tensor<4x{element_type}>
                       return %y : tensor<4x{element_type}>
                     }}"
                ),
            );
            let y = exe.execute([&x]).unwrap().remove(0);
            assert_eq!(y.element_type().unwrap(), element_type);
            let got = y.to_bytes().unwrap();
            if element_type == ElementType::F8E8M0FNU {
                // 1.5 lies half-way between two powers of two, so that its neighbours are both right.
                assert!(got[1] == 127 || got[1] == 128, "{got:?}");
                assert_eq!([got[0], got[2], got[3]], [bits[0], bits[2], bits[3]]);
            } else {
                assert_eq!(got, bits, "{element_type}");
            }
            // The bytes go back to the same array.
            let back = client.buffer_from_bytes(&got, element_type, &[4], device).unwrap();
            assert_eq!(back.to_bytes().unwrap(), got);
        }
        let exe = compile(
            client,
            "func.func @main(%x: tensor<4xf32>) -> tensor<4xbf16> {
               %y = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xbf16>
               return %y : tensor<4xbf16>
             }",
        );
        let y = exe.execute([&x]).unwrap().remove(0).to_vec::<bf16>().unwrap();
        assert_eq!(y, [1.0, -1.5, 0.3, 5.1].map(bf16::from_f32));
    });
}

#[test]
fn every_element_type_goes_to_the_device_and_back() {
    on_each(|client| {
        let device = &client.devices().unwrap()[0];
        for element_type in ElementType::ALL.iter().copied() {
            let one_byte_max = if element_type.bits() < 8 { (1u16 << element_type.bits()) - 1 } else { 1 };
            let bytes: Vec<u8> =
                (0..6 * element_type.host_bytes()).map(|i| (i as u16 % (one_byte_max + 1)) as u8).collect();
            let buffer = match client.buffer_from_bytes(&bytes, element_type, &[2, 3], device) {
                Ok(buffer) => buffer,
                // One-bit integers came with PJRT 0.94.
                Err(e) if matches!(element_type, ElementType::S1 | ElementType::U1) => {
                    assert!(client.plugin().version() < (0, 94), "{e}");
                    assert_eq!(e.code(), Code::Unimplemented, "{e}");
                    assert!(e.message().contains("0.94"), "{e}");
                    continue;
                }
                Err(e) => panic!("{element_type}: {e}"),
            };
            assert_eq!(buffer.element_type().unwrap(), element_type);
            let mut back = buffer.to_bytes().unwrap();
            if matches!(element_type, ElementType::S1 | ElementType::S2 | ElementType::S4) {
                // Signed values come back sign-extended to the byte: compare the bits that they have.
                back.iter_mut().for_each(|b| *b &= one_byte_max as u8);
            }
            assert_eq!(back, bytes, "{element_type}");
        }
    });
}

#[test]
fn bool_and_scalar_go_to_the_device_and_back() {
    on_each(|client| {
        let device = &client.devices().unwrap()[0];
        let flags = client.buffer_from_slice(&[true, false, true], &[3], device).unwrap();
        assert_eq!(flags.to_vec::<bool>().unwrap(), [true, false, true]);
        let scalar = client.buffer_from_slice(&[2.5f64], &[], device).unwrap();
        assert_eq!(scalar.to_vec::<f64>().unwrap(), [2.5]);
        assert_eq!(scalar.array_type().unwrap().to_string(), "f64");
        let empty = client.buffer_from_slice::<f32>(&[], &[0, 3], device).unwrap();
        assert!(empty.to_vec::<f32>().unwrap().is_empty());
    });
}

/// Rows of the left and rows of the right operand over four devices: needs an all-gather or an
/// all-reduce, whichever the partitioner takes.
const SHARDED_MATMUL: &str = r#"
module {
  sdy.mesh @mesh = <["x"=4]>
  func.func @main(
      %a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
      %b: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
      -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
    %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
      : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    return %c : tensor<8x4xf32>
  }
}"#;

#[test]
fn sharded_matmul_communicates_and_gives_the_product() {
    on_each(|client| {
        let options = CompileOptions::new().num_partitions(4).use_shardy_partitioner(true);
        let exe = client.compile(SHARDED_MATMUL, &options).unwrap();
        assert_eq!(exe.devices().len(), 4);
        let program = exe.executable().program().unwrap();
        assert!(!program.collectives.is_empty());
        assert_eq!(exe.executable().signature().unwrap().parameters[0].to_string(), "2x16xf32");

        let a = Array2::from_shape_fn((8, 16), |(i, j)| (i * 16 + j) as f32);
        let b = Array2::from_shape_fn((16, 4), |(i, j)| (i as f32) - (j as f32));
        let shard = |m: &Array2<f32>, i: usize| {
            let rows = m.nrows() / 4;
            let part = m.slice(s![i * rows..(i + 1) * rows, ..]);
            client.buffer_from_array(&part, &exe.devices()[i]).unwrap()
        };
        let args: Vec<Vec<Arg<'_>>> =
            (0..4).map(|i| vec![shard(&a, i).into(), shard(&b, i).into()]).collect();
        let out = exe.execute_sharded(args).unwrap();
        let expected = a.dot(&b);
        for (i, device) in out.iter().enumerate() {
            // Integers below 2^24: exact in f32, in any order.
            let rows = expected.slice(s![2 * i..2 * i + 2, ..]);
            assert_eq!(device[0].to_array::<f32>().unwrap(), rows.into_dyn());
            assert_eq!(device[0].device().unwrap(), exe.devices()[i]);
        }
    });
}

#[test]
fn device_assignment_chooses_the_device() {
    on_each(|client| {
        let last = client.devices().unwrap().pop().unwrap();
        let id = i64::from(last.id().unwrap());
        let exe = client
            .compile(
                "func.func @main() -> tensor<2xf32> {
                   %c = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
                   return %c : tensor<2xf32>
                 }",
                &CompileOptions::new().device_assignment(vec![vec![id]]),
            )
            .unwrap();
        let out = exe.execute::<Arg<'_>>([]).unwrap().remove(0);
        assert_eq!(out.device().unwrap(), last);
        assert_eq!(
            out.copy_to_device(&client.devices().unwrap()[0]).unwrap().to_vec::<f32>().unwrap(),
            [1.0, 2.0]
        );
    });
}

#[test]
fn serialised_executable_runs_again() {
    on_each(|client| {
        let exe = compile(
            client,
            "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
               %y = stablehlo.tanh %x : tensor<4xf32>
               return %y : tensor<4xf32>
             }",
        );
        let device = &client.devices().unwrap()[0];
        let x = client.buffer_from_slice(&[0.0f32, 0.5, 1.0, -1.0], &[4], device).unwrap();
        let before = exe.execute([&x]).unwrap().remove(0).to_vec::<f32>().unwrap();
        let bytes = exe.executable().serialize().unwrap();
        drop(exe);
        let again = client.deserialize(&bytes).unwrap();
        assert_eq!(again.execute([&x]).unwrap().remove(0).to_vec::<f32>().unwrap(), before);
        let wrong = client.buffer_from_slice(&[0.0f32; 3], &[3], device).unwrap();
        assert!(again.execute([&wrong]).is_err());
    });
}

#[test]
fn debug_options_reach_the_compiler() {
    on_each(|client| {
        let dir = std::env::temp_dir().join(format!("xla-dump-{}", std::process::id()));
        let options = CompileOptions::new()
            .debug_option("xla_dump_to", dir.to_str().unwrap())
            .debug_option("xla_dump_hlo_as_text", "true");
        client
            .compile("func.func @main(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }", &options)
            .unwrap();
        let files: Vec<String> =
            std::fs::read_dir(&dir).unwrap().map(|f| f.unwrap().file_name().into_string().unwrap()).collect();
        assert!(files.iter().any(|f| f.ends_with("after_optimizations.txt")), "{files:?}");
        std::fs::remove_dir_all(&dir).unwrap();
        let error = client
            .compile(
                "func.func @main(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }",
                &CompileOptions::new().debug_option("xla_no_such_option", "1"),
            )
            .unwrap_err();
        assert!(error.message().contains("xla_no_such_option"), "{error}");
    });
}

/// Bytes that start at a multiple of 64, as XLA's own do, and that tell when they are dropped.
struct Aligned {
    bytes: Vec<u8>,
    start: usize,
    dropped: Arc<AtomicBool>,
}

impl Aligned {
    fn new(values: &[f32]) -> (Self, Arc<AtomicBool>) {
        let dropped = Arc::new(AtomicBool::new(false));
        let mut bytes = vec![0; values.len() * 4 + 64];
        let start = bytes.as_ptr().align_offset(64);
        bytes[start..start + values.len() * 4].copy_from_slice(bytemuck::cast_slice(values));
        (Self { bytes, start, dropped: Arc::clone(&dropped) }, dropped)
    }
}

impl AsRef<[u8]> for Aligned {
    fn as_ref(&self) -> &[u8] {
        &self.bytes[self.start..self.start + self.bytes.len() - 64]
    }
}

impl Drop for Aligned {
    fn drop(&mut self) {
        self.dropped.store(true, Ordering::SeqCst);
    }
}

#[test]
fn memory_of_the_caller_is_used_in_place_and_given_back() {
    on_each(|client| {
        let device = &client.devices().unwrap()[0];
        let values: Vec<f32> = (0..1024).map(|i| i as f32).collect();
        let (owner, dropped) = Aligned::new(&values);
        let address = owner.as_ref().as_ptr();
        let buffer = client.buffer_from_owner(owner, ElementType::F32, &[1024], device).unwrap();
        {
            let view = buffer.host_view().unwrap();
            assert_eq!(view.as_ptr(), address, "no copy");
            assert_eq!(view.as_slice::<f32>().unwrap(), values);
            assert!(view.as_slice::<i32>().is_err());
        }
        assert!(!dropped.load(Ordering::SeqCst));
        // Donating it must not let the program write into the caller's memory before it is given back.
        let exe = compile(
            client,
            "func.func @main(%x: tensor<1024xf32> {tf.aliasing_output = 0 : i32}) -> tensor<1024xf32> {
               %y = stablehlo.add %x, %x : tensor<1024xf32>
               return %y : tensor<1024xf32>
             }",
        );
        let doubled = exe.execute([Arg::Donate(buffer)]).unwrap().remove(0);
        let expected: Vec<f32> = values.iter().map(|v| 2.0 * v).collect();
        assert_eq!(doubled.to_vec::<f32>().unwrap(), expected);
        drop(doubled);
        // The thread that ran the program may be the last to let go of it.
        let limit = Instant::now() + Duration::from_secs(60);
        while !dropped.load(Ordering::SeqCst) {
            assert!(Instant::now() < limit, "given back");
            std::thread::sleep(Duration::from_millis(1));
        }
    });
}

#[test]
fn refused_memory_of_the_caller_is_given_back() {
    on_each(|client| {
        let (owner, dropped) = Aligned::new(&[1.0]);
        let device = &client.devices().unwrap()[0];
        assert!(client.buffer_from_owner(owner, ElementType::F32, &[2], device).is_err());
        assert!(dropped.load(Ordering::SeqCst));
    });
}

#[test]
fn view_of_a_packed_array_is_packed() {
    on_each(|client| {
        let device = &client.devices().unwrap()[0];
        let buffer = client.buffer_from_bytes(&[1, 2, 3, 4, 5], ElementType::F4E2M1FN, &[5], device).unwrap();
        assert_eq!(*buffer.host_view().unwrap(), [0x21, 0x43, 0x05]);
    });
}

#[test]
fn memories_are_those_of_the_device() {
    on_each(|client| {
        let devices = client.devices().unwrap();
        let memory = devices[0].default_memory().unwrap();
        assert!(devices[0].memories().unwrap().contains(&memory));
        assert!(memory.devices().unwrap().contains(&devices[0]));
        assert!(!memory.kind().unwrap().is_empty());
        let x = client.buffer_from_slice(&[1.0f32, 2.0], &[2], &devices[0]).unwrap();
        assert_eq!(x.memory().unwrap(), memory);
        let other = devices[1].default_memory().unwrap();
        assert_ne!(other.id().unwrap(), memory.id().unwrap());
        let copy = x.copy_to_memory(&other).unwrap();
        assert_eq!(copy.memory().unwrap(), other);
        assert_eq!(copy.to_vec::<f32>().unwrap(), [1.0, 2.0]);
    });
}

#[test]
fn topology_of_the_client_compiles_programs_that_it_loads() {
    on_each(|client| {
        let topology = client.topology().unwrap();
        let ids: Vec<i32> = topology.devices().unwrap().iter().map(|d| d.id).collect();
        let expected: Vec<i32> = client.devices().unwrap().iter().map(|d| d.id().unwrap()).collect();
        assert_eq!(ids, expected);
        // A function that PJRT has since 0.104: older plugins say so.
        match topology.fingerprint() {
            Ok(fingerprint) => assert_eq!(client.topology().unwrap().fingerprint().unwrap(), fingerprint),
            Err(error) => {
                assert!(client.plugin().version() < (0, 104), "{error}");
                assert_eq!(error.code(), Code::Unimplemented);
                assert!(error.to_string().contains("0.104 or later"), "{error}");
            }
        }
        let module = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
          %y = stablehlo.multiply %x, %x : tensor<2xf32>
          return %y : tensor<2xf32>
        }";
        let compiled = match topology.compile(module, &CompileOptions::new()) {
            Ok(compiled) => compiled,
            Err(error) => {
                // Not every build of XLA registers a compiler for its own topology.
                assert_eq!(error.code(), Code::NotFound, "{error}");
                return;
            }
        };
        let serialized = compiled.serialize().unwrap();
        let exe = client.deserialize(&serialized).unwrap();
        let x = client.buffer_from_slice(&[2.0f32, 3.0], &[2], &client.devices().unwrap()[0]).unwrap();
        assert_eq!(exe.execute([&x]).unwrap()[0].to_vec::<f32>().unwrap(), [4.0, 9.0]);
    });
}
