//! Reading an operation's attributes: each is read once, and one that nothing reads is an error.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use super::{ImportProblem, Importer, Result};
use crate::DType;
use crate::mlir::ast::{Attribute, Elements, Op};
use crate::mlir::cursor::Cursor;
use crate::op::Dims;

/// Largest magnitude of an integer in an attribute; with the largest tensor, products fit into 64 bits.
const INTEGER: i64 = 1 << 40;

/// The attributes of one operation.
pub(super) struct Attributes<'i, 'g, 'm, 'a> {
    importer: &'i Importer<'g, 'm, 'a>,
    op: &'m Op<'a>,
    read: RefCell<Vec<&'static str>>,
}

impl<'i, 'g, 'm, 'a> Attributes<'i, 'g, 'm, 'a> {
    pub(super) fn new(importer: &'i Importer<'g, 'm, 'a>, op: &'m Op<'a>) -> Self {
        Attributes { importer, op, read: RefCell::default() }
    }

    /// The attribute, if there; counts as read.
    pub(super) fn get(&self, name: &'static str) -> Option<&'m Attribute<'a>> {
        self.read.borrow_mut().push(name);
        self.op.attribute(name)
    }

    /// Fails on the first attribute that was not read.
    pub(super) fn all_read(&self) -> Result<()> {
        let read = self.read.borrow();
        match self.op.attributes.iter().find(|(name, _)| !read.contains(&name.as_ref())) {
            None => Ok(()),
            Some((name, value)) => Err(self.unsupported(name, value)),
        }
    }

    pub(super) fn unsupported(&self, name: &str, value: &Attribute<'a>) -> Box<super::ImportError> {
        self.importer.fail(self.op, unsupported(name, value))
    }

    pub(super) fn bad(
        &self,
        name: &str,
        expected: &'static str,
        found: &Attribute<'a>,
    ) -> Box<super::ImportError> {
        let problem = ImportProblem::BadAttribute { name: name.to_owned(), expected, found: shown(found) };
        self.importer.fail(self.op, problem)
    }

    /// Reads with `parse`; `None` from it is a bad attribute.
    fn read<T>(
        &self,
        name: &'static str,
        expected: &'static str,
        parse: impl FnOnce(&'m Attribute<'a>) -> Option<T>,
    ) -> Result<Option<T>> {
        match self.get(name) {
            None => Ok(None),
            Some(value) => parse(value).map(Some).ok_or_else(|| self.bad(name, expected, value)),
        }
    }

    pub(super) fn required<T>(
        &self,
        name: &'static str,
        expected: &'static str,
        parse: impl FnOnce(&'m Attribute<'a>) -> Option<T>,
    ) -> Result<T> {
        let problem = ImportProblem::MissingAttribute { name, expected };
        self.read(name, expected, parse)?.ok_or_else(|| self.importer.fail(self.op, problem))
    }

    pub(super) fn integer(&self, name: &'static str) -> Result<i64> {
        self.required(name, "an integer", integer)
    }

    pub(super) fn integer_or(&self, name: &'static str, default: i64) -> Result<i64> {
        Ok(self.read(name, "an integer", integer)?.unwrap_or(default))
    }

    pub(super) fn integers(&self, name: &'static str) -> Result<Dims> {
        self.required(name, "a list of integers", integers)
    }

    pub(super) fn integers_or(&self, name: &'static str, default: Dims) -> Result<Dims> {
        Ok(self.read(name, "a list of integers", integers)?.unwrap_or(default))
    }

    /// True for `true` and for a name without a value.
    pub(super) fn flag(&self, name: &'static str) -> Result<bool> {
        let flag = self.read(name, "true or false", |value| match value {
            Attribute::Bool(value) => Some(*value),
            Attribute::Unit => Some(true),
            _ => None,
        })?;
        Ok(flag.unwrap_or(false))
    }

    pub(super) fn string(&self, name: &'static str) -> Result<Arc<str>> {
        self.required(name, "a string", text)
    }

