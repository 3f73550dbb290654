//! The difference of two modules, whatever their instructions are named.

use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};

use serde::Serialize;

use crate::dump::{ComputationId, HloModule, InstructionId, Opcode, metadata};

use super::calls::CallGraph;
use super::cost::{CostAnalysis, LoopCount};
use super::memory::memory;

/// Attributes that say nothing about what an instruction computes.
const IGNORED: [&str; 10] = [
    "metadata",
    "channel_id",
    "calls",
    "to_apply",
    "body",
    "condition",
    "branch_computations",
    "called_computations",
    "control-predecessors",
    "origin",
];

/// An instruction that only one of the modules has.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct DiffOp {
    /// Name of the instruction.
    pub instruction: String,
    /// Operation.
    pub opcode: String,
    /// Shape of its result.
    pub shape: String,
    /// Name in the program.
    pub op_name: Option<String>,
}

/// An instruction of both that changed.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ChangedOp {
    /// In the first module.
    pub before: DiffOp,
    /// In the second module.
    pub after: DiffOp,
    /// What changed: shape, attributes by name, operands.
    pub what: Vec<String>,
}

/// The difference from a first module to a second one.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Diff {
    /// Whether both are the same but for names, numbers and metadata.
    pub identical: bool,
    /// Instructions of the first module only.
    pub removed: Vec<DiffOp>,
    /// Instructions of the second module only.
    pub added: Vec<DiffOp>,
    /// Instructions of both that changed.
    pub changed: Vec<ChangedOp>,
    /// Instructions that are the same in both.
    pub unchanged: usize,
    /// Change of the number of instructions by operation; operations whose number is the same are left out.
    pub opcodes: BTreeMap<String, i64>,
    /// FLOPs of both.
    pub flops: (f64, f64),
    /// Bytes accessed of both.
    pub bytes_accessed: (f64, f64),
    /// Estimated peak memory of both.
    pub peak_bytes: (u64, u64),
}

/// Compares two modules.
pub fn diff(a: &HloModule<'_>, b: &HloModule<'_>) -> Diff {
    let (hash_a, hash_b) = (module_hash(a), module_hash(b));
    let mut left = Side::new(a);
    let right = Side::new(b);
    let mut unchanged = 0;
    let mut only_b: Vec<InstructionId> = Vec::new();
    for &id in &right.order {
        match left.take(right.signatures[id.index()]) {
            true => unchanged += 1,
            false => only_b.push(id),
        }
    }
    let only_a: Vec<InstructionId> = left.remaining();
    let (changed, removed, added) = pair(a, b, only_a, only_b);
    let cost = |module| {
        let total = CostAnalysis::new(module, LoopCount::Trips).total();
        (total.flops, total.bytes_accessed)
    };
    let ((flops_a, bytes_a), (flops_b, bytes_b)) = (cost(a), cost(b));
    Diff {
        identical: hash_a == hash_b,
        removed: removed.into_iter().map(|id| describe(a, id)).collect(),
        added: added.into_iter().map(|id| describe(b, id)).collect(),
        changed,
        unchanged,
        opcodes: opcodes(a, b),
        flops: (flops_a, flops_b),
        bytes_accessed: (bytes_a, bytes_b),
        peak_bytes: (memory(a, None).peak_bytes, memory(b, None).peak_bytes),
    }
}

fn describe(module: &HloModule<'_>, id: InstructionId) -> DiffOp {
    let instruction = module.instruction(id);
    DiffOp {
        instruction: instruction.name.to_string(),
        opcode: instruction.opcode_text.to_string(),
        shape: module.shape(id).to_string(),
        op_name: metadata(module, id).op_name.map(Into::into),
    }
}

fn opcodes(a: &HloModule<'_>, b: &HloModule<'_>) -> BTreeMap<String, i64> {
    let mut counts: BTreeMap<&str, i64> = BTreeMap::new();
    for (_, instruction) in a.instructions() {
        *counts.entry(instruction.opcode_text).or_default() -= 1;
    }
    for (_, instruction) in b.instructions() {
        *counts.entry(instruction.opcode_text).or_default() += 1;
    }
    counts.into_iter().filter(|(_, n)| *n != 0).map(|(name, n)| (name.to_string(), n)).collect()
}

/// What an instruction computes but for its operands, with the hashes of the computations it calls.
fn own_hash(module: &HloModule<'_>, id: InstructionId, called: &[u64]) -> u64 {
    let mut hasher = DefaultHasher::new();
    let instruction = module.instruction(id);
    instruction.opcode_text.hash(&mut hasher);
    instruction.literal.hash(&mut hasher);
    module.shape(id).to_string().hash(&mut hasher);
    let mut attributes: Vec<_> = module.attributes(id).iter().filter(|a| !IGNORED.contains(&a.key)).collect();
    attributes.sort_by_key(|a| a.key);
    for attribute in attributes {
        (attribute.key, attribute.value).hash(&mut hasher);
    }
    for computation in module.called(id) {
        called[computation.index()].hash(&mut hasher);
    }
    hasher.finish()
}

