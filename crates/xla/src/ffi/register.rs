//! Registration of handlers, and the C functions that stand before them.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicPtr, Ordering};
use std::sync::{Mutex, PoisonError};

use pjrt_sys::*;

use crate::callback;
use crate::error::{Code, Error, Result};
use crate::ffi::api::{FfiApi, OLDEST, ffi_call};
use crate::ffi::attrs::Attrs;
use crate::ffi::call::Call;
use crate::ffi::types::{self, State};
use crate::ffi::{Handler, Platform};
use crate::plugin::{self, Plugin};

/// Registers a plain function or a closure that captures nothing as the handler of custom calls to
/// `target`. Modules call it by `stablehlo.custom_call @target` with `api_version = 4`.
///
/// The same function may be registered again; another one for the same target is an error. A new name waits for the
/// compilations that are under way. In a handler's `instantiate`, which is part of one, it is an error; a thread that
/// `instantiate` waits for, and the destructor of a state, must not register one either: they would wait for ever.
///
/// # Errors
/// `Unimplemented` if the plugin has no FFI, or one that is too old; `InvalidArgument` if another
/// handler has the name.
pub fn register<F>(plugin: &Plugin, target: &str, platform: Platform, _handler: F) -> Result<()>
where
    F: Fn(&Call<'_>) -> Result<()> + Copy + Send + Sync + 'static,
{
    const {
        assert!(
            size_of::<F>() == 0,
            "a handler must be a function or a closure without captures: pass data as attributes or user data"
        );
    };
    register_handler::<Plain<F>>(plugin, target, platform)
}

/// Registers a [`Handler`] for custom calls to `target`.
///
/// # Errors
/// As [`register`].
pub fn register_handler<H: Handler>(plugin: &Plugin, target: &str, platform: Platform) -> Result<()> {
    let api = plugin_api(plugin)?;
    let stage = |wanted: bool, function: XLA_FFI_Handler| wanted.then_some(function);
    let (instantiate, prepare, initialize, execute) = match platform {
        Platform::Host => stages::<H, Host>(),
        Platform::Cuda => stages::<H, Cuda>(),
    };
    let bundle = v02::XLA_FFI_Handler_Bundle {
        instantiate: stage(H::HAS_STATE, instantiate),
        prepare: stage(H::HAS_PREPARE, prepare),
        initialize: stage(H::HAS_INITIALIZE, initialize),
        execute: Some(execute),
    };
    let traits =
        if H::COMMAND_BUFFER_COMPATIBLE { XLA_FFI_HANDLER_TRAITS_COMMAND_BUFFER_COMPATIBLE } else { 0 };
    register_once(api, target, Registered { plugin: *plugin, platform, bundle, traits })
        .map_err(|e| e.context(format!("registering the custom call {target:?} for {}", platform.name())))
}

/// A handler that a plugin has under some name.
struct Registered {
    plugin: Plugin,
    platform: Platform,
    bundle: v02::XLA_FFI_Handler_Bundle,
    traits: XLA_FFI_Handler_Traits,
}

impl Registered {
    fn is(&self, other: &Self) -> bool {
        let stages = |r: &Self| {
            let b = &r.bundle;
            [b.instantiate, b.prepare, b.initialize, b.execute].map(|stage| stage.map(|f| f as usize))
        };
        self.plugin == other.plugin
            && (self.platform, self.traits) == (other.platform, other.traits)
            && stages(self) == stages(other)
    }
}

/// Gives a plugin a handler that it does not have yet. What it has needs no lock that a compilation holds.
fn register_once(api: FfiApi, target: &str, new: Registered) -> Result<()> {
    static KNOWN: Mutex<BTreeMap<String, Vec<Registered>>> = Mutex::new(BTreeMap::new());
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if known().get(target).is_some_and(|of_name| of_name.iter().any(|old| old.is(&new))) {
        return Ok(());
    }
    {
        let _nothing_compiles = new.plugin.registering()?;
        types::register(api)?;
        register_bundle(api, target, &new)?;
    }
    known().entry(target.to_owned()).or_default().push(new);
    Ok(())
}

fn register_bundle(api: FfiApi, target: &str, new: &Registered) -> Result<()> {
    let Registered { platform, bundle, traits, .. } = new;
    let span = |text: &str| XLA_FFI_ByteSpan { ptr: text.as_ptr().cast(), len: text.len() };
    let mut args = XLA_FFI_Handler_Register_Args::zeroed();
    args.name = span(target);
    args.platform = span(platform.name());
    if api.version() >= (0, 5) {
        args.struct_size = XLA_FFI_Handler_Register_Args::STRUCT_SIZE;
        args.bundle.instantiate = bundle.instantiate;
        args.bundle.prepare = bundle.prepare;
        args.bundle.initialize = bundle.initialize;
        args.bundle.execute = bundle.execute;
        args.traits = *traits;
        // SAFETY: name and platform live for the call; the handlers are functions of this program.
        return unsafe { ffi_call!(api, XLA_FFI_Handler_Register, args) };
    }
    // Before 0.5 a bundle has four stages, so that the traits come one pointer earlier.
    let mut old = v02::XLA_FFI_Handler_Register_Args::zeroed();
    old.struct_size = v02::XLA_FFI_Handler_Register_Args::STRUCT_SIZE;
    old.name = args.name;
    old.platform = args.platform;
    old.bundle = *bundle;
    old.traits = *traits;
    // SAFETY: the function of this version takes the shorter arguments; the table is alive.
    let Some(function) = (unsafe { (*api.raw()).XLA_FFI_Handler_Register }) else {
        return Err(Error::new(Code::Unimplemented, "this plugin's FFI cannot register handlers"));
    };
    // SAFETY: name and platform live for the call; the struct is the one that this version expects.
    api.check(unsafe { function((&raw mut old).cast()) })
}

/// The FFI table of a plugin. XLA passes it to a handler when it asks for the handler's metadata, so
/// a probe is registered the first time.
pub(crate) fn plugin_api(plugin: &Plugin) -> Result<FfiApi> {
    static KNOWN: Mutex<Vec<(Plugin, FfiApi)>> = Mutex::new(Vec::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, api)) = known.iter().find(|(p, _)| p == plugin) {
        return Ok(*api);
    }
    SEEN.store(std::ptr::null_mut(), Ordering::SeqCst);
    let (target, platform) = ("xla::ffi::probe", "Host");
    let mut args = PJRT_FFI_Register_Handler_Args::zeroed();
    args.struct_size = PJRT_FFI_Register_Handler_Args::STRUCT_SIZE;
    args.target_name = target.as_ptr().cast();
    args.target_name_size = target.len();
    args.handler = (probe as XLA_FFI_Handler) as *mut std::ffi::c_void;
    args.platform_name = platform.as_ptr().cast();
    args.platform_name_size = platform.len();
    {
        let _nothing_compiles = plugin.registering()?;
        // SAFETY: the names live for the call, and the handler is a function of this program.
        unsafe { plugin.call_extension(args) }?;
    }
    // SAFETY: the probe stores the table that it is given, or nothing.
    let api = unsafe { FfiApi::new(SEEN.load(Ordering::SeqCst)) };
    let api = api.ok_or_else(|| {
        Error::new(
            Code::Unimplemented,
            format!("{} did not ask a custom call for its metadata: it would ignore it", plugin.label()),
        )
    })?;
    if api.version() < OLDEST {
        let ((major, minor), (need_major, need_minor)) = (api.version(), OLDEST);
        return Err(Error::new(
            Code::Unimplemented,
            format!("{} has FFI {major}.{minor}; this crate needs {need_major}.{need_minor}", plugin.label()),
        ));
    }
    plugin.set_has_handlers();
    known.push((*plugin, api));
    Ok(api)
}

