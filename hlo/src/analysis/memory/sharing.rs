//! Results that may take over the buffer of an operand that nobody reads later.
//!
//! The rules are those of XLA's `HloDataflowAnalysis::CanShareOperandBufferWithUser` and of its GPU backend's
//! `GpuAliasInfo::MayAlias`.

use std::collections::HashMap;

use rustc_hash::FxHashSet;

use crate::dump::{HloModule, InstructionId, OpClass, Opcode, Shape, Users};

use super::node_shape;
use super::values::{Class, Values};

/// Decides who may share, for the compiler that made the module.
pub(super) struct Sharing<'m, 'a> {
    module: &'m HloModule<'a>,
    is_gpu: bool,
    users: Users,
}

impl<'m, 'a> Sharing<'m, 'a> {
    pub(super) fn new(module: &'m HloModule<'a>) -> Self {
        Self { module, is_gpu: module.is_of_gpu(), users: module.users() }
    }

    /// Whether the result of `user` at `user_node` may lie in the buffer of its operand at `node`.
    pub(super) fn may_share(
        &self,
        operand: InstructionId,
        node: usize,
        user: InstructionId,
        user_node: usize,
    ) -> bool {
        let module = self.module;
        let opcode = module.instruction(user).opcode;
        if opcode == Opcode::Copy || module.instruction(operand).opcode == Opcode::Constant {
            return false;
        }
        let shapes = (node_shape(module.shape(operand), node), node_shape(module.shape(user), user_node));
        let (Some(from), Some(to)) = shapes else { return false };
        let index = module.operands(user).iter().position(|id| *id == operand).unwrap_or(usize::MAX);
        if opcode == Opcode::Fusion && self.is_gpu {
            return is_same_size(from, to) && self.is_read_in_order(user, index, user_node);
        }
        if from != to {
            return false;
        }
        match opcode {
            Opcode::Fusion => self.fusion_may_share(user, index),
            Opcode::While | Opcode::Conditional => true,
            Opcode::TriangularSolve => index == 1 && self.is_once(user, operand),
            Opcode::DynamicUpdateSlice | Opcode::Scatter | Opcode::SetDimensionSize => {
                index == 0 && self.is_once(user, operand)
            }
            // Of a sort of several arrays the result is a tuple.
            Opcode::Sort => {
                let is_keys_only = module.operands(user).len() == 1;
                let is_own = is_keys_only || user_node == index + 1 && self.is_once(user, operand);
                self.users.of(operand).len() == 1 && is_own
            }
            _ => self.is_elementwise(user, index),
        }
    }

    fn is_once(&self, user: InstructionId, operand: InstructionId) -> bool {
        self.module.operands(user).iter().filter(|id| **id == operand).count() == 1
    }

    /// XLA's `IsElementwiseOnOperand`.
    fn is_elementwise(&self, id: InstructionId, index: usize) -> bool {
        let opcode = self.module.instruction(id).opcode;
        match opcode {
            Opcode::Copy => true,
            Opcode::DynamicUpdateSlice => index == 0,
            Opcode::BitcastConvert => {
                let bits = |id| self.module.shape(id).as_array().map(|array| array.element_type.bits());
                self.module.operands(id).first().is_some_and(|operand| bits(*operand) == bits(id))
            }
            _ => matches!(opcode.class(), OpClass::Elementwise | OpClass::Transcendental),
        }
    }

    fn fused_parameter(&self, fusion: InstructionId, index: usize) -> Option<InstructionId> {
        let fused = *self.module.called(fusion).first()?;
        let is_it = |id: &InstructionId| {
            let instruction = self.module.instruction(*id);
            instruction.opcode == Opcode::Parameter && instruction.literal.parse() == Ok(index)
        };
        self.module.instructions_of(fused).find(is_it)
    }

    /// Of the CPU's compiler: all that depends on the operand is elementwise, or it is added last to a product.
    fn fusion_may_share(&self, fusion: InstructionId, index: usize) -> bool {
        let Some(parameter) = self.fused_parameter(fusion, index) else { return false };
        match self.module.attribute(fusion, "kind") {
            Some("kLoop" | "kInput") => {
                let mut stack = vec![parameter];
                let mut seen = FxHashSet::from_iter([parameter]);
                while let Some(at) = stack.pop() {
                    for user in self.users.of(at) {
                        if !self.all_uses(at, *user, |index| self.is_elementwise(*user, index)) {
                            return false;
                        }
                        if seen.insert(*user) {
                            stack.push(*user);
                        }
                    }
                }
                true
            }
            Some("kOutput") => self.is_added_to_product(fusion, parameter),
            _ => false,
        }
    }

    /// Whether all places where `user` reads `operand` are in order; those of a tuple are.
    fn all_uses(
        &self,
        operand: InstructionId,
        user: InstructionId,
        in_order: impl Fn(usize) -> bool,
    ) -> bool {
        let operands = self.module.operands(user).iter().enumerate();
        self.module.instruction(user).opcode == Opcode::Tuple
            || operands.filter(|(_, id)| **id == operand).all(|(index, _)| in_order(index))
    }

