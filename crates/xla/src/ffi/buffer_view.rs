//! Arguments and results of a custom call.

use std::ffi::c_void;
use std::fmt;

use pjrt_sys::*;

use crate::element_type::{ArrayType, ElementType};
use crate::error::{Code, Error, Result};
use crate::named_value;

/// An argument or result of a custom call: type, shape, and where it lies. On a GPU that is device
/// memory.
#[derive(Clone, Copy)]
pub struct BufferView<'a> {
    raw: &'a XLA_FFI_Buffer,
}

impl<'a> BufferView<'a> {
    /// # Safety
    /// The struct and its dimensions are valid for `'a`.
    pub(crate) unsafe fn new(raw: &'a XLA_FFI_Buffer) -> Self {
        Self { raw }
    }

    /// Element type.
    ///
    /// # Errors
    /// `Unimplemented` for a type that is newer than this crate, or a token.
    pub fn element_type(&self) -> Result<ElementType> {
        ElementType::from_primitive_type(self.raw.dtype).ok_or_else(|| {
            Error::new(Code::Unimplemented, format!("a buffer has the unknown type {}", self.raw.dtype))
        })
    }

    /// Dimensions, major to minor.
    pub fn dims(&self) -> &'a [i64] {
        // SAFETY: the array has `rank` entries, as `new` requires.
        unsafe { named_value::slice(self.raw.dims, usize::try_from(self.raw.rank).unwrap_or(0)) }
    }

    /// Number of elements.
    pub fn num_elements(&self) -> usize {
        self.dims().iter().map(|d| usize::try_from(*d).unwrap_or(0)).product()
    }

    /// Bytes in memory. Elements narrower than a byte are packed, the first in the lowest bits.
    ///
    /// # Errors
    /// As [`BufferView::element_type`].
    pub fn size_in_bytes(&self) -> Result<usize> {
        Ok((self.num_elements() * self.element_type()?.bits()).div_ceil(8))
    }

    /// Where it lies: host memory for the platform Host, device memory for CUDA.
    pub fn data(&self) -> *mut c_void {
        self.raw.data
    }

    /// Type and shape, as `4x8xf32`.
    ///
    /// # Errors
    /// As [`BufferView::element_type`].
    pub fn array_type(&self) -> Result<ArrayType> {
        Ok(ArrayType { element_type: self.element_type()?, dims: self.dims().to_vec() })
    }

    /// Address range, for overlap checks.
    pub(crate) fn range(&self) -> Result<std::ops::Range<usize>> {
        let start = self.raw.data as usize;
        Ok(start..start + self.size_in_bytes()?)
    }
}

impl fmt::Debug for BufferView<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.array_type() {
            Ok(t) => write!(f, "BufferView({t})"),
            Err(e) => write!(f, "BufferView({e})"),
        }
    }
}
