//! Loaded executables: compiling for a client's devices and running there.

use std::fmt;
use std::ptr::{self, NonNull};
use std::sync::{Arc, OnceLock};

use pjrt_sys::*;
use smallvec::SmallVec;

use crate::buffer::Buffer;
use crate::client::{Client, log_drop, non_null};
use crate::compile_options::CompileOptions;
use crate::device::Device;
use crate::element_type::ArrayType;
use crate::error::{Code, Context, Error, Result};
use crate::event::Event;
use crate::executable::Executable;
use crate::execute_context::ExecuteContext;
use crate::module::Module;
use crate::named_value;
use crate::plugin::call;
use crate::serialized;

/// Handles of a launch: on the stack while they are few, as a small program runs in two microseconds.
type Few<T> = SmallVec<[T; 8]>;

/// A program that is loaded on devices of a client and can run there.
pub struct LoadedExecutable {
    raw: NonNull<PJRT_LoadedExecutable>,
    executable: Executable,
    num_outputs: usize,
    devices: Vec<Device>,
    /// Types of parameters and results; none where the plugin does not tell.
    types: OnceLock<Option<Types>>,
    /// Last, so that everything else is gone before the client can be.
    client: Client,
}

struct Types {
    parameters: Vec<ArrayType>,
    results: Vec<Arc<ArrayType>>,
    /// A parameter or result that the program wants otherwise than row-major.
    permuted: Option<String>,
}

// SAFETY: loaded executables may be run, asked and destroyed from any thread.
unsafe impl Send for LoadedExecutable {}
// SAFETY: the functions that take a loaded executable are thread-safe.
unsafe impl Sync for LoadedExecutable {}

/// One argument of an execution.
#[derive(Debug)]
pub enum Arg<'a> {
    /// The buffer stays as it is.
    Borrow(&'a Buffer),
    /// The program may write its outputs into the buffer's memory. It is gone afterwards, also when
    /// the execution fails. The module says which parameters can be reused
    /// (`tf.aliasing_output` or `jax.buffer_donor`); donating another one just frees it.
    Donate(Buffer),
}

impl<'a> From<&'a Buffer> for Arg<'a> {
    fn from(buffer: &'a Buffer) -> Self {
        Arg::Borrow(buffer)
    }
}

impl From<Buffer> for Arg<'_> {
    fn from(buffer: Buffer) -> Self {
        Arg::Donate(buffer)
    }
}

impl Arg<'_> {
    fn buffer(&self) -> &Buffer {
        match self {
            Arg::Borrow(buffer) => buffer,
            Arg::Donate(buffer) => buffer,
        }
    }
}

impl Client {
    /// Compiles a StableHLO module, as MLIR text or bytecode, for this client's devices.
    ///
    /// # Errors
    /// `InvalidArgument` or `Unknown`, with XLA's diagnosis and its place, for a module that it does not
    /// accept, and what else the plugin reports.
    pub fn compile(&self, module: impl AsRef<[u8]>, options: &CompileOptions) -> Result<LoadedExecutable> {
        let proto = options.to_proto_bytes()?;
        // A plugin that does not tell its devices is left to judge by itself.
        if let Ok(ids) = self.device_ids() {
            options.check_devices(&ids)?;
        }
        let code = Module::new(module.as_ref());
        let program = code.to_c();
        let plugin = self.plugin();
        let _no_registration = plugin.compiling()?;
        // SAFETY: client, program and options are alive for the call; the plugin only reads the code.
        let args = unsafe {
            call!(
                plugin,
                PJRT_Client_Compile_Args {
                    client: self.raw(),
                    program: &raw const program,
                    compile_options: proto.as_ptr().cast(),
                    compile_options_size: proto.len(),
                }
            )
        }
        .doing(|| "compiling a module")?;
        LoadedExecutable::from_raw(self, args.executable)
    }

    /// Loads what [`Executable::serialize`] gave.
    ///
    /// # Errors
    /// `InvalidArgument` for other bytes, `DataLoss` for damaged ones, `FailedPrecondition` for those of another
    /// version or another plugin, and what the plugin reports.
    pub fn deserialize(&self, serialized: &[u8]) -> Result<LoadedExecutable> {
        let program =
            serialized::open(&self.plugin(), serialized).doing(|| "loading a serialised executable")?;
        self.load(program)
    }

