//! Random chains of ops with their gradients: the graph as built and interpreted, the lowered module interpreted, and
//! the lowered module on a plugin give the same numbers.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::cell::Cell;
use std::rc::Rc;

use common::plugins;
use common::values::run;
use hlo::interp::{Interpreter, Value};
use hlo::op::BinaryOp;
use hlo::random::host::{Prng, ThreefryKey};
use hlo::{DType, Graph, Module, RematPolicy, Tensor, TensorType};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// Shapes that chains run on: every tensor of a chain has the same.
const SHAPES: [&[i64]; 11] =
    [&[3, 5], &[], &[1], &[0], &[7], &[1, 1], &[0, 3], &[7, 11], &[5, 1, 3], &[2, 3, 0], &[2, 3, 1, 5]];
/// Chains of a shape and type; each is compiled once on each plugin. The generator's seed is fixed, so a failure is found
/// again.
const CHAINS: u32 = 2;
/// More of them on the first shape, in f64.
const MANY_CHAINS: u32 = 24;
/// Largest difference in f64, relative to 1 or the number if that is larger. A chain has at most 36 ops, each with a few
/// units of 2e-16 of error, and derivatives of order 1: 1e-10 leaves a factor of a thousand for sums of 77 and repetitions.
const TOLERANCE: f64 = 1e-10;
/// Roundings that a step of a chain is deep, a softmax with its derivative being the longest.
const DEPTH: f64 = 16.0;
/// Runs whose steps are rounded at random.
const TRIALS: u64 = 3;

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

/// How chains are built.
#[derive(Clone)]
struct Builder {
    shape: &'static [i64],
    /// Whether steps may depend on the order of numbers, and so jump when numbers that are nearly equal are rounded.
    ordered: bool,
    /// Moves every element of every step by up to so much of itself; the seed of the factors.
    rounding: Option<(f64, u64)>,
    steps: Rc<Cell<u32>>,
}

/// Applies a step; values stay of order 1 to 10 and nothing is differentiated at a kink but by accident of measure 0.
fn apply<'g>(step: Step, pool: &[Tensor<'g>], ordered: bool) -> Tensor<'g> {
    let pick = |index: u8| pool[usize::from(index) % pool.len()];
    let (a, b) = (pick(step.a), pick(step.b));
    let shape = a.shape();
    match step.op % 26 {
        0 => a + b,
        1 => a.sin() * b,
        2 => a - b * 0.5,
        3 if ordered => a.maximum(b),
        4 => a.tanh(),
        5 => a.logistic(),
        6 => (-(a * a)).exp(),
        7 => (a * a + 1.0).log(),
        8 => (a * a + 1.0).sqrt(),
        9 => a / (b * b + 1.0),
        10 if ordered => a.gt(b).select(a * 0.5, b.cos()),
        11 => {
            let reversed: Vec<i64> = (0..shape.rank() as i64).rev().collect();
            a.transpose(&reversed).reshape(shape)
        }
        20 => a.sin().checkpoint_name("named") * b.cos(),
        24 if ordered => {
            let all: Vec<i64> = (0..shape.rank() as i64).collect();
            a.reduce_by(BinaryOp::Minimum, &all).broadcast_to(shape) * b.logistic()
        }
        25 => a.stop_gradient() * b.sin(),
        op if shape.rank() > 0 => {
            along_axis(op, i64::from(step.a ^ step.b) % shape.rank() as i64, a, b, ordered)
        }
        _ => a.cos() - b.tanh(),
    }
}

/// The steps that need a dimension.
fn along_axis<'g>(op: u8, axis: i64, a: Tensor<'g>, b: Tensor<'g>, ordered: bool) -> Tensor<'g> {
    let shape = a.shape();
    let (rank, size) = (shape.rank() as i64, shape[axis as usize]);
    let others: Vec<i64> = (0..rank).filter(|dim| *dim != axis).collect();
    let last = shape[rank as usize - 1];
    match op {
        12 => {
            let one = size.min(1);
            a.rev(&[axis]).slice_in_dim(one, size, axis).concat(b.slice_in_dim(0, one, axis), axis)
        }
        13 => a.softmax(axis),
        14 => a.log_softmax(axis).tanh(),
        15 => {
            let count = shape.num_elements();
            let flat = |t: Tensor<'g>| t.tanh().reshape([count / last.max(1), last]);
            let product = flat(a).dot(flat(b).transpose(&[1, 0])).dot(flat(a));
            product.reshape(shape) * (0.5 / (1 + count) as f64)
        }
        16 => a.sum(&[axis]).broadcast_in_dim(&shape, &others) * (1.0 / (1 + size) as f64) + b,
        17 if ordered => a.max(&[axis]).broadcast_in_dim(&shape, &others) - b,
        18 => a.tanh().cumsum(axis) * (1.0 / (1 + size) as f64),
        19 if size > 0 => {
            let edge = |at: i64, value: i64| (0..rank).map(|dim| if dim == at { value } else { 0 }).collect();
            let (low, high): (Vec<i64>, Vec<i64>) = (edge(axis, 1), edge(axis, -1));
            a.pad(a.graph().scalar(a.dtype(), 0.25), &low, &high, &vec![0; rank as usize]) + b
        }
        21 if ordered => a.graph().sort(&[a], axis, true, |x, y| x[0].lt(y[0]))[0],
        22 if shape[0] > 0 => {
            let rows: Vec<i32> = (0..shape[0] as i32).map(|row| (row * 2) % shape[0] as i32 - 1).collect();
            a.take_rows(a.graph().array(&rows, [shape[0]])) * b.tanh()
        }
        23 if ordered && last > 1 => a.top_k(last - 1).0.concat(b.slice_in_dim(0, 1, rank - 1), rank - 1),
        _ => a.cos() - b.tanh(),
    }
}

