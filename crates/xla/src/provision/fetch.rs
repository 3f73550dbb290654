//! Brings one pinned wheel with pip and checks its hash.

use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use super::artifacts::{Artifact, Pin, Wheel};
use super::digest::sha256_of;
use super::python::INTERPRETERS;
use super::{Environment, Progress, ProvisionError, Provisioner, variable_of};

/// How often a running download is looked at, and how often it is reported.
const POLL: Duration = Duration::from_millis(20);
const REPORT: Duration = Duration::from_secs(3);

/// A program that understands pip's `download`.
#[derive(Debug)]
pub(super) struct Tool {
    name: String,
    program: PathBuf,
    arguments: &'static [&'static str],
}

impl fmt::Display for Tool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.name, self.arguments.join(" "))?;
        Ok(())
    }
}

/// What is on PATH, in the order it is tried. An interpreter may lack pip, so there can be several.
pub(super) fn tools(environment: &Environment) -> Vec<Tool> {
    let modules = INTERPRETERS.map(|name| (name, &["-m", "pip"][..]));
    let programs: [(&str, &'static [&'static str]); 3] = [("pip3", &[]), ("pip", &[]), ("uvx", &["pip"])];
    let found = modules.into_iter().chain(programs).filter_map(|(name, arguments)| {
        let program = environment.program(name)?;
        Some(Tool { name: name.to_owned(), program, arguments })
    });
    found.collect()
}

/// Downloads the pin's wheel into `folder`, which is empty, and returns its path once the hash is right.
pub(super) fn wheel(
    provisioner: &Provisioner,
    artifact: &'static Artifact,
    pin: &Pin,
    wheel: &Wheel,
    folder: &Path,
) -> Result<PathBuf, ProvisionError> {
    let mut failure =
        ProvisionError::NoPip { requirement: pin.requirement(), variable: variable_of(artifact.name) };
    for tool in tools(&provisioner.environment) {
        match download(provisioner, artifact, pin, &tool, folder)? {
            Outcome::Done => return verified(artifact, pin, wheel, folder, &tool),
            Outcome::NoPip => {}
            Outcome::Failed(error) => {
                failure = error;
                break;
            }
        }
    }
    Err(failure)
}

enum Outcome {
    Done,
    /// The tool is there but has no pip inside: the next one may have.
    NoPip,
    Failed(ProvisionError),
}

