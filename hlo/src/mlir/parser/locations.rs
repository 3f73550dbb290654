//! Locations.

use super::super::ast::{Attribute, Location};
use super::super::cursor::Result;
use super::super::error::Problem;
use super::Parser;

impl<'a> Parser<'a> {
    /// `loc(...)`, if it is here.
    pub(super) fn trailing_location(&mut self) -> Result<Option<Location<'a>>> {
        if self.cursor.at_word("loc") { self.location().map(Some) } else { Ok(None) }
    }

    /// `loc(...)`.
    pub(super) fn location(&mut self) -> Result<Location<'a>> {
        self.cursor.expect_word("loc")?;
        self.cursor.expect("(")?;
        let location = self.bare_location()?;
        self.cursor.expect(")")?;
        Ok(location)
    }

    fn bare_location(&mut self) -> Result<Location<'a>> {
        self.nested(|parser| match parser.cursor.peek() {
            b'"' => parser.name_or_file(),
            b'#' => Ok(match parser.attribute()? {
                Attribute::Alias(name) => Location::Alias(name),
                other => Location::Attribute(Box::new(other)),
            }),
            _ => match parser.cursor.peek_word() {
                "unknown" => {
                    parser.cursor.bump("unknown".len());
                    Ok(Location::Unknown)
                }
                "callsite" => parser.call_site(),
                "fused" => parser.fused(),
                _ => Err(parser.cursor.expected("a location")),
            },
        })
    }

    fn name_or_file(&mut self) -> Result<Location<'a>> {
        let name = self.cursor.string("a name")?;
        if self.cursor.eat("(") {
            let child = Some(Box::new(self.bare_location()?));
            self.cursor.expect(")")?;
            return Ok(Location::Name { name, child });
        }
        if !self.cursor.eat(":") {
            return Ok(Location::Name { name, child: None });
        }
        let line = self.narrow("a line number")?;
        self.cursor.expect(":")?;
        let column = self.narrow("a column number")?;
        let end = match self.cursor.eat_word("to") {
            true => Some(self.range_end()?),
            false => None,
        };
        Ok(Location::File { file: name, start: (line, column), end })
    }

    /// `line:column` or `:column`.
    fn range_end(&mut self) -> Result<(Option<u32>, u32)> {
        let line = match self.cursor.peek() {
            b':' => None,
            _ => Some(self.narrow("a line number")?),
        };
        self.cursor.expect(":")?;
        Ok((line, self.narrow("a column number")?))
    }

    fn narrow(&mut self, what: &str) -> Result<u32> {
        let at = self.cursor.pos();
        let value = self.cursor.integer(what)?;
        u32::try_from(value).map_err(|_| {
            let problem = Problem::Expected { expected: what.to_owned(), found: format!("`{value}`") };
            self.cursor.error(at, problem)
        })
    }

    fn call_site(&mut self) -> Result<Location<'a>> {
        self.cursor.expect_word("callsite")?;
        self.cursor.expect("(")?;
        let callee = Box::new(self.bare_location()?);
        self.cursor.expect_word("at")?;
        let caller = Box::new(self.bare_location()?);
        self.cursor.expect(")")?;
        Ok(Location::CallSite { callee, caller })
    }

    fn fused(&mut self) -> Result<Location<'a>> {
        self.cursor.expect_word("fused")?;
        let metadata = match self.cursor.eat("<") {
            true => {
                let metadata = self.attribute()?;
                self.cursor.expect(">")?;
                Some(Box::new(metadata))
            }
            false => None,
        };
        let children = self.list("[", "]", |parser| parser.bare_location())?;
        Ok(Location::Fused { metadata, children })
    }
}