impl Builder {
    fn new(shape: &'static [i64], ordered: bool, rounding: Option<(f64, u64)>) -> Self {
        Builder { shape, ordered, rounding, steps: Rc::default() }
    }

    fn run_steps<'g>(&self, steps: &[Step], pool: &[Tensor<'g>]) -> Tensor<'g> {
        let mut pool = pool.to_vec();
        for step in steps {
            pool.push(self.rounded(apply(*step, &pool, self.ordered)));
        }
        pool[pool.len() - 1]
    }

    /// `x` with every element a little off; derivatives are off by as much.
    fn rounded<'g>(&self, x: Tensor<'g>) -> Tensor<'g> {
        let Some((unit, seed)) = self.rounding else { return x };
        self.steps.set(self.steps.get() + 1);
        let count = self.shape.iter().product::<i64>() as usize;
        let key = ThreefryKey::from_seed(seed).fold_in(self.steps.get());
        let factors: Vec<f64> = key.uniform(count, 1.0 - unit, 1.0 + unit);
        x * x.graph().array(&factors, self.shape)
    }

    /// The chain's last tensor.
    fn last<'g>(&self, graph: &'g Graph, chain: &Chain, parameters: &[Tensor<'g>]) -> Tensor<'g> {
        let mut pool = parameters.to_vec();
        for (wrap, steps) in chain {
            let last = match *wrap {
                Wrap::Plain => self.run_steps(steps, &pool),
                Wrap::Remat(policy) => {
                    let policies = [RematPolicy::Nothing, RematPolicy::names(["named"]), RematPolicy::Dots];
                    let policy = &policies[usize::from(policy) % policies.len()];
                    graph.remat(policy, true, || vec![self.run_steps(steps, &pool)])[0]
                }
                Wrap::Scan { reverse } => {
                    let options = hlo::ScanOptions { length: Some(3), reverse, ..Default::default() };
                    let first = pool[pool.len() - 1];
                    let (carry, stacked) = graph.scan_with(&options, &[first], &[], |carry, _| {
                        let inside = [&pool[..], carry].concat();
                        let next = self.run_steps(steps, &inside).tanh();
                        (vec![next], vec![next])
                    });
                    carry[0] + stacked[0].sum(&[0])
                }
                Wrap::Cond => {
                    let condition = pool[0].sum_all().gt(0.0);
                    let (captured, otherwise) = (pool.clone(), pool[pool.len() - 1]);
                    let (builder, steps) = (self.clone(), steps.clone());
                    graph.cond(
                        condition,
                        move || vec![builder.run_steps(&steps, &captured)],
                        move || vec![otherwise.sin()],
                    )[0]
                }
            };
            pool.push(last);
        }
        pool[pool.len() - 1]
    }

    /// The chain's last tensor and the gradients of its weighted sum by the first two parameters; the third has the
    /// weights.
    fn outputs<'g>(&self, graph: &'g Graph, chain: &Chain, dtype: DType) -> Vec<Tensor<'g>> {
        let [x, y, weights] = ["x", "y", "weights"].map(|name| graph.parameter(name, dtype, self.shape));
        let last = self.last(graph, chain, &[x, y]);
        let gradients = graph.grad((last * weights).sum_all(), &[x, y]);
        [vec![last], gradients].concat()
    }
}

/// Two arguments and weights that every type holds exactly.
fn arguments(shape: &[i64], dtype: DType) -> Vec<Value> {
    let ty = TensorType::new(dtype, shape);
    let count = ty.shape.num_elements() as usize;
    let value = |seed| {
        let numbers = ThreefryKey::from_seed(seed).uniform(count, -1.5, 1.5);
        Value::from_f64(&ty, numbers.into_iter().map(|x: f64| (x * 64.0).round() / 64.0)).unwrap()
    };
    [1, 2, 3].map(value).to_vec()
}

