//! The types of keys, and how a value is fitted to one: the coercions of MaxText's schema (pydantic's lax mode).

use super::value::Value;

/// A type, with its limits.
#[derive(Clone, Debug)]
pub(crate) struct Kind {
    base: Base,
    optional: bool,
    limits: Vec<(Comparison, f64)>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Comparison {
    AtLeast,
    Above,
    AtMost,
}

#[derive(Clone, Debug)]
enum Base {
    Any,
    Bool,
    Int,
    Float,
    /// `int | float`: keeps the type that was written.
    Number,
    Str,
    /// One of these words, or whole numbers for an enumeration of numbers.
    Enum(Vec<&'static str>),
    /// A name of the list in `builtin.yml`.
    ModelName,
    List,
    ListOfInt,
    ListOfStr,
    StrOrListOfStr,
    IntOrListOfInt,
    Dict,
    /// `constant_bound_config`: a list, or numbers with commas between them.
    Bounds,
    /// A block of keys of its own.
    Block(&'static [(&'static str, &'static str, &'static str)]),
}

/// The keys inside `dpo`: name, type, default.
const DPO: &[(&str, &str, &str)] = &[
    ("algo", "enum(dpo,orpo)", "\"dpo\""),
    ("dpo_beta", "float", "0.1"),
    ("orpo_lambda", "float", "0.1"),
    ("dpo_label_smoothing", "float", "0.0"),
    ("max_prompt_length", "int?", "null"),
];

/// The keys inside `lora`: name, type, default.
const LORA: &[(&str, &str, &str)] = &[
    ("enable_lora", "bool", "false"),
    ("lora_rank", "int", "0"),
    ("lora_alpha", "float", "0.0"),
    ("lora_module_path", "str", "\"\""),
    ("lora_weight_qtype", "str?", "null"),
    ("lora_tile_size", "int>=0?", "null"),
    ("lora_restore_path", "str", "\"\""),
];

/// Whether a name is a key inside one of the blocks.
pub(crate) fn is_block_key(name: &str) -> bool {
    DPO.iter().chain(LORA).any(|(key, ..)| *key == name)
}

/// A part of a value that does not fit: the path below the key, the value, what was expected.
pub(crate) type Misfit = (String, Value, String);

impl Kind {
    /// Reads the notation of the table.
    pub(crate) fn parse(text: &'static str) -> Option<Self> {
        let (text, optional) = match text.strip_suffix('?') {
            Some(text) => (text, true),
            None => (text, false),
        };
        if let Some(words) = text.strip_prefix("enum(") {
            let words = words.strip_suffix(')')?.split(',').collect();
            return Some(Self { base: Base::Enum(words), optional, limits: Vec::new() });
        }
        let end = text.find(['<', '>']).unwrap_or(text.len());
        let base = match &text[..end] {
            "any" => Base::Any,
            "bool" => Base::Bool,
            "int" => Base::Int,
            "float" => Base::Float,
            "number" => Base::Number,
            "str" => Base::Str,
            "model_name" => Base::ModelName,
            "list" => Base::List,
            "list[int]" => Base::ListOfInt,
            "list[str]" => Base::ListOfStr,
            "str|list[str]" => Base::StrOrListOfStr,
            "int|list[int]" => Base::IntOrListOfInt,
            "dict" => Base::Dict,
            "bounds" => Base::Bounds,
            "dpo" => Base::Block(DPO),
            "lora" => Base::Block(LORA),
            _ => return None,
        };
        let mut limits = Vec::new();
        let mut rest = &text[end..];
        while !rest.is_empty() {
            let (comparison, after) = if let Some(after) = rest.strip_prefix(">=") {
                (Comparison::AtLeast, after)
            } else if let Some(after) = rest.strip_prefix("<=") {
                (Comparison::AtMost, after)
            } else {
                (Comparison::Above, rest.strip_prefix('>')?)
            };
            let end = after.find(['<', '>']).unwrap_or(after.len());
            limits.push((comparison, after[..end].parse().ok()?));
            rest = &after[end..];
        }
        Some(Self { base, optional, limits })
    }

