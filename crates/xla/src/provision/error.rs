//! What can go wrong between a plugin's name and its file.

use std::io;
use std::path::PathBuf;

use super::{CACHE_VARIABLE, Origin, variable_of};

/// Why a name could not be resolved. Every message says what was looked at and what to do.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ProvisionError {
    /// No artifact of that name.
    #[error("no plugin or CUDA part is called '{name}'{}; known: {}. A path to a shared library works too",
        nearest.map(|near| format!(" (did you mean '{near}'?)")).unwrap_or_default(), known.join(", "))]
    UnknownName {
        /// What was asked for.
        name: String,
        /// The nearest known name.
        nearest: Option<&'static str>,
        /// All names.
        known: Vec<&'static str>,
    },
    /// A path that was given does not exist.
    #[error("{} does not exist (from {origin}): give the path of a PJRT plugin's shared library, or a name from `maxtext plugin list`",
        path.display())]
    PathMissing {
        /// The path.
        path: PathBuf,
        /// Who named it.
        origin: Origin,
    },
    /// There is no wheel for this kind of machine.
    #[error("{requirement} has no wheel for {platform}: set {variable} to the path of a build of your own{}",
        if others.is_empty() { String::new() } else { format!(", or use one of: {}", others.join(", ")) })]
    NoWheel {
        /// Python package and version.
        requirement: String,
        /// This machine's platform, such as `aarch64-linux`.
        platform: String,
        /// The variable that overrides the name.
        variable: String,
        /// Plugins of the same device that this platform does have.
        others: Vec<&'static str>,
    },
    /// No pip on the machine.
    #[error(
        "cannot fetch {requirement}: none of python3 -m pip, pip3, pip, uvx was found on PATH. Install pip (Debian: apt-get install python3-pip), or set {variable} to the path of the file"
    )]
    NoPip {
        /// Python package and version.
        requirement: String,
        /// The variable that overrides the name.
        variable: String,
    },
    /// pip could not reach its package index.
    #[error(
        "no network: {tool} could not reach a package index for {requirement}. Run `maxtext plugin install {name}` where there is one, or copy the cache folder from such a machine, or set {} to the path of the file. pip said: {detail}",
        variable_of(name)
    )]
    NoNetwork {
        /// The artifact.
        name: &'static str,
        /// Python package and version.
        requirement: String,
        /// The program that was run.
        tool: String,
        /// The last words of pip.
        detail: String,
    },
    /// The package index that pip asks has no such package at all: it is empty, switched off or another one.
    #[error(
        "the package index that {tool} is set to has no {requirement}. Look at `pip config list`, PIP_NO_INDEX and PIP_INDEX_URL, or set {} to the path of the file",
        variable_of(name)
    )]
    NotInIndex {
        /// The artifact.
        name: &'static str,
        /// Python package and version.
        requirement: String,
        /// The program that was run.
        tool: String,
    },
    /// pip failed for another reason.
    #[error(
        "{tool} could not download {requirement} ({detail}). Look at `pip config list`, or set {} to the path of the file",
        variable_of(name)
    )]
    DownloadFailed {
        /// The artifact.
        name: &'static str,
        /// Python package and version.
        requirement: String,
        /// The program that was run.
        tool: String,
        /// How it ended, and its last words.
        detail: String,
    },
    /// pip took too long and was ended.
    #[error(
        "{tool} did not finish downloading {requirement} within {seconds} s and was ended: try again, or set {variable} to the path of the file"
    )]
    DownloadTimedOut {
        /// Python package and version.
        requirement: String,
        /// The program that was run.
        tool: String,
        /// The limit.
        seconds: u64,
        /// The variable that overrides the name.
        variable: String,
    },
    /// The file that came is not the pinned one.
    #[error("{file} ({bytes} bytes) is not the pinned {requirement}: SHA-256 is {found}, expected {expected}. {}",
        if *complete { "It was not used: check which package index pip is set to (`pip config list`)" }
        else { "It is not a complete wheel, so the download was probably cut off: try again" })]
    WrongHash {
        /// Python package and version.
        requirement: String,
        /// Name of the file that came.
        file: String,
        /// Its size.
        bytes: u64,
        /// The pinned hash.
        expected: String,
        /// The file's hash.
        found: String,
        /// Whether it is at least a whole zip archive.
        complete: bool,
    },
    /// The wheel cannot be unpacked.
    #[error("cannot unpack the wheel of {requirement} into {}: {source}", folder.display())]
    Unpack {
        /// Python package and version.
        requirement: String,
        /// The folder it was unpacked into.
        folder: PathBuf,
        /// Why.
        source: zip::result::ZipError,
    },
    /// The wheel lacks a file that the artifact is about.
    #[error(
        "the wheels of {name} hold no {file}: the pin and the package do not fit together, please report this"
    )]
    Incomplete {
        /// The artifact.
        name: &'static str,
        /// The path that is missing, relative to the folder of packages.
        file: &'static str,
    },
    /// The cache cannot be used.
    #[error("cannot {action} {}: {source}. Set {CACHE_VARIABLE} to a folder that you can write to", path.display())]
    Cache {
        /// What was tried.
        action: &'static str,
        /// On what.
        path: PathBuf,
        /// Why it failed.
        source: io::Error,
    },
    /// Nothing says where the cache is.
    #[error(
        "there is no place for downloads: none of {CACHE_VARIABLE}, XDG_CACHE_HOME and HOME is set. Set {CACHE_VARIABLE} to a folder that you can write to"
    )]
    NoCacheDir,
}

impl ProvisionError {
    pub(super) fn cache(action: &'static str, path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |source| Self::Cache { action, path, source }
    }
}
