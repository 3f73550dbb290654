//! Initial parameters, drawn in a graph: the same seed gives MaxText's bits.

use hlo::random::host::{Prng, RbgKey};
use hlo::random::{Key, KeyKind};
use hlo::{DType, Graph, ScanInput, ScanOptions, Tensor};

use super::streams;
use super::{Init, LlamaConfig, ParamSpec};

/// Standard deviation of a normal distribution cut at two standard deviations (`jax.nn.initializers`).
const TRUNCATED_STD: f64 = 0.879_625_661_034_239_8;

/// The initial parameters in the order of [`param_specs`](super::param_specs).
pub fn initial_params<'g>(g: &'g Graph, c: &LlamaConfig, specs: &[ParamSpec]) -> Vec<Tensor<'g>> {
    specs.iter().map(|spec| initial_value(g, c, spec)).collect()
}

fn initial_value<'g>(g: &'g Graph, c: &LlamaConfig, spec: &ParamSpec) -> Tensor<'g> {
    let _scope = g.scope(&spec.path);
    let draw = match spec.init {
        Init::Ones => return g.full(spec.dtype, spec.shape(), 1.0),
        Init::Normal { draw, .. } | Init::Truncated { draw, .. } => draw,
    };
    let layer_keys = |layers| {
        streams::layer_keys(c.init_weights_seed, layers, c.scan_layers, c.logits_via_embedding, draw)
    };
    match (spec.scan_axis, spec.layer) {
        (Some(axis), _) => stacked(g, c, spec, &layer_keys(spec.layers as usize), axis),
        (None, Some(layer)) => {
            let keys = layer_keys(layer as usize + 1);
            keys.last()
                .map_or_else(|| g.zeros(spec.dtype, spec.shape()), |key| draw_one(c, spec, constant(g, key)))
        }
        (None, None) => draw_one(c, spec, constant(g, &streams::params(c.init_weights_seed).fold_in(draw))),
    }
}

fn constant<'g>(g: &'g Graph, key: &RbgKey) -> Key<'g> {
    Key::from_words(KeyKind::UnsafeRbg, g.array(&key.words, [4]))
}

/// All layers' arrays, one iteration a layer.
fn stacked<'g>(g: &'g Graph, c: &LlamaConfig, spec: &ParamSpec, keys: &[RbgKey], axis: i64) -> Tensor<'g> {
    let words: Vec<u32> = keys.iter().flat_map(|key| key.words).collect();
    let keys = ScanInput { array: g.array(&words, [keys.len() as i64, 4]), axis: 0 };
    let options = ScanOptions { ys_axes: vec![axis], ..ScanOptions::default() };
    let (_, ys) = g.scan_with(&options, &[], &[keys], |_, key| {
        (vec![], vec![draw_one(c, spec, Key::from_words(KeyKind::UnsafeRbg, key[0]))])
    });
    ys.first().copied().unwrap_or_else(|| g.zeros(spec.dtype, spec.shape()))
}

/// One layer's array. Scalars are computed in the graph, in the parameter's type, as JAX's initialisers do.
fn draw_one<'g>(c: &LlamaConfig, spec: &ParamSpec, key: Key<'g>) -> Tensor<'g> {
    let (dtype, shape) = (spec.dtype, &spec.layer_shape);
    let g = key.words().graph();
    let deviation = |fan: i64| g.scalar(dtype, 1.0 / fan as f64).sqrt();
    match spec.init {
        Init::Ones => g.full(dtype, shape, 1.0),
        Init::Normal { fan_in, depth_scaling, .. } => {
            let scale = fan_in.map_or_else(|| g.scalar(dtype, 1.0), deviation);
            let value = key.normal(dtype, shape) * scale;
            if depth_scaling { divided_by_sqrt_head_dim(c, value) } else { value }
        }
        Init::Truncated { fan_in, .. } => {
            let scale = deviation(fan_in) / g.scalar(dtype, TRUNCATED_STD);
            key.truncated_normal(dtype, shape, -2.0, 2.0) * scale
        }
    }
}

/// MaxText folds the attention's 1/sqrt(head_dim) into the query kernel: sqrt(head_dim) is rounded to the activations'
/// type first. In MaxText's compiled initialiser the other constant factors are merged into one and this one is not; the
/// barrier keeps XLA from merging it here.
fn divided_by_sqrt_head_dim<'g>(c: &LlamaConfig, value: Tensor<'g>) -> Tensor<'g> {
    let g = value.graph();
    let root = g.scalar(DType::F32, c.head_dim as f64).sqrt().to_dtype(c.dtype);
    let value = g.optimization_barrier(&[value]).first().copied().unwrap_or(value);
    value / root.to_dtype(value.dtype())
}
