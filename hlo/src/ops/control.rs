//! Control flow and structure: while, case, scan, remat, custom_vjp.

use std::panic::Location;

use smallvec::SmallVec;

use crate::graph::{BlockId, Values};
use crate::op::{Dims, Op, RematPolicy, Scan};
use crate::{DType, Graph, Shape, Tensor, TensorType};

/// A scanned array and the axis that is walked.
#[derive(Clone, Copy, Debug)]
pub struct ScanInput<'g> {
    /// The array.
    pub array: Tensor<'g>,
    /// The axis; its size is the number of iterations.
    pub axis: i64,
}

/// Options of [`Graph::scan_with`].
#[derive(Clone, Debug, Default)]
pub struct ScanOptions {
    /// Number of iterations; needed when nothing is scanned, else checked.
    pub length: Option<i64>,
    /// From last to first.
    pub reverse: bool,
    /// Axis at which each output is stacked; 0 for those not listed.
    pub ys_axes: Vec<i64>,
}

impl Graph {
    fn type_ids(&self, types: &[TensorType]) -> Vec<crate::graph::TypeId> {
        self.with(|d| types.iter().map(|t| d.intern(t.clone())).collect())
    }

    fn tensors(&self, ids: &[crate::graph::ValueId]) -> Vec<Tensor<'_>> {
        ids.iter().map(|id| Tensor::new(self, *id)).collect()
    }

    /// `while cond(state) { state = body(state) }` (`lax.while_loop`). Not differentiable in reverse mode.
    #[track_caller]
    pub fn while_loop<'g>(
        &'g self,
        init: &[Tensor<'g>],
        cond: impl FnOnce(&[Tensor<'g>]) -> Tensor<'g>,
        body: impl FnOnce(&[Tensor<'g>]) -> Vec<Tensor<'g>>,
    ) -> Vec<Tensor<'g>> {
        let types: Vec<_> = init.iter().map(|t| t.ty()).collect();
        let ids = self.type_ids(&types);
        let cond = self.block(&ids, |p| vec![cond(p)]);
        let body = self.block(&ids, body);
        let captured = self.isolate_first(&[cond, body], 0, init.len());
        let invariants = captured.len();
        let operands = [&captured[..], init].concat();
        let (c, b) = (self.region_types(cond), self.region_types(body));
        self.op_n("while", &operands, &[cond, body], |_| {
            if c != [TensorType::scalar(DType::Bool)] {
                return Err("the condition must return one boolean scalar".to_owned());
            }
            if b != types {
                return Err(format!("the body returns {b:?}, expected {types:?}"));
            }
            Ok((Op::While { invariants }, b))
        })
    }

    /// Captures become parameters at position `at` of the blocks, which have `count` parameters of their own.
    fn isolate_first(&self, blocks: &[BlockId], at: usize, count: usize) -> Vec<Tensor<'_>> {
        let captured = self.with(|d| {
            let captured = d.isolate(blocks);
            for b in blocks {
                d.rotate_params(*b, at, count);
            }
            captured
        });
        self.tensors(&captured)
    }

    /// Runs the branch that the i32 scalar `index` says, the last one when out of range (`lax.switch`).
    #[track_caller]
    pub fn switch<'g>(
        &'g self,
        index: Tensor<'g>,
        branches: Vec<Box<dyn FnOnce() -> Vec<Tensor<'g>> + 'g>>,
    ) -> Vec<Tensor<'g>> {
        let blocks: Vec<_> = branches.into_iter().map(|f| self.block(&[], |_| f())).collect();
        self.case_blocks(index, &blocks)
    }

    /// [`Graph::switch`] of branches that are built already.
    #[track_caller]
    pub(crate) fn case_blocks<'g>(&'g self, index: Tensor<'g>, blocks: &[BlockId]) -> Vec<Tensor<'g>> {
        let captured = self.isolate_first(blocks, 0, 0);
        let results: Vec<_> = blocks.iter().map(|b| self.region_types(*b)).collect();
        let operands = [&[index][..], &captured[..]].concat();
        self.op_n("case", &operands, blocks, |t| {
            if *t[0] != TensorType::scalar(DType::I32) {
                return Err(format!("the index must be an i32 scalar, not {}", t[0]));
            }
            let first = results.first().ok_or("needs a branch")?;
            if let Some(other) = results.iter().find(|r| *r != first) {
                return Err(format!("branches return different types: {first:?} and {other:?}"));
            }
            Ok((Op::Case, first.clone()))
        })
    }

    /// One of two branches (`lax.cond`).
    #[track_caller]
    pub fn cond<'g>(
        &'g self,
        predicate: Tensor<'g>,
        on_true: impl FnOnce() -> Vec<Tensor<'g>> + 'g,
        on_false: impl FnOnce() -> Vec<Tensor<'g>> + 'g,
    ) -> Vec<Tensor<'g>> {
        let index = predicate.to_dtype(DType::I32);
        self.switch(index, vec![Box::new(on_false), Box::new(on_true)])
    }

    /// Loop over the leading axis of `xs` (`lax.scan`): `body(carry, slices)` returns the new carry and outputs, which
    /// are stacked along a new leading axis. Values used from outside are loop-invariant.
    #[track_caller]
    pub fn scan<'g>(
        &'g self,
        init: &[Tensor<'g>],
        xs: &[Tensor<'g>],
        body: impl FnOnce(&[Tensor<'g>], &[Tensor<'g>]) -> (Vec<Tensor<'g>>, Vec<Tensor<'g>>),
    ) -> (Vec<Tensor<'g>>, Vec<Tensor<'g>>) {
        let xs: Vec<_> = xs.iter().map(|x| ScanInput { array: *x, axis: 0 }).collect();
        self.scan_with(&ScanOptions::default(), init, &xs, body)
    }

    /// [`Graph::scan`] with axes, a direction and an explicit length.
    #[track_caller]
    pub fn scan_with<'g>(
        &'g self,
        options: &ScanOptions,
        init: &[Tensor<'g>],
        xs: &[ScanInput<'g>],
        body: impl FnOnce(&[Tensor<'g>], &[Tensor<'g>]) -> (Vec<Tensor<'g>>, Vec<Tensor<'g>>),
    ) -> (Vec<Tensor<'g>>, Vec<Tensor<'g>>) {
        let location = Location::caller();
        let length = match scan_length(options.length, xs) {
            Ok(length) => length,
            Err(message) => {
                self.fail_at("scan", message, init, location);
                return (init.to_vec(), Vec::new());
            }
        };
        let carry_types: Vec<_> = init.iter().map(|t| t.ty()).collect();
        let slices = xs.iter().map(|x| {
            let ty = x.array.ty();
            ty.with_shape(ty.shape.without(&[x.axis]))
        });
        let ids = self.type_ids(&carry_types.iter().cloned().chain(slices).collect::<Vec<_>>());
        let mut carry_out = 0;
        let block = self.block(&ids, |p| {
            let (carry, ys) = body(&p[..init.len()], &p[init.len()..]);
            carry_out = carry.len();
            [carry, ys].concat()
        });
        let captured = self.isolate_first(&[block], 0, ids.len());
        let results = self.region_types(block);
        let arrays = xs.iter().map(|x| x.array);
        let operands: Vec<_> = captured.iter().copied().chain(init.iter().copied()).chain(arrays).collect();
        let out = self.op_n("scan", &operands, &[block], |_| {
            if results[..carry_out] != carry_types[..] {
                return Err(format!(
                    "the body returns carry {:?}, expected {carry_types:?}",
                    &results[..carry_out]
                ));
            }
            let ys = &results[carry_out..];
            let ys_axes: Dims = (0..ys.len()).map(|i| options.ys_axes.get(i).copied().unwrap_or(0)).collect();
            if let Some(i) = (0..ys.len()).find(|i| ys_axes[*i] < 0 || ys_axes[*i] > ys[*i].rank() as i64) {
                return Err(format!("output {i} cannot be stacked at axis {}", ys_axes[i]));
            }
            let stacked = ys
                .iter()
                .zip(&ys_axes)
                .map(|(y, axis)| y.with_shape(y.shape.clone().inserted(*axis, length)));
            let types = carry_types.iter().cloned().chain(stacked).collect();
            let scan = Scan {
                length,
                reverse: options.reverse,
                invariants: captured.len(),
                carry: carry_out,
                xs_axes: xs.iter().map(|x| x.axis).collect(),
                ys_axes,
            };
            Ok((Op::Scan(scan.into()), types))
        });
        if out.is_empty() && carry_out + results.len() > 0 {
            let poison = vec![self.poison(); results.len()];
            return (poison[..carry_out].to_vec(), poison[carry_out..].to_vec());
        }
        (out[..carry_out].to_vec(), out[carry_out..].to_vec())
    }

    /// Region whose values are recomputed in the backward pass except those that `policy` keeps (`jax.checkpoint`).
    ///
    /// `prevent_cse` fences the recomputation with an optimization barrier, needed outside a scan.
    #[track_caller]
    pub fn remat<'g>(
        &'g self,
        policy: &RematPolicy,
        prevent_cse: bool,
        body: impl FnOnce() -> Vec<Tensor<'g>>,
    ) -> Vec<Tensor<'g>> {
        if *policy == RematPolicy::Everything {
            return body();
        }
        let block = self.block(&[], |_| body());
        let captured = self.isolate_first(&[block], 0, 0);
        let results = self.region_types(block);
        let poisoned = self.error().is_some();
        let out = self.op_n("remat", &captured, &[block], |_| {
            Ok((Op::Remat { policy: policy.clone(), prevent_cse }, results.clone()))
        });
        if out.is_empty() && poisoned { vec![self.poison(); results.len()] } else { out }
    }

    /// A function with its own reverse rule (`jax.custom_vjp`).
    ///
    /// `forward(inputs)` returns outputs and residuals; `backward(residuals, cotangents)` returns one cotangent an
    /// input. Values captured from outside get no gradient.
    #[track_caller]
    pub fn custom_vjp<'g>(
        &'g self,
        inputs: &[Tensor<'g>],
        forward: impl FnOnce(&[Tensor<'g>]) -> (Vec<Tensor<'g>>, Vec<Tensor<'g>>),
        backward: impl FnOnce(&[Tensor<'g>], &[Tensor<'g>]) -> Vec<Tensor<'g>>,
    ) -> Vec<Tensor<'g>> {
        let input_types: Vec<_> = inputs.iter().map(|t| t.ty()).collect();
        let mut outputs = 0;
        let fwd = self.block(&self.type_ids(&input_types), |p| {
            let (out, residuals) = forward(p);
            outputs = out.len();
            [out, residuals].concat()
        });
        let results = self.region_types(fwd);
        let bwd_types: Vec<_> = results[outputs..].iter().chain(&results[..outputs]).cloned().collect();
        let residuals = results.len() - outputs;
        let bwd = self.block(&self.type_ids(&bwd_types), |p| backward(&p[..residuals], &p[residuals..]));
        let fwd_captures = self.isolate_first(&[fwd], inputs.len(), inputs.len());
        let bwd_captures = self.isolate_first(&[bwd], bwd_types.len(), bwd_types.len());
        let cotangents = self.region_types(bwd);
        let operands = [inputs, &fwd_captures[..], &bwd_captures[..]].concat();
        let forward_captures = fwd_captures.len();
        let out = self.op_n("custom_vjp", &operands, &[fwd, bwd], |_| {
            if cotangents != input_types {
                return Err(format!("backward returns {cotangents:?}, expected {input_types:?}"));
            }
            Ok((Op::CustomVjp { inputs: inputs.len(), forward_captures, outputs }, results))
        });
        if out.is_empty() { vec![self.poison(); outputs] } else { out[..outputs].to_vec() }
    }

    /// Appends an operation whose types are known to be right: for transforms.
    pub(crate) fn emit<'g>(
        &'g self,
        op: Op,
        operands: &[Tensor<'g>],
        types: &[TensorType],
        blocks: &[BlockId],
    ) -> Vec<Tensor<'g>> {
        let ids = self.type_ids(types);
        let operands: Values = operands.iter().map(|t| t.id()).collect();
        let op = self.with(|d| d.push(op, operands, ids, SmallVec::from_slice(blocks), Location::caller()));
        self.results_of(op)
    }
}

fn scan_length(length: Option<i64>, xs: &[ScanInput<'_>]) -> Result<i64, String> {
    let mut found = length;
    for (i, x) in xs.iter().enumerate() {
        let shape: Shape = x.array.shape();
        let size = usize::try_from(x.axis).ok().and_then(|a| shape.get(a)).copied();
        let size =
            size.ok_or_else(|| format!("scanned array {i} of shape {shape} has no axis {}", x.axis))?;
        match found {
            Some(n) if n != size => return Err(format!("scanned array {i} has {size} slices, expected {n}")),
            _ => found = Some(size),
        }
    }
    match found {
        Some(n) if n < 0 => Err(format!("a length is not negative, as {n} is")),
        Some(n) => Ok(n),
        None => Err("needs a length when nothing is scanned".to_owned()),
    }
}
