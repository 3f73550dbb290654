//! The FFI table of a plugin, which a handler receives with each call.

use std::ffi::CString;

use pjrt_sys::*;

use crate::error::{Code, Error, Result};

/// The oldest version whose structs are those that this crate uses.
pub(crate) const OLDEST: (i32, i32) = (0, 2);

/// A plugin's FFI table: constant, and alive as long as the process, as plugins are never unloaded.
#[derive(Clone, Copy)]
pub(crate) struct FfiApi(*const XLA_FFI_Api);

// SAFETY: the table is a constant, and its functions may be called from any thread.
unsafe impl Send for FfiApi {}
// SAFETY: as for Send.
unsafe impl Sync for FfiApi {}

/// Calls the function `$name` of the table with `$args`, which is updated in place.
/// Expands to unsafe calls: whoever writes it answers for the pointers in the arguments.
macro_rules! ffi_call {
    ($api:expr, $name:ident, $args:expr) => {{
        let api: $crate::ffi::api::FfiApi = $api;
        let offset = std::mem::offset_of!(pjrt_sys::XLA_FFI_Api, $name);
        let function = if api.reaches(offset) { (*api.raw()).$name } else { None };
        match function {
            Some(function) => api.check(function(&raw mut $args)),
            None => Err($crate::error::Error::new(
                $crate::error::Code::Unimplemented,
                concat!("this plugin's FFI does not have ", stringify!($name)),
            )),
        }
    }};
}
pub(crate) use ffi_call;

impl FfiApi {
    /// # Safety
    /// `raw` is null or the FFI table of a loaded plugin.
    pub(crate) unsafe fn new(raw: *const XLA_FFI_Api) -> Option<Self> {
        (!raw.is_null()).then_some(Self(raw))
    }

    pub(crate) fn raw(self) -> *const XLA_FFI_Api {
        self.0
    }

    /// Whether the plugin's table has a function at this offset.
    pub(crate) fn reaches(self, offset: usize) -> bool {
        // SAFETY: the table is alive, and every version starts with its size.
        let size = unsafe { (*self.0).struct_size };
        offset + size_of::<usize>() <= size
    }

    pub(crate) fn version(self) -> (i32, i32) {
        // SAFETY: the table is alive, and every version has this field.
        let version = unsafe { (*self.0).api_version };
        (version.major_version, version.minor_version)
    }

    /// Makes an error for XLA. Null, which XLA takes for success, only if it cannot be made.
    pub(crate) fn to_xla(self, error: &Error) -> *mut XLA_FFI_Error {
        let text = error.text().replace('\0', " ");
        let message = CString::new(text).unwrap_or_default();
        let mut args = XLA_FFI_Error_Create_Args::zeroed();
        args.struct_size = XLA_FFI_Error_Create_Args::STRUCT_SIZE;
        args.message = message.as_ptr();
        args.errc = error.code().as_raw();
        // SAFETY: the table is alive, and all versions have this slot first.
        match unsafe { (*self.0).XLA_FFI_Error_Create } {
            // SAFETY: the message lives for the call; XLA copies it.
            Some(create) => unsafe { create(&raw mut args) },
            None => std::ptr::null_mut(),
        }
    }

    /// Takes over an error that XLA returned.
    pub(crate) fn check(self, error: *mut XLA_FFI_Error) -> Result<()> {
        if error.is_null() {
            return Ok(());
        }
        let mut details = XLA_FFI_Error_GetDetails_Args::zeroed();
        // Before 0.5 the arguments end with the message; newer runtimes write the code as well.
        details.struct_size = XLA_FFI_Error_GetDetails_Args::STRUCT_SIZE;
        details.error = error;
        details.errc = Code::Internal.as_raw();
        // SAFETY: the table is alive, and all versions have this slot.
        if let Some(get) = unsafe { (*self.0).XLA_FFI_Error_GetDetails } {
            // SAFETY: the error is alive.
            unsafe { get(&raw mut details) };
        }
        let message = if details.message.is_null() {
            "no message".to_owned()
        } else {
            // SAFETY: XLA set a string that lives as long as the error.
            unsafe { std::ffi::CStr::from_ptr(details.message) }.to_string_lossy().into_owned()
        };
        let mut destroy_args = XLA_FFI_Error_Destroy_Args::zeroed();
        destroy_args.struct_size = XLA_FFI_Error_Destroy_Args::STRUCT_SIZE;
        destroy_args.error = error;
        // SAFETY: the table is alive, and all versions have this slot.
        if let Some(destroy) = unsafe { (*self.0).XLA_FFI_Error_Destroy } {
            // SAFETY: XLA handed the error over; this is its only destruction.
            unsafe { destroy(&raw mut destroy_args) };
        }
        Err(Error::new(Code::from_raw(details.errc), message))
    }
}

impl PartialEq for FfiApi {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}
