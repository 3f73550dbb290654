//! Profiler extension: XLA's own trace of a run, as an XSpace protobuf.

use core::ffi::{c_char, c_int, c_void};

use crate::PJRT_Extension_Base;
use crate::macros::plain;

crate::handles::handles! {
    PLUGIN_Profiler
    PLUGIN_Profiler_Error
}

plain! {
    PLUGIN_Profiler_Error_Destroy_Args {
        struct_size: usize,
        r#priv: *mut c_void,
        error: *mut PLUGIN_Profiler_Error,
    }
}

plain! {
    PLUGIN_Profiler_Error_Message_Args {
        struct_size: usize,
        r#priv: *mut c_void,
        error: *const PLUGIN_Profiler_Error,
        message: *const c_char,
        message_size: usize,
    }
}

plain! {
    PLUGIN_Profiler_Error_GetCode_Args {
        struct_size: usize,
        r#priv: *mut c_void,
        error: *const PLUGIN_Profiler_Error,
        code: c_int,
    }
}

plain! {
    PLUGIN_Profiler_Create_Args {
        struct_size: usize,
        options: *const c_char,
        options_size: usize,
        profiler: *mut PLUGIN_Profiler,
    }
}

plain! {
    PLUGIN_Profiler_Destroy_Args {
        struct_size: usize,
        profiler: *mut PLUGIN_Profiler,
    }
}

plain! {
    PLUGIN_Profiler_Start_Args {
        struct_size: usize,
        profiler: *mut PLUGIN_Profiler,
    }
}

plain! {
    PLUGIN_Profiler_Stop_Args {
        struct_size: usize,
        profiler: *mut PLUGIN_Profiler,
    }
}

plain! {
    PLUGIN_Profiler_CollectData_Args {
        struct_size: usize,
        profiler: *mut PLUGIN_Profiler,
        buffer: *mut u8,
        buffer_size_in_bytes: usize,
    }
}

plain! {
    PLUGIN_Profiler_Api {
        struct_size: usize,
        r#priv: *mut c_void,
        error_destroy: Option<unsafe extern "C" fn(*mut PLUGIN_Profiler_Error_Destroy_Args)>,
        error_message: Option<unsafe extern "C" fn(*mut PLUGIN_Profiler_Error_Message_Args)>,
        error_get_code:
            Option<unsafe extern "C" fn(*mut PLUGIN_Profiler_Error_GetCode_Args) -> *mut PLUGIN_Profiler_Error>,
        create: Option<unsafe extern "C" fn(*mut PLUGIN_Profiler_Create_Args) -> *mut PLUGIN_Profiler_Error>,
        destroy: Option<unsafe extern "C" fn(*mut PLUGIN_Profiler_Destroy_Args) -> *mut PLUGIN_Profiler_Error>,
        start: Option<unsafe extern "C" fn(*mut PLUGIN_Profiler_Start_Args) -> *mut PLUGIN_Profiler_Error>,
        stop: Option<unsafe extern "C" fn(*mut PLUGIN_Profiler_Stop_Args) -> *mut PLUGIN_Profiler_Error>,
        collect_data:
            Option<unsafe extern "C" fn(*mut PLUGIN_Profiler_CollectData_Args) -> *mut PLUGIN_Profiler_Error>,
    }
}

plain! {
    PJRT_Profiler_Extension {
        base: PJRT_Extension_Base,
        profiler_api: *mut PLUGIN_Profiler_Api,
        traceme_context_id: i64,
    }
}
