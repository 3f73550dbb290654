//! The recursive-descent parser.

mod attributes;
mod forms;
mod functions;
mod locations;
mod pretty;
mod scope;
mod sharding;
mod special;
mod table;
mod types;

use std::borrow::Cow;
use std::collections::HashMap;

use super::Limits;
use super::ast::{Block, BlockArg, Location, Module, Op, Region, Type, Value, ValueId};
use super::cursor::{Cursor, Result};
use super::error::Problem;
use attributes::Entries;
use scope::Scopes;

pub(super) struct Parser<'a> {
    cursor: Cursor<'a>,
    limits: Limits,
    depth: usize,
    ops: usize,
    module: Module<'a>,
    scopes: Scopes<'a>,
    /// Types by their text.
    types: HashMap<&'a str, Type<'a>>,
    type_aliases: HashMap<&'a str, Type<'a>>,
}

/// An operand whose type is still to come.
#[derive(Clone, Copy)]
pub(super) struct Use<'a> {
    name: &'a str,
    index: Option<u32>,
    at: usize,
}

/// A result name and how many values it stands for.
struct ResultName<'a> {
    name: &'a str,
    count: usize,
    at: usize,
}

/// An operation without its results' names: what both forms come down to.
pub(super) struct Body<'a> {
    pub(super) operands: Vec<ValueId>,
    pub(super) successors: Vec<&'a str>,
    pub(super) attributes: Entries<'a>,
    pub(super) regions: Vec<Region<'a>>,
    pub(super) results: Vec<Type<'a>>,
    pub(super) location: Option<Location<'a>>,
}

/// An argument of a region written before its brace.
pub(super) struct Argument<'a> {
    pub(super) name: &'a str,
    pub(super) at: usize,
    pub(super) ty: Type<'a>,
    pub(super) location: Option<Location<'a>>,
}

impl<'a> Parser<'a> {
    pub(super) fn new(text: &'a str, limits: Limits) -> Self {
        Parser {
            cursor: Cursor::new(text),
            limits,
            depth: 0,
            ops: 0,
            module: Module { source: text, ..Module::default() },
            scopes: Scopes::new(),
            types: HashMap::new(),
            type_aliases: HashMap::new(),
        }
    }

