//! Functions of `jax.nn` and `jax.numpy` made of the operations.

use crate::{DType, Tensor};

impl<'g> Tensor<'g> {
    /// x * logistic(x).
    #[track_caller]
    pub fn silu(self) -> Tensor<'g> {
        self * self.logistic()
    }

    /// max(x, 0). A select, not a maximum: the gradient at 0 is 0, as `jax.nn.relu` has it, where a maximum of
    /// equal operands would halve the cotangent.
    #[track_caller]
    pub fn relu(self) -> Tensor<'g> {
        self.le(0.0).select(self.zeros_like(), self)
    }

    /// Gaussian error linear unit in its tanh approximation (`jax.nn.gelu`, approximate=True).
    #[track_caller]
    pub fn gelu(self) -> Tensor<'g> {
        let c = (2.0 / std::f64::consts::PI).sqrt();
        let inner = (self + self * self * self * 0.044715) * c;
        self * ((inner.tanh() + 1.0) * 0.5)
    }

    /// x * x.
    #[track_caller]
    pub fn square(self) -> Tensor<'g> {
        self * self
    }

    /// x^n by repeated multiplication, as `lax.integer_pow`.
    #[track_caller]
    pub fn integer_pow(self, n: i32) -> Tensor<'g> {
        if n < 0 {
            return 1.0 / self.natural_pow(n.unsigned_abs());
        }
        self.natural_pow(n.unsigned_abs())
    }

    #[track_caller]
    fn natural_pow(self, n: u32) -> Tensor<'g> {
        let (mut result, mut base, mut n) = (None, self, n);
        while n > 0 {
            if n & 1 == 1 {
                result = Some(match result {
                    Some(r) => r * base,
                    None => base,
                });
            }
            n >>= 1;
            if n > 0 {
                base = base * base;
            }
        }
        result.unwrap_or_else(|| self.graph().full(self.dtype(), self.shape(), 1.0))
    }

    /// Inserts back a reduced dimension and stretches to the shape of `like`.
    #[track_caller]
    pub fn broadcast_reduced(self, like: Tensor<'g>, dim: i64) -> Tensor<'g> {
        let shape = like.shape();
        let dims: Vec<i64> = (0..shape.rank() as i64).filter(|d| *d != dim).collect();
        self.broadcast_in_dim(shape, &dims)
    }

    /// log(sum(exp(x))) over `dim`, shifted by the maximum (whose gradient is stopped; an infinite maximum counts as
    /// 0, as in JAX).
    #[track_caller]
    pub fn logsumexp(self, dim: i64) -> Tensor<'g> {
        let max = self.max(&[dim]).stop_gradient();
        let max = max.is_finite().select(max, max.zeros_like());
        let shifted = self - max.broadcast_reduced(self, dim);
        shifted.exp().sum(&[dim]).log() + max
    }

    /// Softmax over `dim`.
    #[track_caller]
    pub fn softmax(self, dim: i64) -> Tensor<'g> {
        let max = self.max(&[dim]).stop_gradient();
        let e = (self - max.broadcast_reduced(self, dim)).exp();
        e / e.sum(&[dim]).broadcast_reduced(self, dim)
    }

    /// log(softmax(x)) over `dim`.
    #[track_caller]
    pub fn log_softmax(self, dim: i64) -> Tensor<'g> {
        let max = self.max(&[dim]).stop_gradient();
        let shifted = self - max.broadcast_reduced(self, dim);
        shifted - shifted.exp().sum(&[dim]).log().broadcast_reduced(self, dim)
    }

    /// `[n, n]` lower triangle mask at or below diagonal `k`: element (i, j) holds when j <= i + k.
    #[track_caller]
    pub fn tril_mask(graph: &'g crate::Graph, rows: i64, cols: i64, k: i64) -> Tensor<'g> {
        let i = graph.iota(DType::I32, [rows, cols], 0);
        let j = graph.iota(DType::I32, [rows, cols], 1);
        (i + k).ge(j)
    }
}
