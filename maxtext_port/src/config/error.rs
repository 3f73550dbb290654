//! What can be wrong with a configuration.

use std::fmt::Write as _;
use std::path::PathBuf;

use thiserror::Error;

use super::origin::Origin;
use super::value::Value;
use super::yaml::Place;

/// A value that its key does not take.
#[derive(Clone, Debug)]
pub struct BadValue {
    /// The key; with a dot for keys inside a block (`lora.lora_rank`).
    pub key: String,
    /// The value that was given.
    pub value: Value,
    /// Where it was given.
    pub origin: Origin,
    /// What was expected, as "Input should be ..." in MaxText.
    pub expected: String,
}

/// A key with a value that this program does not support, although MaxText does.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// The key.
    pub key: String,
    /// Its resolved value.
    pub value: Value,
    /// Where it came from.
    pub origin: Origin,
    /// Why it is refused and what to do.
    pub reason: String,
}

/// Who checks a rule in MaxText, which decides the exception.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// The schema, at the end of resolution.
    Schema,
    /// The code that merges files and words.
    Loader,
    /// The code that makes the mesh.
    Mesh,
    /// Nobody: the rule is this program's.
    Here,
}

/// An error in a configuration. The text names the place, what was expected and what to do.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ConfigError {
    /// A file cannot be read.
    #[error("cannot read the config file {}: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// A file is not where it is looked for.
    #[error("config file {name} not found ({}); looked for {}. Leave the file out to start from the built-in \
             base.yml", .named_by, .looked.join(", "))]
    NotFound {
        /// The name as written.
        name: String,
        /// Who named it: the command line, or a file's `base_config`.
        named_by: String,
        /// Every path that was tried.
        looked: Vec<String>,
    },
    /// A file's `base_config` chain comes back to a file that is already part of it.
    #[error("{}: base_config comes back to {}, which is already being read", path.display(), again.display())]
    Cycle {
        /// The file whose `base_config` closes the circle.
        path: PathBuf,
        /// The file that would be read again.
        again: PathBuf,
    },
    /// A file is not YAML, or not a mapping.
    #[error("{file}:{}:{}: {message}", place.line, place.column)]
    Yaml {
        /// The file.
        file: String,
        /// Where in it.
        place: Place,
        /// What is wrong.
        message: String,
    },
    /// A `key=value` word cannot be read.
    #[error("command line, word {position} (`{word}`): {message}")]
    Word {
        /// Position from 1.
        position: usize,
        /// The word.
        word: String,
        /// What is wrong.
        message: String,
    },
    /// A key that no version 0.2.5 configuration has.
    #[error("'{key}' is not a configuration key ({origin}).{hint}")]
    UnknownKey {
        /// The key as written.
        key: String,
        /// Where it was given.
        origin: Origin,
        /// Keys with a similar spelling, nearest first.
        nearest: Vec<String>,
        /// A sentence with the nearest spelling, or what became of the key; starts with a space.
        hint: String,
    },
    /// Values that their keys do not take; all of them, as MaxText lists them.
    #[error("{}", list_bad_values(.0))]
    Invalid(Vec<BadValue>),
    /// Keys of the model file that the command line sets to something else.
    #[error("Keys {keys:?} are set by the model file of model_name={model} and by the command line, with different \
             values:{}\nThis is not allowed unless override_model_config=True is added.", list_conflicts(.values))]
    ModelOverride {
        /// The model's name.
        model: String,
        /// The keys.
        keys: Vec<String>,
        /// Key, the model file's value, the command line's value.
        values: Vec<(String, Value, Value)>,
    },
    /// A key set twice from outside.
    #[error("Key '{key}' is overridden by both {by} and environment variable '{variable}'. This is not allowed{}.",
            .cure)]
    EnvironmentConflict {
        /// The key.
        key: String,
        /// "the command line" or "the model file".
        by: &'static str,
        /// The variable.
        variable: String,
        /// What would allow it; empty, or starting with a comma.
        cure: &'static str,
    },
    /// An environment variable for a key whose value cannot be given in that way.
    #[error("environment variable '{variable}': {message}")]
    Environment {
        /// The variable.
        variable: String,
        /// Whether the variable's text is at fault, or the kind of key.
        bad_text: bool,
        /// What is wrong.
        message: String,
    },
    /// Values that do not go together.
    #[error("{message}{}", list_keys(.keys))]
    Rule {
        /// The rule that is broken, and what to do.
        message: String,
        /// The keys that take part, with value and origin.
        keys: Vec<(String, Value, Origin)>,
        /// Where MaxText notices it.
        check: Check,
    },
    /// Values that MaxText takes and this program does not support.
    #[error("{}", list_refusals(.0))]
    Unsupported(Vec<Refusal>),
}

impl ConfigError {
    /// The name of the Python exception that MaxText ends with in the same situation; `None` where MaxText has no such
    /// error.
    pub fn maxtext_kind(&self) -> Option<&'static str> {
        match self {
            Self::Read { .. } | Self::NotFound { .. } => Some("FileNotFoundError"),
            Self::Cycle { .. } => Some("RecursionError"),
            Self::Yaml { .. } | Self::Word { .. } => Some("YAMLError"),
            Self::UnknownKey { .. } | Self::ModelOverride { .. } | Self::EnvironmentConflict { .. } => {
                Some("ValueError")
            }
            Self::Environment { bad_text, .. } => Some(if *bad_text { "ValueError" } else { "TypeError" }),
            Self::Invalid(_) => Some("ValidationError"),
            Self::Rule { check, .. } => Some(match check {
                Check::Schema => "ValidationError",
                Check::Loader => "ValueError",
                Check::Mesh => "AssertionError",
                Check::Here => return None,
            }),
            Self::Unsupported(_) => None,
        }
    }

    /// A broken rule of the schema.
    pub(crate) fn rule(message: impl Into<String>, keys: Vec<(String, Value, Origin)>) -> Self {
        Self::Rule { message: message.into(), keys, check: Check::Schema }
    }
}

fn list_bad_values(values: &[BadValue]) -> String {
    let mut text = match values.len() {
        1 => "1 value is not valid:".to_owned(),
        count => format!("{count} values are not valid:"),
    };
    for BadValue { key, value, origin, expected } in values {
        let kind = value.type_name();
        let _ = write!(text, "\n{key}: {expected}; given: {value} ({kind}, {origin})");
    }
    text
}

fn list_conflicts(values: &[(String, Value, Value)]) -> String {
    values.iter().fold(String::new(), |mut text, (key, model, given)| {
        let _ = write!(text, "\n  {key}: {model} in the model file, {given} on the command line");
        text
    })
}

fn list_keys(keys: &[(String, Value, Origin)]) -> String {
    keys.iter().fold(String::new(), |mut text, (key, value, origin)| {
        let _ = write!(text, "\n  {key}={value} ({origin})");
        text
    })
}

fn list_refusals(refusals: &[Refusal]) -> String {
    let mut text = String::from("MaxText takes this configuration, this program does not:");
    for Refusal { key, value, origin, reason } in refusals {
        let _ = write!(text, "\n  {key}={value} ({origin}): {reason}");
    }
    text
}
