//! Values and gradients against JAX's, which `tests/scripts/jax_grad_goldens.py` computed in f64: the same functions
//! built here, differentiated, and run on the plugins in f64 and f32 and on the interpreter in f64.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod arrays;
#[path = "../common/mod.rs"]
mod common;
mod elementwise;
mod golden;
mod layers;
mod manual;
mod structure;

use std::collections::BTreeSet;

use common::{TestPlugin, plugins};
use golden::{Case, Goldens};
use hlo::interp::{Interpreter, Value};
use hlo::{DType, Graph, Module, Tensor, TensorType};
use xla::CompileOptions;

/// A function of the goldens, built from its arguments.
type Function = for<'g> fn(&'g Graph, &[Tensor<'g>]) -> Tensor<'g>;

/// Name in the goldens, and the function.
type Row = (&'static str, Function);

/// XLA's and our order of operations differ by at most some hundreds of roundings; each moves a result by at most half a
/// unit in the last place of the largest element: 2^-53 in f64, 2^-24 in f32.
const ROUNDINGS: f64 = 512.0;
/// Transcendental functions of f64 have errors of up to some units themselves, on both sides.
const F64_TOLERANCE: f64 = 8.0 * ROUNDINGS / 9_007_199_254_740_992.0;
const F32_TOLERANCE: f64 = ROUNDINGS / 16_777_216.0;

fn functions() -> Vec<Row> {
    [elementwise::FUNCTIONS, arrays::FUNCTIONS, layers::FUNCTIONS, structure::FUNCTIONS].concat()
}

/// Named tensors.
type Named<'g> = Vec<(&'static str, Tensor<'g>)>;

/// Types of the arguments, floats being of `dtype`.
fn types_of(case: &Case, dtype: DType) -> Vec<TensorType> {
    let ty = |x: &golden::Argument| TensorType::new(if x.float { dtype } else { DType::I32 }, &x.shape);
    case.arguments.iter().map(ty).collect()
}

/// The function's value, and the gradient of its weighted sum with respect to every float argument; the parameters.
fn outputs<'g>(
    graph: &'g Graph,
    function: Function,
    case: &Case,
    dtype: DType,
) -> (Named<'g>, Vec<Tensor<'g>>) {
    let arguments: Vec<_> = types_of(case, dtype)
        .into_iter()
        .enumerate()
        .map(|(i, ty)| graph.parameter(&format!("x{i}"), ty.dtype, ty.shape))
        .collect();
    let value = function(graph, &arguments);
    let count = value.shape().num_elements();
    let weights = (graph.iota(dtype, [count], 0) * 0.37 + 0.5).sin();
    let loss = (value.reshape([count]) * weights).sum_all();
    let floats: Vec<_> =
        arguments.iter().zip(&case.arguments).filter(|(_, x)| x.float).map(|(t, _)| *t).collect();
    let gradients = graph.grad(loss, &floats);
    let mut outputs = vec![("y", value)];
    outputs.extend(gradients.iter().map(|gradient| ("dx", *gradient)));
    (outputs, arguments)
}

fn module(name: &str, function: Function, case: &Case, dtype: DType) -> Module {
    let graph = Graph::new(name);
    let (outputs, _) = outputs(&graph, function, case, dtype);
    graph.finish(&outputs).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Elements of all results, on a plugin.
fn run(plugin: &TestPlugin, name: &str, module: &Module, case: &Case, dtype: DType) -> Vec<Vec<f64>> {
    let client = &plugin.client;
    let device = &client.devices().unwrap()[0];
    let text = module.to_string();
    // Hundreds of small programs: less optimisation keeps the test short.
    let options = CompileOptions::new().debug_option("xla_backend_optimization_level", "0");
    let program = client.compile(&text, &options).unwrap_or_else(|error| panic!("{name}: {error}\n{text}"));
    let buffers: Vec<_> = case
        .arguments
        .iter()
        .map(|x| {
            let narrow: Vec<f32> = x.values.iter().map(|v| *v as f32).collect();
            let whole: Vec<i32> = x.values.iter().map(|v| *v as i32).collect();
            match (x.float, dtype) {
                (false, _) => client.buffer_from_slice(&whole, &x.shape, device),
                (true, DType::F32) => client.buffer_from_slice(&narrow, &x.shape, device),
                (true, _) => client.buffer_from_slice(&x.values, &x.shape, device),
            }
            .unwrap()
        })
        .collect();
    let results = program.execute(buffers.iter()).unwrap_or_else(|error| panic!("{name}: {error}"));
    results
        .iter()
        .map(|buffer| match dtype {
            DType::F32 => buffer.to_vec::<f32>().unwrap().into_iter().map(f64::from).collect(),
            _ => buffer.to_vec::<f64>().unwrap(),
        })
        .collect()
}

fn interpret(name: &str, module: &Module, case: &Case) -> Vec<Vec<f64>> {
    let arguments: Vec<_> = case
        .arguments
        .iter()
        .zip(types_of(case, DType::F64))
        .map(|(x, ty)| Value::from_f64(&ty, x.values.iter().copied()).unwrap())
        .collect();
    let results =
        Interpreter::new().run(module, &arguments).unwrap_or_else(|error| panic!("{name}: {error}"));
    results.iter().map(Value::to_f64).collect()
}

/// Complaints about results that are not the expected ones within `tolerance` of the largest element.
fn compare(name: &str, case: &Case, found: &[Vec<f64>], tolerance: f64, problems: &mut Vec<String>) {
    let expected = case.results();
    assert_eq!(expected.len(), found.len(), "{name}");
    for ((what, expected), found) in expected.into_iter().zip(found) {
        assert_eq!(expected.len(), found.len(), "{name}/{what}");
        let scale = expected.iter().filter(|v| v.is_finite()).fold(0.0f64, |max, v| max.max(v.abs()));
        let off = |(e, f): (&f64, &f64)| {
            !(e == f || (e.is_nan() && f.is_nan()) || (e - f).abs() <= tolerance * scale)
        };
        if let Some(at) = expected.iter().zip(found).position(off) {
            let error = (expected[at] - found[at]).abs() / scale;
            problems.push(format!(
                "{name}/{what}[{at}]: {} instead of {} ({error:.1e})",
                found[at], expected[at]
            ));
        }
    }
}

#[test]
fn every_golden_has_a_function_and_every_function_a_golden() {
    let goldens = Goldens::load("jax.safetensors");
    let built: BTreeSet<_> = functions().iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(built.len(), functions().len(), "a function is listed twice");
    assert_eq!(built, goldens.names());
    assert!(built.len() >= 60);
}

#[test]
fn gradients_on_the_interpreter_are_jaxs() {
    let goldens = Goldens::load("jax.safetensors");
    let mut problems = Vec::new();
    for (name, function) in functions() {
        let case = goldens.case(name);
        let module = module(name, function, &case, DType::F64);
        compare(name, &case, &interpret(name, &module, &case), F64_TOLERANCE, &mut problems);
    }
    assert!(problems.is_empty(), "{}\n{}", problems.len(), problems.join("\n"));
}

fn on_plugins(dtype: DType, tolerance: f64) {
    let goldens = Goldens::load("jax.safetensors");
    for plugin in plugins() {
        let mut problems = Vec::new();
        for (name, function) in functions() {
            let case = goldens.case(name);
            let module = module(name, function, &case, dtype);
            let found = run(plugin, name, &module, &case, dtype);
            compare(name, &case, &found, tolerance, &mut problems);
        }
        assert!(problems.is_empty(), "{}: {}\n{}", plugin.name, problems.len(), problems.join("\n"));
    }
}

#[test]
fn f64_gradients_on_the_plugins_are_jaxs() {
    on_plugins(DType::F64, F64_TOLERANCE);
}

#[test]
fn f32_gradients_on_the_plugins_are_jaxs() {
    on_plugins(DType::F32, F32_TOLERANCE);
}
