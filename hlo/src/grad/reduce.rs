//! Reverse rules of reductions and sorting.

use super::{Cotangents, Site};
use crate::clone::ValueMap;
use crate::graph::{BlockId, Data};
use crate::op::{BinaryOp, Comparison, Dims, Op, ScatterDims, Window};
use crate::{DType, Tensor, TensorType};

/// The operation of a region that is one binary operation of its two parameters.
pub(super) fn region_op(d: &Data, block: BlockId) -> Option<BinaryOp> {
    let b = &d.blocks[block.index()];
    let [op] = b.ops[..] else { return None };
    match d.ops[op.index()].op {
        Op::Binary(binary) if d.ops[op.index()].operands[..] == b.params[..] => Some(binary),
        _ => None,
    }
}

pub(super) fn reduce<'g>(s: &Site<'_, 'g>, dims: &[i64]) -> Cotangents<'g> {
    let op = s.graph.with(|d| region_op(d, s.op.blocks[0]));
    let (Some(op), [x, _]) = (op, s.operands) else {
        return s.no_rule("only reductions of one array by add, multiply, maximum or minimum have one");
    };
    let shape = x.shape();
    let kept: Vec<i64> = (0..shape.rank() as i64).filter(|d| !dims.contains(d)).collect();
    let spread = |t: Tensor<'g>| t.broadcast_in_dim(&shape, &kept);
    let ct = s.ct();
    let grad = match op {
        BinaryOp::Add => spread(ct),
        BinaryOp::Maximum | BinaryOp::Minimum => {
            // Equal extremes share the cotangent (JAX's _reduce_chooser_jvp_rule).
            let hits = x.equal(spread(s.results[0])).to_dtype(x.dtype());
            spread(ct / hits.reduce_sum(dims)) * hits
        }
        BinaryOp::Multiply => spread(ct) * products_of_others(*x, dims),
        _ => return s.no_rule("only add, multiply, maximum and minimum reductions have one"),
    };
    vec![Some(grad), s.wanted[1].then(|| init_cotangent(op, ct, s))]
}

/// The initial value is one more element of every reduction.
fn init_cotangent<'g>(op: BinaryOp, ct: Tensor<'g>, s: &Site<'_, 'g>) -> Tensor<'g> {
    let (init, result) = (s.operands[1], s.results[0]);
    match op {
        BinaryOp::Add => ct.sum_all(),
        BinaryOp::Multiply => (ct * (result / init)).sum_all(),
        _ => result.equal(init.broadcast_to(result.shape())).select(ct, ct.zeros_like()).sum_all(),
    }
}

/// For each element the product of all others in its reduction: zeros are exact, unlike result / x.
fn products_of_others<'g>(x: Tensor<'g>, dims: &[i64]) -> Tensor<'g> {
    let shape = x.shape();
    let kept: Vec<i64> = (0..shape.rank() as i64).filter(|d| !dims.contains(d)).collect();
    let order = [&kept[..], dims].concat();
    let moved = x.transpose(&order);
    let moved_shape = moved.shape();
    let outer: i64 = kept.iter().map(|d| shape[*d as usize]).product();
    let flat = moved.reshape([outer, if outer == 0 { 0 } else { shape.num_elements() / outer }]);
    let exclusive = |reverse: bool| {
        let n = flat.dim(1);
        if n == 0 {
            return flat;
        }
        let one = flat.graph().scalar(flat.dtype(), 1.0);
        let (low, high) = if reverse { ([0, -1], [0, 1]) } else { ([0, 1], [0, -1]) };
        flat.pad(one, &low, &high, &[0, 0]).cumulative(BinaryOp::Multiply, 1, reverse)
    };
    let others = exclusive(false) * exclusive(true);
    let mut back = vec![0; order.len()];
    for (i, d) in order.iter().enumerate() {
        back[*d as usize] = i as i64;
    }
    others.reshape(moved_shape).transpose(&back)
}

