//! Token ids to text, one at a time.

use super::Tokenizer;

/// Turns a stream of token ids into text that never holds half a character.
///
/// The text of a token depends on its neighbours (spaces at the beginning, characters of several byte tokens), so each
/// new piece is what the last few tokens together say beyond what they said without the new one.
pub struct TokenDecoder<'a> {
    tokenizer: &'a dyn Tokenizer,
    /// The last tokens that were given out as text, and those after them.
    window: Vec<i32>,
    /// Tokens of the window that were given out.
    given: usize,
}

/// A character has at most four bytes; more byte tokens than that say nothing new.
const MOST_HELD_BACK: usize = 8;

impl<'a> TokenDecoder<'a> {
    /// A decoder at the beginning of a text.
    pub fn new(tokenizer: &'a dyn Tokenizer) -> Self {
        Self { tokenizer, window: Vec::new(), given: 0 }
    }

    /// Adds a token; gives the text that is certain now, often empty while a character is incomplete.
    ///
    /// # Errors
    /// The tokenizer's own message.
    pub fn push(&mut self, id: i32) -> Result<String, String> {
        self.window.push(id);
        let text = self.text()?;
        // The replacement character is what decoders put for bytes that make no character yet.
        if text.ends_with('\u{fffd}') && self.window.len() - self.given < MOST_HELD_BACK {
            return Ok(String::new());
        }
        // A mark without text is no context: text after it would look like the beginning of all text.
        if !text.is_empty() {
            self.window.drain(..self.given);
        }
        self.given = self.window.len();
        Ok(text)
    }

    /// The rest of the text: what was held back, with a replacement character for incomplete ones.
    ///
    /// # Errors
    /// The tokenizer's own message.
    pub fn finish(mut self) -> Result<String, String> {
        if self.given == self.window.len() { Ok(String::new()) } else { self.text() }
    }

    /// What the tokens that were not given out yet add.
    fn text(&mut self) -> Result<String, String> {
        let before = self.tokenizer.decode(&self.window[..self.given])?;
        let after = self.tokenizer.decode(&self.window)?;
        match after.strip_prefix(before.as_str()) {
            Some(new) => Ok(new.to_owned()),
            // A decoder that rewrites earlier text; the new tokens alone are the best there is.
            None => self.tokenizer.decode(&self.window[self.given..]),
        }
    }
}
