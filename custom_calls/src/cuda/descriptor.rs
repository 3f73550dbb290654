use super::api::{self, Algorithm, Api, HeuristicResult, Opaque, Status, desc, preference, value};
use super::{CublasError, Problem};
use std::ffi::c_void;

/// Bytes of workspace, as TransformerEngine gives cuBLASLt on Hopper and later.
pub const WORKSPACE: usize = 32 << 20;
/// Alignment of the workspace.
pub const WORKSPACE_ALIGNMENT: usize = 256;

/// The memory of one product: device pointers on a GPU.
#[derive(Clone, Copy, Debug)]
pub struct Buffers {
    /// Codes of the left operand.
    pub left: *const c_void,
    /// Its tiled scales, or its f32 scale_inv.
    pub left_scales: *const c_void,
    /// Codes of the right operand.
    pub right: *const c_void,
    /// Its tiled scales, or its f32 scale_inv.
    pub right_scales: *const c_void,
    /// f32, NVFP4 alone.
    pub alpha: *const c_void,
    /// f32 zero, NVFP4 alone.
    pub beta: *const c_void,
    /// The result.
    pub result: *mut c_void,
    /// [`WORKSPACE`] bytes.
    pub workspace: *mut c_void,
    /// Bytes of it.
    pub workspace_size: usize,
}

impl Buffers {
    /// Checks the alignment that the tensor cores need.
    fn check(&self, problem: &Problem) -> Result<(), CublasError> {
        let device_scalars = problem.pointer_mode() == value::POINTER_MODE_DEVICE;
        let pointers = [
            ("left codes", self.left, 16),
            (
                "left scales",
                self.left_scales,
                if problem.scale_mode() == value::SCALE_SCALAR_32F { 4 } else { 16 },
            ),
            ("right codes", self.right, 16),
            (
                "right scales",
                self.right_scales,
                if problem.scale_mode() == value::SCALE_SCALAR_32F { 4 } else { 16 },
            ),
            ("result", self.result.cast_const(), 16),
            ("workspace", self.workspace.cast_const(), WORKSPACE_ALIGNMENT),
        ];
        let scalars = [("alpha", self.alpha, 4), ("beta", self.beta, 4)];
        let scalars = if device_scalars { &scalars[..] } else { &[] };
        for &(what, pointer, alignment) in pointers.iter().chain(scalars) {
            if pointer.is_null() || !(pointer as usize).is_multiple_of(alignment) {
                let rule =
                    format!("the {what} must lie at a multiple of {alignment} bytes, not at {pointer:?}");
                return Err(CublasError::Rule { rule });
            }
        }
        Ok(())
    }
}

/// An object of the library that is destroyed with its owner.
struct Owned {
    object: Opaque,
    destroy: unsafe extern "C" fn(Opaque) -> Status,
}

impl Owned {
    fn new(
        api: &Api,
        call: &'static str,
        destroy: unsafe extern "C" fn(Opaque) -> Status,
        create: impl FnOnce(*mut Opaque) -> Status,
    ) -> Result<Self, CublasError> {
        let mut object = std::ptr::null_mut();
        api.check(call, create(&raw mut object))?;
        Ok(Self { object, destroy })
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        // SAFETY: the object was made by the library's create function and is destroyed once. A failure of destroying
        // leaves nothing to do.
        let _ = unsafe { (self.destroy)(self.object) };
    }
}

/// Descriptors of a problem. They hold no pointer until a product is run.
pub struct Plan {
    api: Api,
    problem: Problem,
    descriptor: Owned,
    layouts: [Owned; 3],
}

// SAFETY: descriptors and layouts are plain memory of the library, used by one thread at a time because every method
// that changes them takes `&mut self`.
unsafe impl Send for Plan {}

impl Plan {
    /// Makes and fills the descriptors. Needs no GPU.
    ///
    /// # Errors
    /// Those of the library.
    pub fn new(api: Api, problem: Problem) -> Result<Self, CublasError> {
        let descriptor = Owned::new(&api, "cublasLtMatmulDescCreate", api.desc_destroy, |out| {
            // SAFETY: `out` is valid for the call.
            unsafe { (api.desc_create)(out, api::COMPUTE_32F, api::R_32F) }
        })?;
        let types = problem.types();
        let layout = |i: usize| {
            let (rows, columns, leading) = problem.layouts()[i];
            Owned::new(&api, "cublasLtMatrixLayoutCreate", api.layout_destroy, |out| {
                // SAFETY: `out` is valid for the call.
                unsafe { (api.layout_create)(out, types[i], rows, columns, leading) }
            })
        };
        let plan = Self { api, problem, descriptor, layouts: [layout(0)?, layout(1)?, layout(2)?] };
        plan.set(desc::POINTER_MODE, problem.pointer_mode())?;
        plan.set(desc::TRANSA, value::OP_T)?;
        plan.set(desc::TRANSB, value::OP_N)?;
        plan.set(desc::EPILOGUE, value::EPILOGUE_DEFAULT)?;
        plan.set(desc::FAST_ACCUM, problem.fast_accumulation())?;
        plan.set(desc::A_SCALE_MODE, problem.scale_mode())?;
        plan.set(desc::B_SCALE_MODE, problem.scale_mode())?;
        Ok(plan)
    }

    fn set<T: Copy>(&self, attribute: i32, value: T) -> Result<(), CublasError> {
        // SAFETY: the value is read for its size during the call.
        let status = unsafe {
            (self.api.desc_set)(self.descriptor.object, attribute, (&raw const value).cast(), size_of::<T>())
        };
        self.api.check("cublasLtMatmulDescSetAttribute", status)
    }

