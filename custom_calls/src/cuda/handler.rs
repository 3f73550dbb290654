//! The GEMM calls on the platform "CUDA".
//!
//! They are not declared safe in CUDA graphs: the workspace comes from XLA's allocator at each call, so a recorded
//! pointer would outlive it.

use super::api::{Algorithm, Api, Opaque};
use super::descriptor::{Buffers, Plan, WORKSPACE, WORKSPACE_ALIGNMENT};
use super::{CublasError, Element, OutputType, Problem, check_capability};
use crate::gemm::GemmKind;
use libloading::Library;
use std::collections::HashMap;
use std::ffi::c_void;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};
use xla::ffi::{self, Attrs, BufferView, Call, Handler, Platform};
use xla::{Code, ElementType, Error, Plugin};

static API: OnceLock<Api> = OnceLock::new();
static DEVICES: OnceLock<Mutex<HashMap<i32, Device>>> = OnceLock::new();

/// Registers the three GEMM calls of [`GemmKind`] with a plugin for programs that run on NVIDIA GPUs. `library` is the
/// file of libcublasLt; `None` registers the calls for compiling without a GPU, and running one is an error.
///
/// # Errors
/// When the library cannot be loaded, or the plugin has no FFI or one that is too old.
pub fn register_cuda(plugin: &Plugin, library: Option<&Path>) -> xla::Result<()> {
    if let Some(path) = library
        && API.get().is_none()
    {
        let api = Api::load(path).map_err(|e| Error::new(Code::NotFound, e.to_string()))?;
        API.get_or_init(|| api);
    }
    ffi::register_handler::<Gemm<0>>(plugin, GemmKind::Nvfp4.target(), Platform::Cuda)?;
    ffi::register_handler::<Gemm<1>>(plugin, GemmKind::Mxfp8.target(), Platform::Cuda)?;
    ffi::register_handler::<Gemm<2>>(plugin, GemmKind::Fp8.target(), Platform::Cuda)
}

/// The file of libcublasLt in the folder of the Python package nvidia-cublas, in a folder of libraries, or the path itself
/// if it is a file.
#[must_use]
pub fn library_file(path: &Path) -> Option<PathBuf> {
    if path.is_file() {
        return Some(path.to_owned());
    }
    let folders = ["", "lib", "nvidia/cu13/lib", "nvidia/cublas/lib"];
    let names = ["libcublasLt.so.13", "libcublasLt.so.12", "libcublasLt.so"];
    let files = folders.iter().flat_map(|folder| names.iter().map(move |name| path.join(folder).join(name)));
    files.into_iter().find(|file| file.is_file())
}

/// The call of `GemmKind::ALL[KIND]`.
struct Gemm<const KIND: usize>;

impl<const KIND: usize> Handler for Gemm<KIND> {
    type State = ();
    const HAS_STATE: bool = false;

    fn instantiate(_: Attrs<'_>) -> xla::Result<()> {
        Ok(())
    }

    fn execute(call: &Call<'_>, (): &()) -> xla::Result<()> {
        run(call, GemmKind::ALL[KIND])
    }
}

fn run(call: &Call<'_>, kind: GemmKind) -> xla::Result<()> {
    let name = |attribute| call.attr::<&str>(attribute).unwrap_or("?").to_owned();
    let described = |error: CublasError| {
        let code = match &error {
            CublasError::Rule { .. } => Code::InvalidArgument,
            CublasError::Capability { .. } | CublasError::Version { .. } => Code::FailedPrecondition,
            _ => Code::Internal,
        };
        Error::new(code, format!("{} {}: {error}", name("layer"), name("pass")))
    };
    let problem = problem(call, kind)?.map_err(described)?;
    let api = *API.get().ok_or_else(|| {
        let message = "cuBLASLt was not loaded: run `maxtext plugin install cublas`";
        Error::new(Code::FailedPrecondition, message)
    })?;
    let workspace = call.scratch(WORKSPACE, WORKSPACE_ALIGNMENT)?;
    let data = |index: usize| Ok::<_, Error>(call.arg(index)?.data().cast_const());
    let (alpha, beta) = match kind {
        GemmKind::Nvfp4 => (data(4)?, data(5)?),
        GemmKind::Mxfp8 | GemmKind::Fp8 => (std::ptr::null(), std::ptr::null()),
    };
    let buffers = Buffers {
        left: data(0)?,
        left_scales: data(1)?,
        right: data(2)?,
        right_scales: data(3)?,
        alpha,
        beta,
        result: call.result(0)?.data(),
        workspace: workspace.data(),
        workspace_size: workspace.size(),
    };
    let stream = call.stream()?;
    let devices = DEVICES.get_or_init(Mutex::default);
    let mut devices = devices.lock().unwrap_or_else(PoisonError::into_inner);
    let device = match devices.entry(call.device_ordinal()?) {
        std::collections::hash_map::Entry::Occupied(entry) => entry.into_mut(),
        std::collections::hash_map::Entry::Vacant(entry) => {
            entry.insert(Device::new(api, call.device_ordinal()?).map_err(described)?)
        }
    };
    device.run(api, problem, &buffers, stream).map_err(described)
}

