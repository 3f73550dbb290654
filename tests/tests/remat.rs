//! What each remat policy keeps, in bytes, and what that does to XLA's peak of temporary memory.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod common;

use std::collections::BTreeMap;

use common::{TestPlugin, plugins};
use hlo::{DType, Graph, Module, RematPolicy, Tensor};
use xla::CompileOptions;

const LAYERS: i64 = 8;
const ROWS: i64 = 64;
const WIDTH: i64 = 32;
const HIDDEN: i64 = 128;

/// A gated MLP with a residual connection, its products named as in MaxText.
fn block<'g>(x: Tensor<'g>, w: &[Tensor<'g>]) -> Tensor<'g> {
    let gate = x.dot(w[0]).checkpoint_name("mlpwi_0");
    let up = x.dot(w[1]).checkpoint_name("mlpwi_1");
    x + (gate.tanh() * up).dot(w[2]).checkpoint_name("mlpwo")
}

/// Loss and gradients of eight blocks, in one scan over stacked weights or one after the other.
fn module(policy: &RematPolicy, scan: bool) -> Module {
    let g = Graph::new("blocks");
    let x = g.parameter("x", DType::F32, [ROWS, WIDTH]);
    let shapes = [[WIDTH, HIDDEN], [WIDTH, HIDDEN], [HIDDEN, WIDTH]];
    let (y, mut wrt) = if scan {
        let weights = shapes.map(|[i, o]| g.parameter("w", DType::F32, [LAYERS, i, o]));
        let (carry, _) =
            g.scan(&[x], &weights, |carry, w| (g.remat(policy, false, || vec![block(carry[0], w)]), vec![]));
        (carry[0], weights.to_vec())
    } else {
        let weights: Vec<_> =
            (0..LAYERS).map(|_| shapes.map(|shape| g.parameter("w", DType::F32, shape))).collect();
        let y = weights.iter().fold(x, |x, w| g.remat(policy, true, || vec![block(x, w)])[0]);
        (y, weights.concat())
    };
    wrt.push(x);
    let loss = y.square().mean(&[0, 1]);
    let grads = g.grad(loss, &wrt);
    let outputs: Vec<_> = [("loss", loss)].into_iter().chain(grads.into_iter().map(|d| ("d", d))).collect();
    g.finish(&outputs).unwrap()
}

/// f32 of a row of activations, over all rows and layers.
const fn over_layers(columns: i64) -> usize {
    (LAYERS * ROWS * columns * 4) as usize
}

/// Each policy, and what it keeps of every layer beside the layer's input: source and bytes over all layers.
fn policies() -> Vec<(RematPolicy, Vec<(&'static str, usize)>)> {
    let hidden = over_layers(HIDDEN);
    vec![
        (RematPolicy::Nothing, vec![]),
        (RematPolicy::names(["mlpwi_0"]), vec![("dot_general", hidden)]),
        // The block's result is the next one's input: no second copy of it is kept.
        (RematPolicy::names(["mlpwi_0", "mlpwi_1", "mlpwo"]), vec![("dot_general", 2 * hidden)]),
        (RematPolicy::DotsWithNoBatchDims, vec![("dot_general", 2 * hidden)]),
        // The derivative of tanh needs its result, not its argument, which is the first product.
        (RematPolicy::Everything, vec![("dot_general", hidden), ("multiply", hidden), ("tanh", hidden)]),
    ]
}

/// Bytes of the residuals by the operation that computed them.
fn kept(module: &Module) -> BTreeMap<String, usize> {
    let mut kept = BTreeMap::new();
    for residual in module.saved_residuals() {
        *kept.entry(residual.source.clone()).or_insert(0) += residual.num_bytes();
    }
    kept
}

#[test]
fn policies_keep_exactly_what_they_say() {
    for scan in [true, false] {
        for (policy, expected) in policies() {
            let mut expected: BTreeMap<String, usize> =
                expected.into_iter().map(|(name, bytes)| (name.to_owned(), bytes)).collect();
            // The last result, of which the loss is made, and the layers' inputs: the first one is a parameter, which
            // only a scan copies into its stack.
            let row = over_layers(WIDTH);
            let last = row / LAYERS as usize;
            if scan {
                expected.insert("add".to_owned(), last);
                expected.insert("dynamic_update_slice".to_owned(), row);
            } else {
                expected.insert("add".to_owned(), row);
            }
            assert_eq!(kept(&module(&policy, scan)), expected, "{policy:?}, scan: {scan}");
        }
    }
}

fn temp_bytes(plugin: &TestPlugin, module: &Module) -> f64 {
    let program = plugin.client.compile(module.to_string(), &CompileOptions::new()).unwrap();
    program.executable().memory_stats().unwrap().temp_size_in_bytes as f64
}

/// The temporaries hold all residuals and the working set of a layer, which is at most five arrays of hidden width: more
/// residuals displace none of it but what they make unnecessary.
#[test]
fn temporary_memory_follows_the_residuals() {
    for plugin in plugins() {
        for scan in [true, false] {
            // Before PJRT 0.115 XLA for CPUs drops optimization barriers before it merges equal operations, which undoes
            // all rematerialisation that is not held apart by a loop.
            if !scan && plugin.client.plugin().version() < (0, 115) {
                continue;
            }
            let modules: Vec<Module> = policies().iter().map(|(policy, _)| module(policy, scan)).collect();
            let found =
                modules.iter().map(|m| (kept(m).values().sum::<usize>() as f64, temp_bytes(plugin, m)));
            let found: Vec<(f64, f64)> = found.collect();
            println!("{}, scan: {scan}: (residuals, temporaries) {found:?}", plugin.name);
            let working_set = 5.0 * over_layers(HIDDEN) as f64 / LAYERS as f64;
            let (least, base) = found[0];
            for (residuals, temporaries) in &found {
                let growth = (temporaries - base) - (residuals - least);
                assert!(growth.abs() <= working_set, "{}, scan: {scan}: {found:?}", plugin.name);
            }
            assert!(
                found[0].1 < found[1].1 && found[1].1 < found[2].1 && found[2].1 < found[4].1,
                "{found:?}"
            );
        }
    }
}

/// tanh with a reverse rule of its own, which takes the named result, rematerialised.
fn named_tanh<'g>(policy: &RematPolicy, x: Tensor<'g>) -> Vec<Tensor<'g>> {
    let forward = |x: &[Tensor<'g>]| {
        let y = x[0].tanh().checkpoint_name("kept");
        (vec![y * 1.0], vec![y])
    };
    let backward = |y: &[Tensor<'g>], ct: &[Tensor<'g>]| vec![ct[0] * (1.0 - y[0] * y[0])];
    x.graph().remat(policy, true, || x.graph().custom_vjp(&[x], forward, backward))
}

/// What a function's own reverse rule takes from the forward pass is kept if it is named there.
#[test]
fn names_inside_a_function_with_its_own_rule_are_kept() {
    for (policy, computed) in [(RematPolicy::Nothing, 2), (RematPolicy::names(["kept"]), 1)] {
        for scan in [false, true] {
            let g = Graph::new("named");
            let x = g.parameter("x", DType::F32, [ROWS]);
            let y = match scan {
                false => named_tanh(&policy, x)[0],
                true => {
                    let options = hlo::ScanOptions { length: Some(LAYERS), ..Default::default() };
                    g.scan_with(&options, &[x], &[], |carry, _| (named_tanh(&policy, carry[0]), vec![])).0[0]
                }
            };
            let gradient = g.grad(y.sum_all(), &[x])[0];
            let text = g.finish(&[("y", y), ("gradient", gradient)]).unwrap().to_string();
            assert_eq!(text.matches("stablehlo.tanh").count(), computed, "{policy:?}, scan {scan}:\n{text}");
        }
    }
}
