//! Values under resolution: typed, with their origins, still to be completed by derived values.

use std::collections::{BTreeMap, HashMap};

use super::error::{BadValue, Check, ConfigError};
use super::files::{Given, hf_id};
use super::keys::{Key, table};
use super::merge::Merged;
use super::origin::Origin;
use super::value::Value;
use super::{Notice, Request};

/// Text keys for which an empty text means `None`.
const EMPTY_IS_NONE: [&str; 7] = [
    "hf_train_files",
    "hf_eval_files",
    "hf_access_token",
    "hf_name",
    "hf_data_dir",
    "hf_eval_split",
    "tokenizer_path",
];
/// List keys that also take one bare word.
const BARE_WORD_IS_LIST: [&str; 4] =
    ["train_data_columns", "eval_data_columns", "trainable_parameters_mask", "adamw_mask"];
/// Text keys for which `None` means an empty text.
const NONE_IS_EMPTY: [&str; 3] = ["run_name", "dump_hlo_local_module_name", "dump_hlo_module_name"];

/// A resolved value and its source.
#[derive(Clone, Debug)]
pub struct Resolved {
    /// The value.
    pub value: Value,
    /// Where it came from.
    pub origin: Origin,
}

/// Every key of the table with a value of its type.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) entries: BTreeMap<&'static str, Resolved>,
    pub(crate) notices: Vec<Notice>,
}

impl Draft {
    /// Fits the merged values to their types; keys that no layer has get the schema's default.
    pub(crate) fn new(merged: &Merged, request: &Request) -> Result<Self, ConfigError> {
        let mut draft = Self { entries: BTreeMap::new(), notices: merged.notices.clone() };
        let mut bad = Vec::new();
        let by_name: HashMap<&str, &Given> =
            merged.keys.iter().map(|given| (given.key.as_str(), given)).collect();
        for key in table().iter() {
            let (value, origin) = match by_name.get(key.name) {
                Some(given) => (prepare(given), given.origin.clone()),
                // The schema's defaults are base.yml's, with None where base.yml has "" or the word None.
                None => (default_of_schema(key), Origin::Default),
            };
            match key.kind.coerce(&value) {
                Ok(value) => {
                    draft.entries.insert(key.name, Resolved { value, origin });
                }
                Err(misfits) => bad.extend(misfits.into_iter().map(|(path, value, expected)| BadValue {
                    key: format!("{}{path}", key.name),
                    value,
                    origin: origin.clone(),
                    expected: format!("Input {expected}"),
                })),
            }
        }
        if !bad.is_empty() {
            return Err(ConfigError::Invalid(bad));
        }
        let in_a_layer = by_name.contains_key("tokenizer_path");
        if in_a_layer && draft.value("tokenizer_path") == &Value::Null {
            draft.pick_tokenizer(request);
        }
        Ok(draft)
    }

    /// An empty tokenizer path takes the model's tokenizer on the Hugging Face hub, else MaxText's llama2 file.
    fn pick_tokenizer(&mut self, request: &Request) {
        let model_name = self.str("model_name").to_owned();
        match hf_id(&model_name) {
            Some(id) => {
                self.set("tokenizer_path", id, "the tokenizer of model_name");
                self.set("tokenizer_type", "huggingface", "the tokenizer of model_name");
            }
            None => {
                let path = match request.env.get("MAXTEXT_ASSETS_ROOT") {
                    Some(root) => format!("{root}/tokenizers/tokenizer.llama2"),
                    None => "tokenizer.llama2".to_owned(),
                };
                self.set("tokenizer_path", path, "not given: MaxText's llama2 SentencePiece file");
            }
        }
    }

    /// The value of a key.
    pub(crate) fn value(&self, key: &str) -> &Value {
        debug_assert!(table().get(key).is_some(), "{key} is not a key");
        self.entries.get(key).map_or(&Value::Null, |entry| &entry.value)
    }

    pub(crate) fn origin(&self, key: &str) -> Origin {
        self.entries.get(key).map_or(Origin::Default, |entry| entry.origin.clone())
    }

    /// A whole number; fractions are cut off.
    pub(crate) fn int(&self, key: &str) -> i64 {
        match self.value(key) {
            Value::Int(value) => *value,
            other => other.number().unwrap_or(0.0) as i64,
        }
    }

    pub(crate) fn float(&self, key: &str) -> f64 {
        self.value(key).number().unwrap_or(0.0)
    }

