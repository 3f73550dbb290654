//! Operations without regions.

use std::sync::Arc;

use super::attributes::{self, Attributes};
use super::{ImportProblem, Importer, Result, literal};
use crate::mlir::ast::{Attribute, Op};
use crate::mlir::cursor::Cursor;
use crate::op::{
    AlgorithmType, BinaryOp, Comparison, Dims, DotAlgorithm, DotDims, GatherDims, Precision, RngAlgorithm,
    UnaryOp,
};
use crate::{DType, DTypeKind, Literal, Tensor};

impl<'g, 'm, 'a> Importer<'g, 'm, 'a> {
    /// The results of one operation.
    pub(super) fn results(
        &self,
        op: &'m Op<'a>,
        attributes: &Attributes<'_, 'g, 'm, 'a>,
    ) -> Result<Vec<Tensor<'g>>> {
        if let Some(unary) = UnaryOp::from_mlir(&op.name) {
            self.default_accuracy(attributes)?;
            let [x] = self.take(op)?;
            return Ok(vec![x.unary(unary)]);
        }
        if let Some(binary) = BinaryOp::from_mlir(&op.name) {
            let [x, y] = self.take(op)?;
            self.same_shapes(op, x, y)?;
            return Ok(vec![x.binary(binary, y)]);
        }
        if !op.regions.is_empty() {
            return self.region_op(op, attributes);
        }
        match &*op.name {
            "func.call" => self.call(op, attributes),
            "stablehlo.composite" => self.composite(op, attributes),
            "stablehlo.custom_call" => self.custom_call(op, attributes),
            "stablehlo.optimization_barrier" => Ok(self.graph.optimization_barrier(&self.operands(op)?)),
            "stablehlo.rng_bit_generator" => self.rng_bit_generator(op, attributes),
            "chlo.top_k" => {
                let [x] = self.take(op)?;
                let k = attributes.integer("k")?;
                if attributes.get("is_stable").is_some_and(|value| *value != Attribute::Bool(true)) {
                    return Err(self.fail(op, ImportProblem::UnsupportedForm { what: "an unstable top_k" }));
                }
                let (values, indices) = x.top_k(k);
                Ok(vec![values, indices])
            }
            _ => self.single(op, attributes).map(|tensor| vec![tensor]),
        }
    }

    /// Operations of one result that are neither unary nor binary.
    fn single(&self, op: &'m Op<'a>, attributes: &Attributes<'_, 'g, 'm, 'a>) -> Result<Tensor<'g>> {
        match &*op.name {
            "stablehlo.constant" => self.constant(op, attributes),
            "stablehlo.iota" => {
                let [] = self.take(op)?;
                let ty = self.result_type(op, 0)?;
                Ok(self.graph.iota(ty.dtype, ty.shape, attributes.integer("iota_dimension")?))
            }
            "chlo.square" => {
                let [x] = self.take(op)?;
                Ok(x.binary(BinaryOp::Multiply, x))
            }
            "stablehlo.compare" => self.compare(op, attributes),
            "stablehlo.select" => {
                let [predicate, on_true, on_false] = self.take(op)?;
                self.same_shapes(op, on_true, on_false)?;
                if predicate.rank() != 0 {
                    self.same_shapes(op, predicate, on_true)?;
                }
                Ok(predicate.select(on_true, on_false))
            }
            "stablehlo.clamp" => {
                let [low, x, high] = self.take(op)?;
                Ok(x.clamp(low, high))
            }
            "stablehlo.convert" => {
                let [x] = self.take(op)?;
                Ok(x.to_dtype(self.result_type(op, 0)?.dtype))
            }
            "stablehlo.bitcast_convert" => {
                let [x] = self.take(op)?;
                Ok(x.bitcast_convert(self.result_type(op, 0)?.dtype))
            }
            "stablehlo.reduce_precision" => {
                let [x] = self.take(op)?;
                let exponent = attributes.integer("exponent_bits")?.clamp(0, 64) as u32;
                Ok(x.reduce_precision(exponent, attributes.integer("mantissa_bits")?.clamp(0, 64) as u32))
            }
            "stablehlo.dot_general" => self.dot_general(op, attributes),
            "stablehlo.reshape" => {
                let [x] = self.take(op)?;
                Ok(x.reshape(self.result_type(op, 0)?.shape))
            }
            "stablehlo.transpose" => {
                let [x] = self.take(op)?;
                Ok(x.transpose(&attributes.integers("permutation")?))
            }
            "stablehlo.broadcast_in_dim" => {
                let [x] = self.take(op)?;
                let dims = attributes.integers("broadcast_dimensions")?;
                Ok(x.broadcast_in_dim(self.result_type(op, 0)?.shape, &dims))
            }
            "stablehlo.slice" => {
                let [x] = self.take(op)?;
                let list = |name| attributes.integers(name);
                Ok(x.slice(&list("start_indices")?, &list("limit_indices")?, &list("strides")?))
            }
            "stablehlo.reverse" => {
                let [x] = self.take(op)?;
                Ok(x.rev(&attributes.integers("dimensions")?))
            }
            "stablehlo.pad" => {
                let [x, value] = self.take(op)?;
                let list = |name| attributes.integers(name);
                let interior = self.small(op, "interior_padding", list("interior_padding")?)?;
                Ok(x.pad(value, &list("edge_padding_low")?, &list("edge_padding_high")?, &interior))
            }
            "stablehlo.partition_id" => Ok(self.graph.partition_id()),
            "stablehlo.replica_id" => Ok(self.graph.replica_id()),
            _ => self.indexing(op, attributes),
        }
    }

    /// Operations with index operands, joins, and collectives.
    fn indexing(&self, op: &'m Op<'a>, attributes: &Attributes<'_, 'g, 'm, 'a>) -> Result<Tensor<'g>> {
        match &*op.name {
            "stablehlo.dynamic_slice" => {
                let (x, starts) = self.first_and_rest(op)?;
                Ok(x.dynamic_slice(&starts, &attributes.integers("slice_sizes")?))
            }
            "stablehlo.dynamic_update_slice" => {
                let (x, rest) = self.first_and_rest(op)?;
                let Some((update, starts)) = rest.split_first() else {
                    return Err(self.count(op, "operands", 2, 1));
                };
                Ok(x.dynamic_update_slice(*update, starts))
            }
            "stablehlo.concatenate" => {
                let parts = self.operands(op)?;
                let dim = attributes.integer("dimension")?;
                Tensor::concatenate(&parts, dim).ok_or_else(|| self.count(op, "operands", 1, 0))
            }
            "stablehlo.gather" => {
                let [x, indices] = self.take(op)?;
                let sizes = attributes.integers("slice_sizes")?;
                Ok(x.gather(
                    indices,
                    self.gather_dims(op, attributes)?,
                    &sizes,
                    attributes.flag("indices_are_sorted")?,
                ))
            }
            "stablehlo.all_gather" => {
                let [x] = self.take(op)?;
                self.global_ids(op, attributes)?;
                Ok(x.all_gather(attributes.integer("all_gather_dim")?, self.groups(op, attributes)?))
            }
            "stablehlo.all_to_all" => self.all_to_all(op, attributes),
            "stablehlo.collective_permute" => {
                let [x] = self.take(op)?;
                let rows = attributes.rows("source_target_pairs", 2)?.unwrap_or_default();
                let pairs: Vec<_> = rows.iter().map(|row| (row[0], row[1])).collect();
                Ok(x.collective_permute(&pairs, self.channel(op, attributes)?))
            }
            "sdy.sharding_constraint" => {
                let [x] = self.take(op)?;
                Ok(x.with_sharding_constraint(self.sharding(attributes, "sharding")?))
            }
            _ => Err(self.fail(op, ImportProblem::UnsupportedOp)),
        }
    }

    /// Exactly `N` operands.
    pub(super) fn take<const N: usize>(&self, op: &Op<'a>) -> Result<[Tensor<'g>; N]> {
        let operands = self.operands(op)?;
        let found = operands.len();
        operands.try_into().map_err(|_| self.count(op, "operands", N, found))
    }

    fn first_and_rest(&self, op: &Op<'a>) -> Result<(Tensor<'g>, Vec<Tensor<'g>>)> {
        let mut operands = self.operands(op)?;
        if operands.is_empty() {
            return Err(self.count(op, "operands", 1, 0));
        }
        let first = operands.remove(0);
        Ok((first, operands))
    }

    pub(super) fn count(
        &self,
        op: &Op<'a>,
        what: &'static str,
        expected: usize,
        found: usize,
    ) -> Box<super::ImportError> {
        self.fail(op, ImportProblem::Count { what, expected, found })
    }

    /// The builder broadcasts where StableHLO does not.
    fn same_shapes(&self, op: &Op<'a>, x: Tensor<'g>, y: Tensor<'g>) -> Result<()> {
        if x.shape() == y.shape() {
            return Ok(());
        }
        Err(self.fail(op, ImportProblem::UnsupportedForm { what: "operands of different shapes" }))
    }

    /// Window parameters that are multiplied with sizes.
    pub(super) fn small(&self, op: &Op<'a>, name: &'static str, values: Dims) -> Result<Dims> {
        const LIMIT: i64 = 1 << 20;
        if values.iter().all(|value| (-LIMIT..=LIMIT).contains(value)) {
            return Ok(values);
        }
        Err(self.fail(op, ImportProblem::Limit { what: name, limit: LIMIT as usize }))
    }

    fn default_accuracy(&self, attributes: &Attributes<'_, 'g, 'm, 'a>) -> Result<()> {
        let Some(value) = attributes.get("result_accuracy") else { return Ok(()) };
        match value {
            Attribute::Dialect { body: Some(body), .. }
                if **body == *"mode = #stablehlo.result_accuracy_mode<DEFAULT>" =>
            {
                Ok(())
            }
            other => Err(attributes.unsupported("result_accuracy", other)),
        }
    }

    fn constant(&self, op: &Op<'a>, attributes: &Attributes<'_, 'g, 'm, 'a>) -> Result<Tensor<'g>> {
        let ty = self.result_type(op, 0)?;
        let Some(value) = attributes.get("value") else {
            let problem = ImportProblem::MissingAttribute { name: "value", expected: "a dense constant" };
            return Err(self.fail(op, problem));
        };
        let Attribute::Dense { elements, ty: own } = value else {
            return Err(attributes.unsupported("value", value));
        };
        if self.tensor_type(op, own)? != ty {
            return Err(attributes.bad("value", "a constant of the result type", value));
        }
        let literal =
            literal::literal(elements, &ty).map_err(|expected| attributes.bad("value", expected, value))?;
        Ok(self.graph.constant(literal))
    }

    fn compare(&self, op: &Op<'a>, attributes: &Attributes<'_, 'g, 'm, 'a>) -> Result<Tensor<'g>> {
        let [x, y] = self.take(op)?;
        self.same_shapes(op, x, y)?;
        let usual = match x.dtype().kind() {
            DTypeKind::Bool | DTypeKind::Unsigned => "UNSIGNED",
            DTypeKind::Signed => "SIGNED",
            DTypeKind::Float => "FLOAT",
        };
        let order = attributes.word("compare_type", "comparison_type")?.unwrap_or(usual);
        let (x, y) = match order {
            "TOTALORDER" if x.dtype().is_float() => (self.ordered(op, x)?, self.ordered(op, y)?),
            order if order == usual || order == "NOTYPE" => (x, y),
            _ => {
                let what = "a comparison by another than the type's order";
                return Err(self.fail(op, ImportProblem::UnsupportedForm { what }));
            }
        };
        let direction = attributes.word("comparison_direction", "comparison_direction")?;
        match direction.and_then(Comparison::from_mlir) {
            Some(direction) => Ok(x.compare(direction, y)),
            None => {
                let expected = "EQ, NE, GE, GT, LE or LT";
                Err(self.fail(op, ImportProblem::MissingAttribute { name: "comparison_direction", expected }))
            }
        }
    }

    /// Signed integers in the order of IEEE 754's totalOrder: a float's bits, those behind the sign flipped where
    /// it is negative.
    fn ordered(&self, op: &Op<'a>, x: Tensor<'g>) -> Result<Tensor<'g>> {
        let unsupported = || self.fail(op, ImportProblem::UnsupportedType { ty: x.ty().to_string() });
        let integers = match x.dtype().bits() {
            8 => DType::I8,
            16 => DType::I16,
            32 => DType::I32,
            64 => DType::I64,
            _ => return Err(unsupported()),
        };
        let bits = x.bitcast_convert(integers);
        let constant = |value| {
            let literal = Literal::integer(integers, value).ok_or_else(unsupported)?;
            Result::Ok(self.graph.constant(literal).broadcast_to(x.shape()))
        };
        let flipped = bits.binary(BinaryOp::Xor, constant((1i128 << (integers.bits() - 1)) - 1)?);
        Ok(bits.compare(Comparison::Lt, constant(0)?).select(flipped, bits))
    }

    fn dot_general(&self, op: &Op<'a>, attributes: &Attributes<'_, 'g, 'm, 'a>) -> Result<Tensor<'g>> {
        let [lhs, rhs] = self.take(op)?;
        let mut fields = attributes.fields("dot_dimension_numbers")?;
        let mut list = |name: &str| Dims::from(fields.remove(name).unwrap_or_default());
        let dims = DotDims {
            lhs_batch: list("lhs_batching_dimensions"),
            rhs_batch: list("rhs_batching_dimensions"),
            lhs_contracting: list("lhs_contracting_dimensions"),
            rhs_contracting: list("rhs_contracting_dimensions"),
            precision: self.precision(attributes)?,
            algorithm: self.algorithm(attributes)?,
        };
        self.no_more(op, "dot_dimension_numbers", &fields)?;
        Ok(lhs.dot_general_as(rhs, dims, self.result_type(op, 0)?.dtype))
    }

    fn precision(&self, attributes: &Attributes<'_, 'g, 'm, 'a>) -> Result<Option<(Precision, Precision)>> {
        let Some(value) = attributes.get("precision_config") else { return Ok(None) };
        let word = |value| attributes::enumerator(value, "precision").and_then(Precision::from_mlir);
        match value {
            Attribute::Array(list) if list.is_empty() => Ok(None),
            Attribute::Array(list) => match list.iter().map(word).collect::<Option<Vec<_>>>().as_deref() {
                Some([lhs, rhs]) => Ok(Some((*lhs, *rhs))),
                _ => Err(attributes.bad("precision_config", "two precisions", value)),
            },
            _ => Err(attributes.bad("precision_config", "two precisions", value)),
        }
    }

    fn algorithm(&self, attributes: &Attributes<'_, 'g, 'm, 'a>) -> Result<Option<DotAlgorithm>> {
        let Some(value) = attributes.get("algorithm") else { return Ok(None) };
        let parsed = match value {
            Attribute::Dialect { body: Some(body), .. } => algorithm(body),
            _ => None,
        };
        match parsed {
            Some(algorithm) => Ok(Some(algorithm)),
            None => Err(attributes.bad("algorithm", "a dot algorithm", value)),
        }
    }

    fn gather_dims(&self, op: &Op<'a>, attributes: &Attributes<'_, 'g, 'm, 'a>) -> Result<GatherDims> {
        let mut fields = attributes.fields("dimension_numbers")?;
        let mut list = |name: &str| Dims::from(fields.remove(name).unwrap_or_default());
        let dims = GatherDims {
            offset_dims: list("offset_dims"),
            collapsed_slice_dims: list("collapsed_slice_dims"),
            operand_batching_dims: list("operand_batching_dims"),
            start_indices_batching_dims: list("start_indices_batching_dims"),
            start_index_map: list("start_index_map"),
            index_vector_dim: list("index_vector_dim").first().copied().unwrap_or(0),
        };
        self.no_more(op, "dimension_numbers", &fields)?;
        Ok(dims)
    }

    /// Fails on a field that was not taken.
    pub(super) fn no_more(
        &self,
        op: &Op<'a>,
        name: &'static str,
        fields: &std::collections::BTreeMap<String, Vec<i64>>,
    ) -> Result<()> {
        match fields.iter().next() {
            None => Ok(()),
            Some((field, values)) => {
                let value = format!("{field} = {values:?}");
                Err(self.fail(op, ImportProblem::UnsupportedAttribute { name: name.into(), value }))
            }
        }
    }

    fn rng_bit_generator(
        &self,
        op: &Op<'a>,
        attributes: &Attributes<'_, 'g, 'm, 'a>,
    ) -> Result<Vec<Tensor<'g>>> {
        let [state] = self.take(op)?;
        let ty = self.result_type(op, 1)?;
        match attributes.word("rng_algorithm", "rng_algorithm")?.and_then(RngAlgorithm::from_mlir) {
            Some(algorithm) => {
                // The graph has unsigned bits alone; other types are the same bits.
                let unsigned = match ty.dtype.bits() {
                    8 => DType::U8,
                    16 => DType::U16,
                    32 => DType::U32,
                    64 => DType::U64,
                    _ => ty.dtype,
                };
                let (state, bits) = self.graph.rng_bit_generator(state, algorithm, unsigned, ty.shape);
                Ok(vec![state, if ty.dtype == unsigned { bits } else { bits.bitcast_convert(ty.dtype) }])
            }
            None => {
                let expected = "DEFAULT, PHILOX or THREE_FRY";
                Err(self.fail(op, ImportProblem::MissingAttribute { name: "rng_algorithm", expected }))
            }
        }
    }

    /// The called function's operations.
    fn call(&self, op: &'m Op<'a>, attributes: &Attributes<'_, 'g, 'm, 'a>) -> Result<Vec<Tensor<'g>>> {
        let name = attributes.required("callee", "a function", symbol)?;
        let Some((name, function)) = self.functions.get_key_value(name) else {
            return Err(self.fail(op, ImportProblem::UnknownFunction { name: name.into() }));
        };
        self.inlined(name, function, &self.operands(op)?)
    }

    fn composite(&self, op: &'m Op<'a>, attributes: &Attributes<'_, 'g, 'm, 'a>) -> Result<Vec<Tensor<'g>>> {
        let name = attributes.string("name")?;
        if attributes.integer_or("version", 0)? != 0 {
            return Err(
                self.fail(op, ImportProblem::UnsupportedForm { what: "a composite of a version above 0" })
            );
        }
        let typed = match attributes.get("composite_attributes") {
            None => Vec::new(),
            Some(value) => {
                let dictionary = match value {
                    Attribute::Dictionary(entries) => attributes::dictionary(entries),
                    _ => None,
                };
                dictionary.ok_or_else(|| attributes.unsupported("composite_attributes", value))?
            }
        };
        let callee = attributes.required("decomposition", "a function", symbol)?;
        let Some((callee, function)) = self.functions.get_key_value(callee) else {
            return Err(self.fail(op, ImportProblem::UnknownFunction { name: callee.into() }));
        };
        let operands = self.operands(op)?;
        Ok(self.graph.composite(&name, typed, &operands, |arguments| {
            self.caught(self.inlined(callee, function, arguments))
        }))
    }
}

