//! `maxtext config`: what a configuration resolves to, where each value comes from and what it does here.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Result;
use clap::Subcommand;
use maxtext_port::config::{self, Config, ConfigError, Key, Notice, Origin, Request, Status, Value, table};
use serde::Serialize;

use super::{write_json, write_table};

/// Resolves and explains MaxText configurations.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Prints every key's resolved value, with MaxText's names.
    #[command(after_help = "Example:\n  maxtext config resolve model_name=llama3-8b steps=100 --json")]
    Resolve {
        #[command(flatten)]
        words: Words,
    },
    /// Shows what a key means, its value, where that came from, and what it does here.
    #[command(after_help = "Examples:\n  maxtext config explain attention\n  \
                            maxtext config explain emb_dim model_name=llama3-8b\n  \
                            maxtext config explain --changed model_name=llama3-8b steps=100")]
    Explain {
        /// With no key: only keys whose value is not the default.
        #[arg(long)]
        changed: bool,
        #[command(flatten)]
        words: Words,
    },
}

#[derive(clap::Args)]
struct Words {
    /// For `explain` optionally a key; then optionally a file that ends in .yml; then key=value words.
    #[arg(value_name = "WORD")]
    words: Vec<String>,
    /// Devices of the run.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    devices: u32,
    /// Slices: groups of devices with a fast network inside.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    slices: u32,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

/// A request with this process's environment, time and folder.
pub(crate) fn request(words: Vec<String>, devices: usize, slices: usize) -> Request {
    let mut request = Request::new(words);
    // Variables that are not text cannot set a key.
    request.env = std::env::vars_os()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)))
        .collect();
    request.devices = devices;
    request.slices = slices;
    request.timestamp = jiff::ZonedDateTime::now().strftime("%Y-%m-%d-%H-%M").to_string();
    request.folder = std::env::current_dir().unwrap_or_default();
    request
}

/// Whether this machine has an NVIDIA GPU with its driver, so that `hardware=gpu` can run.
#[allow(dead_code, reason = "for the verbs that run programs")]
pub(crate) fn has_gpu() -> bool {
    Path::new("/dev/nvidiactl").exists()
}

/// Reports a configuration error as MaxText does, and gives the exit status of usage errors.
pub(crate) fn report(error: &ConfigError) -> ExitCode {
    let line = "=".repeat(80);
    eprintln!("{line}\nMAXTEXT CONFIG ERROR: {error}\n{line}");
    ExitCode::from(2)
}

/// Writes notices to the log.
pub(crate) fn log_notices(notices: &[Notice]) {
    for notice in notices {
        eprintln!("{}: {}", if notice.warning { "warning" } else { "info" }, notice.text);
    }
}

pub(crate) fn run(args: Args, out: &mut dyn Write) -> Result<ExitCode> {
    match args.verb {
        Verb::Resolve { words } => {
            with_config(&words, words.words.clone(), |config| resolve(config, &words, out))
        }
        Verb::Explain { changed, words } => {
            let mut rest = words.words.clone();
            let named = rest.first().is_some_and(|word| !word.contains('=') && !word.ends_with(".yml"));
            let key = if named { Some(rest.remove(0)) } else { None };
            with_config(&words, Vec::new(), |baseline| {
                with_config(&words, rest, |config| match &key {
                    Some(key) => explain(config, baseline, key, words.json, out),
                    None => list(config, baseline, changed, words.json, out),
                })
            })
        }
    }
}

fn with_config(
    words: &Words,
    rest: Vec<String>,
    then: impl FnOnce(&Config) -> Result<ExitCode>,
) -> Result<ExitCode> {
    match config::resolve(&request(rest, words.devices as usize, words.slices as usize)) {
        Ok(config) => then(&config),
        Err(error) => Ok(report(&error)),
    }
}

