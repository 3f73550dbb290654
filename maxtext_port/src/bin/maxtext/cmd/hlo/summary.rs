//! `maxtext hlo summary`.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::Result;
use hlo::analysis::{CollectiveSummary, Summary, summarize};

use super::Input;
use super::input::Opened;
use super::text::{bytes, metric, percent, table};
use crate::cmd::write_json;

#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    input: Input,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<()> {
    let file = Opened::read(&args.input)?;
    let decoded = file.decode()?;
    let module = file.parse(&decoded.text, args.input.lenient)?;
    let summary = summarize(&module);
    if args.json {
        write_json(out, &summary)?;
    } else {
        out.write_all(render(&summary).as_bytes())?;
    }
    Ok(())
}

fn render(summary: &Summary) -> String {
    let mut out = format!(
        "{}: {} computations, {} instructions, entry {}\n\n",
        summary.module,
        summary.computations,
        summary.instructions,
        summary.entry.as_deref().unwrap_or("(none)"),
    );
    out.push_str(&table(&totals(summary), &[1]));
    let share = |flops: &f64| percent(flops / summary.flops_by_dtype.values().sum::<f64>());
    section(&mut out, "matrix products by operand type", &summary.flops_by_dtype, |(dtype, flops)| {
        vec![dtype.clone(), format!("{}FLOP", metric(*flops)), share(flops)]
    });
    section(&mut out, "custom calls", &summary.custom_calls, |(target, count)| {
        let unknown = summary.custom_calls_of_unknown_flops.contains_key(target);
        vec![
            target.clone(),
            count.to_string(),
            if unknown { "work not counted".into() } else { String::new() },
        ]
    });
    section(&mut out, "fusions", &summary.fusions, |(kind, count)| vec![kind.clone(), count.to_string()]);
    section(&mut out, "collectives", &summary.collectives, collective);
    section(&mut out, "loops", &summary.while_loops, |l| {
        let trips = l.trip_count.map_or("unknown trip count, counted once".into(), |n| format!("{n} trips"));
        vec![l.instruction.clone(), trips, l.op_name.clone().unwrap_or_default()]
    });
    let mut opcodes: Vec<_> = summary.opcodes.iter().collect();
    opcodes.sort_by(|a, b| b.1.cmp(a.1).then(a.0.cmp(b.0)));
    section(&mut out, "operations", opcodes, |(name, count): (&String, &usize)| {
        vec![name.clone(), count.to_string()]
    });
    out
}

fn totals(summary: &Summary) -> Vec<Vec<String>> {
    let mut rows = vec![
        vec!["FLOPs".into(), metric(summary.flops)],
        vec!["transcendentals".into(), metric(summary.transcendentals)],
        vec!["bytes accessed".into(), bytes(summary.bytes_accessed)],
        vec!["parameters".into(), bytes(summary.parameters_bytes as f64)],
        vec!["outputs".into(), bytes(summary.outputs_bytes as f64)],
    ];
    if summary.flops != summary.flops_loops_once {
        rows.insert(1, vec!["  with each loop body once".into(), metric(summary.flops_loops_once)]);
    }
    for (name, count) in [
        ("loops of unknown trip count", summary.unknown_trip_counts),
        ("unknown operations", summary.unknown_instructions),
        ("parts left out", summary.problems),
    ] {
        if count > 0 {
            rows.push(vec![name.into(), count.to_string()]);
        }
    }
    rows
}

fn collective(c: &CollectiveSummary) -> Vec<String> {
    let types: BTreeMap<_, _> = c.bytes_by_dtype.iter().map(|(dtype, n)| (dtype, bytes(*n))).collect();
    let types: Vec<_> = types.iter().map(|(dtype, n)| format!("{dtype} {n}")).collect();
    let groups = if c.groups.count == 0 {
        "one group".into()
    } else {
        format!("{} x {}", c.groups.count, c.groups.size)
    };
    vec![
        c.opcode.clone(),
        c.count.to_string(),
        if c.runs == 1.0 { "1 run".to_string() } else { format!("{} runs", c.runs + 0.0) },
        bytes(c.bytes),
        groups,
        types.join(", "),
    ]
}

fn section<T>(
    out: &mut String,
    title: &str,
    rows: impl IntoIterator<Item = T>,
    row: impl Fn(T) -> Vec<String>,
) {
    let rows: Vec<_> = rows.into_iter().map(row).collect();
    if !rows.is_empty() {
        out.push_str(&format!("\n{title}\n"));
        out.push_str(&table(&rows, &[1]));
    }
}
