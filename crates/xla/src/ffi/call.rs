//! What a handler sees of one call.

use std::any::Any;
use std::cell::RefCell;
use std::ffi::c_void;
use std::fmt;

use pjrt_sys::*;

use crate::element_type::{self, NativeType};
use crate::error::{Code, Error, Result};
use crate::ffi::api::{FfiApi, ffi_call};
use crate::ffi::attrs::{Attrs, FromAttr};
use crate::ffi::buffer_view::BufferView;
use crate::ffi::types::{self, UserData};
use crate::ffi::{Platform, Scratch, ThreadPool};
use crate::named_value;

/// One call of a handler: arguments, results, attributes and the context of the execution.
pub struct Call<'a> {
    pub(crate) api: FfiApi,
    frame: &'a XLA_FFI_CallFrame,
    platform: Platform,
    /// Results that were handed out as slices.
    taken: RefCell<Vec<usize>>,
}

impl<'a> Call<'a> {
    /// # Safety
    /// The frame and all that it points to are valid for `'a`, and the data of its arguments and
    /// results are used by nobody else during that time.
    pub(crate) unsafe fn new(api: FfiApi, frame: &'a XLA_FFI_CallFrame, platform: Platform) -> Self {
        Self { api, frame, platform, taken: RefCell::default() }
    }

    pub(crate) fn ctx(&self) -> *mut XLA_FFI_InvokeContext {
        self.frame.ctx
    }

    /// The platform that the handler was registered for.
    pub fn platform(&self) -> Platform {
        self.platform
    }

    /// Number of arguments.
    pub fn num_args(&self) -> usize {
        usize::try_from(self.frame.args.size).unwrap_or(0)
    }

    /// Number of results.
    pub fn num_results(&self) -> usize {
        usize::try_from(self.frame.rets.size).unwrap_or(0)
    }

