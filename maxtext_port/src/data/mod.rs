//! Input batches: from files (or a generator) to token rows in the background of the training step.
//!
//! ```text
//! files -> documents (order: shuffle, epochs, hosts) -> tokens -> rows (packing, padding) -> shift -> Batch
//! ```
//!
//! Every batch equals MaxText's for the same files and seeds. [`open`] makes the iterator of a [`DataOptions`],
//! [`Prefetch`] runs it on a thread. A [`Position`] is small and exact: it says which document comes next, and a
//! restored iterator goes on with the same batches.

mod batch;
mod error;
mod index_shuffle;
mod numpy;
mod options;
mod pack;
mod philox;
mod pipeline;
mod prefetch;
pub mod source;
mod synthetic;
pub mod tokenizer;
mod workers;

pub use batch::Batch;
pub use error::DataError;
pub use options::{DataOptions, DatasetType, FileType, PackingType, TokenizerOptions, TokenizerType};
pub use pipeline::TextPipeline;
pub use prefetch::{Prefetch, StallTime};
pub use synthetic::Synthetic;

/// A source of batches.
pub trait BatchIterator: Send {
    /// The next batch, or `None` when the data set is exhausted.
    ///
    /// # Errors
    /// If a file cannot be read or its content is not what the options say. The iterator is not to be used after.
    fn next_batch(&mut self) -> Result<Option<Batch>, DataError>;

    /// Where the iterator stands: the batches given out so far are before it, all others after it.
    fn position(&self) -> Position;

    /// Goes to a position that an iterator with the same options and files gave out.
    ///
    /// # Errors
    /// If the position belongs to another data set, or the files cannot be read.
    fn restore(&mut self, position: &Position) -> Result<(), DataError>;

    /// Begins another evaluation, as MaxText's reset of an evaluation set does.
    ///
    /// `grain` and synthetic data begin anew. With `hf` MaxText's reader goes on instead, and so does this one: the 128
    /// documents that MaxText had read ahead are lost, and with packing the batch given out last comes again. When the
    /// reader is at its end, that batch is all that an evaluation sees.
    ///
    /// # Errors
    /// As [`next_batch`](Self::next_batch).
    fn rewind(&mut self) -> Result<(), DataError>;

    /// Whether a thread may run ahead of the consumer. Not where a rewind depends on how far the consumer came.
    fn may_run_ahead(&self) -> bool {
        true
    }
}

/// Where a [`BatchIterator`] stands. Part of a checkpoint.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Position {
    /// Identifies files and options that decide the order of documents.
    pub data_set: String,
    /// Batches given out.
    pub batches: u64,
    /// Rows given out; seeds the order of rows in `grain`'s packing.
    pub rows: u64,
    /// Documents that are used up, over all epochs.
    pub documents: u64,
    /// Tokens of the next document that are used up.
    pub tokens: u64,
    /// With several loader workers: whose batch comes next.
    #[serde(default)]
    pub turn: u64,
    /// With several loader workers: where each stands.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub workers: Vec<Position>,
}

impl Position {
    /// The position before the first batch.
    pub(crate) fn start(data_set: String) -> Self {
        Self { data_set, batches: 0, rows: 0, documents: 0, tokens: 0, turn: 0, workers: Vec::new() }
    }
}

/// Opens the data set of the options at its beginning.
///
/// # Errors
/// If files or tokenizer are missing or broken, the data set is empty, or an option asks for what does not exist.
pub fn open(options: &DataOptions) -> Result<Box<dyn BatchIterator>, DataError> {
    for (key, value) in
        [("per_device_batch_size", options.batch_size), ("max_target_length", options.max_target_length)]
    {
        if value == 0 {
            return Err(DataError::option(key, value, "a batch needs at least one row of one token"));
        }
    }
    match options.dataset_type {
        DatasetType::Synthetic => Ok(Box::new(Synthetic::new(options)?)),
        DatasetType::Grain if options.worker_count > 1 => Ok(Box::new(workers::Workers::open(options)?)),
        DatasetType::Hf | DatasetType::Grain => Ok(Box::new(TextPipeline::open(options)?)),
    }
}
