//! The functions of libcublasLt that a product needs, loaded at run time, and their constants.
//!
//! Numbers, sizes and signatures are those of the public header `cublasLt.h`, version 13.

use super::CublasError;
use libloading::Library;
use std::ffi::{CStr, c_char, c_void};
use std::path::Path;

/// `cublasStatus_t`.
pub type Status = i32;
/// An opaque handle, descriptor, layout or preference.
pub type Opaque = *mut c_void;

/// `CUBLAS_STATUS_SUCCESS`.
pub const SUCCESS: Status = 0;
/// `CUBLAS_STATUS_NOT_SUPPORTED`.
pub const NOT_SUPPORTED: Status = 15;
/// `CUBLAS_COMPUTE_32F`.
pub const COMPUTE_32F: i32 = 68;
/// `CUDA_R_32F`.
pub const R_32F: i32 = 0;
/// `CUDA_R_16BF`.
pub const R_16BF: i32 = 14;
/// `CUDA_R_8F_E4M3`.
pub const R_8F_E4M3: i32 = 28;
/// `CUDA_R_8F_E5M2`.
pub const R_8F_E5M2: i32 = 29;
/// `CUDA_R_4F_E2M1`.
pub const R_4F_E2M1: i32 = 33;

/// Attributes of a product's descriptor, `cublasLtMatmulDescAttributes_t`.
pub mod desc {
    /// Where alpha and beta lie, i32.
    pub const POINTER_MODE: i32 = 2;
    /// i32.
    pub const TRANSA: i32 = 3;
    /// i32.
    pub const TRANSB: i32 = 4;
    /// u32.
    pub const EPILOGUE: i32 = 7;
    /// Device pointer.
    pub const A_SCALE_POINTER: i32 = 17;
    /// Device pointer.
    pub const B_SCALE_POINTER: i32 = 18;
    /// i8.
    pub const FAST_ACCUM: i32 = 25;
    /// i32.
    pub const A_SCALE_MODE: i32 = 31;
    /// i32.
    pub const B_SCALE_MODE: i32 = 32;
}

/// Attributes of a preference, `cublasLtMatmulPreferenceAttributes_t`.
pub mod preference {
    /// u64.
    pub const MAX_WORKSPACE_BYTES: i32 = 1;
    /// The first of four, for A, B, C and D, u32 each.
    pub const MIN_ALIGNMENT_A_BYTES: i32 = 5;
}

/// Values of the attributes.
pub mod value {
    /// `CUBLASLT_POINTER_MODE_HOST`.
    pub const POINTER_MODE_HOST: i32 = 0;
    /// `CUBLASLT_POINTER_MODE_DEVICE`.
    pub const POINTER_MODE_DEVICE: i32 = 1;
    /// `CUBLAS_OP_N`.
    pub const OP_N: i32 = 0;
    /// `CUBLAS_OP_T`.
    pub const OP_T: i32 = 1;
    /// `CUBLASLT_EPILOGUE_DEFAULT`.
    pub const EPILOGUE_DEFAULT: u32 = 1;
    /// `CUBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F`.
    pub const SCALE_SCALAR_32F: i32 = 0;
    /// `CUBLASLT_MATMUL_MATRIX_SCALE_VEC16_UE4M3`.
    pub const SCALE_VEC16_UE4M3: i32 = 1;
    /// `CUBLASLT_MATMUL_MATRIX_SCALE_VEC32_UE8M0`.
    pub const SCALE_VEC32_UE8M0: i32 = 2;
}

/// `cublasLtMatmulAlgo_t`.
pub type Algorithm = [u64; 8];

/// `cublasLtMatmulHeuristicResult_t`.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default)]
pub struct HeuristicResult {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// Workspace that it needs.
    pub workspace_size: usize,
    /// Whether it may be used.
    pub state: Status,
    /// Waves of thread blocks.
    pub waves_count: f32,
    /// Reserved.
    pub reserved: [i32; 4],
}

