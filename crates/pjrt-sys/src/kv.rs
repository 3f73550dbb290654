//! Key-value store callbacks that the caller of `PJRT_Client_Create` provides.

use core::ffi::{c_char, c_int, c_void};

use crate::macros::args;
use crate::*;

pub type PJRT_KeyValueGetCallback_ValueDeleter = unsafe extern "C" fn(*mut c_char);
pub type PJRT_KeyValueTryGetCallback_ValueDeleter = unsafe extern "C" fn(*mut c_char);
/// Blocking read with a time-out; must be thread-safe.
pub type PJRT_KeyValueGetCallback =
    unsafe extern "C" fn(*mut PJRT_KeyValueGetCallback_Args) -> *mut PJRT_Error;
/// Read that answers NOT_FOUND at once; must be thread-safe.
pub type PJRT_KeyValueTryGetCallback =
    unsafe extern "C" fn(*mut PJRT_KeyValueTryGetCallback_Args) -> *mut PJRT_Error;
/// Write; must be thread-safe.
pub type PJRT_KeyValuePutCallback =
    unsafe extern "C" fn(*mut PJRT_KeyValuePutCallback_Args) -> *mut PJRT_Error;

args! {
    PJRT_KeyValueGetCallback_Args {
        key: *const c_char,
        key_size: usize,
        timeout_in_ms: c_int,
        callback_error: *mut PJRT_CallbackError,
        user_arg: *mut c_void,
        value: *mut c_char,
        value_size: usize,
        value_deleter_callback: Option<PJRT_KeyValueGetCallback_ValueDeleter>,
    }
}

args! {
    PJRT_KeyValueTryGetCallback_Args {
        key: *const c_char,
        key_size: usize,
        callback_error: *mut PJRT_CallbackError,
        user_arg: *mut c_void,
        value: *mut c_char,
        value_size: usize,
        value_deleter_callback: Option<PJRT_KeyValueTryGetCallback_ValueDeleter>,
    }
}

args! {
    PJRT_KeyValuePutCallback_Args {
        key: *const c_char,
        key_size: usize,
        value: *const c_char,
        value_size: usize,
        callback_error: *mut PJRT_CallbackError,
        user_arg: *mut c_void,
    }
}
