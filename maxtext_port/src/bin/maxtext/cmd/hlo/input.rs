//! Opening and reading what a command names: a file, standard input, or a module of a dump directory.

use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use hlo::dump::{self, Decoded, DumpModule, HloModule, ParseOptions, parse_module};

use super::Input;
use super::text::count;

/// The bytes of the file that the input names, and which file that is.
pub(super) struct Opened {
    pub(super) path: PathBuf,
    bytes: Vec<u8>,
    max_unpacked_mib: usize,
}

impl Opened {
    /// Reads the file; of a directory that of the module that was asked for, or else of the largest.
    pub(super) fn read(input: &Input) -> Result<Self> {
        let path = match input.file.is_dir() {
            true => choose(&input.file, input.module.as_deref())?,
            false => input.file.clone(),
        };
        Self::read_file(path, input.max_unpacked)
    }

    /// Reads one file, or standard input for `-`.
    pub(super) fn read_file(path: PathBuf, max_unpacked_mib: usize) -> Result<Self> {
        let mut bytes = Vec::new();
        if path.as_os_str() == "-" {
            std::io::stdin().lock().read_to_end(&mut bytes).context("cannot read standard input")?;
        } else {
            bytes = std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        }
        Ok(Self { path, bytes, max_unpacked_mib })
    }

    /// Reads another file under the same limits.
    pub(super) fn beside(&self, path: PathBuf) -> Result<Self> {
        Self::read_file(path, self.max_unpacked_mib)
    }

    /// The same module before optimisation, beside this file in a dump directory.
    pub(super) fn before(&self) -> Option<PathBuf> {
        let name = self.path.file_name()?.to_str()?;
        let this = dump::classify(name)?;
        let directory = self.path.parent()?;
        let module = list(directory)
            .ok()?
            .into_iter()
            .find(|m| m.id == this.module_id && m.name == this.module_name)?;
        let before = module.file(&dump::Stage::BeforeOptimizations)?;
        (before != name).then(|| directory.join(before))
    }

    /// HLO text, unpacked and printed from a proto as needed.
    pub(super) fn decode(&self) -> Result<Decoded<'_>> {
        dump::decode(&self.bytes, self.max_unpacked_mib.saturating_mul(1 << 20)).map_err(|error| {
            let is_too_large = matches!(error, dump::DecodeError::TooLarge(_));
            let error = anyhow::Error::new(error);
            let error = if is_too_large { error.context("--max-unpacked MIB allows more") } else { error };
            error.context(self.path.display().to_string())
        })
    }

    /// The module in `text`, with the problems of a lenient reading told on standard error.
    pub(super) fn parse<'a>(&self, text: &'a str, lenient: bool) -> Result<HloModule<'a>> {
        let place = self.path.display();
        let options = ParseOptions { lenient, ..ParseOptions::default() };
        let module =
            parse_module(text, &options).with_context(|| format!("{place} is not readable HLO text"))?;
        for problem in &module.problems {
            eprintln!("{place}: {problem} (left out)");
        }
        if module.problem_count > module.problems.len() {
            eprintln!("{place}: {} in all", count(module.problem_count, "problem"));
        }
        Ok(module)
    }
}

/// The modules of a dump directory.
pub(super) fn list(directory: &Path) -> Result<Vec<DumpModule>> {
    let context = || format!("cannot list {}", directory.display());
    let mut names = Vec::new();
    for entry in std::fs::read_dir(directory).with_context(context)? {
        names.extend(entry.with_context(context)?.file_name().into_string());
    }
    Ok(dump::group(names.iter().map(String::as_str)))
}

/// The modules of a directory whose name contains `pattern` or whose number is `pattern`.
pub(super) fn matching(directory: &Path, pattern: Option<&str>) -> Result<Vec<DumpModule>> {
    let modules = list(directory)?;
    if modules.is_empty() {
        bail!(
            "{} holds no XLA dump: no file is named like module_0001.NAME.before_optimizations.txt",
            directory.display()
        );
    }
    let Some(pattern) = pattern else { return Ok(modules) };
    let number = pattern.parse().ok();
    let found: Vec<_> =
        modules.iter().filter(|m| m.name.contains(pattern) || Some(m.id) == number).cloned().collect();
    if found.is_empty() {
        let names: Vec<_> = modules.iter().map(|m| format!("{:04} {}", m.id, m.name)).collect();
        bail!("no module matches {pattern:?}; the dump holds\n  {}", names.join("\n  "));
    }
    Ok(found)
}

/// What makes one module of a directory come before another: its size, then that it was compiled later.
pub(super) fn choice_key(bytes: u64, id: u32) -> (u64, u32) {
    (bytes, id)
}

/// The final file of the module that was asked for, or of the largest one: of a training job the step.
fn choose(directory: &Path, pattern: Option<&str>) -> Result<PathBuf> {
    let files = matching(directory, pattern)?;
    let paths = files.iter().filter_map(|module| Some((module.id, directory.join(module.final_file()?))));
    let size = |path: &PathBuf| std::fs::metadata(path).map_or(0, |data| data.len());
    let largest = paths.max_by_key(|(id, path)| choice_key(size(path), *id));
    let (_, path) = largest.context("the dump holds no module text or proto")?;
    eprintln!("1 of {}: {}", count(files.len(), "module"), path.display());
    Ok(path)
}
