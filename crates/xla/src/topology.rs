//! Topologies: devices to compile for that need not be there.

use std::fmt;
use std::ptr::NonNull;
use std::str::FromStr;

use pjrt_sys::*;

use crate::client::{Client, log_drop, non_null};
use crate::compile_options::CompileOptions;
use crate::error::{Context, Error, Result};
use crate::executable::Executable;
use crate::gpu_target::GpuTarget;
use crate::module::Module;
use crate::named_value::{self, Value};
use crate::plugin::{Plugin, call};

/// Number of GPUs: slices (NVLink domains) of hosts of GPUs, written `1x2x4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TopologySize {
    /// Groups of hosts that share a fast network.
    pub slices: usize,
    /// Hosts in a slice, one process each.
    pub hosts_per_slice: usize,
    /// GPUs in a host.
    pub gpus_per_host: usize,
}

impl TopologySize {
    /// More would be a slip of the pen: a plugin makes a description for each.
    const MOST_DEVICES: usize = 1 << 20;

    /// GPUs in all.
    pub fn num_devices(self) -> usize {
        self.slices.saturating_mul(self.hosts_per_slice).saturating_mul(self.gpus_per_host)
    }

    fn check(self) -> Result<Self> {
        if (1..=Self::MOST_DEVICES).contains(&self.num_devices()) {
            return Ok(self);
        }
        Err(Error::invalid_argument(format!(
            "{self} is not the size of a topology: it has 1 to {} GPUs",
            Self::MOST_DEVICES
        )))
    }
}

impl FromStr for TopologySize {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let bad = || {
            Error::invalid_argument(format!(
                "{text:?} is not a topology: expected slices x hosts x GPUs, such as 1x2x4"
            ))
        };
        let sizes: Vec<usize> = text
            .split('x')
            .map(|n| n.trim().parse().ok().filter(|n| *n > 0))
            .collect::<Option<_>>()
            .ok_or_else(bad)?;
        let [slices, hosts_per_slice, gpus_per_host] = sizes[..] else { return Err(bad()) };
        Self { slices, hosts_per_slice, gpus_per_host }.check()
    }
}

impl fmt::Display for TopologySize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}x{}", self.slices, self.hosts_per_slice, self.gpus_per_host)
    }
}

/// Devices to compile for, which need not be there.
pub struct Topology {
    plugin: Plugin,
    raw: NonNull<PJRT_TopologyDescription>,
    /// The client that the topology belongs to, if it was not made here.
    owner: Option<Client>,
}

// SAFETY: topologies are immutable and may be used and destroyed from any thread.
unsafe impl Send for Topology {}
// SAFETY: as for Send.
unsafe impl Sync for Topology {}

/// A device of a topology.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TopologyDevice {
    /// Id, which device assignments use.
    pub id: i32,
    /// The process that will run it.
    pub process_index: i32,
    /// Kind, such as `NVIDIA B200`.
    pub kind: String,
}

impl Topology {
    /// Creates a topology from a plugin's own options.
    ///
    /// # Errors
    /// `Unimplemented` for a plugin without topologies, and what the plugin says of the options.
    pub fn new(plugin: &Plugin, name: &str, options: &[(String, Value)]) -> Result<Self> {
        let values = named_value::to_c(options);
        // SAFETY: name and options live for the call.
        let args = unsafe {
            call!(
                plugin,
                PJRT_TopologyDescription_Create_Args {
                    topology_name: name.as_ptr().cast(),
                    topology_name_size: name.len(),
                    create_options: values.as_ptr(),
                    num_options: values.len(),
                }
            )
        }
        .doing(|| "creating a topology")?;
        let raw = non_null(args.topology, "PJRT_TopologyDescription_Create", plugin)?;
        Ok(Self { plugin: *plugin, raw, owner: None })
    }

    /// GPUs of a kind, with the CUDA plugin; no GPU and no driver are needed.
    ///
    /// Compiling for them needs ptxas and libdevice: see [`CompileOptions::cuda_data_dir`].
    ///
    /// # Errors
    /// As [`Topology::new`].
    pub fn gpu(plugin: &Plugin, target: GpuTarget, size: TopologySize) -> Result<Self> {
        let options = [
            ("target_config".to_owned(), target.target_config().into()),
            ("topology".to_owned(), size.check()?.to_string().into()),
        ];
        Self::new(plugin, target.name(), &options)
            .doing(|| format!("describing {size} GPUs of kind {target}"))
    }

    fn raw(&self) -> *mut PJRT_TopologyDescription {
        self.raw.as_ptr()
    }

    /// The plugin behind it.
    pub fn plugin(&self) -> Plugin {
        self.plugin
    }

