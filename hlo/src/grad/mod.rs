//! Reverse-mode differentiation, as a transform that appends to the graph.
//!
//! [`Graph::vjp`] walks the operations of the current block backwards from the outputs and applies one rule per
//! operation. Cotangents that are zero are never made. Structure is differentiated as structure: a scan becomes a
//! reverse scan over saved residuals, a manual computation one over the reverse pass of its body, a remat region is copied
//! into the backward pass, a custom rule is inlined.

mod collective;
mod elementwise;
mod index;
mod moves;
mod reduce;
mod structure;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::graph::{OpData, OpId, Pass, ScopeId, ValueId};
use crate::op::Op;
use crate::{Graph, Tensor};

/// What a rule gives: a cotangent for each operand, `None` where it is zero or not wanted.
pub(crate) type Cotangents<'g> = Vec<Option<Tensor<'g>>>;

/// An operation whose rule is asked for.
pub(crate) struct Site<'a, 'g> {
    pub(crate) graph: &'g Graph,
    pub(crate) id: OpId,
    pub(crate) op: &'a OpData,
    pub(crate) operands: &'a [Tensor<'g>],
    pub(crate) results: &'a [Tensor<'g>],
    /// Cotangent of each result, `None` when zero.
    pub(crate) cotangents: &'a [Option<Tensor<'g>>],
    /// Which operands' cotangents are wanted.
    pub(crate) wanted: &'a [bool],
}

impl<'g> Site<'_, 'g> {
    /// The cotangent of the only result.
    fn ct(&self) -> Tensor<'g> {
        self.cotangents[0].unwrap_or_else(|| self.results[0].zeros_like())
    }

    /// The cotangent of result `i`, zeros when there is none.
    fn ct_or_zeros(&self, i: usize) -> Tensor<'g> {
        self.cotangents[i].unwrap_or_else(|| self.results[i].zeros_like())
    }

    /// A cotangent for the only operand.
    fn unary(ct: Tensor<'g>) -> Cotangents<'g> {
        vec![Some(ct)]
    }

    /// No operand has a cotangent.
    fn zero(&self) -> Cotangents<'g> {
        vec![None; self.operands.len()]
    }

    /// The operation has no reverse rule.
    fn no_rule(&self, hint: &str) -> Cotangents<'g> {
        let message = format!("has no reverse-mode rule{}{hint}", if hint.is_empty() { "" } else { ": " });
        self.graph.fail_at(self.op.op.name(), message, self.operands, self.op.location);
        self.zero()
    }
}

