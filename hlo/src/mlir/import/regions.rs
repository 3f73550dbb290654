//! Operations with regions.

use smallvec::SmallVec;

use super::attributes::Attributes;
use super::{ImportProblem, Importer, Result};
use crate::mlir::ast::{Block, Op};
use crate::op::{BinaryOp, Dims, Op as GraphOp, ScatterDims, Window};
use crate::ops::index::check_scatter;
use crate::{DType, Tensor, TensorType};

impl<'g, 'm, 'a> Importer<'g, 'm, 'a> {
    pub(super) fn region_op(
        &self,
        op: &'m Op<'a>,
        attributes: &Attributes<'_, 'g, 'm, 'a>,
    ) -> Result<Vec<Tensor<'g>>> {
        match &*op.name {
            "stablehlo.reduce" => self.reduce(op, attributes),
            "stablehlo.reduce_window" => self.reduce_window(op, attributes),
            "stablehlo.sort" => self.sort(op, attributes),
            "stablehlo.scatter" => self.scatter(op, attributes),
            "stablehlo.while" => self.while_loop(op),
            "stablehlo.case" => self.case(op),
            "stablehlo.if" => self.if_op(op),
            "stablehlo.all_reduce" => {
                let [x] = self.take(op)?;
                self.global_ids(op, attributes)?;
                Ok(vec![x.all_reduce(self.combiner(op)?, self.groups(op, attributes)?)])
            }
            "stablehlo.reduce_scatter" => {
                let [x] = self.take(op)?;
                self.global_ids(op, attributes)?;
                let dim = attributes.integer("scatter_dimension")?;
                Ok(vec![x.reduce_scatter(self.combiner(op)?, dim, self.groups(op, attributes)?)])
            }
            "sdy.manual_computation" => self.manual_computation(op, attributes),
            _ => Err(self.fail(op, ImportProblem::UnsupportedOp)),
        }
    }

    /// The results of a region's block; an error is kept for [`Importer::check`], and the region stays empty.
    pub(super) fn caught(&self, results: Result<Vec<Tensor<'g>>>) -> Vec<Tensor<'g>> {
        results.unwrap_or_else(|error| {
            self.error.borrow_mut().get_or_insert(error);
            Vec::new()
        })
    }

    fn region(&self, op: &'m Op<'a>, index: usize, arguments: &[Tensor<'g>]) -> Vec<Tensor<'g>> {
        self.caught(self.checked_region(op, index, arguments))
    }

    fn checked_region(
        &self,
        op: &'m Op<'a>,
        index: usize,
        arguments: &[Tensor<'g>],
    ) -> Result<Vec<Tensor<'g>>> {
        let block = self.only_block(op, index)?;
        for (argument, declared) in arguments.iter().zip(&block.args) {
            self.expect_type(op, index, *argument, self.module.ty(declared.value))?;
        }
        let scope = self.graph.with(|d| d.scope);
        let results = self.block(op, block, arguments);
        self.graph.with(|d| d.scope = scope);
        results
    }

    /// As [`Importer::region`], of one result.
    fn scalar(&self, op: &'m Op<'a>, arguments: &[Tensor<'g>]) -> Tensor<'g> {
        let results = self.region(op, 0, arguments);
        match results[..] {
            [one] => one,
            _ => {
                let problem =
                    ImportProblem::Count { what: "results of its region", expected: 1, found: results.len() };
                self.error.borrow_mut().get_or_insert(self.fail(op, problem));
                self.graph.poison()
            }
        }
    }

    /// Inputs and initial values, half and half.
    fn halves(&self, op: &Op<'a>) -> Result<(Vec<Tensor<'g>>, Vec<Tensor<'g>>)> {
        let mut inputs = self.operands(op)?;
        if inputs.is_empty() || inputs.len() % 2 != 0 {
            let problem = ImportProblem::UnsupportedForm { what: "inputs without as many initial values" };
            return Err(self.fail(op, problem));
        }
        let inits = inputs.split_off(inputs.len() / 2);
        Ok((inputs, inits))
    }

    fn reduce(&self, op: &'m Op<'a>, attributes: &Attributes<'_, 'g, 'm, 'a>) -> Result<Vec<Tensor<'g>>> {
        let (inputs, inits) = self.halves(op)?;
        let dims = attributes.integers("dimensions")?;
        Ok(self.graph.reduce(&inputs, &inits, &dims, |a, b| self.region(op, 0, &[a, b].concat())))
    }

    fn reduce_window(
        &self,
        op: &'m Op<'a>,
        attributes: &Attributes<'_, 'g, 'm, 'a>,
    ) -> Result<Vec<Tensor<'g>>> {
        let (inputs, inits) = self.halves(op)?;
        let rank = inputs[0].rank();
        let ones = || Dims::from_elem(1, rank);
        let list = |name| self.small(op, name, attributes.integers_or(name, ones())?);
        let padding = attributes.rows("padding", 2)?.unwrap_or_else(|| vec![vec![0, 0]; rank]);
        let window = Window {
            dimensions: attributes.integers("window_dimensions")?,
            strides: attributes.integers_or("window_strides", ones())?,
            base_dilations: list("base_dilations")?,
            window_dilations: list("window_dilations")?,
            padding: padding.iter().map(|row| (row[0], row[1])).collect(),
        };
        Ok(self.graph.reduce_window(&inputs, &inits, window, |a, b| self.region(op, 0, &[a, b].concat())))
    }

    fn sort(&self, op: &'m Op<'a>, attributes: &Attributes<'_, 'g, 'm, 'a>) -> Result<Vec<Tensor<'g>>> {
        let operands = self.operands(op)?;
        let dim = attributes.integer_or("dimension", -1)?;
        let rank = operands.first().map_or(0, |x| x.rank()) as i64;
        let dim = if dim < 0 { dim + rank } else { dim };
        let stable = attributes.flag("is_stable")?;
        Ok(self.graph.sort(&operands, dim, stable, |a, b| {
            let pairs: Vec<_> = a.iter().zip(b).flat_map(|(a, b)| [*a, *b]).collect();
            self.scalar(op, &pairs)
        }))
    }

    fn scatter(&self, op: &'m Op<'a>, attributes: &Attributes<'_, 'g, 'm, 'a>) -> Result<Vec<Tensor<'g>>> {
        if op.operands.len() > 3 {
            return Err(self.fail(op, ImportProblem::UnsupportedForm { what: "more than one input" }));
        }
        let operands: [Tensor<'g>; 3] = self.take(op)?;
        let mut fields = attributes.fields("scatter_dimension_numbers")?;
        let mut list = |name: &str| Dims::from(fields.remove(name).unwrap_or_default());
        let dims = ScatterDims {
            update_window_dims: list("update_window_dims"),
            inserted_window_dims: list("inserted_window_dims"),
            input_batching_dims: list("input_batching_dims"),
            scatter_indices_batching_dims: list("scatter_indices_batching_dims"),
            scatter_dims_to_operand_dims: list("scatter_dims_to_operand_dims"),
            index_vector_dim: list("index_vector_dim").first().copied().unwrap_or(0),
        };
        self.no_more(op, "scatter_dimension_numbers", &fields)?;
        let indices_are_sorted = attributes.flag("indices_are_sorted")?;
        let unique_indices = attributes.flag("unique_indices")?;
        let dtype = operands[0].dtype();
        let graph = self.graph;
        let block = graph.scalar_region(&[dtype], |p| vec![self.scalar(op, p)]);
        let captures = graph.region_captures(block);
        let region = graph.region_types(block);
        Ok(graph.op_n("scatter", &operands, &[block], |t| {
            captures?;
            check_scatter(&dims, t[0], t[1], t[2])?;
            if region != [TensorType::scalar(dtype)] {
                return Err("the region must return one scalar of the operand's type".to_owned());
            }
            Ok((
                GraphOp::Scatter { dims: dims.into(), indices_are_sorted, unique_indices },
                vec![t[0].clone()],
            ))
        }))
    }

    fn while_loop(&self, op: &'m Op<'a>) -> Result<Vec<Tensor<'g>>> {
        let init = self.operands(op)?;
        Ok(self.graph.while_loop(&init, |state| self.scalar(op, state), |state| self.region(op, 1, state)))
    }

    fn branches(&self, op: &'m Op<'a>, index: Tensor<'g>, order: &[usize]) -> Vec<Tensor<'g>> {
        // The builder wants closures that live as long as the graph: the branches are built first.
        let blocks: SmallVec<[_; 2]> =
            order.iter().map(|region| self.graph.block(&[], |_| self.region(op, *region, &[]))).collect();
        self.graph.case_blocks(index, &blocks)
    }

    fn case(&self, op: &'m Op<'a>) -> Result<Vec<Tensor<'g>>> {
        let [index] = self.take(op)?;
        let order: Vec<usize> = (0..op.regions.len()).collect();
        Ok(self.branches(op, index, &order))
    }

    fn if_op(&self, op: &'m Op<'a>) -> Result<Vec<Tensor<'g>>> {
        let [predicate] = self.take(op)?;
        if op.regions.len() != 2 {
            return Err(self.count(op, "regions", 2, op.regions.len()));
        }
        Ok(self.branches(op, predicate.to_dtype(DType::I32), &[1, 0]))
    }

    /// The binary operation that a region applies to its two arguments.
    fn combiner(&self, op: &'m Op<'a>) -> Result<BinaryOp> {
        let block: &Block<'a> = self.only_block(op, 0)?;
        let args: Vec<_> = block.args.iter().map(|arg| arg.value).collect();
        let found = match &block.ops[..] {
            [inner, end] if inner.operands == args && end.operands == inner.results && args.len() == 2 => {
                BinaryOp::from_mlir(&inner.name)
            }
            _ => None,
        };
        let what = "a region that is not one binary operation of its arguments";
        found.ok_or_else(|| self.fail(op, ImportProblem::UnsupportedForm { what }))
    }

    fn manual_computation(
        &self,
        op: &'m Op<'a>,
        attributes: &Attributes<'_, 'g, 'm, 'a>,
    ) -> Result<Vec<Tensor<'g>>> {
        let spec = self.manual_spec(attributes)?;
        let operands = self.operands(op)?;
        Ok(self.graph.manual_computation(spec, &operands, |local| self.region(op, 0, local)))
    }
}
