//! What a user gets wrong, and the place that the error names.

use std::path::PathBuf;

use maxtext_port::config::{ConfigError, Hardware, Request, TrainConfig, resolve};

use super::words;

/// Resolves a file with this text, with further words.
fn file(text: &str, rest: &[&str]) -> (PathBuf, Result<maxtext_port::config::Config, ConfigError>) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("run.yml");
    std::fs::write(&path, text).unwrap();
    let mut all = vec![path.display().to_string()];
    all.extend(rest.iter().map(|word| (*word).to_owned()));
    (path, resolve(&Request::new(all)))
}

fn file_error(text: &str) -> String {
    let (path, result) = file(text, &[]);
    result.unwrap_err().to_string().replace(&path.display().to_string(), "run.yml")
}

#[test]
fn malformed_yaml_is_named_with_line_and_column() {
    let error = file_error("base_config: base.yml\nsteps: [1, 2\nlearning_rate: 1\n");
    assert!(error.starts_with("run.yml:3:"), "{error}");
    let error = file_error("base_config: base.yml\n  steps: 3\n");
    assert!(error.starts_with("run.yml:2:"), "{error}");
    assert!(
        file_error("base_config: base.yml\nsteps: 3\nsteps: 4\n")
            .contains("run.yml:3:1: the key steps is given")
    );
    assert!(file_error("just text\n").starts_with("run.yml:1:1: expected `key: value` lines"));
    assert!(file_error("- a\n- b\n").starts_with("run.yml:1:1: expected `key: value` lines"));
    assert!(file_error("a: !mine 3\n").starts_with("run.yml:1:4: the tag"));
    assert!(file_error("a: 3\n---\nb: 4\n").contains("a second one"));
}

#[test]
fn file_that_is_not_text_is_named_with_line_and_column() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("run.yml");
    std::fs::write(&path, b"steps: 3\nrun_name: \xff\xfe\n").unwrap();
    let error = resolve(&Request::new([path.display().to_string()])).unwrap_err().to_string();
    assert!(error.contains("run.yml:2:11: the file is not UTF-8 text"), "{error}");
}

#[test]
fn hostile_yaml_ends_with_an_error() {
    let deep = format!("a: {}1{}\n", "[".repeat(5000), "]".repeat(5000));
    assert!(file(&deep, &[]).1.is_err());
    let mut bomb = String::from("a0: &a0 [1,1,1,1,1,1,1,1,1,1]\n");
    for level in 1..12 {
        let below = format!("*a{}", level - 1);
        bomb.push_str(&format!("a{level}: &a{level} [{}]\n", vec![below; 10].join(",")));
    }
    assert!(file_error(&bomb).contains("aliases unfold too far"));
    assert!(
        file("base_config: run.yml\n", &[]).1.unwrap_err().to_string().contains("base_config comes back")
    );
}

#[test]
fn missing_files_are_errors_with_the_places_that_were_tried() {
    let error = words(&["no/such.yml"]).unwrap_err();
    assert!(matches!(error, ConfigError::NotFound { .. }));
    assert!(error.to_string().contains("no/such.yml not found"), "{error}");
    let error = file_error("run_name: r\nbase_config: parent.yml\n");
    assert!(error.contains("named by base_config in run.yml:2:1"), "{error}");
}

#[test]
fn wrong_types_are_named_with_their_places_all_at_once() {
    let error = file_error("base_config: base.yml\nsteps: many\nscan_layers: 7\n");
    assert!(error.starts_with("2 values are not valid"), "{error}");
    assert!(error.contains(
        "steps: Input should be a whole number, at least -1; given: \"many\" (a string, run.yml:2:1)"
    ));
    assert!(error.contains("(a whole number, run.yml:3:1)"));
    let error = words(&["run_name=123"]).unwrap_err().to_string();
    assert!(error.contains("key=\"'123'\""), "{error}");
}

#[test]
fn unknown_key_names_the_nearest_spelling_and_its_place() {
    let error = file_error("base_config: base.yml\nlearnig_rate: 1\n");
    assert_eq!(error, "'learnig_rate' is not a configuration key (run.yml:2:1). Did you mean learning_rate?");
    let hint = |word: &str| words(&[word]).unwrap_err().to_string();
    assert!(hint("batch_size_per_device=1").contains("Did you mean per_device_batch_size?"));
    assert!(hint("--steps=5").contains("Write steps=... without dashes."));
    assert!(hint("enable_profiler=true").contains("write profiler=xplane"));
    assert!(hint("lora_rank=8").contains("lora.lora_rank="));
    assert!(hint("qqq=1").contains("maxtext config explain"));
}

