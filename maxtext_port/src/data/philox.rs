//! JAX's `unsafe_rbg` random numbers on the host, for the synthetic data set.
//!
//! A key is four u32 words. Bits come from Philox 4x32 with ten rounds (Salmon et al. 2011), which is what XLA's
//! `rng_bit_generator` runs on the CPU for the algorithm DEFAULT.

/// A key of JAX's `unsafe_rbg` generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key([u32; 4]);

impl Key {
    /// `jax.random.PRNGKey(seed)`.
    pub(crate) fn new(seed: u32) -> Self {
        Self([0, seed, 0, seed])
    }

    /// The first `n` words that `rng_bit_generator` gives for this key.
    pub(crate) fn bits(self, n: usize) -> Vec<u32> {
        let [k0, k1, k2, k3] = self.0;
        let (low, high) = (u128::from(join(k2, k3)), u128::from(join(k0, k1)));
        let start = low | high << 64;
        let mut words = Vec::with_capacity(n.next_multiple_of(4));
        for block in 0..n.div_ceil(4) {
            words.extend(philox_4x32([k0, k1], start.wrapping_add(block as u128)));
        }
        words.truncate(n);
        words
    }

    /// `jax.random.split(key, 2)`: rows 0 and 10 of a table of four words a row.
    pub(crate) fn split2(self) -> [Self; 2] {
        let words = self.bits(80);
        [0, 40].map(|at| Self([words[at], words[at + 1], words[at + 2], words[at + 3]]))
    }

    /// `jax.random.randint(key, (n,), low, high, int32)`, for `low < high`.
    pub(crate) fn randint(self, n: usize, low: i32, high: i32) -> Vec<i32> {
        let span = (i64::from(high) - i64::from(low)) as u32;
        let [first, second] = self.split2();
        // Two draws make 64 bits; their remainder is put together from those of the halves, in wrapping u32 as in JAX.
        let half = (1u32 << 16) % span;
        let multiplier = half.wrapping_mul(half) % span;
        let value = |(hi, lo): (u32, u32)| {
            let offset = (hi % span).wrapping_mul(multiplier).wrapping_add(lo % span) % span;
            low.wrapping_add_unsigned(offset)
        };
        first.bits(n).into_iter().zip(second.bits(n)).map(value).collect()
    }

    /// `jax.random.uniform(key, (n,), float32)`: 23 bits each, in [0, 1).
    pub(crate) fn uniform(self, n: usize) -> Vec<f32> {
        self.bits(n).into_iter().map(|bits| f32::from_bits(bits >> 9 | 0x3F80_0000) - 1.0).collect()
    }
}

fn join(low: u32, high: u32) -> u64 {
    u64::from(low) | u64::from(high) << 32
}

fn philox_4x32(mut key: [u32; 2], counter: u128) -> [u32; 4] {
    let mut c = [counter as u32, (counter >> 32) as u32, (counter >> 64) as u32, (counter >> 96) as u32];
    for _ in 0..10 {
        let (p0, p1) = (u64::from(c[0]) * 0xD251_1F53, u64::from(c[2]) * 0xCD9E_8D57);
        c = [(p1 >> 32) as u32 ^ c[1] ^ key[0], p1 as u32, (p0 >> 32) as u32 ^ c[3] ^ key[1], p0 as u32];
        key = [key[0].wrapping_add(0x9E37_79B9), key[1].wrapping_add(0xBB67_AE85)];
    }
    c
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Known-answer vectors of the Random123 distribution (kat_vectors, philox4x32 10).
    #[test]
    fn philox_gives_the_published_vectors() {
        assert_eq!(philox_4x32([0; 2], 0), [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8]);
        assert_eq!(
            philox_4x32([u32::MAX; 2], u128::MAX),
            [0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd]
        );
    }
}
