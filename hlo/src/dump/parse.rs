//! The parser of HLO text: one pass over the bytes, nothing copied.

use hashbrown::HashMap;

use super::cursor::Cursor;
use super::error::{Limits, ParseError};
use super::module::{Attribute, Computation, ComputationId, HloModule, Instruction, InstructionId, ShapeId};
use super::names::NameTable;
use super::opcode::Opcode;
use super::shape::{self, Shape};
use super::stack_frames;

/// How to read.
#[derive(Debug, Clone, Copy, Default)]
pub struct ParseOptions {
    /// Leave out what cannot be read, count it and go on; otherwise the first such part is the error.
    pub lenient: bool,
    /// Limits on the input.
    pub limits: Limits,
}

/// Attributes whose value names computations.
const CALLING: [&str; 12] = [
    "calls",
    "to_apply",
    "body",
    "condition",
    "branch_computations",
    "true_computation",
    "false_computation",
    "called_computations",
    "select",
    "scatter",
    "called_computation",
    "async_computation",
];

/// Parses the text of one module.
///
/// # Errors
/// At the first part that is not HLO, with line and column; in lenient mode only when there is no module at all
/// or a limit is passed.
pub fn parse_module<'a>(text: &'a str, options: &ParseOptions) -> Result<HloModule<'a>, ParseError> {
    if text.len() > options.limits.bytes.min(u32::MAX as usize) {
        return Err(ParseError::at(
            text,
            0,
            format_args!(
                "the text has {} bytes, more than the limit of {}",
                text.len(),
                options.limits.bytes
            ),
        ));
    }
    let mut parser = Parser {
        cursor: Cursor::new(text, options.limits.depth),
        module: HloModule { source: text, ..HloModule::default() },
        options: *options,
        shapes: HashMap::default(),
        names: NameTable::default(),
        computations: NameTable::default(),
        element_shapes: HashMap::default(),
        operand_names: Vec::new(),
        pending_operands: Vec::new(),
        pending_calls: Vec::new(),
    };
    // Typical dumps have an instruction per 150 to 400 bytes; growing by doubling would copy the tables.
    let instructions = (text.len() / 192).min(1 << 20);
    parser.module.instructions.reserve(instructions);
    parser.module.operands.reserve(instructions);
    parser.module.instruction_attributes.reserve(2 * instructions);
    parser.names.reserve(instructions, |_| "");
    parser.module()?;
    Ok(parser.module)
}

mod calls;
mod operands;
mod structure;

