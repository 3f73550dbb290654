//! An HLO module as flat tables; names and attribute values borrow from the text it was read from.

use std::ops::Range;

use super::error::ParseError;
use super::opcode::Opcode;
use super::shape::Shape;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub(crate) u32);

        impl $name {
            /// Its place in the module's table.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// A computation of a module.
    ComputationId;
    /// An instruction of a module.
    InstructionId;
    /// A shape of a module; equal texts share one.
    ShapeId;
}

/// An attribute as written: `key=value`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attribute<'a> {
    /// Name before the `=`.
    pub key: &'a str,
    /// Everything behind it, brackets and quotes included.
    pub value: &'a str,
}

/// A computation: a list of instructions in schedule order if the module is scheduled, in a topological order
/// otherwise.
#[derive(Debug, Clone)]
pub struct Computation<'a> {
    /// Name without `%`.
    pub name: &'a str,
    /// Whether it is the entry.
    pub is_entry: bool,
    /// Whether a parameter list stood behind the name in the text.
    pub has_signature: bool,
    /// Result; the last instruction if none was marked `ROOT`.
    pub root: Option<InstructionId>,
    /// Attributes behind the closing brace (`execution_thread`).
    pub attributes: Vec<Attribute<'a>>,
    pub(crate) instructions: Range<u32>,
}

/// An instruction.
#[derive(Debug, Clone)]
pub struct Instruction<'a> {
    /// Name without `%`.
    pub name: &'a str,
    /// The operation as written; differs from the opcode's name for short asynchronous forms and unknown ones.
    pub opcode_text: &'a str,
    /// What stands in the parentheses of a parameter (its number) or a constant (its literal).
    pub literal: &'a str,
    /// Operation.
    pub opcode: Opcode,
    /// Marked `ROOT` in the text.
    pub is_root: bool,
    pub(crate) shape: ShapeId,
    pub(crate) computation: ComputationId,
    pub(crate) operands: Range<u32>,
    pub(crate) attributes: Range<u32>,
    pub(crate) called: Range<u32>,
}

impl Instruction<'_> {
    /// Whether the text has no line for it: a `get-tuple-element` that an operand `%tuple#1` stands for.
    pub fn is_implicit(&self) -> bool {
        self.name.contains('#')
    }
}

/// A whole module.
#[derive(Debug, Clone, Default)]
pub struct HloModule<'a> {
    /// Name behind `HloModule`.
    pub name: &'a str,
    /// Attributes of the first line: `is_scheduled`, `entry_computation_layout`, `input_output_alias`, ...
    pub attributes: Vec<Attribute<'a>>,
    /// Where instructions come from, for modules that print `stack_frame_id`.
    pub stack_frames: StackFrames<'a>,
    /// Parts that could not be read and were left out; filled in lenient mode only.
    pub problems: Vec<ParseError>,
    /// Number of such parts, of which `problems` holds the first.
    pub problem_count: usize,
    pub(crate) source: &'a str,
    pub(crate) entry: Option<ComputationId>,
    pub(crate) computations: Vec<Computation<'a>>,
    pub(crate) instructions: Vec<Instruction<'a>>,
    pub(crate) operands: Vec<InstructionId>,
    pub(crate) instruction_attributes: Vec<Attribute<'a>>,
    pub(crate) called: Vec<ComputationId>,
    pub(crate) shapes: Vec<Shape>,
}

/// The tables of source positions at the head of a module.
#[derive(Debug, Clone, Default)]
pub struct StackFrames<'a> {
    /// The sections as written, for printing them again.
    pub text: &'a str,
    pub(crate) files: Vec<&'a str>,
    pub(crate) functions: Vec<&'a str>,
    pub(crate) locations: Vec<FileLocation>,
    pub(crate) frames: Vec<StackFrame>,
}

#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct FileLocation {
    pub(crate) file: usize,
    pub(crate) function: usize,
    pub(crate) line: u32,
}

