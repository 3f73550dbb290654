//! Evaluation sets: several evaluations of the same iterator against MaxText's.

use maxtext_port::data::{
    BatchIterator, DataOptions, DatasetType, FileType, Prefetch, TokenizerOptions, TokenizerType, open,
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
        shuffle: false,
        eval: true,
        ..DataOptions::synthetic(4, 96, 512)
    }
}

/// Evaluations that see at most so many batches; each gives as many as the stored run has for it.
fn check(iterator: &mut dyn BatchIterator, case: &str, most: [usize; 3], given: [usize; 3]) {
    let stored = golden::batches(&format!("pipelines/{case}"));
    let mut seen = 0;
    for (round, (most, given)) in most.into_iter().zip(given).enumerate() {
        iterator.rewind().unwrap();
        let mut count = 0;
        while count < most {
            let Some(batch) = iterator.next_batch().unwrap() else { break };
            if let Some(expected) = stored.get(seen) {
                golden::assert_equal(&batch, expected, &format!("{case}, evaluation {round}, batch {count}"));
            }
            count += 1;
            seen += 1;
        }
        assert_eq!(count, given, "{case}, evaluation {round}");
    }
    assert!(seen >= stored.len());
}

/// The iterator as it is, and behind a thread that reads ahead.
fn check_both(options: &DataOptions, case: &str, most: [usize; 3], given: [usize; 3]) {
    check(&mut *open(options).unwrap(), case, most, given);
    check(&mut Prefetch::new(open(options).unwrap(), 3).unwrap(), case, most, given);
}

#[test]
fn grain_begins_every_evaluation_anew() {
    let options = options(DatasetType::Grain, FileType::Parquet, "eval.parquet");
    check_both(&options, "eval_grain", [2, 2, 100], [2, 2, 13]);
}

#[test]
fn hf_goes_on_after_what_maxtext_read_ahead() {
    check_both(&options(DatasetType::Hf, FileType::Json, "eval.jsonl"), "eval_hf", [2, 2, 100], [2, 1, 1]);
    check_both(
        &options(DatasetType::Hf, FileType::Json, "short.jsonl"),
        "eval_hf_big",
        [2, 2, 100],
        [2, 2, 55],
    );
}

#[test]
fn padding_batches_follow_the_last_one_where_asked_for() {
    let options = options(DatasetType::Grain, FileType::Parquet, "eval.parquet");
    let mut iterator = open(&DataOptions { generate_padding_batch: true, ..options }).unwrap();
    for _ in 0..13 {
        assert!(iterator.next_batch().unwrap().unwrap().target_tokens() > 0);
    }
    let position = iterator.position();
    let batch = iterator.next_batch().unwrap().unwrap();
    assert!(
        batch.arrays().iter().all(|(_, values)| values.len() == 4 * 96 && values.iter().all(|&v| v == 0))
    );
    assert_eq!(iterator.position(), position);
}
