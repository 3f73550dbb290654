//! Events: the end of asynchronous work.

use std::ptr::NonNull;

use pjrt_sys::*;

use crate::client::{Client, log_drop, non_null};
use crate::error::Result;
use crate::plugin::{Plugin, call};

/// The end of some asynchronous work, with its success or error.
pub struct Event {
    client: Client,
    raw: NonNull<PJRT_Event>,
}

// SAFETY: events may be awaited, asked and destroyed from any thread.
unsafe impl Send for Event {}
// SAFETY: the functions that take an event are thread-safe.
unsafe impl Sync for Event {}

impl Event {
    /// # Safety
    /// `raw` is an event of this client's plugin that nobody else destroys.
    pub(crate) unsafe fn from_raw(client: &Client, raw: *mut PJRT_Event) -> Result<Self> {
        let raw = non_null(raw, "PJRT_Event", &client.plugin())?;
        Ok(Self { client: client.clone(), raw })
    }

    pub(crate) fn raw(&self) -> *mut PJRT_Event {
        self.raw.as_ptr()
    }

    pub(crate) fn plugin(&self) -> Plugin {
        self.client.plugin()
    }

    /// Waits until the work is done.
    ///
    /// # Errors
    /// The error of the work.
    pub fn wait(&self) -> Result<()> {
        // SAFETY: the event is alive.
        unsafe { call!(self.client.plugin(), PJRT_Event_Await_Args { event: self.raw() }) }.map(drop)
    }

    /// Whether the work is done, with success or not.
    ///
    /// # Errors
    /// Those of `PJRT_Event_IsReady`.
    pub fn is_ready(&self) -> Result<bool> {
        // SAFETY: the event is alive.
        let args = unsafe { call!(self.client.plugin(), PJRT_Event_IsReady_Args { event: self.raw() }) }?;
        Ok(args.is_ready)
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        // SAFETY: this is the only owner of the event.
        log_drop(unsafe { call!(self.client.plugin(), PJRT_Event_Destroy_Args { event: self.raw() }) });
    }
}

impl std::fmt::Debug for Event {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Event").field("ready", &self.is_ready().ok()).finish()
    }
}
