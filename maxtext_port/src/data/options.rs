//! What the pipeline is asked for: MaxText's data keys, resolved for one data set (training or evaluation).

/// The kind of data set, MaxText's `dataset_type`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DatasetType {
    /// One random batch, given out at every step.
    Synthetic,
    /// The order and packing of MaxText's HuggingFace `datasets` pipeline; files named by `hf_path` and
    /// `hf_train_files`/`hf_eval_files`.
    Hf,
    /// The order and packing of MaxText's Grain pipeline; files named by `grain_train_files`/`grain_eval_files`.
    Grain,
}

/// How the documents lie in the files: MaxText's `grain_file_type` or, for `hf`, `hf_path`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FileType {
    /// ArrayRecord files of `tf.train.Example` records (`grain`).
    ArrayRecord,
    /// TFRecord files of `tf.train.Example` records (`grain`).
    TfRecord,
    /// Parquet files (`grain`, and `hf` with `hf_path=parquet`).
    Parquet,
    /// One JSON object a line (`hf` with `hf_path=json`; with `grain` an extension of ours).
    Json,
    /// Plain text. With `hf` (`hf_path=text`) every line is a document, as in HuggingFace `datasets`. With `grain` an
    /// extension of ours: whole folders of text and source files, see [`super::source`].
    Text,
}

/// How documents are put into rows, MaxText's `grain_packing_type`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PackingType {
    /// Each document goes into the first row with room.
    FirstFit,
    /// Each document goes into the fullest row with room.
    BestFit,
    /// Documents are laid end to end and cut every `max_target_length` tokens.
    ConcatThenSplit,
}

/// The tokenizer's file format, MaxText's `tokenizer_type`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TokenizerType {
    /// A folder with `tokenizer.json`, or that file.
    HuggingFace,
    /// A SentencePiece `.model` file.
    SentencePiece,
    /// A tiktoken ranks file, with Llama 3's pattern and special tokens.
    TikToken,
    /// UTF-8 bytes, no file; an extension of ours. Ids 0..=255 are the bytes, 256 begin, 257 end, 258 padding.
    Byte,
}

impl TokenizerType {
    /// The value of MaxText's key.
    pub fn name(self) -> &'static str {
        match self {
            Self::HuggingFace => "huggingface",
            Self::SentencePiece => "sentencepiece",
            Self::TikToken => "tiktoken",
            Self::Byte => "byte",
        }
    }
}

/// Where the tokenizer is and which marks it adds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenizerOptions {
    /// `tokenizer_type`.
    pub kind: TokenizerType,
    /// `tokenizer_path`, a local file or folder.
    pub path: String,
    /// `add_bos`.
    pub add_bos: bool,
    /// `add_eos`.
    pub add_eos: bool,
}

/// Everything the pipeline needs for one data set. Field names are MaxText's keys where there is one.
#[derive(Clone, Debug, PartialEq)]
pub struct DataOptions {
    /// `dataset_type`.
    pub dataset_type: DatasetType,
    /// Rows of a batch: `global_batch_size_to_load` (or `..._eval`) divided by the number of hosts.
    pub batch_size: usize,
    /// `max_target_length`.
    pub max_target_length: usize,
    /// `vocab_size`; a token id beyond it is an error.
    pub vocab_size: usize,
    /// `packing`.
    pub packing: bool,
    /// `max_segments_per_seq`, `None` for values of 0 and below.
    pub max_segments_per_seq: Option<usize>,
    /// `hf_path` or `grain_file_type`.
    pub file_type: FileType,
    /// `hf_train_files`, `grain_train_files` or their evaluation counterparts: paths and glob patterns.
    pub files: Vec<String>,
    /// `train_data_columns` or `eval_data_columns`; pre-training has exactly one.
    pub column: String,
    /// `tokenize_train_data` or `tokenize_eval_data`; without it the column holds token ids.
    pub tokenize: bool,
    /// The tokenizer.
    pub tokenizer: TokenizerOptions,
    /// `enable_data_shuffling`; evaluation sets are never shuffled.
    pub shuffle: bool,
    /// `data_shuffle_seed`.
    pub data_shuffle_seed: u32,
    /// `num_epoch`; evaluation sets have one.
    pub num_epoch: u64,
    /// `use_truncation` (`grain`): cut long documents; otherwise they become several pieces.
    pub use_truncation: bool,
    /// `grain_packing_type`.
    pub packing_type: PackingType,
    /// `grain_shuffle_buffer_size`: documents in a shuffle window of parquet, TFRecord and jsonl files.
    pub shuffle_buffer_size: usize,
    /// `grain_num_threads` (or `..._eval`): so many files are read in turn, which shapes the order of documents.
    pub num_threads: usize,
    /// `grain_worker_count` (or `..._eval`): the loader processes whose order is kept. 0 and 1 are the same.
    pub worker_count: usize,
    /// This host among those that load data.
    pub host_index: usize,
    /// Hosts that load data.
    pub host_count: usize,
    /// `generate_padding_batch_train` (or `..._eval`): batches of zeros after the end of the data.
    pub generate_padding_batch: bool,
    /// Whether this is the evaluation set, which may be [rewound](super::BatchIterator::rewind).
    pub eval: bool,
}

impl DataOptions {
    /// Options of a synthetic data set; also a base for others with struct update syntax. Values are base.yml's.
    pub fn synthetic(batch_size: usize, max_target_length: usize, vocab_size: usize) -> Self {
        Self {
            dataset_type: DatasetType::Synthetic,
            batch_size,
            max_target_length,
            vocab_size,
            packing: true,
            max_segments_per_seq: None,
            file_type: FileType::ArrayRecord,
            files: Vec::new(),
            column: "text".to_owned(),
            tokenize: true,
            tokenizer: TokenizerOptions {
                kind: TokenizerType::SentencePiece,
                path: String::new(),
                add_bos: true,
                add_eos: true,
            },
            shuffle: true,
            data_shuffle_seed: 0,
            num_epoch: 1,
            use_truncation: true,
            packing_type: PackingType::FirstFit,
            shuffle_buffer_size: 100,
            num_threads: 16,
            worker_count: 1,
            host_index: 0,
            host_count: 1,
            generate_padding_batch: false,
            eval: false,
        }
    }

    /// The name of MaxText's key that gives [`Self::files`].
    pub fn files_key(&self) -> &'static str {
        match (self.dataset_type, self.eval) {
            (DatasetType::Hf, false) => "hf_train_files",
            (DatasetType::Hf, true) => "hf_eval_files",
            (_, false) => "grain_train_files",
            (_, true) => "grain_eval_files",
        }
    }

    /// The name of MaxText's key that gives [`Self::tokenize`].
    pub fn tokenize_key(&self) -> &'static str {
        if self.eval { "tokenize_eval_data" } else { "tokenize_train_data" }
    }

    /// The name of MaxText's key that gives [`Self::file_type`].
    pub fn file_type_key(&self) -> &'static str {
        if self.dataset_type == DatasetType::Hf { "hf_path" } else { "grain_file_type" }
    }
}
