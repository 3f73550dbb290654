//! `maxtext hlo`: what XLA made of a program.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Subcommand;

mod cost;
mod diff;
mod dump;
mod input;
mod lint;
mod memory;
mod modules;
mod query;
mod report;
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
    /// Shows the peak of device memory and what is live then, beside XLA's own buffer assignment.
    #[command(after_help = "Example:\n  maxtext hlo memory /tmp/xla_dump --module jit_train_step --top 10")]
    Memory(memory::Args),
    /// Finds instructions; all given patterns must match.
    #[command(after_help = "Example:\n  maxtext hlo find /tmp/xla_dump --opcode custom-call --target cublas")]
    Find(query::Find),
    /// Shows an instruction with operands, users and fused body, a computation, or the module as HLO text.
    #[command(after_help = "Example:\n  maxtext hlo show /tmp/xla_dump fusion.12 --hops 2")]
    Show(query::Show),
    /// Draws a computation, or what is around an instruction.
    #[command(after_help = "Example:\n  maxtext hlo graph /tmp/xla_dump --around fusion.12 > fusion.svg")]
    Graph(query::Graph),
    /// Predicts the least step time on a device, by instruction and part of the model (roofline).
    #[command(after_help = "Example:\n  maxtext hlo cost /tmp/xla_dump --device gb300 --as bf16=f4e2m1fn")]
    Cost(cost::Args),
    /// Looks for known trouble and says what to do.
    #[command(after_help = "Example:\n  maxtext hlo lint /tmp/xla_dump --module jit_train_step")]
    Lint(lint::Args),
    /// Compares two modules or dumps, whatever their instructions are named; exit status 3 if they differ.
    #[command(after_help = "Example:\n  maxtext hlo diff /tmp/dump_a /tmp/dump_b --module jit_train_step")]
    Diff(diff::Args),
    /// Writes one self-contained HTML page with all of it.
    #[command(after_help = "Example:\n  maxtext hlo report /tmp/xla_dump -o report.html")]
    Report(report::Args),
    /// Compiles the training step of a configuration without running it, and writes StableHLO, XLA's dump and all of
    /// the above.
    #[command(
        after_help = "Examples:\n  maxtext hlo dump base.yml model_name=llama3-8b base_num_decoder_layers=2 \
                            --target gb300:1x1x4 -o dump\n  maxtext hlo dump examples/quickstart.yml -o dump"
    )]
    Dump(dump::Args),
}

/// Most MiB that a compressed file may unpack to, if the user says nothing else: ten dumps of 100 MB.
const MAX_UNPACKED_MIB: usize = 1024;

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
    /// Most MiB that a gzip or zstd file may unpack to.
    #[arg(long, value_name = "MIB", default_value_t = MAX_UNPACKED_MIB)]
    max_unpacked: usize,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode> {
    match &args.verb {
        Verb::Modules(args) => modules::run(args, out)?,
        Verb::Summary(args) => summary::run(args, out)?,
        Verb::Memory(args) => memory::run(args, out)?,
        Verb::Find(args) => query::find(args, out)?,
        Verb::Show(args) => query::show(args, out)?,
        Verb::Graph(args) => query::graph(args, out)?,
        Verb::Cost(args) => cost::run(args, out)?,
        Verb::Lint(args) => lint::run(args, out)?,
        Verb::Report(args) => report::run(args, out)?,
        Verb::Diff(args) => return diff::run(args, out),
        Verb::Dump(args) => return dump::run(args, out),
    }
    Ok(ExitCode::SUCCESS)
}
