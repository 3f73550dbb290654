//! Where an instruction comes from when XLA left it without a name.

use crate::dump::{HloModule, InstructionId, Metadata, Opcode, metadata};

/// Most steps from an instruction to one that has a name.
const STEPS: usize = 16;

/// Most instructions of a computation to look at.
const INSIDE: usize = 64;

/// The metadata of an instruction; of one without a name in the program that of what it computes: of a fusion or call the
/// last instruction inside that has one, of everything else the nearest first operand.
pub fn origin<'a>(module: &HloModule<'a>, id: InstructionId) -> Metadata<'a> {
    let own = metadata(module, id);
    if own.op_name.is_some() {
        return own;
    }
    let mut at = id;
    for _ in 0..STEPS {
        let inner = matches!(module.work(at), Opcode::Fusion | Opcode::Call | Opcode::AsyncStart);
        let called = module.called(at).iter().filter(|_| inner);
        let named = called
            .flat_map(|called| module.instructions_of(*called).rev().take(INSIDE))
            .filter(|id| module.instruction(*id).opcode != Opcode::Parameter)
            .map(|id| metadata(module, id))
            .find(|of| of.op_name.is_some());
        if let Some(named) = named {
            return named;
        }
        match module.operands(at).first() {
            Some(operand) => at = *operand,
            None => break,
        }
        let of = metadata(module, at);
        if of.op_name.is_some() {
            return of;
        }
    }
    own
}
