//! What can be wrong with an MLIR text, and where.

use thiserror::Error;

/// A place in a text: both counts start at 1, columns count bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// Line.
    pub line: u32,
    /// Column, in bytes.
    pub column: u32,
}

impl Position {
    /// The place of byte `offset` in `text`; an offset past the end means the end.
    pub fn of(text: &str, offset: usize) -> Self {
        let before = &text.as_bytes()[..offset.min(text.len())];
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        let start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let narrow = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Position { line: narrow(line), column: narrow(before.len() - start + 1) }
    }
}

impl std::fmt::Display for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// Why a text is not a module, with the place where that shows.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{position}: {problem}")]
pub struct ParseError {
    /// Where the text stops making sense.
    pub position: Position,
    /// What is wrong there.
    pub problem: Problem,
}

/// The kinds of mistakes the parser tells apart.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Problem {
    /// The grammar wants something else here.
    #[error("expected {expected}, found {found}")]
    Expected {
        /// What may stand here.
        expected: String,
        /// What stands here, shortened.
        found: String,
    },
    /// An operand that nothing above it defines.
    #[error("no value %{name} is defined above this use; values are defined before they are used")]
    UndefinedValue {
        /// The name without the percent sign, with `#n` for a further result.
        name: String,
    },
    /// A value name that is taken.
    #[error("%{name} is already defined in this scope; rename one of the two")]
    RedefinedValue {
        /// The name without the percent sign.
        name: String,
    },
    /// An operand whose type in the signature is not the type it was defined with.
    #[error("%{name} has type {defined}, but is used here as {used}")]
    OperandType {
        /// The name without the percent sign.
        name: String,
        /// Type at the definition.
        defined: String,
        /// Type at this use.
        used: String,
    },
    /// Two lists that belong together have different lengths.
    #[error("{what}: expected {expected}, found {found}")]
    Count {
        /// Which lists.
        what: &'static str,
        /// How many there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// An operation in a pretty form that this parser does not know.
    #[error("no pretty form of `{op}` is known; write it in the generic form: \"{op}\"(...) : (...) -> ...")]
    UnknownForm {
        /// Name of the operation.
        op: String,
    },
    /// The same attribute twice.
    #[error("attribute `{name}` is given twice")]
    DuplicateAttribute {
        /// Its name.
        name: String,
    },
    /// `!name` without a definition above.
    #[error("type alias !{name} is not defined above this use")]
    UndefinedTypeAlias {
        /// Its name.
        name: String,
    },
    /// The text is larger or deeper than [`Limits`](super::Limits) allow.
    #[error("{what} exceeds the limit of {limit}")]
    Limit {
        /// Which limit.
        what: &'static str,
        /// Its value.
        limit: usize,
    },
}
