//! Truncated files, flipped bits, missing files, and a disk that is full.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use maxtext_port::checkpoint::{Checkpoint, CheckpointError, latest_complete, save};

use super::{State, meta};

/// Checkpoints 1 and 2.
fn two() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    save(folder.path(), &State::new(1).views(), &meta(1)).unwrap();
    let newest = save(folder.path(), &State::new(2).views(), &meta(2)).unwrap();
    (folder, newest)
}

fn flip(path: &Path, at: usize) {
    let mut bytes = fs::read(path).unwrap();
    bytes[at] ^= 0x10;
    fs::write(path, bytes).unwrap();
}

#[test]
fn truncated_file_is_skipped_when_looking_for_the_newest() {
    let (folder, newest) = two();
    let path = newest.join("arrays-00000.safetensors");
    let bytes = fs::read(&path).unwrap();
    fs::write(&path, &bytes[..bytes.len() - 1]).unwrap();
    let latest = latest_complete(folder.path()).unwrap();
    assert_eq!(latest.checkpoint.unwrap().step(), 1);
    let reason = latest.skipped[0].to_string();
    assert!(reason.contains("arrays-00000.safetensors is damaged"), "{reason}");
}

#[test]
fn every_flipped_bit_is_noticed() {
    let (_folder, newest) = two();
    for name in ["manifest.json", "manifest.crc32c", "arrays-00000.safetensors"] {
        let path = newest.join(name);
        let size = fs::metadata(&path).unwrap().len() as usize;
        for at in (0..size).step_by(size.div_ceil(40)) {
            flip(&path, at);
            let result = Checkpoint::open(&newest).and_then(|checkpoint| checkpoint.load());
            assert!(result.is_err(), "{name} byte {at}");
            flip(&path, at);
        }
    }
    assert!(Checkpoint::open(&newest).unwrap().load().is_ok());
}

#[test]
fn missing_file_is_noticed() {
    for name in ["manifest.json", "manifest.crc32c", "arrays-00000.safetensors"] {
        let (folder, newest) = two();
        fs::remove_file(newest.join(name)).unwrap();
        assert_eq!(latest_complete(folder.path()).unwrap().checkpoint.unwrap().step(), 1, "{name}");
    }
}

#[test]
fn damaged_checkpoint_is_set_aside_by_a_new_one() {
    let (folder, newest) = two();
    fs::remove_file(newest.join("manifest.json")).unwrap();
    save(folder.path(), &State::new(3).views(), &meta(2)).unwrap();
    assert_eq!(latest_complete(folder.path()).unwrap().checkpoint.unwrap().step(), 2);
    let aside = format!("2.damaged-{}", std::process::id());
    assert!(folder.path().join(aside).join("arrays-00000.safetensors").exists());
}

#[test]
fn other_versions_and_orbax_are_named() {
    let (folder, newest) = two();
    let path = newest.join("manifest.json");
    let text = fs::read_to_string(&path).unwrap().replace("\"version\": 1", "\"version\": 9");
    fs::write(&path, &text).unwrap();
    let checksum = format!("{:08x}", crc32c::crc32c(text.as_bytes()));
    fs::write(newest.join("manifest.crc32c"), checksum).unwrap();
    let error = Checkpoint::open(&newest).unwrap_err();
    assert!(matches!(error, CheckpointError::Version { found: 9, .. }), "{error}");
    fs::create_dir(folder.path().join("3")).unwrap();
    fs::write(folder.path().join("3/_CHECKPOINT_METADATA"), "{}").unwrap();
    let error = latest_complete(folder.path()).unwrap_err();
    assert!(error.to_string().contains("Orbax"), "{error}");
    let error = save(folder.path(), &[], &meta(3)).unwrap_err();
    assert!(error.to_string().contains("Orbax"), "{error}");
}

/// Set for a child that saves where there is no room.
const NO_ROOM: &str = "MAXTEXT_TEST_CHECKPOINT_NO_ROOM";

#[test]
fn child_without_room() {
    let Some(folder) = std::env::var_os(NO_ROOM).map(PathBuf::from) else { return };
    save(&folder, &State::new(1).views(), &meta(1)).unwrap();
    let error = save(&folder, &State::with_size(2, 8000).views(), &meta(2)).unwrap_err();
    assert!(matches!(error, CheckpointError::Write { .. }), "{error}");
    let latest = latest_complete(&folder).unwrap();
    assert_eq!(latest.checkpoint.unwrap().load().unwrap().len(), 5);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing is left of the failed one");
    println!("refused: {error}");
}

/// Runs [`child_without_room`] under a shell command.
fn child(before: &str, folder: &Path) -> std::process::Output {
    let test = std::env::current_exe().unwrap();
    let script = format!("{before} exec '{}' --exact --nocapture damage::child_without_room", test.display());
    Command::new("sh").args(["-c", &script]).env(NO_ROOM, folder).output().unwrap()
}

#[test]
fn file_size_limit_leaves_the_earlier_checkpoint() {
    // 512-byte blocks; the limit is met inside the arrays of the second checkpoint.
    let folder = tempfile::tempdir().unwrap();
    let output = child("trap '' XFSZ; ulimit -f 1024;", folder.path());
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && text.contains("refused: cannot write"), "{text}");
}

#[test]
fn full_disk_leaves_the_earlier_checkpoint_and_says_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let mount = format!("mount -t tmpfs -o size=512k tmpfs '{}' &&", folder.path().display());
    let may_mount = |how: &str| {
        let probe = format!("{how} sh -c \"{} true\"", mount.replace("'", ""));
        Command::new("sh").args(["-c", &probe]).output().is_ok_and(|output| output.status.success())
    };
    // A mount of its own in a namespace of its own: it ends with the child.
    let Some(how) = ["unshare -m", "unshare -rm"].into_iter().find(|how| may_mount(how)) else {
        eprintln!("this machine lets nobody mount a small disk; the file size limit stands in for it");
        return;
    };
    let test = std::env::current_exe().unwrap();
    let script = format!(
        "{how} sh -c \"{} exec {} --exact --nocapture damage::child_without_room\"",
        mount.replace("'", ""),
        test.display()
    );
    let output = Command::new("sh").args(["-c", &script]).env(NO_ROOM, folder.path()).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    assert!(text.contains("Free space, set max_num_checkpoints_to_keep"), "{text}");
}
