use super::{Problem, QuantizedDot, keep};
use crate::emit::mxfp8;
use crate::formats::Fp8;
use crate::gemm::{GemmOperand, Pass};
use hlo::Tensor;

/// The row-wise copy of a matrix.
fn row(x: Tensor<'_>) -> GemmOperand<'_> {
    let quantized = mxfp8::quantize(x, Fp8::E4M3);
    GemmOperand { codes: quantized.codes, scales: quantized.tiled_scales() }
}

/// The column-wise copy, turned so that the contraction is the fast axis on every tensor core.
fn col(x: Tensor<'_>) -> GemmOperand<'_> {
    row(x.transpose(&[1, 0]))
}

impl<'g> QuantizedDot<'_, 'g> {
    pub(super) fn mxfp8(&self, problem: Problem<'g>) -> Tensor<'g> {
        let dtype = problem.x.dtype();
        let forward = |inputs: &[Tensor<'g>]| {
            let (x, w) = (inputs[0], inputs[1]);
            let y = self.gemm(Pass::Fprop, dtype).emit(row(x), col(w), None);
            let (x_col, w_row) = (col(x), row(w));
            (vec![y], [x_col.codes, x_col.scales, w_row.codes, w_row.scales].map(keep).to_vec())
        };
        let backward = |saved: &[Tensor<'g>], cotangents: &[Tensor<'g>]| {
            let x_col = GemmOperand { codes: saved[0], scales: saved[1] };
            let w_row = GemmOperand { codes: saved[2], scales: saved[3] };
            let dy = cotangents[0];
            let dx = self.gemm(Pass::Dgrad, dtype).emit(row(dy), w_row, None);
            let dw = self.gemm(Pass::Wgrad, self.weight_gradient_type(dtype)).emit(x_col, col(dy), None);
            vec![dx, dw.to_dtype(dtype)]
        };
        let y = problem.x.graph().custom_vjp(&[problem.x, problem.w], forward, backward);
        y.first().copied().unwrap_or(problem.x)
    }
}
