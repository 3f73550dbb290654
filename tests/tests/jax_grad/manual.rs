//! Gradients through manual computations on four devices, against those of `jax.shard_map`.

use hlo::op::{BinaryOp, ReplicaGroups};
use hlo::sharding::{ManualSpec, Mesh, Sharding};
use hlo::{DType, Graph, Module, Output, RematPolicy, ScanOptions, Tensor};

use crate::common::values::run_replicated;
use crate::common::{TestPlugin, plugins};
use crate::golden::{Case, Goldens};
use crate::{F32_TOLERANCE, F64_TOLERANCE, Function, Row, Value, compare, interpret, types_of};

/// Axes of each dimension.
type Spec<'a> = &'a [&'a [&'a str]];

const XY: Spec<'_> = &[&["x"], &["y"]];
const BOTH: &[&str] = &["x", "y"];
const ROWS: Spec<'_> = &[BOTH, &[]];

fn groups(groups: &[&[i64]]) -> ReplicaGroups {
    ReplicaGroups { groups: groups.iter().map(|group| group.to_vec()).collect(), channel: 1 }
}

/// Device 2x + y.
fn along_x() -> ReplicaGroups {
    groups(&[&[0, 2], &[1, 3]])
}

fn along_y() -> ReplicaGroups {
    groups(&[&[0, 1], &[2, 3]])
}

fn all() -> ReplicaGroups {
    groups(&[&[0, 1, 2, 3]])
}