#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct StackFrame {
    pub(crate) location: usize,
    pub(crate) parent: usize,
}

/// A line of the program that made an instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SourceLine<'a> {
    /// File.
    pub file: &'a str,
    /// Line, counted from 1.
    pub line: u32,
    /// Function, empty when unknown.
    pub function: &'a str,
}

impl std::fmt::Display for SourceLine<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

impl<'a> StackFrames<'a> {
    /// The line of frame `id` (counted from 1), the innermost call.
    pub fn line(&self, id: usize) -> Option<SourceLine<'a>> {
        let frame = self.frames.get(id.checked_sub(1)?)?;
        let location = self.locations.get(frame.location.checked_sub(1)?)?;
        Some(SourceLine {
            file: self.files.get(location.file.checked_sub(1)?)?,
            line: location.line,
            function: location.function.checked_sub(1).and_then(|at| self.functions.get(at)).unwrap_or(&""),
        })
    }

    /// The calls from frame `id` outwards.
    pub fn stack(&self, id: usize) -> Vec<SourceLine<'a>> {
        let mut lines = Vec::new();
        let mut id = id;
        // A parent always has a smaller number; a table that says otherwise ends the walk.
        while let Some(line) = self.line(id) {
            lines.push(line);
            let parent = self.frames.get(id - 1).map_or(0, |frame| frame.parent);
            if parent >= id {
                break;
            }
            id = parent;
        }
        lines
    }
}

