//! `maxtext hlo memory`.

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use hlo::analysis::{Memory, XlaMemory, cut_scope, memory, xla_memory_of_proto, xla_memory_of_text};
use hlo::dump::Decoded;

use super::Input;
use super::input::Opened;
use super::text::{bytes, table};
use crate::cmd::write_json;

#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    input: Input,
    /// Shows this many of the buffers that are live at the peak.
    #[arg(long, default_value_t = 20)]
    top: usize,
    /// Prints JSON, all buffers and the timeline.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<()> {
    let file = Opened::read(&args.input)?;
    let decoded = file.decode()?;
    let module = file.parse(&decoded.text, args.input.lenient)?;
    let memory = memory(&module, of_xla(&file, &decoded));
    if args.json {
        write_json(out, &memory)?;
    } else {
        out.write_all(render(&memory, args.top).as_bytes())?;
    }
    Ok(())
}

/// XLA's own numbers: those in the proto, or in the buffer assignment that XLA dumped beside the text.
pub(super) fn of_xla(file: &Opened, decoded: &Decoded<'_>) -> Option<XlaMemory> {
    match &decoded.buffer_assignment {
        Some((proto, names)) => Some(xla_memory_of_proto(proto, names)),
        None => beside(&file.path),
    }
}

/// The buffer assignment that XLA dumped beside the text of a module.
fn beside(path: &Path) -> Option<XlaMemory> {
    let name = path.file_name()?.to_str()?.strip_suffix(".txt")?;
    let text = std::fs::read_to_string(path.with_file_name(format!("{name}-buffer-assignment.txt"))).ok()?;
    xla_memory_of_text(&text)
}

fn render(memory: &Memory, top: usize) -> String {
    let size = |n: u64| bytes(n as f64);
    let mut rows = vec![vec![String::new(), "estimate".to_string()]];
    let parts = [
        ("peak", memory.estimated_peak_bytes, memory.xla.as_ref().map(|x| x.total_bytes)),
        ("arguments", memory.arguments_bytes, memory.xla.as_ref().map(|x| x.arguments_bytes)),
        (
            "outputs",
            memory.outputs_bytes - memory.aliased_bytes,
            memory.xla.as_ref().map(|x| x.outputs_bytes),
        ),
        ("constants", memory.constants_bytes, memory.xla.as_ref().map(|x| x.constants_bytes)),
        ("temporaries", memory.temporaries_bytes, memory.xla.as_ref().map(|x| x.temporaries_bytes)),
    ];
    for (name, estimate, xla) in parts {
        let mut row = vec![name.to_string(), size(estimate)];
        row.extend(xla.map(size));
        rows.push(row);
    }
    if memory.xla.is_some() {
        rows[0].push("XLA's assignment".to_string());
    }
    let mut out = format!("{}\n", memory.module);
    out.push_str(&table(&rows, &[1, 2]));
    out.push_str(&format!("  outputs in donated arguments: {}\n", size(memory.aliased_bytes)));
    if !memory.is_scheduled {
        out.push_str(
            "  The module is not scheduled: the order of its text is taken as the order of execution.\n",
        );
    }
    if memory.calls_not_followed > 0 {
        out.push_str(&format!(
            "  {} calls and loops were not followed, for the run has too many steps: their temporaries are missing.\n",
            memory.calls_not_followed
        ));
    }
    let at = memory.peak_instruction.as_deref().unwrap_or("-");
    out.push_str(&format!("\nlive at the peak, while {at} runs\n"));
    let head = ["bytes", "kind", "shape", "instruction", "part of the model", "name in the program", "line"];
    let buffers = memory.live_at_peak.iter().take(top).map(|b| {
        let kind = format!("{:?}", b.kind).to_lowercase();
        let of = |text: &Option<String>| text.clone().unwrap_or_default();
        let part = b.scope.as_deref().map_or_else(String::new, |scope| cut_scope(scope, 4));
        let (shape, name) = (b.shape.clone(), b.instruction.clone());
        vec![size(b.bytes), kind, shape, name, part, of(&b.op_name), of(&b.source)]
    });
    let rows: Vec<Vec<String>> = [head.map(str::to_string).to_vec()].into_iter().chain(buffers).collect();
    out.push_str(&table(&rows, &[0]));
    if memory.live_at_peak.len() > top {
        out.push_str(&format!(
            "  and {} more (--top {})\n",
            memory.live_at_peak.len() - top,
            memory.live_at_peak.len()
        ));
    }
    out
}
