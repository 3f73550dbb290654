//! Drawings: the graph of some instructions as DOT for Graphviz, or as SVG without it.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write as _;

use crate::dump::{HloModule, InstructionId, OpClass, metadata};

use super::query::short_shape;

/// Colour by kind of work; the legend stands in docs/hlo-inspect.md.
pub fn color(class: OpClass) -> &'static str {
    match class {
        OpClass::Contraction => "#f4b183",
        OpClass::Custom => "#f8cbad",
        OpClass::Collective => "#9dc3e6",
        OpClass::Io => "#bdd7ee",
        OpClass::Control => "#c5e0b4",
        OpClass::Reduction => "#ffe699",
        OpClass::Movement => "#d9d9d9",
        OpClass::Random => "#d9c3f0",
        OpClass::Library => "#e2c8a8",
        OpClass::Elementwise | OpClass::Transcendental => "#fff2cc",
        OpClass::Free => "#f2f2f2",
        OpClass::Unknown => "#ff9999",
    }
}

/// The graph of the instructions as DOT, with an edge from each operand to its user.
pub fn dot(module: &HloModule<'_>, instructions: &[InstructionId]) -> String {
    let inside: HashSet<InstructionId> = instructions.iter().copied().collect();
    let mut out = format!("digraph \"{}\" {{\n", escape_dot(module.name));
    out.push_str("  rankdir=TB;\n  node [shape=box, style=filled, fontname=\"Helvetica\", fontsize=10];\n");
    for &id in instructions {
        let instruction = module.instruction(id);
        let of = metadata(module, id);
        let _ = writeln!(
            out,
            "  n{} [label=\"{}\\n{} {}\", fillcolor=\"{}\", tooltip=\"{}\"];",
            id.index(),
            escape_dot(instruction.name),
            escape_dot(instruction.opcode_text),
            escape_dot(&short_shape(module.shape(id))),
            color(module.work(id).class()),
            escape_dot(of.op_name.as_deref().unwrap_or("")),
        );
    }
    for &id in instructions {
        for operand in module.operands(id).iter().filter(|operand| inside.contains(operand)) {
            let _ = writeln!(out, "  n{} -> n{};", operand.index(), id.index());
        }
    }
    out.push_str("}\n");
    out
}

fn escape_dot(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}

/// Escapes for HTML and SVG text and attribute values.
pub(crate) fn escape_html(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            // Control characters are not allowed in XML.
            c if c.is_control() && !matches!(c, '\n' | '\t') => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

const WIDTH: usize = 210;
const HEIGHT: usize = 40;
const GAP_X: usize = 24;
const GAP_Y: usize = 44;

/// The graph of the instructions as a stand-alone SVG: users below their operands, in rows.
pub fn svg(module: &HloModule<'_>, instructions: &[InstructionId]) -> String {
    let places = layout(module, instructions);
    let columns = places.values().map(|(column, _)| column + 1).max().unwrap_or(1);
    let rows = places.values().map(|(_, row)| row + 1).max().unwrap_or(1);
    let (width, height) = (columns * (WIDTH + GAP_X) + GAP_X, rows * (HEIGHT + GAP_Y) + GAP_Y);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"11\">\n<defs><marker \
         id=\"a\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" \
         orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"#555\"/></marker></defs>\n"
    );
    let corner = |id: &InstructionId| {
        let (column, row) = places.get(id).copied()?;
        Some((GAP_X + column * (WIDTH + GAP_X), GAP_Y / 2 + row * (HEIGHT + GAP_Y)))
    };
    for id in instructions {
        for operand in module.operands(*id) {
            if let (Some((x1, y1)), Some((x2, y2))) = (corner(operand), corner(id)) {
                let (x1, y1, x2) = (x1 + WIDTH / 2, y1 + HEIGHT, x2 + WIDTH / 2);
                let (c1, c2) = (y1 + GAP_Y / 2, y2.saturating_sub(GAP_Y / 2));
                let _ = writeln!(
                    out,
                    "<path d=\"M{x1} {y1}C{x1} {c1} {x2} {c2} {x2} {y2}\" fill=\"none\" stroke=\"#999\" \
                     marker-end=\"url(#a)\"/>"
                );
            }
        }
    }
    for id in instructions {
        let Some((x, y)) = corner(id) else { continue };
        node(module, *id, x, y, &mut out);
    }
    out.push_str("</svg>\n");
    out
}

fn node(module: &HloModule<'_>, id: InstructionId, x: usize, y: usize, out: &mut String) {
    let instruction = module.instruction(id);
    let clip = |text: &str| escape_html(&text.chars().take(36).collect::<String>());
    let _ = writeln!(
        out,
        "<g><title>{}</title><rect x=\"{x}\" y=\"{y}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"4\" \
         fill=\"{}\" stroke=\"#777\"/><text x=\"{}\" y=\"{}\" font-weight=\"bold\">{}</text><text x=\"{}\" \
         y=\"{}\">{} {}</text></g>",
        escape_html(&module.display(id).to_string()),
        color(module.work(id).class()),
        x + 6,
        y + 16,
        clip(instruction.name),
        x + 6,
        y + 32,
        clip(instruction.opcode_text),
        clip(&short_shape(module.shape(id))),
    );
}

/// Column and row of each instruction: a row below all operands, columns near those of the operands.
fn layout(module: &HloModule<'_>, instructions: &[InstructionId]) -> HashMap<InstructionId, (usize, usize)> {
    let mut rows: HashMap<InstructionId, usize> = HashMap::new();
    let mut by_row: BTreeMap<usize, Vec<InstructionId>> = BTreeMap::new();
    for &id in instructions {
        let above = module.operands(id).iter().filter_map(|operand| rows.get(operand)).max();
        let row = above.map_or(0, |row| row + 1);
        rows.insert(id, row);
        by_row.entry(row).or_default().push(id);
    }
    let mut places: HashMap<InstructionId, (usize, usize)> = HashMap::new();
    for (row, mut ids) in by_row {
        let center = |id: &InstructionId| {
            let columns: Vec<usize> = module
                .operands(*id)
                .iter()
                .filter_map(|o| places.get(o))
                .map(|(column, _)| *column)
                .collect();
            columns.iter().sum::<usize>() * 100 / columns.len().max(1)
        };
        ids.sort_by_cached_key(|id| (center(id), *id));
        for (column, id) in ids.into_iter().enumerate() {
            places.insert(id, (column, row));
        }
    }
    places
}
