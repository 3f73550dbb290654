//! Operations that move elements.

use ndarray::{ArrayD, Axis, Dimension, IxDyn, concatenate as join};

use super::InterpError;
use super::value::{Data, Value, extents, map_data};
use crate::TensorType;

/// A tensor whose element at each index is that of `x` at the index that `source` gives.
fn rearrange(x: &Value, shape: IxDyn, source: impl Fn(&IxDyn) -> IxDyn) -> Value {
    let data = map_data!(&x.data, array => ArrayD::from_shape_fn(shape, |at| array[source(&at)]));
    Value { dtype: x.dtype, data }
}

/// The index with `f(dimension, position)` in each dimension.
fn each_dim(at: &IxDyn, f: impl Fn(usize, usize) -> usize) -> IxDyn {
    IxDyn(&(0..at.ndim()).map(|dim| f(dim, at[dim])).collect::<Vec<_>>())
}

/// `Op::Reshape`.
pub(super) fn reshape(x: &Value, ty: &TensorType) -> Result<Value, InterpError> {
    let shape = extents(&ty.shape);
    if shape.size() != x.extents().iter().product::<usize>() {
        return Err(InterpError::invalid("reshape", format!("{} to {ty}", x.ty())));
    }
    let data = map_data!(&x.data, array => {
        let row_major: Vec<_> = array.iter().copied().collect();
        ArrayD::from_shape_vec(shape, row_major)
            .map_err(|error| InterpError::invalid("reshape", error.to_string()))?
    });
    Ok(Value { dtype: x.dtype, data })
}

/// `Op::Transpose`.
pub(super) fn transpose(x: &Value, permutation: &[i64]) -> Value {
    let from = x.extents();
    let shape: Vec<usize> = permutation.iter().map(|&dim| from[dim as usize]).collect();
    rearrange(x, IxDyn(&shape), |at| {
        let mut source = IxDyn::zeros(at.ndim());
        permutation.iter().enumerate().for_each(|(to, &dim)| source[dim as usize] = at[to]);
        source
    })
}

/// `Op::BroadcastInDim`.
pub(super) fn broadcast_in_dim(x: &Value, dims: &[i64], ty: &TensorType) -> Value {
    let from = x.extents();
    rearrange(x, extents(&ty.shape), |at| {
        let position = |(dim, &to): (usize, &i64)| if from[dim] == 1 { 0 } else { at[to as usize] };
        IxDyn(&dims.iter().enumerate().map(position).collect::<Vec<_>>())
    })
}

/// `Op::Slice`.
pub(super) fn slice(x: &Value, start: &[i64], limit: &[i64], strides: &[i64]) -> Value {
    let size = |dim: usize| (limit[dim] - start[dim] + strides[dim] - 1).max(0) / strides[dim];
    let shape: Vec<usize> = (0..start.len()).map(|dim| size(dim) as usize).collect();
    rearrange(x, IxDyn(&shape), |at| each_dim(at, |dim, i| start[dim] as usize + i * strides[dim] as usize))
}

/// Start indices, each clamped so that a window of `sizes` stays inside of `extents`.
fn clamped_starts(starts: &[&Value], extents: &[usize], sizes: &[usize]) -> Result<Vec<usize>, InterpError> {
    let clamp = |(dim, start): (usize, &&Value)| {
        let most = extents[dim].saturating_sub(sizes[dim]) as i128;
        Ok(start.scalar_int("dynamic_slice")?.clamp(0, most) as usize)
    };
    starts.iter().enumerate().map(clamp).collect()
}

/// `Op::DynamicSlice`.
pub(super) fn dynamic_slice(x: &Value, starts: &[&Value], sizes: &[i64]) -> Result<Value, InterpError> {
    let sizes: Vec<usize> = sizes.iter().map(|&size| size as usize).collect();
    let starts = clamped_starts(starts, x.extents(), &sizes)?;
    Ok(rearrange(x, IxDyn(&sizes), |at| each_dim(at, |dim, i| starts[dim] + i)))
}

/// `Op::DynamicUpdateSlice`.
pub(super) fn dynamic_update_slice(
    x: &Value,
    update: &Value,
    starts: &[&Value],
) -> Result<Value, InterpError> {
    let starts = clamped_starts(starts, x.extents(), update.extents())?;
    let place = |at: &IxDyn| each_dim(at, |dim, i| starts[dim] + i);
    let data = match (&x.data, &update.data) {
        (Data::Float(array), Data::Float(new)) => Data::Float(overwrite(array, new, place)),
        (Data::Int(array), Data::Int(new)) => Data::Int(overwrite(array, new, place)),
        (Data::Float(_), Data::Int(_)) | (Data::Int(_), Data::Float(_)) => {
            return Err(InterpError::invalid(
                "dynamic_update_slice",
                format!("update of {} into {}", update.dtype, x.dtype),
            ));
        }
    };
    Ok(Value { dtype: x.dtype, data })
}

