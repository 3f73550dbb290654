//! The verifier of lowered modules.
//!
//! What holds in every module:
//! 1. Only StableHLO, CHLO and Shardy operations are left.
//! 2. A value is used in the block that defines it, after its definition: regions use nothing from outside.
//! 3. Each operation is in one block, and its results point back to it.
//! 4. Elementwise operations have the types of their rules; regions have the parameters and results that their
//!    operation hands over and takes. (Rules of other operations are checked when these are built.)
//! 5. Donated parameters have the type of their result; no result is donated to twice.
//! 6. Shardings have a dimension for each of the tensor's, name axes of the mesh, and name none twice.
//!
//! Debug builds check all of it after lowering; release builds check 5 and 6, which depend on the caller.

use std::sync::Arc;

use rustc_hash::FxHashSet;

use crate::graph::{BlockId, Data, Def, OpData, OpId, ValueId};
use crate::op::Op;
use crate::ops::elementwise::{binary_rule, unary_rule};
use crate::sharding::{Mesh, Sharding};
use crate::{DType, Module, TensorType};

/// A module that breaks a rule.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {message}")]
pub struct Invalid {
    /// The operation, `stablehlo` name and number, or the parameter or result.
    pub place: String,
    /// What is wrong.
    pub message: String,
}

impl Module {
    /// Checks the whole module.
    ///
    /// # Errors
    /// The first operation, parameter or result that breaks a rule.
    pub fn verify(&self) -> Result<(), Invalid> {
        structure(&self.data)?;
        signature(&self.data)
    }
}

type Checked = Result<(), Invalid>;

fn structure(data: &Data) -> Checked {
    let mut verifier = Verifier { data, seen: FxHashSet::default(), defined: vec![false; data.values.len()] };
    verifier.block(Data::MAIN)
}

struct Verifier<'a> {
    data: &'a Data,
    seen: FxHashSet<OpId>,
    defined: Vec<bool>,
}

impl Verifier<'_> {
    fn block(&mut self, block: BlockId) -> Checked {
        let data = self.data;
        let b = &data.blocks[block.index()];
        for (n, p) in b.params.iter().enumerate() {
            self.define(*p, Def::Param(block, n as u32), &format!("parameter {n} of block {}", block.0))?;
        }
        for id in &b.ops {
            self.op(*id, block)?;
        }
        let end = || format!("end of block {}", block.0);
        b.results.iter().try_for_each(|v| self.usable(*v, block, end))
    }

    fn define(&mut self, value: ValueId, def: Def, place: &str) -> Checked {
        if self.data.values[value.index()].def != def {
            return fail(place, format!("value {} is defined elsewhere", value.0));
        }
        if std::mem::replace(&mut self.defined[value.index()], true) {
            return fail(place, format!("value {} is defined twice", value.0));
        }
        Ok(())
    }

    fn usable(&self, value: ValueId, block: BlockId, place: impl Fn() -> String) -> Checked {
        if !self.defined[value.index()] {
            return fail(&place(), format!("value {} is used before it is defined", value.0));
        }
        if self.data.block_of(value) != block {
            return fail(&place(), format!("value {} belongs to another block", value.0));
        }
        Ok(())
    }

    fn op(&mut self, id: OpId, block: BlockId) -> Checked {
        let op = &self.data.ops[id.index()];
        let place = || format!("{} {}", op.op.name(), id.0);
        if !self.seen.insert(id) || op.block != block {
            return fail(&place(), "is in several blocks".to_owned());
        }
        op.operands.iter().try_for_each(|v| self.usable(*v, block, place))?;
        types(self.data, op).map_err(|message| Invalid { place: place(), message })?;
        for region in &op.blocks {
            self.block(*region)?;
        }
        for (n, r) in op.results.iter().enumerate() {
            self.define(*r, Def::Result(id, n as u32), &place())?;
        }
        Ok(())
    }
}

fn fail(place: &str, message: String) -> Checked {
    Err(Invalid { place: place.to_owned(), message })
}

