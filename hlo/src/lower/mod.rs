//! From the graph to StableHLO: structure is lowered, dead code dropped, equal operations merged, scalars folded.
//!
//! The result is a [`Module`] that holds StableHLO operations only: scans become while loops, remat regions and custom
//! rules are inlined, names of saved values vanish.

mod fold;
mod live;
mod scan;

use std::panic::Location;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::graph::{BlockId, Data, OpData, OpId, Pass, ResultInfo, ScopeId, TypeId, ValueId, Values};
use crate::op::{BinaryOp, Op};
use crate::sharding::Sharding;
use crate::{BuildError, Graph, Tensor, TensorType};

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
            check_donations(d, outputs, location);
            if let Some(error) = &d.error {
                return Err(error.clone());
            }
            let results: Vec<ValueId> = outputs.iter().map(|o| o.tensor.id()).collect();
            let infos = outputs
                .iter()
                .map(|o| ResultInfo { name: o.name.clone(), sharding: o.sharding.clone().map(Arc::new) })
                .collect();
            Ok(Module { data: Lower::new(d, &results).run(&results, infos) })
        })
    }
}

fn check_donations(d: &mut Data, outputs: &[Output<'_>], location: &'static Location<'static>) {
    let mut problem = None;
    for (param, info) in d.blocks[Data::MAIN.index()].params.iter().zip(&d.params) {
        let Some(result) = info.donated_to else { continue };
        let fits = outputs.get(result).is_some_and(|o| d.ty(o.tensor.id()) == d.ty(*param));
        if !fits {
            problem = Some(format!(
                "parameter {} is donated to result {result}, which is not of its type",
                info.name
            ));
        }
    }
    if let Some(message) = problem {
        d.fail("donate_to", message, vec![], location);
    }
}

/// What makes two operations equal: the operation, its operands, its result types and its region, if that is one
/// binary operation.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    block: BlockId,
    op: Op,
    operands: Values,
    types: SmallVec<[TypeId; 2]>,
    region: Option<BinaryOp>,
}

pub(crate) struct Lower<'a> {
    src: &'a Data,
    dst: Data,
    /// Source value to lowered value.
    map: Vec<ValueId>,
    types: Vec<Option<TypeId>>,
    live: Vec<bool>,
    equal: FxHashMap<Key, SmallVec<[ValueId; 2]>>,
    scopes: FxHashMap<(ScopeId, Pass), ScopeId>,
}

impl<'a> Lower<'a> {
    fn new(src: &'a Data, results: &[ValueId]) -> Self {
        let mut dst = Data::new(&src.name);
        dst.mesh.clone_from(&src.mesh);
        Lower {
            src,
            dst,
            map: vec![Data::POISON; src.values.len()],
            types: vec![None; src.types.len()],
            live: live::live_values(src, results),
            equal: FxHashMap::default(),
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
        let key = self.key(op, &operands, &types);
        if let Some(found) = key.as_ref().and_then(|k| self.equal.get(k)) {
            for (r, new) in op.results.iter().zip(found) {
                self.map[r.index()] = *new;
            }
            return;
        }
        let blocks = op.blocks.iter().map(|b| self.region(*b)).collect();
        self.enter(op);
        let new = self.push(op.op.clone(), operands, types, blocks);
        for (r, new) in op.results.iter().zip(&new) {
            self.map[r.index()] = *new;
        }
        if let Some(key) = key {
            self.equal.insert(key, new);
        }
    }

    fn push(
        &mut self,
        op: Op,
        operands: Values,
        types: SmallVec<[TypeId; 2]>,
        blocks: SmallVec<[BlockId; 2]>,
    ) -> SmallVec<[ValueId; 2]> {
        let constant = matches!(op, Op::Constant(_));
        let key = constant.then(|| Key {
            block: self.dst.current(),
            op: op.clone(),
            operands: Values::new(),
            types: types.clone(),
            region: None,
        });
        if let Some(found) = key.as_ref().and_then(|k| self.equal.get(k)) {
            return found.clone();
        }
        let id: OpId = self.dst.push(op, operands, types, blocks, Location::caller());
        let results = self.dst.ops[id.index()].results.clone();
        if let Some(key) = key {
            self.equal.insert(key, results.clone());
        }
        results
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

    /// The merging key; `None` for operations that must stay apart.
    fn key(&self, op: &OpData, operands: &Values, types: &SmallVec<[TypeId; 2]>) -> Option<Key> {
        let region = match op.blocks[..] {
            [] => None,
            [block] => Some(self.binary_region(block)?),
            _ => return None,
        };
        if matches!(&op.op, Op::CustomCall(c) if c.has_side_effect) || is_collective(&op.op) {
            return None;
        }
        Some(Key {
            block: self.dst.current(),
            op: op.op.clone(),
            operands: operands.clone(),
            types: types.clone(),
            region,
        })
    }

    /// The operation of a region that is one binary operation of its two parameters in order.
    fn binary_region(&self, block: BlockId) -> Option<BinaryOp> {
        let b = &self.src.blocks[block.index()];
        let [op] = b.ops[..] else { return None };
        let op = &self.src.ops[op.index()];
        match op.op {
            Op::Binary(binary) if op.operands[..] == b.params[..] && op.results[..] == b.results[..] => {
                Some(binary)
            }
            _ => None,
        }
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
