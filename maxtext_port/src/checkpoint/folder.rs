//! The folder of a run's checkpoints: which there are, which are too many, what was left over.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::error::{CheckpointError, reading, writing};
use super::read::Checkpoint;

/// Separates the step from the process in the name of a folder that is being written.
const TEMPORARY: &str = ".tmp-";

/// The folder in which this process writes the checkpoint of a step.
pub(crate) fn temporary(folder: &Path, step: u64) -> PathBuf {
    folder.join(format!("{step}{TEMPORARY}{}", std::process::id()))
}

/// Makes the entries of a folder durable.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

fn names(folder: &Path) -> Result<Vec<String>, CheckpointError> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(reading(folder)(error)),
    };
    let mut names = Vec::new();
    for entry in entries {
        // A name that is not text is none of ours.
        names.extend(entry.map_err(reading(folder))?.file_name().into_string().ok());
    }
    Ok(names)
}

/// The steps that have a folder, complete or not, in rising order. No folder at all means no steps.
///
/// # Errors
/// If the folder cannot be listed.
pub fn steps(folder: &Path) -> Result<Vec<u64>, CheckpointError> {
    let mut steps: Vec<u64> = names(folder)?
        .iter()
        // "007" is none of ours.
        .filter_map(|name| name.parse().ok().filter(|step: &u64| step.to_string() == *name))
        .collect();
    steps.sort_unstable();
    Ok(steps)
}

/// What [`latest_complete`] found.
#[derive(Debug)]
pub struct Latest {
    /// The newest complete checkpoint; `None` if there is none.
    pub checkpoint: Option<Checkpoint>,
    /// Newer folders that are not complete checkpoints, with the reason.
    pub skipped: Vec<CheckpointError>,
}

/// The newest complete checkpoint of a run.
///
/// # Errors
/// If the folder cannot be listed, or MaxText itself wrote into it. A damaged checkpoint is no error; it is skipped and
/// reported.
pub fn latest_complete(folder: &Path) -> Result<Latest, CheckpointError> {
    let mut skipped = Vec::new();
    for step in steps(folder)?.into_iter().rev() {
        match Checkpoint::open(&folder.join(step.to_string())) {
            Ok(checkpoint) => return Ok(Latest { checkpoint: Some(checkpoint), skipped }),
            Err(error @ CheckpointError::Orbax { .. }) => return Err(error),
            Err(error) => skipped.push(error),
        }
    }
    Ok(Latest { checkpoint: None, skipped })
}

/// Deletes the oldest complete checkpoints until `keep` are left (`max_num_checkpoints_to_keep`); `None` keeps all. Gives
/// the steps that were deleted.
///
/// # Errors
/// If the folder cannot be listed or changed.
pub fn prune(folder: &Path, keep: Option<usize>) -> Result<Vec<u64>, CheckpointError> {
    let Some(keep) = keep else { return Ok(Vec::new()) };
    let mut complete = steps(folder)?;
    complete.retain(|step| Checkpoint::open(&folder.join(step.to_string())).is_ok());
    let surplus = complete.len().saturating_sub(keep);
    complete.truncate(surplus);
    for step in &complete {
        // Renamed first: a process that is killed while it deletes leaves no half checkpoint.
        let (path, beside) = (folder.join(step.to_string()), temporary(folder, *step));
        fs::rename(&path, &beside).map_err(writing(&path))?;
        fs::remove_dir_all(&beside).map_err(writing(&beside))?;
    }
    Ok(complete)
}

/// Deletes what processes that no longer run left while they were writing. Gives the folders that were deleted.
///
/// To be called when a run starts, before it saves.
///
/// # Errors
/// If the folder cannot be listed or changed.
pub fn remove_leftovers(folder: &Path) -> Result<Vec<PathBuf>, CheckpointError> {
    let mut removed = Vec::new();
    for name in names(folder)? {
        let Some((step, process)) = name.split_once(TEMPORARY) else { continue };
        let ours = step.parse::<u64>().is_ok();
        let Some(process) = process.parse::<u32>().ok().filter(|_| ours) else { continue };
        if process != std::process::id() && runs(process) {
            continue;
        }
        let path = folder.join(name);
        fs::remove_dir_all(&path).map_err(writing(&path))?;
        removed.push(path);
    }
    Ok(removed)
}

/// Whether a process of that number runs; yes where that cannot be told.
fn runs(process: u32) -> bool {
    let processes = Path::new("/proc");
    !processes.join("self").exists() || processes.join(process.to_string()).exists()
}
