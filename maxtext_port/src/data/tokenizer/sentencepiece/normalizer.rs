//! Text normalisation: the model's character map, spaces, and the dummy prefix.

use super::model;
use super::prefix::PrefixTable;

/// The space symbol, U+2581.
pub(super) const SPACE: &str = "\u{2581}";

/// Turns text into what the segmentation works on.
pub(super) struct Normalizer {
    map: Option<CharacterMap>,
    user_defined: PrefixTable,
    pub(super) add_dummy_prefix: bool,
    pub(super) remove_extra_whitespaces: bool,
    escape_whitespaces: bool,
    whitespace_is_suffix: bool,
}

impl Normalizer {
    pub(super) fn new(
        spec: Option<&model::Normalizer>,
        whitespace_is_suffix: bool,
        user_defined: PrefixTable,
    ) -> Result<Self, String> {
        let flag = |get: fn(&model::Normalizer) -> Option<bool>| spec.and_then(get).unwrap_or(true);
        let map = spec.and_then(|spec| spec.precompiled_charsmap.as_deref()).filter(|map| !map.is_empty());
        Ok(Self {
            map: map.map(CharacterMap::parse).transpose()?,
            user_defined,
            add_dummy_prefix: flag(|spec| spec.add_dummy_prefix),
            remove_extra_whitespaces: flag(|spec| spec.remove_extra_whitespaces),
            escape_whitespaces: flag(|spec| spec.escape_whitespaces),
            whitespace_is_suffix,
        })
    }

    pub(super) fn normalize(&self, text: &str) -> String {
        let space = if self.escape_whitespaces { SPACE } else { " " };
        let mut rest = text;
        if self.remove_extra_whitespaces {
            while let Some((" ", length)) = self.prefix(rest) {
                rest = &rest[length..];
            }
        }
        if rest.is_empty() {
            return String::new();
        }
        let mut out = String::with_capacity(rest.len() * 2);
        if self.add_dummy_prefix && !self.whitespace_is_suffix {
            out.push_str(space);
        }
        let mut after_space = self.remove_extra_whitespaces;
        while let Some((mut piece, length)) = self.prefix(rest) {
            rest = &rest[length..];
            if after_space {
                piece = piece.trim_start_matches(' ');
            }
            for (at, part) in piece.split(' ').enumerate() {
                if at > 0 {
                    out.push_str(space);
                }
                out.push_str(part);
            }
            if !piece.is_empty() {
                after_space = self.remove_extra_whitespaces && piece.ends_with(' ');
            }
        }
        if self.remove_extra_whitespaces {
            out.truncate(out.trim_end_matches(space).len());
        }
        if self.add_dummy_prefix && self.whitespace_is_suffix {
            out.push_str(space);
        }
        out
    }

    /// What the beginning of the text becomes, and how many bytes of it that takes.
    fn prefix<'a>(&'a self, text: &'a str) -> Option<(&'a str, usize)> {
        let first = text.chars().next()?.len_utf8();
        if let Some(length) = self.user_defined.longest(text.as_bytes()) {
            return Some((&text[..length], length));
        }
        match self.map.as_ref().and_then(|map| map.longest(text.as_bytes())) {
            Some((piece, length)) => Some((piece, length)),
            None => Some((&text[..first], first)),
        }
    }
}

/// A precompiled character map: a double-array trie (darts-clone's layout) whose values are offsets into a list of
/// strings that end with NUL.
struct CharacterMap {
    units: Vec<u32>,
    strings: String,
}

impl CharacterMap {
    fn parse(bytes: &[u8]) -> Result<Self, String> {
        let broken = || "the precompiled character map is broken".to_owned();
        let (size, rest) = bytes.split_first_chunk::<4>().ok_or_else(broken)?;
        let (trie, strings) = rest.split_at_checked(u32::from_le_bytes(*size) as usize).ok_or_else(broken)?;
        let (units, tail) = trie.as_chunks::<4>();
        let strings = String::from_utf8(strings.to_vec()).map_err(|_| broken())?;
        if !tail.is_empty() || units.is_empty() {
            return Err(broken());
        }
        Ok(Self { units: units.iter().map(|unit| u32::from_le_bytes(*unit)).collect(), strings })
    }

    /// The longest key that begins the text: its replacement and its length.
    fn longest(&self, text: &[u8]) -> Option<(&str, usize)> {
        let offset = |unit: u32| ((unit >> 10) << ((unit & (1 << 9)) >> 6)) as usize;
        let mut at = offset(*self.units.first()?);
        let mut found = None;
        for (index, &byte) in text.iter().enumerate() {
            at ^= usize::from(byte);
            let Some(&unit) = self.units.get(at) else { break };
            if unit & (1 << 31 | 0xff) != u32::from(byte) {
                break;
            }
            at ^= offset(unit);
            if unit >> 8 & 1 == 1
                && let Some(&leaf) = self.units.get(at)
            {
                found = Some(((leaf & 0x7fff_ffff) as usize, index + 1));
            }
        }
        let (start, length) = found?;
        let string = self.strings.get(start..)?;
        // A key may end within a character of hostile data; the text is cut at characters only.
        std::str::from_utf8(&text[..length]).ok()?;
        Some((&string[..string.find('\0')?], length))
    }
}
