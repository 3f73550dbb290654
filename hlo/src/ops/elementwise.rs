//! Elementwise operations.

use std::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Neg, Not, Rem, Sub};

use crate::dtype::DTypeKind;
use crate::op::{BinaryOp, Comparison, Op, UnaryOp};
use crate::tensor::Rule;
use crate::{DType, Tensor, TensorType};

/// Which element types a unary operation takes (StableHLO spec, constraints of each operation).
pub(crate) fn unary_takes(op: UnaryOp, dtype: DType) -> bool {
    use DTypeKind::{Bool, Float, Signed, Unsigned};
    let kind = dtype.kind();
    match op {
        UnaryOp::Abs | UnaryOp::Sign => matches!(kind, Signed | Float),
        UnaryOp::Negate => matches!(kind, Signed | Unsigned | Float),
        UnaryOp::Not => matches!(kind, Bool | Signed | Unsigned),
        UnaryOp::CountLeadingZeros | UnaryOp::Popcnt => matches!(kind, Signed | Unsigned),
        UnaryOp::Cbrt
        | UnaryOp::Ceil
        | UnaryOp::Cosine
        | UnaryOp::Exponential
        | UnaryOp::ExponentialMinusOne
        | UnaryOp::Floor
        | UnaryOp::IsFinite
        | UnaryOp::Log
        | UnaryOp::LogPlusOne
        | UnaryOp::Logistic
        | UnaryOp::RoundNearestAfz
        | UnaryOp::RoundNearestEven
        | UnaryOp::Rsqrt
        | UnaryOp::Sine
        | UnaryOp::Sqrt
        | UnaryOp::Tan
        | UnaryOp::Tanh
        | UnaryOp::Erf
        | UnaryOp::Erfc
        | UnaryOp::ErfInv
        | UnaryOp::Acosh
        | UnaryOp::Acos
        | UnaryOp::Asinh
        | UnaryOp::Asin
        | UnaryOp::Atanh
        | UnaryOp::Atan
        | UnaryOp::Cosh
        | UnaryOp::Sinh
        | UnaryOp::Lgamma
        | UnaryOp::Digamma => matches!(kind, Float),
    }
}

/// Which element types a binary operation takes.
pub(crate) fn binary_takes(op: BinaryOp, dtype: DType) -> bool {
    use DTypeKind::{Bool, Float};
    let kind = dtype.kind();
    match op {
        BinaryOp::Add | BinaryOp::Maximum | BinaryOp::Minimum | BinaryOp::Multiply => true,
        BinaryOp::Subtract | BinaryOp::Divide | BinaryOp::Remainder | BinaryOp::Power => {
            !matches!(kind, Bool)
        }
        BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => !matches!(kind, Float),
        BinaryOp::ShiftLeft | BinaryOp::ShiftRightArithmetic | BinaryOp::ShiftRightLogical => {
            dtype.is_integer()
        }
        BinaryOp::Atan2 | BinaryOp::NextAfter | BinaryOp::Polygamma => matches!(kind, Float),
    }
}

pub(crate) fn unary_rule(op: UnaryOp, x: &TensorType) -> Rule<TensorType> {
    if !unary_takes(op, x.dtype) {
        return Err(format!("does not take {}", x.dtype));
    }
    Ok(if op == UnaryOp::IsFinite { x.with_dtype(DType::Bool) } else { x.clone() })
}

pub(crate) fn binary_rule(op: BinaryOp, x: &TensorType, y: &TensorType) -> Rule<TensorType> {
    if x.dtype != y.dtype {
        return Err(format!("element types differ: {} and {}; convert one with to_dtype", x.dtype, y.dtype));
    }
    if x.shape != y.shape {
        return Err(format!("shapes differ: {} and {}", x.shape, y.shape));
    }
    if !binary_takes(op, x.dtype) {
        return Err(format!("does not take {}", x.dtype));
    }
    Ok(x.clone())
}

