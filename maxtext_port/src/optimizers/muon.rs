//! Muon (Jordan et al. 2024), optax `contrib.muon` with MaxText's choice of matrices.

use hlo::Tensor;

use super::adam::nesterov_momentum;
use super::{Optimizer, Step};
use crate::model::ParamSpec;

/// Coefficients of the quintic Newton-Schulz iteration.
const COEFFICIENTS: [f64; 3] = [3.4445, -4.7750, 2.0315];
const ITERATIONS: usize = 5;

/// Whether a parameter is updated by Muon; others take AdamW with Nesterov momentum.
pub(super) fn takes(spec: &ParamSpec) -> bool {
    let adam = ["scale", "embedding", "logits_dense"].iter().any(|word| spec.path.contains(word));
    !adam && spec.layer_shape.rank() > 1
}

/// Number of leading dimensions of one layer's array that make the rows.
fn row_dims(spec: &ParamSpec) -> usize {
    if spec.path.contains("self_attention/out/") { spec.layer_shape.rank() - 1 } else { 1 }
}

pub(super) fn muon<'g>(
    o: &Optimizer,
    step: &Step<'g>,
    spec: &ParamSpec,
    param: Tensor<'g>,
    grad: Tensor<'g>,
    mu: Tensor<'g>,
) -> (Tensor<'g>, Vec<Tensor<'g>>) {
    let stored = mu.dtype();
    let mu = grad * (1.0 - o.muon_beta) + (mu * o.muon_beta).to_dtype(grad.dtype());
    let momentum = nesterov_momentum(step, o.muon_beta, mu, grad);
    let direction = orthogonal(o, spec, momentum);
    let direction =
        if o.muon_weight_decay > 0.0 { direction + param * o.muon_weight_decay } else { direction };
    (direction, vec![mu.to_dtype(stored)])
}

/// The nearest orthogonal matrix of each layer, scaled.
fn orthogonal<'g>(o: &Optimizer, spec: &ParamSpec, momentum: Tensor<'g>) -> Tensor<'g> {
    let rows: i64 = spec.layer_shape[..row_dims(spec)].iter().product();
    let columns: i64 = spec.layer_shape[row_dims(spec)..].iter().product();
    let layers_first = match spec.scan_axis {
        Some(axis) => momentum.moveaxis(axis, 0),
        None => momentum,
    };
    let moved_shape = layers_first.shape();
    let matrices = layers_first.reshape([spec.layers, rows, columns]);
    let x = if rows > columns { matrices.transpose(&[0, 2, 1]) } else { matrices };
    let norm = x.square().sum(&[1, 2]).sqrt() + o.eps;
    let mut x = x / norm.expand_dims(1).expand_dims(2);
    let [a, b, c] = COEFFICIENTS;
    for _ in 0..ITERATIONS {
        let gram = x.einsum("lij,lkj->lik", x);
        let polynomial = gram * b + gram.einsum("lij,ljk->lik", gram) * c;
        x = x * a + polynomial.einsum("lij,ljk->lik", x);
    }
    let x = if rows > columns { x.transpose(&[0, 2, 1]) } else { x };
    let scale = match o.muon_consistent_rms {
        Some(rms) => (rows.max(columns) as f64).sqrt() * rms,
        None => (columns as f64 / rows as f64).max(1.0).sqrt(),
    };
    let x = (x * scale).reshape(moved_shape);
    match spec.scan_axis {
        Some(axis) => x.moveaxis(0, axis),
        None => x,
    }
}
