//! A store inside one process.

use std::collections::HashMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::{KeyValueStore, shown};
use crate::{Code, Error, Result};

type Values = HashMap<Vec<u8>, Vec<u8>>;

/// A store for the threads of one process.
#[derive(Debug, Default)]
pub struct MemoryStore {
    values: Mutex<Values>,
    written: Condvar,
}

impl MemoryStore {
    /// An empty store.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    // A thread that panicked cannot have left the map half-changed: inserting is its only change.
    fn lock(&self) -> MutexGuard<'_, Values> {
        self.values.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl KeyValueStore for MemoryStore {
    fn get(&self, key: &[u8], timeout: Duration) -> Result<Vec<u8>> {
        let absent = |values: &mut Values| !values.contains_key(key);
        let waited = self.written.wait_timeout_while(self.lock(), timeout, absent);
        let (values, _) = waited.unwrap_or_else(PoisonError::into_inner);
        values.get(key).cloned().ok_or_else(|| {
            let text = format!("nobody wrote '{}' within {} ms", shown(key), timeout.as_millis());
            Error::new(Code::DeadlineExceeded, text)
        })
    }

    fn try_get(&self, key: &[u8]) -> Result<Vec<u8>> {
        let value = self.lock().get(key).cloned();
        value.ok_or_else(|| Error::new(Code::NotFound, format!("there is no '{}'", shown(key))))
    }

    fn put(&self, key: &[u8], value: &[u8]) -> Result<()> {
        self.lock().insert(key.to_vec(), value.to_vec());
        self.written.notify_all();
        Ok(())
    }
}
