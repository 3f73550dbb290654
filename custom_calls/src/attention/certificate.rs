//! Whether a compiled program has the fused calls, and no scores in memory.

use std::collections::HashSet;

use hlo::analysis::running_computations;
use hlo::dump::{ComputationId, HloModule, InstructionId, Opcode};

/// An array with two dimensions of the sequence length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareArray {
    /// Name of the instruction that makes it.
    pub instruction: String,
    /// Type of the instruction's result, as HLO writes it.
    pub shape: String,
    /// Bytes of the array.
    pub bytes: u64,
}

/// What an optimised module has of attention.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Fused calls of the forward pass; one in the body of a loop counts once.
    pub forward: usize,
    /// Fused calls of the backward pass.
    pub backward: usize,
    /// Arrays of sequence x sequence that lie in memory, largest first.
    pub squares: Vec<SquareArray>,
}

/// Looks for fused attention calls and for arrays of at least `elements` elements with two dimensions of `sequence`.
///
/// Values inside a fusion are not in memory and do not count.
#[must_use]
pub fn find(module: &HloModule<'_>, sequence: u64, elements: u64) -> Found {
    let mut found = Found::default();
    let running: HashSet<ComputationId> = running_computations(module).into_iter().collect();
    for (id, instruction) in module.instructions() {
        if !running.contains(&module.computation_of(id)) {
            continue;
        }
        let target = module.attribute(id, "custom_call_target").unwrap_or("").trim_matches('"');
        if instruction.opcode == Opcode::CustomCall && target.starts_with("__cudnn$fmha") {
            let count = if target.contains("Backward") { &mut found.backward } else { &mut found.forward };
            *count += 1;
        }
        found.squares.extend(squares(module, id, sequence, elements));
    }
    found.squares.sort_by(|a, b| b.bytes.cmp(&a.bytes).then_with(|| a.instruction.cmp(&b.instruction)));
    found
}

fn squares(module: &HloModule<'_>, id: InstructionId, sequence: u64, elements: u64) -> Vec<SquareArray> {
    let mut all = Vec::new();
    module.shape(id).for_each_array(&mut |array| {
        let sides = array.dimensions.iter().filter(|d| d.bound() == Some(sequence)).count();
        if sides >= 2 && array.elements() >= elements {
            all.push(SquareArray {
                instruction: module.instruction(id).name.to_owned(),
                shape: module.shape(id).to_string(),
                bytes: array.bytes(),
            });
        }
    });
    all
}
