//! Meshes, shardings, device groups, and the attributes of parameters and results.

use std::sync::Arc;

use super::attributes::{self, Attributes};
use super::{ImportProblem, Importer, Result};
use crate::mlir::ast::{Attribute, Op};
use crate::mlir::cursor::Cursor;
use crate::op::ReplicaGroups;
use crate::sharding::{DimSharding, ManualSpec, Mesh, Sharding};
use crate::{Output, Tensor};

/// Devices of the largest mesh.
const DEVICES: i64 = 1 << 24;

impl<'g, 'm, 'a> Importer<'g, 'm, 'a> {
    /// Sets the graph's mesh; all meshes of the text must be the same.
    pub(super) fn meshes(&self) -> Result<()> {
        let mut found = Vec::new();
        self.module.walk(&mut |op| {
            if op.name == "sdy.mesh" {
                found.push(op);
            }
        });
        for op in found {
            let attributes = Attributes::new(self, op);
            let mesh = attributes.required("mesh", "a mesh of named axes", |value| match value {
                Attribute::Dialect { body: Some(body), .. } => mesh(body),
                _ => None,
            })?;
            if self.graph.mesh().is_some_and(|other| *other != mesh) {
                return Err(
                    self.fail(op, ImportProblem::UnsupportedForm { what: "a second, different mesh" })
                );
            }
            self.graph.set_mesh(mesh);
        }
        Ok(())
    }

    pub(super) fn sharding(
        &self,
        attributes: &Attributes<'_, 'g, 'm, 'a>,
        name: &'static str,
    ) -> Result<Sharding> {
        attributes.required(name, "a sharding by whole axes of one mesh", sharding)
    }

    pub(super) fn manual_spec(&self, attributes: &Attributes<'_, 'g, 'm, 'a>) -> Result<ManualSpec> {
        let shardings = |name| attributes.required(name, "a list of shardings by whole axes", per_value);
        Ok(ManualSpec {
            in_shardings: shardings("in_shardings")?,
            out_shardings: shardings("out_shardings")?,
            manual_axes: attributes.required("manual_axes", "a set of axes", |value| match value {
                Attribute::Dialect { body: Some(body), .. } => axes(body.strip_prefix("manual_axes")?),
                _ => None,
            })?,
        })
    }

    /// The devices that talk to each other, and the channel.
    pub(super) fn groups(
        &self,
        op: &Op<'a>,
        attributes: &Attributes<'_, 'g, 'm, 'a>,
    ) -> Result<ReplicaGroups> {
        let channel = self.channel(op, attributes)?;
        let by_axes = match attributes.get("replica_groups") {
            Some(Attribute::Dialect { name, body: Some(body), .. })
                if name == "stablehlo.replica_group_mesh_axes" =>
            {
                Some(body)
            }
            _ => None,
        };
        let groups = match by_axes {
            None => attributes.rows("replica_groups", 0)?.unwrap_or_default(),
            Some(body) => {
                let problem =
                    ImportProblem::UnsupportedForm { what: "replica groups by other than whole axes" };
                let mesh = self.graph.mesh();
                let groups = mesh.and_then(|mesh| groups_of(&mesh, &axis_refs(body)?));
                groups.ok_or_else(|| self.fail(op, problem))?
            }
        };
        Ok(ReplicaGroups { groups, channel })
    }

    pub(super) fn channel(&self, op: &Op<'a>, attributes: &Attributes<'_, 'g, 'm, 'a>) -> Result<i64> {
        if attributes.get("channel_handle").is_none() {
            let problem = ImportProblem::UnsupportedForm { what: "a collective without a channel" };
            return Err(self.fail(op, problem));
        }
        let mut fields = attributes.fields("channel_handle")?;
        let first = |list: Option<Vec<i64>>| list.and_then(|list| list.first().copied()).unwrap_or(0);
        let (handle, kind) = (first(fields.remove("handle")), first(fields.remove("type")));
        if kind != 1 {
            let problem = ImportProblem::UnsupportedForm { what: "a channel that is not device to device" };
            return Err(self.fail(op, problem));
        }
        Ok(handle)
    }

    /// Graphs number devices globally.
    pub(super) fn global_ids(&self, op: &Op<'a>, attributes: &Attributes<'_, 'g, 'm, 'a>) -> Result<()> {
        if attributes.flag("use_global_device_ids")? {
            return Ok(());
        }
        Err(self.fail(op, ImportProblem::UnsupportedForm { what: "device ids that are not global" }))
    }

