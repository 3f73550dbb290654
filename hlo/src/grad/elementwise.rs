//! Reverse rules of elementwise operations: JAX's formulas (`jax/_src/lax/lax.py`).

use std::f64::consts::PI;

use super::{Cotangents, Site};
use crate::Tensor;
use crate::op::{BinaryOp, UnaryOp};

pub(super) fn unary<'g>(s: &Site<'_, 'g>, op: UnaryOp) -> Cotangents<'g> {
    let (ct, x, y) = (s.ct(), s.operands[0], s.results[0]);
    let grad = match op {
        UnaryOp::Abs => ct * x.sign(),
        UnaryOp::Cbrt => ct * (y.integer_pow(-2) * (1.0 / 3.0)),
        UnaryOp::Cosine => -(ct * x.sin()),
        UnaryOp::Exponential => ct * y,
        UnaryOp::ExponentialMinusOne => ct * (y + 1.0),
        UnaryOp::Log => ct / x,
        UnaryOp::LogPlusOne => ct / (x + 1.0),
        UnaryOp::Logistic => ct * (y * (1.0 - y)),
        UnaryOp::Negate => -ct,
        UnaryOp::Rsqrt => ct * ((y / x) * -0.5),
        UnaryOp::Sine => ct * x.cos(),
        UnaryOp::Sqrt => ct * (0.5 / y),
        UnaryOp::Tan => ct * (y.square() + 1.0),
        UnaryOp::Tanh => (ct + ct * y) * (1.0 - y),
        UnaryOp::Erf => ct * ((-x.square()).exp() * (2.0 / PI.sqrt())),
        UnaryOp::Erfc => ct * ((-x.square()).exp() * (-2.0 / PI.sqrt())),
        UnaryOp::ErfInv => ct * (y.square().exp() * (PI.sqrt() / 2.0)),
        UnaryOp::Acosh => ct * ((x - 1.0) * (x + 1.0)).rsqrt(),
        UnaryOp::Acos => -(ct * ((1.0 - x) * (x + 1.0)).rsqrt()),
        UnaryOp::Asinh => ct * (x.square() + 1.0).rsqrt(),
        UnaryOp::Asin => ct * ((1.0 - x) * (x + 1.0)).rsqrt(),
        UnaryOp::Atanh => (ct / (x + 1.0)) / (1.0 - x),
        UnaryOp::Atan => ct / (x.square() + 1.0),
        UnaryOp::Cosh => ct * x.sinh(),
        UnaryOp::Sinh => ct * x.cosh(),
        UnaryOp::Lgamma => ct * x.digamma(),
        UnaryOp::Digamma => ct * x.graph().full(x.dtype(), x.shape(), 1.0).polygamma(x),
        // Piecewise constant, or of integers.
        UnaryOp::Ceil
        | UnaryOp::CountLeadingZeros
        | UnaryOp::Floor
        | UnaryOp::IsFinite
        | UnaryOp::Not
        | UnaryOp::Popcnt
        | UnaryOp::RoundNearestAfz
        | UnaryOp::RoundNearestEven
        | UnaryOp::Sign => return s.zero(),
    };
    Site::unary(grad)
}

pub(super) fn binary<'g>(s: &Site<'_, 'g>, op: BinaryOp) -> Cotangents<'g> {
    let (ct, x, y) = (s.ct(), s.operands[0], s.operands[1]);
    let lazy = |i: usize, f: &dyn Fn() -> Tensor<'g>| s.wanted[i].then(f);
    match op {
        BinaryOp::Add => vec![Some(ct), Some(ct)],
        BinaryOp::Subtract => vec![Some(ct), lazy(1, &|| -ct)],
        BinaryOp::Multiply => vec![lazy(0, &|| ct * y), lazy(1, &|| ct * x)],
        BinaryOp::Divide => vec![lazy(0, &|| ct / y), lazy(1, &|| (-ct * x) * y.integer_pow(-2))],
        BinaryOp::Maximum | BinaryOp::Minimum => {
            let z = s.results[0];
            vec![lazy(0, &|| ct * chosen(x, z, y)), lazy(1, &|| ct * chosen(y, z, x))]
        }
        BinaryOp::Power => vec![lazy(0, &|| ct * power_x(x, y)), lazy(1, &|| ct * power_y(x, s.results[0]))],
        BinaryOp::Remainder => {
            let quotient = || {
                let q = x / y;
                q.sign() * q.abs().floor()
            };
            vec![Some(ct), lazy(1, &|| -ct * quotient())]
        }
        BinaryOp::Atan2 => {
            let norm = || x.square() + y.square();
            vec![lazy(0, &|| ct * (y / norm())), lazy(1, &|| ct * (-x / norm()))]
        }
        BinaryOp::Polygamma if s.wanted[0] => {
            s.no_rule("polygamma has a derivative by its argument only, not by its order")
        }
        BinaryOp::Polygamma => vec![None, Some(ct * (x + 1.0).polygamma(y))],
        BinaryOp::And
        | BinaryOp::Or
        | BinaryOp::Xor
        | BinaryOp::ShiftLeft
        | BinaryOp::ShiftRightArithmetic
        | BinaryOp::ShiftRightLogical
        | BinaryOp::NextAfter => s.zero(),
    }
}

/// 1 where `x` was chosen as `z`, 1/2 where `other` equals it, else 0.
fn chosen<'g>(x: Tensor<'g>, z: Tensor<'g>, other: Tensor<'g>) -> Tensor<'g> {
    let one = x.graph().full(x.dtype(), x.shape(), 1.0);
    let hit = x.equal(z).select(one, x.zeros_like());
    hit / other.equal(z).select(one + one, one)
}

/// y x^(y - 1): NaN at x = y = 0, as in JAX for a float y.
fn power_x<'g>(x: Tensor<'g>, y: Tensor<'g>) -> Tensor<'g> {
    y * x.pow(y - 1.0)
}

fn power_y<'g>(x: Tensor<'g>, power: Tensor<'g>) -> Tensor<'g> {
    let one = x.graph().full(x.dtype(), x.shape(), 1.0);
    x.equal(0.0).select(one, x).log() * power
}

pub(super) fn select<'g>(s: &Site<'_, 'g>) -> Cotangents<'g> {
    let (ct, predicate) = (s.ct(), s.operands[0]);
    let zeros = ct.zeros_like();
    vec![
        None,
        s.wanted[1].then(|| predicate.select(ct, zeros)),
        s.wanted[2].then(|| predicate.select(zeros, ct)),
    ]
}

pub(super) fn clamp<'g>(s: &Site<'_, 'g>) -> Cotangents<'g> {
    let (ct, low, x, high) = (s.ct(), s.operands[0], s.operands[1], s.operands[2]);
    let zeros = ct.zeros_like();
    let bound = |hit: Tensor<'g>, bound: Tensor<'g>| {
        let part = hit.select(ct, zeros);
        if bound.rank() == 0 { part.sum_all() } else { part }
    };
    vec![
        s.wanted[0].then(|| bound(low.gt(x) & low.lt(high), low)),
        s.wanted[1].then(|| (x.gt(low) & x.lt(high)).select(ct, zeros)),
        s.wanted[2].then(|| bound(x.gt(high), high)),
    ]
}
