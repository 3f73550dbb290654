//! Keys that do not exist: the error, with what became of a known old key or the nearest spelling.

use super::error::ConfigError;
use super::keys::table;
use super::origin::Origin;

/// The error for a key that is not in the table.
pub fn unknown_key(key: &str, origin: &Origin) -> ConfigError {
    let nearest = table().nearest(key);
    let bare = key.trim_start_matches('-');
    let hint = if bare != key && table().get(bare).is_some() {
        format!(" Write {bare}=... without dashes.")
    } else if let Some(fate) = fate(key) {
        format!(" In MaxText 0.2.5 {fate}.")
    } else if key.is_empty() {
        " A word should be key=value.".to_owned()
    } else if let Some(first) = nearest.first() {
        match &nearest[1..] {
            [] => format!(" Did you mean {first}?"),
            others => format!(" Did you mean {first} (or {})?", others.join(", ")),
        }
    } else {
        " `maxtext config explain` lists all keys.".to_owned()
    };
    ConfigError::UnknownKey { key: key.to_owned(), origin: origin.clone(), nearest, hint }
}

/// What became of a key that public commands use, or where it belongs.
fn fate(key: &str) -> Option<&'static str> {
    let rows = include_str!("data/gone.tsv").lines().filter(|row| !row.starts_with('#'));
    rows.filter_map(|row| row.split_once('\t')).find(|(name, _)| *name == key).map(|(_, fate)| fate)
}
