//! Products of quantised matrices: the operands, and the host's way of multiplying them.
//!
//! Every product is `C[M, N] = round(alpha * L[M, K] R[N, K]^T)`: both operands row-major with the contraction
//! fastest, which is the one layout that FP4 has on the tensor cores.

mod contract;
mod decode;
mod handler;
mod host;

pub use contract::{GemmCall, GemmKind, GemmOperand, Pass};
pub use handler::register_host;
pub use host::{Output, multiply};

use crate::formats::{Fp8, swizzled_len};
use crate::quantize::{mxfp8, nvfp4};
use thiserror::Error;

/// Why two operands cannot be multiplied.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum GemmError {
    /// The contraction is not a whole number of blocks.
    #[error("{kind} operands need a contraction that is a multiple of {block}, got {k}")]
    Contraction {
        /// The kind of operand.
        kind: &'static str,
        /// Its block size.
        block: usize,
        /// The contraction.
        k: usize,
    },
    /// A buffer has the wrong length for its shape.
    #[error("the {what} of a {rows} x {cols} {kind} operand take {expected} bytes, got {got}")]
    Length {
        /// `codes` or `tiled scales`.
        what: &'static str,
        /// The kind of operand.
        kind: &'static str,
        /// Rows.
        rows: usize,
        /// Columns.
        cols: usize,
        /// Bytes needed.
        expected: usize,
        /// Bytes handed over.
        got: usize,
    },
    /// The operands do not contract.
    #[error("contraction {left} of the left operand meets {right} of the right one")]
    Mismatch {
        /// Columns of the left operand.
        left: usize,
        /// Columns of the right operand.
        right: usize,
    },
    /// The operands are of different kinds.
    #[error("a product of {left} and {right} operands is not defined")]
    Kinds {
        /// Kind of the left operand.
        left: &'static str,
        /// Kind of the right operand.
        right: &'static str,
    },
    /// The result has the wrong length.
    #[error("a result of {rows} x {cols} has {} elements, got {got}", rows * cols)]
    Result {
        /// Rows of the result.
        rows: usize,
        /// Columns of the result.
        cols: usize,
        /// Elements handed over.
        got: usize,
    },
}

/// The elements of an operand and their block scales; scales are tiled as [`crate::formats::swizzle_scales`]
/// does it, which is how the GEMM calls take them on every platform.
#[derive(Clone, Copy, Debug)]
pub enum Elements<'a> {
    /// E2M1, two a byte, and an E4M3 scale for every 16.
    Nvfp4 {
        /// `[rows, k / 2]` bytes.
        codes: &'a [u8],
        /// Tiled `[rows, k / 16]`.
        scales: &'a [u8],
    },
    /// FP8 and an E8M0 scale for every 32.
    Mxfp8 {
        /// The element format.
        format: Fp8,
        /// `[rows, k]` bytes.
        codes: &'a [u8],
        /// Tiled `[rows, k / 32]`.
        scales: &'a [u8],
    },
    /// FP8 whose one scale the caller multiplies into alpha.
    Fp8 {
        /// The element format.
        format: Fp8,
        /// `[rows, k]` bytes.
        codes: &'a [u8],
    },
}

impl Elements<'_> {
    const fn kind(&self) -> &'static str {
        match self {
            Self::Nvfp4 { .. } => "NVFP4",
            Self::Mxfp8 { .. } => "MXFP8",
            Self::Fp8 { .. } => "FP8",
        }
    }
}

/// One checked operand, `[rows, k]`.
#[derive(Clone, Copy, Debug)]
pub struct Operand<'a> {
    rows: usize,
    k: usize,
    elements: Elements<'a>,
}

impl<'a> Operand<'a> {
    /// Checks that codes and scales fill `[rows, k]`.
    ///
    /// # Errors
    /// When `k` is not a whole number of blocks or a buffer has the wrong length.
    pub fn new(elements: Elements<'a>, rows: usize, k: usize) -> Result<Self, GemmError> {
        let kind = elements.kind();
        let (codes, code_bytes, block, scales) = match elements {
            Elements::Nvfp4 { codes, scales } => (codes, rows * k / 2, nvfp4::BLOCK, Some(scales)),
            Elements::Mxfp8 { codes, scales, .. } => (codes, rows * k, mxfp8::BLOCK, Some(scales)),
            Elements::Fp8 { codes, .. } => (codes, rows * k, 1, None),
        };
        if k == 0 || !k.is_multiple_of(block) {
            return Err(GemmError::Contraction { kind, block, k });
        }
        let length = |what, expected, got| {
            if expected == got {
                return Ok(());
            }
            Err(GemmError::Length { what, kind, rows, cols: k, expected, got })
        };
        length("codes", code_bytes, codes.len())?;
        if let Some(scales) = scales {
            length("tiled scales", swizzled_len(rows, k / block), scales.len())?;
        }
        Ok(Self { rows, k, elements })
    }

    /// Rows.
    #[must_use]
    pub const fn rows(&self) -> usize {
        self.rows
    }

    /// Length of the contraction.
    #[must_use]
    pub const fn k(&self) -> usize {
        self.k
    }
}
