//! Every case of tests/golden/config: equal values key by key, equal meshes, errors where MaxText has errors.

use std::collections::BTreeMap;
use std::path::Path;

use maxtext_port::config::{Config, Request, resolve};
use serde_json::Value as Json;

use super::golden_folder;

/// Where MaxText looks for its tokenizers in the golden runs.
const ASSETS: &str = "<maxtext>/src/maxtext/assets";

fn load(path: &Path) -> Json {
    serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()
}

fn text(case: &Json, key: &str) -> String {
    case[key].as_str().unwrap_or_else(|| panic!("{key} is no text")).to_owned()
}

fn request(case: &Json, folder: &Path) -> Request {
    let mut words = vec![text(case, "config")];
    if let Some(files) = case.get("config_files").and_then(Json::as_object) {
        for (name, content) in files {
            std::fs::write(folder.join(name), content.as_str().unwrap()).unwrap();
        }
        words[0] = folder.join(&words[0]).display().to_string();
    }
    words.extend(case["argv"].as_array().unwrap().iter().map(|word| word.as_str().unwrap().to_owned()));
    let mut env: BTreeMap<String, String> = case["env"]
        .as_object()
        .unwrap()
        .iter()
        .map(|(name, value)| (name.clone(), value.as_str().unwrap().to_owned()))
        .collect();
    env.insert("MAXTEXT_ASSETS_ROOT".to_owned(), ASSETS.to_owned());
    let mut request = Request::new(words);
    request.env = env;
    request.devices = case["devices"].as_u64().unwrap() as usize;
    request.slices = case["slices"].as_u64().unwrap() as usize;
    // The time of the run in no-run-name.
    request.timestamp = "2026-12-01-15-08".to_owned();
    request
}

/// What the mesh should be: sizes above 1 by axis.
fn check_mesh(name: &str, case: &Json, config: &Config) {
    if let Some(error) = case.get("mesh_error") {
        let ours = config.mesh().unwrap_err().to_string();
        let start = &error.as_str().unwrap()[..40];
        assert!(ours.starts_with(start), "{name}: {ours}");
        return;
    }
    let mesh = config.mesh().unwrap();
    let above_one = |sizes: &[usize]| -> Json {
        let pairs = mesh.axes.iter().zip(sizes).filter(|(_, size)| **size != 1);
        pairs.map(|(axis, size)| (axis.clone(), Json::from(*size))).collect()
    };
    let dcn = mesh.dcn.as_ref().map_or(Json::Null, |sizes| above_one(sizes));
    assert_eq!(above_one(&mesh.ici), case["mesh"]["ici"], "{name}");
    assert_eq!(dcn, case["mesh"]["dcn"], "{name}");
}

fn check_case(case: &Json, defaults: &serde_json::Map<String, Json>) {
    let folder = tempfile::tempdir().unwrap();
    let name = text(case, "name");
    let result = resolve(&request(case, folder.path()));
    if case["ok"] == false {
        let error = result.expect_err(&name);
        assert_eq!(error.maxtext_kind(), Some(text(case, "error_type").as_str()), "{name}: {error}");
        return;
    }
    let config = result.unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut expected = defaults.clone();
    if let Some(changes) = case.get("resolved_changes_from_defaults") {
        expected.extend(changes.as_object().unwrap().clone());
    }
    let ours = config.to_json();
    let ours = ours.as_object().unwrap();
    let differences: Vec<String> = expected
        .iter()
        .filter(|(key, value)| ours.get(*key) != Some(value))
        .map(|(key, value)| format!("{key}: MaxText {value}, ours {:?}", ours.get(key)))
        .collect();
    assert!(differences.is_empty(), "{name}:\n{}", differences.join("\n"));
    assert_eq!(ours.len(), expected.len(), "{name}");
    check_mesh(&name, case, &config);
}

#[test]
fn every_case_resolves_as_in_maxtext() {
    let defaults = load(&golden_folder().join("defaults.json"));
    let defaults = defaults["resolved"].as_object().unwrap();
    assert_eq!(defaults.len(), 865);
    let mut count = 0;
    for entry in std::fs::read_dir(golden_folder()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "json") {
            check_case(&load(&path), defaults);
            count += 1;
        }
    }
    assert_eq!(count, 16);
}
