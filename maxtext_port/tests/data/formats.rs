//! File formats: ArrayRecord and TFRecord against MaxText, damage, and everything that is refused.

use std::path::{Path, PathBuf};

use maxtext_port::data::{
    DataError, DataOptions, DatasetType, FileType, TokenizerOptions, TokenizerType, open,
};

use crate::golden;

fn options(file_type: FileType, files: &str, kind: TokenizerType) -> DataOptions {
    let path = match kind {
        TokenizerType::HuggingFace => golden::file("text/tokenizer_hf"),
        _ => golden::file("text/tokenizer_spm.model"),
    };
    DataOptions {
        dataset_type: DatasetType::Grain,
        file_type,
        files: vec![files.to_owned()],
        tokenizer: TokenizerOptions { kind, path, add_bos: true, add_eos: true },
        ..DataOptions::synthetic(4, 96, 512)
    }
}

fn array_record(files: &str) -> DataOptions {
    options(FileType::ArrayRecord, &golden::file(files), TokenizerType::SentencePiece)
}

fn check(name: &str, options: &DataOptions) {
    golden::assert_gives_all(&mut *open(options).unwrap(), &format!("pipelines/{name}"));
}

#[test]
fn array_record_pipelines_equal_maxtexts() {
    let whole = || array_record("text/train.array_record");
    check("grain_arrayrecord_padded_spm", &DataOptions { packing: false, ..whole() });
    check("grain_arrayrecord_epochs", &DataOptions { num_epoch: 2, batch_size: 24, ..whole() });
    let mut options = DataOptions { shuffle: false, ..whole() };
    options.tokenizer.add_bos = false;
    check("grain_arrayrecord_in_order", &options);
    for host_index in 0..2 {
        check(
            &format!("host{host_index}of2_arrayrecord"),
            &DataOptions { num_epoch: 2, host_index, host_count: 2, ..whole() },
        );
    }
}

#[test]
fn tfrecord_pipelines_equal_maxtexts() {
    let files = golden::file("text/part-*.tfrecord");
    let options = options(FileType::TfRecord, &files, TokenizerType::HuggingFace);
    check("grain_tfrecord", &DataOptions { data_shuffle_seed: 2, ..options });
}

/// Token ids of everything that the options give, in order.
fn all(options: &DataOptions) -> Vec<i32> {
    let mut iterator = open(options).unwrap();
    std::iter::from_fn(|| iterator.next_batch().unwrap()).flat_map(|batch| batch.inputs).collect()
}

#[test]
fn every_compression_of_array_records_gives_the_same_documents() {
    let whole = DataOptions { shuffle: false, ..array_record("text/train.array_record") };
    let expected = all(&whole);
    for kind in ["plain", "zstd", "brotli", "snappy"] {
        let name = format!("text/array_record/g8_{kind}.array_record");
        let found = all(&DataOptions { shuffle: false, ..array_record(&name) });
        // The first 60 documents of the whole file, in chunks of 8; the last batch may be cut differently.
        let batch = 4 * 96;
        assert!(found.len() >= 10 * batch, "{kind}");
        assert_eq!(found[..found.len() - batch], expected[..found.len() - batch], "{kind}");
    }
}

fn message(options: &DataOptions) -> String {
    let failed = open(options).and_then(|mut iterator| {
        while iterator.next_batch()?.is_some() {}
        Ok(())
    });
    failed.unwrap_err().to_string()
}

fn write(folder: &Path, name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, bytes).unwrap();
    path
}

#[test]
fn transposed_chunks_are_refused_by_name() {
    let error = message(&array_record("text/array_record/g8_transpose.array_record"));
    assert!(error.contains("g8_transpose.array_record: not a readable ArrayRecord file"), "{error}");
    assert!(error.contains("transpose:false"), "{error}");
}

#[test]
fn damaged_array_records_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let whole = std::fs::read(golden::path("text/array_record/g8_zstd.array_record")).unwrap();
    let read = |name: &str, bytes: &[u8]| {
        let path = write(folder.path(), name, bytes);
        message(&options(FileType::ArrayRecord, path.to_str().unwrap(), TokenizerType::SentencePiece))
    };
    let error = read("cut", &whole[..whole.len() / 2]);
    assert!(error.contains("cut: not a readable ArrayRecord file: there is no footer at its end"), "{error}");
    assert!(read("short", &whole[..100]).contains("too short"));
    let mut flipped = whole.clone();
    flipped[200] ^= 1;
    let error = read("flipped", &flipped);
    assert!(error.contains("flipped: not a readable ArrayRecord file: record"), "{error}");
    assert!(error.contains("checksum"), "{error}");
    let error = read("text", "just text\n".repeat(10_000).as_bytes());
    assert!(error.contains("no such file"), "{error}");
}

#[test]
fn damaged_tfrecords_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let whole = std::fs::read(golden::path("text/part-0.tfrecord")).unwrap();
    let read = |name: &str, bytes: &[u8]| {
        let path = write(folder.path(), name, bytes);
        message(&options(FileType::TfRecord, path.to_str().unwrap(), TokenizerType::HuggingFace))
    };
    let error = read("cut", &whole[..whole.len() - 3]);
    assert!(
        error.ends_with("cut: not a readable TFRecord file: record 59 is cut off: the file ends within it"),
        "{error}"
    );
    let mut flipped = whole.clone();
    flipped[20] ^= 1;
    assert!(read("flipped", &flipped).contains("record 0 has a wrong checksum"));
    assert!(read("text", b"just text, no records at all").contains("record 0 has a wrong checksum"));
}

#[test]
fn a_missing_column_of_an_example_lists_the_others() {
    let options = DataOptions { column: "body".to_owned(), ..array_record("text/train.array_record") };
    let error = message(&options);
    assert!(error.contains("train.array_record, record"), "{error}");
    assert!(error.contains("no column `body`; the columns are text. Set train_data_columns"), "{error}");
}

#[test]
fn examples_of_token_ids_and_of_text_are_told_apart() {
    let options = DataOptions { tokenize: false, ..array_record("text/train.array_record") };
    assert!(matches!(open(&options).err(), Some(DataError::ColumnKind { found: "text", .. })));
}
