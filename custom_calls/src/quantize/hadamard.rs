//! The 16-point random Hadamard transform that both operands of a weight-gradient product share.
//!
//! `y = x * diag(SIGNS) * H16 / 4`, the Sylvester matrix in natural order. It is orthogonal, so the product of
//! two transformed operands is the product of the originals and no inverse is ever applied.

use super::{QuantizeError, check_blocks, check_length};
use half::bf16;

/// Points of the transform.
pub const POINTS: usize = 16;

/// The sign of each input, fixed for all layers and steps (TransformerEngine's constant).
pub const SIGNS: [f32; POINTS] = [1., 1., 1., -1., 1., -1., -1., -1., -1., -1., -1., 1., -1., 1., -1., -1.];

/// The matrix of the transform, row = input, column = output; every entry is ±0.25, exact in bf16.
#[must_use]
pub fn matrix() -> [[f32; POINTS]; POINTS] {
    std::array::from_fn(|input| {
        std::array::from_fn(|output| {
            let parity = (input & output).count_ones() % 2;
            SIGNS[input] * if parity == 0 { 0.25 } else { -0.25 }
        })
    })
}

/// Transforms every group of 16 values along the last axis of a row-major `[rows, cols]` matrix of bf16
/// values, rounding each exact sum to bf16 once.
///
/// # Errors
/// When `cols` is not a multiple of 16 or `data` does not fill the shape.
pub fn transform(data: &[f32], rows: usize, cols: usize) -> Result<Vec<f32>, QuantizeError> {
    check_length("the Hadamard transform", rows, cols, data.len())?;
    check_blocks("the Hadamard transform", "columns", POINTS, rows, cols)?;
    Ok(data.chunks_exact(POINTS).flat_map(transform_group).collect())
}

/// Sixteen values through four butterflies; f64 holds sums of bf16 values that lie within 2^44 of each
/// other exactly, so the one rounding is that of the result.
fn transform_group(group: &[f32]) -> [f32; POINTS] {
    let mut sums: [f64; POINTS] = std::array::from_fn(|i| f64::from(group[i] * SIGNS[i]));
    for stride in [1, 2, 4, 8] {
        for i in (0..POINTS).filter(|i| i & stride == 0) {
            (sums[i], sums[i + stride]) = (sums[i] + sums[i + stride], sums[i] - sums[i + stride]);
        }
    }
    sums.map(|sum| round_to_bf16(sum * 0.25))
}

/// One rounding from f64 to bf16. Going through f32 needs the inexact bit kept in its last place (rounding to
/// odd), or a value just above a tie would be rounded twice; `bf16::from_f64` drops those low bits.
fn round_to_bf16(x: f64) -> f32 {
    let nearest = x as f32;
    let error = f64::from(nearest.abs()) - x.abs();
    let odd = match error.partial_cmp(&0.0) {
        Some(std::cmp::Ordering::Greater) => f32::from_bits((nearest.to_bits() - 1) | 1),
        Some(std::cmp::Ordering::Less) => f32::from_bits(nearest.to_bits() | 1),
        _ => nearest,
    };
    bf16::from_f32(odd).to_f32()
}
