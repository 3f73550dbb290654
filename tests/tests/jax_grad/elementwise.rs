//! Elementwise functions.

use hlo::DType;

use crate::Row;

#[rustfmt::skip]
pub(crate) const FUNCTIONS: &[Row] = &[
    ("exp", |_, x| x[0].exp()),
    ("log", |_, x| x[0].log()),
    ("log1p", |_, x| x[0].log1p()),
    ("expm1", |_, x| x[0].expm1()),
    ("sin", |_, x| x[0].sin()),
    ("cos", |_, x| x[0].cos()),
    ("tan", |_, x| x[0].tan()),
    ("tanh", |_, x| x[0].tanh()),
    ("logistic", |_, x| x[0].logistic()),
    ("sqrt", |_, x| x[0].sqrt()),
    ("rsqrt", |_, x| x[0].rsqrt()),
    ("cbrt", |_, x| x[0].cbrt()),
    ("abs", |_, x| x[0].abs()),
    ("erf", |_, x| x[0].erf()),
    ("erfc", |_, x| x[0].erfc()),
    ("erf_inv", |_, x| x[0].erf_inv()),
    ("asin", |_, x| x[0].asin()),
    ("acos", |_, x| x[0].acos()),
    ("atan", |_, x| x[0].atan()),
    ("sinh", |_, x| x[0].sinh()),
    ("cosh", |_, x| x[0].cosh()),
    ("asinh", |_, x| x[0].asinh()),
    ("acosh", |_, x| x[0].acosh()),
    ("atanh", |_, x| x[0].atanh()),
    ("lgamma", |_, x| x[0].lgamma()),
    ("digamma", |_, x| x[0].digamma()),
    ("square", |_, x| x[0].square()),
    ("floor", |_, x| x[0].floor()),
    ("sign", |_, x| x[0].sign()),
    ("silu", |_, x| x[0].silu()),
    ("gelu", |_, x| x[0].gelu()),
    ("relu_at_zero", |_, x| x[0].relu()),
    ("integer_pow", |_, x| x[0].integer_pow(3) + x[0].integer_pow(-2)),
    ("add_broadcast", |_, x| x[0] + x[1]),
    ("mul_broadcast", |_, x| x[0] * x[1]),
    ("sub_div", |_, x| (x[0] - x[1]) / x[1]),
    ("pow", |_, x| x[0].pow(x[1])),
    ("pow_at_zero", |_, x| x[0].pow(x[1])),
    ("atan2", |_, x| x[0].atan2(x[1])),
    ("maximum_ties", |_, x| x[0].maximum(x[1])),
    ("minimum_ties", |_, x| x[0].minimum(x[1])),
    ("remainder", |_, x| x[0] % x[1]),
    ("where", |_, x| x[0].gt(x[1]).select(x[0] * x[1], x[1] - x[0])),
    ("where_guard", |g, x| {
        let positive = x[0].gt(0.0);
        let safe = positive.select(x[0], g.full(x[0].dtype(), x[0].shape(), 1.0));
        positive.select(safe.sqrt(), x[0].zeros_like())
    }),
    ("clip_at_bounds", |g, x| x[0].clamp(g.scalar(x[0].dtype(), -1.0), g.scalar(x[0].dtype(), 1.0))),
    ("clamp_all", |_, x| x[1].clamp(x[0], x[2])),
    ("hypot", |_, x| (x[0] * x[0] + x[1] * x[1]).sqrt()),
    ("stop_gradient", |_, x| x[0] * x[0].sin().stop_gradient()),
    ("shared_subexpression", |_, x| {
        let e = x[0].exp();
        e * e + e.log1p() - e / (e + 1.0)
    }),
    ("adam_step", |_, x| {
        let (w, g, m, v) = (x[0], x[1], x[2], x[3]);
        let (m, v) = (m * 0.9 + g * 0.1, v * 0.95 + g * g * 0.05);
        w - m * 0.01 / 0.19 / ((v / 0.0975).sqrt() + 1e-8)
    }),
    ("one_hot_matmul", |_, x| x[1].one_hot(5, x[0].dtype()).dot(x[0])),
    ("zero_sized", |_, x| x[0].concat(x[0].sin(), 0).sum(&[1])),
    ("argmax_gather", |_, x| x[0].take_along_last(x[0].argmax(1, DType::I32))),
];
