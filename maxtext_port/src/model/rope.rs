//! Rotary position embeddings.

use hlo::{DType, Tensor};

use super::config::{LlamaConfig, RopeForm};

/// Context length, factor and bounds of Llama 3.1's frequency scaling; MaxText fixes them in code.
const ORIGINAL_LENGTH: f64 = 8192.0;
const SCALE_FACTOR: f64 = 8.0;
const LOW_FREQUENCY_FACTOR: f64 = 1.0;
const HIGH_FREQUENCY_FACTOR: f64 = 4.0;

/// Rotates `x [b, s, n, h]` by `positions [b, s]`; the result has the activations' type.
pub(crate) fn apply<'g>(c: &LlamaConfig, x: Tensor<'g>, positions: Tensor<'g>) -> Tensor<'g> {
    match c.rope {
        RopeForm::Halves => halves(c, x, positions),
        RopeForm::Pairs { scaled } => pairs(c, x, positions, scaled),
    }
}

/// rmin * (rmax/rmin)^(2i/h) for i < h/2, `[h/2]`.
fn timescale<'g>(c: &LlamaConfig, positions: Tensor<'g>) -> Tensor<'g> {
    let g = positions.graph();
    let half = c.head_dim / 2;
    let fraction = g.iota(DType::I32, [half], 0).to_dtype(DType::F32) * 2.0 / c.head_dim as f64;
    let base = g.full(DType::F32, [half], c.rope_max_timescale / c.rope_min_timescale);
    base.pow(fraction) * c.rope_min_timescale
}

/// Angles `[b, s, 1, h/2]` in f32.
fn angles<'g>(timescale: Tensor<'g>, positions: Tensor<'g>) -> Tensor<'g> {
    positions.to_dtype(DType::F32).expand_dims(2).expand_dims(3) / timescale
}

/// Dimension i turns with dimension i + h/2.
fn halves<'g>(c: &LlamaConfig, x: Tensor<'g>, positions: Tensor<'g>) -> Tensor<'g> {
    let timescale = timescale(c, positions);
    let timescale = match c.rope_linear_scaling_factor {
        1.0 => timescale,
        factor => timescale * factor,
    };
    let angle = angles(timescale, positions);
    // MaxText embeddings.py, RotaryEmbedding: sin and cos are cast before use, so bf16 runs rotate in bf16.
    let (sin, cos) = (angle.sin().to_dtype(x.dtype()), angle.cos().to_dtype(x.dtype()));
    let half = c.head_dim / 2;
    let (first, second) = (x.slice_in_dim(0, half, 3), x.slice_in_dim(half, c.head_dim, 3));
    let out = x * cos.concat(cos, 3) + (-second).concat(first, 3) * sin.concat(sin, 3);
    out.to_dtype(c.dtype)
}

/// Dimension 2i turns with dimension 2i + 1, in f32.
fn pairs<'g>(c: &LlamaConfig, x: Tensor<'g>, positions: Tensor<'g>, scaled: bool) -> Tensor<'g> {
    let timescale = timescale(c, positions);
    let timescale = if scaled { 1.0 / scaled_frequency(1.0 / timescale) } else { timescale };
    let angle = angles(timescale, positions);
    let (sin, cos) = (angle.sin(), angle.cos());
    let shape = x.shape();
    let split = [&shape[..3], &[c.head_dim / 2, 2]].concat();
    let x = x.to_dtype(DType::F32).reshape(split);
    let part = |i: i64| x.slice_in_dim(i, i + 1, 4).squeeze(&[4]);
    let (even, odd) = (part(0), part(1));
    let turned = (even * cos - odd * sin).expand_dims(4).concat((odd * cos + even * sin).expand_dims(4), 4);
    turned.reshape(shape).to_dtype(c.dtype)
}

/// Llama 3.1: long wavelengths are stretched by the factor, short ones kept, those between interpolated.
fn scaled_frequency(frequency: Tensor<'_>) -> Tensor<'_> {
    let wavelength = std::f64::consts::TAU / frequency;
    let slow = frequency / SCALE_FACTOR;
    let smooth = (ORIGINAL_LENGTH / wavelength - LOW_FREQUENCY_FACTOR)
        / (HIGH_FREQUENCY_FACTOR - LOW_FREQUENCY_FACTOR);
    let between = (1.0 - smooth) * frequency / SCALE_FACTOR + smooth * frequency;
    let is_long = wavelength.gt(ORIGINAL_LENGTH / LOW_FREQUENCY_FACTOR);
    let is_short = wavelength.lt(ORIGINAL_LENGTH / HIGH_FREQUENCY_FACTOR);
    is_short.select(frequency, is_long.select(slow, between))
}
