//! Data of the caller that accompany one execution into its custom calls.

use std::any::Any;
use std::ffi::c_void;
use std::fmt;
use std::ptr::NonNull;
use std::sync::Arc;

use pjrt_sys::*;

use crate::callback;
use crate::client::{Client, log_drop, non_null};
use crate::error::Result;
use crate::event::Event;
use crate::ffi::types::{self, UserData};
use crate::plugin::call;

/// Values by type that the custom calls of an execution can read by [`crate::ffi::Call::user_data`].
/// Executions keep it alive until they end.
pub struct ExecuteContext {
    client: Client,
    raw: NonNull<PJRT_ExecuteContext>,
    data: Box<UserData>,
}

// SAFETY: the context is only read after it was filled, and its values are Send and Sync.
unsafe impl Send for ExecuteContext {}
// SAFETY: as for Send.
unsafe impl Sync for ExecuteContext {}

impl ExecuteContext {
    /// A context without data.
    ///
    /// # Errors
    /// `Unimplemented` if the plugin has no FFI.
    pub fn new(client: &Client) -> Result<Self> {
        let plugin = client.plugin();
        let api = crate::ffi::plugin_api(&plugin)?;
        types::register(api)?;
        // SAFETY: no pointers in the arguments.
        let args = unsafe { call!(plugin, PJRT_ExecuteContext_Create_Args {}) }?;
        let raw = non_null(args.context, "PJRT_ExecuteContext_Create", &plugin)?;
        let context = Self { client: client.clone(), raw, data: Box::default() };
        let mut add = PJRT_FFI_UserData_Add_Args::new();
        add.context = context.raw.as_ptr();
        add.user_data.type_id = types::user_data(api)?.type_id;
        add.user_data.data = (&raw const *context.data).cast_mut().cast();
        // SAFETY: the context is alive; the data lie in a box that lives as long as the context.
        unsafe { plugin.call_extension(add) }?;
        Ok(context)
    }

    /// Adds a value; one of the same type is replaced.
    #[must_use]
    pub fn with_user_data<T: Any + Send + Sync>(mut self, value: T) -> Self {
        self.data.insert(value);
        self
    }

    pub(crate) fn raw(&self) -> *mut PJRT_ExecuteContext {
        self.raw.as_ptr()
    }

    /// Keeps the context alive until the event is ready.
    pub(crate) fn keep_until(self: &Arc<Self>, event: &Event) -> Result<()> {
        let kept: *const Self = Arc::into_raw(Arc::clone(self));
        // SAFETY: the event is alive; the callback owns its argument.
        let registered = unsafe {
            call!(
                self.client.plugin(),
                PJRT_Event_OnReady_Args {
                    event: event.raw(),
                    callback: Some(release),
                    user_arg: kept.cast_mut().cast(),
                }
            )
        };
        registered.map(drop).inspect_err(|_| {
            // SAFETY: the callback was not registered, so the reference is still ours.
            drop(unsafe { Arc::from_raw(kept) });
        })
    }
}

unsafe extern "C" fn release(error: *mut PJRT_Error, context: *mut c_void) {
    // SAFETY: `keep_until` made the pointer from an Arc for this one call.
    let context = unsafe { Arc::from_raw(context.cast::<ExecuteContext>()) };
    // The outputs carry the same error; here it is only freed.
    // SAFETY: the callback owns the error.
    let _ = unsafe { context.client.plugin().check(error, "PJRT_Event_OnReady") };
    callback::release("the user data of an execution", context);
}

impl Drop for ExecuteContext {
    fn drop(&mut self) {
        // SAFETY: this is the only owner of the handle, and no execution uses it any more.
        log_drop(unsafe {
            call!(self.client.plugin(), PJRT_ExecuteContext_Destroy_Args { context: self.raw() })
        });
    }
}

impl fmt::Debug for ExecuteContext {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExecuteContext").finish_non_exhaustive()
    }
}
