//! Reverse rules of structure: scan, remat, custom_vjp, case, composite.

use rustc_hash::FxHashMap;

use super::{Cotangents, Site};
use crate::clone::ValueMap;
use crate::graph::{BlockId, Data, Def, OpId, Pass, ScopeId, ValueId};
use crate::op::{Dims, Op, RematPolicy, Scan};
use crate::{Graph, Tensor, TensorType};

impl Graph {
    /// Copies the operations of a region to the end of the current block, its parameters standing for `args`. Returns
    /// the copies and what the results became.
    fn inline_copy<'g>(
        &'g self,
        block: BlockId,
        args: &[Tensor<'g>],
        pass: Option<Pass>,
    ) -> (Vec<OpId>, Vec<Tensor<'g>>) {
        self.with(|d| {
            let source = d.blocks[block.index()].clone();
            let mut map: ValueMap = source.params.iter().copied().zip(args.iter().map(|t| t.id())).collect();
            let ops = source.ops.iter().map(|op| d.clone_op(*op, &mut map, pass)).collect();
            let results = source.results.iter().map(|v| map.get(v).copied().unwrap_or(*v)).collect();
            (ops, results)
        })
        .map_results(self)
    }
}

trait MapResults {
    fn map_results(self, graph: &Graph) -> (Vec<OpId>, Vec<Tensor<'_>>);
}

impl MapResults for (Vec<OpId>, Vec<ValueId>) {
    fn map_results(self, graph: &Graph) -> (Vec<OpId>, Vec<Tensor<'_>>) {
        (self.0, self.1.into_iter().map(|v| Tensor::new(graph, v)).collect())
    }
}

fn seeds<'g>(results: &[Tensor<'g>], cts: &[Option<Tensor<'g>>]) -> Vec<(ValueId, Tensor<'g>)> {
    results.iter().zip(cts).filter_map(|(r, ct)| ct.map(|ct| (r.id(), ct))).collect()
}

/// Differentiates a copy of region `block` called with `args`.
fn through_copy<'g>(
    s: &Site<'_, 'g>,
    block: BlockId,
    args: &[Tensor<'g>],
    wanted: &[bool],
) -> Cotangents<'g> {
    let (ops, results) = s.graph.inline_copy(block, args, Some(Pass::Remat));
    let active: Vec<_> = args.iter().zip(wanted).filter(|(_, w)| **w).map(|(t, _)| t.id()).collect();
    let found = s.graph.backprop(&ops, &active, seeds(&results, s.cotangents));
    args.iter().map(|t| found.get(&t.id()).copied()).collect()
}

pub(super) fn composite<'g>(s: &Site<'_, 'g>) -> Cotangents<'g> {
    through_copy(s, s.op.blocks[0], s.operands, s.wanted)
}

/// A case over the branches' own reverse passes, each of which repeats its branch's forward pass.
pub(super) fn case<'g>(s: &Site<'_, 'g>) -> Cotangents<'g> {
    let args = &s.operands[1..];
    let wanted = &s.wanted[1..];
    let picked: Vec<usize> = (0..args.len()).filter(|i| wanted[*i]).collect();
    let g = s.graph;
    let mut blocks = Vec::new();
    for branch in &s.op.blocks {
        let block = g.block(&[], |_| {
            let cts = through_copy(s, *branch, args, wanted);
            picked.iter().map(|i| cts[*i].unwrap_or_else(|| args[*i].zeros_like())).collect()
        });
        blocks.push(block);
    }
    let captured = g.with(|d| d.isolate(&blocks));
    let operands: Vec<_> =
        [s.operands[0]].into_iter().chain(captured.into_iter().map(|v| Tensor::new(g, v))).collect();
    let types: Vec<TensorType> = picked.iter().map(|i| args[*i].ty()).collect();
    let results = g.emit(Op::Case, &operands, &types, &blocks);
    let mut cts = s.zero();
    for (i, ct) in picked.iter().zip(results) {
        cts[i + 1] = Some(ct);
    }
    cts
}

