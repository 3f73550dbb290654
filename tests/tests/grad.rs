//! Gradients against central differences in f64, on a real plugin.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod common;

use common::plugins;
use hlo::op::BinaryOp;
use hlo::{DType, Graph, RematPolicy, ScanInput, ScanOptions, Tensor};

/// Step of the central difference: truncation h^2 and rounding eps/h balance near eps^(1/3) = 6e-6.
const H: f64 = 1e-5;
/// Error left: third derivative (of order 10 here) times h^2/6, plus eps times the loss over h.
const TOLERANCE: f64 = 2e-8;

/// Checks d f(x) / dx for an f64 input of `shape` at fixed pseudo-random values in (0.2, 1.4).
fn check(name: &str, shape: &[i64], f: impl for<'g> Fn(&'g Graph, Tensor<'g>) -> Tensor<'g>) {
    let g = Graph::new(name);
    let x = g.parameter("x", DType::F64, shape);
    let y = f(&g, x);
    // A weighted sum tells elements of the result apart.
    let count = y.shape().num_elements();
    let weights = (g.iota(DType::F64, [count], 0) * 0.37 + 0.5).sin().reshape(y.shape());
    let loss = (y * weights).sum_all();
    let grad = g.grad(loss, &[x])[0];
    let module = g.finish(&[("loss", loss), ("grad", grad)]).unwrap_or_else(|e| panic!("{name}: {e}"));
    let client = &plugins()[0].client;
    let device = &client.devices().unwrap()[0];
    let text = module.to_string();
    let exe =
        client.compile(&text, &xla::CompileOptions::new()).unwrap_or_else(|e| panic!("{name}: {e}\n{text}"));
    let run = |x: &[f64]| {
        let out = exe.execute([&client.buffer_from_slice(x, shape, device).unwrap()]).unwrap();
        (out[0].to_vec::<f64>().unwrap()[0], out[1].to_vec::<f64>().unwrap())
    };
    let n = shape.iter().product::<i64>() as usize;
    let at: Vec<f64> = (0..n).map(|i| 0.2 + 1.2 * ((i as f64 * 0.754_877_666 + 0.1) % 1.0)).collect();
    let (_, grad) = run(&at);
    for i in 0..n {
        let shifted = |h: f64| {
            let mut x = at.clone();
            x[i] += h;
            run(&x).0
        };
        let expected = (shifted(H) - shifted(-H)) / (2.0 * H);
        let error = (grad[i] - expected).abs() / (1.0 + expected.abs());
        assert!(error < TOLERANCE, "{name}[{i}]: {} instead of {expected}", grad[i]);
    }
}

#[test]
fn elementwise_rules() {
    check("sin_exp", &[5], |_, x| (x.sin().exp() * x.log1p()).tanh());
    check("div_pow", &[5], |_, x| (x / (x.square() + 1.0)).pow(x));
    check("softmax", &[2, 5], |_, x| x.softmax(1) + x.log_softmax(0));
    check("logsumexp", &[3, 4], |_, x| x.logsumexp(1));
    check("silu_gelu", &[7], |_, x| x.silu() * x.gelu());
    check("clamp", &[7], |g, x| x.clamp(g.scalar(DType::F64, 0.5), g.scalar(DType::F64, 1.1)));
}

#[test]
fn products_and_moves() {
    check("dot", &[3, 4], |_, x| x.dot(x.transpose(&[1, 0])));
    check("einsum", &[2, 3, 4], |_, x| x.einsum("bij,bkj->ikb", x * 2.0));
    check("einsum2", &[2, 3, 4], |_, x| x.einsum("bij,ibk->kjb", x.transpose(&[1, 0, 2]).sin()));
    check("broadcast", &[1, 3], |_, x| x.broadcast_in_dim([3, 4, 1], &[2, 0]).square());
    check("slice_pad", &[7], |g, x| {
        let zero = g.scalar(DType::F64, 0.0);
        x.slice(&[1], &[6], &[2]).pad(zero, &[-1], &[2], &[1]).exp()
    });
    check("concat_rev", &[3], |_, x| x.concat(x.square().rev(&[0]), 0).sin());
    check("dynamic", &[5], |g, x| {
        let i = g.scalar(DType::I32, 2.0);
        let part = x.dynamic_slice(&[i], &[2]).square();
        x.dynamic_update_slice(part, &[i]).exp()
    });
}

