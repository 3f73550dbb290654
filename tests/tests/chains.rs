//! Random chains of ops with their gradients: the graph as built and interpreted, the lowered module interpreted, and
//! the lowered module on a plugin give the same numbers.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::plugins;
use common::values::run;
use hlo::interp::{Interpreter, Value};
use hlo::op::BinaryOp;
use hlo::random::host::{Prng, ThreefryKey};
use hlo::{DType, Graph, RematPolicy, Tensor, TensorType};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// Shape of every tensor of a chain.
const SHAPE: [i64; 2] = [3, 5];
/// Chains of a run; each is compiled once. The generator's seed is fixed, so a failure is found again.
const CHAINS: u32 = 24;
/// Largest difference, relative to 1 or the number if that is larger. A chain has at most 36 ops, each with a few units
/// of 2e-16 of error, and derivatives of order 1: 1e-10 leaves a factor of a thousand for sums of 15 and repetitions.
const TOLERANCE: f64 = 1e-10;

/// One op on earlier tensors, all modulo what there is.
#[derive(Clone, Copy, Debug)]
struct Step {
    op: u8,
    a: u8,
    b: u8,
}

/// How a part of a chain is wrapped.
#[derive(Clone, Copy, Debug)]
enum Wrap {
    Plain,
    Remat(u8),
    Scan { reverse: bool },
    Cond,
}

type Chain = Vec<(Wrap, Vec<Step>)>;

fn chains() -> impl Strategy<Value = Chain> {
    let step = any::<(u8, u8, u8)>().prop_map(|(op, a, b)| Step { op, a, b });
    let wrap = prop_oneof![
        Just(Wrap::Plain),
        any::<u8>().prop_map(Wrap::Remat),
        any::<bool>().prop_map(|reverse| Wrap::Scan { reverse }),
        Just(Wrap::Cond),
    ];
    vec((wrap, vec(step, 1..7)), 1..4)
}

/// Applies a step; values stay of order 1 to 10 and nothing is differentiated at a kink but by accident of measure 0.
fn apply<'g>(step: Step, pool: &[Tensor<'g>]) -> Tensor<'g> {
    let pick = |index: u8| pool[usize::from(index) % pool.len()];
    let (a, b) = (pick(step.a), pick(step.b));
    let [rows, columns] = SHAPE;
    match step.op % 26 {
        0 => a + b,
        1 => a.sin() * b,
        2 => a - b * 0.5,
        3 => a.maximum(b),
        4 => a.tanh(),
        5 => a.logistic(),
        6 => (-(a * a)).exp(),
        7 => (a * a + 1.0).log(),
        8 => (a * a + 1.0).sqrt(),
        9 => a / (b * b + 1.0),
        10 => a.gt(b).select(a * 0.5, b.cos()),
        11 => a.transpose(&[1, 0]).reshape(SHAPE),
        12 => a.rev(&[0]).slice_in_dim(1, rows, 0).concat(b.slice_in_dim(0, 1, 0), 0),
        13 => a.softmax(1),
        14 => a.log_softmax(0).tanh(),
        15 => a.tanh().dot(b.tanh().transpose(&[1, 0])).dot(a.tanh()) * 0.1,
        16 => a.sum(&[1]).broadcast_in_dim(SHAPE, &[0]) * 0.2 + b,
        17 => a.max(&[0]).broadcast_in_dim(SHAPE, &[1]) - b,
        18 => a.tanh().cumsum(1) * 0.3,
        19 => a.pad(a.graph().scalar(DType::F64, 0.3), &[1, -1], &[-1, 1], &[0, 0]) + b,
        20 => a.sin().checkpoint_name("named") * b.cos(),
        21 => a.graph().sort(&[a], 1, true, |x, y| x[0].lt(y[0]))[0],
        22 => a.take_rows(a.graph().array(&[2, 0, -1], [3])) * b.tanh(),
        23 => a.top_k(columns - 1).0.concat(b.slice_in_dim(0, 1, 1), 1),
        24 => a.reduce_by(BinaryOp::Minimum, &[0, 1]).broadcast_to(SHAPE) * b.logistic(),
        _ => a.stop_gradient() * b.sin(),
    }
}

