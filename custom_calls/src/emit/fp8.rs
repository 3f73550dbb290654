//! FP8 with one scale a tensor: see [`crate::quantize::fp8`].

use super::amax;
use super::scalar::{at_most, saturate};
use crate::formats::Fp8;
use crate::quantize::fp8::{AmaxRule, DelayedScaling};
use hlo::{DType, Tensor};

/// A quantised matrix as tensors of a graph.
#[derive(Clone, Copy, Debug)]
pub struct Quantized<'g> {
    /// f8E4M3FN or f8E5M2, the shape of the source.
    pub codes: Tensor<'g>,
    /// f32 scalar, fl(1 / scale).
    pub scale_inv: Tensor<'g>,
}

/// Quantises with a given factor, an f32 scalar.
#[must_use]
#[track_caller]
pub fn quantize_with_scale<'g>(x: Tensor<'g>, format: Fp8, scale: Tensor<'g>) -> Quantized<'g> {
    let scale = scale.reshape([]);
    let codes = saturate(x.to_dtype(DType::F32) * scale, format);
    let scale_inv = scale.graph().scalar(DType::F32, 1.0) / scale;
    Quantized { codes, scale_inv }
}

/// Quantises with the factor that maps the tensor's own amax to the format's largest value.
#[must_use]
#[track_caller]
pub fn quantize_current(x: Tensor<'_>, format: Fp8) -> Quantized<'_> {
    quantize_with_scale(x, format, scale_from_amax(amax(x), format))
}

/// fl(max / amax); 1 where amax is zero, infinite or NaN, the largest f32 where the quotient overflows.
#[must_use]
#[track_caller]
pub fn scale_from_amax(amax: Tensor<'_>, format: Fp8) -> Tensor<'_> {
    let g = amax.graph();
    let constant = |value: f32| g.scalar(DType::F32, f64::from(value));
    let quotient = at_most(constant(format.max()) / amax, f32::MAX);
    let usable = amax.is_finite() & amax.gt(0.0);
    usable.select(quotient, constant(1.0))
}

/// The state of delayed scaling after one use: the next scale, f32\[1\], and the history, f32\[n\].
#[must_use]
#[track_caller]
pub fn next_state<'g>(
    settings: DelayedScaling,
    scale: Tensor<'g>,
    history: Tensor<'g>,
    amax: Tensor<'g>,
    format: Fp8,
) -> (Tensor<'g>, Tensor<'g>) {
    let g = scale.graph();
    let entries = history.dim(0);
    if entries != settings.history as i64 {
        let message = format!(
            "the amax history holds {entries} entries, the recipe uses {}: set the history length to that of the \
             checkpoint, or start with a fresh state",
            settings.history
        );
        g.record_error("delayed_scaling", message);
        return (scale, history);
    }
    let amax = amax.reshape([1]);
    let older = history.slice_in_dim(1, entries, 0);
    let decisive = match settings.rule {
        AmaxRule::Max => super::scalar::abs_max(amax.concat(older, 0), &[0]).reshape([1]),
        AmaxRule::MostRecent => amax,
    };
    let usable = decisive.is_finite() & decisive.gt(0.0);
    let max = g.full(DType::F32, [1], f64::from(format.max()));
    // A division by a power of two is exact, so it may become a product.
    let fresh = max / decisive * 2.0_f64.powi(-settings.margin);
    let next = usable.select(fresh, scale);
    let zero = g.zeros(DType::F32, [1]);
    let rolled = if entries == 1 {
        zero
    } else {
        zero.concat(older.slice_in_dim(1, entries - 1, 0), 0).concat(amax, 0)
    };
    (next, rolled)
}