    /// The value in the type of the key.
    ///
    /// # Errors
    /// Every part that does not fit.
    pub(crate) fn coerce(&self, value: &Value) -> Result<Value, Vec<Misfit>> {
        if self.optional && *value == Value::Null {
            return Ok(Value::Null);
        }
        let fitted = match &self.base {
            Base::Block(fields) => return coerce_block(fields, value),
            Base::List | Base::ListOfInt | Base::ListOfStr => return self.coerce_list(value),
            Base::StrOrListOfStr | Base::IntOrListOfInt if value.as_list().is_some() => {
                return self.coerce_list(value);
            }
            Base::Any => Some(value.clone()),
            Base::Bool => to_bool(value).map(Value::Bool),
            Base::Int | Base::IntOrListOfInt => to_int(value).map(Value::Int),
            Base::Float => to_float(value).map(Value::Float),
            Base::Number => match value {
                Value::Int(_) | Value::Float(_) => Some(value.clone()),
                _ => to_int(value).map(Value::Int).or_else(|| to_float(value).map(Value::Float)),
            },
            Base::Str | Base::StrOrListOfStr => value.as_str().map(Value::from),
            Base::Enum(words) => one_of(words, value),
            Base::ModelName => {
                value.as_str().filter(|name| super::files::is_model_name(name)).map(Value::from)
            }
            Base::Dict => matches!(value, Value::Map(_)).then(|| value.clone()),
            Base::Bounds => return bounds(value),
        };
        match fitted {
            Some(fitted) if self.within_limits(&fitted) => Ok(fitted),
            _ => Err(vec![(String::new(), value.clone(), self.expectation())]),
        }
    }

    fn within_limits(&self, value: &Value) -> bool {
        let Some(number) = value.number() else { return self.limits.is_empty() };
        self.limits.iter().all(|(comparison, limit)| match comparison {
            Comparison::AtLeast => number >= *limit,
            Comparison::Above => number > *limit,
            Comparison::AtMost => number <= *limit,
        })
    }

    fn coerce_list(&self, value: &Value) -> Result<Value, Vec<Misfit>> {
        let Some(items) = value.as_list() else {
            return Err(vec![(String::new(), value.clone(), self.expectation())]);
        };
        let mut fitted = Vec::with_capacity(items.len());
        let mut misfits = Vec::new();
        for (index, item) in items.iter().enumerate() {
            let (element, expected) = match self.base {
                Base::List => (Some(item.clone()), ""),
                Base::ListOfInt | Base::IntOrListOfInt => {
                    (to_int(item).map(Value::Int), "should be a whole number")
                }
                _ => (item.as_str().map(Value::from), "should be a string; put it in quotes"),
            };
            match element {
                Some(element) => fitted.push(element),
                None => misfits.push((format!("[{index}]"), item.clone(), expected.to_owned())),
            }
        }
        if misfits.is_empty() { Ok(Value::List(fitted)) } else { Err(misfits) }
    }

    /// What the key takes, as a sentence without subject.
    pub(crate) fn expectation(&self) -> String {
        let mut text = match &self.base {
            Base::Any => "should be a value".to_owned(),
            Base::Bool => "should be true or false".to_owned(),
            Base::Int => "should be a whole number".to_owned(),
            Base::Float | Base::Number => "should be a number".to_owned(),
            Base::Str => {
                "should be a string; put quotes around a word that YAML reads as something else, so that \
                          they reach the program: key=\"'123'\""
                    .to_owned()
            }
            Base::Enum(words) => format!("should be {}", alternatives(words)),
            Base::ModelName => {
                "should be one of MaxText's model names, such as default, llama2-7b, llama3-8b, \
                                llama3.1-8b"
                    .to_owned()
            }
            Base::List | Base::ListOfInt | Base::ListOfStr => "should be a list, such as [a,b]".to_owned(),
            Base::StrOrListOfStr => "should be a string or a list of strings".to_owned(),
            Base::IntOrListOfInt => "should be a whole number or a list of whole numbers".to_owned(),
            Base::Dict | Base::Block(_) => "should be a mapping, such as {a: 1}".to_owned(),
            Base::Bounds => "should be numbers with commas between them".to_owned(),
        };
        for (comparison, limit) in &self.limits {
            let words = match comparison {
                Comparison::AtLeast => "at least",
                Comparison::Above => "greater than",
                Comparison::AtMost => "at most",
            };
            text.push_str(&format!(", {words} {limit}"));
        }
        if self.optional {
            text.push_str(", or None");
        }
        text
    }
}

fn alternatives(words: &[&str]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
    match quoted.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}

