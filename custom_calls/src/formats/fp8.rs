/// One of the two 8-bit floats, in the encodings of the OCP 8-bit float specification (E4M3 is the "FN" form:
/// no infinity, one NaN a sign).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fp8 {
    /// Four exponent bits, three mantissa bits, bias 7, largest value 448.
    E4M3,
    /// Five exponent bits, two mantissa bits, bias 15, largest value 57344; infinities at 0x7C and 0xFC.
    E5M2,
}

impl Fp8 {
    /// The largest finite value.
    #[must_use]
    pub const fn max(self) -> f32 {
        match self {
            Self::E4M3 => 448.0,
            Self::E5M2 => 57344.0,
        }
    }

    /// The code of [`Fp8::max`].
    #[must_use]
    pub const fn max_code(self) -> u8 {
        match self {
            Self::E4M3 => 0x7e,
            Self::E5M2 => 0x7b,
        }
    }

    const fn mantissa_bits(self) -> u32 {
        match self {
            Self::E4M3 => 3,
            Self::E5M2 => 2,
        }
    }

    /// Exponent of the smallest normal value.
    const fn min_exponent(self) -> i32 {
        match self {
            Self::E4M3 => -6,
            Self::E5M2 => -14,
        }
    }

    /// The value of a code, exact; NaN codes give NaN.
    #[must_use]
    pub fn decode(self, code: u8) -> f32 {
        let magnitude = code & 0x7f;
        let sign = u32::from(code & 0x80) << 24;
        f32::from_bits(self.decode_magnitude(magnitude).to_bits() | sign)
    }

    fn decode_magnitude(self, magnitude: u8) -> f32 {
        if magnitude > self.max_code() {
            return match (self, magnitude) {
                (Self::E5M2, 0x7c) => f32::INFINITY,
                _ => f32::NAN,
            };
        }
        let bits = self.mantissa_bits();
        let exponent = u32::from(magnitude) >> bits;
        let mantissa = u32::from(magnitude) & ((1 << bits) - 1);
        if exponent == 0 {
            return mantissa as f32 * power_of_two(self.min_exponent() - bits as i32);
        }
        let exponent = (exponent as i32 + self.min_exponent() - 1 + 127) as u32;
        f32::from_bits(exponent << 23 | mantissa << (23 - bits))
    }

    /// The code nearest to `x`, ties to the even code; anything above the largest value, infinity included,
    /// becomes the largest value with its sign, and NaN becomes 0x7F (CUDA's `cvt.rn.satfinite`).
    #[must_use]
    pub fn encode(self, x: f32) -> u8 {
        if x.is_nan() {
            return 0x7f;
        }
        self.round_magnitude(x.abs()).min(u32::from(self.max_code())) as u8 | sign_bit(x)
    }

    /// As [`Fp8::encode`], but what rounds above the largest value leaves the finite range: NaN (0x7F, 0xFF)
    /// in E4M3, infinity (0x7C, 0xFC) in E5M2.
    #[must_use]
    pub fn encode_nonsaturating(self, x: f32) -> u8 {
        if x.is_nan() {
            return 0x7f;
        }
        let overflow = self.max_code() + 1;
        self.round_magnitude(x.abs()).min(u32::from(overflow)) as u8 | sign_bit(x)
    }

    /// Rounds a magnitude to a code as though the exponent had no upper end, so that the caller chooses what
    /// overflow means.
    fn round_magnitude(self, a: f32) -> u32 {
        let bits = self.mantissa_bits();
        let min_normal = power_of_two(self.min_exponent());
        if a < min_normal {
            // The spacing is constant here; the quotient is a product by a power of two, hence exact.
            let units = a * power_of_two(bits as i32 - self.min_exponent());
            return units.round_ties_even() as u32;
        }
        let dropped = 23 - bits;
        let raw = a.to_bits();
        let tie_to_even = (raw >> dropped) & 1;
        let rounded = (raw + (1 << (dropped - 1)) - 1 + tie_to_even) >> dropped;
        rounded - (((self.min_exponent() - 1 + 127) as u32) << bits)
    }
}

const fn power_of_two(exponent: i32) -> f32 {
    f32::from_bits(((exponent + 127) as u32) << 23)
}

fn sign_bit(x: f32) -> u8 {
    u8::from(x.is_sign_negative()) << 7
}
