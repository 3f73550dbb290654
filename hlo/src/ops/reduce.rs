//! Reductions, cumulative operations and sorting.

use std::panic::Location;

use crate::graph::BlockId;
use crate::op::{BinaryOp, Comparison, Dims, Op, Window};
use crate::ops::shape::check_dims;
use crate::tensor::Rule;
use crate::{DType, Graph, Shape, Tensor, TensorType};

/// The value that leaves a reduction by `op` unchanged, as f64; `None` when `op` has none.
fn identity(op: BinaryOp, dtype: DType) -> Option<f64> {
    let low = || match dtype.kind() {
        crate::DTypeKind::Float => dtype.float_limits().0,
        crate::DTypeKind::Signed => -(2f64.powi(dtype.bits() as i32 - 1)),
        crate::DTypeKind::Unsigned | crate::DTypeKind::Bool => 0.0,
    };
    let high = || match dtype.kind() {
        crate::DTypeKind::Float => dtype.float_limits().1,
        crate::DTypeKind::Signed => 2f64.powi(dtype.bits() as i32 - 1) - 1.0,
        crate::DTypeKind::Unsigned => 2f64.powi(dtype.bits() as i32) - 1.0,
        crate::DTypeKind::Bool => 1.0,
    };
    match op {
        BinaryOp::Add | BinaryOp::Or | BinaryOp::Xor => Some(0.0),
        BinaryOp::Multiply => Some(1.0),
        BinaryOp::Maximum => Some(low()),
        BinaryOp::Minimum => Some(high()),
        BinaryOp::And if dtype == DType::Bool => Some(1.0),
        BinaryOp::And if dtype.kind() == crate::DTypeKind::Signed => Some(-1.0),
        BinaryOp::And => Some(high()),
        BinaryOp::Atan2
        | BinaryOp::Divide
        | BinaryOp::Power
        | BinaryOp::Remainder
        | BinaryOp::ShiftLeft
        | BinaryOp::ShiftRightArithmetic
        | BinaryOp::ShiftRightLogical
        | BinaryOp::Subtract
        | BinaryOp::NextAfter
        | BinaryOp::Polygamma => None,
    }
}

/// What a region that may use nothing from outside is told.
pub(crate) const CAPTURES: &str = "the region uses values from outside";

