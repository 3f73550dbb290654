//! Elementwise ops.

use hlo::op::{BinaryOp, Comparison, UnaryOp};
use hlo::{DType, DTypeKind, Graph};

use super::input::{Inputs, values};
use super::{Case, Tolerance};

/// Empty, of one element, prime.
const SHAPES: [&[i64]; 3] = [&[0, 3], &[1], &[7, 5]];

pub(crate) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for &dtype in DType::ALL {
        for shape in SHAPES {
            cases.extend(UnaryOp::ALL.iter().filter_map(|&op| unary(op, dtype, shape)));
            cases.extend(BinaryOp::ALL.iter().filter_map(|&op| binary(op, dtype, shape)));
            cases.extend(Comparison::ALL.iter().map(|&direction| compare(direction, dtype, shape)));
            cases.push(select(dtype, shape));
            cases.push(clamp(dtype, shape));
        }
        cases.extend(DType::ALL.iter().map(|&to| convert(dtype, to)));
        cases.extend(DType::ALL.iter().filter_map(|&to| bitcast_convert(dtype, to)));
        cases.extend(special_values(dtype));
    }
    for (dtype, exponent, mantissa) in
        [(DType::F32, 5, 10), (DType::F32, 8, 7), (DType::F64, 8, 23), (DType::F16, 4, 3)]
    {
        let name = format!("reduce_precision {dtype} e{exponent}m{mantissa}");
        let x = Inputs::new(&name).range(dtype, &[31], -300.0, 300.0);
        cases.push(Case::new(name, vec![x], move |_, x| vec![x[0].reduce_precision(exponent, mantissa)]));
    }
    cases
}

/// The case if StableHLO has the op on its types; the builder must agree.
fn where_defined(case: Case, defined: bool) -> Option<Case> {
    let error = case.with_graph(|graph, _, _| graph.error().map(|error| error.to_string()));
    match (defined, error) {
        (true, Some(error)) => panic!("{}: StableHLO has it, but the builder says: {error}", case.name),
        (false, None) => panic!("{}: StableHLO has it not, but the builder takes it", case.name),
        (defined, _) => defined.then_some(case),
    }
}

/// The element types of an op's operand in the StableHLO specification; CHLO's functions are of floats.
fn unary_takes(op: UnaryOp, kind: DTypeKind) -> bool {
    match op {
        UnaryOp::Abs | UnaryOp::Sign => matches!(kind, DTypeKind::Signed | DTypeKind::Float),
        UnaryOp::Negate => kind != DTypeKind::Bool,
        UnaryOp::Not => kind != DTypeKind::Float,
        UnaryOp::CountLeadingZeros | UnaryOp::Popcnt => {
            matches!(kind, DTypeKind::Signed | DTypeKind::Unsigned)
        }
        _ => kind == DTypeKind::Float,
    }
}

/// As [`unary_takes`], for both operands.
fn binary_takes(op: BinaryOp, kind: DTypeKind) -> bool {
    match op {
        BinaryOp::Add | BinaryOp::Multiply | BinaryOp::Maximum | BinaryOp::Minimum => true,
        BinaryOp::Subtract | BinaryOp::Divide | BinaryOp::Remainder | BinaryOp::Power => {
            kind != DTypeKind::Bool
        }
        BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => kind != DTypeKind::Float,
        BinaryOp::ShiftLeft | BinaryOp::ShiftRightArithmetic | BinaryOp::ShiftRightLogical => {
            matches!(kind, DTypeKind::Signed | DTypeKind::Unsigned)
        }
        BinaryOp::Atan2 | BinaryOp::NextAfter | BinaryOp::Polygamma => kind == DTypeKind::Float,
    }
}

/// Where an op is defined and its result moderate.
fn domain(op: UnaryOp) -> (f64, f64) {
    match op {
        UnaryOp::Log | UnaryOp::Sqrt | UnaryOp::Rsqrt | UnaryOp::Cbrt => (0.1, 5.0),
        UnaryOp::LogPlusOne => (-0.9, 4.0),
        UnaryOp::Acosh => (1.05, 4.0),
        UnaryOp::Acos | UnaryOp::Asin | UnaryOp::Atanh | UnaryOp::ErfInv => (-0.95, 0.95),
        UnaryOp::Lgamma | UnaryOp::Digamma => (0.3, 6.0),
        UnaryOp::Tan => (-1.2, 1.2),
        _ => (-3.0, 3.0),
    }
}

/// Ops of one correctly rounded result.
fn rounds_once(op: UnaryOp) -> bool {
    matches!(
        op,
        UnaryOp::Abs
            | UnaryOp::Ceil
            | UnaryOp::CountLeadingZeros
            | UnaryOp::Floor
            | UnaryOp::IsFinite
            | UnaryOp::Negate
            | UnaryOp::Not
            | UnaryOp::Popcnt
            | UnaryOp::RoundNearestAfz
            | UnaryOp::RoundNearestEven
            | UnaryOp::Sign
            | UnaryOp::Sqrt
    )
}

