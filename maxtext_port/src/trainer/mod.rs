//! The training loop and what it reports.
//!
//! `flops` has MaxText's TFLOP formula, `metrics` the lines and files that a step leaves, `tensorboard` the event
//! files, `curve` the picture at the end.

pub mod curve;
pub mod flops;
pub mod metrics;
pub mod tensorboard;
