//! Attributes of operations in HLO's spelling.

use std::collections::BTreeMap;

use crate::mlir::import::attributes as read;
use crate::mlir::{Attribute, Op};

pub(super) use read::integer;

/// The text of a string attribute without escapes.
pub(super) fn text(op: &Op<'_>, name: &str) -> Option<std::sync::Arc<str>> {
    read::text(op.attribute(name)?)
}

/// A list of integers.
pub(super) fn integers(op: &Op<'_>, name: &str) -> Option<Vec<i64>> {
    let value = op.attribute(name)?;
    if let Some(list) = read::integers(value) {
        return Some(list.to_vec());
    }
    integer(value).map(|one| vec![one])
}

/// `, key={1,2}` of a list of integers, or nothing.
pub(super) fn dims(op: &Op<'_>, name: &str, key: &str) -> String {
    integers(op, name).map_or_else(String::new, |list| format!(", {key}={{{}}}", join(&list, ",")))
}

/// `, key=1` of an integer, or nothing.
pub(super) fn number(op: &Op<'_>, name: &str, key: &str) -> String {
    op.attribute(name).and_then(integer).map_or_else(String::new, |n| format!(", {key}={n}"))
}

/// `, key=true` of a flag that is set, or nothing.
pub(super) fn flag(op: &Op<'_>, name: &str, key: &str) -> String {
    match op.attribute(name) {
        Some(Attribute::Unit | Attribute::Bool(true)) => format!(", {key}=true"),
        _ => String::new(),
    }
}

/// The word of an enumerator such as `#stablehlo<comparison_direction LT>`.
pub(super) fn word<'o>(op: &'o Op<'_>, name: &str, kind: &str) -> Option<&'o str> {
    read::enumerator(op.attribute(name)?, kind)
}

/// The fields of a dialect attribute with dimension numbers.
pub(super) fn fields(op: &Op<'_>, name: &str) -> BTreeMap<String, Vec<i64>> {
    match op.attribute(name) {
        Some(Attribute::Dialect { body: Some(body), .. }) => read::fields(body).unwrap_or_default(),
        _ => BTreeMap::new(),
    }
}

/// The rows of a table of integers, such as the groups of a collective.
pub(super) fn rows(op: &Op<'_>, name: &str) -> Option<Vec<Vec<i64>>> {
    let (values, shape) = read::table(op.attribute(name)?)?;
    let width = shape.get(1).copied().filter(|_| shape.len() == 2)?;
    Some(if width == 0 { Vec::new() } else { values.chunks(width).map(<[i64]>::to_vec).collect() })
}

/// `, replica_groups={{0,1},{2,3}}`, or the same under another key; -1 fills short groups.
pub(super) fn groups(op: &Op<'_>, name: &str, key: &str) -> String {
    let Some(rows) = rows(op, name) else { return String::new() };
    let rows: Vec<String> = rows
        .iter()
        .map(|row| {
            let members: Vec<i64> = row.iter().copied().filter(|device| *device >= 0).collect();
            format!("{{{}}}", join(&members, ","))
        })
        .collect();
    format!(", {key}={{{}}}", rows.join(","))
}

/// Numbers with something between them.
pub(super) fn join(numbers: &[i64], between: &str) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(between)
}

/// The names of StableHLO for the parts of a window.
pub(super) struct WindowNames {
    /// Sizes, if an attribute has them.
    pub(super) size: &'static str,
    /// Strides.
    pub(super) stride: &'static str,
    /// Dilation of the input.
    pub(super) base: &'static str,
    /// Dilation of the window.
    pub(super) window: &'static str,
}

/// `, window={size=3x3 stride=1x1 pad=1_1x1_1 lhs_dilate=.. rhs_dilate=..}`. `sizes` are those of a kernel.
pub(super) fn window(op: &Op<'_>, names: &WindowNames, sizes: Option<Vec<i64>>) -> String {
    let Some(size) = sizes.or_else(|| integers(op, names.size)) else { return String::new() };
    let mut parts = vec![format!("size={}", join(&size, "x"))];
    for (name, key) in [(names.stride, "stride"), (names.base, "lhs_dilate"), (names.window, "rhs_dilate")] {
        if let Some(list) = integers(op, name).filter(|list| list.len() == size.len()) {
            parts.push(format!("{key}={}", join(&list, "x")));
        }
    }
    if let Some(padding) = rows(op, "padding").filter(|rows| rows.iter().all(|row| row.len() == 2)) {
        let pads: Vec<String> = padding.iter().map(|row| format!("{}_{}", row[0], row[1])).collect();
        parts.push(format!("pad={}", pads.join("x")));
    }
    if size.is_empty() { String::new() } else { format!(", window={{{}}}", parts.join(" ")) }
}
