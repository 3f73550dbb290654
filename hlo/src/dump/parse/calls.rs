//! Calls by name, of computations that may follow later in the text.

use super::super::error::ParseError;
use super::super::module::ComputationId;
use super::{MISSING, Parser};

impl<'a> Parser<'a> {
    pub(super) fn calls(&mut self, value: &'a str) -> Result<(), ParseError> {
        let names = value.strip_prefix('{').and_then(|v| v.strip_suffix('}')).unwrap_or(value);
        for name in names.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            let bare = name.strip_prefix('%').unwrap_or(name);
            let computations = &self.module.computations;
            let called = self.computations.get(bare, |at| computations[at as usize].name);
            if called.is_none() {
                self.pending_calls.push((self.module.called.len() as u32, bare));
            }
            self.module.called.push(ComputationId(called.unwrap_or(MISSING)));
        }
        Ok(())
    }

    pub(super) fn finish(&mut self) -> Result<(), ParseError> {
        let mut lost = Vec::new();
        for (place, name) in std::mem::take(&mut self.pending_calls) {
            let computations = &self.module.computations;
            match self.computations.get(name, |at| computations[at as usize].name) {
                Some(called) => self.module.called[place as usize] = ComputationId(called),
                None => {
                    let message = format_args!("no computation named {name:?} in this module");
                    let error = ParseError::in_slice(self.module.source, name, message);
                    self.or_problem::<()>(Err(error))?;
                    lost.push(place);
                }
            }
        }
        self.drop_calls(&lost);
        self.check_calls()?;
        // Without ENTRY XLA takes the last computation.
        self.module.entry =
            self.module.entry.or((self.module.computations.len() as u32).checked_sub(1).map(ComputationId));
        if self.module.entry.is_none() {
            let error = self.cursor.error("the module has no computation");
            self.or_problem::<()>(Err(error))?;
        }
        Ok(())
    }

    /// Cuts the list of calls of an instruction before one that names no computation.
    fn drop_calls(&mut self, lost: &[u32]) {
        if lost.is_empty() {
            return;
        }
        for instruction in &mut self.module.instructions {
            let called = instruction.called.clone();
            if let Some(place) = lost.get(lost.partition_point(|place| *place < called.start)) {
                instruction.called = called.start..called.end.min(*place).max(called.start);
            }
        }
    }
}