    /// The bytes of an attribute of the descriptor, as the library holds it.
    ///
    /// # Errors
    /// Those of the library.
    pub fn descriptor_attribute(&self, attribute: i32) -> Result<Vec<u8>, CublasError> {
        self.read("cublasLtMatmulDescGetAttribute", self.api.desc_get, self.descriptor.object, attribute)
    }

    /// The bytes of an attribute of the layout of A (0), B (1) or D (2).
    ///
    /// # Errors
    /// Those of the library, and an index above 2.
    pub fn layout_attribute(&self, layout: usize, attribute: i32) -> Result<Vec<u8>, CublasError> {
        let layout = self
            .layouts
            .get(layout)
            .ok_or_else(|| CublasError::Rule { rule: "layouts are 0 to 2".into() })?;
        self.read("cublasLtMatrixLayoutGetAttribute", self.api.layout_get, layout.object, attribute)
    }

    fn read(
        &self,
        call: &'static str,
        get: unsafe extern "C" fn(Opaque, i32, *mut c_void, usize, *mut usize) -> Status,
        object: Opaque,
        attribute: i32,
    ) -> Result<Vec<u8>, CublasError> {
        let mut size = 0_usize;
        // SAFETY: asking with no buffer gives the attribute's size.
        let status = unsafe { get(object, attribute, std::ptr::null_mut(), 0, &raw mut size) };
        self.api.check(call, status)?;
        let mut bytes = vec![0_u8; size];
        // SAFETY: the buffer has the size that the library asked for.
        let status = unsafe { get(object, attribute, bytes.as_mut_ptr().cast(), size, &raw mut size) };
        self.api.check(call, status)?;
        Ok(bytes)
    }

    /// Asks the library for an algorithm.
    ///
    /// # Safety
    /// `handle` is a handle of the library, made on the current device.
    ///
    /// # Errors
    /// When it has none for this shape on this GPU.
    pub unsafe fn choose(&self, handle: Opaque) -> Result<Algorithm, CublasError> {
        let api = &self.api;
        let chosen = Owned::new(api, "cublasLtMatmulPreferenceCreate", api.preference_destroy, |out| {
            // SAFETY: `out` is valid for the call.
            unsafe { (api.preference_create)(out) }
        })?;
        self.prefer(&chosen, preference::MAX_WORKSPACE_BYTES, WORKSPACE as u64)?;
        for matrix in 0..4 {
            self.prefer(&chosen, preference::MIN_ALIGNMENT_A_BYTES + matrix, 16_u32)?;
        }
        let mut result = HeuristicResult::default();
        let mut found = 0;
        let [a, b, d] = self.layouts.each_ref().map(|layout| layout.object);
        // SAFETY: the caller vouches for the handle; the other objects are alive, and one result is asked for.
        let status = unsafe {
            (api.heuristic)(
                handle,
                self.descriptor.object,
                a,
                b,
                d,
                d,
                chosen.object,
                1,
                &raw mut result,
                &raw mut found,
            )
        };
        if status == api::NOT_SUPPORTED || (status == api::SUCCESS && found == 0) {
            let [m, n, k] = self.problem.sizes();
            let kind = self.problem.kind_name();
            return Err(CublasError::NoAlgorithm { version: api.version(), kind, m, n, k });
        }
        api.check("cublasLtMatmulAlgoGetHeuristic", status)?;
        api.check("cublasLtMatmulAlgoGetHeuristic", result.state)?;
        Ok(result.algorithm)
    }

    fn prefer<T: Copy>(&self, chosen: &Owned, attribute: i32, value: T) -> Result<(), CublasError> {
        // SAFETY: the value is read for its size during the call.
        let status = unsafe {
            (self.api.preference_set)(chosen.object, attribute, (&raw const value).cast(), size_of::<T>())
        };
        self.api.check("cublasLtMatmulPreferenceSetAttribute", status)
    }

    /// Puts the product on a stream.
    ///
    /// # Safety
    /// The pointers are those of device memory of the problem's sizes, alive until the stream has done the work;
    /// `handle` and `stream` belong to the current device.
    ///
    /// # Errors
    /// Pointers that break a rule of alignment, and those of the library.
    pub unsafe fn run(
        &mut self,
        handle: Opaque,
        algorithm: &Algorithm,
        buffers: &Buffers,
        stream: *mut c_void,
    ) -> Result<(), CublasError> {
        buffers.check(&self.problem)?;
        // A is the right operand.
        self.set(desc::A_SCALE_POINTER, buffers.right_scales)?;
        self.set(desc::B_SCALE_POINTER, buffers.left_scales)?;
        let (one, zero) = (1.0_f32, 0.0_f32);
        let on_host = self.problem.pointer_mode() == value::POINTER_MODE_HOST;
        let alpha = if on_host { (&raw const one).cast() } else { buffers.alpha };
        let beta = if on_host { (&raw const zero).cast() } else { buffers.beta };
        let [a, b, d] = self.layouts.each_ref().map(|layout| layout.object);
        // SAFETY: the caller vouches for pointers, handle and stream; host scalars are read during the call.
        let status = unsafe {
            (self.api.matmul)(
                handle,
                self.descriptor.object,
                alpha,
                buffers.right,
                a,
                buffers.left,
                b,
                beta,
                buffers.result,
                d,
                buffers.result,
                d,
                algorithm,
                buffers.workspace,
                buffers.workspace_size,
                stream,
            )
        };
        self.api.check("cublasLtMatmul", status)
    }
}

impl std::fmt::Debug for Plan {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Plan").field("problem", &self.problem).finish_non_exhaustive()
    }
}
