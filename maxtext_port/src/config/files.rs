//! Configuration files: the user's, and those that MaxText installs, whose values are built in.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use super::error::ConfigError;
use super::keys::table;
use super::origin::Origin;
use super::value::Value;
use super::yaml::{self, Entry, Place, Problem};

/// A key with its value and where it came from.
#[derive(Clone, Debug)]
pub(crate) struct Given {
    pub(crate) key: String,
    pub(crate) value: Value,
    pub(crate) origin: Origin,
}

/// Where MaxText keeps its configuration files in its source tree; both spellings occur in recipes.
const CONFIG_FOLDERS: [&str; 3] = ["src/maxtext/configs/", "src/MaxText/configs/", "MaxText/configs/"];

static BUILT_IN: OnceLock<Vec<(String, Value)>> = OnceLock::new();

/// One section of the built-in data.
fn section(name: &str) -> Option<&'static Value> {
    let sections = BUILT_IN.get_or_init(|| {
        let entries = yaml::mapping(include_str!("data/builtin.yml")).unwrap_or_default();
        entries.into_iter().map(|entry| (entry.key, entry.value)).collect()
    });
    sections.iter().find(|(key, _)| key == name).map(|(_, value)| value)
}

fn item(section_name: &str, name: &str) -> Option<&'static Value> {
    match section(section_name)? {
        Value::Map(items) => items.iter().find(|(key, _)| key == name).map(|(_, value)| value),
        _ => None,
    }
}

/// Whether MaxText takes this `model_name`.
pub(crate) fn is_model_name(name: &str) -> bool {
    let names = section("model_names").and_then(Value::as_list).unwrap_or_default();
    names.iter().any(|known| known.as_str() == Some(name))
}

/// The Hugging Face name of a model's tokenizer, for the Llama models where MaxText has one.
pub(crate) fn hf_id(model_name: &str) -> Option<&'static str> {
    item("hf_ids", model_name).and_then(Value::as_str)
}

/// The mesh and the rules of a built-in `custom_mesh_and_rule`.
pub(crate) fn custom_mesh_and_rule(name: &str) -> Option<&'static [(String, Value)]> {
    match item("custom_mesh_and_rule", name)? {
        Value::Map(entries) => Some(entries),
        _ => None,
    }
}

/// The keys of a file and of every file below it in its `base_config` chain, the strongest value of each.
///
/// `None` stands for no file: the built-in base.yml. Without base.yml in the chain the result lacks the keys that no file
/// of the chain has; the schema's defaults apply to them.
pub(crate) fn load_chain(name: Option<&str>) -> Result<Chain, ConfigError> {
    let mut chain = Chain { folder: None, keys: Vec::new() };
    match name {
        None => chain.keys = base_yml(),
        Some(name) => {
            let source = find_first(name)?;
            if let Source::File(path) = &source {
                chain.folder = Some(parent(path));
            }
            chain.keys = load(source, &mut Vec::new())?;
        }
    }
    Ok(chain)
}

/// What [`load_chain`] found.
pub(crate) struct Chain {
    /// The folder of the first file; model files are looked for beside it.
    pub(crate) folder: Option<PathBuf>,
    /// The merged keys.
    pub(crate) keys: Vec<Given>,
}

enum Source {
    File(PathBuf),
    BuiltIn(String),
}

fn parent(path: &Path) -> PathBuf {
    path.parent().map(Path::to_path_buf).unwrap_or_default()
}

/// The name below MaxText's configs folder that a path means, if it is one that is built in.
fn built_in_name(name: &str) -> Option<&str> {
    let short =
        CONFIG_FOLDERS.iter().find_map(|folder| name.find(folder).map(|at| &name[at + folder.len()..]));
    let short = short.unwrap_or(name);
    (short == "base.yml" || item("configs", short).is_some()).then_some(short)
}

fn find_first(name: &str) -> Result<Source, ConfigError> {
    if Path::new(name).is_file() {
        return Ok(Source::File(PathBuf::from(name)));
    }
    if let Some(short) = built_in_name(name) {
        return Ok(Source::BuiltIn(short.to_owned()));
    }
    Err(ConfigError::NotFound {
        name: name.to_owned(),
        named_by: "named on the command line".to_owned(),
        looked: vec![name.to_owned(), "the built-in files of MaxText's configs folder".to_owned()],
    })
}

fn find_base(name: &str, child: Option<&Path>, place: &str) -> Result<Source, ConfigError> {
    let mut looked = Vec::new();
    let beside = match child {
        _ if Path::new(name).is_absolute() => Some(PathBuf::from(name)),
        Some(child) => Some(parent(child).join(name)),
        None => None,
    };
    if let Some(path) = beside {
        if path.is_file() {
            return Ok(Source::File(path));
        }
        looked.push(path.display().to_string());
    }
    if let Some(short) = built_in_name(name) {
        return Ok(Source::BuiltIn(short.to_owned()));
    }
    looked.push("the built-in files of MaxText's configs folder".to_owned());
    Err(ConfigError::NotFound {
        name: name.to_owned(),
        named_by: format!("named by base_config in {place}"),
        looked,
    })
}