/// Sums of windows: the windows of the cotangent, spread by the strides (JAX's _reduce_window_sum_transpose_rule).
/// Maxima and minima: the cotangent goes to the first extreme of each window. Products: through the window's elements.
pub(super) fn reduce_window<'g>(s: &Site<'_, 'g>, w: &Window) -> Cotangents<'g> {
    let op = s.graph.with(|d| region_op(d, s.op.blocks[0]));
    let (Some(op), [x, init]) = (op, s.operands) else {
        return s.no_rule("only windows over one array by add, maximum, minimum or multiply have one");
    };
    let grad = match op {
        BinaryOp::Add => window_sum(s.ct(), *x, w),
        BinaryOp::Maximum | BinaryOp::Minimum => window_extreme(s.ct(), *x, *init, w, op),
        BinaryOp::Multiply => match cumulative_dim(*x, w) {
            Some((dim, reverse)) => cumulative_product(s.ct(), *x, dim, reverse),
            None => return s.no_rule("windowed products have one only as cumulative products"),
        },
        _ => return s.no_rule("only add, maximum, minimum and multiply windows have one"),
    };
    if s.wanted[1] {
        return s.no_rule("the initial value of a window must be a constant");
    }
    vec![Some(grad), None]
}

fn window_sum<'g>(ct: Tensor<'g>, x: Tensor<'g>, w: &Window) -> Tensor<'g> {
    let (shape, out) = (x.shape(), ct.shape());
    let dilated = |n: i64, d: i64| if n == 0 { 0 } else { (n - 1) * d + 1 };
    let (mut low, mut high, mut interior) = (vec![], vec![], vec![]);
    for i in 0..shape.rank() {
        let window = dilated(w.dimensions[i], w.window_dilations[i]);
        let before = window - w.padding[i].0 - 1;
        let after =
            dilated(shape[i], w.base_dilations[i]) + window - 1 - dilated(out[i], w.strides[i]) - before;
        low.push(before);
        high.push(after);
        interior.push(w.strides[i] - 1);
    }
    let zero = ct.graph().scalar(ct.dtype(), 0.0);
    let ones = Dims::from_elem(1, shape.rank());
    let window = Window {
        dimensions: w.dimensions.clone(),
        strides: w.base_dilations.clone(),
        base_dilations: ones,
        window_dilations: w.window_dilations.clone(),
        padding: smallvec::smallvec![(0, 0); shape.rank()],
    };
    ct.pad(zero, &low, &high, &interior).reduce_window_by(BinaryOp::Add, window)
}

fn window_extreme<'g>(
    ct: Tensor<'g>,
    x: Tensor<'g>,
    init: Tensor<'g>,
    w: &Window,
    op: BinaryOp,
) -> Tensor<'g> {
    let g = x.graph();
    let shape = x.shape();
    let count = shape.num_elements();
    let position = g.iota(DType::I32, [count], 0).reshape(&shape);
    // Padding has position `count`, which the scatter drops.
    let outside = g.scalar(DType::I32, count as f64);
    let better = if op == BinaryOp::Maximum { Comparison::Gt } else { Comparison::Lt };
    let found = g.reduce_window(&[x, position], &[init, outside], w.clone(), |a, b| {
        let equal = a[0].compare(Comparison::Eq, b[0]);
        let first = equal & a[1].compare(Comparison::Lt, b[1]);
        let left = a[0].compare(better, b[0]) | first | a[0].compare(Comparison::Ne, a[0]);
        vec![left.select(a[0], b[0]), left.select(a[1], b[1])]
    });
    let Some(index) = found.get(1) else { return x };
    let dims = ScatterDims {
        inserted_window_dims: Dims::from_slice(&[0]),
        scatter_dims_to_operand_dims: Dims::from_slice(&[0]),
        index_vector_dim: 1,
        ..ScatterDims::default()
    };
    let n = ct.shape().num_elements();
    let flat = g.zeros(x.dtype(), [count]);
    flat.scatter_by(BinaryOp::Add, index.reshape([n, 1]), ct.reshape([n]), dims).reshape(shape)
}

/// The dimension and direction when the window is that of a running reduction.
fn cumulative_dim(x: Tensor<'_>, w: &Window) -> Option<(i64, bool)> {
    let shape = x.shape();
    let mut found = None;
    for i in 0..shape.rank() {
        if w.strides[i] != 1 || w.base_dilations[i] != 1 || w.window_dilations[i] != 1 {
            return None;
        }
        match (w.dimensions[i], w.padding[i]) {
            (1, (0, 0)) => {}
            (n, (low, 0)) if n == shape[i] && low == n - 1 && found.is_none() => {
                found = Some((i as i64, false))
            }
            (n, (0, high)) if n == shape[i] && high == n - 1 && found.is_none() => {
                found = Some((i as i64, true))
            }
            _ => return None,
        }
    }
    // A window of one element everywhere copies: a running product over any dimension of size 1.
    found.or_else(|| shape.iter().position(|n| *n == 1).map(|i| (i as i64, false)))
}

