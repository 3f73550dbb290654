//! A byte cursor over the text of a dump: white space, comments, names, quoted and bracketed runs.

use super::error::ParseError;

/// What a byte means to the scanner of attribute values.
const PLAIN: u8 = 0;
const OPEN: u8 = 1;
const CLOSE: u8 = 2;
const QUOTE: u8 = 3;
const COMMA: u8 = 4;
const NEWLINE: u8 = 5;
const SLASH: u8 = 6;

const CLASS: [u8; 256] = {
    let mut table = [PLAIN; 256];
    table[b'(' as usize] = OPEN;
    table[b'[' as usize] = OPEN;
    table[b'{' as usize] = OPEN;
    table[b')' as usize] = CLOSE;
    table[b']' as usize] = CLOSE;
    table[b'}' as usize] = CLOSE;
    table[b'"' as usize] = QUOTE;
    table[b',' as usize] = COMMA;
    table[b'\n' as usize] = NEWLINE;
    table[b'/' as usize] = SLASH;
    table
};

const NAME: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 128 {
        let b = byte as u8;
        table[byte] = b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'-');
        byte += 1;
    }
    table
};

/// A position in the text. All scanning functions advance it; none allocates.
#[derive(Clone)]
pub(crate) struct Cursor<'a> {
    source: &'a str,
    pos: usize,
    depth_limit: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(source: &'a str, depth_limit: usize) -> Self {
        Self { source, pos: 0, depth_limit }
    }

    pub(crate) fn pos(&self) -> usize {
        self.pos
    }

    pub(crate) fn set_pos(&mut self, pos: usize) {
        self.pos = pos.min(self.source.len());
    }

    fn bytes(&self) -> &'a [u8] {
        self.source.as_bytes()
    }

    pub(crate) fn peek(&self) -> Option<u8> {
        self.bytes().get(self.pos).copied()
    }

    pub(crate) fn slice(&self, start: usize, end: usize) -> &'a str {
        self.source.get(start..end).unwrap_or("")
    }

    pub(crate) fn error(&self, message: impl std::fmt::Display) -> ParseError {
        ParseError::at(self.source, self.pos, message)
    }

    /// "expected X, found Y" at the current position.
    pub(crate) fn expected(&self, what: &str) -> ParseError {
        match self.source.get(self.pos..).and_then(|rest| rest.chars().next()) {
            None => self.error(format_args!("expected {what}, found the end of the text")),
            Some('\n') => self.error(format_args!("expected {what}, found the end of the line")),
            Some(found) => self.error(format_args!("expected {what}, found {found:?}")),
        }
    }

    /// Skips white space and comments (`/* */`, `//`), over line ends too.
    pub(crate) fn skip_space(&mut self) {
        while let Some(byte) = self.peek() {
            match byte {
                b' ' | b'\n' | b'\t' | b'\r' => self.pos += 1,
                b'/' => {
                    if !self.skip_comment() {
                        return;
                    }
                }
                _ => return,
            }
        }
    }

    /// As [`Self::skip_space`], but stays on the line.
    pub(crate) fn skip_blanks(&mut self) {
        while let Some(byte) = self.peek() {
            match byte {
                b' ' | b'\t' | b'\r' => self.pos += 1,
                b'/' => {
                    if !self.skip_comment() {
                        return;
                    }
                }
                _ => return,
            }
        }
    }

    fn skip_comment(&mut self) -> bool {
        let rest = self.bytes().get(self.pos..).unwrap_or(&[]);
        if rest.starts_with(b"/*") {
            match memchr::memmem::find(rest, b"*/") {
                Some(at) => self.pos += at + 2,
                None => self.pos = self.source.len(),
            }
            true
        } else if rest.starts_with(b"//") {
            self.pos += memchr::memchr(b'\n', rest).unwrap_or(rest.len());
            true
        } else {
            false
        }
    }

    /// Moves behind the next line end.
    pub(crate) fn skip_line(&mut self) {
        let rest = self.bytes().get(self.pos..).unwrap_or(&[]);
        self.pos += memchr::memchr(b'\n', rest).map_or(rest.len(), |at| at + 1);
    }

    /// Takes `byte` if it is next.
    pub(crate) fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.pos += usize::from(found);
        found
    }

    /// Takes `text` if it is next.
    pub(crate) fn eat_str(&mut self, text: &str) -> bool {
        let found = self.bytes().get(self.pos..).is_some_and(|rest| rest.starts_with(text.as_bytes()));
        if found {
            self.pos += text.len();
        }
        found
    }

    pub(crate) fn expect(&mut self, byte: u8, what: &str) -> Result<(), ParseError> {
        if self.eat(byte) { Ok(()) } else { Err(self.expected(what)) }
    }

    /// A run of name characters (letters, digits, `_`, `.`, `-`), possibly empty.
    pub(crate) fn name_run(&mut self) -> &'a str {
        let start = self.pos;
        let bytes = self.bytes();
        while bytes.get(self.pos).is_some_and(|&byte| NAME[byte as usize]) {
            self.pos += 1;
        }
        self.slice(start, self.pos)
    }

    /// A name, with or without the leading `%`, which is dropped.
    pub(crate) fn name(&mut self, what: &str) -> Result<&'a str, ParseError> {
        self.eat(b'%');
        let name = self.name_run();
        if name.is_empty() { Err(self.expected(what)) } else { Ok(name) }
    }

    /// Moves behind the string that starts at the current `"`. Backslashes escape.
    pub(crate) fn skip_quoted(&mut self) -> Result<(), ParseError> {
        let start = self.pos;
        let mut at = self.pos + 1;
        loop {
            let rest = self.bytes().get(at..).unwrap_or(&[]);
            match memchr::memchr2(b'"', b'\\', rest) {
                Some(found) if rest[found] == b'"' => {
                    self.pos = at + found + 1;
                    return Ok(());
                }
                Some(found) => at += found + 2,
                None => return Err(ParseError::at(self.source, start, "this string has no closing quote")),
            }
        }
    }

    /// Moves behind the bracket that matches the one at the current position; strings and comments inside
    /// may hold any bracket.
    pub(crate) fn skip_balanced(&mut self) -> Result<(), ParseError> {
        let start = self.pos;
        let mut depth = 0usize;
        let bytes = self.bytes();
        while let Some(&byte) = bytes.get(self.pos) {
            match CLASS[byte as usize] {
                OPEN => {
                    depth += 1;
                    if depth > self.depth_limit {
                        return Err(self.error(format_args!(
                            "brackets are nested deeper than the limit of {}",
                            self.depth_limit
                        )));
                    }
                }
                CLOSE => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        self.pos += 1;
                        return Ok(());
                    }
                }
                QUOTE => {
                    self.skip_quoted()?;
                    continue;
                }
                _ => {}
            }
            self.pos += 1;
        }
        Err(ParseError::at(self.source, start, "this bracket is never closed"))
    }

    /// The value of an attribute: everything to the next `,`, line end or closing bracket that is not inside
    /// brackets or a string.
    pub(crate) fn value(&mut self) -> Result<&'a str, ParseError> {
        let start = self.pos;
        let bytes = self.bytes();
        while let Some(&byte) = bytes.get(self.pos) {
            match CLASS[byte as usize] {
                PLAIN => self.pos += 1,
                OPEN => self.skip_balanced()?,
                QUOTE => self.skip_quoted()?,
                // A comment behind the value is no part of it.
                SLASH if matches!(bytes.get(self.pos + 1), Some(b'/' | b'*')) => break,
                SLASH => self.pos += 1,
                _ => break,
            }
        }
        let value = self.slice(start, self.pos).trim_end();
        if value.is_empty() { Err(self.expected("an attribute value")) } else { Ok(value) }
    }
}
