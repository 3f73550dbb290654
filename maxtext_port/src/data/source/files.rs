//! File names from paths and glob patterns.

use std::path::{Path, PathBuf};

use crate::data::DataError;

/// Files and folders that a pattern names, sorted. `*`, `?` and `[...]` stand for parts of one name, `**` for any
/// number of folders; a leading `~` is the home folder.
pub(super) fn expand(pattern: &str) -> Result<Vec<PathBuf>, DataError> {
    let hint = |text: &str| DataError::NoFiles { pattern: pattern.to_owned(), hint: text.to_owned() };
    for scheme in ["gs://", "hf://", "s3://", "http://", "https://"] {
        if pattern.starts_with(scheme) {
            return Err(hint("; only local files can be read. Copy the files here and give their path"));
        }
    }
    let expanded = match (pattern.strip_prefix("~/"), std::env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest).to_string_lossy().into_owned(),
        _ => pattern.to_owned(),
    };
    if Path::new(&expanded).exists() {
        return Ok(vec![PathBuf::from(expanded)]);
    }
    let options = glob::MatchOptions { require_literal_leading_dot: true, ..Default::default() };
    let matches =
        glob::glob_with(&expanded, options).map_err(|e| hint(&format!("; the pattern is wrong: {e}")))?;
    let mut paths = Vec::new();
    for path in matches {
        paths.push(path.map_err(|e| {
            let path = e.path().to_owned();
            DataError::io(path, e.into())
        })?);
    }
    paths.sort();
    if paths.is_empty() { Err(hint("")) } else { Ok(paths) }
}
