//! Operations with regions: each region becomes a computation.

use std::collections::HashSet;

use crate::mlir::{Block, Op, Region, ValueId};

use super::attributes::{WindowNames, dims, flag, groups, number, window};
use super::{Body, Name, Result, Root, Translator};

impl<'m, 'a> Translator<'m, 'a> {
    pub(super) fn op_with_regions(&mut self, op: &'m Op<'a>, body: &mut Body) -> Result<()> {
        match &*op.name {
            "stablehlo.while" | "mhlo.while" => self.while_loop(op, body),
            "stablehlo.case" | "stablehlo.if" => self.conditional(op, body),
            "sdy.manual_computation" | "sdy.named_computation" => self.local(op, body),
            "stablehlo.select_and_scatter" => {
                let operands = self.operands(op, body)?;
                let select = self.applied(op, 0)?;
                let scatter = self.applied(op, 1)?;
                let more = format!("{}, select=%{select}, scatter=%{scatter}", window(op, &WINDOW, None));
                self.instruction(op, "select-and-scatter", &operands, &more, body);
                Ok(())
            }
            name => {
                let Some(opcode) = applying(name) else {
                    return self.fail(op, "an operation with a region that this reader does not know");
                };
                let operands = self.operands(op, body)?;
                let applied = self.applied(op, 0)?;
                let more = match opcode {
                    "reduce" | "map" => dims(op, "dimensions", "dimensions"),
                    "sort" => dims(op, "dimension", "dimensions") + &flag(op, "is_stable", "is_stable"),
                    "reduce-window" => window(op, &WINDOW, None),
                    "scatter" => flag(op, "unique_indices", "unique_indices"),
                    "reduce-scatter" => dims(op, "scatter_dimension", "dimensions") + &self.groups(op),
                    "all-reduce" => self.groups(op),
                    _ => groups(op, "replica_groups", "replica_groups") + &number(op, "k", "k"),
                };
                let more = format!("{more}, to_apply=%{applied}");
                self.instruction(op, opcode, &operands, &more, body);
                Ok(())
            }
        }
    }

    /// The only block of a region.
    fn block_of(&self, op: &'m Op<'a>, index: usize) -> Result<&'m Block<'a>> {
        match op.regions.get(index).and_then(|region| region.blocks.first()) {
            Some(block) => Ok(block),
            None => self.fail(op, "a region is missing"),
        }
    }

    /// A region that is applied to elements; gives the name of its computation.
    fn applied(&mut self, op: &'m Op<'a>, index: usize) -> Result<String> {
        let block = self.block_of(op, index)?;
        let mut inner = Body::default();
        self.parameters(block, &mut inner);
        let root = self.block(block, &mut inner, Root::One)?;
        Ok(self.computation("region", &inner, root.as_ref()))
    }

    fn computation(&mut self, base: &str, body: &Body, root: Option<&Name>) -> String {
        let name = self.fresh(base);
        let text = body.text(&name, root, false);
        self.computations.push_str(&text);
        name
    }

    /// Values that the regions use and the operation does not pass, constants excepted, in order of their first use.
    fn captures(&self, op: &'m Op<'a>) -> Vec<ValueId> {
        let mut inside = HashSet::new();
        let mut used = Vec::new();
        op.regions.iter().for_each(|region| collect(region, &mut inside, &mut used));
        let mut seen = HashSet::new();
        used.retain(|value| {
            !inside.contains(value) && !self.constants.contains_key(value) && seen.insert(*value)
        });
        used
    }

    /// A computation of one tuple: the block's arguments first, then what it captures.
    fn tuple_computation(
        &mut self,
        block: &'m Block<'a>,
        captures: &[ValueId],
        shapes: &[String],
        passes_on: bool,
    ) -> Result<String> {
        let mut inner = Body::default();
        let whole = self.parameter(&super::tuple(shapes), "", &mut inner);
        let arguments: Vec<ValueId> = block.args.iter().map(|argument| argument.value).collect();
        let values: Vec<ValueId> = arguments.iter().chain(captures).copied().collect();
        self.elements(&values, &whole, &mut inner);
        let kept: Vec<(Name, String)> = captures
            .iter()
            .filter_map(|value| Some((inner.names.get(value)?.clone(), self.shape(*value))))
            .collect();
        let root = if passes_on { Root::Tuple(&kept) } else { Root::One };
        let root = self.block(block, &mut inner, root)?;
        Ok(self.computation("region", &inner, root.as_ref()))
    }

