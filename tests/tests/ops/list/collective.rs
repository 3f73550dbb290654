//! Meshes, shardings and collectives. On a plugin these cases need four devices.

use hlo::op::{BinaryOp, ReplicaGroups};
use hlo::sharding::{ManualSpec, Mesh, Sharding};
use hlo::{DType, DTypeKind, Graph, Tensor};

use super::Case;
use super::input::Inputs;

type Body = for<'g> fn(&'g Graph, Tensor<'g>) -> Tensor<'g>;

fn groups(groups: &[&[i64]]) -> ReplicaGroups {
    ReplicaGroups { groups: groups.iter().map(|group| group.to_vec()).collect(), channel: 1 }
}

/// Two devices along x, two along y: device 2x + y.
fn mesh() -> Mesh {
    Mesh::new([("x", 2), ("y", 2)])
}

fn along_y() -> ReplicaGroups {
    groups(&[&[0, 1], &[2, 3]])
}

/// `body` on every device, with rows split along x and columns along y.
fn manual(name: &str, body: Body) -> Case {
    let x = Inputs::new(name).range(DType::F32, &[4, 8], -2.0, 2.0);
    Case::new(name, vec![x], move |g: &Graph, x| {
        g.set_mesh(mesh());
        let split = || vec![Sharding::of([&["x"][..], &["y"]])];
        let axes = vec!["x".into(), "y".into()];
        let spec = ManualSpec { in_shardings: split(), out_shardings: split(), manual_axes: axes };
        g.manual_computation(spec, x, |x| vec![body(g, x[0])])
    })
}

pub(crate) fn cases() -> Vec<Case> {
    let bodies: [(&str, Body); 8] = [
        ("manual_computation", |_, x| x * 2.0),
        ("all_reduce", |_, x| x.all_reduce(BinaryOp::Add, along_y())),
        ("all_reduce of maxima", |_, x| x.all_reduce(BinaryOp::Maximum, groups(&[&[0, 2], &[1, 3]]))),
        ("all_gather", |_, x| x.all_gather(1, along_y()).slice_in_dim(2, 6, 1)),
        ("reduce_scatter", |_, x| x.reduce_scatter(BinaryOp::Add, 1, along_y())),
        ("all_to_all", |_, x| x.all_to_all(0, 1, along_y())),
        ("collective_permute", |_, x| x.collective_permute(&[(0, 1), (1, 2), (2, 0)], 1)),
        ("partition_id", |g, x| {
            x + g.partition_id().to_dtype(DType::F32) + g.replica_id().to_dtype(DType::F32)
        }),
    ];
    let mut cases: Vec<Case> = bodies.map(|(name, body)| manual(name, body)).into();
    cases.push(constraint());
    for &dtype in DType::ALL {
        cases.push(moving(dtype, [6, 10]));
        cases.extend([[3, 5], [1, 7], [0, 6]].map(|shape| whole_parts(dtype, shape)));
        for &op in BinaryOp::ALL.iter().filter(|op| combines(**op, dtype.kind())) {
            cases.push(combining(op, dtype, [2, 6]));
        }
        cases.push(combining(BinaryOp::Add, dtype, [0, 2]));
    }
    cases
}

/// Commutative, associative ops that the StableHLO specification has for the type; XLA's CPU backend reduces over devices
/// by bits of truth values alone.
fn combines(op: BinaryOp, kind: DTypeKind) -> bool {
    match op {
        BinaryOp::Add | BinaryOp::Multiply | BinaryOp::Maximum | BinaryOp::Minimum => true,
        BinaryOp::And | BinaryOp::Or => kind == DTypeKind::Bool,
        _ => false,
    }
}

/// From a device's part to a device's part.
type LocalBody = dyn for<'g> Fn(Tensor<'g>) -> Tensor<'g> + Send + Sync;

