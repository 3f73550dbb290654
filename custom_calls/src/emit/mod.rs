//! The quantisers written as StableHLO, so that every backend runs the same definition and fuses it with what
//! stands before.
//!
//! Each function gives, bit for bit, what its namesake in [`crate::quantize`] gives. Two of XLA's rewrites
//! shape the spelling: a pair of converts f32 -> f8 -> f32 is removed on GPUs, so a rounded scale is decoded from its
//! own bits with integers; and `x / constant` becomes `x * (1 / constant)`, so where a true division by a
//! constant is meant it is done in f64, whose error is too small to move the f32 result.

pub mod fp8;
pub mod hadamard;
mod layout;
pub mod mxfp8;
pub mod nvfp4;
mod scalar;
mod tiling;

pub(crate) use layout::row_major;
pub use scalar::amax;
pub use tiling::tile_scales;
