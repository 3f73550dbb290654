//! A process that is killed while it saves.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use maxtext_port::checkpoint::{latest_complete, remove_leftovers, save, steps};

use super::{State, meta};

/// Set for a child that saves until it is killed.
const FOLDER: &str = "MAXTEXT_TEST_CHECKPOINT_FOLDER";

/// Rows of the large array: 4 MiB, so that a kill mostly falls into a write.
const ROWS: usize = 16_384;

#[test]
fn child_that_saves() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    for step in 1.. {
        save(&folder, &State::with_size(step, ROWS).views(), &meta(step)).unwrap();
        println!("saved {step}");
    }
}

#[test]
fn killed_while_saving_leaves_complete_checkpoints_only() {
    let folder = tempfile::tempdir().unwrap();
    let mut leftovers = 0;
    for attempt in 0..8_u64 {
        let run = folder.path().join(attempt.to_string());
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "--nocapture", "kill::child_that_saves"])
            .env(FOLDER, &run)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        lines.find(|line| line.as_ref().is_ok_and(|line| line.contains("saved 1"))).unwrap().unwrap();
        std::thread::sleep(Duration::from_millis(attempt * 5));
        // SIGKILL.
        child.kill().unwrap();
        child.wait().unwrap();

        let latest = latest_complete(&run).unwrap();
        assert!(latest.skipped.is_empty(), "{:?}", latest.skipped);
        let step = latest.checkpoint.as_ref().unwrap().step();
        let loaded = latest.checkpoint.unwrap().load().unwrap();
        let expected = State::with_size(step, ROWS);
        assert!(loaded.iter().zip(&expected.arrays).all(|(array, (_, _, _, bytes))| array.bytes == *bytes));
        assert_eq!(steps(&run).unwrap(), (1..=step).collect::<Vec<_>>());

        leftovers += remove_leftovers(&run).unwrap().len();
        assert_eq!(std::fs::read_dir(&run).unwrap().count() as u64, step);
        // The run goes on where it was.
        save(&run, &State::with_size(step + 1, 10).views(), &meta(step + 1)).unwrap();
    }
    println!("{leftovers} of 8 kills fell into a write");
}
