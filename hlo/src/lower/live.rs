//! Which values the results of a function need.

use crate::graph::{BlockId, Data, Def, OpData, OpId, ValueId};
use crate::op::Op;

pub(crate) fn has_side_effect(op: &OpData) -> bool {
    matches!(&op.op, Op::CustomCall(c) if c.has_side_effect)
}

struct Live<'a> {
    data: &'a Data,
    live: Vec<bool>,
    work: Vec<ValueId>,
    owner: Vec<Option<(OpId, usize)>>,
}

/// Marks every value that `results` depend on, through regions: a scan's carried value only when used, a stacked
/// output only when read.
pub(crate) fn live_values(data: &Data, results: &[ValueId]) -> Vec<bool> {
    let mut owner = vec![None; data.blocks.len()];
    for (i, op) in data.ops.iter().enumerate() {
        for (n, b) in op.blocks.iter().enumerate() {
            owner[b.index()] = Some((OpId(i as u32), n));
        }
    }
    let mut live = Live { data, live: vec![false; data.values.len()], work: Vec::new(), owner };
    for r in results {
        live.mark(*r);
    }
    for op in data.ops.iter().filter(|op| has_side_effect(op)) {
        live.mark_side_effect(op);
    }
    while let Some(v) = live.work.pop() {
        match data.values[v.index()].def {
            Def::Param(block, n) => live.param(block, n as usize),
            Def::Result(op, n) => live.result(&data.ops[op.index()], n as usize),
        }
    }
    live.live
}

impl Live<'_> {
    fn mark(&mut self, v: ValueId) {
        if !std::mem::replace(&mut self.live[v.index()], true) {
            self.work.push(v);
        }
    }

    fn mark_all(&mut self, values: &[ValueId]) {
        for v in values {
            self.mark(*v);
        }
    }

    fn mark_side_effect(&mut self, op: &OpData) {
        self.mark_all(&op.operands);
        let mut block = op.block;
        while let Some(Some((owner, _))) = self.owner.get(block.index()).copied() {
            let owner = &self.data.ops[owner.index()];
            self.mark_all(&owner.results);
            block = owner.block;
        }
    }

    fn param(&mut self, block: BlockId, n: usize) {
        let Some(Some((op, region))) = self.owner.get(block.index()).copied() else { return };
        let op = &self.data.ops[op.index()];
        match &op.op {
            Op::Scan(scan) => {
                self.mark(op.operands[n]);
                if let Some(i) = n.checked_sub(scan.invariants).filter(|i| *i < scan.carry) {
                    self.mark(self.data.blocks[block.index()].results[i]);
                    self.mark(op.results[i]);
                }
            }
            Op::Remat { .. } => self.mark(op.operands[n]),
            Op::CustomVjp { .. } if region == 0 => self.mark(op.operands[n]),
            // Other operations with regions need all their operands.
            _ => {}
        }
    }

    fn result(&mut self, op: &OpData, n: usize) {
        match &op.op {
            Op::Scan(scan) => {
                self.mark(self.data.blocks[op.blocks[0].index()].results[n]);
                if n < scan.carry {
                    self.mark(op.operands[scan.invariants + n]);
                    self.mark(self.data.blocks[op.blocks[0].index()].params[scan.invariants + n]);
                }
            }
            Op::Remat { .. } | Op::CustomVjp { .. } => {
                self.mark(self.data.blocks[op.blocks[0].index()].results[n])
            }
            Op::Saved => self.mark(op.operands[1]),
            Op::OptimizationBarrier => self.mark(op.operands[n]),
            // Everything else is all or nothing.
            _ => {
                self.mark_all(&op.operands);
                for b in &op.blocks {
                    let block = &self.data.blocks[b.index()];
                    self.mark_all(&block.results);
                    self.mark_all(&block.params);
                }
            }
        }
    }
}
