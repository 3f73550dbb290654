//! Faults that no single part of the text shows: cycles, and elements that a tuple does not have.

use super::super::error::ParseError;
use super::super::module::{ComputationId, Instruction};
use super::super::opcode::Opcode;
use super::super::shape::Shape;
use super::Parser;

/// How far a depth-first walk is with a node.
#[derive(Clone, Copy, PartialEq)]
enum Visit {
    New,
    Open,
    Done,
}

/// The first node found that reaches itself. Without recursion, since the depth of a hostile module must not reach the stack.
fn node_in_cycle(nodes: usize, next: impl Fn(usize, usize) -> Option<usize>) -> Option<usize> {
    let mut state = vec![Visit::New; nodes];
    for root in 0..nodes {
        if state[root] != Visit::New {
            continue;
        }
        state[root] = Visit::Open;
        let mut stack = vec![(root, 0)];
        while let Some((node, edge)) = stack.last_mut() {
            let (from, to) = (*node, next(*node, *edge));
            *edge += 1;
            match to {
                Some(to) if state[to] == Visit::Open => return Some(to),
                Some(to) if state[to] == Visit::New => {
                    state[to] = Visit::Open;
                    stack.push((to, 0));
                }
                Some(_) => {}
                None => {
                    state[from] = Visit::Done;
                    stack.pop();
                }
            }
        }
    }
    None
}

impl Parser<'_> {
    /// A `get-tuple-element` names an element that its operand has.
    pub(super) fn check_tuple_element(
        &self,
        instruction: &Instruction<'_>,
        name_at: usize,
    ) -> Result<(), ParseError> {
        if instruction.opcode != Opcode::GetTupleElement {
            return Ok(());
        }
        let attributes = &self.module.instruction_attributes[instruction.attributes.start as usize..];
        let Some(index) = attributes.iter().find(|attribute| attribute.key == "index") else {
            let message = "a get-tuple-element needs the number of the element, index=N";
            return Err(ParseError::at(self.module.source, name_at, message));
        };
        let operand = self.module.operands.get(instruction.operands.start as usize);
        // One that stands below has no shape yet.
        let tuple = operand.and_then(|operand| self.module.instructions.get(operand.index()));
        let Some(Shape::Tuple(shapes)) = tuple.map(|tuple| &self.module.shapes[tuple.shape.index()]) else {
            return Ok(());
        };
        if index.value.parse().is_ok_and(|number: usize| number < shapes.len()) {
            return Ok(());
        }
        let message =
            format_args!("the tuple has {} elements, none with the number {}", shapes.len(), index.value);
        Err(ParseError::in_slice(self.module.source, index.value, message))
    }

    /// No instruction needs its own result. `pending` are the operands that stand below their users.
    pub(super) fn check_operands(
        &mut self,
        computation: ComputationId,
        pending: &[(u32, &str)],
    ) -> Result<(), ParseError> {
        let module = &self.module;
        let first = module.instructions.partition_point(|i| i.computation < computation);
        let operand = |node: usize, edge: usize| {
            let range = module.instructions[first + node].operands.clone();
            let operand = module.operands[range.start as usize..range.end as usize].get(edge)?;
            Some(operand.index().saturating_sub(first))
        };
        let Some(node) = node_in_cycle(module.instructions.len() - first, operand) else { return Ok(()) };
        let name = module.instructions[first + node].name;
        let place = pending.iter().find(|(_, pending)| *pending == name).map_or(name, |(_, name)| name);
        let message = format_args!("{name:?} needs its own result: its operands come round to it");
        let error = ParseError::in_slice(module.source, place, message);
        self.or_problem::<()>(Err(error)).map(|_| ())
    }

    /// No computation calls itself, directly or through others.
    pub(super) fn check_calls(&mut self) -> Result<(), ParseError> {
        let module = &self.module;
        let mut calls: Vec<Vec<usize>> = vec![Vec::new(); module.computations.len()];
        let mut is_ordered = true;
        for instruction in module.instructions.iter().filter(|i| !i.called.is_empty()) {
            let called = &module.called[instruction.called.start as usize..instruction.called.end as usize];
            is_ordered &= called.iter().all(|called| *called < instruction.computation);
            calls[instruction.computation.index()].extend(called.iter().map(|called| called.index()));
        }
        // XLA prints what is called first; then there is no cycle.
        if is_ordered {
            return Ok(());
        }
        let Some(node) = node_in_cycle(calls.len(), |node, edge| calls[node].get(edge).copied()) else {
            return Ok(());
        };
        let name = module.computations[node].name;
        let message = format_args!(
            "the computation {name:?} calls itself, directly or through others; HLO has no recursion"
        );
        let error = ParseError::in_slice(module.source, name, message);
        self.or_problem::<()>(Err(error)).map(|_| ())
    }
}
