//! tiktoken rank files with Llama 3's pattern and special tokens, as MaxText's `TikTokenTokenizer` uses them.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::path::Path;

use base64::Engine;
use regex::Regex;

use super::Tokenizer;

/// Llama 3's split of text into words. The pattern proper has `\s+(?!\S)` before `\s+`; see [`Words`].
const PATTERN: &str = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+";

/// Special tokens follow the ranks.
const SPECIAL_TOKENS: usize = 256;
const BEGIN_OF_TEXT: usize = 0;
const END_OF_TEXT: usize = 1;

/// Longer texts are cut here first, and where so many characters in a row are all blank or all not blank.
const MOST_CHARACTERS: usize = 400_000;
const MOST_IN_A_ROW: usize = 25_000;

/// Byte pair encoding by ranks.
pub struct TikTokenTokenizer {
    ranks: HashMap<Box<[u8]>, u32>,
    bytes: HashMap<u32, Box<[u8]>>,
    words: Regex,
}

impl TikTokenTokenizer {
    /// Reads a file of lines with a token in base64 and its rank.
    ///
    /// # Errors
    /// What is missing or broken.
    pub fn open(path: &Path) -> Result<Self, String> {
        let text = std::fs::read_to_string(path).map_err(|e| e.to_string())?;
        let mut ranks = HashMap::new();
        for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.is_empty()) {
            let token = parse(line).ok_or_else(|| {
                format!("line {}: expected a token in base64 and its rank, found `{line}`", number + 1)
            })?;
            ranks.insert(token.0, token.1);
        }
        if let Some(byte) = (0..=u8::MAX).find(|&byte| !ranks.contains_key([byte].as_slice())) {
            return Err(format!("it has no token for the byte {byte:#04x}"));
        }
        let bytes = ranks.iter().map(|(bytes, &rank)| (rank, bytes.clone())).collect();
        Ok(Self { ranks, bytes, words: Regex::new(PATTERN).map_err(|e| e.to_string())? })
    }

    fn special(&self, index: usize) -> i32 {
        (self.ranks.len() + index) as i32
    }

    /// Tokens of one word.
    fn merge(&self, word: &[u8], ids: &mut Vec<i32>) {
        if let Some(&rank) = self.ranks.get(word) {
            return ids.push(rank as i32);
        }
        let mut merging = Merging::new(word, &self.ranks);
        while let Some(Reverse((_, left, length))) = merging.pairs.pop() {
            merging.join(left, length);
        }
        let pieces = merging.pieces().filter_map(|piece| self.ranks.get(piece));
        ids.extend(pieces.map(|&rank| rank as i32));
    }
}

fn parse(line: &str) -> Option<(Box<[u8]>, u32)> {
    let (token, rank) = line.split_once(' ')?;
    let token = base64::engine::general_purpose::STANDARD.decode(token).ok()?;
    Some((token.into(), rank.trim().parse().ok()?))
}

/// A word whose pairs are joined, the lowest rank first and of equal ones the leftmost.
struct Merging<'a> {
    word: &'a [u8],
    ranks: &'a HashMap<Box<[u8]>, u32>,
    /// Where the piece that begins here ends; 0 where none begins.
    ends: Vec<usize>,
    /// Where the piece that ends here begins.
    starts: Vec<usize>,
    /// Rank, begin and length of joined neighbours.
    pairs: BinaryHeap<Reverse<(u32, usize, usize)>>,
}

impl<'a> Merging<'a> {
    fn new(word: &'a [u8], ranks: &'a HashMap<Box<[u8]>, u32>) -> Self {
        let ends = (1..=word.len()).collect();
        let starts = (0..=word.len()).map(|end| end.saturating_sub(1)).collect();
        let mut merging = Self { word, ranks, ends, starts, pairs: BinaryHeap::new() };
        (1..word.len()).for_each(|middle| merging.consider(middle));
        merging
    }

    /// Queues the pieces on both sides of a boundary.
    fn consider(&mut self, middle: usize) {
        if middle == 0 || middle >= self.word.len() {
            return;
        }
        let (start, end) = (self.starts[middle], self.ends[middle]);
        if let Some(&rank) = self.ranks.get(&self.word[start..end]) {
            self.pairs.push(Reverse((rank, start, end - start)));
        }
    }

    /// Joins the pair unless one of the two was joined otherwise since it was queued.
    fn join(&mut self, start: usize, length: usize) {
        let (middle, end) = (self.ends[start], start + length);
        if middle == 0 || middle >= end || self.ends[middle] != end {
            return;
        }
        self.ends[start] = end;
        self.ends[middle] = 0;
        self.starts[end] = start;
        self.consider(start);
        self.consider(end);
    }

    fn pieces(&self) -> impl Iterator<Item = &[u8]> {
        let mut at = 0;
        std::iter::from_fn(move || {
            let start = at;
            at = *self.ends.get(start)?;
            Some(&self.word[start..at])
        })
    }
}

/// The words of a text by the whole pattern.
///
/// A run of blanks before something else leaves its last character to what follows: that is what `\s+(?!\S)` says. It
/// is done by hand, for an engine without look-ahead is several times faster.
struct Words<'a> {
    pattern: &'a Regex,
    text: &'a str,
    at: usize,
}

impl<'a> Iterator for Words<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let found = self.pattern.find_at(self.text, self.at)?;
        let (mut word, end) = (found.as_str(), found.end());
        let only_blanks = || word.chars().all(|c| c.is_whitespace() && c != '\r' && c != '\n');
        if end < self.text.len() && only_blanks() {
            let last = word.char_indices().next_back().map_or(0, |(at, _)| at);
            if last > 0 {
                word = &word[..last];
            }
        }
        self.at = found.start() + word.len();
        Some(word)
    }
}

/// MaxText's cuts of long texts.
fn parts(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut start, mut characters, mut run, mut blank) = (0, 0, 0, None);
    for (at, character) in text.char_indices() {
        if characters == MOST_CHARACTERS {
            parts.push(&text[start..at]);
            (start, characters, run, blank) = (at, 0, 0, None);
        }
        run = if blank == Some(character.is_whitespace()) { run + 1 } else { 1 };
        blank = Some(character.is_whitespace());
        if run > MOST_IN_A_ROW {
            parts.push(&text[start..at]);
            (start, run) = (at, 1);
        }
        characters += 1;
    }
    parts.push(&text[start..]);
    parts
}

impl Tokenizer for TikTokenTokenizer {
    fn encode(&self, text: &str) -> Result<Vec<i32>, String> {
        let mut ids = Vec::with_capacity(text.len() / 3);
        for text in parts(text) {
            for word in (Words { pattern: &self.words, text, at: 0 }) {
                self.merge(word.as_bytes(), &mut ids);
            }
        }
        Ok(ids)
    }

    fn decode(&self, ids: &[i32]) -> Result<String, String> {
        let pieces = ids.iter().filter_map(|&id| self.bytes.get(&u32::try_from(id).ok()?));
        let bytes: Vec<u8> = pieces.flat_map(|piece| piece.iter().copied()).collect();
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    fn vocab_size(&self) -> usize {
        self.ranks.len() + SPECIAL_TOKENS
    }

    fn bos_id(&self) -> Option<i32> {
        Some(self.special(BEGIN_OF_TEXT))
    }

    fn eos_id(&self) -> Option<i32> {
        Some(self.special(END_OF_TEXT))
    }

    fn pad_id(&self) -> Option<i32> {
        Some(-1)
    }

    fn unk_id(&self) -> Option<i32> {
        None
    }
}
