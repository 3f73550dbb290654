//! Plain text files with the byte-level tokenizer, as in the quickstart.

use std::collections::BTreeSet;
use std::path::Path;

use maxtext_port::data::{
    Batch, DataOptions, DatasetType, FileType, TokenizerOptions, TokenizerType, open, tokenizer,
};

fn options(files: &Path) -> DataOptions {
    let tokenizer =
        TokenizerOptions { kind: TokenizerType::Byte, path: String::new(), add_bos: true, add_eos: true };
    DataOptions {
        dataset_type: DatasetType::Grain,
        file_type: FileType::Text,
        files: vec![files.to_str().unwrap().to_owned()],
        tokenizer,
        ..DataOptions::synthetic(4, 64, 259)
    }
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &[u8]| {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    };
    write(
        "a.md",
        "# One\n\nShort paragraph, élan.\n\nAnother one, a bit longer than the first was.\n".as_bytes(),
    );
    write("src/b.rs", "fn main() {}\n".repeat(40).as_bytes());
    write("picture.bin", b"\x00\x01not text");
    write(".hidden", b"HIDDEN");
    write("target/out.txt", b"TARGET");
    folder
}

fn all(options: &DataOptions) -> Vec<Batch> {
    let mut iterator = open(options).unwrap();
    std::iter::from_fn(|| iterator.next_batch().unwrap()).collect()
}

/// Documents of the batches, in the order of their cells.
fn documents(batches: &[Batch]) -> Vec<String> {
    let byte = tokenizer::ByteTokenizer;
    let mut documents = Vec::new();
    for batch in batches {
        for row in 0..batch.rows {
            let cells = row * batch.length..(row + 1) * batch.length;
            let segments = &batch.inputs_segmentation[cells.clone()];
            for segment in segments.iter().copied().filter(|&s| s > 0 && s != 258).collect::<BTreeSet<_>>() {
                let ids: Vec<i32> = cells
                    .clone()
                    .filter(|&c| batch.inputs_segmentation[c] == segment)
                    .map(|c| batch.inputs[c])
                    .collect();
                assert_eq!((ids[0], ids[ids.len() - 1]), (256, 257), "a document has both marks");
                documents.push(tokenizer::Tokenizer::decode(&byte, &ids).unwrap());
            }
        }
    }
    documents
}

#[test]
fn every_text_of_a_folder_is_given_out_once_an_epoch() {
    let folder = folder();
    let given = documents(&all(&options(folder.path())));
    let letters = |texts: &[String]| texts.concat().replace('\n', "").len();
    let source = ["a.md", "src/b.rs"].map(|name| std::fs::read_to_string(folder.path().join(name)).unwrap());
    assert_eq!(letters(&given), letters(&source));
    assert!(
        given.iter().any(|text| text.contains("élan")) && given.iter().any(|text| text.contains("fn main"))
    );
    let twice = documents(&all(&DataOptions { num_epoch: 2, ..options(folder.path()) }));
    assert_eq!(twice.len(), 2 * given.len());
}

#[test]
fn another_seed_gives_another_order_of_the_same_documents() {
    let folder = folder();
    let plain = documents(&all(&options(folder.path())));
    let seeded = documents(&all(&DataOptions { data_shuffle_seed: 1, ..options(folder.path()) }));
    let set = |texts: &[String]| texts.iter().cloned().collect::<BTreeSet<_>>();
    assert_eq!(set(&plain), set(&seeded));
    assert_ne!(plain, seeded);
    assert_eq!(plain, documents(&all(&options(folder.path()))));
}

#[test]
fn a_restored_position_goes_on_with_the_same_batches() {
    let folder = folder();
    for packing in [true, false] {
        let options = DataOptions { num_epoch: 3, packing, ..options(folder.path()) };
        let expected = all(&options);
        assert!(expected.len() > 3);
        let mut iterator = open(&options).unwrap();
        for done in 0..expected.len() {
            let mut other = open(&options).unwrap();
            let stored = serde_json::to_string(&iterator.position()).unwrap();
            other.restore(&serde_json::from_str(&stored).unwrap()).unwrap();
            for batch in &expected[done..] {
                assert_eq!(other.next_batch().unwrap().as_ref(), Some(batch));
            }
            assert_eq!(other.next_batch().unwrap(), None);
            iterator.next_batch().unwrap();
        }
    }
}

#[test]
fn a_position_of_other_files_is_refused() {
    let folder = folder();
    let position = open(&options(folder.path())).unwrap().position();
    std::fs::write(folder.path().join("more.txt"), "more").unwrap();
    let error = open(&options(folder.path())).unwrap().restore(&position).unwrap_err().to_string();
    assert!(
        error.starts_with(
            "the stored data position does not fit this data set: it was stored for `grain/text, 3 files"
        ),
        "{error}"
    );
}

#[test]
fn missing_files_and_empty_sets_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("nothing*.txt");
    let error = open(&options(&missing)).err().unwrap().to_string();
    assert_eq!(error, format!("no file matches `{}`", missing.display()));
    std::fs::write(folder.path().join("blank.txt"), "\n\n").unwrap();
    let error = open(&options(folder.path())).err().unwrap().to_string();
    assert_eq!(error, format!("the data set `{}` holds no document", folder.path().display()));
    let error = open(&options(Path::new("gs://bucket/x"))).err().unwrap().to_string();
    assert!(error.contains("only local files"), "{error}");
}

#[test]
fn a_vocabulary_below_a_token_id_is_refused_with_the_least_that_does() {
    let folder = folder();
    let error = open(&DataOptions { vocab_size: 256, ..options(folder.path()) }).err().unwrap().to_string();
    assert!(error.contains("token id 256 is outside the vocabulary of 256"), "{error}");
    assert!(error.contains("vocab_size=259 or more"), "{error}");
}
