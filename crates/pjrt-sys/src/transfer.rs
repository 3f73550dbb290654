//! Asynchronous host-to-device transfers and chunked streams.

use core::ffi::{c_char, c_int, c_void};

use crate::macros::{args, plain};
use crate::*;

args! {
    PJRT_AsyncHostToDeviceTransferManager_Destroy_Args {
        transfer_manager: *mut PJRT_AsyncHostToDeviceTransferManager,
    }
}

args! {
    PJRT_AsyncHostToDeviceTransferManager_TransferData_Args {
        transfer_manager: *mut PJRT_AsyncHostToDeviceTransferManager,
        buffer_index: c_int,
        data: *const c_void,
        offset: i64,
        transfer_size: i64,
        is_last_transfer: bool,
        done_with_h2d_transfer: *mut PJRT_Event,
    }
}

args! {
    PJRT_AsyncHostToDeviceTransferManager_RetrieveBuffer_Args {
        transfer_manager: *mut PJRT_AsyncHostToDeviceTransferManager,
        buffer_index: c_int,
        buffer_out: *mut PJRT_Buffer,
    }
}

args! {
    PJRT_AsyncHostToDeviceTransferManager_Device_Args {
        transfer_manager: *mut PJRT_AsyncHostToDeviceTransferManager,
        device_out: *mut PJRT_Device,
    }
}

args! {
    PJRT_AsyncHostToDeviceTransferManager_BufferCount_Args {
        transfer_manager: *mut PJRT_AsyncHostToDeviceTransferManager,
        buffer_count: usize,
    }
}

args! {
    PJRT_AsyncHostToDeviceTransferManager_BufferSize_Args {
        transfer_manager: *mut PJRT_AsyncHostToDeviceTransferManager,
        buffer_index: c_int,
        buffer_size: usize,
    }
}

args! {
    PJRT_AsyncHostToDeviceTransferManager_SetBufferError_Args {
        transfer_manager: *mut PJRT_AsyncHostToDeviceTransferManager,
        buffer_index: c_int,
        error_code: PJRT_Error_Code,
        error_message: *const c_char,
        error_message_size: usize,
    }
}

args! {
    PJRT_AsyncHostToDeviceTransferManager_AddMetadata_Args {
        transfer_manager: *mut PJRT_AsyncHostToDeviceTransferManager,
        transfer_metadata: *const PJRT_NamedValue,
        num_metadata: usize,
    }
}

args! {
    PJRT_ShapeSpec {
        dims: *const i64,
        num_dims: usize,
        element_type: PJRT_Buffer_Type,
    }
}

args! {
    PJRT_Client_CreateBuffersForAsyncHostToDevice_Args {
        client: *mut PJRT_Client,
        shape_specs: *mut PJRT_ShapeSpec,
        num_shape_specs: usize,
        device_layouts: *mut *mut PJRT_Buffer_MemoryLayout,
        num_device_layouts: usize,
        memory: *mut PJRT_Memory,
        transfer_manager: *mut PJRT_AsyncHostToDeviceTransferManager,
    }
}

plain! {
    PJRT_Chunk {
        data: *mut c_void,
        size: usize,
        deleter: Option<unsafe extern "C" fn(*mut c_void, *mut c_void)>,
        deleter_arg: *mut c_void,
    }
}

args! {
    PJRT_CopyToDeviceStream_Destroy_Args {
        stream: *mut PJRT_CopyToDeviceStream,
    }
}

args! {
    PJRT_CopyToDeviceStream_AddChunk_Args {
        stream: *mut PJRT_CopyToDeviceStream,
        chunk: *mut PJRT_Chunk,
        transfer_complete: *mut PJRT_Event,
    }
}

args! {
    PJRT_CopyToDeviceStream_TotalBytes_Args {
        stream: *mut PJRT_CopyToDeviceStream,
        total_bytes: i64,
    }
}

args! {
    PJRT_CopyToDeviceStream_GranuleSize_Args {
        stream: *mut PJRT_CopyToDeviceStream,
        granule_size_in_bytes: i64,
    }
}

args! {
    PJRT_CopyToDeviceStream_CurrentBytes_Args {
        stream: *mut PJRT_CopyToDeviceStream,
        current_bytes: i64,
    }
}
