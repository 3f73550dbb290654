//! `maxtext hlo report`.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use hlo::analysis::{LintOptions, diff, lint, memory, roofline, summarize, xla_memory_of_proto};
use hlo::report::Report;

use super::Input;
use super::input::Opened;
use super::{cost, memory as memory_verb};

#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    input: Input,
    /// File to write the page to.
    #[arg(short, long)]
    output: PathBuf,
    /// Shows what is different from this module or dump directory.
    #[arg(long)]
    from: Option<PathBuf>,
    /// Device for the times, as of `maxtext hlo cost`.
    #[arg(long, default_value = "gb200")]
    device: String,
}

pub(super) fn run(args: &Args, _out: &mut dyn Write) -> Result<()> {
    let device = cost::device(&args.device)?;
    let file = Opened::read(&args.input)?;
    let decoded = file.decode()?;
    let module = file.parse(&decoded.text, args.input.lenient)?;
    let xla = match &decoded.buffer_assignment {
        Some((proto, names)) => Some(xla_memory_of_proto(proto, names)),
        None => memory_verb::beside(&file.path),
    };
    let other = match &args.from {
        Some(path) => {
            let input =
                Input { file: path.clone(), module: args.input.module.clone(), lenient: args.input.lenient };
            Some(Opened::read(&input)?)
        }
        None => None,
    };
    let difference = match &other {
        Some(other) => {
            let text = other.decode()?;
            Some(diff(&other.parse(&text.text, args.input.lenient)?, &module))
        }
        None => None,
    };
    let other_name = other.as_ref().map(|other| other.path.display().to_string()).unwrap_or_default();
    let page = Report {
        module: &module,
        summary: &summarize(&module),
        memory: &memory(&module, xla),
        roofline: &roofline(&module, &device, &BTreeMap::new()),
        findings: &lint(&module, None, &LintOptions::default()),
        diff: difference.as_ref().map(|difference| (other_name.as_str(), difference)),
    }
    .html()?;
    std::fs::write(&args.output, &page).with_context(|| format!("cannot write {}", args.output.display()))?;
    eprintln!("{}: {} bytes", args.output.display(), page.len());
    Ok(())
}
