//! Control flow and structure.

use hlo::op::{CustomCall, Dims};
use hlo::{DType, Graph, RematPolicy, ScanInput, ScanOptions, Tensor, TensorType};

use super::Case;
use super::input::{Inputs, values};

type F = for<'g> fn(&'g Graph, &[Tensor<'g>]) -> Vec<Tensor<'g>>;

pub(crate) fn cases() -> Vec<Case> {
    let mut cases =
        vec![while_loop(), case(), scan(), scan_options(), scan_of_nothing(), custom_vjp(), composite()];
    let policies = [
        RematPolicy::Nothing,
        RematPolicy::Dots,
        RematPolicy::DotsWithNoBatchDims,
        RematPolicy::names(["a"]),
    ];
    cases.extend(policies.into_iter().map(remat));
    cases.push(custom_call());
    cases
}

/// Multiplies by 3 until 100 is reached: how often depends on the data.
fn while_loop() -> Case {
    let x = vec![values(DType::F64, &[], &[0.7]), values(DType::F64, &[2], &[1.0, -2.0])];
    let build: F = |g, x| {
        let factor = x[1].sum_all() + 4.0;
        let zero = g.scalar(DType::I32, 0.0);
        g.while_loop(
            &[x[0], x[1], zero],
            |s| s[0].lt(100.0),
            |s| vec![s[0] * factor, s[1] + s[0], s[2] + 1i32],
        )
    };
    Case::new("while", x, build).ulp(8.0, 0.0)
}

fn case() -> Case {
    // The second index is out of range and takes the last branch.
    let x = vec![
        values(DType::I32, &[], &[1.0]),
        values(DType::I32, &[], &[7.0]),
        values(DType::F64, &[2], &[0.3, 0.7]),
    ];
    let build: F = |g, x| {
        let y = x[2];
        let pick = |index| {
            g.switch(
                index,
                vec![
                    Box::new(move || vec![y * 2.0, y]),
                    Box::new(move || vec![y.exp(), y * y]),
                    Box::new(move || vec![y.sin(), -y]),
                ],
            )
        };
        let on_true = g.cond(y.sum_all().gt(0.5), move || vec![y * 3.0], move || vec![y]);
        [pick(x[0]), pick(x[1]), on_true].concat()
    };
    Case::new("case", x, build).ulp(4.0, 0.0).grad(&[2])
}

fn scan() -> Case {
    let mut inputs = Inputs::new("scan");
    let shapes: [&[i64]; 3] = [&[3], &[5, 3], &[3, 3]];
    let x = shapes.map(|shape| inputs.range(DType::F64, shape, -1.0, 1.0)).to_vec();
    let build: F = |g, x| {
        let weights = x[2];
        let (carry, ys) = g.scan(&[x[0]], &[x[1]], |carry, slices| {
            let next = (carry[0].dot(weights) + slices[0]).tanh();
            (vec![next], vec![next * slices[0], carry[0].sum_all()])
        });
        [carry, ys].concat()
    };
    Case::new("scan", x, build).ulp(64.0, 1.0).grad(&[0, 1, 2])
}

/// From the end, over another axis, stacked at another axis.
fn scan_options() -> Case {
    let mut inputs = Inputs::new("scan options");
    let x = vec![inputs.range(DType::F64, &[2], -1.0, 1.0), inputs.range(DType::F64, &[2, 7], -1.0, 1.0)];
    let build: F = |g, x| {
        let options = ScanOptions { reverse: true, ys_axes: vec![1, 0], ..ScanOptions::default() };
        let (carry, ys) =
            g.scan_with(&options, &[x[0]], &[ScanInput { array: x[1], axis: 1 }], |carry, slices| {
                let next = carry[0] * 0.5 + slices[0].sin();
                (vec![next], vec![next, next * carry[0]])
            });
        [carry, ys].concat()
    };
    Case::new("scan in reverse over axis 1", x, build).ulp(64.0, 1.0).grad(&[0, 1])
}

fn scan_of_nothing() -> Case {
    let mut inputs = Inputs::new("scan of nothing");
    let x = vec![inputs.range(DType::F64, &[2], -1.0, 1.0), inputs.range(DType::F64, &[0, 2], -1.0, 1.0)];
    let build: F = |g, x| {
        let (carry, ys) = g.scan(&[x[0]], &[x[1]], |carry, slices| {
            let next = carry[0] * slices[0];
            (vec![next], vec![next])
        });
        [carry, ys].concat()
    };
    Case::new("scan of nothing", x, build).grad(&[0, 1])
}

fn remat(policy: RematPolicy) -> Case {
    let name = format!("remat {policy:?}");
    let mut inputs = Inputs::new(&name);
    let shapes: [&[i64]; 3] = [&[2, 3], &[3, 5], &[5, 3]];
    let x = shapes.map(|shape| inputs.range(DType::F64, shape, -1.0, 1.0)).to_vec();
    Case::new(name, x, move |g: &Graph, x| {
        let (x, a, b) = (x[0], x[1], x[2]);
        let out = g.remat(&policy, true, || {
            let hidden = x.dot(a).checkpoint_name("a").tanh();
            vec![hidden.dot(b).checkpoint_name("b").sin()]
        });
        vec![out[0] * x]
    })
    .ulp(64.0, 1.0)
    .grad(&[0, 1, 2])
}

fn custom_vjp() -> Case {
    let x = vec![Inputs::new("custom_vjp").range(DType::F64, &[5], 0.5, 2.0)];
    let build: F = |g, x| {
        // x * log(x), with its true derivative written by hand.
        g.custom_vjp(
            &[x[0]],
            |x| {
                let log = x[0].log();
                (vec![x[0] * log], vec![log])
            },
            |residuals, cotangents| vec![cotangents[0] * (residuals[0] + 1.0)],
        )
    };
    Case::new("custom_vjp", x, build).ulp(8.0, 0.25).grad(&[0])
}

fn composite() -> Case {
    let mut inputs = Inputs::new("composite");
    let x = vec![inputs.range(DType::F64, &[5], -1.0, 1.0), inputs.range(DType::F64, &[5], -1.0, 1.0)];
    let build: F = |g, x| g.composite("maxtext.fma", vec![], x, |x| vec![x[0] * x[1] + x[0]]);
    Case::new("composite", x, build).ulp(1.0, 1.0)
}

/// Target of the custom call in the list; plugins do not know it, the tests give the interpreter a handler.
pub(crate) const CUSTOM_CALL: &str = "double_in_reverse";

fn custom_call() -> Case {
    let x = vec![Inputs::new("custom_call").range(DType::F32, &[5], -1.0, 1.0)];
    let build: F = |g, x| {
        let layouts = Some(vec![Dims::from_slice(&[0])]);
        let call = CustomCall {
            target: CUSTOM_CALL.into(),
            api_version: 4,
            operand_layouts: layouts,
            ..CustomCall::default()
        };
        let call = CustomCall { result_layouts: call.operand_layouts.clone(), ..call };
        g.custom_call(call, x, &[TensorType::new(DType::F32, [5])])
    };
    Case::new(format!("custom_call {CUSTOM_CALL}"), x, build)
}
