//! What the model needs of the configuration, in the graph's types.

use custom_calls::recipe::{Settings, UnknownRecipe};
use hlo::DType;

use crate::config::{self, RematPolicy, RopeType, TrainConfig};
use crate::model::attention::AttentionForm;
use crate::model::sharding::AxisRules;

/// How rotary embeddings pair dimensions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RopeForm {
    /// Dimension i with i + h/2, in the activations' type.
    Halves,
    /// Dimension 2i with 2i + 1, in f32, frequencies scaled as in Llama 3.1 when `scaled`.
    Pairs {
        /// `rope_use_scale`.
        scaled: bool,
    },
}

/// Sizes and switches of the decoder; names are MaxText's keys.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "MaxText's keys, described in the configuration table")]
pub struct LlamaConfig {
    pub emb_dim: i64,
    pub num_query_heads: i64,
    pub num_kv_heads: i64,
    pub head_dim: i64,
    pub mlp_dim: i64,
    pub num_decoder_layers: i64,
    pub vocab_size: i64,
    pub max_target_length: i64,
    pub dtype: DType,
    pub weight_dtype: DType,
    pub scan_layers: bool,
    pub param_scan_axis: i64,
    pub mlp_activations: Vec<String>,
    pub normalization_layer_epsilon: f64,
    /// How attention is computed; through dot products unless the program is for a GPU.
    pub attention: AttentionForm,
    pub float32_qk_product: bool,
    pub float32_logits: bool,
    pub activations_in_float32: bool,
    pub logits_via_embedding: bool,
    pub normalize_embedding_logits: bool,
    pub logits_dot_in_fp32: bool,
    pub cast_logits_to_fp32: bool,
    pub final_logits_soft_cap: Option<f64>,
    pub rope: RopeForm,
    pub rope_min_timescale: f64,
    pub rope_max_timescale: f64,
    pub rope_linear_scaling_factor: f64,
    /// Rate of dropout in training, 0 when switched off.
    pub dropout_rate: f64,
    /// How the products of the layers are quantised; `None` computes them in `dtype`.
    pub quantization: Option<Settings>,
    pub remat_policy: RematPolicy,
    pub tensors_on_device: Vec<String>,
    pub tensors_to_offload: Vec<String>,
    pub init_weights_seed: u32,
    pub rules: AxisRules,
}

/// The graph's element type of a configuration's.
pub(crate) fn dtype(d: config::DType) -> DType {
    match d {
        config::DType::BFloat16 => DType::BF16,
        config::DType::Float32 => DType::F32,
        config::DType::Float16 => DType::F16,
        config::DType::Float8E4M3Fn => DType::F8E4M3FN,
        config::DType::Float8E5M2 => DType::F8E5M2,
    }
}

impl LlamaConfig {
    /// The model of a training configuration.
    ///
    /// # Errors
    /// If `quantization` names no recipe of ours.
    pub fn new(c: &TrainConfig) -> Result<Self, UnknownRecipe> {
        // MaxText chooses by name, not by the file's rope_type alone: llama3.3 files set none.
        let pairs = c.model_name.starts_with("llama3.1") || c.rope_type == RopeType::Llama31;
        Ok(LlamaConfig {
            emb_dim: c.emb_dim as i64,
            num_query_heads: c.num_query_heads as i64,
            num_kv_heads: c.num_kv_heads as i64,
            head_dim: c.head_dim as i64,
            mlp_dim: c.mlp_dim as i64,
            num_decoder_layers: c.num_decoder_layers as i64,
            vocab_size: c.vocab_size as i64,
            max_target_length: c.max_target_length as i64,
            dtype: dtype(c.dtype),
            weight_dtype: dtype(c.weight_dtype),
            scan_layers: c.scan_layers,
            param_scan_axis: c.param_scan_axis as i64,
            mlp_activations: c.mlp_activations.clone(),
            normalization_layer_epsilon: c.normalization_layer_epsilon,
            attention: AttentionForm::dot_product(c),
            float32_qk_product: c.float32_qk_product,
            float32_logits: c.float32_logits,
            activations_in_float32: c.activations_in_float32,
            logits_via_embedding: c.logits_via_embedding,
            normalize_embedding_logits: c.normalize_embedding_logits,
            logits_dot_in_fp32: c.logits_dot_in_fp32,
            cast_logits_to_fp32: c.cast_logits_to_fp32,
            final_logits_soft_cap: c.final_logits_soft_cap,
            rope: if pairs { RopeForm::Pairs { scaled: c.rope_use_scale } } else { RopeForm::Halves },
            rope_min_timescale: c.rope_min_timescale as f64,
            rope_max_timescale: c.rope_max_timescale as f64,
            rope_linear_scaling_factor: c.rope_linear_scaling_factor,
            dropout_rate: if c.enable_dropout { c.dropout_rate } else { 0.0 },
            quantization: super::quantization(c)?,
            remat_policy: c.remat_policy,
            tensors_on_device: c.tensors_on_device.clone(),
            tensors_to_offload: c.tensors_to_offload.clone(),
            init_weights_seed: c.init_weights_seed,
            rules: AxisRules::new(c),
        })
    }

    /// Query heads a kv head.
    pub fn query_groups(&self) -> i64 {
        self.num_query_heads / self.num_kv_heads.max(1)
    }
}
