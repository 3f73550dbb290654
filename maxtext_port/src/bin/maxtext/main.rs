//! The `maxtext` command.
#![forbid(unsafe_code)]
#![allow(clippy::print_stderr, reason = "the log goes to standard error, and only the binary writes it")]

mod cmd;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Trains Llama models on XLA from MaxText configurations, and inspects what XLA made of them.
///
/// Standard output carries data, standard error the log. Exit status: 0 fine, 1 failed, 2 usage.
#[derive(Parser)]
#[command(name = "maxtext", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// One variant a verb; each verb's arguments and code live in a file of `cmd/`.
#[derive(Subcommand)]
enum Command {
    Train(cmd::train::Args),
    Decode(cmd::decode::Args),
    Config(cmd::config::Args),
    Hlo(cmd::hlo::Args),
    Doctor(cmd::doctor::Args),
    Plugin(cmd::plugin::Args),
    Quantize(cmd::quantize::Args),
}

impl Command {
    fn run(self, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        match self {
            Self::Train(args) => cmd::train::run(args, out),
            Self::Decode(args) => cmd::decode::run(args, out),
            Self::Config(args) => cmd::config::run(args, out),
            Self::Hlo(args) => cmd::hlo::run(&args, out),
            Self::Doctor(args) => cmd::doctor::run(&args, out),
            Self::Plugin(args) => cmd::plugin::run(args, out),
            Self::Quantize(args) => cmd::quantize::run(&args, out),
        }
    }
}

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let result = Cli::parse().command.run(&mut out).and_then(|code| {
        out.flush()?;
        Ok(code)
    });
    match result {
        Ok(code) => code,
        // Whoever read our output, such as `head`, has seen enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {}", told_once(&error));
            ExitCode::FAILURE
        }
    }
}

/// The error and its causes. Many messages quote their cause already, as they must be whole without this program.
fn told_once(error: &anyhow::Error) -> String {
    let mut text = String::new();
    for cause in error.chain().map(ToString::to_string) {
        if !text.contains(&cause) {
            text += if text.is_empty() { "" } else { ": " };
            text += &cause;
        }
    }
    text
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
