//! YAML text to values with their places, by a pull parser that keeps lines and columns.

use std::collections::HashMap;

use saphyr_parser::{Event, Parser, ScalarStyle, Span, StrInput, Tag};

use super::scalar;
use super::value::Value;

/// Where something stands in a text; both count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Place {
    /// Line.
    pub line: usize,
    /// Column, in characters.
    pub column: usize,
}

/// One `key: value` of a file's outermost mapping.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) key: String,
    pub(crate) value: Value,
    pub(crate) place: Place,
}

/// What is wrong with a YAML text, and where.
#[derive(Debug)]
pub(crate) struct Problem {
    pub(crate) place: Place,
    pub(crate) message: String,
}

/// Deeper nesting than any configuration has; keeps a hostile file from exhausting the stack.
const DEPTH: usize = 64;
/// Most values that aliases may unfold to.
const NODES: usize = 1_000_000;

/// The outermost mapping of a file; empty for an empty file.
pub(crate) fn mapping(text: &str) -> Result<Vec<Entry>, Problem> {
    let mut reader = Reader::new(text)?;
    let Some((event, span)) = reader.document()? else { return Ok(Vec::new()) };
    let entries = match event {
        Event::MappingStart(anchor, _) => {
            if anchor != 0 {
                return Err(problem(span, "an anchor on the whole document cannot be used anywhere"));
            }
            reader.entries(0)?
        }
        Event::Scalar(text, ScalarStyle::Plain, 0, None) if scalar::plain(&text) == Ok(Value::Null) => {
            Vec::new()
        }
        _ => {
            return Err(problem(
                span,
                "expected `key: value` lines, found a single value or a list of values",
            ));
        }
    };
    reader.end()?;
    Ok(entries)
}

/// A single value, as on the right of a command-line word.
pub(crate) fn value(text: &str) -> Result<Value, Problem> {
    let mut reader = Reader::new(text)?;
    let Some((event, span)) = reader.document()? else { return Ok(Value::Null) };
    let value = reader.node(event, span, 0)?;
    reader.end()?;
    Ok(value)
}

fn problem(span: Span, message: impl Into<String>) -> Problem {
    Problem {
        place: Place { line: span.start.line(), column: span.start.col() + 1 },
        message: message.into(),
    }
}

struct Reader<'input> {
    parser: Parser<'input, StrInput<'input>>,
    anchors: HashMap<usize, Value>,
    nodes: usize,
}

impl<'input> Reader<'input> {
    fn new(text: &'input str) -> Result<Self, Problem> {
        // A byte-order mark is no part of the text.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Ok(Self { parser: Parser::new_from_str(text), anchors: HashMap::new(), nodes: 0 })
    }

    fn next(&mut self) -> Result<(Event<'input>, Span), Problem> {
        match self.parser.next_event() {
            Some(Ok(event)) => Ok(event),
            Some(Err(error)) => Err(Problem {
                place: Place { line: error.marker().line(), column: error.marker().col() + 1 },
                message: error.info().to_owned(),
            }),
            None => Ok((Event::StreamEnd, Span::default())),
        }
    }

    /// The first event of the only document; `None` for an empty text.
    fn document(&mut self) -> Result<Option<(Event<'input>, Span)>, Problem> {
        loop {
            match self.next()? {
                (Event::StreamStart | Event::DocumentStart(_) | Event::Nothing, _) => {}
                (Event::StreamEnd, _) => return Ok(None),
                first => return Ok(Some(first)),
            }
        }
    }

    fn end(&mut self) -> Result<(), Problem> {
        loop {
            match self.next()? {
                (Event::DocumentEnd | Event::Nothing, _) => {}
                (Event::StreamEnd, _) => return Ok(()),
                (_, span) => return Err(problem(span, "expected one document, found a second one")),
            }
        }
    }

    fn node(&mut self, event: Event<'input>, span: Span, depth: usize) -> Result<Value, Problem> {
        if depth > DEPTH {
            return Err(problem(span, format!("nested more than {DEPTH} levels deep")));
        }
        self.count(span, 1)?;
        let (anchor, value) = match event {
            Event::Alias(id) => {
                let value = self.anchors.get(&id).cloned();
                let value = value.ok_or_else(|| problem(span, "an alias inside the value that it names"))?;
                self.count(span, size(&value))?;
                return Ok(value);
            }
            Event::Scalar(text, style, anchor, tag) => {
                (anchor, typed(&text, style, tag.as_deref()).map_err(|message| problem(span, message))?)
            }
            Event::SequenceStart(anchor, tag) => {
                refuse_tag(tag.as_deref(), "seq").map_err(|message| problem(span, message))?;
                let mut items = Vec::new();
                loop {
                    match self.next()? {
                        (Event::SequenceEnd, _) => break,
                        (event, span) => items.push(self.node(event, span, depth + 1)?),
                    }
                }
                (anchor, Value::List(items))
            }
            Event::MappingStart(anchor, tag) => {
                refuse_tag(tag.as_deref(), "map").map_err(|message| problem(span, message))?;
                let entries = self.entries(depth + 1)?;
                (anchor, Value::Map(entries.into_iter().map(|entry| (entry.key, entry.value)).collect()))
            }
            _ => return Err(problem(span, "expected a value")),
        };
        if anchor != 0 {
            self.anchors.insert(anchor, value.clone());
        }
        Ok(value)
    }