impl Graph {
    /// A region over scalars: for each of `dtypes` two parameters (all accumulators, then all elements).
    ///
    /// Operations of the region take the caller's location: those of our own reducers would point into this crate.
    #[track_caller]
    pub(crate) fn scalar_region<'g>(
        &'g self,
        dtypes: &[DType],
        body: impl FnOnce(&[Tensor<'g>]) -> Vec<Tensor<'g>>,
    ) -> BlockId {
        let location = std::panic::Location::caller();
        let types: Vec<_> = self.with(|d| dtypes.iter().map(|t| d.intern(TensorType::scalar(*t))).collect());
        let types = [&types[..], &types[..]].concat();
        let outer = self.with(|d| {
            let outer = d.location;
            d.location = outer.or(Some(location));
            outer
        });
        let block = self.block(&types, body);
        self.with(|d| d.location = outer);
        block
    }

    /// A region that applies `op` to two scalars.
    #[track_caller]
    pub(crate) fn binary_region(&self, op: BinaryOp, dtype: DType) -> BlockId {
        self.scalar_region(&[dtype], |p| vec![p[0].binary(op, p[1])])
    }

    pub(crate) fn region_captures(&self, block: BlockId) -> Rule<()> {
        // Constants made outside are copied in; anything else cannot enter a reducer.
        let captured = self.with(|d| d.isolate(&[block]));
        if captured.is_empty() { Ok(()) } else { Err(CAPTURES.to_owned()) }
    }

    /// Variadic reduction (`lax.reduce`): `inputs` of one shape, scalar `inits`, `body(accumulators, elements)`.
    #[track_caller]
    pub fn reduce<'g>(
        &'g self,
        inputs: &[Tensor<'g>],
        inits: &[Tensor<'g>],
        dims: &[i64],
        body: impl FnOnce(&[Tensor<'g>], &[Tensor<'g>]) -> Vec<Tensor<'g>>,
    ) -> Vec<Tensor<'g>> {
        let dtypes: Vec<_> = inputs.iter().map(|t| t.dtype()).collect();
        let block = self.scalar_region(&dtypes, |p| body(&p[..inputs.len()], &p[inputs.len()..]));
        self.reduce_block(inputs, inits, dims, block)
    }

    #[track_caller]
    pub(crate) fn reduce_block<'g>(
        &'g self,
        inputs: &[Tensor<'g>],
        inits: &[Tensor<'g>],
        dims: &[i64],
        block: BlockId,
    ) -> Vec<Tensor<'g>> {
        let captures = self.region_captures(block);
        let region = self.region_types(block);
        let operands = [inputs, inits].concat();
        self.op_n("reduce", &operands, &[block], |t| {
            captures?;
            let (xs, inits) = check_reducer(t, &region)?;
            check_dims("dims", dims, xs[0].rank())?;
            let types = xs.iter().map(|x| x.with_shape(x.shape.without(dims))).collect();
            let _ = inits;
            Ok((Op::Reduce { dims: Dims::from_slice(dims) }, types))
        })
    }

    pub(crate) fn region_types(&self, block: BlockId) -> Vec<TensorType> {
        self.with(|d| d.blocks[block.index()].results.iter().map(|v| d.ty(*v).clone()).collect())
    }

    /// Sorts arrays of one shape together along `dim`; `less(lhs, rhs)` compares scalars of each array.
    #[track_caller]
    pub fn sort<'g>(
        &'g self,
        operands: &[Tensor<'g>],
        dim: i64,
        is_stable: bool,
        less: impl FnOnce(&[Tensor<'g>], &[Tensor<'g>]) -> Tensor<'g>,
    ) -> Vec<Tensor<'g>> {
        let types: Vec<_> = operands.iter().map(|t| TensorType::scalar(t.dtype())).collect();
        let types: Vec<_> =
            self.with(|d| types.into_iter().flat_map(|t| [d.intern(t.clone()), d.intern(t)]).collect());
        let block = self.block(&types, |p| {
            let lhs: Vec<_> = p.iter().step_by(2).copied().collect();
            let rhs: Vec<_> = p.iter().skip(1).step_by(2).copied().collect();
            vec![less(&lhs, &rhs)]
        });
        let captures = self.region_captures(block);
        let region = self.region_types(block);
        self.op_n("sort", operands, &[block], |t| {
            captures?;
            check_dims("dim", &[dim], t.first().ok_or("needs an operand")?.rank())?;
            if t.iter().any(|x| x.shape != t[0].shape) {
                return Err("operands have different shapes".to_owned());
            }
            if region != [TensorType::scalar(DType::Bool)] {
                return Err("the comparator must return one boolean scalar".to_owned());
            }
            Ok((Op::Sort { dim, is_stable }, t.iter().map(|x| (*x).clone()).collect()))
        })
    }

    /// Variadic windowed reduction (`lax.reduce_window`).
    #[track_caller]
    pub fn reduce_window<'g>(
        &'g self,
        inputs: &[Tensor<'g>],
        inits: &[Tensor<'g>],
        window: Window,
        body: impl FnOnce(&[Tensor<'g>], &[Tensor<'g>]) -> Vec<Tensor<'g>>,
    ) -> Vec<Tensor<'g>> {
        let dtypes: Vec<_> = inputs.iter().map(|t| t.dtype()).collect();
        let block = self.scalar_region(&dtypes, |p| body(&p[..inputs.len()], &p[inputs.len()..]));
        let captures = self.region_captures(block);
        let region = self.region_types(block);
        self.op_n("reduce_window", &[inputs, inits].concat(), &[block], |t| {
            captures?;
            let (xs, _) = check_reducer(t, &region)?;
            let shape = window_shape(&window, &xs[0].shape)?;
            let types = xs.iter().map(|x| x.with_shape(shape.clone())).collect();
            Ok((Op::ReduceWindow(window.into()), types))
        })
    }
}

