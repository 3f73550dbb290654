//! Ops with regions that may hold collectives: they run on all devices in step.

use super::InterpError;
use super::collective;
use super::eval::{Eval, Lanes, Site};
use super::shape;
use super::value::Value;
use crate::graph::BlockId;
use crate::op::{Op, Scan};

/// The results of an op that concerns all devices together; None for one that each device does for itself.
pub(super) fn across_devices(eval: &Eval<'_>, site: &Site<'_>) -> Result<Option<Lanes>, InterpError> {
    let name = site.op.op.name();
    let region = |n: usize| -> Result<BlockId, InterpError> {
        site.op.blocks.get(n).copied().ok_or_else(|| InterpError::invalid(name, "a region is missing"))
    };
    let combine = &mut |arguments: Vec<Value>| eval.region(region(0)?, arguments);
    Ok(Some(match &site.op.op {
        Op::While { invariants } => while_loop(eval, site, *invariants, region(0)?, region(1)?)?,
        Op::Case => case(eval, site)?,
        Op::Scan(parameters) => scan(eval, site, parameters, region(0)?)?,
        Op::Remat { .. } | Op::Composite { .. } => eval.block(region(0)?, site.arguments())?,
        Op::CustomVjp { inputs, forward_captures, outputs: _ } => {
            let mut arguments = site.arguments();
            arguments.iter_mut().for_each(|lane| lane.truncate(inputs + forward_captures));
            eval.block(region(0)?, arguments)?
        }
        Op::ManualComputation(spec) => {
            let mesh = eval.data.mesh.clone();
            let mesh = mesh.ok_or_else(|| InterpError::invalid(name, "the graph has no mesh"))?;
            let inside = collective::enter(spec, &mesh, &site.operands)?;
            let results = eval.block(region(0)?, inside)?;
            collective::leave(spec, &mesh, results, &site.types, site.operands.len())?
        }
        Op::AllReduce(groups) => collective::all_reduce(groups, &site.operands, combine)?,
        Op::AllGather { dim, groups } => collective::all_gather(*dim, groups, &site.operands)?,
        Op::ReduceScatter { dim, groups } => {
            collective::reduce_scatter(*dim, groups, &site.operands, combine)?
        }
        Op::AllToAll { split_dim, concat_dim, split_count, groups } => {
            collective::all_to_all(*split_dim, *concat_dim, *split_count, groups, &site.operands)?
        }
        Op::CollectivePermute { pairs, channel: _ } => {
            collective::collective_permute(pairs, &site.operands, &site.types)?
        }
        Op::PartitionId => collective::partition_ids(site.operands.len(), &site.types)?,
        Op::ReplicaId => collective::replica_ids(site.operands.len(), &site.types)?,
        Op::Constant(_)
        | Op::Iota { .. }
        | Op::Unary(_)
        | Op::Binary(_)
        | Op::Compare(_)
        | Op::Select
        | Op::Clamp
        | Op::Convert
        | Op::BitcastConvert
        | Op::ReducePrecision { .. }
        | Op::DotGeneral(_)
        | Op::Reshape
        | Op::Transpose { .. }
        | Op::BroadcastInDim { .. }
        | Op::Slice { .. }
        | Op::DynamicSlice { .. }
        | Op::DynamicUpdateSlice
        | Op::Concatenate { .. }
        | Op::Pad { .. }
        | Op::Reverse { .. }
        | Op::Gather { .. }
        | Op::Scatter { .. }
        | Op::Reduce { .. }
        | Op::ReduceWindow(_)
        | Op::Sort { .. }
        | Op::TopK { .. }
        | Op::RngBitGenerator { .. }
        | Op::CustomCall(_)
        | Op::OptimizationBarrier
        | Op::CheckpointName(_)
        | Op::Saved
        | Op::StopGradient
        | Op::ShardingConstraint(_) => return Ok(None),
    }))
}

