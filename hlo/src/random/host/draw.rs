//! Distributions over a stream of bits, in the order of operations of `jax/_src/random.py`.

use half::{bf16, f16};

use crate::{DType, DTypeKind};

/// A key and what can be drawn with it. Names and results are those of `jax.random`.
pub trait Prng: Copy {
    /// `n` new keys, as `jax.random.split(key, n)`.
    fn split(&self, n: usize) -> Vec<Self>;

    /// A new key from this one and an integer, as `jax.random.fold_in(key, data)`.
    fn fold_in(&self, data: u32) -> Self;

    /// `n` random words of 32 bits, as `jax.random.bits(key, n)`.
    fn words32(&self, n: usize) -> Vec<u32>;

    /// `n` random words of 64 bits, as `jax.random.bits(key, n, "uint64")`.
    fn words64(&self, n: usize) -> Vec<u64>;

    /// `n` random words of the width of `T`, as `jax.random.bits(key, n, T)`.
    fn bits<T: BitWord>(&self, n: usize) -> Vec<T> {
        T::draw(self, n)
    }

    /// `n` values uniform in `[minval, maxval)`, as `jax.random.uniform(key, n, T, minval, maxval)`.
    ///
    /// The final `u * (maxval - minval) + minval` is one fused multiply-add in f32 and f64, as XLA compiles
    /// it on CPUs.
    fn uniform<T: DrawFloat>(&self, n: usize, minval: T, maxval: T) -> Vec<T> {
        T::unit_interval(self, n).into_iter().map(|unit| T::scale(unit, minval, maxval)).collect()
    }

    /// `n` booleans that are true with probability `p`, as `jax.random.bernoulli(key, p, n)`: a uniform
    /// number of the type of `p` is below `p`.
    fn bernoulli<T: DrawFloat>(&self, n: usize, p: T) -> Vec<bool> {
        T::unit_interval(self, n).into_iter().map(|unit| unit < p).collect()
    }

    /// `n` integers uniform in `[minval, maxval)`, as `jax.random.randint(key, n, minval, maxval, T)`: bounds
    /// outside of the type are clipped to it (a `maxval` above it makes the type's largest value possible), and
    /// an empty interval gives `minval`.
    fn randint<T: DrawInt>(&self, n: usize, minval: i128, maxval: i128) -> Vec<T> {
        let keys = self.split(2);
        let [high, low] = [&keys[0], &keys[1]].map(|key| T::Word::draw(key, n));
        let span = Span::new(minval, maxval, T::MIN, T::MAX);
        let bits = size_of::<T::Word>() as u32 * 8;
        high.into_iter().zip(low).map(|(h, l)| T::wrap(span.value(h.into(), l.into(), bits))).collect()
    }

    /// The integers `0..n` in random order, as `jax.random.permutation(key, n)`.
    fn permutation(&self, n: usize) -> Vec<usize> {
        self.shuffle((0..n).collect())
    }

    /// The elements in random order, as `jax.random.permutation(key, x)` for a vector: sorted by random
    /// words, so many times that equal words hardly matter.
    fn shuffle<T>(&self, mut x: Vec<T>) -> Vec<T> {
        let mut key = *self;
        for _ in 0..shuffle_rounds(x.len()) {
            let keys = key.split(2);
            key = keys[0];
            let mut keyed: Vec<(u32, T)> = keys[1].words32(x.len()).into_iter().zip(x).collect();
            keyed.sort_by_key(|(word, _)| *word);
            x = keyed.into_iter().map(|(_, element)| element).collect();
        }
        x
    }
}

/// How many sorts JAX shuffles `n` elements with.
pub(crate) fn shuffle_rounds(n: usize) -> u32 {
    (3.0 * (n.max(1) as f64).ln() / f64::from(u32::MAX).ln()).ceil() as u32
}

/// An unsigned integer that can be filled with random bits.
pub trait BitWord: Copy + Into<u64> {
    /// `n` random words; a word of 8 or 16 bits is the low part of a word of 32.
    fn draw<K: Prng>(key: &K, n: usize) -> Vec<Self>;
}

macro_rules! bit_word {
    ($($ty:ty, $words:ident;)*) => {$(
        impl BitWord for $ty {
            fn draw<K: Prng>(key: &K, n: usize) -> Vec<Self> {
                key.$words(n).into_iter().map(|word| word as $ty).collect()
            }
        }
    )*};
}
bit_word! { u8, words32; u16, words32; u32, words32; u64, words64; }

/// A float that can be drawn.
pub trait DrawFloat: Copy + PartialOrd {
    /// `n` values uniform in `[0, 1)`: random bits as mantissa of a number in `[1, 2)`, minus 1.
    fn unit_interval<K: Prng>(key: &K, n: usize) -> Vec<Self>;

