//! The quantisers and products as XLA runs them, on each CPU plugin.
//!
//! `XLA_TEST_PLUGINS` names the plugins, separated by colons; by default all three.
#![forbid(unsafe_code)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stderr,
    clippy::panic,
    reason = "a failing test should panic; clippy only knows this of #[test] functions"
)]

mod certificate;
mod common;
mod dot;
#[path = "../low_precision/golden.rs"]
#[allow(dead_code, reason = "shared with another test program, which uses the rest")]
mod golden;
mod quantizers;
