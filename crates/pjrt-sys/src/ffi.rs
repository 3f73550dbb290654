//! The XLA FFI C API: typed custom calls, in the order of `xla/ffi/api/c_api.h` at version 0.5.

use core::ffi::{c_char, c_int, c_void};

use crate::macros::plain;

/// Major version of the FFI that this crate declares.
pub const XLA_FFI_API_MAJOR: c_int = 0;
/// Minor version of the FFI that this crate declares.
pub const XLA_FFI_API_MINOR: c_int = 5;

pub type XLA_FFI_InternalExtension_Type = c_int;
pub const XLA_FFI_Extension_Metadata: XLA_FFI_InternalExtension_Type = 1;

/// `OK = 0` and the sixteen canonical codes of Abseil.
pub type XLA_FFI_Error_Code = c_int;
/// Element types, numbered as XLA's `PrimitiveType`.
pub type XLA_FFI_DataType = c_int;
pub type XLA_FFI_ArgType = c_int;
pub const XLA_FFI_ArgType_BUFFER: XLA_FFI_ArgType = 1;
pub type XLA_FFI_RetType = c_int;
pub const XLA_FFI_RetType_BUFFER: XLA_FFI_RetType = 1;
pub type XLA_FFI_AttrType = c_int;
pub const XLA_FFI_AttrType_ARRAY: XLA_FFI_AttrType = 1;
pub const XLA_FFI_AttrType_DICTIONARY: XLA_FFI_AttrType = 2;
pub const XLA_FFI_AttrType_SCALAR: XLA_FFI_AttrType = 3;
pub const XLA_FFI_AttrType_STRING: XLA_FFI_AttrType = 4;
pub type XLA_FFI_ExecutionStage = c_int;
pub const XLA_FFI_ExecutionStage_INSTANTIATE: XLA_FFI_ExecutionStage = 0;
pub const XLA_FFI_ExecutionStage_PREPARE: XLA_FFI_ExecutionStage = 1;
pub const XLA_FFI_ExecutionStage_INITIALIZE: XLA_FFI_ExecutionStage = 2;
pub const XLA_FFI_ExecutionStage_EXECUTE: XLA_FFI_ExecutionStage = 3;
pub const XLA_FFI_ExecutionStage_RECORD: XLA_FFI_ExecutionStage = 4;
pub type XLA_FFI_Handler_Traits = u32;
pub const XLA_FFI_HANDLER_TRAITS_COMMAND_BUFFER_COMPATIBLE: XLA_FFI_Handler_Traits = 1;

/// A custom call's entry point, for one or more stages.
pub type XLA_FFI_Handler = unsafe extern "C" fn(*mut XLA_FFI_CallFrame) -> *mut XLA_FFI_Error;
/// Work for the thread pool.
pub type XLA_FFI_Task = unsafe extern "C" fn(*mut c_void);

crate::handles::handles! {
    XLA_FFI_InternalApi
    XLA_FFI_Error
    XLA_FFI_InvokeContext
    XLA_FFI_Future
}

plain! {
    XLA_FFI_InternalExtension {
        struct_size: usize,
        r#type: XLA_FFI_InternalExtension_Type,
        next: *mut XLA_FFI_InternalExtension,
    }
}

plain! {
    XLA_FFI_ExtensionId {
        extension_type: i64,
        major_version: i32,
        minor_version: i32,
    }
}

plain! {
    XLA_FFI_Extension {
        struct_size: usize,
        id: XLA_FFI_ExtensionId,
        next: *const XLA_FFI_Extension,
    }
}

plain! {
    XLA_FFI_Api_Version {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        major_version: c_int,
        minor_version: c_int,
    }
}

plain! {
    XLA_FFI_Error_Create_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        message: *const c_char,
        errc: XLA_FFI_Error_Code,
    }
}

plain! {
    XLA_FFI_Error_GetDetails_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        error: *mut XLA_FFI_Error,
        message: *const c_char,
        errc: XLA_FFI_Error_Code,
    }
}

plain! {
    XLA_FFI_Error_Destroy_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        error: *mut XLA_FFI_Error,
    }
}

plain! {
    XLA_FFI_Buffer {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        dtype: XLA_FFI_DataType,
        data: *mut c_void,
        rank: i64,
        dims: *mut i64,
    }
}

plain! {
    XLA_FFI_ByteSpan {
        ptr: *const c_char,
        len: usize,
    }
}

plain! {
    XLA_FFI_Scalar {
        dtype: XLA_FFI_DataType,
        value: *mut c_void,
    }
}

plain! {
    XLA_FFI_Array {
        dtype: XLA_FFI_DataType,
        size: usize,
        data: *mut c_void,
    }
}

plain! {
    XLA_FFI_TypeId {
        type_id: i64,
    }
}

plain! {
    XLA_FFI_TypeInfo {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        deleter: Option<unsafe extern "C" fn(*mut c_void)>,
    }
}