struct Parser<'a> {
    cursor: Cursor<'a>,
    module: HloModule<'a>,
    options: ParseOptions,
    shapes: HashMap<&'a str, ShapeId>,
    names: NameTable,
    computations: NameTable,
    element_shapes: HashMap<(ShapeId, usize), ShapeId>,
    /// The operands of the instruction that is being read.
    operand_names: Vec<&'a str>,
    /// Operands that name an instruction which has not been seen yet: place in the operand table, name.
    pending_operands: Vec<(u32, &'a str)>,
    /// Calls of computations that have not been seen yet: place in the table, name.
    pending_calls: Vec<(u32, &'a str)>,
}

const MISSING: u32 = u32::MAX;

impl<'a> Parser<'a> {
    fn module(&mut self) -> Result<(), ParseError> {
        self.cursor.skip_space();
        if self.cursor.eat_str("HloModule") {
            self.cursor.skip_blanks();
            self.module.name = self.cursor.name("the module's name")?;
            // Texts of earlier versions have a colon behind the name.
            self.cursor.eat(b':');
            let header = self.attribute_list();
            self.module.attributes = self.or_skip_line(header)?.unwrap_or_default();
        } else if !self.starts_computation() {
            return Err(self.cursor.expected("'HloModule' or a computation at the start of an HLO text"));
        }
        self.cursor.skip_space();
        let mut cursor = self.cursor.clone();
        let frames = stack_frames::parse(&mut cursor);
        if let Some(frames) = self.or_problem(frames)? {
            self.module.stack_frames = frames;
            self.cursor = cursor;
        }
        loop {
            self.cursor.skip_space();
            if self.cursor.peek().is_none() {
                break;
            }
            let computation = self.computation();
            self.or_skip_line(computation)?;
        }
        self.finish()
    }

    /// Whether a computation follows; XLA also reads texts without the line of the module.
    fn starts_computation(&self) -> bool {
        let mut cursor = self.cursor.clone();
        cursor.eat_str("ENTRY ");
        cursor.skip_blanks();
        if cursor.name("").is_err() {
            return false;
        }
        cursor.skip_space();
        matches!(cursor.peek(), Some(b'{' | b'('))
    }

    /// In lenient mode turns an error into a counted problem.
    fn or_problem<T>(&mut self, result: Result<T, ParseError>) -> Result<Option<T>, ParseError> {
        match result {
            Ok(value) => Ok(Some(value)),
            Err(error) if self.options.lenient => {
                self.module.problem_count += 1;
                if self.module.problems.len() < self.options.limits.problems {
                    self.module.problems.push(error);
                }
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// As [`Self::or_problem`], and goes on at the next line.
    fn or_skip_line<T>(&mut self, result: Result<T, ParseError>) -> Result<Option<T>, ParseError> {
        let failed = result.is_err();
        let value = self.or_problem(result)?;
        if failed {
            self.cursor.skip_line();
        }
        Ok(value)
    }

    fn attribute_list(&mut self) -> Result<Vec<Attribute<'a>>, ParseError> {
        let mut attributes = Vec::new();
        while let Some(attribute) = self.next_attribute()? {
            attributes.push(attribute);
        }
        Ok(attributes)
    }

    /// `, key=value`, if one follows.
    fn next_attribute(&mut self) -> Result<Option<Attribute<'a>>, ParseError> {
        // Behind the table of original values XLA goes on at the next line.
        self.cursor.skip_space();
        if !self.cursor.eat(b',') {
            return Ok(None);
        }
        self.cursor.skip_space();
        let key = self.cursor.name_run();
        if key.is_empty() {
            return Err(self.cursor.expected("an attribute such as metadata={...}"));
        }
        self.cursor.skip_blanks();
        self.cursor.expect(b'=', "'=' after the attribute's name")?;
        self.cursor.skip_space();
        Ok(Some(Attribute { key, value: self.cursor.value()? }))
    }

    fn computation(&mut self) -> Result<(), ParseError> {
        let start = self.cursor.pos();
        let is_entry = self.cursor.eat_str("ENTRY ");
        if self.cursor.eat_str("HloModule ") {
            let message = "a second module; split the file, a text holds one module";
            return Err(ParseError::at(self.module.source, start, message));
        }
        self.cursor.skip_blanks();
        let name = self.cursor.name("a computation")?;
        self.cursor.skip_space();
        let has_signature = self.cursor.peek() == Some(b'(');
        if has_signature {
            self.cursor.skip_balanced()?;
            self.cursor.skip_space();
            if !self.cursor.eat_str("->") {
                return Err(self.cursor.expected("'->' and the result's shape"));
            }
            self.shape_text()?;
            self.cursor.skip_space();
        }
        self.cursor.expect(b'{', "'{' before the instructions")?;
        let id = ComputationId(self.module.computations.len() as u32);
        if is_entry {
            if self.module.entry.is_some() {
                let error = ParseError::at(self.module.source, start, "a second ENTRY computation");
                self.or_problem::<()>(Err(error))?;
            }
            self.module.entry = Some(id);
        }
        let first = self.module.instructions.len() as u32;
        let computations = &self.module.computations;
        self.computations.insert(name, id.0, |at| computations[at as usize].name);
        self.module.computations.push(Computation {
            name,
            is_entry,
            has_signature,
            root: None,
            attributes: Vec::new(),
            instructions: first..first,
        });
        self.body(id)?;
        let attributes = self.attribute_list()?;
        if let Some(computation) = self.module.computations.last_mut() {
            computation.attributes = attributes;
        }
        Ok(())
    }

    fn body(&mut self, id: ComputationId) -> Result<(), ParseError> {
        let first = self.module.instructions.len() as u32;
        loop {
            self.cursor.skip_space();
            match self.cursor.peek() {
                Some(b'}') => {
                    self.cursor.eat(b'}');
                    break;
                }
                None => {
                    let error = self.cursor.expected("an instruction or '}'");
                    self.or_problem::<()>(Err(error))?;
                    break;
                }
                Some(_) => self.instruction_or_skip(id)?,
            }
        }
        self.resolve_operands(id)?;
        let last = self.module.instructions.len() as u32;
        let instructions = &self.module.instructions[first as usize..];
        let root = instructions
            .iter()
            .rposition(|instruction| instruction.is_root)
            .map(|at| first + at as u32)
            .or_else(|| last.checked_sub(1).filter(|at| *at >= first));
        let computation = &mut self.module.computations[id.index()];
        computation.instructions = first..last;
        computation.root = root.map(InstructionId);
        Ok(())
    }

    fn instruction_or_skip(&mut self, id: ComputationId) -> Result<(), ParseError> {
        let start = self.cursor.pos();
        let tables =
            (self.module.operands.len(), self.module.instruction_attributes.len(), self.module.called.len());
        let pending = (self.pending_operands.len(), self.pending_calls.len());
        let Err(error) = self.instruction(id) else { return Ok(()) };
        self.or_problem::<()>(Err(error))?;
        // Keep the name, so that users keep the positions of their operands.
        // Elements of tuples that its operands named stay; the last instruction has the ends of their parts.
        let kept = self.module.instructions.last();
        let end = |of: fn(&Instruction<'a>) -> u32| kept.map_or(0, |last| of(last) as usize);
        self.module.operands.truncate(tables.0.max(end(|last| last.operands.end)));
        self.module.instruction_attributes.truncate(tables.1.max(end(|last| last.attributes.end)));
        self.module.called.truncate(tables.2.max(end(|last| last.called.end)));
        self.pending_operands.truncate(pending.0);
        self.pending_calls.truncate(pending.1);
        self.cursor.set_pos(start);
        let is_root = self.cursor.eat_str("ROOT ");
        self.cursor.skip_blanks();
        if let Ok(name) = self.cursor.name("") {
            self.cursor.skip_blanks();
            if self.cursor.eat(b'=') {
                self.placeholder(id, name, is_root);
            }
        }
        self.cursor.skip_line();
        Ok(())
    }

    /// An instruction of unknown kind and opaque shape.
    fn placeholder(&mut self, computation: ComputationId, name: &'a str, is_root: bool) -> InstructionId {
        let shape = self.shape_id("opaque[]").unwrap_or(ShapeId(0));
        let operands = self.module.operands.len() as u32;
        let attributes = self.module.instruction_attributes.len() as u32;
        let called = self.module.called.len() as u32;
        self.push(Instruction {
            name,
            opcode_text: "unknown",
            literal: "",
            opcode: Opcode::Unknown,
            is_root,
            shape,
            computation,
            operands: operands..operands,
            attributes: attributes..attributes,
            called: called..called,
        })
    }

    fn push(&mut self, instruction: Instruction<'a>) -> InstructionId {
        let id = self.module.instructions.len() as u32;
        let instructions = &self.module.instructions;
        self.names.insert(instruction.name, id, |at| instructions[at as usize].name);
        self.module.instructions.push(instruction);
        InstructionId(id)
    }

    /// As [`Self::push`], of an instruction whose name stands at `name_at` and must be new in its computation.
    fn define(&mut self, instruction: Instruction<'a>, name_at: usize) -> Result<(), ParseError> {
        let id = self.module.instructions.len() as u32;
        let instructions = &self.module.instructions;
        let is_new = self.names.insert_unless(
            instruction.name,
            id,
            |at| instructions[at as usize].name,
            |at| instructions[at as usize].computation == instruction.computation,
        );
        if !is_new {
            let message =
                format_args!("a second instruction named {:?} in this computation", instruction.name);
            return Err(ParseError::at(self.module.source, name_at, message));
        }
        self.module.instructions.push(instruction);
        Ok(())
    }

    /// The instruction of that name in the computation that is being read.
    fn lookup(&self, computation: ComputationId, name: &str) -> Option<InstructionId> {
        let instructions = &self.module.instructions;
        let at = self.names.get(name, |at| instructions[at as usize].name)?;
        (instructions[at as usize].computation == computation).then_some(InstructionId(at))
    }

    fn instruction(&mut self, computation: ComputationId) -> Result<(), ParseError> {
        if self.module.instructions.len() >= self.options.limits.instructions {
            return Err(self.cursor.error(format_args!(
                "more instructions than the limit of {}",
                self.options.limits.instructions
            )));
        }
        let is_root = self.cursor.eat_str("ROOT ");
        self.cursor.skip_blanks();
        let name_at = self.cursor.pos();
        let name = self.cursor.name("an instruction or '}'")?;
        self.cursor.skip_blanks();
        self.cursor.expect(b'=', "'=' after the instruction's name")?;
        let shape = self.shape_text()?;
        let shape = self.shape_id(shape)?;
        self.cursor.skip_space();
        let opcode_at = self.cursor.pos();
        let opcode_text = self.cursor.name_run();
        let opcode =
            match Opcode::parse(opcode_text).or_else(|| Opcode::parse_async(opcode_text).map(|a| a.0)) {
                Some(opcode) => opcode,
                None if opcode_text.is_empty() => return Err(self.cursor.expected("an operation")),
                None => {
                    let message =
                        format_args!("unknown operation {opcode_text:?} (--lenient keeps it as unknown)");
                    self.or_problem::<()>(Err(ParseError::at(self.module.source, opcode_at, message)))?;
                    Opcode::Unknown
                }
            };
        self.cursor.skip_blanks();
        let literal = if opcode.has_literal() { self.literal()? } else { "" };
        let operands = if opcode.has_literal() { 0..0 } else { self.operands(computation)? };
        let (attributes, called) = self.instruction_attributes()?;
        let instruction = Instruction {
            name,
            opcode_text,
            literal,
            opcode,
            is_root,
            shape,
            computation,
            operands,
            attributes,
            called,
        };
        self.check_tuple_element(&instruction, name_at)?;
        self.define(instruction, name_at)
    }

    fn literal(&mut self) -> Result<&'a str, ParseError> {
        if self.cursor.peek() != Some(b'(') {
            return Err(self.cursor.expected("'(' after the operation"));
        }
        let start = self.cursor.pos() + 1;
        self.cursor.skip_balanced()?;
        Ok(self.cursor.slice(start, self.cursor.pos() - 1).trim())
    }

    fn instruction_attributes(&mut self) -> Result<(std::ops::Range<u32>, std::ops::Range<u32>), ParseError> {
        let first = self.module.instruction_attributes.len() as u32;
        let first_called = self.module.called.len() as u32;
        while let Some(attribute) = self.next_attribute()? {
            if CALLING.contains(&attribute.key) {
                self.calls(attribute.value)?;
            }
            self.module.instruction_attributes.push(attribute);
        }
        let attributes = first..self.module.instruction_attributes.len() as u32;
        Ok((attributes, first_called..self.module.called.len() as u32))
    }

    fn shape_text(&mut self) -> Result<&'a str, ParseError> {
        self.cursor.skip_space();
        let start = self.cursor.pos();
        let word = self.cursor.name_run();
        match self.cursor.peek() {
            Some(b'(') if word.is_empty() || word == "b" => self.cursor.skip_balanced()?,
            Some(b'[') if !word.is_empty() => {
                self.cursor.skip_balanced()?;
                if self.cursor.peek() == Some(b'{') {
                    self.cursor.skip_balanced()?;
                }
            }
            _ => {
                self.cursor.set_pos(start);
                return Err(self.cursor.expected("a shape such as f32[2,3]{1,0}"));
            }
        }
        Ok(self.cursor.slice(start, self.cursor.pos()))
    }

    /// The number of a shape; each distinct text is parsed once.
    fn shape_id(&mut self, text: &'a str) -> Result<ShapeId, ParseError> {
        if let Some(id) = self.shapes.get(text) {
            return Ok(*id);
        }
        let mut cursor = self.cursor.clone();
        let inside = (text.as_ptr() as usize).wrapping_sub(self.module.source.as_ptr() as usize);
        let shape = if inside < self.module.source.len() {
            cursor.set_pos(inside);
            shape::shape(&mut cursor, 0)?
        } else {
            Shape::parse(text)?
        };
        let id = ShapeId(self.module.shapes.len() as u32);
        self.module.shapes.push(shape);
        self.shapes.insert(text, id);
        Ok(id)
    }
}
