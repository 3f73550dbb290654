//! The one error type of this crate.

use std::borrow::Cow;
use std::fmt;

/// Canonical status codes, as PJRT and Abseil number them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Code {
    /// The operation was cancelled.
    Cancelled,
    /// No more is known.
    Unknown,
    /// The caller passed something wrong.
    InvalidArgument,
    /// Time ran out.
    DeadlineExceeded,
    /// Something asked for does not exist.
    NotFound,
    /// Something to be created exists already.
    AlreadyExists,
    /// Not allowed.
    PermissionDenied,
    /// Out of memory or of another resource.
    ResourceExhausted,
    /// The state does not allow the operation.
    FailedPrecondition,
    /// Aborted, for instance by a concurrent operation.
    Aborted,
    /// Past the end of a valid range.
    OutOfRange,
    /// Not supported by this plugin, or by this crate.
    Unimplemented,
    /// A broken invariant inside the plugin.
    Internal,
    /// Not available now; a retry may help.
    Unavailable,
    /// Data is lost or damaged.
    DataLoss,
    /// No valid credentials.
    Unauthenticated,
}

const CODES: [(Code, &str); 16] = [
    (Code::Cancelled, "CANCELLED"),
    (Code::Unknown, "UNKNOWN"),
    (Code::InvalidArgument, "INVALID_ARGUMENT"),
    (Code::DeadlineExceeded, "DEADLINE_EXCEEDED"),
    (Code::NotFound, "NOT_FOUND"),
    (Code::AlreadyExists, "ALREADY_EXISTS"),
    (Code::PermissionDenied, "PERMISSION_DENIED"),
    (Code::ResourceExhausted, "RESOURCE_EXHAUSTED"),
    (Code::FailedPrecondition, "FAILED_PRECONDITION"),
    (Code::Aborted, "ABORTED"),
    (Code::OutOfRange, "OUT_OF_RANGE"),
    (Code::Unimplemented, "UNIMPLEMENTED"),
    (Code::Internal, "INTERNAL"),
    (Code::Unavailable, "UNAVAILABLE"),
    (Code::DataLoss, "DATA_LOSS"),
    (Code::Unauthenticated, "UNAUTHENTICATED"),
];

impl Code {
    /// The code with this number; a number that no version defines is `Unknown`.
    pub fn from_raw(raw: i32) -> Self {
        let index = usize::try_from(raw).unwrap_or(0).wrapping_sub(1);
        CODES.get(index).map_or(Code::Unknown, |(code, _)| *code)
    }

    /// Its number, 1 to 16.
    pub fn as_raw(self) -> i32 {
        CODES.iter().zip(1..).find(|((code, _), _)| *code == self).map_or(2, |(_, number)| number)
    }

    /// Its name, as XLA prints it.
    pub fn name(self) -> &'static str {
        CODES.iter().find(|(code, _)| *code == self).map_or("UNKNOWN", |(_, name)| name)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What went wrong: code, message, the C function that said so, the plugin, and what was being done.
#[derive(Clone, thiserror::Error)]
#[error("{}", .0)]
pub struct Error(Box<Inner>);

#[derive(Clone)]
struct Inner {
    code: Code,
    message: String,
    function: Option<&'static str>,
    plugin: Option<String>,
    doing: Vec<Cow<'static, str>>,
}

/// Shorthand for results of this crate.
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    /// An error of ours, with the code that fits best.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        let message = message.into();
        Self(Box::new(Inner { code, message, function: None, plugin: None, doing: Vec::new() }))
    }

    /// Shorthand for [`Code::InvalidArgument`].
    pub fn invalid_argument(message: impl Into<String>) -> Self {
        Self::new(Code::InvalidArgument, message)
    }

    /// Adds the C function and the plugin that reported it.
    pub(crate) fn called(mut self, function: &'static str, plugin: impl Into<String>) -> Self {
        self.0.function = Some(function);
        self.0.plugin = Some(plugin.into());
        self
    }

    /// Says what was being done, outermost last.
    pub fn context(mut self, doing: impl Into<Cow<'static, str>>) -> Self {
        self.0.doing.push(doing.into());
        self
    }

    /// The canonical code.
    pub fn code(&self) -> Code {
        self.0.code
    }

    /// The bare message, without code, function and plugin.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// What was being done and the message, without code, function and plugin.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for doing in self.0.doing.iter().rev() {
            text.push_str(doing);
            text.push_str(": ");
        }
        text + &self.0.message
    }

    /// The C function that reported it, if one did.
    pub fn function(&self) -> Option<&'static str> {
        self.0.function
    }

    /// The plugin that reported it (file and PJRT version), if one did.
    pub fn plugin(&self) -> Option<&str> {
        self.0.plugin.as_deref()
    }
}

impl fmt::Display for Inner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for doing in self.doing.iter().rev() {
            write!(f, "{doing}: ")?;
        }
        write!(f, "{}: {}", self.code, self.message)?;
        match (self.function, &self.plugin) {
            (Some(function), Some(plugin)) => write!(f, " [{function}, {plugin}]"),
            _ => Ok(()),
        }
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Adds what was being done to the error of a result.
pub(crate) trait Context<T> {
    fn doing<S: Into<Cow<'static, str>>>(self, doing: impl FnOnce() -> S) -> Result<T>;
}

impl<T> Context<T> for Result<T> {
    fn doing<S: Into<Cow<'static, str>>>(self, doing: impl FnOnce() -> S) -> Result<T> {
        self.map_err(|e| e.context(doing()))
    }
}
