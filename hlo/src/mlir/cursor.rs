//! A place in the text and the smallest pieces of the grammar.

use std::borrow::Cow;

use super::error::{ParseError, Position, Problem};

pub(in crate::mlir) type Result<T> = std::result::Result<T, Box<ParseError>>;

/// Reads a text from left to right. After each token the blanks and comments behind it are skipped,
/// so that every byte is looked at a bounded number of times.
pub(in crate::mlir) struct Cursor<'a> {
    text: &'a str,
    pos: usize,
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.')
}

fn is_suffix(byte: u8) -> bool {
    is_word(byte) || byte == b'-'
}

impl<'a> Cursor<'a> {
    pub(in crate::mlir) fn new(text: &'a str) -> Self {
        let mut cursor = Cursor { text, pos: 0 };
        cursor.skip();
        cursor
    }

    pub(in crate::mlir) fn pos(&self) -> usize {
        self.pos
    }

    pub(in crate::mlir) fn at_end(&self) -> bool {
        self.pos >= self.text.len()
    }

    fn bytes(&self) -> &'a [u8] {
        &self.text.as_bytes()[self.pos..]
    }

    pub(in crate::mlir) fn rest(&self) -> &'a str {
        &self.text[self.pos..]
    }

    pub(in crate::mlir) fn slice(&self, from: usize) -> &'a str {
        &self.text[from..self.pos]
    }

    /// The next byte, 0 at the end.
    pub(in crate::mlir) fn peek(&self) -> u8 {
        self.bytes().first().copied().unwrap_or(0)
    }

    pub(in crate::mlir) fn peek_second(&self) -> u8 {
        self.bytes().get(1).copied().unwrap_or(0)
    }

    /// Skips blanks and `//` comments.
    pub(in crate::mlir) fn skip(&mut self) {
        loop {
            let bytes = self.bytes();
            let blanks = bytes.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
            self.pos += blanks;
            if !bytes[blanks..].starts_with(b"//") {
                return;
            }
            let line = self.bytes().iter().take_while(|byte| **byte != b'\n').count();
            self.pos += line;
        }
    }

    /// Moves over `n` bytes, all of them ASCII, without skipping blanks.
    pub(in crate::mlir) fn advance(&mut self, n: usize) {
        self.pos = (self.pos + n).min(self.text.len());
    }

    /// Moves over `n` bytes, all of them ASCII, and the blanks behind.
    pub(in crate::mlir) fn bump(&mut self, n: usize) {
        self.advance(n);
        self.skip();
    }

    /// Moves to a later byte that starts a character.
    pub(in crate::mlir) fn advance_to(&mut self, pos: usize) {
        self.pos = pos.min(self.text.len());
    }

    pub(in crate::mlir) fn at(&self, token: &str) -> bool {
        self.bytes().starts_with(token.as_bytes())
    }

    pub(in crate::mlir) fn eat(&mut self, token: &str) -> bool {
        let found = self.at(token);
        if found {
            self.bump(token.len());
        }
        found
    }

    pub(in crate::mlir) fn expect(&mut self, token: &str) -> Result<()> {
        if self.eat(token) { Ok(()) } else { Err(self.expected(format!("`{token}`"))) }
    }

    /// The word here, without moving.
    pub(in crate::mlir) fn peek_word(&self) -> &'a str {
        let bytes = self.bytes();
        if bytes.first().is_none_or(|byte| !byte.is_ascii_alphabetic() && *byte != b'_') {
            return "";
        }
        &self.rest()[..bytes.iter().take_while(|byte| is_word(**byte)).count()]
    }

    pub(in crate::mlir) fn at_word(&self, word: &str) -> bool {
        self.peek_word() == word
    }

    pub(in crate::mlir) fn eat_word(&mut self, word: &str) -> bool {
        let found = self.at_word(word);
        if found {
            self.bump(word.len());
        }
        found
    }

    pub(in crate::mlir) fn expect_word(&mut self, word: &str) -> Result<()> {
        if self.eat_word(word) { Ok(()) } else { Err(self.expected(format!("`{word}`"))) }
    }

    pub(in crate::mlir) fn word(&mut self, what: &str) -> Result<&'a str> {
        let word = self.peek_word();
        if word.is_empty() {
            return Err(self.expected(what));
        }
        self.bump(word.len());
        Ok(word)
    }

    /// The name behind a sigil (`%`, `^`, `#`, `!`), which the cursor has not passed yet.
    pub(in crate::mlir) fn suffix_id(&mut self, what: &str) -> Result<&'a str> {
        let bytes = self.bytes().get(1..).unwrap_or_default();
        let length = bytes.iter().take_while(|byte| is_suffix(**byte)).count();
        // A dash that starts an arrow belongs to the arrow.
        let length = match bytes[..length].iter().position(|byte| *byte == b'-') {
            Some(dash) if bytes.get(dash + 1) == Some(&b'>') => dash,
            _ => length,
        };
        if length == 0 {
            return Err(self.expected(what));
        }
        let name = &self.rest()[1..1 + length];
        self.bump(1 + length);
        Ok(name)
    }

    /// A string with its escapes left as they are, without the quotes.
    pub(in crate::mlir) fn string(&mut self, what: &str) -> Result<&'a str> {
        if self.peek() != b'"' {
            return Err(self.expected(what));
        }
        let start = self.pos;
        let Some(length) = string_length(self.bytes()) else {
            return Err(self.error(
                start,
                Problem::Expected {
                    expected: "a closing quote on the same line".into(),
                    found: "an unterminated string".into(),
                },
            ));
        };
        let content = &self.rest()[1..length - 1];
        self.bump(length);
        Ok(content)
    }

    /// An unsigned decimal integer.
    pub(in crate::mlir) fn integer(&mut self, what: &str) -> Result<u64> {
        let digits = self.bytes().iter().take_while(|byte| byte.is_ascii_digit()).count();
        match self.rest()[..digits].parse() {
            Ok(value) => {
                self.bump(digits);
                Ok(value)
            }
            Err(_) => Err(self.expected(what)),
        }
    }

    /// A signed number as written: decimal, hexadecimal, or floating point.
    pub(in crate::mlir) fn number(&mut self, what: &str) -> Result<&'a str> {
        let length = number_length(self.bytes());
        if length == 0 {
            return Err(self.expected(what));
        }
        let text = &self.rest()[..length];
        self.bump(length);
        Ok(text)
    }

    /// The text between `open`, where the cursor is, and its partner; moves behind the partner.
    /// Brackets and strings inside are balanced, blanks are normalised.
    pub(in crate::mlir) fn balanced(&mut self) -> Result<Cow<'a, str>> {
        let start = self.pos;
        let Some(length) = balanced_length(self.bytes()) else {
            return Err(self.error(
                start,
                Problem::Expected {
                    expected: "a matching closing bracket".into(),
                    found: "none before the end of the text".into(),
                },
            ));
        };
        let body = &self.rest()[1..length - 1];
        self.bump(length);
        Ok(normalised(body))
    }

    pub(in crate::mlir) fn expected(&self, expected: impl Into<String>) -> Box<ParseError> {
        let found = match self.rest().split_whitespace().next() {
            None => "the end of the text".to_owned(),
            Some(word) => format!("`{}`", word.chars().take(40).collect::<String>()),
        };
        self.error(self.pos, Problem::Expected { expected: expected.into(), found })
    }

    pub(in crate::mlir) fn error(&self, at: usize, problem: Problem) -> Box<ParseError> {
        Box::new(ParseError { position: Position::of(self.text, at), problem })
    }
}

