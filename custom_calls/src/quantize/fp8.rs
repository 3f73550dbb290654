//! FP8 with one scale a tensor: from the tensor itself (current scaling) or from earlier steps (delayed).

use super::{Matrix, QuantizeError, min_or_nan};
use crate::formats::Fp8;

/// A quantised matrix; a transposed copy is the same codes transposed.
#[derive(Clone, Debug, PartialEq)]
pub struct Quantized {
    /// The element format.
    pub format: Fp8,
    /// Element codes, row-major in the order of the source.
    pub codes: Vec<u8>,
    /// The factor that elements were multiplied by.
    pub scale: f32,
    /// fl(1 / scale).
    pub scale_inv: f32,
    /// The largest magnitude of the source.
    pub amax: f32,
}

/// Quantises with a given factor: `sat(fl(x * scale))`.
#[must_use]
pub fn quantize_with_scale(source: Matrix<'_>, format: Fp8, scale: f32) -> Quantized {
    let codes = source.data().iter().map(|x| format.encode(x * scale)).collect();
    Quantized { format, codes, scale, scale_inv: 1.0 / scale, amax: source.amax() }
}

/// Quantises with the factor that maps the tensor's own amax to the format's largest value.
#[must_use]
pub fn quantize_current(source: Matrix<'_>, format: Fp8) -> Quantized {
    quantize_with_scale(source, format, scale_from_amax(source.amax(), format))
}

/// fl(max / amax); 1 where amax is zero, infinite or NaN, the largest f32 where the quotient overflows.
#[must_use]
pub fn scale_from_amax(amax: f32, format: Fp8) -> f32 {
    if amax == 0.0 || !amax.is_finite() { 1.0 } else { min_or_nan(format.max() / amax, f32::MAX) }
}

impl Quantized {
    /// The decoded values, `fl(q * scale_inv)`, in the order of the source.
    #[must_use]
    pub fn dequantize(&self) -> Vec<f32> {
        self.codes.iter().map(|&code| self.format.decode(code) * self.scale_inv).collect()
    }
}

/// Which entry of the history decides the next scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AmaxRule {
    /// The largest of the window.
    Max,
    /// The newest.
    MostRecent,
}

/// What delayed scaling carries from step to step for one tensor.
#[derive(Clone, Debug, PartialEq)]
pub struct DelayedState {
    /// The factor that the next use multiplies by.
    pub scale: f32,
    /// Past amaxes, oldest first after entry 0, which waits for the current one.
    pub amax_history: Vec<f32>,
}

/// The settings of delayed scaling; TransformerEngine's defaults are a history of 1024, `Max` and margin 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DelayedScaling {
    /// Entries of the amax history.
    pub history: usize,
    /// Which entry decides.
    pub rule: AmaxRule,
    /// The scale is divided by 2^margin.
    pub margin: i32,
}

impl Default for DelayedScaling {
    fn default() -> Self {
        Self { history: 1024, rule: AmaxRule::Max, margin: 0 }
    }
}

impl DelayedScaling {
    /// The state before the first step: scale 1 and an empty history.
    #[must_use]
    pub fn initial_state(&self) -> DelayedState {
        DelayedState { scale: 1.0, amax_history: vec![0.0; self.history] }
    }

    /// Quantises with the scale of `state` and returns the state of the next use.
    ///
    /// # Errors
    /// When the history has another length than the settings say.
    pub fn quantize(
        &self,
        source: Matrix<'_>,
        format: Fp8,
        state: &DelayedState,
    ) -> Result<(Quantized, DelayedState), QuantizeError> {
        if state.amax_history.len() != self.history || self.history == 0 {
            let got = state.amax_history.len();
            return Err(QuantizeError::HistoryLength { expected: self.history, got });
        }
        let quantized = quantize_with_scale(source, format, state.scale);
        let next = self.update(state, quantized.amax, format);
        Ok((quantized, next))
    }

    fn update(&self, state: &DelayedState, amax: f32, format: Fp8) -> DelayedState {
        let mut history = state.amax_history.clone();
        history[0] = amax;
        let decisive = match self.rule {
            AmaxRule::Max => super::amax(&history),
            AmaxRule::MostRecent => amax,
        };
        let usable = decisive > 0.0 && decisive.is_finite();
        let scale = if usable { (format.max() / decisive) / 2_f32.powi(self.margin) } else { state.scale };
        history.rotate_left(1);
        history[0] = 0.0;
        DelayedState { scale, amax_history: history }
    }
}
