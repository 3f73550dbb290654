//! What a module consists of and how much work it is.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::dump::{
    ComputationId, HloModule, InstructionId, OpClass, Opcode, ReplicaGroups, metadata, replica_groups,
};

use super::calls::trip_count;
use super::cost::{CostAnalysis, LoopCount, operand_types};

/// The numbers of a module. Work is that of one run of the entry, loops as often as they run.
#[derive(Debug, Clone, Serialize)]
pub struct Summary {
    /// Name of the module.
    pub module: String,
    /// Name of the entry computation.
    pub entry: Option<String>,
    /// Number of computations.
    pub computations: usize,
    /// Number of instructions of all computations.
    pub instructions: usize,
    /// Number of instructions by operation.
    pub opcodes: BTreeMap<String, usize>,
    /// FLOPs, a multiply-add as two.
    pub flops: f64,
    /// FLOPs with every loop body counted once, as XLA's own analysis reports them.
    pub flops_loops_once: f64,
    /// Transcendental functions of an element.
    pub transcendentals: f64,
    /// Bytes read and written, traffic inside fusions not counted.
    pub bytes_accessed: f64,
    /// Bytes with every loop body counted once, as XLA's own analysis reports them.
    pub bytes_accessed_loops_once: f64,
    /// FLOPs of matrix products and convolutions by the element types of their operands.
    pub flops_by_dtype: BTreeMap<String, f64>,
    /// Number of custom calls by target.
    pub custom_calls: BTreeMap<String, usize>,
    /// Custom calls by target whose work is not known and not in `flops`.
    pub custom_calls_of_unknown_flops: BTreeMap<String, usize>,
    /// Number of fusions by kind.
    pub fusions: BTreeMap<String, usize>,
    /// Exchanges between devices, by operation and groups.
    pub collectives: Vec<CollectiveSummary>,
    /// Loops, in the order of the text.
    pub while_loops: Vec<LoopSummary>,
    /// Loops whose trip count the module does not tell; each counts once in the numbers above.
    pub unknown_trip_counts: usize,
    /// Instructions of unknown operation, which count as nothing.
    pub unknown_instructions: usize,
    /// Parts of the text that were left out in lenient mode.
    pub problems: usize,
    /// Bytes of the entry's parameters.
    pub parameters_bytes: u64,
    /// Bytes of the entry's results.
    pub outputs_bytes: u64,
}

/// The collectives of one kind over one grouping of devices.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CollectiveSummary {
    /// Operation; the start of an asynchronous pair counts as the operation.
    pub opcode: String,
    /// Number of instructions.
    pub count: usize,
    /// How often they run, loops counted.
    pub runs: f64,
    /// Bytes a device gives or gets, the larger of operand and result, over all runs.
    pub bytes: f64,
    /// Groups of devices.
    pub groups: ReplicaGroups,
    /// Element types of the data with their share of `bytes`.
    pub bytes_by_dtype: BTreeMap<String, f64>,
}

/// A loop.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LoopSummary {
    /// Name of the `while` instruction.
    pub instruction: String,
    /// How often the body runs each time the loop is reached; `null` when the module does not tell.
    pub trip_count: Option<u64>,
    /// Name in the program.
    pub op_name: Option<String>,
}

/// Summarises a module.
pub fn summarize(module: &HloModule<'_>) -> Summary {
    let cost = CostAnalysis::new(module, LoopCount::Trips);
    let once = cost.total_counted(LoopCount::Once);
    let total = cost.total();
    let runs = cost.graph().runs(
        module,
        |id| trip_count(module, id).map_or(1.0, |n| n as f64),
        |id| cost.costliest_branch(id),
    );
    let mut summary = Summary {
        module: module.name.to_string(),
        entry: module.entry().map(|entry| module.computation(entry).name.to_string()),
        computations: module.computations().len(),
        instructions: module.instruction_count(),
        opcodes: opcodes(module),
        flops: total.flops,
        flops_loops_once: once.flops,
        transcendentals: total.transcendentals,
        bytes_accessed: total.bytes_accessed,
        bytes_accessed_loops_once: once.bytes_accessed,
        flops_by_dtype: BTreeMap::new(),
        custom_calls: BTreeMap::new(),
        custom_calls_of_unknown_flops: BTreeMap::new(),
        fusions: BTreeMap::new(),
        collectives: Vec::new(),
        while_loops: Vec::new(),
        unknown_trip_counts: 0,
        unknown_instructions: 0,
        problems: module.problem_count,
        parameters_bytes: 0,
        outputs_bytes: 0,
    };
    let mut collectives = BTreeMap::new();
    for (id, _) in module.instructions() {
        let times = runs[module.computation_of(id).index()];
        match module.work(id).class() {
            OpClass::Contraction => add_product(&mut summary, module, &cost, id, times),
            OpClass::Custom => add_custom_call(&mut summary, module, &cost, id, times),
            OpClass::Collective => add_collective(&mut collectives, module, id, times),
            OpClass::Control => add_control(&mut summary, module, id),
            OpClass::Unknown => summary.unknown_instructions += 1,
            _ => {}
        }
    }
    summary.collectives = collectives.into_values().collect();
    summary.collectives.sort_by(|a, b| b.bytes.total_cmp(&a.bytes).then_with(|| a.opcode.cmp(&b.opcode)));
    if let Some(entry) = module.entry() {
        add_interface(&mut summary, module, entry);
    }
    summary
}