static SEEN: AtomicPtr<XLA_FFI_Api> = AtomicPtr::new(std::ptr::null_mut());

unsafe extern "C" fn probe(frame: *mut XLA_FFI_CallFrame) -> *mut XLA_FFI_Error {
    // SAFETY: XLA passes a valid frame.
    let frame = unsafe { &*frame };
    // SAFETY: as above.
    if unsafe { answer_metadata(frame, 0) } {
        SEEN.store(frame.api.cast_mut(), Ordering::SeqCst);
        return std::ptr::null_mut();
    }
    // SAFETY: XLA passes its table with every call.
    let Some(api) = (unsafe { FfiApi::new(frame.api) }) else { return std::ptr::null_mut() };
    api.to_xla(&Error::new(Code::Unimplemented, "xla::ffi::probe is no custom call for programs"))
}

/// If XLA asks for metadata, answers it and returns true.
///
/// # Safety
/// The frame and its extensions are valid.
unsafe fn answer_metadata(frame: &XLA_FFI_CallFrame, traits: XLA_FFI_Handler_Traits) -> bool {
    // SAFETY: guaranteed by the caller.
    let Some(extension) = (unsafe { frame.extension_start.as_ref() }) else { return false };
    if extension.r#type != XLA_FFI_Extension_Metadata {
        return false;
    }
    // SAFETY: an extension of this type is of this struct.
    let extension = unsafe { &*frame.extension_start.cast::<XLA_FFI_Metadata_Extension>() };
    // SAFETY: XLA passes a struct to be filled in.
    if let Some(metadata) = unsafe { extension.metadata.as_mut() } {
        // A plugin of FFI 0.2 drops handlers that name a later version; later ones take 0.2.
        (metadata.api_version.major_version, metadata.api_version.minor_version) = OLDEST;
        metadata.traits = traits;
    }
    true
}

