//! Buffers: arrays in the memory of a device.

use std::fmt;
use std::ptr::NonNull;
use std::sync::{Arc, OnceLock};

use ndarray::{ArrayBase, ArrayD, Data, Dimension, IxDyn};
use pjrt_sys::*;

use crate::client::{Client, log_drop, non_null};
use crate::device::Device;
use crate::element_type::{ArrayType, ElementType, NativeType};
use crate::error::{Code, Context, Error, Result};
use crate::event::Event;
use crate::named_value;
use crate::plugin::call;

/// An array in the memory of a device. Freed when dropped; its client lives at least as long.
pub struct Buffer {
    client: Client,
    raw: NonNull<PJRT_Buffer>,
    /// The type where this library knows it from the program or the host's array.
    known_type: Option<Arc<ArrayType>>,
    /// The type that the plugin told otherwise.
    told_type: OnceLock<ArrayType>,
}

// SAFETY: buffers may be used and destroyed from any thread.
unsafe impl Send for Buffer {}
// SAFETY: the functions that take a buffer are thread-safe.
unsafe impl Sync for Buffer {}

impl Client {
    /// Copies an array to a device. `data` is dense and row-major; elements narrower than a byte take
    /// one byte each (see [`ElementType::host_bytes`]). The copy is complete on return as far as
    /// `data` is concerned.
    ///
    /// # Errors
    /// `InvalidArgument` if the size of `data` does not fit the dimensions, and what the plugin
    /// reports, such as `ResourceExhausted`.
    pub fn buffer_from_bytes(
        &self,
        data: &[u8],
        element_type: ElementType,
        dims: &[i64],
        device: &Device,
    ) -> Result<Buffer> {
        // SAFETY: the semantics forbid the plugin to read the data after the call.
        let (buffer, _done) = unsafe {
            self.transfer(data, element_type, dims, device, PJRT_HostBufferSemantics_kImmutableOnlyDuringCall)
        }?;
        Ok(buffer)
    }

    /// Starts a copy to a device; the event says when the plugin is done with `data`.
    ///
    /// # Safety
    /// `data` must stay valid and unchanged for as long as `semantics` asks for.
    pub(crate) unsafe fn transfer(
        &self,
        data: &[u8],
        element_type: ElementType,
        dims: &[i64],
        device: &Device,
        semantics: PJRT_HostBufferSemantics,
    ) -> Result<(Buffer, Event)> {
        let array_type = ArrayType { element_type, dims: dims.to_vec() };
        let expected = element_type.host_size(dims).ok_or_else(|| {
            Error::invalid_argument(format!("{array_type} is not the type of an array in memory"))
        })?;
        if data.len() != expected {
            return Err(Error::invalid_argument(format!(
                "an array of type {array_type} has {expected} bytes, but {} were given",
                data.len()
            )));
        }
        self.check_type(element_type)?;
        if device.client() != self {
            return Err(Error::invalid_argument("the device belongs to another client"));
        }
        // SAFETY: client and device are alive, dims are borrowed for the call, and the caller
        // answers for data.
        let args = unsafe {
            call!(
                self.plugin(),
                PJRT_Client_BufferFromHostBuffer_Args {
                    client: self.raw(),
                    data: data.as_ptr().cast(),
                    r#type: element_type.as_raw(),
                    dims: dims.as_ptr(),
                    num_dims: dims.len(),
                    host_buffer_semantics: semantics,
                    device: device.raw(),
                }
            )
        }
        .doing(|| format!("copying an array of type {array_type} to a device"))?;
        // SAFETY: the plugin gave the buffer to the caller.
        let buffer = unsafe { Buffer::from_raw(self, args.buffer, "PJRT_Client_BufferFromHostBuffer") };
        // SAFETY: the plugin gave the event to the caller.
        let done = unsafe { Event::from_raw(self, args.done_with_host_buffer) }?;
        Ok((buffer?.of_type(Arc::new(array_type)), done))
    }

    fn check_type(&self, element_type: ElementType) -> Result<()> {
        let (major, minor) = self.plugin().version();
        if minor >= element_type.since() {
            return Ok(());
        }
        Err(Error::new(
            Code::Unimplemented,
            format!(
                "element type {element_type} needs PJRT 0.{} or later; {} has {major}.{minor}",
                element_type.since(),
                self.plugin().path().display()
            ),
        ))
    }

    /// Copies a row-major slice to a device as an array with these dimensions.
    ///
    /// # Errors
    /// As [`Client::buffer_from_bytes`].
    pub fn buffer_from_slice<T: NativeType>(
        &self,
        data: &[T],
        dims: &[i64],
        device: &Device,
    ) -> Result<Buffer> {
        self.buffer_from_bytes(bytemuck::cast_slice(data), T::ELEMENT_TYPE, dims, device)
    }

