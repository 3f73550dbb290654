//! Errors of the readers, with the place in the text, and the limits that keep hostile input cheap.

use std::fmt;

/// A part of a dump that could not be read: where, and what was expected there.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {message}")]
pub struct ParseError {
    /// Line, counted from 1.
    pub line: usize,
    /// Column in bytes, counted from 1.
    pub column: usize,
    /// What was found and what was expected.
    pub message: String,
}

impl ParseError {
    /// The error at byte `offset` of `source`. Costs a scan of the text before it.
    pub(crate) fn at(source: &str, offset: usize, message: impl fmt::Display) -> Self {
        let before = source.as_bytes().get(..offset).unwrap_or(source.as_bytes());
        let line_start = memchr::memrchr(b'\n', before).map_or(0, |at| at + 1);
        Self {
            line: memchr::memchr_iter(b'\n', before).count() + 1,
            column: before.len() - line_start + 1,
            message: message.to_string(),
        }
    }

    /// The error at the start of `part`, which must be a slice of `source`.
    pub(crate) fn in_slice(source: &str, part: &str, message: impl fmt::Display) -> Self {
        let offset = (part.as_ptr() as usize).saturating_sub(source.as_ptr() as usize);
        Self::at(source, offset.min(source.len()), message)
    }
}

/// Explicit limits. A dump beyond them is refused with an error that names the limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Largest text in bytes.
    pub bytes: usize,
    /// Deepest nesting of brackets, in shapes and in attribute values.
    pub depth: usize,
    /// Most instructions of a module.
    pub instructions: usize,
    /// Problems kept in lenient mode; further ones are only counted.
    pub problems: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { bytes: 4 << 30, depth: 128, instructions: 64 << 20, problems: 100 }
    }
}