pub(super) fn symbol<'t>(value: &'t Attribute<'_>) -> Option<&'t str> {
    match value {
        Attribute::Symbol(path) if path.len() == 1 => path.first().map(|name| &**name),
        _ => None,
    }
}

fn algorithm(body: &str) -> Option<DotAlgorithm> {
    let mut cursor = Cursor::new(body);
    let mut field = |name: &str| {
        cursor.expect_word(name).ok()?;
        cursor.expect("=").ok()?;
        let word = match cursor.peek_word() {
            "" => cursor.number("a number").ok()?,
            _ => cursor.word("a value").ok()?,
        };
        cursor.eat(",");
        Some(Arc::<str>::from(word))
    };
    let ty = |word: Arc<str>| match &*word {
        "tf32" => Some(AlgorithmType::Tf32),
        other => DType::from_mlir(other).map(AlgorithmType::DType),
    };
    Some(DotAlgorithm {
        lhs: ty(field("lhs_precision_type")?)?,
        rhs: ty(field("rhs_precision_type")?)?,
        accumulation: ty(field("accumulation_type")?)?,
        lhs_components: attributes::bounded(&field("lhs_component_count")?)?,
        rhs_components: attributes::bounded(&field("rhs_component_count")?)?,
        primitive_operations: attributes::bounded(&field("num_primitive_operations")?)?,
        allow_imprecise_accumulation: field("allow_imprecise_accumulation")?.parse().ok()?,
    })
}
