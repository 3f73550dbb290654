//! The training loop and what it reports.
//!
//! `flops` has MaxText's TFLOP formula, `metrics` the lines and files that a step leaves, `tensorboard` the event
//! files, `curve` the picture at the end.

pub mod curve;
pub mod flops;
mod loss;
pub mod metrics;
mod session;
mod spikes;
pub mod tensorboard;
mod train_step;

pub use session::{Compiler, Prepared, Session, SessionError};
pub use train_step::{BATCH_ARRAYS, Program, STEP_SCALARS, StateArray};
