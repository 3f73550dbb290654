//! What was left out of the build is named. Run with `--no-default-features features::`.

#[cfg(not(any(
    feature = "array-record",
    feature = "hf-tokenizers",
    feature = "parquet",
    feature = "tiktoken"
)))]
#[test]
fn what_was_left_out_is_named_with_its_feature() {
    use maxtext_port::data::{DataOptions, DatasetType, FileType, TokenizerOptions, TokenizerType, open};

    let options = |file_type, kind| DataOptions {
        dataset_type: DatasetType::Grain,
        file_type,
        files: vec![crate::golden::file("text/train.jsonl")],
        tokenizer: TokenizerOptions { kind, path: "x".to_owned(), add_bos: true, add_eos: true },
        ..DataOptions::synthetic(4, 64, 512)
    };
    let cases = [
        (FileType::Parquet, TokenizerType::Byte, "grain_file_type=parquet", "parquet"),
        (FileType::ArrayRecord, TokenizerType::Byte, "grain_file_type=arrayrecord", "array-record"),
        (FileType::Json, TokenizerType::HuggingFace, "tokenizer_type=huggingface", "hf-tokenizers"),
        (FileType::Json, TokenizerType::TikToken, "tokenizer_type=tiktoken", "tiktoken"),
    ];
    for (file_type, kind, key, feature) in cases {
        let error = open(&options(file_type, kind)).err().unwrap().to_string();
        let expected = format!(
            "{key}: this program was built without the cargo feature `{feature}` of maxtext_port; \
             build it with `--features {feature}`"
        );
        assert_eq!(error, expected);
    }
}
