//! Which checkpoints there are, which go, and what is left over.

use std::fs;

use maxtext_port::checkpoint::{latest_complete, prune, remove_leftovers, save, steps};

use super::{State, meta};

#[test]
fn newest_by_number_not_by_name() {
    let folder = tempfile::tempdir().unwrap();
    for step in [9, 10, 100, 20] {
        save(folder.path(), &State::new(step).views(), &meta(step)).unwrap();
    }
    fs::create_dir(folder.path().join("notes")).unwrap();
    fs::create_dir(folder.path().join("0200")).unwrap();
    assert_eq!(steps(folder.path()).unwrap(), [9, 10, 20, 100]);
    assert_eq!(latest_complete(folder.path()).unwrap().checkpoint.unwrap().step(), 100);
}

#[test]
fn no_folder_means_no_checkpoint() {
    let folder = tempfile::tempdir().unwrap();
    let latest = latest_complete(&folder.path().join("none")).unwrap();
    assert!(latest.checkpoint.is_none() && latest.skipped.is_empty());
}

#[test]
fn oldest_complete_ones_go() {
    let folder = tempfile::tempdir().unwrap();
    for step in 1..=5 {
        save(folder.path(), &State::new(step).views(), &meta(step)).unwrap();
    }
    fs::remove_file(folder.path().join("4/manifest.json")).unwrap();
    assert!(prune(folder.path(), None).unwrap().is_empty());
    assert_eq!(prune(folder.path(), Some(2)).unwrap(), [1, 2]);
    // 4 is damaged: neither counted nor touched.
    assert_eq!(steps(folder.path()).unwrap(), [3, 4, 5]);
    assert!(prune(folder.path(), Some(9)).unwrap().is_empty());
}

#[test]
fn leftovers_of_dead_processes_go_and_those_of_live_ones_stay() {
    let folder = tempfile::tempdir().unwrap();
    // Process 1 always runs; no process has the largest number.
    for name in ["3.tmp-1", "3.tmp-4294967295", "4.tmp-x", "notes.tmp-4294967295"] {
        fs::create_dir(folder.path().join(name)).unwrap();
    }
    let own = folder.path().join(format!("5.tmp-{}", std::process::id()));
    fs::create_dir(&own).unwrap();
    let mut removed = remove_leftovers(folder.path()).unwrap();
    removed.sort();
    assert_eq!(removed, [folder.path().join("3.tmp-4294967295"), own]);
    assert!(folder.path().join("3.tmp-1").exists() && folder.path().join("notes.tmp-4294967295").exists());
}
