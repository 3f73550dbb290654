//! Devices: entering and leaving manual computations, and the collectives inside of them.

use ndarray::{Dimension, IxDyn};

use super::InterpError;
use super::eval::Lanes;
use super::indexing::set;
use super::reduce::{Combine, combine_elementwise, zeros};
use super::shape;
use super::value::Value;
use crate::TensorType;
use crate::op::ReplicaGroups;
use crate::sharding::{ManualSpec, Mesh, Sharding};

/// Position of a device along each axis of the mesh; device ids are row-major.
fn coordinates(mesh: &Mesh, device: usize) -> Vec<usize> {
    let mut rest = device;
    let mut positions: Vec<usize> = mesh
        .axes
        .iter()
        .rev()
        .map(|(_, size)| {
            let position = rest % *size as usize;
            rest /= *size as usize;
            position
        })
        .collect();
    positions.reverse();
    positions
}

/// How many parts the manual axes cut each dimension into, and which of them a device has.
fn parts(spec: &ManualSpec, mesh: &Mesh, sharding: &Sharding, device: usize) -> Vec<(usize, usize)> {
    let position = coordinates(mesh, device);
    let along = |axes: &[std::sync::Arc<str>]| {
        let manual = axes.iter().filter(|axis| spec.manual_axes.contains(axis));
        let numbers = manual.filter_map(|axis| mesh.axes.iter().position(|(name, _)| name == axis));
        numbers.fold((1, 0), |(count, mine), axis| {
            let size = mesh.axes[axis].1 as usize;
            (count * size, mine * size + position[axis])
        })
    };
    sharding.dims.iter().map(|dim| along(&dim.axes)).collect()
}

/// The operands that each device of the mesh sees inside of a manual computation.
pub(super) fn enter(spec: &ManualSpec, mesh: &Mesh, operands: &[Vec<&Value>]) -> Result<Lanes, InterpError> {
    let devices = mesh.num_devices().max(0) as usize;
    let local = |device: usize| {
        let lane = operands.get(device).or_else(|| operands.first());
        let lane = lane.ok_or_else(|| InterpError::invalid("manual_computation", "no device"))?;
        let shard = |(value, sharding): (&&Value, &Sharding)| {
            let cut = |value: Value, (dim, (count, mine)): (usize, (usize, usize))| {
                shape::split(&value, dim, count).swap_remove(mine)
            };
            parts(spec, mesh, sharding, device).into_iter().enumerate().fold((*value).clone(), cut)
        };
        Ok(lane.iter().zip(&spec.in_shardings).map(shard).collect())
    };
    (0..devices).map(local).collect()
}

/// Joins the devices' results again. Each of the `outside` devices sees the pieces of the devices that have its own
/// position along the axes that were not manual.
pub(super) fn leave(
    spec: &ManualSpec,
    mesh: &Mesh,
    results: Lanes,
    types: &[TensorType],
    outside: usize,
) -> Result<Lanes, InterpError> {
    let peers = |a: usize, b: usize| {
        let (a, b) = (coordinates(mesh, a), coordinates(mesh, b));
        let same = |axis: usize| a[axis] == b[axis] || spec.manual_axes.contains(&mesh.axes[axis].0);
        (0..a.len()).all(same)
    };
    let join = |device: usize| -> Result<Vec<Value>, InterpError> {
        let result = |(number, (ty, sharding)): (usize, (&TensorType, &Sharding))| {
            // Every element is written: the parts of the peers tile the whole.
            let count = ty.shape.num_elements().max(0) as usize;
            let mut whole = Value::from_bit_patterns(ty, vec![0; count])?;
            for (peer, values) in results.iter().enumerate().filter(|(peer, _)| peers(device, *peer)) {
                place(&mut whole, &values[number], &parts(spec, mesh, sharding, peer));
            }
            Ok(whole)
        };
        types.iter().zip(&spec.out_shardings).enumerate().map(result).collect()
    };
    (0..outside).map(join).collect()
}

/// Writes a shard into its place in the whole tensor.
fn place(whole: &mut Value, shard: &Value, parts: &[(usize, usize)]) {
    let extents = shard.extents().to_vec();
    for at in ndarray::indices(IxDyn(&extents)) {
        let target: Vec<usize> = (0..at.ndim()).map(|dim| parts[dim].1 * extents[dim] + at[dim]).collect();
        set(whole, &IxDyn(&target), &shard.element(&at));
    }
}