    /// Copies an ndarray to a device; made dense first if it is a strided view.
    ///
    /// # Errors
    /// As [`Client::buffer_from_bytes`].
    pub fn buffer_from_array<T, S, D>(&self, array: &ArrayBase<S, D>, device: &Device) -> Result<Buffer>
    where
        T: NativeType,
        S: Data<Elem = T>,
        D: Dimension,
    {
        let dims: Vec<i64> = array.shape().iter().map(|d| *d as i64).collect();
        match array.as_slice() {
            Some(slice) => self.buffer_from_slice(slice, &dims, device),
            None => {
                let dense: Vec<T> = array.iter().copied().collect();
                self.buffer_from_slice(&dense, &dims, device)
            }
        }
    }
}

impl Buffer {
    /// # Safety
    /// `raw` is null or a buffer of this client that nobody else destroys.
    pub(crate) unsafe fn from_raw(
        client: &Client,
        raw: *mut PJRT_Buffer,
        from: &'static str,
    ) -> Result<Self> {
        let raw = non_null(raw, from, &client.plugin())?;
        Ok(Self { client: client.clone(), raw, known_type: None, told_type: OnceLock::new() })
    }

    /// The same buffer, its type known.
    pub(crate) fn of_type(mut self, array_type: Arc<ArrayType>) -> Self {
        self.known_type = Some(array_type);
        self
    }

    pub(crate) fn raw(&self) -> *mut PJRT_Buffer {
        self.raw.as_ptr()
    }

