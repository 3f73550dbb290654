//! Graphs built with `hlo`, compiled and run by real plugins.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod common;

use common::{plugins, run_f32};
use hlo::op::BinaryOp;
use hlo::{DType, Graph, RematPolicy};

#[test]
fn arithmetic_reductions_and_products_run() {
    let g = Graph::new("smoke");
    let x = g.parameter("x", DType::F32, [2, 3]);
    let w = g.parameter("w", DType::F32, [3, 4]);
    let y = x.dot(w).softmax(1);
    let z = (y * 2.0 + 1.0).sum_all();
    let (top, index) = x.top_k(2);
    let module = g
        .finish(&[
            ("y", y),
            ("z", z),
            ("top", top),
            ("index", index.to_dtype(DType::F32)),
            ("cumsum", x.cumsum(1)),
            ("argmax", x.argmax(1, DType::I32).to_dtype(DType::F32)),
            ("erf_inv", (x * 0.1).erf_inv()),
        ])
        .unwrap();
    let x = [1.0, 2.0, 3.0, 6.0, 5.0, 4.0];
    for plugin in plugins() {
        let out = run_f32(plugin, &module, &[&x, &[0.0; 12]]);
        assert_eq!(out[0], [0.25; 8]);
        assert_eq!(out[1], [12.0]);
        assert_eq!(out[2], [3.0, 2.0, 6.0, 5.0]);
        assert_eq!(out[3], [2.0, 1.0, 0.0, 1.0]);
        assert_eq!(out[4], [1.0, 3.0, 6.0, 6.0, 11.0, 15.0]);
        assert_eq!(out[5], [2.0, 0.0]);
        // erf_inv(0.1) to f32 rounding.
        assert!((out[6][0] - 0.088_855_99).abs() < 1e-7, "{}", out[6][0]);
    }
}

#[test]
fn scan_with_axes_and_captured_values_runs() {
    let g = Graph::new("scan");
    let xs = g.parameter("xs", DType::F32, [2, 3]);
    let scale = g.parameter("scale", DType::F32, [2]);
    let input = hlo::ScanInput { array: xs, axis: 1 };
    let options = hlo::ScanOptions { ys_axes: vec![1], ..Default::default() };
    let zero = g.zeros(DType::F32, [2]);
    let (carry, ys) = g.scan_with(&options, &[zero], &[input], |carry, x| {
        let out = g.remat(&RematPolicy::Nothing, false, || vec![carry[0] + x[0] * scale]);
        (vec![out[0]], vec![out[0]])
    });
    let looped = g.while_loop(&[g.scalar(DType::F32, 1.0)], |s| s[0].lt(100.0), |s| vec![s[0] * 3.0]);
    let pred = xs.reduce_by(BinaryOp::Maximum, &[0, 1]).gt(5.0);
    let chosen = g.cond(pred, || vec![scale * 2.0], || vec![scale]);
    let module = g
        .finish(&[("carry", carry[0]), ("ys", ys[0]), ("looped", looped[0]), ("chosen", chosen[0])])
        .unwrap();
    for plugin in plugins() {
        let out = run_f32(plugin, &module, &[&[1., 2., 3., 4., 5., 6.], &[1., 10.]]);
        assert_eq!(out[0], [6.0, 150.0]);
        assert_eq!(out[1], [1., 3., 6., 40., 90., 150.]);
        assert_eq!(out[2], [243.0]);
        assert_eq!(out[3], [2.0, 20.0]);
    }
}

#[test]
fn the_first_error_names_operation_operands_scope_and_place() {
    let g = Graph::new("bad");
    let x = g.parameter("x", DType::F32, [2, 3]);
    let y = {
        let _scope = g.scope("decoder");
        x + g.parameter("y", DType::F32, [4])
    };
    let error = g.finish(&[("y", y)]).unwrap_err().to_string();
    assert!(error.contains("shapes [2, 3] and [4] do not broadcast"), "{error}");
    assert!(error.contains("in scope decoder at") && error.contains("graph.rs:"), "{error}");
}
