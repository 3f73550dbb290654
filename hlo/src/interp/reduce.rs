//! Operations that combine elements with a region, and sorting.

use ndarray::{Dimension, IxDyn};

use super::indexing::set;
use super::value::{Value, extents, map_data};
use super::{InterpError, shape};
use crate::op::Window;
use crate::{DType, TensorType};

/// Runs an operation's region on scalars.
pub(super) type Combine<'a> = &'a mut dyn FnMut(Vec<Value>) -> Result<Vec<Value>, InterpError>;

/// Tensors of `types`, each full of its initial value.
fn filled(inits: &[&Value], types: &[TensorType]) -> Vec<Value> {
    inits.iter().zip(types).map(|(init, ty)| shape::broadcast_in_dim(init, &[], ty)).collect()
}

/// `result[at] = combine(result[at], elements)`
fn accumulate(
    results: &mut [Value],
    at: &IxDyn,
    elements: impl Iterator<Item = Value>,
    combine: Combine<'_>,
) -> Result<(), InterpError> {
    let old = results.iter().map(|result| result.element(at));
    let combined = combine(old.chain(elements).collect())?;
    results.iter_mut().zip(&combined).for_each(|(result, element)| set(result, at, element));
    Ok(())
}

/// `Op::Reduce`, in row-major order of the inputs.
pub(super) fn reduce(
    inputs: &[&Value],
    inits: &[&Value],
    dims: &[i64],
    types: &[TensorType],
    combine: Combine<'_>,
) -> Result<Vec<Value>, InterpError> {
    let mut results = filled(inits, types);
    let Some(first) = inputs.first() else { return Ok(results) };
    for at in ndarray::indices(IxDyn(first.extents())) {
        let kept: Vec<usize> =
            (0..at.ndim()).filter(|&dim| !dims.contains(&(dim as i64))).map(|dim| at[dim]).collect();
        accumulate(&mut results, &IxDyn(&kept), inputs.iter().map(|input| input.element(&at)), combine)?;
    }
    Ok(results)
}

/// `Op::ReduceWindow`. A window position on padding or between dilated elements counts as the initial value.
pub(super) fn reduce_window(
    inputs: &[&Value],
    inits: &[&Value],
    window: &Window,
    types: &[TensorType],
    combine: Combine<'_>,
) -> Result<Vec<Value>, InterpError> {
    let mut results = filled(inits, types);
    let (Some(first), Some(ty)) = (inputs.first(), types.first()) else { return Ok(results) };
    let input_extents = first.extents();
    for at in ndarray::indices(extents(&ty.shape)) {
        for offset in ndarray::indices(extents(&window.dimensions)) {
            let source =
                (0..at.ndim()).map(|dim| window_source(window, input_extents, dim, at[dim], offset[dim]));
            let source = source.collect::<Option<Vec<_>>>().map(|source| IxDyn(&source));
            let elements = inputs.iter().zip(inits).map(|(input, init)| match &source {
                Some(source) => input.element(source),
                None => (*init).clone(),
            });
            accumulate(&mut results, &at, elements, combine)?;
        }
    }
    Ok(results)
}

/// Position in the input of a window element, along one dimension.
fn window_source(window: &Window, extents: &[usize], dim: usize, at: usize, offset: usize) -> Option<usize> {
    let padded = at as i64 * window.strides[dim] + offset as i64 * window.window_dilations[dim];
    let dilated = padded - window.padding[dim].0;
    let step = window.base_dilations[dim];
    let inside = dilated >= 0 && dilated % step == 0 && dilated / step < extents[dim] as i64;
    inside.then(|| (dilated / step) as usize)
}

/// `Op::Sort`: a stable merge sort, which also satisfies a sort that need not be stable.
pub(super) fn sort(inputs: &[&Value], dim: i64, comparator: Combine<'_>) -> Result<Vec<Value>, InterpError> {
    let mut results: Vec<Value> = inputs.iter().map(|&input| input.clone()).collect();
    let Some(first) = inputs.first() else { return Ok(results) };
    let dim = dim as usize;
    let mut rows = first.extents().to_vec();
    let length = std::mem::replace(&mut rows[dim], 1);
    for row in ndarray::indices(IxDyn(&rows)) {
        let place = |position: usize| {
            let mut at = row.clone();
            at[dim] = position;
            at
        };
        let mut less = |a: usize, b: usize| -> Result<bool, InterpError> {
            let pair = |input: &&Value| [input.element(&place(a)), input.element(&place(b))];
            let verdict = comparator(inputs.iter().flat_map(pair).collect())?;
            verdict.first().map_or(Ok(false), |value| Ok(value.scalar_int("sort")? != 0))
        };
        let order = merge_sort((0..length).collect(), &mut less)?;
        for (result, input) in results.iter_mut().zip(inputs) {
            order
                .iter()
                .enumerate()
                .for_each(|(to, &from)| set(result, &place(to), &input.element(&place(from))));
        }
    }
    Ok(results)
}

