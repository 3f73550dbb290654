//! Loading a plugin, and the one door through which every C call goes.

use std::cell::Cell;
use std::collections::HashMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use pjrt_sys::*;

use crate::error::{Code, Context, Error, Result};
use crate::named_value::{self, Value};

/// Oldest minor version of PJRT whose table has today's order.
const OLDEST_MINOR: i32 = 57;

/// A loaded PJRT plugin. It is never unloaded: plugins start threads that outlive every handle.
///
/// Loading the same file twice gives the same plugin.
#[derive(Clone, Copy)]
pub struct Plugin(&'static Inner);

struct Inner {
    api: *const PJRT_Api,
    table_size: usize,
    version: (i32, i32),
    path: PathBuf,
    /// Whether a custom call was registered: executions need a context then.
    has_handlers: AtomicBool,
    /// XLA before 2026 keeps the handlers of custom calls in a map without a lock: registering writes it, compiling and
    /// loading read it.
    handlers: RwLock<()>,
}

// SAFETY: the table and the extension chain are constants of a library that is never unloaded, and
// the functions of the table may be called from any thread.
unsafe impl Send for Inner {}
// SAFETY: as for Send; nothing in here is written after `load` but an atomic and a lock.
unsafe impl Sync for Inner {}

static LOADED: Mutex<Option<HashMap<PathBuf, Plugin>>> = Mutex::new(None);

thread_local! {
    /// Whether this thread runs a handler's `instantiate`, which XLA calls while it compiles or loads a program.
    static INSTANTIATING: Cell<bool> = const { Cell::new(false) };
}

/// Runs a handler's `instantiate`.
pub(crate) fn in_instantiate<T>(run: impl FnOnce() -> T) -> T {
    /// Puts back what was before, after a panic too.
    struct Outer(bool);
    impl Drop for Outer {
        fn drop(&mut self) {
            INSTANTIATING.set(self.0);
        }
    }
    let _outer = Outer(INSTANTIATING.replace(true));
    run()
}

/// The program around a handler's `instantiate` holds the lock that `what` needs, and waits for the handler.
fn refuse_in_instantiate(what: &str) -> Result<()> {
    if !INSTANTIATING.get() {
        return Ok(());
    }
    let text = format!(
        "a custom call's `instantiate` cannot {what}: XLA is compiling or loading the program around it. Do it before, \
         or in `execute`"
    );
    Err(Error::new(Code::FailedPrecondition, text))
}

/// One call of the function that takes `$args`, with the named fields set; gives back the arguments.
/// Expands to a call of an unsafe function: whoever writes it answers for the pointers.
macro_rules! call {
    ($plugin:expr, $args:ident {}) => {
        $plugin.call_with(pjrt_sys::$args::new())
    };
    ($plugin:expr, $args:ident { $($field:ident : $value:expr),* $(,)? }) => {
        $plugin.call_with({
            let mut args = pjrt_sys::$args::new();
            $(args.$field = $value;)*
            args
        })
    };
}
pub(crate) use call;

impl Plugin {
    /// Loads the shared library at `path` and initialises it.
    ///
    /// # Errors
    /// `NotFound` if there is no such file, `InvalidArgument` if it is not a PJRT plugin,
    /// `Unimplemented` if its version is too old, and whatever its initialisation reports.
    pub fn load(path: impl AsRef<Path>) -> Result<Self> {
        let path = path.as_ref();
        let real = path
            .canonicalize()
            .map_err(|e| Error::new(Code::NotFound, format!("no PJRT plugin at {}: {e}", path.display())))?;
        let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
        let loaded = loaded.get_or_insert_default();
        if let Some(plugin) = loaded.get(&real) {
            return Ok(*plugin);
        }
        let plugin = Self::open(&real)?;
        loaded.insert(real, plugin);
        Ok(plugin)
    }

    fn open(path: &Path) -> Result<Self> {
        let shown = path.display();
        let problem = crate::elf::problem(path).unwrap_or_else(|e| Some(e.to_string()));
        if let Some(problem) = problem {
            return Err(Error::invalid_argument(format!(
                "{shown} is not a loadable shared library: {problem}"
            )));
        }
        // SAFETY: loading runs the library's initialisers; the caller named it as a PJRT plugin.
        let library = unsafe { libloading::Library::new(path) }
            .map_err(|e| Error::invalid_argument(format!("{shown} is not a loadable shared library: {e}")))?;
        // SAFETY: the symbol of this name has this type in every PJRT plugin.
        let get_api = unsafe { library.get::<GetPjrtApi>(b"GetPjrtApi\0") }.map_err(|_| {
            Error::invalid_argument(format!("{shown} is not a PJRT plugin: it does not export GetPjrtApi"))
        })?;
        // SAFETY: GetPjrtApi takes nothing and returns a table that lives as long as the library.
        let api = unsafe { get_api() };
        std::mem::forget(library);
        let plugin = Self::negotiate(api, path)?;
        plugin.initialize()?;
        Ok(plugin)
    }

    /// A plugin that is part of this program: its table, under a name for messages.
    ///
    /// # Errors
    /// As [`Plugin::load`].
    ///
    /// # Safety
    /// `api` must be null, or a table of functions as `pjrt_c_api.h` describes them that stays as it is
    /// until the process ends, and whose functions may be called from any thread.
    pub unsafe fn from_api(api: *const PJRT_Api, name: &str) -> Result<Self> {
        let plugin = Self::negotiate(api, Path::new(name))?;
        plugin.initialize()?;
        Ok(plugin)
    }

    fn initialize(&self) -> Result<()> {
        // SAFETY: no pointers in the arguments.
        unsafe { call!(self, PJRT_Plugin_Initialize_Args {}) }
            .map(drop)
            .doing(|| format!("initialising {}", self.0.path.display()))
    }

    fn negotiate(api: *const PJRT_Api, path: &Path) -> Result<Self> {
        let shown = path.display();
        if api.is_null() {
            return Err(Error::invalid_argument(format!("{shown}: GetPjrtApi returned null")));
        }
        // SAFETY: not null, and every version of the table starts with these three fields.
        let table_size = unsafe { (*api).struct_size };
        // SAFETY: as above.
        let version = unsafe { (*api).pjrt_api_version };
        let (major, minor) = (version.major_version, version.minor_version);
        if major != 0 || minor < OLDEST_MINOR {
            return Err(Error::new(
                Code::Unimplemented,
                format!(
                    "{shown} speaks PJRT {major}.{minor}; this crate needs 0.{OLDEST_MINOR} or a later 0.x"
                ),
            ));
        }
        // The functions that every call may need, to tell its error.
        let errors = std::mem::offset_of!(PJRT_Api, PJRT_Error_GetCode) + size_of::<usize>();
        if table_size < errors {
            return Err(Error::invalid_argument(format!(
                "{shown} is not a PJRT plugin: its table has {table_size} bytes, too few for any version"
            )));
        }
        let inner = Inner {
            api,
            table_size,
            version: (major, minor),
            path: path.to_owned(),
            has_handlers: AtomicBool::new(false),
            handlers: RwLock::new(()),
        };
        Ok(Self(Box::leak(Box::new(inner))))
    }

    /// Major and minor version of PJRT that the plugin speaks.
    pub fn version(&self) -> (i32, i32) {
        self.0.version
    }

    /// The file it was loaded from, links resolved.
    pub fn path(&self) -> &'static Path {
        &self.0.path
    }

    /// The plugin's table of functions, for calls that this crate has no name for. It lives for good; its
    /// own `struct_size` says how far it reaches.
    pub fn api(&self) -> *const PJRT_Api {
        self.0.api
    }

    /// Attributes that the plugin tells of itself, such as `stablehlo_current_version`.
    ///
    /// # Errors
    /// Those of `PJRT_Plugin_Attributes`.
    pub fn attributes(&self) -> Result<Vec<(String, Value)>> {
        // SAFETY: no pointers in the arguments.
        let args = unsafe { call!(self, PJRT_Plugin_Attributes_Args {}) }?;
        // SAFETY: the plugin returned this array, which lives as long as the process.
        Ok(unsafe { named_value::read(args.attributes, args.num_attributes) })
    }

    /// Names of the extensions that the plugin has, in its order.
    pub fn extensions(&self) -> Vec<&'static str> {
        self.chain()
            .map(|(kind, _)| {
                usize::try_from(kind)
                    .ok()
                    .and_then(|k| PJRT_EXTENSION_NAMES.get(k))
                    .copied()
                    .unwrap_or("newer than this crate")
            })
            .collect()
    }

    /// Functions that this crate can call and the plugin does not have, with the minor version of PJRT
    /// that brought each.
    pub fn missing_functions(&self) -> Vec<(&'static str, i32)> {
        let known = SLOTS.iter().filter(|slot| slot.declared && !self.has_slot(slot.offset));
        known.map(|slot| (slot.name, slot.since)).collect()
    }

    fn has_slot(&self, offset: usize) -> bool {
        if offset + size_of::<usize>() > self.0.table_size {
            return false;
        }
        // SAFETY: the offset lies inside the plugin's table, as checked by its own size.
        let slot = unsafe { self.0.api.byte_add(offset) };
        // SAFETY: every slot is a function pointer, which has the size of a word and is null when absent.
        unsafe { slot.cast::<usize>().read() != 0 }
    }

    /// Type and address of each link of the extension chain.
    pub(crate) fn chain(&self) -> impl Iterator<Item = (PJRT_Extension_Type, *mut PJRT_Extension_Base)> {
        // SAFETY: the table lives as long as the process and starts with this field.
        let mut next = unsafe { (*self.0.api).extension_start };
        std::iter::from_fn(move || {
            if next.is_null() {
                return None;
            }
            let link = next;
            // SAFETY: links are constants of the plugin, and each starts with the base struct.
            let base = unsafe { *link };
            next = base.next;
            Some((base.r#type, link))
        })
    }

    pub(crate) fn has_handlers(&self) -> bool {
        self.0.has_handlers.load(Ordering::Relaxed)
    }

    pub(crate) fn set_has_handlers(&self) {
        self.0.has_handlers.store(true, Ordering::Relaxed);
    }

    /// Held while handlers are registered: no program is compiled or loaded meanwhile.
    ///
    /// # Errors
    /// `FailedPrecondition` in a handler's `instantiate`.
    pub(crate) fn registering(&self) -> Result<RwLockWriteGuard<'static, ()>> {
        refuse_in_instantiate("register handlers")?;
        Ok(self.0.handlers.write().unwrap_or_else(PoisonError::into_inner))
    }

    /// Held while programs are compiled or loaded: no handler is registered meanwhile.
    ///
    /// # Errors
    /// `FailedPrecondition` in a handler's `instantiate`.
    pub(crate) fn compiling(&self) -> Result<RwLockReadGuard<'static, ()>> {
        refuse_in_instantiate("compile or load a program")?;
        Ok(self.0.handlers.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// File name and version, for messages.
    pub(crate) fn label(&self) -> String {
        let (major, minor) = self.0.version;
        let file = self.0.path.file_name().unwrap_or_default().to_string_lossy();
        format!("{file} with PJRT {major}.{minor}")
    }

    #[inline]
    fn slot<A: Call>(&self) -> Result<unsafe extern "C" fn(*mut A) -> *mut PJRT_Error> {
        type Slot<A> = Option<unsafe extern "C" fn(*mut A) -> *mut PJRT_Error>;
        let mut found: Slot<A> = None;
        if A::SLOT_OFFSET + size_of::<Slot<A>>() <= self.0.table_size {
            // SAFETY: the offset lies inside the plugin's table, as checked by its own size.
            let slot = unsafe { self.0.api.byte_add(A::SLOT_OFFSET) };
            // SAFETY: `Call` promises that the slot at this offset has this type.
            found = unsafe { slot.cast::<Slot<A>>().read() };
        }
        found.ok_or_else(|| {
            Error::new(
                Code::Unimplemented,
                format!("this plugin does not have {}; PJRT 0.{} or later does", A::FUNCTION, A::SINCE),
            )
            .called(A::FUNCTION, self.label())
        })
    }

    /// The door: checks the slot, calls, converts and frees the error, gives back the arguments.
    ///
    /// # Safety
    /// Every pointer in `args` must be what the C header asks of it, for the whole call.
    #[inline]
    pub(crate) unsafe fn call_with<A: Call>(&self, mut args: A) -> Result<A> {
        // SAFETY: guaranteed by the caller.
        unsafe { self.call_on(&mut args) }.map(|()| args)
    }

    /// The same door, for arguments that stay where they are: a launch moves nothing that it need not.
    ///
    /// # Safety
    /// As [`Plugin::call_with`].
    #[inline]
    pub(crate) unsafe fn call_on<A: Call>(&self, args: &mut A) -> Result<()> {
        let function = self.slot::<A>()?;
        // SAFETY: guaranteed by the caller.
        let error = unsafe { function(args) };
        // SAFETY: the plugin just returned this error, and nobody else has it.
        unsafe { self.check(error, A::FUNCTION) }
    }

    /// The door to the functions of an extension.
    ///
    /// # Safety
    /// Every pointer in `args` must be what the C header asks of it, for the whole call.
    pub(crate) unsafe fn call_extension<A: ExtensionCall>(&self, mut args: A) -> Result<A> {
        type Slot<A> = Option<unsafe extern "C" fn(*mut A) -> *mut PJRT_Error>;
        let missing = || {
            let name = usize::try_from(A::EXTENSION).ok().and_then(|k| PJRT_EXTENSION_NAMES.get(k));
            Error::new(
                Code::Unimplemented,
                format!(
                    "this plugin does not have {} of the extension {}",
                    A::FUNCTION,
                    name.unwrap_or(&"?")
                ),
            )
            .called(A::FUNCTION, self.label())
        };
        let (_, link) = self.chain().find(|(kind, _)| *kind == A::EXTENSION).ok_or_else(missing)?;
        // SAFETY: links are constants of the plugin, and each starts with the base struct.
        if A::SLOT_OFFSET + size_of::<Slot<A>>() > unsafe { (*link).struct_size } {
            return Err(missing());
        }
        // SAFETY: the offset lies inside the extension, as checked by its own size.
        let slot = unsafe { link.byte_add(A::SLOT_OFFSET) };
        // SAFETY: `ExtensionCall` promises that the slot at this offset has this type.
        let function = unsafe { slot.cast::<Slot<A>>().read() }.ok_or_else(missing)?;
        // SAFETY: guaranteed by the caller.
        let error = unsafe { function(&raw mut args) };
        // SAFETY: the plugin just returned this error, and nobody else has it.
        unsafe { self.check(error, A::FUNCTION) }.map(|()| args)
    }

    /// Takes over an error that the plugin returned.
    ///
    /// # Safety
    /// `error` is null or an error of this plugin that nobody else frees.
    #[inline]
    pub(crate) unsafe fn check(&self, error: *mut PJRT_Error, function: &'static str) -> Result<()> {
        if error.is_null() {
            return Ok(());
        }
        // SAFETY: guaranteed by the caller.
        let taken = unsafe { self.take_error(error) };
        Err(taken.called(function, self.label()))
    }

    /// # Safety
    /// `error` is an error of this plugin that nobody else frees.
    #[cold]
    unsafe fn take_error(&self, error: *mut PJRT_Error) -> Error {
        // SAFETY: the error is alive.
        let code = unsafe { call_code(self.0.api, error) };
        // SAFETY: the table is alive, and all versions from 0.57 on reach as far as this slot.
        let message = unsafe { (*self.0.api).PJRT_Error_Message };
        // SAFETY: as above.
        let destroy = unsafe { (*self.0.api).PJRT_Error_Destroy };
        let mut text = String::new();
        if let Some(message) = message {
            let mut args = PJRT_Error_Message_Args::new();
            args.error = error;
            // SAFETY: the error is alive.
            unsafe { message(&raw mut args) };
            // SAFETY: the plugin set pointer and size; the text lives as long as the error.
            text = unsafe { named_value::string(args.message, args.message_size) };
        }
        if let Some(destroy) = destroy {
            let mut args = PJRT_Error_Destroy_Args::new();
            args.error = error;
            // SAFETY: the caller handed the error over; this is its only destruction.
            unsafe { destroy(&raw mut args) };
        }
        Error::new(code, text)
    }
}

/// # Safety
/// Table and error are alive and belong together.
unsafe fn call_code(api: *const PJRT_Api, error: *const PJRT_Error) -> Code {
    // SAFETY: guaranteed by the caller.
    let Some(get_code) = (unsafe { (*api).PJRT_Error_GetCode }) else {
        return Code::Unknown;
    };
    let mut args = PJRT_Error_GetCode_Args::new();
    args.error = error;
    // SAFETY: guaranteed by the caller. An error of this call would be about the call itself: leave it.
    let failed = unsafe { get_code(&raw mut args) };
    if failed.is_null() { Code::from_raw(args.code) } else { Code::Unknown }
}

impl fmt::Debug for Plugin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Plugin({})", self.label())
    }
}

impl PartialEq for Plugin {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Plugin {}
