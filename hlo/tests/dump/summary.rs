//! The summary of a module whose work XLA's own analysis gives.

use hlo::analysis::{Cost, CostAnalysis, LoopCount, summarize};
use hlo::dump::{ParseOptions, parse_module};

/// A rematerialised scan over four layers of bf16 matrix products, value and gradient, as XLA's CPU compiler
/// optimised it. Beside it the numbers of `compiled.cost_analysis()` of JAX 0.12.
const SCAN: &str = include_str!("../../../tests/golden/hlo/scan_mlp_grad.txt");

#[test]
fn loops_counted_once_give_the_work_xla_reports() {
    let module = parse_module(SCAN, &ParseOptions::default()).unwrap();
    let cost = CostAnalysis::new(&module, LoopCount::Once).total();
    assert_eq!(cost, Cost { flops: 962057.0, transcendentals: 2048.0, bytes_accessed: 596212.0 });
}

#[test]
fn loop_bodies_count_as_often_as_they_run() {
    let module = parse_module(SCAN, &ParseOptions::default()).unwrap();
    let summary = summarize(&module);
    let trips: Vec<_> = summary.while_loops.iter().map(|l| l.trip_count).collect();
    assert_eq!(trips, [Some(4), Some(4)]);
    assert_eq!(summary.unknown_trip_counts, 0);
    // Forward, its repetition and two gradients: products of 8 x 64 x 128 for two weights, in four layers, but
    // the second product is not repeated.
    assert_eq!(summary.flops_by_dtype.values().sum::<f64>(), (2 * 8 * 64 * 128 * 7 * 4) as f64);
}

#[test]
fn a_loop_of_unknown_trip_count_is_said_so() {
    let text = SCAN.replace("\"known_trip_count\":{\"n\":\"4\"}", "\"x\":1");
    let module = parse_module(&text, &ParseOptions::default()).unwrap();
    assert_eq!(summarize(&module).unknown_trip_counts, 2);
}
