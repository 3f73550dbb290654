//! `maxtext hlo`: what XLA made of a program.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Subcommand;

mod input;
mod modules;
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
    /// Lists the modules of a dump directory, the largest first.
    #[command(after_help = "Example:\n  maxtext hlo modules /tmp/xla_dump --passes")]
    Modules(modules::Args),
    /// Counts operations, FLOPs, bytes, collectives, custom calls and loops.
    #[command(
        after_help = "Example:\n  maxtext hlo summary module_0001.jit_step.cpu_after_optimizations.txt --json"
    )]
    Summary(summary::Args),
}

/// The module to read.
#[derive(clap::Args)]
struct Input {
    /// HLO text or proto, plain or in gzip or zstd; `-` reads standard input; of a directory of --xla_dump_to
    /// the largest module is taken, or the one of --module.
    file: PathBuf,
    /// Of a dump directory the module with this in its name, or with this number.
    #[arg(long)]
    module: Option<String>,
    /// Leaves out and counts what cannot be read, instead of failing.
    #[arg(long)]
    lenient: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode> {
    match &args.verb {
        Verb::Modules(args) => modules::run(args, out)?,
        Verb::Summary(args) => summary::run(args, out)?,
    }
    Ok(ExitCode::SUCCESS)
}
