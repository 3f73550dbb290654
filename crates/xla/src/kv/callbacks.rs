//! The C functions that a plugin calls to reach a store.

use std::alloc::{Layout, alloc, dealloc};
use std::ffi::{c_char, c_void};
use std::ptr;
use std::sync::Arc;
use std::time::Duration;

use pjrt_sys::*;

use super::KeyValueStore;
use crate::callback;
use crate::named_value::slice;
use crate::{Error, Result};

/// A store at an address that stays the same, for as long as the client lives.
#[derive(Debug)]
pub(crate) struct Callbacks(Box<Arc<dyn KeyValueStore>>);

impl Callbacks {
    pub(crate) fn new(store: Arc<dyn KeyValueStore>) -> Self {
        Self(Box::new(store))
    }

    fn user_arg(&self) -> *mut c_void {
        ptr::from_ref::<Arc<dyn KeyValueStore>>(&self.0).cast_mut().cast()
    }

    /// Makes the plugin use the store for the client that these arguments create. The callbacks must outlive that
    /// client.
    pub(crate) fn fill(&self, args: &mut PJRT_Client_Create_Args) {
        args.kv_get_callback = Some(get);
        args.kv_get_user_arg = self.user_arg();
        args.kv_put_callback = Some(put);
        args.kv_put_user_arg = self.user_arg();
        args.kv_try_get_callback = Some(try_get);
        args.kv_try_get_user_arg = self.user_arg();
    }
}

/// # Safety
/// `user_arg` is that of a [`Callbacks`] that is alive.
unsafe fn store<'a>(user_arg: *mut c_void) -> &'a dyn KeyValueStore {
    // SAFETY: guaranteed by the caller; `user_arg` made it from a reference to exactly this type.
    unsafe { &*user_arg.cast::<Arc<dyn KeyValueStore>>() }.as_ref()
}

unsafe extern "C" fn get(args: *mut PJRT_KeyValueGetCallback_Args) -> *mut PJRT_Error {
    // SAFETY: the plugin passes arguments that are its own and alive for the call.
    let args = unsafe { &mut *args };
    // SAFETY: the plugin passes the pointer that it got with this function.
    let store = unsafe { store(args.user_arg) };
    // SAFETY: pointer and size belong together, by the C header.
    let key = unsafe { slice(args.key.cast::<u8>(), args.key_size) };
    // A negative time-out means none in no version of the header; treating it as zero is the careful reading.
    let timeout = Duration::from_millis(u64::try_from(args.timeout_in_ms).unwrap_or(0));
    match guarded(|| store.get(key, timeout)) {
        Ok(value) => {
            (args.value, args.value_size) = (give_away(&value), value.len());
            args.value_deleter_callback = Some(take_back);
            ptr::null_mut()
        }
        // SAFETY: the plugin passes a function that makes its errors.
        Err(error) => unsafe { plugin_error(args.callback_error, &error) },
    }
}

unsafe extern "C" fn try_get(args: *mut PJRT_KeyValueTryGetCallback_Args) -> *mut PJRT_Error {
    // SAFETY: the plugin passes arguments that are its own and alive for the call.
    let args = unsafe { &mut *args };
    // SAFETY: the plugin passes the pointer that it got with this function.
    let store = unsafe { store(args.user_arg) };
    // SAFETY: pointer and size belong together, by the C header.
    let key = unsafe { slice(args.key.cast::<u8>(), args.key_size) };
    match guarded(|| store.try_get(key)) {
        Ok(value) => {
            (args.value, args.value_size) = (give_away(&value), value.len());
            args.value_deleter_callback = Some(take_back);
            ptr::null_mut()
        }
        // SAFETY: the plugin passes a function that makes its errors.
        Err(error) => unsafe { plugin_error(args.callback_error, &error) },
    }
}

unsafe extern "C" fn put(args: *mut PJRT_KeyValuePutCallback_Args) -> *mut PJRT_Error {
    // SAFETY: the plugin passes arguments that are its own and alive for the call.
    let args = unsafe { &*args };
    // SAFETY: the plugin passes the pointer that it got with this function.
    let store = unsafe { store(args.user_arg) };
    // SAFETY: pointer and size belong together, by the C header.
    let key = unsafe { slice(args.key.cast::<u8>(), args.key_size) };
    // SAFETY: as above.
    let value = unsafe { slice(args.value.cast::<u8>(), args.value_size) };
    match guarded(|| store.put(key, value)) {
        Ok(()) => ptr::null_mut(),
        // SAFETY: the plugin passes a function that makes its errors.
        Err(error) => unsafe { plugin_error(args.callback_error, &error) },
    }
}

fn guarded<T>(call: impl FnOnce() -> Result<T>) -> Result<T> {
    callback::guarded("the key-value store", call).flatten()
}

/// # Safety
/// `make` points to the function of the plugin that makes an error.
unsafe fn plugin_error(make: *mut PJRT_CallbackError, error: &Error) -> *mut PJRT_Error {
    // SAFETY: guaranteed by the caller.
    let make = unsafe { *make };
    let text = error.message();
    // SAFETY: the function copies the text during the call.
    unsafe { make(error.code().as_raw(), text.as_ptr().cast(), text.len()) }
}

/// Where the length of a value is kept: the deleter gets no size.
const HEAD: usize = size_of::<usize>();

fn layout(length: usize) -> Layout {
    // A value that exists fits into memory, and so does it with its head.
    Layout::from_size_align(HEAD + length, align_of::<usize>()).unwrap_or(Layout::new::<usize>())
}

/// Copies a value to memory that the plugin gives back through [`take_back`].
fn give_away(value: &[u8]) -> *mut c_char {
    // SAFETY: the layout is never empty, as it holds the head.
    let start = unsafe { alloc(layout(value.len())) };
    if start.is_null() {
        std::alloc::handle_alloc_error(layout(value.len()));
    }
    // SAFETY: the block is aligned for, and as large as, a length and the value.
    unsafe { start.cast::<usize>().write(value.len()) };
    // SAFETY: the block is larger than the head.
    let data = unsafe { start.add(HEAD) };
    // SAFETY: the rest of the block has the value's length, and nobody else has it yet.
    unsafe { ptr::copy_nonoverlapping(value.as_ptr(), data, value.len()) };
    data.cast()
}

unsafe extern "C" fn take_back(data: *mut c_char) {
    if data.is_null() {
        return;
    }
    // SAFETY: the plugin passes what `give_away` gave, which lies behind its head.
    let start = unsafe { data.cast::<u8>().sub(HEAD) };
    // SAFETY: `give_away` wrote the length there; the block is aligned for it.
    let length = unsafe { start.cast::<usize>().read() };
    // SAFETY: the block came from `alloc` with this layout, and the plugin gives it back once.
    unsafe { dealloc(start, layout(length)) };
}
