//! `maxtext plugin`: which PJRT plugins and CUDA parts there are, and what they can do.

mod info;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Subcommand;
use serde::Serialize;
use xla::provision::{Artifact, Kind, Located, Provisioner, artifacts};

use super::{provisioner, write_json, write_table};

/// Lists, installs and describes PJRT plugins.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Lists the names that are known, and what each stands for on this machine.
    #[command(after_help = "Example:\n  maxtext plugin list --json")]
    List {
        /// Prints a JSON array.
        #[arg(long)]
        json: bool,
    },
    /// Fetches the pinned wheels of names into the cache.
    #[command(after_help = "Example:\n  maxtext plugin install cpu-openxla")]
    Install {
        /// Names from `maxtext plugin list`.
        #[arg(required = true)]
        names: Vec<String>,
        /// Prints a JSON array.
        #[arg(long)]
        json: bool,
    },
    /// Loads a plugin (fetched if need be): versions, extensions, devices, attributes, and what it lacks.
    #[command(after_help = "Example:\n  maxtext plugin info cpu")]
    Info {
        /// A name from `maxtext plugin list`, or the path of a plugin; without it the default plugin.
        name: Option<String>,
        /// Prints a JSON object.
        #[arg(long)]
        json: bool,
        /// Also compiles and runs a small program.
        #[arg(long)]
        run: bool,
    },
}

pub(crate) fn run(args: Args, out: &mut dyn Write) -> Result<ExitCode> {
    match args.verb {
        Verb::List { json } => list(json, out),
        Verb::Install { names, json } => install(&names, json, out),
        Verb::Info { name, json, run } => info::info(name.as_deref(), json, run, out),
    }?;
    Ok(ExitCode::SUCCESS)
}

/// A row of `plugin list --json`, and of `plugin install --json`.
#[derive(Serialize)]
pub(crate) struct Row {
    /// The name to type.
    name: &'static str,
    kind: &'static str,
    summary: &'static str,
    /// What would be fetched, as `package==version`.
    packages: Vec<String>,
    /// Whether the name `cpu` stands for it here.
    default: bool,
    /// Where it lies; null when it would have to be fetched.
    path: Option<PathBuf>,
    /// How it was found; null when it would have to be fetched.
    origin: Option<String>,
    /// The version that would be fetched.
    pinned: &'static str,
    /// Version of what was found, where known.
    version: Option<String>,
    /// Why the look-up failed, such as a variable that names a missing file.
    error: Option<String>,
}

impl Row {
    pub(crate) fn of(artifact: &'static Artifact, provisioner: &Provisioner) -> Self {
        let (located, error) = match provisioner.locate(artifact.name) {
            Ok(located) => (located, None),
            Err(error) => (None, Some(error.to_string())),
        };
        let default = provisioner.artifact("cpu").is_ok_and(|cpu| cpu.name == artifact.name);
        Self::new(artifact, located, error, default)
    }

    fn new(
        artifact: &'static Artifact,
        located: Option<Located>,
        error: Option<String>,
        default: bool,
    ) -> Self {
        let (path, origin, version) = located.map_or((None, None, None), |located| {
            (Some(located.path), Some(located.origin.to_string()), located.version)
        });
        Self {
            name: artifact.name,
            kind: kind_name(artifact.kind),
            summary: artifact.summary,
            packages: artifact.pins.iter().map(|pin| pin.requirement()).collect(),
            default,
            pinned: artifact.version(),
            path,
            origin,
            version,
            error,
        }
    }

    fn cells(&self) -> Vec<String> {
        let name = if self.default { format!("{} (= cpu)", self.name) } else { self.name.to_owned() };
        let state = match (&self.origin, &self.error) {
            (Some(origin), _) => origin.clone(),
            (None, Some(error)) => error.clone(),
            (None, None) => "not installed".to_owned(),
        };
        let packages = self.packages.join(" ");
        vec![
            name,
            self.summary.to_owned(),
            self.version.clone().unwrap_or_else(|| "-".into()),
            state,
            packages,
        ]
    }
}

fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::CpuPlugin => "cpu plugin",
        Kind::CudaPlugin => "cuda plugin",
        Kind::Toolchain => "toolchain",
        Kind::Library => "library",
    }
}

fn list(json: bool, out: &mut dyn Write) -> Result<()> {
    let provisioner = provisioner();
    let rows: Vec<Row> = artifacts().iter().map(|artifact| Row::of(artifact, &provisioner)).collect();
    if json {
        return Ok(write_json(out, &rows)?);
    }
    let head = ["NAME", "VERSION", "FOUND IN", "WHAT"].map(str::to_owned).to_vec();
    let table: Vec<Vec<String>> = std::iter::once(head).chain(rows.iter().map(Row::cells)).collect();
    Ok(write_table(out, &table)?)
}

fn install(names: &[String], json: bool, out: &mut dyn Write) -> Result<()> {
    let provisioner = provisioner();
    // A misspelt last name must not be noticed only after the first ones were downloaded.
    let wanted = names.iter().map(|name| provisioner.artifact(name)).collect::<Result<Vec<_>, _>>()?;
    for artifact in &wanted {
        let located = provisioner.install(artifact.name)?;
        if !json {
            writeln!(out, "{}", located.path.display())?;
        }
    }
    if json {
        write_json(out, &wanted.iter().map(|artifact| Row::of(artifact, &provisioner)).collect::<Vec<_>>())?;
    }
    Ok(())
}
