//! Reading a checkpoint back.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use safetensors::{Dtype, SafeTensors};

use super::Meta;
use super::error::{CheckpointError, damaged, reading};
use super::manifest::{ArrayEntry, FileEntry, Manifest};

/// An array that was saved.
#[derive(Clone, Debug, PartialEq)]
pub struct Array {
    /// Its path in the tree of the state.
    pub name: String,
    /// Element type.
    pub dtype: Dtype,
    /// Shape.
    pub shape: Vec<usize>,
    /// The elements in row-major order, little-endian.
    pub bytes: Vec<u8>,
}

/// A complete checkpoint: its manifest has been read, its arrays not yet.
#[derive(Clone, Debug)]
pub struct Checkpoint {
    folder: PathBuf,
    manifest: Manifest,
}

impl Checkpoint {
    /// Opens a checkpoint folder. Its manifest and the sizes of its files are checked, the arrays' checksums when they are
    /// read.
    ///
    /// # Errors
    /// If the folder is not a complete checkpoint of this format.
    pub fn open(folder: &Path) -> Result<Self, CheckpointError> {
        Ok(Self { folder: folder.to_path_buf(), manifest: Manifest::read(folder)? })
    }

    /// The step that was done last.
    pub fn step(&self) -> u64 {
        self.manifest.meta.step
    }

    /// What was saved besides the arrays.
    pub fn meta(&self) -> &Meta {
        &self.manifest.meta
    }

    /// The descriptions of the arrays, in the order in which they were saved.
    pub fn arrays(&self) -> &[ArrayEntry] {
        &self.manifest.arrays
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// All arrays, in the order in which they were saved.
    ///
    /// # Errors
    /// As [`Self::visit`].
    pub fn load(&self) -> Result<Vec<Array>, CheckpointError> {
        let mut arrays = Vec::with_capacity(self.manifest.arrays.len());
        self.visit(|entry, bytes| {
            arrays.push(Array {
                name: entry.name.clone(),
                dtype: entry.dtype,
                shape: entry.shape.clone(),
                bytes: bytes.to_vec(),
            });
            Ok::<(), CheckpointError>(())
        })?;
        Ok(arrays)
    }

    /// Gives every array to `take`, in the order in which they were saved, with one file in memory at a time.
    ///
    /// # Errors
    /// If a file cannot be read or is not what was written, or if `take` fails.
    pub fn visit<E: From<CheckpointError>>(
        &self,
        mut take: impl FnMut(&ArrayEntry, &[u8]) -> Result<(), E>,
    ) -> Result<(), E> {
        for file in &self.manifest.files {
            let path = self.folder.join(&file.name);
            let bytes = read_checked(&path, file)?;
            let arrays =
                SafeTensors::deserialize(&bytes).map_err(|error| damaged(&path, error.to_string()))?;
            let views: HashMap<&str, _> = arrays.iter().collect();
            let entries = self.manifest.arrays.iter().filter(|entry| entry.file == file.name);
            for entry in entries {
                let view = views
                    .get(entry.name.as_str())
                    .filter(|view| view.dtype() == entry.dtype && view.shape() == entry.shape.as_slice());
                let view = view.ok_or_else(|| {
                    damaged(&path, format!("it does not hold {} as the manifest says", entry.name))
                })?;
                take(entry, view.data())?;
            }
        }
        Ok(())
    }
}

fn read_checked(path: &Path, file: &FileEntry) -> Result<Vec<u8>, CheckpointError> {
    let bytes = fs::read(path).map_err(reading(path))?;
    if bytes.len() as u64 != file.bytes {
        return Err(damaged(path, format!("it has {} bytes, not {}", bytes.len(), file.bytes)));
    }
    if crc32c::crc32c(&bytes) != file.crc32c {
        return Err(damaged(path, "its checksum does not match"));
    }
    Ok(bytes)
}
