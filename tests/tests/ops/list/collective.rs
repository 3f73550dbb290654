//! Meshes, shardings and collectives. On a plugin these cases need four devices.

use hlo::op::{BinaryOp, ReplicaGroups};
use hlo::sharding::{ManualSpec, Mesh, Sharding};
use hlo::{DType, Graph, Tensor};

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
    cases
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
