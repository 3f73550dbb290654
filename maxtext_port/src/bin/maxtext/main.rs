//! The `maxtext` command.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "the binary is the one place that prints")]

use clap::{Parser, Subcommand};

/// Trains Llama models on XLA from MaxText configurations, and inspects what XLA made of them.
#[derive(Parser)]
#[command(name = "maxtext", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// One variant a verb; each verb's arguments and code live in a file of `cmd/`.
#[derive(Subcommand)]
enum Command {}

fn main() -> std::process::ExitCode {
    let cli = Cli::parse();
    match cli.command {}
}
