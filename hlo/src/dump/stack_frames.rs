//! The tables `FileNames`, `FunctionNames`, `FileLocations` and `StackFrames` at the head of a module.

use super::cursor::Cursor;
use super::error::ParseError;
use super::module::{FileLocation, StackFrame, StackFrames};

/// Reads the sections at the cursor, in any order; none is fine too.
pub(crate) fn parse<'a>(cursor: &mut Cursor<'a>) -> Result<StackFrames<'a>, ParseError> {
    let mut frames = StackFrames::default();
    let start = cursor.pos();
    let mut end = start;
    loop {
        cursor.skip_space();
        let before = cursor.pos();
        let section = cursor.name_run();
        match section {
            "FileNames" => names(cursor, &mut frames.files)?,
            "FunctionNames" => names(cursor, &mut frames.functions)?,
            "FileLocations" => records(cursor, |fields| {
                frames.locations.push(FileLocation {
                    file: field(fields, "file_name_id"),
                    function: field(fields, "function_name_id"),
                    line: field(fields, "line") as u32,
                });
            })?,
            "StackFrames" => records(cursor, |fields| {
                frames.frames.push(StackFrame {
                    location: field(fields, "file_location_id"),
                    parent: field(fields, "parent_frame_id"),
                });
            })?,
            _ => {
                cursor.set_pos(before);
                break;
            }
        }
        end = cursor.pos();
    }
    frames.text = cursor.slice(start, end).trim_end();
    number_parents_from_one(&mut frames);
    Ok(frames)
}

/// XLA prints the parent of a frame plus one, so that the first frame seems to be its own parent.
fn number_parents_from_one(frames: &mut StackFrames<'_>) {
    let shifted = frames.frames.iter().enumerate().any(|(index, frame)| frame.parent == index + 1);
    if shifted {
        frames.frames.iter_mut().for_each(|frame| frame.parent = frame.parent.saturating_sub(1));
    }
}

fn field(fields: &str, name: &str) -> usize {
    fields
        .split_ascii_whitespace()
        .find_map(|field| field.strip_prefix(name)?.strip_prefix('='))
        .and_then(|value| value.parse().ok())
        .unwrap_or(0)
}

/// Takes the number at the start of a line of a table; entries are numbered 1, 2, 3, ...
fn entry(cursor: &mut Cursor<'_>, expected: usize) -> Result<bool, ParseError> {
    cursor.skip_space();
    if !cursor.peek().is_some_and(|byte| byte.is_ascii_digit()) {
        return Ok(false);
    }
    let start = cursor.pos();
    if cursor.name_run().parse() != Ok(expected) {
        cursor.set_pos(start);
        return Err(cursor.error(format_args!("expected entry number {expected} of the table")));
    }
    cursor.skip_blanks();
    Ok(true)
}

fn names<'a>(cursor: &mut Cursor<'a>, names: &mut Vec<&'a str>) -> Result<(), ParseError> {
    while entry(cursor, names.len() + 1)? {
        if cursor.peek() != Some(b'"') {
            return Err(cursor.expected("a quoted name"));
        }
        let start = cursor.pos() + 1;
        cursor.skip_quoted()?;
        names.push(cursor.slice(start, cursor.pos() - 1));
    }
    Ok(())
}

fn records<'a>(cursor: &mut Cursor<'a>, mut record: impl FnMut(&'a str)) -> Result<(), ParseError> {
    let mut count = 0;
    while entry(cursor, count + 1)? {
        if cursor.peek() != Some(b'{') {
            return Err(cursor.expected("a record in braces"));
        }
        let start = cursor.pos() + 1;
        cursor.skip_balanced()?;
        record(cursor.slice(start, cursor.pos() - 1));
        count += 1;
    }
    Ok(())
}
