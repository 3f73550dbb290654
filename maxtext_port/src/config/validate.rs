//! Rules between keys that MaxText checks. Where it would stop with a ValueError, so does this; the wording is ours.
//!
//! Rules between keys that only matter for features that this program refuses are in `foreign.rs`.

use super::draft::Draft;
use super::error::{Check, ConfigError};
use super::value::Value;

/// A rule that must not hold: whether it does, what to say, the keys that take part.
pub(crate) type Rule<'a> = (bool, String, &'a [&'a str]);

pub(crate) fn check(draft: &Draft, rules: &[Rule]) -> Result<(), ConfigError> {
    match rules.iter().find(|(broken, ..)| *broken) {
        Some((_, message, keys)) => Err(draft.conflict(message.clone(), keys)),
        None => Ok(()),
    }
}

/// Rules inside one group of keys, before anything is derived.
pub(crate) fn within_groups(draft: &Draft) -> Result<(), ConfigError> {
    if draft.bool("use_tokamax_splash") && draft.bool("use_jax_splash") {
        return Err(draft.broken(
            Check::Loader,
            "at most one of use_tokamax_splash and use_jax_splash can be true",
            &["use_tokamax_splash", "use_jax_splash"],
        ));
    }
    let exclusive = ["shard_exp_on_fsdp", "use_2d_fsdp_sharding", "shard_embed_moe_on_fsdp"];
    let streaming = draft.bool("enable_streaming_diloco");
    let fragments = draft.value("num_diloco_fragments");
    check(
        draft,
        &[
            (
                draft.int("num_moe_token_chunks") > 1 && !draft.bool("use_ring_of_experts"),
                "num_moe_token_chunks above 1 needs use_ring_of_experts=true".to_owned(),
                &["num_moe_token_chunks", "use_ring_of_experts"],
            ),
            (
                exclusive.iter().filter(|key| draft.bool(key)).count() > 1,
                "only one of shard_exp_on_fsdp, use_2d_fsdp_sharding and shard_embed_moe_on_fsdp can be true"
                    .to_owned(),
                &exclusive,
            ),
            (
                streaming && !draft.bool("enable_diloco"),
                "enable_streaming_diloco needs enable_diloco=true".to_owned(),
                &["enable_streaming_diloco", "enable_diloco"],
            ),
            (
                streaming && fragments.number().unwrap_or(0.0) < 2.0,
                "enable_streaming_diloco needs num_diloco_fragments of at least 2".to_owned(),
                &["enable_streaming_diloco", "num_diloco_fragments"],
            ),
            (
                draft.bool("rope_pairwise") && !draft.bool("rope_interleave"),
                "rope_pairwise needs rope_interleave=true".to_owned(),
                &["rope_pairwise", "rope_interleave"],
            ),
        ],
    )
}

/// Keys of expert parallelism, which must be off when no mesh axis of the rule for `exp` is used.
pub(crate) fn experts(draft: &Draft) -> Result<(), ConfigError> {
    if draft.bool("override_logical_axis_rules") {
        return Ok(());
    }
    let axes = super::derive::axes_for(draft.value("logical_axis_rules"), "exp");
    let size = |network: &str, axis: &str| {
        let key = format!("{network}_{axis}_parallelism");
        if super::keys::table().get(&key).is_some() { draft.int(&key) } else { 1 }
    };
    let unknown = axes.iter().any(|axis| size("ici", axis) == -1 || size("dcn", axis) == -1);
    let rank: i64 = axes.iter().map(|axis| size("ici", axis) * size("dcn", axis).max(1)).product();
    if unknown || rank != 1 {
        return Ok(());
    }
    let buffers = !draft.bool("te_moe_block");
    let off: [(&str, bool, &str); 7] = [
        ("use_random_routing", draft.bool("use_random_routing"), "false"),
        ("use_ragged_sort", draft.bool("use_ragged_sort"), "false"),
        ("moe_dropless_fallback", draft.value("moe_dropless_fallback") != &Value::Null, "None"),
        ("use_ring_of_experts", draft.bool("use_ring_of_experts"), "false"),
        ("num_moe_emb_chunks", draft.int("num_moe_emb_chunks") != 0, "0"),
        ("ragged_buffer_factor", buffers && draft.float("ragged_buffer_factor") != -1.0, "-1.0"),
        ("eval_ragged_buffer_factor", buffers && draft.float("eval_ragged_buffer_factor") != -1.0, "-1.0"),
    ];
    match off.iter().find(|(_, set, _)| *set) {
        None => Ok(()),
        Some((key, _, value)) => Err(draft.conflict(
            format!("without expert parallelism {key} should be {value}"),
            &[key, "ici_expert_parallelism"],
        )),
    }
}

/// Rules about the schedule's fractions and the distillation schedules, at the place where MaxText checks them.
pub(crate) fn schedule(draft: &Draft) -> Result<(), ConfigError> {
    let (warmup, decay) = (draft.float("warmup_steps_fraction"), draft.float("wsd_decay_steps_fraction"));
    check(
        draft,
        &[(
            draft.str("lr_schedule_type") == "wsd" && warmup + decay > 1.0,
            format!(
                "Invalid WSD schedule: warmup_steps_fraction ({warmup}) plus wsd_decay_steps_fraction ({decay}) must \
                 not exceed 1.0"
            ),
            &["lr_schedule_type", "warmup_steps_fraction", "wsd_decay_steps_fraction"],
        )],
    )
}

/// Rules between groups, after sizes, devices and batches are known.
pub(crate) fn across_groups(draft: &mut Draft) -> Result<(), ConfigError> {
    checkpoints(draft)?;
    quantization(draft)?;
    layout(draft)?;
    context(draft)?;
    devices(draft)?;
    data(draft)?;
    model(draft)?;
    super::foreign::across_groups(draft)
}

fn checkpoints(draft: &Draft) -> Result<(), ConfigError> {
    let set = |key: &str| !draft.str(key).is_empty();
    check(
        draft,
        &[
            (
                set("load_parameters_path") && set("load_full_state_path"),
                "At most one of load_parameters_path or load_full_state_path should be set".to_owned(),
                &["load_parameters_path", "load_full_state_path"],
            ),
            (
                draft.bool("elastic_enabled") && !draft.bool("enable_single_controller"),
                "elastic training needs Pathways (enable_single_controller=true)".to_owned(),
                &["elastic_enabled", "enable_single_controller"],
            ),
            (
                !["snapshot", "checkpoint"].contains(&draft.str("elastic_backup_kind")),
                "elastic_backup_kind should be snapshot or checkpoint".to_owned(),
                &["elastic_backup_kind"],
            ),
            (
                draft.bool("colocated_python_data_input") && !draft.bool("enable_single_controller"),
                "colocated_python_data_input needs Pathways (enable_single_controller=true)".to_owned(),
                &["colocated_python_data_input", "enable_single_controller"],
            ),
            (
                draft.bool("use_dpo") && draft.bool("packing"),
                "DPO does not support packing; set packing=false".to_owned(),
                &["use_dpo", "packing"],
            ),
            (
                set("load_full_state_path") && !draft.bool("enable_checkpointing"),
                "You must set enable_checkpointing=True to resume from load_full_state_path".to_owned(),
                &["load_full_state_path", "enable_checkpointing"],
            ),
            (
                draft.bool("enable_multi_tier_checkpointing") && !set("local_checkpoint_directory"),
                "multi-tier checkpointing needs local_checkpoint_directory".to_owned(),
                &["enable_multi_tier_checkpointing", "local_checkpoint_directory"],
            ),
            (
                draft.bool("enable_multi_tier_checkpointing") && draft.int("local_checkpoint_period") <= 0,
                "multi-tier checkpointing needs local_checkpoint_period above 0".to_owned(),
                &["enable_multi_tier_checkpointing", "local_checkpoint_period"],
            ),
            (
                draft.bool("colocated_python_checkpointing") && !draft.bool("enable_single_controller"),
                "colocated_python_checkpointing needs Pathways (enable_single_controller=true)".to_owned(),
                &["colocated_python_checkpointing", "enable_single_controller"],
            ),
            (
                draft.bool("enable_emergency_checkpoint") && !set("local_checkpoint_directory"),
                "emergency checkpointing needs local_checkpoint_directory".to_owned(),
                &["enable_emergency_checkpoint", "local_checkpoint_directory"],
            ),
            (
                draft.bool("enable_emergency_checkpoint") && draft.int("local_checkpoint_period") <= 0,
                "emergency checkpointing needs local_checkpoint_period above 0".to_owned(),
                &["enable_emergency_checkpoint", "local_checkpoint_period"],
            ),
        ],
    )
}

fn quantization(draft: &Draft) -> Result<(), ConfigError> {
    let recipe = draft.str("quantization");
    let accumulating = draft.int("gradient_accumulation_steps") > 1;
    check(
        draft,
        &[
            (
                draft.bool("quantize_kvcache") && draft.str("kv_quant_axis").is_empty(),
                "quantize_kvcache needs kv_quant_axis".to_owned(),
                &["quantize_kvcache", "kv_quant_axis"],
            ),
            (
                draft.bool("quantize_logits_proj") && draft.bool("logits_via_embedding"),
                "quantize_logits_proj cannot be combined with logits_via_embedding".to_owned(),
                &["quantize_logits_proj", "logits_via_embedding"],
            ),
            (
                draft.bool("quantize_logits_proj") && recipe != "fp8_full",
                "quantize_logits_proj needs quantization=fp8_full".to_owned(),
                &["quantize_logits_proj", "quantization"],
            ),
            (
                ["fp8", "nanoo_fp8", "fp8_gpu", "te_fp8_delayedscaling"].contains(&recipe) && accumulating,
                "FP8 quantization is not compatible with gradient accumulation; set \
                 gradient_accumulation_steps=1"
                    .to_owned(),
                &["quantization", "gradient_accumulation_steps"],
            ),
        ],
    )
}

fn layout(draft: &Draft) -> Result<(), ConfigError> {
    let tiles = draft.int("num_vocab_tiling");
    let tokens = draft.float("per_device_batch_size") * draft.float("max_target_length");
    let type_ = draft.str("attention_type");
    check(
        draft,
        &[
            (
                draft.bool("moba") && draft.str("attention") != "dot_product",
                "moba needs attention=dot_product".to_owned(),
                &["moba", "attention"],
            ),
            (
                type_ == "chunk" && draft.int("chunk_attn_window_size") <= 0,
                "chunk_attn_window_size should be above 0 for attention_type=chunk".to_owned(),
                &["attention_type", "chunk_attn_window_size"],
            ),
            (
                type_ == "local_sliding" && draft.int("sliding_window_size") <= 0,
                "sliding_window_size should be above 0 for attention_type=local_sliding".to_owned(),
                &["attention_type", "sliding_window_size"],
            ),
            (
                draft.bool("use_sft") && draft.bool("use_dpo"),
                "only one of use_sft and use_dpo can be true".to_owned(),
                &["use_sft", "use_dpo"],
            ),
            (
                !["context", "expert"].contains(&draft.str("context_sharding")),
                "context_sharding should be context or expert".to_owned(),
                &["context_sharding"],
            ),
            (
                draft.float("per_device_batch_size") > 0.0 && (tiles == 0 || tokens % tiles as f64 != 0.0),
                "Per device batch size times sequence length should be divisible by the number of vocab tiles"
                    .to_owned(),
                &["num_vocab_tiling", "per_device_batch_size", "max_target_length"],
            ),
        ],
    )
}

/// Context parallelism.
fn context(draft: &mut Draft) -> Result<(), ConfigError> {
    let axis = draft.str("context_sharding").to_owned();
    let (ici, dcn) = (format!("ici_{axis}_parallelism"), format!("dcn_{axis}_parallelism"));
    let size = draft.int(&ici) * draft.int(&dcn);
    let strategy = draft.str("context_parallel_strategy").to_lowercase();
    let hardware = draft.str("hardware").to_owned();
    let (gpu, tpu) = (hardware.contains("gpu"), hardware.contains("tpu"));
    check(
        draft,
        &[
            (
                !["all_gather", "ring", "ulysses", "usp"].contains(&strategy.as_str()),
                "context_parallel_strategy should be one of all_gather, ring, ulysses, usp".to_owned(),
                &["context_parallel_strategy"],
            ),
            (
                strategy == "ring" && !gpu && !tpu && size > 1,
                "Ring context parallelism (context_parallel_strategy=ring) is only supported on GPUs or TPUs"
                    .to_owned(),
                &["context_parallel_strategy", "hardware", &ici, &dcn],
            ),
            (
                ["ulysses", "usp"].contains(&strategy.as_str()) && !tpu,
                format!("context_parallel_strategy={strategy} is only supported on TPUs"),
                &["context_parallel_strategy", "hardware"],
            ),
            (
                !["ring", "usp"].contains(&strategy.as_str()) && draft.int("ring_scan_unroll") != 1,
                "ring_scan_unroll is only for context_parallel_strategy=ring or usp".to_owned(),
                &["ring_scan_unroll", "context_parallel_strategy"],
            ),
            (
                strategy != "usp"
                    && (draft.int("ici_context_usp_ulysses_parallelism") != 1
                        || draft.int("dcn_context_usp_ulysses_parallelism") != 1),
                "the context_usp_ulysses axis is only for context_parallel_strategy=usp".to_owned(),
                &["ici_context_usp_ulysses_parallelism", "dcn_context_usp_ulysses_parallelism"],
            ),
            (
                size > 1
                    && !gpu
                    && draft.bool("context_parallel_load_balance")
                    && draft.str("context_parallel_reorder_strategy") == "striped",
                "context_parallel_reorder_strategy=striped is only supported on GPUs".to_owned(),
                &["context_parallel_reorder_strategy", "hardware"],
            ),
        ],
    )?;
    draft.set("context_parallel_strategy", strategy, "in lower case");
    Ok(())
}

const BETWEEN_SLICES: [&str; 12] = [
    "dcn_data_parallelism",
    "dcn_pipeline_parallelism",
    "dcn_fsdp_parallelism",
    "dcn_fsdp_transpose_parallelism",
    "dcn_sequence_parallelism",
    "dcn_context_parallelism",
    "dcn_context_usp_ulysses_parallelism",
    "dcn_tensor_parallelism",
    "dcn_tensor_sequence_parallelism",
    "dcn_expert_parallelism",
    "dcn_context_autoregressive_parallelism",
    "dcn_autoregressive_parallelism",
];

fn devices(draft: &Draft) -> Result<(), ConfigError> {
    let product: i64 = BETWEEN_SLICES.iter().map(|key| draft.int(key)).product();
    let above: Vec<&str> =
        BETWEEN_SLICES.iter().copied().filter(|key| draft.int(key).abs() > 1).chain(["num_slices"]).collect();
    check(
        draft,
        &[
            (
                draft.str("hardware") == "gpu"
                    && draft.bool("packing")
                    && draft.str("attention") == "cudnn_flash_te"
                    && draft.int("max_segments_per_seq") <= 0,
                "max_segments_per_seq must be set when using TransformerEngine attention and packing: set it to the \
                 largest number of documents in a sequence, for example 32, or packing=false (packing is on by default)"
                    .to_owned(),
                &["hardware", "attention", "packing", "max_segments_per_seq"],
            ),
            (
                product.abs() > 1 && draft.int("num_slices") <= 1,
                "DCN parallelism requested but only one slice available".to_owned(),
                &above,
            ),
        ],
    )
}

fn data(draft: &mut Draft) -> Result<(), ConfigError> {
    if draft.str("tokenizer_path").contains("tokenizer_llama3.tiktoken")
        && draft.str("tokenizer_type") != "tiktoken"
    {
        draft.warn("tokenizer_type", "tokenizer_type becomes tiktoken, the format of the Llama 3 tokenizer");
        draft.set("tokenizer_type", "tiktoken", "tokenizer_path names the Llama 3 tokenizer");
    }
    if draft.str("dataset_type") == "hf" && draft.bool("hf_eval_files") {
        // MaxText asks for the path first; the order of errors does not depend on it.
        draft.set("hf_eval_split", "train", "hf_eval_files is given");
    }
    let set = |key: &str| !draft.str(key).is_empty();
    let evaluating = draft.int("eval_interval") > 0;
    let kind = draft.str("dataset_type");
    let file_type = draft.str("grain_file_type");
    let hub_parquet = set("hf_path") && file_type == "parquet";
    let tfrecord =
        |name: &str, split: &str| file_type == "tfrecord" && set("dataset_path") && set(name) && set(split);
    check(
        draft,
        &[
            (
                kind == "hf" && !set("hf_path"),
                "hf_path can't be empty when dataset_type=hf: parquet, json or text for local files named by \
                 hf_train_files"
                    .to_owned(),
                &["dataset_type", "hf_path"],
            ),
            (
                kind == "hf" && evaluating && !set("hf_eval_split"),
                "Please specify hf_eval_split or set eval_interval to <=0".to_owned(),
                &["dataset_type", "eval_interval", "hf_eval_split"],
            ),
            (
                kind == "hf" && draft.int("grain_worker_count") > 1,
                "dataset_type=hf takes grain_worker_count of 1 at most; more would repeat data".to_owned(),
                &["dataset_type", "grain_worker_count"],
            ),
            (
                kind == "grain"
                    && !set("grain_train_files")
                    && !set("grain_train_mixture_config_path")
                    && !hub_parquet
                    && !tfrecord("dataset_name", "train_split"),
                "When dataset_type=grain, set grain_train_files, grain_train_mixture_config_path, hf_path with \
                 grain_file_type=parquet, or dataset_path, dataset_name and train_split with \
                 grain_file_type=tfrecord"
                    .to_owned(),
                &["dataset_type", "grain_train_files"],
            ),
            (
                kind == "grain"
                    && evaluating
                    && !set("grain_eval_files")
                    && !hub_parquet
                    && !tfrecord("eval_dataset_name", "eval_split"),
                "Please specify grain_eval_files or set eval_interval to <=0".to_owned(),
                &["dataset_type", "eval_interval", "grain_eval_files"],
            ),
            (
                kind == "tfds" && !set("dataset_name"),
                "dataset_name can't be empty when dataset_type=tfds".to_owned(),
                &["dataset_type", "dataset_name"],
            ),
            (
                kind == "tfds" && evaluating && !set("eval_split"),
                "Please specify eval_split or set eval_interval to <=0".to_owned(),
                &["dataset_type", "eval_interval", "eval_split"],
            ),
            (
                evaluating
                    && draft.int("eval_steps") <= 0
                    && draft.bool("generate_padding_batch_eval"),
                "eval_steps must be > 0 when generate_padding_batch_eval is true".to_owned(),
                &["eval_interval", "eval_steps", "generate_padding_batch_eval"],
            ),
        ],
    )
}

/// Layer types whose matrices MaxText's muon knows.
const MUON: [&str; 9] = [
    "deepseek",
    "deepseek4",
    "qwen3",
    "qwen3_moe",
    "qwen3_custom_moe",
    "qwen3_next",
    "gpt_oss",
    "gemma3",
    "llama2",
];

fn model(draft: &Draft) -> Result<(), ConfigError> {
    let rotary = draft.value("partial_rotary_factor").number().unwrap_or(1.0);
    let block = draft.str("decoder_block");
    check(
        draft,
        &[
            (
                !["qwen3_next", "qwen3_5"].contains(&block) && rotary != 1.0,
                "partial_rotary_factor has no effect with this decoder_block; leave it at 1.0".to_owned(),
                &["partial_rotary_factor", "decoder_block"],
            ),
            (
                draft.str("opt_type") == "muon" && !MUON.contains(&block),
                "Muon dimension numbers haven't been tested for this model; use opt_type=adamw".to_owned(),
                &["opt_type", "decoder_block"],
            ),
            (
                draft.bool("force_q_layout") && !draft.bool("use_jax_splash"),
                "force_q_layout needs use_jax_splash=true".to_owned(),
                &["force_q_layout", "use_jax_splash"],
            ),
            (
                draft.bool("use_qk_clip") && draft.str("attention_type") != "mla",
                "use_qk_clip needs attention_type=mla".to_owned(),
                &["use_qk_clip", "attention_type"],
            ),
            (
                draft.bool("share_kv_projections") && draft.bool("fused_qkv"),
                "share_kv_projections cannot be combined with fused_qkv".to_owned(),
                &["share_kv_projections", "fused_qkv"],
            ),
        ],
    )
}

/// Rules that MaxText checks last.
pub(crate) fn last(draft: &Draft) -> Result<(), ConfigError> {
    let strategies = ["disabled", "mlp", "full"];
    let overlap = draft.str("te_comm_gemm_overlap").to_lowercase();
    check(
        draft,
        &[
            (
                draft.bool("enable_diloco") && draft.bool("use_tokamax_gmm"),
                "use_tokamax_gmm cannot be combined with enable_diloco".to_owned(),
                &["use_tokamax_gmm", "enable_diloco"],
            ),
            (
                !strategies.contains(&overlap.as_str()),
                "te_comm_gemm_overlap should be disabled, mlp or full".to_owned(),
                &["te_comm_gemm_overlap"],
            ),
        ],
    )
}
