//! Checkpoints: what was saved comes back; what is damaged is noticed; a folder is complete or absent.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod damage;
mod folder;
mod kill;
mod round_trip;

use maxtext_port::checkpoint::{Dtype, Meta, NamedArray};

/// Arrays of a state, owned.
struct State {
    arrays: Vec<(String, Dtype, Vec<usize>, Vec<u8>)>,
}

impl State {
    /// A few arrays of different types and sizes; their bytes depend on `seed`.
    fn new(seed: u64) -> Self {
        Self::with_size(seed, 40)
    }

    /// The same, the largest array with `rows` rows of 64 floats.
    fn with_size(seed: u64, rows: usize) -> Self {
        let mut word = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut random = |count: usize| -> Vec<u8> {
            let byte = |_| {
                word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (word >> 56) as u8
            };
            (0..count).map(byte).collect()
        };
        let arrays = [
            ("params/decoder/logits_dense/kernel", Dtype::F32, vec![rows, 64], rows * 64 * 4),
            ("params/decoder/decoder_norm/scale", Dtype::BF16, vec![13], 26),
            ("opt_state/count", Dtype::I32, vec![], 4),
            ("opt_state/codes", Dtype::F4, vec![3, 2], 3),
            ("empty", Dtype::F32, vec![0, 5], 0),
        ];
        let owned = arrays
            .into_iter()
            .map(|(name, dtype, shape, bytes)| (name.to_owned(), dtype, shape, random(bytes)));
        Self { arrays: owned.collect() }
    }

    fn views(&self) -> Vec<NamedArray<'_>> {
        self.arrays
            .iter()
            .map(|(name, dtype, shape, bytes)| NamedArray { name, dtype: *dtype, shape, bytes })
            .collect()
    }
}

fn meta(step: u64) -> Meta {
    Meta {
        step,
        data_position: serde_json::json!({"batches": step, "file": "a.jsonl"}),
        rng_streams: serde_json::json!({"params": {"key": [0, 1, 2, 3], "count": 4}}),
        optimizer: serde_json::json!({"opt_type": "adamw", "count": step}),
        config: serde_json::json!({"learning_rate": 3e-5, "run_name": "r"}),
    }
}
