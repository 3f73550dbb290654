//! `maxtext hlo lint`.

use std::io::Write;

use anyhow::Result;
use hlo::analysis::{LintOptions, lint};

use super::Input;
use super::input::Opened;
use super::text::count;
use crate::cmd::write_json;

#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    input: Input,
    /// The module before optimisation, to find rounding that XLA removed; found by itself in a dump directory.
    #[arg(long)]
    before: Option<std::path::PathBuf>,
    /// Smallest buffer worth telling, in bytes.
    #[arg(long, default_value_t = LintOptions::default().min_bytes)]
    min_bytes: u64,
    /// Smallest share of FLOPs or bytes worth telling.
    #[arg(long, default_value_t = LintOptions::default().min_share)]
    min_share: f64,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<()> {
    let file = Opened::read(&args.input)?;
    let decoded = file.decode()?;
    let module = file.parse(&decoded.text, args.input.lenient)?;
    let before = match &args.before {
        Some(path) => Some(Opened::read_file(path.clone(), args.input.max_unpacked)?),
        None => file.before().map(|path| Opened::read_file(path, args.input.max_unpacked)).transpose()?,
    };
    let before_decoded =
        before.as_ref().map(|file| Ok::<_, anyhow::Error>((file, file.decode()?))).transpose()?;
    let before =
        before_decoded.as_ref().map(|(file, d)| file.parse(&d.text, args.input.lenient)).transpose()?;
    let options = LintOptions { min_bytes: args.min_bytes, min_share: args.min_share };
    let findings = lint(&module, before.as_ref(), &options);
    if args.json {
        write_json(out, &findings)?;
        return Ok(());
    }
    for finding in &findings {
        writeln!(out, "{}: {}", finding.rule, finding.message)?;
        if let Some(instruction) = &finding.instruction {
            writeln!(out, "  at    {instruction}  {}", finding.op_name.as_deref().unwrap_or(""))?;
        }
        writeln!(out, "  to do {}", finding.advice)?;
    }
    eprintln!("{}", count(findings.len(), "finding"));
    Ok(())
}