fn coerce_block(
    fields: &[(&'static str, &'static str, &'static str)],
    value: &Value,
) -> Result<Value, Vec<Misfit>> {
    let Value::Map(given) = value else {
        return Err(vec![(String::new(), value.clone(), "should be a mapping of keys".to_owned())]);
    };
    let mut misfits = Vec::new();
    let mut block = Vec::new();
    for (name, kind, default) in fields {
        let default = serde_json::from_str(default).map_or(Value::Null, |json| Value::from_json(&json));
        let value = given.iter().find(|(key, _)| key == name).map_or(&default, |(_, value)| value);
        match Kind::parse(kind).map(|kind| kind.coerce(value)) {
            Some(Ok(value)) => block.push(((*name).to_owned(), value)),
            Some(Err(inner)) => misfits
                .extend(inner.into_iter().map(|(path, value, text)| (format!(".{name}{path}"), value, text))),
            None => {}
        }
    }
    for (key, value) in given {
        if !fields.iter().any(|(name, ..)| name == key) {
            let names: Vec<&str> = fields.iter().map(|(name, ..)| *name).collect();
            let text = format!("Extra inputs are not permitted; the block has {}", names.join(", "));
            misfits.push((format!(".{key}"), value.clone(), text));
        }
    }
    if misfits.is_empty() { Ok(Value::Map(block)) } else { Err(misfits) }
}

fn bounds(value: &Value) -> Result<Value, Vec<Misfit>> {
    let misfit =
        || vec![(String::new(), value.clone(), "should be numbers with commas between them".to_owned())];
    match value {
        Value::List(_) => Ok(value.clone()),
        Value::Str(text) if text.is_empty() => Ok(Value::List(Vec::new())),
        Value::Str(text) => text
            .split(',')
            .map(|number| number.trim().parse().map(Value::Float))
            .collect::<Result<_, _>>()
            .map(Value::List)
            .map_err(|_| misfit()),
        _ => Err(misfit()),
    }
}

fn to_bool(value: &Value) -> Option<bool> {
    match value {
        Value::Bool(value) => Some(*value),
        Value::Int(0) => Some(false),
        Value::Int(1) => Some(true),
        Value::Float(value) if *value == 0.0 => Some(false),
        Value::Float(value) if *value == 1.0 => Some(true),
        Value::Str(text) => match text.to_ascii_lowercase().as_str() {
            "true" | "t" | "yes" | "y" | "on" | "1" => Some(true),
            "false" | "f" | "no" | "n" | "off" | "0" => Some(false),
            _ => None,
        },
        _ => None,
    }
}

fn to_int(value: &Value) -> Option<i64> {
    match value {
        Value::Int(value) => Some(*value),
        Value::Bool(value) => Some(i64::from(*value)),
        // Within the range in which every whole number is a double, so the cast is exact.
        Value::Float(value) if value.fract() == 0.0 && value.abs() < 9.007_199_254_740_992e15 => {
            Some(*value as i64)
        }
        Value::Str(text) => {
            let text = text.trim();
            // "10.0" counts as whole, "1e1" does not.
            let whole = text.split_once('.').filter(|(_, rest)| rest.chars().all(|c| c == '0'));
            python_int(whole.map_or(text, |(whole, _)| whole))
        }
        _ => None,
    }
}

/// A whole number as Python's `int()` reads it: sign, digits, single underscores between digits.
pub(crate) fn python_int(text: &str) -> Option<i64> {
    let text = text.trim();
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    let fits = digits.split('_').all(|group| !group.is_empty() && group.chars().all(|c| c.is_ascii_digit()));
    fits.then(|| text.replace('_', "").parse().ok()).flatten()
}

/// A number as Python's `float()` reads it.
pub(crate) fn python_float(text: &str) -> Option<f64> {
    let text = text.trim();
    let between_digits = |at: usize| {
        let bytes = text.as_bytes();
        at > 0 && bytes[at - 1].is_ascii_digit() && bytes.get(at + 1).is_some_and(u8::is_ascii_digit)
    };
    if text.match_indices('_').any(|(at, _)| !between_digits(at)) {
        return None;
    }
    text.replace('_', "").parse().ok()
}

fn to_float(value: &Value) -> Option<f64> {
    match value {
        Value::Str(text) => python_float(text),
        _ => value.number(),
    }
}

fn one_of(words: &[&'static str], value: &Value) -> Option<Value> {
    match value {
        Value::Str(text) => words.contains(&text.as_str()).then(|| value.clone()),
        Value::Int(number) => words.contains(&number.to_string().as_str()).then(|| value.clone()),
        _ => None,
    }
}
