//! Traffic of a fusion: what crosses its edge. Inside, values stay in registers or caches.

use crate::dump::{ComputationId, HloModule, InstructionId, Opcode, Shape};

use super::{Cost, CostAnalysis, LoopCount};

/// Elements up to which a constant counts as an immediate in the code.
const IMMEDIATE_ELEMENTS: u64 = 8;

/// The FLOPs of the fused computation and the bytes that fusion operands and results move.
pub(super) fn cost(analysis: &CostAnalysis<'_, '_>, id: InstructionId, loops: LoopCount) -> Cost {
    let module = analysis.module;
    let Some(&fused) = module.called(id).first() else { return analysis.traffic(id) };
    let inner = analysis.called(fused, loops);
    let mut bytes = written(module, id, fused);
    for instruction in module.instructions_of(fused) {
        let shape = module.shape(instruction);
        match module.instruction(instruction).opcode {
            Opcode::Parameter => bytes += parameter_read(analysis, instruction, shape),
            Opcode::Constant if shape.elements() > IMMEDIATE_ELEMENTS => {
                bytes += shape.top_level_bytes() as f64
            }
            _ => {}
        }
    }
    Cost { bytes_accessed: bytes, ..inner }
}

/// Results; an update in place writes only the update.
fn written(module: &HloModule<'_>, id: InstructionId, fused: ComputationId) -> f64 {
    let Some(root) = module.computation(fused).root else { return 0.0 };
    let update = |id: InstructionId| {
        let is_update = module.instruction(id).opcode == Opcode::DynamicUpdateSlice;
        let update = module.operands(id).get(1).filter(|_| is_update)?;
        Some(module.shape(*update).top_level_bytes() as f64)
    };
    match module.work_shape(id) {
        Shape::Tuple(shapes) => shapes
            .iter()
            .enumerate()
            .map(|(index, shape)| {
                let element = Some(root)
                    .filter(|root| module.instruction(*root).opcode == Opcode::Tuple)
                    .and_then(|root| module.operands(root).get(index).copied());
                element.and_then(update).unwrap_or(shape.leaf_bytes() as f64)
            })
            .sum(),
        shape => update(root).unwrap_or(shape.leaf_bytes() as f64),
    }
}

fn parameter_read(analysis: &CostAnalysis<'_, '_>, id: InstructionId, shape: &Shape) -> f64 {
    match shape {
        Shape::Tuple(_) => analysis
            .users
            .of(id)
            .iter()
            .filter(|user| analysis.module.instruction(**user).opcode == Opcode::GetTupleElement)
            .map(|user| parameter_read(analysis, *user, analysis.module.shape(*user)))
            .sum(),
        _ => value_read(analysis, id, 0),
    }
}

/// Bytes of a fusion operand that its users inside read: slices read their part, an update in place nothing,
/// and all other users share one read.
fn value_read(analysis: &CostAnalysis<'_, '_>, id: InstructionId, depth: usize) -> f64 {
    let module = analysis.module;
    let whole = module.shape(id).top_level_bytes() as f64;
    let mut read = 0.0;
    let mut shared = false;
    let users = analysis.users.of(id);
    for (at, &user) in users.iter().enumerate() {
        if users[..at].last() == Some(&user) {
            // The users of a value are listed in order; one that uses it twice is looked at once.
            continue;
        }
        let operands = module.operands(user);
        match module.instruction(user).opcode {
            Opcode::Fusion if depth < 32 => {
                for index in operands.iter().enumerate().filter(|(_, o)| **o == id).map(|(index, _)| index) {
                    if let Some(inner) = parameter(module, user, index) {
                        read += value_read(analysis, inner, depth + 1);
                    }
                }
            }
            Opcode::Slice => read += module.shape(user).top_level_bytes() as f64,
            Opcode::DynamicSlice if operands.first() == Some(&id) => {
                read += module.shape(user).top_level_bytes() as f64;
            }
            Opcode::DynamicUpdateSlice if operands.first() == Some(&id) => {}
            Opcode::Broadcast | Opcode::Reshape => read += whole,
            _ if !shared => {
                shared = true;
                read += whole;
            }
            _ => {}
        }
    }
    read
}

/// The parameter instruction number `index` of the computation that a fusion calls.
fn parameter(module: &HloModule<'_>, fusion: InstructionId, index: usize) -> Option<InstructionId> {
    let fused = *module.called(fusion).first()?;
    module.instructions_of(fused).find(|id| {
        let instruction = module.instruction(*id);
        instruction.opcode == Opcode::Parameter && instruction.literal.parse() == Ok(index)
    })
}
