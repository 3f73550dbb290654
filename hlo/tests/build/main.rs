//! What the builder refuses, with the message that a user sees.
#![allow(clippy::unwrap_used, reason = "tests")]

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