    /// Loads the plugin's own bytes, which must be whole: plugins crash on others.
    pub(crate) fn load(&self, serialized: &[u8]) -> Result<LoadedExecutable> {
        let plugin = self.plugin();
        let _no_registration = plugin.compiling()?;
        // SAFETY: the client is alive, and the bytes are borrowed for the call.
        let args = unsafe {
            call!(
                plugin,
                PJRT_Executable_DeserializeAndLoad_Args {
                    client: self.raw(),
                    serialized_executable: serialized.as_ptr().cast(),
                    serialized_executable_size: serialized.len(),
                }
            )
        }
        .doing(|| "loading a serialised executable")?;
        LoadedExecutable::from_raw(self, args.loaded_executable)
    }
}

impl LoadedExecutable {
    fn from_raw(client: &Client, raw: *mut PJRT_LoadedExecutable) -> Result<Self> {
        let plugin = client.plugin();
        let raw = non_null(raw, "PJRT_LoadedExecutable", &plugin)?;
        let guard = Guard { client, raw };
        // SAFETY: the loaded executable is alive.
        let got = unsafe {
            call!(plugin, PJRT_LoadedExecutable_GetExecutable_Args { loaded_executable: raw.as_ptr() })
        }?;
        let executable = non_null(got.executable, "PJRT_LoadedExecutable_GetExecutable", &plugin)?;
        let executable = Executable::new(plugin, executable);
        // SAFETY: the loaded executable is alive.
        let on = unsafe {
            call!(plugin, PJRT_LoadedExecutable_AddressableDevices_Args { executable: raw.as_ptr() })
        }?;
        // SAFETY: the array lives as long as the loaded executable.
        let devices = unsafe { named_value::slice(on.addressable_devices, on.num_addressable_devices) };
        let devices = devices.iter().map(|d| Device::from_raw(client, *d)).collect::<Result<_>>()?;
        let num_outputs = executable.num_outputs()?;
        std::mem::forget(guard);
        Ok(Self { client: client.clone(), raw, executable, num_outputs, devices, types: OnceLock::new() })
    }

    /// The program without its devices: name, statistics, optimised module, serialised form.
    pub fn executable(&self) -> &Executable {
        &self.executable
    }

    /// The devices of this process that it runs on, in the order of the argument lists.
    pub fn devices(&self) -> &[Device] {
        &self.devices
    }

    /// Read on first use: it costs a pass over the optimised program.
    fn types(&self) -> Option<&Types> {
        let read = || {
            let signature = self.executable.signature().ok()?;
            let types = Types {
                parameters: signature.parameters,
                results: signature.results.into_iter().map(Arc::new).collect(),
                permuted: permuted("parameter", &signature.parameter_orders)
                    .or_else(|| permuted("result", &signature.result_orders)),
            };
            (types.results.len() == self.num_outputs).then_some(types)
        };
        self.types.get_or_init(read).as_ref()
    }

    /// Runs on the one device that the program was compiled for, and returns its outputs. They are
    /// usable at once; reading waits for them, and an error during the run comes out there.
    ///
    /// ```no_run
    /// # fn f(exe: xla::LoadedExecutable, state: xla::Buffer, batch: xla::Buffer) -> xla::Result<()> {
    /// use xla::Arg;
    /// let outputs = exe.execute([Arg::Donate(state), Arg::Borrow(&batch)])?;
    /// # Ok(()) }
    /// ```
    ///
    /// # Errors
    /// `InvalidArgument` if it was compiled for several devices or the arguments do not fit, and what
    /// the plugin reports.
    pub fn execute<'a, A: Into<Arg<'a>>>(&self, args: impl IntoIterator<Item = A>) -> Result<Vec<Buffer>> {
        if self.devices.len() != 1 {
            return Err(Error::invalid_argument(format!(
                "the program runs on {} devices: use execute_sharded with an argument list for each",
                self.devices.len()
            )));
        }
        let mut list: Few<Arg<'a>> = Few::new();
        list.extend(args.into_iter().map(Into::into));
        let mut outputs = Few::new();
        self.launch(&[&list], None, &mut outputs)?;
        self.take(&outputs)
    }

