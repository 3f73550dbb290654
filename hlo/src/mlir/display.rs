//! Types, attributes and locations as text.

use std::borrow::Cow;
use std::fmt::{self, Display, Formatter, Write};

use super::ast::{Attribute, Elements, Location, Type, TypeKind};

fn is_bare(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.'))
}

/// `@name`, in quotes where it is not a word.
pub(super) struct Symbol<'s>(pub(super) &'s str);

impl Display for Symbol<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if is_bare(self.0) { write!(f, "@{}", self.0) } else { write!(f, "@\"{}\"", self.0) }
    }
}

pub(super) fn write_entries<'e, 'a: 'e>(
    f: &mut Formatter<'_>,
    entries: impl Iterator<Item = &'e (Cow<'a, str>, Attribute<'a>)>,
) -> fmt::Result {
    for (index, (name, value)) in entries.enumerate() {
        f.write_str(if index > 0 { ", " } else { "" })?;
        if is_bare(name) {
            write!(f, "{name}")?
        } else {
            write!(f, "\"{name}\"")?
        }
        if !matches!(value, Attribute::Unit) {
            write!(f, " = {value}")?;
        }
    }
    Ok(())
}

fn write_list(f: &mut Formatter<'_>, items: impl Iterator<Item = impl Display>) -> fmt::Result {
    for (index, item) in items.enumerate() {
        f.write_str(if index > 0 { ", " } else { "" })?;
        write!(f, "{item}")?;
    }
    Ok(())
}

impl Display for Type<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &**self {
            TypeKind::Tensor(tensor) => {
                f.write_str("tensor<")?;
                match &tensor.shape {
                    None => f.write_str("*x")?,
                    Some(shape) => shape.iter().try_for_each(|size| match size {
                        Some(size) => write!(f, "{size}x"),
                        None => f.write_str("?x"),
                    })?,
                }
                write!(f, "{}", tensor.element)?;
                match &tensor.encoding {
                    Some(encoding) => write!(f, ", {encoding}>"),
                    None => f.write_char('>'),
                }
            }
            TypeKind::Scalar(name) => f.write_str(name),
            TypeKind::Complex(element) => write!(f, "complex<{element}>"),
            TypeKind::Tuple(elements) => {
                f.write_str("tuple<")?;
                write_list(f, elements.iter())?;
                f.write_char('>')
            }
            TypeKind::Function { inputs, results } => {
                f.write_char('(')?;
                write_list(f, inputs.iter())?;
                f.write_str(") -> ")?;
                match results.as_slice() {
                    [one] if !matches!(**one, TypeKind::Function { .. }) => write!(f, "{one}"),
                    many => {
                        f.write_char('(')?;
                        write_list(f, many.iter())?;
                        f.write_char(')')
                    }
                }
            }
            TypeKind::Other { name, body } => write!(f, "{name}<{body}>"),
            TypeKind::Dialect { name, body: Some(body) } => write!(f, "!{name}<{body}>"),
            TypeKind::Dialect { name, body: None } => write!(f, "!{name}"),
        }
    }
}

impl Display for Attribute<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Attribute::Unit => f.write_str("unit"),
            Attribute::Bool(value) => write!(f, "{value}"),
            Attribute::Number { text, ty } => write!(f, "{text} : {ty}"),
            Attribute::String { escaped, ty } => {
                write!(f, "\"{escaped}\"")?;
                ty.as_ref().map_or(Ok(()), |ty| write!(f, " : {ty}"))
            }
            Attribute::Symbol(path) => path.iter().enumerate().try_for_each(|(index, name)| {
                f.write_str(if index > 0 { "::" } else { "" })?;
                write!(f, "{}", Symbol(name))
            }),
            Attribute::Type(ty) => write!(f, "{ty}"),
            Attribute::Array(values) => {
                f.write_char('[')?;
                write_list(f, values.iter())?;
                f.write_char(']')
            }
            Attribute::Dictionary(entries) => {
                f.write_char('{')?;
                write_entries(f, entries.iter())?;
                f.write_char('}')
            }
            Attribute::DenseArray { element, values } => {
                write!(f, "array<{element}")?;
                f.write_str(if values.is_empty() { "" } else { ": " })?;
                write_list(f, values.iter())?;
                f.write_char('>')
            }
            Attribute::Dense { elements, ty } => write!(f, "dense<{elements}> : {ty}"),
            Attribute::Other { name, body, ty } => {
                write!(f, "{name}<{body}>")?;
                ty.as_ref().map_or(Ok(()), |ty| write!(f, " : {ty}"))
            }
            Attribute::Dialect { name, body, ty } => {
                write!(f, "#{name}")?;
                body.as_ref().map_or(Ok(()), |body| write!(f, "<{body}>"))?;
                ty.as_ref().map_or(Ok(()), |ty| write!(f, " : {ty}"))
            }
            Attribute::Alias(name) => write!(f, "#{name}"),
            Attribute::Location(location) => write!(f, "loc({location})"),
        }
    }
}

impl Display for Elements<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Elements::Empty => Ok(()),
            Elements::Splat(value) => f.write_str(value),
            Elements::Hex(digits) => write!(f, "\"0x{digits}\""),
            Elements::List { values, shape } => write_nested(f, values, shape),
        }
    }
}

fn write_nested(f: &mut Formatter<'_>, values: &[Cow<'_, str>], shape: &[usize]) -> fmt::Result {
    let Some((first, rest)) = shape.split_first() else { return write_list(f, values.iter()) };
    f.write_char('[')?;
    let stride = if *first == 0 { 0 } else { values.len() / first };
    for index in 0..*first {
        f.write_str(if index > 0 { ", " } else { "" })?;
        write_nested(f, &values[index * stride..(index + 1) * stride], rest)?;
    }
    f.write_char(']')
}

impl Display for Location<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Location::Unknown => f.write_str("unknown"),
            Location::Alias(name) => write!(f, "#{name}"),
            Location::File { file, start: (line, column), end } => {
                write!(f, "\"{file}\":{line}:{column}")?;
                match end {
                    None => Ok(()),
                    Some((None, column)) => write!(f, " to :{column}"),
                    Some((Some(line), column)) => write!(f, " to {line}:{column}"),
                }
            }
            Location::Name { name, child: None } => write!(f, "\"{name}\""),
            Location::Name { name, child: Some(child) } => write!(f, "\"{name}\"({child})"),
            Location::CallSite { callee, caller } => write!(f, "callsite({callee} at {caller})"),
            Location::Fused { metadata, children } => {
                f.write_str("fused")?;
                metadata.as_ref().map_or(Ok(()), |metadata| write!(f, "<{metadata}>"))?;
                f.write_char('[')?;
                write_list(f, children.iter())?;
                f.write_char(']')
            }
            Location::Attribute(attribute) => write!(f, "{attribute}"),
        }
    }
}
