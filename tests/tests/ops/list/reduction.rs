//! Reductions, sorting and matrix products.

use hlo::interp::Value;
use hlo::op::{AlgorithmType, BinaryOp, Dims, DotAlgorithm, DotDims, Precision, RngAlgorithm, Window};
use hlo::{DType, Graph, Tensor};

use super::input::Inputs;
use super::{Case, Tolerance};

type F = for<'g> fn(&'g Graph, &[Tensor<'g>]) -> Vec<Tensor<'g>>;

/// Types whose sums a plugin computes; the narrow floats are storage types.
fn arithmetic() -> impl Iterator<Item = DType> {
    DType::ALL.iter().copied().filter(|dtype| dtype.bits() >= 8 && !(dtype.is_float() && dtype.bits() == 8))
}

pub(crate) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for dtype in arithmetic() {
        for op in [BinaryOp::Add, BinaryOp::Multiply, BinaryOp::Maximum, BinaryOp::Minimum] {
            cases.push(reduce(op, dtype));
            cases.push(reduce_nothing(op, dtype));
            cases.push(reduce_window(op, dtype));
        }
        cases.push(argmax(dtype));
        cases.push(cumulative(dtype));
        cases.extend([sort(dtype), sort_pairs(dtype)]);
        cases.push(top_k(dtype));
        cases.extend(dot_general(dtype));
    }
    for op in [BinaryOp::And, BinaryOp::Or, BinaryOp::Xor] {
        cases.extend([DType::Bool, DType::I32, DType::U8].map(|dtype| reduce(op, dtype)));
    }
    for dtype in DType::ALL.iter().copied().filter(|dtype| !arithmetic().any(|a| a == *dtype)) {
        cases.extend([BinaryOp::Maximum, BinaryOp::Minimum].map(|op| reduce(op, dtype)));
        cases.push(argmax(dtype));
        // The plugins do not sort the type of scales by value.
        cases.extend((dtype != DType::F8E8M0FNU).then(|| sort(dtype)));
        if dtype.is_integer() {
            cases.extend([BinaryOp::Add, BinaryOp::Multiply].map(|op| reduce(op, dtype)));
            cases.extend(dot_general(dtype));
        }
    }
    // The CPU backend cannot convert packed elements inside a product.
    let narrow =
        DType::ALL.iter().copied().filter(|dtype| dtype.is_float() && (8..32).contains(&dtype.bits()));
    cases.extend(narrow.map(dot_with_wide_result));
    cases.push(dot_algorithm());
    cases.extend([DType::U8, DType::U16, DType::U32, DType::U64].into_iter().flat_map(rng_bit_generator));
    cases
}

fn grad(dtype: DType, parameters: &'static [usize]) -> &'static [usize] {
    if dtype == DType::F64 { parameters } else { &[] }
}

/// Sums of `terms` numbers below `magnitude`, in any order and with or without intermediate rounding.
fn summation(dtype: DType, terms: f64, magnitude: f64) -> Tolerance {
    if dtype.is_float() { Tolerance::Ulp(terms, magnitude) } else { Tolerance::Exact }
}

fn reduce(op: BinaryOp, dtype: DType) -> Case {
    let name = format!("reduce {} {dtype}", op.mlir());
    let mut inputs = Inputs::new(&name);
    let x = inputs.range(dtype, &[3, 7, 2], 0.5, 2.0);
    let mut case = Case::new(name, vec![x], move |_, x| {
        [&[1][..], &[0, 1, 2], &[2, 0], &[]].iter().map(|dims| x[0].reduce_by(op, dims)).collect()
    });
    if matches!(op, BinaryOp::Add | BinaryOp::Multiply) {
        case.tolerance = summation(dtype, 42.0, 1.0);
    }
    case.grad(if matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor) {
        &[]
    } else {
        grad(dtype, &[0])
    })
}

/// Over an empty dimension: the op's identity, infinite for maxima.
fn reduce_nothing(op: BinaryOp, dtype: DType) -> Case {
    let name = format!("reduce {} of nothing {dtype}", op.mlir());
    let x = Inputs::new(&name).small(dtype, &[0, 3]);
    Case::new(name, vec![x], move |_, x| vec![x[0].reduce_by(op, &[0]), x[0].reduce_by(op, &[1])])
}

