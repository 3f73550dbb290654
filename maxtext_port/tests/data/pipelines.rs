//! Whole pipelines against MaxText's own, batch by batch: the first three, the last, and how many there are.

use maxtext_port::data::{
    DataOptions, DatasetType, FileType, PackingType, TokenizerOptions, TokenizerType, open,
};

use crate::golden;

fn tokenizer(kind: TokenizerType) -> TokenizerOptions {
    let path = match kind {
        TokenizerType::SentencePiece => golden::file("text/tokenizer_spm.model"),
        _ => golden::file("text/tokenizer_hf"),
    };
    TokenizerOptions { kind, path, add_bos: true, add_eos: true }
}

/// The common arguments of the cases, and the files.
fn base(dataset_type: DatasetType, file_type: FileType, files: &str) -> DataOptions {
    DataOptions {
        dataset_type,
        file_type,
        files: vec![golden::file(&format!("text/{files}"))],
        tokenizer: tokenizer(TokenizerType::HuggingFace),
        ..DataOptions::synthetic(4, 96, 512)
    }
}

fn hf(file_type: FileType, files: &str) -> DataOptions {
    base(DatasetType::Hf, file_type, files)
}

fn grain(file_type: FileType, files: &str) -> DataOptions {
    base(DatasetType::Grain, file_type, files)
}

fn check(name: &str, options: &DataOptions) {
    golden::assert_gives_all(&mut *open(options).unwrap(), &format!("pipelines/{name}"));
}

#[test]
fn the_real_text_runs_have_maxtexts_batches() {
    golden::assert_gives(&mut *open(&hf(FileType::Json, "train.jsonl")).unwrap(), "m_text_hf_packed");
    let mut options = grain(FileType::Parquet, "train.parquet");
    options.tokenizer = tokenizer(TokenizerType::SentencePiece);
    options.vocab_size = 480;
    golden::assert_gives(&mut *open(&options).unwrap(), "m_text_grain_parquet");
}

#[test]
fn hf_pipelines_equal_maxtexts() {
    let json = |files| hf(FileType::Json, files);
    check("hf_parquet_packed", &hf(FileType::Parquet, "train.parquet"));
    check(
        "hf_padded_epochs",
        &DataOptions { packing: false, num_epoch: 2, batch_size: 64, ..json("train.jsonl") },
    );
    check("hf_files_shuffled", &DataOptions { data_shuffle_seed: 7, ..json("part-*.jsonl") });
    check(
        "hf_files_epochs",
        &DataOptions {
            num_epoch: 2,
            max_segments_per_seq: Some(3),
            ..hf(FileType::Parquet, "part-*.parquet")
        },
    );
    let mut options = DataOptions { num_epoch: 2, shuffle: false, ..json("part-*.jsonl") };
    options.tokenizer.add_eos = false;
    check("hf_files_in_order_epochs", &options);
    check("hf_tokens", &DataOptions { tokenize: false, ..hf(FileType::Parquet, "tokens.parquet") });
    check(
        "hf_text_lines",
        &DataOptions { shuffle: false, max_target_length: 32, ..hf(FileType::Text, "lines.txt") },
    );
}

#[test]
fn more_documents_than_the_shuffle_buffer_come_in_the_order_of_datasets() {
    let options = DataOptions {
        batch_size: 16,
        max_target_length: 256,
        data_shuffle_seed: 3,
        ..hf(FileType::Json, "short.jsonl")
    };
    check("hf_buffer", &options);
}

#[test]
fn grain_pipelines_of_parquet_files_equal_maxtexts() {
    let parts = || grain(FileType::Parquet, "part-*.parquet");
    check(
        "grain_files_epochs",
        &DataOptions { num_epoch: 2, data_shuffle_seed: 5, shuffle_buffer_size: 40, ..parts() },
    );
    check("grain_files_two_at_a_time", &DataOptions { shuffle: false, num_threads: 2, ..parts() });
    let whole = || grain(FileType::Parquet, "train.parquet");
    check("grain_segments", &DataOptions { max_segments_per_seq: Some(2), ..whole() });
    check("grain_best_fit", &DataOptions { packing_type: PackingType::BestFit, ..whole() });
    let concat = || DataOptions { packing_type: PackingType::ConcatThenSplit, ..whole() };
    check("grain_concat_then_split", &concat());
    let mut options = DataOptions { max_target_length: 50, ..concat() };
    options.tokenizer.add_bos = false;
    check("grain_concat_no_bos", &options);
    let pieces = || DataOptions { use_truncation: false, max_target_length: 40, ..whole() };
    check("grain_pieces", &pieces());
    check("grain_pieces_padded", &DataOptions { packing: false, ..pieces() });
}

#[test]
fn grain_pipelines_of_token_ids_equal_maxtexts() {
    let tokens = |files| DataOptions { tokenize: false, ..grain(FileType::Parquet, files) };
    check("grain_tokens", &tokens("tokens.parquet"));
    check("grain_tokens_long_padded", &DataOptions { packing: false, ..tokens("tokens_long.parquet") });
    check(
        "grain_tokens_long_concat",
        &DataOptions { packing_type: PackingType::ConcatThenSplit, ..tokens("tokens_long.parquet") },
    );
}

#[test]
fn each_of_two_hosts_has_maxtexts_share() {
    for host_index in 0..2 {
        let share = |name: &str, options: DataOptions| {
            check(
                &format!("host{host_index}of2_{name}"),
                &DataOptions { host_index, host_count: 2, ..options },
            );
        };
        share("files", grain(FileType::Parquet, "part-*.parquet"));
        share("shared_file", grain(FileType::Parquet, "train.parquet"));
        share("hf_files", hf(FileType::Json, "part-*.jsonl"));
        share("hf_shared_file", hf(FileType::Json, "train.jsonl"));
    }
}

#[test]
fn several_loader_workers_take_turns_as_grains_do() {
    let parts = || DataOptions { worker_count: 2, ..grain(FileType::Parquet, "part-*.parquet") };
    check("workers_files", &parts());
    check("workers_files_epochs", &DataOptions { num_epoch: 2, num_threads: 1, packing: false, ..parts() });
    let mut options = grain(FileType::ArrayRecord, "train.array_record");
    options.tokenizer = tokenizer(TokenizerType::SentencePiece);
    check("workers_arrayrecord", &DataOptions { worker_count: 3, ..options });
    let error = open(&DataOptions { worker_count: 4, ..parts() }).err().unwrap().to_string();
    assert_eq!(error, "grain_worker_count=4: each worker needs a file of its own, and this host has 3");
}