/// For weights w: `d(product of x[..=j]) / dx[i]` summed over `j >= i`: an n x n product of the others, exact at zeros.
fn cumulative_product<'g>(ct: Tensor<'g>, x: Tensor<'g>, dim: i64, reverse: bool) -> Tensor<'g> {
    let g = x.graph();
    let (x, ct) = if reverse { (x.rev(&[dim]), ct.rev(&[dim])) } else { (x, ct) };
    let last = x.rank() as i64 - 1;
    let (x, ct) = (x.moveaxis(dim, last), ct.moveaxis(dim, last));
    let shape = x.shape();
    let n = shape[last as usize];
    // others[.., i, j] = product of x[k], k <= j, k != i: rows with element i replaced by 1.
    let wide = shape.clone().inserted(last, n);
    let keep: Vec<i64> = (0..last).chain([last + 1]).collect();
    let rows = x.broadcast_in_dim(&wide, &keep);
    let diagonal = g.iota(DType::I32, &wide, last).equal(g.iota(DType::I32, &wide, last + 1));
    let upper = g.iota(DType::I32, &wide, last).le(g.iota(DType::I32, &wide, last + 1));
    let ones = g.full(x.dtype(), &wide, 1.0);
    let others = diagonal.select(ones, rows).cumulative(BinaryOp::Multiply, last + 1, false);
    let weights = ct.broadcast_in_dim(&wide, &keep);
    let grad = upper.select(others * weights, ones.zeros_like()).sum(&[last + 1]).moveaxis(last, dim);
    if reverse { grad.rev(&[dim]) } else { grad }
}

/// The cotangents return to the places that the elements came from: sorted by their original positions.
pub(super) fn sort<'g>(s: &Site<'_, 'g>, dim: i64, is_stable: bool) -> Cotangents<'g> {
    let g = s.graph;
    let positions = g.iota(DType::I32, s.operands[0].shape(), dim);
    let operands = [s.operands, &[positions]].concat();
    let block = with_two_more_params(s, s.op.blocks[0]);
    let types: Vec<TensorType> = operands.iter().map(|t| t.ty()).collect();
    let sorted = g.emit(Op::Sort { dim, is_stable }, &operands, &types, &[block]);
    let Some(order) = sorted.last() else { return s.zero() };
    let given: Vec<usize> =
        (0..s.operands.len()).filter(|i| s.cotangents[*i].is_some() && s.wanted[*i]).collect();
    let keys: Vec<_> = [*order].into_iter().chain(given.iter().filter_map(|i| s.cotangents[*i])).collect();
    let back = g.sort(&keys, dim, false, |l, r| l[0].lt(r[0]));
    let mut cts = s.zero();
    for (i, ct) in given.iter().zip(back.iter().skip(1)) {
        cts[*i] = Some(*ct);
    }
    cts
}

/// A copy of the comparator that ignores one more i32 operand.
fn with_two_more_params(s: &Site<'_, '_>, block: BlockId) -> BlockId {
    s.graph.with(|d| {
        let source = d.blocks[block.index()].clone();
        let i32_scalar = d.intern(TensorType::scalar(DType::I32));
        let types: Vec<_> =
            source.params.iter().map(|p| d.values[p.index()].ty).chain([i32_scalar, i32_scalar]).collect();
        let new = d.new_block(types);
        let mut map = ValueMap::default();
        for (old, new) in source.params.iter().zip(d.blocks[new.index()].params.clone()) {
            map.insert(*old, new);
        }
        d.stack.push(new);
        for op in &source.ops {
            d.clone_op(*op, &mut map, None);
        }
        d.stack.pop();
        d.blocks[new.index()].results =
            source.results.iter().map(|v| map.get(v).copied().unwrap_or(*v)).collect();
        new
    })
}

pub(super) fn top_k<'g>(s: &Site<'_, 'g>) -> Cotangents<'g> {
    let (x, index) = (s.operands[0], s.results[1]);
    let ct = s.ct_or_zeros(0);
    let last = x.rank() as i64 - 1;
    let batch: Dims = (0..last).collect();
    let dims = ScatterDims {
        inserted_window_dims: Dims::from_slice(&[last]),
        input_batching_dims: batch.clone(),
        scatter_indices_batching_dims: batch,
        scatter_dims_to_operand_dims: Dims::from_slice(&[last]),
        index_vector_dim: last + 1,
        ..ScatterDims::default()
    };
    Site::unary(x.zeros_like().scatter_by(BinaryOp::Add, index.expand_dims(last + 1), ct, dims))
}
