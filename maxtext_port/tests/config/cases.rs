//! tests/golden/config/cases.jsonl: one configuration a line, with what MaxText's own code made of it. Words of every kind,
//! derived values, rules between keys, environment, inheritance.

use std::path::Path;

use maxtext_port::config::{Config, ConfigError, Request, TrainConfig, resolve};
use serde_json::Value as Json;

use super::golden_folder;

fn request(case: &Json, folder: &Path) -> Request {
    let mut words = Vec::new();
    let config = case["config"].as_str().unwrap();
    match case.get("config_files").and_then(Json::as_object) {
        Some(files) => {
            for (name, content) in files {
                let path = folder.join(name);
                std::fs::create_dir_all(path.parent().unwrap()).unwrap();
                std::fs::write(path, content.as_str().unwrap()).unwrap();
            }
            words.push(folder.join(config).display().to_string());
        }
        None => words.push(config.to_owned()),
    }
    words.extend(case["argv"].as_array().unwrap().iter().map(|word| word.as_str().unwrap().to_owned()));
    let mut request = Request::new(words);
    request.env.insert("MAXTEXT_ASSETS_ROOT".to_owned(), "<maxtext>/src/maxtext/assets".to_owned());
    for (name, value) in case["env"].as_object().unwrap() {
        request.env.insert(name.clone(), value.as_str().unwrap().to_owned());
    }
    request.devices = case["devices"].as_u64().unwrap() as usize;
    request.slices = case["slices"].as_u64().unwrap() as usize;
    request
}

/// Words whose treatment differs on purpose; docs/config.md gives the reasons.
const DIFFERENCES: [&str; 1] = [
    // A rule without mesh axes: MaxText fails later, when it uses the rule.
    "logical_axis_rules=[embed]",
];

fn is_documented_difference(case: &Json) -> bool {
    let words = case["argv"].as_array().unwrap();
    words.iter().any(|word| DIFFERENCES.contains(&word.as_str().unwrap()))
}

fn compare(case: &Json, config: &Config, defaults: &serde_json::Map<String, Json>) -> Vec<String> {
    let mut expected = defaults.clone();
    expected.extend(case["changes"].as_object().unwrap().clone());
    let ours = config.to_json();
    let mut problems: Vec<String> = expected
        .iter()
        .filter(|(key, value)| match key.as_str() {
            // The token is not shown.
            "hf_access_token" => config.get(key).map(|entry| entry.value.to_json()) != Some((*value).clone()),
            key => ours.get(key) != Some(value),
        })
        .map(|(key, value)| format!("{key}: MaxText {value}, ours {}", ours[key.as_str()]))
        .collect();
    match (config.mesh(), case.get("mesh_error")) {
        (Err(ours), Some(theirs)) => {
            let start = &theirs.as_str().unwrap()[..30];
            if !ours.to_string().starts_with(start) {
                problems.push(format!("mesh error: {theirs}, ours {ours}"));
            }
        }
        (Ok(_), None) if case.get("mesh").is_none() => {}
        (Ok(mesh), None) => {
            let dcn = serde_json::to_value(&mesh.dcn).unwrap();
            let ici = serde_json::to_value(&mesh.ici).unwrap();
            if ici != case["mesh"]["ici"] || dcn != case["mesh"]["dcn"] {
                problems.push(format!("mesh: {}, ours {ici} {dcn}", case["mesh"]));
            }
        }
        (ours, theirs) => problems.push(format!("mesh: MaxText's error {theirs:?}, ours {ours:?}")),
    }
    problems
}

/// The same kind of error, and in a list of bad values the same keys.
fn compare_error(case: &Json, error: &ConfigError) -> Vec<String> {
    let kind = case["error_type"].as_str().unwrap();
    let ours = error.maxtext_kind();
    let message = case["error"].as_str().unwrap();
    let same = match ours {
        Some("YAMLError") => ["ParserError", "ConstructorError", "ScannerError", "TypeError"].contains(&kind),
        Some("ValidationError") if kind.starts_with("Interpolation") => true,
        Some(ours) => ours == kind,
        None => false,
    };
    let mut problems = Vec::new();
    if !same {
        problems.push(format!("MaxText {kind}: {message}; ours {ours:?}: {error}"));
    }
    if let ConfigError::Invalid(values) = error {
        // MaxText goes by the order of its schema, and names the member of a union as well.
        let theirs = message.lines().nth(1).unwrap_or_default();
        let named = |key: &str| theirs.starts_with(&key.replace('[', ".").replace(']', ""));
        if !values.iter().any(|value| named(&value.key)) {
            problems.push(format!("MaxText's first bad value {theirs}, ours {error}"));
        }
    }
    problems
}

/// Compares every line of a file; gives the number of lines.
fn compare_file(name: &str) -> usize {
    let text = std::fs::read_to_string(golden_folder().join("defaults.json")).unwrap();
    let defaults: Json = serde_json::from_str(&text).unwrap();
    let defaults = defaults["resolved"].as_object().unwrap();
    let mut failures = Vec::new();
    let text = std::fs::read_to_string(golden_folder().join(name)).unwrap();
    for line in text.lines() {
        let case: Json = serde_json::from_str(line).unwrap();
        if is_documented_difference(&case) {
            continue;
        }
        let folder = tempfile::tempdir().unwrap();
        let problems = match (resolve(&request(&case, folder.path())), case["ok"] == true) {
            (Ok(config), true) => compare(&case, &config, defaults),
            (Err(error), false) => compare_error(&case, &error),
            (Ok(_), false) => vec![format!("MaxText refuses it: {}", case["error"])],
            (Err(error), true) => vec![format!("MaxText takes it, ours: {error}")],
        };
        if !problems.is_empty() {
            failures.push(format!(
                "{} {} {} {}:\n  {}",
                case["config"],
                case["argv"],
                case["env"],
                case.get("config_files").unwrap_or(&Json::Null),
                problems.join("\n  ")
            ));
        }
    }
    assert!(failures.is_empty(), "{}:\n{}", failures.len(), failures.join("\n"));
    text.lines().count()
}

#[test]
fn every_case_is_as_in_maxtext() {
    assert_eq!(compare_file("cases.jsonl"), 388);
}

#[test]
fn reference_training_runs_resolve_as_in_maxtext_and_can_be_trained() {
    assert_eq!(compare_file("training_runs.jsonl"), 26);
    let text = std::fs::read_to_string(golden_folder().join("training_runs.jsonl")).unwrap();
    for line in text.lines() {
        let case: Json = serde_json::from_str(line).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let config = resolve(&request(&case, folder.path())).unwrap();
        let (train, _) =
            TrainConfig::new(&config).unwrap_or_else(|error| panic!("{}: {error}", case["name"]));
        let options = train.data_options(false, 0, 1).unwrap();
        assert_eq!(options.batch_size, train.global_batch_size_to_load);
    }
}
