//! Draws in a graph, evaluated by the interpreter, against what JAX drew.

use hlo::interp::{Interpreter, Value};
use hlo::random::{Key, KeyKind};
use hlo::{DType, Graph, TensorType};

use crate::cases::{Case, build, cases};

/// The largest difference allowed from `x`, in units in the last place of 1, or of `x` if that is larger. The
/// interpreter rounds after each op and computes erf_inv and log in f64; XLA fuses multiply-adds and works in the type.
fn tolerance(case: &Case, x: f64) -> f64 {
    match case.function.as_str() {
        // One rounding of a product below 8: half of a unit in the last place, 4 epsilon.
        "uniform" if case.number("minval").is_some() => 2.0,
        // XLA's polynomial is good to a few units. It starts by rounding u^2, by up to epsilon / 4, which moves u by
        // half of that, and the result by sqrt(pi / 2) exp(x^2 / 2) as much.
        "normal" => 4.0 + 0.16 * (x * x / 2.0).exp(),
        // Here u itself has been rounded from up to 1 too, by epsilon / 2 in two steps: four times the above.
        "truncated_normal" => 4.0 + 0.8 * (x * x / 2.0).exp(),
        // Two logarithms, each good to a unit.
        "gumbel" => 2.0,
        _ => 0.0,
    }
}

fn assert_close(ty: &TensorType, ours: &Value, theirs: &Value, case: &Case) {
    let epsilon = 0.5_f64.powi(ty.dtype.mantissa_bits().unwrap() as i32);
    for (a, b) in ours.to_f64().into_iter().zip(theirs.to_f64()) {
        let difference = (a - b).abs() / epsilon / b.abs().max(1.0);
        assert!(
            difference <= tolerance(case, b),
            "{}: {a} differs from {b} by {difference} epsilon",
            case.what()
        );
    }
}

#[test]
fn interpreted_draws_equal_jax() {
    let mut equal = 0;
    for case in cases() {
        let graph = Graph::new("draw");
        let Some(drawn) = build(&graph, &case) else { continue };
        let words = Value::dense(&case.key, [case.key.len() as i64]).unwrap();
        let arguments = if case.function == "from_seed" { vec![] } else { vec![words] };
        let ours = Interpreter::new().eval(&graph, &[drawn], &arguments).unwrap().remove(0);
        let ty = drawn.ty();
        // JAX's categorical is i64 here because the script runs with 64-bit types on.
        let stored = TensorType::new(DType::from_numpy(&case.dtype).unwrap(), case.shape.clone());
        let theirs = Value::from_bytes(&stored, &case.bytes).unwrap();
        if ty.dtype.is_float() {
            assert_close(&ty, &ours, &theirs, &case);
        } else {
            assert_eq!(ours.to_f64(), theirs.to_f64(), "{}", case.what());
        }
        equal += 1;
    }
    assert!(equal >= 200, "only {equal} cases were compared");
}

#[test]
fn split_in_a_graph_gives_the_rows_of_split_words() {
    let graph = Graph::new("split");
    let key = Key::from_seed(&graph, KeyKind::Threefry2x32, 42);
    let mut outputs = vec![key.split_words(3)];
    outputs.extend(key.split(3).into_iter().map(Key::words));
    let values = Interpreter::new().eval(&graph, &outputs, &[]).unwrap();
    let rows: Vec<f64> = values[1..].iter().flat_map(Value::to_f64).collect();
    assert_eq!(values[0].to_f64(), rows);
}

#[test]
fn key_words_of_the_wrong_type_are_an_error_of_the_graph() {
    let graph = Graph::new("bad");
    let words = graph.parameter("key", DType::U32, [3]);
    Key::from_words(KeyKind::UnsafeRbg, words).uniform(DType::F32, [2], 0.0, 1.0);
    let error = graph.error().unwrap().to_string();
    assert!(
        error.contains("a key of kind unsafe_rbg has type tensor<4xui32>, got tensor<3xui32>"),
        "{error}"
    );
}

#[test]
fn integers_cannot_be_drawn_as_uniform() {
    let graph = Graph::new("bad");
    Key::from_seed(&graph, KeyKind::UnsafeRbg, 0).uniform(DType::I32, [2], 0.0, 1.0);
    let error = graph.error().unwrap().to_string();
    assert!(error.contains("the element type must be a float, got i32"), "{error}");
}