    /// The argument of this index.
    ///
    /// # Errors
    /// `InvalidArgument` if there are fewer.
    pub fn arg(&self, index: usize) -> Result<BufferView<'a>> {
        let (types, args) = (self.frame.args.types, self.frame.args.args);
        // SAFETY: the two arrays have as many entries as the frame says.
        unsafe { view(types, args, self.num_args(), index, XLA_FFI_ArgType_BUFFER, "argument") }
    }

    /// The result of this index.
    ///
    /// # Errors
    /// `InvalidArgument` if there are fewer.
    pub fn result(&self, index: usize) -> Result<BufferView<'a>> {
        let (types, rets) = (self.frame.rets.types, self.frame.rets.rets);
        // SAFETY: the two arrays have as many entries as the frame says.
        unsafe { view(types, rets, self.num_results(), index, XLA_FFI_RetType_BUFFER, "result") }
    }

    /// The elements of an argument in host memory, row-major.
    ///
    /// # Errors
    /// `InvalidArgument` if there are fewer arguments, it has another element type, it lies in device
    /// memory, or it shares memory with a result (use [`Call::arg`] and its pointer then).
    pub fn arg_slice<T: NativeType + bytemuck::AnyBitPattern>(&self, index: usize) -> Result<&'a [T]> {
        let view = self.arg(index)?;
        check_type::<T>(&view, "argument", index)?;
        cast(self.arg_bytes(index)?, "argument", index)
    }

    /// The bytes of an argument in host memory (packed if the elements are narrower than a byte).
    ///
    /// # Errors
    /// As [`Call::arg_slice`], but any element type will do.
    pub fn arg_bytes(&self, index: usize) -> Result<&'a [u8]> {
        let view = self.arg(index)?;
        self.host_only("argument", index)?;
        for result in 0..self.num_results() {
            if overlap(&view, &self.result(result)?)? {
                return Err(aliased("argument", index, "result", result));
            }
        }
        // SAFETY: the data are valid and unchanged for `'a`: they are no result's, and `new`
        // guarantees that nobody else writes them.
        Ok(unsafe { named_value::slice(view.data().cast::<u8>(), view.size_in_bytes()?) })
    }

    /// The elements of a result in host memory, row-major, to be written. Each result can be taken once.
    ///
    /// # Errors
    /// As [`Call::arg_slice`], and if the result was taken before.
    pub fn result_slice<T: NativeType + bytemuck::Pod>(&self, index: usize) -> Result<&'a mut [T]> {
        let view = self.result(index)?;
        check_type::<T>(&view, "result", index)?;
        let bytes = self.result_bytes(index)?;
        element_type::elements_mut(bytes).map_err(|e| unaligned("result", index, e))
    }

    /// The bytes of a result in host memory, to be written. Each result can be taken once.
    ///
    /// # Errors
    /// As [`Call::result_slice`], but any element type will do.
    pub fn result_bytes(&self, index: usize) -> Result<&'a mut [u8]> {
        let view = self.result(index)?;
        self.host_only("result", index)?;
        for other in 0..self.num_args() {
            if overlap(&view, &self.arg(other)?)? {
                return Err(aliased("result", index, "argument", other));
            }
        }
        for other in (0..self.num_results()).filter(|other| *other != index) {
            if overlap(&view, &self.result(other)?)? {
                return Err(aliased("result", index, "result", other));
            }
        }
        let mut taken = self.taken.borrow_mut();
        if taken.contains(&index) {
            return Err(Error::invalid_argument(format!("result {index} was taken before")));
        }
        taken.push(index);
        let size = view.size_in_bytes()?;
        if size == 0 {
            return Ok(&mut []);
        }
        // SAFETY: the data are valid for `'a`, shared with no argument and no other result as checked
        // above, and given out once as recorded above.
        Ok(unsafe { std::slice::from_raw_parts_mut(view.data().cast::<u8>(), size) })
    }

    /// The attributes of the custom call.
    pub fn attrs(&self) -> Attrs<'a> {
        // SAFETY: the frame's attributes are valid for `'a`.
        unsafe { Attrs::new(&self.frame.attrs) }
    }

    /// The attribute of this name; see [`Attrs::get`].
    ///
    /// # Errors
    /// Those of [`Attrs::get`].
    pub fn attr<T: FromAttr<'a>>(&self, name: &str) -> Result<T> {
        self.attrs().get(name)
    }

    /// The stream that the work must go to: a `CUstream` for CUDA.
    ///
    /// # Errors
    /// `Unimplemented` on a platform without streams.
    pub fn stream(&self) -> Result<*mut c_void> {
        let mut args = XLA_FFI_Stream_Get_Args::zeroed();
        args.struct_size = XLA_FFI_Stream_Get_Args::STRUCT_SIZE;
        args.ctx = self.ctx();
        // SAFETY: table and context are those of this call.
        unsafe { ffi_call!(self.api, XLA_FFI_Stream_Get, args) }?;
        Ok(args.stream)
    }

    /// Index of the device that runs the call, among those of this process.
    ///
    /// # Errors
    /// Those of XLA.
    pub fn device_ordinal(&self) -> Result<i32> {
        let mut args = XLA_FFI_DeviceOrdinal_Get_Args::zeroed();
        args.struct_size = XLA_FFI_DeviceOrdinal_Get_Args::STRUCT_SIZE;
        args.ctx = self.ctx();
        // SAFETY: table and context are those of this call.
        unsafe { ffi_call!(self.api, XLA_FFI_DeviceOrdinal_Get, args) }?;
        Ok(args.device_ordinal)
    }

    /// Id of the execution, the same on all of its devices.
    ///
    /// # Errors
    /// Those of XLA.
    pub fn run_id(&self) -> Result<i64> {
        let mut args = XLA_FFI_RunId_Get_Args::zeroed();
        args.struct_size = XLA_FFI_RunId_Get_Args::STRUCT_SIZE;
        args.ctx = self.ctx();
        // SAFETY: table and context are those of this call.
        unsafe { ffi_call!(self.api, XLA_FFI_RunId_Get, args) }?;
        Ok(args.run_id)
    }

    /// Memory of the device, freed when dropped: for GPUs, where the memory may be used by work that
    /// was put on the call's stream before.
    ///
    /// # Errors
    /// `Unimplemented` on the host, `ResourceExhausted` if there is no more.
    pub fn scratch(&self, size: usize, alignment: usize) -> Result<Scratch<'_>> {
        Scratch::allocate(self.api, self.ctx(), size, alignment)
    }

    /// XLA's thread pool, on the host.
    pub fn thread_pool(&self) -> ThreadPool<'_> {
        ThreadPool::new(self.api, self.ctx())
    }

    /// What [`crate::ExecuteContext::with_user_data`] holds of this type.
    ///
    /// # Errors
    /// `NotFound` if the execution has no such data.
    pub fn user_data<T: Any + Send + Sync>(&self) -> Result<&'a T> {
        let missing = || {
            let name = std::any::type_name::<T>();
            Error::new(Code::NotFound, format!("the execution has no user data of type {name}"))
        };
        let mut type_id = types::user_data(self.api)?;
        let mut args = XLA_FFI_InvokeContext_Get_Args::zeroed();
        args.struct_size = XLA_FFI_InvokeContext_Get_Args::STRUCT_SIZE;
        args.ctx = self.ctx();
        args.type_id = &raw mut type_id;
        // SAFETY: table and context are those of this call.
        unsafe { ffi_call!(self.api, XLA_FFI_InvokeContext_Get, args) }.map_err(|_| missing())?;
        // SAFETY: data of this type id are `UserData`, which the execution keeps alive until its end.
        let data = unsafe { args.data.cast::<UserData>().as_ref() }.ok_or_else(missing)?;
        data.get::<T>().ok_or_else(missing)
    }

    fn host_only(&self, what: &str, index: usize) -> Result<()> {
        match self.platform {
            Platform::Host => Ok(()),
            Platform::Cuda => Err(Error::invalid_argument(format!(
                "{what} {index} lies in device memory: use its pointer on the call's stream"
            ))),
        }
    }
}

