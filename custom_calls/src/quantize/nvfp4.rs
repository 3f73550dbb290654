//! NVFP4: E2M1 elements, an E4M3 scale for every 16 of them, one f32 scale for the tensor.
//!
//! A value decodes to `q * s * (amax / 2688)`, 2688 being 448 * 6. Only `amax` and the block scales are kept.

use super::{Matrix, QuantizeError, Rounding, amax, check_blocks, check_length, min_or_nan};
use crate::formats::{Fp8, e2m1, swizzle_scales};

/// Elements that share a block scale.
pub const BLOCK: usize = 16;

/// The largest E4M3 scale times the largest E2M1 value.
pub const SCALE_RANGE: f32 = 2688.0;

/// fl(1/6), the factor of the kernels; dividing by 6 instead gives other scales where bf16 amaxes tie.
pub(crate) const RECIPROCAL_OF_6: f32 = f32::from_bits(0x3e2a_aaab);

/// The shape of the region that shares a block scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Blocks {
    /// 16 consecutive elements: activations and gradients.
    OneD,
    /// A tile of 16 x 16: weights, whose codes are then the same in both directions.
    TwoD,
}

/// A quantised matrix, row-major with its blocks along the last axis.
#[derive(Clone, Debug, PartialEq)]
pub struct Quantized {
    /// Rows.
    pub rows: usize,
    /// Columns, a multiple of [`BLOCK`].
    pub cols: usize,
    /// E2M1 codes, two a byte, `[rows, cols / 2]`.
    pub codes: Vec<u8>,
    /// E4M3 codes, one a 1x16 block, `[rows, cols / 16]`; the scale of a 2D tile stands in each of its rows.
    pub scales: Vec<u8>,
    /// The largest magnitude of the source.
    pub amax: f32,
}

/// The tensor-level scale and what follows from it.
#[derive(Clone, Copy, Debug)]
struct GlobalScale {
    /// fl(1 / S).
    decode: f32,
    /// fl(S * fl(1/6)).
    coefficient: f32,
}

impl GlobalScale {
    fn new(amax: f32) -> Self {
        let quotient = min_or_nan(SCALE_RANGE / amax, f32::MAX);
        // The quotient is 0 for an infinite amax.
        let encode = if amax == 0.0 || quotient == 0.0 { 1.0 } else { quotient };
        Self { decode: 1.0 / encode, coefficient: encode * RECIPROCAL_OF_6 }
    }

    /// The E4M3 scale of a block whose largest magnitude is `block_amax`.
    fn block_scale(self, block_amax: f32) -> u8 {
        Fp8::E4M3.encode(min_or_nan(block_amax * self.coefficient, Fp8::E4M3.max()))
    }

    /// What elements are multiplied by; the largest f32 where the scale is zero, so that tiny elements of a
    /// vanishing block saturate and still decode to zero.
    fn encode_factor(self, scale: u8) -> f32 {
        min_or_nan(1.0 / (Fp8::E4M3.decode(scale) * self.decode), f32::MAX)
    }
}

/// Quantises a matrix with its own amax.
///
/// NaN anywhere makes every scale NaN and every code 7; an infinity saturates its block, and the other blocks
/// are scaled as though the tensor scale were 1.
///
/// # Errors
/// When `cols` (2D: and `rows`) is not a multiple of 16, or random bytes are not one an element.
pub fn quantize(
    source: Matrix<'_>,
    blocks: Blocks,
    rounding: Rounding<'_>,
) -> Result<Quantized, QuantizeError> {
    quantize_with_amax(source, blocks, rounding, source.amax())
}

/// Quantises a matrix whose amax is taken over more than the matrix (other shards of the same tensor).
///
/// # Errors
/// As [`quantize`].
pub fn quantize_with_amax(
    source: Matrix<'_>,
    blocks: Blocks,
    rounding: Rounding<'_>,
    amax: f32,
) -> Result<Quantized, QuantizeError> {
    let (rows, cols) = (source.rows(), source.cols());
    check_blocks("NVFP4", "columns", BLOCK, rows, cols)?;
    if blocks == Blocks::TwoD {
        check_blocks("NVFP4 with 2D blocks", "rows", BLOCK, rows, cols)?;
    }
    if let Rounding::Stochastic(bytes) = rounding {
        check_length("stochastic rounding", rows, cols, bytes.len())?;
    }
    let global = GlobalScale::new(amax);
    let block_amaxes = match blocks {
        Blocks::OneD => block_amaxes(source),
        Blocks::TwoD => tile_amaxes(source),
    };
    let scales: Vec<u8> = block_amaxes.into_iter().map(|max| global.block_scale(max)).collect();
    let codes = encode_elements(source, &scales, global, rounding);
    Ok(Quantized { rows, cols, codes, scales, amax })
}

fn block_amaxes(source: Matrix<'_>) -> Vec<f32> {
    source.data().chunks_exact(BLOCK).map(amax).collect()
}

/// The amax of each element's 16 x 16 tile, one a 1x16 block.
fn tile_amaxes(source: Matrix<'_>) -> Vec<f32> {
    let across = source.cols() / BLOCK;
    let rows = block_amaxes(source);
    let mut tiles = Vec::with_capacity(rows.len());
    for group in rows.chunks_exact(across * BLOCK) {
        let tile = |col: usize| {
            let column: Vec<f32> = group.iter().skip(col).step_by(across).copied().collect();
            amax(&column)
        };
        let group: Vec<f32> = (0..across).map(tile).collect();
        tiles.extend(group.repeat(BLOCK));
    }
    tiles
}

fn encode_elements(
    source: Matrix<'_>,
    scales: &[u8],
    global: GlobalScale,
    rounding: Rounding<'_>,
) -> Vec<u8> {
    let mut packed = Vec::with_capacity(source.data().len() / 2);
    for (block, (values, &scale)) in source.data().chunks_exact(BLOCK).zip(scales).enumerate() {
        let factor = global.encode_factor(scale);
        let code = |i: usize| match rounding {
            Rounding::Nearest => e2m1::encode(values[i] * factor),
            Rounding::Stochastic(bytes) => {
                e2m1::encode_stochastic(values[i] * factor, bytes[block * BLOCK + i])
            }
        };
        packed.extend((0..BLOCK / 2).map(|pair| code(2 * pair) | code(2 * pair + 1) << 4));
    }
    packed
}

impl Quantized {
    /// fl(amax / 2688): what this operand contributes to the product's alpha.
    #[must_use]
    pub fn global_scale(&self) -> f32 {
        self.amax / SCALE_RANGE
    }

    /// The decoded values, `fl(q * fl(s * fl(amax / 2688)))`, row-major.
    #[must_use]
    pub fn dequantize(&self) -> Vec<f32> {
        let global = self.global_scale();
        let blocks = self.codes.chunks_exact(BLOCK / 2).zip(&self.scales);
        blocks
            .flat_map(|(bytes, &scale)| {
                let scale = Fp8::E4M3.decode(scale) * global;
                e2m1::unpack(bytes).into_iter().map(move |code| e2m1::decode(code) * scale)
            })
            .collect()
    }

    /// The scales in the tensor cores' tiling.
    #[must_use]
    pub fn swizzled_scales(&self) -> Vec<u8> {
        // The length is right by construction.
        swizzle_scales(&self.scales, self.rows, self.cols / BLOCK).unwrap_or_default()
    }
}
