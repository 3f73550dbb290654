//! Operations that work element by element.

use std::cmp::Ordering;

use ndarray::{ArrayD, IxDyn, Zip};

use super::value::{Data, Value, extents, map_data};
use super::{InterpError, number, special};
use crate::op::{BinaryOp, Comparison, UnaryOp};
use crate::{DType, TensorType};

fn undefined(op: &'static str, dtype: DType) -> InterpError {
    InterpError::invalid(op, format!("not defined for {dtype}"))
}

/// `Op::Unary`.
pub(super) fn unary(op: UnaryOp, x: &Value) -> Result<Value, InterpError> {
    let dtype = x.dtype;
    match &x.data {
        Data::Float(array) if op == UnaryOp::IsFinite => {
            Ok(Value::from_ints(DType::Bool, array.mapv(|x| i128::from(x.is_finite()))))
        }
        Data::Float(array) => {
            let f = float_unary(op).ok_or_else(|| undefined(op.mlir(), dtype))?;
            Ok(Value::from_floats(dtype, array.mapv(f)))
        }
        Data::Int(array) => {
            let f = int_unary(op, dtype).ok_or_else(|| undefined(op.mlir(), dtype))?;
            Ok(Value::from_ints(dtype, array.mapv(f)))
        }
    }
}

fn sign(x: f64) -> f64 {
    if x == 0.0 || x.is_nan() { x } else { 1_f64.copysign(x) }
}

fn float_unary(op: UnaryOp) -> Option<fn(f64) -> f64> {
    Some(match op {
        UnaryOp::Abs => f64::abs,
        UnaryOp::Cbrt => f64::cbrt,
        UnaryOp::Ceil => f64::ceil,
        UnaryOp::Cosine => f64::cos,
        UnaryOp::Exponential => f64::exp,
        UnaryOp::ExponentialMinusOne => f64::exp_m1,
        UnaryOp::Floor => f64::floor,
        UnaryOp::Log => f64::ln,
        UnaryOp::LogPlusOne => f64::ln_1p,
        UnaryOp::Logistic => |x| 1.0 / (1.0 + (-x).exp()),
        UnaryOp::Negate => |x| -x,
        UnaryOp::RoundNearestAfz => f64::round,
        UnaryOp::RoundNearestEven => f64::round_ties_even,
        UnaryOp::Rsqrt => |x| 1.0 / x.sqrt(),
        UnaryOp::Sign => sign,
        UnaryOp::Sine => f64::sin,
        UnaryOp::Sqrt => f64::sqrt,
        UnaryOp::Tan => f64::tan,
        UnaryOp::Tanh => f64::tanh,
        UnaryOp::Erf => libm::erf,
        UnaryOp::Erfc => libm::erfc,
        UnaryOp::ErfInv => special::erf_inv,
        UnaryOp::Acosh => f64::acosh,
        UnaryOp::Acos => f64::acos,
        UnaryOp::Asinh => special::asinh,
        UnaryOp::Asin => f64::asin,
        UnaryOp::Atanh => f64::atanh,
        UnaryOp::Atan => f64::atan,
        UnaryOp::Cosh => f64::cosh,
        UnaryOp::Sinh => f64::sinh,
        UnaryOp::Lgamma => libm::lgamma,
        UnaryOp::Digamma => special::digamma,
        UnaryOp::IsFinite | UnaryOp::CountLeadingZeros | UnaryOp::Not | UnaryOp::Popcnt => return None,
    })
}

fn int_unary(op: UnaryOp, dtype: DType) -> Option<Box<dyn Fn(i128) -> i128>> {
    let bits = dtype.bits() as u32;
    let low_bits = move |x: i128| x & ((1 << bits) - 1);
    Some(match op {
        UnaryOp::Abs => Box::new(i128::abs),
        UnaryOp::CountLeadingZeros => Box::new(move |x| i128::from(low_bits(x).leading_zeros() + bits - 128)),
        UnaryOp::Negate => Box::new(|x| -x),
        UnaryOp::Not => Box::new(|x| !x),
        UnaryOp::Popcnt => Box::new(move |x| i128::from(low_bits(x).count_ones())),
        UnaryOp::Sign => Box::new(i128::signum),
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
        | UnaryOp::Digamma => return None,
    })
}