/// The product of a call, from the types and shapes of its operands.
fn problem(call: &Call<'_>, kind: GemmKind) -> xla::Result<Result<Problem, CublasError>> {
    let (left, right, result) = (call.arg(0)?, call.arg(2)?, call.result(0)?);
    let side = |view: &BufferView<'_>| match (view.dims(), view.element_type()?) {
        (&[rows, k], ElementType::F4E2M1FN) => Ok((Element::E2M1, rows as u64, k as u64)),
        (&[rows, k], ElementType::F8E4M3FN) => Ok((Element::E4M3, rows as u64, k as u64)),
        (&[rows, k], ElementType::F8E5M2) => Ok((Element::E5M2, rows as u64, k as u64)),
        _ => Err(Error::new(Code::InvalidArgument, format!("a quantised GEMM was called with {view:?}"))),
    };
    let ((left, m, k), (right, n, right_k)) = (side(&left)?, side(&right)?);
    let output = match result.element_type()? {
        ElementType::BF16 => OutputType::Bf16,
        ElementType::F32 => OutputType::F32,
        other => return Err(Error::new(Code::InvalidArgument, format!("a result of type {other:?}"))),
    };
    if k != right_k || result.dims() != [m as i64, n as i64] {
        let message = format!("a product of {m} x {k} and {n} x {right_k} into {result:?}");
        return Err(Error::new(Code::InvalidArgument, message));
    }
    Ok(Problem::new(kind, [left, right], output, [m, n, k]))
}

/// What is kept for one GPU: a handle, and descriptors and algorithm of every shape met so far.
struct Device {
    handle: Opaque,
    capability: (i32, i32),
    plans: HashMap<Problem, (Plan, Algorithm)>,
}

// SAFETY: the header allows a cublasLt handle to be used from any thread; the map is behind a mutex.
unsafe impl Send for Device {}

impl Device {
    fn new(api: Api, ordinal: i32) -> Result<Self, CublasError> {
        let capability = compute_capability(ordinal)?;
        let mut handle = std::ptr::null_mut();
        // SAFETY: `handle` is valid for the call.
        let status = unsafe { (api.create)(&raw mut handle) };
        api.check("cublasLtCreate", status)?;
        Ok(Self { handle, capability, plans: HashMap::new() })
    }

    fn run(
        &mut self,
        api: Api,
        problem: Problem,
        buffers: &Buffers,
        stream: *mut c_void,
    ) -> Result<(), CublasError> {
        let (handle, capability) = (self.handle, self.capability);
        let (plan, algorithm) = match self.plans.entry(problem) {
            std::collections::hash_map::Entry::Occupied(entry) => entry.into_mut(),
            std::collections::hash_map::Entry::Vacant(entry) => {
                check_capability(problem.kind(), capability, api.version())?;
                let plan = Plan::new(api, problem)?;
                // SAFETY: the handle was made for this device, which XLA has made current.
                let algorithm = unsafe { plan.choose(handle) }?;
                entry.insert((plan, algorithm))
            }
        };
        // SAFETY: XLA hands out device memory of the shapes that `problem` was made from, alive until the stream has done
        // the call's work, and runs the call with the stream's device current.
        unsafe { plan.run(handle, algorithm, buffers, stream) }
    }
}

/// (major, minor) of a GPU, from the driver.
fn compute_capability(ordinal: i32) -> Result<(i32, i32), CublasError> {
    const MAJOR: i32 = 75;
    const MINOR: i32 = 76;
    let path = Path::new("libcuda.so.1");
    let failed = |source| CublasError::Load { path: path.to_owned(), source };
    // SAFETY: the driver is loaded already, since a program runs on the GPU.
    let library = unsafe { Library::new(path) }.map_err(failed)?;
    type Query = unsafe extern "C" fn(*mut i32, i32, i32) -> i32;
    // SAFETY: the signature is that of the driver API: value, attribute, device.
    let query = unsafe { library.get::<Query>(b"cuDeviceGetAttribute\0") }.map_err(failed)?;
    let read = |attribute| {
        let mut value = 0;
        // SAFETY: `value` is valid for the call; device numbers are ordinals in the driver API.
        match unsafe { query(&raw mut value, attribute, ordinal) } {
            0 => Ok(value),
            status => Err(CublasError::Status { call: "cuDeviceGetAttribute", status, text: String::new() }),
        }
    };
    Ok((read(MAJOR)?, read(MINOR)?))
}
