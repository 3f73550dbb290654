//! The files of the cache: an entry is a header, a checksum and the program.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use sha2::{Digest, Sha256};

const MAGIC: &[u8; 8] = b"MTXPROG1";
const CHECKSUM: usize = 32;
const SUFFIX: &str = "xla";
const TEMPORARY: &str = ".tmp-";

/// A temporary file this old belongs to a process that was killed: writing one takes seconds.
const ABANDONED: Duration = Duration::from_secs(3600);

#[derive(Debug, Clone)]
pub(super) struct Store {
    pub(super) folder: PathBuf,
    pub(super) limit: u64,
}

pub(super) enum Found {
    Program(Vec<u8>),
    Damaged(String),
    Nothing,
}

impl Store {
    pub(super) fn new(folder: PathBuf, limit: u64) -> Self {
        Self { folder, limit }
    }

    fn path(&self, key: &str) -> PathBuf {
        self.folder.join(format!("{key}.{SUFFIX}"))
    }

    pub(super) fn read(&self, key: &str) -> Found {
        let path = self.path(key);
        let bytes = match fs::read(&path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Found::Nothing,
            // A folder that is none holds no program, and storing will say what is wrong with it.
            Err(error) if error.kind() == io::ErrorKind::NotADirectory => return Found::Nothing,
            Err(error) => return Found::Damaged(format!("{}: {error}", path.display())),
        };
        match program(bytes, key) {
            Some(program) => {
                touch(&path);
                Found::Program(program)
            }
            None => Found::Damaged(format!("{}: the checksum is wrong", path.display())),
        }
    }

    /// Writes an entry beside its place and moves it there, so that no reader sees half of one.
    pub(super) fn write(&self, key: &str, program: &[u8]) -> io::Result<()> {
        let path = self.path(key);
        self.put(&path, &[MAGIC, &checksum(key, program), program])?;
        self.evict(&path);
        Ok(())
    }

    /// A short text under a name. Losing one costs time only.
    pub(super) fn read_note(&self, name: &str) -> Option<String> {
        let text = fs::read_to_string(self.folder.join(name)).ok()?;
        (text.len() == 2 * CHECKSUM && text.bytes().all(|byte| byte.is_ascii_hexdigit())).then_some(text)
    }

    pub(super) fn write_note(&self, name: &str, text: &str) {
        // Not kept means computed again next time; a program that cannot be kept is reported where it happens.
        let _ = self.put(&self.folder.join(name), &[text.as_bytes()]);
    }

    fn put(&self, path: &Path, parts: &[&[u8]]) -> io::Result<()> {
        let explain = |error: io::Error| {
            let text = format!("cannot write to {}: {error}", self.folder.display());
            io::Error::new(error.kind(), text)
        };
        fs::create_dir_all(&self.folder).map_err(explain)?;
        let mut file =
            tempfile::Builder::new().prefix(TEMPORARY).tempfile_in(&self.folder).map_err(explain)?;
        for part in parts {
            file.write_all(part).map_err(explain)?;
        }
        file.persist(path).map_err(|error| explain(error.error))?;
        Ok(())
    }

    /// Removes programs, least recently used first, until the rest fits. `newest` stays.
    fn evict(&self, newest: &Path) {
        let mut programs = Vec::new();
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let Ok(data) = entry.metadata() else { continue };
            let used = data.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            let is_temporary = entry.file_name().to_string_lossy().starts_with(TEMPORARY);
            if is_temporary && used.elapsed().is_ok_and(|age| age > ABANDONED) {
                remove(&path);
            } else if path.extension().is_some_and(|extension| extension == SUFFIX) {
                programs.push((used, data.len(), path));
            }
        }
        let mut total: u64 = programs.iter().map(|(_, bytes, _)| bytes).sum();
        programs.sort();
        for (_, bytes, path) in programs {
            if total <= self.limit {
                break;
            }
            if path != newest {
                remove(&path);
                total -= bytes;
            }
        }
    }
}

/// The program inside an entry, if the entry is whole and belongs to the key.
fn program(mut entry: Vec<u8>, key: &str) -> Option<Vec<u8>> {
    let start = MAGIC.len() + CHECKSUM;
    let header = entry.get(..start)?;
    let (magic, expected) = header.split_at(MAGIC.len());
    if magic != MAGIC || expected != checksum(key, &entry[start..]) {
        return None;
    }
    entry.drain(..start);
    Some(entry)
}

/// The key is part of it: an entry that was renamed is another program's.
fn checksum(key: &str, program: &[u8]) -> [u8; CHECKSUM] {
    let mut hasher = Sha256::new();
    hasher.update(key.as_bytes());
    hasher.update(program);
    hasher.finalize().into()
}

/// Marks an entry as used; that fails in a read-only cache, where nothing is removed either.
fn touch(path: &Path) {
    if let Ok(file) = File::options().append(true).open(path) {
        let _ = file.set_modified(SystemTime::now());
    }
}

/// Another process may have been faster, and a file that stays is tried again next time.
fn remove(path: &Path) {
    let _ = fs::remove_file(path);
}
