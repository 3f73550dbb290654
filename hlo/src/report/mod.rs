//! The HTML report: one page that needs no network.
//!
//! All data of the dump stands in one JSON script element and reaches the page only as text, never as markup.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::analysis::{
    Bound, Diff, Finding, Memory, Roofline, Summary, color, cut_scope, origin, running_computations,
    short_shape,
};
use crate::dump::HloModule;

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("report.css");
const SCRIPT: &str = include_str!("report.js");

/// What a report shows.
pub struct Report<'r, 'a> {
    /// The module.
    pub module: &'r HloModule<'a>,
    /// Its summary.
    pub summary: &'r Summary,
    /// Its memory.
    pub memory: &'r Memory,
    /// Its step on a device.
    pub roofline: &'r Roofline,
    /// Trouble in it.
    pub findings: &'r [Finding],
    /// What is different from another module, with that one's name.
    pub diff: Option<(&'r str, &'r Diff)>,
}

/// Most instructions in a page; of larger modules those of the step come first.
const INSTRUCTIONS: usize = 40_000;

/// Most instructions of each kind in the view of a difference.
const DIFFERENCES: usize = 2_000;

#[derive(Serialize)]
struct Data<'d> {
    summary: &'d Summary,
    memory: &'d Memory,
    device: &'d str,
    seconds: f64,
    overlapped_seconds: f64,
    mfu: f64,
    bounds: &'d BTreeMap<Bound, f64>,
    findings: &'d [Finding],
    computations: Vec<Computation<'d>>,
    instructions: Vec<Instruction<'d>>,
    left_out: usize,
    memory_scopes: BTreeMap<String, u64>,
    diff: Option<Difference<'d>>,
}

#[derive(Serialize)]
struct Computation<'d> {
    name: &'d str,
    is_entry: bool,
}

/// Field names are short: there may be tens of thousands.
#[derive(Serialize)]
struct Instruction<'d> {
    /// Name.
    n: &'d str,
    /// Operation.
    o: &'d str,
    /// Shape.
    s: String,
    /// Computation.
    c: usize,
    /// Operands, as places in the list.
    a: Vec<usize>,
    /// Called computations.
    f: Vec<usize>,
    /// Bytes of the result.
    b: u64,
    /// Seconds of all runs.
    t: f64,
    /// FLOPs of all runs.
    w: f64,
    /// Bytes accessed in all runs.
    m: f64,
    /// Runs.
    r: f64,
    /// Name in the program.
    p: Option<String>,
    /// Line in the program.
    l: Option<String>,
    /// Part of the model.
    k: Vec<(&'d str, f64)>,
    /// Colour.
    x: &'static str,
}

#[derive(Serialize)]
struct Difference<'d> {
    other: &'d str,
    identical: bool,
    unchanged: usize,
    flops: (f64, f64),
    bytes_accessed: (f64, f64),
    peak_bytes: (u64, u64),
    rows: Vec<[String; 4]>,
    left_out: usize,
}

impl Report<'_, '_> {
    /// The page.
    ///
    /// # Errors
    /// When the data cannot be written as JSON, which only numbers that are no numbers cause.
    pub fn html(&self) -> Result<String, serde_json::Error> {
        let data = serde_json::to_string(&self.data())?;
        // In a script element only `<` could end it or open a comment; JSON has another spelling for it.
        let data = data.replace('<', "\\u003c").replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029");
        let title = crate::analysis::graph::escape_html(self.module.name);
        let mut page = String::with_capacity(PAGE.len() + STYLE.len() + SCRIPT.len() + data.len());
        let mut rest = PAGE;
        for (mark, text) in [
            ("{{title}}", title.as_str()),
            ("{{style}}", STYLE),
            ("{{data}}", data.as_str()),
            ("{{script}}", SCRIPT),
        ] {
            let (before, after) = rest.split_once(mark).unwrap_or((rest, ""));
            page.push_str(before);
            page.push_str(text);
            rest = after;
        }
        page.push_str(rest);
        Ok(page)
    }

