//! Element types as numbers: rounding, wrapping and bit patterns.
//!
//! A float of any type is held as the f64 of the same value, an integer or boolean as the i128 of the same value.
//! [`round`] and [`wrap`] bring a result of wider arithmetic back into the type.

use half::{bf16, f16};

use crate::{DType, DTypeKind};

/// What a float type does with values beyond its largest finite one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Overflow {
    /// They become infinite.
    Infinity,
    /// They become NaN; the type has no infinities.
    Nan,
    /// They become the largest finite value; the type has neither infinities nor NaN.
    Saturate,
}

/// A binary floating-point format.
#[derive(Clone, Copy)]
struct Format {
    mantissa_bits: i32,
    /// Exponent of the smallest normal value.
    min_exponent: i32,
    max: f64,
    overflow: Overflow,
}

/// The format of a type; None for those that are no float, F64 (held as it is) and F8E8M0FNU (powers of two only).
fn format(dtype: DType) -> Option<Format> {
    let make =
        |mantissa_bits, min_exponent, max, overflow| Format { mantissa_bits, min_exponent, max, overflow };
    Some(match dtype {
        DType::F4E2M1FN => make(1, 0, 6.0, Overflow::Saturate),
        DType::F8E3M4 => make(4, -2, 15.5, Overflow::Infinity),
        DType::F8E4M3 => make(3, -6, 240.0, Overflow::Infinity),
        DType::F8E4M3FN => make(3, -6, 448.0, Overflow::Nan),
        DType::F8E4M3FNUZ => make(3, -7, 240.0, Overflow::Nan),
        DType::F8E4M3B11FNUZ => make(3, -10, 30.0, Overflow::Nan),
        DType::F8E5M2 => make(2, -14, 57344.0, Overflow::Infinity),
        DType::F8E5M2FNUZ => make(2, -15, 57344.0, Overflow::Nan),
        DType::F16 => make(10, -14, 65504.0, Overflow::Infinity),
        DType::BF16 => make(7, -126, 3.389_531_389_251_535_5e38, Overflow::Infinity),
        DType::F32 => make(23, -126, f64::from(f32::MAX), Overflow::Infinity),
        DType::F64
        | DType::F8E8M0FNU
        | DType::Bool
        | DType::I4
        | DType::I8
        | DType::I16
        | DType::I32
        | DType::I64
        | DType::U4
        | DType::U8
        | DType::U16
        | DType::U32
        | DType::U64 => return None,
    })
}

/// Binary exponent of a finite, non-zero number: `2^e <= |x| < 2^(e+1)`.
fn exponent(x: f64) -> i32 {
    let biased = (x.to_bits() >> 52 & 0x7ff) as i32;
    // A subnormal f64 is far below the smallest value of every format asked for.
    if biased == 0 { -1023 } else { biased - 1023 }
}

/// 2^e, exact down to the smallest subnormal.
fn power_of_two(e: i32) -> f64 {
    if e >= -1022 {
        f64::from_bits(((e + 1023) as u64) << 52)
    } else {
        f64::from_bits(1 << (e + 1074).max(0))
    }
}

/// To the nearest multiple of the unit in the last place, halves to even.
fn round_mantissa(x: f64, mantissa_bits: i32, min_exponent: i32) -> f64 {
    if x == 0.0 || !x.is_finite() {
        return x;
    }
    let unit = power_of_two(exponent(x).max(min_exponent) - mantissa_bits);
    (x / unit).round_ties_even() * unit
}

/// The value of float type `dtype` nearest to `x`, halves to even.
pub(super) fn round(dtype: DType, x: f64) -> f64 {
    let Some(format) = format(dtype) else {
        return if dtype == DType::F8E8M0FNU { round_to_power(x) } else { x };
    };
    let unsigned_zero = matches!(dtype, DType::F8E4M3FNUZ | DType::F8E4M3B11FNUZ | DType::F8E5M2FNUZ);
    if x.is_nan() {
        return if format.overflow == Overflow::Saturate { -0.0 } else { x };
    }
    let rounded = round_mantissa(x, format.mantissa_bits, format.min_exponent);
    if rounded.abs() <= format.max {
        return if unsigned_zero && rounded == 0.0 { 0.0 } else { rounded };
    }
    match format.overflow {
        Overflow::Infinity => f64::INFINITY.copysign(x),
        Overflow::Nan => f64::NAN,
        Overflow::Saturate => format.max.copysign(x),
    }
}

