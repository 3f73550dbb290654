//! Analyses of HLO modules: pure functions from a module to plain values that serialise.
//!
//! An analysis that has to guess says so in its result: a loop whose trip count the module does not tell is
//! listed as unknown and counted once, a custom call of unknown work is listed and counted as nothing.

mod calls;
mod copies;
mod cost;
mod device;
mod diff;
pub(crate) mod graph;
mod lint;
mod memory;
mod origin;
mod parts;
mod query;
mod roofline;
mod summary;

pub use calls::{CallGraph, trip_count};
pub use copies::{ParameterCopy, parameter_copies};
pub use cost::{Cost, CostAnalysis, LoopCount, operand_types};
pub use device::{DEVICES, DeviceSpec};
pub use diff::{ChangedOp, Diff, DiffOp, diff};
pub use graph::{color, dot, svg};
pub use lint::{Finding, LintOptions, lint};
pub use memory::{
    BufferKind, LiveBuffer, Memory, TimePoint, XlaMemory, memory, xla_memory_of_proto, xla_memory_of_text,
};
pub use origin::origin;
pub use parts::{Part, combined_names, cut_scope, scope};
pub use query::{Query, neighbourhood, short_shape};
pub use roofline::{Bound, OpTime, Roofline, roofline, running_computations};
pub use summary::{CollectiveSummary, LoopSummary, Summary, summarize};
