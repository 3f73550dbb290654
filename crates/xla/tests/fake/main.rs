//! How the runtime takes a plugin that is old, incomplete or wrong.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod plugin;

use std::mem::offset_of;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, MutexGuard, PoisonError};

use plugin::{CALLS, LIVE_ERRORS, error, load, table};
use xla::ffi::{self, Platform};
use xla::sys::*;
use xla::{Client, ClientOptions, Code, CompileOptions, Plugin, Value};

/// The plugin counts errors and calls in globals, so that one test runs at a time.
fn alone() -> MutexGuard<'static, ()> {
    static LOCK: Mutex<()> = Mutex::new(());
    let guard = LOCK.lock().unwrap_or_else(PoisonError::into_inner);
    CALLS.lock().unwrap().clear();
    LIVE_ERRORS.store(0, Ordering::SeqCst);
    guard
}

fn client(api: PJRT_Api) -> Client {
    Client::new(&load(api).unwrap(), &ClientOptions::new()).unwrap()
}

#[test]
fn null_table_is_refused() {
    let _alone = alone();
    // SAFETY: a null table is allowed, and refused.
    let error = unsafe { Plugin::from_api(std::ptr::null(), "nothing") }.unwrap_err();
    assert_eq!(error.code(), Code::InvalidArgument);
    assert!(error.message().contains("null"), "{error}");
}

#[test]
fn table_without_error_functions_is_refused() {
    let _alone = alone();
    let mut api = table();
    api.struct_size = 48;
    let error = load(api).unwrap_err();
    assert_eq!(error.code(), Code::InvalidArgument);
    assert!(error.message().contains("48 bytes"), "{error}");
}

#[test]
fn version_before_the_reordering_is_refused() {
    let _alone = alone();
    for (major, minor) in [(0, 54), (1, 0)] {
        let mut api = table();
        api.pjrt_api_version.major_version = major;
        api.pjrt_api_version.minor_version = minor;
        let error = load(api).unwrap_err();
        assert_eq!(error.code(), Code::Unimplemented);
        assert!(error.message().contains(&format!("{major}.{minor}")), "{error}");
        assert!(error.message().contains("0.57"), "{error}");
    }
}

#[test]
fn version_from_the_future_is_taken() {
    let _alone = alone();
    let mut api = table();
    api.pjrt_api_version.minor_version = 999;
    api.struct_size += 800;
    assert_eq!(load(api).unwrap().version(), (0, 999));
}

#[test]
fn null_slot_is_unsupported_by_name() {
    let _alone = alone();
    let client = client(table());
    let error = client.compile("", &CompileOptions::new()).unwrap_err();
    assert_eq!(error.code(), Code::Unimplemented);
    assert_eq!(error.function(), Some("PJRT_Client_Compile"));
    let text = error.to_string();
    assert!(text.contains("does not have PJRT_Client_Compile") && text.contains("0.116"), "{text}");
}

#[test]
fn slot_beyond_the_end_of_the_table_is_not_read() {
    let _alone = alone();
    let mut api = table();
    // The slot holds a function, but the table says that it ends before it.
    api.struct_size = offset_of!(PJRT_Api, PJRT_Client_BufferFromHostBuffer) + 7;
    let client = client(api);
    let device = &client.devices().unwrap()[0];
    let error = client.buffer_from_slice(&[1.0f32], &[1], device).unwrap_err();
    assert_eq!(error.code(), Code::Unimplemented);
    assert!(error.to_string().contains("PJRT_Client_BufferFromHostBuffer"), "{error}");
    assert!(!CALLS.lock().unwrap().contains(&"buffer_from_host"));
}

#[test]
fn error_is_converted_and_destroyed_once() {
    unsafe extern "C" fn fails(_: *mut PJRT_Plugin_Initialize_Args) -> *mut PJRT_Error {
        error(8, b"no more \xff memory")
    }
    let _alone = alone();
    let mut api = table();
    api.PJRT_Plugin_Initialize = Some(fails);
    let error = load(api).unwrap_err();
    assert_eq!(error.code(), Code::ResourceExhausted);
    assert_eq!(error.message(), "no more \u{fffd} memory");
    assert_eq!(error.function(), Some("PJRT_Plugin_Initialize"));
    assert_eq!(error.plugin(), Some("fake with PJRT 0.116"));
    assert_eq!(LIVE_ERRORS.load(Ordering::SeqCst), 0);
}

#[test]
fn unknown_code_and_absent_error_functions_are_survived() {
    unsafe extern "C" fn fails(_: *mut PJRT_Plugin_Initialize_Args) -> *mut PJRT_Error {
        error(4711, b"strange")
    }
    let _alone = alone();
    let mut api = table();
    api.PJRT_Plugin_Initialize = Some(fails);
    assert_eq!(load(api).unwrap_err().code(), Code::Unknown);
    let mut api = table();
    api.PJRT_Plugin_Initialize = Some(fails);
    api.PJRT_Error_GetCode = None;
    api.PJRT_Error_Message = None;
    api.PJRT_Error_Destroy = None;
    assert_eq!(load(api).unwrap_err().code(), Code::Unknown);
}

#[test]
fn success_without_a_handle_is_an_error() {
    let _alone = alone();
    let mut api = table();
    api.PJRT_Client_Create = Some(plugin::client_create_null);
    let error = Client::new(&load(api).unwrap(), &ClientOptions::new()).unwrap_err();
    assert_eq!(error.code(), Code::Internal);
    assert!(error.to_string().contains("no handle"), "{error}");
}

