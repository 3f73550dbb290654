//! Finds the files that the runtime loads (PJRT plugins, the CUDA compiler's parts, cuBLAS, cuDNN), and fetches what
//! is absent.
//!
//! A name is looked for in this order; the first hit wins:
//!
//! 1. a path given in place of a name (it holds a `/` or ends in `.so`);
//! 2. the variable `MAXTEXT_PLUGIN_<NAME>` (`MAXTEXT_PLUGIN_CPU_ZML` for `cpu-zml`): a path or another name;
//! 3. JAX's own variable `PJRT_NAMES_AND_LIBRARY_PATHS`, a list of `name:path` separated by commas;
//! 4. the user's cache, filled by an earlier run;
//! 5. Python packages that are installed already (any version);
//! 6. the pinned wheel, brought by `pip download`, verified by SHA-256 and unpacked into the cache.
//!
//! Steps 1 to 5 start no process while the cache holds the name. Step 6 works under a file lock and moves a
//! complete folder into place, so that any number of processes may ask for the same name at once, and a process
//! that is killed leaves nothing half-written behind.
//!
//! ```no_run
//! use xla::provision::Provisioner;
//!
//! let library = Provisioner::from_env().on_progress(|step| eprintln!("{step}")).resolve("cpu")?;
//! # Ok::<(), xla::provision::ProvisionError>(())
//! ```

mod artifacts;
pub(crate) mod digest;
mod environment;
mod error;
mod fetch;
mod install;
mod python;
#[cfg(test)]
mod tests;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

pub use artifacts::{Artifact, Kind, Pin, Wheel, artifacts};
pub use environment::Environment;
pub use error::ProvisionError;

/// The variable that says which plugin stands for "no plugin named": a name or a path.
pub const DEFAULT_PLUGIN_VARIABLE: &str = "MAXTEXT_PLUGIN";
/// The variable that moves the cache of plugins and compiled programs to another folder.
pub const CACHE_VARIABLE: &str = "MAXTEXT_CACHE_DIR";
/// JAX's variable: `name:path` pairs separated by commas.
pub const JAX_PLUGINS_VARIABLE: &str = "PJRT_NAMES_AND_LIBRARY_PATHS";

/// A step of a long resolution, worded for people by its `Display`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Progress {
    /// Another process is installing the same name; this one waits for it.
    Waiting {
        /// The artifact's name.
        name: &'static str,
    },
    /// pip has been started.
    Downloading {
        /// Python package and version, as `name==version`.
        requirement: String,
        /// The program that downloads.
        tool: String,
    },
    /// pip is still at work.
    StillDownloading {
        /// Python package and version, as `name==version`.
        requirement: String,
        /// Bytes in the download folder so far; 0 while pip has written nothing.
        bytes: u64,
        /// Seconds since pip was started.
        seconds: u64,
    },
    /// The wheel is here and its hash is right; it is being unpacked.
    Unpacking {
        /// Python package and version, as `name==version`.
        requirement: String,
    },
    /// The artifact is in the cache.
    Installed {
        /// The artifact's name.
        name: &'static str,
        /// What the name now resolves to.
        path: PathBuf,
    },
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Waiting { name } => write!(f, "waiting for another process that is installing {name}"),
            Self::Downloading { requirement, tool } => write!(f, "downloading {requirement} with {tool}"),
            Self::StillDownloading { requirement, bytes: 0, seconds } => {
                write!(f, "downloading {requirement}: {seconds} s")
            }
            Self::StillDownloading { requirement, bytes, seconds } => {
                write!(f, "downloading {requirement}: {} MB, {seconds} s", bytes / 1_000_000)
            }
            Self::Unpacking { requirement } => write!(f, "unpacking {requirement}"),
            Self::Installed { name, path } => write!(f, "installed {name}: {}", path.display()),
        }
    }
}

