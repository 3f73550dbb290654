//! What can go wrong between a file and a batch.

use std::path::PathBuf;

/// An error of the data pipeline. Every message names the place, and what to do where that is not plain.
#[derive(Debug, thiserror::Error)]
pub enum DataError {
    /// A pattern of files matched nothing.
    #[error("no file matches `{pattern}`{hint}")]
    NoFiles {
        /// The pattern as the user wrote it.
        pattern: String,
        /// What to look at, or empty.
        hint: String,
    },
    /// A file or folder could not be read.
    #[error("cannot read {}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the operating system said.
        source: std::io::Error,
    },
    /// A file's content is broken (truncated, wrong magic, bad checksum).
    #[error("{}: not a readable {format} file: {reason}", path.display())]
    Format {
        /// The file.
        path: PathBuf,
        /// Name of the expected format.
        format: &'static str,
        /// What was found.
        reason: String,
    },
    /// One record of a file is broken.
    #[error("{place}: {reason}")]
    Record {
        /// File and line or record.
        place: String,
        /// What was expected and found.
        reason: String,
    },
    /// The column that should hold the text does not exist.
    #[error(
        "{place}: no column `{column}`; the columns are {available}. Set train_data_columns or eval_data_columns"
    )]
    MissingColumn {
        /// File, or file and line.
        place: String,
        /// The column asked for.
        column: String,
        /// The columns there are.
        available: String,
    },
    /// The column has text where token ids were announced, or the other way round.
    #[error("{place}: column `{column}` holds {found} but {key}={value}; set {key}={opposite}", opposite = !value)]
    ColumnKind {
        /// File, or file and line.
        place: String,
        /// The column.
        column: String,
        /// "text" or "token ids".
        found: &'static str,
        /// MaxText's key.
        key: &'static str,
        /// Its present value.
        value: bool,
    },
    /// The tokenizer could not be loaded.
    #[error("cannot load the {kind} tokenizer from `{path}`: {reason}")]
    Tokenizer {
        /// MaxText's `tokenizer_type`.
        kind: &'static str,
        /// MaxText's `tokenizer_path`.
        path: String,
        /// What is missing or broken.
        reason: String,
    },
    /// The tokenizer refused a text.
    #[error("{place}: the tokenizer failed: {reason}")]
    Encode {
        /// File and record.
        place: String,
        /// What it said.
        reason: String,
    },
    /// A token id lies outside the model's vocabulary.
    #[error(
        "{place}: token id {id}{} is outside the vocabulary of {vocab_size}; \
         the tokenizer needs vocab_size={needed} or more",
        token.as_ref().map_or_else(String::new, |token| format!(" ({token:?})"))
    )]
    TokenOutsideVocabulary {
        /// File and record, or the tokenizer.
        place: String,
        /// The id.
        id: i64,
        /// Its text, where it has one: marks have none.
        token: Option<String>,
        /// The model's vocabulary.
        vocab_size: usize,
        /// The least vocabulary that holds all ids of the tokenizer.
        needed: usize,
    },
    /// No document at all.
    #[error("the data set `{files}` holds no document")]
    Empty {
        /// The files.
        files: String,
    },
    /// A document that may not be cut does not fit into a row.
    #[error(
        "{place}: a document of {tokens} tokens does not fit into max_target_length={limit}; \
         documents that are stored as token ids are not cut when packing. Cut them when you prepare the data, \
         or raise max_target_length"
    )]
    DocumentTooLong {
        /// File and record.
        place: String,
        /// Its length.
        tokens: usize,
        /// Cells in a row.
        limit: usize,
    },
    /// An option has a value that the pipeline cannot serve.
    #[error("{key}={value}: {reason}")]
    Option {
        /// MaxText's key.
        key: &'static str,
        /// The value.
        value: String,
        /// Why not, and what to use.
        reason: String,
    },
    /// The program was built without a part that the option needs.
    #[error(
        "{key}={value}: this program was built without the cargo feature `{feature}` of maxtext_port; \
         build it with `--features {feature}`"
    )]
    Feature {
        /// MaxText's key.
        key: &'static str,
        /// The value.
        value: String,
        /// The feature that is off.
        feature: &'static str,
    },
    /// A stored position does not belong to this data set.
    #[error("the stored data position does not fit this data set: {reason}")]
    Position {
        /// What differs.
        reason: String,
    },
    /// The background thread ended without saying why.
    #[error("the data loading thread ended unexpectedly")]
    Worker,
}

impl DataError {
    pub(crate) fn io(path: impl Into<PathBuf>, source: std::io::Error) -> Self {
        Self::Io { path: path.into(), source }
    }

    pub(crate) fn format(path: impl Into<PathBuf>, format: &'static str, reason: impl ToString) -> Self {
        Self::Format { path: path.into(), format, reason: reason.to_string() }
    }

    pub(crate) fn option(key: &'static str, value: impl ToString, reason: impl Into<String>) -> Self {
        Self::Option { key, value: value.to_string(), reason: reason.into() }
    }

    #[cfg_attr(
        all(feature = "array-record", feature = "hf-tokenizers", feature = "parquet", feature = "tiktoken"),
        expect(dead_code, reason = "nothing is left out of this build")
    )]
    pub(crate) fn feature(key: &'static str, value: impl ToString, feature: &'static str) -> Self {
        Self::Feature { key, value: value.to_string(), feature }
    }
}
