//! `maxtext hlo cost`.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use hlo::analysis::{Bound, DEVICES, DeviceSpec, OpTime, Roofline, cut_scope, roofline};

use super::Input;
use super::input::Opened;
use super::text::{bytes, fixed, metric, percent, short, table};
use crate::cmd::write_json;

#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    input: Input,
    /// b200, gb200, gb300, h100, h200, or a JSON file with the fields that --print-device prints.
    #[arg(long, default_value = "gb200")]
    device: String,
    /// Counts products of one operand type as another, such as bf16=f8e4m3fn; can be repeated.
    #[arg(long = "as", value_name = "FROM=TO")]
    as_type: Vec<String>,
    /// Shows this many instructions.
    #[arg(long, default_value_t = 20)]
    top: usize,
    /// Shows only instructions that this limits; `network` gives the collectives, the most expensive first.
    #[arg(long, value_enum)]
    bound: Option<Limit>,
    /// Cuts the parts of the model to this many names.
    #[arg(long, default_value_t = 3)]
    scope_depth: usize,
    /// Prints the device's rates as JSON and stops.
    #[arg(long)]
    print_device: bool,
    /// Prints JSON, all instructions.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Limit {
    Compute,
    Memory,
    Network,
}

impl Limit {
    fn bound(self) -> Bound {
        match self {
            Self::Compute => Bound::Compute,
            Self::Memory => Bound::Memory,
            Self::Network => Bound::Network,
        }
    }
}

pub(super) fn device(name: &str) -> Result<DeviceSpec> {
    if let Some(device) = DeviceSpec::named(name) {
        return Ok(device);
    }
    if !Path::new(name).exists() {
        bail!("no device {name:?}: known are {}, or the path of a JSON file", DEVICES.join(", "));
    }
    let text = std::fs::read_to_string(name).with_context(|| format!("cannot read {name}"))?;
    serde_json::from_str(&text).with_context(|| format!("{name} is no device (see --print-device)"))
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<()> {
    let device = device(&args.device)?;
    if args.print_device {
        write_json(out, &device)?;
        return Ok(());
    }
    let mut as_type = BTreeMap::new();
    for pair in &args.as_type {
        let (from, to) = pair.split_once('=').with_context(|| format!("--as {pair}: expected FROM=TO"))?;
        if !device.matmul_flops.contains_key(to) {
            let known: Vec<_> = device.matmul_flops.keys().map(String::as_str).collect();
            bail!("--as {pair}: {} has no rate for {to:?}, but for {}", device.name, known.join(", "));
        }
        as_type.insert(from.to_string(), to.to_string());
    }
    let file = Opened::read(&args.input)?;
    let decoded = file.decode()?;
    let module = file.parse(&decoded.text, args.input.lenient)?;
    let mut roofline = roofline(&module, &device, &as_type);
    if let Some(limit) = args.bound {
        roofline.ops.retain(|op| op.bound == limit.bound());
    }
    if args.json {
        write_json(out, &roofline)?;
    } else {
        out.write_all(render(&roofline, args).as_bytes())?;
    }
    Ok(())
}

fn time(seconds: f64) -> String {
    match seconds {
        s if s >= 1.0 => format!("{s:.3} s"),
        s if s >= 1e-3 => format!("{:.3} ms", s * 1e3),
        s => format!("{} us", fixed(s * 1e6, 3)),
    }
}

/// The part of the model that an instruction works for, the one with the most bytes of several.
fn part(op: &OpTime, depth: usize) -> String {
    let first = cut_scope(&op.scope, depth);
    match op.parts.len() {
        0 | 1 => first,
        several => format!("{first} and {} more", several - 1),
    }
}

fn render(r: &Roofline, args: &Args) -> String {
    let mut out = format!("{} on {}: the least time, every rate at its published peak\n", r.module, r.device);
    let mut rows = vec![
        vec!["step, nothing overlaps".to_string(), time(r.seconds)],
        vec!["step, network hidden".to_string(), time(r.overlapped_seconds)],
    ];
    for (bound, seconds) in &r.seconds_by_bound {
        rows.push(vec![format!("  bound by {bound:?}").to_lowercase(), time(*seconds)]);
    }
    rows.push(vec!["matrix products".to_string(), format!("{}FLOP", metric(r.matmul_flops))]);
    for (dtype, flops) in &r.matmul_flops_by_dtype {
        rows.push(vec![format!("  in {dtype}"), format!("{}FLOP", metric(*flops))]);
    }
    rows.push(vec!["MFU at most, of the bf16 peak".to_string(), percent(r.mfu_bf16)]);
    rows.push(vec!["MFU at most, of the peak of these types".to_string(), percent(r.mfu)]);
    for (name, count) in [
        ("custom calls of unknown work", r.unknown_custom_calls),
        ("loops of unknown trip count, counted once", r.unknown_trip_counts),
    ] {
        if count > 0 {
            rows.push(vec![name.to_string(), count.to_string()]);
        }
    }
    out.push_str(&table(&rows, &[1]));
    out.push_str("\nby part of the model\n");
    let mut scopes: BTreeMap<String, f64> = BTreeMap::new();
    for (scope, seconds) in &r.seconds_by_scope {
        *scopes.entry(cut_scope(scope, args.scope_depth)).or_default() += seconds;
    }
    let mut scopes: Vec<_> = scopes.into_iter().collect();
    scopes.sort_by(|a, b| b.1.total_cmp(&a.1));
    let share = |seconds: f64| percent(seconds / r.seconds.max(f64::MIN_POSITIVE));
    let rows: Vec<_> =
        scopes.iter().take(args.top).map(|(s, t)| vec![time(*t), share(*t), s.clone()]).collect();
    out.push_str(&table(&rows, &[0, 1]));
    out.push_str("\nslowest instructions\n");
    let rows: Vec<_> = r
        .ops
        .iter()
        .take(args.top)
        .map(|op| {
            vec![
                time(op.seconds),
                share(op.seconds),
                format!("{:?}", op.bound).to_lowercase(),
                format!("{}x", op.runs),
                format!("{}FLOP", metric(op.flops)),
                bytes(if op.bound == Bound::Network { op.network_bytes } else { op.bytes }),
                op.instruction.clone(),
                part(op, args.scope_depth),
                op.op_name.as_deref().map(short).unwrap_or_default(),
            ]
        })
        .collect();
    out.push_str(&table(&rows, &[0, 1, 3, 4, 5]));
    out
}
