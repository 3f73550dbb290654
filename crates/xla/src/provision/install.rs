//! The cache of unpacked wheels: one folder an artifact, complete or absent.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::artifacts::{Artifact, platform};
use super::{Located, Origin, Progress, ProvisionError, Provisioner, artifacts, fetch, variable_of};

/// Written last into a folder; a folder without it, or one that it does not describe, does not count.
const STAMP: &str = "maxtext-installed.json";

/// What a complete folder holds.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Stamp {
    /// `package==version sha256` of every wheel.
    wheels: Vec<String>,
    /// Path and size of every file that the artifact is about.
    files: Vec<(String, u64)>,
}

impl Stamp {
    fn of(artifact: &'static Artifact, folder: &Path) -> Result<Self, ProvisionError> {
        let platform = platform();
        let wheel = |pin: &artifacts::Pin| {
            format!("{} {}", pin.requirement(), pin.wheel(&platform).map_or("", |wheel| wheel.sha256))
        };
        let mut files = Vec::new();
        for file in std::iter::once(artifact.entry).chain(artifact.needs.iter().copied()) {
            let data = folder.join(file).metadata();
            let data = data.map_err(|_| ProvisionError::Incomplete { name: artifact.name, file })?;
            // A folder's size is the file system's business.
            if data.is_file() {
                files.push((file.to_owned(), data.len()));
            }
        }
        Ok(Self { wheels: artifact.pins.iter().map(wheel).collect(), files })
    }
}

fn plugins(cache: &Path) -> PathBuf {
    cache.join("plugins")
}

fn folder_of(cache: &Path, artifact: &Artifact) -> PathBuf {
    plugins(cache).join(format!("{}-{}", artifact.name, artifact.version()))
}

/// The artifact in the cache, if it is there and whole. Costs a few file-system calls.
pub(super) fn locate(cache: &Path, artifact: &'static Artifact) -> Option<Located> {
    let folder = folder_of(cache, artifact);
    let written: Stamp = serde_json::from_slice(&fs::read(folder.join(STAMP)).ok()?).ok()?;
    (written == Stamp::of(artifact, &folder).ok()?).then(|| Located {
        path: folder.join(artifact.entry),
        origin: Origin::Cache,
        artifact: Some(artifact),
        version: Some(artifact.version().to_owned()),
    })
}

/// The artifact from the cache, fetched first if it is not there.
pub(super) fn install(
    provisioner: &Provisioner,
    artifact: &'static Artifact,
) -> Result<Located, ProvisionError> {
    let cache = provisioner.cache_dir()?;
    if let Some(located) = locate(&cache, artifact) {
        return Ok(located);
    }
    check_wheels(artifact)?;
    let plugins = plugins(&cache);
    fs::create_dir_all(&plugins).map_err(ProvisionError::cache("create", &plugins))?;
    let _lock = lock(provisioner, artifact, &plugins)?;
    if let Some(located) = locate(&cache, artifact) {
        return Ok(located);
    }
    let prefix = format!(".staging-{}-", artifact.name);
    remove_leftovers(&plugins, &prefix);
    let staging = tempfile::Builder::new().prefix(&prefix).tempdir_in(&plugins);
    let staging = staging.map_err(ProvisionError::cache("create a folder in", &plugins))?;
    let tree = staging.path().join("tree");
    for pin in artifact.pins {
        add_wheel(provisioner, artifact, pin, staging.path(), &tree)?;
    }
    write_stamp(artifact, &tree)?;
    let folder = folder_of(&cache, artifact);
    move_into_place(&tree, &folder, staging.path())?;
    let located = locate(&cache, artifact)
        .ok_or(ProvisionError::Incomplete { name: artifact.name, file: artifact.entry })?;
    provisioner.report(&Progress::Installed { name: artifact.name, path: located.path.clone() });
    Ok(located)
}

fn check_wheels(artifact: &'static Artifact) -> Result<(), ProvisionError> {
    let platform = platform();
    let Some(pin) = artifact.pins.iter().find(|pin| pin.wheel(&platform).is_none()) else {
        return Ok(());
    };
    let others =
        artifacts().iter().filter(|other| other.kind == artifact.kind && other.is_available(&platform));
    Err(ProvisionError::NoWheel {
        requirement: pin.requirement(),
        others: others.map(|other| other.name).collect(),
        platform,
        variable: variable_of(artifact.name),
    })
}

