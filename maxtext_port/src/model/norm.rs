//! RMSNorm.

use hlo::{DType, Tensor};

use super::Scope;

/// Root mean square normalisation over the last dimension.
pub(crate) struct RmsNorm {
    pub(crate) name: &'static str,
}

impl RmsNorm {
    /// `[.., d] -> [.., d]`: normalised in f32, cast to the activations' type, times the scale in that type.
    pub(crate) fn apply<'g>(&self, cx: &Scope<'_, 'g>, x: Tensor<'g>) -> Tensor<'g> {
        let cx = &cx.enter(self.name);
        let x = x.to_dtype(DType::F32);
        let last = x.rank() as i64 - 1;
        let mean2 = x.square().mean(&[last]).expand_dims(last);
        let y = x * (mean2 + cx.config.normalization_layer_epsilon).rsqrt();
        // MaxText normalizations.py: the scale goes through f32 to the activations' type.
        let scale = cx.param("scale").to_dtype(DType::F32).to_dtype(cx.config.dtype);
        y.to_dtype(cx.config.dtype) * scale
    }
}
