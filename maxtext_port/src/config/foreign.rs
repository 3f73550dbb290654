//! Rules that MaxText checks between keys of features that this program refuses: mixture of experts, latent and sparse
//! attention, block diffusion, post-training, multimodal input, TPU kernels. They matter for `maxtext config resolve`, which
//! answers as MaxText does; training is refused anyway.

use super::draft::Draft;
use super::error::ConfigError;
use super::validate::check;
use super::value::Value;

/// All of them.
pub(crate) fn across_groups(draft: &Draft) -> Result<(), ConfigError> {
    experts(draft)?;
    attention(draft)?;
    block_diffusion(draft)?;
    layers(draft)?;
    quantization(draft)?;
    data(draft)?;
    distillation(draft)
}

fn experts(draft: &Draft) -> Result<(), ConfigError> {
    let many = draft.int("num_experts") > 1;
    let everywhere = draft.int("interleave_moe_layer_step") == 1
        && draft.int("first_num_dense_layers") == 0
        && draft.int("inhomogeneous_layer_cycle_interval") == 1;
    let combine = draft.str("moe_quantize_combine_bwd_method");
    let fixed = |key: &str| draft.str(key).to_lowercase().starts_with("fixed");
    check(
        draft,
        &[
            (
                draft.bool("shard_embed_moe_on_fsdp")
                    && (draft.str("quantization").is_empty()
                        || !fixed("weight_quantization_calibration_method")),
                "shard_embed_moe_on_fsdp needs quantization and a fixed weight_quantization_calibration_method"
                    .to_owned(),
                &["shard_embed_moe_on_fsdp", "quantization", "weight_quantization_calibration_method"],
            ),
            (
                many && draft.int("moe_mlp_dim") <= 0,
                "base_moe_mlp_dim should be positive with num_experts above 1".to_owned(),
                &["num_experts", "base_moe_mlp_dim"],
            ),
            (
                many
                    && everywhere
                    && draft.int("base_mlp_dim") != draft.int("base_moe_mlp_dim")
                    && !["qwen3_moe", "gemma4"].contains(&draft.str("decoder_block")),
                "with experts in every layer base_mlp_dim should equal base_moe_mlp_dim".to_owned(),
                &["num_experts", "base_mlp_dim", "base_moe_mlp_dim"],
            ),
            (
                many && draft.bool("te_moe_block") && !draft.bool("sparse_matmul"),
                "te_moe_block needs sparse_matmul=true".to_owned(),
                &["te_moe_block", "sparse_matmul"],
            ),
            (
                draft.bool("moe_topk_before_ep_all_gather")
                    && !(draft.bool("sparse_matmul") && draft.bool("use_ring_of_experts")),
                "moe_topk_before_ep_all_gather needs sparse_matmul and use_ring_of_experts".to_owned(),
                &["moe_topk_before_ep_all_gather", "sparse_matmul", "use_ring_of_experts"],
            ),
            (
                !combine.is_empty() && !draft.bool("use_ring_of_experts"),
                "moe_quantize_combine_bwd_method needs use_ring_of_experts=true".to_owned(),
                &["moe_quantize_combine_bwd_method", "use_ring_of_experts"],
            ),
            (
                draft.bool("moe_quantize_token_all_gather") && !draft.bool("use_ring_of_experts"),
                "moe_quantize_token_all_gather needs use_ring_of_experts=true".to_owned(),
                &["moe_quantize_token_all_gather", "use_ring_of_experts"],
            ),
            (
                draft.bool("use_gmm_v2") && !draft.bool("use_tokamax_gmm"),
                "use_gmm_v2 needs use_tokamax_gmm=true".to_owned(),
                &["use_gmm_v2", "use_tokamax_gmm"],
            ),
            (
                draft.bool("use_gmm_v2_heuristic_tiling") && !draft.bool("use_gmm_v2"),
                "use_gmm_v2_heuristic_tiling needs use_gmm_v2=true".to_owned(),
                &["use_gmm_v2_heuristic_tiling", "use_gmm_v2"],
            ),
            (
                draft.str("decoder_block") == "llama4" && draft.float("capacity_factor") >= 0.0,
                "capacity_factor should be -1 with decoder_block=llama4".to_owned(),
                &["decoder_block", "capacity_factor"],
            ),
        ],
    )
}

