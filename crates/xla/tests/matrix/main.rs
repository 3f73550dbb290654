//! The runtime on each plugin of the compatibility matrix.
//!
//! `XLA_TEST_PLUGINS` lists names or files of plugins, separated by colons; without it they are
//! `cpu-openxla`, `cpu-zml` and `cpu-jax`, fetched if need be.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stderr, reason = "tests")]

mod bad_input;
mod common;
mod core;
mod ffi;
mod odd;
mod order;
mod programs;
