//! The data pipeline against batches that MaxText made.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod bad_input;
mod damage;
mod evaluation;
mod features;
mod formats;
mod golden;
mod pipelines;
mod prefetch;
mod resume;
mod synthetic;
mod text_files;
mod tokenizers;
