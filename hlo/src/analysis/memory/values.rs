//! Buffers of a module and who names them.

use crate::dump::{ComputationId, HloModule, InstructionId, Opcode, Shape, integers};

use super::in_place::{declared_aliases, fused_updates, node_at};
use super::{BufferKind, node_count, node_shape};

/// A buffer: all values that must lie in the same place.
#[derive(Debug, Clone)]
pub(super) struct Class {
    pub(super) bytes: u64,
    pub(super) kind: BufferKind,
    /// A result of the entry lies in it.
    pub(super) is_output: bool,
    /// First and last times it is live: in order, with gaps between them.
    pub(super) lives: Vec<(usize, usize)>,
    /// The definition of its largest value, and the place in its shape.
    pub(super) instruction: InstructionId,
    pub(super) node: usize,
    /// Its values, by number.
    pub(super) values: Vec<u32>,
}

impl Class {
    /// When its first value is defined.
    pub(super) fn start(&self) -> usize {
        self.lives.first().map_or(0, |life| life.0)
    }

    /// When its last value is read last.
    pub(super) fn end(&self) -> usize {
        self.lives.last().map_or(0, |life| life.1)
    }

    /// Whether it holds a value at that time.
    pub(super) fn is_live_at(&self, time: usize) -> bool {
        let next = self.lives.partition_point(|life| life.1 < time);
        self.lives.get(next).is_some_and(|life| life.0 <= time)
    }

    /// Whether both hold a value at some time.
    pub(super) fn meets(&self, other: &Self) -> bool {
        let (few, many) = if self.lives.len() < other.lives.len() { (self, other) } else { (other, self) };
        few.lives.iter().any(|life| {
            let next = many.lives.partition_point(|other| other.1 < life.0);
            many.lives.get(next).is_some_and(|other| other.0 <= life.1)
        })
    }
}

/// Puts lives in order and joins those that touch.
fn joined(mut lives: Vec<(usize, usize)>) -> Vec<(usize, usize)> {
    lives.sort_unstable();
    lives.dedup_by(|next, last| {
        let touch = next.0 <= last.1;
        if touch {
            last.1 = last.1.max(next.1);
        }
        touch
    });
    lives
}

/// What an instruction defines at a place of its shape.
#[derive(Debug)]
pub(super) struct Value {
    parent: u32,
    pub(super) instruction: InstructionId,
    pub(super) node: u32,
    bytes: u64,
    pub(super) start: u32,
    pub(super) end: u32,
}

/// The values of the computations that run, and the order in which they do.
pub(super) struct Values {
    /// Instructions in the order of execution, called computations in the place of the call.
    pub(super) schedule: Vec<InstructionId>,
    /// By instruction the value of each node of its shape.
    of: Vec<Vec<u32>>,
    values: Vec<Value>,
    entry_parameters: Vec<InstructionId>,
    /// Calls and loops whose computations are not in the schedule, for there would be too many steps.
    pub(super) not_followed: u64,
    most_steps: usize,
}

/// Deepest nesting of calls that is followed.
const DEPTH: usize = 200;

/// Steps of a schedule up to which calls are followed in any module; in a larger one up to [`STEPS_PER_INSTRUCTION`]. XLA runs
/// each computation from one place, so that a compiled module has a step for each instruction.
const STEPS: usize = 1 << 18;

/// Steps for each instruction of a module up to which calls are followed.
const STEPS_PER_INSTRUCTION: usize = 4;

impl Values {
    pub(super) fn new(module: &HloModule<'_>) -> Self {
        let mut values = Self {
            schedule: Vec::new(),
            of: vec![Vec::new(); module.instruction_count()],
            values: Vec::new(),
            entry_parameters: Vec::new(),
            not_followed: 0,
            most_steps: STEPS.max(STEPS_PER_INSTRUCTION * module.instruction_count()),
        };
        if let Some(entry) = module.entry() {
            values.computation(module, entry, &[], 0);
            values.alias_donated(module, entry);
        }
        values.uses(module);
        values
    }

    fn find(&self, value: u32) -> u32 {
        let mut at = value;
        while self.values[at as usize].parent != at {
            at = self.values[at as usize].parent;
        }
        at
    }

    fn union(&mut self, a: u32, b: u32) {
        let (a, b) = (self.find(a), self.find(b));
        self.values[a.max(b) as usize].parent = a.min(b);
    }

    fn union_all(&mut self, a: &[u32], b: &[u32]) {
        for (a, b) in a.iter().zip(b) {
            self.union(*a, *b);
        }
    }

