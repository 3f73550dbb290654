//! The training loop and what it reports.
//!
//! `flops` has MaxText's TFLOP formula, `metrics` the lines and files that a step leaves, `tensorboard` the event
//! files, `curve` the picture at the end.

mod certified;
pub mod curve;
mod decode;
pub mod flops;
mod health;
mod loss;
pub mod metrics;
mod profile;
mod quantized;
mod run;
mod session;
mod spikes;
mod store;
pub mod tensorboard;
mod train_step;

pub use certified::{Certified, certify_proto};
pub use decode::{Decoder, Sampler};
pub use health::{Fault, FirstFault};
pub use run::{Event, Run, Summary, TrainError};
pub use session::{Compiler, Prepared, Session, SessionError, StepOutput, compile_options};
pub use store::{StoreError, load_params};
pub use train_step::{BATCH_ARRAYS, Program, ProgramError, STEP_SCALARS, StateArray};
