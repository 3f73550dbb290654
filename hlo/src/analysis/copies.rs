//! Parameters that a program copies before it uses them.

use crate::dump::{ElementType, HloModule, InstructionId, Opcode, Shape};

/// A copy or transposition of a whole parameter, in its type.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct ParameterCopy {
    /// Name of the instruction that makes the copy.
    pub instruction: String,
    /// Name of the entry's parameter.
    pub parameter: String,
    /// Type of the copy, as HLO writes it.
    pub shape: String,
    /// Bytes of the copy.
    pub bytes: u64,
}

/// The copies of parameters of `element` type and at least `least` bytes that an optimised module makes in memory: on a GPU
/// mostly transpositions for a layout that somebody else asked for. In order of the module; copies made inside a fusion that
/// computes something are not in memory.
#[must_use]
pub fn parameter_copies(module: &HloModule<'_>, element: ElementType, least: u64) -> Vec<ParameterCopy> {
    let mut copies = Vec::new();
    for (id, _) in module.instructions() {
        if Some(module.computation_of(id)) != module.entry() || !moves(module, id) {
            continue;
        }
        let Shape::Array(shape) = module.shape(id) else { continue };
        let parameter = module.operands(id).first().and_then(|operand| source(module, *operand));
        let Some(parameter) = parameter.filter(|_| shape.element_type == element && shape.bytes() >= least)
        else {
            continue;
        };
        copies.push(ParameterCopy {
            instruction: module.instruction(id).name.to_owned(),
            parameter: module.instruction(parameter).name.to_owned(),
            shape: module.shape(id).to_string(),
            bytes: shape.bytes(),
        });
    }
    copies
}

/// Whether an instruction does nothing but move an array's elements.
fn moves(module: &HloModule<'_>, id: InstructionId) -> bool {
    let opcode = module.instruction(id).opcode;
    match opcode {
        Opcode::Copy | Opcode::Transpose => true,
        Opcode::Fusion => {
            let inner = module.called(id).iter().flat_map(|called| module.instructions_of(*called));
            let opcodes: Vec<Opcode> = inner.map(|id| module.instruction(id).opcode).collect();
            let is_move = |o: &Opcode| matches!(o, Opcode::Copy | Opcode::Transpose);
            opcodes.iter().any(is_move)
                && opcodes.iter().all(|o| is_move(o) || matches!(o, Opcode::Parameter | Opcode::Bitcast))
        }
        _ => false,
    }
}

/// The parameter of the entry that a value is, seen through views.
fn source(module: &HloModule<'_>, id: InstructionId) -> Option<InstructionId> {
    let mut at = id;
    while module.instruction(at).opcode == Opcode::Bitcast {
        at = *module.operands(at).first()?;
    }
    (module.instruction(at).opcode == Opcode::Parameter).then_some(at)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use crate::dump::{ParseOptions, parse_module};

    const MODULE: &str = r#"HloModule m, is_scheduled=true

%wrapped (p: f32[64,32]) -> f32[32,64] {
  %p = f32[64,32]{1,0} parameter(0)
  ROOT %t = f32[32,64]{1,0} transpose(%p), dimensions={1,0}
}

%computes (q: f32[64,32]) -> f32[32,64] {
  %q = f32[64,32]{1,0} parameter(0)
  %n = f32[64,32]{1,0} negate(%q)
  ROOT %u = f32[32,64]{1,0} transpose(%n), dimensions={1,0}
}

ENTRY %main (w: f32[64,32], v: bf16[64,32]) -> f32[32,64] {
  %w = f32[64,32]{1,0} parameter(0)
  %v = bf16[64,32]{1,0} parameter(1)
  %view = f32[64,32]{1,0} bitcast(%w)
  %transposed = f32[32,64]{1,0} fusion(%view), kind=kInput, calls=%wrapped
  %copied = bf16[64,32]{0,1} copy(%v)
  %again = f32[32,64]{0,1} copy(%transposed)
  ROOT %out = f32[32,64]{1,0} fusion(%w), kind=kInput, calls=%computes
}
"#;

    #[test]
    fn only_whole_parameters_that_are_moved_as_they_are_count() {
        let module = parse_module(MODULE, &ParseOptions::default()).unwrap();
        let found = parameter_copies(&module, ElementType::F32, 0);
        let names: Vec<_> =
            found.iter().map(|c| (c.instruction.as_str(), c.parameter.as_str(), c.bytes)).collect();
        assert_eq!(names, [("transposed", "w", 64 * 32 * 4)]);
        assert_eq!(parameter_copies(&module, ElementType::BF16, 0)[0].instruction, "copied");
        assert!(parameter_copies(&module, ElementType::F32, 64 * 32 * 4 + 1).is_empty());
    }
}
