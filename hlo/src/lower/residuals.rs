//! What the forward pass keeps for the backward pass.

use rustc_hash::FxHashSet;

use crate::graph::{Data, Def, OpData, OpId, Pass, ValueId};
use crate::op::Op;
use crate::{Module, TensorType};

/// A value that the forward pass computes and the backward pass uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Residual {
    /// Its type; one of a scan is stacked over the iterations.
    pub ty: TensorType,
    /// Scope and operation that computed it, `decoder/layers/mlp/dot_general`; of a scan, in its body.
    pub source: String,
}

impl Residual {
    /// Its size in bytes.
    pub fn num_bytes(&self) -> usize {
        self.ty.num_bytes()
    }
}

impl Module {
    /// Values that the forward pass keeps for the backward pass, in the order of the backward pass (as
    /// `jax.ad_checkpoint.saved_residuals`). Parameters of the function are not among them, as they are kept anyway,
    /// nor constants.
    pub fn saved_residuals(&self) -> Vec<Residual> {
        let data = &self.data;
        let mut seen = FxHashSet::default();
        let mut found = Vec::new();
        for op in &data.blocks[Data::MAIN.index()].ops {
            let op = &data.ops[op.index()];
            if op.pass == Pass::Forward {
                continue;
            }
            for value in &op.operands {
                if let Some((source, n)) = kept(data, *value)
                    && seen.insert(*value)
                {
                    let source = source_of(data, source, n);
                    found.push(Residual { ty: data.ty(*value).clone(), source });
                }
            }
        }
        found
    }
}

/// The operation behind a value of the forward pass that takes memory.
fn kept(data: &Data, value: ValueId) -> Option<(OpId, u32)> {
    let (op, n) = data.defining_op(value)?;
    let forward = data.ops[op.index()].pass == Pass::Forward;
    (forward && !data.is_cheap_constant(value)).then_some((op, n))
}

/// Scope and name of the operation behind result `n` of `op`: of a loop, behind what its body writes there.
fn source_of(data: &Data, op: OpId, n: u32) -> String {
    let op = &data.ops[op.index()];
    let inner = match &op.op {
        Op::While { .. } => {
            let body = &data.blocks[op.blocks[1].index()];
            body.results.get(n as usize).and_then(|written| behind(data, *written))
        }
        _ => None,
    };
    let op = inner.unwrap_or(op);
    let path = data.scope_path(op.scope);
    let slash = if path.is_empty() { "" } else { "/" };
    format!("{path}{slash}{}", op.op.name())
}

/// The operation whose result is written into a stacked array, or the one that takes the parameter written.
fn behind(data: &Data, written: ValueId) -> Option<&OpData> {
    let (update, _) = data.defining_op(written)?;
    let update = &data.ops[update.index()];
    if update.op != Op::DynamicUpdateSlice {
        return Some(update);
    }
    let (reshape, _) = data.defining_op(update.operands[1])?;
    let reshape = &data.ops[reshape.index()];
    match data.values[reshape.operands.first()?.index()].def {
        Def::Result(op, _) => Some(&data.ops[op.index()]),
        Def::Param(..) => Some(update),
    }
}
