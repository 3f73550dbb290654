//! The interpreter against values worked out by hand from the StableHLO specification.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use hlo::interp::{InterpError, Interpreter, Value};
use hlo::op::{BinaryOp, CustomCall, ReplicaGroups};
use hlo::sharding::{ManualSpec, Mesh, Sharding};
use hlo::{DType, Graph, Tensor, TensorType};

/// Evaluates tensors of a graph without parameters.
fn eval(graph: &Graph, tensor: Tensor<'_>) -> Vec<f64> {
    Interpreter::new().eval(graph, &[tensor], &[]).unwrap().remove(0).to_f64()
}

/// Converts one number between types.
fn convert(x: f64, from: DType, to: DType) -> f64 {
    let graph = Graph::new("convert");
    let literal = Value::from_f64(&TensorType::scalar(from), [x]).unwrap();
    let parameter = graph.parameter("x", from, hlo::Shape::scalar());
    let converted = parameter.to_dtype(to);
    Interpreter::new().eval(&graph, &[converted], &[literal]).unwrap()[0].to_f64()[0]
}

#[test]
fn floats_round_to_nearest_even() {
    // Above 2^24 f32 has a spacing of 2; bf16 has 8 bits of precision.
    assert_eq!(convert(16_777_217.0, DType::F64, DType::F32), 16_777_216.0);
    assert_eq!(convert(16_777_219.0, DType::F64, DType::F32), 16_777_220.0);
    assert_eq!(convert(257.0, DType::F32, DType::BF16), 256.0);
    assert_eq!(convert(259.0, DType::F32, DType::BF16), 260.0);
    // The smallest subnormal of f16 is 2^-24; half of it is a tie with zero.
    assert_eq!(convert(2_f64.powi(-25), DType::F64, DType::F16), 0.0);
    assert_eq!(convert(1.5 * 2_f64.powi(-24), DType::F64, DType::F16), 2_f64.powi(-23));
}

/// Half of the types have no infinity to start from.
#[test]
fn largest_and_smallest_of_every_type_of_floats() {
    for dtype in DType::ALL.iter().copied().filter(|dtype| dtype.is_float()) {
        let numbers = [1.0, 0.5, 4.0, 2.0];
        let graph = Graph::new("limits");
        let x = graph.parameter("x", dtype, [4]);
        let outputs = [
            x.reduce_by(BinaryOp::Maximum, &[0]),
            x.reduce_by(BinaryOp::Minimum, &[0]),
            x.argmax(0, DType::I32),
            x.argmin(0, DType::I32),
        ];
        let value = Value::from_f64(&TensorType::new(dtype, [4]), numbers).unwrap();
        let found = Interpreter::new().eval(&graph, &outputs, &[value]).unwrap();
        let found: Vec<f64> = found.iter().map(|value| value.to_f64()[0]).collect();
        assert_eq!(found, [4.0, 0.5, 2.0, 1.0], "{dtype}");
    }
}

#[test]
fn narrow_floats_overflow_as_their_formats_say() {
    assert_eq!(convert(464.0, DType::F32, DType::F8E4M3FN), 448.0);
    assert!(convert(465.0, DType::F32, DType::F8E4M3FN).is_nan());
    assert_eq!(convert(1e6, DType::F32, DType::F8E5M2), f64::INFINITY);
    assert_eq!(convert(1e6, DType::F32, DType::F4E2M1FN), 6.0);
    assert_eq!(convert(2.5, DType::F32, DType::F4E2M1FN), 2.0);
    assert_eq!(convert(-3.5, DType::F32, DType::F4E2M1FN), -4.0);
}

#[test]
fn floats_become_integers_by_truncation_and_saturation() {
    assert_eq!(convert(-2.7, DType::F32, DType::I32), -2.0);
    assert_eq!(convert(300.0, DType::F32, DType::U8), 255.0);
    assert_eq!(convert(-1.0, DType::F32, DType::U8), 0.0);
    assert_eq!(convert(f64::NAN, DType::F32, DType::I32), 0.0);
}

#[test]
fn integers_wrap_and_divide_by_zero_as_xla_says() {
    let graph = Graph::new("integers");
    let x = graph.array(&[i8::MAX, i8::MIN, 7], [3]);
    let y = graph.array(&[1_i8, -1, 0], [3]);
    assert_eq!(eval(&graph, x + y), [-128.0, 127.0, 7.0]);
    assert_eq!(eval(&graph, x / y), [127.0, -128.0, -1.0]);
    assert_eq!(eval(&graph, x % y), [0.0, 0.0, 7.0]);
}

