//! Reverse rules of collectives and of manual computations, in the convention of JAX's `shard_map` with
//! `check_vma=False`.
//!
//! Nothing in a type says whether devices hold equal or different values, so a collective is transposed as what it is: a
//! linear map of all devices' values together. The transpose of a sum over devices is therefore a sum over devices
//! (`psum` to `psum`), that of a gather a sum that is scattered, that of a permutation the inverse one. The borders of the
//! manual computation do the rest: the cotangent of a result that is whole on several devices is shared out equally among
//! them, and the cotangents of an operand that several devices see whole are added up. Gradients are those of
//! `check_vma=True` as well wherever that accepts the function.

use super::{Cotangents, Site};
use crate::clone::ValueMap;
use crate::graph::{BlockId, Data, Def, OpId, TypeId, ValueId, Values};
use crate::op::{BinaryOp, Op, ReplicaGroups};
use crate::sharding::{DimSharding, ManualSpec, Mesh, Sharding};
use crate::{Tensor, TensorType};

/// Channel of the collectives that are added; JAX has one for all as well.
const CHANNEL: i64 = 1;

/// What a collective with a combiner other than a sum is told.
const SUMS_ONLY: &str =
    "only sums over devices have one, as in JAX; use stop_gradient on the operand or custom_vjp";

pub(super) fn all_reduce<'g>(s: &Site<'_, 'g>, groups: &ReplicaGroups) -> Cotangents<'g> {
    if !sums(s) {
        return s.no_rule(SUMS_ONLY);
    }
    Site::unary(s.ct().all_reduce(BinaryOp::Add, groups.clone()))
}

pub(super) fn all_gather<'g>(s: &Site<'_, 'g>, dim: i64, groups: &ReplicaGroups) -> Cotangents<'g> {
    Site::unary(s.ct().reduce_scatter(BinaryOp::Add, dim, groups.clone()))
}

pub(super) fn reduce_scatter<'g>(s: &Site<'_, 'g>, dim: i64, groups: &ReplicaGroups) -> Cotangents<'g> {
    if !sums(s) {
        return s.no_rule(SUMS_ONLY);
    }
    Site::unary(s.ct().all_gather(dim, groups.clone()))
}

pub(super) fn all_to_all<'g>(
    s: &Site<'_, 'g>,
    split_dim: i64,
    concat_dim: i64,
    groups: &ReplicaGroups,
) -> Cotangents<'g> {
    Site::unary(s.ct().all_to_all(concat_dim, split_dim, groups.clone()))
}

pub(super) fn collective_permute<'g>(s: &Site<'_, 'g>, pairs: &[(i64, i64)], channel: i64) -> Cotangents<'g> {
    let back: Vec<_> = pairs.iter().map(|(source, target)| (*target, *source)).collect();
    Site::unary(s.ct().collective_permute(&back, channel))
}

fn sums(s: &Site<'_, '_>) -> bool {
    s.graph.with(|d| super::reduce::region_op(d, s.op.blocks[0])) == Some(BinaryOp::Add)
}