macro_rules! functions {
    ($($(#[$doc:meta])* $field:ident $symbol:literal ($($arg:ty),*) -> $ret:ty;)*) => {
        /// The loaded functions. A test may fill it with functions of its own.
        #[derive(Clone, Copy)]
        pub struct Api {$(
            $(#[$doc])*
            pub $field: unsafe extern "C" fn($($arg),*) -> $ret,
        )*}

        impl Api {
            fn from_library(library: &Library) -> Result<Self, libloading::Error> {
                Ok(Self {$(
                    $field: {
                        // SAFETY: the symbol has this signature in cublasLt.h, and the library is never unloaded.
                        let symbol = unsafe { library.get::<unsafe extern "C" fn($($arg),*) -> $ret>($symbol) };
                        *symbol?
                    },
                )*})
            }
        }
    };
}

functions! {
    /// Makes a handle on the current device.
    create b"cublasLtCreate\0" (*mut Opaque) -> Status;
    /// The library's version, as 130100.
    get_version b"cublasLtGetVersion\0" () -> usize;
    /// The text of a status.
    status_string b"cublasLtGetStatusString\0" (Status) -> *const c_char;
    /// (descriptor, compute type, scale type).
    desc_create b"cublasLtMatmulDescCreate\0" (*mut Opaque, i32, i32) -> Status;
    /// Frees a descriptor.
    desc_destroy b"cublasLtMatmulDescDestroy\0" (Opaque) -> Status;
    /// (descriptor, attribute, value, bytes).
    desc_set b"cublasLtMatmulDescSetAttribute\0" (Opaque, i32, *const c_void, usize) -> Status;
    /// (descriptor, attribute, value, bytes, bytes written).
    desc_get b"cublasLtMatmulDescGetAttribute\0" (Opaque, i32, *mut c_void, usize, *mut usize) -> Status;
    /// (layout, type, rows, columns, leading dimension).
    layout_create b"cublasLtMatrixLayoutCreate\0" (*mut Opaque, i32, u64, u64, i64) -> Status;
    /// Frees a layout.
    layout_destroy b"cublasLtMatrixLayoutDestroy\0" (Opaque) -> Status;
    /// (layout, attribute, value, bytes, bytes written).
    layout_get b"cublasLtMatrixLayoutGetAttribute\0" (Opaque, i32, *mut c_void, usize, *mut usize) -> Status;
    /// Makes a preference.
    preference_create b"cublasLtMatmulPreferenceCreate\0" (*mut Opaque) -> Status;
    /// Frees a preference.
    preference_destroy b"cublasLtMatmulPreferenceDestroy\0" (Opaque) -> Status;
    /// (preference, attribute, value, bytes).
    preference_set b"cublasLtMatmulPreferenceSetAttribute\0" (Opaque, i32, *const c_void, usize) -> Status;
    /// (handle, descriptor, A, B, C, D, preference, count, results, found).
    heuristic b"cublasLtMatmulAlgoGetHeuristic\0"
        (Opaque, Opaque, Opaque, Opaque, Opaque, Opaque, Opaque, i32, *mut HeuristicResult, *mut i32) -> Status;
    /// (handle, descriptor, alpha, a, A, b, B, beta, c, C, d, D, algorithm, workspace, its bytes, stream).
    matmul b"cublasLtMatmul\0"
        (Opaque, Opaque, *const c_void, *const c_void, Opaque, *const c_void, Opaque, *const c_void, *const c_void,
         Opaque, *mut c_void, Opaque, *const Algorithm, *mut c_void, usize, *mut c_void) -> Status;
}

impl Api {
    /// Loads libcublasLt. It stays loaded until the process ends.
    ///
    /// # Errors
    /// When the file cannot be loaded or lacks a function.
    pub fn load(path: &Path) -> Result<Self, CublasError> {
        let failed = |source| CublasError::Load { path: path.to_owned(), source };
        // SAFETY: the library's initialisers are NVIDIA's; loading it is what the user asked for.
        let library = unsafe { Library::new(path) }.map_err(failed)?;
        let api = Self::from_library(&library).map_err(failed)?;
        std::mem::forget(library);
        Ok(api)
    }

    /// The library's version, as 130100.
    #[must_use]
    pub fn version(&self) -> usize {
        // SAFETY: the function takes nothing and only reads a constant.
        unsafe { (self.get_version)() }
    }

    /// Turns a status into a result that names the call and quotes the library.
    pub(super) fn check(&self, call: &'static str, status: Status) -> Result<(), CublasError> {
        if status == SUCCESS {
            return Ok(());
        }
        // SAFETY: any status is accepted; the result is a constant string or null.
        let text = unsafe { (self.status_string)(status) };
        let text = if text.is_null() {
            String::new()
        } else {
            // SAFETY: the library returns a zero-terminated constant.
            unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
        };
        Err(CublasError::Status { call, status, text })
    }
}

impl std::fmt::Debug for Api {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Api").finish_non_exhaustive()
    }
}
