//! The recipes' arithmetic against NVIDIA's reference vectors (tests/golden/low_precision) and against brute force.
#![forbid(unsafe_code)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a failing test should panic; clippy only knows this of #[test] functions"
)]

mod formats;
mod gemm;
#[allow(dead_code, reason = "shared with another test program, which uses the rest")]
mod golden;
mod quantize;
