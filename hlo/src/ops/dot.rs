//! Matrix products: `dot_general`, `dot`, `einsum`.

use crate::op::{Dims, DotDims, Op, Precision};
use crate::ops::shape::check_dims;
use crate::tensor::Rule;
use crate::{DType, Shape, Tensor, TensorType};

/// Result shape of `dot_general` (StableHLO spec, C1 to C12).
pub(crate) fn dot_general_shape(dims: &DotDims, lhs: &TensorType, rhs: &TensorType) -> Rule<Shape> {
    for (side, ty, batch, contracting) in [
        ("lhs", lhs, &dims.lhs_batch, &dims.lhs_contracting),
        ("rhs", rhs, &dims.rhs_batch, &dims.rhs_contracting),
    ] {
        let all: Vec<i64> = batch.iter().chain(contracting).copied().collect();
        check_dims(side, &all, ty.rank())?;
    }
    for (what, l, r) in [
        ("batch", &dims.lhs_batch, &dims.rhs_batch),
        ("contracting", &dims.lhs_contracting, &dims.rhs_contracting),
    ] {
        if l.len() != r.len() {
            return Err(format!("{} {what} dimensions on the left, {} on the right", l.len(), r.len()));
        }
        for (a, b) in l.iter().zip(r) {
            let (x, y) = (lhs.shape[*a as usize], rhs.shape[*b as usize]);
            if x != y {
                return Err(format!("{what} dimensions {a} and {b} have sizes {x} and {y}"));
            }
        }
    }
    let batch = dims.lhs_batch.iter().map(|d| lhs.shape[*d as usize]);
    let free = |ty: &TensorType, b: &Dims, c: &Dims| ty.shape.without(&[&b[..], &c[..]].concat());
    let lhs_free = free(lhs, &dims.lhs_batch, &dims.lhs_contracting);
    let rhs_free = free(rhs, &dims.rhs_batch, &dims.rhs_contracting);
    Ok(batch.chain(lhs_free.iter().copied()).chain(rhs_free.iter().copied()).collect())
}