/// How far XLA's approximation of a function may be off.
fn unary_tolerance(op: UnaryOp, dtype: DType) -> Tolerance {
    if !dtype.is_float() || (rounds_once(op) && dtype.bits() > 8) {
        return Tolerance::Exact;
    }
    match (op, dtype.bits()) {
        // Sums of terms of the size of the logarithm, with cancellation near the zeros of the functions.
        (UnaryOp::Lgamma | UnaryOp::Digamma, _) => Tolerance::Ulp(16.0, 2.0),
        // CHLO's functions are expanded into several ops, each rounding to the narrow type.
        (_, 4..=16) if op.mlir().starts_with("chlo") => Tolerance::Ulp(4.0, 0.0),
        // Computed in a wider type and rounded again: at most the neighbour.
        (_, 4..=16) => Tolerance::Ulp(1.0, 0.0),
        // The rational approximation of older builds is good to 1e-13 only.
        (UnaryOp::LogPlusOne | UnaryOp::Atanh, 64) => Tolerance::Ulp(1024.0, 0.25),
        (UnaryOp::ErfInv | UnaryOp::Erfc, _) => Tolerance::Ulp(32.0, 0.0),
        (_, _) => Tolerance::Ulp(8.0, 0.25),
    }
}

/// Pairs of op and type that the builder takes, and StableHLO too, but that are left out.
fn left_out(op: UnaryOp, dtype: DType) -> bool {
    // A type of scales, all positive: functions of it make no sense, and negation none of its values.
    let scale = dtype == DType::F8E8M0FNU && op != UnaryOp::IsFinite;
    // No plugin can expand it.
    let erfc = op == UnaryOp::Erfc && dtype.bits() <= 8;
    // XLA's CPU backend counts in the sign-extended byte that holds a number of 4 bits.
    let bits = op == UnaryOp::Popcnt && dtype == DType::I4;
    scale || erfc || bits
}

fn unary(op: UnaryOp, dtype: DType, shape: &[i64]) -> Option<Case> {
    if left_out(op, dtype) {
        return None;
    }
    let name = format!("{} {dtype}{shape:?}", op.mlir());
    let (low, high) = domain(op);
    let mut inputs = Inputs::new(&name);
    let x = if dtype.is_float() { inputs.range(dtype, shape, low, high) } else { inputs.any(dtype, shape) };
    let mut case = Case::new(name, vec![x], move |_, x| vec![x[0].unary(op)]);
    case.tolerance = unary_tolerance(op, dtype);
    if dtype == DType::F64 && op != UnaryOp::IsFinite {
        case.differentiable = vec![0];
    }
    where_defined(case, unary_takes(op, dtype.kind()))
}

fn binary(op: BinaryOp, dtype: DType, shape: &[i64]) -> Option<Case> {
    if op == BinaryOp::NextAfter && dtype == DType::F8E8M0FNU {
        // Expanded with a sign bit, which the type lacks.
        return None;
    }
    if op == BinaryOp::Polygamma && dtype.bits() < 16 {
        // Compared in 16 bits and more only: of narrow types a factorial soon leaves the range.
        return None;
    }
    let name = format!("{} {dtype}{shape:?}", op.mlir());
    let mut inputs = Inputs::new(&name);
    let (x, y) = match (op, dtype.kind()) {
        // Orders 0 to 3.
        (BinaryOp::Polygamma, _) => {
            let count = shape.iter().product::<i64>();
            let orders: Vec<f64> = (0..count).map(|i| (i % 4) as f64).collect();
            (values(dtype, shape, &orders), inputs.range(dtype, shape, 0.5, 6.0))
        }
        (BinaryOp::Power, DTypeKind::Float) => {
            (inputs.range(dtype, shape, 0.2, 3.0), inputs.range(dtype, shape, -2.0, 2.0))
        }
        (BinaryOp::Power, _) => (inputs.small(dtype, shape), inputs.range(dtype, shape, 0.0, 4.0)),
        (BinaryOp::ShiftLeft | BinaryOp::ShiftRightArithmetic | BinaryOp::ShiftRightLogical, _) => {
            (inputs.any(dtype, shape), inputs.range(dtype, shape, 0.0, 1.0 + dtype.bits() as f64))
        }
        (BinaryOp::Divide | BinaryOp::Remainder, DTypeKind::Float) => {
            (inputs.small(dtype, shape), inputs.range(dtype, shape, 0.4, 2.0))
        }
        (BinaryOp::Divide | BinaryOp::Remainder, _) => (inputs.any(dtype, shape), inputs.small(dtype, shape)),
        (_, DTypeKind::Float) => (inputs.small(dtype, shape), inputs.small(dtype, shape)),
        _ => (inputs.any(dtype, shape), inputs.any(dtype, shape)),
    };
    let mut case = Case::new(name, vec![x, y], move |_, x| vec![x[0].binary(op, x[1])]);
    if dtype.is_float() && matches!(op, BinaryOp::Power | BinaryOp::Atan2) {
        case.tolerance = Tolerance::Ulp(if dtype.bits() <= 16 { 1.0 } else { 8.0 }, 0.0);
    }
    if op == BinaryOp::Polygamma {
        // A product of an exponential, a logarithm of the gamma function and a sum of powers.
        case.tolerance = Tolerance::Ulp(if dtype.bits() <= 16 { 4.0 } else { 64.0 }, 1.0);
    }
    if dtype == DType::F64 && op != BinaryOp::NextAfter {
        case.differentiable = if op == BinaryOp::Polygamma { vec![1] } else { vec![0, 1] };
    }
    where_defined(case, binary_takes(op, dtype.kind()))
}