/// `Op::Binary`.
pub(super) fn binary(op: BinaryOp, x: &Value, y: &Value) -> Result<Value, InterpError> {
    let dtype = x.dtype;
    match (&x.data, &y.data) {
        (Data::Float(a), Data::Float(b)) => {
            let f = float_binary(op, dtype).ok_or_else(|| undefined(op.mlir(), dtype))?;
            Ok(Value::from_floats(dtype, zip(op.mlir(), a, b, f)?))
        }
        (Data::Int(a), Data::Int(b)) => {
            let f = int_binary(op, dtype).ok_or_else(|| undefined(op.mlir(), dtype))?;
            Ok(Value::from_ints(dtype, zip(op.mlir(), a, b, f)?))
        }
        (Data::Float(_), Data::Int(_)) | (Data::Int(_), Data::Float(_)) => {
            Err(InterpError::invalid(op.mlir(), format!("operands of {dtype} and {}", y.dtype)))
        }
    }
}

fn zip<T: Copy, R>(
    op: &'static str,
    a: &ArrayD<T>,
    b: &ArrayD<T>,
    f: impl Fn(T, T) -> R,
) -> Result<ArrayD<R>, InterpError> {
    if a.shape() != b.shape() {
        return Err(InterpError::invalid(op, format!("shapes {:?} and {:?} differ", a.shape(), b.shape())));
    }
    Ok(Zip::from(a).and(b).map_collect(|&x, &y| f(x, y)))
}

fn float_binary(op: BinaryOp, dtype: DType) -> Option<Box<dyn Fn(f64, f64) -> f64>> {
    Some(match op {
        BinaryOp::Add => Box::new(|x, y| x + y),
        BinaryOp::Atan2 => Box::new(f64::atan2),
        BinaryOp::Divide => Box::new(|x, y| x / y),
        BinaryOp::Maximum => Box::new(maximum),
        BinaryOp::Minimum => Box::new(|x, y| -maximum(-x, -y)),
        BinaryOp::Multiply => Box::new(|x, y| x * y),
        BinaryOp::Power => Box::new(f64::powf),
        BinaryOp::Remainder => Box::new(|x, y| x % y),
        BinaryOp::Subtract => Box::new(|x, y| x - y),
        BinaryOp::Polygamma => Box::new(special::polygamma),
        BinaryOp::NextAfter => Box::new(move |x, y| next_after(dtype, x, y)),
        BinaryOp::And
        | BinaryOp::Or
        | BinaryOp::ShiftLeft
        | BinaryOp::ShiftRightArithmetic
        | BinaryOp::ShiftRightLogical
        | BinaryOp::Xor => return None,
    })
}

/// The larger number; NaN if either is, and +0 rather than -0 (IEEE 754-2019, `maximum`).
fn maximum(x: f64, y: f64) -> f64 {
    if x.is_nan() || y.is_nan() {
        f64::NAN
    } else if x == y {
        if x.is_sign_negative() { y } else { x }
    } else {
        x.max(y)
    }
}

fn next_after(dtype: DType, x: f64, y: f64) -> f64 {
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    if x == y {
        return y;
    }
    if x == 0.0 {
        return number::float_from_bits(dtype, 1).copysign(y);
    }
    // Patterns of one sign are ordered as magnitudes.
    let bits = number::float_to_bits(dtype, x);
    let away_from_zero = (y > x) == (x > 0.0);
    number::float_from_bits(dtype, if away_from_zero { bits + 1 } else { bits - 1 })
}

