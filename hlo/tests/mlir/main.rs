//! The MLIR text parser against texts that others wrote.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod corpus;
mod errors;
mod forms;
mod fuzz;
mod import;
