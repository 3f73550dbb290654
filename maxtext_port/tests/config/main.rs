//! Configuration against what MaxText 0.2.5 resolved.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod bad_input;
mod cases;
mod command;
mod golden;
mod table;

use std::path::PathBuf;

use maxtext_port::config::{Config, ConfigError, Request, resolve};

/// Golden cases: configurations resolved by MaxText.
fn golden_folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/config")
}

/// Resolves words on one device.
fn words(words: &[&str]) -> Result<Config, ConfigError> {
    resolve(&Request::new(words.iter().copied()))
}
