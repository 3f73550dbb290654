//! The words of a command line: `key=value`, the value in YAML, as OmegaConf reads them.

use super::error::ConfigError;
use super::files::{Given, put};
use super::origin::Origin;
use super::value::Value;
use super::yaml;

/// Splits off the configuration file: the first word, if it ends in `.yml`.
pub(crate) fn split(words: &[String]) -> (Option<&str>, &[String]) {
    match words.split_first() {
        Some((first, rest)) if first.ends_with(".yml") => (Some(first), rest),
        _ => (None, words),
    }
}

/// The keys of the words; a later word replaces an earlier one with the same key. `offset` words stand before the first.
pub(crate) fn parse(words: &[String], offset: usize) -> Result<Vec<Given>, ConfigError> {
    let mut keys = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let position = offset + index + 1;
        let (key, value) = match word.split_once('=') {
            None => (word.as_str(), Value::Null),
            Some((key, text)) => {
                let value = yaml::value(text).map_err(|problem| ConfigError::Word {
                    position,
                    word: word.clone(),
                    message: format!("the value is not YAML: {}", problem.message),
                })?;
                (key, value)
            }
        };
        let origin = Origin::CommandLine { position };
        // `a.b=c` sets the key b of the block a.
        let mut path = key.split('.');
        let top = path.next().unwrap_or_default().to_owned();
        let inner: Vec<&str> = path.collect();
        let value =
            inner.iter().rev().fold(value, |value, name| Value::Map(vec![((*name).to_owned(), value)]));
        put(&mut keys, Given { key: top, value, origin });
    }
    Ok(keys)
}
