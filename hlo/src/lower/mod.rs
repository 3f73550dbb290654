//! From the graph to StableHLO: structure is lowered, dead code dropped, equal operations merged, scalars folded.
//!
//! The result is a [`Module`] that holds StableHLO operations only: scans become while loops, remat regions and custom
//! rules are inlined, names of saved values vanish.

mod equal;
mod fold;
mod live;
mod residuals;
mod scan;
mod verify;

use std::panic::Location;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::graph::{BlockId, Data, OpData, OpId, Pass, ResultInfo, ScopeId, TypeId, ValueId, Values};
use crate::literal::Literal;
use crate::op::{BinaryOp, Op};
use crate::sharding::Sharding;
use crate::{BuildError, Graph, Tensor, TensorType};
use equal::{Candidate, EqualOps};
pub use residuals::Residual;
pub use verify::Invalid;

/// A checked and lowered function: what is printed, compiled and interpreted.
#[derive(Clone, Debug)]
pub struct Module {
    pub(crate) data: Data,
}

/// A parameter or result of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// Name, for people.
    pub name: String,
    /// Type.
    pub ty: TensorType,
}

impl Module {
    /// The module's name.
    pub fn name(&self) -> &str {
        &self.data.name
    }

    /// Parameters in order.
    pub fn parameters(&self) -> Vec<Argument> {
        let values = &self.data.blocks[Data::MAIN.index()].params;
        let infos = self.data.params.iter();
        infos
            .zip(values)
            .map(|(i, v)| Argument { name: i.name.clone(), ty: self.data.ty(*v).clone() })
            .collect()
    }

    /// Results in order.
    pub fn results(&self) -> Vec<Argument> {
        let values = &self.data.blocks[Data::MAIN.index()].results;
        let infos = self.data.results.iter();
        infos
            .zip(values)
            .map(|(i, v)| Argument { name: i.name.clone(), ty: self.data.ty(*v).clone() })
            .collect()
    }

    /// Number of operations, regions included.
    pub fn num_ops(&self) -> usize {
        self.data.ops.len()
    }
}

/// A result of the function.
#[derive(Clone, Debug)]
pub struct Output<'g> {
    /// Name, for people.
    pub name: String,
    /// The value.
    pub tensor: Tensor<'g>,
    /// Layout over the mesh; `None` leaves it to the compiler.
    pub sharding: Option<Sharding>,
}