/// Holds off other processes that install the same artifact, until the file is dropped.
fn lock(
    provisioner: &Provisioner,
    artifact: &'static Artifact,
    plugins: &Path,
) -> Result<File, ProvisionError> {
    let path = plugins.join(format!(".lock-{}", artifact.name));
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
    let file = file.map_err(ProvisionError::cache("open", &path))?;
    let held = match file.try_lock() {
        Err(TryLockError::WouldBlock) => {
            provisioner.report(&Progress::Waiting { name: artifact.name });
            file.lock()
        }
        Err(TryLockError::Error(error)) => Err(error),
        Ok(()) => Ok(()),
    };
    match held {
        // Some network file systems have no locks. Without one two processes may both download; the last rename
        // wins and both folders are whole, so going on is right.
        Err(error) if error.kind() != io::ErrorKind::Unsupported => {
            Err(ProvisionError::cache("lock", &path)(error))
        }
        _ => Ok(file),
    }
}

/// Removes what a killed process left; the lock says that nobody is using it.
fn remove_leftovers(plugins: &Path, prefix: &str) {
    for entry in fs::read_dir(plugins).into_iter().flatten().flatten() {
        if entry.file_name().to_string_lossy().starts_with(prefix) {
            // A leftover that stays costs disk space and nothing else.
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

fn add_wheel(
    provisioner: &Provisioner,
    artifact: &'static Artifact,
    pin: &artifacts::Pin,
    staging: &Path,
    tree: &Path,
) -> Result<(), ProvisionError> {
    let requirement = pin.requirement();
    let download = staging.join(pin.package);
    fs::create_dir_all(&download).map_err(ProvisionError::cache("create", &download))?;
    let Some(wheel) = pin.wheel(&platform()) else {
        return check_wheels(artifact);
    };
    let file = fetch::wheel(provisioner, artifact, pin, wheel, &download)?;
    provisioner.report(&Progress::Unpacking { requirement: requirement.clone() });
    let opened = File::open(&file).map_err(ProvisionError::cache("open", &file))?;
    let unpacked = zip::ZipArchive::new(BufReader::new(opened)).and_then(|mut archive| archive.extract(tree));
    unpacked.map_err(|source| ProvisionError::Unpack { requirement, folder: tree.to_path_buf(), source })?;
    let shared = share(tree);
    shared.map_err(ProvisionError::cache("set permissions in", tree))?;
    fs::remove_dir_all(&download).map_err(ProvisionError::cache("remove", &download))
}

/// Lets everybody read, and run what the owner may run: wheels come with modes such as rwxr--r--, with which a cache that
/// several users share would hold a ptxas that only its owner can start.
#[cfg(unix)]
fn share(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let data = path.symlink_metadata()?;
    if data.is_symlink() {
        return Ok(());
    }
    let runs = data.is_dir() || data.permissions().mode() & 0o100 != 0;
    fs::set_permissions(path, fs::Permissions::from_mode(if runs { 0o755 } else { 0o644 }))?;
    if data.is_dir() {
        for entry in fs::read_dir(path)? {
            share(&entry?.path())?;
        }
    }
    Ok(())
}

#[cfg(not(unix))]
fn share(_: &Path) -> io::Result<()> {
    Ok(())
}

fn write_stamp(artifact: &'static Artifact, tree: &Path) -> Result<(), ProvisionError> {
    let path = tree.join(STAMP);
    let written = serde_json::to_vec_pretty(&Stamp::of(artifact, tree)?).map_err(io::Error::from);
    written.and_then(|text| fs::write(&path, text)).map_err(ProvisionError::cache("write", &path))
}

/// A folder that does not count (damaged, or from other pins) makes way; a plugin loaded from it stays mapped.
fn move_into_place(tree: &Path, folder: &Path, staging: &Path) -> Result<(), ProvisionError> {
    if folder.exists() {
        fs::rename(folder, staging.join("old")).map_err(ProvisionError::cache("move away", folder))?;
    }
    fs::rename(tree, folder).map_err(ProvisionError::cache("create", folder))
}
