//! `maxtext doctor`: checks what a run needs, says what is wrong and what to type.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::Result;
use serde::Serialize;
use xla::provision::{Artifact, Kind, Located, Origin, Provisioner, artifacts};

use super::{provisioner, write_json};

/// Checks plugins, the CUDA parts, the cache and pip, and says what to type where something is wrong.
///
/// Fetches nothing. Exit status 1 when training on this machine would fail.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  maxtext doctor --json")]
pub(crate) struct Args {
    /// Prints a JSON array.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Status {
    /// It works.
    Ok,
    /// Not there; it is needed for some uses only, or comes by itself.
    Absent,
    /// Training on this machine fails until it is mended.
    Wrong,
}

/// A row of `doctor --json`.
#[derive(Serialize)]
struct Check {
    what: String,
    status: Status,
    /// What was found.
    found: String,
    /// What to type; null when there is nothing to do.
    fix: Option<String>,
}

impl Check {
    fn ok(what: impl Into<String>, found: impl Into<String>) -> Self {
        Self { what: what.into(), status: Status::Ok, found: found.into(), fix: None }
    }

    fn absent(what: impl Into<String>, found: impl Into<String>, fix: Option<String>) -> Self {
        Self { what: what.into(), status: Status::Absent, found: found.into(), fix }
    }