/// The standard library's sort may panic on a comparator that is no order (NaN); this one gives some permutation.
fn merge_sort(
    mut items: Vec<usize>,
    less: &mut dyn FnMut(usize, usize) -> Result<bool, InterpError>,
) -> Result<Vec<usize>, InterpError> {
    if items.len() < 2 {
        return Ok(items);
    }
    let right = items.split_off(items.len() / 2);
    let (left, right) = (merge_sort(items, less)?, merge_sort(right, less)?);
    let (mut i, mut j) = (0, 0);
    let mut merged = Vec::with_capacity(left.len() + right.len());
    while i < left.len() && j < right.len() {
        if less(right[j], left[i])? {
            merged.push(right[j]);
            j += 1;
        } else {
            merged.push(left[i]);
            i += 1;
        }
    }
    merged.extend(&left[i..]);
    merged.extend(&right[j..]);
    Ok(merged)
}

/// `Op::TopK`: the k largest of each row of the last dimension, of equal ones the earlier first; floats in total order
/// (NaN above infinity).
pub(super) fn top_k(x: &Value, k: i64, types: &[TensorType]) -> Result<Vec<Value>, InterpError> {
    let [values_ty, indices_ty] = types else {
        return Err(InterpError::invalid("top_k", "two results expected"));
    };
    let rank = x.extents().len();
    let length = x.extents().last().copied().unwrap_or(0);
    let mut rows = x.extents().to_vec();
    rows.truncate(rank.saturating_sub(1));
    let (mut values, mut indices) = (Vec::new(), Vec::new());
    for row in ndarray::indices(IxDyn(&rows)) {
        let place = |position: usize| IxDyn(&[row.slice(), &[position]].concat());
        let mut order: Vec<usize> = (0..length).collect();
        order.sort_by(|&a, &b| x.total_cmp_at(&place(b), &place(a)));
        for &from in order.iter().take(k as usize) {
            values.push(x.bits_at(&place(from)));
            indices.push(from as u64);
        }
    }
    Ok(vec![Value::from_bit_patterns(values_ty, values)?, Value::from_bit_patterns(indices_ty, indices)?])
}

/// Adds tensors of one shape with a scalar region.
pub(super) fn combine_elementwise(x: &Value, y: &Value, combine: Combine<'_>) -> Result<Value, InterpError> {
    let mut result = vec![x.clone()];
    for at in ndarray::indices(IxDyn(x.extents())) {
        accumulate(&mut result, &at, std::iter::once(y.element(&at)), combine)?;
    }
    result.pop().ok_or_else(|| InterpError::invalid("reduce", "no result"))
}

/// A tensor of zeros.
pub(super) fn zeros(ty: &TensorType) -> Result<Value, InterpError> {
    let count = ty.shape.num_elements().max(0) as usize;
    if ty.dtype == DType::F8E8M0FNU {
        return Err(InterpError::invalid("zeros", "f8E8M0FNU has no zero"));
    }
    Value::from_bit_patterns(ty, vec![0; count])
}

impl Value {
    fn total_cmp_at(&self, a: &IxDyn, b: &IxDyn) -> std::cmp::Ordering {
        match &self.data {
            super::Data::Float(array) => array[a].total_cmp(&array[b]),
            super::Data::Int(array) => array[a].cmp(&array[b]),
        }
    }

    /// The bit pattern of one element.
    pub(super) fn bits_at(&self, at: &IxDyn) -> u64 {
        let scalar = map_data!(&self.data, array => ndarray::ArrayD::from_elem(IxDyn(&[]), array[at]));
        Value { dtype: self.dtype, data: scalar }.bit_patterns().first().copied().unwrap_or_default()
    }
}
