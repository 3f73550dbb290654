//! NVFP4: see [`crate::quantize::nvfp4`] for the arithmetic and where its order of operations comes from.

use super::scalar::{abs_max, at_most, decode_e4m3, divide_by_constant, within};
use super::{amax, row_major, tile_scales};
use crate::quantize::nvfp4::{BLOCK, RECIPROCAL_OF_6, SCALE_RANGE};
use hlo::{DType, Tensor};

/// A quantised matrix as tensors of a graph.
#[derive(Clone, Copy, Debug)]
pub struct Quantized<'g> {
    /// f4E2M1FN `[rows, cols]`.
    pub codes: Tensor<'g>,
    /// f8E4M3FN `[rows, cols / 16]`.
    pub scales: Tensor<'g>,
    /// f32 scalar.
    pub amax: Tensor<'g>,
}

impl<'g> Quantized<'g> {
    /// The scales as the GEMM calls take them.
    #[must_use]
    #[track_caller]
    pub fn tiled_scales(&self) -> Tensor<'g> {
        tile_scales(self.scales)
    }

    /// fl(amax / 2688).
    #[must_use]
    #[track_caller]
    pub fn global_scale(&self) -> Tensor<'g> {
        divide_by_constant(self.amax, SCALE_RANGE)
    }
}

/// The scales of a tensor: what its elements are multiplied by, and what is stored.
struct Scales<'g> {
    /// f8E4M3FN, the shape of the block amaxes.
    stored: Tensor<'g>,
    /// f32, the same shape.
    encode: Tensor<'g>,
}

fn scales<'g>(block_amax: Tensor<'g>, amax: Tensor<'g>) -> Scales<'g> {
    let g = amax.graph();
    let constant = |value: f32| g.scalar(DType::F32, f64::from(value));
    let quotient = at_most(constant(SCALE_RANGE) / amax, f32::MAX);
    let unscaled = amax.equal(0.0) | quotient.equal(0.0);
    let encode = unscaled.select(constant(1.0), quotient);
    let decode = constant(1.0) / encode;
    let coefficient = encode * RECIPROCAL_OF_6;
    let stored = at_most(block_amax.to_dtype(DType::F32) * coefficient, 448.0).to_dtype(DType::F8E4M3FN);
    let encode = at_most(constant(1.0) / (decode_e4m3(stored) * decode), f32::MAX);
    Scales { stored, encode }
}

/// Quantises a `[rows, cols]` matrix in blocks of 1 x 16; `bytes`, ui8 `[rows, cols]`, make the rounding stochastic.
#[must_use]
#[track_caller]
pub fn quantize_1d<'g>(x: Tensor<'g>, bytes: Option<Tensor<'g>>) -> Quantized<'g> {
    quantize_1d_with_amax(x, amax(x), bytes)
}

/// As [`quantize_1d`] with an amax taken over more than the matrix.
#[must_use]
#[track_caller]
pub fn quantize_1d_with_amax<'g>(
    x: Tensor<'g>,
    amax: Tensor<'g>,
    bytes: Option<Tensor<'g>>,
) -> Quantized<'g> {
    let (rows, cols) = (x.dim(0), x.dim(1));
    let block = BLOCK as i64;
    let blocks = x.reshape([rows, cols / block, block]);
    let scales = scales(abs_max(blocks, &[2]), amax);
    let factor = scales.encode.broadcast_in_dim([rows, cols / block, block], &[0, 1]);
    let scaled = (blocks.to_dtype(DType::F32) * factor).reshape([rows, cols]);
    let codes = match bytes {
        Some(bytes) => encode_stochastic(scaled, bytes),
        None => encode(scaled),
    };
    Quantized { codes, scales: scales.stored, amax }
}

