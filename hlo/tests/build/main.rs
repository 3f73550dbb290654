//! What the builder refuses, with the message that a user sees.
#![allow(clippy::unwrap_used, reason = "tests")]

use hlo::op::{Attribute, BinaryOp, CustomCall, GatherDims, ReplicaGroups, ScatterDims};
use hlo::random::{Key, KeyKind};
use hlo::sharding::{ManualSpec, Mesh, Sharding};
use hlo::{DType, Graph, ScanOptions, Tensor};

type Build<'a> = dyn for<'g> Fn(&'g Graph, Tensor<'g>) -> Tensor<'g> + 'a;

/// The error of a graph with one parameter, f32 `[5, 1]`.
fn refusal(build: &Build<'_>) -> String {
    let graph = Graph::new("refused");
    build(&graph, graph.parameter("x", DType::F32, [5, 1]));
    graph.error().unwrap().to_string()
}

#[track_caller]
fn refuses(build: &Build<'_>, expected: &str) {
    let message = refusal(build);
    assert!(message.contains(expected), "{message}");
    assert!(message.contains(file!()), "no place: {message}");
}

#[test]
fn dimensions_that_are_not_there() {
    refuses(&|_, x| x.cumsum(2), "dimension 2 is outside 0..2");
    refuses(&|_, x| x.sum_all().cumsum(0), "dimension 0 is outside 0..0");
    refuses(&|_, x| x.cumprod(-1), "dimension -1 is outside 0..2");
    refuses(&|_, x| x.squeeze(&[7]), "squeeze: dimension 7 is outside 0..2");
    refuses(&|_, x| x.squeeze(&[1, 1]), "squeeze: dimension 1 is given twice");
    refuses(&|_, x| x.squeeze(&[0]), "dimension 0 of");
}

#[test]
fn negative_sizes() {
    let negative = "with a negative size";
    refuses(&|g, _| g.zeros(DType::F32, [-1]), negative);
    refuses(&|g, _| g.iota(DType::I32, [2, -3], 0), negative);
    refuses(&|_, x| x.sum_all().broadcast_to([-5]), negative);
    refuses(&|_, x| x.to_dtype(DType::I32).one_hot(-1, DType::F32), negative);
    let options = ScanOptions { length: Some(-3), ..Default::default() };
    refuses(
        &|g, x| g.scan_with(&options, &[x], &[], |carry, _| (carry.to_vec(), Vec::new())).0[0],
        "a length is not negative, as -3 is",
    );
}

/// Each would overflow the arithmetic on 64-bit sizes.
#[test]
fn sizes_beyond_64_bits() {
    const HUGE: i64 = 1 << 61;
    let bits = "more than 2^63 bits";
    refuses(&|g, _| g.parameter("y", DType::F32, [HUGE, 8]), bits);
    refuses(&|g, _| g.zeros(DType::F32, [HUGE, HUGE]), bits);
    // A dimension of size 0 makes the count 0, but not for whoever takes that dimension away.
    refuses(&|g, _| g.zeros(DType::F32, [HUGE, 0, 8]), bits);
    refuses(&|_, x| x.reshape([HUGE, HUGE]), "reshape: cannot become shape");
    refuses(&|_, x| x.sum_all().broadcast_to([HUGE, 4]), bits);
    refuses(&|_, x| x.pad(x.sum_all(), &[i64::MAX, 0], &[0, 0], &[0, 0]), "dimension 0 of size 5 becomes");
    refuses(&|_, x| x.pad(x.sum_all(), &[0, 0], &[0, 0], &[i64::MAX, 0]), "dimension 0 of size 5 becomes");
    refuses(
        &|g, _| {
            let long = g.zeros(DType::Bool, [i64::MAX]);
            Tensor::concatenate(&[long, long], 0).unwrap()
        },
        "the sizes of dimension 0 add up to more than 2^63",
    );
}

#[test]
fn indices_of_the_largest_element() {
    refuses(&|_, x| x.argmax(0, DType::F32), "argmax: indices are integers, not f32");
    refuses(&|_, x| x.argmin(2, DType::I32), "argmin: dim");
    refuses(&|g, _| g.zeros(DType::F32, [3, 0]).argmax(1, DType::I32), "dimension 1 is empty");
    refuses(&|g, _| g.zeros(DType::F32, [129]).argmax(0, DType::I8), "i8 does not count to 128");
}