#[test]
fn command_line_against_model_file_names_both_values() {
    let error = words(&["model_name=llama2-7b", "base_emb_dim=64"]).unwrap_err().to_string();
    assert!(error.contains("base_emb_dim: 4096 in the model file, 64 on the command line"), "{error}");
    assert!(error.contains("override_model_config=True"));
}

#[test]
fn contradictory_parallelism_names_the_keys() {
    let mut request = Request::new(["ici_fsdp_parallelism=3", "ici_tensor_parallelism=2", "run_name=r"]);
    request.devices = 4;
    let error = TrainConfig::new(&resolve(&request).unwrap()).unwrap_err().to_string();
    assert!(error.starts_with("Number of devices per slice 4 does not match"), "{error}");
    assert!(error.contains("ici_fsdp_parallelism=3 (command line, word 1)"));
    assert!(error.contains("ici_tensor_parallelism=2 (command line, word 2)"));
    assert!(!error.contains("ici_data_parallelism"));
}

#[test]
fn sizes_that_cannot_be_computed_are_refused() {
    for word in ["max_target_length=-3", "base_emb_dim=-8", "init_weights_seed=-1", "learning_rate=.inf"] {
        let error = words(&["run_name=r", word]).and_then(|config| TrainConfig::new(&config)).unwrap_err();
        let key = word.split('=').next().unwrap().trim_start_matches("base_");
        assert!(error.to_string().contains(key), "{word}: {error}");
    }
}

#[test]
fn sizes_that_do_not_fit_each_other_are_refused() {
    for (word, text) in [
        ("max_target_length=0", "max_target_length: should be at least 1"),
        ("per_device_batch_size=0.5", "micro_batch_size_to_train_on: should be at least 1"),
        ("base_num_kv_heads=3", "query heads should be a multiple"),
        ("head_dim=7", "head_dim should be even"),
        ("param_scan_axis=2", "param_scan_axis should be 0 or 1"),
        ("mlp_activations=[]", "at least one activation"),
        ("checkpoint_period=0", "checkpoint_period should be at least 1"),
        ("max_num_checkpoints_to_keep=0", "or None to keep all"),
        ("steps=-1", "steps: should not be negative"),
    ] {
        let error = words(&["run_name=r", word]).and_then(|config| TrainConfig::new(&config)).unwrap_err();
        assert!(error.to_string().contains(text), "{word}: {error}");
    }
}

#[test]
fn gpu_configuration_without_a_gpu_says_the_word_that_helps() {
    let config = words(&["gpu/models/llama3_8b.yml", "attention=dot_product"]).unwrap();
    let error = config.choose_hardware(false).unwrap_err().to_string();
    assert!(error.contains("asks for an NVIDIA GPU, which this machine does not have"), "{error}");
    assert!(error.contains("hardware=cpu"));
    assert_eq!(config.choose_hardware(true).unwrap().0, Hardware::Gpu);
    let default = words(&["run_name=r"]).unwrap();
    assert_eq!(default.choose_hardware(false).unwrap().0, Hardware::Cpu);
    assert_eq!(default.choose_hardware(true).unwrap().0, Hardware::Gpu);
    assert!(words(&["hardware=tpu"]).unwrap().choose_hardware(true).is_err());
}

#[test]
fn token_is_not_shown() {
    let mut request = Request::new(["run_name=r"]);
    request.env.insert("HF_TOKEN".to_owned(), "secret".to_owned());
    let config = resolve(&request).unwrap();
    assert!(!config.to_json().to_string().contains("secret"));
}

#[test]
fn data_options_take_the_files_and_the_rows() {
    let config = words(&[
        "dataset_type=hf",
        "hf_path=json",
        "hf_train_files=a*.jsonl",
        "per_device_batch_size=3",
        "gradient_accumulation_steps=2",
        "tokenizer_type=byte",
        "vocab_size=259",
    ]);
    let (train, _) = TrainConfig::new(&config.unwrap()).unwrap();
    let options = train.data_options(false, 0, 1).unwrap();
    assert_eq!(options.batch_size, 6);
    assert_eq!(options.files, ["a*.jsonl"]);
    assert_eq!(options.max_segments_per_seq, None);
    assert_eq!(train.data_options(true, 0, 1).unwrap().batch_size, 3);
    assert!(train.data_options(false, 0, 4).unwrap_err().to_string().contains("4 hosts"));
}
