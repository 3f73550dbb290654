//! One token at a time, with the keys and values of all earlier tokens kept.

use std::cell::Cell;

use hlo::op::BinaryOp;
use hlo::{DType, Shape, Tensor};

use super::attention::dot_product_attention;
use super::decoder::logits;
use super::embed::Embed;
use super::layer::{LayerDropout, LlamaDecoderLayer};
use super::norm::RmsNorm;
use super::{LlamaConfig, Params, Scope};

/// Keys and values of all layers, `[l, b, s, k, h]` each, in the activations' type.
#[derive(Clone, Copy, Debug)]
pub struct Cache<'g> {
    /// Keys, rotated.
    pub keys: Tensor<'g>,
    /// Values.
    pub values: Tensor<'g>,
}

impl Cache<'_> {
    /// Shape of each array for `batch` sequences of at most `length` tokens.
    pub fn shape(c: &LlamaConfig, batch: i64, length: i64) -> Shape {
        [c.num_decoder_layers, batch, length, c.num_kv_heads, c.head_dim].into()
    }
}

/// Logits of the next token, `[b, v]`, and the cache with this token's keys and values: `ids [b, 1]` at `position`, an
/// i32 scalar.
pub fn decode_step<'g>(
    cx: &Scope<'_, 'g>,
    ids: Tensor<'g>,
    position: Tensor<'g>,
    cache: Cache<'g>,
) -> (Tensor<'g>, Cache<'g>) {
    let c = cx.config;
    let positions = position.broadcast_to(ids.shape());
    let y = Embed::apply(cx, ids).to_dtype(c.dtype);
    let decoder = &cx.enter("decoder");
    let (y, cache) = match c.scan_layers {
        true => scanned(decoder, y, positions, position, cache),
        false => (0..c.num_decoder_layers).fold((y, cache), |(y, cache), i| {
            let index = cx.graph.scalar(DType::I32, i as f64);
            layer(&decoder.enter(&format!("layers_{i}")), y, positions, position, cache, index)
        }),
    };
    let y = RmsNorm { name: "decoder_norm" }.apply(decoder, y);
    let logits = logits(cx, decoder, y).to_dtype(DType::F32);
    (logits.squeeze(&[1]), cache)
}

fn layer<'g>(
    cx: &Scope<'_, 'g>,
    y: Tensor<'g>,
    positions: Tensor<'g>,
    position: Tensor<'g>,
    cache: Cache<'g>,
    index: Tensor<'g>,
) -> (Tensor<'g>, Cache<'g>) {
    let updated = Cell::new(cache);
    let attend = |cx: &Scope<'_, 'g>, query: Tensor<'g>, key: Tensor<'g>, value: Tensor<'g>| {
        let g = cx.graph;
        let zero = g.scalar(DType::I32, 0.0);
        let write = |all: Tensor<'g>, new: Tensor<'g>| {
            all.dynamic_update_slice(new.expand_dims(0), &[index, zero, position, zero, zero])
        };
        let old = updated.get();
        let new = Cache { keys: write(old.keys, key), values: write(old.values, value) };
        updated.set(new);
        let own = |all: Tensor<'g>| all.dynamic_slice_in_dim(index, 1, 0).squeeze(&[0]);
        let length = new.keys.dim(2);
        let seen = g.iota(DType::I32, [1, 1, length], 2).le(position);
        dot_product_attention(cx, query, own(new.keys), own(new.values), seen)
    };
    let y = LlamaDecoderLayer::apply(cx, y, positions, &attend, LayerDropout::default());
    (y, updated.get())
}

fn scanned<'g>(
    cx: &Scope<'_, 'g>,
    y: Tensor<'g>,
    positions: Tensor<'g>,
    position: Tensor<'g>,
    cache: Cache<'g>,
) -> (Tensor<'g>, Cache<'g>) {
    let c = cx.config;
    let cx = &cx.enter("layers");
    let (names, xs) = cx.stacked();
    let options = hlo::ScanOptions { length: Some(c.num_decoder_layers), ..Default::default() };
    let first = cx.graph.scalar(DType::I32, 0.0);
    let (carry, _) =
        cx.graph.scan_with(&options, &[y, cache.keys, cache.values, first], &xs, |carry, slices| {
            let [y, keys, values, index] = *carry else { return (carry.to_vec(), vec![]) };
            let params: Params<'g> = names.iter().cloned().zip(slices.iter().copied()).collect();
            let cache = Cache { keys, values };
            let (y, cache) = layer(&cx.with_params(&params), y, positions, position, cache, index);
            let next = index.binary(BinaryOp::Add, cx.graph.scalar(DType::I32, 1.0));
            (vec![y, cache.keys, cache.values, next], vec![])
        });
    match carry[..] {
        [y, keys, values, _] => (y, Cache { keys, values }),
        _ => (y, cache),
    }
}
