//! Parts of the model: from names in the program, and of collectives that XLA combined.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::dump::{HloModule, InstructionId, OpClass};

use super::origin::origin;

/// A part of the model and its share of an instruction.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Part {
    /// Scope, as [`scope`] gives it.
    pub scope: String,
    /// Share of the instruction's bytes, of 1.
    pub share: f64,
}

/// Most lists within lists of a combined name.
const NESTED: usize = 8;

/// The parts that an instruction works for, the one with the most bytes first. Collectives that XLA combined have an operand
/// from each: named in the list that is then their name, or else in the operands' own names.
pub(super) fn parts(module: &HloModule<'_>, id: InstructionId, op_name: Option<&str>) -> Vec<Part> {
    let names = op_name.map(combined_names).unwrap_or_default();
    let operands = module.operands(id);
    let is_combined = module.work(id).class() == OpClass::Collective && operands.len() > 1;
    let named: Vec<(String, f64)> = if is_combined {
        let scope_of = |(n, operand): (usize, &InstructionId)| {
            let own =
                || origin(module, *operand).op_name.filter(|name| has_scope(name)).as_deref().map(scope);
            let listed = || names.get(n).map(|name| scope(name));
            let whole = || names.first().map_or_else(|| scope(""), |name| scope(name));
            let scope = if names.len() == operands.len() { listed() } else { own() }.unwrap_or_else(whole);
            (scope, module.shape(*operand).leaf_bytes() as f64)
        };
        operands.iter().enumerate().map(scope_of).collect()
    } else {
        names.iter().map(|name| (scope(name), 1.0)).collect()
    };
    let total = named.iter().map(|(_, bytes)| bytes).sum::<f64>();
    let mut shares: BTreeMap<String, f64> = BTreeMap::new();
    for (scope, bytes) in &named {
        let share = if total > 0.0 { bytes / total } else { 1.0 / named.len() as f64 };
        *shares.entry(scope.clone()).or_default() += share;
    }
    let mut parts: Vec<Part> = shares.into_iter().map(|(scope, share)| Part { scope, share }).collect();
    parts.sort_by(|a, b| b.share.total_cmp(&a.share).then_with(|| a.scope.cmp(&b.scope)));
    if parts.is_empty() { vec![Part { scope: scope(""), share: 1.0 }] } else { parts }
}

/// The names in the name of instructions that XLA made one: `jit(f)/(a/dot:b/dot)` stands for `jit(f)/a/dot` and
/// `jit(f)/b/dot`. Every other name is a list of itself.
pub fn combined_names(op_name: &str) -> Vec<String> {
    let mut names = Vec::new();
    collect_names("", op_name, 0, &mut names);
    names
}

fn collect_names(prefix: &str, name: &str, depth: usize, names: &mut Vec<String>) {
    let start = split_outside(name, b'/').pop().map_or(0, |last| name.len() - last.len());
    let inner = name[start..].strip_prefix('(').and_then(|list| list.strip_suffix(')'));
    match inner.map(|list| split_outside(list, b':')).filter(|list| list.len() > 1 && depth < NESTED) {
        Some(list) => {
            let prefix = format!("{prefix}{}", &name[..start]);
            list.into_iter().for_each(|name| collect_names(&prefix, name, depth + 1, names));
        }
        None => names.push(format!("{prefix}{name}")),
    }
}

/// The part of the model in a name such as `jit(step)/transpose(jvp(decoder))/while/body/mlp/wi_0/dot_general`:
/// `decoder/mlp/wi_0`. What JAX puts around names is taken off, and the operation at the end. Of an argument such as
/// `params['layers'][0]['wi']` it is `params/layers/0`.
pub fn scope(op_name: &str) -> String {
    if let Some(scope) = argument_scope(op_name) {
        return scope;
    }
    let mut parts: Vec<&str> = Vec::new();
    let mut pieces = split_outside(op_name, b'/');
    pieces.pop();
    for piece in pieces {
        let mut piece = piece;
        while let Some((name, inner)) = piece.split_once('(').filter(|(_, inner)| inner.ends_with(')')) {
            // The arguments of jit are names of functions, those of transformations are scopes.
            piece = if matches!(name, "jit" | "pjit" | "xla_call") { "" } else { &inner[..inner.len() - 1] };
        }
        let noise = [
            "",
            "while",
            "body",
            "cond",
            "closed_call",
            "checkpoint",
            "rematted_computation",
            "eval_jaxpr",
            "shard_map",
        ];
        if !noise.contains(&piece) {
            parts.extend(piece.split('/').filter(|part| !part.is_empty()));
        }
    }
    if parts.is_empty() { "(top)".to_string() } else { parts.join("/") }
}

/// Whether a name says to which part of the model its instruction belongs.
pub(super) fn has_scope(op_name: &str) -> bool {
    op_name.contains('/') || argument_scope(op_name).is_some()
}

/// The part of an argument that JAX names by its place in a tree of arguments: `.name`, `['key']` and `[number]` behind each
/// other.
fn argument_scope(op_name: &str) -> Option<String> {
    let is_word = |text: &str| {
        !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    };
    let (root, mut rest) = op_name.split_at(op_name.find(['[', '.'])?);
    let mut parts = vec![root];
    while !rest.is_empty() {
        let part = if let Some(behind) = rest.strip_prefix("['") {
            let (key, behind) = behind.split_once("']")?;
            rest = behind;
            key
        } else if let Some(behind) = rest.strip_prefix('[') {
            let (index, behind) = behind.split_once(']')?;
            rest = behind;
            index
        } else {
            let behind = rest.strip_prefix('.')?;
            let (field, behind) = behind.split_at(behind.find(['[', '.']).unwrap_or(behind.len()));
            rest = behind;
            field
        };
        parts.push(part);
    }
    parts.pop();
    (op_name.contains('[') && is_word(root)).then(|| parts.join("/"))
}

/// Splits at the separators outside parentheses.
fn split_outside(text: &str, separator: u8) -> Vec<&str> {
    let mut depth = 0usize;
    let mut start = 0;
    let mut parts = Vec::new();
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' => depth += 1,
            b')' => depth = depth.saturating_sub(1),
            _ if byte == separator && depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

/// The first `depth` parts of a scope.
pub fn cut_scope(scope: &str, depth: usize) -> String {
    scope.split('/').take(depth).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::scope;

    #[test]
    fn an_argument_belongs_to_the_part_that_holds_it() {
        assert_eq!(scope("params['layers'][0]['wi']"), "params/layers/0");
        assert_eq!(
            scope("state.params['params']['decoder/mlp']['kernel']"),
            "state/params/params/decoder/mlp"
        );
        for other in ["x", "x.1", "a b[0]", "params['open", "x[0]y", "jit(f)/a['b']"] {
            assert!(!scope(other).contains("params") && scope(other) != "x", "{other}");
        }
        assert_eq!(scope("jit(f)/mlp/dot[0]"), "mlp");
    }
}
