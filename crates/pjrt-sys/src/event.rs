//! Events: completion of asynchronous work.

use core::ffi::{c_char, c_void};

use crate::macros::args;
use crate::*;

/// Called once when an event is ready; owns `error`, which may be null.
pub type PJRT_Event_OnReadyCallback = unsafe extern "C" fn(*mut PJRT_Error, *mut c_void);

args! {
    PJRT_Event_Destroy_Args {
        event: *mut PJRT_Event,
    }
}

args! {
    PJRT_Event_IsReady_Args {
        event: *mut PJRT_Event,
        is_ready: bool,
    }
}

args! {
    PJRT_Event_Error_Args {
        event: *mut PJRT_Event,
    }
}

args! {
    PJRT_Event_Await_Args {
        event: *mut PJRT_Event,
    }
}

args! {
    PJRT_Event_OnReady_Args {
        event: *mut PJRT_Event,
        callback: Option<PJRT_Event_OnReadyCallback>,
        user_arg: *mut c_void,
    }
}

args! {
    PJRT_Event_Create_Args {
        event: *mut PJRT_Event,
    }
}

args! {
    PJRT_Event_Set_Args {
        event: *mut PJRT_Event,
        error_code: PJRT_Error_Code,
        error_message: *const c_char,
        error_message_size: usize,
    }
}
