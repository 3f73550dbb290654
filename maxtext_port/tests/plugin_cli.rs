//! The `maxtext plugin` verb as a user meets it: output, exit status, messages.

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
fn wrong_usage_exits_with_two() {
    assert_eq!(maxtext(&["plugin", "instal"]).status.code(), Some(2));
    assert_eq!(maxtext(&["plugin", "install"]).status.code(), Some(2));
}
