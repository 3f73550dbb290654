//! The table of keys is complete, and every key does what the table says.

use std::collections::BTreeSet;

use maxtext_port::config::{ConfigError, Status, TrainConfig, table};

use super::{golden_folder, words};

/// Implemented keys that are used up by resolution: they become part of other keys.
const USED_BY_RESOLUTION: &[&str] = &[
    "attention_out",
    "base_config",
    "base_emb_dim",
    "base_mlp_dim",
    "base_num_decoder_layers",
    "base_num_kv_heads",
    "base_num_query_heads",
    "compile_topology_num_slices",
    "context",
    "custom_mesh_and_rule",
    "custom_mesh_and_rule_for_eval",
    "dcn_parallelism",
    "decoder_layer_input",
    "expansion_factor_real_data",
    "global_parameter_scale",
    "ici_parallelism",
    "internal_compile",
    "internal_compile_num_devices",
    "key_proj",
    "mlpwi",
    "mlpwi_0",
    "mlpwi_1",
    "mlpwo",
    "out_proj",
    "override_logical_axis_rules",
    "override_model_config",
    "qkv_proj",
    "query_proj",
    "value_proj",
];

fn is_mesh_size(key: &str) -> bool {
    (key.starts_with("ici_") || key.starts_with("dcn_")) && key.ends_with("_parallelism")
}

#[test]
fn table_has_exactly_the_keys_of_maxtext() {
    assert!(table().bad_rows().is_empty(), "{:?}", table().bad_rows());
    let text = std::fs::read_to_string(golden_folder().join("defaults.json")).unwrap();
    let golden: serde_json::Value = serde_json::from_str(&text).unwrap();
    let golden: BTreeSet<&str> = golden["resolved"].as_object().unwrap().keys().map(String::as_str).collect();
    let ours: BTreeSet<&str> = table().iter().map(|key| key.name).collect();
    assert_eq!(ours, golden);
    assert!(table().iter().map(|key| key.name).is_sorted());
}

#[test]
fn every_implemented_key_is_read_and_no_other() {
    let fields: BTreeSet<&str> = TrainConfig::KEYS.iter().copied().collect();
    for key in table().iter() {
        let used = USED_BY_RESOLUTION.contains(&key.name) || is_mesh_size(key.name);
        let read = fields.contains(key.name) || used;
        assert_eq!(read, key.status == Status::Implemented, "{}: {:?}", key.name, key.status);
    }
}

#[test]
fn keys_without_effect_say_why_and_refused_keys_have_accepted_values() {
    for key in table().iter() {
        match key.status {
            Status::Implemented => {}
            Status::Inert => assert!(!key.note.is_empty(), "{}", key.name),
            Status::Refused => {
                assert!(!key.note.is_empty() && key.accepted.is_some(), "{}", key.name);
            }
        }
        assert!(key.accepted.is_none() || !key.note.is_empty(), "{}", key.name);
    }
}

#[test]
fn defaults_are_accepted() {
    let config = words(&["run_name=r", "hardware=cpu"]).unwrap();
    let (train, notices) = TrainConfig::new(&config).unwrap();
    assert_eq!(train.emb_dim, 2048);
    assert_eq!(train.global_batch_size_to_load, 12);
    assert_eq!(train.mesh.size("fsdp"), 1);
    assert!(notices.iter().all(|notice| notice.key == "base_output_directory"), "{notices:?}");
}

#[test]
fn refused_value_is_named_with_its_place() {
    let config = words(&["run_name=r", "fused_qkv=true", "quantization=int8"]).unwrap();
    let error = TrainConfig::new(&config).unwrap_err();
    let ConfigError::Unsupported(refusals) = &error else { panic!("{error}") };
    let keys: Vec<&str> = refusals.iter().map(|refusal| refusal.key.as_str()).collect();
    assert_eq!(keys, ["fused_qkv", "quantization"]);
    assert!(error.to_string().contains("fused_qkv=true (command line, word 2)"), "{error}");
}

#[test]
fn models_of_other_families_are_refused() {
    let config = words(&["run_name=r", "model_name=mistral-7b"]).unwrap();
    let error = TrainConfig::new(&config).unwrap_err().to_string();
    assert!(error.contains("only Llama models are supported"), "{error}");
    for name in ["llama2-7b", "llama3-8b", "llama3.1-8b-Instruct", "llama3.3-70b"] {
        let config = words(&["run_name=r", &format!("model_name={name}")]).unwrap();
        assert!(TrainConfig::new(&config).is_ok(), "{name}");
    }
}

#[test]
fn key_without_effect_is_said_once() {
    let config = words(&["run_name=r", "sa_block_q=256", "enable_goodput_recording=true"]).unwrap();
    let (_, notices) = TrainConfig::new(&config).unwrap();
    let keys: Vec<&str> =
        notices.iter().filter(|notice| !notice.warning).map(|notice| notice.key.as_str()).collect();
    assert_eq!(keys, ["enable_goodput_recording", "sa_block_q"]);
}

#[test]
fn background_checkpoints_are_an_error_only_when_asked_for_now() {
    let config = words(&["run_name=r", "async_checkpointing=true"]).unwrap();
    assert!(TrainConfig::new(&config).unwrap_err().to_string().contains("async_checkpointing"));
    assert!(TrainConfig::new(&words(&["run_name=r", "async_checkpointing=false"]).unwrap()).is_ok());
}
