//! Documents from files, in MaxText's order.
//!
//! # Text files (an extension of ours)
//! With `grain_file_type=text`, `grain_train_files` may name files, glob patterns and folders. A folder stands for all
//! UTF-8 files below it, sorted by path, without hidden ones and without folders named `target`. A file is cut at blank
//! lines into paragraphs, and neighbouring paragraphs are joined to documents of at most `max_target_length` - 2 bytes,
//! so that a document fits into a row under any tokenizer that makes at most one token of a byte. A longer paragraph
//! is cut at ends of lines where that is possible. No text is left out. The order is that of ArrayRecord files: all
//! documents are shuffled, anew in every epoch.

#[cfg(feature = "array-record")]
mod array_record;
mod example;
mod files;
mod grain;
mod hf;
mod lines;
#[cfg(feature = "parquet")]
mod parquet;
mod record;
#[cfg(feature = "array-record")]
mod riegeli;
mod text;
mod tf_record;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use self::lines::LineKind;
use self::record::{Column, Opener};
use super::index_shuffle::IndexShuffle;
use super::{DataError, DataOptions, DatasetType, FileType};

/// A document as the file has it.
#[derive(Clone, Debug)]
pub(crate) struct Document {
    pub(crate) content: Content,
    pub(crate) place: Place,
}

#[derive(Clone, Debug)]
pub(crate) enum Content {
    Text(String),
    Tokens(Vec<i32>),
}

/// File and record, for errors.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) file: Arc<Path>,
    pub(crate) unit: &'static str,
    /// From 1 for lines, from 0 for records and rows.
    pub(crate) number: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.unit {
            "line" => write!(f, "{}:{}", self.file.display(), self.number),
            unit => write!(f, "{}, {unit} {}", self.file.display(), self.number),
        }
    }
}

/// Documents in the order of training.
pub(crate) trait Documents: Send {
    /// The next document, `None` at the end.
    fn next(&mut self) -> Result<Option<Document>, DataError>;

    /// Passes over the next `count` documents.
    fn skip(&mut self, count: u64) -> Result<(), DataError> {
        for _ in 0..count {
            if self.next()?.is_none() {
                return Err(DataError::Position {
                    reason: format!("there are fewer than {count} documents"),
                });
            }
        }
        Ok(())
    }

    /// Names what decides the order: kind, files, seeds. Equal strings mean equal documents in equal order.
    fn identity(&self) -> String;
}

/// Documents that can be read in any order.
pub(crate) trait RandomAccess: Send {
    fn len(&self) -> u64;
    fn get(&mut self, index: u64) -> Result<Document, DataError>;
}

/// The part of a host's documents that one of several loader workers reads: each `workers`-th.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Share {
    pub(crate) worker: usize,
    pub(crate) workers: usize,
}

impl Share {
    pub(crate) const ALL: Self = Self { worker: 0, workers: 1 };
}

/// Opens the documents of the options.
pub(crate) fn open(options: &DataOptions, share: Share) -> Result<Box<dyn Documents>, DataError> {
    match (options.dataset_type, options.file_type) {
        (DatasetType::Grain, FileType::Text) => {
            let files = text::find(options)?;
            let identity = identity(options, &files)?;
            let store = text::Paragraphs::read(&files, options.max_target_length.saturating_sub(2))?;
            Ok(Box::new(Shuffled::new(Box::new(store), options, share, identity)))
        }
        #[cfg(feature = "array-record")]
        (DatasetType::Grain, FileType::ArrayRecord) => {
            let files = paths(options)?;
            let identity = identity(options, &files)?;
            let store = array_record::ArrayRecords::open(&files, Column::of(options))?;
            Ok(Box::new(Shuffled::new(Box::new(store), options, share, identity)))
        }
        #[cfg(not(feature = "array-record"))]
        (DatasetType::Grain, FileType::ArrayRecord) => {
            Err(DataError::feature(options.file_type_key(), "arrayrecord", "array-record"))
        }
        (dataset_type, _) => {
            let paths = paths(options)?;
            let identity = identity(options, &paths)?;
            let open = opener(options)?;
            Ok(match dataset_type {
                DatasetType::Hf => Box::new(hf::Streamed::new(options, paths, open, identity)?),
                _ => Box::new(grain::Sequential::new(options, share, paths, open, identity)?),
            })
        }
    }
}

