//! Sizes that no program can be built for. MaxText accepts them here and fails later, when it uses them.

use super::error::{BadValue, Check, ConfigError};
use super::{Config, TrainConfig, Value};

/// Checks the values of a typed configuration.
pub(crate) fn check(train: &TrainConfig, config: &Config) -> Result<(), ConfigError> {
    positive(train, config)?;
    let rule = |broken: bool, message: &str, keys: &[&str]| {
        if !broken {
            return Ok(());
        }
        let part = |key: &&str| ((*key).to_owned(), config.value(key).clone(), config.origin(key));
        let keys = keys.iter().map(part).collect();
        Err(ConfigError::Rule { message: message.to_owned(), keys, check: Check::Here })
    };
    rule(
        !train.num_query_heads.is_multiple_of(train.num_kv_heads),
        "the query heads should be a multiple of the key/value heads",
        &["num_query_heads", "num_kv_heads"],
    )?;
    rule(
        !train.head_dim.is_multiple_of(2),
        "head_dim should be even: rotary positions turn pairs of dimensions",
        &["head_dim"],
    )?;
    rule(
        train.scan_layers && train.param_scan_axis > 1,
        "param_scan_axis should be 0 or 1: norm scales have no more axes",
        &["param_scan_axis"],
    )?;
    rule(
        train.mlp_activations.is_empty(),
        "mlp_activations should name at least one activation",
        &["mlp_activations"],
    )?;
    rule(
        train.enable_checkpointing && train.checkpoint_period == 0,
        "checkpoint_period should be at least 1; enable_checkpointing=false saves nothing",
        &["enable_checkpointing", "checkpoint_period"],
    )?;
    rule(
        train.max_num_checkpoints_to_keep == Some(0),
        "max_num_checkpoints_to_keep should be at least 1, or None to keep all",
        &["max_num_checkpoints_to_keep"],
    )?;
    rule(
        train.warmup_steps_fraction > 1.0 || train.learning_rate_final_fraction < 0.0,
        "the fractions of the schedule should be between 0 and 1",
        &["warmup_steps_fraction", "learning_rate_final_fraction"],
    )
}

fn positive(train: &TrainConfig, config: &Config) -> Result<(), ConfigError> {
    let sizes = [
        ("emb_dim", train.emb_dim),
        ("num_query_heads", train.num_query_heads),
        ("num_kv_heads", train.num_kv_heads),
        ("head_dim", train.head_dim),
        ("mlp_dim", train.mlp_dim),
        ("num_decoder_layers", train.num_decoder_layers),
        ("vocab_size", train.vocab_size),
        ("max_target_length", train.max_target_length),
        ("micro_batch_size_to_train_on", train.micro_batch_size_to_train_on),
    ];
    let bad: Vec<BadValue> = sizes
        .into_iter()
        .filter(|(_, size)| *size == 0)
        .map(|(key, _)| BadValue {
            key: key.to_owned(),
            value: Value::Int(0),
            origin: config.origin(key),
            expected: "should be at least 1".to_owned(),
        })
        .collect();
    if bad.is_empty() { Ok(()) } else { Err(ConfigError::Invalid(bad)) }
}
