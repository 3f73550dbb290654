//! Types as shapes and locations as metadata.

use std::fmt::Write as _;

use crate::mlir::{Location, Module, Type, TypeKind};

/// A type as HLO prints its shape; what HLO has no name for is `opaque[]`.
pub(super) fn shape(ty: &Type<'_>) -> String {
    match &**ty {
        TypeKind::Tensor(tensor) => {
            let Some(element) = element(&tensor.element) else { return "opaque[]".to_string() };
            let sizes = tensor.shape.iter().flatten();
            let sizes: Vec<String> =
                sizes.map(|size| size.map_or_else(|| "?".to_string(), |n| n.to_string())).collect();
            format!("{element}[{}]", sizes.join(","))
        }
        TypeKind::Tuple(types) => tuple(&types.iter().map(shape).collect::<Vec<_>>()),
        TypeKind::Dialect { name, .. } if name.ends_with(".token") => "token[]".to_string(),
        TypeKind::Scalar(_) | TypeKind::Complex(_) => {
            element(ty).map_or_else(|| "opaque[]".to_string(), |element| format!("{element}[]"))
        }
        TypeKind::Function { .. } | TypeKind::Other { .. } | TypeKind::Dialect { .. } => {
            "opaque[]".to_string()
        }
    }
}

/// The shape of a tuple of shapes.
pub(super) fn tuple(shapes: &[String]) -> String {
    format!("({})", shapes.join(", "))
}

fn element(ty: &Type<'_>) -> Option<String> {
    match &**ty {
        TypeKind::Scalar(name) => Some(scalar(name)?),
        TypeKind::Complex(part) => match &**part {
            TypeKind::Scalar(name) if name == "f32" => Some("c64".to_string()),
            TypeKind::Scalar(name) if name == "f64" => Some("c128".to_string()),
            _ => None,
        },
        _ => None,
    }
}

/// HLO's name of an element type: integers say whether they have a sign, truth values are `pred`.
fn scalar(name: &str) -> Option<String> {
    let bits = |text: &str| text.parse::<u32>().is_ok();
    Some(match name {
        "i1" => "pred".to_string(),
        "index" => "s64".to_string(),
        "tf32" => "f32".to_string(),
        _ => match (name.strip_prefix("ui"), name.strip_prefix("si"), name.strip_prefix('i')) {
            (Some(width), _, _) if bits(width) => format!("u{width}"),
            (_, Some(width), _) if bits(width) => format!("s{width}"),
            (_, _, Some(width)) if bits(width) => format!("s{width}"),
            _ if name.starts_with(['f', 'b']) => name.to_ascii_lowercase(),
            _ => return None,
        },
    })
}

/// `, metadata={...}` of a location, or nothing.
pub(super) fn metadata(module: &Module<'_>, location: Option<&Location<'_>>) -> String {
    let mut found = Found::default();
    if let Some(location) = location {
        found.look(module, location, 0);
    }
    let mut fields = Vec::new();
    if let Some(name) = found.name {
        fields.push(format!("op_name=\"{}\"", escape_mlir(name)));
    }
    if let Some((file, line)) = found.file {
        let mut field = String::new();
        // Writing to a string cannot fail.
        let _ = write!(field, "source_file=\"{}\" source_line={line}", escape_mlir(file));
        fields.push(field);
    }
    if fields.is_empty() { String::new() } else { format!(", metadata={{{}}}", fields.join(" ")) }
}

/// What a location says: the outermost name, and the innermost line.
#[derive(Default)]
struct Found<'m> {
    name: Option<&'m str>,
    file: Option<(&'m str, u32)>,
}

/// Deepest chain of locations to follow, call stacks included.
const DEPTH: usize = 64;

impl<'m> Found<'m> {
    fn look(&mut self, module: &'m Module<'_>, location: &'m Location<'_>, depth: usize) {
        if depth > DEPTH || (self.name.is_some() && self.file.is_some()) {
            return;
        }
        match location {
            Location::Alias(name) => {
                if let Some(crate::mlir::Attribute::Location(inner)) = module.attribute_alias(name) {
                    self.look(module, inner, depth + 1);
                }
            }
            Location::File { file, start, .. } => {
                self.file.get_or_insert((file, start.0));
            }
            Location::Name { name, child } => {
                self.name.get_or_insert(name);
                if let Some(child) = child {
                    self.look(module, child, depth + 1);
                }
            }
            Location::CallSite { callee, .. } => self.look(module, callee, depth + 1),
            Location::Fused { children, .. } => {
                children.iter().for_each(|child| self.look(module, child, depth + 1));
            }
            Location::Unknown | Location::Attribute(_) => {}
        }
    }
}

/// A text of MLIR, with MLIR's escapes, inside quotes of HLO text.
fn escape_mlir(text: &str) -> String {
    match crate::mlir::import::attributes::unescaped(text) {
        Some(plain) => escape(&plain),
        None => escape(text),
    }
}

/// A plain text inside quotes of HLO text.
pub(super) fn escape(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}
