//! What a user can get wrong about data, and what it says then.

use std::path::Path;

use maxtext_port::data::{DataOptions, DatasetType, FileType, TokenizerOptions, TokenizerType, open};

use crate::golden;

fn options(file_type: FileType, files: &Path) -> DataOptions {
    let tokenizer = TokenizerOptions {
        kind: TokenizerType::HuggingFace,
        path: golden::file("text/tokenizer_hf"),
        add_bos: true,
        add_eos: true,
    };
    DataOptions {
        dataset_type: DatasetType::Hf,
        file_type,
        files: vec![files.to_str().unwrap().to_owned()],
        tokenizer,
        shuffle: false,
        ..DataOptions::synthetic(2, 32, 512)
    }
}

fn message(options: &DataOptions) -> String {
    let failed = open(options).and_then(|mut iterator| {
        while iterator.next_batch()?.is_some() {}
        Ok(())
    });
    failed.unwrap_err().to_string()
}

/// The message for a jsonl file of this content.
fn of_lines(text: &str) -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.jsonl");
    std::fs::write(&path, text).unwrap();
    (message(&options(FileType::Json, &path)), path.to_str().unwrap().to_owned())
}

#[test]
fn a_malformed_json_line_is_named_with_file_line_and_column() {
    let (error, path) = of_lines("{\"text\": \"fine\"}\n\n{\"text\": \"broken}\n");
    assert_eq!(
        error,
        format!("{path}:3: expected one JSON object a line: EOF while parsing a string at column 17")
    );
    let (error, path) = of_lines("[1, 2]\n");
    let expected = "expected one JSON object a line: invalid type: sequence, expected an object such as";
    assert!(error.starts_with(&format!("{path}:1: {expected}")), "{error}");
    let (error, path) = of_lines("{\"text\": \"a\"} {\"text\": \"b\"}\n");
    assert!(
        error.starts_with(&format!("{path}:1: expected one JSON object a line: trailing characters")),
        "{error}"
    );
}

#[test]
fn a_missing_column_lists_the_others() {
    let (error, path) = of_lines("{\"text\": \"fine\"}\n{\"txt\": \"x\", \"id\": 5}\n");
    assert_eq!(
        error,
        format!(
            "{path}:2: no column `text`; the columns are id, txt. Set train_data_columns or eval_data_columns"
        )
    );
    let parquet = DataOptions {
        column: "body".to_owned(),
        ..options(FileType::Parquet, &golden::path("text/train.parquet"))
    };
    let error = message(&parquet);
    assert!(error.ends_with("train.parquet: no column `body`; the columns are id, text. Set train_data_columns or eval_data_columns"), "{error}");
}

#[test]
fn a_value_that_is_no_text_is_named() {
    for (value, found) in
        [("null", "null"), ("7", "a number"), ("true", "a truth value"), ("{}", "an object")]
    {
        let (error, path) = of_lines(&format!("{{\"text\": {value}}}\n"));
        assert_eq!(error, format!("{path}:1: column `text` holds {found}; expected text"));
    }
    let (error, path) = of_lines("{\"text\": [1, 2]}\n");
    assert_eq!(
        error,
        format!(
            "{path}:1: column `text` holds token ids but tokenize_train_data=true; set tokenize_train_data=false"
        )
    );
}

#[test]
fn a_truncated_parquet_file_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let whole = std::fs::read(golden::path("text/train.parquet")).unwrap();
    let path = folder.path().join("cut.parquet");
    std::fs::write(&path, &whole[..whole.len() - 100]).unwrap();
    let error = message(&options(FileType::Parquet, &path));
    assert!(error.starts_with(&format!("{}: not a readable parquet file: ", path.display())), "{error}");
    // Damage within: the footer is whole, a page is not.
    let mut damaged = whole.clone();
    damaged[2000..3000].fill(0);
    std::fs::write(&path, &damaged).unwrap();
    let error = message(&options(FileType::Parquet, &path));
    assert!(error.starts_with(&format!("{}: not a readable parquet file: ", path.display())), "{error}");
    std::fs::write(&path, b"").unwrap();
    assert!(message(&options(FileType::Parquet, &path)).contains("not a readable parquet file"));
}

