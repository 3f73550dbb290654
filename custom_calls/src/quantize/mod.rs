//! The recipes' quantisers as plain Rust: the reference that the StableHLO quantisers are held to, and what
//! `maxtext quantize` runs.
//!
//! All arithmetic is f32 with one rounding an operation and in the order of NVIDIA's CUDA kernels; several
//! of those orders are visible in the codes, so none of them may be rearranged. Sources are row-major
//! matrices whose last axis is the blocked one. A column-wise copy is the quantised [`transpose`].

pub mod fp8;
pub mod hadamard;
pub mod measure;
pub mod mxfp8;
pub mod nvfp4;

use thiserror::Error;

/// Why a matrix cannot be quantised.
#[derive(Clone, Debug, Error, PartialEq)]
pub enum QuantizeError {
    /// A side is not a whole number of blocks.
    #[error(
        "{what} needs {axis} to be a multiple of {block}, got a matrix of {rows} x {cols}: pad it, or keep \
         this tensor in bf16"
    )]
    NotBlocked {
        /// The quantiser.
        what: &'static str,
        /// `rows` or `columns`.
        axis: &'static str,
        /// The block size along that axis.
        block: usize,
        /// Rows of the matrix.
        rows: usize,
        /// Columns of the matrix.
        cols: usize,
    },
    /// The data do not fill the shape.
    #[error("{what} of a {rows} x {cols} matrix takes {expected} values, got {got}")]
    Length {
        /// What was counted.
        what: &'static str,
        /// Rows of the matrix.
        rows: usize,
        /// Columns of the matrix.
        cols: usize,
        /// Values needed.
        expected: usize,
        /// Values handed over.
        got: usize,
    },
    /// An amax history that does not fit the recipe.
    #[error(
        "the amax history holds {got} entries, the recipe uses {expected}: set the history length to that of \
         the checkpoint, or start with a fresh state"
    )]
    HistoryLength {
        /// Entries that the recipe keeps.
        expected: usize,
        /// Entries found.
        got: usize,
    },
}

/// A row-major `[rows, cols]` matrix of f32 (bf16 sources are widened, which is exact).
#[derive(Clone, Copy, Debug)]
pub struct Matrix<'a> {
    rows: usize,
    cols: usize,
    data: &'a [f32],
}

impl<'a> Matrix<'a> {
    /// Views `data` as a matrix.
    ///
    /// # Errors
    /// When `data` does not hold `rows * cols` values.
    pub fn new(data: &'a [f32], rows: usize, cols: usize) -> Result<Self, QuantizeError> {
        check_length("the data", rows, cols, data.len())?;
        Ok(Self { rows, cols, data })
    }

    /// Rows of the matrix.
    #[must_use]
    pub const fn rows(&self) -> usize {
        self.rows
    }

    /// Columns of the matrix: the length of the blocked axis.
    #[must_use]
    pub const fn cols(&self) -> usize {
        self.cols
    }

    /// The values, row-major.
    #[must_use]
    pub const fn data(&self) -> &'a [f32] {
        self.data
    }

    /// The largest magnitude, NaN if any value is NaN, 0 for an empty matrix.
    #[must_use]
    pub fn amax(&self) -> f32 {
        amax(self.data)
    }
}

/// How quantised values are rounded to E2M1.
#[derive(Clone, Copy, Debug)]
pub enum Rounding<'a> {
    /// To the nearest code, ties to the even one.
    Nearest,
    /// At random, with one byte an element of the copy (see [`crate::formats::e2m1::encode_stochastic`]).
    Stochastic(&'a [u8]),
}

/// The transpose of a matrix, as a row-major `[cols, rows]` buffer.
#[must_use]
pub fn transpose<T: Copy>(data: &[T], rows: usize, cols: usize) -> Vec<T> {
    (0..cols).flat_map(|col| (0..rows).map(move |row| data[row * cols + col])).collect()
}

/// The largest magnitude; NaN wins, as it does in the kernels' reductions.
fn amax(values: &[f32]) -> f32 {
    values.iter().fold(0.0, |max, x| if x.is_nan() || x.abs() > max { x.abs() } else { max })
}

/// The smaller of two values; NaN wins.
fn min_or_nan(x: f32, limit: f32) -> f32 {
    if x > limit { limit } else { x }
}

fn check_length(what: &'static str, rows: usize, cols: usize, got: usize) -> Result<(), QuantizeError> {
    let expected = rows * cols;
    if got == expected { Ok(()) } else { Err(QuantizeError::Length { what, rows, cols, expected, got }) }
}

fn check_blocks(
    what: &'static str,
    axis: &'static str,
    block: usize,
    rows: usize,
    cols: usize,
) -> Result<(), QuantizeError> {
    let size = if axis == "rows" { rows } else { cols };
    let blocked = size > 0 && size.is_multiple_of(block);
    if blocked { Ok(()) } else { Err(QuantizeError::NotBlocked { what, axis, block, rows, cols }) }
}
