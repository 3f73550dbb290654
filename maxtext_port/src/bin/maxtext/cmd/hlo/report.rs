//! `maxtext hlo report`.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use hlo::analysis::{
    DeviceSpec, Diff, Finding, LintOptions, Memory, Roofline, Summary, diff, lint, memory, roofline,
    summarize,
};
use hlo::dump::{Decoded, HloModule, ParseOptions, parse_module};
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

/// Everything that a report shows of one module.
pub(super) struct Analysed {
    pub(super) summary: Summary,
    pub(super) memory: Memory,
    pub(super) roofline: Roofline,
    pub(super) findings: Vec<Finding>,
}

impl Analysed {
    /// Runs all analyses. XLA's buffer assignment and the module before optimisation are taken from the dump if it
    /// has them.
    pub(super) fn new(
        file: &Opened,
        decoded: &Decoded<'_>,
        module: &HloModule<'_>,
        device: &DeviceSpec,
    ) -> Result<Self> {
        let before = file.before().map(|path| file.beside(path)).transpose()?;
        let before_text = before.as_ref().map(Opened::decode).transpose()?;
        let options = ParseOptions { lenient: true, ..ParseOptions::default() };
        // It only serves one rule of lint; a damaged one must not fail the report.
        let before = before_text.as_ref().and_then(|d| parse_module(&d.text, &options).ok());
        Ok(Self {
            summary: summarize(module),
            memory: memory(module, memory_verb::of_xla(file, decoded)),
            roofline: roofline(module, device, &BTreeMap::new()),
            findings: lint(module, before.as_ref(), &LintOptions::default()),
        })
    }

    /// The page, with what is different from another module of that name.
    pub(super) fn page(&self, module: &HloModule<'_>, diff: Option<(&str, &Diff)>) -> Result<String> {
        let report = Report {
            module,
            summary: &self.summary,
            memory: &self.memory,
            roofline: &self.roofline,
            findings: &self.findings,
            diff,
        };
        Ok(report.html()?)
    }
}

pub(super) fn run(args: &Args, _out: &mut dyn Write) -> Result<()> {
    let device = cost::device(&args.device)?;
    let file = Opened::read(&args.input)?;
    let decoded = file.decode()?;
    let module = file.parse(&decoded.text, args.input.lenient)?;
    let other = match &args.from {
        Some(path) => {
            let input = Input {
                file: path.clone(),
                module: args.input.module.clone(),
                lenient: args.input.lenient,
                max_unpacked: args.input.max_unpacked,
            };
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
    let all = Analysed::new(&file, &decoded, &module, &device)?;
    let page = all.page(&module, difference.as_ref().map(|diff| (other_name.as_str(), diff)))?;
    std::fs::write(&args.output, &page).with_context(|| format!("cannot write {}", args.output.display()))?;
    eprintln!("{}: {} bytes", args.output.display(), page.len());
    Ok(())
}
