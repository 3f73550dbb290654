//! Prints a module as XLA prints it, so that XLA's own text comes back up to white space and comments.

use std::fmt;

use super::module::{Attribute, ComputationId, HloModule, InstructionId};
use super::opcode::Opcode;

impl fmt::Display for HloModule<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.name.is_empty() {
            write!(f, "HloModule {}", self.name)?;
            attributes(&self.attributes, f)?;
            f.write_str("\n")?;
        }
        if !self.stack_frames.text.is_empty() {
            write!(f, "\n{}\n", self.stack_frames.text)?;
        }
        for (id, _) in self.computations() {
            f.write_str("\n")?;
            print_computation(self, id, f)?;
        }
        Ok(())
    }
}

impl HloModule<'_> {
    /// Prints one instruction as a line of HLO text.
    pub fn display(&self, id: InstructionId) -> impl fmt::Display + '_ {
        Line { module: self, id }
    }
}

struct Line<'m, 'a> {
    module: &'m HloModule<'a>,
    id: InstructionId,
}

impl fmt::Display for Line<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (module, id) = (self.module, self.id);
        let instruction = module.instruction(id);
        if instruction.is_root {
            f.write_str("ROOT ")?;
        }
        write!(f, "%{} = {} {}(", instruction.name, module.shape(id), instruction.opcode_text)?;
        match instruction.opcode {
            Opcode::Constant | Opcode::Parameter => f.write_str(instruction.literal)?,
            _ => {
                for (number, operand) in module.operands(id).iter().enumerate() {
                    if number > 0 {
                        f.write_str(", ")?;
                        if number % 5 == 0 {
                            write!(f, "/*index={number}*/")?;
                        }
                    }
                    write!(f, "%{}", module.instruction(*operand).name)?;
                }
            }
        }
        f.write_str(")")?;
        attributes(module.attributes(id), f)
    }
}

fn attributes(attributes: &[Attribute<'_>], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    attributes.iter().try_for_each(|attribute| write!(f, ", {}={}", attribute.key, attribute.value))
}

fn print_computation(module: &HloModule<'_>, id: ComputationId, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let computation = module.computation(id);
    if computation.is_entry {
        f.write_str("ENTRY ")?;
    }
    write!(f, "%{}", computation.name)?;
    if computation.has_signature {
        signature(module, id, f)?;
    }
    f.write_str(" {\n")?;
    for instruction in module.instructions_of(id).filter(|id| !module.instruction(*id).is_implicit()) {
        writeln!(f, "  {}", module.display(instruction))?;
    }
    f.write_str("}")?;
    attributes(&computation.attributes, f)?;
    f.write_str("\n")
}

fn signature(module: &HloModule<'_>, id: ComputationId, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let is_parameter = |id: &InstructionId| module.instruction(*id).opcode == Opcode::Parameter;
    let mut parameters: Vec<_> = module.instructions_of(id).filter(is_parameter).collect();
    parameters.sort_by_key(|id| module.instruction(*id).literal.parse::<u64>().unwrap_or(u64::MAX));
    f.write_str(" (")?;
    for (number, parameter) in parameters.into_iter().enumerate() {
        let comma = if number > 0 { ", " } else { "" };
        let name = module.instruction(parameter).name;
        write!(f, "{comma}{name}: {}", module.shape(parameter).without_layout())?;
    }
    match module.computation(id).root {
        Some(root) => write!(f, ") -> {}", module.shape(root).without_layout()),
        None => f.write_str(") -> ()"),
    }
}