plain! {
    XLA_FFI_Future_Create_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        future: *mut XLA_FFI_Future,
    }
}

plain! {
    XLA_FFI_Future_SetAvailable_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        future: *mut XLA_FFI_Future,
    }
}

plain! {
    XLA_FFI_Future_SetError_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        future: *mut XLA_FFI_Future,
        error: *mut XLA_FFI_Error,
    }
}

plain! {
    XLA_FFI_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        size: i64,
        types: *mut XLA_FFI_ArgType,
        args: *mut *mut c_void,
    }
}

plain! {
    XLA_FFI_Rets {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        size: i64,
        types: *mut XLA_FFI_RetType,
        rets: *mut *mut c_void,
    }
}

plain! {
    XLA_FFI_Attrs {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        size: i64,
        types: *mut XLA_FFI_AttrType,
        names: *mut *mut XLA_FFI_ByteSpan,
        attrs: *mut *mut c_void,
    }
}

plain! {
    XLA_FFI_CallFrame {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        api: *const XLA_FFI_Api,
        ctx: *mut XLA_FFI_InvokeContext,
        stage: XLA_FFI_ExecutionStage,
        args: XLA_FFI_Args,
        rets: XLA_FFI_Rets,
        attrs: XLA_FFI_Attrs,
        future: *mut XLA_FFI_Future,
    }
}

plain! {
    XLA_FFI_Handler_Bundle {
        instantiate: Option<XLA_FFI_Handler>,
        prepare: Option<XLA_FFI_Handler>,
        initialize: Option<XLA_FFI_Handler>,
        execute: Option<XLA_FFI_Handler>,
        record: Option<XLA_FFI_Handler>,
    }
}

plain! {
    XLA_FFI_Handler_Register_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        name: XLA_FFI_ByteSpan,
        platform: XLA_FFI_ByteSpan,
        bundle: XLA_FFI_Handler_Bundle,
        traits: XLA_FFI_Handler_Traits,
    }
}

plain! {
    XLA_FFI_Type_Register_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        name: XLA_FFI_ByteSpan,
        type_id: *mut XLA_FFI_TypeId,
        type_info: *const XLA_FFI_TypeInfo,
    }
}

plain! {
    XLA_FFI_InvokeContext_FindExtension_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        ctx: *mut XLA_FFI_InvokeContext,
        extension_type: i64,
        extension: *const XLA_FFI_Extension,
    }
}

plain! {
    XLA_FFI_InvokeContext_Get_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        ctx: *mut XLA_FFI_InvokeContext,
        type_id: *mut XLA_FFI_TypeId,
        data: *mut c_void,
    }
}

plain! {
    XLA_FFI_CustomOptions_Get_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        ctx: *mut XLA_FFI_InvokeContext,
        attrs: *const XLA_FFI_Attrs,
    }
}

plain! {
    XLA_FFI_State_Set_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        ctx: *mut XLA_FFI_InvokeContext,
        stage: XLA_FFI_ExecutionStage,
        type_id: *mut XLA_FFI_TypeId,
        state: *mut c_void,
    }
}

plain! {
    XLA_FFI_State_Get_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        ctx: *mut XLA_FFI_InvokeContext,
        stage: XLA_FFI_ExecutionStage,
        type_id: *mut XLA_FFI_TypeId,
        state: *mut c_void,
    }
}

plain! {
    XLA_FFI_Stream_Get_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        ctx: *mut XLA_FFI_InvokeContext,
        stream: *mut c_void,
    }
}

plain! {
    XLA_FFI_DeviceMemory_Allocate_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        ctx: *mut XLA_FFI_InvokeContext,
        size: usize,
        alignment: usize,
        data: *mut c_void,
    }
}

plain! {
    XLA_FFI_DeviceMemory_Free_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        ctx: *mut XLA_FFI_InvokeContext,
        size: usize,
        data: *mut c_void,
    }
}

plain! {
    XLA_FFI_ThreadPool_Schedule_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        ctx: *mut XLA_FFI_InvokeContext,
        task: Option<XLA_FFI_Task>,
        data: *mut c_void,
    }
}

plain! {
    XLA_FFI_ThreadPool_NumThreads_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        ctx: *mut XLA_FFI_InvokeContext,
        num_threads: *mut i64,
    }
}

plain! {
    XLA_FFI_RunId_Get_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        ctx: *mut XLA_FFI_InvokeContext,
        run_id: i64,
    }
}

plain! {
    XLA_FFI_DeviceOrdinal_Get_Args {
        struct_size: usize,
        extension_start: *mut XLA_FFI_InternalExtension,
        ctx: *mut XLA_FFI_InvokeContext,
        device_ordinal: i32,
    }
}

plain! {
    XLA_FFI_Metadata {
        struct_size: usize,
        api_version: XLA_FFI_Api_Version,
        traits: XLA_FFI_Handler_Traits,
        state_type_id: XLA_FFI_TypeId,
    }
}

