//! Ops that make or move elements.

use hlo::{DType, Graph, Tensor};

use super::Case;
use super::input::Inputs;

pub(crate) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for &dtype in DType::ALL {
        cases.extend(of_type(dtype));
    }
    cases.extend(DType::ALL.iter().filter(|dtype| **dtype != DType::Bool).map(|&dtype| iota(dtype)));
    cases
}

fn iota(dtype: DType) -> Case {
    Case::new(format!("iota {dtype}"), vec![], move |g: &Graph, _| {
        vec![g.iota(dtype, [5], 0), g.iota(dtype, [2, 3, 1], 1), g.iota(dtype, [0, 2], 0)]
    })
}

type F = for<'g> fn(&'g Graph, &[Tensor<'g>]) -> Vec<Tensor<'g>>;

fn of_type(dtype: DType) -> Vec<Case> {
    let one: [(&str, &[i64], F); 15] = [
        ("reshape", &[2, 3, 5], |_, x| {
            vec![x[0].reshape([6, 5]), x[0].reshape([30]), x[0].reshape([1, 5, 2, 3])]
        }),
        ("reshape of nothing", &[0, 3], |_, x| vec![x[0].reshape([3, 0, 7])]),
        ("reshape of a scalar", &[], |_, x| vec![x[0].reshape([1, 1])]),
        ("transpose", &[2, 3, 5], |_, x| vec![x[0].transpose(&[2, 0, 1]), x[0].transpose(&[0, 1, 2])]),
        ("transpose of nothing", &[0, 3], |_, x| vec![x[0].transpose(&[1, 0])]),
        ("broadcast_in_dim", &[3, 1], |_, x| vec![x[0].broadcast_in_dim([2, 3, 7], &[1, 2])]),
        ("broadcast_in_dim swapped", &[3, 5], |_, x| vec![x[0].broadcast_in_dim([5, 2, 3], &[2, 0])]),
        ("broadcast_in_dim of a scalar", &[], |_, x| vec![x[0].broadcast_in_dim([3, 2], &[])]),
        ("broadcast_in_dim to nothing", &[1], |_, x| vec![x[0].broadcast_in_dim([0], &[0])]),
        ("slice", &[7, 5], |_, x| {
            vec![x[0].slice(&[1, 0], &[6, 5], &[2, 3]), x[0].slice(&[3, 2], &[3, 4], &[1, 1])]
        }),
        ("reverse", &[3, 5], |_, x| vec![x[0].rev(&[0]), x[0].rev(&[1, 0]), x[0].rev(&[])]),
        ("checkpoint_name", &[3], |_, x| vec![x[0].checkpoint_name("x")]),
        ("optimization_barrier", &[3], |g, x| g.optimization_barrier(&[x[0], x[0].rev(&[0])])),
        ("stop_gradient", &[3], |_, x| vec![x[0].stop_gradient()]),
        ("constant", &[3], |g, x| vec![g.full(x[0].dtype(), [3], 1.0), g.full(x[0].dtype(), [0], 1.0)]),
    ];
    let float = dtype == DType::F64;
    let make = |(name, shape, build): (&str, &[i64], F)| {
        let name = format!("{name} {dtype}");
        let x = Inputs::new(&name).any(dtype, shape);
        let differentiable: &[usize] = if float && !name.starts_with("stop") { &[0] } else { &[] };
        Case::new(name, vec![x], build).grad(differentiable)
    };
    let mut cases: Vec<Case> = one.into_iter().map(make).collect();
    cases.extend([concatenate(dtype), pad(dtype), crop(dtype)]);
    cases.extend([DType::I32, DType::U8, DType::I64].map(|index| dynamic_slice(dtype, index)));
    cases.extend([DType::I32, DType::U8, DType::I64].map(|index| dynamic_update_slice(dtype, index)));
    cases
}

fn grad(dtype: DType, parameters: &'static [usize]) -> &'static [usize] {
    if dtype == DType::F64 { parameters } else { &[] }
}

fn concatenate(dtype: DType) -> Case {
    let name = format!("concatenate {dtype}");
    let mut inputs = Inputs::new(&name);
    let x = [[2, 3], [2, 1], [2, 0]].map(|shape| inputs.any(dtype, &shape)).to_vec();
    let build: F =
        |_, x| vec![x[0].concat(x[1], 1).concat(x[2], 1), x[0].concat(x[0], 0), x[2].concat(x[2], 1)];
    Case::new(name, x, build).grad(grad(dtype, &[0, 1, 2]))
}

fn pad(dtype: DType) -> Case {
    let name = format!("pad {dtype}");
    let mut inputs = Inputs::new(&name);
    let x = vec![inputs.any(dtype, &[3, 2]), inputs.any(dtype, &[])];
    let build: F =
        |_, x| vec![x[0].pad(x[1], &[1, 0], &[2, 3], &[2, 0]), x[0].pad(x[1], &[0, 0], &[0, 0], &[0, 1])];
    Case::new(name, x, build).grad(grad(dtype, &[0, 1]))
}

fn crop(dtype: DType) -> Case {
    let name = format!("pad with negative edges {dtype}");
    let mut inputs = Inputs::new(&name);
    let x = vec![inputs.any(dtype, &[5, 3]), inputs.any(dtype, &[])];
    let build: F = |_, x| vec![x[0].pad(x[1], &[-1, 2], &[-2, -1], &[1, 0])];
    Case::new(name, x, build).grad(grad(dtype, &[0, 1]))
}

fn dynamic_slice(dtype: DType, index: DType) -> Case {
    let name = format!("dynamic_slice {dtype} by {index}");
    let mut inputs = Inputs::new(&name);
    // Starts beyond the end are clamped.
    let x = vec![
        inputs.any(dtype, &[7, 5]),
        inputs.range(index, &[], 0.0, 12.0),
        inputs.range(index, &[], 0.0, 4.0),
    ];
    let build: F = |_, x| vec![x[0].dynamic_slice(&x[1..], &[3, 2]), x[0].dynamic_slice(&x[1..], &[0, 5])];
    Case::new(name, x, build).grad(grad(dtype, &[0]))
}

fn dynamic_update_slice(dtype: DType, index: DType) -> Case {
    let name = format!("dynamic_update_slice {dtype} by {index}");
    let mut inputs = Inputs::new(&name);
    let low = if matches!(index, DType::U8) { 0.0 } else { -3.0 };
    let starts = [inputs.range(index, &[], low, 8.0), inputs.range(index, &[], 0.0, 3.0)];
    let [a, b] = starts;
    let x = vec![inputs.any(dtype, &[7, 5]), inputs.any(dtype, &[3, 2]), a, b];
    let build: F = |_, x| vec![x[0].dynamic_update_slice(x[1], &x[2..])];
    Case::new(name, x, build).grad(grad(dtype, &[0, 1]))
}
