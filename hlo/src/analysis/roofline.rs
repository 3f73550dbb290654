//! Roofline: the least time each instruction can take on a device, by compute, memory or network.

use std::collections::BTreeMap;
use std::ops::Add as _;

use serde::Serialize;

use crate::dump::{ComputationId, HloModule, InstructionId, OpClass, Opcode, replica_groups};

use super::calls::trip_count;
use super::cost::{CostAnalysis, LoopCount, operand_types};
use super::device::DeviceSpec;
use super::origin::origin;
use super::parts::{Part, parts};

/// What limits an instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Bound {
    /// Arithmetic.
    Compute,
    /// Device memory.
    Memory,
    /// Other devices.
    Network,
}

/// An instruction's share of the step.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct OpTime {
    /// Name of the instruction.
    pub instruction: String,
    /// Operation.
    pub opcode: String,
    /// Name in the program.
    pub op_name: Option<String>,
    /// Part of the model, from the name in the program; of several the one with the most bytes.
    pub scope: String,
    /// The parts of the model that a combined collective works for, the largest first; of everything else the one.
    pub parts: Vec<Part>,
    /// Seconds of all runs.
    pub seconds: f64,
    /// How often it runs in a step.
    pub runs: f64,
    /// What limits it.
    pub bound: Bound,
    /// FLOPs of all runs.
    pub flops: f64,
    /// Bytes of device memory of all runs.
    pub bytes: f64,
    /// Bytes sent of all runs.
    pub network_bytes: f64,
}

/// The step on a device.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Roofline {
    /// Name of the module.
    pub module: String,
    /// Name of the device.
    pub device: String,
    /// Seconds if nothing overlaps.
    pub seconds: f64,
    /// Seconds if the network is hidden behind compute and memory as far as possible.
    pub overlapped_seconds: f64,
    /// Seconds by what limits.
    pub seconds_by_bound: BTreeMap<Bound, f64>,
    /// Seconds by part of the model.
    pub seconds_by_scope: BTreeMap<String, f64>,
    /// FLOPs of matrix products in a step.
    pub matmul_flops: f64,
    /// FLOPs of matrix products by operand types, after `--as`.
    pub matmul_flops_by_dtype: BTreeMap<String, f64>,
    /// Part of the device's bf16 peak that the products reach in `overlapped_seconds`: an upper bound of the MFU.
    pub mfu_bf16: f64,
    /// The same against the peak of the types that the products run in.
    pub mfu: f64,
    /// Instructions, the slowest first.
    pub ops: Vec<OpTime>,
    /// Custom calls whose work is not known and counts only by its memory traffic.
    pub unknown_custom_calls: usize,
    /// Loops whose trip count is not known and counts once.
    pub unknown_trip_counts: usize,
}

/// Predicts the step on `device`. Products whose operand type is a key of `as_type` count as the type it maps to.
pub fn roofline(module: &HloModule<'_>, device: &DeviceSpec, as_type: &BTreeMap<String, String>) -> Roofline {
    let cost = CostAnalysis::new(module, LoopCount::Trips);
    let mut unknown_trip_counts = 0;
    let runs = cost.graph().runs(
        module,
        |id| {
            let trips = trip_count(module, id);
            unknown_trip_counts += usize::from(trips.is_none());
            trips.map_or(1.0, |n| n as f64)
        },
        |id| cost.costliest_branch(id),
    );
    let fused = fused_computations(module);
    let mut view =
        View { module, device, as_type, cost: &cost, by_dtype: BTreeMap::new(), ideal: 0.0, unknown: 0 };
    let mut ops = Vec::new();
    for (id, _) in module.instructions() {
        let computation = module.computation_of(id).index();
        if runs[computation] > 0.0 && !fused[computation] {
            ops.extend(view.op(id, runs[computation]));
        }
    }
    let View { by_dtype, ideal, unknown, .. } = view;
    summarize(module, device, ops, by_dtype, ideal, unknown, unknown_trip_counts)
}

fn summarize(
    module: &HloModule<'_>,
    device: &DeviceSpec,
    mut ops: Vec<OpTime>,
    by_dtype: BTreeMap<String, f64>,
    ideal: f64,
    unknown_custom_calls: usize,
    unknown_trip_counts: usize,
) -> Roofline {
    let mut seconds_by_bound = BTreeMap::new();
    let mut seconds_by_scope = BTreeMap::new();
    for op in &ops {
        *seconds_by_bound.entry(op.bound).or_insert(0.0) += op.seconds;
        for part in &op.parts {
            *seconds_by_scope.entry(part.scope.clone()).or_insert(0.0) += part.share * op.seconds;
        }
    }
    // The sum of nothing is a negative zero.
    let seconds = ops.iter().map(|op| op.seconds).fold(0.0, f64::add);
    let network = seconds_by_bound.get(&Bound::Network).copied().unwrap_or(0.0);
    let overlapped = (seconds - network).max(network);
    let matmul_flops = by_dtype.values().copied().fold(0.0, f64::add);
    let share = |ideal: f64| if overlapped > 0.0 { ideal / overlapped } else { 0.0 };
    ops.sort_by(|a, b| b.seconds.total_cmp(&a.seconds).then_with(|| a.instruction.cmp(&b.instruction)));
    Roofline {
        module: module.name.to_string(),
        device: device.name.clone(),
        seconds,
        overlapped_seconds: overlapped,
        seconds_by_bound,
        seconds_by_scope,
        matmul_flops,
        mfu_bf16: share(matmul_flops / device.matmul_rate("bf16")),
        mfu: share(ideal),
        matmul_flops_by_dtype: by_dtype,
        ops,
        unknown_custom_calls,
        unknown_trip_counts,
    }
}

