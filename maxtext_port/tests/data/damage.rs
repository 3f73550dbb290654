//! Damaged files give errors or other text, never a panic: random bytes of each format are changed or cut off.

use maxtext_port::data::tokenizer;
use maxtext_port::data::{DataOptions, DatasetType, FileType, TokenizerOptions, TokenizerType, open};

use crate::golden;

/// A small generator, so that a failure can be repeated.
struct Random(u64);

impl Random {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % most as u64) as usize
    }

    /// Changes a few bytes of what is not zero padding, or cuts the end off.
    fn damage(&mut self, bytes: &mut Vec<u8>) {
        if self.below(8) == 0 {
            bytes.truncate(self.below(bytes.len()));
            return;
        }
        for _ in 0..=self.below(4) {
            let at = self.below(bytes.len());
            let at = (at..bytes.len()).chain(0..at).find(|&at| bytes[at] != 0).unwrap_or(at);
            bytes[at] = self.below(256) as u8;
        }
    }
}

fn read(dataset_type: DatasetType, file_type: FileType, path: &str) -> Result<(), String> {
    let options = DataOptions {
        dataset_type,
        file_type,
        files: vec![path.to_owned()],
        tokenizer: TokenizerOptions {
            kind: TokenizerType::Byte,
            path: String::new(),
            add_bos: true,
            add_eos: true,
        },
        ..DataOptions::synthetic(4, 64, 259)
    };
    let mut iterator = open(&options).map_err(|e| e.to_string())?;
    while iterator.next_batch().map_err(|e| e.to_string())?.is_some() {}
    Ok(())
}

#[test]
fn damaged_data_files_give_errors_that_name_the_file() {
    use DatasetType::{Grain, Hf};
    let folder = tempfile::tempdir().unwrap();
    let mut random = Random(20_261_202);
    let cases = [
        (Hf, FileType::Json, "part-0.jsonl"),
        (Grain, FileType::Parquet, "part-0.parquet"),
        (Grain, FileType::TfRecord, "part-0.tfrecord"),
        (Grain, FileType::ArrayRecord, "array_record/g8_zstd.array_record"),
        (Grain, FileType::ArrayRecord, "array_record/g8_brotli.array_record"),
        (Grain, FileType::ArrayRecord, "array_record/g8_snappy.array_record"),
    ];
    for (dataset_type, file_type, name) in cases {
        let whole = std::fs::read(golden::path("text").join(name)).unwrap();
        let path = folder.path().join("damaged");
        let path = path.to_str().unwrap();
        let mut failures = 0;
        for _ in 0..150 {
            let mut bytes = whole.clone();
            random.damage(&mut bytes);
            std::fs::write(path, bytes).unwrap();
            if let Err(error) = read(dataset_type, file_type, path) {
                failures += 1;
                assert!(error.contains(path), "{name}: {error}");
            }
        }
        assert!(failures > 5, "{name}: hardly anything was noticed");
    }
}

#[test]
fn damaged_tokenizers_give_errors_or_other_tokens() {
    let folder = tempfile::tempdir().unwrap();
    let mut random = Random(3);
    let cases = [
        (TokenizerType::SentencePiece, "bpe_identity.model"),
        (TokenizerType::SentencePiece, "unigram.model"),
        (TokenizerType::TikToken, "ranks.tiktoken"),
        (TokenizerType::HuggingFace, "tokenizer_hf/tokenizer.json"),
    ];
    for (kind, name) in cases {
        let whole = std::fs::read(golden::path("text").join(name)).unwrap();
        let path = folder.path().join("damaged");
        for _ in 0..100 {
            let mut bytes = whole.clone();
            random.damage(&mut bytes);
            std::fs::write(&path, bytes).unwrap();
            let path = path.to_str().unwrap().to_owned();
            let options = TokenizerOptions { kind, path, add_bos: true, add_eos: true };
            let Ok(tokenizer) = tokenizer::load(&options) else { continue };
            if let Ok(ids) = tokenizer.encode("the ferry counts ﬁve naïve <sep> 東京 crates\n") {
                let _ = tokenizer.decode(&ids);
            }
        }
    }
}
