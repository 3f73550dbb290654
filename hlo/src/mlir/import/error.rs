//! Why a text is no graph.

use thiserror::Error;

use crate::BuildError;
use crate::mlir::{ParseError, Position};

/// Why a text or tree cannot become a graph.
#[derive(Debug, Clone, Error)]
pub enum ImportError {
    /// The text is no MLIR.
    #[error("{0}")]
    Parse(#[from] ParseError),
    /// The text is fine, but an operation in it has no place in a graph.
    #[error("{position}: {op}: {problem}")]
    Op {
        /// Where the operation starts.
        position: Position,
        /// Its name.
        op: String,
        /// What is wrong.
        problem: Box<ImportProblem>,
    },
    /// There is no function of that name.
    #[error("the text has no function @{name}")]
    NoFunction {
        /// The name.
        name: String,
    },
}

/// What is wrong with an operation.
#[derive(Debug, Clone, Error)]
pub enum ImportProblem {
    /// Graphs have no such operation.
    #[error("unsupported operation: graphs have none like it")]
    UnsupportedOp,
    /// Graphs have the operation, but not with this attribute or value.
    #[error("unsupported attribute {name} = {value}")]
    UnsupportedAttribute {
        /// Its name.
        name: String,
        /// Its value, shortened.
        value: String,
    },
    /// Graphs have no such type.
    #[error("unsupported type {ty}: graphs have tensors of known sizes")]
    UnsupportedType {
        /// The type.
        ty: String,
    },
    /// A form of the operation that graphs do not have.
    #[error("unsupported form: {what}")]
    UnsupportedForm {
        /// Which.
        what: &'static str,
    },
    /// An attribute that must be there is not.
    #[error("needs the attribute {name}, {expected}")]
    MissingAttribute {
        /// Its name.
        name: &'static str,
        /// What it should hold.
        expected: &'static str,
    },
    /// An attribute holds something else than it should.
    #[error("attribute {name} must be {expected}, not {found}")]
    BadAttribute {
        /// Its name.
        name: String,
        /// What it should hold.
        expected: &'static str,
        /// What it holds, shortened.
        found: String,
    },
    /// The operation has too few or too many operands, results or regions.
    #[error("needs {expected} {what}, not {found}")]
    Count {
        /// Operands, results, regions, blocks.
        what: &'static str,
        /// How many it takes.
        expected: usize,
        /// How many it has.
        found: usize,
    },
    /// The operation's own rules are broken.
    #[error("{0}")]
    Build(BuildError),
    /// The result type in the text is not the one that follows from the operands.
    #[error("result {index} has type {expected}, the text says {found}")]
    ResultType {
        /// Number of the result.
        index: usize,
        /// Type by the operation's rule.
        expected: String,
        /// Type in the text.
        found: String,
    },
    /// A call of a function that is not there.
    #[error("there is no function @{name}")]
    UnknownFunction {
        /// The name.
        name: String,
    },
    /// A second function of the same name.
    #[error("there are two functions @{name}; rename one of the two")]
    DefinedTwice {
        /// The name.
        name: String,
    },
    /// A function that calls itself.
    #[error("@{name} calls itself")]
    Recursion {
        /// The name.
        name: String,
    },
    /// Too much.
    #[error("{what} exceeds the limit of {limit}")]
    Limit {
        /// Which limit.
        what: &'static str,
        /// Its value.
        limit: usize,
    },
}

impl ImportProblem {
    /// Whether the program may be fine and only graphs cannot hold it, rather than breaking StableHLO's rules.
    #[must_use]
    pub fn is_unsupported(&self) -> bool {
        match self {
            ImportProblem::UnsupportedOp
            | ImportProblem::UnsupportedAttribute { .. }
            | ImportProblem::UnsupportedType { .. }
            | ImportProblem::UnsupportedForm { .. }
            | ImportProblem::Limit { .. } => true,
            ImportProblem::MissingAttribute { .. }
            | ImportProblem::BadAttribute { .. }
            | ImportProblem::Count { .. }
            | ImportProblem::Build(_)
            | ImportProblem::ResultType { .. }
            | ImportProblem::UnknownFunction { .. }
            | ImportProblem::DefinedTwice { .. }
            | ImportProblem::Recursion { .. } => false,
        }
    }
}

impl ImportError {
    /// See [`ImportProblem::is_unsupported`].
    #[must_use]
    pub fn is_unsupported(&self) -> bool {
        match self {
            ImportError::Op { problem, .. } => problem.is_unsupported(),
            ImportError::Parse(_) | ImportError::NoFunction { .. } => false,
        }
    }
}
