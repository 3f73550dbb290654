//! Token embedding and, for tied weights, the logits.

use hlo::{DType, Tensor};

use super::Scope;

/// The table that turns ids into vectors.
pub(crate) struct Embed;

impl Embed {
    const NAME: &'static str = "token_embedder";

    /// `[b, s] i32 -> [b, s, d]`. Negative ids count from the end of the table.
    pub(crate) fn apply<'g>(cx: &Scope<'_, 'g>, ids: Tensor<'g>) -> Tensor<'g> {
        let cx = &cx.enter(Self::NAME);
        let table = cx.param("embedding").to_dtype(cx.config.dtype);
        let embedded = table.take_rows(ids);
        cx.shard(
            embedded,
            &["activation_embed_and_logits_batch", "activation_norm_length", "activation_embed"],
        )
    }

    /// Logits from the table, `[b, s, d] -> [b, s, v]`.
    pub(crate) fn attend<'g>(cx: &Scope<'_, 'g>, x: Tensor<'g>) -> Tensor<'g> {
        let c = cx.config;
        let cx = &cx.enter(Self::NAME);
        let out_dtype = if c.logits_dot_in_fp32 { DType::F32 } else { c.dtype };
        // MaxText embeddings.py, attend_on_embedding: the table is rounded to bf16 whatever the run's type.
        let table = cx.param("embedding").to_dtype(DType::BF16).to_dtype(out_dtype);
        let logits = x.to_dtype(out_dtype).tensordot(table, &[x.rank() as i64 - 1], &[1]);
        let logits = if c.normalize_embedding_logits { logits / (c.emb_dim as f64).sqrt() } else { logits };
        match c.final_logits_soft_cap {
            Some(cap) if cap != 0.0 => (logits / cap).tanh() * cap,
            _ => logits,
        }
    }
}