fn attention(draft: &Draft) -> Result<(), ConfigError> {
    let kind = draft.str("attention_type");
    let heads = draft.int("num_query_heads");
    let uneven = |key: &str| {
        let chunk = draft.int(key);
        chunk > 0 && (chunk > heads || heads % chunk != 0)
    };
    let latent = kind == "mla";
    check(
        draft,
        &[
            (
                uneven("mla_qk_head_chunk_size"),
                "mla_qk_head_chunk_size should divide the number of query heads".to_owned(),
                &["mla_qk_head_chunk_size", "num_query_heads"],
            ),
            (
                uneven("csa_qk_head_chunk_size"),
                "csa_qk_head_chunk_size should divide the number of query heads".to_owned(),
                &["csa_qk_head_chunk_size", "num_query_heads"],
            ),
            (
                draft.bool("use_indexer") && !latent && kind != "compressed",
                "use_indexer needs attention_type=mla or compressed".to_owned(),
                &["use_indexer", "attention_type"],
            ),
            (
                !draft.bool("use_indexer") && draft.str("indexer_cutoff_threshold") != "remat",
                "indexer_cutoff_threshold needs use_indexer=true".to_owned(),
                &["indexer_cutoff_threshold", "use_indexer"],
            ),
            (
                draft.bool("use_mla_absorbed_mqa") && !latent,
                "use_mla_absorbed_mqa needs attention_type=mla".to_owned(),
                &["use_mla_absorbed_mqa", "attention_type"],
            ),
            (
                (draft.bool("experimental_sa_quant_q_fp8") || draft.bool("experimental_sa_quant_k_fp8"))
                    && !latent,
                "attention in fp8 needs attention_type=mla".to_owned(),
                &["experimental_sa_quant_q_fp8", "experimental_sa_quant_k_fp8", "attention_type"],
            ),
            (
                draft.bool("share_kv_projections") && latent,
                "share_kv_projections cannot be combined with attention_type=mla".to_owned(),
                &["share_kv_projections", "attention_type"],
            ),
            (
                draft.int("num_kv_shared_layers") > 0
                    && (draft.bool("fused_qkv") || draft.bool("share_kv_projections")),
                "num_kv_shared_layers cannot be combined with fused_qkv or share_kv_projections".to_owned(),
                &["num_kv_shared_layers", "fused_qkv", "share_kv_projections"],
            ),
        ],
    )
}

fn block_diffusion(draft: &Draft) -> Result<(), ConfigError> {
    let kind = draft.str("attention_type") == "block_diffusion";
    let objective = draft.str("training_objective") == "block_diffusion";
    let kernel = draft.str("attention");
    let mask = draft.int("block_diffusion_mask_id");
    check(
        draft,
        &[
            (
                kind && draft.bool("packing"),
                "attention_type=block_diffusion does not support packing; set packing=false".to_owned(),
                &["attention_type", "packing"],
            ),
            (
                kind && !["autoselected", "dot_product", "flash"].contains(&kernel),
                "attention_type=block_diffusion needs attention=dot_product or flash".to_owned(),
                &["attention_type", "attention"],
            ),
            (
                kind && kernel != "dot_product" && draft.str("hardware") != "tpu",
                "attention_type=block_diffusion needs attention=dot_product on this hardware".to_owned(),
                &["attention_type", "attention", "hardware"],
            ),
            (
                objective && !kind,
                "training_objective=block_diffusion needs attention_type=block_diffusion".to_owned(),
                &["training_objective", "attention_type"],
            ),
            (
                objective && !(0..draft.int("vocab_size")).contains(&mask),
                "block_diffusion_mask_id should be a token id".to_owned(),
                &["block_diffusion_mask_id", "vocab_size"],
            ),
        ],
    )
}

