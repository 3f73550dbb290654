//! Stream extension: the platform's streams behind buffers. Its arguments have no extension pointer.

use crate::extensions::extension;
use crate::macros::plain;
use crate::*;

plain! {
    PJRT_Get_Stream_For_External_Ready_Events_Args {
        struct_size: usize,
        device: *mut PJRT_Device,
        stream: isize,
    }
}

plain! {
    PJRT_Wait_Until_Buffer_Ready_On_Stream_Args {
        struct_size: usize,
        stream: isize,
        buffer: *mut PJRT_Buffer,
    }
}

extension! {
    PJRT_Stream_Extension = PJRT_Extension_Type_Stream {
        PJRT_Get_Stream_For_External_Ready_Events(PJRT_Get_Stream_For_External_Ready_Events_Args),
        PJRT_Wait_Until_Buffer_Ready_On_Stream(PJRT_Wait_Until_Buffer_Ready_On_Stream_Args),
    }
}