    pub(super) fn all_to_all(
        &self,
        op: &'m Op<'a>,
        attributes: &Attributes<'_, 'g, 'm, 'a>,
    ) -> Result<Tensor<'g>> {
        let [x] = self.take(op)?;
        let split = attributes.integer("split_dimension")?;
        let concat = attributes.integer("concat_dimension")?;
        let groups = self.groups(op, attributes)?;
        let count = attributes.integer("split_count")?;
        if groups.groups.first().is_some_and(|group| group.len() as i64 != count) {
            return Err(self.fail(
                op,
                ImportProblem::UnsupportedForm { what: "a split count other than the group's size" },
            ));
        }
        Ok(x.all_to_all(split, concat, groups))
    }

    /// Donations and shardings of parameters.
    pub(super) fn parameter_attributes(&self, function: &'m Op<'a>, parameters: &[Tensor<'g>]) -> Result<()> {
        for (index, parameter) in parameters.iter().enumerate() {
            for (name, value) in entries(function.attribute("arg_attrs"), index) {
                match &**name {
                    "sdy.sharding" => match sharding(value) {
                        Some(sharding) => self.graph.shard_parameter(*parameter, sharding),
                        None => return Err(self.unsupported(function, name, value)),
                    },
                    "tf.aliasing_output" => {
                        let result = attributes::integer(value).and_then(|n| usize::try_from(n).ok());
                        match result {
                            Some(result) => self.graph.donate(*parameter, result),
                            None => return Err(self.unsupported(function, name, value)),
                        }
                    }
                    _ => return Err(self.unsupported(function, name, value)),
                }
            }
        }
        Ok(())
    }

    /// Names and shardings of results.
    pub(super) fn outputs(&self, function: &'m Op<'a>, results: Vec<Tensor<'g>>) -> Result<Vec<Output<'g>>> {
        let mut outputs = Vec::new();
        for (index, tensor) in results.into_iter().enumerate() {
            let mut output = Output { name: String::new(), tensor, sharding: None };
            for (name, value) in entries(function.attribute("res_attrs"), index) {
                match (&**name, attributes::text(value), sharding(value)) {
                    ("jax.result_info", Some(text), _) => output.name = text.to_string(),
                    ("sdy.sharding", _, Some(sharding)) => output.sharding = Some(sharding),
                    _ => return Err(self.unsupported(function, name, value)),
                }
            }
            outputs.push(output);
        }
        Ok(outputs)
    }

    fn unsupported(&self, op: &Op<'a>, name: &str, value: &Attribute<'a>) -> Box<super::ImportError> {
        self.fail(op, attributes::unsupported(name, value))
    }
}

type Entry<'a> = (std::borrow::Cow<'a, str>, Attribute<'a>);

/// The dictionary at a place of a list of dictionaries.
fn entries<'m, 'a>(list: Option<&'m Attribute<'a>>, index: usize) -> &'m [Entry<'a>] {
    match list {
        Some(Attribute::Array(list)) => match list.get(index) {
            Some(Attribute::Dictionary(entries)) => entries,
            _ => &[],
        },
        _ => &[],
    }
}

/// `["data"=2, "model"=4]`.
fn mesh(body: &str) -> Option<Mesh> {
    let mut cursor = Cursor::new(body);
    let mut axes: Vec<(Arc<str>, i64)> = Vec::new();
    cursor.expect("[").ok()?;
    while !cursor.eat("]") {
        let name = attributes::unescaped(cursor.string("an axis").ok()?)?;
        cursor.expect("=").ok()?;
        let size =
            i64::try_from(cursor.integer("a size").ok()?).ok().filter(|size| (1..=DEVICES).contains(size))?;
        axes.push((name, size));
        cursor.eat(",");
    }
    let devices = axes.iter().try_fold(1i64, |product, (_, size)| product.checked_mul(*size))?;
    (cursor.at_end() && devices <= DEVICES).then_some(Mesh { axes })
}

