//! Memory descriptions extension: the memories that a described device has.

use core::ffi::{c_char, c_int};

use crate::extensions::extension;
use crate::macros::args;
use crate::*;

crate::handles::handles! { PJRT_MemoryDescription }

args! {
    PJRT_DeviceDescription_MemoryDescriptions_Args {
        device_description: *mut PJRT_DeviceDescription,
        memory_descriptions: *const *const PJRT_MemoryDescription,
        num_memory_descriptions: usize,
        default_memory_index: isize,
    }
}

args! {
    PJRT_MemoryDescription_Kind_Args {
        memory_description: *const PJRT_MemoryDescription,
        kind: *const c_char,
        kind_size: usize,
        kind_id: c_int,
    }
}

extension! {
    PJRT_MemoryDescriptions_Extension = PJRT_Extension_Type_MemoryDescriptions {
        PJRT_DeviceDescription_MemoryDescriptions(PJRT_DeviceDescription_MemoryDescriptions_Args),
        PJRT_MemoryDescription_Kind(PJRT_MemoryDescription_Kind_Args),
    }
}