    fn data(&self) -> Data<'_> {
        let (instructions, left_out) = self.instructions();
        let mut memory_scopes = BTreeMap::new();
        for buffer in &self.memory.live_at_peak {
            let scope = buffer.scope.as_ref().or(buffer.op_name.as_ref());
            let scope = scope.map_or("(no name)", String::as_str);
            let sum: &mut u64 = memory_scopes.entry(cut_scope(scope, 6)).or_default();
            *sum = sum.saturating_add(buffer.bytes);
        }
        Data {
            summary: self.summary,
            memory: self.memory,
            device: &self.roofline.device,
            seconds: self.roofline.seconds,
            overlapped_seconds: self.roofline.overlapped_seconds,
            mfu: self.roofline.mfu,
            bounds: &self.roofline.seconds_by_bound,
            findings: self.findings,
            computations: self
                .module
                .computations()
                .map(|(_, c)| Computation { name: c.name, is_entry: c.is_entry })
                .collect(),
            instructions,
            left_out,
            memory_scopes,
            diff: self.diff.map(|(other, diff)| difference(other, diff)),
        }
    }

    /// The instructions, those of computations that run as part of the step first.
    fn instructions(&self) -> (Vec<Instruction<'_>>, usize) {
        let module = self.module;
        let mut order = Vec::with_capacity(module.instruction_count());
        let mut seen = vec![false; module.computations().len()];
        let all = module.computations().map(|(id, _)| id);
        for computation in running_computations(module).into_iter().rev().chain(all) {
            if !std::mem::replace(&mut seen[computation.index()], true) {
                order.extend(module.instructions_of(computation));
            }
        }
        let left_out = order.len().saturating_sub(INSTRUCTIONS);
        order.truncate(INSTRUCTIONS);
        let mut places = vec![usize::MAX; module.instruction_count()];
        for (place, id) in order.iter().enumerate() {
            places[id.index()] = place;
        }
        let times: std::collections::HashMap<&str, &crate::analysis::OpTime> =
            self.roofline.ops.iter().map(|op| (op.instruction.as_str(), op)).collect();
        let list = order.iter().map(|&id| {
            let instruction = module.instruction(id);
            let time = times.get(instruction.name);
            let of = origin(module, id);
            let operands = module.operands(id).iter().map(|operand| places[operand.index()]);
            Instruction {
                n: instruction.name,
                o: instruction.opcode_text,
                s: short_shape(module.shape(id)),
                c: module.computation_of(id).index(),
                a: operands.filter(|place| *place != usize::MAX).collect(),
                f: module.called(id).iter().map(|called| called.index()).collect(),
                b: module.shape(id).leaf_bytes(),
                t: time.map_or(0.0, |op| op.seconds),
                w: time.map_or(0.0, |op| op.flops),
                m: time.map_or(0.0, |op| op.bytes),
                r: time.map_or(0.0, |op| op.runs),
                k: time
                    .map_or(Vec::new(), |op| op.parts.iter().map(|p| (p.scope.as_str(), p.share)).collect()),
                p: of.op_name.map(Into::into),
                l: of.source.map(|line| line.to_string()),
                x: color(module.work(id).class()),
            }
        });
        (list.collect(), left_out)
    }
}

fn difference<'d>(other: &'d str, diff: &Diff) -> Difference<'d> {
    let mut rows = Vec::new();
    let mut left_out = 0;
    let name = |op: &crate::analysis::DiffOp| op.op_name.clone().unwrap_or_default();
    for (kind, ops) in [("removed", &diff.removed), ("added", &diff.added)] {
        left_out += ops.len().saturating_sub(DIFFERENCES);
        for op in ops.iter().take(DIFFERENCES) {
            let what = format!("{} {}", op.opcode, op.shape);
            rows.push([kind.to_string(), op.instruction.clone(), what, name(op)]);
        }
    }
    left_out += diff.changed.len().saturating_sub(DIFFERENCES);
    for change in diff.changed.iter().take(DIFFERENCES) {
        let names = format!("{} -> {}", change.before.instruction, change.after.instruction);
        let what = format!("{} {}: {}", change.after.opcode, change.after.shape, change.what.join(", "));
        rows.push(["changed".to_string(), names, what, name(&change.after)]);
    }
    Difference {
        other,
        identical: diff.identical,
        unchanged: diff.unchanged,
        flops: diff.flops,
        bytes_accessed: diff.bytes_accessed,
        peak_bytes: diff.peak_bytes,
        rows,
        left_out,
    }
}