impl Graph {
    /// Vector-Jacobian product (`jax.vjp`): the cotangents of `wrt` for given cotangents of `outputs`, zeros where an
    /// output does not depend on it. Gradients flow through the operations of the current block.
    #[track_caller]
    pub fn vjp<'g>(
        &'g self,
        outputs: &[Tensor<'g>],
        cotangents: &[Tensor<'g>],
        wrt: &[Tensor<'g>],
    ) -> Vec<Tensor<'g>> {
        let location = std::panic::Location::caller();
        if outputs.len() != cotangents.len() {
            self.fail_at("vjp", "one cotangent an output is needed".to_owned(), outputs, location);
            return wrt.to_vec();
        }
        for (o, c) in outputs.iter().zip(cotangents) {
            if !o.is_poison() && !c.is_poison() && o.ty() != c.ty() {
                self.fail_at("vjp", format!("cotangent {} for output {}", c.ty(), o.ty()), &[], location);
            }
        }
        if let Some(w) = wrt.iter().find(|w| !w.is_poison() && !w.dtype().is_float()) {
            self.fail_at("vjp", format!("cannot differentiate with respect to {}", w.ty()), &[], location);
        }
        if self.error().is_some() {
            return wrt.to_vec();
        }
        let ops = self.with(|d| d.blocks[d.current().index()].ops.clone());
        let active: Vec<ValueId> = wrt.iter().map(|t| t.id()).collect();
        let seeds: Vec<_> = outputs.iter().map(|t| t.id()).zip(cotangents.iter().copied()).collect();
        let found = self.backprop(&ops, &active, seeds);
        wrt.iter().map(|w| found.get(&w.id()).copied().unwrap_or_else(|| w.zeros_like())).collect()
    }

    /// Gradient of a scalar with respect to `wrt` (`jax.grad`).
    #[track_caller]
    pub fn grad<'g>(&'g self, loss: Tensor<'g>, wrt: &[Tensor<'g>]) -> Vec<Tensor<'g>> {
        if !loss.is_poison() && (loss.rank() != 0 || !loss.dtype().is_float()) {
            let location = std::panic::Location::caller();
            self.fail_at("grad", format!("needs a float scalar, not {}", loss.ty()), &[loss], location);
            return wrt.to_vec();
        }
        let one = self.scalar(loss.dtype(), 1.0);
        self.vjp(&[loss], &[one], wrt)
    }

    /// `f(params)` and its gradient (`jax.value_and_grad`).
    #[track_caller]
    pub fn value_and_grad<'g>(
        &'g self,
        params: &[Tensor<'g>],
        f: impl FnOnce(&[Tensor<'g>]) -> Tensor<'g>,
    ) -> (Tensor<'g>, Vec<Tensor<'g>>) {
        let loss = f(params);
        (loss, self.grad(loss, params))
    }

    /// Walks `ops` backwards. Returns the cotangent of every value that got one.
    pub(crate) fn backprop<'g>(
        &'g self,
        ops: &[OpId],
        active: &[ValueId],
        seeds: Vec<(ValueId, Tensor<'g>)>,
    ) -> FxHashMap<ValueId, Tensor<'g>> {
        let saved = self.with(|d| (d.pass, d.scope, d.location));
        let active = self.active_values(ops, active);
        let mut cts: FxHashMap<ValueId, Tensor<'g>> = FxHashMap::default();
        self.with(|d| d.pass = Pass::Backward);
        for (value, ct) in seeds {
            accumulate(&mut cts, value, ct);
        }
        for id in ops.iter().rev() {
            self.backprop_op(*id, &active, &mut cts);
        }
        self.with(|d| (d.pass, d.scope, d.location) = saved);
        cts
    }

    fn backprop_op<'g>(
        &'g self,
        id: OpId,
        active: &FxHashSet<ValueId>,
        cts: &mut FxHashMap<ValueId, Tensor<'g>>,
    ) {
        let touched = self.with(|d| {
            let op = &d.ops[id.index()];
            op.results.iter().any(|r| cts.contains_key(r)) && op.operands.iter().any(|v| active.contains(v))
        });
        if !touched {
            return;
        }
        let op = self.with(|d| {
            let op = d.ops[id.index()].clone();
            d.scope = op.scope;
            d.location = Some(op.location);
            op
        });
        let tensors = |ids: &[ValueId]| ids.iter().map(|v| Tensor::new(self, *v)).collect::<Vec<_>>();
        let (operands, results) = (tensors(&op.operands), tensors(&op.results));
        let cotangents: Vec<_> = op.results.iter().map(|r| cts.get(r).copied()).collect();
        let wanted: Vec<bool> = op.operands.iter().map(|v| active.contains(v)).collect();
        let site = Site {
            graph: self,
            id,
            op: &op,
            operands: &operands,
            results: &results,
            cotangents: &cotangents,
            wanted: &wanted,
        };
        for ((operand, ct), wanted) in op.operands.iter().zip(rule(&site)).zip(&wanted) {
            if let (Some(ct), true) = (ct, *wanted) {
                accumulate(cts, *operand, ct);
            }
        }
    }

    /// Values that depend on the seeds through `ops` and can carry a gradient.
    pub(crate) fn active_values(&self, ops: &[OpId], seeds: &[ValueId]) -> FxHashSet<ValueId> {
        let mut active: FxHashSet<ValueId> = seeds.iter().copied().collect();
        self.with(|d| {
            for id in ops {
                let op = &d.ops[id.index()];
                if matches!(op.op, Op::StopGradient) || !op.operands.iter().any(|v| active.contains(v)) {
                    continue;
                }
                for r in &op.results {
                    if d.ty(*r).dtype.is_float() {
                        active.insert(*r);
                    }
                }
            }
        });
        active
    }

    /// Sets the scope given to emitted operations.
    pub(crate) fn set_scope(&self, scope: ScopeId) {
        self.with(|d| d.scope = scope);
    }
}