fn psum(x: Tensor<'_>, groups: ReplicaGroups) -> Tensor<'_> {
    x.all_reduce(BinaryOp::Add, groups)
}

/// `shard_map` with as many results as `results`.
fn manual_n<'g>(
    x: &[Tensor<'g>],
    operands: &[Spec<'_>],
    results: &[Spec<'_>],
    axes: &[&str],
    body: impl FnOnce(&[Tensor<'g>]) -> Vec<Tensor<'g>>,
) -> Vec<Tensor<'g>> {
    let shardings =
        |specs: &[Spec<'_>]| specs.iter().map(|spec| Sharding::of(spec.iter().copied())).collect();
    let spec = ManualSpec {
        in_shardings: shardings(operands),
        out_shardings: shardings(results),
        manual_axes: axes.iter().map(|axis| (*axis).into()).collect(),
    };
    x[0].graph().manual_computation(spec, x, body)
}

fn manual<'g>(
    x: &[Tensor<'g>],
    operands: &[Spec<'_>],
    result: Spec<'_>,
    body: impl FnOnce(&[Tensor<'g>]) -> Tensor<'g>,
) -> Tensor<'g> {
    manual_n(x, operands, &[result], BOTH, |x| vec![body(x)])[0]
}

/// `body` with rows split along x and columns along y.
fn xy<'g>(x: &[Tensor<'g>], body: impl FnOnce(Tensor<'g>) -> Tensor<'g>) -> Tensor<'g> {
    manual(x, &[XY], XY, |x| body(x[0]))
}

/// Position along an axis, as a float.
fn axis_index<'g>(g: &'g Graph, axis: &str, dtype: DType) -> Tensor<'g> {
    let device = g.partition_id().to_dtype(DType::I32);
    let index = if axis == "y" { device % 2i32 } else { device / 2i32 };
    index.to_dtype(dtype)
}

/// Sums of exp(q k) v over all keys, the keys going round.
fn ring<'g>(g: &'g Graph, x: &[Tensor<'g>]) -> Tensor<'g> {
    let q = x[0];
    let turn = |t: Tensor<'g>| t.collective_permute(&[(0, 1), (1, 2), (2, 3), (3, 0)], 1);
    let init = [q * 0.0, q.slice_in_dim(0, 1, 1) * 0.0, x[1], x[2]];
    let options = ScanOptions { length: Some(4), ..ScanOptions::default() };
    let (out, _) = g.scan_with(&options, &init, &[], |c, _| {
        let p = q.dot(c[2].transpose(&[1, 0])).exp();
        let norm = c[1] + p.sum(&[1]).expand_dims(-1);
        (vec![c[0] + p.dot(c[3]), norm, turn(c[2]), turn(c[3])], vec![])
    });
    out[0] / out[1]
}

fn product<'g>(x: &[Tensor<'g>]) -> Tensor<'g> {
    manual(x, &[&[&["x"], &["y"]], &[&["y"], &[]]], &[&["x"], &[]], |x| {
        psum(x[0].dot(x[1]), along_y()).tanh()
    })
}

#[rustfmt::skip]
const FUNCTIONS: &[Row] = &[
    ("local", |_, x| xy(x, |a| a.sin() * a)),
    ("psum_y", |_, x| xy(x, |a| psum(a * a, along_y()).sin() * a)),
    ("psum_x", |_, x| xy(x, |a| psum(a * a, along_x()).sin() * a)),
    ("psum_both", |_, x| xy(x, |a| psum(a * a, all()) * a)),
    ("psum_whole_result", |_, x| manual(x, &[XY], &[&["x"], &[]], |x| psum(x[0], along_y()).sin())),
    ("psum_scalar", |_, x| manual(x, &[XY], &[], |x| (psum((x[0] * x[0]).sum_all(), all()) * 0.125).exp())),
    ("pmean", |_, x| xy(x, |a| (a - psum(a, along_x()) / 2.0).square())),
    ("all_gather", |_, x| xy(x, |a| a.all_gather(1, along_y()).sin().slice_in_dim(1, 4, 1) * a)),
    ("all_gather_rows", |_, x| xy(x, |a| {
        let scale = a.sum_all();
        (a.all_gather(0, along_x()) * scale).tanh().sum(&[0]).expand_dims(0)
    })),
    ("psum_scatter", |_, x| xy(x, |a| (a * a).reduce_scatter(BinaryOp::Add, 1, along_y()).sin())),
    ("psum_scatter_x", |_, x| xy(x, |a| a.reduce_scatter(BinaryOp::Add, 0, along_x()).integer_pow(3))),
    ("all_to_all", |_, x| xy(x, |a| (a * a).all_to_all(0, 1, along_y()).sin())),
    ("all_to_all_x", |_, x| xy(x, |a| a.exp().all_to_all(1, 0, along_x()).square())),
    ("ppermute_ring", |_, x| xy(x, |a| {
        (a * a).collective_permute(&[(0, 1), (1, 2), (2, 3), (3, 0)], 1).sin() * a
    })),
    ("ppermute_open", |_, x| xy(x, |a| a.collective_permute(&[(0, 2), (3, 1)], 1).cos() * a)),
    ("axis_index", |g, x| xy(x, |a| {
        a * a * (axis_index(g, "y", a.dtype()) + axis_index(g, "x", a.dtype()) * 2.0 + 1.0)
    })),
    ("whole_operand", |_, x| manual(x, &[XY, &[&[]]], XY, |x| (x[0] * x[1]).tanh())),
    ("whole_along_x", |_, x| manual(x, &[&[&["x"], &[]], &[&[], &["y"]]], XY, |x| x[0].dot(x[1]).tanh())),
    ("scalar_operand", |_, x| manual(x, &[XY, &[]], XY, |x| (x[0] * x[1]).tanh())),
    ("two_results", |_, x| {
        let out = manual_n(x, &[XY], &[XY, &[&[], &[]]], BOTH, |x| vec![x[0].sin(), psum(x[0] * x[0], all())]);
        out[0] * out[1].sum_all()
    }),
    ("fsdp_dense", |_, x| manual(x, &[ROWS, ROWS], ROWS, |x| x[0].dot(x[1].all_gather(0, all())).tanh())),
    ("tensor_parallel_mlp", |_, x| manual(x, &[&[&["x"], &[]], &[&[], &["y"]], &[&["y"], &[]]], &[&["x"], &[]], |x| {
        psum(x[0].dot(x[1]).tanh().dot(x[2]), along_y())
    })),
    ("sequence_parallel_mlp", |_, x| manual(x, &[ROWS, &[&[], &["y"]], &[&["y"], &[]]], ROWS, |x| {
        let hidden = x[0].all_gather(0, along_y()).dot(x[1]).tanh();
        hidden.dot(x[2]).reduce_scatter(BinaryOp::Add, 0, along_y())
    })),
    ("ring_attention", |g, x| manual(x, &[ROWS; 3], ROWS, |x| ring(g, x))),
    ("vocabulary_parallel_cross_entropy", |g, x| manual(x, &[XY], &[&["x"]], |x| {
        let z = x[0];
        let largest = z.stop_gradient().max(&[0, 1]) * 0.0;
        let lse = psum((z - largest).exp().sum(&[1]), along_y()).log();
        let label = z.slice_in_dim(0, 1, 1).reshape([z.dim(0)]) * axis_index(g, "y", z.dtype());
        lse - psum(label, along_y())
    })),
    ("scan_inside", |g, x| xy(x, |a| {
        let first = a.slice_in_dim(0, 1, 0).reshape([a.dim(1)]);
        let (carry, _) = g.scan(&[first], &[a], |c, row| {
            (vec![psum(c[0] * row[0], along_y()).sin() + c[0] * 0.5], vec![])
        });
        carry[0].expand_dims(0) * a
    })),
    ("scan_outside", |g, x| g.scan(&x[..1], &x[1..], |c, w| (vec![product(&[c[0], w[0]])], vec![])).0[0]),
    ("remat_outside", |g, x| {
        let (a, w) = (x[0], x[1]);
        g.remat(&RematPolicy::Nothing, true, || vec![product(&[a, w]).sin()])[0]
    }),
    ("remat_inside", |g, x| xy(x, |a| {
        g.remat(&RematPolicy::Nothing, true, || vec![psum(a.exp(), along_y()).sin() * a])[0]
    })),
    ("cond_inside", |g, x| xy(x, |a| {
        let first = axis_index(g, "y", a.dtype()).equal(g.scalar(a.dtype(), 0.0));
        g.cond(first, move || vec![a.sin()], move || vec![a * a])[0]
    })),
    ("second_order", |g, x| g.grad(xy(x, |a| psum(a * a, along_y()).sin() * a).sum_all(), x)[0]),
    ("composed", |_, x| {
        manual(&[x[0].sin() * x[1]], &[XY], &[&["x"], &[]], |x| x[0].all_gather(1, along_y()).square())
    }),
    ("manual_x_only", |_, x| {
        let rows: Spec<'_> = &[&["x"], &[]];
        manual_n(x, &[rows], &[rows], &["x"], |x| vec![psum(x[0] * x[0], along_x()).sin() * x[0]])[0]
    }),
    ("manual_y_only_whole", |_, x| manual_n(x, &[&[&[], &["y"]], &[&[], &[]]], &[&[&[]]], &["y"], |x| {
        vec![psum((x[0] * x[1]).tanh(), along_y()).sum(&[1])]
    })[0]),
];

/// As [`crate::module`], every argument and result whole on each device.
fn module(name: &str, function: Function, case: &Case, dtype: DType) -> Module {
    let graph = Graph::new(name);
    graph.set_mesh(Mesh::new([("x", 2), ("y", 2)]));
    let (outputs, arguments) = crate::outputs(&graph, function, case, dtype);
    for argument in arguments {
        graph.shard_parameter(argument, Sharding::replicated(argument.rank()));
    }
    let outputs: Vec<Output<'_>> = outputs
        .into_iter()
        .map(|(name, tensor)| Output {
            name: name.to_owned(),
            tensor,
            sharding: Some(Sharding::replicated(tensor.rank())),
        })
        .collect();
    graph.finish_with(&outputs).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn goldens() -> Goldens {
    Goldens::load("manual.safetensors")
}

#[test]
fn every_manual_golden_has_a_function() {
    let built = FUNCTIONS.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(goldens().names(), built);
    assert_eq!(FUNCTIONS.len(), 34);
}

#[test]
fn manual_gradients_on_the_interpreter_are_jaxs() {
    let goldens = goldens();
    let mut problems = Vec::new();
    for (name, function) in FUNCTIONS {
        let case = goldens.case(name);
        // The interpreter runs all devices in step and refuses branches in which they differ.
        if *name == "cond_inside" {
            continue;
        }
        let module = module(name, *function, &case, DType::F64);
        compare(name, &case, &interpret(name, &module, &case), F64_TOLERANCE, &mut problems);
    }
    assert!(problems.is_empty(), "{}\n{}", problems.len(), problems.join("\n"));
}

fn on_plugins(tested: &[TestPlugin], dtype: DType, tolerance: f64) {
    let goldens = goldens();
    for plugin in tested {
        let mut problems = Vec::new();
        for (name, function) in FUNCTIONS {
            let case = goldens.case(name);
            let module = module(name, *function, &case, dtype);
            let arguments: Vec<Value> = case
                .arguments
                .iter()
                .zip(types_of(&case, dtype))
                .map(|(argument, ty)| Value::from_f64(&ty, argument.values.iter().copied()).unwrap())
                .collect();
            let types: Vec<_> = module.results().into_iter().map(|result| result.ty).collect();
            let devices = run_replicated(&plugin.client, 4, &module.to_string(), &arguments, &types)
                .unwrap_or_else(|error| panic!("{}: {name}: {error}\n{module}", plugin.name));
            assert_eq!(devices.len(), 4);
            for found in devices {
                let found: Vec<_> = found.iter().map(Value::to_f64).collect();
                compare(name, &case, &found, tolerance, &mut problems);
            }
        }
        assert!(problems.is_empty(), "{}: {}\n{}", plugin.name, problems.len(), problems.join("\n"));
    }
}

#[test]
fn f64_manual_gradients_on_four_devices_are_jaxs() {
    on_plugins(plugins(), DType::F64, F64_TOLERANCE);
}

#[test]
fn f32_manual_gradients_on_four_devices_are_jaxs() {
    on_plugins(&plugins()[..1], DType::F32, F32_TOLERANCE);
}
