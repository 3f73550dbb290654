//! What can go wrong with checkpoints.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// An error while saving, finding or loading a checkpoint.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum CheckpointError {
    /// Writing failed; nothing of the new checkpoint is left.
    #[error("cannot write the checkpoint {}: {source}{}", path.display(), hint(.source))]
    Write {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// Reading failed.
    #[error("cannot read {}: {source}", path.display())]
    Read {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A complete checkpoint of that step exists.
    #[error("{} exists already; delete it, or use another run_name", path.display())]
    Exists {
        /// Its folder.
        path: PathBuf,
    },
    /// An array does not fit its description, or two have one name.
    #[error("array '{name}': {reason}")]
    Array {
        /// Its name.
        name: String,
        /// What is wrong.
        reason: String,
    },
    /// A file is not what was written: truncated, or bits have changed.
    #[error("{} is damaged: {reason}. Delete the folder to resume from an earlier checkpoint", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        reason: String,
    },
    /// A checkpoint that another version wrote.
    #[error("{}: the checkpoint has format version {found}; this program reads version {known}", path.display())]
    Version {
        /// Its manifest.
        path: PathBuf,
        /// The version in it.
        found: u64,
        /// The version of this program.
        known: u64,
    },
    /// A folder that MaxText wrote.
    #[error("{} is an Orbax checkpoint of MaxText; reading those is not supported yet. Use another run_name or \
             base_output_directory to start afresh", path.display())]
    Orbax {
        /// Its folder.
        path: PathBuf,
    },
}

fn hint(error: &io::Error) -> &'static str {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            ". Free space, set max_num_checkpoints_to_keep, or point base_output_directory elsewhere"
        }
        _ => "",
    }
}

pub(crate) fn writing(path: &Path) -> impl FnOnce(io::Error) -> CheckpointError {
    let path = path.to_path_buf();
    move |source| CheckpointError::Write { path, source }
}

pub(crate) fn reading(path: &Path) -> impl FnOnce(io::Error) -> CheckpointError {
    let path = path.to_path_buf();
    move |source| CheckpointError::Read { path, source }
}

pub(crate) fn damaged(path: &Path, reason: impl Into<String>) -> CheckpointError {
    CheckpointError::Damaged { path: path.to_path_buf(), reason: reason.into() }
}
