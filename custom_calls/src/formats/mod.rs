//! The narrow number formats of the recipes, encoded and decoded on the host.
//!
//! | format | bits s/e/m | largest | what it holds |
//! |---|---|---|---|
//! | [`e2m1`] | 1/2/1 | 6 | NVFP4 elements |
//! | [`Fp8::E4M3`] | 1/4/3 | 448 | FP8 and MXFP8 elements, NVFP4 block scales |
//! | [`Fp8::E5M2`] | 1/5/2 | 57344 | FP8 gradients |
//! | [`e8m0`] | 0/8/0 | 2^127 | MXFP8 block scales |
//!
//! Every encoder saturates and rounds to nearest, ties to the even code, as CUDA's `cvt.rn.satfinite` does,
//! so that one definition serves the host reference, the StableHLO quantisers' tests and `maxtext quantize`.

pub mod e2m1;
pub mod e8m0;
mod fp8;
mod tiling;

pub use fp8::Fp8;
pub use tiling::{TILE_COLS, TILE_ROWS, TilingError, swizzle_scales, swizzled_len, unswizzle_scales};
