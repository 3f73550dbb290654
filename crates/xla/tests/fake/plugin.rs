//! A plugin inside the test program that can be made to misbehave.

use std::ffi::{c_char, c_int};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use xla::sys::*;
use xla::{Plugin, Result};

/// What the plugin's opaque `PJRT_Error` is.
struct FakeError {
    code: c_int,
    message: &'static [u8],
}

/// Errors made and not yet destroyed, over all tests: each test that counts runs its own calls only.
pub(crate) static LIVE_ERRORS: AtomicUsize = AtomicUsize::new(0);

/// Names of the calls of one test's handles, in order.
pub(crate) static CALLS: Mutex<Vec<&'static str>> = Mutex::new(Vec::new());

fn called(name: &'static str) {
    CALLS.lock().unwrap().push(name);
}

pub(crate) fn error(code: c_int, message: &'static [u8]) -> *mut PJRT_Error {
    LIVE_ERRORS.fetch_add(1, Ordering::SeqCst);
    Box::into_raw(Box::new(FakeError { code, message })).cast()
}

unsafe extern "C" fn error_destroy(args: *mut PJRT_Error_Destroy_Args) {
    // SAFETY: xla passes valid arguments and an error made by `error`, once.
    let args = unsafe { &*args };
    assert_eq!(args.struct_size, PJRT_Error_Destroy_Args::STRUCT_SIZE);
    // SAFETY: as above.
    drop(unsafe { Box::from_raw(args.error.cast::<FakeError>()) });
    LIVE_ERRORS.fetch_sub(1, Ordering::SeqCst);
}

unsafe extern "C" fn error_message(args: *mut PJRT_Error_Message_Args) {
    // SAFETY: xla passes valid arguments and a live error.
    let args = unsafe { &mut *args };
    assert_eq!(args.struct_size, PJRT_Error_Message_Args::STRUCT_SIZE);
    // SAFETY: as above.
    let error = unsafe { &*args.error.cast::<FakeError>() };
    args.message = error.message.as_ptr().cast();
    args.message_size = error.message.len();
}

unsafe extern "C" fn error_code(args: *mut PJRT_Error_GetCode_Args) -> *mut PJRT_Error {
    // SAFETY: xla passes valid arguments and a live error.
    let args = unsafe { &mut *args };
    assert_eq!(args.struct_size, PJRT_Error_GetCode_Args::STRUCT_SIZE);
    // SAFETY: as above.
    args.code = unsafe { &*args.error.cast::<FakeError>() }.code;
    std::ptr::null_mut()
}

/// A function that only checks the size of its arguments and succeeds.
macro_rules! succeed {
    ($name:ident, $args:ident) => {
        pub(crate) unsafe extern "C" fn $name(args: *mut $args) -> *mut PJRT_Error {
            // SAFETY: xla passes valid arguments.
            assert_eq!(unsafe { (*args).struct_size }, $args::STRUCT_SIZE);
            called(stringify!($name));
            std::ptr::null_mut()
        }
    };
    // The same, after setting fields.
    ($name:ident, $args:ident, |$a:ident| $body:expr) => {
        pub(crate) unsafe extern "C" fn $name(args: *mut $args) -> *mut PJRT_Error {
            // SAFETY: xla passes valid arguments.
            let $a = unsafe { &mut *args };
            assert_eq!($a.struct_size, $args::STRUCT_SIZE);
            called(stringify!($name));
            $body;
            std::ptr::null_mut()
        }
    };
}

/// Handles are never looked into: any address will do.
fn handle<T>() -> *mut T {
    static SOMEWHERE: u64 = 0;
    (&raw const SOMEWHERE).cast_mut().cast()
}

struct Devices([*mut PJRT_Device; 1]);
// SAFETY: the address is only compared.
unsafe impl Sync for Devices {}

static DEVICE: u64 = 0;
static DEVICES: Devices = Devices([(&raw const DEVICE).cast_mut().cast()]);

