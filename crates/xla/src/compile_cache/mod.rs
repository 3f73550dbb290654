//! Compiled programs, kept between runs.
//!
//! A program is found again when nothing has changed that could change it: the module's bytes, the compile options,
//! the plugin's file, `XLA_FLAGS`, the devices, and for CPU plugins the processor. Where the
//! plugin lies does not matter. Entries carry a checksum; one that is damaged, or that the plugin refuses, is
//! compiled again and replaced. A folder that cannot be written costs the cache, never the run.
//!
//! ```no_run
//! use xla::compile_cache::CompileCache;
//! # fn f(client: &xla::Client, module: &str) -> xla::Result<()> {
//! let cache = CompileCache::open("/tmp/programs");
//! let program = cache.get_or_compile(client, module, &xla::CompileOptions::new())?;
//! println!("{}", program.outcome);
//! # Ok(()) }
//! ```

mod key;
mod store;

#[cfg(test)]
mod tests;

use std::fmt;
use std::path::{Path, PathBuf};

use crate::{Client, CompileOptions, LoadedExecutable, Result};
use store::{Found, Store};

/// Entries are removed, least recently used first, when the folder grows beyond this.
pub const DEFAULT_LIMIT_BYTES: u64 = 10 << 30;

/// A folder of compiled programs. Several processes may use one folder at once.
#[derive(Debug, Clone)]
pub struct CompileCache {
    store: Store,
}

/// A program that can run, and how the cache came by it.
#[derive(Debug)]
pub struct Compiled {
    /// The program.
    pub executable: LoadedExecutable,
    /// Whether it had to be compiled.
    pub outcome: Outcome,
}

/// What the cache did for one program.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// The program was there; nothing was compiled.
    Hit,
    /// It was compiled and is there from now on.
    Stored {
        /// Why an entry that was there could not be used.
        replaced: Option<String>,
    },
    /// It was compiled and could not be kept.
    NotStored {
        /// Why not.
        reason: String,
    },
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hit => f.write_str("loaded from the compile cache"),
            Self::Stored { replaced: None } => f.write_str("compiled and cached"),
            Self::Stored { replaced: Some(reason) } => {
                write!(f, "compiled and cached in place of a damaged entry ({reason})")
            }
            Self::NotStored { reason } => write!(f, "compiled, not cached: {reason}"),
        }
    }
}

impl CompileCache {
    /// A cache in `folder`, which is made when the first program is stored.
    #[must_use]
    pub fn open(folder: impl Into<PathBuf>) -> Self {
        Self { store: Store::new(folder.into(), DEFAULT_LIMIT_BYTES) }
    }

    /// Sets how many bytes of programs are kept. The one stored last is kept whatever its size.
    #[must_use]
    pub fn limit_bytes(mut self, limit: u64) -> Self {
        self.store.limit = limit;
        self
    }

    /// The folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.store.folder
    }

    /// Loads the program of this module and these options, or compiles and stores it.
    ///
    /// # Errors
    /// Those of [`Client::compile`]. Trouble with the cache itself is in [`Compiled::outcome`].
    pub fn get_or_compile(
        &self,
        client: &Client,
        module: impl AsRef<[u8]>,
        options: &CompileOptions,
    ) -> Result<Compiled> {
        let module = module.as_ref();
        let compile = || client.compile(module, options);
        let key = match key::of(&self.store, client, module, options) {
            Ok(key) => key,
            Err(reason) => return Ok(Compiled { executable: compile()?, outcome: not_stored(reason) }),
        };
        let replaced = match self.store.read(&key) {
            Found::Program(bytes) => match client.load(&bytes) {
                Ok(executable) => return Ok(Compiled { executable, outcome: Outcome::Hit }),
                Err(error) => Some(error.to_string()),
            },
            Found::Damaged(reason) => Some(reason),
            Found::Nothing => None,
        };
        let executable = compile()?;
        // An entry has a checksum, and its key holds the plugin: it needs no second head.
        let stored = executable.executable().with_serialized(|bytes| self.store.write(&key, bytes));
        let stored = match stored {
            Ok(written) => written.map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        let outcome = stored.map_or_else(not_stored, |()| Outcome::Stored { replaced });
        Ok(Compiled { executable, outcome })
    }
}

fn not_stored(reason: String) -> Outcome {
    tracing::warn!("a compiled program is not cached: {reason}");
    Outcome::NotStored { reason }
}
