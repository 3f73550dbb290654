//! Distributions over a traced key's bits, in the order of operations of `jax.random`.

use std::f64::consts::SQRT_2;

use super::host::{Span, shuffle_rounds};
use super::{Key, RandomError};
use crate::op::BinaryOp;
use crate::{DType, Literal, Shape, Tensor};

impl<'g> Key<'g> {
    /// Uniform in `[minval, maxval)` (`jax.random.uniform`); `dtype` is a float of 16 to 64 bits.
    #[track_caller]
    pub fn uniform(self, dtype: DType, shape: impl Into<Shape>, minval: f64, maxval: f64) -> Tensor<'g> {
        let bound = |value| self.words().graph().scalar(dtype, value);
        self.uniform_between(shape, bound(minval), bound(maxval))
    }

    /// [`Key::uniform`] between two tensors of one float type, scalars or of the shape.
    ///
    /// Random bits become the mantissa of a number in [1, 2). A type with fewer than 8 mantissa bits takes them from
    /// words of 8 bits.
    #[track_caller]
    pub fn uniform_between(
        self,
        shape: impl Into<Shape>,
        minval: Tensor<'g>,
        maxval: Tensor<'g>,
    ) -> Tensor<'g> {
        let (graph, shape, dtype) = (self.words().graph(), shape.into(), minval.dtype());
        let (Some(mantissa), Some(pattern)) = (dtype.mantissa_bits(), dtype.unsigned_of_same_width()) else {
            return self.refuse("random_uniform", RandomError::DType { what: "a float", got: dtype });
        };
        if minval.is_poison() || maxval.is_poison() {
            return graph.poison();
        }
        if dtype.bits() < 16 {
            return self.refuse(
                "random_uniform",
                RandomError::DType { what: "a float of 16 to 64 bits", got: dtype },
            );
        }
        let word = if mantissa < 8 { DType::U8 } else { pattern };
        let bits = self.bits(word, &shape).to_dtype(pattern);
        let distance = graph.full(pattern, &shape, word.bits() as f64 - f64::from(mantissa));
        let one = graph.scalar(dtype, 1.0);
        let fraction = bits.binary(BinaryOp::ShiftRightLogical, distance);
        let unit = (fraction | one.bitcast_convert(pattern)).bitcast_convert(dtype) - one;
        minval.broadcast_to(&shape).maximum(unit * (maxval - minval) + minval)
    }

    /// Standard normal (`jax.random.normal`).
    #[track_caller]
    pub fn normal(self, dtype: DType, shape: impl Into<Shape>) -> Tensor<'g> {
        let graph = self.words().graph();
        let minus_one = graph.scalar(dtype, -1.0);
        // The float after -1: its erf_inv is finite.
        let low = self.neighbour(minus_one, 0.0);
        self.uniform_between(shape, low, graph.scalar(dtype, 1.0)).erf_inv() * SQRT_2
    }

    /// Standard normal within `(lower, upper)` (`jax.random.truncated_normal`).
    #[track_caller]
    pub fn truncated_normal(
        self,
        dtype: DType,
        shape: impl Into<Shape>,
        lower: f64,
        upper: f64,
    ) -> Tensor<'g> {
        let graph = self.words().graph();
        let (lower, upper) = (graph.scalar(dtype, lower), graph.scalar(dtype, upper));
        let draw =
            self.uniform_between(shape, (lower / SQRT_2).erf(), (upper / SQRT_2).erf()).erf_inv() * SQRT_2;
        draw.clamp(self.neighbour(lower, f64::INFINITY), self.neighbour(upper, f64::NEG_INFINITY))
    }

    /// The float next to the scalar constant `x` in the direction of `towards`.
    fn neighbour(self, x: Tensor<'g>, towards: f64) -> Tensor<'g> {
        let towards = self.words().graph().scalar(x.dtype(), towards);
        x.binary(BinaryOp::NextAfter, towards)
    }

    /// True with probability `p` (`jax.random.bernoulli`): a uniform number of type `dtype` is below `p`.
    #[track_caller]
    pub fn bernoulli(self, dtype: DType, shape: impl Into<Shape>, p: f64) -> Tensor<'g> {
        self.uniform(dtype, shape, 0.0, 1.0).lt(p)
    }

    /// Standard Gumbel (`jax.random.gumbel`).
    #[track_caller]
    pub fn gumbel(self, dtype: DType, shape: impl Into<Shape>) -> Tensor<'g> {
        let Some(tiny) = smallest_normal(dtype) else {
            return self.refuse(
                "random_gumbel",
                RandomError::DType { what: "a float of 16 to 64 bits", got: dtype },
            );
        };
        -(-self.uniform(dtype, shape, tiny, 1.0).log()).log()
    }

    /// An index along `axis` with probability softmax(logits), for each position of the other axes
    /// (`jax.random.categorical`); i32, the shape of `logits` without `axis`.
    #[track_caller]
    pub fn categorical(self, logits: Tensor<'g>, axis: i64) -> Tensor<'g> {
        if logits.is_poison() {
            return logits;
        }
        (self.gumbel(logits.dtype(), logits.shape()) + logits).argmax(axis, DType::I32)
    }

    /// Integers uniform in `[minval, maxval)` (`jax.random.randint`). Bounds outside of the type are clipped to it (a
    /// `maxval` above it makes the type's largest value possible); an empty interval gives `minval`.
    #[track_caller]
    pub fn randint(self, dtype: DType, shape: impl Into<Shape>, minval: i128, maxval: i128) -> Tensor<'g> {
        let shape = shape.into();
        if !dtype.is_integer() || dtype.bits() < 8 {
            return self.refuse(
                "random_randint",
                RandomError::DType { what: "an integer of 8 to 64 bits", got: dtype },
            );
        }
        // Narrow types are sampled in 32 bits.
        let word = if dtype.bits() == 64 { DType::U64 } else { DType::U32 };
        let span = Span::of_type(minval, maxval, dtype);
        let keys = self.split(2);
        let [high, low] = [keys[0], keys[1]].map(|key| key.bits(word, &shape));
        let constant = |value: i128| self.integer(word, value).broadcast_to(&shape);
        let offset = match span.divisor(word.bits() as u32) {
            // Every pattern is a value; the multiplier 2^bits is zero.
            None => low,
            Some(divisor) => {
                let divisor = constant(divisor);
                let multiplier = constant(span.multiplier(word.bits() as u32));
                ((high % divisor) * multiplier + low % divisor) % divisor
            }
        };
        offset.to_dtype(dtype) + self.integer(dtype, span.minval).broadcast_to(&shape)
    }

    fn integer(self, dtype: DType, value: i128) -> Tensor<'g> {
        let graph = self.words().graph();
        match Literal::integer(dtype, value) {
            Some(literal) => graph.constant(literal),
            None => self.refuse("random_randint", RandomError::DType { what: "an integer", got: dtype }),
        }
    }

    /// `0..n` in random order (`jax.random.permutation(key, n)`), i32.
    #[track_caller]
    pub fn permutation(self, n: i64) -> Tensor<'g> {
        self.shuffle(self.words().graph().iota(DType::I32, [n], 0), 0)
    }

    /// `x` with each vector along `axis` in a random order of its own
    /// (`jax.random.permutation(key, x, axis, independent=True)`). To move whole slices, index with
    /// [`Key::permutation`].
    #[track_caller]
    pub fn shuffle(self, mut x: Tensor<'g>, axis: i64) -> Tensor<'g> {
        if x.is_poison() {
            return x;
        }
        let shape = x.shape();
        let mut key = self;
        for _ in 0..shuffle_rounds(shape.num_elements().max(0) as usize) {
            let keys = key.split(2);
            key = keys[0];
            let words = keys[1].bits(DType::U32, &shape);
            let sorted = x.graph().sort(&[words, x], axis, true, |lhs, rhs| lhs[0].lt(rhs[0]));
            x = sorted.get(1).copied().unwrap_or_else(|| x.graph().poison());
        }
        x
    }

    #[track_caller]
    fn refuse(self, op: &'static str, error: RandomError) -> Tensor<'g> {
        let graph = self.words().graph();
        if !self.words().is_poison() {
            graph.record_error(op, error.to_string());
        }
        graph.poison()
    }
}

/// Smallest positive normal number of a float type of 16 to 64 bits.
fn smallest_normal(dtype: DType) -> Option<f64> {
    Some(match dtype {
        DType::F16 => 2_f64.powi(-14),
        DType::BF16 | DType::F32 => f64::from(f32::MIN_POSITIVE),
        DType::F64 => f64::MIN_POSITIVE,
        DType::Bool
        | DType::I4
        | DType::I8
        | DType::I16
        | DType::I32
        | DType::I64
        | DType::U4
        | DType::U8
        | DType::U16
        | DType::U32
        | DType::U64
        | DType::F4E2M1FN
        | DType::F8E3M4
        | DType::F8E4M3
        | DType::F8E4M3FN
        | DType::F8E4M3FNUZ
        | DType::F8E4M3B11FNUZ
        | DType::F8E5M2
        | DType::F8E5M2FNUZ
        | DType::F8E8M0FNU => return None,
    })
}