fn run_steps<'g>(steps: &[Step], pool: &[Tensor<'g>]) -> Tensor<'g> {
    let mut pool = pool.to_vec();
    for step in steps {
        pool.push(apply(*step, &pool));
    }
    pool[pool.len() - 1]
}

/// The chain's last tensor.
fn build<'g>(graph: &'g Graph, chain: &Chain, parameters: &[Tensor<'g>]) -> Tensor<'g> {
    let mut pool = parameters.to_vec();
    for (wrap, steps) in chain {
        let last = match *wrap {
            Wrap::Plain => run_steps(steps, &pool),
            Wrap::Remat(policy) => {
                let policies = [RematPolicy::Nothing, RematPolicy::names(["named"]), RematPolicy::Dots];
                let policy = &policies[usize::from(policy) % policies.len()];
                graph.remat(policy, true, || vec![run_steps(steps, &pool)])[0]
            }
            Wrap::Scan { reverse } => {
                let options = hlo::ScanOptions { length: Some(3), reverse, ..Default::default() };
                let first = pool[pool.len() - 1];
                let (carry, stacked) = graph.scan_with(&options, &[first], &[], |carry, _| {
                    let inside = [&pool[..], carry].concat();
                    let next = run_steps(steps, &inside).tanh();
                    (vec![next], vec![next])
                });
                carry[0] + stacked[0].sum(&[0])
            }
            Wrap::Cond => {
                let condition = pool[0].sum_all().gt(0.0);
                let (captured, otherwise) = (pool.clone(), pool[pool.len() - 1]);
                let steps = steps.clone();
                graph.cond(
                    condition,
                    move || vec![run_steps(&steps, &captured)],
                    move || vec![otherwise.sin()],
                )[0]
            }
        };
        pool.push(last);
    }
    pool[pool.len() - 1]
}

fn assert_close(what: &str, chain: &Chain, ours: &[Value], theirs: &[Value]) {
    for (output, (a, b)) in ours.iter().zip(theirs).enumerate() {
        for (index, (x, y)) in a.to_f64().into_iter().zip(b.to_f64()).enumerate() {
            let close = (x - y).abs() <= TOLERANCE * x.abs().max(1.0);
            assert!(close, "{what}: output {output}, element {index}: {y} instead of {x} in {chain:?}");
        }
    }
}

#[test]
fn chains_and_their_gradients_agree_everywhere() {
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let config = Config { cases: CHAINS, failure_persistence: None, ..Config::default() };
    let ty = TensorType::new(DType::F64, SHAPE);
    let value = |seed| {
        let numbers = ThreefryKey::from_seed(seed).uniform(15, -1.5, 1.5);
        Value::from_f64(&ty, numbers).unwrap()
    };
    let arguments = [value(1), value(2)];
    let check = |chain: Chain| {
        let graph = Graph::new("chain");
        let parameters = ["x", "y"].map(|name| graph.parameter(name, DType::F64, SHAPE));
        let last = build(&graph, &chain, &parameters);
        let weights = (graph.iota(DType::F64, SHAPE, 0) * 1.7 + graph.iota(DType::F64, SHAPE, 1)).cos();
        let gradients = graph.grad((last * weights).sum_all(), &parameters);
        let outputs = [last, gradients[0], gradients[1]];
        let built = Interpreter::new().eval(&graph, &outputs, &arguments).unwrap();
        let module = graph.finish(&[("y", outputs[0]), ("dx", outputs[1]), ("dy", outputs[2])]).unwrap();
        assert_close("lowered", &chain, &built, &Interpreter::new().run(&module, &arguments).unwrap());
        for plugin in plugins() {
            assert_close(&plugin.name, &chain, &built, &run(&plugin.client, &module, &arguments).unwrap());
        }
        Ok(())
    };
    TestRunner::new_with_rng(config, rng).run(&chains(), check).unwrap();
}
