//! Collectives, for code inside manual regions.

use crate::op::{BinaryOp, Op, ReplicaGroups};
use crate::ops::custom::grown;
use crate::ops::shape::check_dims;
use crate::tensor::Rule;
use crate::{DType, Graph, Tensor, TensorType};

fn group_size(groups: &ReplicaGroups) -> Rule<i64> {
    let size = groups.groups.first().map_or(0, Vec::len);
    if size == 0 || groups.groups.iter().any(|g| g.len() != size) {
        return Err("replica groups must be non-empty and of one size".to_owned());
    }
    Ok(size as i64)
}

impl<'g> Tensor<'g> {
    /// Reduces over the devices of each group with `op`.
    #[track_caller]
    pub fn all_reduce(self, op: BinaryOp, groups: ReplicaGroups) -> Tensor<'g> {
        if self.is_poison() {
            return self;
        }
        let g = self.graph();
        let block = g.binary_region(op, self.dtype());
        let results = g.op_n("all_reduce", &[self], &[block], |t| {
            group_size(&groups)?;
            Ok((Op::AllReduce(groups), vec![t[0].clone()]))
        });
        results.first().copied().unwrap_or_else(|| g.poison())
    }

    /// Joins the devices' tensors along `dim`.
    #[track_caller]
    pub fn all_gather(self, dim: i64, groups: ReplicaGroups) -> Tensor<'g> {
        self.graph().op1("all_gather", &[self], |t| {
            check_dims("dim", &[dim], t[0].rank())?;
            if t[0].shape[dim as usize] == 0 {
                return Err(format!("dimension {dim} of size 0 cannot be gathered"));
            }
            let size = grown(t[0].shape[dim as usize], group_size(&groups)?)?;
            Ok((Op::AllGather { dim, groups }, t[0].with_shape(t[0].shape.clone().with_dim(dim, size))))
        })
    }

    /// Reduces over the devices with `op`, each keeping its part along `dim`.
    #[track_caller]
    pub fn reduce_scatter(self, op: BinaryOp, dim: i64, groups: ReplicaGroups) -> Tensor<'g> {
        if self.is_poison() {
            return self;
        }
        let g = self.graph();
        let block = g.binary_region(op, self.dtype());
        let results = g.op_n("reduce_scatter", &[self], &[block], |t| {
            check_dims("dim", &[dim], t[0].rank())?;
            let (size, parts) = (t[0].shape[dim as usize], group_size(&groups)?);
            if size == 0 {
                return Err(format!("dimension {dim} of size 0 cannot be scattered"));
            }
            if size % parts != 0 {
                return Err(format!("dimension {dim} of size {size} does not split in {parts}"));
            }
            let shape = t[0].shape.clone().with_dim(dim, size / parts);
            Ok((Op::ReduceScatter { dim, groups }, vec![t[0].with_shape(shape)]))
        });
        results.first().copied().unwrap_or_else(|| g.poison())
    }

    /// Splits along `split_dim`, sends part i to device i of the group, joins what arrives along `concat_dim`.
    #[track_caller]
    pub fn all_to_all(self, split_dim: i64, concat_dim: i64, groups: ReplicaGroups) -> Tensor<'g> {
        self.graph().op1("all_to_all", &[self], |t| {
            check_dims("split_dim", &[split_dim], t[0].rank())?;
            check_dims("concat_dim", &[concat_dim], t[0].rank())?;
            let split_count = group_size(&groups)?;
            let size = t[0].shape[split_dim as usize];
            if size % split_count != 0 {
                return Err(format!("dimension {split_dim} of size {size} does not split in {split_count}"));
            }
            let shape = t[0].shape.clone().with_dim(split_dim, size / split_count);
            let joined = grown(shape[concat_dim as usize], split_count)?;
            let shape = shape.with_dim(concat_dim, joined);
            Ok((
                Op::AllToAll { split_dim, concat_dim, split_count, groups: groups.into() },
                t[0].with_shape(shape),
            ))
        })
    }

    /// Sends to one device each; devices that receive nothing get zeros.
    #[track_caller]
    pub fn collective_permute(self, pairs: &[(i64, i64)], channel: i64) -> Tensor<'g> {
        self.graph().op1("collective_permute", &[self], |t| {
            for (i, (s, d)) in pairs.iter().enumerate() {
                if pairs[..i].iter().any(|(a, b)| a == s || b == d) {
                    return Err(format!("a device sends or receives twice in {pairs:?}"));
                }
            }
            Ok((Op::CollectivePermute { pairs: pairs.to_vec(), channel }, t[0].clone()))
        })
    }
}

impl Graph {
    /// The device's partition number.
    pub fn partition_id(&self) -> Tensor<'_> {
        self.op1("partition_id", &[], |_| Ok((Op::PartitionId, TensorType::scalar(DType::U32))))
    }

    /// The device's replica number.
    pub fn replica_id(&self) -> Tensor<'_> {
        self.op1("replica_id", &[], |_| Ok((Op::ReplicaId, TensorType::scalar(DType::U32))))
    }
}
