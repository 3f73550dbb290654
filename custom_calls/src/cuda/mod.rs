//! The GEMM calls on NVIDIA GPUs, through cuBLASLt.
//!
//! cuBLASLt validates next to nothing of what is set on its descriptors, so every rule of the product is checked here
//! first ([`Problem`]), and a descriptor is made from a checked problem alone.

pub mod api;
mod descriptor;
mod handler;
mod problem;

pub use descriptor::{Buffers, Plan, WORKSPACE, WORKSPACE_ALIGNMENT};
pub use handler::{library_file, register_cuda};
pub use problem::{Element, OutputType, Problem, check_capability};

use std::path::PathBuf;
use thiserror::Error;

/// Why a product cannot be handed to cuBLASLt, or what cuBLASLt said.
#[derive(Debug, Error)]
pub enum CublasError {
    /// The library cannot be loaded.
    #[error("cannot load cuBLASLt from {}: {source}", path.display())]
    Load {
        /// The file.
        path: PathBuf,
        /// What the loader said.
        source: libloading::Error,
    },
    /// A call of the library failed.
    #[error("{call} returned {status}{}", if text.is_empty() { String::new() } else { format!(" ({text})") })]
    Status {
        /// The function.
        call: &'static str,
        /// Its status.
        status: api::Status,
        /// The library's text for it.
        text: String,
    },
    /// The heuristic knows no algorithm.
    #[error("cuBLASLt {version} has no algorithm for a {kind} product of {m} x {n} x {k} on this GPU")]
    NoAlgorithm {
        /// Version of the library.
        version: usize,
        /// Kind of product.
        kind: &'static str,
        /// Rows of the result.
        m: u64,
        /// Columns of the result.
        n: u64,
        /// The contraction.
        k: u64,
    },
    /// A rule of the product is broken.
    #[error("{rule}")]
    Rule {
        /// The rule, with what was found.
        rule: String,
    },
    /// The GPU is too old.
    #[error(
        "{kind} products need a GPU of compute capability {}.{} or later ({name}); this one has {}.{}: {advice}",
        needed.0, needed.1, got.0, got.1
    )]
    Capability {
        /// Kind of product.
        kind: &'static str,
        /// What it needs.
        needed: (i32, i32),
        /// The generation that has it.
        name: &'static str,
        /// What the GPU has.
        got: (i32, i32),
        /// What to do.
        advice: &'static str,
    },
    /// The library is too old.
    #[error(
        "{kind} products need cuBLASLt {needed} or later, this is {got}: run `maxtext plugin install cublas`"
    )]
    Version {
        /// Kind of product.
        kind: &'static str,
        /// What it needs, as 120800.
        needed: usize,
        /// What was loaded.
        got: usize,
    },
}
