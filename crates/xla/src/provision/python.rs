//! Plugins and CUDA parts inside installed Python packages.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use super::artifacts::Artifact;
use super::fetch::wait;
use super::{Environment, Located, Origin};

/// Names of the interpreter, in the order they are tried.
pub(super) const INTERPRETERS: [&str; 2] = ["python3", "python"];

/// Long enough for a cold interpreter on a slow disk; the answer is only a chance to save a download.
const ASK_LIMIT: Duration = Duration::from_secs(10);

/// The first folder of packages that holds the artifact whole.
pub(super) fn locate(artifact: &'static Artifact, sites: &[PathBuf]) -> Option<Located> {
    let site = sites.iter().find(|site| {
        std::iter::once(&artifact.entry).chain(artifact.needs).all(|file| site.join(file).exists())
    })?;
    let package = artifact.pins.first().map_or("", |pin| pin.package);
    Some(Located {
        path: site.join(artifact.entry),
        origin: Origin::PythonPackage(site.clone()),
        artifact: Some(artifact),
        version: version_in(site, package),
    })
}

/// Folders of packages, as far as they can be known without starting Python: PYTHONPATH, the active virtual or
/// conda environment, the prefix of the interpreter on PATH, the user's own packages.
pub(super) fn sites(environment: &Environment) -> Vec<PathBuf> {
    let mut prefixes = Vec::new();
    prefixes.extend(environment.path("VIRTUAL_ENV"));
    prefixes.extend(environment.path("CONDA_PREFIX"));
    if let Some(python) = INTERPRETERS.iter().find_map(|name| environment.program(name)) {
        prefixes.extend(prefix_of(&python));
        prefixes.extend(python.canonicalize().ok().as_deref().and_then(prefix_of));
    }
    prefixes.extend(environment.path("HOME").map(|home| home.join(".local")));
    if prefixes.iter().any(|prefix| prefix == Path::new("/usr")) {
        prefixes.push(PathBuf::from("/usr/local"));
    }
    let mut sites = environment.paths("PYTHONPATH");
    sites.extend(prefixes.iter().flat_map(|prefix| sites_of(prefix)));
    without_repeats(sites)
}

/// Folders of packages as the interpreter itself reports them.
pub(super) fn ask(environment: &Environment) -> Vec<PathBuf> {
    let answer = INTERPRETERS.iter().find_map(|name| {
        let mut command = Command::new(environment.program(name)?);
        command.args(["-c", "import sys; print('\\n'.join(sys.path))"]).env_clear().envs(environment.iter());
        let mut child =
            command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()?;
        wait(&mut child, ASK_LIMIT, |_| ()).ok()??;
        std::io::read_to_string(child.stdout.take()?).ok()
    });
    let lines = answer.unwrap_or_default();
    lines.lines().map(PathBuf::from).filter(|site| site.is_absolute() && site.is_dir()).collect()
}

/// `/opt/venv` for `/opt/venv/bin/python3`.
fn prefix_of(python: &Path) -> Option<PathBuf> {
    python.parent()?.parent().map(Path::to_path_buf)
}

fn sites_of(prefix: &Path) -> Vec<PathBuf> {
    let libraries = [prefix.join("lib"), prefix.join("lib64")];
    let versions = libraries.iter().filter_map(|lib| fs::read_dir(lib).ok()).flatten().flatten();
    let mut pythons: Vec<PathBuf> = versions
        .filter(|entry| entry.file_name().to_string_lossy().starts_with("python3"))
        .map(|entry| entry.path())
        .collect();
    // Directory order is arbitrary; the result must not be.
    pythons.sort();
    let folders = pythons.iter().flat_map(|lib| [lib.join("site-packages"), lib.join("dist-packages")]);
    folders.filter(|site| site.is_dir()).collect()
}

fn without_repeats(sites: Vec<PathBuf>) -> Vec<PathBuf> {
    let mut kept: Vec<PathBuf> = Vec::new();
    for site in sites {
        if !kept.contains(&site) {
            kept.push(site);
        }
    }
    kept
}

/// The version in the name of the package's `.dist-info` folder.
fn version_in(site: &Path, package: &str) -> Option<String> {
    let start = format!("{}-", package.replace('-', "_"));
    fs::read_dir(site).ok()?.flatten().find_map(|entry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        Some(name.strip_prefix(&start)?.strip_suffix(".dist-info")?.to_owned())
    })
}