#[test]
fn client_outlives_its_buffers() {
    let _alone = alone();
    let client = client(table());
    let buffer = {
        let device = &client.devices().unwrap()[0];
        client.buffer_from_slice(&[1.0f32], &[1], device).unwrap()
    };
    drop(client);
    assert!(!CALLS.lock().unwrap().contains(&"client_destroy"));
    drop(buffer);
    let calls = CALLS.lock().unwrap().clone();
    let expected = [
        "initialize",
        "client_create",
        "client_devices",
        "buffer_from_host",
        "event_destroy",
        "buffer_destroy",
        "client_destroy",
    ];
    assert_eq!(calls, expected);
}

#[test]
fn failing_destructor_does_not_panic_or_leak_its_error() {
    let _alone = alone();
    let mut api = table();
    api.PJRT_Buffer_Destroy = Some(plugin::buffer_destroy_fails);
    let client = client(api);
    let device = &client.devices().unwrap()[0];
    drop(client.buffer_from_slice(&[1.0f32], &[1], device).unwrap());
    assert!(CALLS.lock().unwrap().contains(&"buffer_destroy_fails"));
    assert_eq!(LIVE_ERRORS.load(Ordering::SeqCst), 0);
}

#[test]
fn attributes_of_every_kind_are_read() {
    let _alone = alone();
    let mut api = table();
    api.PJRT_Plugin_Attributes = Some(plugin::attributes);
    let attributes = load(api).unwrap().attributes().unwrap();
    let expected = [
        ("text", Value::String("one.two".into())),
        ("int", Value::Int64(-5)),
        ("list", Value::Int64List(vec![1, -2, 3])),
        ("float", Value::Float(0.5)),
        ("bool", Value::Bool(true)),
        ("new", Value::Unknown(77)),
    ];
    assert_eq!(attributes, expected.map(|(name, value)| (name.to_owned(), value)));
}

#[test]
fn create_options_arrive_with_their_types() {
    unsafe extern "C" fn create(args: *mut PJRT_Client_Create_Args) -> *mut PJRT_Error {
        // SAFETY: xla passes valid arguments.
        let args = unsafe { &mut *args };
        // SAFETY: as above.
        let options = unsafe { std::slice::from_raw_parts(args.create_options, args.num_options) };
        assert_eq!(options.len(), 2, "the second value of a name replaces the first");
        assert_eq!(options[0].r#type, PJRT_NamedValue_kBool);
        // SAFETY: the type says which member is set.
        assert!(unsafe { options[0].value.bool_value });
        assert_eq!(options[1].r#type, PJRT_NamedValue_kInt64);
        // SAFETY: as above.
        assert_eq!(unsafe { options[1].value.int64_value }, 8);
        error(3, b"seen")
    }
    let _alone = alone();
    let mut api = table();
    api.PJRT_Client_Create = Some(create);
    let options = ClientOptions::new().set("devices", 4).set("async", true).set("devices", 8);
    let error = Client::new(&load(api).unwrap(), &options).unwrap_err();
    assert_eq!(error.message(), "seen");
}

#[test]
fn absent_and_short_extensions_are_unsupported_by_name() {
    let _alone = alone();
    let without = load(table()).unwrap();
    assert!(without.extensions().is_empty());
    let error = ffi::register(&without, "f", Platform::Host, |_| Ok(())).unwrap_err();
    assert_eq!(error.code(), Code::Unimplemented);
    assert!(error.to_string().contains("PJRT_FFI_Register_Handler"), "{error}");

    let mut extension = PJRT_Extension_Base::zeroed();
    extension.struct_size = PJRT_Extension_Base::STRUCT_SIZE + 8;
    extension.r#type = PJRT_Extension_Type_FFI;
    let mut unknown = PJRT_Extension_Base::zeroed();
    unknown.r#type = 12345;
    unknown.next = Box::leak(Box::new(extension));
    let mut api = table();
    api.extension_start = Box::leak(Box::new(unknown));
    let short = load(api).unwrap();
    assert_eq!(short.extensions(), ["newer than this crate", "FFI"]);
    let error = ffi::register(&short, "f", Platform::Host, |_| Ok(())).unwrap_err();
    assert_eq!(error.code(), Code::Unimplemented);
}

#[test]
fn plugin_that_never_asks_for_metadata_is_refused() {
    unsafe extern "C" fn ignore(_: *mut PJRT_FFI_Register_Handler_Args) -> *mut PJRT_Error {
        std::ptr::null_mut()
    }
    let _alone = alone();
    let mut extension = PJRT_FFI_Extension::zeroed();
    extension.base.struct_size = PJRT_FFI_Extension::STRUCT_SIZE;
    extension.base.r#type = PJRT_Extension_Type_FFI;
    extension.PJRT_FFI_Register_Handler = Some(ignore);
    let mut api = table();
    api.extension_start = (&raw mut *Box::leak(Box::new(extension))).cast();
    let error = ffi::register(&load(api).unwrap(), "f", Platform::Host, |_| Ok(())).unwrap_err();
    assert_eq!(error.code(), Code::Unimplemented);
    assert!(error.message().contains("would ignore it"), "{error}");
}
