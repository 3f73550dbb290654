//! The store through which the processes of a multi-process client find each other.
//!
//! PJRT asks the caller of `PJRT_Client_Create` for it: one process writes under a key, the others read and wait.
//! `etcd::EtcdStore` (feature `etcd`) is for real clusters, [`MemoryStore`] for threads of one process and for tests;
//! anything else implements [`KeyValueStore`].

mod callbacks;
#[cfg(feature = "etcd")]
pub mod etcd;
mod memory;

#[cfg(test)]
mod tests;

use std::fmt;
use std::time::Duration;

pub(crate) use callbacks::Callbacks;
pub use memory::MemoryStore;

use crate::Result;

/// What the processes of one job share. Keys are bytes that the plugin chooses, `/` among them. Every method may be
/// called from any thread, also while another thread waits in [`get`](Self::get).
pub trait KeyValueStore: fmt::Debug + Send + Sync {
    /// The value of `key`, waiting up to `timeout` for somebody to write it.
    ///
    /// # Errors
    /// `DeadlineExceeded` when nobody wrote it in time, `Unavailable` when the store cannot be reached.
    fn get(&self, key: &[u8], timeout: Duration) -> Result<Vec<u8>>;

    /// The value of `key` as of now.
    ///
    /// # Errors
    /// `NotFound` when there is none, `Unavailable` when the store cannot be reached.
    fn try_get(&self, key: &[u8]) -> Result<Vec<u8>>;

    /// Writes a value, over an earlier one if there is one.
    ///
    /// # Errors
    /// `Unavailable` when the store cannot be reached.
    fn put(&self, key: &[u8], value: &[u8]) -> Result<()>;
}

/// A key as text, for messages.
pub(crate) fn shown(key: &[u8]) -> String {
    String::from_utf8_lossy(key).into_owned()
}
