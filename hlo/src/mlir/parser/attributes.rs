//! Attributes, dictionaries and dense constants.

use std::borrow::Cow;

use super::super::ast::{Attribute, Elements, Type};
use super::super::cursor::Result;
use super::super::error::Problem;
use super::Parser;

/// A dictionary, sorted by name.
pub(super) type Entries<'a> = Vec<(Cow<'a, str>, Attribute<'a>)>;

impl<'a> Parser<'a> {
    pub(super) fn attribute(&mut self) -> Result<Attribute<'a>> {
        match self.cursor.peek() {
            b'[' => {
                let values = self.list("[", "]", |parser| parser.attribute())?;
                Ok(Attribute::Array(values))
            }
            b'{' => Ok(Attribute::Dictionary(self.dictionary()?)),
            b'"' => {
                let escaped = Cow::Borrowed(self.cursor.string("a string")?);
                Ok(Attribute::String { escaped, ty: self.optional_type()? })
            }
            b'@' => Ok(Attribute::Symbol(self.symbol_path()?)),
            b'#' => self.hash_attribute(),
            b'(' | b'!' => Ok(Attribute::Type(self.ty()?)),
            b'-' | b'0'..=b'9' => self.number_attribute(),
            _ => self.word_attribute(),
        }
    }

    fn word_attribute(&mut self) -> Result<Attribute<'a>> {
        let word = self.cursor.peek_word();
        match word {
            "unit" | "true" | "false" => {
                self.cursor.bump(word.len());
                Ok(if word == "unit" { Attribute::Unit } else { Attribute::Bool(word == "true") })
            }
            "dense" => self.dense(),
            "array" => self.dense_array(),
            "loc" => Ok(Attribute::Location(Box::new(self.location()?))),
            "dense_resource" | "sparse" | "affine_map" | "affine_set" | "strided" | "distinct" | "opaque" => {
                self.cursor.bump(word.len());
                if word == "distinct" {
                    return Err(self.cursor.expected("no `distinct` attribute: it is not supported"));
                }
                if self.cursor.peek() != b'<' {
                    return Err(self.cursor.expected("`<`"));
                }
                let body = self.cursor.balanced()?;
                Ok(Attribute::Other { name: word, body, ty: self.optional_type()? })
            }
            _ if self.at_type() => Ok(Attribute::Type(self.ty()?)),
            _ => Err(self.cursor.expected("an attribute")),
        }
    }

    fn optional_type(&mut self) -> Result<Option<Type<'a>>> {
        // `::` continues a symbol, never a type.
        if self.cursor.peek() != b':' || self.cursor.peek_second() == b':' {
            return Ok(None);
        }
        self.cursor.bump(1);
        self.ty().map(Some)
    }

    fn number_attribute(&mut self) -> Result<Attribute<'a>> {
        let text = Cow::Borrowed(self.cursor.number("a number")?);
        let default = if text.contains('.') { "f64" } else { "i64" };
        let ty = match self.optional_type()? {
            Some(ty) => ty,
            None => self.scalar(default),
        };
        Ok(Attribute::Number { text, ty })
    }

    fn hash_attribute(&mut self) -> Result<Attribute<'a>> {
        let name = self.cursor.suffix_id("an attribute name")?;
        let body = match self.cursor.peek() {
            b'<' => Some(self.cursor.balanced()?),
            _ if !name.contains('.') => return Ok(Attribute::Alias(name)),
            _ => None,
        };
        Ok(Attribute::Dialect { name: Cow::Borrowed(name), body, ty: self.optional_type()? })
    }

    /// `@a::@b`.
    pub(super) fn symbol_path(&mut self) -> Result<Vec<Cow<'a, str>>> {
        let mut path = vec![self.symbol()?];
        while self.cursor.at("::") {
            self.cursor.bump(2);
            path.push(self.symbol()?);
        }
        Ok(path)
    }

    /// `@name` or `@"any text"`, escapes kept.
    pub(super) fn symbol(&mut self) -> Result<Cow<'a, str>> {
        if self.cursor.peek() != b'@' {
            return Err(self.cursor.expected("a symbol, `@name`"));
        }
        if self.cursor.peek_second() == b'"' {
            self.cursor.advance(1);
            return Ok(Cow::Borrowed(self.cursor.string("a symbol name")?));
        }
        Ok(Cow::Borrowed(self.cursor.suffix_id("a symbol name")?))
    }

    /// `{a = 1, b}`, sorted by name.
    pub(super) fn dictionary(&mut self) -> Result<Entries<'a>> {
        let at = self.cursor.pos();
        let entries = self.list("{", "}", |parser| {
            let name = match parser.cursor.peek() {
                b'"' => parser.cursor.string("an attribute name")?,
                _ => parser.cursor.word("an attribute name")?,
            };
            let value = match parser.cursor.eat("=") {
                true => parser.attribute()?,
                false => Attribute::Unit,
            };
            Ok((Cow::Borrowed(name), value))
        })?;
        self.sorted(entries, at)
    }

    /// Sorts by name; two of one name are an error at `at`.
    pub(super) fn sorted(&self, mut entries: Entries<'a>, at: usize) -> Result<Entries<'a>> {
        entries.sort_by(|a, b| a.0.cmp(&b.0));
        match entries.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            None => Ok(entries),
            Some(pair) => Err(self
                .cursor
                .error(at, Problem::DuplicateAttribute { name: pair[0].0.clone().into_owned() })),
        }
    }

    /// A bracketed list with commas.
    pub(super) fn list<T>(
        &mut self,
        open: &str,
        close: &str,
        mut item: impl FnMut(&mut Self) -> Result<T>,
    ) -> Result<Vec<T>> {
        self.nested(|parser| {
            parser.cursor.expect(open)?;
            let mut items = Vec::new();
            if parser.cursor.eat(close) {
                return Ok(items);
            }
            loop {
                items.push(item(parser)?);
                if !parser.cursor.eat(",") {
                    break;
                }
            }
            if !parser.cursor.eat(close) {
                return Err(parser.cursor.expected(format!("`,` or `{close}`")));
            }
            Ok(items)
        })
    }

    fn dense_array(&mut self) -> Result<Attribute<'a>> {
        self.cursor.bump("array".len());
        self.cursor.expect("<")?;
        let element = self.ty()?;
        let mut values = Vec::new();
        if self.cursor.eat(":") {
            loop {
                values.push(self.literal()?);
                if !self.cursor.eat(",") {
                    break;
                }
            }
        }
        self.cursor.expect(">")?;
        Ok(Attribute::DenseArray { element, values })
    }

    /// A number, `true` or `false`.
    fn literal(&mut self) -> Result<Cow<'a, str>> {
        match self.cursor.peek_word() {
            word @ ("true" | "false") => {
                self.cursor.bump(word.len());
                Ok(Cow::Borrowed(word))
            }
            _ => self.cursor.number("a number, `true` or `false`").map(Cow::Borrowed),
        }
    }

    /// `dense<...> : type`.
    pub(super) fn dense(&mut self) -> Result<Attribute<'a>> {
        self.cursor.expect_word("dense")?;
        self.cursor.expect("<")?;
        let elements = self.elements()?;
        self.cursor.expect(">")?;
        self.cursor.expect(":")?;
        Ok(Attribute::Dense { elements, ty: self.ty()? })
    }

    fn elements(&mut self) -> Result<Elements<'a>> {
        match self.cursor.peek() {
            b'>' => Ok(Elements::Empty),
            b'"' => {
                let at = self.cursor.pos();
                let text = self.cursor.string("a string")?;
                match text.strip_prefix("0x") {
                    Some(hex) if hex.bytes().all(|byte| byte.is_ascii_hexdigit()) => Ok(Elements::Hex(hex)),
                    _ => Ok(Elements::Splat(Cow::Borrowed(self.cursor.slice(at).trim_ascii_end()))),
                }
            }
            b'[' => {
                let mut values = Vec::new();
                let shape = self.element_list(&mut values)?;
                Ok(Elements::List { values, shape })
            }
            _ => self.element().map(Elements::Splat),
        }
    }

    /// Nested lists of equal lengths; appends the literals and returns the shape.
    fn element_list(&mut self, values: &mut Vec<Cow<'a, str>>) -> Result<Vec<usize>> {
        let at = self.cursor.pos();
        let mut inner: Option<Vec<usize>> = None;
        let parts = self.list("[", "]", |parser| {
            let from = parser.cursor.pos();
            let shape = if parser.cursor.peek() == b'[' {
                parser.element_list(values)?
            } else {
                values.push(parser.element()?);
                Vec::new()
            };
            if let Some(first) = inner.as_ref().filter(|first| **first != shape) {
                let shown = |shape: &[usize]| {
                    if shape.is_empty() { "a number".into() } else { format!("a list of shape {shape:?}") }
                };
                let problem = Problem::Expected { expected: shown(first), found: shown(&shape) };
                return Err(parser.cursor.error(from, problem));
            }
            inner.get_or_insert(shape);
            Ok(())
        })?;
        let mut shape = inner.unwrap_or_default();
        shape.insert(0, parts.len());
        if shape.len() > 64 {
            return Err(self.cursor.error(at, Problem::Limit { what: "rank of a constant", limit: 64 }));
        }
        Ok(shape)
    }

    /// One element: a number, a truth value, a string, or a complex pair.
    fn element(&mut self) -> Result<Cow<'a, str>> {
        match self.cursor.peek() {
            b'(' => {
                self.cursor.bump(1);
                let real = self.cursor.number("the real part")?;
                self.cursor.expect(",")?;
                let imaginary = self.cursor.number("the imaginary part")?;
                self.cursor.expect(")")?;
                Ok(Cow::Owned(format!("({real}, {imaginary})")))
            }
            b'"' => {
                let at = self.cursor.pos();
                self.cursor.string("a string")?;
                Ok(Cow::Borrowed(self.cursor.slice(at).trim_ascii_end()))
            }
            _ => self.literal(),
        }
    }
}
