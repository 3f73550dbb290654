//! MLIR text, as JAX and StableHLO's tools print it.
//!
//! [`parse`] reads a text into a syntax [`Module`]: operations with their operands resolved to values,
//! types, attributes, regions, locations. Both the generic form (`"stablehlo.add"(%0, %1) : ...`) and
//! the pretty forms of the builtin, func, StableHLO, CHLO and Shardy dialects give the same tree. An
//! unknown dialect's operations are read in the generic form. The tree prints itself; see
//! [`Module::text`].
//!
//! Time and memory are linear in the text, within [`Limits`]; bad input gives a [`ParseError`] with
//! line, column and what was expected, never a panic.
//!
//! [`import()`] and [`apply`] turn a tree into operations of a [`Graph`](crate::Graph), and
//! [`Module::parse`](crate::Module::parse) a text into a lowered module, so that programs from elsewhere can be
//! inspected, differentiated and rewritten. [`check`] only says whether a program keeps StableHLO's rules.
//!
//! Values must be defined above their uses. MLIR also lets a block use values of later blocks; no
//! StableHLO program does.

mod ast;
mod cursor;
mod display;
mod error;
pub(crate) mod import;
mod parser;
mod printer;

use std::fmt::Display;

pub use ast::{
    Attribute, Block, BlockArg, Elements, Location, Module, Op, Region, TensorType, Type, TypeKind, Value,
    ValueId,
};
pub use error::{ParseError, Position, Problem};
pub use import::{ImportError, ImportProblem, Imported, apply, check, import};

/// How much the parser accepts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Length of the text in bytes.
    pub bytes: usize,
    /// Depth of regions, lists, types and locations within each other.
    pub depth: usize,
    /// Number of operations.
    pub ops: usize,
}

impl Default for Limits {
    /// 4 GiB less one byte of text, 128 levels, 2^26 operations.
    fn default() -> Self {
        Limits { bytes: u32::MAX as usize, depth: 128, ops: 1 << 26 }
    }
}

/// Reads a text.
///
/// # Errors
/// The first mistake in the text; see [`Problem`].
pub fn parse(text: &str) -> Result<Module<'_>, ParseError> {
    parse_with(text, Limits::default())
}

/// Reads a text within given limits.
///
/// # Errors
/// The first mistake in the text; see [`Problem`].
pub fn parse_with(text: &str, limits: Limits) -> Result<Module<'_>, ParseError> {
    if text.len() > limits.bytes {
        let problem = Problem::Limit { what: "length of the text in bytes", limit: limits.bytes };
        return Err(ParseError { position: Position { line: 1, column: 1 }, problem });
    }
    parser::Parser::new(text, limits).run().map_err(|error| *error)
}

impl<'a> Module<'a> {
    /// The module as text: modules and functions in their own syntax, other operations in the generic
    /// form, values numbered afresh. The same tree gives the same bytes. Locations on request.
    pub fn text(&self, locations: bool) -> impl Display + use<'_, 'a> {
        printer::Text { module: self, locations }
    }
}