/// The integer that all devices have; an error when they differ.
fn agreed(values: &Lanes, op: &'static str) -> Result<i128, InterpError> {
    let mut all = values.iter().map(|lane| match lane.first() {
        Some(value) => value.scalar_int(op),
        None => Err(InterpError::invalid(op, "no condition")),
    });
    let first = all.next().unwrap_or_else(|| Err(InterpError::invalid(op, "no device")))?;
    for other in all {
        if other? != first {
            return Err(InterpError::invalid(op, "the devices disagree on the condition"));
        }
    }
    Ok(first)
}

/// For each device, the values of `a` and then those of `b`.
fn join(a: &Lanes, b: &Lanes) -> Lanes {
    a.iter().zip(b).map(|(a, b)| [a.as_slice(), b.as_slice()].concat()).collect()
}

/// Splits each device's values before number `at`.
fn split_at(lanes: Lanes, at: usize) -> (Lanes, Lanes) {
    let cut = |mut lane: Vec<Value>| {
        let tail = lane.split_off(at.min(lane.len()));
        (lane, tail)
    };
    lanes.into_iter().map(cut).unzip()
}

fn while_loop(
    eval: &Eval<'_>,
    site: &Site<'_>,
    invariants: usize,
    condition: BlockId,
    body: BlockId,
) -> Result<Lanes, InterpError> {
    let (invariants, mut carry) = split_at(site.arguments(), invariants);
    for _ in 0..eval.max_iterations() {
        let arguments = join(&invariants, &carry);
        if agreed(&eval.block(condition, arguments.clone())?, "while")? == 0 {
            return Ok(carry);
        }
        carry = eval.block(body, arguments)?;
    }
    let limit = eval.max_iterations();
    Err(InterpError::invalid(
        "while",
        format!("still running after {limit} iterations (with_max_iterations)"),
    ))
}

/// An index out of range takes the last branch.
fn case(eval: &Eval<'_>, site: &Site<'_>) -> Result<Lanes, InterpError> {
    let (index, arguments) = split_at(site.arguments(), 1);
    let index = agreed(&index, "case")?;
    let last = site.op.blocks.len().saturating_sub(1);
    let branch = usize::try_from(index).map_or(last, |index| index.min(last));
    match site.op.blocks.get(branch) {
        Some(block) => eval.block(*block, arguments),
        None => Err(InterpError::invalid("case", "no branches")),
    }
}

fn scan(eval: &Eval<'_>, site: &Site<'_>, parameters: &Scan, body: BlockId) -> Result<Lanes, InterpError> {
    let (invariants, rest) = split_at(site.arguments(), parameters.invariants);
    let (mut carry, xs) = split_at(rest, parameters.carry);
    let length = parameters.length.max(0) as usize;
    let outputs = parameters.ys_axes.len();
    let mut ys: Vec<Vec<Vec<Value>>> = vec![vec![Vec::new(); outputs]; carry.len()];
    for step in 0..length {
        let index = if parameters.reverse { length - 1 - step } else { step };
        let slice = |(x, &axis): (&Value, &i64)| shape::take(x, axis as usize, index);
        let slices =
            xs.iter().map(|lane| lane.iter().zip(&parameters.xs_axes).map(slice).collect()).collect();
        let results = eval.block(body, join(&join(&invariants, &carry), &slices))?;
        let (next, new) = split_at(results, parameters.carry);
        carry = next;
        for (lane, new) in ys.iter_mut().zip(new) {
            lane.iter_mut().zip(new).for_each(|(stacked, value)| stacked.push(value));
        }
    }
    let types = &site.types[parameters.carry.min(site.types.len())..];
    let stack = |lane: Vec<Vec<Value>>| -> Result<Vec<Value>, InterpError> {
        let axes = parameters.ys_axes.iter().zip(types);
        lane.into_iter()
            .zip(axes)
            .map(|(mut rows, (&axis, ty))| {
                if parameters.reverse {
                    rows.reverse();
                }
                shape::stack(&rows, axis as usize, ty)
            })
            .collect()
    };
    Ok(join(&carry, &ys.into_iter().map(stack).collect::<Result<Lanes, _>>()?))
}
