//! The generators on the host.
//!
//! [`ThreefryKey`] and [`RbgKey`] are the two generators, [`Key`] is either; all three draw through the trait
//! [`Prng`]. An array is drawn as its row-major elements, so a draw takes a count where JAX takes a shape:
//! the values do not depend on how the count is cut into axes.
//!
//! There is no `normal` here. It goes through `erf_inv` and so through XLA's own `log1p`, whose bits a host
//! maths library does not reproduce; draw normals in a graph instead.

mod draw;
mod rbg;
mod threefry;

pub use draw::{BitWord, DrawFloat, DrawInt, Prng};
pub(super) use draw::{Span, shuffle_rounds};
pub(super) use rbg::ROWS_PER_KEY;
pub use rbg::{RbgKey, philox_4x32};
pub(super) use threefry::{KEY_PARITY, ROTATIONS};
pub use threefry::{ThreefryKey, threefry2x32};

use super::{KeyKind, RandomError};

/// A key of either kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A threefry2x32 key.
    Threefry(ThreefryKey),
    /// An unsafe_rbg key.
    Rbg(RbgKey),
}

impl Key {
    /// The key that `jax.random.PRNGKey(seed)` gives with 64-bit types on. With 64-bit types off JAX keeps
    /// only the low 32 bits of the seed: pass `seed as u32 as u64` for that.
    #[must_use]
    pub fn from_seed(kind: KeyKind, seed: u64) -> Self {
        match kind {
            KeyKind::Threefry2x32 => Key::Threefry(ThreefryKey::from_seed(seed)),
            KeyKind::UnsafeRbg => Key::Rbg(RbgKey::from_seed(seed)),
        }
    }

    /// The key with these words, as `jax.random.wrap_key_data` makes it.
    ///
    /// # Errors
    /// When the number of words is not that of the kind.
    pub fn from_words(kind: KeyKind, words: &[u32]) -> Result<Self, RandomError> {
        match (kind, words) {
            (KeyKind::Threefry2x32, &[a, b]) => Ok(Key::Threefry(ThreefryKey { words: [a, b] })),
            (KeyKind::UnsafeRbg, &[a, b, c, d]) => Ok(Key::Rbg(RbgKey { words: [a, b, c, d] })),
            (KeyKind::Threefry2x32 | KeyKind::UnsafeRbg, _) => {
                Err(RandomError::KeyWords { kind, got: words.len() })
            }
        }
    }

    /// The words, as `jax.random.key_data` gives them.
    #[must_use]
    pub fn words(&self) -> &[u32] {
        match self {
            Key::Threefry(key) => &key.words,
            Key::Rbg(key) => &key.words,
        }
    }

    /// The key's kind.
    #[must_use]
    pub const fn kind(&self) -> KeyKind {
        match self {
            Key::Threefry(_) => KeyKind::Threefry2x32,
            Key::Rbg(_) => KeyKind::UnsafeRbg,
        }
    }
}

impl Prng for Key {
    fn split(&self, n: usize) -> Vec<Self> {
        match self {
            Key::Threefry(key) => key.split(n).into_iter().map(Key::Threefry).collect(),
            Key::Rbg(key) => key.split(n).into_iter().map(Key::Rbg).collect(),
        }
    }

    fn fold_in(&self, data: u32) -> Self {
        match self {
            Key::Threefry(key) => Key::Threefry(key.fold_in(data)),
            Key::Rbg(key) => Key::Rbg(key.fold_in(data)),
        }
    }

    fn words32(&self, n: usize) -> Vec<u32> {
        match self {
            Key::Threefry(key) => key.words32(n),
            Key::Rbg(key) => key.words32(n),
        }
    }

    fn words64(&self, n: usize) -> Vec<u64> {
        match self {
            Key::Threefry(key) => key.words64(n),
            Key::Rbg(key) => key.words64(n),
        }
    }
}
