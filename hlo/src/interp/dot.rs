//! `dot_general`.

use ndarray::{ArrayD, Dimension, IxDyn};

use super::value::{Data, Value, extents};
use super::{InterpError, number};
use crate::op::{AlgorithmType, DotDims};
use crate::{DType, TensorType};

/// `Op::DotGeneral`. Products are summed in f64 (integers exactly) and rounded to the result's type once; an explicit
/// algorithm rounds the operands first.
pub(super) fn dot_general(
    lhs: &Value,
    rhs: &Value,
    dims: &DotDims,
    ty: &TensorType,
) -> Result<Value, InterpError> {
    let lhs = Side::new(lhs, &dims.lhs_batch, &dims.lhs_contracting);
    let rhs = Side::new(rhs, &dims.rhs_batch, &dims.rhs_contracting);
    let inner: Vec<usize> =
        dims.lhs_contracting.iter().map(|&dim| lhs.value.extents()[dim as usize]).collect();
    let batch = dims.lhs_batch.len();
    let index = |at: &IxDyn, k: &IxDyn| {
        let (free_lhs, free_rhs) = at.slice()[batch..].split_at(lhs.free.len());
        (lhs.index(&at.slice()[..batch], free_lhs, k), rhs.index(&at.slice()[..batch], free_rhs, k))
    };
    let terms: Vec<IxDyn> = ndarray::indices(IxDyn(&inner)).into_iter().collect();
    let shape = extents(&ty.shape);
    match (&lhs.value.data, &rhs.value.data) {
        (Data::Float(a), Data::Float(b)) => {
            let (round_a, round_b) = operand_rounding(dims);
            let product = |at: &IxDyn, k: &IxDyn| {
                let (i, j) = index(at, k);
                round_a(a[i]) * round_b(b[j])
            };
            let sum = |at: IxDyn| terms.iter().map(|k| product(&at, k)).sum();
            Ok(Value::from_floats(ty.dtype, ArrayD::from_shape_fn(shape, sum)))
        }
        (Data::Int(a), Data::Int(b)) => {
            let product = |at: &IxDyn, k: &IxDyn| {
                let (i, j) = index(at, k);
                number::wrap(ty.dtype, a[i].wrapping_mul(b[j]))
            };
            let any = ty.dtype == DType::Bool;
            let add = |sum: i128, x: i128| if any { sum | x } else { number::wrap(ty.dtype, sum + x) };
            let sum = |at: IxDyn| terms.iter().map(|k| product(&at, k)).fold(0, add);
            Ok(Value::from_ints(ty.dtype, ArrayD::from_shape_fn(shape, sum)))
        }
        (Data::Float(_), Data::Int(_)) | (Data::Int(_), Data::Float(_)) => {
            let what = format!("operands of {} and {}", lhs.value.dtype, rhs.value.dtype);
            Err(InterpError::invalid("dot_general", what))
        }
    }
}

/// An operand and the roles of its dimensions.
struct Side<'a> {
    value: &'a Value,
    batch: Vec<usize>,
    contracting: Vec<usize>,
    free: Vec<usize>,
}

impl<'a> Side<'a> {
    fn new(value: &'a Value, batch: &[i64], contracting: &[i64]) -> Self {
        let own = |dims: &[i64]| dims.iter().map(|&dim| dim as usize).collect::<Vec<_>>();
        let (batch, contracting) = (own(batch), own(contracting));
        let rank = value.extents().len();
        let free = (0..rank).filter(|dim| !batch.contains(dim) && !contracting.contains(dim)).collect();
        Side { value, batch, contracting, free }
    }

    fn index(&self, batch: &[usize], free: &[usize], k: &IxDyn) -> IxDyn {
        let mut index = IxDyn::zeros(self.value.extents().len());
        let roles = [(&self.batch, batch), (&self.free, free), (&self.contracting, k.slice())];
        for (dims, positions) in roles {
            dims.iter().zip(positions).for_each(|(&dim, &position)| index[dim] = position);
        }
        index
    }
}

type Rounding = Box<dyn Fn(f64) -> f64>;

/// How an explicit algorithm rounds the operands. One split into several components keeps about the operand's own
/// precision, and is not rounded here.
fn operand_rounding(dims: &DotDims) -> (Rounding, Rounding) {
    let exact = || -> Rounding { Box::new(|x| x) };
    let rounding = |ty: AlgorithmType, components: i64| -> Rounding {
        match ty {
            _ if components > 1 => exact(),
            AlgorithmType::Tf32 => Box::new(|x| number::reduce_precision(x, 8, 10)),
            AlgorithmType::DType(dtype) => Box::new(move |x| number::round(dtype, x)),
        }
    };
    match &dims.algorithm {
        None => (exact(), exact()),
        Some(a) => (rounding(a.lhs, a.lhs_components), rounding(a.rhs, a.rhs_components)),
    }
}
