//! Random numbers, bit for bit as JAX draws them.
//!
//! Two kinds of key, named as JAX names its implementations ([`KeyKind`]): `threefry2x32`, JAX's default
//! (with `jax_threefry_partitionable` on, as it has been since JAX 0.5), and `unsafe_rbg`, to which MaxText
//! switches before it draws anything.
//!
//! [`Key`] draws in a graph, [`host`] on the host with plain integers and floats.
//!
//! ```
//! use hlo::random::{Key, KeyKind};
//! use hlo::{DType, Graph};
//!
//! let graph = Graph::new("init");
//! let key = Key::from_seed(&graph, KeyKind::UnsafeRbg, 0).fold_in(7u32);
//! let kernel = key.normal(DType::F32, [64, 128]);
//! let module = graph.finish(&[("kernel", kernel)])?;
//! # Ok::<(), hlo::BuildError>(())
//! ```

mod draw;
pub mod host;
mod key;

pub use key::Key;

use std::fmt;
use std::str::FromStr;

use crate::{DType, TensorType};

/// Which generator a key belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyKind {
    /// JAX's default: a counter-based cipher of two 32-bit words (Salmon et al. 2011, "Parallel random
    /// numbers: as easy as 1, 2, 3").
    Threefry2x32,
    /// XLA's `rng_bit_generator` for bits, and for split and fold_in too; on CPUs Philox 4x32-10 of the same
    /// paper.
    UnsafeRbg,
}

impl KeyKind {
    /// Number of 32-bit words in a key.
    #[must_use]
    pub const fn words(self) -> usize {
        match self {
            KeyKind::Threefry2x32 => 2,
            KeyKind::UnsafeRbg => 4,
        }
    }

    /// JAX's name of the implementation, as in `jax_default_prng_impl`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            KeyKind::Threefry2x32 => "threefry2x32",
            KeyKind::UnsafeRbg => "unsafe_rbg",
        }
    }
}

impl fmt::Display for KeyKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for KeyKind {
    type Err = RandomError;

    fn from_str(name: &str) -> Result<Self, RandomError> {
        match name {
            "threefry2x32" => Ok(KeyKind::Threefry2x32),
            "unsafe_rbg" => Ok(KeyKind::UnsafeRbg),
            _ => Err(RandomError::UnknownKind { name: name.to_owned() }),
        }
    }
}

/// What can be wrong with the arguments of a draw.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum RandomError {
    /// A generator that is not implemented here.
    #[error("unknown random generator '{name}': expected threefry2x32 or unsafe_rbg")]
    UnknownKind {
        /// The name as given.
        name: String,
    },
    /// A key with the wrong number of words.
    #[error("a key of kind {kind} has {} words of u32, got {got}", kind.words())]
    KeyWords {
        /// The kind asked for.
        kind: KeyKind,
        /// Number of words given.
        got: usize,
    },
    /// A traced key of the wrong type.
    #[error("a key of kind {kind} has type tensor<{}xui32>, got {got}", kind.words())]
    KeyType {
        /// The kind asked for.
        kind: KeyKind,
        /// Type of the words given.
        got: TensorType,
    },
    /// An element type that a distribution cannot draw.
    #[error("the element type must be {what}, got {got}")]
    DType {
        /// What was expected.
        what: &'static str,
        /// What was given.
        got: DType,
    },
}