/// A manual computation over the body's reverse pass. What that uses of the forward body is passed in: operands as they
/// are, everything else as further results of the forward computation, each device its own.
pub(super) fn manual_computation<'g>(s: &Site<'_, 'g>, spec: &ManualSpec) -> Cotangents<'g> {
    let g = s.graph;
    let Some(mesh) = g.mesh() else { return s.no_rule("the graph has no mesh; call set_mesh first") };
    let body = s.op.blocks[0];
    let (params, results, ops) = g.with(|d| {
        let b = &d.blocks[body.index()];
        (b.params.clone(), b.results.clone(), b.ops.clone())
    });
    let given: Vec<usize> =
        (0..spec.out_shardings.len()).filter(|i| s.cotangents.get(*i).is_some_and(Option::is_some)).collect();
    let cts: Vec<Tensor<'g>> = given
        .iter()
        .filter_map(|i| {
            let copies = size_of(&mesh, &unmentioned(spec, &spec.out_shardings[*i]));
            s.cotangents[*i].map(|ct| if copies == 1 { ct } else { ct / copies as f64 })
        })
        .collect();
    let active: Vec<ValueId> =
        params.iter().zip(s.wanted).filter(|(_, wanted)| **wanted).map(|(p, _)| *p).collect();
    let types: Vec<TypeId> = g.with(|d| {
        d.open_regions.push(body);
        given.iter().map(|i| d.values[results[*i].index()].ty).collect()
    });
    let scope = s.op.scope;
    let mut reached: Vec<usize> = Vec::new();
    let block = g.block(&types, |p| {
        let seeds = given.iter().map(|i| results[*i]).zip(p.iter().copied()).collect();
        let found = g.backprop(&ops, &active, seeds);
        g.set_scope(scope);
        reached = (0..params.len()).filter(|i| s.wanted[*i] && found.contains_key(&params[*i])).collect();
        let summed = |i: &usize| {
            let ct = found.get(&params[*i]).copied()?;
            let axes = unmentioned(spec, &spec.in_shardings[*i]);
            let alone = size_of(&mesh, &axes) == 1;
            Some(if alone { ct } else { ct.all_reduce(BinaryOp::Add, groups_along(&mesh, &axes)) })
        };
        reached.iter().filter_map(summed).collect()
    });
    g.with(|d| d.open_regions.pop());
    if reached.is_empty() {
        return s.zero();
    }
    let residuals = g.with(|d| residuals(d, s, block, &mesh));
    let kept: Vec<Tensor<'g>> = residuals.iter().map(|(value, _)| Tensor::new(g, *value)).collect();
    let in_shardings = given.iter().map(|i| spec.out_shardings[*i].clone());
    let reverse = ManualSpec {
        in_shardings: in_shardings.chain(residuals.into_iter().map(|(_, sharding)| sharding)).collect(),
        out_shardings: reached.iter().map(|i| spec.in_shardings[*i].clone()).collect(),
        manual_axes: spec.manual_axes.clone(),
    };
    let operands = [cts, kept].concat();
    let types: Vec<TensorType> = reached.iter().map(|i| s.operands[*i].ty()).collect();
    let out = g.emit(Op::ManualComputation(reverse.into()), &operands, &types, &[block]);
    let mut all = s.zero();
    for (i, ct) in reached.into_iter().zip(out) {
        all[i] = Some(ct);
    }
    all
}

/// The manual axes that a sharding does not name: the value is whole on the devices along them.
fn unmentioned(spec: &ManualSpec, sharding: &Sharding) -> Vec<std::sync::Arc<str>> {
    let named = |axis: &std::sync::Arc<str>| sharding.dims.iter().any(|dim| dim.axes.contains(axis));
    spec.manual_axes.iter().filter(|axis| !named(axis)).cloned().collect()
}

fn size_of(mesh: &Mesh, axes: &[std::sync::Arc<str>]) -> i64 {
    axes.iter().filter_map(|axis| mesh.axis_size(axis)).product()
}

/// Groups of the devices that differ in their position along `axes` alone.
fn groups_along(mesh: &Mesh, axes: &[std::sync::Arc<str>]) -> ReplicaGroups {
    let mut groups: Vec<(Vec<i64>, Vec<i64>)> = Vec::new();
    for device in 0..mesh.num_devices() {
        let mut rest = device;
        let mut elsewhere = Vec::new();
        for (name, size) in mesh.axes.iter().rev() {
            if !axes.contains(name) {
                elsewhere.push(rest % size);
            }
            rest /= size;
        }
        match groups.iter_mut().find(|(place, _)| *place == elsewhere) {
            Some((_, members)) => members.push(device),
            None => groups.push((elsewhere, vec![device])),
        }
    }
    ReplicaGroups { groups: groups.into_iter().map(|(_, members)| members).collect(), channel: CHANNEL }
}

