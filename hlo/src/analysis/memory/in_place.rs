//! Results that must lie in the buffer of an operand.

use crate::dump::{HloModule, InstructionId, Opcode, Shape, integers};

use super::node_count;

/// Place in the tree of a shape of a shape index such as `{1,0}`.
pub(super) fn node_at(shape: &Shape, index: &[i64]) -> usize {
    let mut node = 0;
    let mut shape = shape;
    for &element in index {
        let shapes = shape.tuple_shapes();
        let element = usize::try_from(element).unwrap_or(0);
        node += 1 + shapes.iter().take(element).map(node_count).sum::<usize>();
        match shapes.get(element) {
            Some(inner) => shape = inner,
            None => break,
        }
    }
    node
}

/// Results of a fusion that update an operand in place: (node of the result, operand, its node).
pub(super) fn fused_updates(module: &HloModule<'_>, id: InstructionId) -> Vec<(usize, usize, usize)> {
    let Some(root) = module.called(id).first().and_then(|fused| module.computation(*fused).root) else {
        return Vec::new();
    };
    let roots: Vec<(usize, InstructionId)> = match module.instruction(root).opcode {
        Opcode::Tuple => module.operands(root).iter().enumerate().map(|(n, root)| (n + 1, *root)).collect(),
        _ => vec![(0, root)],
    };
    let updates = roots.into_iter().filter_map(|(node, root)| {
        let mut at = root;
        // Bitcasts around the update keep the buffer.
        while module.instruction(at).opcode == Opcode::Bitcast {
            at = *module.operands(at).first()?;
        }
        matches!(module.instruction(at).opcode, Opcode::DynamicUpdateSlice | Opcode::Scatter).then_some(())?;
        let mut target = *module.operands(at).first()?;
        while module.instruction(target).opcode == Opcode::Bitcast {
            target = *module.operands(target).first()?;
        }
        let target = module.instruction(target);
        (target.opcode == Opcode::Parameter).then_some(())?;
        Some((node, target.literal.parse().ok()?, 0))
    });
    updates.collect()
}

/// `output_to_operand_aliasing={{0}: (1, {})}`; only whole operands.
pub(super) fn declared_aliases(module: &HloModule<'_>, id: InstructionId) -> Vec<(usize, usize, usize)> {
    let Some(text) = module.attribute(id, "output_to_operand_aliasing") else { return Vec::new() };
    text.split(')')
        .filter_map(|part| {
            let (output, operand) = part.split_once("}:")?;
            let node = node_at(module.shape(id), &integers(output.rsplit('{').next()?));
            Some((node, usize::try_from(*integers(operand).first()?).ok()?, 0))
        })
        .collect()
}
