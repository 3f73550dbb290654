//! Opaque handles: zero-sized types behind pointers, so that a client cannot be passed for a buffer.

macro_rules! handles {
    ($($name:ident)*) => {$(
        #[doc = concat!("Opaque `", stringify!($name), "`, only ever behind a pointer.")]
        #[repr(C)]
        pub struct $name {
            _data: [u8; 0],
            _marker: core::marker::PhantomData<(*mut u8, core::marker::PhantomPinned)>,
        }
    )*};
}

handles! {
    PJRT_Error
    PJRT_Event
    PJRT_Client
    PJRT_Device
    PJRT_DeviceDescription
    PJRT_Memory
    PJRT_Buffer
    PJRT_Executable
    PJRT_LoadedExecutable
    PJRT_ExecuteContext
    PJRT_TopologyDescription
    PJRT_SerializedExecutable
    PJRT_SerializedTopology
    PJRT_SerializedCompileOptions
    PJRT_DeviceAssignmentSerialized
    PJRT_Device_Attributes
    PJRT_AsyncHostToDeviceTransferManager
    PJRT_CopyToDeviceStream
    PJRT_FulfillAliasBufferCallback
    PJRT_MultiSlice_Config
}

pub(crate) use handles;