    fn wrong(what: impl Into<String>, found: impl Into<String>, fix: impl Into<String>) -> Self {
        Self { what: what.into(), status: Status::Wrong, found: found.into(), fix: Some(fix.into()) }
    }
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode> {
    let provisioner = provisioner();
    let mut checks = vec![cache(&provisioner), pip(&provisioner), default_plugin(&provisioner)];
    checks.extend(artifacts().iter().map(|artifact| one(artifact, &provisioner)));
    checks.push(gpu());
    if args.json {
        write_json(out, &checks)?;
    } else {
        for check in &checks {
            write(check, out)?;
        }
    }
    let wrong = checks.iter().any(|check| check.status == Status::Wrong);
    Ok(if wrong { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn write(check: &Check, out: &mut dyn Write) -> Result<()> {
    let mark = match check.status {
        Status::Ok => "ok    ",
        Status::Absent => "absent",
        Status::Wrong => "WRONG ",
    };
    writeln!(out, "{mark}  {:16} {}", check.what, check.found)?;
    if let Some(fix) = &check.fix {
        writeln!(out, "{:26}-> {fix}", "")?;
    }
    Ok(())
}

fn cache(provisioner: &Provisioner) -> Check {
    match provisioner.writable_cache_dir() {
        Ok(folder) => Check::ok("cache", folder.display().to_string()),
        // What is in it still serves, so this alone stops nothing.
        Err(error) => {
            Check::absent("cache", error.to_string(), Some("export MAXTEXT_CACHE_DIR=/a/folder".into()))
        }
    }
}

fn pip(provisioner: &Provisioner) -> Check {
    match provisioner.download_tools().first() {
        Some(tool) => Check::ok("pip", tool.as_str()),
        None => Check::absent(
            "pip",
            "none on PATH: plugins cannot be fetched",
            Some("apt-get install python3-pip".to_owned()),
        ),
    }
}

/// The plugin that a run uses when none is named: the one check that decides whether training works here.
fn default_plugin(provisioner: &Provisioner) -> Check {
    let name = provisioner.default_plugin();
    let what = "default plugin";
    match provisioner.locate(&name) {
        Ok(Some(_)) => match ask(&name) {
            Ok(found) => Check::ok(what, format!("{name}: {found}")),
            Err(error) => Check::wrong(what, format!("{name}: {error}"), fix_of(&name)),
        },
        Ok(None) if provisioner.download_tools().is_empty() => Check::wrong(
            what,
            format!("{name} is not installed, and there is no pip"),
            "apt-get install python3-pip",
        ),
        Ok(None) => match provisioner.writable_cache_dir() {
            Err(error) => Check::wrong(
                what,
                format!("{name} is not installed: {error}"),
                "export MAXTEXT_CACHE_DIR=/a/folder",
            ),
            Ok(_) => to_be_fetched(what, &name),
        },
        Err(error) => Check::wrong(what, error.to_string(), "maxtext plugin list"),
    }
}

fn to_be_fetched(what: &str, name: &str) -> Check {
    Check::absent(
        what,
        format!("{name} is not installed; the first run fetches it"),
        Some(format!("maxtext plugin install {name}")),
    )
}

fn fix_of(name: &str) -> String {
    format!("maxtext plugin info {name}   # the whole message; MAXTEXT_PLUGIN=cpu-openxla takes another one")
}

fn one(artifact: &'static Artifact, provisioner: &Provisioner) -> Check {
    let name = artifact.name;
    match provisioner.locate(name) {
        Err(error) => Check::wrong(name, error.to_string(), "maxtext plugin list"),
        Ok(None) => {
            let fix = format!("maxtext plugin install {name}   # {}", artifact.summary);
            Check::absent(name, "not installed", Some(fix))
        }
        Ok(Some(located)) => match works(artifact, &located) {
            Ok(found) => Check::ok(name, found),
            Err(error) => Check::wrong(
                name,
                format!("{error} ({})", located.path.display()),
                reinstall(artifact, &located),
            ),
        },
    }
}

fn reinstall(artifact: &Artifact, located: &Located) -> String {
    match &located.origin {
        Origin::Variable(variable) => format!("unset {variable}"),
        Origin::Cache => {
            let folder = strip(&located.path, artifact.entry);
            format!("rm -r '{}' && maxtext plugin install {}", folder.display(), artifact.name)
        }
        _ => format!(
            "maxtext plugin install {}   # takes the pinned version in place of this one",
            artifact.name
        ),
    }
}

/// The folder that `entry` is relative to.
fn strip(path: &Path, entry: &str) -> PathBuf {
    path.ancestors().nth(Path::new(entry).components().count()).map_or_else(PathBuf::new, Path::to_path_buf)
}

fn works(artifact: &Artifact, located: &Located) -> Result<String, String> {
    match artifact.kind {
        Kind::CpuPlugin | Kind::CudaPlugin => ask(&located.path.to_string_lossy()),
        Kind::Toolchain => {
            let ptxas = located.path.join("bin/ptxas");
            let output = Command::new(&ptxas).arg("--version").output();
            let output = output.map_err(|error| format!("{} does not start: {error}", ptxas.display()))?;
            let text = String::from_utf8_lossy(&output.stdout).into_owned();
            let line = text.lines().find(|line| line.contains("release"));
            line.map(str::to_owned).ok_or_else(|| format!("{} ended with {}", ptxas.display(), output.status))
        }
        Kind::Library => {
            let bytes = located.path.metadata().map_err(|error| error.to_string())?.len();
            Ok(format!("{} ({} MB)", located.path.display(), bytes / 1_000_000))
        }
    }
}

/// Loads a plugin in a process of its own, so that one that crashes is reported like any other.
fn ask(plugin: &str) -> Result<String, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new(program).args(["plugin", "info", plugin, "--json", "--run"]).output();
    let output = output.map_err(|error| error.to_string())?;
    if !output.status.success() {
        let log = String::from_utf8_lossy(&output.stderr).into_owned();
        let last = log.lines().rev().find(|line| line.starts_with("error: "));
        return Err(match last {
            Some(line) => line.trim_start_matches("error: ").to_owned(),
            None => format!("loading it ended this program with {}", output.status),
        });
    }
    let info: serde_json::Value =
        serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    let versions = format!(
        "PJRT {}, StableHLO {}",
        info["pjrt"].as_str().unwrap_or("?"),
        info["stablehlo"].as_str().unwrap_or("?")
    );
    let run = &info["run"];
    match (run["ok"].as_bool(), info["client_error"].as_str()) {
        (Some(true), _) => {
            let devices = info["platform"]["devices"].as_array().map_or(0, Vec::len);
            Ok(format!("{versions}, {devices} devices, runs programs"))
        }
        // The CUDA plugin without a GPU is of use: it compiles ahead of time.
        (_, Some(error)) if error.contains("No visible GPU") => {
            Ok(format!("{versions}, no GPU: compiles only"))
        }
        _ => Err(run["error"].as_str().unwrap_or("it ran nothing").to_owned()),
    }
}

/// The kernel driver and its library belong to the machine; no package brings them.
fn gpu() -> Check {
    let version = std::fs::read_to_string("/proc/driver/nvidia/version").ok();
    match version.as_deref().and_then(|text| text.lines().next()) {
        Some(line) => Check::ok("NVIDIA driver", line),
        None => Check::absent("NVIDIA driver", "none: GPU programs can be compiled here, not run", None),
    }
}