/// Hashes of all computations: of what the root and the effects compute, names left out.
fn computation_hashes(module: &HloModule<'_>) -> Vec<u64> {
    let mut hashes = vec![0u64; module.computations().len()];
    let mut deep = vec![0u64; module.instruction_count()];
    for computation in CallGraph::new(module).callees_first {
        let mut sum = 0u64;
        for id in module.instructions_of(computation) {
            let mut hasher = DefaultHasher::new();
            own_hash(module, id, &hashes).hash(&mut hasher);
            for operand in module.operands(id) {
                deep[operand.index()].hash(&mut hasher);
            }
            deep[id.index()] = hasher.finish();
            // A sum, so that the order of independent instructions does not matter.
            sum = sum.wrapping_add(deep[id.index()]);
        }
        let root = module.computation(computation).root.map_or(0, |root| deep[root.index()]);
        hashes[computation.index()] = sum.rotate_left(7) ^ root;
    }
    hashes
}

fn module_hash(module: &HloModule<'_>) -> (Option<u64>, usize) {
    let hashes = computation_hashes(module);
    (module.entry().map(|entry: ComputationId| hashes[entry.index()]), module.instruction_count())
}

/// The instructions of one module by signature.
struct Side {
    signatures: Vec<u64>,
    order: Vec<InstructionId>,
    by_signature: HashMap<u64, Vec<InstructionId>>,
}

impl Side {
    /// A signature is what the instruction computes and what kind of operands it has, no further away.
    fn new(module: &HloModule<'_>) -> Self {
        let hashes = computation_hashes(module);
        let own: Vec<u64> = module.instructions().map(|(id, _)| own_hash(module, id, &hashes)).collect();
        let mut signatures = vec![0; own.len()];
        let mut by_signature: HashMap<u64, Vec<InstructionId>> = HashMap::new();
        let mut order = Vec::new();
        for (id, instruction) in module.instructions() {
            let mut hasher = DefaultHasher::new();
            own[id.index()].hash(&mut hasher);
            for operand in module.operands(id) {
                let operand = (module.instruction(*operand).opcode_text, module.shape(*operand).to_string());
                operand.hash(&mut hasher);
            }
            signatures[id.index()] = hasher.finish();
            // Parameters and tuple elements follow from the others.
            if !matches!(instruction.opcode, Opcode::Parameter | Opcode::GetTupleElement | Opcode::Tuple) {
                by_signature.entry(signatures[id.index()]).or_default().push(id);
                order.push(id);
            }
        }
        Self { signatures, order, by_signature }
    }

    fn take(&mut self, signature: u64) -> bool {
        self.by_signature.get_mut(&signature).and_then(Vec::pop).is_some()
    }

    fn remaining(&self) -> Vec<InstructionId> {
        let mut left: Vec<_> = self.by_signature.values().flatten().copied().collect();
        left.sort();
        left
    }
}

type Paired = (Vec<ChangedOp>, Vec<InstructionId>, Vec<InstructionId>);

/// Pairs what is left over by operation and name in the program, in order.
fn pair(
    a: &HloModule<'_>,
    b: &HloModule<'_>,
    only_a: Vec<InstructionId>,
    only_b: Vec<InstructionId>,
) -> Paired {
    let key = |module: &HloModule<'_>, id| {
        let op_name = metadata(module, id).op_name.map(String::from);
        (module.instruction(id).opcode_text.to_string(), op_name)
    };
    let mut waiting: HashMap<(String, Option<String>), Vec<InstructionId>> = HashMap::new();
    for &id in only_a.iter().rev() {
        waiting.entry(key(a, id)).or_default().push(id);
    }
    let (mut changed, mut added) = (Vec::new(), Vec::new());
    for id in only_b {
        match waiting.get_mut(&key(b, id)).and_then(Vec::pop) {
            Some(old) => changed.push(ChangedOp {
                before: describe(a, old),
                after: describe(b, id),
                what: what_changed(a, old, b, id),
            }),
            None => added.push(id),
        }
    }
    let mut removed: Vec<_> = waiting.into_values().flatten().collect();
    removed.sort();
    (changed, removed, added)
}

fn what_changed(a: &HloModule<'_>, old: InstructionId, b: &HloModule<'_>, new: InstructionId) -> Vec<String> {
    let mut what = Vec::new();
    if a.shape(old) != b.shape(new) {
        what.push("shape".to_string());
    }
    if a.instruction(old).literal != b.instruction(new).literal {
        what.push("value".to_string());
    }
    let keys: std::collections::BTreeSet<_> =
        a.attributes(old).iter().chain(b.attributes(new)).map(|attribute| attribute.key).collect();
    let differs = |key: &&str| !IGNORED.contains(key) && a.attribute(old, key) != b.attribute(new, key);
    what.extend(keys.into_iter().filter(differs).map(str::to_string));
    let kinds = |module: &HloModule<'_>, id| -> Vec<String> {
        let operands = module.operands(id).iter();
        operands.map(|o| format!("{} {}", module.instruction(*o).opcode_text, module.shape(*o))).collect()
    };
    if kinds(a, old) != kinds(b, new) {
        what.push("operands".to_string());
    }
    if what.is_empty() {
        what.push("called computation".to_string());
    }
    what
}
