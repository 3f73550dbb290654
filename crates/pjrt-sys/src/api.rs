//! The function table, in the order of the header at PJRT 0.116.

use core::ffi::c_void;

use crate::*;

/// Arguments of one function of the table: names the slot that takes them.
///
/// # Safety
/// `SLOT_OFFSET` must be the offset in [`PJRT_Api`] of a slot of type
/// `Option<unsafe extern "C" fn(*mut Self) -> *mut PJRT_Error>`.
pub unsafe trait Call: Sized {
    /// Name of the C function.
    const FUNCTION: &'static str;
    /// Byte offset of its slot in the table.
    const SLOT_OFFSET: usize;
    /// Minor version of PJRT that has it for certain (0.57 reordered the table: older ones are not supported).
    const SINCE: i32;
}

/// One slot of the table as data, for coverage and order tests.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// Name of the C function.
    pub name: &'static str,
    /// Byte offset in the table.
    pub offset: usize,
    /// Minor version of PJRT that has it for certain.
    pub since: i32,
    /// Whether its arguments are declared here, so that it can be called.
    pub declared: bool,
}

macro_rules! slot_type {
    (call $args:ident) => { Option<unsafe extern "C" fn(*mut $args) -> *mut PJRT_Error> };
    (void $args:ident) => { Option<unsafe extern "C" fn(*mut $args)> };
    (opaque) => { Option<unsafe extern "C" fn(*mut c_void) -> *mut PJRT_Error> };
}

macro_rules! slot_call {
    (call $name:ident $args:ident $since:literal) => {
        // SAFETY: the offset is that of the slot declared with these arguments just above.
        unsafe impl Call for $args {
            const FUNCTION: &'static str = stringify!($name);
            const SLOT_OFFSET: usize = core::mem::offset_of!(PJRT_Api, $name);
            const SINCE: i32 = $since;
        }
    };
    ($kind:ident $name:ident $($args:ident)? $since:literal) => {};
}

macro_rules! declared {
    (opaque) => {
        false
    };
    ($kind:ident) => {
        true
    };
}

macro_rules! api {
    ($($kind:ident $name:ident $(($args:ident))? $since:literal;)*) => {
        /// Table of functions that a plugin returns from `GetPjrtApi`. A plugin of an older version has a
        /// shorter table: check `struct_size` before reading a slot, and never copy the struct.
        #[repr(C)]
        pub struct PJRT_Api {
            pub struct_size: usize,
            pub extension_start: *mut PJRT_Extension_Base,
            pub pjrt_api_version: PJRT_Api_Version,
            $(pub $name: slot_type!($kind $($args)?),)*
        }

        /// All slots, in table order.
        pub const SLOTS: &[Slot] = &[$(Slot {
            name: stringify!($name),
            offset: core::mem::offset_of!(PJRT_Api, $name),
            since: $since,
            declared: declared!($kind),
        }),*];

        $(slot_call!($kind $name $($args)? $since);)*
    };
}

