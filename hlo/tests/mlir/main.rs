//! The MLIR text parser against texts that others wrote.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "tests fail by panicking and may print"
)]

mod corpus;
mod errors;
mod forms;
mod fuzz;
mod import;
