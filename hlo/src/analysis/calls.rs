//! Which computation calls which, and how often each one runs.

use crate::dump::{ComputationId, HloModule, InstructionId, Opcode};

/// The calls of a module.
#[derive(Debug, Clone)]
pub struct CallGraph {
    /// Computations, each behind all that it calls. A call that closes a cycle is left out.
    pub callees_first: Vec<ComputationId>,
}

impl CallGraph {
    /// Orders the computations of a module.
    pub fn new(module: &HloModule<'_>) -> Self {
        let mut state = vec![Visit::New; module.computations().len()];
        let mut order = Vec::with_capacity(state.len());
        for (root, _) in module.computations() {
            visit(module, root, &mut state, &mut order);
        }
        Self { callees_first: order }
    }

    /// How often each computation runs when the entry runs once, by computation number.
    ///
    /// A loop body counts `trips(while)` times. Computations that are applied to elements (reducers,
    /// comparators) count 0: their work belongs to the instruction that applies them. Of a conditional,
    /// `branch` says which called computation counts.
    pub fn runs(
        &self,
        module: &HloModule<'_>,
        mut trips: impl FnMut(InstructionId) -> f64,
        mut branch: impl FnMut(InstructionId) -> Option<ComputationId>,
    ) -> Vec<f64> {
        let mut runs = vec![0.0; module.computations().len()];
        if let Some(entry) = module.entry() {
            runs[entry.index()] = 1.0;
        }
        for &caller in self.callees_first.iter().rev() {
            let times = runs[caller.index()];
            if times == 0.0 {
                continue;
            }
            for id in module.instructions_of(caller) {
                match module.work(id) {
                    Opcode::While => {
                        let trips = trips(id);
                        if let Some(body) = module.called_by(id, "body") {
                            runs[body.index()] += times * trips;
                        }
                        if let Some(condition) = module.called_by(id, "condition") {
                            runs[condition.index()] += times * (trips + 1.0);
                        }
                    }
                    Opcode::Conditional => {
                        if let Some(taken) = branch(id) {
                            runs[taken.index()] += times;
                        }
                    }
                    Opcode::Fusion | Opcode::Call | Opcode::AsyncStart => {
                        for called in module.called(id) {
                            runs[called.index()] += times;
                        }
                    }
                    _ => {}
                }
            }
        }
        runs
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Visit {
    New,
    Open,
    Done,
}

/// Depth first without recursion: the depth of calls in a hostile module must not reach the stack.
fn visit(module: &HloModule<'_>, root: ComputationId, state: &mut [Visit], order: &mut Vec<ComputationId>) {
    if state[root.index()] != Visit::New {
        return;
    }
    state[root.index()] = Visit::Open;
    let mut stack = vec![(root, callees(module, root))];
    while let Some((computation, pending)) = stack.last_mut() {
        match pending.pop() {
            Some(callee) if state[callee.index()] == Visit::New => {
                state[callee.index()] = Visit::Open;
                stack.push((callee, callees(module, callee)));
            }
            Some(_) => {}
            None => {
                state[computation.index()] = Visit::Done;
                order.push(*computation);
                stack.pop();
            }
        }
    }
}

fn callees(module: &HloModule<'_>, computation: ComputationId) -> Vec<ComputationId> {
    module.instructions_of(computation).flat_map(|id| module.called(id).iter().copied()).collect()
}

/// How often the body of a `while` runs: as XLA noted it (`known_trip_count` in the backend config), or worked
/// out from a counter that starts at a constant, grows by a constant and is compared with a constant.
pub fn trip_count(module: &HloModule<'_>, id: InstructionId) -> Option<u64> {
    noted_trip_count(module, id).or_else(|| counted_trip_count(module, id))
}

fn noted_trip_count(module: &HloModule<'_>, id: InstructionId) -> Option<u64> {
    let config = module.attribute(id, "backend_config")?;
    let (_, rest) = config.split_once("known_trip_count")?;
    let digits = rest.trim_start_matches(|c: char| !c.is_ascii_digit() && c != '}');
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    digits.get(..end)?.parse().ok()
}

fn counted_trip_count(module: &HloModule<'_>, id: InstructionId) -> Option<u64> {
    let condition = module.called_by(id, "condition")?;
    let root = module.computation(condition).root?;
    let compare = module.instruction(root);
    let [counter, bound] = module.operands(root) else { return None };
    if compare.opcode != Opcode::Compare {
        return None;
    }
    let index = tuple_element(module, *counter)?;
    let bound = constant(module, *bound).or_else(|| carried_constant(module, id, *bound))?;
    let start = constant(module, initial(module, id, index)?)?;
    let step = step(module, id, index)?;
    let direction = module.attribute(root, "direction")?;
    let last = match direction {
        "LT" if step > 0 => bound.checked_sub(1)?,
        "LE" if step > 0 => bound,
        "GT" if step < 0 => bound.checked_add(1)?,
        "GE" if step < 0 => bound,
        _ => return None,
    };
    let distance = last.checked_sub(start)?;
    if (distance < 0) != (step < 0) && distance != 0 {
        return Some(0);
    }
    u64::try_from(distance / step).ok()?.checked_add(1)
}

/// The element of the loop's state that an instruction of its body or condition reads.
fn tuple_element(module: &HloModule<'_>, id: InstructionId) -> Option<usize> {
    let instruction = module.instruction(id);
    let of = module.operands(id).first().filter(|_| instruction.opcode == Opcode::GetTupleElement)?;
    (module.instruction(*of).opcode == Opcode::Parameter).then_some(())?;
    module.attribute(id, "index")?.parse().ok()
}

fn constant(module: &HloModule<'_>, id: InstructionId) -> Option<i64> {
    let instruction = module.instruction(id);
    match instruction.opcode {
        Opcode::Constant => instruction.literal.parse().ok(),
        Opcode::Copy | Opcode::Bitcast | Opcode::Convert => {
            let operand = module.operands(id).first()?;
            // One step is enough for what compilers leave, and cannot run in a circle.
            let operand = module.instruction(*operand);
            operand.literal.parse().ok().filter(|_| operand.opcode == Opcode::Constant)
        }
        _ => None,
    }
}

/// What the loop's state starts with at `index`.
fn initial(module: &HloModule<'_>, id: InstructionId, index: usize) -> Option<InstructionId> {
    let tuple = *module.operands(id).first()?;
    let is_tuple = module.instruction(tuple).opcode == Opcode::Tuple;
    module.operands(tuple).get(index).copied().filter(|_| is_tuple)
}

/// What the body returns for the loop's state at `index`.
fn next(module: &HloModule<'_>, id: InstructionId, index: usize) -> Option<InstructionId> {
    let root = module.computation(module.called_by(id, "body")?).root?;
    let is_tuple = module.instruction(root).opcode == Opcode::Tuple;
    module.operands(root).get(index).copied().filter(|_| is_tuple)
}

/// A bound that the loop carries through unchanged from a constant.
fn carried_constant(module: &HloModule<'_>, id: InstructionId, bound: InstructionId) -> Option<i64> {
    let index = tuple_element(module, bound)?;
    let unchanged = tuple_element(module, next(module, id, index)?)? == index;
    constant(module, initial(module, id, index)?).filter(|_| unchanged)
}

/// What the body adds to the loop's state at `index`, not 0.
fn step(module: &HloModule<'_>, id: InstructionId, index: usize) -> Option<i64> {
    let sum = next(module, id, index)?;
    let [a, b] = module.operands(sum) else { return None };
    if module.instruction(sum).opcode != Opcode::Add {
        return None;
    }
    let (counter, step) = match constant(module, *b) {
        Some(step) => (*a, step),
        None => (*b, constant(module, *a)?),
    };
    (tuple_element(module, counter)? == index && step != 0).then_some(step)
}
