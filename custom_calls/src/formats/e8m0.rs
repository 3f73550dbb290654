//! E8M0, the power-of-two block scale of MXFP8: code c is 2^(c-127), 255 is NaN; no zero, no sign.

/// The value of a code, exact (code 0 is the subnormal 2^-127).
#[must_use]
pub fn decode(code: u8) -> f32 {
    match code {
        0 => f32::from_bits(0x0040_0000),
        255 => f32::NAN,
        _ => f32::from_bits(u32::from(code) << 23),
    }
}

/// 2^(127-c), the factor that a block of scale code `c` is multiplied by; NaN for 255.
#[must_use]
pub fn reciprocal(code: u8) -> f32 {
    if code == 255 { f32::NAN } else { decode(254 - code) }
}

/// The code of the smallest power of two that is not below `x`, as TransformerEngine rounds block scales.
///
/// Zero gives 0, anything above 2^127 gives 254, infinity 254, NaN 255. The sign is ignored.
#[must_use]
pub fn encode_round_up(x: f32) -> u8 {
    if x.is_nan() {
        return 255;
    }
    let bits = x.abs().to_bits();
    let exponent = (bits >> 23).min(254) as u8;
    let mantissa = bits & 0x007f_ffff;
    // Subnormals up to 2^-127 are covered by code 0.
    let covered = mantissa == 0 || exponent == 254 || (exponent == 0 && mantissa <= 0x0040_0000);
    if covered { exponent } else { exponent + 1 }
}