impl Graph {
    /// Ends the function with named results and lowers it.
    ///
    /// # Errors
    /// The first error of the building, with the place in the caller's code.
    #[track_caller]
    pub fn finish(&self, outputs: &[(&str, Tensor<'_>)]) -> Result<Module, BuildError> {
        let outputs: Vec<_> = outputs
            .iter()
            .map(|(name, tensor)| Output { name: (*name).to_owned(), tensor: *tensor, sharding: None })
            .collect();
        self.finish_with(&outputs)
    }

    /// [`Graph::finish`] with shardings of the results.
    ///
    /// # Errors
    /// The first error of the building, with the place in the caller's code.
    #[track_caller]
    pub fn finish_with(&self, outputs: &[Output<'_>]) -> Result<Module, BuildError> {
        let location = Location::caller();
        let foreign = outputs.iter().any(|o| !std::ptr::eq(o.tensor.graph(), self));
        self.with(|d| {
            if foreign {
                d.fail("finish", "a result belongs to another graph".to_owned(), vec![], location);
            }
            if d.stack.len() != 1 {
                d.fail("finish", "called inside a region".to_owned(), vec![], location);
            }
            if let Some(o) =
                outputs.iter().find(|o| d.block_of(o.tensor.id()) != Data::MAIN && !o.tensor.is_poison())
            {
                let message = format!("result {} is defined inside a region", o.name);
                d.fail("finish", message, vec![], location);
            }
            if let Some(error) = &d.error {
                return Err(error.clone());
            }
            let results: Vec<ValueId> = outputs.iter().map(|o| o.tensor.id()).collect();
            let infos = outputs
                .iter()
                .map(|o| ResultInfo { name: o.name.clone(), sharding: o.sharding.clone().map(Arc::new) })
                .collect();
            let module = Module { data: Lower::new(d, &results).run(&results, infos) };
            let checked =
                if cfg!(debug_assertions) { module.verify() } else { verify::signature(&module.data) };
            match checked {
                Ok(()) => Ok(module),
                Err(invalid) => Err(BuildError {
                    op: "finish",
                    message: invalid.to_string(),
                    operands: vec![],
                    scope: String::new(),
                    location,
                }),
            }
        })
    }
}

pub(crate) struct Lower<'a> {
    src: &'a Data,
    dst: Data,
    /// Source value to lowered value.
    map: Vec<ValueId>,
    types: Vec<Option<TypeId>>,
    live: Vec<bool>,
    equal: EqualOps,
    scopes: FxHashMap<(ScopeId, Pass), ScopeId>,
}

impl<'a> Lower<'a> {
    fn new(src: &'a Data, results: &[ValueId]) -> Self {
        let live = live::live_values(src, results);
        let mut dst = Data::new(&src.name);
        dst.mesh.clone_from(&src.mesh);
        let alive = live.iter().filter(|l| **l).count();
        dst.values.reserve(alive);
        Lower {
            src,
            dst,
            map: vec![Data::POISON; src.values.len()],
            types: vec![None; src.types.len()],
            live,
            equal: EqualOps::default(),
            scopes: FxHashMap::default(),
        }
    }

    fn run(mut self, results: &[ValueId], infos: Vec<ResultInfo>) -> Data {
        self.dst.params.clone_from(&self.src.params);
        self.dst.results = infos;
        for p in &self.src.blocks[Data::MAIN.index()].params {
            let ty = self.ty(*p);
            self.map[p.index()] = self.dst.add_param(Data::MAIN, ty);
        }
        self.ops(Data::MAIN);
        self.dst.blocks[Data::MAIN.index()].results = results.iter().map(|r| self.map[r.index()]).collect();
        drop_dead(&mut self.dst);
        self.dst
    }

    /// The lowered type id of a source value.
    fn ty(&mut self, value: ValueId) -> TypeId {
        let id = self.src.values[value.index()].ty;
        if let Some(t) = self.types[id.index()] {
            return t;
        }
        let t = self.dst.intern(self.src.types[id.index()].clone());
        self.types[id.index()] = Some(t);
        t
    }

    fn is_live(&self, op: &OpData) -> bool {
        op.results.iter().any(|r| self.live[r.index()]) || live::has_side_effect(op)
    }

    /// Lowers the operations of a source block into the current block.
    fn ops(&mut self, block: BlockId) {
        let src = self.src;
        for id in &src.blocks[block.index()].ops {
            let op = &src.ops[id.index()];
            if self.is_live(op) {
                self.enter(op);
                self.op(op);
            }
        }
    }

    /// Takes over scope, pass and location of a source operation.
    fn enter(&mut self, op: &OpData) {
        let key = (op.scope, op.pass);
        self.dst.pass = op.pass;
        self.dst.location = Some(op.location);
        self.dst.scope = match self.scopes.get(&key) {
            Some(s) => *s,
            None => {
                let root = match op.pass {
                    Pass::Forward => ScopeId(0),
                    Pass::Remat => self.dst.child_scope(ScopeId(0), "remat"),
                    Pass::Backward => self.dst.child_scope(ScopeId(0), "backward"),
                };
                let path = self.src.scope_path(op.scope);
                let mut scope = root;
                for name in path.split('/').filter(|n| !n.is_empty()) {
                    scope = self.dst.child_scope(scope, name);
                }
                self.scopes.insert(key, scope);
                scope
            }
        };
    }

    fn mapped(&self, values: &[ValueId]) -> Values {
        values.iter().map(|v| self.map[v.index()]).collect()
    }

    fn op(&mut self, op: &OpData) {
        match &op.op {
            Op::Scan(scan) => self.scan(op, scan),
            Op::Remat { .. } | Op::CustomVjp { .. } => self.inline(op),
            Op::CheckpointName(_) | Op::StopGradient => self.alias(op, op.operands[0]),
            Op::Saved => self.alias(op, op.operands[1]),
            Op::OptimizationBarrier => self.barrier(op),
            Op::Constant(_)
            | Op::Iota { .. }
            | Op::Unary(_)
            | Op::Binary(_)
            | Op::Compare(_)
            | Op::Select
            | Op::Clamp
            | Op::Convert
            | Op::BitcastConvert
            | Op::ReducePrecision { .. }
            | Op::DotGeneral(_)
            | Op::Reshape
            | Op::Transpose { .. }
            | Op::BroadcastInDim { .. }
            | Op::Slice { .. }
            | Op::DynamicSlice { .. }
            | Op::DynamicUpdateSlice
            | Op::Concatenate { .. }
            | Op::Pad { .. }
            | Op::Reverse { .. }
            | Op::Gather { .. }
            | Op::Scatter { .. }
            | Op::Reduce { .. }
            | Op::ReduceWindow(_)
            | Op::Sort { .. }
            | Op::TopK { .. }
            | Op::RngBitGenerator { .. }
            | Op::While { .. }
            | Op::Case
            | Op::CustomCall(_)
            | Op::AllReduce(_)
            | Op::AllGather { .. }
            | Op::ReduceScatter { .. }
            | Op::AllToAll { .. }
            | Op::CollectivePermute { .. }
            | Op::PartitionId
            | Op::ReplicaId
            | Op::Composite { .. }
            | Op::ShardingConstraint(_)
            | Op::ManualComputation(_) => self.plain(op),
        }
    }

    /// The result is a value that exists already.
    fn alias(&mut self, op: &OpData, value: ValueId) {
        self.map[op.results[0].index()] = self.map[value.index()];
    }

    /// A barrier over what is used of it.
    fn barrier(&mut self, op: &OpData) {
        let used: Vec<usize> = (0..op.results.len()).filter(|i| self.live[op.results[*i].index()]).collect();
        let operands: Values = used.iter().map(|i| self.map[op.operands[*i].index()]).collect();
        let types: SmallVec<[TypeId; 2]> = used.iter().map(|i| self.ty(op.results[*i])).collect();
        let new = self.push(Op::OptimizationBarrier, operands, types, SmallVec::new());
        for (i, r) in used.iter().zip(new) {
            self.map[op.results[*i].index()] = r;
        }
    }

    /// Region 0 in place of the operation.
    fn inline(&mut self, op: &OpData) {
        let src = self.src;
        let block = &src.blocks[op.blocks[0].index()];
        for (p, operand) in block.params.iter().zip(&op.operands) {
            self.map[p.index()] = self.map[operand.index()];
        }
        self.ops(op.blocks[0]);
        for (r, inner) in op.results.iter().zip(&block.results) {
            self.map[r.index()] = self.map[inner.index()];
        }
    }

    /// An operation that StableHLO has, regions included.
    fn plain(&mut self, op: &OpData) {
        let operands = self.mapped(&op.operands);
        if let Some(value) = self.folded(op, &operands) {
            self.map[op.results[0].index()] = value;
            return;
        }
        let types: SmallVec<[TypeId; 2]> = op.results.iter().map(|r| self.ty(*r)).collect();
        let new = match self.mergeable(op) {
            None => self.append(op, operands, types),
            Some(region) => {
                let block = self.dst.current();
                let candidate = Candidate { block, op: &op.op, operands: &operands, types: &types, region };
                let hash = candidate.hash();
                match self.equal.find(&self.dst, hash, &candidate) {
                    Some(found) => found,
                    None => {
                        let new = self.append(op, operands, types);
                        self.equal.insert(hash, new);
                        new
                    }
                }
            }
        };
        for (r, new) in op.results.iter().zip(&self.dst.ops[new.index()].results) {
            self.map[r.index()] = *new;
        }
    }

    /// Appends a copy of a source operation, regions included.
    fn append(&mut self, op: &OpData, operands: Values, types: SmallVec<[TypeId; 2]>) -> OpId {
        let blocks = op.blocks.iter().map(|b| self.region(*b)).collect();
        if !op.blocks.is_empty() {
            self.enter(op);
        }
        self.dst.push(op.op.clone(), operands, types, blocks, Location::caller())
    }

    fn push(
        &mut self,
        op: Op,
        operands: Values,
        types: SmallVec<[TypeId; 2]>,
        blocks: SmallVec<[BlockId; 2]>,
    ) -> SmallVec<[ValueId; 2]> {
        let id = self.dst.push(op, operands, types, blocks, Location::caller());
        self.dst.ops[id.index()].results.clone()
    }

    /// A constant of the current block.
    fn constant(&mut self, literal: Literal) -> ValueId {
        let types = [self.dst.intern(literal.ty.clone())];
        let (op, block) = (Op::Constant(literal.into()), self.dst.current());
        let candidate = Candidate { block, op: &op, operands: &[], types: &types, region: None };
        let hash = candidate.hash();
        let id = match self.equal.find(&self.dst, hash, &candidate) {
            Some(found) => found,
            None => {
                let new = self.dst.push(op, Values::new(), types, SmallVec::new(), Location::caller());
                self.equal.insert(hash, new);
                new
            }
        };
        self.dst.ops[id.index()].results[0]
    }

    /// Copies a region with its parameters.
    fn region(&mut self, block: BlockId) -> BlockId {
        let src = self.src;
        let types: Vec<TypeId> = src.blocks[block.index()].params.iter().map(|p| self.ty(*p)).collect();
        let new = self.dst.new_block(types);
        for (i, p) in src.blocks[block.index()].params.iter().enumerate() {
            self.map[p.index()] = self.dst.blocks[new.index()].params[i];
        }
        self.dst.stack.push(new);
        self.ops(block);
        self.dst.stack.pop();
        self.dst.blocks[new.index()].results = self.mapped(&src.blocks[block.index()].results).into_vec();
        new
    }

    /// Whether equal operations may be merged; then with the operation of the region, if there is one.
    fn mergeable(&self, op: &OpData) -> Option<Option<BinaryOp>> {
        let region = match op.blocks[..] {
            [] => None,
            [block] => Some(equal::binary_region(self.src, block)?),
            _ => return None,
        };
        let apart = matches!(&op.op, Op::CustomCall(c) if c.has_side_effect) || is_collective(&op.op);
        (!apart).then_some(region)
    }
}

/// Removes what folding left without a use.
fn drop_dead(data: &mut Data) {
    let live = live::live_values(data, &data.blocks[Data::MAIN.index()].results);
    let keep = |id: &OpId| {
        let op = &data.ops[id.index()];
        op.results.iter().any(|r| live[r.index()]) || live::has_side_effect(op)
    };
    for block in &mut data.blocks {
        block.ops.retain(keep);
    }
}

fn is_collective(op: &Op) -> bool {
    matches!(
        op,
        Op::AllReduce(_)
            | Op::AllGather { .. }
            | Op::ReduceScatter { .. }
            | Op::AllToAll { .. }
            | Op::CollectivePermute { .. }
    )
}
