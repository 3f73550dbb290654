//! Memory spaces.

use core::ffi::{c_char, c_int};

use crate::macros::args;
use crate::*;

args! {
    PJRT_Memory_Id_Args {
        memory: *mut PJRT_Memory,
        id: c_int,
    }
}

args! {
    PJRT_Memory_Kind_Args {
        memory: *mut PJRT_Memory,
        kind: *const c_char,
        kind_size: usize,
    }
}

args! {
    PJRT_Memory_Kind_Id_Args {
        memory: *mut PJRT_Memory,
        kind_id: c_int,
    }
}

args! {
    PJRT_Memory_DebugString_Args {
        memory: *mut PJRT_Memory,
        debug_string: *const c_char,
        debug_string_size: usize,
    }
}

args! {
    PJRT_Memory_ToString_Args {
        memory: *mut PJRT_Memory,
        to_string: *const c_char,
        to_string_size: usize,
    }
}

args! {
    PJRT_Memory_AddressableByDevices_Args {
        memory: *mut PJRT_Memory,
        devices: *const *mut PJRT_Device,
        num_devices: usize,
    }
}