pub(super) fn custom_vjp<'g>(
    s: &Site<'_, 'g>,
    inputs: usize,
    forward_captures: usize,
    outputs: usize,
) -> Cotangents<'g> {
    if let Some(i) = (inputs..s.operands.len()).find(|i| s.wanted[*i]) {
        let message = format!("captures operand {i}, which is differentiated; make it an input");
        s.graph.fail_at("custom_vjp", message, s.operands, s.op.location);
        return s.zero();
    }
    let kept =
        |t: &Tensor<'g>| s.graph.with(|d| d.saved.get(&t.id()).map_or(*t, |v| Tensor::new(s.graph, *v)));
    let residuals: Vec<_> = s.results[outputs..].iter().map(kept).collect();
    let cts = (0..outputs).map(|i| s.ct_or_zeros(i));
    let captures = &s.operands[inputs + forward_captures..];
    let args: Vec<_> = residuals.into_iter().chain(cts).chain(captures.iter().copied()).collect();
    let (_, grads) = s.graph.inline_copy(s.op.blocks[1], &args, Some(Pass::Backward));
    let mut all = s.zero();
    for (i, grad) in grads.into_iter().enumerate() {
        if grad.dtype().is_float() {
            all[i] = Some(grad);
        }
    }
    all
}

/// The region is copied into the backward pass; values that the policy keeps become results of the original and take
/// the place of their copies. The copy starts only when the cotangents are there.
pub(super) fn remat<'g>(s: &Site<'_, 'g>, policy: &RematPolicy, prevent_cse: bool) -> Cotangents<'g> {
    let g = s.graph;
    let saved = g.with(|d| save_results(d, s.id, policy));
    let cts: Vec<Tensor<'g>> = s.cotangents.iter().flatten().copied().collect();
    let saved_tensors: Vec<_> = saved.iter().map(|(_, v)| Tensor::new(g, *v)).collect();
    let fenced = [s.operands, &saved_tensors[..], &cts[..]].concat();
    let fenced = if prevent_cse { g.optimization_barrier(&fenced) } else { fenced };
    let (args, rest) = fenced.split_at(s.operands.len());
    let (kept, cts) = rest.split_at(saved.len());
    let kept: FxHashMap<ValueId, ValueId> =
        saved.iter().map(|(v, _)| *v).zip(kept.iter().map(|t| t.id())).collect();
    let (ops, results) = g.with(|d| recompute(d, s.op.blocks[0], args, &kept)).map_results(g);
    let mut given = cts.iter().copied();
    let cotangents: Vec<_> = s.cotangents.iter().map(|ct| ct.and_then(|_| given.next())).collect();
    let active: Vec<_> = args.iter().zip(s.wanted).filter(|(_, w)| **w).map(|(t, _)| t.id()).collect();
    let found = g.backprop(&ops, &active, seeds(&results, &cotangents));
    args.iter().map(|t| found.get(&t.id()).copied()).collect()
}

/// Makes the values of a remat region that its policy keeps results of the operation: (inner value, result).
fn save_results(d: &mut Data, id: OpId, policy: &RematPolicy) -> Vec<(ValueId, ValueId)> {
    let block = d.ops[id.index()].blocks[0];
    let ops = &d.blocks[block.index()].ops;
    let inner: Vec<ValueId> = ops.iter().flat_map(|op| saved_of(d, *op, policy)).collect();
    inner.into_iter().map(|v| (v, export(d, id, block, v))).collect()
}

/// The results of an operation that the policy keeps. A function with its own reverse rule is looked into, as JAX does:
/// what the rule takes from the forward pass is named there.
fn saved_of(d: &Data, op: OpId, policy: &RematPolicy) -> Vec<ValueId> {
    let op = &d.ops[op.index()];
    if !matches!(op.op, Op::CustomVjp { .. }) {
        return if policy.saves(&op.op) { op.results.to_vec() } else { Vec::new() };
    }
    let body = op.blocks[0];
    let kept = |v: &ValueId| match d.values[v.index()].def {
        Def::Result(by, _) => d.ops[by.index()].block == body && policy.saves(&d.ops[by.index()].op),
        Def::Param(..) => false,
    };
    let inner = &d.blocks[body.index()].results;
    op.results.iter().zip(inner).filter(|(_, v)| kept(v)).map(|(result, _)| *result).collect()
}