    fn new_value(&mut self, instruction: InstructionId, node: usize, shape: &Shape, time: usize) -> u32 {
        // A tuple is a table of 8-byte pointers.
        let bytes = match shape {
            Shape::Tuple(elements) => 8 * elements.len() as u64,
            other => other.leaf_bytes(),
        };
        let number = self.values.len() as u32;
        let time = time as u32;
        self.values.push(Value {
            parent: number,
            instruction,
            node: node as u32,
            bytes,
            start: time,
            end: time,
        });
        number
    }

    fn new_values(&mut self, module: &HloModule<'_>, id: InstructionId, time: usize) -> Vec<u32> {
        let shape = module.shape(id);
        (0..node_count(shape))
            .filter_map(|node| Some(self.new_value(id, node, node_shape(shape, node)?, time)))
            .collect()
    }

    /// The nodes of element `index` of a tuple.
    fn element(module: &HloModule<'_>, id: InstructionId, index: usize) -> std::ops::Range<usize> {
        let shapes = module.shape(id).tuple_shapes();
        let start = 1 + shapes.iter().take(index).map(node_count).sum::<usize>();
        start..start + shapes.get(index).map_or(0, node_count)
    }

    /// Walks through a computation whose parameters are the values `arguments`; of the entry they are its own.
    fn computation(
        &mut self,
        module: &HloModule<'_>,
        id: ComputationId,
        arguments: &[Vec<u32>],
        depth: usize,
    ) {
        for instruction in module.instructions_of(id) {
            self.instruction(module, instruction, arguments, depth);
            self.schedule.push(instruction);
        }
    }

    fn instruction(
        &mut self,
        module: &HloModule<'_>,
        id: InstructionId,
        arguments: &[Vec<u32>],
        depth: usize,
    ) {
        let time = self.schedule.len();
        let operands = module.operands(id);
        let operand = |of: &[Vec<u32>], index: usize| {
            operands.get(index).map_or(Vec::new(), |operand| of[operand.index()].clone())
        };
        let opcode = module.instruction(id).opcode;
        let values = match opcode {
            Opcode::Parameter => {
                let number: usize = module.instruction(id).literal.parse().unwrap_or(usize::MAX);
                match arguments.get(number) {
                    Some(values) => values.clone(),
                    None => {
                        self.entry_parameters.push(id);
                        // They are there from the start, wherever they stand.
                        self.new_values(module, id, 0)
                    }
                }
            }
            Opcode::Tuple => {
                let table = self.new_value(id, 0, module.shape(id), time);
                let elements = operands.iter().flat_map(|operand| self.of[operand.index()].clone());
                [table].into_iter().chain(elements).collect()
            }
            Opcode::GetTupleElement => {
                let index = module.attribute(id, "index").and_then(|v| v.parse().ok()).unwrap_or(0);
                let range = operands.first().map_or(0..0, |operand| Self::element(module, *operand, index));
                operand(&self.of, 0).get(range).map(<[u32]>::to_vec).unwrap_or_default()
            }
            Opcode::Bitcast | Opcode::OptimizationBarrier | Opcode::AddDependency | Opcode::Domain => {
                operand(&self.of, 0)
            }
            Opcode::CopyDone => self.nodes_of_element(module, id, 0),
            Opcode::AllGatherDone | Opcode::CollectivePermuteDone | Opcode::AsyncDone => {
                self.nodes_of_element(module, id, 1)
            }
            Opcode::AllReduceDone => operand(&self.of, 0),
            Opcode::While => self.enter_while(module, id, depth),
            Opcode::Call => self.enter(module, id, 0, depth),
            Opcode::Conditional => self.enter_conditional(module, id, depth),
            Opcode::AsyncStart => self.enter_async(module, id, depth),
            _ => self.new_values(module, id, time),
        };
        // Damaged dumps must not give an instruction too few values.
        self.of[id.index()] = match values.len() == node_count(module.shape(id)) {
            true => values,
            false => self.new_values(module, id, time),
        };
        self.alias_in_place(module, id, opcode);
    }

    fn nodes_of_element(&self, module: &HloModule<'_>, id: InstructionId, index: usize) -> Vec<u32> {
        let Some(start) = module.operands(id).first() else { return Vec::new() };
        let range = Self::element(module, *start, index);
        self.of[start.index()].get(range).map(<[u32]>::to_vec).unwrap_or_default()
    }

