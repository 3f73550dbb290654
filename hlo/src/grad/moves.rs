//! Reverse rules of linear operations: products and movements of elements.

use super::{Cotangents, Site};
use crate::Tensor;
use crate::op::{Dims, DotDims};

/// As `_dot_general_transpose_lhs` and `_rhs` of JAX: the cotangent is the left operand of both products.
pub(super) fn dot_general<'g>(s: &Site<'_, 'g>, d: &DotDims) -> Cotangents<'g> {
    let (x, y) = (s.operands[0], s.operands[1]);
    let swapped = DotDims {
        lhs_batch: d.rhs_batch.clone(),
        rhs_batch: d.lhs_batch.clone(),
        lhs_contracting: d.rhs_contracting.clone(),
        rhs_contracting: d.lhs_contracting.clone(),
        precision: d.precision.map(|(l, r)| (r, l)),
        algorithm: d.algorithm,
    };
    vec![
        s.wanted[0].then(|| dot_operand(s.ct(), x, y, d, false)),
        s.wanted[1].then(|| dot_operand(s.ct(), y, x, &swapped, true)),
    ]
}

/// Cotangent of `x` in the product with `y`; `d` has x on the left. In the result the dimensions of x come after those
/// of y when `x_last`.
fn dot_operand<'g>(ct: Tensor<'g>, x: Tensor<'g>, y: Tensor<'g>, d: &DotDims, x_last: bool) -> Tensor<'g> {
    let kept = |rank: usize, batch: &Dims, contracting: &Dims| -> Vec<i64> {
        (0..rank as i64).filter(|i| !batch.contains(i) && !contracting.contains(i)).collect()
    };
    let x_kept = kept(x.rank(), &d.lhs_batch, &d.lhs_contracting);
    let y_kept = kept(y.rank(), &d.rhs_batch, &d.rhs_contracting);
    let batch = d.lhs_batch.len() as i64;
    let (nx, ny) = (x_kept.len() as i64, y_kept.len() as i64);
    let ct_y = if x_last { batch..batch + ny } else { batch + nx..batch + nx + ny };
    let dims = DotDims {
        lhs_batch: (0..batch).collect(),
        rhs_batch: d.rhs_batch.clone(),
        lhs_contracting: ct_y.collect(),
        rhs_contracting: Dims::from_slice(&y_kept),
        precision: d.precision,
        algorithm: d.algorithm,
    };
    // The product has x's batch and kept dimensions, then y's contracting ones in ascending order.
    let mut by_y: Vec<usize> = (0..d.rhs_contracting.len()).collect();
    by_y.sort_by_key(|i| d.rhs_contracting[*i]);
    let order: Vec<i64> =
        d.lhs_batch.iter().copied().chain(x_kept).chain(by_y.iter().map(|i| d.lhs_contracting[*i])).collect();
    let product = ct.dot_general_as(y, dims, ct.dtype());
    product.transpose(&inverse(&order)).to_dtype(x.dtype())
}

fn inverse(permutation: &[i64]) -> Vec<i64> {
    let mut inverse = vec![0; permutation.len()];
    for (i, p) in permutation.iter().enumerate() {
        inverse[*p as usize] = i as i64;
    }
    inverse
}

pub(super) fn transpose<'g>(s: &Site<'_, 'g>, permutation: &[i64]) -> Cotangents<'g> {
    Site::unary(s.ct().transpose(&inverse(permutation)))
}

pub(super) fn broadcast_in_dim<'g>(s: &Site<'_, 'g>, dims: &[i64]) -> Cotangents<'g> {
    let (shape, out) = (s.operands[0].shape(), s.results[0].shape());
    let stretched = |d: i64| match dims.iter().position(|x| *x == d) {
        None => true,
        Some(i) => shape[i] == 1 && out[d as usize] != 1,
    };
    let summed: Vec<i64> = (0..out.rank() as i64).filter(|d| stretched(*d)).collect();
    // What remains has the operand's dimensions in the order of the result; dims may permute them.
    let rest: Vec<i64> = (0..out.rank() as i64).filter(|d| !summed.contains(d)).collect();
    let operand_order: Vec<i64> = dims.iter().copied().filter(|d| rest.contains(d)).collect();
    let permutation: Vec<i64> =
        operand_order.iter().filter_map(|d| rest.iter().position(|r| r == d)).map(|i| i as i64).collect();
    Site::unary(s.ct().reduce_sum(&summed).transpose(&permutation).reshape(shape))
}

pub(super) fn slice<'g>(s: &Site<'_, 'g>, start: &[i64], limit: &[i64], strides: &[i64]) -> Cotangents<'g> {
    let (shape, out) = (s.operands[0].shape(), s.results[0].shape());
    let _ = limit;
    let interior: Vec<i64> = strides.iter().map(|x| x - 1).collect();
    let end = |i: usize| start[i] + if out[i] == 0 { 0 } else { (out[i] - 1) * strides[i] + 1 };
    let high: Vec<i64> = (0..shape.rank()).map(|i| shape[i] - end(i)).collect();
    let ct = s.ct();
    Site::unary(ct.pad(zero(ct), start, &high, &interior))
}

fn zero(like: Tensor<'_>) -> Tensor<'_> {
    like.graph().scalar(like.dtype(), 0.0)
}

pub(super) fn dynamic_slice<'g>(s: &Site<'_, 'g>) -> Cotangents<'g> {
    let mut cts = s.zero();
    cts[0] = Some(s.operands[0].zeros_like().dynamic_update_slice(s.ct(), &s.operands[1..]));
    cts
}

pub(super) fn dynamic_update_slice<'g>(s: &Site<'_, 'g>) -> Cotangents<'g> {
    let (ct, update, starts) = (s.ct(), s.operands[1], &s.operands[2..]);
    let mut cts = s.zero();
    cts[0] = s.wanted[0].then(|| ct.dynamic_update_slice(update.zeros_like(), starts));
    cts[1] = s.wanted[1].then(|| ct.dynamic_slice(starts, &update.shape()));
    cts
}

pub(super) fn concatenate<'g>(s: &Site<'_, 'g>, dim: i64) -> Cotangents<'g> {
    let ct = s.ct();
    let mut at = 0;
    let parts = s.operands.iter().zip(s.wanted).map(|(x, wanted)| {
        let from = at;
        at += x.dim(dim);
        wanted.then(|| ct.slice_in_dim(from, at, dim))
    });
    parts.collect()
}

pub(super) fn pad<'g>(s: &Site<'_, 'g>, low: &[i64], high: &[i64], interior: &[i64]) -> Cotangents<'g> {
    let ct = s.ct();
    let negated = |v: &[i64]| v.iter().map(|x| -x).collect::<Vec<_>>();
    let rank = low.len();
    let cropped = ct.pad(zero(ct), &negated(low), &negated(high), &vec![0; rank]);
    let strides: Vec<i64> = interior.iter().map(|x| x + 1).collect();
    let inner = cropped.slice(&vec![0; rank], &cropped.shape(), &strides);
    let value = s.wanted[1].then(|| ct.sum_all() - inner.sum_all());
    vec![Some(inner), value]
}
