//! The table of keys: name, type, default, status and meaning of every key of MaxText 0.2.5.
//!
//! The rows are data, in `data/keys.tsv`: tab-separated key, type, default as JSON, flags (`b`: base.yml has the key, `d`:
//! derived), status, values that are accepted, note, description.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::kind::Kind;
use super::value::Value;

/// What this program does with a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// It has the effect that it has in MaxText.
    Implemented,
    /// By its nature it has no effect here; the note says why.
    Inert,
    /// It asks for something that does not exist here; only values that ask for nothing are accepted.
    Refused,
}

/// One key.
#[derive(Debug)]
pub struct Key {
    /// Name.
    pub name: &'static str,
    /// The type, as text: `int>=0`, `str?` (may be null), `enum(a,b)`.
    pub type_text: &'static str,
    /// The value in base.yml, before resolution; the schema's default where base.yml lacks the key.
    pub default: Value,
    /// Whether base.yml has the key.
    pub in_base_yml: bool,
    /// Whether the value is computed, so that a given one is overwritten.
    pub derived: bool,
    /// What this program does with it.
    pub status: Status,
    /// The resolved values that are accepted; `None` for all.
    pub accepted: Option<Vec<Value>>,
    /// Why it is inert, or why other values are refused and what to do.
    pub note: &'static str,
    /// What the key means in MaxText.
    pub description: &'static str,
    pub(crate) kind: Kind,
}

/// All keys, sorted by name.
pub struct Table {
    keys: Vec<Key>,
    index: HashMap<&'static str, usize>,
    /// Rows that could not be read; a test keeps this empty.
    bad_rows: Vec<&'static str>,
}

static TABLE: OnceLock<Table> = OnceLock::new();

/// The table.
pub fn table() -> &'static Table {
    TABLE.get_or_init(|| Table::parse(include_str!("data/keys.tsv")))
}

impl Table {
    fn parse(text: &'static str) -> Self {
        let mut table = Self { keys: Vec::new(), index: HashMap::new(), bad_rows: Vec::new() };
        for row in text.lines().filter(|row| !row.starts_with('#')) {
            match parse_row(row) {
                Some(key) => {
                    table.index.insert(key.name, table.keys.len());
                    table.keys.push(key);
                }
                None => table.bad_rows.push(row),
            }
        }
        table
    }

    /// The key of that name.
    pub fn get(&self, name: &str) -> Option<&Key> {
        self.index.get(name).and_then(|index| self.keys.get(*index))
    }

    /// All keys, by name.
    pub fn iter(&self) -> std::slice::Iter<'_, Key> {
        self.keys.iter()
    }

    /// Rows of the data file that could not be read: always empty, as a test asserts.
    pub fn bad_rows(&self) -> &[&'static str] {
        &self.bad_rows
    }

    /// The names that look most like `name`, nearest first, three at most.
    pub fn nearest(&self, name: &str) -> Vec<String> {
        let name = name.trim_start_matches('-').to_lowercase();
        let mut scored: Vec<(f64, &str)> = self
            .keys
            .iter()
            .map(|key| (strsim::jaro_winkler(&name, key.name).max(word_overlap(&name, key.name)), key.name))
            .filter(|(score, _)| *score > 0.84)
            .collect();
        scored.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(b.1)));
        // Others are worth a mention only when they are about as near.
        let best = scored.first().map_or(0.0, |(score, _)| *score);
        scored.retain(|(score, _)| *score > best - 0.02);
        scored.into_iter().take(3).map(|(_, name)| name.to_owned()).collect()
    }
}

/// How much of two names consists of the same words in any order, scaled so that it can be compared with Jaro-Winkler.
fn word_overlap(a: &str, b: &str) -> f64 {
    let (mut a, mut b): (Vec<_>, Vec<_>) = (a.split('_').collect(), b.split('_').collect());
    a.sort_unstable();
    b.sort_unstable();
    if a == b { 0.99 } else { 0.0 }
}

fn parse_row(row: &'static str) -> Option<Key> {
    let mut cells = row.split('\t');
    let mut cell = || cells.next();
    let name = cell()?;
    let type_text = cell()?;
    let kind = Kind::parse(type_text)?;
    let default = Value::from_json(&serde_json::from_str(cell()?).ok()?);
    let flags = cell()?;
    let status = match cell()? {
        "implemented" => Status::Implemented,
        "inert" => Status::Inert,
        "refused" => Status::Refused,
        _ => return None,
    };
    let accepted = match cell()? {
        "-" => None,
        text => match Value::from_json(&serde_json::from_str(text).ok()?) {
            Value::List(values) => Some(values),
            _ => return None,
        },
    };
    let note = Some(cell()?).filter(|note| *note != "-").unwrap_or_default();
    let description = cell()?;
    Some(Key {
        name,
        type_text,
        default,
        in_base_yml: flags.contains('b'),
        derived: flags.contains('d'),
        status,
        accepted,
        note,
        description,
        kind,
    })
}