fn load(source: Source, reading: &mut Vec<PathBuf>) -> Result<Vec<Given>, ConfigError> {
    let (own, path) = match source {
        Source::BuiltIn(name) if name == "base.yml" => return Ok(base_yml()),
        Source::BuiltIn(name) => (built_in_config(&name), None),
        Source::File(path) => {
            let canonical = path.canonicalize().unwrap_or_else(|_| path.clone());
            if reading.contains(&canonical) {
                let last = reading.last().cloned().unwrap_or_else(|| path.clone());
                return Err(ConfigError::Cycle { path: last, again: path });
            }
            reading.push(canonical);
            (read(&path)?, Some(path))
        }
    };
    let Some(base) = own.iter().find(|given| given.key == "base_config") else { return Ok(own) };
    let Some(name) = base.value.as_str() else {
        return Err(ConfigError::rule(
            "base_config should be the path of a YAML file",
            vec![("base_config".to_owned(), base.value.clone(), base.origin.clone())],
        ));
    };
    let base = find_base(name, path.as_deref(), &base.origin.to_string())?;
    let mut merged = load(base, reading)?;
    for given in own {
        put(&mut merged, given);
    }
    Ok(merged)
}

/// Sets a key; mappings are merged key by key, everything else is replaced.
pub(crate) fn put(keys: &mut Vec<Given>, given: Given) {
    match keys.iter_mut().find(|known| known.key == given.key) {
        Some(known) => {
            known.value = match (std::mem::replace(&mut known.value, Value::Null), given.value) {
                (Value::Map(old), Value::Map(new)) => Value::Map(merge_maps(old, new)),
                (_, new) => new,
            };
            known.origin = given.origin;
        }
        None => keys.push(given),
    }
}

fn merge_maps(mut old: Vec<(String, Value)>, new: Vec<(String, Value)>) -> Vec<(String, Value)> {
    for (key, value) in new {
        match old.iter_mut().find(|(known, _)| *known == key) {
            Some((_, known)) => {
                *known = match (std::mem::replace(known, Value::Null), value) {
                    (Value::Map(old), Value::Map(new)) => Value::Map(merge_maps(old, new)),
                    (_, value) => value,
                }
            }
            None => old.push((key, value)),
        }
    }
    old
}

fn base_yml() -> Vec<Given> {
    table()
        .iter()
        .filter(|key| key.in_base_yml)
        .map(|key| Given { key: key.name.to_owned(), value: key.default.clone(), origin: Origin::Default })
        .collect()
}

fn built_in_config(name: &str) -> Vec<Given> {
    let Some(Value::Map(entries)) = item("configs", name) else { return Vec::new() };
    entries
        .iter()
        .map(|(key, value)| Given {
            key: key.clone(),
            value: value.clone(),
            origin: Origin::BuiltIn { name: name.to_owned() },
        })
        .collect()
}

fn read(path: &Path) -> Result<Vec<Given>, ConfigError> {
    let entries = read_yaml(path)?;
    let given = |entry: Entry| Given {
        key: entry.key,
        value: entry.value,
        origin: Origin::File { path: path.to_path_buf(), place: entry.place },
    };
    Ok(entries.into_iter().map(given).collect())
}

fn read_yaml(path: &Path) -> Result<Vec<Entry>, ConfigError> {
    let bytes =
        std::fs::read(path).map_err(|source| ConfigError::Read { path: path.to_path_buf(), source })?;
    let at = |place: Place, message: String| ConfigError::Yaml {
        file: path.display().to_string(),
        place,
        message,
    };
    let text = match std::str::from_utf8(&bytes) {
        Ok(text) => text,
        Err(error) => {
            let before = &bytes[..error.valid_up_to()];
            let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
            let column = before.iter().rev().take_while(|byte| **byte != b'\n').count() + 1;
            return Err(at(Place { line, column }, "the file is not UTF-8 text".to_owned()));
        }
    };
    yaml::mapping(text).map_err(|Problem { place, message }| at(place, message))
}

/// The model file of a model: beside the config file, in its parent folder, or built in. `None` if there is none.
pub(crate) fn model_file(name: &str, folder: Option<&Path>) -> Result<Option<Vec<Given>>, ConfigError> {
    if let Some(folder) = folder {
        for models in [folder.join("models"), parent(folder).join("models")] {
            let path = models.join(format!("{name}.yml"));
            if path.is_file() {
                let given = |entry: Entry| Given {
                    key: entry.key,
                    value: entry.value,
                    origin: Origin::Model { file: path.display().to_string(), place: Some(entry.place) },
                };
                return Ok(Some(read_yaml(&path)?.into_iter().map(given).collect()));
            }
        }
    }
    let Some(Value::Map(entries)) = item("models", name) else { return Ok(None) };
    let given = |(key, value): &(String, Value)| Given {
        key: key.clone(),
        value: value.clone(),
        origin: Origin::Model { file: format!("models/{name}.yml"), place: None },
    };
    Ok(Some(entries.iter().map(given).collect()))
}
