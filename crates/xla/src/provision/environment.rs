//! The variables that provisioning reads, as a value: tests give their own.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use super::{CACHE_VARIABLE, ProvisionError};

/// A set of environment variables.
#[derive(Clone, Default)]
pub struct Environment {
    variables: BTreeMap<OsString, OsString>,
}

// Environments hold secrets; a debug print shows only that there is one.
impl std::fmt::Debug for Environment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Environment({} variables)", self.variables.len())
    }
}

impl<K: Into<OsString>, V: Into<OsString>> FromIterator<(K, V)> for Environment {
    fn from_iter<T: IntoIterator<Item = (K, V)>>(pairs: T) -> Self {
        Self { variables: pairs.into_iter().map(|(key, value)| (key.into(), value.into())).collect() }
    }
}

impl Environment {
    /// The variables of this process.
    #[must_use]
    pub fn current() -> Self {
        std::env::vars_os().collect()
    }

    /// This environment with one variable set.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<OsString>) -> Self {
        self.variables.insert(name.into(), value.into());
        self
    }

    /// All variables, for a child process.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&OsStr, &OsStr)> {
        self.variables.iter().map(|(key, value)| (key.as_os_str(), value.as_os_str()))
    }

    /// The value of a variable; an empty one counts as unset.
    pub(super) fn get(&self, name: &str) -> Option<&OsStr> {
        self.variables.get(OsStr::new(name)).map(OsString::as_os_str).filter(|value| !value.is_empty())
    }

    pub(crate) fn text(&self, name: &str) -> Option<String> {
        self.get(name).map(|value| value.to_string_lossy().into_owned())
    }

    pub(super) fn path(&self, name: &str) -> Option<PathBuf> {
        self.get(name).map(PathBuf::from)
    }

    /// The folders of a variable such as PATH.
    pub(super) fn paths(&self, name: &str) -> Vec<PathBuf> {
        self.get(name).map(|value| std::env::split_paths(value).collect()).unwrap_or_default()
    }

    /// The first executable file of that name on PATH.
    pub(super) fn program(&self, name: &str) -> Option<PathBuf> {
        self.paths("PATH").into_iter().map(|folder| folder.join(name)).find(|file| is_executable(file))
    }

    /// `MAXTEXT_CACHE_DIR`, else `XDG_CACHE_HOME/maxtext`, else `HOME/.cache/maxtext`. The XDG specification has
    /// relative values ignored.
    pub(super) fn cache_dir(&self) -> Result<PathBuf, ProvisionError> {
        if let Some(folder) = self.path(CACHE_VARIABLE) {
            return Ok(folder);
        }
        let user = self.path("XDG_CACHE_HOME").filter(|folder| folder.is_absolute());
        user.or_else(|| self.path("HOME").map(|home| home.join(".cache")))
            .map(|folder| folder.join("maxtext"))
            .ok_or(ProvisionError::NoCacheDir)
    }
}

#[cfg(unix)]
fn is_executable(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(file: &Path) -> bool {
    file.is_file()
}
