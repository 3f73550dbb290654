//! `numpy.random.default_rng` on the host: `SeedSequence`, PCG64, bounded integers and Fisher-Yates as numpy 2 has them.

/// numpy's `Generator(PCG64(SeedSequence(seed)))`.
#[derive(Clone, Debug)]
pub(crate) struct Generator {
    state: u128,
    increment: u128,
    /// The upper half of a 64-bit draw of which the lower half was used.
    upper: Option<u32>,
}

const MULTIPLIER: u128 = 0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645;

impl Generator {
    /// `numpy.random.default_rng(seed)`.
    pub(crate) fn new(seed: u64) -> Self {
        let words = seed_sequence_words(seed);
        let wide = |high: u64, low: u64| u128::from(high) << 64 | u128::from(low);
        let increment = wide(words[2], words[3]) << 1 | 1;
        let state = increment.wrapping_add(wide(words[0], words[1]));
        let mut generator = Self { state, increment, upper: None };
        generator.step();
        generator
    }

    fn step(&mut self) {
        self.state = self.state.wrapping_mul(MULTIPLIER).wrapping_add(self.increment);
    }

    /// PCG XSL-RR 128/64.
    fn next_u64(&mut self) -> u64 {
        self.step();
        let folded = (self.state >> 64) as u64 ^ self.state as u64;
        folded.rotate_right((self.state >> 122) as u32)
    }

    fn next_u32(&mut self) -> u32 {
        if let Some(upper) = self.upper.take() {
            return upper;
        }
        let wide = self.next_u64();
        self.upper = Some((wide >> 32) as u32);
        wide as u32
    }

    /// A number in `0..=max`, as the shuffles draw it: bits masked to the width of `max`, repeated until in range.
    fn interval(&mut self, max: u64) -> u64 {
        if max == 0 {
            return 0;
        }
        let mask = u64::MAX >> max.leading_zeros();
        loop {
            let draw = if max <= u64::from(u32::MAX) { u64::from(self.next_u32()) } else { self.next_u64() };
            if draw & mask <= max {
                return draw & mask;
            }
        }
    }

    /// `permutation(n)` and `permuted(range(n))`: Fisher-Yates from the end.
    pub(crate) fn permuted(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        for i in (1..n).rev() {
            let j = self.interval(i as u64) as usize;
            order.swap(i, j);
        }
        order
    }
}

/// `SeedSequence(seed).generate_state(4, uint64)`: O'Neill's seed_seq alternative with a pool of four words.
fn seed_sequence_words(seed: u64) -> [u64; 4] {
    let pool = seed_sequence_pool(seed);
    let mut hash: u32 = 0x8b51_f9dd;
    let mut word = |i: usize| {
        let mut value = pool[i % 4] ^ hash;
        hash = hash.wrapping_mul(0x58f3_8ded);
        value = value.wrapping_mul(hash);
        u64::from(value ^ value >> 16)
    };
    [0, 2, 4, 6].map(|i| {
        let low = word(i);
        low | word(i + 1) << 32
    })
}

fn seed_sequence_pool(seed: u64) -> [u32; 4] {
    let mut hash: u32 = 0x43b0_d7e5;
    let mut hashed = |value: u32| {
        let mut value = value ^ hash;
        hash = hash.wrapping_mul(0x931e_8875);
        value = value.wrapping_mul(hash);
        value ^ value >> 16
    };
    // A seed below 2^32 is one word of entropy; the missing words hash as zeros.
    let entropy = [seed as u32, (seed >> 32) as u32, 0, 0];
    let mut pool = entropy.map(&mut hashed);
    let mix = |x: u32, y: u32| {
        let value = x.wrapping_mul(0xca01_f9dd).wrapping_sub(y.wrapping_mul(0x4973_f715));
        value ^ value >> 16
    };
    for from in 0..4 {
        for to in (0..4).filter(|&to| to != from) {
            pool[to] = mix(pool[to], hashed(pool[from]));
        }
    }
    pool
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values printed by numpy 2.5.5.
    #[test]
    fn permutations_equal_those_of_numpy() {
        let permutation = |seed| Generator::new(seed).permuted(13);
        assert_eq!(permutation(0), [10, 2, 7, 4, 5, 12, 0, 3, 6, 9, 11, 8, 1]);
        assert_eq!(permutation(12345), [11, 10, 7, 6, 4, 1, 12, 3, 8, 0, 2, 9, 5]);
        assert_eq!(permutation((1 << 32) - 1), [1, 4, 0, 12, 7, 6, 8, 11, 3, 10, 5, 2, 9]);
        assert_eq!(permutation((1 << 32) + 5), [7, 10, 5, 9, 2, 4, 6, 8, 0, 12, 11, 3, 1]);
        assert_eq!(Generator::new(3).permuted(1000)[..8], [334, 618, 590, 388, 679, 105, 797, 133]);
        assert_eq!(Generator::new(7).permuted(5), [2, 0, 4, 1, 3]);
        assert_eq!(Generator::new(0).permuted(5), [2, 4, 3, 0, 1]);
    }
}
