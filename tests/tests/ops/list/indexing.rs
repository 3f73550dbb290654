//! Gather and scatter.

use hlo::op::{BinaryOp, Dims, GatherDims, ScatterDims};
use hlo::{DType, Graph, Tensor};

use super::Case;
use super::input::{Inputs, values};

type F = for<'g> fn(&'g Graph, &[Tensor<'g>]) -> Vec<Tensor<'g>>;

fn dims(dims: &[i64]) -> Dims {
    Dims::from_slice(dims)
}

fn grad(dtype: DType, parameters: &'static [usize]) -> &'static [usize] {
    if dtype == DType::F64 { parameters } else { &[] }
}

pub(crate) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for &dtype in DType::ALL {
        cases.extend([
            rows(dtype),
            clamped_rows(dtype),
            windows(dtype),
            batched_gather(dtype),
            scatter_set(dtype),
        ]);
        if dtype.bits() >= 16 || dtype.is_integer() {
            cases.extend([scatter_rows(dtype), scatter_windows(dtype), batched_scatter(dtype)]);
        }
    }
    cases
}

/// Rows of an embedding; one index counts from the end.
fn rows(dtype: DType) -> Case {
    let name = format!("gather of rows {dtype}");
    let table = Inputs::new(&name).any(dtype, &[5, 3]);
    let indices = values(DType::I32, &[2, 3], &[0.0, 4.0, 2.0, 2.0, -1.0, 1.0]);
    let build: F = |_, x| vec![x[0].take_rows(x[1])];
    Case::new(name, vec![table, indices], build).grad(grad(dtype, &[0]))
}

/// Indices out of bounds are clamped. As in JAX, the gradient drops them instead, so none is checked here.
fn clamped_rows(dtype: DType) -> Case {
    let name = format!("gather of clamped rows {dtype}");
    let table = Inputs::new(&name).any(dtype, &[5, 3]);
    let indices = values(DType::I32, &[3], &[7.0, -9.0, 5.0]);
    let build: F = |_, x| vec![x[0].take_rows(x[1])];
    Case::new(name, vec![table, indices], build)
}

fn windows(dtype: DType) -> Case {
    let name = format!("gather of windows {dtype}");
    let mut inputs = Inputs::new(&name);
    // Windows of 3 by 2 in 7 by 5, the column first.
    let indices = values(DType::I64, &[2, 3], &[0.0, 3.0, 2.0, 4.0, 0.0, 1.0]);
    let x = vec![inputs.any(dtype, &[7, 5, 2]), indices];
    let build: F = |_, x| {
        let by_columns = GatherDims {
            offset_dims: dims(&[0, 2]),
            collapsed_slice_dims: dims(&[2]),
            start_index_map: dims(&[1, 0]),
            index_vector_dim: 0,
            ..GatherDims::default()
        };
        vec![x[0].gather(x[1], by_columns, &[3, 2, 1], false)]
    };
    Case::new(name, x, build).grad(grad(dtype, &[0]))
}

fn batched_gather(dtype: DType) -> Case {
    let name = format!("gather with batching dimensions {dtype}");
    let mut inputs = Inputs::new(&name);
    let x = vec![
        inputs.any(dtype, &[3, 7]),
        inputs.range(DType::I32, &[3], 0.0, 7.0),
        inputs.any(dtype, &[2, 5, 3]),
    ];
    let build: F = |g, x| {
        let dims = GatherDims {
            offset_dims: dims(&[2]),
            operand_batching_dims: dims(&[0, 2]),
            start_indices_batching_dims: dims(&[1, 0]),
            start_index_map: dims(&[1]),
            index_vector_dim: 2,
            ..GatherDims::default()
        };
        let indices = g.iota(DType::I32, [3, 2, 1], 0);
        vec![x[0].take_along_last(x[1]), x[2].gather(indices, dims, &[1, 2, 1], false)]
    };
    Case::new(name, x, build).grad(grad(dtype, &[0, 2]))
}

fn row_scatter() -> ScatterDims {
    ScatterDims {
        update_window_dims: dims(&[1]),
        inserted_window_dims: dims(&[0]),
        scatter_dims_to_operand_dims: dims(&[0]),
        index_vector_dim: 1,
        ..ScatterDims::default()
    }
}

/// All indices different, so that the order does not matter; one is out of bounds and dropped.
fn scatter_set(dtype: DType) -> Case {
    let name = format!("scatter of rows {dtype}");
    let mut inputs = Inputs::new(&name);
    let indices = values(DType::I32, &[3, 1], &[4.0, 7.0, 1.0]);
    let x = vec![inputs.any(dtype, &[5, 3]), indices, inputs.any(dtype, &[3, 3])];
    let build: F = |_, x| vec![x[0].scatter(x[1], x[2], row_scatter(), true, |_, new| new)];
    Case::new(name, x, build)
}

/// Repeated indices add up.
fn scatter_rows(dtype: DType) -> Case {
    let name = format!("scatter-add of rows {dtype}");
    let mut inputs = Inputs::new(&name);
    let indices = values(DType::I32, &[4, 1], &[4.0, 0.0, 4.0, -1.0]);
    let x = vec![inputs.small(dtype, &[5, 3]), indices, inputs.small(dtype, &[4, 3])];
    let build: F = |_, x| vec![x[0].scatter_by(BinaryOp::Add, x[1], x[2], row_scatter())];
    let case = Case::new(name, x, build).grad(grad(dtype, &[0, 2]));
    if dtype.is_float() { case.ulp(2.0, 6.0) } else { case }
}

/// A window that sticks out is dropped as a whole.
fn scatter_windows(dtype: DType) -> Case {
    let name = format!("scatter-add of windows {dtype}");
    let mut inputs = Inputs::new(&name);
    let indices = values(DType::I64, &[2, 3], &[0.0, 4.0, 1.0, 2.0, 1.0, 3.0]);
    let x = vec![inputs.small(dtype, &[6, 5]), indices, inputs.small(dtype, &[3, 2, 2])];
    let build: F = |_, x| {
        let dims = ScatterDims {
            update_window_dims: dims(&[1, 2]),
            scatter_dims_to_operand_dims: dims(&[0, 1]),
            index_vector_dim: 0,
            ..ScatterDims::default()
        };
        vec![x[0].scatter_by(BinaryOp::Add, x[1], x[2], dims)]
    };
    let case = Case::new(name, x, build).grad(grad(dtype, &[0, 2]));
    if dtype.is_float() { case.ulp(2.0, 6.0) } else { case }
}

fn batched_scatter(dtype: DType) -> Case {
    let name = format!("scatter-add with batching dimensions {dtype}");
    let mut inputs = Inputs::new(&name);
    let x = vec![
        inputs.small(dtype, &[3, 7]),
        inputs.range(DType::I32, &[3, 1], 0.0, 7.0),
        inputs.small(dtype, &[3]),
    ];
    let build: F = |_, x| {
        let dims = ScatterDims {
            inserted_window_dims: dims(&[1]),
            input_batching_dims: dims(&[0]),
            scatter_indices_batching_dims: dims(&[0]),
            scatter_dims_to_operand_dims: dims(&[1]),
            index_vector_dim: 1,
            ..ScatterDims::default()
        };
        vec![x[0].scatter_by(BinaryOp::Add, x[1], x[2], dims)]
    };
    let case = Case::new(name, x, build).grad(grad(dtype, &[0, 2]));
    if dtype.is_float() { case.ulp(2.0, 6.0) } else { case }
}