#[test]
fn shifts_by_the_width_or_more_shift_everything_out() {
    let graph = Graph::new("shifts");
    let x = graph.array(&[-128_i8, -128, -128], [3]);
    let y = graph.array(&[1_i8, 8, -1], [3]);
    assert_eq!(eval(&graph, x.binary(BinaryOp::ShiftLeft, y)), [0.0, 0.0, 0.0]);
    assert_eq!(eval(&graph, x.binary(BinaryOp::ShiftRightLogical, y)), [64.0, 0.0, 0.0]);
    assert_eq!(eval(&graph, x.binary(BinaryOp::ShiftRightArithmetic, y)), [-64.0, -1.0, -1.0]);
}

#[test]
fn dynamic_slice_clamps_its_start() {
    let graph = Graph::new("slice");
    let x = graph.iota(DType::I32, [5], 0);
    let start = graph.scalar(DType::I32, 4.0);
    assert_eq!(eval(&graph, x.dynamic_slice(&[start], &[3])), [2.0, 3.0, 4.0]);
}

#[test]
fn interior_padding_lies_between_elements_only() {
    let graph = Graph::new("pad");
    let x = graph.array(&[1.0_f32, 2.0, 3.0], [3]);
    let padded = x.pad(graph.scalar(DType::F32, 9.0), &[1], &[-1], &[1]);
    assert_eq!(eval(&graph, padded), [9.0, 1.0, 9.0, 2.0, 9.0]);
}

#[test]
fn while_runs_until_its_condition_is_false() {
    let graph = Graph::new("while");
    let one = graph.scalar(DType::I32, 1.0);
    let results = graph.while_loop(&[one], |s| s[0].lt(100i32), |s| vec![s[0] * 3i32]);
    assert_eq!(eval(&graph, results[0]), [243.0]);
}

#[test]
fn while_that_does_not_end_is_an_error() {
    let graph = Graph::new("while");
    let one = graph.scalar(DType::I32, 1.0);
    let results = graph.while_loop(&[one], |s| s[0].ge(1i32), |s| s.to_vec());
    let error = Interpreter::new().with_max_iterations(50).eval(&graph, &results, &[]).unwrap_err();
    assert!(error.to_string().contains("still running after 50 iterations"), "{error}");
}

#[test]
fn all_reduce_adds_over_the_devices_of_each_group() {
    let graph = Graph::new("manual");
    graph.set_mesh(Mesh::new([("x", 2), ("y", 2)]));
    let x = graph.array(&[1.0_f32, 10.0, 100.0, 1000.0], [4]);
    let split = || vec![Sharding::of([&["x", "y"][..]])];
    let manual_axes = vec!["x".into(), "y".into()];
    let spec = ManualSpec { in_shardings: split(), out_shardings: split(), manual_axes };
    // Devices 0 and 1 have x = 0, devices 2 and 3 have x = 1.
    let groups = ReplicaGroups { groups: vec![vec![0, 2], vec![1, 3]], channel: 1 };
    let sums = graph.manual_computation(spec, &[x], |x| vec![x[0].all_reduce(BinaryOp::Add, groups)]);
    assert_eq!(eval(&graph, sums[0]), [101.0, 1010.0, 101.0, 1010.0]);
}

#[test]
fn custom_call_without_handler_names_the_target_and_the_place() {
    let graph = Graph::new("call");
    let x = graph.scalar(DType::F32, 1.0);
    let call = CustomCall { target: "mystery".into(), api_version: 4, ..CustomCall::default() };
    let scope = graph.scope("mlp");
    let results = graph.custom_call(call, &[x], &[TensorType::scalar(DType::F32)]);
    drop(scope);
    let error = Interpreter::new().eval(&graph, &results, &[]).unwrap_err().to_string();
    assert!(error.contains("no handler for target 'mystery'"), "{error}");
    assert!(error.contains("scope 'mlp'") && error.contains("main.rs"), "{error}");
}

#[test]
fn argument_of_the_wrong_type_is_refused() {
    let graph = Graph::new("argument");
    let x = graph.parameter("x", DType::F32, [2]);
    let argument = Value::dense(&[1_i32, 2], [2]).unwrap();
    let error = Interpreter::new().eval(&graph, &[x], &[argument]).unwrap_err();
    assert!(matches!(error, InterpError::ArgumentType { index: 0, .. }), "{error}");
}

#[test]
fn lowered_module_gives_what_the_graph_gives() {
    let graph = Graph::new("scan");
    let x = graph.parameter("x", DType::F32, [3]);
    let (carry, ys) = graph.scan(&[graph.scalar(DType::F32, 1.0)], &[x], |carry, slices| {
        let next = carry[0] * slices[0];
        (vec![next], vec![next + 1.0])
    });
    let module = graph.finish(&[("carry", carry[0]), ("ys", ys[0])]).unwrap();
    let argument = [Value::dense(&[2.0_f32, 3.0, 4.0], [3]).unwrap()];
    let lowered = Interpreter::new().run(&module, &argument).unwrap();
    assert_eq!(lowered, Interpreter::new().eval(&graph, &[carry[0], ys[0]], &argument).unwrap());
    assert_eq!(lowered[1].to_f64(), [3.0, 7.0, 25.0]);
}
