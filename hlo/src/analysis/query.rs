//! Finding instructions and looking around them.

use std::collections::{BTreeSet, VecDeque};

use crate::dump::{HloModule, InstructionId, Shape, Users, metadata};

/// What to look for; every part that is given must match. Texts match anywhere and do not mind case, except
/// `opcode`, which is the whole name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Query {
    /// Anywhere in the instruction's line.
    pub text: Option<String>,
    /// Operation, as XLA names it.
    pub opcode: Option<String>,
    /// In the instruction's name.
    pub name: Option<String>,
    /// In the shape, as printed.
    pub shape: Option<String>,
    /// In the target of a custom call.
    pub target: Option<String>,
    /// In the name in the program.
    pub op_name: Option<String>,
    /// In `file:line` of the program.
    pub source: Option<String>,
    /// At least this many bytes in the result.
    pub min_bytes: u64,
}

fn contains(text: &str, pattern: &Option<String>) -> bool {
    pattern.as_ref().is_none_or(|pattern| text.to_lowercase().contains(&pattern.to_lowercase()))
}

impl Query {
    /// Whether an instruction matches.
    pub fn matches(&self, module: &HloModule<'_>, id: InstructionId) -> bool {
        let instruction = module.instruction(id);
        let is_opcode = |opcode: &String| {
            [instruction.opcode_text, instruction.opcode.name(), module.work(id).name()]
                .contains(&opcode.as_str())
        };
        if !self.opcode.as_ref().is_none_or(is_opcode)
            || !contains(instruction.name, &self.name)
            || module.shape(id).leaf_bytes() < self.min_bytes
        {
            return false;
        }
        if self.shape.is_some() && !contains(&module.shape(id).to_string(), &self.shape) {
            return false;
        }
        let target = || module.attribute(id, "custom_call_target").unwrap_or("");
        if self.target.is_some() && (target().is_empty() || !contains(target(), &self.target)) {
            return false;
        }
        if self.op_name.is_some() || self.source.is_some() {
            let of = metadata(module, id);
            let source = of.source.map(|line| line.to_string()).unwrap_or_default();
            if !contains(of.op_name.as_deref().unwrap_or(""), &self.op_name)
                || !contains(&source, &self.source)
            {
                return false;
            }
        }
        self.text.is_none() || contains(&module.display(id).to_string(), &self.text)
    }

    /// The instructions that match, in the order of the text.
    pub fn find(&self, module: &HloModule<'_>) -> Vec<InstructionId> {
        module.instructions().map(|(id, _)| id).filter(|id| self.matches(module, *id)).collect()
    }
}

/// The instructions at most `hops` operands or users away, at most `limit` of them, in the order of the text.
pub fn neighbourhood(
    module: &HloModule<'_>,
    users: &Users,
    center: InstructionId,
    hops: usize,
    limit: usize,
) -> Vec<InstructionId> {
    let mut seen = BTreeSet::from([center]);
    let mut queue = VecDeque::from([(center, 0)]);
    while let Some((id, distance)) = queue.pop_front() {
        if distance == hops {
            continue;
        }
        for &next in module.operands(id).iter().chain(users.of(id)) {
            if seen.len() < limit && seen.insert(next) {
                queue.push_back((next, distance + 1));
            }
        }
    }
    seen.into_iter().collect()
}

/// A shape in a few characters: of a long tuple only the number of elements.
pub fn short_shape(shape: &Shape) -> String {
    match shape {
        Shape::Tuple(elements) if elements.len() > 3 => format!("({} elements)", elements.len()),
        other => other.without_layout().to_string(),
    }
}
