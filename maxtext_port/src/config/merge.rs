//! From files, words and environment to one value a key: who may override whom.

use std::path::Path;

use super::error::{Check, ConfigError};
use super::files::{Given, load_chain, model_file, put};
use super::keys::table;
use super::kind::{is_block_key, python_float, python_int};
use super::origin::Origin;
use super::value::Value;
use super::{Notice, Request, interpolate, words};

/// The prefix of environment variables that set keys.
const PREFIX: &str = "M_";
const RULES: &str = "logical_axis_rules";

/// Values before types are checked.
#[derive(Clone, Debug)]
pub(crate) struct Merged {
    pub(crate) keys: Vec<Given>,
    pub(crate) notices: Vec<Notice>,
}

fn find<'a>(keys: &'a [Given], name: &str) -> Option<&'a Given> {
    keys.iter().find(|given| given.key == name)
}

fn truthy(keys: &[Given], name: &str) -> bool {
    find(keys, name).is_some_and(|given| given.value.truthy())
}

/// Everything up to the check of types.
pub(crate) fn merge(request: &Request) -> Result<Merged, ConfigError> {
    let (file, rest) = words::split(&request.words);
    let chain = load_chain(file)?;
    let mut overrides = words::parse(rest, request.words.len() - rest.len())?;
    // Words are resolved among themselves first: a word cannot refer to a key of a file.
    interpolate::resolve(&mut overrides, &request.env)?;
    let command_line: Vec<String> = overrides.iter().map(|given| given.key.clone()).collect();
    let mut notices = Vec::new();
    infer(&chain.keys, &mut overrides, request, &mut notices);

    let mut together = chain.keys.clone();
    overrides.iter().for_each(|given| put(&mut together, given.clone()));
    let model = model_keys(&together, &overrides, chain.folder.as_deref(), &mut notices)?;

    let rules = merge_rules(&chain.keys, &model, &overrides)?;
    let mut keys = chain.keys;
    for given in model.iter().chain(&overrides) {
        put(&mut keys, given.clone());
    }
    keys.retain(|given| given.key != RULES);
    keys.push(rules);

    interpolate::resolve(&mut keys, &request.env)?;
    let may_override_model = truthy(&together, "override_model_config");
    environment(&mut keys, &command_line, &model, may_override_model, request, &mut notices)?;
    check_names(&keys)?;
    Ok(Merged { keys, notices })
}

/// Keys that are taken from the surroundings when they are not given.
fn infer(base: &[Given], overrides: &mut Vec<Given>, request: &Request, notices: &mut Vec<Notice>) {
    let given = |overrides: &[Given], name: &str| {
        find(overrides, name).or_else(|| find(base, name)).is_some_and(|given| given.value.truthy())
    };
    if !given(overrides, "base_output_directory") {
        let folder = request.folder.join("maxtext_output").display().to_string();
        notices.push(Notice::warning(
            "base_output_directory",
            format!("base_output_directory is not given; writing to {folder}"),
        ));
        let origin = Origin::Derived { rule: "not given: maxtext_output in the current folder" };
        put(overrides, Given { key: "base_output_directory".to_owned(), value: folder.into(), origin });
    }
    if find(overrides, "hf_access_token").is_some() {
        notices.push(Notice::warning(
            "hf_access_token",
            "a token on the command line can be read by everyone on the machine; use the environment variable \
             HF_TOKEN",
        ));
    }
    if !given(overrides, "hf_access_token")
        && let Some(token) = request.env.get("HF_TOKEN").filter(|token| !token.is_empty())
    {
        let origin = Origin::Environment { variable: "HF_TOKEN".to_owned() };
        put(overrides, Given { key: "hf_access_token".to_owned(), value: token.as_str().into(), origin });
    }
}

/// The keys of the model file that come into force.
fn model_keys(
    together: &[Given],
    overrides: &[Given],
    folder: Option<&Path>,
    notices: &mut Vec<Notice>,
) -> Result<Vec<Given>, ConfigError> {
    let Some(given) = find(together, "model_name") else { return Ok(Vec::new()) };
    let Some(name) = given.value.as_str() else { return Ok(Vec::new()) };
    let file_name = name.replace("-Instruct", "");
    if file_name == "default" {
        return Ok(Vec::new());
    }
    let Some(mut keys) = model_file(&file_name, folder)? else {
        notices.push(Notice::warning(
            "model_name",
            format!("there is no model file for model_name={name}; the sizes stay as they are"),
        ));
        return Ok(Vec::new());
    };
    if truthy(together, "override_model_config") {
        keys.retain(|given| find(overrides, &given.key).is_none());
        return Ok(keys);
    }
    let conflicts: Vec<_> = keys
        .iter()
        .filter_map(|given| find(overrides, &given.key).map(|over| (given, over)))
        .filter(|(given, over)| !given.value.python_eq(&over.value))
        .map(|(given, over)| (given.key.clone(), given.value.clone(), over.value.clone()))
        .collect();
    if conflicts.is_empty() {
        Ok(keys)
    } else {
        let names = conflicts.iter().map(|(key, ..)| key.clone()).collect();
        Err(ConfigError::ModelOverride { model: name.to_owned(), keys: names, values: conflicts })
    }
}