impl<'g> Tensor<'g> {
    /// Elementwise operation of one operand.
    #[track_caller]
    pub fn unary(self, op: UnaryOp) -> Tensor<'g> {
        self.graph().op1(Op::Unary(op).name(), &[self], |t| Ok((Op::Unary(op), unary_rule(op, t[0])?)))
    }

    /// Elementwise operation of two operands; shapes are broadcast as in NumPy, element types must be equal.
    #[track_caller]
    pub fn binary(self, op: BinaryOp, rhs: Tensor<'g>) -> Tensor<'g> {
        let (x, y) = self.broadcast_together(rhs);
        self.graph()
            .op1(Op::Binary(op).name(), &[x, y], |t| Ok((Op::Binary(op), binary_rule(op, t[0], t[1])?)))
    }

    /// Elementwise comparison with NumPy broadcasting; floats compare as IEEE (NaN is unequal to everything).
    #[track_caller]
    pub fn compare(self, direction: Comparison, rhs: Tensor<'g>) -> Tensor<'g> {
        let (x, y) = self.broadcast_together(rhs);
        self.graph().op1("compare", &[x, y], |t| {
            if t[0] != t[1] {
                return Err(format!("types differ: {} and {}", t[0], t[1]));
            }
            Ok((Op::Compare(direction), t[0].with_dtype(DType::Bool)))
        })
    }

    /// `on_true` where this boolean tensor holds, else `on_false`; shapes are broadcast (`jnp.where`).
    #[track_caller]
    pub fn select(self, on_true: Tensor<'g>, on_false: Tensor<'g>) -> Tensor<'g> {
        let (on_true, on_false) = on_true.broadcast_together(on_false);
        let (predicate, on_true) = self.broadcast_together(on_true);
        let (_, on_false) = predicate.broadcast_together(on_false);
        self.graph().op1("select", &[predicate, on_true, on_false], |t| {
            if t[0].dtype != DType::Bool {
                return Err(format!("the predicate must be boolean, not {}", t[0].dtype));
            }
            if t[1] != t[2] {
                return Err(format!("types of the cases differ: {} and {}", t[1], t[2]));
            }
            Ok((Op::Select, t[1].clone()))
        })
    }

    /// `min(max(self, low), high)`; bounds of the same type or scalars.
    #[track_caller]
    pub fn clamp(self, low: Tensor<'g>, high: Tensor<'g>) -> Tensor<'g> {
        self.graph().op1("clamp", &[low, self, high], |t| {
            for bound in [t[0], t[2]] {
                if bound.dtype != t[1].dtype || (bound.rank() != 0 && bound.shape != t[1].shape) {
                    return Err(format!("bound {bound} fits neither {} nor its scalar", t[1]));
                }
            }
            Ok((Op::Clamp, t[1].clone()))
        })
    }

    /// Converts to another element type (`lax.convert_element_type`); itself when it has that type already.
    #[track_caller]
    pub fn to_dtype(self, dtype: DType) -> Tensor<'g> {
        if self.is_poison() || self.dtype() == dtype {
            return self;
        }
        self.graph().op1("convert", &[self], |t| Ok((Op::Convert, t[0].with_dtype(dtype))))
    }

    /// Reinterprets the bits as another element type. When widths differ, the last dimension is split (a new one
    /// appears) or joined (it vanishes).
    #[track_caller]
    pub fn bitcast_convert(self, dtype: DType) -> Tensor<'g> {
        self.graph().op1("bitcast_convert", &[self], |t| Ok((Op::BitcastConvert, bitcast_rule(t[0], dtype)?)))
    }

    /// Rounds to a format of `exponent` and `mantissa` bits, keeping the element type. XLA never removes it, unlike a
    /// pair of converts.
    #[track_caller]
    pub fn reduce_precision(self, exponent: u32, mantissa: u32) -> Tensor<'g> {
        self.graph().op1("reduce_precision", &[self], |t| {
            if !t[0].dtype.is_float() || exponent == 0 {
                return Err(format!(
                    "needs a float and at least one exponent bit, not {} and {exponent}",
                    t[0].dtype
                ));
            }
            Ok((Op::ReducePrecision { exponent, mantissa }, t[0].clone()))
        })
    }

    /// Identity with zero gradient.
    #[track_caller]
    pub fn stop_gradient(self) -> Tensor<'g> {
        self.graph().op1("stop_gradient", &[self], |t| Ok((Op::StopGradient, t[0].clone())))
    }
}