#[test]
fn parquet_columns_of_the_wrong_kind_are_named() {
    let text = options(FileType::Parquet, &golden::path("text/train.parquet"));
    let error = message(&DataOptions { tokenize: false, ..text.clone() });
    assert!(
        error.ends_with(
            "column `text` holds text but tokenize_train_data=false; set tokenize_train_data=true"
        ),
        "{error}"
    );
    let error = message(&DataOptions { column: "id".to_owned(), ..text });
    assert!(error.ends_with("column `id` holds INT64 values; expected text"), "{error}");
    let ids = options(FileType::Parquet, &golden::path("text/tokens.parquet"));
    assert!(message(&ids).contains("holds token ids but tokenize_train_data=true"));
}

#[test]
fn an_empty_data_set_is_an_error() {
    let (error, path) = of_lines("\n \n");
    assert_eq!(error, format!("the data set `{path}` holds no document"));
}

#[test]
fn a_missing_tokenizer_says_where_it_was_looked_for() {
    let data = golden::path("text/train.jsonl");
    let with = |kind, path: &str| {
        let tokenizer = TokenizerOptions { kind, path: path.to_owned(), add_bos: true, add_eos: true };
        message(&DataOptions { tokenizer, ..options(FileType::Json, &data) })
    };
    let error = with(TokenizerType::HuggingFace, "meta-llama/Llama-3.1-8B");
    assert!(
        error.starts_with("cannot load the huggingface tokenizer from `meta-llama/Llama-3.1-8B`: "),
        "{error}"
    );
    assert!(error.contains("give a local folder with tokenizer.json"), "{error}");
    let error = with(TokenizerType::SentencePiece, "assets/tokenizer.llama2");
    assert!(
        error.starts_with("cannot load the sentencepiece tokenizer from `assets/tokenizer.llama2`: "),
        "{error}"
    );
    assert!(with(TokenizerType::TikToken, "no.tiktoken").contains("`no.tiktoken`"));
    assert!(with(TokenizerType::TikToken, "").contains("set tokenizer_path"));
    // A file of another format.
    let json = golden::file("text/train.jsonl");
    assert!(with(TokenizerType::SentencePiece, &json).contains("not a SentencePiece model"));
    assert!(with(TokenizerType::HuggingFace, &json).contains("train.jsonl: "));
    assert!(with(TokenizerType::TikToken, &json).contains("line 1: expected a token in base64 and its rank"));
}

#[test]
fn a_token_id_beyond_the_vocabulary_is_named_with_its_document() {
    let data = golden::path("text/train.jsonl");
    let error = message(&DataOptions { vocab_size: 300, ..options(FileType::Json, &data) });
    assert!(error.contains("train.jsonl:1: token id 396 (\"ur\") is "), "{error}");
    assert!(
        error.contains("outside the vocabulary of 300; the tokenizer needs vocab_size=512 or more"),
        "{error}"
    );
    let tokens = DataOptions {
        tokenize: false,
        vocab_size: 300,
        max_target_length: 96,
        ..options(FileType::Parquet, &golden::path("text/tokens.parquet"))
    };
    assert!(message(&tokens).contains("tokens.parquet, row "), "{}", message(&tokens));
}

#[test]
fn a_stored_document_longer_than_the_row_is_an_error_when_packing() {
    let tokens = DataOptions {
        tokenize: false,
        max_target_length: 96,
        ..options(FileType::Parquet, &golden::path("text/tokens_long.parquet"))
    };
    let error = message(&tokens);
    assert!(error.contains("tokens_long.parquet, row "), "{error}");
    assert!(error.contains("does not fit into max_target_length=96"), "{error}");
    assert!(open(&DataOptions { packing: false, ..tokens }).is_ok());
}

#[test]
fn a_text_longer_than_the_row_is_cut_and_keeps_its_end_mark_with_hf() {
    let (begin, end) = (1, 2);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.jsonl");
    std::fs::write(&path, format!("{{\"text\": \"{}\"}}\n", "long ".repeat(100))).unwrap();
    let batch = open(&options(FileType::Json, &path)).unwrap().next_batch().unwrap().unwrap();
    assert_eq!((batch.inputs[0], batch.inputs[31]), (begin, end));
    let grain = DataOptions { dataset_type: DatasetType::Grain, ..options(FileType::Json, &path) };
    let batch = open(&grain).unwrap().next_batch().unwrap().unwrap();
    assert!(batch.inputs[0] == begin && batch.inputs[31] != end, "grain cuts the mark off");
}
