//! One column of one record: what all file formats must agree on.

use std::path::Path;
use std::sync::Arc;

use super::{Content, Document, Place};
use crate::data::{DataError, DataOptions};

/// The column that is read, and what it should hold.
#[derive(Clone, Debug)]
pub(crate) struct Column {
    pub(crate) name: String,
    pub(crate) tokenize: bool,
    tokenize_key: &'static str,
}

impl Column {
    pub(crate) fn of(options: &DataOptions) -> Self {
        Self {
            name: options.column.clone(),
            tokenize: options.tokenize,
            tokenize_key: options.tokenize_key(),
        }
    }

    /// The error for a record or file without the column.
    pub(crate) fn missing<'a>(
        &self,
        place: &dyn std::fmt::Display,
        available: impl IntoIterator<Item = &'a str>,
    ) -> DataError {
        let mut names: Vec<_> = available.into_iter().collect();
        names.sort_unstable();
        DataError::MissingColumn {
            place: place.to_string(),
            column: self.name.clone(),
            available: if names.is_empty() { "none".to_owned() } else { names.join(", ") },
        }
    }

    /// The error for text where token ids were announced, or the other way round.
    pub(crate) fn wrong_kind(&self, place: &dyn std::fmt::Display, found: &'static str) -> DataError {
        DataError::ColumnKind {
            place: place.to_string(),
            column: self.name.clone(),
            found,
            key: self.tokenize_key,
            value: self.tokenize,
        }
    }

    /// A document of text.
    pub(crate) fn text(&self, text: String, place: Place) -> Result<Document, DataError> {
        if !self.tokenize {
            return Err(self.wrong_kind(&place, "text"));
        }
        Ok(Document { content: Content::Text(text), place })
    }

    /// A document of bytes that must be UTF-8.
    pub(crate) fn bytes(&self, bytes: Vec<u8>, place: Place) -> Result<Document, DataError> {
        match String::from_utf8(bytes) {
            Ok(text) => self.text(text, place),
            Err(error) => Err(DataError::Record {
                place: place.to_string(),
                reason: format!("column `{}` is not UTF-8 text: {}", self.name, error.utf8_error()),
            }),
        }
    }

    /// A document of token ids.
    pub(crate) fn tokens(
        &self,
        ids: impl IntoIterator<Item = i64>,
        place: Place,
    ) -> Result<Document, DataError> {
        if self.tokenize {
            return Err(self.wrong_kind(&place, "token ids"));
        }
        let mut tokens = Vec::new();
        for id in ids {
            tokens.push(i32::try_from(id).map_err(|_| DataError::Record {
                place: place.to_string(),
                reason: format!("token id {id} of column `{}` does not fit an int32", self.name),
            })?);
        }
        Ok(Document { content: Content::Tokens(tokens), place })
    }

    /// The error for a value that is neither text nor token ids.
    pub(crate) fn unusable(&self, place: &dyn std::fmt::Display, found: &str) -> DataError {
        let expected = if self.tokenize { "text" } else { "a list of token ids" };
        DataError::Record {
            place: place.to_string(),
            reason: format!("column `{}` holds {found}; expected {expected}", self.name),
        }
    }
}

/// The documents of one file, front to back.
pub(crate) trait Records: Send {
    /// The next document, `None` at the end of the file.
    fn next(&mut self) -> Result<Option<Document>, DataError>;

    /// Passes over documents; gives how many of the `count` there were.
    fn skip(&mut self, count: u64) -> Result<u64, DataError> {
        for done in 0..count {
            if self.next()?.is_none() {
                return Ok(done);
            }
        }
        Ok(count)
    }
}

/// Opens a file for reading front to back.
pub(crate) type Opener = Arc<dyn Fn(&Path) -> Result<Box<dyn Records>, DataError> + Send + Sync>;
