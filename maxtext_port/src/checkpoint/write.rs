//! Writing: into a folder beside, durable, then renamed.

use std::collections::HashSet;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use safetensors::Dtype;
use safetensors::tensor::{Metadata, TensorInfo};

use super::Meta;
use super::error::{CheckpointError, writing};
use super::folder::{sync_folder, temporary};
use super::manifest::{ArrayEntry, CHECKSUM, FileEntry, MANIFEST, Manifest, VERSION};

/// Arrays go into one file until it has this many bytes.
const FILE_BYTES: usize = 1 << 30;

/// An array to save.
#[derive(Clone, Debug)]
pub struct NamedArray<'a> {
    /// Its path in the tree of the state, parts joined with `/`, such as `params/decoder/decoder_norm/scale`.
    pub name: &'a str,
    /// Element type.
    pub dtype: Dtype,
    /// Shape; empty for a scalar.
    pub shape: &'a [usize],
    /// The elements in row-major order, little-endian; sub-byte types packed.
    pub bytes: &'a [u8],
}

/// Saves a state as `folder/STEP` and returns that path. The folder is made if need be.
///
/// When this returns, the checkpoint survives a power failure. When it fails, or the process is killed, there is no folder
/// of that step. A damaged folder that stands in its place is renamed to `STEP.damaged-PID`.
///
/// # Errors
/// If a complete checkpoint of the step exists, an array does not fit its description, or the disk does not take it.
pub fn save(folder: &Path, arrays: &[NamedArray<'_>], meta: &Meta) -> Result<PathBuf, CheckpointError> {
    check(arrays)?;
    fs::create_dir_all(folder).map_err(writing(folder))?;
    let target = folder.join(meta.step.to_string());
    match Manifest::read(&target) {
        Ok(_) => return Err(CheckpointError::Exists { path: target }),
        Err(error @ CheckpointError::Orbax { .. }) => return Err(error),
        Err(_) => {}
    }
    let beside = temporary(folder, meta.step);
    remove_if_there(&beside)?;
    let written = write_all(&beside, arrays, meta).and_then(|()| {
        set_aside(&target)?;
        fs::rename(&beside, &target).map_err(writing(&target))?;
        sync_folder(folder).map_err(writing(folder))
    });
    if written.is_err() {
        // The first error is the one to report.
        let _ = fs::remove_dir_all(&beside);
    }
    written.map(|()| target)
}

fn remove_if_there(path: &Path) -> Result<(), CheckpointError> {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(writing(path)(error)),
        _ => Ok(()),
    }
}

/// What stands in the place of the new checkpoint is damaged. It may still be of use to someone, so it is renamed.
fn set_aside(target: &Path) -> Result<(), CheckpointError> {
    if !target.exists() {
        return Ok(());
    }
    let mut name = target.as_os_str().to_owned();
    name.push(format!(".damaged-{}", std::process::id()));
    fs::rename(target, &name).map_err(writing(target))
}

fn check(arrays: &[NamedArray<'_>]) -> Result<(), CheckpointError> {
    let mut names = HashSet::new();
    for array in arrays {
        let fault = |reason: String| CheckpointError::Array { name: array.name.to_owned(), reason };
        if !names.insert(array.name) {
            return Err(fault("there are two arrays with this name".to_owned()));
        }
        let elements = array.shape.iter().try_fold(1_usize, |product, size| product.checked_mul(*size));
        let bits = elements.and_then(|elements| elements.checked_mul(array.dtype.bitsize()));
        if bits.map(|bits| bits.div_ceil(8)) != Some(array.bytes.len()) {
            let (dtype, shape, bytes) = (array.dtype, array.shape, array.bytes.len());
            return Err(fault(format!("{bytes} bytes do not hold {dtype:?} elements of shape {shape:?}")));
        }
    }
    Ok(())
}

fn write_all(folder: &Path, arrays: &[NamedArray<'_>], meta: &Meta) -> Result<(), CheckpointError> {
    fs::create_dir(folder).map_err(writing(folder))?;
    let mut manifest =
        Manifest { version: VERSION, meta: meta.clone(), arrays: Vec::new(), files: Vec::new() };
    for (index, group) in groups(arrays).into_iter().enumerate() {
        let name = format!("arrays-{index:05}.safetensors");
        let path = folder.join(&name);
        manifest.arrays.extend(group.iter().map(|array| ArrayEntry {
            name: array.name.to_owned(),
            dtype: array.dtype,
            shape: array.shape.to_vec(),
            file: name.clone(),
        }));
        let (bytes, crc32c) = write_arrays(&path, group)?;
        manifest.files.push(FileEntry { name, bytes, crc32c });
    }
    let json = serde_json::to_vec_pretty(&manifest).map_err(|error| {
        let path = folder.join(MANIFEST);
        CheckpointError::Write { path, source: io::Error::other(error) }
    })?;
    let checksum = format!("{:08x}\n", crc32c::crc32c(&json));
    write_file(&folder.join(MANIFEST), &json)?;
    write_file(&folder.join(CHECKSUM), checksum.as_bytes())?;
    sync_folder(folder).map_err(writing(folder))
}

/// Consecutive arrays that share a file.
fn groups<'b, 'a>(arrays: &'b [NamedArray<'a>]) -> Vec<&'b [NamedArray<'a>]> {
    let mut groups = Vec::new();
    let (mut start, mut bytes) = (0, 0);
    for (index, array) in arrays.iter().enumerate() {
        if index > start && bytes + array.bytes.len() > FILE_BYTES {
            groups.push(&arrays[start..index]);
            (start, bytes) = (index, 0);
        }
        bytes += array.bytes.len();
    }
    if start < arrays.len() {
        groups.push(&arrays[start..]);
    }
    groups
}

/// Writes one safetensors file; gives its size and checksum.
fn write_arrays(path: &Path, arrays: &[NamedArray<'_>]) -> Result<(u64, u32), CheckpointError> {
    // Wide elements first, so that every array is aligned in a mapped file.
    let mut sorted: Vec<&NamedArray<'_>> = arrays.iter().collect();
    sorted.sort_by_key(|array| std::cmp::Reverse(array.dtype.bitsize()));
    let mut end = 0;
    let infos = sorted.iter().map(|array| {
        let start = end;
        end += array.bytes.len();
        let info = TensorInfo { dtype: array.dtype, shape: array.shape.to_vec(), data_offsets: (start, end) };
        (array.name.to_owned(), info)
    });
    let header = Metadata::new(None, infos.collect())
        .map_err(io::Error::other)
        .and_then(|metadata| serde_json::to_vec(&metadata).map_err(io::Error::other))
        .map_err(writing(path))?;
    let mut padded = header;
    padded.resize(padded.len().next_multiple_of(8), b' ');

    let mut file = File::create(path).map_err(writing(path))?;
    let (mut bytes, mut crc) = (0, 0);
    let mut put = |part: &[u8]| {
        crc = crc32c::crc32c_append(crc, part);
        bytes += part.len() as u64;
        file.write_all(part)
    };
    put(&(padded.len() as u64).to_le_bytes())
        .and_then(|()| put(&padded))
        .and_then(|()| sorted.iter().try_for_each(|array| put(array.bytes)))
        .and_then(|()| file.sync_all())
        .map_err(writing(path))?;
    Ok((bytes, crc))
}

fn write_file(path: &Path, bytes: &[u8]) -> Result<(), CheckpointError> {
    let mut file = File::create(path).map_err(writing(path))?;
    file.write_all(bytes).and_then(|()| file.sync_all()).map_err(writing(path))
}
