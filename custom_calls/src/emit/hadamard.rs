//! The random Hadamard transform.

use crate::quantize::hadamard::{POINTS, matrix};
use hlo::op::{Dims, DotDims, Precision};
use hlo::{DType, Tensor};

/// Transforms groups of 16 rows of a `[rows, cols]` matrix of bf16 and turns it: the result is `[cols, rows]`, the
/// transform of the transpose along its last axis, rounded to bf16 once.
#[must_use]
#[track_caller]
pub fn transform_transposed(x: Tensor<'_>) -> Tensor<'_> {
    let (rows, cols) = (x.dim(0), x.dim(1));
    let points = POINTS as i64;
    let signs: Vec<f32> = matrix().concat();
    let hadamard = x.graph().array(&signs, [points, points]).to_dtype(DType::BF16);
    let groups = x.reshape([rows / points, points, cols]);
    let dims = DotDims {
        lhs_contracting: Dims::from_slice(&[1]),
        rhs_contracting: Dims::from_slice(&[0]),
        precision: Some((Precision::Default, Precision::Default)),
        ..DotDims::default()
    };
    // [groups, cols, points]
    let sums = groups.dot_general_as(hadamard, dims, DType::F32);
    sums.to_dtype(DType::BF16).transpose(&[1, 0, 2]).reshape([cols, rows])
}
