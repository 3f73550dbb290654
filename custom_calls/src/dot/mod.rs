//! The quantised product of a dense layer, with its backward pass.

mod fp8;
mod mxfp8;
mod nvfp4;

pub use fp8::DelayedScalingState;

use crate::emit::row_major;
use crate::formats::Fp8;
use crate::gemm::{GemmCall, GemmKind, Pass};
use crate::quantize::fp8::DelayedScaling;
use crate::recipe::{Recipe, Settings};
use hlo::random::Key;
use hlo::{DType, Tensor};

/// The remat name of what the forward pass quantises for the backward pass, as in TransformerEngine.
pub const CHECKPOINT_NAME: &str = "quantization";

/// How the product of one dense layer is quantised.
#[derive(Clone, Copy, Debug)]
pub struct QuantizedDot<'a, 'g> {
    /// The recipe and its choices.
    pub settings: Settings,
    /// Path of the layer, such as `decoder/layers/mlp/wi_0`: for messages and the certificate.
    pub layer: &'a str,
    /// Key of the random bits that round gradients; needed by NVFP4 with stochastic rounding, and to be
    /// different for each layer and step.
    pub key: Option<Key<'g>>,
}

/// The operands as matrices: `[m, k]` times `[k, n]`.
#[derive(Clone, Copy, Debug)]
struct Problem<'g> {
    x: Tensor<'g>,
    w: Tensor<'g>,
    m: i64,
    n: i64,
}

impl<'g> QuantizedDot<'_, 'g> {
    /// Contracts the last `contracting` axes of `x` with the first ones of `w`, as a dense layer does:
    /// `[.., K] x [K, ..] -> [.., ..]`, the type of x.
    ///
    /// Sizes that the tensor cores cannot take, and a missing key, are errors of the graph that name the layer.
    /// `te_fp8_delayedscaling` has state: see [`Self::dot_general_delayed`].
    #[track_caller]
    pub fn dot_general(&self, x: Tensor<'g>, w: Tensor<'g>, contracting: usize) -> Tensor<'g> {
        let Some(problem) = self.problem(x, w, contracting) else { return x };
        let y = match self.settings.recipe {
            Recipe::Nvfp4 | Recipe::Nvfp4NoRht => self.nvfp4(problem),
            Recipe::Mxfp8 => self.mxfp8(problem),
            Recipe::Fp8CurrentScaling => self.fp8_current(problem),
            Recipe::Fp8DelayedScaling => {
                let message = "delayed scaling carries state: use dot_general_delayed";
                return self.fail(x, message);
            }
        };
        y.reshape(result_shape(x, w, contracting))
    }

    /// As [`Self::dot_general`] for `te_fp8_delayedscaling`. The cotangents of the state tensors are their next values:
    /// the caller differentiates with respect to them and overwrites them instead of applying the optimiser, as
    /// TransformerEngine does with its collection `_overwrite_with_gradient`.
    #[track_caller]
    pub fn dot_general_delayed(
        &self,
        x: Tensor<'g>,
        w: Tensor<'g>,
        contracting: usize,
        state: DelayedScalingState<'g>,
        scaling: DelayedScaling,
    ) -> Tensor<'g> {
        let Some(problem) = self.problem(x, w, contracting) else { return x };
        self.fp8_delayed(problem, state, scaling).reshape(result_shape(x, w, contracting))
    }

    fn problem(&self, x: Tensor<'g>, w: Tensor<'g>, contracting: usize) -> Option<Problem<'g>> {
        let (shape, kernel) = (x.shape(), w.shape());
        let fits = contracting > 0
            && shape.len() > contracting
            && kernel.len() > contracting
            && shape[shape.len() - contracting..] == kernel[..contracting];
        if !fits {
            self.fail(x, &format!("{contracting} axes of x {shape} and w {kernel} do not contract"));
            return None;
        }
        if x.dtype() != w.dtype() || !matches!(x.dtype(), DType::BF16 | DType::F32) {
            let message = format!("x is {} and w {}: both must be bf16, or both f32", x.dtype(), w.dtype());
            self.fail(x, &message);
            return None;
        }
        let product = |dims: &[i64]| dims.iter().product::<i64>();
        let [m, k] = [&shape[..shape.len() - contracting], &kernel[..contracting]].map(product);
        let n = product(&kernel[contracting..]);
        self.sizes_fit(x, m, k, n)?;
        // The product's custom call wants the codes of the kernel's transpose row-major, and XLA would carry that layout
        // back through quantiser and loop to the parameter: a transposed copy of the stacked f32 kernels of all layers in
        // each step, where transposing a layer's codes moves an eighth of the bytes.
        Some(Problem { x: x.reshape([m, k]), w: row_major(w).reshape([k, n]), m, n })
    }

    /// Every one of the three sizes is the contraction of one of the three passes.
    fn sizes_fit(&self, x: Tensor<'g>, m: i64, k: i64, n: i64) -> Option<()> {
        let multiple = self.kind().contraction_multiple();
        let sizes = [
            ("tokens", m, "batch times sequence"),
            ("input features", k, "size"),
            ("output features", n, "size"),
        ];
        for (what, size, cause) in sizes {
            if size == 0 || size % multiple != 0 {
                let message = format!(
                    "{} needs its {what} to be a multiple of {multiple}, got {size}: change the {cause}, or keep this \
                     layer in bf16",
                    self.settings.recipe
                );
                self.fail(x, &message);
                return None;
            }
        }
        Some(())
    }

    const fn kind(&self) -> GemmKind {
        match self.settings.recipe {
            Recipe::Nvfp4 | Recipe::Nvfp4NoRht => GemmKind::Nvfp4,
            Recipe::Mxfp8 => GemmKind::Mxfp8,
            Recipe::Fp8CurrentScaling | Recipe::Fp8DelayedScaling => GemmKind::Fp8,
        }
    }

    fn gemm(&self, pass: Pass, result: DType) -> GemmCall<'_> {
        GemmCall { kind: self.kind(), layer: self.layer, pass, result }
    }

    fn weight_gradient_type(&self, x: DType) -> DType {
        if self.settings.f32_weight_gradient { DType::F32 } else { x }
    }

    /// Records an error that names the layer.
    #[track_caller]
    fn fail(&self, instead: Tensor<'g>, message: &str) -> Tensor<'g> {
        instead.graph().record_error("quantized_dot", format!("layer {}: {message}", self.layer));
        instead
    }
}

fn result_shape(x: Tensor<'_>, w: Tensor<'_>, contracting: usize) -> Vec<i64> {
    let (shape, kernel) = (x.shape(), w.shape());
    [&shape[..shape.len() - contracting], &kernel[contracting..]].concat()
}

/// Element formats of the hybrid FP8 recipes.
const FORWARD: Fp8 = Fp8::E4M3;
const BACKWARD: Fp8 = Fp8::E5M2;

/// Names a residual for remat policies.
fn keep(x: Tensor<'_>) -> Tensor<'_> {
    x.checkpoint_name(CHECKPOINT_NAME)
}
