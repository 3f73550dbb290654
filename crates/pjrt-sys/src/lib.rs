//! Raw C ABI of PJRT, its extensions and the XLA FFI: declarations only, no logic, no allocation.
//!
//! Names are those of the C headers (`pjrt_c_api.h` at PJRT 0.116), so that a search works both ways.
//! Arguments structs are made with `new()`, which sets `struct_size`; the rest is zero.
#![no_std]
#![allow(
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    missing_docs,
    reason = "names and meaning are those of the C headers; fields are documented there"
)]

mod api;
mod buffer;
mod client;
mod device;
mod error;
mod event;
mod executable;
mod extensions;
mod ffi;
mod handles;
mod kv;
pub mod layout;
mod macros;
mod memory;
mod plugin;
mod topology;
mod transfer;

pub use api::*;
pub use buffer::*;
pub use client::*;
pub use device::*;
pub use error::*;
pub use event::*;
pub use executable::*;
pub use extensions::*;
pub use ffi::*;
pub use handles::*;
pub use kv::*;
pub use memory::*;
pub use plugin::*;
pub use topology::*;
pub use transfer::*;