impl<'a> HloModule<'a> {
    /// The text it was read from.
    pub fn source(&self) -> &'a str {
        self.source
    }

    /// The entry computation. A module always has one unless it was read leniently.
    pub fn entry(&self) -> Option<ComputationId> {
        self.entry
    }

    /// All computations, in the order of the text.
    pub fn computations(&self) -> impl ExactSizeIterator<Item = (ComputationId, &Computation<'a>)> {
        self.computations.iter().enumerate().map(|(index, c)| (ComputationId(index as u32), c))
    }

    /// A computation.
    pub fn computation(&self, id: ComputationId) -> &Computation<'a> {
        &self.computations[id.index()]
    }

    /// Number of instructions of all computations.
    pub fn instruction_count(&self) -> usize {
        self.instructions.len()
    }

    /// All instructions, in the order of the text.
    pub fn instructions(&self) -> impl ExactSizeIterator<Item = (InstructionId, &Instruction<'a>)> {
        self.instructions.iter().enumerate().map(|(index, i)| (InstructionId(index as u32), i))
    }

    /// The instructions of a computation, in order.
    pub fn instructions_of(
        &self,
        id: ComputationId,
    ) -> impl ExactSizeIterator<Item = InstructionId> + DoubleEndedIterator + use<> {
        self.computations[id.index()].instructions.clone().map(InstructionId)
    }

    /// An instruction.
    pub fn instruction(&self, id: InstructionId) -> &Instruction<'a> {
        &self.instructions[id.index()]
    }

    /// The shape of an instruction's result.
    pub fn shape(&self, id: InstructionId) -> &Shape {
        &self.shapes[self.instructions[id.index()].shape.index()]
    }

    /// The computation that holds an instruction.
    pub fn computation_of(&self, id: InstructionId) -> ComputationId {
        self.instructions[id.index()].computation
    }

    /// The operands of an instruction.
    pub fn operands(&self, id: InstructionId) -> &[InstructionId] {
        let range = &self.instructions[id.index()].operands;
        &self.operands[range.start as usize..range.end as usize]
    }

    /// The attributes of an instruction, in the order of the text.
    pub fn attributes(&self, id: InstructionId) -> &[Attribute<'a>] {
        let range = &self.instructions[id.index()].attributes;
        &self.instruction_attributes[range.start as usize..range.end as usize]
    }

    /// The value of an instruction's attribute, as written.
    pub fn attribute(&self, id: InstructionId, key: &str) -> Option<&'a str> {
        self.attributes(id).iter().find(|attribute| attribute.key == key).map(|attribute| attribute.value)
    }

    /// The computations an instruction calls, in the order of the text.
    pub fn called(&self, id: InstructionId) -> &[ComputationId] {
        let range = &self.instructions[id.index()].called;
        &self.called[range.start as usize..range.end as usize]
    }

    /// The value of a module attribute, as written.
    pub fn module_attribute(&self, key: &str) -> Option<&'a str> {
        self.attributes.iter().find(|attribute| attribute.key == key).map(|attribute| attribute.value)
    }

    /// Whether the order of instructions is the order of execution.
    pub fn is_scheduled(&self) -> bool {
        self.module_attribute("is_scheduled") == Some("true")
    }

    /// The operation that does the work: of a short asynchronous form such as `reduce-scatter-start` the one that it
    /// starts, of everything else its own.
    pub fn work(&self, id: InstructionId) -> Opcode {
        let instruction = self.instruction(id);
        match instruction.opcode {
            Opcode::AsyncStart => Opcode::parse_async(instruction.opcode_text)
                .map_or(Opcode::AsyncStart, |(_, wrapped)| wrapped),
            opcode => opcode,
        }
    }

    /// The shape of what [`Self::work`] computes. A short asynchronous form returns (operands, results, ...), of which
    /// only the results count.
    pub fn work_shape(&self, id: InstructionId) -> &Shape {
        let shape = self.shape(id);
        let is_short =
            self.instruction(id).opcode == Opcode::AsyncStart && self.work(id) != Opcode::AsyncStart;
        shape.tuple_shapes().get(1).filter(|_| is_short).unwrap_or(shape)
    }

    /// Finds an instruction by name (without `%`).
    pub fn find(&self, name: &str) -> Option<InstructionId> {
        self.instructions().find(|(_, instruction)| instruction.name == name).map(|(id, _)| id)
    }

    /// The computation an attribute such as `body` names.
    pub fn called_by(&self, id: InstructionId, key: &str) -> Option<ComputationId> {
        let name = self.attribute(id, key)?.trim_start_matches('%');
        self.called(id).iter().copied().find(|called| self.computation(*called).name == name)
    }

    /// Whether the GPU compiler made the module, by what only it leaves.
    pub(crate) fn is_of_gpu(&self) -> bool {
        let has = |id, key, marks: &[&str]| {
            let text = self.attribute(id, key).unwrap_or("");
            marks.iter().any(|mark| text.contains(mark))
        };
        self.instructions().any(|(id, _)| {
            has(id, "custom_call_target", &["__cu"])
                || has(id, "backend_config", &["operation_queue_id", "fusion_backend_config"])
        })
    }

    /// The instructions that use each instruction, as ranges into one table.
    pub fn users(&self) -> Users {
        let mut starts = vec![0u32; self.instructions.len() + 1];
        for operand in &self.operands {
            starts[operand.index() + 1] += 1;
        }
        for index in 1..starts.len() {
            starts[index] += starts[index - 1];
        }
        let mut next = starts.clone();
        let mut users = vec![InstructionId(0); self.operands.len()];
        for (user, instruction) in self.instructions() {
            for operand in
                &self.operands[instruction.operands.start as usize..instruction.operands.end as usize]
            {
                let slot = &mut next[operand.index()];
                users[*slot as usize] = user;
                *slot += 1;
            }
        }
        Users { starts, users }
    }
}

/// Who uses what; see [`HloModule::users`].
#[derive(Debug, Clone)]
pub struct Users {
    starts: Vec<u32>,
    users: Vec<InstructionId>,
}

impl Users {
    /// The users of an instruction; one that uses it twice stands twice.
    pub fn of(&self, id: InstructionId) -> &[InstructionId] {
        match (self.starts.get(id.index()), self.starts.get(id.index() + 1)) {
            (Some(start), Some(end)) => &self.users[*start as usize..*end as usize],
            _ => &[],
        }
    }
}
