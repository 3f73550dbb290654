//! OmegaConf's `${...}` in values: `${oc.env:NAME}`, `${oc.env:NAME,fallback}` and `${other_key}`.

use std::collections::BTreeMap;

use super::error::ConfigError;
use super::files::Given;
use super::value::Value;

/// Replaces every interpolation in the values of `keys`.
pub(crate) fn resolve(keys: &mut [Given], env: &BTreeMap<String, String>) -> Result<(), ConfigError> {
    for index in 0..keys.len() {
        if mentions(&keys[index].value) {
            let value = replace(&keys[index].value, keys, env, 0).map_err(|message| {
                let Given { key, value, origin } = &keys[index];
                ConfigError::rule(message, vec![(key.clone(), value.clone(), origin.clone())])
            })?;
            keys[index].value = value;
        }
    }
    Ok(())
}

fn mentions(value: &Value) -> bool {
    match value {
        Value::Str(text) => text.contains("${"),
        Value::List(items) => items.iter().any(mentions),
        Value::Map(items) => items.iter().any(|(_, value)| mentions(value)),
        _ => false,
    }
}

fn replace(
    value: &Value,
    keys: &[Given],
    env: &BTreeMap<String, String>,
    depth: usize,
) -> Result<Value, String> {
    if depth > 32 {
        return Err("the ${...} of this value refer to each other in a circle".to_owned());
    }
    match value {
        Value::Str(text) if text.contains("${") => replace_text(text, keys, env, depth),
        Value::List(items) => {
            let items = items.iter().map(|item| replace(item, keys, env, depth));
            Ok(Value::List(items.collect::<Result<_, _>>()?))
        }
        Value::Map(items) => {
            let items = items.iter().map(|(key, item)| Ok((key.clone(), replace(item, keys, env, depth)?)));
            Ok(Value::Map(items.collect::<Result<_, String>>()?))
        }
        _ => Ok(value.clone()),
    }
}

fn replace_text(
    text: &str,
    keys: &[Given],
    env: &BTreeMap<String, String>,
    depth: usize,
) -> Result<Value, String> {
    let mut result = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("${") {
        if rest[..at].ends_with('\\') {
            result.push_str(&rest[..at - 1]);
            result.push_str("${");
            rest = &rest[at + 2..];
            continue;
        }
        // Without its end it is text.
        let Some(length) = rest[at..].find('}') else { break };
        let end = at + length;
        let found = lookup(&rest[at + 2..end], keys, env, depth)?;
        if at == 0 && end + 1 == rest.len() && result.is_empty() {
            return Ok(found);
        }
        result.push_str(&rest[..at]);
        match found {
            Value::Str(text) => result.push_str(&text),
            Value::Bool(value) => result.push_str(if value { "True" } else { "False" }),
            other => result.push_str(&other.to_string()),
        }
        rest = &rest[end + 1..];
    }
    result.push_str(rest);
    Ok(Value::Str(result))
}

fn lookup(name: &str, keys: &[Given], env: &BTreeMap<String, String>, depth: usize) -> Result<Value, String> {
    if let Some(arguments) = name.strip_prefix("oc.env:") {
        let (variable, fallback) = match arguments.split_once(',') {
            Some((variable, fallback)) => (variable.trim(), Some(fallback.trim())),
            None => (arguments.trim(), None),
        };
        let text = env.get(variable).map(String::as_str).or(fallback);
        return text.map(Value::from).ok_or(format!("the environment has no variable {variable}"));
    }
    if name.contains(':') {
        return Err(format!("${{{name}}}: of OmegaConf's resolvers only oc.env is known here"));
    }
    match keys.iter().find(|given| given.key == name) {
        Some(given) => replace(&given.value, keys, env, depth + 1),
        None => Err(format!("${{{name}}}: no such key")),
    }
}
