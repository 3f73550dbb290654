//! Dense layers over several axes.

use hlo::op::{Dims, DotDims, Precision};
use hlo::{DType, Tensor};

use super::{Scope, quantization};

/// Product with a kernel whose first `contracting` dimensions meet the last ones of the input.
pub(crate) struct DenseGeneral {
    pub(crate) name: &'static str,
    pub(crate) contracting: i64,
}

impl DenseGeneral {
    /// `[.., in..] -> [.., out..]` in the activations' type; the kernel is cast to it, and both are quantised if the
    /// configuration says so.
    pub(crate) fn apply<'g>(&self, cx: &Scope<'_, 'g>, x: Tensor<'g>) -> Tensor<'g> {
        let dtype = cx.config.dtype;
        let Some(settings) = cx.config.quantization else { return self.apply_in(cx, x, dtype) };
        let cx = &cx.enter(self.name);
        let kernel = cx.param("kernel").to_dtype(dtype);
        quantization::dot_general(cx, settings, x.to_dtype(dtype), kernel, self.contracting as usize)
    }

    /// As [`DenseGeneral::apply`] in another type, and never quantised.
    pub(crate) fn apply_in<'g>(&self, cx: &Scope<'_, 'g>, x: Tensor<'g>, dtype: DType) -> Tensor<'g> {
        let cx = &cx.enter(self.name);
        let kernel = cx.param("kernel").to_dtype(dtype);
        let rank = x.rank() as i64;
        let dims = DotDims {
            lhs_contracting: (rank - self.contracting..rank).collect::<Dims>(),
            rhs_contracting: (0..self.contracting).collect::<Dims>(),
            precision: Some((Precision::Default, Precision::Default)),
            ..DotDims::default()
        };
        x.to_dtype(dtype).dot_general(kernel, dims)
    }
}
