//! Operands: names of instructions, of instructions that follow, and of elements of tuples.

use super::super::error::ParseError;
use super::super::module::{Attribute, ComputationId, Instruction, InstructionId, ShapeId};
use super::super::opcode::Opcode;
use super::{MISSING, Parser};

impl<'a> Parser<'a> {
    pub(super) fn operands(
        &mut self,
        computation: ComputationId,
    ) -> Result<std::ops::Range<u32>, ParseError> {
        self.cursor.expect(b'(', "'(' after the operation")?;
        self.operand_names.clear();
        loop {
            self.cursor.skip_space();
            if self.cursor.eat(b')') {
                break;
            }
            if !self.operand_names.is_empty() {
                self.cursor.expect(b',', "',' or ')' after an operand")?;
                self.cursor.skip_space();
            }
            let name = self.operand_name()?;
            self.operand_names.push(name);
        }
        // Elements of tuples become instructions of their own, which must be in the tables first.
        let names = std::mem::take(&mut self.operand_names);
        for name in names.iter().filter(|name| name.contains('#')) {
            self.tuple_element(computation, name)?;
        }
        let first = self.module.operands.len() as u32;
        for name in &names {
            let operand = self.lookup(computation, name).unwrap_or_else(|| {
                self.pending_operands.push((self.module.operands.len() as u32, name));
                InstructionId(MISSING)
            });
            self.module.operands.push(operand);
        }
        self.operand_names = names;
        Ok(first..self.module.operands.len() as u32)
    }

    /// The element of a tuple that an operand such as `%while.1#2` names: since 2026 XLA leaves out
    /// get-tuple-elements in dumps. It becomes a `get-tuple-element` with the operand's text as its name.
    fn tuple_element(
        &mut self,
        computation: ComputationId,
        name: &'a str,
    ) -> Result<InstructionId, ParseError> {
        if let Some(known) = self.lookup(computation, name) {
            return Ok(known);
        }
        let error = |message: &str| Err(ParseError::in_slice(self.module.source, name, message));
        let Some((tuple, index)) = name.rsplit_once('#') else {
            return error("expected the number of an element");
        };
        let tuple = match tuple.contains('#') {
            true => self.tuple_element(computation, tuple)?,
            false => match self.lookup(computation, tuple) {
                Some(tuple) => tuple,
                None => return error("no instruction of this name stands above it in this computation"),
            },
        };
        let element =
            index.parse().ok().filter(|n: &usize| *n < self.module.shape(tuple).tuple_shapes().len());
        let Some(number) = element else { return error("the tuple has no such element") };
        let shape = self.element_shape(tuple, number);
        let operands = self.module.operands.len() as u32;
        self.module.operands.push(tuple);
        let attributes = self.module.instruction_attributes.len() as u32;
        self.module.instruction_attributes.push(Attribute { key: "index", value: index });
        let called = self.module.called.len() as u32;
        Ok(self.push(Instruction {
            name,
            opcode_text: "get-tuple-element",
            literal: "",
            opcode: Opcode::GetTupleElement,
            is_root: false,
            shape,
            computation,
            operands: operands..operands + 1,
            attributes: attributes..attributes + 1,
            called: called..called,
        }))
    }

    fn element_shape(&mut self, tuple: InstructionId, number: usize) -> ShapeId {
        let whole = self.module.instructions[tuple.index()].shape;
        if let Some(id) = self.element_shapes.get(&(whole, number)) {
            return *id;
        }
        let shape = self.module.shapes[whole.index()].tuple_shapes()[number].clone();
        let id = ShapeId(self.module.shapes.len() as u32);
        self.module.shapes.push(shape);
        self.element_shapes.insert((whole, number), id);
        id
    }

    /// An operand: `%name`, `name`, either with its shape in front, as older versions print it, or with `#n`
    /// behind for an element of a tuple.
    fn operand_name(&mut self) -> Result<&'a str, ParseError> {
        if self.cursor.peek() != Some(b'%') {
            let start = self.cursor.pos();
            let word = self.cursor.name_run();
            let has_shape = match self.cursor.peek() {
                Some(b'[') => true,
                Some(b'(') => word.is_empty() || word == "b",
                _ => false,
            };
            self.cursor.set_pos(start);
            if has_shape {
                self.shape_text()?;
                self.cursor.skip_space();
            }
        }
        self.cursor.eat(b'%');
        let start = self.cursor.pos();
        self.cursor.name("an operand")?;
        while self.cursor.eat(b'#') {
            self.cursor.name("the number of a tuple's element")?;
        }
        Ok(self.cursor.slice(start, self.cursor.pos()))
    }

    /// Fills in operands that were named before their definition.
    pub(super) fn resolve_operands(&mut self, computation: ComputationId) -> Result<(), ParseError> {
        let pending = std::mem::take(&mut self.pending_operands);
        for (place, name) in &pending {
            let (place, name) = (*place, *name);
            let operand = match self.lookup(computation, name) {
                Some(operand) => operand,
                None => {
                    let message = format_args!("no instruction named {name:?} in this computation");
                    let error = ParseError::in_slice(self.module.source, name, message);
                    self.or_problem::<()>(Err(error))?;
                    self.placeholder(computation, name, false)
                }
            };
            self.module.operands[place as usize] = operand;
        }
        // Only an operand that stands below its user can close a cycle.
        if pending.is_empty() { Ok(()) } else { self.check_operands(computation, &pending) }
    }
}
