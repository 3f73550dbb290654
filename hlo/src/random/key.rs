//! Keys in a graph: splitting them, and the random bits that they give.

use super::host::{KEY_PARITY, ROTATIONS, ROWS_PER_KEY};
use super::{KeyKind, RandomError, host};
use crate::op::{BinaryOp, RngAlgorithm};
use crate::{DType, Graph, Operand, Shape, Tensor};

/// A random key whose words are a tensor of a graph.
#[derive(Clone, Copy, Debug)]
pub struct Key<'g> {
    kind: KeyKind,
    words: Tensor<'g>,
}

impl<'g> Key<'g> {
    /// A constant key, that of [`host::Key::from_seed`].
    #[track_caller]
    pub fn from_seed(graph: &'g Graph, kind: KeyKind, seed: u64) -> Self {
        Self::constant(graph, &host::Key::from_seed(kind, seed))
    }

    /// A key known on the host.
    #[track_caller]
    pub fn constant(graph: &'g Graph, key: &host::Key) -> Self {
        let words = key.words();
        Key { kind: key.kind(), words: graph.array(words, [words.len() as i64]) }
    }

    /// A key from its words, `u32[2]` for threefry2x32 or `u32[4]` for unsafe_rbg (`jax.random.wrap_key_data`). A tensor of
    /// another type is an error of the graph.
    #[track_caller]
    pub fn from_words(kind: KeyKind, words: Tensor<'g>) -> Self {
        let ty = words.ty();
        if !words.is_poison() && (ty.dtype != DType::U32 || ty.shape[..] != [kind.words() as i64]) {
            let error = RandomError::KeyType { kind, got: ty };
            words.graph().record_error("random_key", error.to_string());
            return Key { kind, words: words.graph().poison() };
        }
        Key { kind, words }
    }

    /// The words (`jax.random.key_data`).
    #[must_use]
    pub fn words(self) -> Tensor<'g> {
        self.words
    }

    /// Which generator the key belongs to.
    #[must_use]
    pub fn kind(self) -> KeyKind {
        self.kind
    }

    fn graph(self) -> &'g Graph {
        self.words.graph()
    }

    /// `n` new keys (`jax.random.split`).
    #[track_caller]
    pub fn split(self, n: i64) -> Vec<Self> {
        let rows = self.split_words(n);
        let width = self.kind.words() as i64;
        let row = |i: i64| rows.slice_in_dim(i, i + 1, 0).reshape([width]);
        (0..n).map(|i| Key { kind: self.kind, words: row(i) }).collect()
    }

    /// The words of `n` new keys as one tensor, a key a row: u32[n, words]. A scan over it gives each iteration its
    /// own key, to be wrapped with [`Key::from_words`].
    #[track_caller]
    pub fn split_words(self, n: i64) -> Tensor<'g> {
        match self.kind {
            KeyKind::Threefry2x32 => {
                let (high, low) = self.threefry_blocks(&Shape::from([n]));
                high.expand_dims(1).concat(low.expand_dims(1), 1)
            }
            KeyKind::UnsafeRbg => {
                let stride = ROWS_PER_KEY as i64;
                // What does not fit in 64 bits does not fit in a tensor either, and the builder says so.
                let rows = n.saturating_mul(stride);
                self.rbg_bits(DType::U32, &Shape::from([rows, 4])).slice(&[0, 0], &[rows, 4], &[stride, 1])
            }
        }
    }

    /// A new key from this one and a u32 scalar (`jax.random.fold_in`).
    #[track_caller]
    pub fn fold_in(self, data: impl Operand<'g>) -> Self {
        let data = data.operand(self.words).to_dtype(DType::U32).reshape([1]);
        let zero = self.graph().zeros(DType::U32, [1]);
        let seed = zero.concat(data, 0);
        let words = match self.kind {
            KeyKind::Threefry2x32 => {
                let (high, low) = threefry2x32(self.word(0), self.word(1), zero, data);
                high.concat(low, 0)
            }
            KeyKind::UnsafeRbg => {
                let other = Key { kind: self.kind, words: seed.concat(seed, 0) };
                let rows = ROWS_PER_KEY as i64;
                let last =
                    other.rbg_bits(DType::U32, &Shape::from([rows, 4])).slice_in_dim(rows - 1, rows, 0);
                self.words ^ last.reshape([4])
            }
        };
        Key { kind: self.kind, words }
    }

    /// Random bits of an unsigned type of 8 to 64 bits (`jax.random.bits`).
    #[track_caller]
    pub fn bits(self, dtype: DType, shape: impl Into<Shape>) -> Tensor<'g> {
        let shape = shape.into();
        if !matches!(dtype, DType::U8 | DType::U16 | DType::U32 | DType::U64) {
            self.graph()
                .record_error("random_bits", format!("bits are ui8, ui16, ui32 or ui64, not {dtype}"));
            return self.graph().poison();
        }
        match self.kind {
            // Narrow words are the low part of a word of 32 bits in both.
            KeyKind::UnsafeRbg if dtype == DType::U64 => self.rbg_bits(dtype, &shape),
            KeyKind::UnsafeRbg => self.rbg_bits(DType::U32, &shape).to_dtype(dtype),
            KeyKind::Threefry2x32 => {
                let (high, low) = self.threefry_blocks(&shape);
                if dtype == DType::U64 {
                    let distance = self.graph().full(DType::U64, shape, 32.0);
                    high.to_dtype(dtype).binary(BinaryOp::ShiftLeft, distance) | low.to_dtype(dtype)
                } else {
                    (high ^ low).to_dtype(dtype)
                }
            }
        }
    }

    #[track_caller]
    fn rbg_bits(self, dtype: DType, shape: &Shape) -> Tensor<'g> {
        let state = self.words.reshape([2, 2]).bitcast_convert(DType::U64);
        self.graph().rng_bit_generator(state, RngAlgorithm::Default, dtype, shape).1
    }

    /// Word `i` of the key, as a tensor of one element.
    fn word(self, i: i64) -> Tensor<'g> {
        self.words.slice_in_dim(i, i + 1, 0)
    }

    /// Both output words of the cipher for the counters 0, 1, 2, ... in row-major order of `shape`.
    fn threefry_blocks(self, shape: &Shape) -> (Tensor<'g>, Tensor<'g>) {
        let (high, low) = counters(self.graph(), shape);
        let spread = |word: Tensor<'g>| word.reshape(Shape::scalar()).broadcast_to(shape);
        threefry2x32(spread(self.word(0)), spread(self.word(1)), high, low)
    }
}

