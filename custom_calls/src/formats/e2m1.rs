//! E2M1, the 4-bit float of NVFP4: codes 0..=7 are 0, 0.5, 1, 1.5, 2, 3, 4, 6; bit 3 is the sign.
//! There is no infinity and no NaN.

/// The largest finite value.
pub const MAX: f32 = 6.0;

const VALUES: [f32; 16] =
    [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, -0.0, -0.5, -1.0, -1.5, -2.0, -3.0, -4.0, -6.0];

/// The value of a code; only the low four bits are looked at.
#[must_use]
pub fn decode(code: u8) -> f32 {
    VALUES[usize::from(code & 0xf)]
}

/// The code nearest to `x`, ties to the even code, saturating at ±6.
///
/// Negative values that round to zero become code 8 (-0). NaN becomes 7 whatever its sign, as
/// CUDA's `cvt.rn.satfinite.e2m1x2` gives it.
#[must_use]
pub fn encode(x: f32) -> u8 {
    if x.is_nan() {
        return 7;
    }
    let a = x.abs();
    // A tie goes to the even code: it stays below an odd neighbour and moves up from one.
    let magnitude = u8::from(a > 0.25)
        + u8::from(a >= 0.75)
        + u8::from(a > 1.25)
        + u8::from(a >= 1.75)
        + u8::from(a > 2.5)
        + u8::from(a >= 3.5)
        + u8::from(a > 5.0);
    magnitude | sign_bit(x)
}

/// The code of `x` rounded up or down at random, decided by eight random bits.
///
/// The magnitude moves up with probability floor(256 f) / 256 where f is its place between its two
/// neighbours; values on the grid never move. NaN becomes 7. The rule is TransformerEngine's software form
/// of `cvt.rs.satfinite.e2m1x4`.
#[must_use]
pub fn encode_stochastic(x: f32, byte: u8) -> u8 {
    if x.is_nan() {
        return 7;
    }
    let a = x.abs();
    if a >= MAX {
        return 7 | sign_bit(x);
    }
    let dithered = (f32::from(byte) / 256.0).mul_add(step(a), a);
    // Truncation needs the spacing where the sum landed, which may be the next binade.
    let step = step(dithered);
    encode((dithered / step).floor() * step) | sign_bit(x)
}

/// Packs codes two to a byte, the even index in the low nibble; an odd last code leaves a zero high nibble.
#[must_use]
pub fn pack(codes: &[u8]) -> Vec<u8> {
    codes.chunks(2).map(|pair| (pair[0] & 0xf) | (pair.get(1).copied().unwrap_or(0) << 4)).collect()
}

/// The inverse of [`pack`]: two codes from every byte.
#[must_use]
pub fn unpack(bytes: &[u8]) -> Vec<u8> {
    bytes.iter().flat_map(|byte| [byte & 0xf, byte >> 4]).collect()
}

fn step(magnitude: f32) -> f32 {
    if magnitude >= 4.0 {
        2.0
    } else if magnitude >= 2.0 {
        1.0
    } else {
        0.5
    }
}

fn sign_bit(x: f32) -> u8 {
    u8::from(x.is_sign_negative()) << 3
}
