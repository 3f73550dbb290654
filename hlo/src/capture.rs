//! Isolation of regions: values that a region uses from outside become its parameters.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::graph::{BlockId, Data, Def, OpData, OpId, ValueId};
use crate::op::Op;

impl Data {
    /// Values used in `block` (results included) that it does not define, in order of first use. Regions of its
    /// operations are isolated already.
    pub(crate) fn captures(&self, block: BlockId) -> Vec<ValueId> {
        let mut seen = FxHashSet::default();
        let mut found = Vec::new();
        let b = &self.blocks[block.index()];
        let operands = b.ops.iter().flat_map(|op| self.ops[op.index()].operands.iter());
        for v in operands.chain(b.results.iter()) {
            if self.block_of(*v) != block && *v != Data::POISON && seen.insert(*v) {
                found.push(*v);
            }
        }
        found
    }

    /// Replaces uses within `block`, results included.
    pub(crate) fn substitute(&mut self, block: BlockId, map: &FxHashMap<ValueId, ValueId>) {
        if map.is_empty() {
            return;
        }
        let ops = std::mem::take(&mut self.blocks[block.index()].ops);
        for op in &ops {
            for v in &mut self.ops[op.index()].operands {
                if let Some(new) = map.get(v) {
                    *v = *new;
                }
            }
        }
        let b = &mut self.blocks[block.index()];
        b.ops = ops;
        for v in &mut b.results {
            if let Some(new) = map.get(v) {
                *v = *new;
            }
        }
    }

    /// Whether an operation is cheaper to repeat than to pass into a region, given that its operands are.
    pub(crate) fn is_cheap(op: &Op) -> bool {
        match op {
            Op::Constant(c) => c.splat || c.bytes.len() <= 64,
            Op::Iota { .. } | Op::BroadcastInDim { .. } => true,
            _ => false,
        }
    }

    /// Whether `value` is computed from constants alone by cheap operations.
    pub(crate) fn is_cheap_constant(&self, value: ValueId) -> bool {
        let Some((op, _)) = self.defining_op(value) else { return false };
        let op = &self.ops[op.index()];
        Self::is_cheap(&op.op) && op.operands.iter().all(|v| self.is_cheap_constant(*v))
    }

    /// Copies the operations behind `value` to the front of `block`: `map` says what is already there.
    pub(crate) fn clone_into_prologue(
        &mut self,
        block: BlockId,
        value: ValueId,
        map: &mut FxHashMap<ValueId, ValueId>,
        prologue: &mut Vec<OpId>,
    ) -> ValueId {
        if let Some(v) = map.get(&value) {
            return *v;
        }
        let Some((op, n)) = self.defining_op(value) else { return value };
        let source = self.ops[op.index()].clone();
        let operands =
            source.operands.iter().map(|v| self.clone_into_prologue(block, *v, map, prologue)).collect();
        let id = OpId(self.ops.len() as u32);
        self.ops.push(OpData { operands, results: SmallVec::new(), block, ..source.clone() });
        for r in &source.results {
            let ty = self.values[r.index()].ty;
            let new = self.add_result(id, ty);
            map.insert(*r, new);
        }
        prologue.push(id);
        self.ops[id.index()].results[n as usize]
    }

    /// Makes the values that the blocks use from outside their parameters (after the existing ones, in the same order
    /// for each block), constants excepted, which are copied inside. Returns the captured values.
    pub(crate) fn isolate(&mut self, blocks: &[BlockId]) -> Vec<ValueId> {
        let mut captured = Vec::new();
        for block in blocks {
            let mut map = FxHashMap::default();
            let mut prologue = Vec::new();
            for v in self.captures(*block) {
                if self.is_cheap_constant(v) {
                    self.clone_into_prologue(*block, v, &mut map, &mut prologue);
                } else if !captured.contains(&v) {
                    captured.push(v);
                }
            }
            self.blocks[block.index()].ops.splice(0..0, prologue);
            self.substitute(*block, &map);
        }
        for block in blocks {
            let mut map = FxHashMap::default();
            for v in &captured {
                let ty = self.values[v.index()].ty;
                map.insert(*v, self.add_param(*block, ty));
            }
            self.substitute(*block, &map);
        }
        captured
    }

    /// Moves parameters `from..` of a block before the first `at`: captures are appended, operations want them first.
    pub(crate) fn rotate_params(&mut self, block: BlockId, at: usize, from: usize) {
        let params = &mut self.blocks[block.index()].params;
        let count = params.len() - from;
        params[at..].rotate_right(count);
        let params = params.clone();
        for (i, p) in params.iter().enumerate() {
            self.values[p.index()].def = Def::Param(block, i as u32);
        }
    }
}
