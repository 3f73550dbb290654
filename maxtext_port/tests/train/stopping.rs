//! Runs that end early and go on.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use super::{command, log, losses, newest, succeeds, train};

const SAVING: &str = "enable_checkpointing=true";

#[test]
fn five_steps_and_five_more_equal_ten_to_the_bit() {
    let [whole, parts] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let files = [&whole, &parts].map(|folder| folder.path().join("metrics.jsonl"));
    let metrics = files.each_ref().map(|file| format!("metrics_file={}", file.display()));
    succeeds(whole.path(), &[SAVING, "steps=10", &metrics[0]]);
    succeeds(parts.path(), &[SAVING, "steps=5", &metrics[1]]);
    let output = succeeds(parts.path(), &[SAVING, "steps=10", &metrics[1]]);
    assert!(log(&output).contains("resuming from"), "{}", log(&output));

    let [whole_losses, part_losses] = files.each_ref().map(|file| losses(file));
    assert_eq!(whole_losses.len(), 10);
    assert_eq!(whole_losses, part_losses);
    // Batches differ from step to step, so equal losses mean equal data positions.
    assert!(whole_losses.windows(2).all(|pair| pair[0].1 != pair[1].1), "{whole_losses:?}");
    let [(step, whole), (part_step, parts)] = [&whole, &parts].map(|folder| newest(folder.path()));
    assert_eq!((step, part_step), (9, 9));
    assert!(whole.len() > 20);
    assert!(whole == parts, "parameters, moments or counters differ");
}

/// The quickstart again, after the sources that it reads have changed.
#[test]
fn data_may_change_after_the_last_step_and_not_before() {
    let folder = tempfile::tempdir().unwrap();
    succeeds(folder.path(), &[SAVING, "steps=3"]);
    let other = "data_shuffle_seed=7";
    let output = succeeds(folder.path(), &[SAVING, "steps=3", other]);
    assert!(log(&output).contains("all steps are done already"), "{}", log(&output));
    let output = train(folder.path(), &[SAVING, "steps=6", other]);
    assert_eq!(output.status.code(), Some(1));
    assert!(log(&output).contains("does not fit this data set"), "{}", log(&output));
}

/// Starts a long run and waits until so many steps are reported. The thread that it returns reads the rest.
fn start(
    folder: &std::path::Path,
    more: &[&str],
    steps: usize,
) -> (Child, std::thread::JoinHandle<Vec<String>>) {
    let more = [&["steps=1000000000"], more].concat();
    let mut child = command(folder, &more).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let seen: Vec<String> = lines.by_ref().take(steps).collect();
    assert_eq!(seen.len(), steps, "the run ended early");
    (child, std::thread::spawn(move || lines.collect()))
}

#[test]
fn a_term_signal_ends_the_run_after_a_step_with_a_checkpoint() {
    let folder = tempfile::tempdir().unwrap();
    let (child, rest) = start(folder.path(), &[SAVING, "checkpoint_period=1000000000"], 2);
    assert!(Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", log(&output));
    let last = rest.join().unwrap().pop().unwrap();
    let (step, _) = newest(folder.path());
    assert!(last.starts_with(&format!("completed step: {step},")), "{last} but a checkpoint of {step}");
    assert!(log(&output).contains(&format!("stopping after step {step}, as asked")), "{}", log(&output));
}

#[test]
fn a_kill_at_any_moment_leaves_a_checkpoint_to_go_on_from() {
    let folder = tempfile::tempdir().unwrap();
    let saving = [SAVING, "checkpoint_period=1", "max_num_checkpoints_to_keep=2"];
    let mut before = None;
    for _ in 0..3 {
        // The run saves after every step, so the kill falls near or into a save.
        let (mut child, rest) = start(folder.path(), &saving, 3);
        child.kill().unwrap();
        child.wait().unwrap();
        rest.join().unwrap();
        let (step, _) = newest(folder.path());
        assert!(before.is_none_or(|before| step > before), "{before:?} then {step}");
        before = Some(step);
    }
    let steps = format!("steps={}", before.unwrap() + 3);
    let output = train(folder.path(), &[&saving[..], &[&steps]].concat());
    assert!(log(&output).contains("resuming from"), "{}", log(&output));
    assert_eq!(newest(folder.path()).0, before.unwrap() + 2);
}