/// The result of operation `id` that is value `inner` of its region, added when there is none.
fn export(d: &mut Data, id: OpId, block: BlockId, inner: ValueId) -> ValueId {
    if let Some(n) = d.blocks[block.index()].results.iter().position(|r| *r == inner) {
        return d.ops[id.index()].results[n];
    }
    d.blocks[block.index()].results.push(inner);
    let ty = d.values[inner.index()].ty;
    d.add_result(id, ty)
}

fn recompute(
    d: &mut Data,
    block: BlockId,
    args: &[Tensor<'_>],
    kept: &FxHashMap<ValueId, ValueId>,
) -> (Vec<OpId>, Vec<ValueId>) {
    let source = d.blocks[block.index()].clone();
    let mut map: ValueMap = source.params.iter().copied().zip(args.iter().map(|t| t.id())).collect();
    let mut ops = Vec::with_capacity(source.ops.len());
    for op in &source.ops {
        ops.push(d.clone_op(*op, &mut map, Some(Pass::Remat)));
        for r in d.ops[op.index()].results.clone() {
            let Some(saved) = kept.get(&r) else { continue };
            let operands = [map.get(&r).copied().unwrap_or(r), *saved].into_iter().collect();
            let ty = d.values[r.index()].ty;
            let location = d.ops[op.index()].location;
            let id = d.push(Op::Saved, operands, [ty], Default::default(), location);
            let saved = d.ops[id.index()].results[0];
            map.insert(r, saved).map(|copy| d.saved.insert(copy, saved));
            ops.push(id);
        }
    }
    let results = source.results.iter().map(|v| map.get(v).copied().unwrap_or(*v)).collect();
    (ops, results)
}

/// A scan in the other direction over the body's reverse pass. What that uses of the forward body is passed in:
/// invariants and scanned slices as they are, loop-invariant values computed once outside, everything else stacked by
/// the forward scan, to which it is added as output.
pub(super) fn scan<'g>(s: &Site<'_, 'g>, scan: &Scan) -> Cotangents<'g> {
    let g = s.graph;
    let body = s.op.blocks[0];
    let (params, results, ops) = g.with(|d| {
        let b = &d.blocks[body.index()];
        (b.params.clone(), b.results.clone(), b.ops.clone())
    });
    let first_x = scan.invariants + scan.carry;
    let active = active_params(s, scan, &params, &results, &ops);
    let is_active = |i: &usize| active[*i];
    let invariants: Vec<usize> = (0..scan.invariants).filter(is_active).collect();
    let carry: Vec<usize> = (scan.invariants..first_x).filter(is_active).collect();
    let xs: Vec<usize> = (first_x..params.len()).filter(is_active).collect();
    let ys: Vec<usize> =
        (scan.carry..results.len()).filter(|i| s.cotangents.get(*i).is_some_and(Option::is_some)).collect();

    // Initial values, in the current block: cotangents of the carry, then sums for the invariants.
    let mut init: Vec<Tensor<'g>> = carry.iter().map(|i| s.ct_or_zeros(i - scan.invariants)).collect();
    init.extend(invariants.iter().map(|i| s.operands[*i].zeros_like()));
    let stacked: Vec<Tensor<'g>> = ys.iter().filter_map(|i| s.cotangents[*i]).collect();

    let slice_types = ys.iter().map(|i| Tensor::new(g, results[*i]).ty());
    let types: Vec<TensorType> = init.iter().map(|t| t.ty()).chain(slice_types).collect();
    let ids: Vec<_> = g.with(|d| {
        d.open_regions.push(body);
        types.into_iter().map(|t| d.intern(t)).collect()
    });
    let active_ids: Vec<ValueId> = params.iter().zip(&active).filter(|(_, a)| **a).map(|(p, _)| *p).collect();
    let scope = s.op.scope;
    let block = g.block(&ids, |p| {
        let mut seeds: Vec<(ValueId, Tensor<'g>)> = Vec::new();
        for (n, i) in carry.iter().enumerate() {
            seeds.push((results[i - scan.invariants], p[n]));
        }
        for (n, i) in ys.iter().enumerate() {
            seeds.push((results[*i], p[init.len() + n]));
        }
        let found = g.backprop(&ops, &active_ids, seeds);
        g.set_scope(scope);
        let ct = |i: &usize| found.get(&params[*i]).copied();
        let or_zeros = |i: &usize| ct(i).unwrap_or_else(|| Tensor::new(g, params[*i]).zeros_like());
        let sums = invariants.iter().enumerate().map(|(n, i)| match ct(i) {
            Some(ct) => p[carry.len() + n] + ct,
            None => p[carry.len() + n],
        });
        let sums: Vec<_> = sums.collect();
        carry.iter().map(or_zeros).chain(sums).chain(xs.iter().map(or_zeros)).collect()
    });
    g.with(|d| d.open_regions.pop());

    let inputs = g.with(|d| residuals(d, s, scan, block, scope));
    let tensors = |ids: &[ValueId]| ids.iter().map(|v| Tensor::new(g, *v)).collect::<Vec<_>>();
    let (invariant_in, extra_xs) = (tensors(&inputs.invariants), tensors(&inputs.xs));
    let operands = [&invariant_in[..], &init, &stacked, &extra_xs].concat();
    let ct_axes = ys.iter().map(|i| scan.ys_axes[i - scan.carry]);
    let reverse = Scan {
        length: scan.length,
        reverse: !scan.reverse,
        invariants: invariant_in.len(),
        carry: init.len(),
        xs_axes: ct_axes.chain(inputs.xs_axes.iter().copied()).collect(),
        ys_axes: xs.iter().map(|i| scan.xs_axes[i - first_x]).collect(),
    };
    let types: Vec<TensorType> =
        init.iter().map(|t| t.ty()).chain(xs.iter().map(|i| s.operands[*i].ty())).collect();
    let out = g.emit(Op::Scan(reverse.into()), &operands, &types, &[block]);
    let mut cts = s.zero();
    for (i, ct) in carry.iter().chain(&invariants).chain(&xs).zip(out) {
        cts[*i] = Some(ct);
    }
    cts
}

/// Which parameters of the body carry a gradient: those wanted outside, and carried values that come to depend on them.
fn active_params(
    s: &Site<'_, '_>,
    scan: &Scan,
    params: &[ValueId],
    results: &[ValueId],
    ops: &[OpId],
) -> Vec<bool> {
    let float = |v: &ValueId| s.graph.with(|d| d.ty(*v).dtype.is_float());
    let mut active: Vec<bool> = params.iter().zip(s.wanted).map(|(p, w)| *w && float(p)).collect();
    loop {
        let seeds: Vec<ValueId> = params.iter().zip(&active).filter(|(_, a)| **a).map(|(p, _)| *p).collect();
        let values = s.graph.active_values(ops, &seeds);
        let mut changed = false;
        for (i, result) in results[..scan.carry].iter().enumerate() {
            let at = scan.invariants + i;
            if values.contains(result) && !active[at] {
                active[at] = true;
                changed = true;
            }
        }
        if !changed {
            return active;
        }
    }
}

/// What a reverse body gets beside cotangents.
#[derive(Default)]
struct Inputs {
    invariants: Vec<ValueId>,
    xs: Vec<ValueId>,
    xs_axes: Dims,
}

/// Turns the values that the reverse body `block` uses of the forward body into its parameters.
fn residuals(d: &mut Data, s: &Site<'_, '_>, scan: &Scan, block: BlockId, scope: ScopeId) -> Inputs {
    let body = s.op.blocks[0];
    d.scope = scope;
    let own_params = d.blocks[block.index()].params.len();
    let mut inputs = Inputs::default();
    let mut map = ValueMap::default();
    let mut prologue = Vec::new();
    let mut invariant_params = Vec::new();
    let mut hoisted = ValueMap::default();
    for v in d.captures(block) {
        if d.is_cheap_constant(v) {
            d.clone_into_prologue(block, v, &mut map, &mut prologue);
            continue;
        }
        let source = match d.values[v.index()].def {
            Def::Param(b, n) if b == body => {
                let n = n as usize;
                let first_x = scan.invariants + scan.carry;
                match n {
                    n if n < scan.invariants => Source::Invariant(d.ops[s.id.index()].operands[n]),
                    n if n >= first_x => {
                        Source::Slices(d.ops[s.id.index()].operands[n], scan.xs_axes[n - first_x])
                    }
                    _ => Source::Slices(stack_output(d, s.id, body, v, scan.length), 0),
                }
            }
            _ if d.block_of(v) != body => Source::Invariant(v),
            _ if is_invariant(d, body, scan, v) => Source::Invariant(hoist(d, s.id, body, v, &mut hoisted)),
            _ => Source::Slices(stack_output(d, s.id, body, v, scan.length), 0),
        };
        let ty = d.values[v.index()].ty;
        match source {
            Source::Invariant(value) => {
                inputs.invariants.push(value);
                invariant_params.push((v, ty));
            }
            Source::Slices(array, axis) => {
                inputs.xs.push(array);
                inputs.xs_axes.push(axis);
                let param = d.add_param(block, ty);
                map.insert(v, param);
            }
        }
    }
    let with_slices = d.blocks[block.index()].params.len();
    debug_assert!(with_slices >= own_params);
    for (v, ty) in invariant_params {
        let param = d.add_param(block, ty);
        map.insert(v, param);
    }
    d.rotate_params(block, 0, with_slices);
    d.blocks[block.index()].ops.splice(0..0, prologue);
    d.substitute(block, &map);
    inputs
}

enum Source {
    /// The same for all iterations.
    Invariant(ValueId),
    /// One slice an iteration along an axis.
    Slices(ValueId, i64),
}

/// Adds `inner` to the outputs of a scan, stacked along a new leading axis.
fn stack_output(d: &mut Data, id: OpId, body: BlockId, inner: ValueId, length: i64) -> ValueId {
    let Op::Scan(scan) = &d.ops[id.index()].op else { return inner };
    let carry = scan.carry;
    let outputs = &d.blocks[body.index()].results[carry..];
    let known = (0..outputs.len()).find(|i| outputs[*i] == inner && scan.ys_axes[*i] == 0);
    if let Some(i) = known {
        return d.ops[id.index()].results[carry + i];
    }
    let inner_ty = d.ty(inner).clone();
    let ty = d.intern(inner_ty.with_shape(inner_ty.shape.clone().inserted(0, length)));
    d.blocks[body.index()].results.push(inner);
    if let Op::Scan(scan) = &mut d.ops[id.index()].op {
        scan.ys_axes.push(0);
    }
    d.add_result(id, ty)
}

/// Whether a value of a scan's body is the same in every iteration.
fn is_invariant(d: &Data, body: BlockId, scan: &Scan, v: ValueId) -> bool {
    match d.values[v.index()].def {
        Def::Param(b, n) => b != body || (n as usize) < scan.invariants,
        Def::Result(op, _) => {
            let op = &d.ops[op.index()];
            op.block != body
                || (op.blocks.is_empty()
                    && !matches!(op.op, Op::CustomCall(_))
                    && op.operands.iter().all(|v| is_invariant(d, body, scan, *v)))
        }
    }
}

/// Repeats the computation of an invariant value of the body outside the loop.
fn hoist(d: &mut Data, id: OpId, body: BlockId, v: ValueId, done: &mut ValueMap) -> ValueId {
    if let Some(new) = done.get(&v) {
        return *new;
    }
    match d.values[v.index()].def {
        Def::Param(b, n) if b == body => d.ops[id.index()].operands[n as usize],
        Def::Param(..) => v,
        Def::Result(op, n) => {
            if d.ops[op.index()].block != body {
                return v;
            }
            let mut map = ValueMap::default();
            for operand in d.ops[op.index()].operands.clone() {
                let outside = hoist(d, id, body, operand, done);
                map.insert(operand, outside);
            }
            let copy = d.clone_op(op, &mut map, Some(Pass::Backward));
            let new = d.ops[copy.index()].results[n as usize];
            done.insert(v, new);
            new
        }
    }
}
