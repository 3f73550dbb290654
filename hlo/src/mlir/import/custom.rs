//! Custom calls.

use super::attributes::{self, Attributes};
use super::{ImportProblem, Importer, Result};
use crate::mlir::ast::{Attribute, Elements, Op};
use crate::op::{CustomCall, Dims};
use crate::{Tensor, TensorType};

impl<'g, 'm, 'a> Importer<'g, 'm, 'a> {
    pub(super) fn custom_call(
        &self,
        op: &Op<'a>,
        attributes: &Attributes<'_, 'g, 'm, 'a>,
    ) -> Result<Vec<Tensor<'g>>> {
        let api_version = attributes.integer_or("api_version", 1)?;
        let mut call = CustomCall {
            target: attributes.string("call_target_name")?,
            has_side_effect: attributes.flag("has_side_effect")?,
            operand_layouts: self.layouts(attributes, "operand_layouts")?,
            result_layouts: self.layouts(attributes, "result_layouts")?,
            output_operand_aliases: self.aliases(attributes)?,
            // The builder refuses every version that it does not know.
            api_version: i32::try_from(api_version).unwrap_or(i32::MAX),
            ..CustomCall::default()
        };
        match attributes.get("backend_config") {
            Some(Attribute::Dictionary(entries)) if api_version >= 4 => {
                let typed = attributes::dictionary(entries);
                let problem = ImportProblem::UnsupportedForm {
                    what: "a backend_config with an attribute of another kind",
                };
                call.attributes = typed.ok_or_else(|| self.fail(op, problem))?;
            }
            Some(value @ Attribute::String { .. }) if api_version < 4 => {
                call.backend_config = attributes::text(value).unwrap_or_default();
            }
            None => {}
            Some(other) => return Err(attributes.unsupported("backend_config", other)),
        }
        if attributes.get("called_computations").is_some_and(|list| *list != Attribute::Array(Vec::new())) {
            return Err(self.fail(op, ImportProblem::UnsupportedForm { what: "called computations" }));
        }
        let results: Vec<TensorType> =
            (0..op.results.len()).map(|index| self.result_type(op, index)).collect::<Result<_>>()?;
        Ok(self.graph.custom_call(call, &self.operands(op)?, &results))
    }

    fn layouts(
        &self,
        attributes: &Attributes<'_, 'g, 'm, 'a>,
        name: &'static str,
    ) -> Result<Option<Vec<Dims>>> {
        let Some(value) = attributes.get(name) else { return Ok(None) };
        let list = match value {
            Attribute::Array(list) => list.iter().map(layout).collect::<Option<_>>(),
            _ => None,
        };
        list.map(Some).ok_or_else(|| attributes.bad(name, "a list of layouts", value))
    }

    fn aliases(&self, attributes: &Attributes<'_, 'g, 'm, 'a>) -> Result<Vec<(usize, usize)>> {
        let Some(value) = attributes.get("output_operand_aliases") else { return Ok(Vec::new()) };
        let list = match value {
            Attribute::Array(list) => list.iter().map(alias).collect::<Option<_>>(),
            _ => None,
        };
        list.ok_or_else(|| attributes.bad("output_operand_aliases", "aliases of whole operands", value))
    }
}

/// `dense<[1, 0]> : tensor<2xindex>`, minor to major.
fn layout(value: &Attribute<'_>) -> Option<Dims> {
    let Attribute::Dense { elements, .. } = value else { return None };
    match elements {
        Elements::Empty => Some(Dims::new()),
        Elements::Splat(text) => Some(Dims::from_slice(&[attributes::bounded(text)?])),
        Elements::List { values, shape } if shape.len() == 1 => {
            values.iter().map(|text| attributes::bounded(text)).collect()
        }
        Elements::List { .. } | Elements::Hex(_) => None,
    }
}

/// `#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>`.
fn alias(value: &Attribute<'_>) -> Option<(usize, usize)> {
    let Attribute::Dialect { body: Some(body), .. } = value else { return None };
    let mut fields = attributes::fields(body)?;
    let inner = fields.remove("operand_tuple_indices").unwrap_or_default();
    let output = fields.remove("output_tuple_indices").unwrap_or_default();
    let operand = *fields.remove("operand_index")?.first()?;
    let result = match output[..] {
        [] => 0,
        [one] => one,
        _ => return None,
    };
    (inner.is_empty() && fields.is_empty()).then_some(())?;
    Some((usize::try_from(result).ok()?, usize::try_from(operand).ok()?))
}