/// Quantises a `[rows, cols]` matrix in blocks of 16 x 1, with an amax taken over the matrix or more: bit for bit the
/// transpose, `[cols, rows]`, in blocks of 1 x 16.
#[must_use]
#[track_caller]
pub fn quantize_columns_with_amax<'g>(x: Tensor<'g>, amax: Tensor<'g>) -> Quantized<'g> {
    let (rows, cols) = (x.dim(0), x.dim(1));
    let block = BLOCK as i64;
    let blocks = x.reshape([rows / block, block, cols]);
    let scales = scales(abs_max(blocks, &[1]), amax);
    let factor = scales.encode.broadcast_in_dim([rows / block, block, cols], &[0, 2]);
    let scaled = (blocks.to_dtype(DType::F32) * factor).reshape([rows, cols]);
    let codes = turn(encode(scaled));
    Quantized { codes, scales: scales.stored.transpose(&[1, 0]), amax }
}

/// Quantises a `[rows, cols]` matrix in tiles of 16 x 16, row-wise and column-wise: the second copy is the first
/// one transposed.
#[must_use]
#[track_caller]
pub fn quantize_2d(x: Tensor<'_>) -> [Quantized<'_>; 2] {
    quantize_2d_with_amax(x, amax(x))
}

/// As [`quantize_2d`] with an amax taken over more than the matrix.
#[must_use]
#[track_caller]
pub fn quantize_2d_with_amax<'g>(x: Tensor<'g>, amax: Tensor<'g>) -> [Quantized<'g>; 2] {
    let (rows, cols) = (x.dim(0), x.dim(1));
    let block = BLOCK as i64;
    let (down, across) = (rows / block, cols / block);
    let tiles = x.reshape([down, block, across, block]);
    let scales = scales(abs_max(tiles, &[1, 3]), amax);
    let factor = scales.encode.broadcast_in_dim([down, block, across, block], &[0, 2]);
    let scaled = (tiles.to_dtype(DType::F32) * factor).reshape([rows, cols]);
    let row_scales = scales.stored.broadcast_in_dim([down, block, across], &[0, 2]).reshape([rows, across]);
    let col_scales = scales.stored.broadcast_in_dim([across, block, down], &[2, 0]).reshape([cols, down]);
    let codes = encode(scaled);
    [
        Quantized { codes, scales: row_scales, amax },
        Quantized { codes: turn(codes), scales: col_scales, amax },
    ]
}

/// Transposes codes. It is codes that are turned and not what they are made from: XLA would split the encoder of a turned
/// matrix into several kernels, with arrays of pred and f32 between them, and would do so by itself if the layout of the codes
/// were not fixed. They are turned as bytes, since copies of 4-bit arrays between layouts end some CPU plugins, and the turned
/// bytes have a fixed layout so that XLA does not make such a copy of the codes instead.
fn turn(codes: Tensor<'_>) -> Tensor<'_> {
    let bytes = row_major(codes.bitcast_convert(DType::U4).to_dtype(DType::U8));
    row_major(bytes.transpose(&[1, 0])).to_dtype(DType::U4).bitcast_convert(DType::F4E2M1FN)
}

/// Rounds to the nearest code; NaN becomes 6 as in CUDA (XLA's convert would make it -0).
fn encode(scaled: Tensor<'_>) -> Tensor<'_> {
    let g = scaled.graph();
    let finite = scaled.not_equal(scaled).select(g.scalar(DType::F32, 6.0), scaled);
    within(finite, 6.0).to_dtype(DType::F4E2M1FN)
}

/// Adds a random part of the spacing and truncates (see [`crate::formats::e2m1::encode_stochastic`]).
fn encode_stochastic<'g>(scaled: Tensor<'g>, bytes: Tensor<'g>) -> Tensor<'g> {
    let g = scaled.graph();
    let constant = |value: f64| g.scalar(DType::F32, value);
    let magnitude = scaled.abs();
    let spacing = |x: Tensor<'g>| {
        let low = x.ge(2.0).select(constant(1.0), constant(0.5));
        x.ge(4.0).select(constant(2.0), low)
    };
    // The product is exact, so that the sum is the fused multiply-add of the rule.
    let dithered = bytes.to_dtype(DType::F32) * (1.0 / 256.0) * spacing(magnitude) + magnitude;
    let landed = spacing(dithered);
    let truncated = (dithered / landed).floor() * landed;
    let negative = scaled.bitcast_convert(DType::I32).lt(0);
    let signed = negative.select(-truncated, truncated);
    encode(scaled.not_equal(scaled).select(constant(6.0), signed))
}