    /// The word of `#stablehlo<kind WORD>`.
    pub(super) fn word(&self, name: &'static str, kind: &str) -> Result<Option<&'m str>> {
        self.read(name, "an enumerator of StableHLO", |value| enumerator(value, kind))
    }

    /// `key = [1, 2], other = 3` of a dialect attribute, single numbers as lists of one.
    pub(super) fn fields(&self, name: &'static str) -> Result<BTreeMap<String, Vec<i64>>> {
        self.required(name, "dimension numbers", |value| match value {
            Attribute::Dialect { body, .. } => fields(body.as_deref().unwrap_or("")),
            _ => None,
        })
    }

    /// A table of integers with rows of `width`.
    pub(super) fn rows(&self, name: &'static str, width: usize) -> Result<Option<Vec<Vec<i64>>>> {
        self.read(name, "a constant table of integers", |value| {
            let (values, shape) = table(value)?;
            (shape.len() == 2 && (width == 0 || shape[1] == width)).then_some(())?;
            if shape[1] == 0 {
                return Some(Vec::new());
            }
            Some(values.chunks(shape[1]).map(<[i64]>::to_vec).collect())
        })
    }
}

pub(super) fn unsupported(name: &str, value: &Attribute<'_>) -> ImportProblem {
    ImportProblem::UnsupportedAttribute { name: name.to_owned(), value: shown(value) }
}

/// An attribute as a message shows it.
fn shown(value: &Attribute<'_>) -> String {
    let text = value.to_string();
    match text.char_indices().nth(80) {
        None => text,
        Some((end, _)) => format!("{}...", &text[..end]),
    }
}

pub(super) fn bounded(text: &str) -> Option<i64> {
    text.parse::<i64>().ok().filter(|value| (-INTEGER..=INTEGER).contains(value))
}

pub(crate) fn integer(value: &Attribute<'_>) -> Option<i64> {
    match value {
        Attribute::Number { text, .. } => bounded(text),
        _ => None,
    }
}

pub(crate) fn integers(value: &Attribute<'_>) -> Option<Dims> {
    match value {
        Attribute::DenseArray { values, .. } => values.iter().map(|text| bounded(text)).collect(),
        // Older texts.
        Attribute::Dense { .. } => {
            let (values, shape) = table(value)?;
            (shape.len() == 1).then(|| values.into())
        }
        _ => None,
    }
}

pub(crate) fn text(value: &Attribute<'_>) -> Option<Arc<str>> {
    match value {
        Attribute::String { escaped, .. } => unescaped(escaped),
        _ => None,
    }
}

pub(crate) fn enumerator<'t>(value: &'t Attribute<'_>, kind: &str) -> Option<&'t str> {
    match value {
        Attribute::Dialect { name, body: Some(body), .. } if name == "stablehlo" => {
            body.strip_prefix(kind)?.strip_prefix(' ').map(str::trim)
        }
        _ => None,
    }
}

/// Values of a constant of integers, splats written out, and its shape. At most 2^20 values.
pub(crate) fn table(value: &Attribute<'_>) -> Option<(Vec<i64>, Vec<usize>)> {
    let Attribute::Dense { elements, ty } = value else { return None };
    let ty = super::tensor_type(ty)?;
    let count = usize::try_from(ty.shape.num_elements()).ok().filter(|count| *count <= 1 << 20)?;
    let shape = ty.shape.iter().map(|size| *size as usize).collect();
    let values: Vec<i64> = match elements {
        Elements::Empty => Vec::new(),
        Elements::Splat(text) => vec![bounded(text)?; count],
        Elements::List { values, .. } => values.iter().map(|text| bounded(text)).collect::<Option<_>>()?,
        Elements::Hex(_) => {
            let literal = super::literal::literal(elements, &ty).ok()?;
            let read = |index| literal.to_i128(index).and_then(|value| bounded(&value.to_string()));
            (0..count).map(read).collect::<Option<_>>()?
        }
    };
    (values.len() == count).then_some((values, shape))
}

/// The string without MLIR's escapes; `None` if it is not UTF-8.
pub(crate) fn unescaped(escaped: &str) -> Option<Arc<str>> {
    if !escaped.contains('\\') {
        return Some(escaped.into());
    }
    let mut bytes = Vec::with_capacity(escaped.len());
    let mut rest = escaped.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'\\' {
            bytes.push(byte);
            continue;
        }
        let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
        match rest.next()? {
            b'n' => bytes.push(b'\n'),
            b't' => bytes.push(b'\t'),
            plain @ (b'"' | b'\\') => bytes.push(plain),
            high => bytes.push(digit(high)? * 16 + digit(rest.next()?)?),
        }
    }
    String::from_utf8(bytes).ok().map(Into::into)
}

pub(crate) fn fields(body: &str) -> Option<BTreeMap<String, Vec<i64>>> {
    let mut cursor = Cursor::new(body);
    let mut found = BTreeMap::new();
    while !cursor.at_end() {
        let key = cursor.word("a field").ok()?;
        cursor.expect("=").ok()?;
        let mut values = Vec::new();
        if cursor.eat("[") {
            while !cursor.eat("]") {
                values.push(bounded(cursor.number("a number").ok()?)?);
                cursor.eat(",");
            }
        } else {
            values.push(bounded(cursor.number("a number").ok()?)?);
        }
        if found.insert(key.to_owned(), values).is_some() || (!cursor.eat(",") && !cursor.at_end()) {
            return None;
        }
    }
    Some(found)
}

/// An attribute of a custom call or composite in the graph's terms.
pub(super) fn typed(value: &Attribute<'_>) -> Option<crate::op::Attribute> {
    use crate::op::Attribute as Typed;
    Some(match value {
        Attribute::Bool(value) => Typed::Bool(*value),
        Attribute::String { .. } => Typed::String(text(value)?),
        Attribute::DenseArray { element, values } if element.to_string() == "i64" => {
            Typed::I64Array(values.iter().map(|text| text.parse().ok()).collect::<Option<_>>()?)
        }
        Attribute::Dictionary(entries) => Typed::Dict(dictionary(entries)?),
        Attribute::Number { text, ty } => number(text, DType::from_mlir(&ty.to_string())?)?,
        _ => return None,
    })
}

pub(super) fn dictionary(
    entries: &[(std::borrow::Cow<'_, str>, Attribute<'_>)],
) -> Option<Vec<(Arc<str>, crate::op::Attribute)>> {
    entries.iter().map(|(name, value)| Some((Arc::from(&**name), typed(value)?))).collect()
}

fn number(text: &str, dtype: DType) -> Option<crate::op::Attribute> {
    use crate::op::Attribute as Typed;
    let hex = text.strip_prefix("0x").and_then(|digits| u64::from_str_radix(digits, 16).ok());
    match dtype {
        DType::F32 => Some(Typed::Float(
            match hex {
                Some(bits) => u64::from(u32::try_from(bits).ok()?),
                None => u64::from((text.parse::<f64>().ok()? as f32).to_bits()),
            },
            dtype,
        )),
        DType::F64 => Some(Typed::Float(
            match hex {
                Some(bits) => bits,
                None => text.parse::<f64>().ok()?.to_bits(),
            },
            dtype,
        )),
        _ if dtype.is_integer() && hex.is_none() => Some(Typed::Int(text.parse().ok()?, dtype)),
        _ => None,
    }
}
