//! The decoder: embedding, layers, final norm, logits.

use hlo::random::{Key, KeyKind};
use hlo::{DType, ScanInput, Tensor};

use super::attention::{AttentionForm, dot_product_attention};
use super::dropout::{self, DropoutKeys, LayerKeys};
use super::embed::Embed;
use super::layer::{LayerDropout, LlamaDecoderLayer};
use super::linear::DenseGeneral;
use super::norm::RmsNorm;
use super::{Params, Scope, remat};

/// What the decoder is applied to, i32 `[b, s]` each.
#[derive(Clone, Copy, Debug)]
pub struct Inputs<'g> {
    /// Token ids.
    pub ids: Tensor<'g>,
    /// Position of each token in its document.
    pub positions: Tensor<'g>,
    /// Segment of each token.
    pub segments: Tensor<'g>,
}

impl<'g> Inputs<'g> {
    /// Attention among the tokens of the rows.
    fn attend(&self) -> impl Fn(&Scope<'_, 'g>, Tensor<'g>, Tensor<'g>, Tensor<'g>) -> Tensor<'g> {
        let inputs = *self;
        move |cx, query, key, value| match &cx.config.attention {
            AttentionForm::DotProduct { documents: true } => {
                dot_product_attention(cx, query, key, value, inputs.mask())
            }
            AttentionForm::DotProduct { documents: false } => {
                dot_product_attention(cx, query, key, value, inputs.causal())
            }
            AttentionForm::Fused(fused) => fused.apply(query, key, value, inputs.segments),
        }
    }

    /// Tokens not later in the row, `[1, t, u]`.
    fn causal(&self) -> Tensor<'g> {
        let s = self.segments.dim(1);
        Tensor::tril_mask(self.segments.graph(), s, s, 0).expand_dims(0)
    }

    /// Which token u a token t may attend to, `[b, t, u]`: same segment, not later in the row.
    pub(crate) fn mask(&self) -> Tensor<'g> {
        let same = self.segments.expand_dims(2).equal(self.segments.expand_dims(1));
        let real = self.segments.ge(0i32).expand_dims(1);
        same & real & self.causal()
    }
}

/// The language model.
pub struct Llama;

impl Llama {
    /// Token ids to logits, `[b, s] -> [b, s, v]`.
    pub fn apply<'g>(cx: &Scope<'_, 'g>, inputs: &Inputs<'g>, keys: Option<&DropoutKeys<'g>>) -> Tensor<'g> {
        let c = cx.config;
        let drop = |n: usize, x| dropout::apply(c.dropout_rate, keys.map(|k| k.decoder[n]), x);
        let y = drop(0, Embed::apply(cx, inputs.ids)).to_dtype(c.dtype);
        let decoder = &cx.enter("decoder");
        let y = match c.scan_layers {
            true => scanned_layers(decoder, y, inputs, keys),
            false => separate_layers(decoder, y, inputs, keys),
        };
        let y = drop(1, RmsNorm { name: "decoder_norm" }.apply(decoder, y));
        logits(cx, decoder, y)
    }
}

/// Logits of normalised activations, `[b, s, d] -> [b, s, v]`.
pub(super) fn logits<'g>(root: &Scope<'_, 'g>, decoder: &Scope<'_, 'g>, y: Tensor<'g>) -> Tensor<'g> {
    let c = root.config;
    let dtype = if c.logits_dot_in_fp32 { DType::F32 } else { c.dtype };
    let logits = match c.logits_via_embedding {
        true => Embed::attend(root, y),
        false => DenseGeneral { name: "logits_dense", contracting: 1 }.apply_in(decoder, y, dtype),
    };
    let axes = ["activation_embed_and_logits_batch", "activation_length", "activation_vocab"];
    let logits = root.shard(logits, &axes);
    if c.cast_logits_to_fp32 { logits.to_dtype(DType::F32) } else { logits }
}

/// One scan over the stacked parameters of all layers.
fn scanned_layers<'g>(
    cx: &Scope<'_, 'g>,
    y: Tensor<'g>,
    inputs: &Inputs<'g>,
    keys: Option<&DropoutKeys<'g>>,
) -> Tensor<'g> {
    let c = cx.config;
    let cx = &cx.enter("layers");
    let (names, mut xs) = cx.stacked();
    let rounding = cx.rounding_key().map(|key| {
        xs.push(ScanInput { array: key.split_words(c.num_decoder_layers), axis: 0 });
        (key.kind(), xs.len() - 1)
    });
    let dropout = xs.len();
    if let Some(LayerKeys::Stacked { mlp, layer }) = keys.map(|k| &k.layers) {
        xs.extend([*mlp, *layer].map(|array| ScanInput { array, axis: 0 }));
    }
    let options = hlo::ScanOptions { length: Some(c.num_decoder_layers), ..Default::default() };
    let policy = remat::policy(c);
    let (carry, _) = cx.graph.scan_with(&options, &[y], &xs, |carry, slices| {
        let params: Params<'g> = names.iter().cloned().zip(slices.iter().copied()).collect();
        let key = |n: usize| slices.get(dropout + n).map(|words| Key::from_words(KeyKind::UnsafeRbg, *words));
        let keys = LayerDropout { mlp: key(0), layer: key(1) };
        let rounding = rounding.map(|(kind, at)| Key::from_words(kind, slices[at]));
        let cx = cx.with_params(&params).with_rounding_key(rounding);
        let layer =
            || vec![LlamaDecoderLayer::apply(&cx, carry[0], inputs.positions, &inputs.attend(), keys)];
        (cx.graph.remat(&policy, false, layer), vec![])
    });
    carry[0]
}

/// Layers `layers_0`, `layers_1`, ... with parameters of their own.
fn separate_layers<'g>(
    cx: &Scope<'_, 'g>,
    y: Tensor<'g>,
    inputs: &Inputs<'g>,
    keys: Option<&DropoutKeys<'g>>,
) -> Tensor<'g> {
    let policy = remat::policy(cx.config);
    (0..cx.config.num_decoder_layers as usize).fold(y, |y, i| {
        let cx = &cx.enter(&format!("layers_{i}"));
        let keys = match keys.map(|k| &k.layers) {
            Some(LayerKeys::Each(each)) => LayerDropout { mlp: Some(each[i].0), layer: Some(each[i].1) },
            _ => LayerDropout::default(),
        };
        let layer = || vec![LlamaDecoderLayer::apply(cx, y, inputs.positions, &inputs.attend(), keys)];
        let out = cx.graph.remat(&policy, true, layer);
        out.first().copied().unwrap_or(y)
    })
}