/// Decoders that MaxText runs with `shard_mode=explicit`.
const EXPLICIT: [&str; 15] = [
    "simple",
    "simple_mlp",
    "llama2",
    "deepseek",
    "mistral",
    "mixtral",
    "qwen2",
    "qwen3",
    "qwen3_moe",
    "qwen3_custom_moe",
    "qwen3_5",
    "qwen3_next",
    "gemma",
    "gemma2",
    "gemma3",
];

fn layers(draft: &Draft) -> Result<(), ConfigError> {
    let grid = ["video_max_grid_t", "video_max_grid_h", "video_max_grid_w"];
    let given = grid.iter().filter(|key| draft.value(key) != &Value::Null).count();
    let engram = draft.bool("engram_layers");
    let vit = draft.bool("deepstack_visual_indexes_for_vit");
    let ngrams = draft.int("engram_max_ngram_size") - 1;
    let bases = draft.value("engram_vocab_bases").as_list().map_or(0, <[Value]>::len) as i64;
    check(
        draft,
        &[
            (
                draft.bool("use_mhc_pallas_kernel") && !draft.bool("enable_mhc_lite"),
                "use_mhc_pallas_kernel needs enable_mhc_lite=true".to_owned(),
                &["use_mhc_pallas_kernel", "enable_mhc_lite"],
            ),
            (
                (1..grid.len()).contains(&given),
                "video_max_grid_t, video_max_grid_h and video_max_grid_w should be set together".to_owned(),
                &grid,
            ),
            (
                engram && (!draft.bool("hf_access_token") || !draft.bool("tokenizer_path")),
                "engram_layers needs a Hugging Face token (HF_TOKEN) and tokenizer_path".to_owned(),
                &["engram_layers", "tokenizer_path"],
            ),
            (
                engram && bases != ngrams,
                "engram_vocab_bases should have engram_max_ngram_size - 1 numbers".to_owned(),
                &["engram_vocab_bases", "engram_max_ngram_size"],
            ),
            (
                vit && draft.bool("scan_layers"),
                "deepstack_visual_indexes_for_vit needs scan_layers=false".to_owned(),
                &["deepstack_visual_indexes_for_vit", "scan_layers"],
            ),
            (
                draft.str("shard_mode") == "explicit" && !EXPLICIT.contains(&draft.str("decoder_block")),
                "shard_mode=explicit does not support this decoder_block".to_owned(),
                &["shard_mode", "decoder_block"],
            ),
            (
                draft.bool("use_lineage") && draft.str("decoder_block") != "deepseek",
                "use_lineage needs decoder_block=deepseek".to_owned(),
                &["use_lineage", "decoder_block"],
            ),
        ],
    )
}

