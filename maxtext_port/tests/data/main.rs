//! The data pipeline against batches that MaxText made.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod golden;
mod prefetch;
mod synthetic;
mod text_files;
