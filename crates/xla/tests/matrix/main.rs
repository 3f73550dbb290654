//! The runtime on each plugin of the compatibility matrix.
//!
//! `XLA_TEST_PLUGINS` lists the plugins' files, separated by colons. Without it the program fails,
//! unless `XLA_TEST_SKIP=1` says that the tests shall be skipped.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stderr, reason = "tests")]

mod common;
mod core;