fn finished(graph: &Graph, outputs: &[Tensor<'_>]) -> Module {
    graph.finish(&[("y", outputs[0]), ("dx", outputs[1]), ("dy", outputs[2])]).unwrap()
}

/// Runs `check` on `count` chains from a fixed seed.
fn for_chains(count: u32, check: impl Fn(Chain)) {
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let config = Config { cases: count, failure_persistence: None, ..Config::default() };
    let check = |chain| {
        check(chain);
        Ok(())
    };
    TestRunner::new_with_rng(config, rng).run(&chains(), check).unwrap();
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
    for (number, shape) in SHAPES.into_iter().enumerate() {
        let arguments = arguments(shape, DType::F64);
        for_chains(if number == 0 { MANY_CHAINS } else { CHAINS }, |chain| {
            let graph = Graph::new("chain");
            let outputs = Builder::new(shape, true, None).outputs(&graph, &chain, DType::F64);
            let built = Interpreter::new().eval(&graph, &outputs, &arguments).unwrap();
            let module = finished(&graph, &outputs);
            let lowered = Interpreter::new().run(&module, &arguments).unwrap();
            assert_close(&format!("lowered {shape:?}"), &chain, &built, &lowered);
            for plugin in plugins() {
                let theirs = run(&plugin.client, &module, &arguments).unwrap();
                assert_close(&format!("{} {shape:?}", plugin.name), &chain, &built, &theirs);
            }
        });
    }
}

/// The chain in f64, and how far rounding in a type of `unit` (half the distance from 1 to the next number) may lead from
/// it: each step is moved at random by as much, which says how the chain passes errors on, times the number of roundings
/// that a step is deep, or the terms of its longest sum. And one rounding of the result.
fn reference(shape: &'static [i64], chain: &Chain, unit: f64) -> (Vec<Vec<f64>>, Vec<f64>) {
    let arguments = arguments(shape, DType::F64);
    let evaluate = |rounding| {
        let graph = Graph::new("chain");
        let outputs = Builder::new(shape, false, rounding).outputs(&graph, chain, DType::F64);
        let values = Interpreter::new().eval(&graph, &outputs, &arguments).unwrap();
        values.iter().map(Value::to_f64).collect::<Vec<_>>()
    };
    let exact = evaluate(None);
    let trials: Vec<_> = (0..TRIALS).map(|seed| evaluate(Some((unit, seed)))).collect();
    let roundings = DEPTH.max(shape.iter().product::<i64>() as f64);
    let largest = |numbers: &mut dyn Iterator<Item = f64>| numbers.fold(0.0, f64::max);
    let allowed = |(output, exact): (usize, &Vec<f64>)| {
        let moved =
            trials.iter().flat_map(|trial| trial[output].iter().zip(exact).map(|(a, b)| (a - b).abs()));
        let scale = largest(&mut exact.iter().map(|x| x.abs()));
        roundings * (largest(&mut { moved }) + unit * scale)
    };
    let tolerances = exact.iter().enumerate().map(allowed).collect();
    (exact, tolerances)
}

fn assert_near(what: &str, chain: &Chain, (exact, tolerances): &(Vec<Vec<f64>>, Vec<f64>), found: &[Value]) {
    for (output, (exact, found)) in exact.iter().zip(found).enumerate() {
        for (index, (x, y)) in exact.iter().zip(found.to_f64()).enumerate() {
            let close = (x - y).abs() <= tolerances[output];
            let allowed = tolerances[output];
            assert!(
                close,
                "{what}: output {output}, element {index}: {y} instead of {x} ± {allowed} in {chain:?}"
            );
        }
    }
}

#[test]
fn chains_in_narrow_types_stay_within_their_roundings() {
    for (dtype, unit) in
        [(DType::F32, 0.5f64.powi(24)), (DType::BF16, 0.5f64.powi(8)), (DType::F16, 0.5f64.powi(11))]
    {
        for shape in SHAPES {
            let arguments = arguments(shape, dtype);
            for_chains(CHAINS, |chain| {
                let reference = reference(shape, &chain, unit);
                let graph = Graph::new("chain");
                let outputs = Builder::new(shape, false, None).outputs(&graph, &chain, dtype);
                let built = Interpreter::new().eval(&graph, &outputs, &arguments).unwrap();
                assert_near(&format!("interpreted {dtype} {shape:?}"), &chain, &reference, &built);
                let module = finished(&graph, &outputs);
                // One plugin for the narrowest types keeps the test short.
                let tested = if dtype == DType::F32 { plugins() } else { &plugins()[..1] };
                for plugin in tested {
                    let theirs = run(&plugin.client, &module, &arguments).unwrap();
                    assert_near(&format!("{} {dtype} {shape:?}", plugin.name), &chain, &reference, &theirs);
                }
            });
        }
    }
}
