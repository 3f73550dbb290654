//! Shardings extension: how parameters and outputs of an executable are split over devices.

use core::ffi::c_char;

use crate::extensions::extension;
use crate::macros::args;
use crate::*;

args! {
    PJRT_Shardings_PJRT_Executable_ParameterShardings_Args {
        executable: *mut PJRT_Executable,
        num_parameters: usize,
        shardings: *const *const c_char,
        sharding_sizes: *const usize,
    }
}

args! {
    PJRT_Shardings_PJRT_Executable_OutputShardings_Args {
        executable: *mut PJRT_Executable,
        num_outputs: usize,
        shardings: *const *const c_char,
        sharding_sizes: *const usize,
    }
}

extension! {
    PJRT_Shardings_Extension = PJRT_Extension_Type_Shardings {
        PJRT_Shardings_PJRT_Executable_ParameterShardings(PJRT_Shardings_PJRT_Executable_ParameterShardings_Args),
        PJRT_Shardings_PJRT_Executable_OutputShardings(PJRT_Shardings_PJRT_Executable_OutputShardings_Args),
    }
}
