//! The error of the builder.

use std::fmt;
use std::panic::Location;

use crate::TensorType;

/// The first thing that went wrong while a graph was built.
///
/// Later operations on the poisoned result are silent; [`crate::Graph::finish`] returns this error.
#[derive(Clone, Debug, thiserror::Error)]
pub struct BuildError {
    /// Operation name as in JAX or StableHLO.
    pub op: &'static str,
    /// What is wrong and what was expected.
    pub message: String,
    /// Types of the operands.
    pub operands: Vec<TensorType>,
    /// Scope path (`decoder/layers/mlp`), empty at top level.
    pub scope: String,
    /// Where the caller asked for the operation.
    pub location: &'static Location<'static>,
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.op, self.message)?;
        if !self.operands.is_empty() {
            f.write_str(" (operands")?;
            for (i, ty) in self.operands.iter().enumerate() {
                write!(f, "{} {ty}", if i == 0 { ":" } else { "," })?;
            }
            f.write_str(")")?;
        }
        if !self.scope.is_empty() {
            write!(f, " in scope {}", self.scope)?;
        }
        write!(f, " at {}", self.location)
    }
}