fn accumulate<'g>(cts: &mut FxHashMap<ValueId, Tensor<'g>>, value: ValueId, ct: Tensor<'g>) {
    let sum = match cts.get(&value) {
        Some(old) => *old + ct,
        None => ct,
    };
    cts.insert(value, sum);
}

/// The reverse rule of an operation.
fn rule<'g>(s: &Site<'_, 'g>) -> Cotangents<'g> {
    match &s.op.op {
        Op::Unary(u) => elementwise::unary(s, *u),
        Op::Binary(b) => elementwise::binary(s, *b),
        Op::Select => elementwise::select(s),
        Op::Clamp => elementwise::clamp(s),
        Op::Convert => Site::unary(s.ct().to_dtype(s.operands[0].dtype())),
        Op::ReducePrecision { exponent, mantissa } => {
            Site::unary(s.ct().reduce_precision(*exponent, *mantissa))
        }
        Op::DotGeneral(d) => moves::dot_general(s, d),
        Op::Reshape => Site::unary(s.ct().reshape(s.operands[0].shape())),
        Op::Transpose { permutation } => moves::transpose(s, permutation),
        Op::BroadcastInDim { dims } => moves::broadcast_in_dim(s, dims),
        Op::Slice { start, limit, strides } => moves::slice(s, start, limit, strides),
        Op::DynamicSlice { .. } => moves::dynamic_slice(s),
        Op::DynamicUpdateSlice => moves::dynamic_update_slice(s),
        Op::Concatenate { dim } => moves::concatenate(s, *dim),
        Op::Pad { low, high, interior } => moves::pad(s, low, high, interior),
        Op::Reverse { dims } => Site::unary(s.ct().rev(dims)),
        Op::Gather { dims, slice_sizes: _, indices_are_sorted } => {
            index::gather(s, dims, *indices_are_sorted)
        }
        Op::Scatter { dims, .. } => index::scatter(s, dims),
        Op::Reduce { dims } => reduce::reduce(s, dims),
        Op::ReduceWindow(w) => reduce::reduce_window(s, w),
        Op::Sort { dim, is_stable } => reduce::sort(s, *dim, *is_stable),
        Op::TopK { .. } => reduce::top_k(s),
        Op::Case => structure::case(s),
        Op::OptimizationBarrier => s.cotangents.to_vec(),
        Op::Composite { .. } => structure::composite(s),
        Op::Scan(scan) => structure::scan(s, scan),
        Op::Remat { policy, prevent_cse } => structure::remat(s, policy, *prevent_cse),
        Op::CustomVjp { inputs, forward_captures, outputs } => {
            structure::custom_vjp(s, *inputs, *forward_captures, *outputs)
        }
        Op::CheckpointName(_) => Site::unary(s.ct()),
        Op::Saved => vec![Some(s.ct()), None],
        Op::ShardingConstraint(sharding) => {
            Site::unary(s.ct().with_sharding_constraint((**sharding).clone()))
        }
        Op::While { .. } => s.no_rule("use scan, whose length is known, instead of while_loop"),
        Op::CustomCall(call) => s.no_rule(&format!("wrap the call of {} in custom_vjp", call.target)),
        Op::AllReduce(groups) => collective::all_reduce(s, groups),
        Op::AllGather { dim, groups } => collective::all_gather(s, *dim, groups),
        Op::ReduceScatter { dim, groups } => collective::reduce_scatter(s, *dim, groups),
        Op::AllToAll { split_dim, concat_dim, split_count: _, groups } => {
            collective::all_to_all(s, *split_dim, *concat_dim, groups)
        }
        Op::CollectivePermute { pairs, channel } => collective::collective_permute(s, pairs, *channel),
        Op::ManualComputation(spec) => collective::manual_computation(s, spec),
        // No gradient: constants, integers, bits.
        Op::Constant(_)
        | Op::Iota { .. }
        | Op::Compare(_)
        | Op::BitcastConvert
        | Op::RngBitGenerator { .. }
        | Op::PartitionId
        | Op::ReplicaId
        | Op::StopGradient => s.zero(),
    }
}