    /// HLO's loop carries one tuple. What the regions use from outside is carried unchanged.
    fn while_loop(&mut self, op: &'m Op<'a>, body: &mut Body) -> Result<()> {
        let captures = self.captures(op);
        let mut operands = self.operands(op, body)?;
        for value in &captures {
            operands.push(self.operand(op, *value, body)?);
        }
        let values: Vec<ValueId> = op.operands.iter().chain(&captures).copied().collect();
        let shapes = self.shapes(&values);
        let condition = self.tuple_computation(self.block_of(op, 0)?, &captures, &shapes, false)?;
        let step = self.tuple_computation(self.block_of(op, 1)?, &captures, &shapes, true)?;
        let state = self.make_tuple(&operands, &shapes, body);
        let place = super::metadata(self.module, op.location.as_ref());
        let name = self.fresh("while");
        let text = format!(
            "{} while(%{}), condition=%{condition}, body=%{step}{place}",
            super::tuple(&shapes),
            state.text
        );
        let whole = body.push(name, &text);
        self.elements(&op.results, &whole, body);
        Ok(())
    }

    /// `case` and `if`; each branch takes a tuple of what it uses.
    fn conditional(&mut self, op: &'m Op<'a>, body: &mut Body) -> Result<()> {
        let captures = self.captures(op);
        let mut operands = self.operands(op, body)?;
        let names: Vec<Name> =
            captures.iter().map(|value| self.operand(op, *value, body)).collect::<Result<_>>()?;
        let shapes = self.shapes(&captures);
        let arguments = self.make_tuple(&names, &shapes, body);
        let mut branches = Vec::new();
        for index in 0..op.regions.len() {
            let block = self.block_of(op, index)?;
            branches.push(format!("%{}", self.tuple_computation(block, &captures, &shapes, false)?));
            operands.push(arguments.clone());
        }
        let more = match &branches[..] {
            [yes, no] if &*op.name == "stablehlo.if" => {
                format!(", true_computation={yes}, false_computation={no}")
            }
            all => format!(", branch_computations={{{}}}", all.join(", ")),
        };
        self.instruction(op, "conditional", &operands, &more, body);
        Ok(())
    }

    /// Code for one device of a mesh: XLA puts the change between whole arrays and shards around the call.
    fn local(&mut self, op: &'m Op<'a>, body: &mut Body) -> Result<()> {
        let block = self.block_of(op, 0)?;
        let captures = self.captures(op);
        let mut inner = Body::default();
        self.parameters(block, &mut inner);
        for value in &captures {
            let shape = self.shape(*value);
            let name = self.parameter(&shape, "", &mut inner);
            inner.names.insert(*value, name);
        }
        let returned = block.ops.last().map(|last| last.operands.clone()).unwrap_or_default();
        let root = self.block(block, &mut inner, Root::One)?;
        let name = self.computation("manual_computation", &inner, root.as_ref());

        let mut operands = Vec::new();
        for (value, argument) in op.operands.iter().zip(&block.args) {
            let whole = self.operand(op, *value, body)?;
            let shape = self.shape(argument.value);
            operands.push(self.mark("SPMDFullToShardShape", &whole, &shape, body));
        }
        for value in &captures {
            operands.push(self.operand(op, *value, body)?);
        }
        let shapes = self.shapes(&returned);
        let single = shapes.len() == 1;
        let shape = if single { shapes[0].clone() } else { super::tuple(&shapes) };
        let place = super::metadata(self.module, op.location.as_ref());
        let call = self.fresh("call");
        let text = format!("{shape} call({}), to_apply=%{name}{place}", super::list(&operands));
        let call = body.push(call, &text);
        for (index, value) in op.results.iter().enumerate() {
            let Some(local) = shapes.get(index) else { return self.fail(op, "its body returns too little") };
            let part = if single { call.clone() } else { self.element(&call, index, local, body) };
            let whole = self.shape(*value);
            let name = self.mark("SPMDShardToFullShape", &part, &whole, body);
            body.names.insert(*value, name);
        }
        Ok(())
    }

    fn mark(&mut self, target: &str, operand: &Name, shape: &str, body: &mut Body) -> Name {
        let name = self.fresh("custom-call");
        body.push(name, &format!("{shape} custom-call(%{}), custom_call_target=\"{target}\"", operand.text))
    }
}

const WINDOW: WindowNames = WindowNames {
    size: "window_dimensions",
    stride: "window_strides",
    base: "base_dilations",
    window: "window_dilations",
};

/// HLO's name of an operation that applies its region to elements.
fn applying(name: &str) -> Option<&'static str> {
    let (_, name) = name.split_once('.')?;
    Some(match name {
        "reduce" => "reduce",
        "map" => "map",
        "sort" => "sort",
        "scatter" => "scatter",
        "reduce_window" => "reduce-window",
        "all_reduce" => "all-reduce",
        "reduce_scatter" => "reduce-scatter",
        _ => return None,
    })
}

/// Values that a region defines and those that it uses, with nested ones.
fn collect(region: &Region<'_>, inside: &mut HashSet<ValueId>, used: &mut Vec<ValueId>) {
    for block in &region.blocks {
        inside.extend(block.args.iter().map(|argument| argument.value));
        for op in &block.ops {
            inside.extend(&op.results);
            used.extend(&op.operands);
            op.regions.iter().for_each(|region| collect(region, inside, used));
        }
    }
}
