//! `module`, `func.func`, calls and returns.

use std::borrow::Cow;

use super::super::ast::{Attribute, Region, Type, TypeKind};
use super::super::cursor::Result;
use super::super::error::Problem;
use super::attributes::Entries;
use super::{Argument, Body, Parser};

impl<'a> Parser<'a> {
    /// `module @name attributes {...} { ops }`.
    pub(super) fn module_op(&mut self) -> Result<Body<'a>> {
        let at = self.cursor.pos();
        let mut attributes = Vec::new();
        if self.cursor.peek() == b'@' {
            attributes.push(("sym_name".into(), string(self.symbol()?)));
        }
        attributes.extend(self.attributes_keyword()?);
        self.scopes.push_isolated();
        let region = self.region(Vec::new());
        self.scopes.pop_isolated();
        let mut region = region?;
        // An empty module still has its block.
        if region.blocks.is_empty() {
            region.blocks.push(Default::default());
        }
        Ok(Body::new(Vec::new(), self.sorted(attributes, at)?, vec![region], Vec::new()))
    }

    /// `attributes {...}`, or nothing.
    pub(super) fn attributes_keyword(&mut self) -> Result<Entries<'a>> {
        match self.cursor.eat_word("attributes") {
            true => self.dictionary(),
            false => Ok(Vec::new()),
        }
    }

    /// `func.func public @name(args) -> (results) attributes {...} { ops }`.
    pub(super) fn func_op(&mut self) -> Result<Body<'a>> {
        let at = self.cursor.pos();
        let mut attributes: Entries<'a> = Vec::new();
        let visibility = self.cursor.peek_word();
        if matches!(visibility, "public" | "private" | "nested") {
            self.cursor.bump(visibility.len());
            attributes.push(("sym_visibility".into(), string(visibility.into())));
        }
        attributes.push(("sym_name".into(), string(self.symbol()?)));
        let (arguments, inputs, arg_attrs) = self.parameters()?;
        let (results, res_attrs) = self.function_results()?;
        attributes.extend(self.attributes_keyword()?);
        push_dictionaries(&mut attributes, "arg_attrs", arg_attrs);
        push_dictionaries(&mut attributes, "res_attrs", res_attrs);
        let inputs_count = inputs.len();
        let function_type = Type::new(TypeKind::Function { inputs, results });
        attributes.push(("function_type".into(), Attribute::Type(function_type)));
        let region = match self.cursor.peek() {
            b'{' => {
                if arguments.len() != inputs_count {
                    let problem = Problem::Count {
                        what: "named parameters of a function with a body",
                        expected: inputs_count,
                        found: arguments.len(),
                    };
                    return Err(self.cursor.error(at, problem));
                }
                self.scopes.push_isolated();
                let region = self.region(arguments);
                self.scopes.pop_isolated();
                region?
            }
            _ => Region::default(),
        };
        Ok(Body::new(Vec::new(), self.sorted(attributes, at)?, vec![region], Vec::new()))
    }

    /// `(%a: type {attributes}, ...)`, or bare types in a declaration.
    fn parameters(&mut self) -> Result<(Vec<Argument<'a>>, Vec<Type<'a>>, Vec<Entries<'a>>)> {
        let (mut arguments, mut types, mut attributes) = (Vec::new(), Vec::new(), Vec::new());
        self.list("(", ")", |parser| {
            let named = parser.cursor.peek() == b'%';
            let at = parser.cursor.pos();
            let mut name = "";
            if named {
                name = parser.cursor.suffix_id("a parameter name")?;
                parser.cursor.expect(":")?;
            }
            let ty = parser.ty()?;
            types.push(ty.clone());
            attributes.push(parser.optional_dictionary()?);
            let location = parser.trailing_location()?;
            if named {
                arguments.push(Argument { name, at, ty, location });
            }
            Ok(())
        })?;
        Ok((arguments, types, attributes))
    }

    fn function_results(&mut self) -> Result<(Vec<Type<'a>>, Vec<Entries<'a>>)> {
        let (mut types, mut attributes) = (Vec::new(), Vec::new());
        if !self.cursor.eat("->") {
            return Ok((types, attributes));
        }
        if self.cursor.peek() != b'(' {
            return Ok((vec![self.ty()?], vec![Vec::new()]));
        }
        self.list("(", ")", |parser| {
            types.push(parser.ty()?);
            attributes.push(parser.optional_dictionary()?);
            Ok(())
        })?;
        Ok((types, attributes))
    }

    pub(super) fn optional_dictionary(&mut self) -> Result<Entries<'a>> {
        if self.cursor.peek() == b'{' { self.dictionary() } else { Ok(Vec::new()) }
    }
}

fn string(text: Cow<'_, str>) -> Attribute<'_> {
    Attribute::String { escaped: text, ty: None }
}

/// Whether a function's attribute is a list of empty dictionaries: the same as no list.
pub(super) fn says_nothing(name: &str, value: &Attribute<'_>) -> bool {
    let empty = |item: &Attribute<'_>| matches!(item, Attribute::Dictionary(entries) if entries.is_empty());
    let list = matches!(value, Attribute::Array(list) if list.iter().all(empty));
    list && matches!(name, "arg_attrs" | "res_attrs")
}

/// Adds a list of dictionaries unless all are empty.
fn push_dictionaries<'a>(attributes: &mut Entries<'a>, name: &'a str, lists: Vec<Entries<'a>>) {
    if lists.iter().any(|list| !list.is_empty()) {
        let list = lists.into_iter().map(Attribute::Dictionary).collect();
        attributes.push((name.into(), Attribute::Array(list)));
    }
}