impl<'g> Tensor<'g> {
    /// Generalised matrix product; the result's element type is the operands'.
    #[track_caller]
    pub fn dot_general(self, rhs: Tensor<'g>, dims: DotDims) -> Tensor<'g> {
        let dtype = self.dtype();
        if dtype != rhs.dtype() && !self.is_poison() && !rhs.is_poison() {
            let location = std::panic::Location::caller();
            self.graph().fail_at("dot_general", "element types differ".to_owned(), &[self, rhs], location);
            return self.graph().poison();
        }
        self.dot_general_as(rhs, dims, dtype)
    }

    /// Generalised matrix product with a result type of its own (`preferred_element_type`): products are accumulated
    /// in at least that type.
    #[track_caller]
    pub fn dot_general_as(self, rhs: Tensor<'g>, dims: DotDims, dtype: DType) -> Tensor<'g> {
        self.graph().op1("dot_general", &[self, rhs], |t| {
            if t[0].dtype.kind() != t[1].dtype.kind() {
                return Err(format!("cannot multiply {} and {}", t[0].dtype, t[1].dtype));
            }
            let shape = dot_general_shape(&dims, t[0], t[1])?;
            Ok((Op::DotGeneral(dims.into()), TensorType { dtype, shape }))
        })
    }

    /// Contracts the last dimension of `self` with dimension 0 of `rhs`.
    #[track_caller]
    pub fn dot(self, rhs: Tensor<'g>) -> Tensor<'g> {
        let last = self.rank() as i64 - 1;
        self.tensordot(rhs, &[last], &[0])
    }

    /// Contracts listed dimensions (`jnp.tensordot`).
    #[track_caller]
    pub fn tensordot(self, rhs: Tensor<'g>, lhs_contracting: &[i64], rhs_contracting: &[i64]) -> Tensor<'g> {
        let dims = DotDims {
            lhs_contracting: Dims::from_slice(lhs_contracting),
            rhs_contracting: Dims::from_slice(rhs_contracting),
            precision: Some((Precision::Default, Precision::Default)),
            ..DotDims::default()
        };
        self.dot_general(rhs, dims)
    }

    /// Einstein summation of two tensors, `"btd,dhk->bthk"`: each letter names a dimension, letters absent from the
    /// result are contracted, or summed beforehand when only one operand has them.
    #[track_caller]
    pub fn einsum(self, spec: &str, rhs: Tensor<'g>) -> Tensor<'g> {
        let location = std::panic::Location::caller();
        if self.is_poison() || rhs.is_poison() {
            return self.graph().poison();
        }
        match einsum_plan(spec, self.rank(), rhs.rank()) {
            Ok(plan) => {
                let lhs = self.sum(&plan.lhs_summed);
                let rhs = rhs.sum(&plan.rhs_summed);
                lhs.dot_general(rhs, plan.dims).transpose(&plan.permutation)
            }
            Err(message) => {
                self.graph().fail_at("einsum", message, &[self, rhs], location);
                self.graph().poison()
            }
        }
    }
}

struct EinsumPlan {
    lhs_summed: Vec<i64>,
    rhs_summed: Vec<i64>,
    dims: DotDims,
    permutation: Vec<i64>,
}

fn einsum_plan(spec: &str, lhs_rank: usize, rhs_rank: usize) -> Rule<EinsumPlan> {
    let spec: String = spec.chars().filter(|c| !c.is_whitespace()).collect();
    let (inputs, out) = spec.split_once("->").ok_or_else(|| format!("{spec:?} has no ->"))?;
    let (l, r) = inputs.split_once(',').ok_or_else(|| format!("{spec:?} needs two operands"))?;
    let letters = |s: &str| s.chars().collect::<Vec<char>>();
    let (mut l, mut r, out) = (letters(l), letters(r), letters(out));
    for (side, s, rank) in
        [("left", &l, Some(lhs_rank)), ("right", &r, Some(rhs_rank)), ("result", &out, None)]
    {
        if rank.is_some_and(|rank| rank != s.len()) {
            return Err(format!(
                "{spec:?}: {} letters for the {side} operand's {} dimensions",
                s.len(),
                rank.unwrap_or(0)
            ));
        }
        if (1..s.len()).any(|i| s[..i].contains(&s[i])) {
            return Err(format!("{spec:?}: a letter is repeated in the {side} term"));
        }
    }
    if let Some(c) = out.iter().find(|c| !l.contains(c) && !r.contains(c)) {
        return Err(format!("{spec:?}: {c} is in no operand"));
    }
    let alone = |a: &[char], b: &[char]| -> Vec<i64> {
        (0..a.len()).filter(|i| !b.contains(&a[*i]) && !out.contains(&a[*i])).map(|i| i as i64).collect()
    };
    let (lhs_summed, rhs_summed) = (alone(&l, &r), alone(&r, &l));
    let keep = |s: &[char], gone: &[i64]| -> Vec<char> {
        s.iter().enumerate().filter(|(i, _)| !gone.contains(&(*i as i64))).map(|(_, c)| *c).collect()
    };
    (l, r) = (keep(&l, &lhs_summed), keep(&r, &rhs_summed));
    let at = |s: &[char], c: char| s.iter().position(|x| *x == c).map_or(-1, |i| i as i64);
    let shared: Vec<char> = l.iter().copied().filter(|c| r.contains(c)).collect();
    let (batch, contracting): (Vec<char>, Vec<char>) = shared.iter().partition(|c| out.contains(c));
    let dims = DotDims {
        lhs_batch: batch.iter().map(|c| at(&l, *c)).collect(),
        rhs_batch: batch.iter().map(|c| at(&r, *c)).collect(),
        lhs_contracting: contracting.iter().map(|c| at(&l, *c)).collect(),
        rhs_contracting: contracting.iter().map(|c| at(&r, *c)).collect(),
        precision: Some((Precision::Default, Precision::Default)),
        algorithm: None,
    };
    let natural: Vec<char> = batch
        .iter()
        .chain(l.iter().filter(|c| !shared.contains(c)))
        .chain(r.iter().filter(|c| !shared.contains(c)))
        .copied()
        .collect();
    let permutation = out.iter().map(|c| at(&natural, *c)).collect();
    Ok(EinsumPlan { lhs_summed, rhs_summed, dims, permutation })
}
