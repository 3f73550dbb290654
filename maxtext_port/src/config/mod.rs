//! MaxText's configuration: YAML files, model files, `key=value` words and environment variables, resolved to one value a
//! key as MaxText 0.2.5 does it.
//!
//! [`resolve`] gives a [`Config`]: every key with its value and its [`Origin`]. [`TrainConfig`] is the typed view that the
//! trainer works with; making one refuses every key that asks for something that does not exist here.
//!
//! The rules, from weak to strong: the schema's default; the YAML named by `base_config`, recursively; the YAML file named
//! first on the command line; the model file of `model_name`; `key=value` words; `M_<KEY>` environment variables. This
//! module reads files only; words, environment, time and devices come from the caller in a [`Request`].

mod data_options;
mod derive;
mod draft;
mod error;
mod files;
mod foreign;
mod interpolate;
mod keys;
mod kind;
mod limits;
mod merge;
mod origin;
mod parallel;
mod scalar;
mod status;
mod train;
mod transformer_engine;
mod typed;
mod unknown;
mod validate;
mod value;
mod words;
mod yaml;

use std::collections::BTreeMap;
use std::path::PathBuf;

pub use draft::Resolved;
pub use error::{BadValue, Check, ConfigError, Refusal};
pub use keys::{Key, Status, Table, table};
pub use origin::Origin;
pub use parallel::Mesh;
pub use train::TrainConfig;
pub use transformer_engine::Nvfp4Switches;
pub use typed::{
    AttentionKernel, AxisRule, DType, DatasetType, GrainPackingType, Hardware, LrScheduleType, OptType,
    Profiler, RematPolicy, RopeType, SamplingStrategy, TokenizerType, WsdDecayStyle,
};
pub use unknown::unknown_key;
pub use value::Value;
pub use yaml::Place;

/// What a configuration is resolved from.
#[derive(Clone, Debug)]
pub struct Request {
    /// The words after the verb: optionally a file that ends in `.yml`, then `key=value`.
    pub words: Vec<String>,
    /// The environment.
    pub env: BTreeMap<String, String>,
    /// Devices of the run, over all hosts.
    pub devices: usize,
    /// Groups of devices with a fast network inside, 1 on a single machine.
    pub slices: usize,
    /// Local time as `2026-12-31-23-59`, for a run without a name.
    pub timestamp: String,
    /// The current folder.
    pub folder: PathBuf,
}

impl Request {
    /// One device, an empty environment, the current folder.
    pub fn new<W: Into<String>>(words: impl IntoIterator<Item = W>) -> Self {
        Self {
            words: words.into_iter().map(Into::into).collect(),
            env: BTreeMap::new(),
            devices: 1,
            slices: 1,
            timestamp: "1970-01-01-00-00".to_owned(),
            folder: PathBuf::new(),
        }
    }
}

/// Something that the user should know about a valid configuration.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Notice {
    /// The key that it is about.
    pub key: String,
    /// Whether it may be a mistake; otherwise it is information.
    pub warning: bool,
    /// A sentence.
    pub text: String,
}

impl Notice {
    pub(crate) fn warning(key: &str, text: impl Into<String>) -> Self {
        Self { key: key.to_owned(), warning: true, text: text.into() }
    }
}

/// A resolved configuration.
#[derive(Clone, Debug)]
pub struct Config {
    entries: BTreeMap<&'static str, Resolved>,
    notices: Vec<Notice>,
    nvfp4: Nvfp4Switches,
}

/// Resolves a configuration.
///
/// # Errors
/// Everything that MaxText refuses, with the place in file or command line.
pub fn resolve(request: &Request) -> Result<Config, ConfigError> {
    let merged = merge::merge(request)?;
    let mut draft = draft::Draft::new(&merged, request)?;
    derive::derive(&mut draft, request)?;
    let nvfp4 = Nvfp4Switches::from_env(&request.env);
    Ok(Config { entries: draft.entries, notices: draft.notices, nvfp4 })
}

impl Config {
    /// A key's value and origin; `None` if there is no such key.
    pub fn get(&self, key: &str) -> Option<&Resolved> {
        self.entries.get(key)
    }

    /// All keys, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Resolved)> {
        self.entries.iter().map(|(key, resolved)| (*key, resolved))
    }

    /// Things to tell the user.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// All values as JSON, with MaxText's names and types. The Hugging Face token is left out.
    pub fn to_json(&self) -> serde_json::Value {
        let shown = |key: &str, value: &Value| match key {
            "hf_access_token" if *value != Value::Null => "(hidden)".into(),
            _ => value.to_json(),
        };
        self.iter().map(|(key, entry)| (key.to_owned(), shown(key, &entry.value))).collect()
    }

    /// The value of a key of the table.
    pub(crate) fn value(&self, key: &str) -> &Value {
        debug_assert!(table().get(key).is_some(), "{key} is not a key");
        self.get(key).map_or(&Value::Null, |entry| &entry.value)
    }

    pub(crate) fn origin(&self, key: &str) -> Origin {
        self.get(key).map_or(Origin::Default, |entry| entry.origin.clone())
    }

    pub(crate) fn int(&self, key: &str) -> i64 {
        self.value(key).number().unwrap_or(0.0) as i64
    }
}
