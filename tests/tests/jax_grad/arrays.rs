//! Reductions, shapes, indexing, sorting, windows and products.

use hlo::op::{BinaryOp, Dims, ScatterDims, Window};
use hlo::{DType, Graph, Tensor};

use crate::Row;

/// Windows of sizes, strides and padding, without dilation.
fn window(sizes: &[i64], strides: &[i64], padding: &[(i64, i64)]) -> Window {
    let ones = Dims::from_elem(1, sizes.len());
    Window {
        dimensions: Dims::from_slice(sizes),
        strides: Dims::from_slice(strides),
        base_dilations: ones.clone(),
        window_dilations: ones,
        padding: padding.iter().copied().collect(),
    }
}

/// Rows of a matrix by index.
fn rows() -> ScatterDims {
    ScatterDims {
        update_window_dims: Dims::from_slice(&[1]),
        inserted_window_dims: Dims::from_slice(&[0]),
        scatter_dims_to_operand_dims: Dims::from_slice(&[0]),
        index_vector_dim: 1,
        ..ScatterDims::default()
    }
}

fn element<'g>(indices: Tensor<'g>, at: i64) -> Tensor<'g> {
    indices.slice(&[at], &[at + 1], &[1]).reshape([])
}

fn pad<'g>(x: Tensor<'g>, value: f64, low: &[i64], high: &[i64], interior: &[i64]) -> Tensor<'g> {
    x.pad(x.graph().scalar(x.dtype(), value), low, high, interior)
}

