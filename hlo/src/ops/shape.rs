//! Operations that move or make elements: broadcast, reshape, transpose, slice, pad, concatenate, iota, constants.

use std::panic::Location;

use crate::literal::{Element, Literal};
use crate::op::{Dims, Op};
use crate::tensor::Rule;
use crate::{DType, Graph, Shape, Tensor, TensorType};

/// Checks that `dims` are distinct dimensions of a tensor of `rank`.
pub(crate) fn check_dims(what: &str, dims: &[i64], rank: usize) -> Rule<()> {
    for (i, d) in dims.iter().enumerate() {
        if *d < 0 || *d >= rank as i64 {
            return Err(format!("{what}: dimension {d} is outside 0..{rank}"));
        }
        if dims[..i].contains(d) {
            return Err(format!("{what}: dimension {d} is given twice"));
        }
    }
    Ok(())
}

fn check_len(what: &str, dims: &[i64], rank: usize) -> Rule<()> {
    if dims.len() != rank {
        return Err(format!("{what} has {} entries for {rank} dimensions", dims.len()));
    }
    Ok(())
}

/// The shape that `a` and `b` broadcast to by NumPy's rule.
pub(crate) fn broadcast_shapes(a: &Shape, b: &Shape) -> Option<Shape> {
    let rank = a.rank().max(b.rank());
    let at = |s: &Shape, i: usize| if i + s.rank() < rank { 1 } else { s[i + s.rank() - rank] };
    (0..rank)
        .map(|i| match (at(a, i), at(b, i)) {
            (x, y) if x == y => Some(x),
            (1, y) => Some(y),
            (x, 1) => Some(x),
            _ => None,
        })
        .collect::<Option<Vec<_>>>()
        .map(Shape::from)
}

impl Graph {
    /// A constant.
    pub fn constant(&self, literal: Literal) -> Tensor<'_> {
        self.op1("constant", &[], |_| {
            let ty = literal.ty.clone();
            Ok((Op::Constant(literal.into()), ty))
        })
    }

    /// A scalar constant of `dtype`.
    #[track_caller]
    pub fn scalar(&self, dtype: DType, value: f64) -> Tensor<'_> {
        match Literal::scalar(dtype, value) {
            Some(literal) => self.op1("constant", &[], |_| {
                let ty = literal.ty.clone();
                Ok((Op::Constant(literal.into()), ty))
            }),
            None => self.scalar(DType::F32, value).to_dtype(dtype),
        }
    }

    /// A constant of one value: `jnp.full`.
    #[track_caller]
    pub fn full(&self, dtype: DType, shape: impl Into<Shape>, value: f64) -> Tensor<'_> {
        self.scalar(dtype, value).broadcast_to(shape)
    }

    /// Zeros.
    #[track_caller]
    pub fn zeros(&self, dtype: DType, shape: impl Into<Shape>) -> Tensor<'_> {
        self.full(dtype, shape, 0.0)
    }

    /// A constant array from host values, row-major.
    #[track_caller]
    pub fn array<T: Element>(&self, values: &[T], shape: impl Into<Shape>) -> Tensor<'_> {
        let shape = shape.into();
        let literal = Literal::dense(values, shape.clone());
        self.op1("constant", &[], |_| {
            let literal =
                literal.ok_or_else(|| format!("{} values do not fill shape {shape}", values.len()))?;
            let ty = literal.ty.clone();
            Ok((Op::Constant(literal.into()), ty))
        })
    }

    /// 0, 1, 2, ... along `dim` (`lax.broadcasted_iota`).
    #[track_caller]
    pub fn iota(&self, dtype: DType, shape: impl Into<Shape>, dim: i64) -> Tensor<'_> {
        let ty = TensorType::new(dtype, shape);
        self.op1("iota", &[], |_| {
            check_dims("iota", &[dim], ty.rank())?;
            if ty.dtype == DType::Bool {
                return Err("does not make booleans".to_owned());
            }
            Ok((Op::Iota { dim }, ty))
        })
    }
}

