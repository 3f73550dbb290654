//! Devices of a client.

use std::fmt;
use std::ptr::NonNull;

use pjrt_sys::*;

use crate::client::{Client, non_null};
use crate::error::Result;
use crate::named_value::{self, Value};
use crate::plugin::call;

/// A device of a client.
#[derive(Clone)]
pub struct Device {
    client: Client,
    raw: NonNull<PJRT_Device>,
}

// SAFETY: devices are immutable parts of their client, which is thread-safe and kept alive here.
unsafe impl Send for Device {}
// SAFETY: as for Send.
unsafe impl Sync for Device {}

/// What a device's allocator says. Plugins leave out what they do not count; CPU plugins say nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DeviceMemoryStats {
    /// Bytes in use now.
    pub bytes_in_use: i64,
    /// Largest `bytes_in_use` so far.
    pub peak_bytes_in_use: Option<i64>,
    /// Bytes that the allocator may use at most.
    pub bytes_limit: Option<i64>,
    /// Number of allocations so far.
    pub num_allocs: Option<i64>,
    /// Largest single allocation so far.
    pub largest_alloc_size: Option<i64>,
}

impl Device {
    pub(crate) fn from_raw(client: &Client, raw: *mut PJRT_Device) -> Result<Self> {
        let raw = non_null(raw, "PJRT_Device", &client.plugin())?;
        Ok(Self { client: client.clone(), raw })
    }

    pub(crate) fn raw(&self) -> *mut PJRT_Device {
        self.raw.as_ptr()
    }

    /// The client it belongs to.
    pub fn client(&self) -> &Client {
        &self.client
    }

    fn description(&self) -> Result<*mut PJRT_DeviceDescription> {
        // SAFETY: the device lives as long as its client.
        let args =
            unsafe { call!(self.client.plugin(), PJRT_Device_GetDescription_Args { device: self.raw() }) }?;
        Ok(args.device_description)
    }

    /// Id, unique among the devices of all processes; device assignments use it.
    ///
    /// # Errors
    /// Those of `PJRT_DeviceDescription_Id`.
    pub fn id(&self) -> Result<i32> {
        let device_description = self.description()?;
        // SAFETY: the description lives as long as the device.
        let args = unsafe {
            call!(
                self.client.plugin(),
                PJRT_DeviceDescription_Id_Args { device_description: device_description }
            )
        }?;
        Ok(args.id)
    }

    /// Kind, as the vendor names it, such as `cpu` or `NVIDIA B200`.
    ///
    /// # Errors
    /// Those of `PJRT_DeviceDescription_Kind`.
    pub fn kind(&self) -> Result<String> {
        let device_description = self.description()?;
        // SAFETY: the description lives as long as the device.
        let args = unsafe {
            call!(
                self.client.plugin(),
                PJRT_DeviceDescription_Kind_Args { device_description: device_description }
            )
        }?;
        // SAFETY: the text lives as long as the device.
        Ok(unsafe { named_value::string(args.device_kind, args.device_kind_size) })
    }

    /// Index of the process that can address it.
    ///
    /// # Errors
    /// Those of `PJRT_DeviceDescription_ProcessIndex`.
    pub fn process_index(&self) -> Result<i32> {
        let device_description = self.description()?;
        // SAFETY: the description lives as long as the device.
        let args = unsafe {
            call!(
                self.client.plugin(),
                PJRT_DeviceDescription_ProcessIndex_Args { device_description: device_description }
            )
        }?;
        Ok(args.process_index)
    }

    /// Attributes of the device, such as its coordinates or core count.
    ///
    /// # Errors
    /// Those of `PJRT_DeviceDescription_Attributes`.
    pub fn attributes(&self) -> Result<Vec<(String, Value)>> {
        let device_description = self.description()?;
        // SAFETY: the description lives as long as the device.
        let args = unsafe {
            call!(
                self.client.plugin(),
                PJRT_DeviceDescription_Attributes_Args { device_description: device_description }
            )
        }?;
        // SAFETY: the attributes live as long as the device.
        Ok(unsafe { named_value::read(args.attributes, args.num_attributes) })
    }

    /// A short name for people, such as `CpuDevice(id=0)`.
    ///
    /// # Errors
    /// Those of `PJRT_DeviceDescription_ToString`.
    pub fn name(&self) -> Result<String> {
        let device_description = self.description()?;
        // SAFETY: the description lives as long as the device.
        let args = unsafe {
            call!(
                self.client.plugin(),
                PJRT_DeviceDescription_ToString_Args { device_description: device_description }
            )
        }?;
        // SAFETY: the text lives as long as the device.
        Ok(unsafe { named_value::string(args.to_string, args.to_string_size) })
    }

    /// What the device's allocator counts.
    ///
    /// # Errors
    /// `Unimplemented` where the plugin counts nothing (the CPU plugins).
    pub fn memory_stats(&self) -> Result<DeviceMemoryStats> {
        // SAFETY: the device lives as long as its client.
        let args =
            unsafe { call!(self.client.plugin(), PJRT_Device_MemoryStats_Args { device: self.raw() }) }?;
        Ok(DeviceMemoryStats {
            bytes_in_use: args.bytes_in_use,
            peak_bytes_in_use: args.peak_bytes_in_use_is_set.then_some(args.peak_bytes_in_use),
            bytes_limit: args.bytes_limit_is_set.then_some(args.bytes_limit),
            num_allocs: args.num_allocs_is_set.then_some(args.num_allocs),
            largest_alloc_size: args.largest_alloc_size_is_set.then_some(args.largest_alloc_size),
        })
    }
}

impl PartialEq for Device {
    fn eq(&self, other: &Self) -> bool {
        self.raw == other.raw
    }
}

impl Eq for Device {}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Device({})", self.name().unwrap_or_else(|e| e.to_string()))
    }
}