succeed!(initialize, PJRT_Plugin_Initialize_Args);
succeed!(client_create, PJRT_Client_Create_Args, |a| a.client = handle());
succeed!(client_destroy, PJRT_Client_Destroy_Args);
succeed!(client_devices, PJRT_Client_AddressableDevices_Args, |a| {
    a.addressable_devices = DEVICES.0.as_ptr();
    a.num_addressable_devices = 1;
});
succeed!(buffer_from_host, PJRT_Client_BufferFromHostBuffer_Args, |a| {
    a.buffer = handle();
    a.done_with_host_buffer = handle();
});
succeed!(buffer_destroy, PJRT_Buffer_Destroy_Args);
succeed!(event_destroy, PJRT_Event_Destroy_Args);

/// Fails to destroy a buffer.
pub(crate) unsafe extern "C" fn buffer_destroy_fails(_: *mut PJRT_Buffer_Destroy_Args) -> *mut PJRT_Error {
    called("buffer_destroy_fails");
    error(13, b"cannot free")
}

/// Success without a handle.
pub(crate) unsafe extern "C" fn client_create_null(_: *mut PJRT_Client_Create_Args) -> *mut PJRT_Error {
    std::ptr::null_mut()
}

/// Attributes of each kind, one of them unknown.
pub(crate) unsafe extern "C" fn attributes(args: *mut PJRT_Plugin_Attributes_Args) -> *mut PJRT_Error {
    let text = c"one.two";
    let list: &'static [i64] = &[1, -2, 3];
    let named = |name: &'static str, kind, value, value_size| {
        let mut v = PJRT_NamedValue::new();
        v.name = name.as_ptr().cast::<c_char>();
        v.name_size = name.len();
        v.r#type = kind;
        v.value = value;
        v.value_size = value_size;
        v
    };
    let values = vec![
        named("text", PJRT_NamedValue_kString, PJRT_NamedValue_Union { string_value: text.as_ptr() }, 7),
        named("int", PJRT_NamedValue_kInt64, PJRT_NamedValue_Union { int64_value: -5 }, 1),
        named(
            "list",
            PJRT_NamedValue_kInt64List,
            PJRT_NamedValue_Union { int64_array_value: list.as_ptr() },
            3,
        ),
        named("float", PJRT_NamedValue_kFloat, PJRT_NamedValue_Union { float_value: 0.5 }, 1),
        named("bool", PJRT_NamedValue_kBool, PJRT_NamedValue_Union { bool_value: true }, 1),
        named("new", 77, PJRT_NamedValue_Union { int64_value: 0 }, 1),
    ];
    // SAFETY: xla passes valid arguments.
    let args = unsafe { &mut *args };
    args.num_attributes = values.len();
    // Attributes live as long as the process.
    args.attributes = Vec::leak(values).as_ptr();
    std::ptr::null_mut()
}

/// A table that works, at PJRT 0.116, with the functions above and null in all other slots.
pub(crate) fn table() -> PJRT_Api {
    // SAFETY: all fields are integers, pointers and optional functions, for which zero is valid.
    let mut api: PJRT_Api = unsafe { std::mem::zeroed() };
    api.struct_size = size_of::<PJRT_Api>();
    api.pjrt_api_version = PJRT_Api_Version::new();
    api.pjrt_api_version.minor_version = 116;
    api.PJRT_Error_Destroy = Some(error_destroy);
    api.PJRT_Error_Message = Some(error_message);
    api.PJRT_Error_GetCode = Some(error_code);
    api.PJRT_Plugin_Initialize = Some(initialize);
    api.PJRT_Client_Create = Some(client_create);
    api.PJRT_Client_Destroy = Some(client_destroy);
    api.PJRT_Client_AddressableDevices = Some(client_devices);
    api.PJRT_Client_BufferFromHostBuffer = Some(buffer_from_host);
    api.PJRT_Buffer_Destroy = Some(buffer_destroy);
    api.PJRT_Event_Destroy = Some(event_destroy);
    api
}

/// Loads a table, which stays alive for good.
pub(crate) fn load(api: PJRT_Api) -> Result<Plugin> {
    let api: &'static PJRT_Api = Box::leak(Box::new(api));
    // SAFETY: the table is leaked, and its functions are those of this file.
    unsafe { Plugin::from_api(api, "fake") }
}
