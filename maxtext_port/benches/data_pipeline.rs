//! Tokens a second of the data pipeline alone: reading, tokenising, packing, shifting.
//!
//! `cargo bench -p maxtext_port --bench data_pipeline -- FILE.{jsonl,parquet} TOKENIZER_FOLDER [BATCHES]`
//!
//! Prints one JSON object a pipeline; the processor time counts on a busy machine. `data_pipeline_maxtext.py` beside this file makes the files, and measures MaxText on them.
#![allow(clippy::print_stdout, reason = "a benchmark's result")]

use std::time::Instant;

use anyhow::{Context, Result, bail};
use maxtext_port::data::{DataOptions, DatasetType, FileType, TokenizerOptions, TokenizerType, open};

const ROWS: usize = 8;
const LENGTH: usize = 2048;

fn options(dataset_type: DatasetType, file: &str, tokenizer: &str) -> Result<DataOptions> {
    let file_type = match file.rsplit_once('.') {
        Some((_, "jsonl")) => FileType::Json,
        Some((_, "parquet")) => FileType::Parquet,
        _ => bail!("{file}: expected a file named *.jsonl or *.parquet"),
    };
    let tokenizer = TokenizerOptions {
        kind: TokenizerType::HuggingFace,
        path: tokenizer.to_owned(),
        add_bos: true,
        add_eos: true,
    };
    Ok(DataOptions {
        dataset_type,
        file_type,
        files: vec![file.to_owned()],
        tokenizer,
        num_epoch: 1_000,
        ..DataOptions::synthetic(ROWS, LENGTH, 1 << 20)
    })
}

/// Processor time of this thread, where the system tells (Linux).
fn cpu_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(text.split(' ').next()?.parse::<f64>().ok()? * 1e-9)
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let [file, tokenizer, rest @ ..] = arguments.as_slice() else {
        // `cargo test --benches` and a bare `cargo bench` have nothing to measure.
        println!("usage: data_pipeline FILE.{{jsonl,parquet}} TOKENIZER_FOLDER [BATCHES]");
        return Ok(());
    };
    let batches: u64 = rest.first().map_or(Ok(200), |n| n.parse()).context("BATCHES is no number")?;
    for (name, dataset_type) in [("hf", DatasetType::Hf), ("grain", DatasetType::Grain)] {
        let mut iterator = open(&options(dataset_type, file, tokenizer)?)?;
        let (start, cpu_start, mut tokens) = (Instant::now(), cpu_seconds(), 0);
        for _ in 0..batches {
            let batch = iterator.next_batch()?.context("the data ended")?;
            tokens += batch.inputs_segmentation.iter().filter(|&&segment| segment > 0).count();
        }
        let seconds = start.elapsed().as_secs_f64();
        let cpu = cpu_start.zip(cpu_seconds()).map_or(seconds, |(start, end)| end - start);
        println!(
            "{{\"pipeline\": \"{name}\", \"file\": \"{file}\", \"batches\": {batches}, \"tokens\": {tokens}, \
             \"seconds\": {seconds:.3}, \"cpu_seconds\": {cpu:.3}, \"tokens_per_cpu_second\": {:.0}}}",
            tokens as f64 / cpu
        );
    }
    Ok(())
}
