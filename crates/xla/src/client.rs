//! Clients: the devices of one plugin in this process.

use std::fmt;
use std::ptr::{self, NonNull};
use std::sync::{Arc, OnceLock};

use pjrt_sys::*;

use crate::callback;
use crate::device::Device;
use crate::error::{Code, Context, Error, Result};
use crate::kv::{Callbacks, KeyValueStore};
use crate::named_value::{self, Value};
use crate::plugin::{Plugin, call};

/// Options for [`Client::new`].
#[derive(Clone, Debug, Default)]
pub struct ClientOptions {
    values: Vec<(String, Value)>,
    store: Option<Arc<dyn KeyValueStore>>,
}

impl ClientOptions {
    /// No options: the plugin's defaults.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets a create option of the plugin, such as `cpu_device_count` or `memory_fraction`. Plugins before PJRT
    /// 0.115 ignore what they do not know.
    #[must_use]
    pub fn set(mut self, name: impl Into<String>, value: impl Into<Value>) -> Self {
        let name = name.into();
        self.values.retain(|(n, _)| *n != name);
        self.values.push((name, value.into()));
        self
    }

    /// The store through which the processes of a multi-process client find each other. The CPU plugins
    /// form no such client and do not ask it.
    #[must_use]
    pub fn key_value_store(mut self, store: Arc<dyn KeyValueStore>) -> Self {
        self.store = Some(store);
        self
    }

    /// Finds values that plugins take without a look and crash on.
    fn check(&self) -> Result<()> {
        let count = self.values.iter().find(|(name, _)| name == "cpu_device_count");
        match count {
            None | Some((_, Value::Int64(1..=MOST_CPU_DEVICES))) => Ok(()),
            Some((name, value)) => Err(Error::invalid_argument(format!(
                "the client option {name} is {value:?}, expected an integer from 1 to {MOST_CPU_DEVICES}"
            ))),
        }
    }
}

/// Each starts threads; XLA's own tests stay far below.
const MOST_CPU_DEVICES: i64 = 4096;

/// A client of a plugin. Cloning is cheap and gives the same client; it is destroyed with its last
/// clone, after every buffer and executable made from it.
#[derive(Clone)]
pub struct Client(Arc<Inner>);

pub(crate) struct Inner {
    plugin: Plugin,
    raw: NonNull<PJRT_Client>,
    /// Context of executions that bring none.
    context: OnceLock<usize>,
    /// Behind the pointers that the plugin got when the client was made.
    callbacks: Option<Callbacks>,
}

// SAFETY: PJRT clients may be used and destroyed from any thread.
unsafe impl Send for Inner {}
// SAFETY: the functions that take a client are thread-safe.
unsafe impl Sync for Inner {}

impl Client {
    /// Creates a client with the plugin's devices.
    ///
    /// # Errors
    /// What the plugin reports, for instance that there is no device or that it does not know an option.
    pub fn new(plugin: &Plugin, options: &ClientOptions) -> Result<Self> {
        options.check()?;
        let values = named_value::to_c(&options.values);
        let callbacks = options.store.clone().map(Callbacks::new);
        let mut args = PJRT_Client_Create_Args::new();
        args.create_options = values.as_ptr();
        args.num_options = values.len();
        if let Some(callbacks) = &callbacks {
            callbacks.fill(&mut args);
        }
        // SAFETY: the options live until the end of this function, and the plugin copies them; the
        // callbacks live as long as the client.
        let args = unsafe { plugin.call_with(args) }.doing(|| "creating a client")?;
        let raw = non_null(args.client, "PJRT_Client_Create", plugin)?;
        Ok(Self(Arc::new(Inner { plugin: *plugin, raw, context: OnceLock::new(), callbacks })))
    }

    /// The plugin behind it.
    pub fn plugin(&self) -> Plugin {
        self.0.plugin
    }

    pub(crate) fn raw(&self) -> *mut PJRT_Client {
        self.0.raw.as_ptr()
    }

    /// The context for executions without one of their own: null unless there are custom calls, as a
    /// plugin crashes when a custom call asks for user data of an execution without a context.
    pub(crate) fn default_context(&self) -> *mut PJRT_ExecuteContext {
        if !self.0.plugin.has_handlers() {
            return ptr::null_mut();
        }
        let create = || {
            // SAFETY: no pointers in the arguments.
            match unsafe { call!(self.0.plugin, PJRT_ExecuteContext_Create_Args {}) } {
                Ok(args) => args.context as usize,
                Err(_) => 0,
            }
        };
        *self.0.context.get_or_init(create) as *mut PJRT_ExecuteContext
    }

    /// Kind of platform: `cpu`, `cuda`, ...
    ///
    /// # Errors
    /// Those of `PJRT_Client_PlatformName`.
    pub fn platform_name(&self) -> Result<String> {
        // SAFETY: the client is alive.
        let args = unsafe { call!(self.0.plugin, PJRT_Client_PlatformName_Args { client: self.raw() }) }?;
        // SAFETY: the text lives as long as the client.
        Ok(unsafe { named_value::string(args.platform_name, args.platform_name_size) })
    }

    /// Version of the platform, for people; part of the identity of compiled programs.
    ///
    /// # Errors
    /// Those of `PJRT_Client_PlatformVersion`.
    pub fn platform_version(&self) -> Result<String> {
        // SAFETY: the client is alive.
        let args = unsafe { call!(self.0.plugin, PJRT_Client_PlatformVersion_Args { client: self.raw() }) }?;
        // SAFETY: the text lives as long as the client.
        Ok(unsafe { named_value::string(args.platform_version, args.platform_version_size) })
    }

