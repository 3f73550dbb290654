//! What quantisation did to a tensor, in the numbers one looks at before trusting it.

use crate::formats::Fp8;

/// The element format of a quantised tensor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ElementFormat {
    /// 4-bit elements.
    E2M1,
    /// 8-bit elements.
    Fp8(Fp8),
}

impl ElementFormat {
    /// The format's name, as in the literature.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::E2M1 => "E2M1",
            Self::Fp8(Fp8::E4M3) => "E4M3",
            Self::Fp8(Fp8::E5M2) => "E5M2",
        }
    }

    /// How many bins a histogram of this format has: one a magnitude of E2M1, one an exponent of the others.
    #[must_use]
    pub const fn bins(self) -> usize {
        match self {
            Self::E2M1 => 8,
            Self::Fp8(Fp8::E4M3) => 16,
            Self::Fp8(Fp8::E5M2) => 32,
        }
    }

    fn bin(self, code: u8) -> usize {
        match self {
            Self::E2M1 => usize::from(code & 7),
            Self::Fp8(Fp8::E4M3) => usize::from((code & 0x7f) >> 3),
            Self::Fp8(Fp8::E5M2) => usize::from((code & 0x7f) >> 2),
        }
    }

    fn is_largest(self, code: u8) -> bool {
        match self {
            Self::E2M1 => code & 7 == 7,
            Self::Fp8(format) => code & 0x7f == format.max_code(),
        }
    }
}

/// The loss of one quantised copy.
#[derive(Clone, Debug, PartialEq)]
pub struct Loss {
    /// 10 log10(sum x^2 / sum (x - decoded)^2); `None` where either sum is zero or not finite.
    pub snr_db: Option<f64>,
    /// The largest |x - decoded|.
    pub max_error: f64,
    /// Share of elements that are stored as the largest magnitude.
    pub saturated: f64,
    /// Share of elements that are not zero and decode to zero.
    pub zeroed: f64,
    /// Elements in each bin (see [`ElementFormat::bins`]).
    pub histogram: Vec<u64>,
}

/// Compares a tensor with what its quantised copy decodes to; `codes` holds one code an element.
#[must_use]
pub fn loss(source: &[f32], decoded: &[f32], codes: &[u8], format: ElementFormat) -> Loss {
    let (mut signal, mut noise, mut max_error) = (0.0_f64, 0.0_f64, 0.0_f64);
    let mut zeroed = 0_usize;
    for (&x, &y) in source.iter().zip(decoded) {
        let error = (f64::from(x) - f64::from(y)).abs();
        signal += f64::from(x) * f64::from(x);
        noise += error * error;
        // NaN must show, and f64::max would hide it.
        if error > max_error || error.is_nan() {
            max_error = error;
        }
        zeroed += usize::from(x != 0.0 && y == 0.0);
    }
    let mut histogram = vec![0; format.bins()];
    codes.iter().for_each(|&code| histogram[format.bin(code)] += 1);
    let saturated = codes.iter().filter(|&&code| format.is_largest(code)).count();
    let share = |count: usize| if source.is_empty() { 0.0 } else { count as f64 / source.len() as f64 };
    let snr = 10.0 * (signal / noise).log10();
    Loss {
        snr_db: snr.is_finite().then_some(snr),
        max_error,
        saturated: share(saturated),
        zeroed: share(zeroed),
        histogram,
    }
}