    /// Its devices.
    ///
    /// # Errors
    /// Those of the plugin.
    pub fn devices(&self) -> Result<Vec<TopologyDevice>> {
        // SAFETY: the topology is alive.
        let args = unsafe {
            call!(self.plugin, PJRT_TopologyDescription_GetDeviceDescriptions_Args { topology: self.raw() })
        }?;
        // SAFETY: the array lives as long as the topology.
        let descriptions = unsafe { named_value::slice(args.descriptions, args.num_descriptions) };
        descriptions.iter().map(|d| self.device(*d)).collect()
    }

    fn device(&self, device_description: *mut PJRT_DeviceDescription) -> Result<TopologyDevice> {
        let plugin = self.plugin;
        // SAFETY: the description lives as long as the topology.
        let id = unsafe {
            call!(plugin, PJRT_DeviceDescription_Id_Args { device_description: device_description })
        }?;
        // SAFETY: as above.
        let process = unsafe {
            call!(plugin, PJRT_DeviceDescription_ProcessIndex_Args { device_description: device_description })
        }?;
        // SAFETY: as above.
        let kind = unsafe {
            call!(plugin, PJRT_DeviceDescription_Kind_Args { device_description: device_description })
        }?;
        // SAFETY: the text lives as long as the topology.
        let kind = unsafe { named_value::string(kind.device_kind, kind.device_kind_size) };
        Ok(TopologyDevice { id: id.id, process_index: process.process_index, kind })
    }

    /// A number that tells topologies apart.
    ///
    /// # Errors
    /// `Unimplemented` before PJRT 0.104.
    pub fn fingerprint(&self) -> Result<u64> {
        // SAFETY: the topology is alive.
        let args = unsafe {
            call!(self.plugin, PJRT_TopologyDescription_Fingerprint_Args { topology: self.raw() })
        }?;
        Ok(args.fingerprint)
    }

    /// Attributes that the plugin tells of it.
    ///
    /// # Errors
    /// Those of the plugin.
    pub fn attributes(&self) -> Result<Vec<(String, Value)>> {
        // SAFETY: the topology is alive.
        let args =
            unsafe { call!(self.plugin, PJRT_TopologyDescription_Attributes_Args { topology: self.raw() }) }?;
        // SAFETY: the attributes live as long as the topology.
        Ok(unsafe { named_value::read(args.attributes, args.num_attributes) })
    }

    /// Compiles a StableHLO module, as MLIR text or bytecode, for these devices. Without a device
    /// assignment the program gets the first devices, in order.
    ///
    /// # Errors
    /// As [`crate::Client::compile`]; and `InvalidArgument` if there are too few devices.
    pub fn compile(&self, module: impl AsRef<[u8]>, options: &CompileOptions) -> Result<Executable> {
        let ids: Vec<i64> = self.devices()?.iter().map(|d| d.id.into()).collect();
        let options = options.clone().assigned_to(&ids)?.to_proto_bytes()?;
        let code = Module::new(module.as_ref());
        let program = code.to_c();
        let _no_registration = self.plugin.compiling()?;
        // SAFETY: topology, program and options are alive for the call; the plugin only reads the code.
        let args = unsafe {
            call!(
                self.plugin,
                PJRT_Compile_Args {
                    topology: self.raw(),
                    program: &raw const program,
                    compile_options: options.as_ptr().cast(),
                    compile_options_size: options.len(),
                }
            )
        }
        .doing(|| "compiling a module for a topology")?;
        Ok(Executable::new(self.plugin, non_null(args.executable, "PJRT_Compile", &self.plugin)?))
    }
}

impl Client {
    /// The devices of this client as a topology, to compile for them without loading the program.
    ///
    /// # Errors
    /// `Unimplemented` for a plugin without topologies.
    pub fn topology(&self) -> Result<Topology> {
        let plugin = self.plugin();
        // SAFETY: the client is alive.
        let args = unsafe { call!(plugin, PJRT_Client_TopologyDescription_Args { client: self.raw() }) }?;
        let raw = non_null(args.topology, "PJRT_Client_TopologyDescription", &plugin)?;
        Ok(Topology { plugin, raw, owner: Some(self.clone()) })
    }
}

impl Drop for Topology {
    fn drop(&mut self) {
        if self.owner.is_some() {
            return;
        }
        // SAFETY: this is the only owner of the handle.
        log_drop(unsafe {
            call!(self.plugin, PJRT_TopologyDescription_Destroy_Args { topology: self.raw() })
        });
    }
}

impl fmt::Debug for Topology {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Topology").field("plugin", &self.plugin).finish_non_exhaustive()
    }
}
