//! Compile, execute, read.

use ndarray::{Array2, array};
use xla::{Arg, Code, CompileOptions, ElementType};

use crate::common::on_each;

const MATMUL: &str = "
func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
    : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %c : tensor<2x2xf32>
}";

#[test]
fn matmul_gives_the_product() {
    on_each(|client| {
        let device = &client.devices().unwrap()[0];
        let exe = client.compile(MATMUL, &CompileOptions::new()).unwrap();
        let a: Array2<f32> = array![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
        let b: Array2<f32> = array![[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]];
        let left = client.buffer_from_array(&a, device).unwrap();
        let right = client.buffer_from_array(&b, device).unwrap();
        let out = exe.execute([&left, &right]).unwrap().remove(0);
        out.wait().unwrap();
        assert_eq!(out.element_type().unwrap(), ElementType::F32);
        assert_eq!(out.to_array::<f32>().unwrap(), a.dot(&b).into_dyn());
        assert_eq!(&out.device().unwrap(), device);
    });
}

#[test]
fn strided_array_is_made_dense() {
    on_each(|client| {
        let device = &client.devices().unwrap()[0];
        let a: Array2<f32> = array![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
        let buffer = client.buffer_from_array(&a.t(), device).unwrap();
        assert_eq!(buffer.dims().unwrap(), [3, 2]);
        assert_eq!(buffer.to_vec::<f32>().unwrap(), [1.0, 4.0, 2.0, 5.0, 3.0, 6.0]);
    });
}

const STEP: &str = "
func.func @main(%s: tensor<1024xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<1024xf32>) -> tensor<1024xf32> {
  %y = stablehlo.add %s, %x : tensor<1024xf32>
  return %y : tensor<1024xf32>
}";

#[test]
fn donated_buffer_is_reused_and_borrowed_one_is_kept() {
    on_each(|client| {
        let device = &client.devices().unwrap()[0];
        let exe = client.compile(STEP, &CompileOptions::new()).unwrap();
        let one = client.buffer_from_slice(&[1.0f32; 1024], &[1024], device).unwrap();
        let state = client.buffer_from_slice(&[0.0f32; 1024], &[1024], device).unwrap();
        // Borrowed: the state must not change.
        let next = exe.execute([&state, &one]).unwrap().remove(0);
        assert_eq!(next.to_vec::<f32>().unwrap(), [1.0; 1024]);
        assert_eq!(state.to_vec::<f32>().unwrap(), [0.0; 1024]);
        // Donated: ten steps, each in the memory of the one before.
        let mut state = state;
        for _ in 0..10 {
            state = exe.execute([Arg::Donate(state), Arg::Borrow(&one)]).unwrap().remove(0);
        }
        assert_eq!(state.to_vec::<f32>().unwrap(), [10.0; 1024]);
        assert!(exe.executable().memory_stats().unwrap().alias_size_in_bytes >= 4096);
    });
}

#[test]
fn statistics_count_the_program() {
    on_each(|client| {
        let exe = client.compile(MATMUL, &CompileOptions::new()).unwrap();
        let stats = exe.executable().memory_stats().unwrap();
        assert_eq!(stats.argument_size_in_bytes, 2 * 6 * 4);
        assert_eq!(stats.output_size_in_bytes, 4 * 4);
        match exe.executable().cost_analysis() {
            Ok(cost) => assert!(cost.contains_key("flops"), "{cost:?}"),
            Err(e) => assert_eq!(e.code(), Code::Unimplemented, "{e}"),
        }
        let (format, code) = exe.executable().optimized_program().unwrap();
        assert!(format.starts_with("hlo"), "{format}");
        assert!(code.len() > 100);
    });
}
