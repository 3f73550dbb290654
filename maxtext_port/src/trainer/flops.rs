//! Training FLOPs per device and step, by MaxText's formula.
//!
//! The attention term counts half of the full square (causal); a multiply-add is two operations; backward costs twice
//! the forward. Rematerialised work is not counted. Source: MaxText 0.2.5,
//! `maxtext_utils.calculate_tflops_training_per_device`.

/// The sizes that the formula reads.
#[derive(Clone, Debug, PartialEq)]
pub struct FlopsSizes {
    /// Sequences per device and micro-batch; may be fractional.
    pub per_device_batch_size: f64,
    /// Sequence length.
    pub max_target_length: usize,
    /// Micro-batches per step.
    pub gradient_accumulation_steps: usize,
    /// Model width.
    pub emb_dim: usize,
    /// Hidden width of the MLP.
    pub mlp_dim: usize,
    /// Length of `mlp_activations` (2 for a gated MLP).
    pub num_mlp_activations: usize,
    /// Query heads.
    pub num_query_heads: usize,
    /// Key and value heads.
    pub num_kv_heads: usize,
    /// Width of one head.
    pub head_dim: usize,
    /// Vocabulary size.
    pub vocab_size: usize,
    /// Decoder layers.
    pub num_decoder_layers: usize,
}

/// TFLOP of one training step on one device.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrainingTflops {
    /// Matrix products with learnable weights.
    pub learnable_weight: f64,
    /// Score and value products of attention.
    pub attention: f64,
}

impl TrainingTflops {
    /// Weights and attention together.
    pub fn total(&self) -> f64 {
        self.learnable_weight + self.attention
    }
}

impl FlopsSizes {
    /// TFLOP of one training step on one device (forward and backward, all micro-batches).
    pub fn training_tflops(&self) -> TrainingTflops {
        let tokens = self.per_device_batch_size * self.max_target_length as f64;
        let (emb, head) = (self.emb_dim as f64, self.head_dim as f64);
        let (heads, kv_heads) = (self.num_query_heads as f64, self.num_kv_heads as f64);
        let matmul = |rows: f64, columns: f64| 2.0 * tokens * rows * columns;

        let ffn = matmul(self.mlp_dim as f64, emb) * (self.num_mlp_activations as f64 + 1.0);
        let qkv = matmul(emb, (heads + 2.0 * kv_heads) * head);
        let projection = matmul(emb, heads * head);
        let causal_attention = matmul(self.max_target_length as f64, heads * head);
        let logits = matmul(emb, self.vocab_size as f64);

        let layers = self.num_decoder_layers as f64;
        let scale = 3.0 * self.gradient_accumulation_steps as f64 / 1e12;
        TrainingTflops {
            learnable_weight: (layers * (ffn + qkv + projection) + logits) * scale,
            attention: layers * causal_attention * scale,
        }
    }

    /// Tokens that one device processes in a step.
    pub fn tokens_per_device(&self) -> f64 {
        self.max_target_length as f64 * self.per_device_batch_size * self.gradient_accumulation_steps as f64
    }
}

#[cfg(test)]
mod tests {
    use super::FlopsSizes;

    /// MaxText reports 1.50994944e-4 TFLOP for this model (golden case `a_f32_scan`, `perf/per_device_tflops`).
    #[test]
    fn tflops_equal_maxtext_for_the_small_golden_model() {
        let sizes = FlopsSizes {
            per_device_batch_size: 4.0,
            max_target_length: 64,
            gradient_accumulation_steps: 1,
            emb_dim: 64,
            mlp_dim: 128,
            num_mlp_activations: 2,
            num_query_heads: 4,
            num_kv_heads: 2,
            head_dim: 16,
            vocab_size: 256,
            num_decoder_layers: 2,
        };
        assert!((sizes.training_tflops().total() - 0.00015099494400000002).abs() < 1e-18);
        assert_eq!(sizes.tokens_per_device(), 256.0);
    }
}
