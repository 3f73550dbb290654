//! `maxtext hlo diff`.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use hlo::analysis::{Diff, DiffOp, diff};
use hlo::dump::Stage;
use serde::Serialize;

use super::input::{Opened, matching};
use super::text::{bytes, count, metric, short, table};
use super::{Input, MAX_UNPACKED_MIB};
use crate::cmd::write_json;

/// Exit status when the modules differ, as `diff` and `cmp` tell it apart from failure.
const DIFFERS: u8 = 3;

#[derive(clap::Args)]
pub(super) struct Args {
    /// First module, or dump directory.
    a: PathBuf,
    /// Second module or dump directory; left out with --passes.
    b: Option<PathBuf>,
    /// Of dump directories the module with this in its name, or with this number.
    #[arg(long)]
    module: Option<String>,
    /// Tells what each pass of the dump directory changed (dumps of --xla_dump_hlo_pass_re=.*).
    #[arg(long, conflicts_with = "b")]
    passes: bool,
    /// Of the passes, those that removed, made or changed an instruction with this in its name, operation or name in the
    /// program, and the instructions.
    #[arg(long, value_name = "TEXT", requires = "passes")]
    find: Option<String>,
    /// Leaves out and counts what cannot be read, instead of failing.
    #[arg(long)]
    lenient: bool,
    /// Most MiB that a gzip or zstd file may unpack to.
    #[arg(long, value_name = "MIB", default_value_t = MAX_UNPACKED_MIB)]
    max_unpacked: usize,
    /// Shows this many instructions of each kind.
    #[arg(long, default_value_t = 30)]
    top: usize,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode> {
    if args.passes {
        passes(args, out)?;
        return Ok(ExitCode::SUCCESS);
    }
    let Some(b) = &args.b else { bail!("two modules are needed, or --passes with one dump directory") };
    let open = |file: &PathBuf| {
        Opened::read(&Input {
            file: file.clone(),
            module: args.module.clone(),
            lenient: args.lenient,
            max_unpacked: args.max_unpacked,
        })
    };
    let difference = compare(&open(&args.a)?, &open(b)?, args.lenient)?;
    if args.json {
        write_json(out, &difference)?;
    } else {
        out.write_all(render(&difference, args.top).as_bytes())?;
    }
    Ok(if difference.identical { ExitCode::SUCCESS } else { ExitCode::from(DIFFERS) })
}

fn compare(a: &Opened, b: &Opened, lenient: bool) -> Result<Diff> {
    let (text_a, text_b) = (a.decode()?, b.decode()?);
    Ok(diff(&a.parse(&text_a.text, lenient)?, &b.parse(&text_b.text, lenient)?))
}

#[derive(Serialize)]
struct PassDiff {
    pass: String,
    pipeline: String,
    diff: Diff,
}

/// The pipeline and the pass that changed the module between two dumps. What is new where a pipeline starts was done by the pass
/// that runs it, which the dump before named as the next.
fn changer(before: &Stage, after: &Stage) -> (String, String) {
    let names = |stage: &Stage| match stage {
        Stage::Pass { pipeline, after, before, .. } => (pipeline.clone(), after.clone(), before.clone()),
        _ => Default::default(),
    };
    let ((outer, _, next), (pipeline, pass, _)) = (names(before), names(after));
    match pass.as_str() {
        "pipeline-start" if !matches!(next.as_str(), "" | "pipeline-end") => {
            (outer, format!("{next}, before {pipeline}"))
        }
        _ => (pipeline, pass),
    }
}

/// Keeps of a difference the instructions that the user looks for.
fn keep(difference: &mut Diff, text: &str) {
    let is_it = |op: &DiffOp| {
        let names = [Some(&op.instruction), Some(&op.opcode), op.op_name.as_ref()];
        names.into_iter().flatten().any(|name| name.contains(text))
    };
    difference.removed.retain(is_it);
    difference.added.retain(is_it);
    difference.changed.retain(|change| is_it(&change.before) || is_it(&change.after));
}

fn passes(args: &Args, out: &mut dyn Write) -> Result<()> {
    let modules = matching(&args.a, args.module.as_deref())?;
    let module =
        modules.iter().max_by_key(|module| module.passes().count()).context("the dump holds no module")?;
    let files: Vec<_> = module.passes().collect();
    if files.len() < 2 {
        bail!(
            "{} has no passes; dump with XLA_FLAGS=\"--xla_dump_to=DIR --xla_dump_hlo_pass_re=.*\"",
            module.name
        );
    }
    let mut rows = Vec::new();
    for pair in files.windows(2) {
        let [a, b] =
            [pair[0].1, pair[1].1].map(|name| Opened::read_file(args.a.join(name), args.max_unpacked));
        let mut difference = compare(&a?, &b?, args.lenient)?;
        if let Some(text) = &args.find {
            keep(&mut difference, text);
            if difference.removed.is_empty() && difference.added.is_empty() && difference.changed.is_empty() {
                continue;
            }
        }
        let (pipeline, pass) = changer(pair[0].0, pair[1].0);
        rows.push(PassDiff { pass, pipeline, diff: difference });
    }
    if args.json {
        write_json(out, &rows)?;
        return Ok(());
    }
    for row in rows.iter().filter(|row| !row.diff.identical) {
        write_pass(row, args, out)?;
    }
    let changing = rows.iter().filter(|row| !row.diff.identical).count();
    match &args.find {
        Some(text) => eprintln!("{changing} of {} passes changed {text} in {}", files.len() - 1, module.name),
        None => eprintln!("{changing} of {} passes changed {}", files.len() - 1, module.name),
    }
    Ok(())
}

fn write_pass(row: &PassDiff, args: &Args, out: &mut dyn Write) -> Result<()> {
    let d = &row.diff;
    writeln!(out, "{} / {}", row.pipeline, row.pass)?;
    if args.find.is_some() {
        let changed: Vec<_> = d.changed.iter().map(|change| change.after.clone()).collect();
        for (title, ops) in [("removed", &d.removed), ("added", &d.added), ("changed", &changed)] {
            for op in ops.iter().take(args.top) {
                let name = op.op_name.as_deref().map(short).unwrap_or_default();
                let line = format!("  {title:8} {}  {}  {}  {name}", op.opcode, op.instruction, op.shape);
                writeln!(out, "{}", line.trim_end())?;
            }
            if ops.len() > args.top {
                writeln!(out, "  {title:8} {} more (--top)", ops.len() - args.top)?;
            }
        }
        return Ok(());
    }
    // What is removed and added are instructions that compute; parameters and tuples follow from them.
    let is_counted = |name: &&String| !matches!(name.as_str(), "parameter" | "tuple" | "get-tuple-element");
    let opcodes = d.opcodes.iter().filter(|(name, _)| is_counted(name));
    let counts: Vec<_> = opcodes.map(|(name, n)| format!("{name} {n:+}")).collect();
    let (removed, added, changed) = (d.removed.len(), d.added.len(), d.changed.len());
    writeln!(out, "  {removed} removed, {added} added, {changed} changed  {}", counts.join(", "))?;
    Ok(())
}

fn render(d: &Diff, top: usize) -> String {
    if d.identical {
        return format!("the same but for names: {}\n", count(d.unchanged, "instruction"));
    }
    let change =
        |a: f64, b: f64| if a == 0.0 { String::new() } else { format!("{:+.1} %", 100.0 * (b / a - 1.0)) };
    let row = |name: &str, a: f64, b: f64, print: fn(f64) -> String| {
        vec![name.to_string(), print(a), print(b), change(a, b)]
    };
    let mut out = table(
        &[
            row("FLOPs", d.flops.0, d.flops.1, metric),
            row("bytes accessed", d.bytes_accessed.0, d.bytes_accessed.1, bytes),
            row("peak memory", d.peak_bytes.0 as f64, d.peak_bytes.1 as f64, bytes),
        ],
        &[1, 2, 3],
    );
    out.push_str(&format!("  the same: {}\n", count(d.unchanged, "instruction")));
    if !d.opcodes.is_empty() {
        let counts: Vec<_> = d.opcodes.iter().map(|(name, n)| format!("{name} {n:+}")).collect();
        out.push_str(&format!("  operations: {}\n", counts.join(", ")));
    }
    let line = |op: &DiffOp| {
        vec![
            op.opcode.clone(),
            op.shape.clone(),
            op.instruction.clone(),
            op.op_name.clone().unwrap_or_default(),
        ]
    };
    for (title, ops) in [("removed", &d.removed), ("added", &d.added)] {
        if !ops.is_empty() {
            out.push_str(&format!("\n{title}: {}\n", ops.len()));
            out.push_str(&table(&ops.iter().take(top).map(line).collect::<Vec<_>>(), &[]));
        }
    }
    if !d.changed.is_empty() {
        out.push_str(&format!("\nchanged: {}\n", d.changed.len()));
        let rows: Vec<_> = d
            .changed
            .iter()
            .take(top)
            .map(|c| {
                let names = format!("{} -> {}", c.before.instruction, c.after.instruction);
                let shapes = match c.before.shape == c.after.shape {
                    true => c.after.shape.clone(),
                    false => format!("{} -> {}", c.before.shape, c.after.shape),
                };
                vec![c.after.opcode.clone(), names, c.what.join(", "), shapes]
            })
            .collect();
        out.push_str(&table(&rows, &[]));
    }
    out
}