/// `bodies` on every device, one result each, with the local part `[m, n]` of a `[2m, 2n]` operand.
fn on_parts(name: String, dtype: DType, [m, n]: [i64; 2], bodies: Vec<(Box<LocalBody>, Sharding)>) -> Case {
    let mut inputs = Inputs::new(&name);
    let shape = [2 * m, 2 * n];
    let x = if dtype.is_float() { inputs.small(dtype, &shape) } else { inputs.any(dtype, &shape) };
    let differentiable: &[usize] = if dtype == DType::F64 { &[0] } else { &[] };
    Case::new(name, vec![x], move |g: &Graph, x| {
        g.set_mesh(mesh());
        let axes = vec!["x".into(), "y".into()];
        let out_shardings = bodies.iter().map(|(_, sharding)| sharding.clone()).collect();
        let spec = ManualSpec { in_shardings: vec![split()], out_shardings, manual_axes: axes };
        g.manual_computation(spec, x, |x| bodies.iter().map(|(body, _)| body(x[0])).collect())
    })
    .grad(differentiable)
}

fn split() -> Sharding {
    Sharding::of([&["x"][..], &["y"]])
}

/// Whether a device that receives nothing can be given zeros.
fn has_zero(dtype: DType) -> bool {
    dtype != DType::F8E8M0FNU
}

/// Ops that move elements as they are.
fn moving(dtype: DType, shape: [i64; 2]) -> Case {
    let rows = || Sharding::of([&["x"][..], &[]]);
    let columns = || Sharding::of([&[][..], &["y"]]);
    let pairs: &[_] =
        if has_zero(dtype) { &[(0, 1), (1, 2), (2, 0)] } else { &[(0, 1), (1, 2), (2, 0), (3, 3)] };
    on_parts(
        format!("collectives that move {dtype}{shape:?}"),
        dtype,
        shape,
        vec![
            (Box::new(|x| x.all_gather(1, along_y())), rows()),
            (Box::new(|x| x.all_gather(0, groups(&[&[0, 2], &[1, 3]]))), columns()),
            (Box::new(|x| x.all_to_all(0, 1, along_y())), split()),
            (Box::new(|x| x.all_to_all(1, 0, groups(&[&[0, 2], &[1, 3]]))), split()),
            (Box::new(move |x| x.collective_permute(pairs, 1)), split()),
        ],
    )
}

/// Ops that move parts of any size.
fn whole_parts(dtype: DType, shape: [i64; 2]) -> Case {
    let pairs: &[_] = if has_zero(dtype) { &[(3, 0), (0, 3)] } else { &[(3, 0), (0, 3), (1, 2), (2, 1)] };
    on_parts(
        format!("collectives that move whole parts {dtype}{shape:?}"),
        dtype,
        shape,
        vec![
            (Box::new(|x| x.all_gather(1, along_y())), Sharding::of([&["x"][..], &[]])),
            (Box::new(move |x| x.collective_permute(pairs, 1)), split()),
        ],
    )
}

/// Reductions over two devices, which round once.
fn combining(op: BinaryOp, dtype: DType, shape: [i64; 2]) -> Case {
    let mut bodies: Vec<(Box<LocalBody>, Sharding)> = vec![
        (Box::new(move |x| x.all_reduce(op, along_y())), Sharding::of([&["x"][..], &[]])),
        (Box::new(move |x| x.reduce_scatter(op, 1, groups(&[&[0, 2], &[1, 3]]))), split()),
    ];
    // StableHLO splits no dimension of nothing.
    if shape[0] > 0 {
        bodies.push((Box::new(move |x| x.reduce_scatter(op, 0, along_y())), split()));
    }
    let name = format!("all_reduce and reduce_scatter by {} {dtype}{shape:?}", op.mlir());
    let case = on_parts(name, dtype, shape, bodies);
    if op == BinaryOp::Add { case } else { case.grad(&[]) }
}

fn constraint() -> Case {
    let name = "sharding_constraint";
    let x = Inputs::new(name).range(DType::F64, &[4, 8], -2.0, 2.0);
    Case::new(name, vec![x], |g: &Graph, x| {
        g.set_mesh(mesh());
        vec![(x[0] * 3.0).with_sharding_constraint(Sharding::of([&["x", "y"][..], &[]]))]
    })
    .grad(&[0])
}
