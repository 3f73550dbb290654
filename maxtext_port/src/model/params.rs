//! The parameter tree: names, shapes, axes, initial distributions.

use hlo::{DType, Shape};

use super::LlamaConfig;
use super::streams::draw;

/// Distribution of initial values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Init {
    /// All ones; the drawn key is not used.
    Ones,
    /// Normal times this standard deviation, then divided by the optional constant.
    Normal {
        /// Standard deviation: 1 for the embedding, else sqrt(1/fan_in).
        fan_in: Option<i64>,
        /// Draw number in the stream of the layer or of the decoder.
        draw: u32,
        /// Divided by sqrt(head_dim), rounded to the activations' type (query only).
        depth_scaling: bool,
    },
    /// Normal cut at two standard deviations, variance 1/fan_in after the cut.
    Truncated {
        /// Inputs of the product.
        fan_in: i64,
        /// Draw number.
        draw: u32,
    },
}

/// One array of the parameter tree.
#[derive(Clone, Debug, PartialEq)]
pub struct ParamSpec {
    /// `/`-joined path, as in MaxText's checkpoints below `params/params`.
    pub path: String,
    /// Shape of one layer's array, or of the whole when not stacked.
    pub layer_shape: Shape,
    /// Axis that runs over layers, when stacked.
    pub scan_axis: Option<i64>,
    /// Number of layers stacked; the layer's number when `scan_axis` is `None` and it belongs to a layer.
    pub layers: i64,
    /// Layer to which an unstacked array belongs.
    pub layer: Option<i64>,
    /// Element type, `weight_dtype`.
    pub dtype: DType,
    /// Initial values.
    pub init: Init,
    /// Logical axis of each dimension of the whole array.
    pub logical_axes: Vec<&'static str>,
}

impl ParamSpec {
    /// Shape of the array in the tree.
    pub fn shape(&self) -> Shape {
        match self.scan_axis {
            Some(axis) => self.layer_shape.clone().inserted(axis, self.layers),
            None => self.layer_shape.clone(),
        }
    }

    /// Number of elements.
    pub fn num_elements(&self) -> i64 {
        self.shape().num_elements()
    }
}

/// A parameter of a layer: path within the layer, shape, axes, initial values.
struct LayerParam {
    path: &'static str,
    shape: Vec<i64>,
    axes: Vec<&'static str>,
    init: Init,
}

fn layer_params(c: &LlamaConfig) -> Vec<LayerParam> {
    let (d, q, k, h, f) = (c.emb_dim, c.num_query_heads, c.num_kv_heads, c.head_dim, c.mlp_dim);
    let norm = |path| LayerParam { path, shape: vec![d], axes: vec!["norm"], init: Init::Ones };
    let projection = |path, heads, axes: [&'static str; 3], draw| LayerParam {
        path,
        shape: vec![d, heads, h],
        axes: axes.to_vec(),
        init: Init::Normal { fan_in: Some(d), draw, depth_scaling: draw == self::draw::QUERY },
    };
    let mlp = |path, shape: [i64; 2], axes: [&'static str; 2], draw| LayerParam {
        path,
        shape: shape.to_vec(),
        axes: axes.to_vec(),
        init: Init::Truncated { fan_in: shape[0], draw },
    };
    let kv_axes = ["embed_attn", "kv_heads", "kv_head_dim"];
    let mut params = vec![
        norm("pre_self_attention_layer_norm/scale"),
        norm("post_self_attention_layer_norm/scale"),
        projection("self_attention/query/kernel", q, ["embed_attn", "q_heads", "kv"], draw::QUERY),
        projection("self_attention/key/kernel", k, kv_axes, draw::KEY),
        projection("self_attention/value/kernel", k, kv_axes, draw::VALUE),
        LayerParam {
            path: "self_attention/out/kernel",
            shape: vec![q, h, d],
            axes: vec!["heads", "kv", "embed_attn"],
            init: Init::Normal { fan_in: Some(q * h), draw: draw::OUT, depth_scaling: false },
        },
        mlp("mlp/wo/kernel", [f, d], ["mlp", "embed"], draw::WO),
    ];
    if c.mlp_activations.len() == 1 {
        params.push(mlp("mlp/wi/kernel", [d, f], ["embed", "mlp"], draw::WI_0));
    } else {
        params.push(mlp("mlp/wi_0/kernel", [d, f], ["embed", "mlp"], draw::WI_0));
        params.push(mlp("mlp/wi_1/kernel", [d, f], ["embed", "mlp"], draw::WI_1));
    }
    params
}

/// The parameter tree in MaxText's order: sorted by path.
pub fn param_specs(c: &LlamaConfig) -> Vec<ParamSpec> {
    let whole = |path: &str, shape: Vec<i64>, axes: Vec<&'static str>, init| ParamSpec {
        path: path.to_owned(),
        layer_shape: shape.into(),
        scan_axis: None,
        layers: 1,
        layer: None,
        dtype: c.weight_dtype,
        init,
        logical_axes: axes,
    };
    let (d, v) = (c.emb_dim, c.vocab_size);
    let embedding = Init::Normal { fan_in: None, draw: draw::EMBEDDING, depth_scaling: false };
    let mut specs = vec![
        whole("token_embedder/embedding", vec![v, d], vec!["vocab", "embed_vocab"], embedding),
        whole("decoder/decoder_norm/scale", vec![d], vec!["norm"], Init::Ones),
    ];
    if !c.logits_via_embedding {
        let init = Init::Truncated { fan_in: d, draw: draw::LOGITS };
        specs.push(whole("decoder/logits_dense/kernel", vec![d, v], vec!["embed_vocab", "vocab"], init));
    }
    for p in layer_params(c) {
        if c.scan_layers {
            let mut axes = p.axes.clone();
            axes.insert((c.param_scan_axis as usize).min(axes.len()), "layers");
            specs.push(ParamSpec {
                scan_axis: Some(c.param_scan_axis),
                layers: c.num_decoder_layers,
                ..whole(&format!("decoder/layers/{}", p.path), p.shape, axes, p.init)
            });
        } else {
            for i in 0..c.num_decoder_layers {
                let path = format!("decoder/layers_{i}/{}", p.path);
                specs.push(ParamSpec {
                    layer: Some(i),
                    ..whole(&path, p.shape.clone(), p.axes.clone(), p.init)
                });
            }
        }
    }
    specs.sort_by(|a, b| a.path.cmp(&b.path));
    specs
}