/// Rule 4, and 1.
fn types(data: &Data, op: &OpData) -> Result<(), String> {
    let operands: Vec<&TensorType> = op.operands.iter().map(|v| data.ty(*v)).collect();
    let results: Vec<&TensorType> = op.results.iter().map(|v| data.ty(*v)).collect();
    let regions = Regions { data, op };
    match (&op.op, &operands[..]) {
        (Op::Unary(unary), [x]) => same(&[&unary_rule(*unary, x)?], &results),
        (Op::Binary(binary), [x, y]) => same(&[&binary_rule(*binary, x, y)?], &results),
        (Op::Compare(_), [x, y]) if x == y => same(&[&x.with_dtype(DType::Bool)], &results),
        (Op::Select, [_, x, y]) if x == y => same(&[x], &results),
        (Op::Convert, [x]) => match results[..] {
            [y] if x.shape == y.shape => Ok(()),
            _ => Err("changes the shape".to_owned()),
        },
        (Op::While { invariants }, _) => {
            let carried = operands.get(*invariants..).ok_or("has too few operands")?;
            same(carried, &results)?;
            regions.check(0, &operands, &[&TensorType::scalar(DType::Bool)])?;
            regions.check(1, &operands, carried)
        }
        (Op::Case, [_, captures @ ..]) => {
            (0..op.blocks.len()).try_for_each(|branch| regions.check(branch, captures, &results))
        }
        (Op::Unary(_) | Op::Binary(_) | Op::Compare(_) | Op::Select | Op::Convert | Op::Case, _) => {
            Err("has operands that do not suit it".to_owned())
        }
        (
            Op::Scan(_)
            | Op::Remat { .. }
            | Op::CustomVjp { .. }
            | Op::CheckpointName(_)
            | Op::Saved
            | Op::StopGradient,
            _,
        ) => Err("is not lowered".to_owned()),
        // Checked by the builder alone, which knows their parameters.
        _ => Ok(()),
    }
}

fn same(expected: &[&TensorType], found: &[&TensorType]) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("has type {found:?}, expected {expected:?}")) }
}

struct Regions<'a> {
    data: &'a Data,
    op: &'a OpData,
}

impl Regions<'_> {
    fn check(&self, n: usize, params: &[&TensorType], results: &[&TensorType]) -> Result<(), String> {
        let region = self.op.blocks.get(n).ok_or_else(|| format!("has no region {n}"))?;
        let block = &self.data.blocks[region.index()];
        let types = |values: &[ValueId]| values.iter().map(|v| self.data.ty(*v)).collect::<Vec<_>>();
        same(params, &types(&block.params)).map_err(|m| format!("parameters of region {n}: {m}"))?;
        same(results, &types(&block.results)).map_err(|m| format!("results of region {n}: {m}"))
    }
}

/// Rules 5 and 6.
pub(super) fn signature(data: &Data) -> Checked {
    let main = &data.blocks[Data::MAIN.index()];
    let mut taken = FxHashSet::default();
    for (value, info) in main.params.iter().zip(&data.params) {
        let place = format!("parameter {}", info.name);
        let ty = data.ty(*value);
        if let Some(result) = info.donated_to {
            let fits = main.results.get(result).is_some_and(|r| data.ty(*r) == ty);
            if !fits || !taken.insert(result) {
                let reason =
                    if fits { "which another one is donated to" } else { "which is not of its type" };
                return fail(&place, format!("is donated to result {result}, {reason}"));
            }
        }
        sharding(data.mesh.as_ref(), info.sharding.as_deref(), ty, &place)?;
    }
    for (value, info) in main.results.iter().zip(&data.results) {
        let place = format!("result {}", info.name);
        sharding(data.mesh.as_ref(), info.sharding.as_deref(), data.ty(*value), &place)?;
    }
    for op in &data.ops {
        if let Op::ShardingConstraint(spec) = &op.op {
            sharding(data.mesh.as_ref(), Some(spec), data.ty(op.results[0]), "sharding_constraint")?;
        }
    }
    Ok(())
}