    /// `max(minval, unit * (maxval - minval) + minval)`.
    fn scale(unit: Self, minval: Self, maxval: Self) -> Self;
}

macro_rules! draw_float {
    ($ty:ident, $word:ty, $bits:ty, $mantissa:expr, $one:expr) => {
        fn unit_interval<K: Prng>(key: &K, n: usize) -> Vec<Self> {
            let one = $one;
            let unit = |word: $word| {
                let mantissa = <$bits>::from(word >> (<$word>::BITS - $mantissa));
                $ty::from_bits(mantissa | one.to_bits()) - one
            };
            key.bits::<$word>(n).into_iter().map(unit).collect()
        }
    };
}

impl DrawFloat for f32 {
    draw_float!(f32, u32, u32, 23, 1.0_f32);

    fn scale(unit: Self, minval: Self, maxval: Self) -> Self {
        unit.mul_add(maxval - minval, minval).max(minval)
    }
}

impl DrawFloat for f64 {
    draw_float!(f64, u64, u64, 52, 1.0_f64);

    fn scale(unit: Self, minval: Self, maxval: Self) -> Self {
        unit.mul_add(maxval - minval, minval).max(minval)
    }
}

impl DrawFloat for f16 {
    draw_float!(f16, u16, u16, 10, f16::ONE);

    fn scale(unit: Self, minval: Self, maxval: Self) -> Self {
        (unit * (maxval - minval) + minval).max(minval)
    }
}

impl DrawFloat for bf16 {
    // Seven bits of mantissa are cut from a draw of 8 bits: one random word still serves one element.
    draw_float!(bf16, u8, u16, 7, bf16::ONE);

    fn scale(unit: Self, minval: Self, maxval: Self) -> Self {
        (unit * (maxval - minval) + minval).max(minval)
    }
}

/// An integer that can be drawn.
pub trait DrawInt: Copy {
    /// The unsigned type it is sampled in: of the same width, but of at least 32 bits.
    type Word: BitWord;
    /// Smallest value.
    const MIN: i128;
    /// Largest value.
    const MAX: i128;
    /// The value with the low bits of `x`.
    fn wrap(x: i128) -> Self;
}

macro_rules! draw_int {
    ($($ty:ty, $word:ty;)*) => {$(
        impl DrawInt for $ty {
            type Word = $word;
            const MIN: i128 = <$ty>::MIN as i128;
            const MAX: i128 = <$ty>::MAX as i128;
            fn wrap(x: i128) -> Self {
                x as $ty
            }
        }
    )*};
}
draw_int! { i8, u32; u8, u32; i16, u32; u16, u32; i32, u32; u32, u32; i64, u64; u64, u64; }

/// Start and length of the interval of a `randint`.
pub(crate) struct Span {
    pub(crate) minval: i128,
    /// Number of values; 2^32 or 2^64 when every value of the type can come out.
    length: u128,
}

impl Span {
    pub(crate) fn new(minval: i128, maxval: i128, least: i128, most: i128) -> Self {
        let minval = minval.clamp(least, most);
        let length = maxval.clamp(least, most + 1) - minval;
        Span { minval, length: length.max(1) as u128 }
    }

    /// The interval within an integer type.
    pub(crate) fn of_type(minval: i128, maxval: i128, dtype: DType) -> Self {
        let bits = dtype.bits() as u32;
        let (least, most) = match dtype.kind() {
            DTypeKind::Signed => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
            DTypeKind::Unsigned | DTypeKind::Bool | DTypeKind::Float => (0, (1 << bits) - 1),
        };
        Self::new(minval, maxval, least, most)
    }

    /// What words of `bits` are reduced by; None when every word is a value.
    pub(crate) fn divisor(&self, bits: u32) -> Option<i128> {
        (self.length < 1 << bits).then_some(self.length as i128)
    }

    /// 2^bits modulo the length, from the square of 2^(bits/2) in words of `bits`, as JAX computes it. (The square
    /// wraps to zero when 2^(bits/2) is below the length.)
    pub(crate) fn multiplier(&self, bits: u32) -> i128 {
        let root = (1_u128 << (bits / 2)) % self.length;
        (root * root % (1 << bits) % self.length) as i128
    }

    /// A number of twice the type's bits, reduced to the interval; products wrap at `bits` as they do in the type.
    fn value(&self, high: u64, low: u64, bits: u32) -> i128 {
        let (high, low) = (u128::from(high), u128::from(low));
        let offset = match self.divisor(bits) {
            None => low,
            Some(divisor) => {
                let divisor = divisor as u128;
                let product = (high % divisor) * self.multiplier(bits) as u128;
                (product + low % divisor) % (1 << bits) % divisor
            }
        };
        self.minval + offset as i128
    }
}