#[test]
fn places_of_dimensions() {
    refuses(&|_, x| x.expand_dims(3), "no place 3 among the dimensions of");
    refuses(&|_, x| x.expand_dims(-4), "no place -4 among the dimensions of");
    refuses(&|_, x| x.moveaxis(0, 2), "dimension 2 is outside 0..2");
    refuses(&|_, x| x.moveaxis(-3, 0), "dimension -3 is outside 0..2");
}

/// Refuses a call with this change.
#[track_caller]
fn refuses_call(change: impl Fn(&mut CustomCall), expected: &str) {
    let build = |g: &Graph, x: Tensor<'_>| {
        let mut call = CustomCall { target: "t".into(), api_version: 4, ..CustomCall::default() };
        change(&mut call);
        g.custom_call(call, &[x], &[x.ty()]);
    };
    let graph = Graph::new("refused");
    build(&graph, graph.parameter("x", DType::F32, [5, 1]));
    let message = graph.error().unwrap().to_string();
    assert!(message.contains(expected), "{message}");
}

#[test]
fn custom_calls() {
    let attribute = |name: &str| (name.into(), Attribute::Bool(true));
    refuses_call(|call| call.api_version = 99, "api_version 99 is none of 0");
    refuses_call(|call| call.attributes = vec![attribute("a\"b")], "contains '\"'");
    refuses_call(|call| call.attributes = vec![attribute("a"), attribute("a")], "is given twice");
    refuses_call(
        |call| call.backend_config = "a".into(),
        "a backend_config, which api_version 4 does not pass on",
    );
    let old = |call: &mut CustomCall| (call.api_version, call.attributes) = (1, vec![attribute("a")]);
    refuses_call(old, "attributes, which api_version 1 does not pass on");
    refuses_call(|call| call.attributes = vec![attribute("")], "attribute 0 has no name");
    refuses_call(|call| call.operand_layouts = Some(vec![vec![0].into()]), "does not have its 2 dimensions");
    refuses_call(|call| call.result_layouts = Some(vec![vec![0, 0].into()]), "dimension 0 is given twice");
}

