//! `maxtext hlo`: what XLA made of a program.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Subcommand;

mod input;
mod summary;
mod text;

/// Inspects HLO modules: this trainer's and anyone's.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Counts operations, FLOPs, bytes, collectives, custom calls and loops.
    #[command(
        after_help = "Example:\n  maxtext hlo summary module_0001.jit_step.cpu_after_optimizations.txt --json"
    )]
    Summary(summary::Args),
}

/// The module to read.
#[derive(clap::Args)]
struct Input {
    /// HLO text as XLA prints and dumps it; `-` reads standard input.
    file: PathBuf,
    /// Leaves out and counts what cannot be read, instead of failing.
    #[arg(long)]
    lenient: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode> {
    match &args.verb {
        Verb::Summary(args) => summary::run(args, out)?,
    }
    Ok(ExitCode::SUCCESS)
}