fn resolve(config: &Config, words: &Words, out: &mut dyn Write) -> Result<ExitCode> {
    log_notices(config.notices());
    match config.unsupported() {
        refusals if refusals.is_empty() => {}
        refusals => eprintln!("warning: {}", ConfigError::Unsupported(refusals)),
    }
    if let Err(error) = config.mesh() {
        eprintln!("warning: {error}");
    }
    if words.json {
        write_json(out, &config.to_json())?;
        return Ok(ExitCode::SUCCESS);
    }
    for (key, entry) in config.iter() {
        writeln!(out, "{key}: {}  # {}", shown(key, &entry.value), entry.origin)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A value for the terminal; secrets stay hidden.
fn shown(key: &str, value: &Value) -> String {
    if key == "hf_access_token" && value != &Value::Null { "(hidden)".to_owned() } else { value.to_string() }
}

/// A row of `config explain --json`.
#[derive(Serialize)]
struct Row<'a> {
    key: &'a str,
    value: serde_json::Value,
    /// Where the value came from.
    origin: String,
    /// Whether it differs from a run without words.
    changed: bool,
    /// The type, in the notation of docs/config.md.
    #[serde(rename = "type")]
    type_text: &'a str,
    /// The value in base.yml.
    default: &'a Value,
    status: Status,
    /// Resolved values that are accepted; null for all.
    accepted: Option<&'a Vec<Value>>,
    /// Why it has no effect, or what to do instead.
    note: &'a str,
    description: &'a str,
}

impl<'a> Row<'a> {
    fn new(config: &Config, baseline: &Config, key: &'a Key) -> Option<Self> {
        let entry = config.get(key.name)?;
        let value = match key.name {
            "hf_access_token" => shown(key.name, &entry.value).into(),
            _ => entry.value.to_json(),
        };
        Some(Self {
            key: key.name,
            value,
            origin: entry.origin.to_string(),
            changed: baseline.get(key.name).is_none_or(|base| base.value != entry.value),
            type_text: key.type_text,
            default: &key.default,
            status: key.status,
            accepted: key.accepted.as_ref(),
            note: key.note,
            description: key.description,
        })
    }
}

fn explain(
    config: &Config,
    baseline: &Config,
    key: &str,
    json: bool,
    out: &mut dyn Write,
) -> Result<ExitCode> {
    let Some(row) = table().get(key).and_then(|key| Row::new(config, baseline, key)) else {
        return Ok(report(&config::unknown_key(key, &Origin::CommandLine { position: 1 })));
    };
    if json {
        write_json(out, &row)?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out, "{} = {}", row.key, row.value)?;
    writeln!(out, "  {}", row.description)?;
    writeln!(out, "  from:    {}", row.origin)?;
    writeln!(out, "  default: {} (type {})", row.default, row.type_text)?;
    let effect = match row.status {
        Status::Implemented => "does what it does in MaxText",
        Status::Inert => "has no effect",
        Status::Refused => "refused unless it has an accepted value",
    };
    writeln!(out, "  here:    {effect}")?;
    if let Some(accepted) = row.accepted {
        let accepted: Vec<String> = accepted.iter().map(Value::to_string).collect();
        writeln!(out, "  accepts: {}", accepted.join(", "))?;
    }
    if !row.note.is_empty() {
        writeln!(out, "  note:    {}", row.note)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn list(
    config: &Config,
    baseline: &Config,
    changed: bool,
    json: bool,
    out: &mut dyn Write,
) -> Result<ExitCode> {
    let rows = table().iter().filter_map(|key| Row::new(config, baseline, key));
    let rows: Vec<Row> = rows.filter(|row| row.changed || !changed).collect();
    if json {
        write_json(out, &rows)?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut cells = vec![["key", "here", "from", "value"].map(str::to_owned).to_vec()];
    cells.extend(rows.iter().map(|row| {
        let status = match row.status {
            Status::Implemented => "",
            Status::Inert => "no effect",
            Status::Refused => "refused",
        };
        vec![row.key.to_owned(), status.to_owned(), row.origin.clone(), clip(&row.value.to_string())]
    }));
    write_table(out, &cells)?;
    Ok(ExitCode::SUCCESS)
}

/// Long lists are cut; the single key shows all.
fn clip(text: &str) -> String {
    const WIDTH: usize = 60;
    if text.chars().count() <= WIDTH {
        return text.to_owned();
    }
    text.chars().take(WIDTH - 3).chain("...".chars()).collect()
}
