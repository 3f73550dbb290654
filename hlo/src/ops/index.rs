//! Gather and scatter.

use crate::op::{BinaryOp, Dims, GatherDims, Op, ScatterDims};
use crate::ops::shape::check_dims;
use crate::tensor::Rule;
use crate::{DType, Shape, Tensor, TensorType};

/// Result shape of `gather` (StableHLO spec, constraints of gather).
pub(crate) fn gather_shape(d: &GatherDims, sizes: &[i64], x: &TensorType, idx: &TensorType) -> Rule<Shape> {
    if sizes.len() != x.rank() {
        return Err(format!("slice_sizes has {} entries for {} dimensions", sizes.len(), x.rank()));
    }
    if !idx.dtype.is_integer() {
        return Err(format!("indices must be integers, not {}", idx.dtype));
    }
    if d.index_vector_dim < 0 || d.index_vector_dim > idx.rank() as i64 {
        return Err(format!("index_vector_dim {} is outside 0..={}", d.index_vector_dim, idx.rank()));
    }
    let components = idx.shape.get(d.index_vector_dim as usize).copied().unwrap_or(1);
    if components != d.start_index_map.len() as i64 {
        return Err(format!(
            "{components} index components for {} mapped dimensions",
            d.start_index_map.len()
        ));
    }
    check_dims("start_index_map", &d.start_index_map, x.rank())?;
    let gone: Vec<i64> = d.collapsed_slice_dims.iter().chain(&d.operand_batching_dims).copied().collect();
    check_dims("collapsed and batching dims", &gone, x.rank())?;
    let (batching, of_indices) = (&d.operand_batching_dims, &d.start_indices_batching_dims);
    check_batching(("operand", batching, x), ("start_indices", of_indices, idx), d.index_vector_dim)?;
    for (i, (s, n)) in sizes.iter().zip(x.shape.iter()).enumerate() {
        if *s < 0 || s > n || (gone.contains(&(i as i64)) && *s > 1) {
            return Err(format!("slice size {s} does not suit dimension {i} of size {n}"));
        }
    }
    let batch = idx.shape.without(&[d.index_vector_dim]);
    let slice = Shape::from(sizes).without(&gone);
    if slice.rank() != d.offset_dims.len() {
        return Err(format!("{} offset dims for {} slice dimensions", d.offset_dims.len(), slice.rank()));
    }
    let rank = batch.rank() + slice.rank();
    check_dims("offset_dims", &d.offset_dims, rank)?;
    let (mut b, mut s) = (batch.iter(), slice.iter());
    let shape = (0..rank as i64)
        .map(|i| if d.offset_dims.contains(&i) { s.next() } else { b.next() })
        .map(|size| size.copied().unwrap_or(0));
    Ok(shape.collect())
}

/// Batching dimensions of an operand and of its indices go together, size by size.
fn check_batching(
    (what, dims, x): (&str, &[i64], &TensorType),
    (of, index_dims, idx): (&str, &[i64], &TensorType),
    index_vector_dim: i64,
) -> Rule<()> {
    check_dims(&format!("{what}_batching_dims"), dims, x.rank())?;
    check_dims(&format!("{of}_batching_dims"), index_dims, idx.rank())?;
    if index_dims.contains(&index_vector_dim) {
        return Err(format!("{of}_batching_dims has index_vector_dim {index_vector_dim}, which is no batch"));
    }
    let sizes =
        |dims: &[i64], ty: &TensorType| dims.iter().map(|d| ty.shape[*d as usize]).collect::<Vec<_>>();
    let (left, right) = (sizes(dims, x), sizes(index_dims, idx));
    if left == right {
        return Ok(());
    }
    Err(format!("{what}_batching_dims have the sizes {left:?}, {of}_batching_dims {right:?}"))
}

pub(crate) fn check_scatter(d: &ScatterDims, x: &TensorType, idx: &TensorType, up: &TensorType) -> Rule<()> {
    if !idx.dtype.is_integer() {
        return Err(format!("indices must be integers, not {}", idx.dtype));
    }
    if x.dtype != up.dtype {
        return Err(format!("updates are {}, the operand {}", up.dtype, x.dtype));
    }
    let gone: Vec<i64> = d.inserted_window_dims.iter().chain(&d.input_batching_dims).copied().collect();
    check_dims("inserted and batching dims", &gone, x.rank())?;
    let (batching, of_indices) = (&d.input_batching_dims, &d.scatter_indices_batching_dims);
    check_batching(("input", batching, x), ("scatter_indices", of_indices, idx), d.index_vector_dim)?;
    check_dims("update_window_dims", &d.update_window_dims, up.rank())?;
    check_dims("scatter_dims_to_operand_dims", &d.scatter_dims_to_operand_dims, x.rank())?;
    if d.update_window_dims.len() + gone.len() != x.rank() {
        return Err(
            "update_window_dims, inserted_window_dims and input_batching_dims must cover the operand"
                .to_owned(),
        );
    }
    let components = idx.shape.get(d.index_vector_dim as usize).copied().unwrap_or(1);
    if components != d.scatter_dims_to_operand_dims.len() as i64 {
        return Err(format!(
            "{components} index components for {} dims",
            d.scatter_dims_to_operand_dims.len()
        ));
    }
    let batch = idx.shape.without(&[d.index_vector_dim]);
    if up.shape.without(&d.update_window_dims) != batch {
        return Err(format!("update dimensions outside the window must be {batch}"));
    }
    let window = x.shape.without(&gone);
    for (w, n) in d.update_window_dims.iter().zip(window.iter()) {
        if up.shape[*w as usize] > *n {
            return Err(format!("update window dimension {w} exceeds the operand's {n}"));
        }
    }
    Ok(())
}

