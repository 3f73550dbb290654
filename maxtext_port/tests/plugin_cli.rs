//! The `maxtext plugin` verb as a user meets it: output, exit status, messages.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::process::{Command, Output};

/// Runs the command on a machine with an empty cache, no Python and no pip.
fn maxtext(arguments: &[&str]) -> Output {
    let cache = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_maxtext"));
    command.args(arguments).env_clear().env("MAXTEXT_CACHE_DIR", cache.path()).env("PATH", cache.path());
    command.output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn list_as_json_has_every_name_with_its_packages() {
    let output = maxtext(&["plugin", "list", "--json"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let rows: Vec<serde_json::Value> = serde_json::from_slice(&output.stdout).unwrap();
    let toolchain = rows.iter().find(|row| row["name"] == "cuda-toolchain").unwrap();
    assert_eq!(toolchain["packages"].as_array().unwrap().len(), 3);
    assert!(toolchain["path"].is_null() && toolchain["error"].is_null());
    assert_eq!(rows.iter().filter(|row| row["default"] == true).count(), 1);
}

#[test]
fn list_as_text_says_what_is_not_installed() {
    let output = maxtext(&["plugin", "list"]);
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert!(lines[0].starts_with("NAME"));
    assert!(lines.iter().any(|line| line.starts_with("cuda13") && line.contains("not installed")));
}

#[test]
fn without_pip_install_fails_with_what_to_do() {
    let output = maxtext(&["plugin", "install", "cpu-openxla"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    assert!(text(&output.stderr).contains("Install pip"), "{}", text(&output.stderr));
}

#[test]
fn a_misspelt_name_fails_before_anything_is_fetched() {
    let output = maxtext(&["plugin", "install", "cpu-openxla", "cudnm"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("did you mean 'cudnn'?"), "{}", text(&output.stderr));
}

#[test]
fn a_cause_is_told_once() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_maxtext"));
    command.args(["plugin", "install", "cpu-openxla"]).env_clear().env("MAXTEXT_CACHE_DIR", "/dev/null/x");
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let message = text(&output.stderr);
    assert!(message.contains("/dev/null/x") && message.contains("Set MAXTEXT_CACHE_DIR"), "{message}");
    assert_eq!(message.matches("os error").count(), 1, "{message}");
}

#[test]
fn wrong_usage_exits_with_two() {
    assert_eq!(maxtext(&["plugin", "instal"]).status.code(), Some(2));
    assert_eq!(maxtext(&["plugin", "install"]).status.code(), Some(2));
}

/// Runs the command with this machine's own environment, so that plugins come from its cache.
fn with_plugins(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_maxtext")).args(arguments).output().unwrap()
}

#[test]
fn info_tells_versions_devices_and_gaps_of_a_real_plugin() {
    let output = with_plugins(&["plugin", "info", "cpu-openxla", "--json", "--run"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let info: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(info["pjrt"], "0.81");
    assert_eq!(info["stablehlo"], "1.13.3");
    assert!(info["extensions"].as_array().unwrap().contains(&"FFI".into()));
    assert_eq!(info["platform"]["devices"][0]["kind"], "cpu");
    assert_eq!(info["run"]["ok"], true);
    let gaps = info["missing_functions"].as_array().unwrap();
    // 0.95 brought this function, 0.79 that one: the table ends between them.
    assert!(gaps.contains(&"PJRT_Client_Load (PJRT 0.95)".into()));
    assert!(!gaps.iter().any(|gap| gap.as_str().unwrap().contains("GetDeviceAssignment")));
}

#[test]
fn info_without_a_name_is_about_the_default_plugin() {
    let output = with_plugins(&["plugin", "info"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stdout).lines().any(|line| line.starts_with("PJRT ")));
}

#[test]
fn info_of_something_else_says_what_it_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("text.so");
    std::fs::write(&file, "not a library").unwrap();
    let message = |name: &str| {
        let output = maxtext(&["plugin", "info", name]);
        assert_eq!(output.status.code(), Some(1));
        text(&output.stderr).to_owned()
    };
    assert!(message(&file.to_string_lossy()).contains("not a loadable shared library"));
    assert!(message("cuda-toolchain").contains("is no plugin"));
    assert!(message("/nowhere/plugin.so").contains("does not exist"));
}

#[test]
fn doctor_says_what_to_type_on_a_machine_with_nothing() {
    let output = maxtext(&["doctor", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let checks: Vec<serde_json::Value> = serde_json::from_slice(&output.stdout).unwrap();
    let default = checks.iter().find(|check| check["what"] == "default plugin").unwrap();
    assert_eq!(
        (&default["status"], &default["fix"]),
        (&"wrong".into(), &"apt-get install python3-pip".into())
    );
}

#[test]
fn doctor_survives_a_plugin_that_cannot_be_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("text.so");
    std::fs::write(&file, "not a library").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_maxtext"));
    command
        .args(["doctor", "--json"])
        .env("MAXTEXT_PLUGIN_CUDA13", &file)
        .env("MAXTEXT_CACHE_DIR", folder.path());
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let checks: Vec<serde_json::Value> = serde_json::from_slice(&output.stdout).unwrap();
    let cuda = checks.iter().find(|check| check["what"] == "cuda13").unwrap();
    assert_eq!((&cuda["status"], &cuda["fix"]), (&"wrong".into(), &"unset MAXTEXT_PLUGIN_CUDA13".into()));
}
