//! MXFP8: 8-bit elements with a power-of-two scale for every 32 of them along the contraction.

use super::{Matrix, QuantizeError, amax, check_blocks, transpose};
use crate::formats::{Fp8, e8m0, swizzle_scales};

/// Elements that share a block scale.
pub const BLOCK: usize = 32;

/// The axis along which blocks run. The data keep the orientation of the source either way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Axis {
    /// Along a row: scales `[rows, cols / 32]`.
    Row,
    /// Down a column: scales `[rows / 32, cols]`.
    Col,
}

/// A quantised matrix in the orientation of its source.
#[derive(Clone, Debug, PartialEq)]
pub struct Quantized {
    /// The element format.
    pub format: Fp8,
    /// Where blocks run.
    pub axis: Axis,
    /// Rows.
    pub rows: usize,
    /// Columns.
    pub cols: usize,
    /// Element codes, `[rows, cols]`.
    pub codes: Vec<u8>,
    /// E8M0 codes, `[rows, cols / 32]` or `[rows / 32, cols]`.
    pub scales: Vec<u8>,
}

/// Quantises a matrix.
///
/// # Errors
/// When the blocked axis is not a multiple of 32.
pub fn quantize(source: Matrix<'_>, format: Fp8, axis: Axis) -> Result<Quantized, QuantizeError> {
    let (rows, cols) = (source.rows(), source.cols());
    if axis == Axis::Col {
        check_blocks("MXFP8 along columns", "rows", BLOCK, rows, cols)?;
        let turned = transpose(source.data(), rows, cols);
        let along = quantize(Matrix::new(&turned, cols, rows)?, format, Axis::Row)?;
        let codes = transpose(&along.codes, cols, rows);
        let scales = transpose(&along.scales, cols, rows / BLOCK);
        return Ok(Quantized { axis, rows, cols, codes, scales, ..along });
    }
    check_blocks("MXFP8", "columns", BLOCK, rows, cols)?;
    let scales: Vec<u8> = source.data().chunks_exact(BLOCK).map(|block| block_scale(block, format)).collect();
    let blocks = source.data().chunks_exact(BLOCK).zip(&scales);
    let codes = blocks.flat_map(|(block, &scale)| {
        let factor = e8m0::reciprocal(scale);
        block.iter().map(move |x| format.encode(x * factor))
    });
    Ok(Quantized { format, axis, rows, cols, codes: codes.collect(), scales })
}

fn block_scale(block: &[f32], format: Fp8) -> u8 {
    e8m0::encode_round_up(amax(block) * (1.0 / format.max()))
}

impl Quantized {
    /// The decoded values, `q * 2^(e - 127)`, row-major in the orientation of the source.
    #[must_use]
    pub fn dequantize(&self) -> Vec<f32> {
        let decode = |(at, &code): (usize, &u8)| {
            let (row, col) = (at / self.cols, at % self.cols);
            let scale = match self.axis {
                Axis::Row => row * (self.cols / BLOCK) + col / BLOCK,
                Axis::Col => row / BLOCK * self.cols + col,
            };
            self.format.decode(code) * e8m0::decode(self.scales[scale])
        };
        self.codes.iter().enumerate().map(decode).collect()
    }

    /// The scales in the tensor cores' tiling; those of a column-wise copy are turned first, so that the
    /// contraction is the fast axis.
    #[must_use]
    pub fn swizzled_scales(&self) -> Vec<u8> {
        // The length is right by construction.
        match self.axis {
            Axis::Row => swizzle_scales(&self.scales, self.rows, self.cols / BLOCK),
            Axis::Col => {
                let turned = transpose(&self.scales, self.rows / BLOCK, self.cols);
                swizzle_scales(&turned, self.cols, self.rows / BLOCK)
            }
        }
        .unwrap_or_default()
    }
}