/// High and low words of each element's row-major index. They are sums of one iota a dimension, so that a sharded
/// draw needs no communication.
fn counters<'g>(graph: &'g Graph, shape: &Shape) -> (Tensor<'g>, Tensor<'g>) {
    let wide = shape.num_elements() > 1 << 32;
    let dtype = if wide { DType::U64 } else { DType::U32 };
    let mut index = graph.zeros(dtype, shape);
    let mut stride = 1;
    for (dim, size) in shape.iter().enumerate().rev() {
        index = index + graph.iota(dtype, shape, dim as i64) * stride;
        stride *= size;
    }
    if !wide {
        return (graph.zeros(DType::U32, shape), index);
    }
    let distance = graph.full(dtype, shape, 32.0);
    (index.binary(BinaryOp::ShiftRightLogical, distance).to_dtype(DType::U32), index.to_dtype(DType::U32))
}

/// The cipher of [`host::threefry2x32`], elementwise.
fn threefry2x32<'g>(
    k0: Tensor<'g>,
    k1: Tensor<'g>,
    count0: Tensor<'g>,
    count1: Tensor<'g>,
) -> (Tensor<'g>, Tensor<'g>) {
    let schedule = [k0, k1, k0 ^ k1 ^ KEY_PARITY];
    let (mut x0, mut x1) = (count0 + schedule[0], count1 + schedule[1]);
    for group in 0..5 {
        for distance in ROTATIONS[group % 2] {
            x0 = x0 + x1;
            x1 = rotate_left(x1, distance) ^ x0;
        }
        x0 = x0 + schedule[(group + 1) % 3];
        x1 = x1 + schedule[(group + 2) % 3] + (group as u32 + 1);
    }
    (x0, x1)
}

fn rotate_left(x: Tensor<'_>, distance: u32) -> Tensor<'_> {
    let by = |distance: u32| x.graph().full(DType::U32, x.shape(), f64::from(distance));
    x.binary(BinaryOp::ShiftLeft, by(distance)) | x.binary(BinaryOp::ShiftRightLogical, by(32 - distance))
}
