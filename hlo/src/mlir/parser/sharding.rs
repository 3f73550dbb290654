//! Pretty forms of the Shardy dialect.

use std::borrow::Cow;

use super::super::ast::{Attribute, Region, Type};
use super::super::cursor::Result;
use super::super::error::Problem;
use super::pretty::Parts;
use super::{Body, Parser};

impl<'a> Parser<'a> {
    pub(super) fn sdy_op(&mut self, name: &str, at: usize) -> Result<Body<'a>> {
        match name {
            "sdy.mesh" => self.sdy_mesh(),
            "sdy.return" => self.sdy_return(),
            "sdy.manual_computation" | "sdy.named_computation" => self.sdy_computation(name),
            "sdy.sharding_constraint" | "sdy.reshard" => self.sdy_simple(|parser, parts| {
                parts.uses.push(parser.use_value()?);
                let sharding = parser.stripped("sdy.sharding")?;
                parts.push("sharding", sharding);
                Ok(())
            }),
            "sdy.sharding_group" => self.sdy_group(),
            "sdy.propagation_barrier" => self.sdy_simple(|parser, parts| {
                parts.uses.push(parser.use_value()?);
                parser.cursor.expect_word("allowed_direction")?;
                parser.cursor.expect("=")?;
                let word = parser.cursor.word("a direction")?;
                parts.push("allowed_direction", sdy(format!("propagation_direction {word}")));
                Ok(())
            }),
            "sdy.func_data_flow_edge" => self.sdy_simple(|parser, parts| {
                parts.uses.push(parser.use_value()?);
                Ok(())
            }),
            "sdy.data_flow_edge" => self.sdy_simple(|parser, parts| {
                parts.uses.push(parser.use_value()?);
                if parser.cursor.at_word("sharding") {
                    parser.out_sharding("sharding", parts)?;
                }
                Ok(())
            }),
            _ => match axes_of(name) {
                Some((attribute, kind)) => self.sdy_simple(|parser, parts| {
                    if !attribute.is_empty() {
                        parser.reduction(parts)?;
                        parser.axes(attribute, kind, parts)?;
                    }
                    parts.uses.push(parser.use_value()?);
                    parser.out_sharding("out_sharding", parts)
                }),
                None => Err(self.cursor.error(at, Problem::UnknownForm { op: name.to_owned() })),
            },
        }
    }

    /// `@name = <["a"=2]>`.
    fn sdy_mesh(&mut self) -> Result<Body<'a>> {
        let at = self.cursor.pos();
        let mut parts = Parts::default();
        let escaped = self.symbol()?;
        parts.push("sym_name", Attribute::String { escaped, ty: None });
        self.cursor.expect("=")?;
        let mesh = self.stripped("sdy.mesh")?;
        parts.push("mesh", mesh);
        parts.attributes.extend(self.optional_dictionary()?);
        Ok(Body::new(Vec::new(), self.sorted(parts.attributes, at)?, Vec::new(), Vec::new()))
    }

    /// `{..} %a, %b : types`.
    fn sdy_return(&mut self) -> Result<Body<'a>> {
        let at = self.cursor.pos();
        let attributes = self.optional_dictionary()?;
        let uses = self.use_list()?;
        let mut types = Vec::new();
        if !uses.is_empty() {
            self.cursor.expect(":")?;
            types = self.type_list()?;
        }
        Ok(Body::new(self.resolve(&uses, &types, at)?, attributes, Vec::new(), Vec::new()))
    }

    /// Pieces, a dictionary, and one type for the operand and the result. Where the form shows the
    /// result type only, the operand has the type of its definition.
    fn sdy_simple(
        &mut self,
        pieces: impl FnOnce(&mut Self, &mut Parts<'a>) -> Result<()>,
    ) -> Result<Body<'a>> {
        let at = self.cursor.pos();
        let mut parts = Parts::default();
        pieces(self, &mut parts)?;
        parts.attributes.extend(self.optional_dictionary()?);
        self.cursor.expect(":")?;
        let ty = self.ty()?;
        let operands = parts.uses.iter().map(|used| self.find(used)).collect::<Result<Vec<_>>>()?;
        Ok(Body::new(operands, self.sorted(parts.attributes, at)?, Vec::new(), vec![ty]))
    }

    /// `%a group_id=3 : type`; no result.
    fn sdy_group(&mut self) -> Result<Body<'a>> {
        let mut body = self.sdy_simple(|parser, parts| {
            parts.uses.push(parser.use_value()?);
            parser.cursor.expect_word("group_id")?;
            parser.cursor.expect("=")?;
            parts.push("group_id", parser.integer_of("i64")?);
            Ok(())
        })?;
        body.results.clear();
        Ok(body)
    }

    /// `out_sharding=<@mesh, [...]>`.
    fn out_sharding(&mut self, word: &'static str, parts: &mut Parts<'a>) -> Result<()> {
        self.cursor.expect_word(word)?;
        self.cursor.expect("=")?;
        let sharding = self.stripped("sdy.sharding")?;
        parts.push(word, sharding);
        Ok(())
    }

    /// The reduction before the axes of `all_reduce` and `reduce_scatter`, unless it is the default.
    fn reduction(&mut self, parts: &mut Parts<'a>) -> Result<()> {
        let word = self.cursor.peek_word();
        if !word.is_empty() {
            self.cursor.bump(word.len());
            parts.push("reduction_op", sdy(format!("reduction_op {word}")));
        }
        Ok(())
    }

    /// The bracketed axes of a collective.
    fn axes(&mut self, name: &'static str, kind: &str, parts: &mut Parts<'a>) -> Result<()> {
        let (open, close) = match self.cursor.peek() {
            b'[' => ('[', ']'),
            b'{' => ('{', '}'),
            _ => return Err(self.cursor.expected("`[` or `{` with axes")),
        };
        let body = self.cursor.balanced()?;
        parts.push(name, sdy(format!("{kind}{open}{body}{close}")));
        Ok(())
    }

    /// `(%a) in_shardings=[..] out_shardings=[..] manual_axes={..} (%x: type) { .. } : types`, and
    /// `<"name">(%a) (%x: type) { .. } : types`.
    fn sdy_computation(&mut self, op: &str) -> Result<Body<'a>> {
        let at = self.cursor.pos();
        let mut parts = Parts::default();
        if op == "sdy.named_computation" {
            self.cursor.expect("<")?;
            let escaped = Cow::Borrowed(self.cursor.string("the computation's name")?);
            self.cursor.expect(">")?;
            parts.push("name", Attribute::String { escaped, ty: None });
        }
        parts.uses = self.list("(", ")", |parser| parser.use_value())?;
        for name in ["in_shardings", "out_shardings"] {
            if self.cursor.eat_word(name) {
                self.cursor.expect("=")?;
                if self.cursor.peek() != b'[' {
                    return Err(self.cursor.expected("`[` with shardings"));
                }
                let body = Some(Cow::Owned(format!("[{}]", self.cursor.balanced()?)));
                let name_of_attribute = "sdy.sharding_per_value".into();
                parts.push(name, Attribute::Dialect { name: name_of_attribute, body, ty: None });
            }
        }
        if op == "sdy.manual_computation" {
            self.cursor.expect_word("manual_axes")?;
            self.cursor.expect("=")?;
            self.axes("manual_axes", "manual_axes", &mut parts)?;
        }
        let region = self.sdy_region()?;
        parts.attributes.extend(self.optional_dictionary()?);
        self.cursor.expect(":")?;
        let (types, results): (Vec<Type<'a>>, Vec<Type<'a>>) = self.signature()?;
        let operands = self.resolve(&parts.uses, &types, at)?;
        Ok(Body::new(operands, self.sorted(parts.attributes, at)?, vec![region], results))
    }

    fn sdy_region(&mut self) -> Result<Region<'a>> {
        let arguments = self.list("(", ")", |parser| parser.argument())?;
        self.region(arguments)
    }
}

/// Attribute that holds the axes of a collective, and what the attribute is called in Shardy.
fn axes_of(op: &str) -> Option<(&'static str, &'static str)> {
    match op {
        "sdy.all_gather" => Some(("gathering_axes", "list_of_axis_ref_lists")),
        "sdy.all_to_all" => Some(("params", "all_to_all_param_list")),
        "sdy.collective_permute" => Some(("", "")),
        "sdy.sharded_to_unreduced" => Some(("axes", "list_of_axis_ref_lists")),
        "sdy.replicated_to_unreduced" => Some(("axes", "axis_ref_list")),
        "sdy.all_slice" => Some(("slicing_axes", "list_of_axis_ref_lists")),
        "sdy.all_reduce" => Some(("reduction_axes", "axis_ref_list")),
        "sdy.reduce_scatter" => Some(("reduce_scatter_axes", "list_of_axis_ref_lists")),
        _ => None,
    }
}

/// `#sdy<text>`.
fn sdy<'a>(text: String) -> Attribute<'a> {
    Attribute::Dialect { name: "sdy".into(), body: Some(Cow::Owned(text)), ty: None }
}
