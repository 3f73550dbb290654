//! `gather` and `scatter`, in the index arithmetic of the StableHLO specification.

use ndarray::{Dimension, IxDyn};

use super::InterpError;
use super::reduce::Combine;
use super::value::{Data, Value, extents};
use crate::TensorType;
use crate::op::{GatherDims, ScatterDims};

fn without(index: &[usize], dims: &[i64]) -> Vec<usize> {
    index.iter().enumerate().filter(|(dim, _)| !dims.contains(&(*dim as i64))).map(|(_, &i)| i).collect()
}

fn only(index: &[usize], dims: &[i64]) -> Vec<usize> {
    dims.iter().map(|&dim| index[dim as usize]).collect()
}

/// How index vectors lie in an index tensor, and where they point in the operand.
struct Indices<'a> {
    tensor: &'a Value,
    vector_dim: usize,
    /// Operand dimension of each component.
    map: &'a [i64],
    /// Batch dimensions of the operand and of the index tensor, in pairs.
    batching: (&'a [i64], &'a [i64]),
    /// Operand dimensions that windows lack, batching ones included.
    missing: Vec<i64>,
    op: &'static str,
}

impl Indices<'_> {
    /// Where the window of `batch` starts in the operand, batching dimensions included; not clamped.
    fn start(&self, batch: &[usize], rank: usize) -> Result<Vec<i128>, InterpError> {
        let indices = self.tensor.ints(self.op)?;
        let mut start = vec![0_i128; rank];
        for (component, &dim) in self.map.iter().enumerate() {
            let mut at = batch.to_vec();
            if self.vector_dim < indices.ndim() {
                at.insert(self.vector_dim, component);
            }
            start[dim as usize] = indices[IxDyn(&at)];
        }
        for (&dim, &from) in self.batching.0.iter().zip(self.batching.1) {
            let from = from as usize;
            // `batch` lacks the dimension of the index vectors.
            start[dim as usize] = batch[from - usize::from(self.vector_dim < from)] as i128;
        }
        Ok(start)
    }

    /// A window index spread over all dimensions of the operand.
    fn full_window(&self, window: &[usize], rank: usize) -> Vec<i128> {
        let mut positions = window.iter();
        let position = |dim: usize| match self.missing.contains(&(dim as i64)) {
            true => 0,
            false => positions.next().map_or(0, |&position| position as i128),
        };
        (0..rank).map(position).collect()
    }
}

/// `Op::Gather`.
pub(super) fn gather(
    x: &Value,
    indices: &Value,
    dims: &GatherDims,
    slice_sizes: &[i64],
    ty: &TensorType,
) -> Result<Value, InterpError> {
    let rank = x.extents().len();
    let layout = Indices {
        tensor: indices,
        vector_dim: dims.index_vector_dim as usize,
        map: &dims.start_index_map,
        batching: (&dims.operand_batching_dims, &dims.start_indices_batching_dims),
        missing: [dims.collapsed_slice_dims.as_slice(), dims.operand_batching_dims.as_slice()].concat(),
        op: "gather",
    };
    let source = |at: &IxDyn| -> Result<IxDyn, InterpError> {
        let start = layout.start(&without(at.slice(), &dims.offset_dims), rank)?;
        let window = layout.full_window(&only(at.slice(), &dims.offset_dims), rank);
        let position = |dim: usize| {
            let most = (x.extents()[dim] as i128 - i128::from(slice_sizes[dim])).max(0);
            (start[dim].clamp(0, most) + window[dim]) as usize
        };
        Ok(IxDyn(&(0..rank).map(position).collect::<Vec<_>>()))
    };
    let elements = ndarray::indices(extents(&ty.shape)).into_iter().map(|at| Ok(x.bits_at(&source(&at)?)));
    Value::from_bit_patterns(ty, elements.collect::<Result<_, InterpError>>()?)
}

/// `Op::Scatter`. A window that does not lie inside of the operand is skipped as a whole.
pub(super) fn scatter(
    inputs: &[&Value],
    indices: &Value,
    updates: &[&Value],
    dims: &ScatterDims,
    combine: Combine<'_>,
) -> Result<Vec<Value>, InterpError> {
    let mut results: Vec<Value> = inputs.iter().map(|&input| input.clone()).collect();
    let (Some(input), Some(update)) = (inputs.first(), updates.first()) else {
        return Err(InterpError::invalid("scatter", "no operands"));
    };
    let rank = input.extents().len();
    let layout = Indices {
        tensor: indices,
        vector_dim: dims.index_vector_dim as usize,
        map: &dims.scatter_dims_to_operand_dims,
        batching: (&dims.input_batching_dims, &dims.scatter_indices_batching_dims),
        missing: [dims.inserted_window_dims.as_slice(), dims.input_batching_dims.as_slice()].concat(),
        op: "scatter",
    };
    let last = only(update.extents(), &dims.update_window_dims)
        .iter()
        .map(|&size| size.saturating_sub(1))
        .collect::<Vec<_>>();
    let last = layout.full_window(&last, rank);
    for at in ndarray::indices(IxDyn(update.extents())) {
        let start = layout.start(&without(at.slice(), &dims.update_window_dims), rank)?;
        if !(0..rank).all(|dim| start[dim] >= 0 && start[dim] + last[dim] < input.extents()[dim] as i128) {
            continue;
        }
        let window = layout.full_window(&only(at.slice(), &dims.update_window_dims), rank);
        let target = IxDyn(&(0..rank).map(|dim| (start[dim] + window[dim]) as usize).collect::<Vec<_>>());
        let old = results.iter().map(|result| result.element(&target));
        let new = updates.iter().map(|update| update.element(&at));
        let combined = combine(old.chain(new).collect())?;
        results.iter_mut().zip(&combined).for_each(|(result, element)| set(result, &target, element));
    }
    Ok(results)
}

/// Replaces one element; types are equal by the checks of the builder.
pub(super) fn set(tensor: &mut Value, at: &IxDyn, element: &Value) {
    match (&mut tensor.data, &element.data) {
        (Data::Float(array), Data::Float(x)) => array[at] = x[IxDyn(&[])],
        (Data::Int(array), Data::Int(x)) => array[at] = x[IxDyn(&[])],
        (Data::Float(_), Data::Int(_)) | (Data::Int(_), Data::Float(_)) => {}
    }
}