/// The devices of the group that `device` belongs to. No groups at all means one of all devices.
fn group_of(groups: &ReplicaGroups, device: usize, devices: usize) -> Result<Vec<usize>, InterpError> {
    if groups.groups.is_empty() {
        return Ok((0..devices).collect());
    }
    let group = groups.groups.iter().find(|group| group.contains(&(device as i64)));
    let group =
        group.ok_or_else(|| InterpError::invalid("collective", format!("device {device} is in no group")))?;
    let member = |&id: &i64| match usize::try_from(id) {
        Ok(id) if id < devices => Ok(id),
        Ok(_) | Err(_) => Err(InterpError::invalid(
            "collective",
            format!("device {id} of a group does not run: there are {devices}"),
        )),
    };
    group.iter().map(member).collect()
}

/// For each device and operand: `f(device's place in its group, the group's values of the operand)`.
fn in_groups(
    groups: &ReplicaGroups,
    operands: &[Vec<&Value>],
    mut f: impl FnMut(usize, &[&Value]) -> Result<Value, InterpError>,
) -> Result<Lanes, InterpError> {
    let mut lanes = Vec::new();
    for (device, lane) in operands.iter().enumerate() {
        let group = group_of(groups, device, operands.len())?;
        let place = group.iter().position(|&member| member == device).unwrap_or(0);
        let mut of_operand = |number: usize| {
            let values: Vec<&Value> = group.iter().map(|&member| operands[member][number]).collect();
            f(place, &values)
        };
        lanes.push((0..lane.len()).map(&mut of_operand).collect::<Result<_, _>>()?);
    }
    Ok(lanes)
}

fn reduced(values: &[&Value], combine: Combine<'_>) -> Result<Value, InterpError> {
    let mut rest = values.iter();
    let first = rest.next().ok_or_else(|| InterpError::invalid("all_reduce", "an empty group"))?;
    rest.try_fold((*first).clone(), |sum, value| combine_elementwise(&sum, value, combine))
}

/// `Op::AllReduce`.
pub(super) fn all_reduce(
    groups: &ReplicaGroups,
    operands: &[Vec<&Value>],
    combine: Combine<'_>,
) -> Result<Lanes, InterpError> {
    in_groups(groups, operands, |_, values| reduced(values, combine))
}

/// `Op::AllGather`.
pub(super) fn all_gather(
    dim: i64,
    groups: &ReplicaGroups,
    operands: &[Vec<&Value>],
) -> Result<Lanes, InterpError> {
    in_groups(groups, operands, |_, values| shape::concatenate(values, dim))
}

/// `Op::ReduceScatter`.
pub(super) fn reduce_scatter(
    dim: i64,
    groups: &ReplicaGroups,
    operands: &[Vec<&Value>],
    combine: Combine<'_>,
) -> Result<Lanes, InterpError> {
    in_groups(groups, operands, |place, values| {
        Ok(shape::split(&reduced(values, combine)?, dim as usize, values.len()).swap_remove(place))
    })
}

/// `Op::AllToAll`.
pub(super) fn all_to_all(
    split_dim: i64,
    concat_dim: i64,
    split_count: i64,
    groups: &ReplicaGroups,
    operands: &[Vec<&Value>],
) -> Result<Lanes, InterpError> {
    in_groups(groups, operands, |place, values| {
        let piece =
            |value: &&Value| shape::split(value, split_dim as usize, split_count as usize).swap_remove(place);
        let pieces: Vec<Value> = values.iter().map(piece).collect();
        shape::concatenate(&pieces.iter().collect::<Vec<_>>(), concat_dim)
    })
}

/// `Op::CollectivePermute`. A device that nobody sends to gets zeros.
pub(super) fn collective_permute(
    pairs: &[(i64, i64)],
    operands: &[Vec<&Value>],
    types: &[TensorType],
) -> Result<Lanes, InterpError> {
    let receive = |device: usize| {
        let source = pairs.iter().find(|(_, target)| *target == device as i64).map(|(source, _)| *source);
        match source {
            None => types.iter().map(zeros).collect(),
            Some(source) => match operands.get(source as usize) {
                Some(lane) => Ok(lane.iter().map(|&value| value.clone()).collect()),
                None => {
                    Err(InterpError::invalid("collective_permute", format!("source {source} does not run")))
                }
            },
        }
    };
    (0..operands.len()).map(receive).collect()
}

/// `Op::PartitionId`.
pub(super) fn partition_ids(devices: usize, types: &[TensorType]) -> Result<Lanes, InterpError> {
    let id =
        |device: usize| types.iter().map(|ty| Value::from_bit_patterns(ty, vec![device as u64])).collect();
    (0..devices).map(id).collect()
}

/// `Op::ReplicaId`: there is one replica.
pub(super) fn replica_ids(devices: usize, types: &[TensorType]) -> Result<Lanes, InterpError> {
    let zero = |_| types.iter().map(zeros).collect();
    (0..devices).map(zero).collect()
}