fn int_binary(op: BinaryOp, dtype: DType) -> Option<Box<dyn Fn(i128, i128) -> i128>> {
    let bits = dtype.bits() as u32;
    let unsigned = move |x: i128| x & ((1 << bits) - 1);
    // Shifting by the width or more shifts everything out.
    let distance = move |y: i128| unsigned(y).min(i128::from(bits)) as u32;
    Some(match op {
        BinaryOp::Add if dtype == DType::Bool => Box::new(|x, y| x | y),
        BinaryOp::Add => Box::new(|x, y| x + y),
        BinaryOp::And => Box::new(|x, y| x & y),
        BinaryOp::Divide => Box::new(|x, y| if y == 0 { -1 } else { x / y }),
        BinaryOp::Maximum => Box::new(i128::max),
        BinaryOp::Minimum => Box::new(i128::min),
        BinaryOp::Multiply => Box::new(|x, y| x.wrapping_mul(y)),
        BinaryOp::Or => Box::new(|x, y| x | y),
        BinaryOp::Power => Box::new(move |x, y| int_power(dtype, x, y)),
        BinaryOp::Remainder => Box::new(|x, y| if y == 0 { x } else { x % y }),
        BinaryOp::ShiftLeft => Box::new(move |x, y| unsigned(x) << distance(y)),
        BinaryOp::ShiftRightArithmetic => Box::new(move |x, y| sign_extend(x, bits) >> distance(y)),
        BinaryOp::ShiftRightLogical => Box::new(move |x, y| unsigned(x) >> distance(y)),
        BinaryOp::Subtract => Box::new(|x, y| x - y),
        BinaryOp::Xor => Box::new(|x, y| x ^ y),
        BinaryOp::Atan2 | BinaryOp::NextAfter | BinaryOp::Polygamma => return None,
    })
}

/// The low `bits` of `x` as a two's complement number.
fn sign_extend(x: i128, bits: u32) -> i128 {
    x << (128 - bits) >> (128 - bits)
}

/// Integer power that wraps; a negative exponent gives 1/x^|y| rounded towards zero.
fn int_power(dtype: DType, x: i128, y: i128) -> i128 {
    if y < 0 {
        return match x {
            1 => 1,
            -1 => 1 - 2 * (y & 1),
            _ => 0,
        };
    }
    let (mut result, mut base, mut exponent) = (1, x, y);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = number::wrap(dtype, result * base);
        }
        base = number::wrap(dtype, base.wrapping_mul(base));
        exponent >>= 1;
    }
    result
}

/// `Op::Compare`.
pub(super) fn compare(direction: Comparison, x: &Value, y: &Value) -> Result<Value, InterpError> {
    let name = "compare";
    let holds = |order: Option<Ordering>| {
        i128::from(match direction {
            Comparison::Eq => order == Some(Ordering::Equal),
            Comparison::Ne => order != Some(Ordering::Equal),
            Comparison::Ge => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
            Comparison::Gt => order == Some(Ordering::Greater),
            Comparison::Le => matches!(order, Some(Ordering::Less | Ordering::Equal)),
            Comparison::Lt => order == Some(Ordering::Less),
        })
    };
    let result = match (&x.data, &y.data) {
        (Data::Float(a), Data::Float(b)) => zip(name, a, b, |x, y| holds(x.partial_cmp(&y)))?,
        (Data::Int(a), Data::Int(b)) => zip(name, a, b, |x, y| holds(Some(x.cmp(&y))))?,
        (Data::Float(_), Data::Int(_)) | (Data::Int(_), Data::Float(_)) => {
            return Err(InterpError::invalid(name, format!("operands of {} and {}", x.dtype, y.dtype)));
        }
    };
    Ok(Value::from_ints(DType::Bool, result))
}

/// The element at `index`, or the only one of a scalar.
fn pick<T: Copy>(array: &ArrayD<T>, index: &IxDyn) -> T {
    if array.ndim() == 0 { array[IxDyn(&[])] } else { array[index] }
}

