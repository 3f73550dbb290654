//! Memory spaces: a device may have several, such as its own memory and pinned host memory.

use std::fmt;
use std::ptr::NonNull;

use pjrt_sys::*;

use crate::buffer::Buffer;
use crate::client::{Client, non_null};
use crate::device::Device;
use crate::error::{Error, Result};
use crate::named_value;
use crate::plugin::call;

/// A memory space of a client.
#[derive(Clone)]
pub struct Memory {
    client: Client,
    raw: NonNull<PJRT_Memory>,
}

// SAFETY: memories are immutable parts of their client, which is thread-safe and kept alive here.
unsafe impl Send for Memory {}
// SAFETY: as for Send.
unsafe impl Sync for Memory {}

impl Memory {
    fn from_raw(client: &Client, raw: *mut PJRT_Memory) -> Result<Self> {
        Ok(Self { client: client.clone(), raw: non_null(raw, "PJRT_Memory", &client.plugin())? })
    }

    fn raw(&self) -> *mut PJRT_Memory {
        self.raw.as_ptr()
    }

    /// Id, unique among the memories of the client.
    ///
    /// # Errors
    /// Those of `PJRT_Memory_Id`.
    pub fn id(&self) -> Result<i32> {
        // SAFETY: the memory lives as long as its client.
        let args = unsafe { call!(self.client.plugin(), PJRT_Memory_Id_Args { memory: self.raw() }) }?;
        Ok(args.id)
    }

    /// Kind, as StableHLO's `mhlo.memory_kind` names it: `device`, `pinned_host`, `unpinned_host`, ...
    ///
    /// # Errors
    /// Those of `PJRT_Memory_Kind`.
    pub fn kind(&self) -> Result<String> {
        // SAFETY: the memory lives as long as its client.
        let args = unsafe { call!(self.client.plugin(), PJRT_Memory_Kind_Args { memory: self.raw() }) }?;
        // SAFETY: the text lives as long as the memory.
        Ok(unsafe { named_value::string(args.kind, args.kind_size) })
    }

    /// The devices that can address it.
    ///
    /// # Errors
    /// Those of `PJRT_Memory_AddressableByDevices`.
    pub fn devices(&self) -> Result<Vec<Device>> {
        // SAFETY: the memory lives as long as its client.
        let args = unsafe {
            call!(self.client.plugin(), PJRT_Memory_AddressableByDevices_Args { memory: self.raw() })
        }?;
        // SAFETY: the array lives as long as the memory.
        let devices = unsafe { named_value::slice(args.devices, args.num_devices) };
        devices.iter().map(|d| Device::from_raw(&self.client, *d)).collect()
    }
}

impl Device {
    /// The memories that the device can address.
    ///
    /// # Errors
    /// Those of `PJRT_Device_AddressableMemories`.
    pub fn memories(&self) -> Result<Vec<Memory>> {
        // SAFETY: the device lives as long as its client.
        let args = unsafe {
            call!(self.client().plugin(), PJRT_Device_AddressableMemories_Args { device: self.raw() })
        }?;
        // SAFETY: the array lives as long as the device.
        let memories = unsafe { named_value::slice(args.memories, args.num_memories) };
        memories.iter().map(|m| Memory::from_raw(self.client(), *m)).collect()
    }

    /// The memory that holds arrays of which nothing else is said.
    ///
    /// # Errors
    /// Those of `PJRT_Device_DefaultMemory`.
    pub fn default_memory(&self) -> Result<Memory> {
        // SAFETY: the device lives as long as its client.
        let args =
            unsafe { call!(self.client().plugin(), PJRT_Device_DefaultMemory_Args { device: self.raw() }) }?;
        Memory::from_raw(self.client(), args.memory)
    }
}

impl Buffer {
    /// The memory that holds it.
    ///
    /// # Errors
    /// Those of `PJRT_Buffer_Memory`.
    pub fn memory(&self) -> Result<Memory> {
        // SAFETY: the buffer is alive.
        let args = unsafe { call!(self.client().plugin(), PJRT_Buffer_Memory_Args { buffer: self.raw() }) }?;
        Memory::from_raw(self.client(), args.memory)
    }

    /// Copies the buffer to another memory of the same client, for instance to pinned host memory.
    ///
    /// # Errors
    /// Those of `PJRT_Buffer_CopyToMemory`.
    pub fn copy_to_memory(&self, memory: &Memory) -> Result<Buffer> {
        if memory.client != *self.client() {
            return Err(Error::invalid_argument("the memory belongs to another client"));
        }
        // SAFETY: buffer and memory are alive and of one client.
        let args = unsafe {
            call!(
                self.client().plugin(),
                PJRT_Buffer_CopyToMemory_Args { buffer: self.raw(), dst_memory: memory.raw() }
            )
        }?;
        // SAFETY: the plugin gave the buffer to the caller.
        unsafe { Buffer::from_raw(self.client(), args.dst_buffer, "PJRT_Buffer_CopyToMemory") }
    }
}

impl PartialEq for Memory {
    fn eq(&self, other: &Self) -> bool {
        self.raw == other.raw
    }
}

impl Eq for Memory {}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Memory({})", self.kind().unwrap_or_else(|e| e.to_string()))
    }
}
