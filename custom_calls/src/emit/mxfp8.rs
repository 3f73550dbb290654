//! MXFP8: see [`crate::quantize::mxfp8`].

use super::scalar::{abs_max, saturate};
use super::tile_scales;
use crate::formats::Fp8;
use crate::quantize::mxfp8::BLOCK;
use hlo::{DType, Tensor};

/// A quantised matrix as tensors of a graph.
#[derive(Clone, Copy, Debug)]
pub struct Quantized<'g> {
    /// f8E4M3FN or f8E5M2 `[rows, cols]`.
    pub codes: Tensor<'g>,
    /// ui8 `[rows, cols / 32]`, E8M0 codes.
    pub scales: Tensor<'g>,
}

impl<'g> Quantized<'g> {
    /// The scales as the GEMM calls take them, f8E8M0FNU.
    #[must_use]
    #[track_caller]
    pub fn tiled_scales(&self) -> Tensor<'g> {
        tile_scales(self.scales).bitcast_convert(DType::F8E8M0FNU)
    }
}

/// Quantises a `[rows, cols]` matrix in blocks of 1 x 32. For a column-wise copy pass the transpose.
#[must_use]
#[track_caller]
pub fn quantize(x: Tensor<'_>, format: Fp8) -> Quantized<'_> {
    let (rows, cols) = (x.dim(0), x.dim(1));
    let block = BLOCK as i64;
    let blocks = x.reshape([rows, cols / block, block]);
    let block_amax = abs_max(blocks, &[2]).to_dtype(DType::F32);
    let exponents = round_up(block_amax * (1.0 / format.max()));
    let factor = reciprocal(exponents).broadcast_in_dim([rows, cols / block, block], &[0, 1]);
    let codes = saturate((blocks.to_dtype(DType::F32) * factor).reshape([rows, cols]), format);
    Quantized { codes, scales: exponents.to_dtype(DType::U8) }
}

/// E8M0 codes, as ui32, of the smallest powers of two not below non-negative f32 values.
fn round_up(x: Tensor<'_>) -> Tensor<'_> {
    let g = x.graph();
    let number = |value: u32| g.scalar(DType::U32, f64::from(value));
    let bits = x.bitcast_convert(DType::U32);
    let exponent = bits.shift_right_logical(number(23));
    let mantissa = bits & number(0x007f_ffff);
    let covered_subnormal = exponent.equal(number(0)) & mantissa.le(number(0x0040_0000));
    let covered = mantissa.equal(number(0)) | covered_subnormal | exponent.ge(number(254));
    let code = covered.select(exponent, exponent + number(1));
    // Infinity has exponent 255, which in E8M0 is NaN.
    let infinite = bits.equal(number(0x7f80_0000));
    infinite.select(number(254), code)
}

/// 2^(127 - c), by bits; 2^-127 for 254, NaN for 255.
fn reciprocal(codes: Tensor<'_>) -> Tensor<'_> {
    let g = codes.graph();
    let number = |value: u32| g.scalar(DType::U32, f64::from(value));
    let power = (number(254) - codes).shift_left(number(23));
    let smallest = codes.equal(number(254)).select(number(0x0040_0000), power);
    let bits = codes.equal(number(255)).select(number(0x7fc0_0000), smallest);
    bits.bitcast_convert(DType::F32)
}
