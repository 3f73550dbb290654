//! Plain text: folders of text and source files, cut into documents at blank lines.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Content, Document, Place, RandomAccess};
use crate::data::{DataError, DataOptions};

/// The files that the options name; folders are walked.
pub(super) fn find(options: &DataOptions) -> Result<Vec<PathBuf>, DataError> {
    let mut found = Vec::new();
    for pattern in &options.files {
        for path in super::files::expand(pattern)? {
            if path.is_dir() { walk(&path, &mut found)? } else { found.push(path) }
        }
    }
    if found.is_empty() {
        let hint = format!("; set {} to text files or folders", options.files_key());
        return Err(DataError::NoFiles { pattern: options.files.join(", "), hint });
    }
    Ok(found)
}

fn walk(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), DataError> {
    let entries = std::fs::read_dir(folder).map_err(|e| DataError::io(folder, e))?;
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry.map_err(|e| DataError::io(folder, e))?.path());
    }
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        // Links are not followed: they may form a circle.
        if name.starts_with('.') || path.is_symlink() {
            continue;
        }
        if path.is_dir() && name != "target" {
            walk(&path, found)?;
        } else if path.is_file() {
            found.push(path);
        }
    }
    Ok(())
}

/// All documents of the text files, in memory.
pub(super) struct Paragraphs {
    files: Vec<(Arc<Path>, String)>,
    /// File, first line (from 1), and byte range of each document.
    documents: Vec<(usize, u64, std::ops::Range<usize>)>,
}

impl Paragraphs {
    /// Reads the files; what is not UTF-8 or has NUL bytes is not text and is passed over.
    pub(super) fn read(paths: &[PathBuf], limit: usize) -> Result<Self, DataError> {
        let mut store = Self { files: Vec::new(), documents: Vec::new() };
        for path in paths {
            let bytes = std::fs::read(path).map_err(|e| DataError::io(path, e))?;
            if bytes.contains(&0) {
                continue;
            }
            let Ok(text) = String::from_utf8(bytes) else { continue };
            let file = store.files.len();
            let mut line = 1;
            for range in cut(&text, limit.max(4)) {
                let document = &text[range.clone()];
                let lines = document.matches('\n').count() as u64;
                if !document.trim().is_empty() {
                    store.documents.push((file, line, range));
                }
                line += lines;
            }
            store.files.push((path.as_path().into(), text));
        }
        Ok(store)
    }
}

impl RandomAccess for Paragraphs {
    fn len(&self) -> u64 {
        self.documents.len() as u64
    }

    fn get(&mut self, index: u64) -> Result<Document, DataError> {
        let (file, line, range) = &self.documents[index as usize];
        let (path, text) = &self.files[*file];
        let place = Place { file: path.clone(), unit: "line", number: *line };
        Ok(Document { content: Content::Text(text[range.clone()].trim_end_matches('\n').to_owned()), place })
    }
}

/// Cuts a text into ranges of at most `limit` bytes that cover it: at blank lines where possible, else at ends of
/// lines, else between characters.
fn cut(text: &str, limit: usize) -> Vec<std::ops::Range<usize>> {
    let mut ranges = Vec::new();
    let mut start = 0;
    while start < text.len() {
        let rest = &text[start..];
        if rest.len() <= limit {
            ranges.push(start..text.len());
            break;
        }
        let window = &rest[..rest.floor_char_boundary(limit)];
        let paragraph = window.rfind("\n\n").map(|at| at + 2);
        let line = || window.rfind('\n').map(|at| at + 1);
        let length = paragraph.or_else(line).unwrap_or(window.len());
        ranges.push(start..start + length);
        start += length;
    }
    ranges
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_cover_the_text_and_respect_the_limit() {
        let text =
            "first\n\nsecond line\nthird line\n\n\nélan vital without a line end that is long enough\n";
        for limit in 4..60 {
            let ranges = cut(text, limit);
            let joined: String = ranges.iter().map(|range| &text[range.clone()]).collect();
            assert_eq!(joined, text);
            assert!(ranges.iter().all(|range| range.len() <= limit && !range.is_empty()), "{limit}");
        }
    }

    #[test]
    fn documents_end_at_blank_lines() {
        let pieces: Vec<_> = cut("aa\nbb\n\ncc\ndd\n", 8).into_iter().collect();
        assert_eq!(pieces, [0..7, 7..13]);
    }
}