/// `Op::Select`.
pub(super) fn select(predicate: &Value, on_true: &Value, on_false: &Value) -> Result<Value, InterpError> {
    let predicate = predicate.ints("select")?;
    let shape = IxDyn(on_true.extents());
    let data =
        match (&on_true.data, &on_false.data) {
            (Data::Float(t), Data::Float(f)) => Data::Float(ArrayD::from_shape_fn(shape, |at| {
                if pick(predicate, &at) != 0 { t[&at] } else { f[&at] }
            })),
            (Data::Int(t), Data::Int(f)) => Data::Int(ArrayD::from_shape_fn(shape, |at| {
                if pick(predicate, &at) != 0 { t[&at] } else { f[&at] }
            })),
            (Data::Float(_), Data::Int(_)) | (Data::Int(_), Data::Float(_)) => {
                return Err(InterpError::invalid(
                    "select",
                    format!("cases of {} and {}", on_true.dtype, on_false.dtype),
                ));
            }
        };
    Ok(Value { dtype: on_true.dtype, data })
}

/// `Op::Clamp`: minimum(maximum(x, low), high).
pub(super) fn clamp(low: &Value, x: &Value, high: &Value) -> Result<Value, InterpError> {
    let spread = |bound: &Value| {
        let data =
            map_data!(&bound.data, array => ArrayD::from_shape_fn(IxDyn(x.extents()), |at| pick(array, &at)));
        Value { dtype: bound.dtype, data }
    };
    binary(BinaryOp::Minimum, &binary(BinaryOp::Maximum, x, &spread(low))?, &spread(high))
}

/// `Op::Convert`.
pub(super) fn convert(x: &Value, to: DType) -> Value {
    let (least, most) = number::int_range(to);
    match &x.data {
        Data::Float(array) if to.is_float() => Value::from_floats(to, array.clone()),
        Data::Float(array) if to == DType::Bool => Value::from_ints(to, array.mapv(|x| i128::from(x != 0.0))),
        // `as` cuts the fraction, saturates, and turns NaN into 0.
        Data::Float(array) => Value::from_ints(to, array.mapv(|x| (x as i128).clamp(least, most))),
        // One rounding, also from integers that f64 does not hold exactly.
        Data::Int(array) if to == DType::F32 => Value::from_floats(to, array.mapv(|x| f64::from(x as f32))),
        Data::Int(array) if to.is_float() => Value::from_floats(to, array.mapv(|x| x as f64)),
        Data::Int(array) if to == DType::Bool => Value::from_ints(to, array.mapv(|x| i128::from(x != 0))),
        Data::Int(array) => Value::from_ints(to, array.clone()),
    }
}

/// `Op::BitcastConvert`. The first elements of a wider element are its low bits.
pub(super) fn bitcast_convert(x: &Value, ty: &TensorType) -> Result<Value, InterpError> {
    let (from, to) = (x.dtype.bits(), ty.dtype.bits());
    let patterns = x.bit_patterns();
    let patterns = if to <= from {
        let mask = u64::MAX >> (64 - to);
        let pieces = |bits: u64| (0..from / to).map(move |piece| bits >> (piece * to) & mask);
        patterns.into_iter().flat_map(pieces).collect()
    } else {
        let join = |chunk: &[u64]| chunk.iter().rev().fold(0, |bits, piece| bits << from | piece);
        patterns.chunks(to / from).map(join).collect()
    };
    Value::from_bit_patterns(ty, patterns)
}

/// `Op::ReducePrecision`.
pub(super) fn reduce_precision(x: &Value, exponent: u32, mantissa: u32) -> Result<Value, InterpError> {
    match &x.data {
        Data::Float(array) => {
            let rounded = array.mapv(|x| number::reduce_precision(x, exponent, mantissa));
            Ok(Value::from_floats(x.dtype, rounded))
        }
        Data::Int(_) => Err(undefined("reduce_precision", x.dtype)),
    }
}

/// `Op::Iota`.
pub(super) fn iota(dim: i64, ty: &TensorType) -> Value {
    let index = |at: IxDyn| at[dim as usize];
    let shape = extents(&ty.shape);
    if ty.dtype.is_float() {
        Value::from_floats(ty.dtype, ArrayD::from_shape_fn(shape, |at| index(at) as f64))
    } else {
        Value::from_ints(ty.dtype, ArrayD::from_shape_fn(shape, |at| index(at) as i128))
    }
}