/// F8E8M0FNU: the nearest power of two from 2^-127 to 2^127, halves (1.5 * 2^e) up, as XLA rounds; NaN for what is not
/// positive.
fn round_to_power(x: f64) -> f64 {
    if x.is_nan() || x <= 0.0 || x.is_infinite() {
        return f64::NAN;
    }
    let below = exponent(x);
    let e = below + i32::from(x / power_of_two(below) >= 1.5);
    if e > 127 { f64::NAN } else { power_of_two(e.max(-127)) }
}

/// Rounding to a smaller exponent and mantissa that stay in the same type, as `reduce_precision` does: overflow gives
/// infinity and values below the smallest normal one give zero.
pub(super) fn reduce_precision(x: f64, exponent_bits: u32, mantissa_bits: u32) -> f64 {
    if x == 0.0 || !x.is_finite() {
        return x;
    }
    let bias = (1_i32 << (exponent_bits - 1)) - 1;
    let rounded = round_mantissa(x, mantissa_bits as i32, -1100);
    if exponent(rounded) > bias {
        f64::INFINITY.copysign(x)
    } else if exponent(rounded) < 1 - bias {
        0_f64.copysign(x)
    } else {
        rounded
    }
}

/// The value of integer or boolean type `dtype` with the low bits of `x`.
pub(super) fn wrap(dtype: DType, x: i128) -> i128 {
    let bits = dtype.bits() as u32;
    let low = x & ((1_i128 << bits) - 1);
    match dtype.kind() {
        DTypeKind::Bool | DTypeKind::Unsigned | DTypeKind::Float => low,
        DTypeKind::Signed => (low << (128 - bits)) >> (128 - bits),
    }
}

/// Smallest and largest value of an integer or boolean type.
pub(super) fn int_range(dtype: DType) -> (i128, i128) {
    let bits = dtype.bits() as u32;
    match dtype.kind() {
        DTypeKind::Bool | DTypeKind::Unsigned | DTypeKind::Float => (0, (1 << bits) - 1),
        DTypeKind::Signed => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
    }
}

/// The bit pattern of a float.
pub(super) fn float_to_bits(dtype: DType, x: f64) -> u64 {
    match dtype {
        DType::F64 => x.to_bits(),
        DType::F32 => u64::from((x as f32).to_bits()),
        DType::F16 => u64::from(f16::from_f64(x).to_bits()),
        DType::BF16 => u64::from(bf16::from_f64(x).to_bits()),
        small => small_float_to_bits(small, x),
    }
}

/// Of the at most 256 patterns of a small type, the one with this value.
fn small_float_to_bits(dtype: DType, x: f64) -> u64 {
    let same = |bits: &u64| {
        let value = float_from_bits(dtype, *bits);
        if x.is_nan() {
            value.is_nan()
        } else {
            value == x && value.is_sign_negative() == x.is_sign_negative()
        }
    };
    (0..1 << dtype.bits()).find(same).unwrap_or(0)
}

/// The value of a bit pattern.
pub(super) fn float_from_bits(dtype: DType, bits: u64) -> f64 {
    match dtype {
        DType::F64 => f64::from_bits(bits),
        DType::F32 => f64::from(f32::from_bits(bits as u32)),
        DType::F16 => f16::from_bits(bits as u16).to_f64(),
        DType::BF16 => bf16::from_bits(bits as u16).to_f64(),
        small => small_float_from_bits(small, bits as u8),
    }
}

fn small_float_from_bits(dtype: DType, bits: u8) -> f64 {
    if dtype == DType::F8E8M0FNU {
        return if bits == 255 { f64::NAN } else { power_of_two(i32::from(bits) - 127) };
    }
    let Some(format) = format(dtype) else { return f64::NAN };
    let sign_bit = dtype.bits() - 1;
    let magnitude_bits = i32::from(bits) & ((1 << sign_bit) - 1);
    let negative = bits >> sign_bit & 1 == 1;
    let exponent_field = magnitude_bits >> format.mantissa_bits;
    let mantissa = f64::from(magnitude_bits & ((1 << format.mantissa_bits) - 1));
    let unit = power_of_two(format.min_exponent - format.mantissa_bits + (exponent_field - 1).max(0));
    let implicit = if exponent_field > 0 { f64::from(1 << format.mantissa_bits) } else { 0.0 };
    let magnitude = (implicit + mantissa) * unit;
    let unsigned_zero = matches!(dtype, DType::F8E4M3FNUZ | DType::F8E4M3B11FNUZ | DType::F8E5M2FNUZ);
    let value = if unsigned_zero && bits == 0x80 {
        f64::NAN
    } else if magnitude <= format.max {
        magnitude
    } else if format.overflow == Overflow::Infinity && mantissa == 0.0 {
        f64::INFINITY
    } else {
        f64::NAN
    };
    if negative { -value } else { value }
}
