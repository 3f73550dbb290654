//! Copies of operations and regions within a graph.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::graph::{BlockId, Data, OpData, OpId, Pass, ValueId};

/// From original values to their copies.
pub(crate) type ValueMap = FxHashMap<ValueId, ValueId>;

impl Data {
    /// Copies an operation to the end of the current block; operands not in `map` stay. Adds its results to `map`.
    pub(crate) fn clone_op(&mut self, op: OpId, map: &mut ValueMap, pass: Option<Pass>) -> OpId {
        let source = self.ops[op.index()].clone();
        let operands = source.operands.iter().map(|v| map.get(v).copied().unwrap_or(*v)).collect();
        let blocks = source.blocks.iter().map(|b| self.clone_block(*b, pass)).collect();
        let block = self.current();
        let id = OpId(self.ops.len() as u32);
        let results = source.results.clone();
        let pass = pass.unwrap_or(source.pass);
        self.ops.push(OpData { operands, blocks, block, results: SmallVec::new(), pass, ..source });
        for r in results {
            let ty = self.values[r.index()].ty;
            let new = self.add_result(id, ty);
            map.insert(r, new);
        }
        self.blocks[block.index()].ops.push(id);
        id
    }

    /// Copies a region, which is isolated: it uses nothing from outside.
    fn clone_block(&mut self, block: BlockId, pass: Option<Pass>) -> BlockId {
        let source = self.blocks[block.index()].clone();
        let types: Vec<_> = source.params.iter().map(|p| self.values[p.index()].ty).collect();
        let new = self.new_block(types);
        let mut map = ValueMap::default();
        for (old, new) in source.params.iter().zip(self.blocks[new.index()].params.clone()) {
            map.insert(*old, new);
        }
        self.stack.push(new);
        for op in &source.ops {
            self.clone_op(*op, &mut map, pass);
        }
        self.stack.pop();
        self.blocks[new.index()].results =
            source.results.iter().map(|v| map.get(v).copied().unwrap_or(*v)).collect();
        new
    }
}
