//! Where a value came from.

use std::fmt;
use std::path::PathBuf;

use super::yaml::Place;

/// The source of a resolved value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The defaults table, whose values are those of MaxText's base.yml and schema.
    Default,
    /// A YAML file of the user.
    File {
        /// The file, as it was found.
        path: PathBuf,
        /// Line and column of the key.
        place: Place,
    },
    /// A configuration file of MaxText that is built in, such as `gpu/models/llama3_8b.yml`.
    BuiltIn {
        /// Its name below MaxText's `configs` folder.
        name: String,
    },
    /// The model file that `model_name` picks.
    Model {
        /// A file of the user, or the name below MaxText's `configs` folder of a built-in one.
        file: String,
        /// Line and column in a file of the user.
        place: Option<Place>,
    },
    /// A `key=value` word.
    CommandLine {
        /// Position among the words after the verb, from 1.
        position: usize,
    },
    /// An environment variable.
    Environment {
        /// Its name.
        variable: String,
    },
    /// Computed from other keys.
    Derived {
        /// From what, in a few words.
        rule: &'static str,
    },
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => f.write_str("default"),
            Self::File { path, place } => {
                write!(f, "{}:{}:{}", path.display(), place.line, place.column)
            }
            Self::BuiltIn { name } => write!(f, "built-in {name}"),
            Self::Model { file, place: Some(place) } => {
                write!(f, "model file {file}:{}:{}", place.line, place.column)
            }
            Self::Model { file, place: None } => write!(f, "model file {file} (built in)"),
            Self::CommandLine { position } => write!(f, "command line, word {position}"),
            Self::Environment { variable } => write!(f, "environment variable {variable}"),
            Self::Derived { rule } => write!(f, "derived: {rule}"),
        }
    }
}
