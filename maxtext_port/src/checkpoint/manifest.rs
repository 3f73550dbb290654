//! The manifest: what is in a checkpoint and how to check it.

use std::fs;
use std::path::Path;

use safetensors::Dtype;
use serde::{Deserialize, Serialize};

use super::Meta;
use super::error::{CheckpointError, damaged, reading};

/// Version of the layout.
pub(crate) const VERSION: u64 = 1;
pub(crate) const MANIFEST: &str = "manifest.json";
pub(crate) const CHECKSUM: &str = "manifest.crc32c";
/// A manifest is some hundred bytes an array; more than this is no manifest.
const LARGEST: u64 = 1 << 30;

/// One array.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ArrayEntry {
    /// Its path in the tree of the state, parts joined with `/`.
    pub name: String,
    /// Element type.
    pub dtype: Dtype,
    /// Shape.
    pub shape: Vec<usize>,
    /// The file that holds it.
    pub file: String,
}

/// One file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileEntry {
    /// Its name in the folder.
    pub name: String,
    /// Its size.
    pub bytes: u64,
    /// CRC-32C (Castagnoli) of all its bytes.
    pub crc32c: u32,
}

/// The content of `manifest.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Manifest {
    /// Version of the layout.
    pub version: u64,
    /// What belongs to the state besides its arrays.
    #[serde(flatten)]
    pub meta: Meta,
    /// The arrays, in the order in which they were given.
    pub arrays: Vec<ArrayEntry>,
    /// The files.
    pub files: Vec<FileEntry>,
}

impl Manifest {
    /// Reads and checks the manifest of a checkpoint folder, and that every file is there with its size.
    pub(crate) fn read(folder: &Path) -> Result<Self, CheckpointError> {
        let path = folder.join(MANIFEST);
        if folder.join("_CHECKPOINT_METADATA").exists() {
            return Err(CheckpointError::Orbax { path: folder.to_path_buf() });
        }
        let size = fs::metadata(&path).map_err(reading(&path))?.len();
        if size > LARGEST {
            return Err(damaged(&path, format!("{size} bytes are too many for a manifest")));
        }
        let bytes = fs::read(&path).map_err(reading(&path))?;
        check(&folder.join(CHECKSUM), &path, &bytes)?;
        let json: serde_json::Value =
            serde_json::from_slice(&bytes).map_err(|error| damaged(&path, error.to_string()))?;
        match json.get("version").and_then(serde_json::Value::as_u64) {
            Some(VERSION) => {}
            Some(found) => return Err(CheckpointError::Version { path, found, known: VERSION }),
            None => return Err(damaged(&path, "it has no version")),
        }
        let manifest: Self =
            serde_json::from_value(json).map_err(|error| damaged(&path, error.to_string()))?;
        for file in &manifest.files {
            if Path::new(&file.name).file_name() != Some(file.name.as_ref()) {
                return Err(damaged(&path, format!("'{}' is no name of a file", file.name)));
            }
            let path = folder.join(&file.name);
            let size = fs::metadata(&path).map_err(reading(&path))?.len();
            if size != file.bytes {
                return Err(damaged(&path, format!("it has {size} bytes, not {}", file.bytes)));
            }
        }
        Ok(manifest)
    }
}

fn check(checksum: &Path, path: &Path, bytes: &[u8]) -> Result<(), CheckpointError> {
    let text = fs::read_to_string(checksum).map_err(reading(checksum))?;
    let expected =
        u32::from_str_radix(text.trim(), 16).map_err(|_| damaged(checksum, "it holds no checksum"))?;
    if crc32c::crc32c(bytes) == expected { Ok(()) } else { Err(damaged(path, "its checksum does not match")) }
}