type Split<'a> = (&'a [&'a TensorType], &'a [&'a TensorType]);

fn check_reducer<'a>(t: &'a [&'a TensorType], region: &[TensorType]) -> Rule<Split<'a>> {
    let n = t.len() / 2;
    if n == 0 || !t.len().is_multiple_of(2) {
        return Err("needs as many initial values as inputs, at least one".to_owned());
    }
    let (xs, inits) = t.split_at(n);
    for (x, init) in xs.iter().zip(inits) {
        if x.shape != xs[0].shape {
            return Err("inputs have different shapes".to_owned());
        }
        if **init != TensorType::scalar(x.dtype) {
            return Err(format!("initial value {init} is not a scalar of {}", x.dtype));
        }
    }
    let expected: Vec<_> = xs.iter().map(|x| TensorType::scalar(x.dtype)).collect();
    if region != expected {
        return Err(format!("the region returns {region:?}, expected {expected:?}"));
    }
    Ok((xs, inits))
}

pub(crate) fn window_shape(w: &Window, x: &Shape) -> Rule<Shape> {
    let rank = x.rank();
    let lens = [
        w.dimensions.len(),
        w.strides.len(),
        w.base_dilations.len(),
        w.window_dilations.len(),
        w.padding.len(),
    ];
    if lens.iter().any(|l| *l != rank) {
        return Err(format!("window attributes have {lens:?} entries for {rank} dimensions"));
    }
    // Sums and products of sizes up to 2^63 fit in twice the bits.
    let dilated = |size: i64, d: i64| if size == 0 { 0 } else { (i128::from(size) - 1) * i128::from(d) + 1 };
    let mut shape = Vec::with_capacity(rank);
    for i in 0..rank {
        if w.dimensions[i] < 1 || w.strides[i] < 1 || w.base_dilations[i] < 1 || w.window_dilations[i] < 1 {
            return Err(format!("window sizes, strides and dilations of dimension {i} must be positive"));
        }
        let (low, high) = (i128::from(w.padding[i].0), i128::from(w.padding[i].1));
        let size = low + dilated(x[i], w.base_dilations[i]) + high;
        let window = dilated(w.dimensions[i], w.window_dilations[i]);
        let places = if size < window { 0 } else { (size - window) / i128::from(w.strides[i]) + 1 };
        let places = i64::try_from(places)
            .map_err(|_| format!("there would be {places} windows along dimension {i}, more than 2^63"));
        shape.push(places?);
    }
    Ok(shape.into())
}

/// What `lax.argmax` asks for, and that the last index has a number of the type.
fn check_arg_reduce(dim: i64, index_dtype: DType, shape: &Shape) -> Rule<()> {
    check_dims("dim", &[dim], shape.rank())?;
    if !index_dtype.is_integer() {
        return Err(format!("indices are integers, not {index_dtype}"));
    }
    match shape[dim as usize] - 1 {
        -1 => Err(format!("dimension {dim} is empty, so nothing in it is the largest or smallest")),
        last if i128::from(last) > index_dtype.largest_integer() => {
            Err(format!("{index_dtype} does not count to {last}, the last index of dimension {dim}"))
        }
        _ => Ok(()),
    }
}

impl<'g> Tensor<'g> {
    /// Reduction by an associative operation with an identity (add, multiply, maximum, minimum, and, or, xor).
    #[track_caller]
    pub fn reduce_by(self, op: BinaryOp, dims: &[i64]) -> Tensor<'g> {
        if self.is_poison() {
            return self;
        }
        if dims.is_empty() {
            return self;
        }
        let g = self.graph();
        let Some(init) = identity(op, self.dtype()) else {
            let location = std::panic::Location::caller();
            g.fail_at("reduce", format!("{} has no identity", op.mlir()), &[self], location);
            return g.poison();
        };
        let init = match crate::Literal::integer(self.dtype(), init as i128) {
            Some(exact) if self.dtype().bits() == 64 => g.constant(exact),
            _ => g.scalar(self.dtype(), init),
        };
        let block = g.binary_region(op, self.dtype());
        g.reduce_block(&[self], &[init], dims, block).first().copied().unwrap_or_else(|| g.poison())
    }

    /// Sum over `dims`, accumulated in the element type (`lax.reduce_sum`).
    #[track_caller]
    pub fn reduce_sum(self, dims: &[i64]) -> Tensor<'g> {
        self.reduce_by(BinaryOp::Add, dims)
    }

    /// Sum over `dims` (`jnp.sum`): f16 and bf16 are accumulated in f32 and rounded once.
    #[track_caller]
    pub fn sum(self, dims: &[i64]) -> Tensor<'g> {
        match self.dtype() {
            half @ (DType::F16 | DType::BF16) if !dims.is_empty() => {
                self.to_dtype(DType::F32).reduce_sum(dims).to_dtype(half)
            }
            _ => self.reduce_sum(dims),
        }
    }

    /// Sum over all dimensions.
    #[track_caller]
    pub fn sum_all(self) -> Tensor<'g> {
        let dims: Vec<i64> = (0..self.rank() as i64).collect();
        self.sum(&dims)
    }

    /// Product over `dims`.
    #[track_caller]
    pub fn prod(self, dims: &[i64]) -> Tensor<'g> {
        self.reduce_by(BinaryOp::Multiply, dims)
    }

    /// Maximum over `dims`.
    #[track_caller]
    pub fn max(self, dims: &[i64]) -> Tensor<'g> {
        self.reduce_by(BinaryOp::Maximum, dims)
    }

    /// Minimum over `dims`.
    #[track_caller]
    pub fn min(self, dims: &[i64]) -> Tensor<'g> {
        self.reduce_by(BinaryOp::Minimum, dims)
    }

    /// Whether all hold over `dims`.
    #[track_caller]
    pub fn all(self, dims: &[i64]) -> Tensor<'g> {
        self.reduce_by(BinaryOp::And, dims)
    }

    /// Whether any holds over `dims`.
    #[track_caller]
    pub fn any(self, dims: &[i64]) -> Tensor<'g> {
        self.reduce_by(BinaryOp::Or, dims)
    }

    /// Mean over `dims`: sum times the reciprocal of the count is not what JAX does; it divides, and so does this.
    #[track_caller]
    pub fn mean(self, dims: &[i64]) -> Tensor<'g> {
        let shape = self.shape();
        let sizes = dims.iter().filter_map(|d| usize::try_from(*d).ok().and_then(|d| shape.get(d)));
        let count = sizes.fold(1i64, |count, size| count.saturating_mul(*size));
        self.sum(dims) / count as f64
    }

    /// Windowed reduction with an associative operation.
    #[track_caller]
    pub fn reduce_window_by(self, op: BinaryOp, window: Window) -> Tensor<'g> {
        if self.is_poison() {
            return self;
        }
        let g = self.graph();
        let Some(init) = identity(op, self.dtype()) else {
            let location = std::panic::Location::caller();
            g.fail_at("reduce_window", format!("{} has no identity", op.mlir()), &[self], location);
            return g.poison();
        };
        let init = g.scalar(self.dtype(), init);
        let results = g.reduce_window(&[self], &[init], window, |a, b| vec![a[0].binary(op, b[0])]);
        results.first().copied().unwrap_or_else(|| g.poison())
    }

    /// Running reduction along `dim`, from the end when `reverse`, as one `reduce_window` (JAX's lowering on CPU).
    #[track_caller]
    pub fn cumulative(self, op: BinaryOp, dim: i64, reverse: bool) -> Tensor<'g> {
        let shape = self.shape();
        let rank = shape.rank();
        let Some(size) = usize::try_from(dim).ok().and_then(|d| shape.get(d)).copied() else {
            let message = format!("dimension {dim} is outside 0..{rank}");
            self.graph().fail_at("cumulative", message, &[self], Location::caller());
            return self;
        };
        if size == 0 {
            return self;
        }
        let ones = || Dims::from_elem(1, rank);
        let mut window = Window {
            dimensions: ones(),
            strides: ones(),
            base_dilations: ones(),
            window_dilations: ones(),
            padding: smallvec::smallvec![(0, 0); rank],
        };
        window.dimensions[dim as usize] = size;
        window.padding[dim as usize] = if reverse { (0, size - 1) } else { (size - 1, 0) };
        self.reduce_window_by(op, window)
    }

    /// Running sum along `dim`.
    #[track_caller]
    pub fn cumsum(self, dim: i64) -> Tensor<'g> {
        self.cumulative(BinaryOp::Add, dim, false)
    }

    /// Running maximum along `dim`.
    #[track_caller]
    pub fn cummax(self, dim: i64) -> Tensor<'g> {
        self.cumulative(BinaryOp::Maximum, dim, false)
    }

    /// Running product along `dim`.
    #[track_caller]
    pub fn cumprod(self, dim: i64) -> Tensor<'g> {
        self.cumulative(BinaryOp::Multiply, dim, false)
    }

    /// The k largest of the last dimension in descending order, and their i32 positions.
    #[track_caller]
    pub fn top_k(self, k: i64) -> (Tensor<'g>, Tensor<'g>) {
        let g = self.graph();
        let results = g.op_n("top_k", &[self], &[], |t| {
            let last = *t[0].shape.last().ok_or("needs a dimension")?;
            if k < 0 || k > last {
                return Err(format!("k = {k} is outside 0..={last}"));
            }
            let shape = t[0].shape.clone().with_dim(t[0].rank() as i64 - 1, k);
            Ok((Op::TopK { k }, vec![t[0].with_shape(shape.clone()), TensorType::new(DType::I32, shape)]))
        });
        match results[..] {
            [values, indices] => (values, indices),
            _ => (g.poison(), g.poison()),
        }
    }

    /// Index of the largest value along `dim`, the first of equal ones, NaN counting as largest (`jnp.argmax`).
    #[track_caller]
    pub fn argmax(self, dim: i64, index_dtype: DType) -> Tensor<'g> {
        self.arg_reduce(dim, index_dtype, Comparison::Gt)
    }

    /// Index of the smallest value along `dim`, the first of equal ones, NaN counting as smallest.
    #[track_caller]
    pub fn argmin(self, dim: i64, index_dtype: DType) -> Tensor<'g> {
        self.arg_reduce(dim, index_dtype, Comparison::Lt)
    }

    #[track_caller]
    fn arg_reduce(self, dim: i64, index_dtype: DType, better: Comparison) -> Tensor<'g> {
        let g = self.graph();
        if self.is_poison() {
            return self;
        }
        let name = if better == Comparison::Gt { "argmax" } else { "argmin" };
        if let Err(message) = check_arg_reduce(dim, index_dtype, &self.shape()) {
            g.fail_at(name, message, &[self], Location::caller());
            return g.poison();
        }
        let op = if better == Comparison::Gt { BinaryOp::Maximum } else { BinaryOp::Minimum };
        let index = g.iota(index_dtype, self.shape(), dim);
        let init = g.scalar(self.dtype(), identity(op, self.dtype()).unwrap_or(0.0));
        let zero = g.scalar(index_dtype, 0.0);
        let float = self.dtype().is_float();
        let results = g.reduce(&[self, index], &[init, zero], &[dim], |acc, x| {
            let mut pick = acc[0].compare(better, x[0]);
            if float {
                pick = pick | acc[0].compare(Comparison::Ne, acc[0]);
            }
            let tie = acc[0].compare(Comparison::Eq, x[0]) & acc[1].compare(Comparison::Lt, x[1]);
            let pick_index = pick | tie;
            vec![pick.select(acc[0], x[0]), pick_index.select(acc[1], x[1])]
        });
        results.get(1).copied().unwrap_or_else(|| g.poison())
    }
}
