//! Each case on the plugins, against the interpreter.

use hlo::interp::{Data, Value};
use hlo::sharding::Sharding;
use hlo::{DType, Graph, Module, Output, Tensor};

use crate::common::plugins;
use crate::common::values::{run, run_replicated};
use crate::interpreter;
use crate::list::{CUSTOM_CALL, Case, Tolerance, cases};

/// Cases compiled as one program.
const BATCH: usize = 64;
/// The same on four devices.
const MESH_BATCH: usize = 32;

/// Distance of two patterns in units in the last place of `dtype` at the larger of the value and `magnitude`.
fn ulps(dtype: DType, ours: f64, theirs: f64, magnitude: f64) -> f64 {
    let scale = ours.abs().max(magnitude);
    // The spacing of numbers at `scale`; below the smallest normal number it stays the same.
    let (mantissa, least) = match dtype {
        DType::F64 => (52, -1022),
        DType::F32 => (23, -126),
        DType::BF16 => (7, -126),
        DType::F16 => (10, -14),
        DType::F4E2M1FN => (1, 0),
        DType::F8E3M4 => (4, -2),
        DType::F8E4M3 | DType::F8E4M3FN => (3, -6),
        DType::F8E4M3FNUZ => (3, -7),
        DType::F8E4M3B11FNUZ => (3, -10),
        DType::F8E5M2 => (2, -14),
        DType::F8E5M2FNUZ => (2, -15),
        DType::F8E8M0FNU => (0, -127),
        other => panic!("no tolerance in {other}"),
    };
    let exponent = if scale > 0.0 { (scale.log2().floor() as i32).max(least) } else { least };
    (ours - theirs).abs() / 2_f64.powi(exponent - mantissa)
}

/// The first element in which a plugin's result is too far from the interpreter's.
fn difference(case: &Case, ours: &Value, theirs: &Value) -> Option<String> {
    if ours.ty() != theirs.ty() {
        return Some(format!("{}: {} instead of {}", case.name, theirs.ty(), ours.ty()));
    }
    let bits = ours.bit_patterns().into_iter().zip(theirs.bit_patterns());
    let numbers = ours.to_f64().into_iter().zip(theirs.to_f64());
    for (index, ((a, b), (x, y))) in bits.zip(numbers).enumerate() {
        let equal = a == b || (x.is_nan() && y.is_nan() && matches!(ours.data, Data::Float(_)));
        let close = match case.tolerance {
            Tolerance::Exact => false,
            Tolerance::Ulp(units, magnitude) => x == y || ulps(ours.dtype, x, y, magnitude) <= units,
        };
        if !(equal || close) {
            return Some(format!(
                "{}: element {index} of {} is {y:e}, interpreted {x:e}",
                case.name,
                ours.ty()
            ));
        }
    }
    None
}

/// Several cases as one module, with how many outputs each has. On a mesh every parameter and output is replicated.
fn module(batch: &[&Case]) -> (Module, Vec<usize>) {
    let graph = Graph::new("cases");
    let mut outputs: Vec<Tensor<'_>> = Vec::new();
    let mut counts = Vec::new();
    let mut parameters: Vec<Tensor<'_>> = Vec::new();
    for case in batch {
        let parameter = |value: &Value| graph.parameter("x", value.dtype, value.shape());
        let of_case: Vec<_> = case.inputs.iter().map(parameter).collect();
        let results = (case.build)(&graph, &of_case);
        parameters.extend(of_case);
        counts.push(results.len());
        outputs.extend(results);
    }
    let replicated = |tensor: Tensor<'_>| graph.mesh().map(|_| Sharding::replicated(tensor.rank()));
    for parameter in parameters {
        if let Some(sharding) = replicated(parameter) {
            graph.shard_parameter(parameter, sharding);
        }
    }
    let output = |tensor| Output { name: "out".to_owned(), tensor, sharding: replicated(tensor) };
    let outputs: Vec<_> = outputs.into_iter().map(output).collect();
    (graph.finish_with(&outputs).unwrap(), counts)
}

/// Results of every device for a module and its arguments.
type Run<'r> = dyn Fn(&Module, &[Value]) -> xla::Result<Vec<Vec<Value>>> + 'r;

/// What is wrong with a batch on a plugin. A batch that does not run is halved until the case is found.
fn problems(run: &Run<'_>, batch: &[&Case]) -> Vec<String> {
    let (module, counts) = module(batch);
    let inputs: Vec<Value> = batch.iter().flat_map(|case| case.inputs.clone()).collect();
    let devices = match (run(&module, &inputs), batch) {
        (Ok(devices), _) => devices,
        (Err(error), [case]) => return vec![format!("{}: {error}", case.name)],
        (Err(_), _) => {
            let (left, right) = batch.split_at(batch.len() / 2);
            return [problems(run, left), problems(run, right)].concat();
        }
    };
    let mut found = Vec::new();
    let mut before = 0;
    for (case, count) in batch.iter().zip(counts) {
        let ours =
            case.with_graph(|graph, _, outputs| interpreter().eval(graph, outputs, &case.inputs).unwrap());
        for theirs in &devices {
            let theirs = &theirs[before..before + count];
            found.extend(ours.iter().zip(theirs).filter_map(|(ours, theirs)| difference(case, ours, theirs)));
        }
        before += count;
    }
    found
}

fn has_4_bit_types(case: &Case) -> bool {
    case.with_graph(|_, parameters, outputs| {
        parameters.iter().chain(outputs).any(|tensor| tensor.dtype().bits() == 4)
    })
}

fn is_on_a_mesh(case: &Case) -> bool {
    case.with_graph(|graph, _, _| graph.mesh().is_some())
}

#[test]
fn plugins_give_what_the_interpreter_gives() {
    let all = cases();
    let chosen: Vec<&Case> =
        all.iter().filter(|case| !is_on_a_mesh(case) && !case.name.contains(CUSTOM_CALL)).collect();
    for plugin in plugins() {
        // Builds as old as PJRT 0.81 throw a C++ exception through the C API on some arrays of 4-bit types.
        let old = plugin.client.plugin().version() < (0, 100);
        let runnable: Vec<&Case> =
            chosen.iter().copied().filter(|case| !(old && has_4_bit_types(case))).collect();
        let one = |module: &Module, inputs: &[Value]| Ok(vec![run(&plugin.client, module, inputs)?]);
        let found: Vec<_> = runnable.chunks(BATCH).flat_map(|batch| problems(&one, batch)).collect();
        let (wrong, all) = (found.len(), runnable.len());
        assert!(found.is_empty(), "{}: {wrong} of {all} cases:\n{}", plugin.name, found.join("\n"));
    }
}

/// Compiled for four devices, each of which gets every argument whole and gives every result whole.
#[test]
fn collectives_on_four_devices_give_what_the_interpreter_gives() {
    let all: Vec<Case> = cases().into_iter().filter(is_on_a_mesh).collect();
    let on_mesh: Vec<&Case> = all.iter().collect();
    assert!(on_mesh.len() >= 200, "only {} cases on a mesh", on_mesh.len());
    for plugin in plugins() {
        let four = |module: &Module, inputs: &[Value]| {
            let types: Vec<_> = module.results().into_iter().map(|result| result.ty).collect();
            run_replicated(&plugin.client, 4, &module.to_string(), inputs, &types)
        };
        let found: Vec<_> = on_mesh.chunks(MESH_BATCH).flat_map(|batch| problems(&four, batch)).collect();
        assert!(found.is_empty(), "{}: {}\n{}", plugin.name, found.len(), found.join("\n"));
    }
}