/// A platform as a type, so that each has its own C functions.
trait OnPlatform: 'static {
    const PLATFORM: Platform;
}
struct Host;
struct Cuda;
impl OnPlatform for Host {
    const PLATFORM: Platform = Platform::Host;
}
impl OnPlatform for Cuda {
    const PLATFORM: Platform = Platform::Cuda;
}

fn stages<H: Handler, P: OnPlatform>() -> (XLA_FFI_Handler, XLA_FFI_Handler, XLA_FFI_Handler, XLA_FFI_Handler)
{
    (enter::<H, P, 0>, enter::<H, P, 1>, enter::<H, P, 2>, enter::<H, P, 3>)
}

/// The C function of one stage of a handler: answers metadata, catches panics, makes errors.
unsafe extern "C" fn enter<H: Handler, P: OnPlatform, const STAGE: i32>(
    frame: *mut XLA_FFI_CallFrame,
) -> *mut XLA_FFI_Error {
    // SAFETY: XLA passes a valid frame.
    let frame = unsafe { &*frame };
    let traits =
        if H::COMMAND_BUFFER_COMPATIBLE { XLA_FFI_HANDLER_TRAITS_COMMAND_BUFFER_COMPATIBLE } else { 0 };
    // SAFETY: as above.
    if unsafe { answer_metadata(frame, traits) } {
        return std::ptr::null_mut();
    }
    // SAFETY: XLA passes its table with every call.
    let Some(api) = (unsafe { FfiApi::new(frame.api) }) else { return std::ptr::null_mut() };
    let result = callback::guarded("the handler of a custom call", || {
        // SAFETY: XLA keeps the frame's contents for the call, and gives nobody else its buffers.
        let call = unsafe { Call::new(api, frame, P::PLATFORM) };
        match STAGE {
            XLA_FFI_ExecutionStage_INSTANTIATE => instantiate::<H>(&call),
            XLA_FFI_ExecutionStage_PREPARE => with_state::<H>(&call, |s| H::prepare(&call, s)),
            XLA_FFI_ExecutionStage_INITIALIZE => with_state::<H>(&call, |s| H::initialize(&call, s)),
            _ => with_state::<H>(&call, |s| H::execute(&call, s)),
        }
    });
    match result.flatten() {
        Ok(()) => std::ptr::null_mut(),
        Err(error) => api.to_xla(&error),
    }
}

