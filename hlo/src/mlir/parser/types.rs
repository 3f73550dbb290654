//! Types.

use std::borrow::Cow;

use super::super::ast::{TensorType, Type, TypeKind};
use super::super::cursor::Result;
use super::super::error::Problem;
use super::Parser;

/// Alias definitions above this many nodes are refused: chains of aliases could otherwise describe
/// types of exponential size.
const ALIAS_NODES: usize = 256;

impl<'a> Parser<'a> {
    /// A type other than a bare function type in parentheses.
    pub(super) fn ty(&mut self) -> Result<Type<'a>> {
        if self.cursor.peek() == b'(' {
            return self.function_type();
        }
        if self.cursor.peek() == b'!' {
            return self.dialect_type();
        }
        let word = self.cursor.peek_word();
        match word {
            "tensor" => self.tensor(),
            "complex" => self.bracketed("complex", |parser| Ok(TypeKind::Complex(parser.ty()?))),
            "tuple" => self.bracketed("tuple", |parser| {
                let mut elements = Vec::new();
                while parser.cursor.peek() != b'>' {
                    elements.push(parser.ty()?);
                    if !parser.cursor.eat(",") {
                        break;
                    }
                }
                Ok(TypeKind::Tuple(elements))
            }),
            "vector" | "memref" => {
                self.cursor.bump(word.len());
                if self.cursor.peek() != b'<' {
                    return Err(self.cursor.expected("`<`"));
                }
                let body = self.cursor.balanced()?;
                Ok(Type::new(TypeKind::Other { name: word, body }))
            }
            _ if is_scalar(word) => {
                self.cursor.bump(word.len());
                Ok(self.scalar(word))
            }
            _ => Err(self.cursor.expected("a type")),
        }
    }

    /// Whether a type starts here.
    pub(super) fn at_type(&self) -> bool {
        let word = self.cursor.peek_word();
        self.cursor.peek() == b'!'
            || matches!(word, "tensor" | "complex" | "tuple" | "vector" | "memref")
            || is_scalar(word)
    }

    /// The shared type of a bare word.
    pub(super) fn scalar(&mut self, word: &'a str) -> Type<'a> {
        let make = || Type::new(TypeKind::Scalar(Cow::Borrowed(word)));
        self.types.entry(word).or_insert_with(make).clone()
    }

    /// A comma-separated list in parentheses, or a single type.
    pub(super) fn result_types(&mut self) -> Result<Vec<Type<'a>>> {
        if self.cursor.peek() != b'(' {
            return Ok(vec![self.ty()?]);
        }
        let list = self.type_tuple()?;
        // `() -> (a) -> b`: the result is a function.
        if self.cursor.at("->") && list.1 {
            return Ok(vec![self.function_after(list.0)?]);
        }
        Ok(list.0)
    }

    /// `(a, b) -> (c)`, in two lists.
    pub(super) fn signature(&mut self) -> Result<(Vec<Type<'a>>, Vec<Type<'a>>)> {
        if self.cursor.peek() != b'(' {
            return Err(self.cursor.expected("a function type, `(types) -> types`"));
        }
        let (inputs, _) = self.type_tuple()?;
        self.cursor.expect("->")?;
        Ok((inputs, self.result_types()?))
    }

    /// Types separated by commas, no parentheses.
    pub(super) fn type_list(&mut self) -> Result<Vec<Type<'a>>> {
        let mut types = vec![self.ty()?];
        while self.cursor.eat(",") {
            types.push(self.ty()?);
        }
        Ok(types)
    }

    fn type_tuple(&mut self) -> Result<(Vec<Type<'a>>, bool)> {
        self.nested(|parser| {
            parser.cursor.expect("(")?;
            let mut types = Vec::new();
            if !parser.cursor.eat(")") {
                types = parser.type_list()?;
                parser.cursor.expect(")")?;
            }
            Ok((types, true))
        })
    }

    fn function_type(&mut self) -> Result<Type<'a>> {
        let (inputs, _) = self.type_tuple()?;
        self.function_after(inputs)
    }

    fn function_after(&mut self, inputs: Vec<Type<'a>>) -> Result<Type<'a>> {
        self.nested(|parser| {
            parser.cursor.expect("->")?;
            let results = parser.result_types()?;
            Ok(Type::new(TypeKind::Function { inputs, results }))
        })
    }

    fn bracketed(
        &mut self,
        word: &str,
        inner: impl FnOnce(&mut Self) -> Result<TypeKind<'a>>,
    ) -> Result<Type<'a>> {
        self.nested(|parser| {
            parser.cursor.bump(word.len());
            parser.cursor.expect("<")?;
            let kind = inner(parser)?;
            parser.cursor.expect(">")?;
            Ok(Type::new(kind))
        })
    }

    fn tensor(&mut self) -> Result<Type<'a>> {
        let plain = plain_tensor(self.cursor.rest());
        if let Some(known) = plain.and_then(|text| self.types.get(text)) {
            let known = known.clone();
            self.cursor.bump(plain.map_or(0, str::len));
            return Ok(known);
        }
        let ty = self.bracketed("tensor", |parser| {
            let shape = parser.shape()?;
            let element = parser.ty()?;
            let encoding = match parser.cursor.eat(",") {
                true => Some(parser.attribute()?),
                false => None,
            };
            Ok(TypeKind::Tensor(TensorType { shape, element, encoding }))
        })?;
        if let Some(text) = plain {
            self.types.insert(text, ty.clone());
        }
        Ok(ty)
    }

    /// `2x?x`, up to the element type; nothing for a scalar; `*x` for no rank.
    fn shape(&mut self) -> Result<Option<Vec<Option<u64>>>> {
        if self.cursor.peek() == b'*' {
            self.cursor.advance(1);
            self.cross()?;
            return Ok(None);
        }
        let mut shape = Vec::new();
        loop {
            let rest = self.cursor.rest();
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            if digits > 0 {
                let Ok(size) = rest[..digits].parse::<u64>() else {
                    return Err(self.cursor.expected("a size below 2^64"));
                };
                shape.push(Some(size));
                self.cursor.advance(digits);
            } else if self.cursor.peek() == b'?' {
                shape.push(None);
                self.cursor.advance(1);
            } else {
                return Ok(Some(shape));
            }
            self.cross()?;
        }
    }

    fn cross(&mut self) -> Result<()> {
        if self.cursor.peek() != b'x' {
            return Err(self.cursor.expected("`x` and the next size or the element type"));
        }
        self.cursor.advance(1);
        Ok(())
    }

    fn dialect_type(&mut self) -> Result<Type<'a>> {
        let at = self.cursor.pos();
        let name = self.cursor.suffix_id("a type name")?;
        if !name.contains('.') && self.cursor.peek() != b'<' {
            let known = self.type_aliases.get(name).cloned();
            let problem = Problem::UndefinedTypeAlias { name: name.to_owned() };
            return known.ok_or_else(|| self.cursor.error(at, problem));
        }
        let body = match self.cursor.peek() {
            b'<' => Some(self.cursor.balanced()?),
            _ => None,
        };
        Ok(Type::new(TypeKind::Dialect { name, body }))
    }

    /// `!name = type`.
    pub(super) fn type_alias(&mut self) -> Result<()> {
        let name = self.cursor.suffix_id("the alias's name")?;
        self.cursor.expect("=")?;
        let at = self.cursor.pos();
        let ty = self.ty()?;
        let mut budget = ALIAS_NODES;
        if !within(&ty, &mut budget) {
            let problem = Problem::Limit { what: "size of an aliased type", limit: ALIAS_NODES };
            return Err(self.cursor.error(at, problem));
        }
        self.type_aliases.insert(name, ty);
        Ok(())
    }
}

