//! Loops, branches, custom rules and higher derivatives.

use hlo::{Graph, ScanInput, ScanOptions, Tensor};

use crate::Row;

fn first(x: Tensor<'_>) -> Tensor<'_> {
    x.slice(&[0], &[1], &[1]).reshape([])
}

/// `x^2` if the predicate holds, else `sin(x)`.
fn branch<'g>(g: &'g Graph, x: Tensor<'g>, predicate: Tensor<'g>) -> Tensor<'g> {
    g.cond(predicate, move || vec![x.square()], move || vec![x.sin()])[0]
}

/// `x`, `x^2` or `e^x`.
fn switched<'g>(g: &'g Graph, x: Tensor<'g>, index: Tensor<'g>) -> Tensor<'g> {
    g.switch(
        index,
        vec![Box::new(move || vec![x]), Box::new(move || vec![x * x]), Box::new(move || vec![x.exp()])],
    )[0]
}

fn derivative<'g>(loss: Tensor<'g>, x: Tensor<'g>) -> Tensor<'g> {
    x.graph().grad(loss.sum_all(), &[x])[0]
}

#[rustfmt::skip]
pub(crate) const FUNCTIONS: &[Row] = &[
    ("scan_rnn", |g, x| {
        let (h, w, inputs) = (x[0], x[1], x[2]);
        let (_, outputs) = g.scan(&[h], &[inputs], |c, v| {
            let next = (c[0].dot(w) + v[0]).tanh();
            (vec![next], vec![next])
        });
        outputs[0]
    }),
    ("scan_reverse", |g, x| {
        let options = ScanOptions { reverse: true, ..ScanOptions::default() };
        let input = ScanInput { array: x[1], axis: 0 };
        let (carry, outputs) = g.scan_with(&options, &[x[0]], &[input], |c, v| {
            (vec![c[0] * v[0] + 1.0], vec![c[0].sin()])
        });
        carry[0].concat(outputs[0].reshape([12]), 0)
    }),
    ("scan_no_inputs", |g, x| {
        let options = ScanOptions { length: Some(3), ..ScanOptions::default() };
        g.scan_with(&options, &[x[0]], &[], |c, _| (vec![c[0].sin() * x[0]], vec![])).0[0]
    }),
    ("scan_nested", |g, x| {
        let (_, outputs) = g.scan(&[x[0]], &[x[1]], |c, row| {
            let (inner, outputs) = g.scan(&[c[0]], &[row[0]], |d, v| (vec![(d[0] * v[0]).sin()], vec![d[0]]));
            (vec![inner[0]], vec![outputs[0]])
        });
        outputs[0]
    }),
    ("cond_true", |g, x| branch(g, x[0], first(x[0]).lt(10.0))),
    ("cond_false", |g, x| branch(g, x[0], first(x[0]).gt(10.0))),
    ("switch", |g, x| switched(g, x[0], first(x[1]))),
    ("custom_vjp", |g, x| {
        let square = g.custom_vjp(&[x[0]], |x| (vec![x[0] * x[0]], vec![x[0]]), |r, ct| {
            let gradient = r[0] * 2.0 * ct[0];
            let bound = |value| g.scalar(gradient.dtype(), value);
            vec![gradient.clamp(bound(-0.5), bound(0.5))]
        });
        square[0]
    }),
    ("second_order", |_, x| derivative(x[0].sin() * x[0].integer_pow(3), x[0])),
    ("hessian_vector", |_, x| derivative(derivative(x[0].tanh().integer_pow(3), x[0]) * x[1], x[0])),
];