    /// Index of this process among those of a multi-process client; 0 alone.
    ///
    /// # Errors
    /// Those of `PJRT_Client_ProcessIndex`.
    pub fn process_index(&self) -> Result<i32> {
        // SAFETY: the client is alive.
        let args = unsafe { call!(self.0.plugin, PJRT_Client_ProcessIndex_Args { client: self.raw() }) }?;
        Ok(args.process_index)
    }

    /// The devices of all processes, also those that this one cannot address.
    ///
    /// # Errors
    /// Those of `PJRT_Client_Devices`.
    pub fn all_devices(&self) -> Result<Vec<Device>> {
        // SAFETY: the client is alive.
        let args = unsafe { call!(self.0.plugin, PJRT_Client_Devices_Args { client: self.raw() }) }?;
        // SAFETY: the array and its devices live as long as the client.
        let devices = unsafe { named_value::slice(args.devices, args.num_devices) };
        devices.iter().map(|d| Device::from_raw(self, *d)).collect()
    }

    /// The devices that this process can use.
    ///
    /// # Errors
    /// Those of `PJRT_Client_AddressableDevices`.
    pub fn devices(&self) -> Result<Vec<Device>> {
        // SAFETY: the client is alive.
        let args =
            unsafe { call!(self.0.plugin, PJRT_Client_AddressableDevices_Args { client: self.raw() }) }?;
        // SAFETY: the array and its devices live as long as the client.
        let devices = unsafe { named_value::slice(args.addressable_devices, args.num_addressable_devices) };
        devices.iter().map(|d| Device::from_raw(self, *d)).collect()
    }

    /// Ids of the devices of all processes.
    pub(crate) fn device_ids(&self) -> Result<Vec<i64>> {
        self.all_devices()?.iter().map(|device| device.id().map(i64::from)).collect()
    }

    /// The assignment of device ids to replicas (rows) and partitions (columns) that the plugin
    /// would choose.
    ///
    /// # Errors
    /// Those of `PJRT_Client_DefaultDeviceAssignment`, for instance too few devices.
    pub fn default_device_assignment(&self, replicas: i32, partitions: i32) -> Result<Vec<Vec<i32>>> {
        let positive = |n: i32| usize::try_from(n).ok().filter(|n| *n > 0);
        let size = positive(replicas).zip(positive(partitions)).map(|(r, p)| r.saturating_mul(p));
        let size = size.ok_or_else(|| {
            Error::invalid_argument(format!(
                "{replicas} replicas of {partitions} partitions: both must be positive"
            ))
        })?;
        let there = self.all_devices()?.len();
        if size > there {
            return Err(Error::invalid_argument(format!(
                "{replicas} replicas of {partitions} partitions need {size} devices, but there are {there}"
            )));
        }
        let mut ids = vec![0; size];
        // SAFETY: the client is alive and the array has the size that is passed with it.
        unsafe {
            call!(
                self.0.plugin,
                PJRT_Client_DefaultDeviceAssignment_Args {
                    client: self.raw(),
                    num_replicas: replicas,
                    num_partitions: partitions,
                    default_assignment_size: ids.len(),
                    default_assignment: ids.as_mut_ptr(),
                }
            )
        }?;
        Ok(ids.chunks(size / replicas as usize).map(<[i32]>::to_vec).collect())
    }
}

/// The handle that a call must have set.
pub(crate) fn non_null<T>(raw: *mut T, function: &'static str, plugin: &Plugin) -> Result<NonNull<T>> {
    NonNull::new(raw).ok_or_else(|| {
        Error::new(Code::Internal, "the plugin reported success but returned no handle")
            .called(function, plugin.label())
    })
}

/// Reports an error of a destructor, which nobody can handle.
pub(crate) fn log_drop(result: Result<impl Sized>) {
    if let Err(error) = result {
        tracing::warn!("{error}");
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        callback::drop_outside(LastRites {
            plugin: self.plugin,
            client: self.raw,
            context: self.context.get().copied(),
            _callbacks: self.callbacks.take(),
        });
    }
}

/// A client without owners.
struct LastRites {
    plugin: Plugin,
    client: NonNull<PJRT_Client>,
    context: Option<usize>,
    /// The plugin may call them until the client is destroyed.
    _callbacks: Option<Callbacks>,
}

// SAFETY: PJRT clients may be destroyed from any thread.
unsafe impl Send for LastRites {}

impl Drop for LastRites {
    fn drop(&mut self) {
        // SAFETY: there is no owner any more, so nothing made from the client is left.
        log_drop(unsafe { call!(self.plugin, PJRT_Client_Destroy_Args { client: self.client.as_ptr() }) });
        if let Some(context) = self.context {
            let context = context as *mut PJRT_ExecuteContext;
            // SAFETY: the context was created for this client alone, whose executions have ended.
            log_drop(unsafe { call!(self.plugin, PJRT_ExecuteContext_Destroy_Args { context: context }) });
        }
    }
}

impl PartialEq for Client {
    fn eq(&self, other: &Self) -> bool {
        ptr::eq(self.raw(), other.raw())
    }
}

impl Eq for Client {}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client").field("plugin", &self.0.plugin).finish_non_exhaustive()
    }
}
