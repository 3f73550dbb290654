//! Low-precision training recipes: quantisers as StableHLO, GEMM custom calls, Host and CUDA handlers.

pub mod formats;