/// Computations whose instructions are part of another one: fused, or applied to elements.
fn fused_computations(module: &HloModule<'_>) -> Vec<bool> {
    let mut fused = vec![false; module.computations().len()];
    for (id, _) in module.instructions() {
        if module.work(id) == Opcode::Fusion {
            module.called(id).iter().for_each(|called| fused[called.index()] = true);
        }
    }
    fused
}

struct View<'v, 'm, 'a> {
    module: &'m HloModule<'a>,
    device: &'v DeviceSpec,
    as_type: &'v BTreeMap<String, String>,
    cost: &'v CostAnalysis<'m, 'a>,
    by_dtype: BTreeMap<String, f64>,
    /// Seconds of all products at peak.
    ideal: f64,
    unknown: usize,
}

impl View<'_, '_, '_> {
    fn op(&mut self, id: InstructionId, runs: f64) -> Option<OpTime> {
        let module = self.module;
        let instruction = module.instruction(id);
        let work = module.work(id);
        let class = work.class();
        // Loops, calls and conditionals are counted by what they run.
        let is_control = class == OpClass::Control && work != Opcode::Fusion;
        if is_control || class == OpClass::Free {
            return None;
        }
        let cost = self.cost.instruction(id);
        let products = self.products(id, runs);
        self.unknown += usize::from(class == OpClass::Custom && self.cost.custom_call_flops(id).is_none());
        let vector = (cost.flops - products.0 / runs).max(0.0) + cost.transcendentals;
        let compute = products.1 / runs + vector / self.device.vector_flops;
        let memory = cost.bytes_accessed / self.device.memory_bandwidth;
        let sent = match class {
            OpClass::Collective => sent_bytes(module, id),
            // The GPU compiler also makes kernels that exchange data.
            OpClass::Control => {
                let inner = module.called(id).iter().flat_map(|called| module.instructions_of(*called));
                inner
                    .filter(|id| module.work(*id).class() == OpClass::Collective)
                    .map(|id| sent_bytes(module, id))
                    .fold(0.0, f64::add)
            }
            _ => 0.0,
        };
        let network = sent / self.device.network_bandwidth;
        let (seconds, bound) =
            [(compute, Bound::Compute), (memory, Bound::Memory), (network, Bound::Network)]
                .into_iter()
                .fold((0.0, Bound::Memory), |best, next| if next.0 > best.0 { next } else { best });
        let op_name = origin(module, id).op_name.map(String::from);
        let parts = parts(module, id, op_name.as_deref());
        Some(OpTime {
            instruction: instruction.name.to_string(),
            opcode: instruction.opcode_text.to_string(),
            scope: parts.first().map_or_else(String::new, |part| part.scope.clone()),
            parts,
            op_name,
            seconds: seconds * runs,
            runs,
            bound,
            flops: cost.flops * runs,
            bytes: cost.bytes_accessed * runs,
            network_bytes: sent * runs,
        })
    }

    /// FLOPs and seconds at peak of the products in an instruction, all runs.
    fn products(&mut self, id: InstructionId, runs: f64) -> (f64, f64) {
        let module = self.module;
        let inner: Vec<InstructionId> = match module.work(id) {
            Opcode::Fusion => {
                module.called(id).iter().flat_map(|called| module.instructions_of(*called)).collect()
            }
            _ => vec![id],
        };
        let mut sum = (0.0, 0.0);
        for id in inner {
            let class = module.work(id).class();
            if !matches!(class, OpClass::Contraction | OpClass::Custom) {
                continue;
            }
            let flops = self.cost.instruction(id).flops * runs;
            let Some(types) = operand_types(module, id).filter(|_| flops > 0.0) else { continue };
            let types = self.as_type.get(&types).cloned().unwrap_or(types);
            let seconds = flops / self.device.matmul_rate(&types);
            *self.by_dtype.entry(types).or_default() += flops;
            self.ideal += seconds;
            sum = (sum.0 + flops, sum.1 + seconds);
        }
        sum
    }
}

/// Bytes that each device of a group sends, in ring algorithms.
fn sent_bytes(module: &HloModule<'_>, id: InstructionId) -> f64 {
    let opcode = module.work(id);
    let groups = module.attribute(id, "replica_groups").map(replica_groups);
    let n = groups.map_or(0, |groups| groups.size).max(2) as f64;
    let part = (n - 1.0) / n;
    let input: f64 = module
        .operands(id)
        .iter()
        .map(|operand| module.shape(*operand).leaf_bytes() as f64)
        .fold(0.0, f64::add);
    let output = module.work_shape(id).leaf_bytes() as f64;
    match opcode {
        Opcode::AllGather => output * part,
        // The start of a pair returns the operands too.
        Opcode::AllGatherStart => (output - input) * part,
        Opcode::AllReduce | Opcode::AllReduceStart => 2.0 * input * part,
        Opcode::ReduceScatter | Opcode::AllToAll | Opcode::RaggedAllToAll => input * part,
        Opcode::CollectivePermute | Opcode::CollectivePermuteStart | Opcode::CollectiveBroadcast => input,
        _ => 0.0,
    }
}

/// Computations that run as part of the step, not fused ones.
pub fn running_computations(module: &HloModule<'_>) -> Vec<ComputationId> {
    let fused = fused_computations(module);
    module.computations().map(|(id, _)| id).filter(|id| !fused[id.index()]).collect()
}
