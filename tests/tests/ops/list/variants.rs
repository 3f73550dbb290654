//! Names of all ops, so that a test can tell which are in no case.

use std::collections::BTreeSet;

use hlo::op::{BinaryOp, Op, UnaryOp};

macro_rules! variants {
    ($($pattern:pat => $name:literal,)*) => {
        /// The name under which an op is counted. There is no wildcard: a new op does not compile here until it is
        /// listed, and then the coverage test fails until it is in a case.
        pub(crate) fn variant(op: &Op) -> String {
            match op {
                Op::Unary(unary) => unary.mlir().to_owned(),
                Op::Binary(binary) => binary.mlir().to_owned(),
                $($pattern => $name.to_owned(),)*
            }
        }

        /// The names of all ops.
        pub(crate) fn all_variants() -> BTreeSet<String> {
            let unary = UnaryOp::ALL.iter().map(|op| op.mlir().to_owned());
            let binary = BinaryOp::ALL.iter().map(|op| op.mlir().to_owned());
            [$($name.to_owned(),)*].into_iter().chain(unary).chain(binary).collect()
        }
    };
}

variants! {
    Op::Constant(_) => "constant",
    Op::Iota { .. } => "iota",
    Op::Compare(_) => "compare",
    Op::Select => "select",
    Op::Clamp => "clamp",
    Op::Convert => "convert",
    Op::BitcastConvert => "bitcast_convert",
    Op::ReducePrecision { .. } => "reduce_precision",
    Op::DotGeneral(_) => "dot_general",
    Op::Reshape => "reshape",
    Op::Transpose { .. } => "transpose",
    Op::BroadcastInDim { .. } => "broadcast_in_dim",
    Op::Slice { .. } => "slice",
    Op::DynamicSlice { .. } => "dynamic_slice",
    Op::DynamicUpdateSlice => "dynamic_update_slice",
    Op::Concatenate { .. } => "concatenate",
    Op::Pad { .. } => "pad",
    Op::Reverse { .. } => "reverse",
    Op::Gather { .. } => "gather",
    Op::Scatter { .. } => "scatter",
    Op::Reduce { .. } => "reduce",
    Op::ReduceWindow(_) => "reduce_window",
    Op::Sort { .. } => "sort",
    Op::TopK { .. } => "top_k",
    Op::RngBitGenerator { .. } => "rng_bit_generator",
    Op::While { .. } => "while",
    Op::Case => "case",
    Op::CustomCall(_) => "custom_call",
    Op::AllReduce(_) => "all_reduce",
    Op::AllGather { .. } => "all_gather",
    Op::ReduceScatter { .. } => "reduce_scatter",
    Op::AllToAll { .. } => "all_to_all",
    Op::CollectivePermute { .. } => "collective_permute",
    Op::PartitionId => "partition_id",
    Op::ReplicaId => "replica_id",
    Op::OptimizationBarrier => "optimization_barrier",
    Op::Composite { .. } => "composite",
    Op::Scan(_) => "scan",
    Op::Remat { .. } => "remat",
    Op::CustomVjp { .. } => "custom_vjp",
    Op::CheckpointName(_) => "checkpoint_name",
    Op::Saved => "saved",
    Op::StopGradient => "stop_gradient",
    Op::ShardingConstraint(_) => "sharding_constraint",
    Op::ManualComputation(_) => "manual_computation",
}
