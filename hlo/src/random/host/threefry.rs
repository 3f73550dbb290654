//! threefry2x32 with the counter layout of `jax_threefry_partitionable`: element `i` of a draw encrypts the
//! 64-bit counter `i`, whatever the size of the draw.

use super::Prng;

/// A threefry2x32 key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ThreefryKey {
    /// The key words, as `jax.random.key_data` gives them.
    pub words: [u32; 2],
}

/// Rotation distances of the rounds; groups of four rounds alternate between the two rows.
pub(crate) const ROTATIONS: [[u32; 4]; 2] = [[13, 15, 26, 6], [17, 29, 16, 24]];

/// Parity constant of the key schedule's third word.
pub(crate) const KEY_PARITY: u32 = 0x1BD1_1BDA;

/// The block cipher: 20 rounds, `count` encrypted under `key`.
#[must_use]
pub fn threefry2x32(key: [u32; 2], count: [u32; 2]) -> [u32; 2] {
    let schedule = [key[0], key[1], key[0] ^ key[1] ^ KEY_PARITY];
    let [mut x0, mut x1] = [count[0].wrapping_add(schedule[0]), count[1].wrapping_add(schedule[1])];
    for group in 0..5_u32 {
        for distance in ROTATIONS[(group % 2) as usize] {
            x0 = x0.wrapping_add(x1);
            x1 = x1.rotate_left(distance) ^ x0;
        }
        let next = (group + 1) as usize;
        x0 = x0.wrapping_add(schedule[next % 3]);
        x1 = x1.wrapping_add(schedule[(next + 1) % 3]).wrapping_add(group + 1);
    }
    [x0, x1]
}

impl ThreefryKey {
    /// The key of a 64-bit seed: its high word, then its low word.
    #[must_use]
    pub const fn from_seed(seed: u64) -> Self {
        ThreefryKey { words: [(seed >> 32) as u32, seed as u32] }
    }

    fn blocks(self, n: usize) -> impl Iterator<Item = [u32; 2]> {
        (0..n as u64).map(move |i| threefry2x32(self.words, [(i >> 32) as u32, i as u32]))
    }
}

impl Prng for ThreefryKey {
    fn split(&self, n: usize) -> Vec<Self> {
        self.blocks(n).map(|words| ThreefryKey { words }).collect()
    }

    fn fold_in(&self, data: u32) -> Self {
        ThreefryKey { words: threefry2x32(self.words, [0, data]) }
    }

    fn words32(&self, n: usize) -> Vec<u32> {
        self.blocks(n).map(|[a, b]| a ^ b).collect()
    }

    fn words64(&self, n: usize) -> Vec<u64> {
        self.blocks(n).map(|[a, b]| u64::from(a) << 32 | u64::from(b)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::threefry2x32;

    /// The known-answer vectors published with Random123 (`kat_vectors`, threefry2x32, 20 rounds).
    #[test]
    fn cipher_gives_the_known_answers_of_random123() {
        assert_eq!(threefry2x32([0, 0], [0, 0]), [0x6b20_0159, 0x99ba_4efe]);
        assert_eq!(threefry2x32([u32::MAX; 2], [u32::MAX; 2]), [0x1cb9_96fc, 0xbb00_2be7]);
        assert_eq!(
            threefry2x32([0x1319_8a2e, 0x0370_7344], [0x243f_6a88, 0x85a3_08d3]),
            [0xc492_3a9c, 0x483d_f7a0]
        );
    }
}
