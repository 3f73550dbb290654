//! Reverse rules of gather and scatter.

use super::{Cotangents, Site};
use crate::Tensor;
use crate::graph::Data;
use crate::op::{BinaryOp, GatherDims, Op, ScatterDims};

/// Adds the cotangent back at the gathered places. Indices out of bounds, which the forward pass clamps, get nothing.
pub(super) fn gather<'g>(s: &Site<'_, 'g>, d: &GatherDims, sorted: bool) -> Cotangents<'g> {
    let _ = sorted;
    let dims = ScatterDims {
        update_window_dims: d.offset_dims.clone(),
        inserted_window_dims: d.collapsed_slice_dims.clone(),
        input_batching_dims: d.operand_batching_dims.clone(),
        scatter_indices_batching_dims: d.start_indices_batching_dims.clone(),
        scatter_dims_to_operand_dims: d.start_index_map.clone(),
        index_vector_dim: d.index_vector_dim,
    };
    let zeros = s.operands[0].zeros_like();
    vec![Some(zeros.scatter_by(BinaryOp::Add, s.operands[1], s.ct(), dims)), None]
}

/// What a scatter's region does with (old, update).
enum Combine {
    Add,
    Replace,
    Other,
}

fn combine(s: &Site<'_, '_>) -> Combine {
    s.graph.with(|d: &mut Data| {
        let block = &d.blocks[s.op.blocks[0].index()];
        if block.results[..] == block.params[1..] {
            return Combine::Replace;
        }
        match block.ops[..] {
            [op] if d.ops[op.index()].op == Op::Binary(BinaryOp::Add)
                && d.ops[op.index()].operands[..] == block.params[..] =>
            {
                Combine::Add
            }
            _ => Combine::Other,
        }
    })
}

pub(super) fn scatter<'g>(s: &Site<'_, 'g>, d: &ScatterDims) -> Cotangents<'g> {
    let (ct, indices, updates) = (s.ct(), s.operands[1], s.operands[2]);
    let operand = match combine(s) {
        Combine::Add => ct,
        Combine::Replace => ct.scatter(indices, updates.zeros_like(), d.clone(), false, |_, new| new),
        Combine::Other => return s.no_rule("only scatters that add or replace have one"),
    };
    vec![Some(operand), None, s.wanted[2].then(|| gather_back(ct, indices, updates, d))]
}

/// The cotangent of the updates: what lies at their places, and zero for those that were dropped.
fn gather_back<'g>(ct: Tensor<'g>, indices: Tensor<'g>, updates: Tensor<'g>, d: &ScatterDims) -> Tensor<'g> {
    let dims = GatherDims {
        offset_dims: d.update_window_dims.clone(),
        collapsed_slice_dims: d.inserted_window_dims.clone(),
        operand_batching_dims: d.input_batching_dims.clone(),
        start_indices_batching_dims: d.scatter_indices_batching_dims.clone(),
        start_index_map: d.scatter_dims_to_operand_dims.clone(),
        index_vector_dim: d.index_vector_dim,
    };
    let update_shape = updates.shape();
    let mut windows = d.update_window_dims.iter().map(|w| update_shape[*w as usize]);
    let sizes: Vec<i64> = (0..ct.rank() as i64)
        .map(|i| {
            let single = d.inserted_window_dims.contains(&i) || d.input_batching_dims.contains(&i);
            if single { 1 } else { windows.next().unwrap_or(1) }
        })
        .collect();
    let gathered = ct.gather(indices, dims, &sizes, false);
    in_bounds(ct, indices, updates, d, &sizes).select(gathered, gathered.zeros_like())
}

/// Of the shape of the updates: whether an element's window lies inside of the operand.
fn in_bounds<'g>(
    operand: Tensor<'g>,
    indices: Tensor<'g>,
    updates: Tensor<'g>,
    d: &ScatterDims,
    window: &[i64],
) -> Tensor<'g> {
    let (graph, shape, dtype) = (operand.graph(), operand.shape(), indices.dtype());
    let last_start = |dim: &i64| (shape[*dim as usize] - window[*dim as usize]) as f64;
    let limits: Vec<f64> = d.scatter_dims_to_operand_dims.iter().map(last_start).collect();
    let vector = d.index_vector_dim;
    let indices = if vector == indices.rank() as i64 { indices.expand_dims(vector) } else { indices };
    // Saturates in a narrow index type, which then cannot be out of bounds.
    let limits = graph.array(&limits, [limits.len() as i64]).to_dtype(dtype);
    let limits = limits.broadcast_in_dim(indices.shape(), &[vector]);
    let inside = (indices.ge(indices.zeros_like()) & indices.le(limits)).all(&[vector]);
    let batch: Vec<i64> =
        (0..updates.rank() as i64).filter(|dim| !d.update_window_dims.contains(dim)).collect();
    inside.broadcast_in_dim(updates.shape(), &batch)
}