api! {
    void PJRT_Error_Destroy(PJRT_Error_Destroy_Args) 57;
    void PJRT_Error_Message(PJRT_Error_Message_Args) 57;
    call PJRT_Error_GetCode(PJRT_Error_GetCode_Args) 57;
    call PJRT_Plugin_Initialize(PJRT_Plugin_Initialize_Args) 57;
    call PJRT_Plugin_Attributes(PJRT_Plugin_Attributes_Args) 57;
    call PJRT_Event_Destroy(PJRT_Event_Destroy_Args) 57;
    call PJRT_Event_IsReady(PJRT_Event_IsReady_Args) 57;
    call PJRT_Event_Error(PJRT_Event_Error_Args) 57;
    call PJRT_Event_Await(PJRT_Event_Await_Args) 57;
    call PJRT_Event_OnReady(PJRT_Event_OnReady_Args) 57;
    call PJRT_Client_Create(PJRT_Client_Create_Args) 57;
    call PJRT_Client_Destroy(PJRT_Client_Destroy_Args) 57;
    call PJRT_Client_PlatformName(PJRT_Client_PlatformName_Args) 57;
    call PJRT_Client_ProcessIndex(PJRT_Client_ProcessIndex_Args) 57;
    call PJRT_Client_PlatformVersion(PJRT_Client_PlatformVersion_Args) 57;
    call PJRT_Client_Devices(PJRT_Client_Devices_Args) 57;
    call PJRT_Client_AddressableDevices(PJRT_Client_AddressableDevices_Args) 57;
    call PJRT_Client_LookupDevice(PJRT_Client_LookupDevice_Args) 57;
    call PJRT_Client_LookupAddressableDevice(PJRT_Client_LookupAddressableDevice_Args) 57;
    call PJRT_Client_AddressableMemories(PJRT_Client_AddressableMemories_Args) 57;
    call PJRT_Client_Compile(PJRT_Client_Compile_Args) 57;
    call PJRT_Client_DefaultDeviceAssignment(PJRT_Client_DefaultDeviceAssignment_Args) 57;
    call PJRT_Client_BufferFromHostBuffer(PJRT_Client_BufferFromHostBuffer_Args) 57;
    call PJRT_DeviceDescription_Id(PJRT_DeviceDescription_Id_Args) 57;
    call PJRT_DeviceDescription_ProcessIndex(PJRT_DeviceDescription_ProcessIndex_Args) 57;
    call PJRT_DeviceDescription_Attributes(PJRT_DeviceDescription_Attributes_Args) 57;
    call PJRT_DeviceDescription_Kind(PJRT_DeviceDescription_Kind_Args) 57;
    call PJRT_DeviceDescription_DebugString(PJRT_DeviceDescription_DebugString_Args) 57;
    call PJRT_DeviceDescription_ToString(PJRT_DeviceDescription_ToString_Args) 57;
    call PJRT_Device_GetDescription(PJRT_Device_GetDescription_Args) 57;
    call PJRT_Device_IsAddressable(PJRT_Device_IsAddressable_Args) 57;
    call PJRT_Device_LocalHardwareId(PJRT_Device_LocalHardwareId_Args) 57;
    call PJRT_Device_AddressableMemories(PJRT_Device_AddressableMemories_Args) 57;
    call PJRT_Device_DefaultMemory(PJRT_Device_DefaultMemory_Args) 57;
    call PJRT_Device_MemoryStats(PJRT_Device_MemoryStats_Args) 57;
    call PJRT_Memory_Id(PJRT_Memory_Id_Args) 57;
    call PJRT_Memory_Kind(PJRT_Memory_Kind_Args) 57;
    call PJRT_Memory_DebugString(PJRT_Memory_DebugString_Args) 57;
    call PJRT_Memory_ToString(PJRT_Memory_ToString_Args) 57;
    call PJRT_Memory_AddressableByDevices(PJRT_Memory_AddressableByDevices_Args) 57;
    call PJRT_Executable_Destroy(PJRT_Executable_Destroy_Args) 57;
    call PJRT_Executable_Name(PJRT_Executable_Name_Args) 57;
    call PJRT_Executable_NumReplicas(PJRT_Executable_NumReplicas_Args) 57;
    call PJRT_Executable_NumPartitions(PJRT_Executable_NumPartitions_Args) 57;
    call PJRT_Executable_NumOutputs(PJRT_Executable_NumOutputs_Args) 57;
    call PJRT_Executable_SizeOfGeneratedCodeInBytes(PJRT_Executable_SizeOfGeneratedCodeInBytes_Args) 57;
    call PJRT_Executable_GetCostAnalysis(PJRT_Executable_GetCostAnalysis_Args) 57;
    call PJRT_Executable_OutputMemoryKinds(PJRT_Executable_OutputMemoryKinds_Args) 57;
    call PJRT_Executable_OptimizedProgram(PJRT_Executable_OptimizedProgram_Args) 57;
    call PJRT_Executable_Serialize(PJRT_Executable_Serialize_Args) 57;
    call PJRT_LoadedExecutable_Destroy(PJRT_LoadedExecutable_Destroy_Args) 57;
    call PJRT_LoadedExecutable_GetExecutable(PJRT_LoadedExecutable_GetExecutable_Args) 57;
    call PJRT_LoadedExecutable_AddressableDevices(PJRT_LoadedExecutable_AddressableDevices_Args) 57;
    call PJRT_LoadedExecutable_Delete(PJRT_LoadedExecutable_Delete_Args) 57;
    call PJRT_LoadedExecutable_IsDeleted(PJRT_LoadedExecutable_IsDeleted_Args) 57;
    call PJRT_LoadedExecutable_Execute(PJRT_LoadedExecutable_Execute_Args) 57;
    call PJRT_Executable_DeserializeAndLoad(PJRT_Executable_DeserializeAndLoad_Args) 57;
    call PJRT_LoadedExecutable_Fingerprint(PJRT_LoadedExecutable_Fingerprint_Args) 57;
    call PJRT_Buffer_Destroy(PJRT_Buffer_Destroy_Args) 57;
    call PJRT_Buffer_ElementType(PJRT_Buffer_ElementType_Args) 57;
    call PJRT_Buffer_Dimensions(PJRT_Buffer_Dimensions_Args) 57;
    call PJRT_Buffer_UnpaddedDimensions(PJRT_Buffer_UnpaddedDimensions_Args) 57;
    call PJRT_Buffer_DynamicDimensionIndices(PJRT_Buffer_DynamicDimensionIndices_Args) 57;
    call PJRT_Buffer_GetMemoryLayout(PJRT_Buffer_GetMemoryLayout_Args) 57;
    call PJRT_Buffer_OnDeviceSizeInBytes(PJRT_Buffer_OnDeviceSizeInBytes_Args) 57;
    call PJRT_Buffer_Device(PJRT_Buffer_Device_Args) 57;
    call PJRT_Buffer_Memory(PJRT_Buffer_Memory_Args) 57;
    call PJRT_Buffer_Delete(PJRT_Buffer_Delete_Args) 57;
    call PJRT_Buffer_IsDeleted(PJRT_Buffer_IsDeleted_Args) 57;
    call PJRT_Buffer_CopyToDevice(PJRT_Buffer_CopyToDevice_Args) 57;
    call PJRT_Buffer_ToHostBuffer(PJRT_Buffer_ToHostBuffer_Args) 57;
    call PJRT_Buffer_IsOnCpu(PJRT_Buffer_IsOnCpu_Args) 57;
    call PJRT_Buffer_ReadyEvent(PJRT_Buffer_ReadyEvent_Args) 57;
    call PJRT_Buffer_UnsafePointer(PJRT_Buffer_UnsafePointer_Args) 57;
    call PJRT_Buffer_IncreaseExternalReferenceCount(PJRT_Buffer_IncreaseExternalReferenceCount_Args) 57;
    call PJRT_Buffer_DecreaseExternalReferenceCount(PJRT_Buffer_DecreaseExternalReferenceCount_Args) 57;
    call PJRT_Buffer_OpaqueDeviceMemoryDataPointer(PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args) 57;
    call PJRT_CopyToDeviceStream_Destroy(PJRT_CopyToDeviceStream_Destroy_Args) 57;
    call PJRT_CopyToDeviceStream_AddChunk(PJRT_CopyToDeviceStream_AddChunk_Args) 57;
    call PJRT_CopyToDeviceStream_TotalBytes(PJRT_CopyToDeviceStream_TotalBytes_Args) 57;
    call PJRT_CopyToDeviceStream_GranuleSize(PJRT_CopyToDeviceStream_GranuleSize_Args) 57;
    call PJRT_CopyToDeviceStream_CurrentBytes(PJRT_CopyToDeviceStream_CurrentBytes_Args) 57;
    call PJRT_TopologyDescription_Create(PJRT_TopologyDescription_Create_Args) 57;
    call PJRT_TopologyDescription_Destroy(PJRT_TopologyDescription_Destroy_Args) 57;
    call PJRT_TopologyDescription_PlatformName(PJRT_TopologyDescription_PlatformName_Args) 57;
    call PJRT_TopologyDescription_PlatformVersion(PJRT_TopologyDescription_PlatformVersion_Args) 57;
    call PJRT_TopologyDescription_GetDeviceDescriptions(PJRT_TopologyDescription_GetDeviceDescriptions_Args) 57;
    call PJRT_TopologyDescription_Serialize(PJRT_TopologyDescription_Serialize_Args) 57;
    call PJRT_TopologyDescription_Attributes(PJRT_TopologyDescription_Attributes_Args) 57;
    call PJRT_Compile(PJRT_Compile_Args) 57;
    call PJRT_Executable_OutputElementTypes(PJRT_Executable_OutputElementTypes_Args) 57;
    call PJRT_Executable_OutputDimensions(PJRT_Executable_OutputDimensions_Args) 57;
    call PJRT_Buffer_CopyToMemory(PJRT_Buffer_CopyToMemory_Args) 57;
    call PJRT_Client_CreateViewOfDeviceBuffer(PJRT_Client_CreateViewOfDeviceBuffer_Args) 57;
    call PJRT_Executable_Fingerprint(PJRT_Executable_Fingerprint_Args) 57;
    call PJRT_Client_TopologyDescription(PJRT_Client_TopologyDescription_Args) 57;
    call PJRT_Executable_GetCompiledMemoryStats(PJRT_Executable_GetCompiledMemoryStats_Args) 57;
    call PJRT_Memory_Kind_Id(PJRT_Memory_Kind_Id_Args) 57;
    call PJRT_ExecuteContext_Create(PJRT_ExecuteContext_Create_Args) 57;
    call PJRT_ExecuteContext_Destroy(PJRT_ExecuteContext_Destroy_Args) 57;
    call PJRT_Buffer_CopyRawToHost(PJRT_Buffer_CopyRawToHost_Args) 57;
    call PJRT_AsyncHostToDeviceTransferManager_Destroy(PJRT_AsyncHostToDeviceTransferManager_Destroy_Args) 60;
    call PJRT_AsyncHostToDeviceTransferManager_TransferData(PJRT_AsyncHostToDeviceTransferManager_TransferData_Args) 60;
    call PJRT_Client_CreateBuffersForAsyncHostToDevice(PJRT_Client_CreateBuffersForAsyncHostToDevice_Args) 60;
    call PJRT_AsyncHostToDeviceTransferManager_RetrieveBuffer(PJRT_AsyncHostToDeviceTransferManager_RetrieveBuffer_Args) 62;
    call PJRT_AsyncHostToDeviceTransferManager_Device(PJRT_AsyncHostToDeviceTransferManager_Device_Args) 62;
    call PJRT_AsyncHostToDeviceTransferManager_BufferCount(PJRT_AsyncHostToDeviceTransferManager_BufferCount_Args) 62;
    call PJRT_AsyncHostToDeviceTransferManager_BufferSize(PJRT_AsyncHostToDeviceTransferManager_BufferSize_Args) 62;
    call PJRT_AsyncHostToDeviceTransferManager_SetBufferError(PJRT_AsyncHostToDeviceTransferManager_SetBufferError_Args) 62;
    call PJRT_AsyncHostToDeviceTransferManager_AddMetadata(PJRT_AsyncHostToDeviceTransferManager_AddMetadata_Args) 62;
    call PJRT_Client_DmaMap(PJRT_Client_DmaMap_Args) 67;
    call PJRT_Client_DmaUnmap(PJRT_Client_DmaUnmap_Args) 67;
    call PJRT_Client_CreateUninitializedBuffer(PJRT_Client_CreateUninitializedBuffer_Args) 69;
    call PJRT_Client_UpdateGlobalProcessInfo(PJRT_Client_UpdateGlobalProcessInfo_Args) 73;
    call PJRT_TopologyDescription_Deserialize(PJRT_TopologyDescription_Deserialize_Args) 75;
    call PJRT_Client_CreateAliasBuffer(PJRT_Client_CreateAliasBuffer_Args) 77;
    call PJRT_Client_FulfillAliasBuffer(PJRT_Client_FulfillAliasBuffer_Args) 77;
    call PJRT_LoadedExecutable_GetDeviceAssignment(PJRT_LoadedExecutable_GetDeviceAssignment_Args) 79;
    call PJRT_Client_CreateErrorBuffer(PJRT_Client_CreateErrorBuffer_Args) 82;
    opaque PJRT_AsyncHostToDeviceTransferManager_TransferLiteral 83;
    opaque PJRT_Buffer_CopyRawToHostFuture 84;
    opaque PJRT_Device_PoisonExecution 85;
    opaque PJRT_Device_CreateAsyncTrackingEvent 86;
    opaque PJRT_AsyncTrackingEvent_Destroy 86;
    call PJRT_Executable_GetCompileOptions(PJRT_Executable_GetCompileOptions_Args) 87;
    opaque PJRT_Buffer_DonateWithControlDependency 88;
    call PJRT_Event_Create(PJRT_Event_Create_Args) 89;
    call PJRT_Event_Set(PJRT_Event_Set_Args) 89;
    call PJRT_Device_GetAttributes(PJRT_Device_GetAttributes_Args) 92;
    call PJRT_Client_Load(PJRT_Client_Load_Args) 95;
    opaque PJRT_LoadedExecutable_AddressableDeviceLogicalIds 97;
    opaque PJRT_Buffer_Bitcast 104;
    opaque PJRT_Error_ForEachPayload 104;
    call PJRT_TopologyDescription_Fingerprint(PJRT_TopologyDescription_Fingerprint_Args) 104;
    call PJRT_Executable_ParameterMemoryKinds(PJRT_Executable_ParameterMemoryKinds_Args) 104;
    opaque PJRT_Device_ClearMemoryStats 106;
    opaque PJRT_TopologyDescription_MakeCanonicalShapeForMemorySpace 115;
    opaque PJRT_TopologyDescription_GetMemorySpaceKindIds 115;
}

/// Signature of the one symbol that a plugin exports, `GetPjrtApi`.
pub type GetPjrtApi = unsafe extern "C" fn() -> *const PJRT_Api;
