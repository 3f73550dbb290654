//! Grain's `index_shuffle`: a keyed permutation of 0..=max that needs no table.
//!
//! A four-round Feistel network over a power-of-two block with the round function of the Simon cipher, walked until
//! the value falls into the range. The round keys come from C++'s `std::seed_seq`.

/// Where index `index` of `0..=max` goes under `seed`.
pub(crate) struct IndexShuffle {
    max: u64,
    half: u32,
    keys: [u64; 4],
}

impl IndexShuffle {
    /// A permutation of the `len` indices `0..len`; `len` 0 and 1 have only the identity.
    pub(crate) fn new(len: u64, seed: u32) -> Self {
        let max = len.saturating_sub(1);
        // Half of ceil(log2(max)), which is at least 16 and made even.
        let bits = u64::BITS - max.saturating_sub(1).leading_zeros();
        let half = bits.max(16).div_ceil(2);
        let keys = seed_seq(seed, 4);
        let mask = (1u64 << half) - 1;
        Self { max, half, keys: [0, 1, 2, 3].map(|i| u64::from(keys[i]) & mask) }
    }

    /// The index that takes the place of `index`.
    pub(crate) fn at(&self, index: u64) -> u64 {
        if self.max == 0 {
            return 0;
        }
        let mut value = self.permute(index);
        while value > self.max {
            value = self.permute(value);
        }
        value
    }

    fn permute(&self, value: u64) -> u64 {
        let mask = (1u64 << self.half) - 1;
        let rotl = |x: u64, by: u32| (x << by | x >> (self.half - by)) & mask;
        let round = |x: u64| (rotl(x, 1) & rotl(x, 8)) ^ rotl(x, 2);
        let (mut left, mut right) = (value >> self.half & mask, value & mask);
        for keys in self.keys.chunks_exact(2) {
            left ^= round(right) ^ keys[0];
            right ^= round(left) ^ keys[1];
        }
        left << self.half | right
    }
}

/// `std::seed_seq{seed}.generate` for `n` words (C++ standard, [rand.util.seedseq]).
fn seed_seq(seed: u32, n: usize) -> Vec<u32> {
    let seeds = [seed];
    let s = seeds.len();
    let t = match n {
        623.. => 11,
        68.. => 7,
        39.. => 5,
        7.. => 3,
        _ => (n - 1) / 2,
    };
    let p = (n - t) / 2;
    let q = p + t;
    let m = (s + 1).max(n);
    let mix = |x: u32| x ^ (x >> 27);
    let mut x = vec![0x8b8b_8b8bu32; n];
    for k in 0..m {
        let (at, back) = (k % n, (k + n - 1) % n);
        let r1 = mix(x[at] ^ x[(k + p) % n] ^ x[back]).wrapping_mul(1_664_525);
        let extra = match k {
            0 => s as u32,
            k if k <= s => (at as u32).wrapping_add(seeds[k - 1]),
            _ => at as u32,
        };
        let r2 = r1.wrapping_add(extra);
        x[(k + p) % n] = x[(k + p) % n].wrapping_add(r1);
        x[(k + q) % n] = x[(k + q) % n].wrapping_add(r2);
        x[at] = r2;
    }
    for k in m..m + n {
        let (at, back) = (k % n, (k + n - 1) % n);
        let r3 = mix(x[at].wrapping_add(x[(k + p) % n]).wrapping_add(x[back])).wrapping_mul(1_566_083_941);
        let r4 = r3.wrapping_sub(at as u32);
        x[(k + p) % n] ^= r3;
        x[(k + q) % n] ^= r4;
        x[at] = r4;
    }
    x
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values of Grain 0.2.18. A maximum that is a power of two from 2^16 on is never reached and repeats a value.
    #[test]
    fn shuffled_indices_equal_those_of_grain() {
        let cases: [(u64, u32, [u64; 4]); 6] = [
            (1, 3, [0, 1, 0, 1]),
            (9, 0, [0, 4, 8, 2]),
            (399, 5, [293, 73, 210, 344]),
            (65536, 7, [8812, 17398, 44753, 8812]),
            (70000, u32::MAX, [4613, 66028, 37367, 61201]),
            (1 << 20, 1, [283_787, 118_023, 27_703, 283_787]),
        ];
        for (max, seed, expected) in cases {
            let order = IndexShuffle::new(max + 1, seed);
            assert_eq!([0, 1, max / 2, max].map(|i| order.at(i)), expected, "max {max}, seed {seed}");
        }
        assert_eq!(IndexShuffle::new(1, 7).at(0), 0);
    }
}
