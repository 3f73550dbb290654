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
    parser.module.instructions.reserve((text.len() / 256).min(1 << 20));
    parser.module()?;
    Ok(parser.module)
}

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
        self.cursor.skip_blanks();
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
        self.module.operands.truncate(tables.0);
        self.module.instruction_attributes.truncate(tables.1);
        self.module.called.truncate(tables.2);
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
        if self.lookup(computation, name).is_some() {
            let message = format_args!("a second instruction named {name:?} in this computation");
            return Err(ParseError::at(self.module.source, name_at, message));
        }
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
        self.push(Instruction {
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
        });
        Ok(())
    }

    fn literal(&mut self) -> Result<&'a str, ParseError> {
        if self.cursor.peek() != Some(b'(') {
            return Err(self.cursor.expected("'(' after the operation"));
        }
        let start = self.cursor.pos() + 1;
        self.cursor.skip_balanced()?;
        Ok(self.cursor.slice(start, self.cursor.pos() - 1).trim())
    }

    fn operands(&mut self, computation: ComputationId) -> Result<std::ops::Range<u32>, ParseError> {
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

    fn calls(&mut self, value: &'a str) -> Result<(), ParseError> {
        let names = value.strip_prefix('{').and_then(|v| v.strip_suffix('}')).unwrap_or(value);
        for name in names.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            let bare = name.strip_prefix('%').unwrap_or(name);
            let computations = &self.module.computations;
            let called = self.computations.get(bare, |at| computations[at as usize].name);
            if called.is_none() {
                self.pending_calls.push((self.module.called.len() as u32, bare));
            }
            self.module.called.push(ComputationId(called.unwrap_or(MISSING)));
        }
        Ok(())
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

    /// Fills in operands that were named before their definition.
    fn resolve_operands(&mut self, computation: ComputationId) -> Result<(), ParseError> {
        for (place, name) in std::mem::take(&mut self.pending_operands) {
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
        Ok(())
    }

    fn finish(&mut self) -> Result<(), ParseError> {
        let mut lost = Vec::new();
        for (place, name) in std::mem::take(&mut self.pending_calls) {
            let computations = &self.module.computations;
            match self.computations.get(name, |at| computations[at as usize].name) {
                Some(called) => self.module.called[place as usize] = ComputationId(called),
                None => {
                    let message = format_args!("no computation named {name:?} in this module");
                    let error = ParseError::in_slice(self.module.source, name, message);
                    self.or_problem::<()>(Err(error))?;
                    lost.push(place);
                }
            }
        }
        self.drop_calls(&lost);
        // Without ENTRY XLA takes the last computation.
        self.module.entry =
            self.module.entry.or((self.module.computations.len() as u32).checked_sub(1).map(ComputationId));
        if self.module.entry.is_none() {
            let error = self.cursor.error("the module has no computation");
            self.or_problem::<()>(Err(error))?;
        }
        Ok(())
    }

    /// Cuts the list of calls of an instruction before one that names no computation.
    fn drop_calls(&mut self, lost: &[u32]) {
        if lost.is_empty() {
            return;
        }
        for instruction in &mut self.module.instructions {
            let called = instruction.called.clone();
            if let Some(place) = lost.get(lost.partition_point(|place| *place < called.start)) {
                instruction.called = called.start..called.end.min(*place).max(called.start);
            }
        }
    }
}
