//! Elementwise pieces that the quantisers share.

use crate::formats::Fp8;
use hlo::{DType, Tensor};

/// The element type of a format.
pub(crate) const fn dtype(format: Fp8) -> DType {
    match format {
        Fp8::E4M3 => DType::F8E4M3FN,
        Fp8::E5M2 => DType::F8E5M2,
    }
}

/// The largest magnitude of a tensor as an f32 scalar; NaN if any value is NaN.
///
/// The maximum is taken in the tensor's own type, which is exact and reads fewer bytes.
#[must_use]
#[track_caller]
pub fn amax(x: Tensor<'_>) -> Tensor<'_> {
    let dims: Vec<i64> = (0..x.rank() as i64).collect();
    abs_max(x, &dims).to_dtype(DType::F32)
}

/// The largest magnitude over `dims`, in the tensor's own type.
///
/// Magnitudes are ordered as their bits are, with NaN above infinity, so the maximum is taken of integers: XLA's float
/// maximum on CPUs lets NaN vanish.
#[track_caller]
pub(super) fn abs_max<'g>(x: Tensor<'g>, dims: &[i64]) -> Tensor<'g> {
    let (bits, mask) = match x.dtype() {
        DType::BF16 => (DType::U16, 0x7fff_u32),
        DType::F32 => (DType::U32, 0x7fff_ffff),
        other => {
            x.graph().record_error("amax", format!("quantisers take bf16 or f32, not {other}"));
            return x;
        }
    };
    let magnitudes = x.bitcast_convert(bits) & mask;
    magnitudes.max(dims).bitcast_convert(x.dtype())
}

/// The smaller of a tensor and a number; NaN stays, which XLA's float minimum on CPUs does not promise.
#[track_caller]
pub(super) fn at_most(x: Tensor<'_>, limit: f32) -> Tensor<'_> {
    x.gt(limit).select(x.graph().scalar(x.dtype(), f64::from(limit)), x)
}

/// A tensor with everything outside of `-limit..=limit` moved to the nearer end; NaN stays.
#[track_caller]
pub(super) fn within(x: Tensor<'_>, limit: f32) -> Tensor<'_> {
    let low = x.graph().scalar(x.dtype(), f64::from(-limit));
    at_most(x.lt(-limit).select(low, x), limit)
}

/// Rounds to the nearest code, saturating; XLA's own convert leaves the finite range instead.
#[track_caller]
pub(super) fn saturate(x: Tensor<'_>, format: Fp8) -> Tensor<'_> {
    within(x, format.max()).to_dtype(dtype(format))
}

/// The f32 values of non-negative E4M3 codes, built from their bits.
#[track_caller]
pub(super) fn decode_e4m3(codes: Tensor<'_>) -> Tensor<'_> {
    let g = codes.graph();
    let bits = codes.bitcast_convert(DType::U8).to_dtype(DType::U32);
    let number = |value: u32| g.scalar(DType::U32, f64::from(value));
    // Exponent and mantissa move to their places in f32, the exponent from bias 7 to bias 127.
    let normal = bits.shift_left(number(20)) + number(120 << 23);
    let subnormal = bits.to_dtype(DType::F32) * (-9.0_f64).exp2();
    let nan = g.scalar(DType::F32, f64::NAN);
    let value = bits.lt(number(8)).select(subnormal, normal.bitcast_convert(DType::F32));
    bits.equal(number(0x7f)).select(nan, value)
}

/// A correctly rounded f32 quotient by a constant.
#[track_caller]
pub(super) fn divide_by_constant(x: Tensor<'_>, divisor: f32) -> Tensor<'_> {
    (x.to_dtype(DType::F64) / f64::from(divisor)).to_dtype(DType::F32)
}
