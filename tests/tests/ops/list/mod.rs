//! One list with every op: how to build it, on what, and how exactly a plugin must agree with the interpreter.
//!
//! The tests in `tests/ops` take everything from this list: each case is run on the interpreter and on the CPU
//! plugins, and each differentiable argument is checked against finite differences. They fail if an op is in no case.

mod collective;
mod control;
mod elementwise;
mod indexing;
mod input;
mod reduction;
mod shape;
mod variants;

use hlo::interp::Value;
use hlo::{Graph, Tensor};

pub(crate) use control::CUSTOM_CALL;
pub(crate) use variants::{all_variants, variant};

/// How a plugin's result may differ from the interpreter's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Tolerance {
    /// Equal bits (any NaN equals any NaN).
    Exact,
    /// So many units in the last place of the result's type, of the result or, if that is larger, of the given
    /// magnitude (of intermediate sums, say).
    Ulp(f64, f64),
}

/// Builds the outputs of a case from its parameters.
pub(crate) type Build = dyn for<'g> Fn(&'g Graph, &[Tensor<'g>]) -> Vec<Tensor<'g>> + Send + Sync;

/// An op on given inputs.
pub(crate) struct Case {
    /// Op, type and shape, for messages.
    pub(crate) name: String,
    /// Values of the parameters.
    pub(crate) inputs: Vec<Value>,
    /// Builds the outputs.
    pub(crate) build: Box<Build>,
    /// Allowed difference on a plugin.
    pub(crate) tolerance: Tolerance,
    /// Parameters in which the outputs are differentiable at the inputs; checked in f64.
    pub(crate) differentiable: Vec<usize>,
}

impl Case {
    /// A case that plugins must match bit for bit and that is not differentiated.
    pub(crate) fn new(
        name: impl Into<String>,
        inputs: Vec<Value>,
        build: impl for<'g> Fn(&'g Graph, &[Tensor<'g>]) -> Vec<Tensor<'g>> + Send + Sync + 'static,
    ) -> Self {
        let (build, tolerance) = (Box::new(build), Tolerance::Exact);
        Case { name: name.into(), inputs, build, tolerance, differentiable: Vec::new() }
    }

    /// Allows some units in the last place.
    #[must_use]
    pub(crate) fn ulp(mut self, units: f64, magnitude: f64) -> Self {
        self.tolerance = Tolerance::Ulp(units, magnitude);
        self
    }

    /// Differentiable in these parameters.
    #[must_use]
    pub(crate) fn grad(mut self, parameters: &[usize]) -> Self {
        self.differentiable = parameters.to_vec();
        self
    }

    /// The case's graph and its outputs, through `f`.
    pub(crate) fn with_graph<R>(
        &self,
        f: impl for<'g> FnOnce(&'g Graph, &[Tensor<'g>], &[Tensor<'g>]) -> R,
    ) -> R {
        let graph = Graph::new("case");
        let parameters: Vec<Tensor<'_>> = self
            .inputs
            .iter()
            .enumerate()
            .map(|(number, value)| {
                let ty = value.ty();
                graph.parameter(&format!("x{number}"), ty.dtype, ty.shape)
            })
            .collect();
        let outputs = (self.build)(&graph, &parameters);
        f(&graph, &parameters, &outputs)
    }
}

/// Every case.
pub(crate) fn cases() -> Vec<Case> {
    let mut all = Vec::new();
    all.extend(elementwise::cases());
    all.extend(shape::cases());
    all.extend(reduction::cases());
    all.extend(indexing::cases());
    all.extend(control::cases());
    all.extend(collective::cases());
    all
}