    /// The values of operands from `skip` on.
    fn arguments(&self, module: &HloModule<'_>, id: InstructionId, skip: usize) -> Vec<Vec<u32>> {
        module.operands(id).iter().skip(skip).map(|operand| self.of[operand.index()].clone()).collect()
    }

    /// Whether what an instruction calls is put into the schedule.
    fn follows(&mut self, depth: usize) -> bool {
        let follows = depth < DEPTH && self.schedule.len() < self.most_steps;
        self.not_followed += u64::from(!follows);
        follows
    }

    /// Runs the called computation in place and returns the values of its root.
    fn enter(&mut self, module: &HloModule<'_>, id: InstructionId, skip: usize, depth: usize) -> Vec<u32> {
        let arguments = self.arguments(module, id, skip);
        let Some(&called) = module.called(id).first() else { return Vec::new() };
        if !self.follows(depth) {
            return Vec::new();
        }
        self.computation(module, called, &arguments, depth + 1);
        self.root(module, called)
    }

    fn root(&self, module: &HloModule<'_>, computation: ComputationId) -> Vec<u32> {
        module.computation(computation).root.map_or(Vec::new(), |root| self.of[root.index()].clone())
    }

    fn enter_while(&mut self, module: &HloModule<'_>, id: InstructionId, depth: usize) -> Vec<u32> {
        let state = self.arguments(module, id, 0);
        let first = state.first().cloned().unwrap_or_default();
        if !self.follows(depth) {
            return first;
        }
        if let Some(condition) = module.called_by(id, "condition") {
            self.computation(module, condition, &state, depth + 1);
        }
        if let Some(body) = module.called_by(id, "body") {
            self.computation(module, body, &state, depth + 1);
            let root = self.root(module, body);
            self.union_all(&first, &root);
        }
        // The state lives to the end of the loop, as the next run of the body reads it.
        for value in &first {
            self.values[*value as usize].end = self.schedule.len() as u32;
        }
        first
    }

    fn enter_conditional(&mut self, module: &HloModule<'_>, id: InstructionId, depth: usize) -> Vec<u32> {
        let arguments = self.arguments(module, id, 1);
        let mut roots = Vec::new();
        for (number, branch) in module.called(id).iter().enumerate() {
            if !self.follows(depth) {
                break;
            }
            let argument = arguments.get(number).cloned().into_iter().collect::<Vec<_>>();
            self.computation(module, *branch, &argument, depth + 1);
            roots.push(self.root(module, *branch));
        }
        let values = self.new_values(module, id, self.schedule.len());
        roots.iter().for_each(|root| self.union_all(&values, root));
        values
    }

    /// `async-start` returns (operands, results, ...).
    fn enter_async(&mut self, module: &HloModule<'_>, id: InstructionId, depth: usize) -> Vec<u32> {
        let time = self.schedule.len();
        let values = self.new_values(module, id, time);
        let inputs: Vec<u32> = self.arguments(module, id, 0).into_iter().flatten().collect();
        let range = Self::element(module, id, 0);
        // The first element is a tuple of the operands.
        let given = values.get(range.start + 1..range.end).map(<[u32]>::to_vec).unwrap_or_default();
        self.union_all(&inputs, &given);
        // What a short form calls is fused, or applied to elements.
        let runs = matches!(module.work(id), Opcode::AsyncStart | Opcode::Call);
        if runs && !module.called(id).is_empty() {
            let root = self.enter(module, id, 0, depth);
            let results = values.get(Self::element(module, id, 1)).map(<[u32]>::to_vec).unwrap_or_default();
            self.union_all(&results, &root);
        }
        values
    }

    /// Results that must lie in an operand's buffer.
    fn alias_in_place(&mut self, module: &HloModule<'_>, id: InstructionId, opcode: Opcode) {
        let pairs = match opcode {
            Opcode::DynamicUpdateSlice => vec![(0, 0, 0)],
            Opcode::Scatter => {
                let arrays = module.operands(id).len() / 2;
                let is_tuple = arrays > 1;
                (0..arrays).map(|n| (if is_tuple { n + 1 } else { 0 }, n, 0)).collect()
            }
            Opcode::AllGatherStart | Opcode::CollectivePermuteStart => vec![(1, 0, 0)],
            Opcode::CopyStart => vec![(2, 0, 0)],
            Opcode::Fusion => fused_updates(module, id),
            _ => Vec::new(),
        };
        for (node, operand, operand_node) in pairs.into_iter().chain(declared_aliases(module, id)) {
            let result = self.of[id.index()].get(node).copied();
            let operand = module.operands(id).get(operand);
            let operand = operand.and_then(|operand| self.of[operand.index()].get(operand_node).copied());
            if let (Some(result), Some(operand)) = (result, operand) {
                self.union(operand, result);
            }
        }
    }