#[test]
fn meshes() {
    let mesh = |axes: &[(&'static str, i64)]| {
        let graph = Graph::new("refused");
        graph.set_mesh(Mesh::new(axes.iter().copied()));
        let message = graph.error().map(|error| error.to_string());
        (message.unwrap_or_default(), graph.mesh().is_some())
    };
    assert_eq!(mesh(&[("data", 4), ("model", 2)]), (String::new(), true));
    for (axes, expected) in [
        (&[("data", -1)][..], "axis \"data\" of the mesh has size -1"),
        (&[("data", 0)], "axis \"data\" of the mesh has size 0"),
        (&[("data", 2), ("data", 2)], "the mesh has two axes \"data\""),
        (&[("", 2)], "axis 0 of the mesh has no name"),
        (&[("data", 1 << 40), ("model", 1 << 40)], "devices; there can be"),
    ] {
        let (message, set) = mesh(axes);
        assert!(message.contains(expected) && !set, "{message}");
    }
}

#[test]
fn floats_of_attributes() {
    let attribute = |bits, dtype| vec![("a".into(), Attribute::Float(bits, dtype))];
    refuses_call(|call| call.attributes = attribute(1, DType::I32), "which are no number of i32");
    refuses_call(|call| call.attributes = attribute(0x1_3f80, DType::BF16), "which are no number of bf16");
    // 1.0, with a digit for every four bits.
    for (bits, dtype, text) in [
        (0x3f80, DType::BF16, "0x3F80 : bf16"),
        (0x3c00, DType::F16, "0x3C00 : f16"),
        (0x3f80_0000, DType::F32, "0x3F800000 : f32"),
        (0x3ff0_0000_0000_0000, DType::F64, "0x3FF0000000000000 : f64"),
    ] {
        let graph = Graph::new("printed");
        let x = graph.parameter("x", DType::F32, [1]);
        let attributes = attribute(bits, dtype);
        let call = CustomCall { target: "t".into(), api_version: 4, attributes, ..CustomCall::default() };
        let y = graph.custom_call(call, &[x], &[x.ty()])[0];
        let module = graph.finish(&[("y", y)]).unwrap().to_string();
        assert!(module.contains(text), "{module}");
    }
}

#[test]
fn batching_dimensions_of_other_sizes() {
    let dims = |dims: &[i64]| dims.iter().copied().collect();
    let gather = GatherDims {
        operand_batching_dims: dims(&[0]),
        start_indices_batching_dims: dims(&[0]),
        start_index_map: dims(&[1]),
        index_vector_dim: 1,
        offset_dims: dims(&[1]),
        ..GatherDims::default()
    };
    let expected = "operand_batching_dims have the sizes [5], start_indices_batching_dims [4]";
    refuses(&|g, x| x.gather(g.zeros(DType::I32, [4, 1]), gather.clone(), &[1, 1], false), expected);
    let scatter = ScatterDims {
        input_batching_dims: dims(&[0]),
        scatter_indices_batching_dims: dims(&[0]),
        scatter_dims_to_operand_dims: dims(&[1]),
        index_vector_dim: 1,
        update_window_dims: dims(&[1]),
        ..ScatterDims::default()
    };
    refuses(
        &|g, x| {
            let (indices, updates) = (g.zeros(DType::I32, [4, 1]), g.zeros(DType::F32, [4, 1]));
            x.scatter_by(BinaryOp::Add, indices, updates, scatter.clone())
        },
        "input_batching_dims have the sizes [5], scatter_indices_batching_dims [4]",
    );
}

#[test]
fn more_keys_than_a_tensor_holds() {
    refuses(
        &|g, x| {
            let key = Key::from_words(KeyKind::UnsafeRbg, g.zeros(DType::U32, [4]));
            let _ = key.split_words(i64::MAX);
            x
        },
        "2^63",
    );
}

/// StableHLO's verifier refuses both.
#[test]
fn collectives_along_dimensions_of_nothing() {
    let groups = || ReplicaGroups { groups: vec![vec![0, 1]], channel: 1 };
    let refused = |x: Tensor<'_>| x.graph().error().unwrap().to_string();
    let graph = Graph::new("refused");
    let x = graph.parameter("x", DType::F32, [0, 2]).all_gather(0, groups());
    assert!(refused(x).contains("dimension 0 of size 0 cannot be gathered"), "{}", refused(x));
    let graph = Graph::new("refused");
    let x = graph.parameter("x", DType::F32, [2, 0]).reduce_scatter(BinaryOp::Add, 1, groups());
    assert!(refused(x).contains("dimension 1 of size 0 cannot be scattered"), "{}", refused(x));
}

#[test]
fn gradients_of_maxima_over_devices() {
    let groups = ReplicaGroups { groups: vec![vec![0, 1]], channel: 1 };
    let derivative = |g: &Graph, x: Tensor<'_>| -> String {
        g.grad(x.all_reduce(BinaryOp::Maximum, groups.clone()).sum_all(), &[x]);
        g.error().unwrap().to_string()
    };
    let graph = Graph::new("refused");
    let message = derivative(&graph, graph.parameter("x", DType::F32, [5]));
    assert!(message.contains("all_reduce"), "{message}");
    assert!(message.contains("only sums over devices have one, as in JAX"), "{message}");
}

/// The forward computation runs once: what the reverse pass needs of it are further results, one part a device.
#[test]
fn values_kept_by_manual_computations() {
    let graph = Graph::new("kept");
    graph.set_mesh(Mesh::new([("x", 2)]));
    let x = graph.parameter("x", DType::F32, [4, 3]);
    let split = || vec![Sharding::of([&["x"][..], &[]])];
    let spec = ManualSpec { in_shardings: split(), out_shardings: split(), manual_axes: vec!["x".into()] };
    let y = graph.manual_computation(spec, &[x], |x| vec![x[0].exp() * x[0].sum_all().sin()])[0];
    let gradient = graph.grad(y.sum_all(), &[x])[0];
    let module = graph.finish(&[("y", y), ("dx", gradient)]).unwrap();
    let text = module.to_string();
    assert_eq!(text.matches("sdy.manual_computation").count(), 2, "{text}");
    assert_eq!(text.matches("stablehlo.exponential").count(), 1, "{text}");
    let kept: Vec<String> =
        module.saved_residuals().iter().map(|kept| format!("{} {}", kept.ty, kept.source)).collect();
    // e^x of each device stacked as x itself; the sine's argument and its value, one number a device.
    assert!(kept.iter().any(|kept| kept.starts_with("tensor<4x3xf32>")), "{kept:?}");
    assert!(kept.iter().any(|kept| kept.starts_with("tensor<2xf32>")), "{kept:?}");
}
