//! A position from one iterator makes another go on with the same batches, whatever the source.

use maxtext_port::data::{
    Batch, DataOptions, DatasetType, FileType, PackingType, TokenizerOptions, TokenizerType, open,
};

use crate::golden;

fn options(dataset_type: DatasetType, file_type: FileType, files: &str) -> DataOptions {
    DataOptions {
        dataset_type,
        file_type,
        files: vec![golden::file(&format!("text/{files}"))],
        tokenizer: TokenizerOptions {
            kind: TokenizerType::HuggingFace,
            path: golden::file("text/tokenizer_hf"),
            add_bos: true,
            add_eos: true,
        },
        num_epoch: 2,
        shuffle_buffer_size: 23,
        ..DataOptions::synthetic(8, 128, 512)
    }
}

fn check(name: &str, options: &DataOptions) {
    let mut iterator = open(options).unwrap();
    let mut batches: Vec<Batch> = Vec::new();
    let mut positions = vec![serde_json::to_value(iterator.position()).unwrap()];
    while let Some(batch) = iterator.next_batch().unwrap() {
        batches.push(batch);
        positions.push(serde_json::to_value(iterator.position()).unwrap());
    }
    assert!(batches.len() > 4, "{name}");
    let step = (positions.len() / 6).max(1);
    for (done, position) in positions.iter().enumerate().step_by(step) {
        let mut other = open(options).unwrap();
        other.restore(&serde_json::from_value(position.clone()).unwrap()).unwrap();
        for (at, batch) in batches.iter().enumerate().skip(done).take(3) {
            assert_eq!(other.next_batch().unwrap().as_ref(), Some(batch), "{name}, from {done}, batch {at}");
        }
    }
    let mut other = open(options).unwrap();
    other.restore(&serde_json::from_value(positions[batches.len()].clone()).unwrap()).unwrap();
    assert_eq!(other.next_batch().unwrap(), None, "{name} goes on after its end");
}

#[test]
fn every_source_resumes_exactly() {
    use DatasetType::{Grain, Hf};
    use FileType::{ArrayRecord, Json, Parquet, TfRecord};
    check("grain parquet", &options(Grain, Parquet, "part-*.parquet"));
    check("grain tfrecord", &options(Grain, TfRecord, "part-*.tfrecord"));
    check("grain arrayrecord", &options(Grain, ArrayRecord, "train.array_record"));
    check("hf json", &options(Hf, Json, "part-*.jsonl"));
    check("hf parquet", &options(Hf, Parquet, "part-*.parquet"));
    check("hf buffer", &DataOptions { max_target_length: 256, ..options(Hf, Json, "short.jsonl") });
}

#[test]
fn every_way_of_making_rows_resumes_exactly() {
    let base = || options(DatasetType::Grain, FileType::Parquet, "part-*.parquet");
    check("in order", &DataOptions { shuffle: false, ..base() });
    check("padded", &DataOptions { packing: false, ..base() });
    check("best fit", &DataOptions { packing_type: PackingType::BestFit, ..base() });
    check("concatenated", &DataOptions { packing_type: PackingType::ConcatThenSplit, ..base() });
    check("pieces", &DataOptions { use_truncation: false, max_target_length: 40, ..base() });
    check("three workers", &DataOptions { worker_count: 3, batch_size: 4, ..base() });
    for host_index in 0..4 {
        check(
            "four hosts of three files",
            &DataOptions { host_index, host_count: 4, batch_size: 2, ..base() },
        );
    }
    let hf = options(DatasetType::Hf, FileType::Json, "train.jsonl");
    check("two hosts of one file", &DataOptions { host_index: 1, host_count: 2, num_epoch: 1, ..hf });
}