    pub(crate) fn bool(&self, key: &str) -> bool {
        self.value(key).truthy()
    }

    /// A text; empty for `None`.
    pub(crate) fn str(&self, key: &str) -> &str {
        self.value(key).as_str().unwrap_or_default()
    }

    /// The texts of a list.
    pub(crate) fn strings(&self, key: &str) -> Vec<String> {
        let items = self.value(key).as_list().unwrap_or_default();
        items.iter().filter_map(Value::as_str).map(str::to_owned).collect()
    }

    /// Sets a derived value. The origin stays where the value does not change.
    pub(crate) fn set(&mut self, key: &'static str, value: impl Into<Value>, rule: &'static str) {
        debug_assert!(table().get(key).is_some(), "{key} is not a key");
        let value = value.into();
        let unchanged = self.entries.get(key).is_some_and(|entry| entry.value == value);
        if !unchanged || table().get(key).is_some_and(|key| key.derived) {
            self.entries.insert(key, Resolved { value, origin: Origin::Derived { rule } });
        }
    }

    /// An error about values that do not go together.
    pub(crate) fn conflict(&self, message: impl Into<String>, keys: &[&str]) -> ConfigError {
        self.broken(Check::Schema, message, keys)
    }

    /// The same, with the place where MaxText notices it.
    pub(crate) fn broken(&self, check: Check, message: impl Into<String>, keys: &[&str]) -> ConfigError {
        let part = |key: &&str| ((*key).to_owned(), self.value(key).clone(), self.origin(key));
        ConfigError::Rule { message: message.into(), keys: keys.iter().map(part).collect(), check }
    }

    pub(crate) fn warn(&mut self, key: &str, text: impl Into<String>) {
        self.notices.push(Notice::warning(key, text));
    }
}

/// The value that a key has without being given one, before anything is derived.
pub(crate) fn default_value(key: &Key) -> Value {
    let given = Given { key: key.name.to_owned(), value: key.default.clone(), origin: Origin::Default };
    let value = if key.in_base_yml { prepare(&given) } else { given.value };
    key.kind.coerce(&value).unwrap_or(value)
}

fn default_of_schema(key: &Key) -> Value {
    let given = Given { key: key.name.to_owned(), value: key.default.clone(), origin: Origin::Default };
    match key.name {
        // The exceptions. Files without rules leave none.
        "logical_axis_rules" => Value::List(Vec::new()),
        "per_device_batch_size" => Value::Int(12),
        "decode_sampling_nucleus_p" => Value::Float(-1.0),
        "metrics_file" => Value::Null,
        _ if key.in_base_yml => prepare(&given),
        _ => given.value,
    }
}

/// MaxText's small corrections before the schema sees a value.
fn prepare(given: &Given) -> Value {
    let key = given.key.as_str();
    let value = match &given.value {
        Value::Str(text) if text.eq_ignore_ascii_case("none") => Value::Null,
        other => other.clone(),
    };
    match value {
        Value::Str(text) if text.is_empty() && EMPTY_IS_NONE.contains(&key) => Value::Null,
        Value::Str(text) if BARE_WORD_IS_LIST.contains(&key) => bare_words(&text),
        Value::Null if NONE_IS_EMPTY.contains(&key) => Value::from(""),
        Value::List(items) if key == "data_sharding" && matches!(items.first(), Some(Value::Str(_))) => {
            Value::List(vec![Value::List(items)])
        }
        value => value,
    }
}

/// One word, or a list of quoted words that itself was written inside quotes.
fn bare_words(text: &str) -> Value {
    let trimmed = text.trim();
    let inner = [('[', ']'), ('(', ')')]
        .into_iter()
        .find_map(|(open, close)| trimmed.strip_prefix(open)?.strip_suffix(close));
    match inner.and_then(quoted_words) {
        Some(words) => Value::from(words),
        None => Value::List(vec![Value::from(text)]),
    }
}

/// The words of `'a', "b"`; `None` if a part is not in quotes.
fn quoted_words(text: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let quote = rest.chars().next().filter(|quote| matches!(quote, '\'' | '"'))?;
        let (word, after) = rest[1..].split_once(quote)?;
        words.push(word.to_owned());
        let after = after.trim_start();
        rest = match after.strip_prefix(',') {
            Some(after) => after.trim_start(),
            None if after.is_empty() => after,
            None => return None,
        };
    }
    Some(words)
}