fn opcodes(module: &HloModule<'_>) -> BTreeMap<String, usize> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, instruction) in module.instructions() {
        let name = match instruction.opcode {
            Opcode::Unknown => instruction.opcode_text,
            opcode => opcode.name(),
        };
        *counts.entry(name).or_default() += 1;
    }
    counts.into_iter().map(|(name, count)| (name.to_string(), count)).collect()
}

fn add_product(
    summary: &mut Summary,
    module: &HloModule<'_>,
    cost: &CostAnalysis<'_, '_>,
    id: InstructionId,
    times: f64,
) {
    if let Some(types) = operand_types(module, id).filter(|_| times > 0.0) {
        *summary.flops_by_dtype.entry(types).or_default() += times * cost.instruction(id).flops;
    }
}

fn add_custom_call(
    summary: &mut Summary,
    module: &HloModule<'_>,
    cost: &CostAnalysis<'_, '_>,
    id: InstructionId,
    times: f64,
) {
    let target = module.attribute(id, "custom_call_target").unwrap_or("?").trim_matches('"').to_string();
    match cost.custom_call_flops(id) {
        Some(0.0) => {}
        Some(_) => add_product(summary, module, cost, id, times),
        None => *summary.custom_calls_of_unknown_flops.entry(target.clone()).or_default() += 1,
    }
    *summary.custom_calls.entry(target).or_default() += 1;
}

fn add_control(summary: &mut Summary, module: &HloModule<'_>, id: InstructionId) {
    match module.work(id) {
        Opcode::Fusion => {
            let kind = module.attribute(id, "kind").unwrap_or("?");
            let kind = kind.strip_prefix('k').unwrap_or(kind).to_string();
            *summary.fusions.entry(kind).or_default() += 1;
        }
        Opcode::While => {
            let trip_count = trip_count(module, id);
            summary.unknown_trip_counts += usize::from(trip_count.is_none());
            summary.while_loops.push(LoopSummary {
                instruction: module.instruction(id).name.to_string(),
                trip_count,
                op_name: metadata(module, id).op_name.map(Into::into),
            });
        }
        _ => {}
    }
}

fn add_collective(
    collectives: &mut BTreeMap<(String, ReplicaGroups), CollectiveSummary>,
    module: &HloModule<'_>,
    id: InstructionId,
    times: f64,
) {
    let name = module.work(id).name();
    // The end of an asynchronous pair moves nothing of its own.
    if name.ends_with("-done") {
        return;
    }
    let opcode = name.strip_suffix("-start").unwrap_or(name).to_string();
    let groups =
        module.attribute(id, "replica_groups").or_else(|| module.attribute(id, "source_target_pairs"));
    let groups = replica_groups(groups.unwrap_or("{}"));
    let entry = collectives.entry((opcode.clone(), groups)).or_insert_with(|| CollectiveSummary {
        opcode,
        count: 0,
        runs: 0.0,
        bytes: 0.0,
        groups,
        bytes_by_dtype: BTreeMap::new(),
    });
    entry.count += 1;
    entry.runs += times;
    for (dtype, bytes) in payload(module, id) {
        entry.bytes += times * bytes;
        *entry.bytes_by_dtype.entry(dtype.to_string()).or_default() += times * bytes;
    }
}

/// Bytes of a collective by element type: the larger of what goes in and what comes out.
fn payload(module: &HloModule<'_>, id: InstructionId) -> BTreeMap<&'static str, f64> {
    let mut inputs = BTreeMap::new();
    let mut add = |array: &crate::dump::ArrayShape| {
        *inputs.entry(array.element_type.name()).or_default() += array.bytes() as f64;
    };
    for operand in module.operands(id) {
        module.shape(*operand).for_each_array(&mut add);
    }
    let mut outputs = BTreeMap::new();
    let mut add = |array: &crate::dump::ArrayShape| {
        *outputs.entry(array.element_type.name()).or_default() += array.bytes() as f64;
    };
    // The start of a pair returns (operands, results, ...); only the results count.
    let shape = module.work_shape(id);
    let is_start = module.work(id).name().ends_with("-start");
    match shape.tuple_shapes() {
        [_, result, ..] if is_start => result.for_each_array(&mut add),
        _ => shape.for_each_array(&mut add),
    }
    for (dtype, bytes) in inputs {
        let out: &mut f64 = outputs.entry(dtype).or_default();
        *out = out.max(bytes);
    }
    outputs
}

fn add_interface(summary: &mut Summary, module: &HloModule<'_>, entry: ComputationId) {
    for id in module.instructions_of(entry) {
        if module.instruction(id).opcode == Opcode::Parameter {
            summary.parameters_bytes = summary.parameters_bytes.saturating_add(module.shape(id).leaf_bytes());
        }
    }
    summary.outputs_bytes = module.computation(entry).root.map_or(0, |root| module.shape(root).leaf_bytes());
}