/// How a name came to its path.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Origin {
    /// The caller gave a path.
    Path,
    /// An environment variable named the path.
    Variable(String),
    /// The user's cache, with the pinned versions.
    Cache,
    /// An installed Python package: the folder of packages it lies in.
    PythonPackage(PathBuf),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Path => f.write_str("path"),
            Self::Variable(name) => write!(f, "variable {name}"),
            Self::Cache => f.write_str("cache"),
            Self::PythonPackage(site) => write!(f, "Python packages in {}", site.display()),
        }
    }
}

/// A file or folder that a name resolved to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Located {
    /// The shared library of a plugin or of a CUDA library; the folder of the CUDA toolchain.
    pub path: PathBuf,
    /// How it was found.
    pub origin: Origin,
    /// The artifact behind the name; absent when a path was given.
    pub artifact: Option<&'static Artifact>,
    /// Version of the package it came from, where known.
    pub version: Option<String>,
}

type ProgressFn = Arc<dyn Fn(&Progress) + Send + Sync>;

/// Resolves names of plugins and CUDA parts to files, as the module's page says.
#[derive(Clone)]
pub struct Provisioner {
    environment: Environment,
    progress: Option<ProgressFn>,
    download_limit: Duration,
}

impl fmt::Debug for Provisioner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Provisioner").field("environment", &self.environment).finish_non_exhaustive()
    }
}

impl Provisioner {
    /// A provisioner that follows this process's environment, read once, here.
    #[must_use]
    pub fn from_env() -> Self {
        Self::new(Environment::current())
    }

    /// A provisioner that follows the given variables in place of the process's own, for its own look-ups and for pip.
    #[must_use]
    pub fn new(environment: Environment) -> Self {
        Self { environment, progress: None, download_limit: Duration::from_secs(3600) }
    }

    /// Calls `report` at each step of a download or a wait. Without it a resolution is silent.
    #[must_use]
    pub fn on_progress(mut self, report: impl Fn(&Progress) + Send + Sync + 'static) -> Self {
        self.progress = Some(Arc::new(report));
        self
    }

    /// Ends a download that takes longer than `limit` (default: an hour).
    #[must_use]
    pub fn download_limit(mut self, limit: Duration) -> Self {
        self.download_limit = limit;
        self
    }

    /// The file or folder behind `name`, fetched when it is nowhere on this machine.
    ///
    /// # Errors
    /// An unknown name, a path that does not exist, no pip, no network, a download that is cut off or has a wrong
    /// hash, a cache that cannot be written: each says what to do about it.
    pub fn resolve(&self, name: &str) -> Result<PathBuf, ProvisionError> {
        self.resolve_located(name).map(|located| located.path)
    }

    /// As [`resolve`](Self::resolve) for the plugin that is used when none is named: `MAXTEXT_PLUGIN`, else `cpu`.
    ///
    /// # Errors
    /// As [`resolve`](Self::resolve).
    pub fn resolve_default(&self) -> Result<PathBuf, ProvisionError> {
        self.resolve(&self.default_plugin())
    }

    /// Name or path of the plugin that is used when none is named.
    #[must_use]
    pub fn default_plugin(&self) -> String {
        self.environment.text(DEFAULT_PLUGIN_VARIABLE).unwrap_or_else(|| "cpu".to_owned())
    }

    /// As [`resolve`](Self::resolve), with where the file came from.
    ///
    /// # Errors
    /// As [`resolve`](Self::resolve).
    pub fn resolve_located(&self, name: &str) -> Result<Located, ProvisionError> {
        if let Some(located) = self.locate(name)? {
            return Ok(located);
        }
        let artifact = self.artifact(name)?;
        // pip is about to start a Python anyway, so asking one for its packages now costs little and can save the
        // download: the folders of pyenv, conda or a wrapper script cannot be known without it.
        if let Some(located) = python::locate(artifact, &python::ask(&self.environment)) {
            return Ok(located);
        }
        self.install(name)
    }

