use super::{Problem, QuantizedDot, keep};
use crate::emit::{amax, hadamard, nvfp4};
use crate::gemm::{GemmOperand, Pass};
use hlo::random::Key;
use hlo::{DType, Tensor};

/// What a product needs of a quantised matrix; also what stays for the backward pass.
#[derive(Clone, Copy)]
struct Operand<'g> {
    codes: Tensor<'g>,
    tiled: Tensor<'g>,
    amax: Tensor<'g>,
}

impl<'g> Operand<'g> {
    fn new(quantized: nvfp4::Quantized<'g>) -> Self {
        Self { codes: quantized.codes, tiled: quantized.tiled_scales(), amax: quantized.amax }
    }

    fn residuals(self) -> [Tensor<'g>; 3] {
        [self.codes, self.tiled, self.amax].map(keep)
    }

    fn from_residuals(saved: &[Tensor<'g>]) -> Self {
        Self { codes: saved[0], tiled: saved[1], amax: saved[2] }
    }

    fn gemm(self) -> GemmOperand<'g> {
        GemmOperand { codes: self.codes, scales: self.tiled }
    }

    fn global_scale(self) -> Tensor<'g> {
        nvfp4::Quantized { codes: self.codes, scales: self.tiled, amax: self.amax }.global_scale()
    }
}

impl<'g> QuantizedDot<'_, 'g> {
    pub(super) fn nvfp4(&self, problem: Problem<'g>) -> Tensor<'g> {
        let dtype = problem.x.dtype();
        if self.settings.hadamard && dtype != DType::BF16 {
            return self.fail(
                problem.x,
                "the Hadamard transform takes bf16: set dtype=bfloat16, or use te_nvfp4_no_rht",
            );
        }
        if self.settings.stochastic && self.key.is_none() {
            return self.fail(problem.x, "stochastic rounding of gradients needs a random key");
        }
        let forward = |inputs: &[Tensor<'g>]| {
            let (x, w) = (inputs[0], inputs[1]);
            let x_row = Operand::new(nvfp4::quantize_1d(x, None));
            let x_col = self.column_copy(x, x_row.amax, None);
            let [w_row, w_col] = self.weight_copies(w);
            let y = self.product(Pass::Fprop, x_row, w_col, dtype);
            (vec![y], [x_col.residuals(), w_row.residuals()].concat())
        };
        let backward = |saved: &[Tensor<'g>], cotangents: &[Tensor<'g>]| {
            let (x_col, w_row) = (Operand::from_residuals(saved), Operand::from_residuals(&saved[3..]));
            let dy = cotangents[0];
            let dy_row = Operand::new(nvfp4::quantize_1d(dy, self.bytes(0, problem.m, problem.n)));
            let dy_col = self.column_copy(dy, dy_row.amax, self.bytes(1, problem.n, problem.m));
            let dx = self.product(Pass::Dgrad, dy_row, w_row, dtype);
            let dw = self.product(Pass::Wgrad, x_col, dy_col, self.weight_gradient_type(dtype));
            vec![dx, dw.to_dtype(dtype)]
        };
        let y = problem.x.graph().custom_vjp(&[problem.x, problem.w], forward, backward);
        y.first().copied().unwrap_or(problem.x)
    }

    /// The transpose of a `[rows, cols]` matrix, blocked along its rows, through the Hadamard transform if the recipe
    /// has it; the transform has an amax of its own.
    fn column_copy(&self, x: Tensor<'g>, amax_before: Tensor<'g>, bytes: Option<Tensor<'g>>) -> Operand<'g> {
        Operand::new(match bytes {
            bytes if self.settings.hadamard => nvfp4::quantize_1d(hadamard::transform_transposed(x), bytes),
            None => nvfp4::quantize_columns_with_amax(x, amax_before),
            bytes => nvfp4::quantize_1d_with_amax(x.transpose(&[1, 0]), amax_before, bytes),
        })
    }

    /// A kernel `[k, n]` row-wise, and column-wise as `[n, k]`; both share one amax.
    fn weight_copies(&self, w: Tensor<'g>) -> [Operand<'g>; 2] {
        if self.settings.two_d_weights {
            return nvfp4::quantize_2d(w).map(Operand::new);
        }
        let amax = amax(w);
        let row = nvfp4::quantize_1d_with_amax(w, amax, None);
        [row, nvfp4::quantize_columns_with_amax(w, amax)].map(Operand::new)
    }

    fn product(&self, pass: Pass, left: Operand<'g>, right: Operand<'g>, result: DType) -> Tensor<'g> {
        let alpha = left.global_scale() * right.global_scale();
        self.gemm(pass, result).emit(left.gemm(), right.gemm(), Some(alpha))
    }

    /// One random byte for each element of copy number `copy`, if the recipe rounds gradients stochastically.
    fn bytes(&self, copy: u32, rows: i64, cols: i64) -> Option<Tensor<'g>> {
        let key: Key<'g> = self.key.filter(|_| self.settings.stochastic)?;
        // Four bytes of every word; threefry is the expensive part.
        let words = key.fold_in(copy).bits(DType::U32, [rows, cols / 4]);
        Some(words.bitcast_convert(DType::U8).reshape([rows, cols]))
    }
}
