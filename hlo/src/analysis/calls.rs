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
                match module.instruction(id).opcode {
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

/// How often the body of a `while` runs, where XLA noted it (`known_trip_count` in the backend config).
pub fn trip_count(module: &HloModule<'_>, id: InstructionId) -> Option<u64> {
    let config = module.attribute(id, "backend_config")?;
    let (_, rest) = config.split_once("known_trip_count")?;
    let digits = rest.trim_start_matches(|c: char| !c.is_ascii_digit() && c != '}');
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    digits.get(..end)?.parse().ok()
}
