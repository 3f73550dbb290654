//! One decoder layer.

use hlo::Tensor;
use hlo::random::Key;

use super::attention::{Attend, Attention};
use super::mlp::MlpBlock;
use super::norm::RmsNorm;
use super::{Scope, dropout};

const ACTIVATION: &[&str] = &["activation_batch", "activation_norm_length", "activation_embed"];

/// Dropout keys of one layer.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LayerDropout<'g> {
    pub(crate) mlp: Option<Key<'g>>,
    pub(crate) layer: Option<Key<'g>>,
}

/// Attention and feed-forward block, each behind a norm and with a residual connection.
pub(crate) struct LlamaDecoderLayer;

impl LlamaDecoderLayer {
    /// `[b, s, d] -> [b, s, d]`; positions `[b, s]`.
    pub(crate) fn apply<'g>(
        cx: &Scope<'_, 'g>,
        x: Tensor<'g>,
        positions: Tensor<'g>,
        attend: &Attend<'_, 'g>,
        keys: LayerDropout<'g>,
    ) -> Tensor<'g> {
        let x = cx.shard(x, ACTIVATION).checkpoint_name("decoder_layer_input");
        let lnx = RmsNorm { name: "pre_self_attention_layer_norm" }.apply(cx, x);
        let attended = x + Attention::apply(cx, cx.shard(lnx, ACTIVATION), positions, attend);
        let hidden = RmsNorm { name: "post_self_attention_layer_norm" }.apply(cx, attended);
        let out = MlpBlock::apply(cx, cx.shard(hidden, ACTIVATION), keys.mlp) + attended;
        cx.shard(dropout::apply(cx.config.dropout_rate, keys.layer, out), ACTIVATION)
    }
}
