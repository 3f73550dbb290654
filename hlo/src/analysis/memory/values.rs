//! Buffers of a module and who names them.

use crate::dump::{ComputationId, HloModule, InstructionId, OpClass, Opcode, Shape, integers};

use super::{BufferKind, node_count, node_shape};

/// A buffer: all values that must lie in the same place.
#[derive(Debug, Clone)]
pub(super) struct Class {
    pub(super) bytes: u64,
    pub(super) kind: BufferKind,
    /// A result of the entry lies in it.
    pub(super) is_output: bool,
    /// First and last time it is live.
    pub(super) start: usize,
    pub(super) end: usize,
    /// The definition of its largest value, and the place in its shape.
    pub(super) instruction: InstructionId,
    pub(super) node: usize,
}

struct Value {
    parent: u32,
    instruction: InstructionId,
    node: u32,
    bytes: u64,
    start: u32,
    end: u32,
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
        values.share_dying_operands(module);
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
        if a == b {
            return;
        }
        // The earlier one stays, with the larger size and the longer life.
        let (keep, gone) = (a.min(b), a.max(b));
        let (bytes, start, end, instruction, node) = {
            let g = &self.values[gone as usize];
            (g.bytes, g.start, g.end, g.instruction, g.node)
        };
        self.values[gone as usize].parent = keep;
        let k = &mut self.values[keep as usize];
        if bytes > k.bytes {
            (k.bytes, k.instruction, k.node) = (bytes, instruction, node);
        }
        k.start = k.start.min(start);
        k.end = k.end.max(end);
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
                        self.new_values(module, id, time)
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
            let class = self.find(*value);
            let end = self.schedule.len() as u32;
            self.values[class as usize].end = self.values[class as usize].end.max(end);
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
                    let class = self.find(self.of[operand.index()][node]) as usize;
                    self.values[class].end = self.values[class].end.max(time as u32);
                }
            }
        }
    }

    /// Lets results take over the buffer of an operand that nobody reads later, where XLA may compute in place.
    fn share_dying_operands(&mut self, module: &HloModule<'_>) {
        let kept = self.kept(module);
        for time in 0..self.schedule.len() {
            let id = self.schedule[time];
            if node_count(module.shape(id)) != 1 || !may_run_in_place(module, id) {
                continue;
            }
            let Some(result) = self.of[id.index()].first().map(|value| self.find(*value)) else { continue };
            for index in 0..module.operands(id).len() {
                let operand = module.operands(id)[index];
                let [value] = self.of[operand.index()][..] else { continue };
                let class = self.find(value);
                let (old, new) = (&self.values[class as usize], &self.values[result as usize]);
                let fits = old.bytes == new.bytes && old.end == time as u32 && new.start == time as u32;
                let is_kept = kept[class as usize] || kept[result as usize];
                if class != result && fits && !is_kept && reads_in_order(module, id, index) {
                    self.union(class, result);
                    break;
                }
            }
        }
    }

    /// Classes of parameters, results and constants of the entry.
    fn kept(&self, module: &HloModule<'_>) -> Vec<bool> {
        let mut kept = vec![false; self.values.len()];
        let root = module.entry().and_then(|entry| module.computation(entry).root);
        let constants = self.schedule.iter().filter(|id| module.instruction(**id).opcode == Opcode::Constant);
        for id in self.entry_parameters.iter().chain(constants).chain(root.iter()) {
            for value in &self.of[id.index()] {
                kept[self.find(*value) as usize] = true;
            }
        }
        kept
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
        self.values
            .iter()
            .enumerate()
            .filter(|(number, value)| value.parent as usize == *number)
            .map(|(number, value)| Class {
                bytes: value.bytes,
                kind: kinds[number].unwrap_or(BufferKind::Temporary),
                is_output: outputs[number],
                start: value.start as usize,
                end: (value.end as usize).min(last),
                instruction: value.instruction,
                node: value.node as usize,
            })
            .collect()
    }
}

/// Place in the tree of a shape of a shape index such as `{1,0}`.
fn node_at(shape: &Shape, index: &[i64]) -> usize {
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
fn fused_updates(module: &HloModule<'_>, id: InstructionId) -> Vec<(usize, usize, usize)> {
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
fn declared_aliases(module: &HloModule<'_>, id: InstructionId) -> Vec<(usize, usize, usize)> {
    let Some(text) = module.attribute(id, "output_to_operand_aliasing") else { return Vec::new() };
    text.split(')')
        .filter_map(|part| {
            let (output, operand) = part.split_once("}:")?;
            let node = node_at(module.shape(id), &integers(output.rsplit('{').next()?));
            Some((node, usize::try_from(*integers(operand).first()?).ok()?, 0))
        })
        .collect()
}

fn may_run_in_place(module: &HloModule<'_>, id: InstructionId) -> bool {
    let instruction = module.instruction(id);
    match instruction.opcode.class() {
        OpClass::Elementwise | OpClass::Transcendental => true,
        OpClass::Control => {
            instruction.opcode == Opcode::Fusion
                && module.attribute(id, "kind").is_some_and(|kind| kind == "kLoop")
        }
        _ => false,
    }
}

/// Whether element `n` of the result needs no element of operand `index` but `n`.
fn reads_in_order(module: &HloModule<'_>, id: InstructionId, index: usize) -> bool {
    if module.instruction(id).opcode != Opcode::Fusion {
        return true;
    }
    let Some(&fused) = module.called(id).first() else { return false };
    // A value is "in order" if every path from the operand to it is elementwise.
    let mut from_operand: Vec<InstructionId> = Vec::new();
    for inner in module.instructions_of(fused) {
        let instruction = module.instruction(inner);
        if instruction.opcode == Opcode::Parameter {
            if instruction.literal.parse() == Ok(index) {
                from_operand.push(inner);
            }
            continue;
        }
        if module.operands(inner).iter().any(|operand| from_operand.contains(operand)) {
            let is_elementwise =
                matches!(instruction.opcode.class(), OpClass::Elementwise | OpClass::Transcendental)
                    || matches!(instruction.opcode, Opcode::Bitcast | Opcode::Copy);
            if !is_elementwise {
                return false;
            }
            from_operand.push(inner);
        }
    }
    true
}