/// `#sdy.sharding<@mesh, [{"data"}, {?}]>`.
fn sharding(value: &Attribute<'_>) -> Option<Sharding> {
    match value {
        Attribute::Dialect { name, body: Some(body), .. } if name == "sdy.sharding" => {
            let mut cursor = Cursor::new(body);
            let sharding = sharding_body(&mut cursor)?;
            cursor.at_end().then_some(sharding)
        }
        _ => None,
    }
}

/// `#sdy.sharding_per_value<[<@mesh, [{}]>]>`.
fn per_value(value: &Attribute<'_>) -> Option<Vec<Sharding>> {
    let Attribute::Dialect { body: Some(body), .. } = value else { return None };
    let mut cursor = Cursor::new(body);
    let mut list = Vec::new();
    cursor.expect("[").ok()?;
    while !cursor.eat("]") {
        cursor.expect("<").ok()?;
        list.push(sharding_body(&mut cursor)?);
        cursor.expect(">").ok()?;
        cursor.eat(",");
    }
    cursor.at_end().then_some(list)
}

fn sharding_body(cursor: &mut Cursor<'_>) -> Option<Sharding> {
    if cursor.peek() != b'@' {
        return None;
    }
    cursor.suffix_id("a mesh").ok()?;
    cursor.expect(",").ok()?;
    cursor.expect("[").ok()?;
    let mut dims = Vec::new();
    while !cursor.eat("]") {
        cursor.expect("{").ok()?;
        let mut dim = DimSharding::default();
        while !cursor.eat("}") {
            if cursor.eat("?") {
                dim.open = true;
            } else {
                dim.axes.push(attributes::unescaped(cursor.string("an axis").ok()?)?);
            }
            cursor.eat(",");
        }
        dims.push(dim);
        cursor.eat(",");
    }
    Some(Sharding { dims })
}

/// `{"data", "model"}`.
fn axes(body: &str) -> Option<Vec<Arc<str>>> {
    let mut cursor = Cursor::new(body);
    let mut axes = Vec::new();
    cursor.expect("{").ok()?;
    while !cursor.eat("}") {
        axes.push(attributes::unescaped(cursor.string("an axis").ok()?)?);
        cursor.eat(",");
    }
    cursor.at_end().then_some(axes)
}

/// `mesh = @mesh, axes = [#stablehlo.axis_ref<name = "data">]`.
fn axis_refs(body: &str) -> Option<Vec<Arc<str>>> {
    let mut cursor = Cursor::new(body);
    cursor.expect_word("mesh").ok()?;
    cursor.expect("=").ok()?;
    if cursor.peek() != b'@' {
        return None;
    }
    cursor.suffix_id("a mesh").ok()?;
    cursor.expect(",").ok()?;
    cursor.expect_word("axes").ok()?;
    cursor.expect("=").ok()?;
    cursor.expect("[").ok()?;
    let mut axes = Vec::new();
    while !cursor.eat("]") {
        for token in ["#stablehlo.axis_ref", "<", "name", "="] {
            cursor.expect(token).ok()?;
        }
        axes.push(attributes::unescaped(cursor.string("an axis").ok()?)?);
        cursor.expect(">").ok()?;
        cursor.eat(",");
    }
    cursor.at_end().then_some(axes)
}

/// Groups of devices that differ along `axes` only; within a group the last axis given varies fastest.
fn groups_of(mesh: &Mesh, axes: &[Arc<str>]) -> Option<Vec<Vec<i64>>> {
    let mut stride = mesh.num_devices();
    let mut all: Vec<(&str, i64, i64)> = Vec::new();
    for (name, size) in &mesh.axes {
        stride /= size;
        all.push((name, *size, stride));
    }
    let chosen: Vec<_> = axes
        .iter()
        .map(|axis| all.iter().find(|(name, ..)| *name == &**axis).copied())
        .collect::<Option<_>>()?;
    let others = all.iter().filter(|(name, ..)| !axes.iter().any(|axis| &**axis == *name)).copied();
    let offsets = |axes: &mut dyn Iterator<Item = (&str, i64, i64)>| {
        axes.fold(vec![0], |offsets: Vec<i64>, (_, size, stride)| {
            offsets.iter().flat_map(|at| (0..size).map(move |index| at + index * stride)).collect()
        })
    };
    let within = offsets(&mut chosen.into_iter());
    let starts = offsets(&mut others.into_iter());
    Some(starts.iter().map(|start| within.iter().map(|at| start + at).collect()).collect())
}