/// Turns the values that the reverse body `block` uses of the forward body into its parameters. What is to be passed for
/// each, and how it is laid out.
fn residuals(d: &mut Data, s: &Site<'_, '_>, block: BlockId, mesh: &Mesh) -> Vec<(ValueId, Sharding)> {
    let body = s.op.blocks[0];
    let mut passed = Vec::new();
    let mut map = ValueMap::default();
    let mut prologue = Vec::new();
    for v in d.captures(block) {
        if d.is_cheap_constant(v) {
            d.clone_into_prologue(block, v, &mut map, &mut prologue);
            continue;
        }
        let ty = d.values[v.index()].ty;
        match d.values[v.index()].def {
            Def::Param(owner, n) if owner == body => {
                let Op::ManualComputation(spec) = &d.ops[s.id.index()].op else { continue };
                passed
                    .push((d.ops[s.id.index()].operands[n as usize], spec.in_shardings[n as usize].clone()));
                let param = d.add_param(block, ty);
                map.insert(v, param);
            }
            _ if d.block_of(v) != body => {
                passed.push((v, Sharding::replicated(d.ty(v).rank())));
                let param = d.add_param(block, ty);
                map.insert(v, param);
            }
            _ => {
                let (result, sharding, local) = export(d, s.id, body, v, mesh);
                passed.push((result, sharding));
                let param = d.add_param(block, local);
                let value = if local == ty { param } else { reshaped(d, block, param, ty, &mut prologue) };
                map.insert(v, value);
            }
        }
    }
    d.blocks[block.index()].ops.splice(0..0, prologue);
    d.substitute(block, &map);
    passed
}

/// Makes value `inner` of the body a result of the computation, the devices' parts stacked along the leading dimension
/// over all manual axes (a scalar gets one). The result, its layout and the type of a device's part.
fn export(d: &mut Data, id: OpId, body: BlockId, inner: ValueId, mesh: &Mesh) -> (ValueId, Sharding, TypeId) {
    let ty = d.ty(inner).clone();
    let local = if ty.rank() == 0 { ty.with_shape([1]) } else { ty };
    let local_id = d.intern(local.clone());
    let Op::ManualComputation(spec) = &d.ops[id.index()].op else {
        return (inner, Sharding::default(), local_id);
    };
    let mut spec = (**spec).clone();
    // Axes that are not manual may split the value as they did inside.
    let open = spec.manual_axes.len() < mesh.axes.len();
    let mut dims = vec![DimSharding { axes: Vec::new(), open }; local.rank()];
    dims[0].axes.clone_from(&spec.manual_axes);
    let sharding = Sharding { dims };
    let mut shape: Vec<i64> = local.shape.iter().copied().collect();
    shape[0] = shape[0].saturating_mul(size_of(mesh, &spec.manual_axes));
    let whole = d.intern(local.with_shape(shape));
    let kept = if d.ty(inner).rank() == 0 {
        d.stack.push(body);
        let location = d.ops[id.index()].location;
        let pass = std::mem::replace(&mut d.pass, d.ops[id.index()].pass);
        let reshape =
            d.push(Op::Reshape, Values::from_slice(&[inner]), [local_id], Default::default(), location);
        d.pass = pass;
        d.stack.pop();
        d.ops[reshape.index()].results[0]
    } else {
        inner
    };
    d.blocks[body.index()].results.push(kept);
    spec.out_shardings.push(sharding.clone());
    d.ops[id.index()].op = Op::ManualComputation(spec.into());
    (d.add_result(id, whole), sharding, local_id)
}

/// The parameter as the scalar that it was made of.
fn reshaped(d: &mut Data, block: BlockId, param: ValueId, ty: TypeId, prologue: &mut Vec<OpId>) -> ValueId {
    d.stack.push(block);
    let location = std::panic::Location::caller();
    let id = d.push(Op::Reshape, Values::from_slice(&[param]), [ty], Default::default(), location);
    d.stack.pop();
    d.blocks[block.index()].ops.retain(|op| *op != id);
    prologue.push(id);
    d.ops[id.index()].results[0]
}
