//! The reference interpreter: evaluates a graph on the host, op by op.
//!
//! For tests, small constants and gradient checks. It is written to be compared with: each op is computed from its
//! definition, element by element, in f64 (integers exactly in i128), and rounded to its type once. Nothing is fused or
//! reordered, and nothing is fast.
//!
//! The body of a `manual_computation` runs once per device of the mesh, all devices in step, so collectives have
//! something to talk to; everything else runs on one device.
//!
//! ```
//! use hlo::interp::{Interpreter, Value};
//! use hlo::{DType, Graph};
//!
//! let graph = Graph::new("sum");
//! let x = graph.parameter("x", DType::F32, [3]);
//! let argument = Value::dense(&[1.0_f32, 2.0, 3.0], [3])?;
//! let result = Interpreter::new().eval(&graph, &[x.sum_all()], &[argument])?;
//! assert_eq!(result[0].to_f64(), [6.0]);
//! # Ok::<(), hlo::interp::InterpError>(())
//! ```

mod collective;
mod control;
mod dot;
mod elementwise;
mod eval;
mod indexing;
mod number;
mod reduce;
mod rng;
mod shape;
mod special;
mod value;

use std::collections::BTreeMap;
use std::fmt;
use std::panic::Location;

pub use value::{Data, Value};

use crate::op::{CustomCall, Op};
use crate::{BuildError, TensorType};

/// Computes a custom call: its attributes, operands and result types to results, or to what is wrong.
pub type CustomCallHandler = dyn Fn(&CustomCall, &[&Value], &[TensorType]) -> Result<Vec<Value>, String>;

/// Sees each op with its results.
type Observer = dyn Fn(&Op, &[Value]);

/// An evaluator of graphs, with the custom calls that it knows.
pub struct Interpreter {
    handlers: BTreeMap<String, Box<CustomCallHandler>>,
    observer: Option<Box<Observer>>,
    max_iterations: u64,
}

impl Default for Interpreter {
    fn default() -> Self {
        Interpreter { handlers: BTreeMap::new(), observer: None, max_iterations: 10_000_000 }
    }
}

impl fmt::Debug for Interpreter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let targets: Vec<_> = self.handlers.keys().collect();
        f.debug_struct("Interpreter").field("custom_calls", &targets).finish_non_exhaustive()
    }
}

impl Interpreter {
    /// An interpreter that knows no custom call.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Also evaluates custom calls of `target`, with `handler`.
    #[must_use]
    pub fn with_custom_call(
        mut self,
        target: &str,
        handler: impl Fn(&CustomCall, &[&Value], &[TensorType]) -> Result<Vec<Value>, String> + 'static,
    ) -> Self {
        self.handlers.insert(target.to_owned(), Box::new(handler));
        self
    }

    /// Calls `observer` with each op and its results, in order of evaluation: regions before the op that runs them,
    /// and once per device and iteration.
    #[must_use]
    pub fn with_observer(mut self, observer: impl Fn(&Op, &[Value]) + 'static) -> Self {
        self.observer = Some(Box::new(observer));
        self
    }

    /// Gives up on a `while` after this many iterations (ten million unless set).
    #[must_use]
    pub fn with_max_iterations(mut self, limit: u64) -> Self {
        self.max_iterations = limit;
        self
    }
}

/// Why a graph could not be evaluated.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InterpError {
    /// Host data that do not fit their type.
    #[error("{bytes} bytes or elements of data do not fit {ty}")]
    Data {
        /// The type.
        ty: TensorType,
        /// What was given.
        bytes: usize,
    },
    /// Wrong number of arguments.
    #[error("the function has {expected} parameters, {given} arguments were given")]
    ArgumentCount {
        /// Number of parameters.
        expected: usize,
        /// Number of arguments.
        given: usize,
    },
    /// An argument of the wrong type.
    #[error("argument {index}: expected {expected}, got {given}")]
    ArgumentType {
        /// Which argument.
        index: usize,
        /// The parameter's type.
        expected: TensorType,
        /// The argument's type.
        given: TensorType,
    },
    /// The graph was built wrongly.
    #[error(transparent)]
    Build(BuildError),
    /// An op on operands that it does not take.
    #[error("{op}: {message}")]
    Invalid {
        /// Name of the op.
        op: &'static str,
        /// What is wrong.
        message: String,
    },
    /// An error with the place in the program that built the op.
    #[error("{source} in scope '{scope}' at {location}")]
    At {
        /// What happened.
        source: Box<InterpError>,
        /// Scope path of the op.
        scope: String,
        /// Where the op was built.
        location: &'static Location<'static>,
    },
}

impl InterpError {
    fn invalid(op: &'static str, message: impl Into<String>) -> Self {
        InterpError::Invalid { op, message: message.into() }
    }
}