plain! {
    XLA_FFI_Metadata_Extension {
        extension_base: XLA_FFI_InternalExtension,
        metadata: *mut XLA_FFI_Metadata,
    }
}

/// State arguments before version 0.3, without a stage: newer runtimes take them for the instantiate stage.
pub mod v02 {
    use core::ffi::c_void;

    use super::{XLA_FFI_ByteSpan, XLA_FFI_Handler, XLA_FFI_Handler_Traits};
    use super::{XLA_FFI_InternalExtension, XLA_FFI_InvokeContext, XLA_FFI_TypeId};
    use crate::macros::plain;

    plain! {
        XLA_FFI_State_Args {
            struct_size: usize,
            extension_start: *mut XLA_FFI_InternalExtension,
            ctx: *mut XLA_FFI_InvokeContext,
            type_id: *mut XLA_FFI_TypeId,
            state: *mut c_void,
        }
    }

    plain! {
        XLA_FFI_Handler_Bundle {
            instantiate: Option<XLA_FFI_Handler>,
            prepare: Option<XLA_FFI_Handler>,
            initialize: Option<XLA_FFI_Handler>,
            execute: Option<XLA_FFI_Handler>,
        }
    }

    plain! {
        XLA_FFI_Handler_Register_Args {
            struct_size: usize,
            extension_start: *mut XLA_FFI_InternalExtension,
            name: XLA_FFI_ByteSpan,
            platform: XLA_FFI_ByteSpan,
            bundle: XLA_FFI_Handler_Bundle,
            traits: XLA_FFI_Handler_Traits,
        }
    }
}

macro_rules! ffi_api {
    ($($name:ident($args:ident) -> $ret:ty;)*) => {
        plain! {
            XLA_FFI_Api {
                struct_size: usize,
                extension_start: *mut XLA_FFI_InternalExtension,
                api_version: XLA_FFI_Api_Version,
                internal_api: *const XLA_FFI_InternalApi,
                $($name: Option<unsafe extern "C" fn(*mut $args) -> $ret>,)*
            }
        }
    };
}

ffi_api! {
    XLA_FFI_Error_Create(XLA_FFI_Error_Create_Args) -> *mut XLA_FFI_Error;
    XLA_FFI_Error_GetDetails(XLA_FFI_Error_GetDetails_Args) -> ();
    XLA_FFI_Error_Destroy(XLA_FFI_Error_Destroy_Args) -> ();
    XLA_FFI_Handler_Register(XLA_FFI_Handler_Register_Args) -> *mut XLA_FFI_Error;
    XLA_FFI_Stream_Get(XLA_FFI_Stream_Get_Args) -> *mut XLA_FFI_Error;
    XLA_FFI_Type_Register(XLA_FFI_Type_Register_Args) -> *mut XLA_FFI_Error;
    XLA_FFI_InvokeContext_Get(XLA_FFI_InvokeContext_Get_Args) -> *mut XLA_FFI_Error;
    XLA_FFI_State_Set(XLA_FFI_State_Set_Args) -> *mut XLA_FFI_Error;
    XLA_FFI_State_Get(XLA_FFI_State_Get_Args) -> *mut XLA_FFI_Error;
    XLA_FFI_DeviceMemory_Allocate(XLA_FFI_DeviceMemory_Allocate_Args) -> *mut XLA_FFI_Error;
    XLA_FFI_DeviceMemory_Free(XLA_FFI_DeviceMemory_Free_Args) -> *mut XLA_FFI_Error;
    XLA_FFI_ThreadPool_Schedule(XLA_FFI_ThreadPool_Schedule_Args) -> *mut XLA_FFI_Error;
    XLA_FFI_ThreadPool_NumThreads(XLA_FFI_ThreadPool_NumThreads_Args) -> *mut XLA_FFI_Error;
    XLA_FFI_Future_Create(XLA_FFI_Future_Create_Args) -> *mut XLA_FFI_Error;
    XLA_FFI_Future_SetAvailable(XLA_FFI_Future_SetAvailable_Args) -> *mut XLA_FFI_Error;
    XLA_FFI_Future_SetError(XLA_FFI_Future_SetError_Args) -> *mut XLA_FFI_Error;
    XLA_FFI_RunId_Get(XLA_FFI_RunId_Get_Args) -> *mut XLA_FFI_Error;
    XLA_FFI_DeviceOrdinal_Get(XLA_FFI_DeviceOrdinal_Get_Args) -> *mut XLA_FFI_Error;
    XLA_FFI_InvokeContext_FindExtension(XLA_FFI_InvokeContext_FindExtension_Args) -> *mut XLA_FFI_Error;
    XLA_FFI_CustomOptions_Get(XLA_FFI_CustomOptions_Get_Args) -> *mut XLA_FFI_Error;
}
