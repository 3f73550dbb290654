//! AdamW as in Optax, and Adam as in Pax.

use hlo::{DType, Tensor};

use super::{Optimizer, Step};

/// AdamW (Loshchilov and Hutter 2019), optax `adamw`; with `nesterov` as muon uses it. Returns the direction and the new
/// (mu, nu); the stored mu is rounded after use.
#[allow(clippy::too_many_arguments, reason = "the terms of the formula")]
pub(super) fn adamw<'g>(
    o: &Optimizer,
    step: &Step<'g>,
    weight_decay: f64,
    param: Tensor<'g>,
    grad: Tensor<'g>,
    mu: Tensor<'g>,
    nu: Tensor<'g>,
    nesterov: bool,
) -> (Tensor<'g>, Vec<Tensor<'g>>) {
    let dtype = grad.dtype();
    let stored = mu.dtype();
    // Optax multiplies the stored moment in its own type.
    let mu = grad * (1.0 - o.b1) + (mu * o.b1).to_dtype(dtype);
    let nu = grad.square() * (1.0 - o.b2) + nu * o.b2;
    let mu_hat = if nesterov {
        nesterov_momentum(step, o.b1, mu, grad)
    } else {
        mu / step.bias_correction(o.b1, 1, dtype)
    };
    let nu_hat = nu / step.bias_correction(o.b2, 1, dtype);
    let direction = mu_hat / ((nu_hat + o.eps_root).sqrt() + o.eps);
    let direction = if weight_decay > 0.0 { direction + param * weight_decay } else { direction };
    (direction, vec![mu.to_dtype(stored), nu])
}

/// b mu/(1 - b^(t+2)) + (1 - b) g/(1 - b^(t+1)).
pub(super) fn nesterov_momentum<'g>(
    step: &Step<'g>,
    decay: f64,
    mu: Tensor<'g>,
    grad: Tensor<'g>,
) -> Tensor<'g> {
    let dtype = grad.dtype();
    let ahead = mu / step.bias_correction(decay, 2, dtype) * decay;
    ahead + grad / step.bias_correction(decay, 1, dtype) * (1.0 - decay)
}

/// Adam with the decays corrected instead of the moments (MaxText optimizers.py, adam_pax).
pub(super) fn adam_pax<'g>(
    o: &Optimizer,
    step: &Step<'g>,
    weight_decay: f64,
    param: Tensor<'g>,
    grad: Tensor<'g>,
    mu: Tensor<'g>,
    nu: Tensor<'g>,
) -> (Tensor<'g>, Vec<Tensor<'g>>) {
    let dtype = grad.dtype();
    let corrected = |decay: f64| {
        let t = step.count.to_dtype(DType::F32);
        let base = step.graph.scalar(DType::F32, decay);
        base * (1.0 - base.pow(t)) / (1.0 - base.pow(t + 1.0))
    };
    let blend = |decay: f64, new: Tensor<'g>, old: Tensor<'g>| {
        let d = corrected(decay);
        new * (1.0 - d).to_dtype(dtype) + old * d.to_dtype(dtype)
    };
    let mu = blend(o.b1, grad, mu);
    let nu = blend(o.b2, grad.square(), nu);
    let direction = mu / ((nu + o.eps_root).sqrt() + o.eps);
    let direction = if weight_decay > 0.0 { direction + param * weight_decay } else { direction };
    (direction, vec![mu, nu])
}
