use super::{BACKWARD, FORWARD, Problem, QuantizedDot, keep};
use crate::emit::{amax, fp8};
use crate::gemm::{GemmOperand, Pass};
use crate::quantize::fp8::DelayedScaling;
use hlo::Tensor;

/// What delayed scaling carries from step to step for one layer: for x, the kernel and the gradient a scale, f32\[1\],
/// and an amax history, f32\[n\]. Field names are those of TransformerEngine's variables.
#[derive(Clone, Copy, Debug)]
pub struct DelayedScalingState<'g> {
    /// Scale of x.
    pub x_scale: Tensor<'g>,
    /// Amaxes of x.
    pub x_amax_history: Tensor<'g>,
    /// Scale of the kernel.
    pub kernel_scale: Tensor<'g>,
    /// Amaxes of the kernel.
    pub kernel_amax_history: Tensor<'g>,
    /// Scale of the gradient.
    pub grad_scale: Tensor<'g>,
    /// Amaxes of the gradient.
    pub grad_amax_history: Tensor<'g>,
}

impl<'g> DelayedScalingState<'g> {
    /// The tensors in the order of the fields.
    #[must_use]
    pub const fn tensors(self) -> [Tensor<'g>; 6] {
        [
            self.x_scale,
            self.x_amax_history,
            self.kernel_scale,
            self.kernel_amax_history,
            self.grad_scale,
            self.grad_amax_history,
        ]
    }
}

/// The copies of a matrix: the transposed one is the same codes transposed.
fn row(quantized: fp8::Quantized<'_>) -> GemmOperand<'_> {
    GemmOperand { codes: quantized.codes, scales: quantized.scale_inv }
}

fn col(quantized: fp8::Quantized<'_>) -> GemmOperand<'_> {
    GemmOperand { codes: quantized.codes.transpose(&[1, 0]), scales: quantized.scale_inv }
}

impl<'g> QuantizedDot<'_, 'g> {
    pub(super) fn fp8_current(&self, problem: Problem<'g>) -> Tensor<'g> {
        let forward = |inputs: &[Tensor<'g>]| {
            let (x, w) =
                (fp8::quantize_current(inputs[0], FORWARD), fp8::quantize_current(inputs[1], FORWARD));
            let (y, residuals) = self.fp8_forward(problem, x, w);
            (vec![y], residuals)
        };
        let backward = |saved: &[Tensor<'g>], cotangents: &[Tensor<'g>]| {
            let dy = fp8::quantize_current(cotangents[0], BACKWARD);
            self.fp8_backward(problem, saved, dy).to_vec()
        };
        let y = problem.x.graph().custom_vjp(&[problem.x, problem.w], forward, backward);
        y.first().copied().unwrap_or(problem.x)
    }

    pub(super) fn fp8_delayed(
        &self,
        problem: Problem<'g>,
        state: DelayedScalingState<'g>,
        scaling: DelayedScaling,
    ) -> Tensor<'g> {
        let inputs = [&[problem.x, problem.w][..], &state.tensors()].concat();
        let forward = |inputs: &[Tensor<'g>]| {
            let x = fp8::quantize_with_scale(inputs[0], FORWARD, inputs[2]);
            let w = fp8::quantize_with_scale(inputs[1], FORWARD, inputs[4]);
            let (y, mut residuals) = self.fp8_forward(problem, x, w);
            let next_x = fp8::next_state(scaling, inputs[2], inputs[3], amax(inputs[0]), FORWARD);
            let next_w = fp8::next_state(scaling, inputs[4], inputs[5], amax(inputs[1]), FORWARD);
            residuals.extend([next_x.0, next_x.1, next_w.0, next_w.1, inputs[6], inputs[7]]);
            (vec![y], residuals)
        };
        let backward = |saved: &[Tensor<'g>], cotangents: &[Tensor<'g>]| {
            let (dy, states) = (cotangents[0], &saved[4..]);
            let [dx, dw] =
                self.fp8_backward(problem, saved, fp8::quantize_with_scale(dy, BACKWARD, states[4]));
            let next = fp8::next_state(scaling, states[4], states[5], amax(dy), BACKWARD);
            [&[dx, dw][..], &states[..4], &[next.0, next.1]].concat()
        };
        let y = problem.x.graph().custom_vjp(&inputs, forward, backward);
        y.first().copied().unwrap_or(problem.x)
    }

    fn fp8_forward(
        &self,
        problem: Problem<'g>,
        x: fp8::Quantized<'g>,
        w: fp8::Quantized<'g>,
    ) -> (Tensor<'g>, Vec<Tensor<'g>>) {
        let y = self.gemm(Pass::Fprop, problem.x.dtype()).emit(row(x), col(w), None);
        let x_col = col(x);
        (y, [x_col.codes, x.scale_inv, w.codes, w.scale_inv].map(keep).to_vec())
    }

    fn fp8_backward(
        &self,
        problem: Problem<'g>,
        saved: &[Tensor<'g>],
        dy: fp8::Quantized<'g>,
    ) -> [Tensor<'g>; 2] {
        let dtype = problem.x.dtype();
        let x_col = GemmOperand { codes: saved[0], scales: saved[1] };
        let w_row = GemmOperand { codes: saved[2], scales: saved[3] };
        let dx = self.gemm(Pass::Dgrad, dtype).emit(row(dy), w_row, None);
        let dw = self.gemm(Pass::Wgrad, self.weight_gradient_type(dtype)).emit(x_col, col(dy), None);
        [dx, dw.to_dtype(dtype)]
    }
}
