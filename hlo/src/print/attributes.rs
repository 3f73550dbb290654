//! Attributes: dimension numbers, dictionaries, shardings, groups.

use std::fmt::Write;
use std::sync::Arc;

use crate::op::{AlgorithmType, Attribute, DotAlgorithm, DotDims, GatherDims, ReplicaGroups, ScatterDims};
use crate::sharding::Sharding;

/// `[1, 2]`.
pub(crate) fn list(dims: &[i64]) -> String {
    let mut s = String::from("[");
    for (i, d) in dims.iter().enumerate() {
        let _ = write!(s, "{}{d}", if i == 0 { "" } else { ", " });
    }
    s.push(']');
    s
}

/// `array<i64: 1, 2>`.
pub(crate) fn array(dims: &[i64]) -> String {
    if dims.is_empty() {
        return "array<i64>".to_owned();
    }
    let text = list(dims);
    format!("array<i64: {}>", &text[1..text.len() - 1])
}

/// `<@mesh, [{"data"}, {}]>`.
pub(crate) fn sharding(s: &Sharding) -> String {
    let dims: Vec<String> = s
        .dims
        .iter()
        .map(|d| {
            let mut axes: Vec<String> = d.axes.iter().map(|a| format!("{a:?}")).collect();
            if d.open {
                axes.push("?".to_owned());
            }
            format!("{{{}}}", axes.join(", "))
        })
        .collect();
    format!("<@mesh, [{}]>", dims.join(", "))
}

/// `[<@mesh, [...]>, ...]`.
pub(crate) fn shardings(list: &[Sharding]) -> String {
    let items: Vec<String> = list.iter().map(sharding).collect();
    format!("[{}]", items.join(", "))
}

pub(crate) fn dot(d: &DotDims) -> String {
    let mut s = String::new();
    if !d.lhs_batch.is_empty() {
        let _ = write!(s, ", batching_dims = {} x {}", list(&d.lhs_batch), list(&d.rhs_batch));
    }
    let _ = write!(s, ", contracting_dims = {} x {}", list(&d.lhs_contracting), list(&d.rhs_contracting));
    if let Some((l, r)) = d.precision {
        let _ = write!(s, ", precision = [{}, {}]", l.mlir(), r.mlir());
    }
    if let Some(a) = &d.algorithm {
        let _ = write!(s, ", algorithm = {}", algorithm(a));
    }
    s
}

fn algorithm(a: &DotAlgorithm) -> String {
    let ty = |t: AlgorithmType| match t {
        AlgorithmType::DType(d) => d.mlir(),
        AlgorithmType::Tf32 => "tf32",
    };
    format!(
        "<lhs_precision_type = {}, rhs_precision_type = {}, accumulation_type = {}, lhs_component_count = {}, \
         rhs_component_count = {}, num_primitive_operations = {}, allow_imprecise_accumulation = {}>",
        ty(a.lhs),
        ty(a.rhs),
        ty(a.accumulation),
        a.lhs_components,
        a.rhs_components,
        a.primitive_operations,
        a.allow_imprecise_accumulation
    )
}

fn fields(name: &str, lists: &[(&str, &[i64])], index_vector_dim: i64) -> String {
    let mut parts: Vec<String> =
        lists.iter().filter(|(_, d)| !d.is_empty()).map(|(n, d)| format!("{n} = {}", list(d))).collect();
    parts.push(format!("index_vector_dim = {index_vector_dim}"));
    format!("#stablehlo.{name}<{}>", parts.join(", "))
}

pub(crate) fn gather(d: &GatherDims) -> String {
    let lists = [
        ("offset_dims", &d.offset_dims[..]),
        ("collapsed_slice_dims", &d.collapsed_slice_dims),
        ("operand_batching_dims", &d.operand_batching_dims),
        ("start_indices_batching_dims", &d.start_indices_batching_dims),
        ("start_index_map", &d.start_index_map),
    ];
    fields("gather", &lists, d.index_vector_dim)
}

pub(crate) fn scatter(d: &ScatterDims) -> String {
    let lists = [
        ("update_window_dims", &d.update_window_dims[..]),
        ("inserted_window_dims", &d.inserted_window_dims),
        ("input_batching_dims", &d.input_batching_dims),
        ("scatter_indices_batching_dims", &d.scatter_indices_batching_dims),
        ("scatter_dims_to_operand_dims", &d.scatter_dims_to_operand_dims),
    ];
    fields("scatter", &lists, d.index_vector_dim)
}

/// `channel_handle = ..., replica_groups = dense<...> : tensor<..xi64>`.
pub(crate) fn groups(g: &ReplicaGroups) -> String {
    let rows: Vec<String> = g.groups.iter().map(|r| list(r)).collect();
    let width = g.groups.first().map_or(0, Vec::len);
    format!(
        "channel_handle = #stablehlo.channel_handle<handle = {}, type = 1>, replica_groups = dense<[{}]> : \
         tensor<{}x{width}xi64>",
        g.channel,
        rows.join(", "),
        g.groups.len()
    )
}

pub(crate) fn attribute(a: &Attribute) -> String {
    match a {
        Attribute::Bool(b) => b.to_string(),
        Attribute::Int(v, dtype) => format!("{v} : {}", dtype.mlir()),
        // MLIR wants a digit for every four bits.
        Attribute::Float(bits, dtype) => {
            format!("0x{bits:0width$X} : {}", dtype.mlir(), width = dtype.bits().div_ceil(4))
        }
        Attribute::String(s) => string(s),
        Attribute::I64Array(v) => array(v),
        Attribute::Dict(entries) => dictionary(entries),
    }
}

/// An attribute's name: MLIR's bare identifier, or else quoted.
fn key(name: &str) -> String {
    let later = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
    let bare = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') && name.chars().all(later);
    if bare { name.to_owned() } else { string(name) }
}

/// `{a = 1 : i32, b = "x"}`.
pub(crate) fn dictionary(entries: &[(Arc<str>, Attribute)]) -> String {
    let items: Vec<String> = entries.iter().map(|(k, v)| format!("{} = {}", key(k), attribute(v))).collect();
    format!("{{{}}}", items.join(", "))
}

/// A quoted string in MLIR's escapes: two hexadecimal digits for what is not printable ASCII.
pub(crate) fn string(s: &str) -> String {
    let mut out = String::from("\"");
    for b in s.bytes() {
        match b {
            b'"' | b'\\' | 0..=31 | 127..=255 => {
                let _ = write!(out, "\\{b:02X}");
            }
            _ => out.push(char::from(b)),
        }
    }
    out.push('"');
    out
}
