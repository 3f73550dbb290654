//! Low-precision training recipes: quantisers as StableHLO, GEMM custom calls, Host and CUDA handlers; and fused attention.

pub mod attention;
pub mod certificate;
pub mod cuda;
pub mod dot;
pub mod emit;
pub mod formats;
pub mod gemm;
pub mod quantize;
pub mod recipe;
mod traffic;