fn download(
    provisioner: &Provisioner,
    artifact: &'static Artifact,
    pin: &Pin,
    tool: &Tool,
    folder: &Path,
) -> Result<Outcome, ProvisionError> {
    let requirement = pin.requirement();
    provisioner.report(&Progress::Downloading { requirement: requirement.clone(), tool: tool.to_string() });
    let log_path = folder.join("pip.log");
    let log = File::create(&log_path).map_err(ProvisionError::cache("write", &log_path))?;
    let temporary = folder.join("tmp");
    fs::create_dir_all(&temporary).map_err(ProvisionError::cache("create", &temporary))?;

    let mut command = Command::new(&tool.program);
    command.args(tool.arguments).args(["download", "--no-deps", "--only-binary=:all:", "--no-input"]);
    command.args(["--disable-pip-version-check", "--progress-bar", "off", "--dest"]).arg(folder);
    command.arg(&requirement).env_clear().envs(provisioner.environment.iter());
    // pip collects the file in TMPDIR first. With that inside our folder its growth can be shown, it is removed
    // with the folder, and a small /tmp does not matter.
    command.env("TMPDIR", &temporary).env("PYTHONUNBUFFERED", "1");
    let errors = log.try_clone().map_err(ProvisionError::cache("write", &log_path))?;
    command.stdin(Stdio::null()).stdout(log).stderr(errors);

    let failed = |status: String, detail: String| ProvisionError::DownloadFailed {
        name: artifact.name,
        requirement: requirement.clone(),
        tool: tool.to_string(),
        detail: format!("{status}: {detail}"),
    };
    let mut child = match command.spawn() {
        Ok(child) => child,
        Err(error) => return Ok(Outcome::Failed(failed("not started".to_owned(), error.to_string()))),
    };
    let status = wait(&mut child, provisioner.download_limit, |waited| {
        provisioner.report(&Progress::StillDownloading {
            requirement: requirement.clone(),
            bytes: bytes_below(folder),
            seconds: waited.as_secs(),
        });
    });
    let status = match status {
        Ok(Some(status)) => status,
        Ok(None) => {
            return Ok(Outcome::Failed(ProvisionError::DownloadTimedOut {
                requirement: requirement.clone(),
                tool: tool.to_string(),
                seconds: provisioner.download_limit.as_secs(),
                variable: variable_of(artifact.name),
            }));
        }
        Err(error) => return Ok(Outcome::Failed(failed("lost".to_owned(), error.to_string()))),
    };
    let text =
        fs::read(&log_path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default();
    Ok(match status.success() {
        true => Outcome::Done,
        false if text.contains("No module named pip") => Outcome::NoPip,
        false if is_network(&text) => Outcome::Failed(ProvisionError::NoNetwork {
            name: artifact.name,
            requirement: requirement.clone(),
            tool: tool.to_string(),
            detail: last_words(&text),
        }),
        false if text.contains("(from versions: none)") => Outcome::Failed(ProvisionError::NotInIndex {
            name: artifact.name,
            requirement: requirement.clone(),
            tool: tool.to_string(),
        }),
        false => Outcome::Failed(failed(status.to_string(), last_words(&text))),
    })
}

/// Waits for a child, calling `tick` now and then with the time passed; ends the child after `limit` and returns
/// `None` then.
pub(super) fn wait(
    child: &mut Child,
    limit: Duration,
    mut tick: impl FnMut(Duration),
) -> io::Result<Option<ExitStatus>> {
    let start = Instant::now();
    let mut next = REPORT;
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        let passed = start.elapsed();
        if passed >= limit {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        if passed >= next {
            tick(passed);
            next += REPORT;
        }
        std::thread::sleep(POLL);
    }
}

/// How urllib3, which is inside pip, and uv word a failure to connect.
fn is_network(text: &str) -> bool {
    let signs = [
        "NewConnectionError",
        "ConnectTimeoutError",
        "NameResolutionError",
        "ReadTimeoutError",
        "ProxyError",
        "Temporary failure in name resolution",
        "Network is unreachable",
        "Connection refused",
        "Could not fetch URL",
        // uv, which uvx runs to get pip.
        "dns error",
        "error sending request",
    ];
    signs.iter().any(|sign| text.contains(sign))
}

/// The last lines that pip marked as errors, else its last lines.
fn last_words(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let errors: Vec<&str> = lines.iter().copied().filter(|line| line.starts_with("ERROR")).collect();
    let chosen = if errors.is_empty() { &lines } else { &errors };
    match chosen.len() {
        0 => "(it printed nothing)".to_owned(),
        count => chosen[count.saturating_sub(3)..].join(" | "),
    }
}

fn verified(
    artifact: &'static Artifact,
    pin: &Pin,
    wheel: &Wheel,
    folder: &Path,
    tool: &Tool,
) -> Result<PathBuf, ProvisionError> {
    let entries = fs::read_dir(folder).map_err(ProvisionError::cache("read", folder))?;
    let file =
        entries.flatten().map(|entry| entry.path()).find(|path| path.extension().is_some_and(|e| e == "whl"));
    let Some(file) = file else {
        return Err(ProvisionError::DownloadFailed {
            name: artifact.name,
            requirement: pin.requirement(),
            tool: tool.to_string(),
            detail: "it reported success but left no wheel".to_owned(),
        });
    };
    let (found, bytes) = sha256_of(&file).map_err(ProvisionError::cache("read", &file))?;
    if found != wheel.sha256 {
        return Err(ProvisionError::WrongHash {
            requirement: pin.requirement(),
            file: file.file_name().unwrap_or_default().to_string_lossy().into_owned(),
            bytes,
            expected: wheel.sha256.to_owned(),
            found,
            complete: File::open(&file)
                .is_ok_and(|file| zip::ZipArchive::new(io::BufReader::new(file)).is_ok()),
        });
    }
    Ok(file)
}

fn bytes_below(folder: &Path) -> u64 {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .map(|entry| match entry.metadata() {
            Ok(data) if data.is_dir() => bytes_below(&entry.path()),
            Ok(data) => data.len(),
            Err(_) => 0,
        })
        .sum()
}
