//! MaxText's random streams: `unsafe_rbg` keys, folded and split on the host.

use hlo::random::host::{Prng, RbgKey};

/// The stream from which parameters are drawn: fold_in(root, 0).
pub(crate) fn params(seed: u32) -> RbgKey {
    RbgKey::from_seed(u64::from(seed)).fold_in(0)
}

/// The stream of dropout: fold_in(root, 1).
pub(crate) fn dropout(seed: u32) -> RbgKey {
    RbgKey::from_seed(u64::from(seed)).fold_in(1)
}

/// Draws of one layer from its stream, in order of construction.
pub(crate) const DRAWS_A_LAYER: u32 = 11;

/// Position of the decoder's parameters in the stream: fixed ones first, then the layers.
pub(crate) mod draw {
    pub(crate) const EMBEDDING: u32 = 0;
    pub(crate) const LOGITS: u32 = 3;
    pub(crate) const QUERY: u32 = 1;
    pub(crate) const KEY: u32 = 2;
    pub(crate) const VALUE: u32 = 3;
    pub(crate) const OUT: u32 = 4;
    pub(crate) const WI_0: u32 = 6;
    pub(crate) const WI_1: u32 = 7;
    pub(crate) const WO: u32 = 9;

    /// First draw of the layers: one lower when there is no logits kernel.
    pub(crate) fn layers(tied: bool) -> u32 {
        if tied { 3 } else { 4 }
    }
}

/// The keys of draw `offset` in every layer.
pub(crate) fn layer_keys(seed: u32, layers: usize, scanned: bool, tied: bool, offset: u32) -> Vec<RbgKey> {
    let stream = params(seed);
    let first = draw::layers(tied);
    if scanned {
        return stream.fold_in(first).split(layers).iter().map(|layer| layer.fold_in(offset)).collect();
    }
    (0..layers as u32).map(|i| stream.fold_in(first + i * DRAWS_A_LAYER + offset)).collect()
}