fn overwrite<T: Copy>(array: &ArrayD<T>, new: &ArrayD<T>, place: impl Fn(&IxDyn) -> IxDyn) -> ArrayD<T> {
    let mut result = array.clone();
    new.indexed_iter().for_each(|(at, &element)| result[place(&at)] = element);
    result
}

/// `Op::Concatenate`.
pub(super) fn concatenate(xs: &[&Value], dim: i64) -> Result<Value, InterpError> {
    let wrong = |what: String| InterpError::invalid("concatenate", what);
    let first = xs.first().ok_or_else(|| wrong("no operands".to_owned()))?;
    let axis = Axis(dim as usize);
    let mixed = || wrong("operands of different types".to_owned());
    let data = match &first.data {
        Data::Float(_) => {
            let views = xs.iter().map(|x| match &x.data {
                Data::Float(array) => Ok(array.view()),
                Data::Int(_) => Err(mixed()),
            });
            Data::Float(join(axis, &views.collect::<Result<Vec<_>, _>>()?).map_err(|e| wrong(e.to_string()))?)
        }
        Data::Int(_) => {
            let views = xs.iter().map(|x| match &x.data {
                Data::Int(array) => Ok(array.view()),
                Data::Float(_) => Err(mixed()),
            });
            Data::Int(join(axis, &views.collect::<Result<Vec<_>, _>>()?).map_err(|e| wrong(e.to_string()))?)
        }
    };
    Ok(Value { dtype: first.dtype, data })
}

/// `Op::Pad`. An index of the result is a padding element when it lies on no element of `x`.
pub(super) fn pad(
    x: &Value,
    padding: &Value,
    low: &[i64],
    interior: &[i64],
    ty: &TensorType,
) -> Result<Value, InterpError> {
    let from = x.extents();
    let source = |at: &IxDyn| {
        let position = |dim: usize| {
            let offset = at[dim] as i64 - low[dim];
            let step = interior[dim] + 1;
            (offset >= 0 && offset % step == 0 && offset / step < from[dim] as i64)
                .then(|| (offset / step) as usize)
        };
        (0..at.ndim()).map(position).collect::<Option<Vec<_>>>()
    };
    let shape = extents(&ty.shape);
    let data = match (&x.data, &padding.data) {
        (Data::Float(array), Data::Float(value)) => Data::Float(ArrayD::from_shape_fn(shape, |at| {
            source(&at).map_or(value[IxDyn(&[])], |from| array[IxDyn(&from)])
        })),
        (Data::Int(array), Data::Int(value)) => Data::Int(ArrayD::from_shape_fn(shape, |at| {
            source(&at).map_or(value[IxDyn(&[])], |from| array[IxDyn(&from)])
        })),
        (Data::Float(_), Data::Int(_)) | (Data::Int(_), Data::Float(_)) => {
            return Err(InterpError::invalid("pad", format!("padding of {} for {}", padding.dtype, x.dtype)));
        }
    };
    Ok(Value { dtype: x.dtype, data })
}

/// `Op::Reverse`.
pub(super) fn reverse(x: &Value, dims: &[i64]) -> Value {
    let shape = IxDyn(x.extents());
    rearrange(x, shape.clone(), |at| {
        each_dim(at, |dim, i| if dims.contains(&(dim as i64)) { shape[dim] - 1 - i } else { i })
    })
}

/// Row `index` along `axis`, without that axis.
pub(super) fn take(x: &Value, axis: usize, index: usize) -> Value {
    let data = map_data!(&x.data, array => array.index_axis(Axis(axis), index).to_owned());
    Value { dtype: x.dtype, data }
}

/// Equal parts along `dim`.
pub(super) fn split(x: &Value, dim: usize, parts: usize) -> Vec<Value> {
    let size = x.extents()[dim] / parts.max(1);
    let part = |index: usize| {
        let from = index * size;
        let data = map_data!(&x.data, array => {
            array.slice_axis(Axis(dim), ndarray::Slice::from(from..from + size)).to_owned()
        });
        Value { dtype: x.dtype, data }
    };
    (0..parts).map(part).collect()
}

/// Values of one type, stacked along a new `axis`.
pub(super) fn stack(xs: &[Value], axis: usize, ty: &TensorType) -> Result<Value, InterpError> {
    if xs.is_empty() {
        return Value::from_bit_patterns(ty, Vec::new());
    }
    let rows: Vec<Value> = xs.iter().map(|x| with_axis(x, axis)).collect();
    concatenate(&rows.iter().collect::<Vec<_>>(), axis as i64)
}

fn with_axis(x: &Value, axis: usize) -> Value {
    let data = map_data!(&x.data, array => array.clone().insert_axis(Axis(axis)));
    Value { dtype: x.dtype, data }
}