impl<'g> Tensor<'g> {
    /// Broadcasts both to a common shape, as NumPy does.
    #[track_caller]
    pub(crate) fn broadcast_together(self, other: Tensor<'g>) -> (Tensor<'g>, Tensor<'g>) {
        if self.is_poison() || other.is_poison() {
            return (self.graph().poison(), self.graph().poison());
        }
        let (a, b) = (self.shape(), other.shape());
        if a == b {
            return (self, other);
        }
        match broadcast_shapes(&a, &b) {
            Some(shape) => (self.broadcast_to(&shape), other.broadcast_to(&shape)),
            None => {
                let location = std::panic::Location::caller();
                self.graph().fail_at(
                    "broadcast",
                    format!("shapes {a} and {b} do not broadcast"),
                    &[self, other],
                    location,
                );
                (self.graph().poison(), self.graph().poison())
            }
        }
    }

    /// Broadcasts to `shape` by NumPy's rule: dimensions align at the end, sizes 1 stretch.
    #[track_caller]
    pub fn broadcast_to(self, shape: impl Into<Shape>) -> Tensor<'g> {
        let shape = shape.into();
        let rank = self.rank();
        if rank > shape.rank() {
            let location = std::panic::Location::caller();
            self.graph().fail_at(
                "broadcast_to",
                format!("rank {rank} does not fit {shape}"),
                &[self],
                location,
            );
            return self.graph().poison();
        }
        let skip = (shape.rank() - rank) as i64;
        let dims: Vec<i64> = (0..rank as i64).map(|d| d + skip).collect();
        self.broadcast_in_dim(shape, &dims)
    }

    /// Operand dimension i becomes dimension `dims[i]` of `shape`; sizes 1 stretch.
    #[track_caller]
    pub fn broadcast_in_dim(self, shape: impl Into<Shape>, dims: &[i64]) -> Tensor<'g> {
        let shape = shape.into();
        if !self.is_poison() && self.shape() == shape && dims.iter().enumerate().all(|(i, d)| i as i64 == *d)
        {
            return self;
        }
        self.graph().op1("broadcast_in_dim", &[self], |t| {
            check_len("dims", dims, t[0].rank())?;
            check_dims("dims", dims, shape.rank())?;
            for (size, d) in t[0].shape.iter().zip(dims) {
                if *size != 1 && *size != shape[*d as usize] {
                    return Err(format!("size {size} does not become dimension {d} of {shape}"));
                }
            }
            Ok((Op::BroadcastInDim { dims: Dims::from_slice(dims) }, t[0].with_shape(shape)))
        })
    }

    /// Same elements in row-major order, other shape.
    #[track_caller]
    pub fn reshape(self, shape: impl Into<Shape>) -> Tensor<'g> {
        let shape = shape.into();
        if !self.is_poison() && self.shape() == shape {
            return self;
        }
        self.graph().op1("reshape", &[self], |t| {
            if t[0].shape.num_elements() != shape.num_elements() || shape.iter().any(|d| *d < 0) {
                return Err(format!("cannot become shape {shape}"));
            }
            Ok((Op::Reshape, t[0].with_shape(shape)))
        })
    }

    /// Inserts a dimension of size 1 before dimension `dim` (negative counts from the end of the result).
    #[track_caller]
    pub fn expand_dims(self, dim: i64) -> Tensor<'g> {
        let shape = self.shape();
        let at = if dim < 0 { dim + shape.rank() as i64 + 1 } else { dim };
        if !(0..=shape.rank() as i64).contains(&at) {
            let message = format!("no place {dim} among the dimensions of {shape}");
            self.graph().fail_at("expand_dims", message, &[self], Location::caller());
            return self.graph().poison();
        }
        self.reshape(shape.inserted(at, 1))
    }

    /// Removes dimensions of size 1.
    #[track_caller]
    pub fn squeeze(self, dims: &[i64]) -> Tensor<'g> {
        let shape = self.shape();
        let fits = check_dims("squeeze", dims, shape.rank()).and_then(|()| {
            let wide = dims.iter().find(|d| shape[**d as usize] != 1);
            wide.map_or(Ok(()), |d| Err(format!("dimension {d} of {shape} does not have size 1")))
        });
        if let Err(message) = fits {
            self.graph().fail_at("squeeze", message, &[self], Location::caller());
            return self;
        }
        self.reshape(shape.without(dims))
    }

    /// Result dimension i is operand dimension `permutation[i]`.
    #[track_caller]
    pub fn transpose(self, permutation: &[i64]) -> Tensor<'g> {
        if permutation.iter().enumerate().all(|(i, p)| i as i64 == *p) && permutation.len() == self.rank() {
            return self;
        }
        self.graph().op1("transpose", &[self], |t| {
            check_len("permutation", permutation, t[0].rank())?;
            check_dims("permutation", permutation, t[0].rank())?;
            let shape: Shape = permutation.iter().map(|p| t[0].shape[*p as usize]).collect();
            Ok((Op::Transpose { permutation: Dims::from_slice(permutation) }, t[0].with_shape(shape)))
        })
    }

    /// Moves dimension `from` to position `to` (`jnp.moveaxis`).
    #[track_caller]
    pub fn moveaxis(self, from: i64, to: i64) -> Tensor<'g> {
        let rank = self.rank() as i64;
        for dim in [from, to] {
            if let Err(message) = check_dims("moveaxis", &[dim], self.rank()) {
                self.graph().fail_at("moveaxis", message, &[self], Location::caller());
                return self.graph().poison();
            }
        }
        let mut order: Vec<i64> = (0..rank).filter(|d| *d != from).collect();
        order.insert(to as usize, from);
        self.transpose(&order)
    }

    /// Static slice `start..limit` with `strides` in each dimension.
    #[track_caller]
    pub fn slice(self, start: &[i64], limit: &[i64], strides: &[i64]) -> Tensor<'g> {
        self.graph().op1("slice", &[self], |t| {
            for (what, v) in [("start", start), ("limit", limit), ("strides", strides)] {
                check_len(what, v, t[0].rank())?;
            }
            let mut shape = Vec::with_capacity(start.len());
            for (i, size) in t[0].shape.iter().enumerate() {
                if start[i] < 0 || start[i] > limit[i] || limit[i] > *size || strides[i] < 1 {
                    return Err(format!(
                        "{}:{}:{} is no range of dimension {i} of size {size}",
                        start[i], limit[i], strides[i]
                    ));
                }
                let length = limit[i] - start[i];
                shape.push(length / strides[i] + i64::from(length % strides[i] != 0));
            }
            let op = Op::Slice { start: start.into(), limit: limit.into(), strides: strides.into() };
            Ok((op, t[0].with_shape(shape)))
        })
    }

    /// `start..limit` of one dimension (`lax.slice_in_dim`).
    #[track_caller]
    pub fn slice_in_dim(self, start: i64, limit: i64, dim: i64) -> Tensor<'g> {
        let shape = self.shape();
        let mut from = vec![0; shape.rank()];
        let mut to = shape.to_vec();
        let Some(i) = usize::try_from(dim).ok().filter(|i| *i < shape.rank()) else {
            let location = std::panic::Location::caller();
            self.graph().fail_at("slice_in_dim", format!("no dimension {dim}"), &[self], location);
            return self.graph().poison();
        };
        from[i] = start;
        to[i] = limit;
        self.slice(&from, &to, &vec![1; shape.rank()])
    }

    /// Slice of static `sizes` at scalar integer `starts`, which are clamped to the operand.
    #[track_caller]
    pub fn dynamic_slice(self, starts: &[Tensor<'g>], sizes: &[i64]) -> Tensor<'g> {
        let operands: Vec<_> = [self].into_iter().chain(starts.iter().copied()).collect();
        self.graph().op1("dynamic_slice", &operands, |t| {
            check_len("starts", &vec![0; t.len() - 1], t[0].rank())?;
            check_len("sizes", sizes, t[0].rank())?;
            check_starts(&t[1..])?;
            if let Some(i) = (0..sizes.len()).find(|i| sizes[*i] < 0 || sizes[*i] > t[0].shape[*i]) {
                return Err(format!("slice size {} exceeds dimension {i}", sizes[i]));
            }
            Ok((Op::DynamicSlice { sizes: Dims::from_slice(sizes) }, t[0].with_shape(sizes)))
        })
    }

    /// Slice of size `size` of one dimension at a scalar `start`.
    #[track_caller]
    pub fn dynamic_slice_in_dim(self, start: Tensor<'g>, size: i64, dim: i64) -> Tensor<'g> {
        if let Err(message) = check_dims("dim", &[dim], self.rank()) {
            self.graph().fail_at("dynamic_slice_in_dim", message, &[self], Location::caller());
            return self.graph().poison();
        }
        let zero = start.graph().scalar(start.dtype(), 0.0);
        let sizes = self.shape().with_dim(dim, size);
        let starts: Vec<_> = (0..sizes.rank() as i64).map(|d| if d == dim { start } else { zero }).collect();
        self.dynamic_slice(&starts, &sizes)
    }

    /// Writes `update` at scalar integer `starts`, which are clamped to fit.
    #[track_caller]
    pub fn dynamic_update_slice(self, update: Tensor<'g>, starts: &[Tensor<'g>]) -> Tensor<'g> {
        let operands: Vec<_> = [self, update].into_iter().chain(starts.iter().copied()).collect();
        self.graph().op1("dynamic_update_slice", &operands, |t| {
            check_len("starts", &vec![0; t.len() - 2], t[0].rank())?;
            check_starts(&t[2..])?;
            let fits =
                t[0].rank() == t[1].rank() && t[1].shape.iter().zip(t[0].shape.iter()).all(|(u, x)| u <= x);
            if t[0].dtype != t[1].dtype || !fits {
                return Err(format!("update {} does not fit into {}", t[1], t[0]));
            }
            Ok((Op::DynamicUpdateSlice, t[0].clone()))
        })
    }

    /// Joins tensors along `dim`.
    #[track_caller]
    pub fn concatenate(parts: &[Tensor<'g>], dim: i64) -> Option<Tensor<'g>> {
        let first = *parts.first()?;
        Some(first.graph().op1("concatenate", parts, |t| {
            check_dims("dim", &[dim], t[0].rank())?;
            let mut size = 0i64;
            for x in t {
                if x.dtype != t[0].dtype
                    || x.shape.clone().with_dim(dim, 0) != t[0].shape.clone().with_dim(dim, 0)
                {
                    return Err(format!("{x} does not match {} outside dimension {dim}", t[0]));
                }
                size = size
                    .checked_add(x.shape[dim as usize])
                    .ok_or_else(|| format!("the sizes of dimension {dim} add up to more than 2^63"))?;
            }
            Ok((Op::Concatenate { dim }, t[0].with_shape(t[0].shape.clone().with_dim(dim, size))))
        }))
    }

    /// This tensor and `other` along `dim`.
    #[track_caller]
    pub fn concat(self, other: Tensor<'g>, dim: i64) -> Tensor<'g> {
        Self::concatenate(&[self, other], dim).unwrap_or(self)
    }

    /// Pads with a scalar: `low` before, `high` after (negative crops), `interior` between elements.
    #[track_caller]
    pub fn pad(self, value: Tensor<'g>, low: &[i64], high: &[i64], interior: &[i64]) -> Tensor<'g> {
        self.graph().op1("pad", &[self, value], |t| {
            for (what, v) in [("low", low), ("high", high), ("interior", interior)] {
                check_len(what, v, t[0].rank())?;
            }
            if t[1] != &TensorType::scalar(t[0].dtype) {
                return Err(format!("the padding value must be a scalar of {}, not {}", t[0].dtype, t[1]));
            }
            let mut shape = Vec::with_capacity(low.len());
            for (i, size) in t[0].shape.iter().enumerate() {
                let [edges, between] = [i128::from(low[i]) + i128::from(high[i]), i128::from(interior[i])];
                let padded = edges + i128::from(*size) + i128::from((size - 1).max(0)) * between;
                match i64::try_from(padded) {
                    Ok(padded) if padded >= 0 && between >= 0 => shape.push(padded),
                    _ => return Err(format!("dimension {i} of size {size} becomes {padded}")),
                }
            }
            let op = Op::Pad { low: low.into(), high: high.into(), interior: interior.into() };
            Ok((op, t[0].with_shape(shape)))
        })
    }

    /// Reverses dimensions.
    #[track_caller]
    pub fn rev(self, dims: &[i64]) -> Tensor<'g> {
        self.graph().op1("reverse", &[self], |t| {
            check_dims("dims", dims, t[0].rank())?;
            Ok((Op::Reverse { dims: Dims::from_slice(dims) }, t[0].clone()))
        })
    }

    /// A tensor of the same type, all zero.
    #[track_caller]
    pub fn zeros_like(self) -> Tensor<'g> {
        self.graph().zeros(self.dtype(), self.shape())
    }
}

fn check_starts(starts: &[&TensorType]) -> Rule<()> {
    for s in starts {
        if s.rank() != 0 || !s.dtype.is_integer() || s.dtype != starts[0].dtype {
            return Err(format!("start indices must be integer scalars of one type, not {s}"));
        }
    }
    Ok(())
}
