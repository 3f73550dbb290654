use crate::formats::{TILE_COLS, TILE_ROWS};
use hlo::Tensor;

/// Tiles a `[rows, cols]` matrix of block scales as [`crate::formats::swizzle_scales`] does, padding with zero codes;
/// the result is flat.
#[must_use]
#[track_caller]
pub fn tile_scales(scales: Tensor<'_>) -> Tensor<'_> {
    let (rows, cols) = (scales.dim(0), scales.dim(1));
    let (tall, wide) = (TILE_ROWS as i64, TILE_COLS as i64);
    let padding = [(rows + tall - 1) / tall * tall - rows, (cols + wide - 1) / wide * wide - cols];
    let zero = scales.graph().zeros(scales.dtype(), []);
    let padded = if padding == [0, 0] { scales } else { scales.pad(zero, &[0, 0], &padding, &[0, 0]) };
    let (rows, cols) = (rows + padding[0], cols + padding[1]);
    padded
        .reshape([rows / tall, tall / 32, 32, cols / wide, wide])
        .transpose(&[0, 3, 2, 1, 4])
        .reshape([rows * cols])
}