/// # Safety
/// Both arrays have `count` entries; entries of type `BUFFER` point to a buffer valid for `'a`.
unsafe fn view<'a>(
    types: *const i32,
    values: *const *mut c_void,
    count: usize,
    index: usize,
    buffer: i32,
    what: &str,
) -> Result<BufferView<'a>> {
    if index >= count {
        return Err(Error::invalid_argument(format!("there is no {what} {index}: the call has {count}")));
    }
    // SAFETY: guaranteed by the caller.
    let types = unsafe { named_value::slice(types, count) };
    // SAFETY: guaranteed by the caller.
    let values = unsafe { named_value::slice(values, count) };
    if types[index] != buffer {
        return Err(Error::new(Code::Unimplemented, format!("{what} {index} is not an array")));
    }
    // SAFETY: guaranteed by the caller for this type.
    let raw = unsafe { &*values[index].cast::<XLA_FFI_Buffer>() };
    // SAFETY: guaranteed by the caller.
    Ok(unsafe { BufferView::new(raw) })
}

fn check_type<T: NativeType>(view: &BufferView<'_>, what: &str, index: usize) -> Result<()> {
    if view.element_type()? != T::ELEMENT_TYPE {
        return Err(Error::invalid_argument(format!(
            "{what} {index} has type {}, expected elements of type {}",
            view.array_type()?,
            T::ELEMENT_TYPE
        )));
    }
    Ok(())
}

fn cast<'a, T: bytemuck::AnyBitPattern>(bytes: &'a [u8], what: &str, index: usize) -> Result<&'a [T]> {
    element_type::elements(bytes).map_err(|e| unaligned(what, index, e))
}

fn unaligned(what: &str, index: usize, e: bytemuck::PodCastError) -> Error {
    Error::new(Code::Internal, format!("{what} {index} cannot be used as a slice: {e}"))
}

fn overlap(a: &BufferView<'_>, b: &BufferView<'_>) -> Result<bool> {
    let (a, b) = (a.range()?, b.range()?);
    Ok(!a.is_empty() && !b.is_empty() && a.start < b.end && b.start < a.end)
}

fn aliased(what: &str, index: usize, other: &str, other_index: usize) -> Error {
    Error::invalid_argument(format!(
        "{what} {index} shares memory with {other} {other_index}: use their pointers instead of slices"
    ))
}

impl fmt::Debug for Call<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let args: Vec<_> = (0..self.num_args()).map(|i| self.arg(i)).collect();
        let results: Vec<_> = (0..self.num_results()).map(|i| self.result(i)).collect();
        f.debug_struct("Call")
            .field("args", &args)
            .field("results", &results)
            .field("attrs", &self.attrs())
            .finish_non_exhaustive()
    }
}
