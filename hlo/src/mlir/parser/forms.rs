//! Reads operations whose pretty form is in the [`table`](super::table).

use std::borrow::Cow;

use super::super::ast::{Attribute, Type, TypeKind};
use super::super::cursor::Result;
use super::super::error::Problem;
use super::Parser;
use super::pretty::Parts;
use super::table::Piece::{self, *};
use super::table::Types;

/// `#stablehlo<name WORD>`.
pub(super) fn enumerator<'a>(name: &str, word: &str) -> Attribute<'a> {
    let body = Some(Cow::Owned(format!("{name} {word}")));
    Attribute::Dialect { name: Cow::Borrowed("stablehlo"), body, ty: None }
}

impl<'a> Parser<'a> {
    pub(super) fn piece(&mut self, piece: Piece, parts: &mut Parts<'a>) -> Result<()> {
        match piece {
            Operand => parts.uses.push(self.use_value()?),
            Operands => parts.uses = self.use_list()?,
            Parenthesised => parts.uses = self.list("(", ")", |parser| parser.use_value())?,
            EachWithComma => {
                while self.cursor.peek() == b'%' {
                    parts.uses.push(self.use_value()?);
                    self.cursor.expect(",")?;
                }
            }
            Token(token) => self.cursor.expect(token)?,
            Word(word) => self.cursor.expect_word(word)?,
            Integers(name) => parts.push(name, self.integers()?),
            Integer(name) => parts.push(name, self.integer_of("i64")?),
            Integer32(name) => parts.push(name, self.integer_of("i32")?),
            Enum(name, kind) => parts.push(name, enumerator(kind, self.cursor.word("an enumerator")?)),
            OptionalEnum(name, kind) => {
                if self.cursor.eat(",") {
                    parts.push(name, enumerator(kind, self.cursor.word("an enumerator")?));
                }
            }
            OptionalAttribute(word, name) => {
                if self.cursor.eat(",") {
                    self.cursor.expect_word(word)?;
                    self.cursor.expect("=")?;
                    parts.push(name, self.attribute()?);
                }
            }
            Text(name) => {
                let escaped = Cow::Borrowed(self.cursor.string("a string")?);
                parts.push(name, Attribute::String { escaped, ty: None });
            }
            Target(name) => parts.push(name, Attribute::String { escaped: self.symbol()?, ty: None }),
            Symbol(name) => parts.push(name, Attribute::Symbol(self.symbol_path()?)),
            Dictionary => parts.attributes.extend(self.optional_dictionary()?),
            Ranges => self.ranges(parts)?,
            Format => self.float_format(parts)?,
            DotDimensions => self.dot_dimensions(parts)?,
            Precision => self.precision(parts)?,
            Value => {
                let value = self.dense()?;
                parts.push("value", value);
            }
        }
        Ok(())
    }

    /// Operand and result types.
    pub(super) fn form_types(
        &mut self,
        types: Types,
        parts: &Parts<'a>,
    ) -> Result<(Vec<Type<'a>>, Vec<Type<'a>>)> {
        let count = parts.uses.len();
        if matches!(types, Types::Operands | Types::Pairwise) && count == 0 {
            // `optimization_barrier()` shows that it has no operands.
            if types == Types::Pairwise && self.cursor.eat("(") {
                self.cursor.expect(")")?;
            }
            return Ok((Vec::new(), Vec::new()));
        }
        if types == Types::Value {
            return Ok((self.value_type(parts)?, Vec::new()));
        }
        self.cursor.expect(":")?;
        let at = self.cursor.pos();
        match types {
            Types::Value => Ok((self.value_type(parts)?, Vec::new())),
            Types::Both => Ok((vec![self.ty()?; count], Vec::new())),
            Types::Function => self.signature(),
            Types::Same | Types::Select | Types::Complex if self.cursor.peek() == b'(' => self.signature(),
            Types::Same => {
                let ty = self.ty()?;
                Ok((vec![ty.clone(); count], vec![ty]))
            }
            Types::Result => Ok((Vec::new(), vec![self.ty()?])),
            Types::Arrow => {
                let inputs = self.type_list()?;
                self.cursor.expect("->")?;
                Ok((inputs, self.result_types()?))
            }
            Types::Operands => Ok((self.type_list()?, Vec::new())),
            Types::Pairwise => {
                let list = self.type_list()?;
                Ok((list.clone(), list))
            }
            Types::Select => {
                let predicate = self.ty()?;
                self.cursor.expect(",")?;
                let value = self.ty()?;
                Ok((vec![predicate, value.clone(), value.clone()], vec![value]))
            }
            Types::Tuple => {
                let tuple = self.ty()?;
                let TypeKind::Tuple(elements) = &*tuple else {
                    return Err(self.wrong_type(at, "a tuple type", &tuple));
                };
                Ok((elements.clone(), vec![tuple]))
            }
            Types::Complex => {
                let ty = self.ty()?;
                let part = self.part_of_complex(&ty, at)?;
                Ok((vec![part; count], vec![ty]))
            }
        }
    }

    fn value_type(&self, parts: &Parts<'a>) -> Result<Vec<Type<'a>>> {
        let value = parts.attributes.iter().find(|(name, _)| name == "value");
        match value {
            Some((_, Attribute::Dense { ty, .. })) => Ok(vec![ty.clone()]),
            _ => Err(self.cursor.expected("a constant before this")),
        }
    }

    fn part_of_complex(&self, ty: &Type<'a>, at: usize) -> Result<Type<'a>> {
        if let TypeKind::Tensor(tensor) = &**ty
            && let TypeKind::Complex(part) = &*tensor.element
        {
            let mut tensor = tensor.clone();
            tensor.element = part.clone();
            return Ok(Type::new(TypeKind::Tensor(tensor)));
        }
        Err(self.wrong_type(at, "a tensor of complex numbers", ty))
    }

    pub(super) fn wrong_type(
        &self,
        at: usize,
        expected: &str,
        found: &Type<'a>,
    ) -> Box<super::super::error::ParseError> {
        self.cursor
            .error(at, Problem::Expected { expected: expected.to_owned(), found: format!("`{found}`") })
    }
}