impl<'g> Tensor<'g> {
    /// Gathers slices (`lax.gather`); start indices are clamped so that slices fit.
    #[track_caller]
    pub fn gather(
        self,
        indices: Tensor<'g>,
        dims: GatherDims,
        slice_sizes: &[i64],
        sorted: bool,
    ) -> Tensor<'g> {
        self.graph().op1("gather", &[self, indices], |t| {
            let shape = gather_shape(&dims, slice_sizes, t[0], t[1])?;
            let op =
                Op::Gather { dims: dims.into(), slice_sizes: slice_sizes.into(), indices_are_sorted: sorted };
            Ok((op, t[0].with_shape(shape)))
        })
    }

    /// Combines `updates` into a copy of this tensor at `indices` with `op` (`lax.scatter_add` and kin). Updates out of
    /// bounds are dropped.
    #[track_caller]
    pub fn scatter_by(
        self,
        op: BinaryOp,
        indices: Tensor<'g>,
        updates: Tensor<'g>,
        dims: ScatterDims,
    ) -> Tensor<'g> {
        self.scatter(indices, updates, dims, false, |old, new| old.binary(op, new))
    }

    /// Scatter with a combining function of (old, update) scalars.
    #[track_caller]
    pub fn scatter(
        self,
        indices: Tensor<'g>,
        updates: Tensor<'g>,
        dims: ScatterDims,
        unique_indices: bool,
        combine: impl FnOnce(Tensor<'g>, Tensor<'g>) -> Tensor<'g>,
    ) -> Tensor<'g> {
        let g = self.graph();
        if self.is_poison() {
            return self;
        }
        let dtype = self.dtype();
        let block = g.scalar_region(&[dtype], |p| vec![combine(p[0], p[1])]);
        let captures = g.region_captures(block);
        let region = g.region_types(block);
        let results = g.op_n("scatter", &[self, indices, updates], &[block], |t| {
            captures?;
            check_scatter(&dims, t[0], t[1], t[2])?;
            if region != [TensorType::scalar(dtype)] {
                return Err("the region must return one scalar of the operand's type".to_owned());
            }
            let op = Op::Scatter { dims: dims.into(), indices_are_sorted: false, unique_indices };
            Ok((op, vec![t[0].clone()]))
        });
        results.first().copied().unwrap_or_else(|| g.poison())
    }

    /// Rows of dimension 0 by index: `[v, ..]` and integer indices of any shape `[i..]` give `[i.., ..]`
    /// (`jnp.take(x, indices, axis=0)` with JAX's indexing rule: negative indices count from the end, others clamp).
    #[track_caller]
    pub fn take_rows(self, indices: Tensor<'g>) -> Tensor<'g> {
        if self.is_poison() || indices.is_poison() {
            return self.graph().poison();
        }
        let rows = self.dim(0);
        let wrapped = indices.lt(0i32).select(indices + rows, indices);
        let (index_shape, shape) = (indices.shape(), self.shape());
        let rank = index_shape.rank() as i64;
        let dims = GatherDims {
            offset_dims: (rank..rank + shape.rank() as i64 - 1).collect(),
            collapsed_slice_dims: Dims::from_slice(&[0]),
            start_index_map: Dims::from_slice(&[0]),
            index_vector_dim: rank,
            ..GatherDims::default()
        };
        self.gather(wrapped.expand_dims(rank), dims, &shape.with_dim(0, 1), false)
    }

    /// Element of the last dimension by index: `[.., v]` with indices `[..]` gives `[..]`
    /// (`jnp.take_along_axis` of one index a row). Indices are clamped.
    #[track_caller]
    pub fn take_along_last(self, indices: Tensor<'g>) -> Tensor<'g> {
        if self.is_poison() || indices.is_poison() {
            return self.graph().poison();
        }
        let rank = self.rank() as i64;
        let batch: Dims = (0..rank - 1).collect();
        let dims = GatherDims {
            collapsed_slice_dims: Dims::from_slice(&[rank - 1]),
            operand_batching_dims: batch.clone(),
            start_indices_batching_dims: batch,
            start_index_map: Dims::from_slice(&[rank - 1]),
            index_vector_dim: rank - 1,
            ..GatherDims::default()
        };
        self.gather(indices.expand_dims(rank - 1), dims, &vec![1; rank as usize], false)
    }

    /// `one_hot[.., i] = (self[..] == i)` in `dtype` (`jax.nn.one_hot`).
    #[track_caller]
    pub fn one_hot(self, classes: i64, dtype: DType) -> Tensor<'g> {
        let rank = self.rank() as i64;
        let shape = self.shape().inserted(rank, classes);
        let wanted = self.expand_dims(rank).broadcast_to(&shape);
        wanted.equal(self.graph().iota(self.dtype(), shape, rank)).to_dtype(dtype)
    }
}