/// A list of rules of a layer; each rule is a list that starts with the name of a logical axis.
fn rules_of(keys: &[Given]) -> Result<Vec<Value>, ConfigError> {
    let Some(given) = find(keys, RULES) else { return Ok(Vec::new()) };
    let wrong = || ConfigError::Rule {
        message:
            "logical_axis_rules should be a list of rules such as ['embed', ['fsdp']]: the name of a logical \
                  axis, then a mesh axis or a list of mesh axes"
                .to_owned(),
        keys: vec![(RULES.to_owned(), given.value.clone(), given.origin.clone())],
        check: Check::Loader,
    };
    match &given.value {
        Value::Null => Ok(Vec::new()),
        Value::List(rules) => {
            let fits = rules
                .iter()
                .all(|rule| rule.as_list().is_some_and(|rule| rule.len() == 2 && rule[0].as_str().is_some()));
            if fits { Ok(rules.clone()) } else { Err(wrong()) }
        }
        _ => Err(wrong()),
    }
}

/// Rules are merged by name, unless the layer that brings new ones says `override_logical_axis_rules`.
fn merge_rules(base: &[Given], model: &[Given], overrides: &[Given]) -> Result<Given, ConfigError> {
    let mut rules = rules_of(base)?;
    let mut origin = find(base, RULES).map_or(Origin::Default, |given| given.origin.clone());
    for layer in [model, overrides] {
        let new = rules_of(layer)?;
        let replace = truthy(layer, "override_logical_axis_rules");
        if !replace {
            let names: Vec<_> = new.iter().filter_map(rule_name).collect();
            rules.retain(|rule| rule_name(rule).is_none_or(|name| !names.contains(&name)));
        } else {
            rules.clear();
        }
        if replace || !new.is_empty() {
            let source = find(layer, RULES).or_else(|| find(layer, "override_logical_axis_rules"));
            origin = source.map_or(origin, |given| given.origin.clone());
        }
        rules.extend(new);
    }
    Ok(Given { key: RULES.to_owned(), value: Value::List(rules), origin })
}

fn rule_name(rule: &Value) -> Option<String> {
    rule.as_list()?.first()?.as_str().map(str::to_owned)
}

/// `M_<KEY>` variables, parsed by the type of the value that they replace.
fn environment(
    keys: &mut [Given],
    command_line: &[String],
    model: &[Given],
    may_override_model: bool,
    request: &Request,
    notices: &mut Vec<Notice>,
) -> Result<(), ConfigError> {
    let mut used: Vec<String> = Vec::new();
    for given in keys.iter_mut() {
        let variable = format!("{PREFIX}{}", given.key.to_uppercase());
        let Some(text) = request.env.get(&variable) else { continue };
        let key = given.key.clone();
        if command_line.contains(&key) {
            let by = "the command line";
            return Err(ConfigError::EnvironmentConflict { key, by, variable, cure: "; drop one" });
        }
        if !may_override_model && find(model, &key).is_some() {
            let cure = ", unless override_model_config=True is set";
            return Err(ConfigError::EnvironmentConflict { key, by: "the model file", variable, cure });
        }
        given.value = parse_variable(&variable, text, given)?;
        given.origin = Origin::Environment { variable: variable.clone() };
        used.push(variable);
    }
    for variable in request.env.keys().filter(|name| name.starts_with(PREFIX) && !used.contains(name)) {
        let key = variable[PREFIX.len()..].to_lowercase();
        if table().get(&key).is_some() {
            notices.push(Notice::warning(
                &key,
                format!("{variable} is ignored, as in MaxText: no YAML file gives {key} a value to replace"),
            ));
        }
    }
    Ok(())
}

fn parse_variable(variable: &str, text: &str, replaced: &Given) -> Result<Value, ConfigError> {
    let fail = |bad_text: bool, message: String| ConfigError::Environment {
        variable: variable.to_owned(),
        bad_text,
        message,
    };
    let key = &replaced.key;
    let parsed = match &replaced.value {
        Value::Str(_) => Some(Value::from(text)),
        Value::Int(_) => python_int(text).map(Value::Int),
        Value::Float(_) => python_float(text).map(Value::Float),
        Value::Bool(_) => match text.to_lowercase().as_str() {
            "y" | "yes" | "t" | "true" | "1" => Some(Value::Bool(true)),
            "n" | "no" | "f" | "false" | "0" => Some(Value::Bool(false)),
            _ => None,
        },
        other => {
            let kind = other.type_name();
            return Err(fail(
                false,
                format!(
                    "'{key}' is {kind} so far, and an environment variable can only replace a string, a number or a \
                     boolean; write {key}=... on the command line"
                ),
            ));
        }
    };
    parsed.ok_or_else(|| {
        let kind = replaced.value.type_name();
        fail(true, format!("cannot read '{text}' as {kind}, which '{key}' is"))
    })
}

/// The first key that does not exist is an error.
fn check_names(keys: &[Given]) -> Result<(), ConfigError> {
    let unknown = keys.iter().find(|given| table().get(&given.key).is_none() && !is_block_key(&given.key));
    if let Some(given) = unknown {
        return Err(super::unknown::unknown_key(&given.key, &given.origin));
    }
    if let Some(given) = keys.iter().find(|given| table().get(&given.key).is_none()) {
        let block = if given.key.starts_with("lora") || given.key == "enable_lora" { "lora" } else { "dpo" };
        return Err(ConfigError::Invalid(vec![super::BadValue {
            key: given.key.clone(),
            value: given.value.clone(),
            origin: given.origin.clone(),
            expected: format!(
                "Extra inputs are not permitted; the key is part of a block: {block}.{}=...",
                given.key
            ),
        }]));
    }
    Ok(())
}