fn sorted<'g>(g: &'g Graph, operands: &[Tensor<'g>], dim: i64) -> Vec<Tensor<'g>> {
    g.sort(operands, dim, true, |l, r| l[0].lt(r[0]))
}

#[rustfmt::skip]
pub(crate) const FUNCTIONS: &[Row] = &[
    ("sum_axis", |_, x| x[0].sum(&[1]).square()),
    ("mean_all", |_, x| x[0].mean(&[0, 1]).tanh() * x[0]),
    ("max_ties", |_, x| x[0].max(&[1])),
    ("min_two_axes", |_, x| x[0].min(&[0, 2])),
    ("prod_one_zero", |_, x| x[0].prod(&[1])),
    ("prod_two_zeros", |_, x| x[0].prod(&[1])),
    ("variance", |_, x| (x[0] - x[0].mean(&[0])).square().mean(&[0])),
    ("logsumexp", |_, x| x[0].logsumexp(1)),
    ("logsumexp_extreme", |_, x| x[0].logsumexp(1)),
    ("softmax", |_, x| x[0].softmax(0)),
    ("softmax_extreme", |_, x| x[0].softmax(1)),
    ("log_softmax", |_, x| x[0].log_softmax(1)),
    ("cumsum", |_, x| x[0].cumsum(1).square()),
    ("cumsum_reverse", |_, x| x[0].cumulative(BinaryOp::Add, 0, true).square()),
    ("cumprod", |_, x| x[0].cumprod(1)),
    ("cummax", |_, x| x[0].cummax(0)),
    ("cummin", |_, x| x[0].cumulative(BinaryOp::Minimum, 1, false)),
    ("reshape_transpose", |_, x| x[0].reshape([4, 6]).transpose(&[1, 0]).sin()),
    ("broadcast_in_dim", |_, x| x[0].broadcast_in_dim([3, 2, 4], &[0, 2]).exp()),
    ("slice_strided", |_, x| x[0].slice(&[1, 0], &[7, 5], &[2, 3]).square()),
    ("pad_negative_interior", |_, x| pad(x[0], 0.5, &[-1, 1], &[2, -1], &[1, 0]).square()),
    ("pad_value", |_, x| x[0].pad(x[1], &[1], &[2], &[1]).square()),
    ("concatenate", |_, x| x[0].concat(x[1], 1).concat(x[0], 1).sin()),
    ("reverse", |_, x| x[0].rev(&[0, 1]) * x[0]),
    ("dynamic_slice_clamped", |_, x| {
        x[0].dynamic_slice(&[element(x[1], 0), element(x[1], 1)], &[2, 3]).square()
    }),
    ("dynamic_update_slice", |_, x| {
        x[0].dynamic_update_slice(x[1], &[element(x[2], 0), element(x[2], 1)]).square()
    }),
    ("split_swap", |_, x| x[0].slice_in_dim(3, 6, 1).concat(x[0].slice_in_dim(0, 3, 1).sin(), 1)),
    ("embedding", |_, x| x[0].take_rows(x[1]).sin()),
    ("take_along_axis", |_, x| x[0].take_along_last(x[1]).square()),
    ("scatter_add", |_, x| x[0].scatter_by(BinaryOp::Add, x[2].expand_dims(1), x[1], rows()).square()),
    ("scatter_add_dropped", |_, x| x[0].scatter_by(BinaryOp::Add, x[2].expand_dims(1), x[1], rows()).square()),
    ("scatter_set", |_, x| x[0].scatter(x[2].expand_dims(1), x[1], rows(), true, |_, new| new).square()),
    ("segment_sum", |g, x| {
        let zeros = g.zeros(x[0].dtype(), [3, 2]);
        zeros.scatter_by(BinaryOp::Add, x[1].expand_dims(1), x[0], rows()).exp()
    }),
    ("sort", |g, x| sorted(g, &[x[0]], 1)[0].integer_pow(3)),
    ("sort_by_key", |g, x| sorted(g, &[x[0], x[1]], 1)[1].square()),
    ("argsort_gather", |g, x| {
        let order = sorted(g, &[x[0], g.iota(DType::I32, [6], 0)], 0)[1];
        x[1].take_rows(order) * g.iota(x[1].dtype(), [6], 0)
    }),
    ("top_k", |_, x| x[0].top_k(3).0.square()),
    ("top_k_gate", |_, x| {
        let (values, indices) = x[0].top_k(2);
        values.softmax(1).einsum("bk,bkd->bd", x[1].take_rows(indices))
    }),
    ("avg_pool", |_, x| {
        x[0].reduce_window_by(BinaryOp::Add, window(&[2, 3], &[2, 1], &[(0, 0), (0, 0)])).square()
    }),
    ("max_pool", |_, x| {
        x[0].reduce_window_by(BinaryOp::Maximum, window(&[2, 2], &[2, 2], &[(0, 0), (0, 0)])).square()
    }),
    ("max_pool_overlap_padded", |_, x| {
        x[0].reduce_window_by(BinaryOp::Maximum, window(&[3, 3], &[1, 2], &[(1, 1), (1, 1)])).square()
    }),
    ("min_pool_ties", |_, x| x[0].reduce_window_by(BinaryOp::Minimum, window(&[2], &[1], &[(0, 0)]))),
    ("window_sum_dilated", |_, x| {
        let window = Window {
            base_dilations: Dims::from_slice(&[2, 1]),
            window_dilations: Dims::from_slice(&[1, 2]),
            ..window(&[2, 2], &[1, 2], &[(1, 0), (0, 1)])
        };
        x[0].reduce_window_by(BinaryOp::Add, window).square()
    }),
    ("matmul", |_, x| x[0].dot(x[1]).tanh()),
    ("matvec", |_, x| x[0].dot(x[1]).tanh()),
    ("matmul_batched", |_, x| x[0].einsum("bij,bjk->bik", x[1]).square()),
    ("einsum_contract", |_, x| x[0].einsum("abc,cbd->da", x[1]).square()),
    ("einsum_outer", |_, x| x[0].einsum("ab,c->bca", x[1])),
    ("einsum_attention", |_, x| x[0].einsum("btkgh,bskh->bkgts", x[1]).square()),
    ("gram", |_, x| x[0].dot(x[0].transpose(&[1, 0]))),
];