    /// The client it belongs to.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Element type and dimensions.
    ///
    /// # Errors
    /// Those of `PJRT_Buffer_ElementType` and `PJRT_Buffer_Dimensions`.
    pub fn array_type(&self) -> Result<&ArrayType> {
        if let Some(known) = self.known_type.as_deref().or_else(|| self.told_type.get()) {
            return Ok(known);
        }
        let plugin = self.client.plugin();
        // SAFETY: the buffer is alive.
        let kind = unsafe { call!(plugin, PJRT_Buffer_ElementType_Args { buffer: self.raw() }) }?;
        // SAFETY: the buffer is alive.
        let dims = unsafe { call!(plugin, PJRT_Buffer_Dimensions_Args { buffer: self.raw() }) }?;
        // SAFETY: the dimensions live as long as the buffer.
        let dims = unsafe { named_value::slice(dims.dims, dims.num_dims) }.to_vec();
        let element_type = ElementType::from_raw(kind.r#type)?;
        Ok(self.told_type.get_or_init(|| ArrayType { element_type, dims }))
    }

    /// Element type.
    ///
    /// # Errors
    /// As [`Buffer::array_type`].
    pub fn element_type(&self) -> Result<ElementType> {
        Ok(self.array_type()?.element_type)
    }

    /// Dimensions, major to minor.
    ///
    /// # Errors
    /// As [`Buffer::array_type`].
    pub fn dims(&self) -> Result<&[i64]> {
        Ok(&self.array_type()?.dims)
    }

    /// The device whose memory holds it.
    ///
    /// # Errors
    /// Those of `PJRT_Buffer_Device`.
    pub fn device(&self) -> Result<Device> {
        // SAFETY: the buffer is alive.
        let args = unsafe { call!(self.client.plugin(), PJRT_Buffer_Device_Args { buffer: self.raw() }) }?;
        Device::from_raw(&self.client, args.device)
    }

    /// Bytes that it takes on the device.
    ///
    /// # Errors
    /// Those of `PJRT_Buffer_OnDeviceSizeInBytes`.
    pub fn on_device_size(&self) -> Result<usize> {
        // SAFETY: the buffer is alive.
        let args = unsafe {
            call!(self.client.plugin(), PJRT_Buffer_OnDeviceSizeInBytes_Args { buffer: self.raw() })
        }?;
        Ok(args.on_device_size_in_bytes)
    }

    /// An event that is ready when the buffer's contents are.
    ///
    /// # Errors
    /// Those of `PJRT_Buffer_ReadyEvent`.
    pub fn ready_event(&self) -> Result<Event> {
        // SAFETY: the plugin gives the event to the caller.
        unsafe { Event::from_raw(&self.client, self.raw_ready_event()?) }
    }

    fn raw_ready_event(&self) -> Result<*mut PJRT_Event> {
        let plugin = self.client.plugin();
        // SAFETY: the buffer is alive.
        Ok(unsafe { call!(plugin, PJRT_Buffer_ReadyEvent_Args { buffer: self.raw() }) }?.event)
    }

    /// Waits until the contents are computed.
    ///
    /// # Errors
    /// The error of the computation, for instance that of a failing custom call.
    pub fn wait(&self) -> Result<()> {
        let plugin = self.client.plugin();
        let event = non_null(self.raw_ready_event()?, "PJRT_Buffer_ReadyEvent", &plugin)?.as_ptr();
        // SAFETY: the event is alive.
        let done = unsafe { call!(plugin, PJRT_Event_Await_Args { event: event }) };
        // SAFETY: the event is this function's alone.
        log_drop(unsafe { call!(plugin, PJRT_Event_Destroy_Args { event: event }) });
        done.map(drop)
    }

    /// Copies the buffer to another device of the same client.
    ///
    /// # Errors
    /// Those of `PJRT_Buffer_CopyToDevice`.
    pub fn copy_to_device(&self, device: &Device) -> Result<Buffer> {
        if device.client() != &self.client {
            return Err(Error::invalid_argument("the device belongs to another client"));
        }
        // SAFETY: buffer and device are alive and of one client.
        let args = unsafe {
            call!(
                self.client.plugin(),
                PJRT_Buffer_CopyToDevice_Args { buffer: self.raw(), dst_device: device.raw() }
            )
        }?;
        // SAFETY: the plugin gave the buffer to the caller.
        unsafe { Buffer::from_raw(&self.client, args.dst_buffer, "PJRT_Buffer_CopyToDevice") }
    }

    /// Waits for the contents and copies them to `dst`, dense and row-major, one byte for each
    /// element narrower than a byte.
    ///
    /// # Errors
    /// `InvalidArgument` if `dst` has another size, and the error of the computation.
    pub fn read_into(&self, dst: &mut [u8]) -> Result<()> {
        let array_type = self.array_type()?;
        let size = self.host_size()?;
        if dst.len() != size {
            return Err(Error::invalid_argument(format!(
                "an array of type {array_type} has {size} bytes, but there is room for {}",
                dst.len()
            )));
        }
        let minor_to_major: Vec<i64> = (0..array_type.dims.len() as i64).rev().collect();
        let mut layout = PJRT_Buffer_MemoryLayout::new();
        let mut tiled = PJRT_Buffer_MemoryLayout_Tiled::new();
        tiled.minor_to_major = minor_to_major.as_ptr();
        tiled.minor_to_major_size = minor_to_major.len();
        layout.layout = PJRT_Buffer_MemoryLayout_Union { tiled };
        layout.r#type = PJRT_Buffer_MemoryLayout_Type_Tiled;
        // SAFETY: the buffer is alive, and the layout and `dst` outlive the copy: it is awaited below
        // before this function returns.
        let args = unsafe {
            call!(
                self.client.plugin(),
                PJRT_Buffer_ToHostBuffer_Args {
                    src: self.raw(),
                    host_layout: &raw mut layout,
                    dst: dst.as_mut_ptr().cast(),
                    dst_size: dst.len(),
                }
            )
        }?;
        // SAFETY: the plugin gave the event to the caller.
        unsafe { Event::from_raw(&self.client, args.event) }?.wait().doing(|| "reading a buffer")
    }

    fn host_size(&self) -> Result<usize> {
        let array_type = self.array_type()?;
        array_type.element_type.host_size(&array_type.dims).ok_or_else(|| {
            Error::new(Code::Unimplemented, format!("an array of type {array_type} cannot be read"))
        })
    }

    /// Waits for the contents and copies them out, as [`Buffer::read_into`].
    ///
    /// # Errors
    /// The error of the computation.
    pub fn to_bytes(&self) -> Result<Vec<u8>> {
        let mut bytes = vec![0; self.host_size()?];
        self.read_into(&mut bytes)?;
        Ok(bytes)
    }

    /// Waits for the contents and copies them out as a row-major vector.
    ///
    /// # Errors
    /// `InvalidArgument` if the buffer has another element type, and the error of the computation.
    pub fn to_vec<T: NativeType>(&self) -> Result<Vec<T>> {
        let array_type = self.array_type()?;
        if array_type.element_type != T::ELEMENT_TYPE {
            return Err(Error::invalid_argument(format!(
                "the buffer has type {array_type}, not elements of type {}",
                T::ELEMENT_TYPE
            )));
        }
        T::read_vec(self.host_size()? / size_of::<T>(), |bytes| self.read_into(bytes))
    }

    /// Waits for the contents and copies them out as an ndarray.
    ///
    /// # Errors
    /// As [`Buffer::to_vec`].
    pub fn to_array<T: NativeType>(&self) -> Result<ArrayD<T>> {
        let dims: Vec<usize> = self.dims()?.iter().map(|d| *d as usize).collect();
        ArrayD::from_shape_vec(IxDyn(&dims), self.to_vec()?)
            .map_err(|e| Error::new(Code::Internal, e.to_string()))
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        // SAFETY: this is the only owner of the handle; the plugin keeps the memory until running
        // work is done with it.
        log_drop(unsafe { call!(self.client.plugin(), PJRT_Buffer_Destroy_Args { buffer: self.raw() }) });
    }
}

impl fmt::Debug for Buffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.array_type() {
            Ok(t) => write!(f, "Buffer({t})"),
            Err(e) => write!(f, "Buffer({e})"),
        }
    }
}