    fn is_added_to_product(&self, fusion: InstructionId, parameter: InstructionId) -> bool {
        let module = self.module;
        let root = module.called(fusion).first().and_then(|fused| module.computation(*fused).root);
        let Some(root) = root.filter(|root| module.instruction(*root).opcode == Opcode::Add) else {
            return false;
        };
        let is_product =
            |id: &InstructionId| matches!(module.instruction(*id).opcode, Opcode::Convolution | Opcode::Dot);
        let terms = module.operands(root);
        let Some(product) = terms.iter().position(is_product) else { return false };
        let other = terms.iter().enumerate().find(|(index, _)| *index != product);
        other.is_some_and(|(_, id)| *id == parameter) && self.users.of(parameter).len() == 1
    }

    /// Of the GPU's compiler: the operand reaches the result at `node`, and on the way nothing reads it in another order.
    fn is_read_in_order(&self, fusion: InstructionId, index: usize, node: usize) -> bool {
        let module = self.module;
        let root = module.called(fusion).first().and_then(|fused| module.computation(*fused).root);
        let (Some(parameter), Some(root)) = (self.fused_parameter(fusion, index), root) else { return false };
        let is_tuple = module.instruction(root).opcode == Opcode::Tuple;
        let output = match is_tuple {
            true => module.operands(root).get(node.wrapping_sub(1)).copied(),
            false => Some(root),
        };
        let Some(output) = output else { return false };
        let behind = match module.instruction(output).opcode {
            Opcode::Bitcast => module.operands(output).first().copied().unwrap_or(output),
            _ => output,
        };
        let is_input = module.attribute(fusion, "kind") == Some("kInput");
        // Reductions come first, so that what is below them does not matter.
        let is_hero = |id| is_input && module.instruction(id).opcode == Opcode::Reduce;
        let (mut stack, mut found) = (vec![parameter], false);
        let mut seen = FxHashSet::from_iter([parameter]);
        while let Some(at) = stack.pop() {
            found |= at == output;
            if is_hero(at) {
                continue;
            }
            for &user in self.users.of(at) {
                if seen.insert(user) {
                    stack.push(user);
                }
                let in_order = is_hero(user)
                    || self.all_uses(at, user, |index| self.keeps_order(user, index, behind, node));
                if !in_order {
                    return false;
                }
            }
        }
        let reaches_other =
            is_tuple && module.operands(root).iter().any(|o| *o != output && seen.contains(o));
        found && (!reaches_other || self.is_elementwise(behind, usize::MAX))
    }

    /// Whether element n of a fused instruction needs no other element of operand `index`; `root` is the fusion's.
    fn keeps_order(&self, id: InstructionId, index: usize, root: InstructionId, node: usize) -> bool {
        let module = self.module;
        let opcode = module.instruction(id).opcode;
        match opcode {
            Opcode::Bitcast => true,
            Opcode::Copy => false,
            Opcode::Scatter if id == root => index < module.operands(id).len() / 2,
            Opcode::Sort if id == root => node == index + 1,
            Opcode::DynamicUpdateSlice => index == 0 || id == root && index == 1,
            // Reading the slice that is written.
            Opcode::DynamicSlice if module.instruction(root).opcode == Opcode::DynamicUpdateSlice => {
                let (read, written) = (module.operands(id), module.operands(root));
                written.len() == read.len() + 1
                    && read.first() == written.first()
                    && read[1..] == written[2..]
            }
            _ => self.is_elementwise(id, index),
        }
    }

    /// Merges buffers of which a later one may lie where an earlier one dies. Only buffers of one value do, and only those of
    /// direct operands: not what a `get-tuple-element` or a bitcast names.
    pub(super) fn merged(&self, values: &Values, classes: &[&Class]) -> Vec<Class> {
        let mut merged: Vec<Option<Class>> = classes.iter().map(|class| Some((*class).clone())).collect();
        // By value, of buffers that have one, the place where its buffer is now.
        let singles = classes.iter().enumerate();
        let mut place: HashMap<u32, usize> = singles
            .filter_map(|(at, class)| match class.values[..] {
                [value] => Some((value, at)),
                _ => None,
            })
            .collect();
        for (time, &id) in values.schedule.iter().enumerate() {
            for (node, result) in values.of(id).iter().enumerate() {
                let (value, Some(&at)) = (values.value(*result), place.get(result)) else { continue };
                if value.instruction != id || value.start as usize != time {
                    continue;
                }
                let taken = self.module.operands(id).iter().find_map(|operand| {
                    let number = *values.of(*operand).first()?;
                    let (from, &from_at) = (values.value(number), place.get(&number)?);
                    // Its buffer may have been taken over.
                    let is_free = merged[from_at].as_ref().is_some_and(|class| class.end() == time);
                    let dies = from_at != at && from.end as usize == time && is_free;
                    let is_direct = || self.module.operands(id).contains(&from.instruction);
                    let may =
                        dies && is_direct() && self.may_share(from.instruction, from.node as usize, id, node);
                    may.then_some(from_at)
                });
                if let Some(from_at) = taken
                    && let Some(gone) = merged[at].take()
                    && let Some(kept) = &mut merged[from_at]
                {
                    if let Some(life) = kept.lives.last_mut() {
                        life.1 = gone.end();
                    }
                    place.insert(*result, from_at);
                }
            }
        }
        merged.into_iter().flatten().collect()
    }
}

/// Whether two arrays have as many elements of as many bits.
fn is_same_size(a: &Shape, b: &Shape) -> bool {
    let size = |shape: &Shape| shape.as_array().map(|array| (array.element_type.bits(), shape.leaf_bytes()));
    a == b || size(a).is_some() && size(a) == size(b)
}
