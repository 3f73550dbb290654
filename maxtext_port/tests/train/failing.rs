//! Runs that cannot go on say where, and what to do.

use std::path::Path;
use std::process::Command;

use super::{log, newest, succeeds, train, words};

#[test]
fn a_loss_that_is_nan_names_the_step_and_where_it_began() {
    let folder = tempfile::tempdir().unwrap();
    // The first update throws the parameters beyond f32, so that the second step has no loss.
    let huge = ["learning_rate=1e38", "warmup_steps_fraction=0", "adam_weight_decay=0", "steps=5"];
    let output = train(folder.path(), &huge);
    assert_eq!(output.status.code(), Some(1), "{}", log(&output));
    let log = log(&output);
    assert!(log.contains("Aborting training due to NaN loss at step 1"), "{log}");
    assert!(log.contains("at step 0 finite gradients gave parameters that are not finite"), "{log}");
    let printed = String::from_utf8(output.stdout).unwrap();
    assert_eq!(printed.lines().count(), 2, "the steps before and the bad one are reported: {printed}");

    let goes_on = [&huge[..], &["abort_on_nan_loss=false", "abort_on_inf_loss=false"]].concat();
    let output = succeeds(folder.path(), &goes_on);
    assert_eq!(String::from_utf8(output.stdout).unwrap().lines().count(), 5);
}

#[test]
fn gradients_that_overflow_are_named_by_parameter() {
    let folder = tempfile::tempdir().unwrap();
    // Parameters near 1e17 leave a finite norm; the squares of activations and gradients overflow.
    let large = ["learning_rate=1e17", "warmup_steps_fraction=0", "adam_weight_decay=0", "steps=5"];
    let output = train(folder.path(), &large);
    assert_eq!(output.status.code(), Some(1), "{}", log(&output));
    let log = log(&output);
    assert!(log.contains("gradients were not finite in"), "{log}");
    assert!(
        log.contains("in the backward pass first in decoder/") || log.contains("first in token_"),
        "{log}"
    );
}

#[test]
fn a_full_disk_under_the_metrics_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let output = train(folder.path(), &["metrics_file=/dev/full", "steps=3"]);
    assert_eq!(output.status.code(), Some(1));
    let log = log(&output);
    assert!(log.contains("cannot write metrics to /dev/full") && log.contains("No space left"), "{log}");
}

/// Runs `maxtext` where no file may grow beyond so many blocks of 512 bytes.
fn with_limit(blocks: u32, folder: &Path, more: &[&str]) -> std::process::Output {
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
    let words = words(folder, more);
    Command::new("sh").args(["-c", &script, env!("CARGO_BIN_EXE_maxtext")]).args(words).output().unwrap()
}

#[test]
fn a_checkpoint_without_room_leaves_the_earlier_one() {
    let folder = tempfile::tempdir().unwrap();
    let saving = "enable_checkpointing=true";
    succeeds(folder.path(), &[saving, "steps=3"]);
    let output = with_limit(4, folder.path(), &[saving, "steps=6"]);
    assert_eq!(output.status.code(), Some(1), "{}", log(&output));
    let log_text = log(&output);
    assert!(log_text.contains("cannot write") && log_text.contains("checkpoints"), "{log_text}");
    assert_eq!(newest(folder.path()).0, 2);
    let output = succeeds(folder.path(), &[saving, "steps=6"]);
    assert!(log(&output).contains("(step 2)"), "{}", log(&output));
    assert_eq!(newest(folder.path()).0, 5);
}

#[test]
fn a_gpu_configuration_without_a_gpu_names_the_word_that_helps() {
    if Path::new("/dev/nvidiactl").exists() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let output = train(folder.path(), &["hardware=gpu", "steps=1"]);
    assert_eq!(output.status.code(), Some(1));
    let log = log(&output);
    let error: Vec<&str> = log.lines().filter(|line| line.starts_with("error:")).collect();
    assert!(error.len() == 1 && error[0].contains("hardware=cpu runs the same"), "{log}");
}

#[test]
fn bad_data_is_named_before_anything_is_compiled() {
    let folder = tempfile::tempdir().unwrap();
    let empty = folder.path().join("empty.jsonl");
    std::fs::write(&empty, "").unwrap();
    let files = format!("grain_train_files={}", empty.display());
    for (word, expected) in [
        ("vocab_size=100", "vocab_size"),
        ("grain_train_files=/nowhere/*.txt", "/nowhere"),
        (files.as_str(), "empty"),
    ] {
        let output = train(folder.path(), &[word, "steps=1"]);
        assert_eq!(output.status.code(), Some(1), "{word}: {}", log(&output));
        let log = log(&output);
        assert!(log.contains("error: ") && log.contains(expected), "{word}: {log}");
        assert!(!log.contains("compiled in"), "{word}: {log}");
    }
}

#[test]
fn a_profile_behind_the_last_step_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let output = train(folder.path(), &["profiler=xplane", "skip_first_n_steps_for_profiler=9", "steps=3"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(log(&output).contains("lower skip_first_n_steps_for_profiler"), "{}", log(&output));
}
