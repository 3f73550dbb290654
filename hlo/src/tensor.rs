//! Handles to values of a graph.

use std::fmt;
use std::panic::Location;

use smallvec::SmallVec;

use crate::graph::{BlockId, OpId, ValueId, Values};
use crate::op::Op;
use crate::{DType, Graph, Shape, TensorType};

/// A value of a [`Graph`]: a Copy handle. Methods are named as in `jax.lax` and `jax.numpy`.
///
/// Operations check shapes and element types at once. A failed operation is recorded in the graph with the caller's
/// location and returns a poisoned tensor (an f32 scalar by its type), on which later operations are silent.
#[derive(Clone, Copy)]
pub struct Tensor<'g> {
    graph: &'g Graph,
    id: ValueId,
}

/// What a shape rule found wrong, before the operation's name, operands and place are added.
pub(crate) type Rule<T> = Result<T, String>;

impl<'g> Tensor<'g> {
    pub(crate) fn new(graph: &'g Graph, id: ValueId) -> Self {
        Tensor { graph, id }
    }

    /// The graph that the tensor belongs to.
    pub fn graph(self) -> &'g Graph {
        self.graph
    }

    /// The tensor's id within its graph.
    pub fn id(self) -> ValueId {
        self.id
    }

    /// Element type and shape.
    pub fn ty(self) -> TensorType {
        self.graph.with(|d| d.ty(self.id).clone())
    }

    /// Element type.
    pub fn dtype(self) -> DType {
        self.graph.with(|d| d.ty(self.id).dtype)
    }

    /// Dimension sizes.
    pub fn shape(self) -> Shape {
        self.graph.with(|d| d.ty(self.id).shape.clone())
    }

    /// Number of dimensions.
    pub fn rank(self) -> usize {
        self.graph.with(|d| d.ty(self.id).rank())
    }

    /// Size of dimension `dim`; negative counts from the end. 1 when there is no such dimension (an error is recorded).
    #[track_caller]
    pub fn dim(self, dim: i64) -> i64 {
        let shape = self.shape();
        let index = if dim < 0 { dim + shape.rank() as i64 } else { dim };
        match usize::try_from(index).ok().and_then(|i| shape.get(i)) {
            Some(size) => *size,
            None => {
                self.graph.fail_at(
                    "dim",
                    format!("no dimension {dim} in shape {shape}"),
                    &[self],
                    Location::caller(),
                );
                1
            }
        }
    }

    /// Whether this stands for the result of a failed operation.
    pub(crate) fn is_poison(self) -> bool {
        self.id == crate::graph::Data::POISON
    }
}

impl PartialEq for Tensor<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.graph, other.graph) && self.id == other.id
    }
}

impl Eq for Tensor<'_> {}

impl fmt::Debug for Tensor<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%{}: {}", self.id.0, self.ty())
    }
}

impl Graph {
    pub(crate) fn fail_at(
        &self,
        op: &'static str,
        message: String,
        operands: &[Tensor<'_>],
        location: &'static Location<'static>,
    ) {
        if operands.iter().any(|t| t.is_poison()) {
            return;
        }
        let types = operands.iter().map(|t| t.ty()).collect();
        self.with(|d| d.fail(op, message, types, location));
    }

    /// Checks operands and appends an operation of one result.
    #[track_caller]
    pub(crate) fn op1<'g>(
        &'g self,
        name: &'static str,
        operands: &[Tensor<'g>],
        rule: impl FnOnce(&[&TensorType]) -> Rule<(Op, TensorType)>,
    ) -> Tensor<'g> {
        let one = |(op, ty)| (op, std::iter::once(ty));
        match self.append(name, operands, &[], |t| rule(t).map(one)) {
            Some(op) => Tensor::new(self, self.with(|d| d.ops[op.index()].results[0])),
            None => self.poison(),
        }
    }

    /// Checks operands and appends an operation of several results; an empty list after an error.
    #[track_caller]
    pub(crate) fn op_n<'g>(
        &'g self,
        name: &'static str,
        operands: &[Tensor<'g>],
        blocks: &[BlockId],
        rule: impl FnOnce(&[&TensorType]) -> Rule<(Op, Vec<TensorType>)>,
    ) -> Vec<Tensor<'g>> {
        self.append(name, operands, blocks, rule).map_or_else(Vec::new, |op| self.results_of(op))
    }

    /// Checks operands and appends an operation; `None` after an error, which is recorded.
    #[track_caller]
    fn append<'g, T: IntoIterator<Item = TensorType>>(
        &'g self,
        name: &'static str,
        operands: &[Tensor<'g>],
        blocks: &[BlockId],
        rule: impl FnOnce(&[&TensorType]) -> Rule<(Op, T)>,
    ) -> Option<OpId> {
        let location = Location::caller();
        if operands.iter().any(|t| t.is_poison()) {
            return None;
        }
        if operands.iter().any(|t| !std::ptr::eq(t.graph, self)) {
            self.with(|d| d.fail(name, "an operand belongs to another graph".to_owned(), vec![], location));
            return None;
        }
        let outcome = self.with(|d| {
            for t in operands {
                let block = d.block_of(t.id);
                if !d.stack.contains(&block) && !d.open_regions.contains(&block) {
                    return Err("an operand is defined inside a region that is closed".to_owned());
                }
            }
            let (op, types) = {
                let types: SmallVec<[&TensorType; 4]> = operands.iter().map(|t| d.ty(t.id)).collect();
                rule(&types)?
            };
            let ids: Values = operands.iter().map(|t| t.id).collect();
            let types: SmallVec<[TensorType; 2]> = types.into_iter().collect();
            types
                .iter()
                .try_for_each(TensorType::check)
                .map_err(|shape| format!("the result would have {shape}"))?;
            let types: SmallVec<[_; 2]> = types.into_iter().map(|ty| d.intern(ty)).collect();
            Ok(d.push(op, ids, types, SmallVec::from_slice(blocks), location))
        });
        outcome.map_err(|message| self.fail_at(name, message, operands, location)).ok()
    }

    pub(crate) fn results_of(&self, op: OpId) -> Vec<Tensor<'_>> {
        self.with(|d| d.ops[op.index()].results.clone()).into_iter().map(|v| Tensor::new(self, v)).collect()
    }
}