    /// Runs on all devices: one argument list for each of [`LoadedExecutable::devices`], in order,
    /// each with that device's shards. Returns the outputs by device, then by output.
    ///
    /// # Errors
    /// `InvalidArgument` if the lists do not fit, and what the plugin reports.
    pub fn execute_sharded(&self, args: Vec<Vec<Arg<'_>>>) -> Result<Vec<Vec<Buffer>>> {
        let lists: Vec<&[Arg<'_>]> = args.iter().map(Vec::as_slice).collect();
        self.run(&lists, None)
    }

    /// As [`LoadedExecutable::execute_sharded`], with data for the custom calls. An execution that fails to start keeps
    /// them for good: on some of its devices it may run all the same.
    ///
    /// # Errors
    /// As [`LoadedExecutable::execute_sharded`].
    pub fn execute_with(
        &self,
        args: Vec<Vec<Arg<'_>>>,
        context: &Arc<ExecuteContext>,
    ) -> Result<Vec<Vec<Buffer>>> {
        let lists: Vec<&[Arg<'_>]> = args.iter().map(Vec::as_slice).collect();
        self.run(&lists, Some(context))
    }

    fn run(&self, lists: &[&[Arg<'_>]], context: Option<&Arc<ExecuteContext>>) -> Result<Vec<Vec<Buffer>>> {
        let mut outputs = Few::new();
        self.launch(lists, context, &mut outputs)?;
        // All handles are taken over before any is checked, so that none leaks.
        let of_device = |index: usize| self.take(&outputs[index * self.num_outputs..][..self.num_outputs]);
        let taken: Vec<Result<Vec<Buffer>>> = (0..lists.len()).map(of_device).collect();
        taken.into_iter().collect()
    }

    /// Starts the program; `outputs` takes the handles of the outputs, which are the caller's, by device, then by output.
    fn launch(
        &self,
        lists: &[&[Arg<'_>]],
        context: Option<&Arc<ExecuteContext>>,
        outputs: &mut Few<*mut PJRT_Buffer>,
    ) -> Result<()> {
        self.check(lists)?;
        let (devices, num_args) = (lists.len(), lists[0].len());
        let (mut args, mut kept): (Few<*mut PJRT_Buffer>, Few<i64>) = Default::default();
        for list in lists {
            args.extend(list.iter().map(|arg| arg.buffer().raw()));
        }
        for index in (0..num_args).filter(|index| is_kept(lists, *index)) {
            kept.push(index as i64);
        }
        outputs.resize(devices * self.num_outputs, ptr::null_mut());
        let (mut argument_lists, mut output_lists): (Few<*const *mut _>, Few<*mut *mut _>) =
            Default::default();
        let (first_arg, first_output) = (args.as_ptr(), outputs.as_mut_ptr());
        for device in 0..devices {
            argument_lists.push(first_arg.wrapping_add(device * num_args));
            output_lists.push(first_output.wrapping_add(device * self.num_outputs));
        }
        let mut options = PJRT_ExecuteOptions::new();
        options.non_donatable_input_indices = kept.as_ptr();
        options.num_non_donatable_input_indices = kept.len();
        let mut done: Few<*mut PJRT_Event> = Few::new();
        done.resize(context.map_or(0, |_| devices), ptr::null_mut());
        options.context = context.map_or_else(|| self.client.default_context(), |c| c.raw());
        let mut execute = PJRT_LoadedExecutable_Execute_Args::new();
        execute.executable = self.raw.as_ptr();
        execute.options = &raw mut options;
        execute.argument_lists = argument_lists.as_ptr();
        (execute.num_devices, execute.num_args) = (devices, num_args);
        execute.output_lists = output_lists.as_ptr();
        execute.device_complete_events = if done.is_empty() { ptr::null_mut() } else { done.as_mut_ptr() };
        // SAFETY: executable and buffers are alive for the call, and each list is as long as the number that goes with it.
        // `check` compared that with the program's parameters, where the plugin tells them; others compare it themselves.
        let launched = unsafe { self.client.plugin().call_on(&mut execute) }.doing(|| "executing a program");
        match (context, &launched) {
            (Some(context), Ok(())) => self.keep_until(context, &done),
            // What failed on one device may run on others, and there are no events to tell until when.
            (Some(context), Err(_)) => std::mem::forget(Arc::clone(context)),
            (None, _) => {}
        }
        launched
    }

    /// Keeps the context alive until all of these events are ready: for good if the plugin cannot say when that is.
    fn keep_until(&self, context: &Arc<ExecuteContext>, done: &[*mut PJRT_Event]) {
        for raw in done {
            // SAFETY: the plugin gave the event to the caller.
            let event = unsafe { Event::from_raw(&self.client, *raw) };
            if let Err(error) = event.and_then(|event| context.keep_until(&event)) {
                tracing::warn!("the context of an execution is kept for good: {error}");
                std::mem::forget(Arc::clone(context));
            }
        }
    }

    /// Takes over the outputs of one device.
    fn take(&self, outputs: &[*mut PJRT_Buffer]) -> Result<Vec<Buffer>> {
        let types = self.types();
        let mut buffers = Vec::with_capacity(outputs.len());
        let mut failed = None;
        for (index, raw) in outputs.iter().enumerate() {
            // SAFETY: the plugin gave the buffer to the caller.
            match unsafe { Buffer::from_raw(&self.client, *raw, "PJRT_LoadedExecutable_Execute") } {
                Ok(buffer) => buffers.push(match types {
                    Some(types) => buffer.of_type(Arc::clone(&types.results[index])),
                    None => buffer,
                }),
                Err(error) => failed = Some(error),
            }
        }
        failed.map_or(Ok(buffers), Err)
    }

    /// Checks number, types and devices of the arguments.
    fn check(&self, lists: &[&[Arg<'_>]]) -> Result<()> {
        if lists.len() != self.devices.len() || lists.is_empty() {
            return Err(Error::invalid_argument(format!(
                "{} argument lists were given, but the program runs on {} devices of this process",
                lists.len(),
                self.devices.len()
            )));
        }
        let types = self.types();
        if let Some(permuted) = types.and_then(|types| types.permuted.as_deref()) {
            return Err(Error::new(
                Code::Unimplemented,
                format!(
                    "{permuted}; buffers are row-major, and plugins read and write their bytes in that order without a \
                     word: compile it without mhlo.layout_mode"
                ),
            ));
        }
        let expected = types.map_or(lists[0].len(), |t| t.parameters.len());
        for (device, list) in lists.iter().enumerate() {
            if list.len() != expected {
                return Err(Error::invalid_argument(format!(
                    "device {device} got {} arguments, but the program has {expected} parameters",
                    list.len()
                )));
            }
            for (index, arg) in list.iter().enumerate() {
                self.check_argument(arg.buffer(), device, index, types)
                    .map_err(|e| e.context(format!("argument {index} on device {device}")))?;
            }
        }
        Ok(())
    }

    fn check_argument(
        &self,
        buffer: &Buffer,
        device: usize,
        index: usize,
        types: Option<&Types>,
    ) -> Result<()> {
        if buffer.client() != &self.client {
            return Err(Error::invalid_argument("the buffer belongs to another client"));
        }
        // Plugins check the one device of a program, and some crash on one of several.
        if let [_, _, ..] = self.devices[..] {
            let (on, runs_on) = (buffer.device()?, &self.devices[device]);
            if on != *runs_on {
                return Err(Error::invalid_argument(format!("the buffer is on {on:?}, not on {runs_on:?}")));
            }
        }
        let Some(types) = types else { return Ok(()) };
        let parameter = &types.parameters[index];
        let given = buffer.array_type()?;
        if given != parameter {
            return Err(Error::invalid_argument(format!(
                "the buffer has type {given}, but the parameter has type {parameter}"
            )));
        }
        Ok(())
    }
}

/// The first of these whose dimensions do not lie row-major in memory.
fn permuted(what: &str, orders: &[Option<Vec<i64>>]) -> Option<String> {
    let (index, order) = orders.iter().enumerate().find_map(|(i, order)| Some((i, order.as_ref()?)))?;
    Some(format!("the dimensions of {what} {index} lie in memory, minor to major, as {order:?}"))
}

/// Whether some device's argument of this index is borrowed, so that the program must not write into it.
fn is_kept(lists: &[&[Arg<'_>]], index: usize) -> bool {
    lists.iter().any(|list| matches!(list[index], Arg::Borrow(_)))
}

/// Destroys a loaded executable if taking it over fails half-way.
struct Guard<'a> {
    client: &'a Client,
    raw: NonNull<PJRT_LoadedExecutable>,
}

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        destroy(self.client, self.raw);
    }
}

fn destroy(client: &Client, raw: NonNull<PJRT_LoadedExecutable>) {
    // SAFETY: the caller is the only owner of the handle.
    log_drop(unsafe {
        call!(client.plugin(), PJRT_LoadedExecutable_Destroy_Args { executable: raw.as_ptr() })
    });
}

impl Drop for LoadedExecutable {
    fn drop(&mut self) {
        destroy(&self.client, self.raw);
    }
}

impl fmt::Debug for LoadedExecutable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LoadedExecutable")
            .field("name", &self.executable.name().ok())
            .field("devices", &self.devices)
            .finish()
    }
}