    pub(super) fn run(mut self) -> Result<Module<'a>> {
        while !self.cursor.at_end() {
            match self.cursor.peek() {
                b'#' => self.attribute_alias()?,
                b'!' => self.type_alias()?,
                b'{' if self.cursor.at("{-#") => self.resources()?,
                _ => {
                    let op = self.op()?;
                    self.module.ops.push(op);
                }
            }
        }
        Ok(self.module)
    }

    fn attribute_alias(&mut self) -> Result<()> {
        let name = self.cursor.suffix_id("the alias's name")?;
        self.cursor.expect("=")?;
        let value = self.attribute()?;
        self.module.attribute_aliases.push((name, value));
        Ok(())
    }

    fn resources(&mut self) -> Result<()> {
        let start = self.cursor.pos();
        let Some(length) = self.cursor.rest().find("#-}") else {
            return Err(self.cursor.expected("`#-}` after `{-#`"));
        };
        self.cursor.advance_to(start + length + 3);
        self.module.resources = Some(self.cursor.slice(start));
        self.cursor.skip();
        Ok(())
    }

    /// Runs `inner` one level deeper.
    pub(super) fn nested<T>(&mut self, inner: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= self.limits.depth {
            let problem = Problem::Limit { what: "nesting depth", limit: self.limits.depth };
            return Err(self.cursor.error(self.cursor.pos(), problem));
        }
        self.depth += 1;
        let result = inner(self);
        self.depth -= 1;
        result
    }

    /// One operation with its results.
    fn op(&mut self) -> Result<Op<'a>> {
        let offset = self.cursor.pos();
        self.ops += 1;
        if self.ops > self.limits.ops {
            let problem = Problem::Limit { what: "number of operations", limit: self.limits.ops };
            return Err(self.cursor.error(offset, problem));
        }
        let names = self.result_names()?;
        let (name, body) = self.nested(|parser| match parser.cursor.peek() {
            b'"' => {
                let name = parser.cursor.string("an operation name")?;
                let mut body = parser.generic_body()?;
                if name == "func.func" {
                    body.attributes.retain(|(key, value)| !functions::says_nothing(key, value));
                }
                Ok((Cow::Borrowed(name), body))
            }
            _ => parser.pretty_op(),
        })?;
        let location = match body.location {
            Some(location) => Some(location),
            None => self.trailing_location()?,
        };
        let results = self.define_results(&names, body.results, offset)?;
        let Body { operands, successors, attributes, regions, .. } = body;
        Ok(Op { name, results, operands, successors, attributes, regions, location, offset })
    }

    /// `%a, %b:2 =`.
    fn result_names(&mut self) -> Result<Vec<ResultName<'a>>> {
        let mut names = Vec::new();
        if self.cursor.peek() != b'%' {
            return Ok(names);
        }
        loop {
            let at = self.cursor.pos();
            if self.cursor.peek() != b'%' {
                return Err(self.cursor.expected("a result name, `%name`"));
            }
            let name = self.cursor.suffix_id("a result name")?;
            let count = match self.cursor.eat(":") {
                true => self.cursor.integer("the number of results")?,
                false => 1,
            };
            names.push(ResultName { name, count: usize::try_from(count).unwrap_or(usize::MAX), at });
            if !self.cursor.eat(",") {
                break;
            }
        }
        self.cursor.expect("=")?;
        Ok(names)
    }

    fn define_results(
        &mut self,
        names: &[ResultName<'a>],
        types: Vec<Type<'a>>,
        at: usize,
    ) -> Result<Vec<ValueId>> {
        let named = names.iter().fold(0usize, |sum, result| sum.saturating_add(result.count));
        if !names.is_empty() && named != types.len() {
            let problem = Problem::Count { what: "result names", expected: types.len(), found: named };
            return Err(self.cursor.error(at, problem));
        }
        let first = self.module.values.len();
        let results = types.into_iter().map(|ty| self.value("", ty)).collect::<Result<Vec<_>>>()?;
        let mut next = first;
        for result in names {
            for value in &mut self.module.values[next..next + result.count] {
                value.name = result.name;
            }
            let id = ValueId(next as u32);
            self.define(result.name, id, result.count as u32, result.at)?;
            next += result.count;
        }
        Ok(results)
    }

    fn value(&mut self, name: &'a str, ty: Type<'a>) -> Result<ValueId> {
        let limit = u32::MAX as usize;
        match u32::try_from(self.module.values.len()) {
            Ok(id) if self.module.values.len() < limit => {
                self.module.values.push(Value { name, ty });
                Ok(ValueId(id))
            }
            _ => {
                Err(self.cursor.error(self.cursor.pos(), Problem::Limit { what: "number of values", limit }))
            }
        }
    }

    fn define(&mut self, name: &'a str, first: ValueId, count: u32, at: usize) -> Result<()> {
        if self.scopes.define(name, first, count) {
            return Ok(());
        }
        Err(self.cursor.error(at, Problem::RedefinedValue { name: name.to_owned() }))
    }

    /// `%name` or `%name#2`.
    pub(super) fn use_value(&mut self) -> Result<Use<'a>> {
        let at = self.cursor.pos();
        if self.cursor.peek() != b'%' {
            return Err(self.cursor.expected("an operand, `%name`"));
        }
        let name = self.cursor.suffix_id("an operand, `%name`")?;
        let index = match self.cursor.eat("#") {
            true => Some(self.cursor.integer("the number of the result")?),
            false => None,
        };
        let index = index.map(|index| u32::try_from(index).unwrap_or(u32::MAX));
        Ok(Use { name, index, at })
    }

    /// Uses separated by commas, up to the first that is not a `%name`; maybe none.
    pub(super) fn use_list(&mut self) -> Result<Vec<Use<'a>>> {
        let mut uses = Vec::new();
        if self.cursor.peek() == b'%' {
            uses.push(self.use_value()?);
            while self.cursor.eat(",") {
                uses.push(self.use_value()?);
            }
        }
        Ok(uses)
    }

    /// The value behind a use, without a look at its type.
    pub(super) fn find(&self, used: &Use<'a>) -> Result<ValueId> {
        self.scopes
            .find(used.name, used.index.unwrap_or(0))
            .ok_or_else(|| self.cursor.error(used.at, Problem::UndefinedValue { name: shown(used) }))
    }

    /// The values behind the uses; the types must be the ones they were defined with.
    pub(super) fn resolve(&self, uses: &[Use<'a>], types: &[Type<'a>], at: usize) -> Result<Vec<ValueId>> {
        if uses.len() != types.len() {
            let problem = Problem::Count { what: "operand types", expected: uses.len(), found: types.len() };
            return Err(self.cursor.error(at, problem));
        }
        uses.iter().zip(types).map(|(used, ty)| self.resolve_one(used, ty)).collect()
    }

    fn resolve_one(&self, used: &Use<'a>, ty: &Type<'a>) -> Result<ValueId> {
        let id = self.find(used)?;
        let defined = self.module.ty(id);
        if defined == ty {
            return Ok(id);
        }
        let problem =
            Problem::OperandType { name: shown(used), defined: defined.to_string(), used: ty.to_string() };
        Err(self.cursor.error(used.at, problem))
    }

    /// What follows the quoted name of the generic form.
    fn generic_body(&mut self) -> Result<Body<'a>> {
        let at = self.cursor.pos();
        self.cursor.expect("(")?;
        let uses = self.use_list()?;
        self.cursor.expect(")")?;
        let successors = match self.cursor.peek() {
            b'[' => self.list("[", "]", |parser| {
                if parser.cursor.peek() != b'^' {
                    return Err(parser.cursor.expected("a block label, `^name`"));
                }
                parser.cursor.suffix_id("a block label")
            })?,
            _ => Vec::new(),
        };
        let mut attributes = Vec::new();
        if self.cursor.eat("<") {
            attributes = self.dictionary()?;
            self.cursor.expect(">")?;
        }
        let regions = match self.cursor.peek() {
            b'(' => self.list("(", ")", |parser| parser.region(Vec::new()))?,
            _ => Vec::new(),
        };
        if self.cursor.peek() == b'{' {
            attributes.extend(self.dictionary()?);
        }
        let attributes = self.sorted(attributes, at)?;
        self.cursor.expect(":")?;
        let (types, results) = self.signature()?;
        let operands = self.resolve(&uses, &types, at)?;
        Ok(Body { operands, successors, attributes, regions, results, location: None })
    }

    /// `{ ops }` or `{ ^label(args): ops ... }`. `arguments` belong to the entry block.
    pub(super) fn region(&mut self, arguments: Vec<Argument<'a>>) -> Result<Region<'a>> {
        self.nested(|parser| {
            parser.cursor.expect("{")?;
            let mark = parser.scopes.enter();
            let mut blocks = Vec::new();
            if parser.cursor.peek() != b'^' && (parser.cursor.peek() != b'}' || !arguments.is_empty()) {
                let args = parser.block_args(arguments)?;
                let ops = parser.block_ops()?;
                blocks.push(Block { label: None, args, ops });
            }
            while parser.cursor.peek() == b'^' {
                blocks.push(parser.labelled_block()?);
            }
            parser.cursor.expect("}")?;
            parser.scopes.leave(mark);
            Ok(Region { blocks })
        })
    }

    fn labelled_block(&mut self) -> Result<Block<'a>> {
        let label = Some(self.cursor.suffix_id("a block label")?);
        let mut arguments = Vec::new();
        if self.cursor.peek() == b'(' {
            arguments = self.list("(", ")", |parser| parser.argument())?;
        }
        self.cursor.expect(":")?;
        let args = self.block_args(arguments)?;
        let ops = self.block_ops()?;
        Ok(Block { label, args, ops })
    }

    /// `%name: type loc(...)`.
    pub(super) fn argument(&mut self) -> Result<Argument<'a>> {
        let at = self.cursor.pos();
        if self.cursor.peek() != b'%' {
            return Err(self.cursor.expected("an argument, `%name: type`"));
        }
        let name = self.cursor.suffix_id("an argument name")?;
        self.cursor.expect(":")?;
        let ty = self.ty()?;
        Ok(Argument { name, at, ty, location: self.trailing_location()? })
    }

    fn block_args(&mut self, arguments: Vec<Argument<'a>>) -> Result<Vec<BlockArg<'a>>> {
        let mut args = Vec::with_capacity(arguments.len());
        for Argument { name, at, ty, location } in arguments {
            let value = self.value(name, ty)?;
            self.define(name, value, 1, at)?;
            args.push(BlockArg { value, location });
        }
        Ok(args)
    }

    fn block_ops(&mut self) -> Result<Vec<Op<'a>>> {
        let mut ops = Vec::new();
        while !matches!(self.cursor.peek(), b'}' | b'^') {
            ops.push(self.op()?);
        }
        Ok(ops)
    }
}

fn shown(used: &Use<'_>) -> String {
    match used.index {
        Some(index) => format!("{}#{index}", used.name),
        None => used.name.to_owned(),
    }
}