fn instantiate<H: Handler>(call: &Call<'_>) -> Result<()> {
    let mut type_id = types::state(call.api)?;
    let state = plugin::in_instantiate(|| H::instantiate(call.attrs()))?;
    let state = Box::into_raw(Box::new(State(Box::new(state))));
    let mut args = v02::XLA_FFI_State_Args::zeroed();
    args.struct_size = v02::XLA_FFI_State_Args::STRUCT_SIZE;
    args.ctx = call.ctx();
    args.type_id = &raw mut type_id;
    args.state = state.cast();
    let result = if call.api.version() >= (0, 3) {
        let mut args = XLA_FFI_State_Set_Args::zeroed();
        args.struct_size = XLA_FFI_State_Set_Args::STRUCT_SIZE;
        args.ctx = call.ctx();
        args.stage = XLA_FFI_ExecutionStage_INSTANTIATE;
        args.type_id = &raw mut type_id;
        args.state = state.cast();
        // SAFETY: table and context are those of this call; XLA deletes the state by the type's deleter.
        unsafe { ffi_call!(call.api, XLA_FFI_State_Set, args) }
    } else {
        // SAFETY: the table is alive.
        let function = unsafe { (*call.api.raw()).XLA_FFI_State_Set };
        let missing = || Error::new(Code::Unimplemented, "this plugin's FFI has no states");
        // SAFETY: as above; the struct is the one that this version expects.
        function.ok_or_else(missing).and_then(|f| call.api.check(unsafe { f((&raw mut args).cast()) }))
    };
    if result.is_err() {
        // SAFETY: XLA did not take the state, so it is still ours.
        drop(unsafe { Box::from_raw(state) });
    }
    result
}

fn with_state<H: Handler>(call: &Call<'_>, stage: impl FnOnce(&H::State) -> Result<()>) -> Result<()> {
    if !H::HAS_STATE {
        return stage(&H::instantiate(call.attrs())?);
    }
    let mut type_id = types::state(call.api)?;
    let state = if call.api.version() >= (0, 3) {
        let mut args = XLA_FFI_State_Get_Args::zeroed();
        args.struct_size = XLA_FFI_State_Get_Args::STRUCT_SIZE;
        args.ctx = call.ctx();
        args.stage = XLA_FFI_ExecutionStage_INSTANTIATE;
        args.type_id = &raw mut type_id;
        // SAFETY: table and context are those of this call.
        unsafe { ffi_call!(call.api, XLA_FFI_State_Get, args) }?;
        args.state
    } else {
        let mut args = v02::XLA_FFI_State_Args::zeroed();
        args.struct_size = v02::XLA_FFI_State_Args::STRUCT_SIZE;
        args.ctx = call.ctx();
        args.type_id = &raw mut type_id;
        // SAFETY: the table is alive.
        let function = unsafe { (*call.api.raw()).XLA_FFI_State_Get };
        let function =
            function.ok_or_else(|| Error::new(Code::Unimplemented, "this plugin's FFI has no states"))?;
        // SAFETY: as above; the struct is the one that this version expects.
        call.api.check(unsafe { function((&raw mut args).cast()) })?;
        args.state
    };
    // SAFETY: a state of this type id is a `State`, alive as long as the call site.
    let state = unsafe { state.cast::<State>().as_ref() };
    let state = state.and_then(|s| s.0.downcast_ref::<H::State>());
    stage(state.ok_or_else(|| Error::new(Code::Internal, "the call site has the state of another handler"))?)
}

/// A function without state as a handler.
struct Plain<F>(PhantomData<F>);

impl<F> Handler for Plain<F>
where
    F: Fn(&Call<'_>) -> Result<()> + Copy + Send + Sync + 'static,
{
    type State = ();
    const HAS_STATE: bool = false;

    fn instantiate(_: Attrs<'_>) -> Result<()> {
        Ok(())
    }

    fn execute(call: &Call<'_>, (): &()) -> Result<()> {
        const { assert!(size_of::<F>() == 0) };
        // SAFETY: `F` has size zero and is `Copy`, and `register` was given a value of it, so another
        // one may be made from nothing.
        let function = unsafe { std::ptr::NonNull::<F>::dangling().as_ref() };
        function(call)
    }
}