/// The files that the options name.
fn paths(options: &DataOptions) -> Result<Vec<PathBuf>, DataError> {
    let mut paths = Vec::new();
    for pattern in &options.files {
        paths.extend(files::expand(pattern)?);
    }
    if paths.is_empty() {
        let hint = format!("; set {} to the data files", options.files_key());
        return Err(DataError::NoFiles { pattern: options.files.join(", "), hint });
    }
    if let Some(folder) = paths.iter().find(|path| path.is_dir()) {
        let hint = format!("; it is a folder. Give the files in it, as in {}/*", folder.display());
        return Err(DataError::NoFiles { pattern: options.files.join(", "), hint });
    }
    Ok(paths)
}

/// How a file of the options' kind is opened for reading front to back.
fn opener(options: &DataOptions) -> Result<Opener, DataError> {
    let column = Column::of(options);
    let lines = |kind: LineKind| -> Opener {
        let column = column.clone();
        Arc::new(move |path: &Path| Ok(Box::new(lines::Lines::open(path, kind, column.clone())?)))
    };
    match options.file_type {
        FileType::Json => Ok(lines(LineKind::Json)),
        FileType::Text => Ok(lines(LineKind::Text)),
        #[cfg(feature = "parquet")]
        FileType::Parquet => {
            Ok(Arc::new(move |path: &Path| Ok(Box::new(parquet::ParquetRows::open(path, column.clone())?))))
        }
        #[cfg(not(feature = "parquet"))]
        FileType::Parquet => Err(DataError::feature(options.file_type_key(), "parquet", "parquet")),
        FileType::TfRecord => {
            Ok(Arc::new(move |path: &Path| Ok(Box::new(tf_record::TfRecords::open(path, column.clone())?))))
        }
        FileType::ArrayRecord => {
            let reason = "ArrayRecord files are read by dataset_type=grain";
            Err(DataError::option(options.file_type_key(), "arrayrecord", reason))
        }
    }
}

/// A global shuffle of random-access documents, anew in every epoch; each host takes every h-th document.
struct Shuffled {
    store: Box<dyn RandomAccess>,
    shuffle: bool,
    seed: u32,
    epochs: u64,
    next: u64,
    step: u64,
    epoch_order: Option<(u64, IndexShuffle)>,
    identity: String,
}

impl Shuffled {
    fn new(store: Box<dyn RandomAccess>, options: &DataOptions, share: Share, identity: String) -> Self {
        let hosts = options.host_count.max(1);
        Self {
            store,
            shuffle: options.shuffle,
            seed: options.data_shuffle_seed,
            epochs: options.num_epoch,
            next: (options.host_index + share.worker * hosts) as u64,
            step: (hosts * share.workers) as u64,
            epoch_order: None,
            identity,
        }
    }

    fn index_at(&mut self, ordinal: u64) -> u64 {
        let len = self.store.len();
        let (epoch, index) = (ordinal / len, ordinal % len);
        if !self.shuffle {
            return index;
        }
        if self.epoch_order.as_ref().is_none_or(|&(of, _)| of != epoch) {
            self.epoch_order = Some((epoch, IndexShuffle::new(len, self.seed.wrapping_add(epoch as u32))));
        }
        self.epoch_order.as_ref().map_or(index, |(_, order)| order.at(index))
    }
}

impl Documents for Shuffled {
    fn next(&mut self) -> Result<Option<Document>, DataError> {
        if self.next >= self.store.len().saturating_mul(self.epochs) {
            return Ok(None);
        }
        let index = self.index_at(self.next);
        self.next += self.step;
        self.store.get(index).map(Some)
    }

    fn skip(&mut self, count: u64) -> Result<(), DataError> {
        self.next = self.next.saturating_add(count.saturating_mul(self.step));
        Ok(())
    }

    fn identity(&self) -> String {
        self.identity.clone()
    }
}

/// Kind, seed and a checksum over the names and sizes of the files.
fn identity(options: &DataOptions, files: &[PathBuf]) -> Result<String, DataError> {
    let mut hash = 0xcbf2_9ce4_8422_2325u64; // FNV-1a, 64 bits
    let mut feed = |bytes: &[u8]| {
        bytes.iter().for_each(|&b| hash = (hash ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3));
    };
    for file in files {
        let size = std::fs::metadata(file).map_err(|e| DataError::io(file, e))?.len();
        feed(file.file_name().unwrap_or_default().as_encoded_bytes());
        feed(&size.to_le_bytes());
    }
    let seed = if options.shuffle { options.data_shuffle_seed.to_string() } else { "none".to_owned() };
    let kind = format!("{:?}/{:?}", options.dataset_type, options.file_type).to_lowercase();
    let host = format!("host {} of {}", options.host_index, options.host_count);
    Ok(format!("{kind}, {} files ({hash:016x}), shuffle seed {seed}, {host}", files.len()))
}