/// The text of a tensor type that has no brackets, strings or aliases inside, so that its text alone
/// says what it is.
fn plain_tensor(text: &str) -> Option<&str> {
    let inside = text.get("tensor<".len()..)?;
    let length = inside.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'?').count();
    (inside.as_bytes().get(length) == Some(&b'>')).then(|| &text[.."tensor<".len() + length + 1])
}

/// `f32`, `i1`, `ui8`, `si4`, `bf16`, `tf32`, `f8E4M3FN`, `index`, `none`.
fn is_scalar(word: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = |prefix: &str| word.strip_prefix(prefix).is_some_and(digits);
    let float = |word: &str| {
        word.strip_prefix('f').is_some_and(|rest| {
            rest.starts_with(|c: char| c.is_ascii_digit()) && rest.bytes().all(|b| b.is_ascii_alphanumeric())
        })
    };
    matches!(word, "index" | "none" | "bf16" | "tf32")
        || number("i")
        || number("ui")
        || number("si")
        || float(word)
}

/// Counts nodes down from `budget`; false when there are more.
fn within(ty: &Type<'_>, budget: &mut usize) -> bool {
    if *budget == 0 {
        return false;
    }
    *budget -= 1;
    match &**ty {
        TypeKind::Tensor(tensor) => within(&tensor.element, budget),
        TypeKind::Complex(element) => within(element, budget),
        TypeKind::Tuple(elements) => elements.iter().all(|element| within(element, budget)),
        TypeKind::Function { inputs, results } => {
            inputs.iter().chain(results).all(|part| within(part, budget))
        }
        TypeKind::Scalar(_) | TypeKind::Other { .. } | TypeKind::Dialect { .. } => true,
    }
}