    /// What `name` resolves to without fetching anything or starting a process; `None` when it would be fetched.
    ///
    /// # Errors
    /// An unknown name, or a path (given, or in a variable) that does not exist.
    pub fn locate(&self, name: &str) -> Result<Option<Located>, ProvisionError> {
        if looks_like_path(name) {
            return explicit(name, Origin::Path).map(Some);
        }
        let artifact = self.artifact(name)?;
        for asked in [name, artifact.name] {
            let variable = variable_of(asked);
            match self.environment.text(&variable) {
                Some(value) if looks_like_path(&value) => {
                    return explicit(&value, Origin::Variable(variable)).map(Some);
                }
                Some(value) if value != asked => {
                    return self.locate_in_cache_or_packages(self.artifact(&value)?);
                }
                _ => {}
            }
            if let Some(path) = self.jax_variable(asked) {
                return explicit(&path, Origin::Variable(JAX_PLUGINS_VARIABLE.to_owned())).map(Some);
            }
        }
        self.locate_in_cache_or_packages(artifact)
    }

    /// Fetches `name` into the cache, whatever else is installed on the machine, unless the cache has it.
    ///
    /// # Errors
    /// As [`resolve`](Self::resolve).
    pub fn install(&self, name: &str) -> Result<Located, ProvisionError> {
        install::install(self, self.artifact(name)?)
    }

    /// The folder that holds everything this program keeps between runs.
    ///
    /// # Errors
    /// When neither `MAXTEXT_CACHE_DIR`, `XDG_CACHE_HOME` nor `HOME` is set.
    pub fn cache_dir(&self) -> Result<PathBuf, ProvisionError> {
        self.environment.cache_dir()
    }

    /// The cache folder, after making sure that files can be written to it.
    ///
    /// # Errors
    /// As [`cache_dir`](Self::cache_dir), and when the folder cannot be made or written.
    pub fn writable_cache_dir(&self) -> Result<PathBuf, ProvisionError> {
        let folder = self.cache_dir()?;
        std::fs::create_dir_all(&folder).map_err(ProvisionError::cache("create", &folder))?;
        tempfile::tempfile_in(&folder).map_err(ProvisionError::cache("write to", &folder))?;
        Ok(folder)
    }

    /// The programs that would be tried for a download, best first; empty when there is no pip.
    #[must_use]
    pub fn download_tools(&self) -> Vec<String> {
        fetch::tools(&self.environment).iter().map(ToString::to_string).collect()
    }

    /// The artifact that `name` stands for, following one `MAXTEXT_PLUGIN_<NAME>` that holds a name.
    ///
    /// # Errors
    /// [`ProvisionError::UnknownName`].
    pub fn artifact(&self, name: &str) -> Result<&'static Artifact, ProvisionError> {
        let named = self.environment.text(&variable_of(name)).filter(|value| !looks_like_path(value));
        artifacts::by_name(named.as_deref().unwrap_or(name))
    }

    fn locate_in_cache_or_packages(
        &self,
        artifact: &'static Artifact,
    ) -> Result<Option<Located>, ProvisionError> {
        // A machine without a home folder can still use installed packages, so no cache is no error here.
        let cached = self.cache_dir().ok().and_then(|cache| install::locate(&cache, artifact));
        Ok(cached.or_else(|| python::locate(artifact, &python::sites(&self.environment))))
    }

    fn jax_variable(&self, name: &str) -> Option<String> {
        let pairs = self.environment.text(JAX_PLUGINS_VARIABLE)?;
        pairs.split(',').find_map(|pair| {
            let (key, path) = pair.split_once(':')?;
            (key.trim() == name).then(|| path.trim().to_owned())
        })
    }

    fn report(&self, step: &Progress) {
        if let Some(report) = &self.progress {
            report(step);
        }
    }
}

/// `cpu-zml` is overridden by `MAXTEXT_PLUGIN_CPU_ZML`.
fn variable_of(name: &str) -> String {
    format!("{DEFAULT_PLUGIN_VARIABLE}_{}", name.to_uppercase().replace('-', "_"))
}

fn looks_like_path(name: &str) -> bool {
    name.contains('/') || name.ends_with(".so")
}

fn explicit(path: &str, origin: Origin) -> Result<Located, ProvisionError> {
    let path = PathBuf::from(path);
    if !Path::new(&path).exists() {
        return Err(ProvisionError::PathMissing { path, origin });
    }
    Ok(Located { path, origin, artifact: None, version: None })
}
