//! FFI extension: registering typed custom calls, and user data for them.

use core::ffi::{c_char, c_void};

use crate::extensions::extension;
use crate::macros::{args, plain};
use crate::*;

pub type PJRT_FFI_Handler_TraitsBits = core::ffi::c_int;

plain! {
    PJRT_FFI_Type_Info {
        deleter: Option<unsafe extern "C" fn(*mut c_void)>,
        serialize: Option<unsafe extern "C" fn()>,
        deserialize: Option<unsafe extern "C" fn()>,
    }
}

args! {
    PJRT_FFI_Type_Register_Args {
        type_name: *const c_char,
        type_name_size: usize,
        type_id: i64,
        type_info: *mut PJRT_FFI_Type_Info,
    }
}

// Older versions have a deleter here; a null one at the end suits both.
plain! {
    PJRT_FFI_UserData {
        type_id: i64,
        data: *mut c_void,
        deleter: Option<unsafe extern "C" fn(*mut c_void)>,
    }
}

args! {
    PJRT_FFI_UserData_Add_Args {
        context: *mut PJRT_ExecuteContext,
        user_data: PJRT_FFI_UserData,
    }
}

// No extension pointer in this one.
plain! {
    PJRT_FFI_Register_Handler_Args {
        struct_size: usize,
        target_name: *const c_char,
        target_name_size: usize,
        handler: *mut c_void,
        platform_name: *const c_char,
        platform_name_size: usize,
        traits: PJRT_FFI_Handler_TraitsBits,
    }
}

extension! {
    PJRT_FFI_Extension = PJRT_Extension_Type_FFI {
        PJRT_FFI_Type_Register(PJRT_FFI_Type_Register_Args),
        PJRT_FFI_UserData_Add(PJRT_FFI_UserData_Add_Args),
        PJRT_FFI_Register_Handler(PJRT_FFI_Register_Handler_Args),
    }
}