fn window(
    dimensions: &[i64],
    strides: &[i64],
    dilations: (&[i64], &[i64]),
    padding: &[(i64, i64)],
) -> Window {
    Window {
        dimensions: Dims::from_slice(dimensions),
        strides: Dims::from_slice(strides),
        base_dilations: Dims::from_slice(dilations.0),
        window_dilations: Dims::from_slice(dilations.1),
        padding: padding.iter().copied().collect(),
    }
}

fn reduce_window(op: BinaryOp, dtype: DType) -> Case {
    let name = format!("reduce_window {} {dtype}", op.mlir());
    let x = Inputs::new(&name).range(dtype, &[7, 5], 0.5, 2.0);
    let mut case = Case::new(name, vec![x], move |_, x| {
        let plain = window(&[2, 3], &[1, 2], (&[1, 1], &[1, 1]), &[(0, 0), (0, 0)]);
        let padded = window(&[3, 2], &[2, 1], (&[1, 1], &[1, 2]), &[(1, 2), (0, 1)]);
        vec![x[0].reduce_window_by(op, plain), x[0].reduce_window_by(op, padded)]
    });
    if matches!(op, BinaryOp::Add | BinaryOp::Multiply) {
        case.tolerance = summation(dtype, 6.0, 1.0);
    }
    case.grad(if op == BinaryOp::Multiply { &[] } else { grad(dtype, &[0]) })
}

fn cumulative(dtype: DType) -> Case {
    let name = format!("cumulative sum {dtype}");
    let x = Inputs::new(&name).small(dtype, &[2, 7]);
    let mut case =
        Case::new(name, vec![x], |_, x| vec![x[0].cumsum(1), x[0].cumulative(BinaryOp::Add, 1, true)]);
    case.tolerance = summation(dtype, 7.0, 3.0);
    case.grad(grad(dtype, &[0]))
}

fn argmax(dtype: DType) -> Case {
    let name = format!("argmax {dtype}");
    // Few values, so that there are ties.
    let x = Inputs::new(&name).small(dtype, &[5, 7]);
    Case::new(name, vec![x], |_, x| {
        vec![x[0].argmax(1, DType::I32), x[0].argmin(0, DType::I32), x[0].argmax(0, DType::I64)]
    })
}

fn sort(dtype: DType) -> Case {
    let name = format!("sort {dtype}");
    let x = Inputs::new(&name).any(dtype, &[3, 11]);
    let build: F = |g, x| {
        let ascending = g.sort(&[x[0]], 1, true, |a, b| a[0].lt(b[0]));
        let descending = g.sort(&[x[0]], 0, false, |a, b| a[0].gt(b[0]));
        [ascending, descending].concat()
    };
    Case::new(name, vec![x], build).grad(grad(dtype, &[0]))
}

fn sort_pairs(dtype: DType) -> Case {
    let name = format!("stable sort of pairs {dtype}");
    let mut inputs = Inputs::new(&name);
    let x = vec![inputs.small(dtype, &[13]), inputs.any(DType::F64, &[13])];
    let build: F = |g, x| g.sort(x, 0, true, |a, b| a[0].lt(b[0]));
    Case::new(name, x, build).grad(&[1])
}

fn top_k(dtype: DType) -> Case {
    let name = format!("top_k {dtype}");
    let x = Inputs::new(&name).any(dtype, &[3, 11]);
    let build: F = |_, x| {
        let ((values, indices), (whole, _)) = (x[0].top_k(4), x[0].top_k(11));
        vec![values, indices, whole]
    };
    Case::new(name, vec![x], build).grad(grad(dtype, &[0]))
}

fn dims(lhs_batch: &[i64], rhs_batch: &[i64], lhs_contracting: &[i64], rhs_contracting: &[i64]) -> DotDims {
    DotDims {
        lhs_batch: Dims::from_slice(lhs_batch),
        rhs_batch: Dims::from_slice(rhs_batch),
        lhs_contracting: Dims::from_slice(lhs_contracting),
        rhs_contracting: Dims::from_slice(rhs_contracting),
        precision: Some((Precision::Highest, Precision::Highest)),
        ..DotDims::default()
    }
}

