//! `maxtext train` as a user meets it: going on, stopping, failing, reporting. A model of two thousand parameters.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod failing;
mod reports;
mod stopping;

use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// The words of the small run, with everything it writes in `folder`.
fn words(folder: &Path, more: &[&str]) -> Vec<String> {
    let text = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/data/text/lines.txt");
    let base = format!(
        "run_name=small base_output_directory={} hardware=cpu base_emb_dim=8 base_num_query_heads=2 \
         base_num_kv_heads=1 head_dim=4 base_mlp_dim=16 base_num_decoder_layers=1 vocab_size=259 max_target_length=16 \
         per_device_batch_size=2 dtype=float32 learning_rate=1e-3 learning_rate_schedule_steps=10 \
         dataset_type=grain grain_file_type=text grain_train_files={} tokenizer_type=byte num_epoch=1000 \
         grain_packing_type=concat_then_split use_truncation=false add_bos=false add_eos=false jax_cache_dir= \
         enable_tensorboard=false enable_checkpointing=false save_checkpoint_on_start=false log_config=false",
        folder.display(),
        text.display()
    );
    let words = base.split_whitespace().map(str::to_owned);
    ["train".to_owned()].into_iter().chain(words).chain(more.iter().map(|w| (*w).to_owned())).collect()
}

fn command(folder: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_maxtext"));
    command.args(words(folder, more)).stdin(Stdio::null());
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy().into_owned();
        if name.starts_with("M_") || name == "XLA_FLAGS" {
            command.env_remove(name);
        }
    }
    command
}

fn train(folder: &Path, more: &[&str]) -> Output {
    command(folder, more).output().unwrap()
}

fn log(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn succeeds(folder: &Path, more: &[&str]) -> Output {
    let output = train(folder, more);
    assert_eq!(output.status.code(), Some(0), "{}", log(&output));
    output
}

/// The losses of a metrics file, exact: they are written so that they read back as the same number.
fn losses(file: &Path) -> Vec<(u64, f64)> {
    let text = std::fs::read_to_string(file).unwrap();
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.map(|l| (l["step"].as_f64().unwrap() as u64, l["learning/loss"].as_f64().unwrap())).collect()
}

/// Step and arrays of the newest checkpoint.
fn newest(folder: &Path) -> (u64, Vec<(String, Vec<u8>)>) {
    let latest = maxtext_port::checkpoint::latest_complete(&folder.join("small/checkpoints")).unwrap();
    assert!(latest.skipped.is_empty(), "{:?}", latest.skipped);
    let found = latest.checkpoint.unwrap();
    let arrays = found.load().unwrap().into_iter().map(|a| (a.name, a.bytes)).collect();
    (found.step(), arrays)
}
