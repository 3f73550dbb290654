//! The gated feed-forward block.

use hlo::random::Key;
use hlo::{DType, Tensor};

use super::linear::DenseGeneral;
use super::{Scope, dropout};

/// SwiGLU and its relatives: the product of the activations of several input projections.
pub(crate) struct MlpBlock;

impl MlpBlock {
    /// `[b, s, d] -> [b, s, d]`.
    pub(crate) fn apply<'g>(cx: &Scope<'_, 'g>, x: Tensor<'g>, dropout_key: Option<Key<'g>>) -> Tensor<'g> {
        let c = cx.config;
        let cx = &cx.enter("mlp");
        let names: &[(&'static str, &str)] = match c.mlp_activations.len() {
            1 => &[("wi", "mlpwi")],
            _ => &[("wi_0", "mlpwi_0"), ("wi_1", "mlpwi_1")],
        };
        let hidden = names
            .iter()
            .zip(&c.mlp_activations)
            .map(|((wi, checkpoint_name), activation)| {
                let y =
                    DenseGeneral { name: wi, contracting: 1 }.apply(cx, x).checkpoint_name(checkpoint_name);
                let y = if c.activations_in_float32 { y.to_dtype(DType::F32) } else { y };
                activate(activation, y)
            })
            .reduce(|a, b| a * b)
            .unwrap_or(x)
            .to_dtype(c.dtype);
        let hidden = dropout::apply(c.dropout_rate, dropout_key, hidden);
        let hidden = cx.shard(hidden, &["activation_batch", "activation_length", "activation_mlp"]);
        DenseGeneral { name: "wo", contracting: 1 }.apply(cx, hidden).checkpoint_name("mlpwo")
    }
}

fn activate<'g>(name: &str, x: Tensor<'g>) -> Tensor<'g> {
    match name {
        "linear" => x,
        "silu" => x.silu(),
        "gelu" => x.gelu(),
        "relu" => x.relu(),
        "sigmoid" => x.logistic(),
        "tanh" => x.tanh(),
        other => {
            let known = "linear, silu, gelu, relu, sigmoid, tanh";
            x.graph()
                .record_error("mlp_activations", format!("unknown activation {other}; known are {known}"));
            x
        }
    }
}