#[test]
fn reductions_sorting_and_indexing() {
    check("max", &[3, 4], |_, x| x.max(&[1]) * x.min(&[0, 1]));
    check("prod", &[2, 3, 2], |_, x| x.prod(&[0, 2]));
    check("cumsum", &[2, 5], |_, x| x.cumsum(1).square());
    check("cumprod", &[2, 5], |_, x| x.cumprod(1));
    check("cumprod_reverse", &[5], |_, x| x.cumulative(BinaryOp::Multiply, 0, true));
    check("cummax", &[6], |_, x| x.cummax(0));
    check("sort", &[2, 5], |g, x| g.sort(&[x, x.square()], 1, true, |l, r| l[0].lt(r[0]))[1]);
    check("top_k", &[2, 5], |_, x| x.top_k(3).0.exp());
    check("take", &[4, 2], |g, x| x.take_rows(g.array(&[3i32, 0, -1], [3])).square());
    check("take_last", &[3, 4], |g, x| x.take_along_last(g.array(&[1i32, 3, 0], [3])).exp());
}

#[test]
fn structure() {
    check("cond", &[3], |g, x| {
        let pred = x.sum_all().gt(0.5);
        g.cond(pred, move || vec![x.exp()], move || vec![x.sin()])[0]
    });
    check("custom_vjp", &[3], |g, x| {
        g.custom_vjp(&[x], |x| (vec![x[0].sin()], vec![x[0]]), |r, ct| vec![ct[0] * r[0].cos()])[0]
    });
    check("stop_gradient", &[3], |_, x| x + x.stop_gradient() - x.stop_gradient());
    for policy in [RematPolicy::Nothing, RematPolicy::names(["hidden"]), RematPolicy::Dots] {
        for fence in [false, true] {
            check("remat", &[3, 3], |g, x| {
                g.remat(&policy, fence, || {
                    let h = x.dot(x.exp()).checkpoint_name("hidden");
                    vec![h.sin() * h.dot(x)]
                })[0]
            });
        }
    }
}

#[test]
fn scans() {
    check("scan", &[4, 3], |g, x| {
        let init = g.full(DType::F64, [3], 0.3);
        let (carry, ys) = g.scan(&[init], &[x], |c, x| {
            let next = (c[0] * x[0]).sin() + x[0].exp();
            (vec![next], vec![next.square()])
        });
        carry[0] + ys[0].sum(&[0])
    });
    check("scan_captures", &[3, 3], |g, x| {
        let init = g.full(DType::F64, [3], 0.3);
        let invariant = x.sin();
        let options = ScanOptions { length: Some(3), reverse: true, ..ScanOptions::default() };
        let (carry, _) = g.scan_with(&options, &[init], &[], |c, _| {
            let hoisted = invariant.exp();
            (vec![c[0].dot(hoisted).tanh() * x.sum(&[0])], vec![])
        });
        carry[0]
    });
    for policy in [RematPolicy::Nothing, RematPolicy::names(["wi"]), RematPolicy::Everything] {
        check("scan_remat_axis1", &[3, 4, 3], |g, x| {
            let init = g.full(DType::F64, [3], 0.3);
            let input = ScanInput { array: x, axis: 1 };
            let options = ScanOptions { ys_axes: vec![1], ..ScanOptions::default() };
            let (carry, ys) = g.scan_with(&options, &[init], &[input], |c, w| {
                let out = g.remat(&policy, false, || {
                    let h = c[0].dot(w[0]).checkpoint_name("wi");
                    vec![h.silu() + c[0]]
                });
                (vec![out[0]], vec![out[0]])
            });
            ys[0].exp().sum(&[1]) * carry[0]
        });
    }
    check("scan_in_scan", &[2, 3], |g, x| {
        let init = g.full(DType::F64, [], 0.3);
        let (outer, _) = g.scan(&[init], &[x], |c, row| {
            let (inner, _) =
                g.scan(&[c[0]], &[row[0]], |c, v| (vec![(c[0] * v[0]).sin() + x.sum_all() * 0.1], vec![]));
            (vec![inner[0]], vec![])
        });
        outer[0]
    });
}
