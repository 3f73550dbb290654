//! The modules of tests/golden/hlo, which JAX 0.12 compiled, and what XLA says of each. They were made by
//! tests/oracle/hlo_dumps.py.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde_json::Value;

use hlo::dump::decode;

const LIMIT: usize = 1 << 24;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/hlo")
}

/// The bytes of a file of the folder.
pub(super) fn bytes(file: &str) -> Vec<u8> {
    std::fs::read(folder().join(file)).unwrap()
}

/// The HLO text of a file of the folder, whatever its format.
pub(super) fn text(file: &str) -> String {
    decode(&bytes(file), LIMIT).unwrap().text.into_owned()
}

/// Names of the files with this ending.
pub(super) fn files(ending: &str) -> Vec<String> {
    files_in("", ending)
}

/// Names of the files with this ending in a folder of the folder, with that one's name in front.
pub(super) fn files_in(inner: &str, ending: &str) -> Vec<String> {
    let entries = std::fs::read_dir(folder().join(inner)).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| inner.to_string() + entry.unwrap().file_name().to_str().unwrap())
        .filter(|n| n.ends_with(ending))
        .collect();
    names.sort();
    names
}

/// XLA's numbers by module.
pub(super) fn numbers() -> BTreeMap<String, Value> {
    numbers_in("")
}

/// XLA's numbers of the modules in a folder of the folder.
pub(super) fn numbers_in(inner: &str) -> BTreeMap<String, Value> {
    let path = folder().join(inner).join("xla.json");
    let json: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
    json["modules"].as_object().unwrap().clone().into_iter().collect()
}

/// The text without white space and comments.
pub(super) fn squeezed(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        out.extend(before.split_whitespace());
        rest = after.split_once("*/").unwrap().1;
    }
    out.extend(rest.split_whitespace());
    out
}
