//! Equal operations of a block, found by their hash in the arena: a merged operation costs no memory of its own.

use std::hash::{Hash, Hasher};

use hashbrown::HashTable;
use rustc_hash::FxHasher;

use crate::graph::{BlockId, Data, OpId, TypeId, ValueId};
use crate::op::{BinaryOp, Op};

/// What makes two operations equal: block, operation, operands, result types and region, if that is one binary
/// operation.
#[derive(Hash)]
pub(super) struct Candidate<'a> {
    pub(super) block: BlockId,
    pub(super) op: &'a Op,
    pub(super) operands: &'a [ValueId],
    pub(super) types: &'a [TypeId],
    pub(super) region: Option<BinaryOp>,
}

impl Candidate<'_> {
    pub(super) fn hash(&self) -> u64 {
        let mut hasher = FxHasher::default();
        Hash::hash(self, &mut hasher);
        hasher.finish()
    }

    fn is(&self, data: &Data, id: OpId) -> bool {
        let op = &data.ops[id.index()];
        op.block == self.block
            && op.operands[..] == *self.operands
            && op.op == *self.op
            && op.results.iter().map(|r| data.values[r.index()].ty).eq(self.types.iter().copied())
            && op.blocks.first().map(|b| binary_region(data, *b)) == self.region.map(Some)
    }
}

/// Operations that later ones may be merged into.
#[derive(Default)]
pub(super) struct EqualOps(HashTable<(u64, OpId)>);

impl EqualOps {
    pub(super) fn find(&self, data: &Data, hash: u64, candidate: &Candidate<'_>) -> Option<OpId> {
        self.0.find(hash, |(h, id)| *h == hash && candidate.is(data, *id)).map(|(_, id)| *id)
    }

    pub(super) fn insert(&mut self, hash: u64, id: OpId) {
        self.0.insert_unique(hash, (hash, id), |(h, _)| *h);
    }
}

/// The operation of a region that is one binary operation of its two parameters in order.
pub(super) fn binary_region(data: &Data, block: BlockId) -> Option<BinaryOp> {
    let b = &data.blocks[block.index()];
    let [op] = b.ops[..] else { return None };
    let op = &data.ops[op.index()];
    match op.op {
        Op::Binary(binary) if op.operands[..] == b.params[..] && op.results[..] == b.results[..] => {
            Some(binary)
        }
        _ => None,
    }
}
