//! Value names and where they are visible.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::super::ast::ValueId;

/// Names visible inside one region that is isolated from what surrounds it, such as a function's body.
#[derive(Default)]
struct Frame<'a> {
    /// First value and number of values of each name.
    names: HashMap<&'a str, (ValueId, u32)>,
    /// Names in the order they were defined, so that the end of a region can remove its own.
    defined: Vec<&'a str>,
}

/// All frames, innermost last.
pub(super) struct Scopes<'a> {
    frames: Vec<Frame<'a>>,
}

impl<'a> Scopes<'a> {
    pub(super) fn new() -> Self {
        Scopes { frames: vec![Frame::default()] }
    }

    pub(super) fn push_isolated(&mut self) {
        self.frames.push(Frame::default());
    }

    pub(super) fn pop_isolated(&mut self) {
        self.frames.pop();
    }

    /// A mark for [`Scopes::leave`].
    pub(super) fn enter(&self) -> usize {
        self.frames.last().map_or(0, |frame| frame.defined.len())
    }

    /// Forgets the names defined since `mark`.
    pub(super) fn leave(&mut self, mark: usize) {
        if let Some(frame) = self.frames.last_mut() {
            for name in frame.defined.drain(mark.min(frame.defined.len())..) {
                frame.names.remove(name);
            }
        }
    }

    /// Records a name for `count` values from `first`; false if it is taken.
    pub(super) fn define(&mut self, name: &'a str, first: ValueId, count: u32) -> bool {
        let Some(frame) = self.frames.last_mut() else { return false };
        match frame.names.entry(name) {
            Entry::Occupied(_) => false,
            Entry::Vacant(slot) => {
                slot.insert((first, count));
                frame.defined.push(name);
                true
            }
        }
    }

    /// The `index`-th value of a name.
    pub(super) fn find(&self, name: &str, index: u32) -> Option<ValueId> {
        let (first, count) = self.frames.last()?.names.get(name)?;
        (index < *count).then(|| ValueId(first.0 + index))
    }
}
