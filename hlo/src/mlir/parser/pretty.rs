//! Operations that are not in quotes.

use std::borrow::Cow;

use super::super::ast::{Attribute, Op, Region, Type, ValueId};
use super::super::cursor::Result;
use super::super::error::Problem;
use super::attributes::Entries;
use super::table::{self, Form};
use super::{Body, Parser, Use};

impl<'a> Body<'a> {
    pub(super) fn new(
        operands: Vec<ValueId>,
        attributes: Entries<'a>,
        regions: Vec<Region<'a>>,
        results: Vec<Type<'a>>,
    ) -> Self {
        Body { operands, successors: Vec::new(), attributes, regions, results, location: None }
    }
}

impl<'a> Parser<'a> {
    /// An operation in its own syntax, and its full name.
    pub(super) fn pretty_op(&mut self) -> Result<(Cow<'a, str>, Body<'a>)> {
        let at = self.cursor.pos();
        let word = self.cursor.word("an operation")?;
        let name: Cow<'a, str> = match word {
            "module" => "builtin.module".into(),
            _ if !word.contains('.') => format!("func.{word}").into(),
            _ => word.into(),
        };
        let body = match &*name {
            "builtin.module" => self.module_op()?,
            "func.func" => self.func_op()?,
            "stablehlo.while" => self.while_op()?,
            "stablehlo.reduce" => self.reduce_op()?,
            "stablehlo.convolution" => self.convolution_op()?,
            "stablehlo.composite" => self.composite_op()?,
            "chlo.scan" => self.scan_op()?,
            "chlo.top_k" => self.top_k_op()?,
            "stablehlo.constant" | "chlo.constant" | "arith.constant" | "sdy.constant" => {
                self.constant_op()?
            }
            sdy if sdy.starts_with("sdy.") => self.sdy_op(&name, at)?,
            other => match table::find(other) {
                Some(form) => self.form(form)?,
                None => {
                    let problem = Problem::UnknownForm { op: word.to_owned() };
                    return Err(self.cursor.error(at, problem));
                }
            },
        };
        Ok((name, body))
    }

    /// Follows a form of the table.
    fn form(&mut self, form: &'static Form) -> Result<Body<'a>> {
        let at = self.cursor.pos();
        let mut parts = Parts::default();
        for piece in form.pieces {
            self.piece(*piece, &mut parts)?;
        }
        let signature_at = self.cursor.pos();
        let (inputs, results) = self.form_types(form.types, &parts)?;
        let operands = self.resolve(&parts.uses, &inputs, signature_at)?;
        Ok(Body::new(operands, self.sorted(parts.attributes, at)?, Vec::new(), results))
    }
}

/// What the pieces of a form have gathered.
#[derive(Default)]
pub(super) struct Parts<'a> {
    pub(super) uses: Vec<Use<'a>>,
    pub(super) attributes: Entries<'a>,
}

impl<'a> Parts<'a> {
    pub(super) fn push(&mut self, name: &'static str, value: Attribute<'a>) {
        self.attributes.push((Cow::Borrowed(name), value));
    }
}

/// The only operation of a region that the text abbreviates.
pub(super) fn synthetic<'a>(
    name: &str,
    operands: Vec<ValueId>,
    results: Vec<ValueId>,
    offset: usize,
) -> Op<'a> {
    Op {
        name: Cow::Owned(name.to_owned()),
        results,
        operands,
        successors: Vec::new(),
        attributes: Vec::new(),
        regions: Vec::new(),
        location: None,
        offset,
    }
}