fn quantization(draft: &Draft) -> Result<(), ConfigError> {
    let recipe = draft.str("quantization");
    let fp8 = ["float8_e4m3fn", "float8_e5m2"].contains(&draft.str("weight_dtype"));
    let axes: Vec<&str> = super::keys::table()
        .iter()
        .map(|key| key.name)
        .filter(|name| name.starts_with("ici_") && name.ends_with("_parallelism"))
        .filter(|name| *name != "ici_parallelism")
        .filter(|name| !["ici_expert_parallelism", "ici_fsdp_parallelism"].contains(name))
        .filter(|name| draft.int(name) != 1)
        .collect();
    check(
        draft,
        &[
            (
                draft.bool("quantize_mtp") && (draft.int("mtp_num_layers") <= 0 || recipe != "fp8_full"),
                "quantize_mtp needs mtp_num_layers above 0 and quantization=fp8_full".to_owned(),
                &["quantize_mtp", "mtp_num_layers", "quantization"],
            ),
            (
                draft.bool("quantize_logits_proj")
                    && (draft.int("num_vocab_tiling") > 1 || draft.bool("logits_dot_in_fp32")),
                "quantize_logits_proj cannot be combined with num_vocab_tiling or logits_dot_in_fp32"
                    .to_owned(),
                &["quantize_logits_proj", "num_vocab_tiling", "logits_dot_in_fp32"],
            ),
            (
                draft.bool("quantization")
                    && draft.bool("use_qwix_quantization")
                    && draft.bool("quantize_router_proj")
                    && draft.bool("float32_gate_logits"),
                "quantize_router_proj cannot be combined with float32_gate_logits".to_owned(),
                &["quantize_router_proj", "float32_gate_logits"],
            ),
            (
                draft.bool("use_batch_split_schedule") && !recipe.is_empty() && recipe != "fp8_full",
                "use_batch_split_schedule needs quantization=fp8_full or none".to_owned(),
                &["use_batch_split_schedule", "quantization"],
            ),
            (
                draft.bool("use_manual_quantization") && !draft.bool("use_batch_split_schedule"),
                "use_manual_quantization needs use_batch_split_schedule=true".to_owned(),
                &["use_manual_quantization", "use_batch_split_schedule"],
            ),
            (
                recipe == "serve_fp8_weight" && !fp8,
                "quantization=serve_fp8_weight needs weight_dtype=float8_e4m3fn or float8_e5m2".to_owned(),
                &["quantization", "weight_dtype"],
            ),
            (
                draft.bool("check_vma") && draft.str("shard_mode") != "auto",
                "check_vma needs shard_mode=auto".to_owned(),
                &["check_vma", "shard_mode"],
            ),
            (
                draft.bool("check_vma") && !axes.is_empty(),
                "check_vma only supports ici_expert_parallelism and ici_fsdp_parallelism".to_owned(),
                &axes,
            ),
        ],
    )
}

fn data(draft: &Draft) -> Result<(), ConfigError> {
    let elastic = draft.bool("grain_use_elastic_iterator");
    let overlap = draft.str("te_comm_gemm_overlap").to_lowercase();
    check(
        draft,
        &[
            (
                elastic && draft.str("grain_file_type") != "arrayrecord",
                "grain_use_elastic_iterator needs grain_file_type=arrayrecord".to_owned(),
                &["grain_use_elastic_iterator", "grain_file_type"],
            ),
            (
                elastic && draft.bool("packing"),
                "grain_use_elastic_iterator needs packing=false".to_owned(),
                &["grain_use_elastic_iterator", "packing"],
            ),
            (
                elastic && !draft.bool("use_truncation"),
                "grain_use_elastic_iterator needs use_truncation=true".to_owned(),
                &["grain_use_elastic_iterator", "use_truncation"],
            ),
            (
                ["mlp", "full"].contains(&overlap.as_str()) && draft.str("hardware") != "gpu_multiprocess",
                "te_comm_gemm_overlap needs hardware=gpu_multiprocess".to_owned(),
                &["te_comm_gemm_overlap", "hardware"],
            ),
        ],
    )
}

fn distillation(draft: &Draft) -> Result<(), ConfigError> {
    let open = |name: &str| {
        draft.str(&format!("distill_{name}_schedule")) != "constant"
            && draft.value(&format!("distill_{name}_end")) == &Value::Null
    };
    check(
        draft,
        &[
            (
                draft.float("distill_beta") > 0.0 && !draft.bool("scan_layers"),
                "distill_beta above 0 needs scan_layers=true".to_owned(),
                &["distill_beta", "scan_layers"],
            ),
            (
                ["alpha", "temperature", "beta"].into_iter().any(open),
                "a distillation schedule needs its end value".to_owned(),
                &["distill_alpha_schedule", "distill_temperature_schedule", "distill_beta_schedule"],
            ),
        ],
    )
}
