//! Opening and reading the file that a command names.

use std::io::Read;

use anyhow::{Context, Result, bail};
use hlo::dump::{HloModule, ParseOptions, parse_module};

use super::Input;

/// The text of the input.
pub(super) fn read(input: &Input) -> Result<String> {
    let path = &input.file;
    let bytes = if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        std::io::stdin().lock().read_to_end(&mut bytes).context("cannot read standard input")?;
        bytes
    } else {
        std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?
    };
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text),
        Err(error) if input.lenient => Ok(String::from_utf8_lossy(error.as_bytes()).into_owned()),
        Err(error) => bail!("{}: {error}; --lenient reads it all the same", path.display()),
    }
}

/// The module in `text`, with the problems of a lenient reading told on standard error.
pub(super) fn parse<'a>(input: &Input, text: &'a str) -> Result<HloModule<'a>> {
    let place = input.file.display();
    let start = text.trim_start();
    if start.starts_with("module") || start.starts_with("#") || start.starts_with("func.func") {
        bail!(
            "{place}: this is StableHLO or MLIR text; `maxtext hlo` reads HLO text, which `compile().as_text()` or --xla_dump_to give"
        );
    }
    let options = ParseOptions { lenient: input.lenient, ..ParseOptions::default() };
    let module = parse_module(text, &options).with_context(|| format!("{place} is not readable HLO text"))?;
    for problem in &module.problems {
        eprintln!("{place}: {problem} (left out)");
    }
    if module.problem_count > module.problems.len() {
        eprintln!("{place}: {} problems in all", module.problem_count);
    }
    Ok(module)
}