fn dot_general(dtype: DType) -> Vec<Case> {
    if dtype == DType::Bool {
        return Vec::new();
    }
    let one = |what: &str, lhs: &[i64], rhs: &[i64], dims: DotDims| {
        let name = format!("dot_general {what} {dtype}");
        let mut inputs = Inputs::new(&name);
        let x = vec![inputs.small(dtype, lhs), inputs.small(dtype, rhs)];
        let mut case = Case::new(name, x, move |_, x| vec![x[0].dot_general(x[1], dims.clone())]);
        case.tolerance = summation(dtype, 8.0, 9.0);
        case.grad(grad(dtype, &[0, 1]))
    };
    vec![
        one("matrices", &[3, 7], &[7, 5], dims(&[], &[], &[1], &[0])),
        one("batched", &[2, 3, 7], &[7, 2, 5], dims(&[0], &[1], &[2], &[0])),
        one("two contractions", &[3, 2, 5], &[5, 7, 3], dims(&[], &[], &[0, 2], &[2, 0])),
        one("outer product", &[3], &[2, 1], dims(&[], &[], &[], &[])),
        one("empty contraction", &[3, 0], &[0, 2], dims(&[], &[], &[1], &[0])),
        one("empty result", &[0, 3], &[3, 2], dims(&[], &[], &[1], &[0])),
        one("vectors", &[7], &[7], dims(&[], &[], &[0], &[0])),
    ]
}

fn dot_with_wide_result(dtype: DType) -> Case {
    let name = format!("dot_general {dtype} to f32");
    let mut inputs = Inputs::new(&name);
    let x = vec![inputs.small(dtype, &[3, 7]), inputs.small(dtype, &[7, 5])];
    Case::new(name, x, |_, x| vec![x[0].dot_general_as(x[1], dims(&[], &[], &[1], &[0]), DType::F32)])
        .ulp(8.0, 9.0)
}

fn dot_algorithm() -> Case {
    let name = "dot_general with the algorithm f32, f32 -> f32";
    let mut inputs = Inputs::new(name);
    let x = vec![inputs.small(DType::F32, &[3, 7]), inputs.small(DType::F32, &[7, 5])];
    Case::new(name, x, |_, x| {
        let f32 = AlgorithmType::DType(DType::F32);
        let algorithm = DotAlgorithm {
            lhs: f32,
            rhs: f32,
            accumulation: f32,
            lhs_components: 1,
            rhs_components: 1,
            primitive_operations: 1,
            allow_imprecise_accumulation: false,
        };
        let dims = DotDims { algorithm: Some(algorithm), precision: None, ..dims(&[], &[], &[1], &[0]) };
        vec![x[0].dot_general(x[1], dims)]
    })
    .ulp(8.0, 9.0)
}

fn rng_bit_generator(dtype: DType) -> Vec<Case> {
    let few: &'static [&'static [i64]] = &[&[3, 7], &[2]];
    // THREE_FRY lays its words out by the shape: even dimensions in front, behind and nowhere, 0, 1, primes, a scalar.
    let many: &'static [&'static [i64]] = if dtype == DType::U16 {
        &[&[3, 7], &[0], &[5]]
    } else {
        &[&[], &[1], &[0], &[3, 4, 5], &[5, 3, 11], &[3, 3], &[2, 3]]
    };
    let one =
        |algorithm: RngAlgorithm, state: i64, counter: Option<u64>, shapes: &'static [&'static [i64]]| {
            let name = format!("rng_bit_generator {} {dtype} state of {state} {counter:?}", algorithm.mlir());
            let any = Inputs::new(&name).any(DType::U64, &[state]);
            let mut words = any.bit_patterns();
            if let (Some(counter), Some(last)) = (counter, words.last_mut()) {
                *last = counter;
            }
            let x = Value::from_bit_patterns(&any.ty(), words).unwrap();
            Case::new(name, vec![x], move |g: &Graph, x| {
                let mut state = x[0];
                let mut outputs = Vec::new();
                for shape in shapes {
                    let (next, bits) = g.rng_bit_generator(state, algorithm, dtype, *shape);
                    outputs.extend([bits, next]);
                    state = next;
                }
                outputs
            })
        };
    vec![
        one(RngAlgorithm::Default, 2, None, few),
        one(RngAlgorithm::Philox, 2, None, few),
        one(RngAlgorithm::Philox, 3, None, few),
        one(RngAlgorithm::ThreeFry, 2, None, many),
        // The counter passes 2^32 and 2^64 on the way.
        one(RngAlgorithm::ThreeFry, 2, Some(u64::from(u32::MAX) - 5), few),
        one(RngAlgorithm::ThreeFry, 2, Some(u64::MAX - 5), few),
    ]
}
