//! Grouped-query self-attention.

use hlo::{DType, Tensor};

use super::fused::Fused;
use super::linear::DenseGeneral;
use super::{Scope, rope};
use crate::config::{AttentionKernel, TrainConfig};

/// What a masked score becomes: -0.7 times the largest f32 (MaxText attention_op.py, DEFAULT_MASK_VALUE).
const MASK_VALUE: f64 = -0.7 * f32::MAX as f64;

/// What happens between the projections: query `[b, t, q, h]`, key and value `[b, u, k, h]` to `[b, t, q, h]`.
pub(crate) type Attend<'a, 'g> =
    dyn Fn(&Scope<'_, 'g>, Tensor<'g>, Tensor<'g>, Tensor<'g>) -> Tensor<'g> + 'a;

/// How attention is computed.
#[derive(Clone, Debug)]
pub enum AttentionForm {
    /// Products and softmax as separate operations.
    DotProduct {
        /// Whether the documents of a row are kept apart.
        documents: bool,
    },
    /// cuDNN's kernels.
    Fused(Fused),
}

impl AttentionForm {
    /// The function that the key `attention` names, through dot products.
    pub fn dot_product(c: &TrainConfig) -> Self {
        AttentionForm::DotProduct { documents: c.attention != AttentionKernel::CudnnFlashJax }
    }
}

/// Query, key, value and output projections around the attention.
pub(crate) struct Attention;

impl Attention {
    /// `[b, s, d] -> [b, s, d]`; positions `[b, s]`.
    pub(crate) fn apply<'g>(
        cx: &Scope<'_, 'g>,
        x: Tensor<'g>,
        positions: Tensor<'g>,
        attend: &Attend<'_, 'g>,
    ) -> Tensor<'g> {
        let c = cx.config;
        let cx = &cx.enter("self_attention");
        let project = |name| DenseGeneral { name, contracting: 1 }.apply(cx, x);
        let query = rope::apply(c, project("query"), positions);
        let key = rope::apply(c, project("key"), positions);
        let value = project("value");

        let query = cx.shard(query, &axes("activation_heads")).checkpoint_name("query_proj");
        let key = cx.shard(key, &axes("activation_kv_heads")).checkpoint_name("key_proj");
        let value = cx.shard(value, &axes("activation_kv_heads")).checkpoint_name("value_proj");

        let out = attend(cx, query, key, value);
        let out = cx.shard(out, &axes("activation_heads")).checkpoint_name("attention_out");
        DenseGeneral { name: "out", contracting: 2 }.apply(cx, out).checkpoint_name("out_proj")
    }
}

/// Logical axes of an array `[b, s, heads, h]`.
pub(crate) const fn axes(heads: &'static str) -> [&'static str; 4] {
    ["activation_batch_attn", "activation_length_attn", heads, "activation_kv"]
}

/// Scores, softmax and weighted sum: query `[b, t, q, h]`, key and value `[b, u, k, h]`, mask `[b, t, u]` (or
/// `[1, t, u]`) to `[b, t, q, h]` in the activations' type. The sum over u is divided after the value product.
pub(crate) fn dot_product_attention<'g>(
    cx: &Scope<'_, 'g>,
    query: Tensor<'g>,
    key: Tensor<'g>,
    value: Tensor<'g>,
    mask: Tensor<'g>,
) -> Tensor<'g> {
    let c = cx.config;
    let (query, key) = match c.float32_qk_product {
        true => (query.to_dtype(DType::F32), key.to_dtype(DType::F32)),
        false => (query, key),
    };
    let shape = query.shape();
    let (b, t) = (query.dim(0), query.dim(1));
    let grouped = query.reshape([b, t, c.num_kv_heads, c.query_groups(), c.head_dim]);
    let scores = grouped.einsum("btkgh,bukh->bkgtu", key);
    let scores = if c.float32_logits { scores.to_dtype(DType::F32) } else { scores };
    let masked = cx.graph.scalar(scores.dtype(), MASK_VALUE);
    let scores = mask.expand_dims(1).expand_dims(1).select(scores, masked);

    let exps = (scores - scores.max(&[4]).expand_dims(4)).exp();
    let sums = exps.sum(&[4]).expand_dims(4);
    let weighted = exps.einsum("bkgtu,bukh->btkgh", value.to_dtype(exps.dtype()));
    (weighted / sums.transpose(&[0, 3, 1, 2, 4])).reshape(shape).to_dtype(c.dtype)
}