pub(crate) fn bitcast_rule(x: &TensorType, dtype: DType) -> Rule<TensorType> {
    let (from, to) = (x.dtype.bits(), dtype.bits());
    if (x.dtype == DType::Bool) != (dtype == DType::Bool) {
        return Err(format!("cannot reinterpret {} as {dtype}", x.dtype));
    }
    if from == to {
        return Ok(x.with_dtype(dtype));
    }
    if from > to {
        let ratio = (from / to) as i64;
        let shape = x.shape.iter().copied().chain([ratio]).collect();
        return Ok(TensorType { dtype, shape });
    }
    let ratio = (to / from) as i64;
    match x.shape.split_last() {
        Some((last, rest)) if *last == ratio => Ok(TensorType::new(dtype, rest)),
        _ => Err(format!("the last dimension of {x} must be {ratio} to become {dtype}")),
    }
}

macro_rules! unary_methods {
    ($($(#[$doc:meta])* $method:ident $op:ident;)*) => {
        impl<'g> Tensor<'g> {$(
            $(#[$doc])*
            #[track_caller]
            pub fn $method(self) -> Tensor<'g> { self.unary(UnaryOp::$op) }
        )*}
    };
}
unary_methods! {
    /// Absolute value.
    abs Abs;
    /// Cube root.
    cbrt Cbrt;
    /// Round towards positive infinity.
    ceil Ceil;
    /// Cosine.
    cos Cosine;
    /// Leading zero bits.
    clz CountLeadingZeros;
    /// e^x.
    exp Exponential;
    /// e^x - 1.
    expm1 ExponentialMinusOne;
    /// Round towards negative infinity.
    floor Floor;
    /// True where finite.
    is_finite IsFinite;
    /// Natural logarithm.
    log Log;
    /// ln(1 + x).
    log1p LogPlusOne;
    /// 1 / (1 + e^-x).
    logistic Logistic;
    /// Bitwise or logical not.
    bitwise_not Not;
    /// Number of one bits.
    population_count Popcnt;
    /// Nearest integer, halves away from zero.
    round_away_from_zero RoundNearestAfz;
    /// Nearest integer, halves to even.
    round RoundNearestEven;
    /// 1 / sqrt(x).
    rsqrt Rsqrt;
    /// -1, 0 or 1.
    sign Sign;
    /// Sine.
    sin Sine;
    /// Square root.
    sqrt Sqrt;
    /// Tangent.
    tan Tan;
    /// Hyperbolic tangent.
    tanh Tanh;
    /// Error function.
    erf Erf;
    /// Complementary error function.
    erfc Erfc;
    /// Inverse error function.
    erf_inv ErfInv;
    /// Inverse hyperbolic cosine.
    acosh Acosh;
    /// Inverse cosine.
    acos Acos;
    /// Inverse hyperbolic sine.
    asinh Asinh;
    /// Inverse sine.
    asin Asin;
    /// Inverse hyperbolic tangent.
    atanh Atanh;
    /// Inverse tangent.
    atan Atan;
    /// Hyperbolic cosine.
    cosh Cosh;
    /// Hyperbolic sine.
    sinh Sinh;
    /// Log of |gamma(x)|.
    lgamma Lgamma;
    /// Derivative of `lgamma`.
    digamma Digamma;
}

macro_rules! binary_methods {
    ($($(#[$doc:meta])* $method:ident $op:ident;)*) => {
        impl<'g> Tensor<'g> {$(
            $(#[$doc])*
            #[track_caller]
            pub fn $method(self, rhs: Tensor<'g>) -> Tensor<'g> { self.binary(BinaryOp::$op, rhs) }
        )*}
    };
}
binary_methods! {
    /// Larger of two; NaN wins.
    maximum Maximum;
    /// Smaller of two; NaN wins.
    minimum Minimum;
    /// x^y.
    pow Power;
    /// Angle of the point (rhs, self).
    atan2 Atan2;
    /// x << y.
    shift_left ShiftLeft;
    /// Arithmetic x >> y.
    shift_right_arithmetic ShiftRightArithmetic;
    /// Logical x >> y.
    shift_right_logical ShiftRightLogical;
    /// The float next to x in the direction of y.
    nextafter NextAfter;
    /// Derivative number self (0, 1, ...) of `digamma` at rhs.
    polygamma Polygamma;
}

macro_rules! compare_methods {
    ($($(#[$doc:meta])* $method:ident $op:ident;)*) => {
        impl<'g> Tensor<'g> {$(
            $(#[$doc])*
            #[track_caller]
            pub fn $method(self, rhs: impl Operand<'g>) -> Tensor<'g> {
                self.compare(Comparison::$op, rhs.operand(self))
            }
        )*}
    };
}
compare_methods! {
    /// Where equal.
    equal Eq;
    /// Where not equal.
    not_equal Ne;
    /// Where at least.
    ge Ge;
    /// Where greater.
    gt Gt;
    /// Where at most.
    le Le;
    /// Where less.
    lt Lt;
}

/// The right-hand side of an operator: a tensor, or a number that takes the left one's element type (a weakly typed
/// scalar, as in JAX).
pub trait Operand<'g> {
    /// As a tensor of the element type of `like`.
    #[track_caller]
    fn operand(self, like: Tensor<'g>) -> Tensor<'g>;
}

impl<'g> Operand<'g> for Tensor<'g> {
    fn operand(self, _like: Tensor<'g>) -> Tensor<'g> {
        self
    }
}

macro_rules! number_operands {
    ($($t:ty),*) => {$(
        impl<'g> Operand<'g> for $t {
            #[track_caller]
            fn operand(self, like: Tensor<'g>) -> Tensor<'g> {
                if like.is_poison() { return like; }
                like.graph().scalar(like.dtype(), self as f64)
            }
        }
    )*};
}
number_operands!(f64, f32, i32, i64, u32);

macro_rules! operators {
    ($($trait:ident $method:ident $op:ident;)*) => {$(
        impl<'g, R: Operand<'g>> $trait<R> for Tensor<'g> {
            type Output = Tensor<'g>;
            #[track_caller]
            fn $method(self, rhs: R) -> Tensor<'g> { self.binary(BinaryOp::$op, rhs.operand(self)) }
        }
    )*};
}
operators! {
    Add add Add;
    Sub sub Subtract;
    Mul mul Multiply;
    Div div Divide;
    Rem rem Remainder;
    BitAnd bitand And;
    BitOr bitor Or;
    BitXor bitxor Xor;
}

macro_rules! left_scalars {
    ($($trait:ident $method:ident $op:ident;)*) => {$(
        impl<'g> $trait<Tensor<'g>> for f64 {
            type Output = Tensor<'g>;
            #[track_caller]
            fn $method(self, rhs: Tensor<'g>) -> Tensor<'g> { self.operand(rhs).binary(BinaryOp::$op, rhs) }
        }
    )*};
}
left_scalars! {
    Add add Add;
    Sub sub Subtract;
    Mul mul Multiply;
    Div div Divide;
}

impl<'g> Neg for Tensor<'g> {
    type Output = Tensor<'g>;
    #[track_caller]
    fn neg(self) -> Tensor<'g> {
        self.unary(UnaryOp::Negate)
    }
}

impl<'g> Not for Tensor<'g> {
    type Output = Tensor<'g>;
    #[track_caller]
    fn not(self) -> Tensor<'g> {
        self.unary(UnaryOp::Not)
    }
}
