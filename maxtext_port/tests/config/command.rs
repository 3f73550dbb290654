//! `maxtext config` as a user calls it.

use std::process::{Command, Output};

fn maxtext(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_maxtext"));
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy().into_owned();
        if name.starts_with("M_") || ["HF_TOKEN", "JOBSET_NAME", "XLA_FLAGS"].contains(&name.as_str()) {
            command.env_remove(name);
        }
    }
    command.arg("config").args(words).output().unwrap()
}

fn json(words: &[&str]) -> serde_json::Value {
    let output = maxtext(words);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn resolve_prints_every_key() {
    let values = json(&["resolve", "model_name=llama3-8b", "steps=100", "--json", "--devices", "8"]);
    assert_eq!(values.as_object().unwrap().len(), 865);
    assert_eq!(values["emb_dim"], 4096);
    assert_eq!(values["global_batch_size_to_load"], 96);
    let text = maxtext(&["resolve", "steps=7", "run_name=r"]).stdout;
    let text = String::from_utf8(text).unwrap();
    assert!(text.contains("\nsteps: 7  # command line, word 1\n"), "{text}");
    assert_eq!(text.lines().count(), 865);
}

#[test]
fn explain_shows_value_origin_and_effect() {
    let row = json(&["explain", "emb_dim", "model_name=llama3-8b", "--json"]);
    assert_eq!(row["value"], 4096);
    assert_eq!(row["status"], "implemented");
    assert!(row["origin"].as_str().unwrap().starts_with("derived"));
    let rows = json(&["explain", "--changed", "model_name=llama3-8b", "steps=100", "--json"]);
    let rows = rows.as_array().unwrap();
    assert!(rows.iter().any(|row| row["key"] == "vocab_size") && rows.len() < 60);
    assert!(maxtext(&["explain", "attention"]).status.success());
}

#[test]
fn errors_have_status_2_and_maxtexts_frame() {
    let output = maxtext(&["resolve", "learnig_rate=1"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let log = String::from_utf8(output.stderr).unwrap();
    assert!(log.contains(&"=".repeat(80)) && log.contains("MAXTEXT CONFIG ERROR: 'learnig_rate'"), "{log}");
    assert_eq!(maxtext(&["explain", "learnig_rate"]).status.code(), Some(2));
}

#[test]
fn environment_reaches_the_configuration() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_maxtext"));
    let output = command.args(["config", "resolve", "--json"]).env("M_STEPS", "7").output().unwrap();
    let values: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(values["steps"], 7);
}

#[test]
fn examples_of_the_help_work() {
    let mut count = 0;
    for verb in ["resolve", "explain"] {
        let help = String::from_utf8(maxtext(&[verb, "--help"]).stdout).unwrap();
        for line in help.lines().filter_map(|line| line.trim().strip_prefix("maxtext config ")) {
            let words: Vec<&str> = line.split_whitespace().collect();
            assert!(maxtext(&words).status.success(), "{line}");
            count += 1;
        }
    }
    assert_eq!(count, 4);
}