    /// Results of the entry that share a donated parameter, from `input_output_alias`.
    fn alias_donated(&mut self, module: &HloModule<'_>, entry: ComputationId) {
        let (Some(text), Some(root)) =
            (module.module_attribute("input_output_alias"), module.computation(entry).root)
        else {
            return;
        };
        // `{ {1}: (0, {}, may-alias), ... }`
        for part in text.split("alias)") {
            let Some((output, parameter)) = part.split_once("}:") else { continue };
            let Some((number, index)) = parameter.split_once('{') else { continue };
            let output = node_at(module.shape(root), &integers(output.rsplit('{').next().unwrap_or("")));
            let number = integers(number).first().copied();
            let parameter = self
                .entry_parameters
                .iter()
                .copied()
                .find(|id| module.instruction(*id).literal.parse().ok() == number);
            let Some(parameter) = parameter else { continue };
            let index = integers(index.split('}').next().unwrap_or(""));
            let input = node_at(module.shape(parameter), &index);
            let pair =
                (self.of[root.index()].get(output).copied(), self.of[parameter.index()].get(input).copied());
            if let (Some(output), Some(input)) = pair {
                self.union(input, output);
            }
        }
    }

    /// Extends lives to the last use. Instructions that only name a buffer do not use it.
    fn uses(&mut self, module: &HloModule<'_>) {
        for time in 0..self.schedule.len() {
            let id = self.schedule[time];
            let opcode = module.instruction(id).opcode;
            for operand in module.operands(id) {
                let nodes = match opcode {
                    Opcode::GetTupleElement | Opcode::Bitcast | Opcode::OptimizationBarrier => 1,
                    _ => usize::MAX,
                };
                for node in 0..self.of[operand.index()].len().min(nodes) {
                    let value = self.of[operand.index()][node] as usize;
                    self.values[value].end = self.values[value].end.max(time as u32);
                }
            }
        }
        let root = module.entry().and_then(|entry| module.computation(entry).root);
        for value in root.iter().flat_map(|root| &self.of[root.index()]) {
            self.values[*value as usize].end = self.schedule.len() as u32;
        }
    }

    /// The value of that number.
    pub(super) fn value(&self, number: u32) -> &Value {
        &self.values[number as usize]
    }

    /// The values of an instruction by node of its shape.
    pub(super) fn of(&self, id: InstructionId) -> &[u32] {
        &self.of[id.index()]
    }

    pub(super) fn classes(&self, module: &HloModule<'_>) -> Vec<Class> {
        let mut kinds: Vec<Option<BufferKind>> = vec![None; self.values.len()];
        let mut outputs = vec![false; self.values.len()];
        let root = module.entry().and_then(|entry| module.computation(entry).root);
        for value in root.iter().flat_map(|root| &self.of[root.index()]) {
            let class = self.find(*value) as usize;
            kinds[class] = Some(BufferKind::Output);
            outputs[class] = true;
        }
        for id in self.schedule.iter().filter(|id| module.instruction(**id).opcode == Opcode::Constant) {
            for value in &self.of[id.index()] {
                kinds[self.find(*value) as usize] = Some(BufferKind::Constant);
            }
        }
        for value in self.entry_parameters.iter().flat_map(|id| &self.of[id.index()]) {
            kinds[self.find(*value) as usize] = Some(BufferKind::Argument);
        }
        let last = self.schedule.len();
        let mut members: Vec<Vec<u32>> = vec![Vec::new(); self.values.len()];
        for value in 0..self.values.len() as u32 {
            members[self.find(value) as usize].push(value);
        }
        let filled = members.into_iter().enumerate().filter(|(_, members)| !members.is_empty());
        filled
            .map(|(number, members)| {
                let all = || members.iter().map(|member| &self.values[*member as usize]);
                // Of values of one size the first names the buffer.
                let largest = all().rev().max_by_key(|value| value.bytes).unwrap_or(&self.values[number]);
                Class {
                    bytes: largest.bytes,
                    kind: kinds[number].unwrap_or(BufferKind::Temporary),
                    is_output: outputs[number],
                    lives: joined(
                        all().map(|value| (value.start as usize, (value.end as usize).min(last))).collect(),
                    ),
                    instruction: largest.instruction,
                    node: largest.node as usize,
                    values: members,
                }
            })
            .collect()
    }
}