fn compare(direction: Comparison, dtype: DType, shape: &[i64]) -> Case {
    let name = format!("compare {} {dtype}{shape:?}", direction.mlir());
    let mut inputs = Inputs::new(&name);
    // Few different values, so that some are equal.
    let x = [inputs.range(dtype, shape, 0.0, 2.0), inputs.range(dtype, shape, 0.0, 2.0)];
    Case::new(name, x.to_vec(), move |_, x| vec![x[0].compare(direction, x[1])])
}

fn select(dtype: DType, shape: &[i64]) -> Case {
    let name = format!("select {dtype}{shape:?}");
    let mut inputs = Inputs::new(&name);
    let x = vec![inputs.any(DType::Bool, shape), inputs.any(dtype, shape), inputs.any(dtype, shape)];
    let differentiable: &[usize] = if dtype == DType::F64 { &[1, 2] } else { &[] };
    Case::new(name, x, |_, x| vec![x[0].select(x[1], x[2])]).grad(differentiable)
}

fn clamp(dtype: DType, shape: &[i64]) -> Case {
    let name = format!("clamp {dtype}{shape:?}");
    let mut inputs = Inputs::new(&name);
    let x = vec![
        inputs.range(dtype, &[], 0.0, 1.0),
        inputs.small(dtype, shape),
        inputs.range(dtype, &[], 1.0, 2.0),
    ];
    let differentiable: &[usize] = if dtype == DType::F64 { &[0, 1, 2] } else { &[] };
    Case::new(name, x, |_, x| vec![x[1].clamp(x[0], x[2])]).grad(differentiable)
}

fn convert(from: DType, to: DType) -> Case {
    let name = format!("convert {from} to {to}");
    let mut inputs = Inputs::new(&name);
    let x = vec![inputs.any(from, &[13]), inputs.range(from, &[11], 0.0, 2.0)];
    let differentiable: &[usize] =
        if from == DType::F64 && to.is_float() && to.bits() > 32 { &[0] } else { &[] };
    Case::new(name, x, move |_, x| vec![x[0].to_dtype(to), x[1].to_dtype(to)]).grad(differentiable)
}

fn bitcast_convert(from: DType, to: DType) -> Option<Case> {
    let name = format!("bitcast_convert {from} to {to}");
    let shape: &[i64] = if to.bits() > from.bits() { &[3, (to.bits() / from.bits()) as i64] } else { &[5] };
    let x = Inputs::new(&name).any(from, shape);
    // A boolean has no number of bits in memory that all backends share.
    let defined = (from == DType::Bool) == (to == DType::Bool);
    where_defined(Case::new(name, vec![x], move |_, x| vec![x[0].bitcast_convert(to)]), defined)
}

/// NaN, infinities and signed zeros through every op of a float type.
fn special_values(dtype: DType) -> Vec<Case> {
    if !matches!(dtype, DType::F32 | DType::F64 | DType::BF16 | DType::F16) {
        return Vec::new();
    }
    let numbers = [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 0.0, -0.0, 1.0, -1.0, 0.5];
    let x = values(dtype, &[8], &numbers);
    let mut cases = Vec::new();
    // At zero, a pole of digamma, CHLO's expansion gives NaN in some versions and an infinity in others.
    for &op in UnaryOp::ALL.iter().filter(|op| **op != UnaryOp::Digamma) {
        let name = format!("{} {dtype} special values", op.mlir());
        let mut case = Case::new(name, vec![x.clone()], move |_, x| vec![x[0].unary(op)]);
        case.tolerance = unary_tolerance(op, dtype);
        cases.extend(where_defined(case, unary_takes(op, dtype.kind())));
    }
    let n = numbers.len();
    let left: Vec<f64> = numbers.iter().flat_map(|&a| vec![a; n]).collect();
    let pairs = [values(dtype, &[64], &left), values(dtype, &[64], &numbers.repeat(n))];
    // The same holds for polygamma at its poles.
    for &op in BinaryOp::ALL.iter().filter(|op| **op != BinaryOp::Polygamma) {
        let name = format!("{} {dtype} special values", op.mlir());
        let mut case = Case::new(name, pairs.to_vec(), move |_, x| vec![x[0].binary(op, x[1])]);
        if matches!(op, BinaryOp::Power | BinaryOp::Atan2) {
            case.tolerance = Tolerance::Ulp(8.0, 0.0);
        }
        cases.extend(where_defined(case, binary_takes(op, dtype.kind())));
    }
    for &direction in Comparison::ALL {
        let name = format!("compare {} {dtype} special values", direction.mlir());
        cases.push(Case::new(name, pairs.to_vec(), move |_: &Graph, x| vec![x[0].compare(direction, x[1])]));
    }
    cases
}