/// Length with both quotes of the string that `bytes` starts with.
fn string_length(bytes: &[u8]) -> Option<usize> {
    let mut at = 1;
    loop {
        match *bytes.get(at)? {
            b'"' => return Some(at + 1),
            b'\n' => return None,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

fn number_length(bytes: &[u8]) -> usize {
    let sign = usize::from(bytes.first() == Some(&b'-'));
    let rest = &bytes[sign..];
    if rest.starts_with(b"0x") {
        let digits = rest[2..].iter().take_while(|byte| byte.is_ascii_hexdigit()).count();
        if digits > 0 {
            return sign + 2 + digits;
        }
    }
    let count = |from: usize| rest[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let whole = count(0);
    if whole == 0 {
        return 0;
    }
    if rest.get(whole) != Some(&b'.') {
        return sign + whole;
    }
    let mut end = whole + 1;
    end += count(end);
    if matches!(rest.get(end), Some(b'e' | b'E')) {
        let signed = usize::from(matches!(rest.get(end + 1), Some(b'+' | b'-')));
        let digits = count(end + 1 + signed);
        if digits > 0 {
            end += 1 + signed + digits;
        }
    }
    sign + end
}

/// Length up to and with the bracket that closes the one `bytes` starts with.
fn balanced_length(bytes: &[u8]) -> Option<usize> {
    let mut closers = Vec::new();
    let mut at = 0;
    loop {
        let byte = *bytes.get(at)?;
        match byte {
            b'"' => at += string_length(&bytes[at..])? - 1,
            b'-' if bytes.get(at + 1) == Some(&b'>') => at += 1,
            // Comparisons in affine constraints.
            b'>' | b'<' if bytes.get(at + 1) == Some(&b'=') => at += 1,
            b'/' if bytes.get(at + 1) == Some(&b'/') => {
                at += bytes[at..].iter().take_while(|byte| **byte != b'\n').count().saturating_sub(1);
            }
            b'<' => closers.push(b'>'),
            b'(' => closers.push(b')'),
            b'[' => closers.push(b']'),
            b'{' => closers.push(b'}'),
            b'>' | b')' | b']' | b'}' => {
                if closers.pop() != Some(byte) {
                    return None;
                }
                if closers.is_empty() {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
        at += 1;
    }
}

/// The body with every run of blanks as one space, none at the ends and no comments.
fn normalised(body: &str) -> Cow<'_, str> {
    let trimmed = body.trim_ascii();
    let bytes = trimmed.as_bytes();
    let rough = |pair: &[u8]| {
        let blank = pair[0].is_ascii_whitespace();
        blank && (pair[0] != b' ' || pair[1].is_ascii_whitespace()) || pair == b"//"
    };
    if !bytes.windows(2).any(rough) {
        return Cow::Borrowed(trimmed);
    }
    let mut out = String::with_capacity(trimmed.len());
    let mut rest = Cursor { text: trimmed, pos: 0 };
    rest.skip();
    while !rest.at_end() {
        let start = rest.pos;
        let length = match rest.peek() {
            b'"' => string_length(rest.bytes()).unwrap_or(1),
            _ => rest.rest().chars().next().map_or(1, char::len_utf8),
        };
        rest.pos += length;
        out.push_str(rest.slice(start));
        let end = rest.pos;
        rest.skip();
        if rest.pos > end && !rest.at_end() {
            out.push(' ');
        }
    }
    Cow::Owned(out)
}