fn sharding(mesh: Option<&Arc<Mesh>>, spec: Option<&Sharding>, ty: &TensorType, place: &str) -> Checked {
    let Some(spec) = spec else { return Ok(()) };
    if spec.dims.len() != ty.rank() {
        return fail(place, format!("a sharding of {} dimensions does not suit {ty}", spec.dims.len()));
    }
    let mut used = FxHashSet::default();
    for axis in spec.dims.iter().flat_map(|dim| &dim.axes) {
        if mesh.is_none_or(|m| m.axis_size(axis).is_none()) {
            return fail(place, format!("the mesh has no axis {axis:?}"));
        }
        if !used.insert(axis) {
            return fail(place, format!("the sharding names axis {axis:?} twice"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;
    use crate::Graph;

    /// y = tanh(x) + x in a loop, and the sum of it.
    fn module() -> Module {
        let g = Graph::new("m");
        let x = g.parameter("x", DType::F32, [3]);
        let y = g.while_loop(&[x], |s| s[0].sum_all().lt(9.0), |s| vec![s[0].tanh() + s[0]])[0];
        g.finish(&[("y", y), ("sum", y.sum_all())]).unwrap()
    }

    fn position(m: &Module, name: &str) -> usize {
        m.data.ops.iter().position(|op| op.op.name() == name).unwrap()
    }

    fn message(m: &Module) -> String {
        m.verify().unwrap_err().to_string()
    }

    #[test]
    fn a_sound_module_passes() {
        module().verify().unwrap();
    }

    #[test]
    fn a_value_used_before_its_definition_is_found() {
        let mut m = module();
        m.data.blocks[0].ops.reverse();
        assert!(message(&m).contains("used before it is defined"), "{}", message(&m));
    }

    #[test]
    fn a_value_of_another_block_is_found() {
        let mut m = module();
        let tanh = position(&m, "tanh");
        m.data.ops[tanh].operands[0] = m.data.blocks[0].params[0];
        assert!(message(&m).ends_with("belongs to another block"), "{}", message(&m));
    }

    #[test]
    fn wrong_types_are_found() {
        let mut m = module();
        let tanh = position(&m, "tanh");
        let result = m.data.ops[tanh].results[0];
        m.data.values[result.index()].ty = m.data.intern(TensorType::scalar(DType::F32));
        assert!(message(&m).starts_with("tanh"), "{}", message(&m));

        let mut m = module();
        let body = m.data.ops[position(&m, "while")].blocks[1];
        m.data.blocks[body.index()].results.clear();
        assert!(message(&m).contains("results of region 1"), "{}", message(&m));
    }

    #[test]
    fn an_operation_in_two_places_is_found() {
        let mut m = module();
        let first = m.data.blocks[0].ops[0];
        m.data.blocks[0].ops.push(first);
        assert!(message(&m).contains("several blocks"), "{}", message(&m));
    }

    #[test]
    fn unlowered_operations_are_found() {
        let mut m = module();
        let tanh = position(&m, "tanh");
        m.data.ops[tanh].op = Op::StopGradient;
        assert!(message(&m).contains("is not lowered"), "{}", message(&m));
    }

    #[test]
    fn a_result_is_donated_to_once() {
        let g = Graph::new("m");
        let [a, b] = ["a", "b"].map(|name| g.parameter(name, DType::F32, [3]));
        g.donate(a, 0);
        g.donate(b, 0);
        let error = g.finish(&[("y", a + b)]).unwrap_err().to_string();
        assert!(error.contains("parameter b: is donated to result 0, which another one"), "{error}");
    }

    #[test]
    fn shardings_suit_the_mesh() {
        let error = |axes: &[&[&str]]| {
            let g = Graph::new("m");
            g.set_mesh(Mesh::new([("data", 2), ("fsdp", 4)]));
            let x = g.parameter("x", DType::F32, [8, 8]);
            g.shard_parameter(x, Sharding::of(axes.iter().copied()));
            g.finish(&[("y", x)]).map(|_| ()).map_err(|e| e.to_string())
        };
        error(&[&["data", "fsdp"], &[]]).unwrap();
        assert!(error(&[&["data"]]).unwrap_err().contains("1 dimensions does not suit"));
        assert!(error(&[&["model"], &[]]).unwrap_err().contains("no axis \"model\""));
        assert!(error(&[&["data"], &["data"]]).unwrap_err().contains("axis \"data\" twice"));
    }
}
