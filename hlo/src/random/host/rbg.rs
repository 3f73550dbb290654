//! unsafe_rbg: everything comes from XLA's `rng_bit_generator`, which on CPUs is Philox 4x32-10.

use super::Prng;

/// An unsafe_rbg key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RbgKey {
    /// The key words, as `jax.random.key_data` gives them: the state that `rng_bit_generator` starts from.
    pub words: [u32; 4],
}

/// Rows of four words that JAX draws per new key; it keeps one of them.
pub(crate) const ROWS_PER_KEY: usize = 10;

/// The block cipher Philox 4x32 with 10 rounds.
#[must_use]
pub fn philox_4x32(key: [u32; 2], counter: [u32; 4]) -> [u32; 4] {
    const MULTIPLIERS: [u32; 2] = [0xD251_1F53, 0xCD9E_8D57];
    const INCREMENTS: [u32; 2] = [0x9E37_79B9, 0xBB67_AE85];
    let (mut key, mut c) = (key, counter);
    for _ in 0..10 {
        let even = u64::from(MULTIPLIERS[0]) * u64::from(c[0]);
        let odd = u64::from(MULTIPLIERS[1]) * u64::from(c[2]);
        c = [
            (odd >> 32) as u32 ^ c[1] ^ key[0],
            odd as u32,
            (even >> 32) as u32 ^ c[3] ^ key[1],
            even as u32,
        ];
        key = [key[0].wrapping_add(INCREMENTS[0]), key[1].wrapping_add(INCREMENTS[1])];
    }
    c
}

fn words_of(x: u128) -> [u32; 4] {
    [x as u32, (x >> 32) as u32, (x >> 64) as u32, (x >> 96) as u32]
}

impl RbgKey {
    /// The key of a 64-bit seed: its high and low word, twice.
    #[must_use]
    pub const fn from_seed(seed: u64) -> Self {
        let (high, low) = ((seed >> 32) as u32, seed as u32);
        RbgKey { words: [high, low, high, low] }
    }

    /// Blocks of four words. The cipher key is words 0 and 1; the 128-bit counter starts with words 2 and 3
    /// as its low half and words 0 and 1 as its high half, and grows by one a block.
    fn blocks(self) -> impl Iterator<Item = [u32; 4]> {
        let [k0, k1, k2, k3] = self.words.map(u128::from);
        let start = k2 | k3 << 32 | k0 << 64 | k1 << 96;
        let key = [self.words[0], self.words[1]];
        (0_u128..).map(move |block| philox_4x32(key, words_of(start.wrapping_add(block))))
    }

    /// Every tenth of the rows of four words that the key gives.
    fn rows(self) -> impl Iterator<Item = [u32; 4]> {
        self.blocks().step_by(ROWS_PER_KEY)
    }
}

impl Prng for RbgKey {
    fn split(&self, n: usize) -> Vec<Self> {
        self.rows().take(n).map(|words| RbgKey { words }).collect()
    }

    fn fold_in(&self, data: u32) -> Self {
        let mut words = self.words;
        if let Some(last) = RbgKey::from_seed(u64::from(data)).blocks().nth(ROWS_PER_KEY - 1) {
            words.iter_mut().zip(last).for_each(|(word, other)| *word ^= other);
        }
        RbgKey { words }
    }

    fn words32(&self, n: usize) -> Vec<u32> {
        self.blocks().flatten().take(n).collect()
    }

    fn words64(&self, n: usize) -> Vec<u64> {
        let pair = |low: u32, high: u32| u64::from(high) << 32 | u64::from(low);
        self.blocks().flat_map(|[a, b, c, d]| [pair(a, b), pair(c, d)]).take(n).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The known-answer vectors published with Random123 (`kat_vectors`, philox4x32, 10 rounds).
    #[test]
    fn cipher_gives_the_known_answers_of_random123() {
        assert_eq!(philox_4x32([0; 2], [0; 4]), [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8]);
        assert_eq!(
            philox_4x32([u32::MAX; 2], [u32::MAX; 4]),
            [0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd]
        );
    }
}
