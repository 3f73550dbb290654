//! Files of lines: one JSON object a line, or one text a line.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::sync::Arc;

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::record::{Column, Records};
use super::{Document, Place};
use crate::data::DataError;

/// What a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineKind {
    /// An object, of which one member is the document. Blank lines are passed over.
    Json,
    /// A document. Blank lines are empty documents, as in HuggingFace `datasets`.
    Text,
}

/// Reads a file line by line.
pub(super) struct Lines {
    reader: BufReader<File>,
    path: Arc<Path>,
    line: u64,
    buffer: Vec<u8>,
    kind: LineKind,
    column: Column,
}

impl Lines {
    pub(super) fn open(path: &Path, kind: LineKind, column: Column) -> Result<Self, DataError> {
        let file = File::open(path).map_err(|e| DataError::io(path, e))?;
        let reader = BufReader::with_capacity(1 << 18, file);
        Ok(Self { reader, path: path.into(), line: 0, buffer: Vec::new(), kind, column })
    }

    /// Reads the next line that counts into the buffer, without its end; false at the end of the file.
    fn advance(&mut self) -> Result<bool, DataError> {
        loop {
            self.buffer.clear();
            let read = self.reader.read_until(b'\n', &mut self.buffer);
            if read.map_err(|e| DataError::io(&*self.path, e))? == 0 {
                return Ok(false);
            }
            self.line += 1;
            let end = self.buffer.iter().rposition(|b| !matches!(b, b'\n' | b'\r')).map_or(0, |at| at + 1);
            self.buffer.truncate(end);
            if self.kind == LineKind::Text || !self.buffer.trim_ascii().is_empty() {
                return Ok(true);
            }
        }
    }

    fn parse(&self, place: Place) -> Result<Document, DataError> {
        if self.kind == LineKind::Text {
            if self.column.name != "text" {
                return Err(self.column.missing(&self.path.display(), ["text"]));
            }
            return self.column.bytes(self.buffer.clone(), place);
        }
        let mut deserializer = serde_json::Deserializer::from_slice(&self.buffer);
        let member = Member { name: &self.column.name, names: Vec::new() };
        let found = member.deserialize(&mut deserializer).and_then(|found| {
            deserializer.end()?;
            Ok(found)
        });
        match found {
            Ok((Some(Value::Text(text)), _)) => self.column.text(text, place),
            Ok((Some(Value::Ids(ids)), _)) => self.column.tokens(ids, place),
            Ok((Some(Value::Other(what)), _)) => Err(self.column.unusable(&place, what)),
            Ok((None, names)) => Err(self.column.missing(&place, names.iter().map(String::as_str))),
            Err(error) => Err(DataError::Record {
                place: place.to_string(),
                reason: format!("expected one JSON object a line: {}", reason(&error)),
            }),
        }
    }
}

/// serde_json counts lines within the line; only its column says something.
fn reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let cut = text.rfind(" at line ").unwrap_or(text.len());
    if error.column() == 0 { text } else { format!("{} at column {}", &text[..cut], error.column()) }
}

impl Records for Lines {
    fn next(&mut self) -> Result<Option<Document>, DataError> {
        if !self.advance()? {
            return Ok(None);
        }
        let place = Place { file: self.path.clone(), unit: "line", number: self.line };
        self.parse(place).map(Some)
    }

    fn skip(&mut self, count: u64) -> Result<u64, DataError> {
        for done in 0..count {
            if !self.advance()? {
                return Ok(done);
            }
        }
        Ok(count)
    }
}

/// A member's value as far as documents go.
enum Value {
    Text(String),
    Ids(Vec<i64>),
    Other(&'static str),
}

/// Picks one member of an object without building the others; gives the names of the others too.
struct Member<'a> {
    name: &'a str,
    names: Vec<String>,
}

impl<'de> DeserializeSeed<'de> for Member<'_> {
    type Value = (Option<Value>, Vec<String>);

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Member<'_> {
    type Value = (Option<Value>, Vec<String>);

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("an object such as {\"text\": \"...\"}")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut found = None;
        while let Some(name) = map.next_key::<String>()? {
            if name == self.name {
                found = Some(map.next_value_seed(ValueSeed)?);
            } else {
                map.next_value::<IgnoredAny>()?;
                self.names.push(name);
            }
        }
        Ok((found, self.names))
    }
}

struct ValueSeed;

impl<'de> DeserializeSeed<'de> for ValueSeed {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for ValueSeed {
    type Value = Value;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("text or a list of token ids")
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::Text(text.to_owned()))
    }

    fn visit_string<E>(self, text: String) -> Result<Value, E> {
        Ok(Value::Text(text))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut ids = Vec::new();
        while let Some(id) = items.next_element::<i64>()? {
            ids.push(id);
        }
        Ok(Value::Ids(ids))
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Other("null"))
    }

    fn visit_bool<E>(self, _: bool) -> Result<Value, E> {
        Ok(Value::Other("a truth value"))
    }

    fn visit_i64<E>(self, _: i64) -> Result<Value, E> {
        Ok(Value::Other("a number"))
    }

    fn visit_u64<E>(self, _: u64) -> Result<Value, E> {
        Ok(Value::Other("a number"))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Value, E> {
        Ok(Value::Other("a number"))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Value::Other("an object"))
    }
}
