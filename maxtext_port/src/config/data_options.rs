//! From configuration to what the data module takes.

use super::error::{Check, ConfigError};
use super::typed::{DatasetType, GrainPackingType, TokenizerType};
use super::{Origin, TrainConfig, Value};
use crate::data::{
    DataOptions, DatasetType as Kind, FileType, PackingType, TokenizerOptions, TokenizerType as Format,
};

/// The files and columns of the training set or the evaluation set.
struct Set<'a> {
    files: &'a str,
    columns: &'a [String],
    columns_key: &'static str,
    rows: usize,
    tokenize: bool,
    threads: usize,
    workers: i64,
    padding_batches: bool,
}

impl TrainConfig {
    /// The data set that this host reads, for training or for evaluation.
    ///
    /// # Errors
    /// If the number of hosts does not divide the rows of a batch, or a key names what the data module cannot read.
    pub fn data_options(
        &self,
        eval: bool,
        host_index: usize,
        host_count: usize,
    ) -> Result<DataOptions, ConfigError> {
        let set = self.set(eval);
        let hosts = host_count.max(1);
        if !set.rows.is_multiple_of(hosts) {
            return Err(fault(
                format!("{hosts} hosts cannot share a batch of {} rows evenly", set.rows),
                "per_device_batch_size",
                self.per_device_batch_size,
            ));
        }
        let column = match set.columns {
            [column] => column.clone(),
            columns => {
                return Err(fault(
                    "pre-training reads one column: the text, or the token ids",
                    set.columns_key,
                    columns.to_vec(),
                ));
            }
        };
        let (dataset_type, file_type) = self.kind_of_files()?;
        Ok(DataOptions {
            dataset_type,
            batch_size: set.rows / hosts,
            max_target_length: self.max_target_length,
            vocab_size: self.vocab_size,
            packing: self.packing,
            max_segments_per_seq: usize::try_from(self.max_segments_per_seq).ok().filter(|count| *count > 0),
            file_type,
            files: self.patterns(dataset_type, set.files)?,
            column,
            tokenize: set.tokenize,
            tokenizer: TokenizerOptions {
                kind: match self.tokenizer_type {
                    TokenizerType::SentencePiece => Format::SentencePiece,
                    TokenizerType::HuggingFace => Format::HuggingFace,
                    TokenizerType::TikToken => Format::TikToken,
                    TokenizerType::Byte => Format::Byte,
                },
                path: self.tokenizer_path.clone(),
                add_bos: self.add_bos,
                add_eos: self.add_eos,
            },
            shuffle: self.enable_data_shuffling && !eval,
            data_shuffle_seed: self.data_shuffle_seed,
            num_epoch: if eval { 1 } else { self.num_epoch as u64 },
            use_truncation: self.use_truncation,
            packing_type: match self.grain_packing_type {
                GrainPackingType::FirstFit => PackingType::FirstFit,
                GrainPackingType::BestFit => PackingType::BestFit,
                GrainPackingType::ConcatThenSplit => PackingType::ConcatThenSplit,
            },
            shuffle_buffer_size: self.grain_shuffle_buffer_size,
            num_threads: set.threads,
            worker_count: usize::try_from(set.workers).map_or(1, |count| count.max(1)),
            host_index,
            host_count: hosts,
            generate_padding_batch: set.padding_batches,
            eval,
        })
    }

    fn set(&self, eval: bool) -> Set<'_> {
        let hf = self.dataset_type == DatasetType::Hf;
        if eval {
            Set {
                files: if hf { &self.hf_eval_files } else { &self.grain_eval_files },
                columns: &self.eval_data_columns,
                columns_key: "eval_data_columns",
                rows: self.global_batch_size_to_load_eval,
                tokenize: self.tokenize_eval_data,
                threads: self.grain_num_threads_eval,
                workers: self.grain_worker_count_eval,
                padding_batches: self.generate_padding_batch_eval,
            }
        } else {
            Set {
                files: if hf { &self.hf_train_files } else { &self.grain_train_files },
                columns: &self.train_data_columns,
                columns_key: "train_data_columns",
                rows: self.global_batch_size_to_load,
                tokenize: self.tokenize_train_data,
                threads: self.grain_num_threads,
                workers: self.grain_worker_count,
                padding_batches: self.generate_padding_batch_train,
            }
        }
    }

    fn kind_of_files(&self) -> Result<(Kind, FileType), ConfigError> {
        let unknown = |key: &str, name: &str, known: &str| {
            Err(fault(format!("{key}={name} cannot be read; local files are read as {known}"), key, name))
        };
        match self.dataset_type {
            DatasetType::Synthetic => Ok((Kind::Synthetic, FileType::ArrayRecord)),
            DatasetType::Hf => match self.hf_path.as_str() {
                "json" => Ok((Kind::Hf, FileType::Json)),
                "parquet" => Ok((Kind::Hf, FileType::Parquet)),
                "text" => Ok((Kind::Hf, FileType::Text)),
                name => unknown("hf_path", name, "json, parquet or text"),
            },
            DatasetType::Grain => match self.grain_file_type.as_str() {
                "arrayrecord" => Ok((Kind::Grain, FileType::ArrayRecord)),
                "tfrecord" => Ok((Kind::Grain, FileType::TfRecord)),
                "parquet" => Ok((Kind::Grain, FileType::Parquet)),
                "json" => Ok((Kind::Grain, FileType::Json)),
                "text" => Ok((Kind::Grain, FileType::Text)),
                name => unknown("grain_file_type", name, "arrayrecord, tfrecord, parquet, json or text"),
            },
            other => unknown("dataset_type", other.as_str(), "synthetic, hf or grain"),
        }
    }

    /// MaxText takes one path or pattern; `;` separates the sets of a mixture, which is not supported.
    fn patterns(&self, kind: Kind, files: &str) -> Result<Vec<String>, ConfigError> {
        if kind == Kind::Grain && files.contains(';') {
            return Err(fault(
                "mixtures of data sets (patterns with ';' between them) are not supported; one pattern may match many \
                 files",
                "grain_train_files",
                files,
            ));
        }
        Ok(if files.is_empty() { Vec::new() } else { vec![files.to_owned()] })
    }
}

fn fault(message: impl Into<String>, key: &str, value: impl Into<Value>) -> ConfigError {
    let origin = Origin::Derived { rule: "the resolved value" };
    ConfigError::Rule {
        message: message.into(),
        keys: vec![(key.to_owned(), value.into(), origin)],
        check: Check::Here,
    }
}