    fn count(&mut self, span: Span, more: usize) -> Result<(), Problem> {
        self.nodes += more;
        if self.nodes > NODES {
            return Err(problem(span, format!("more than {NODES} values; aliases unfold too far")));
        }
        Ok(())
    }

    /// The entries of a mapping whose start was read.
    fn entries(&mut self, depth: usize) -> Result<Vec<Entry>, Problem> {
        let mut entries: Vec<Entry> = Vec::new();
        let mut merged: Vec<Entry> = Vec::new();
        loop {
            let (event, span) = self.next()?;
            let key = match event {
                Event::MappingEnd => break,
                Event::Scalar(key, ..) => key.into_owned(),
                _ => return Err(problem(span, "expected a key, found a list, a mapping or an alias")),
            };
            let (event, value_span) = self.next()?;
            let value = self.node(event, value_span, depth)?;
            let place = problem(span, "").place;
            if key == "<<" {
                merged.extend(merge(value, place).map_err(|message| problem(value_span, message))?);
            } else if let Some(first) = entries.iter().find(|entry| entry.key == key) {
                return Err(problem(
                    span,
                    format!("the key {key} is given twice, first in line {}", first.place.line),
                ));
            } else {
                entries.push(Entry { key, value, place });
            }
        }
        merged.retain(|entry| !entries.iter().any(|own| own.key == entry.key));
        merged.extend(entries);
        Ok(merged)
    }
}

/// The entries that a `<<` key brings in; of several mappings the first one counts.
fn merge(value: Value, place: Place) -> Result<Vec<Entry>, String> {
    let maps = match value {
        Value::Map(map) => vec![map],
        Value::List(items) => items
            .into_iter()
            .map(|item| if let Value::Map(map) = item { Ok(map) } else { Err(()) })
            .collect::<Result<_, _>>()
            .map_err(|()| "`<<` takes a mapping or a list of mappings".to_owned())?,
        _ => return Err("`<<` takes a mapping or a list of mappings".to_owned()),
    };
    let mut entries: Vec<Entry> = Vec::new();
    for (key, value) in maps.into_iter().flatten() {
        if !entries.iter().any(|entry| entry.key == key) {
            entries.push(Entry { key, value, place });
        }
    }
    Ok(entries)
}

fn size(value: &Value) -> usize {
    match value {
        Value::List(items) => 1 + items.iter().map(size).sum::<usize>(),
        Value::Map(items) => 1 + items.iter().map(|(_, value)| size(value)).sum::<usize>(),
        _ => 1,
    }
}

fn typed(text: &str, style: ScalarStyle, tag: Option<&Tag>) -> Result<Value, String> {
    match tag {
        None if style == ScalarStyle::Plain => scalar::plain(text),
        None => Ok(Value::from(text)),
        Some(tag) if tag.is_yaml_core_schema() && tag.suffix == "str" => Ok(Value::from(text)),
        Some(tag) if tag.is_yaml_core_schema() => {
            let value = scalar::plain(text)?;
            match (tag.suffix.as_str(), &value) {
                ("int", Value::Int(_)) | ("bool", Value::Bool(_)) | ("null", Value::Null) => Ok(value),
                ("float", Value::Float(_) | Value::Int(_)) => {
                    Ok(Value::Float(value.number().unwrap_or(f64::NAN)))
                }
                _ => Err(format!("{text} is not what the tag !!{} says", tag.suffix)),
            }
        }
        Some(tag) => Err(format!("the tag {tag} is not known here; write a plain value")),
    }
}

fn refuse_tag(tag: Option<&Tag>, known: &str) -> Result<(), String> {
    match tag {
        Some(tag) if !(tag.is_yaml_core_schema() && tag.suffix == known) => {
            Err(format!("the tag {tag} is not known here; write a plain value"))
        }
        _ => Ok(()),
    }
}
