//! Dropout, with one mask for all positions of a sequence.

use hlo::random::host::{Prng, RbgKey};
use hlo::random::{Key, KeyKind};
use hlo::{DType, Graph, Tensor};

use super::{LlamaConfig, streams};

/// Zeroes features with probability `rate` and scales the others by 1/(1-rate); the mask is `[b, 1, d]`.
pub(crate) fn apply<'g>(rate: f64, key: Option<Key<'g>>, x: Tensor<'g>) -> Tensor<'g> {
    let Some(key) = key.filter(|_| rate > 0.0) else { return x };
    let keep = 1.0 - rate;
    let shape = x.shape();
    let mask = key.bernoulli(DType::F32, shape.clone().with_dim(1, 1), keep).broadcast_to(&shape);
    mask.select(x / keep, x.zeros_like())
}

/// Keys of the layers' dropout: of the MLP and of the layer's output.
#[derive(Clone, Debug)]
pub(crate) enum LayerKeys<'g> {
    /// Key words stacked over layers, `[l, 4]`: the same at every step, as MaxText's scanned layers have them.
    Stacked { mlp: Tensor<'g>, layer: Tensor<'g> },
    /// One pair a layer.
    Each(Vec<(Key<'g>, Key<'g>)>),
}

/// All dropout keys of one forward pass.
#[derive(Clone, Debug)]
pub struct DropoutKeys<'g> {
    /// After the embedding and before the logits.
    pub(crate) decoder: [Key<'g>; 2],
    pub(crate) layers: LayerKeys<'g>,
}

fn constant<'g>(g: &'g Graph, key: RbgKey) -> Key<'g> {
    Key::from_words(KeyKind::UnsafeRbg, g.array(&key.words, [4]))
}

impl<'g> DropoutKeys<'g> {
    /// Keys of forward pass number `pass` (an i32 scalar; a microbatch is a pass), `None` without dropout.
    pub fn new(graph: &'g Graph, c: &LlamaConfig, pass: Tensor<'g>) -> Option<Self> {
        if c.dropout_rate <= 0.0 {
            return None;
        }
        let pass = pass.to_dtype(DType::U32);
        let stream = streams::dropout(c.init_weights_seed);
        let decoder = constant(graph, stream.fold_in(0));
        let layers = c.num_decoder_layers as usize;
        let layers = if c.scan_layers {
            let rows = stream.fold_in(1).split(layers);
            let stacked = |n: u32| {
                let words: Vec<u32> = rows.iter().flat_map(|row| row.fold_in(n).fold_in(0).words).collect();
                graph.array(&words, [rows.len() as i64, 4])
            };
            LayerKeys::Stacked { mlp: stacked(0), layer: stacked(1) }
        } else {
            let key = |n: u32| constant(graph, stream.fold_in(n)).fold_in(pass);
            LayerKeys::Each((0..layers as u32).map(|i| (key(1 + 2 * i), key(2 + 2 * i))).collect())
        };
        Some(DropoutKeys {
            decoder: [decoder.fold_in(pass * 2u32), decoder.fold_in(pass * 2u32 + 1u32)],
            layers,
        })
    }
}
