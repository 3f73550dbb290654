//! Arrays without copies: buffers over the caller's memory, and the memory of buffers on the host.

use std::ffi::c_void;
use std::ops::Deref;
use std::sync::Arc;

use pjrt_sys::*;

use crate::buffer::Buffer;
use crate::callback;
use crate::client::{Client, log_drop};
use crate::device::Device;
use crate::element_type::{self, ArrayType, ElementType, NativeType};
use crate::error::{Code, Error, Result};
use crate::event::Event;
use crate::named_value;
use crate::plugin::{Plugin, call};

impl Client {
    /// Makes a buffer over memory that `owner` keeps: a vector, a memory map, ... Plugins for the host
    /// use the memory itself if it is aligned to 64 bytes, others copy it. `owner` is dropped when the
    /// plugin needs it no more: perhaps by a thread of the plugin, and shortly after the buffer and the
    /// results of programs that took it are gone.
    ///
    /// The bytes are as in [`Client::buffer_from_bytes`] and must not change: `owner` is moved here, and
    /// memory that others can write, such as a shared memory map, must be left alone by them.
    ///
    /// # Errors
    /// As [`Client::buffer_from_bytes`].
    pub fn buffer_from_owner<O>(
        &self,
        owner: O,
        element_type: ElementType,
        dims: &[i64],
        device: &Device,
    ) -> Result<Buffer>
    where
        O: AsRef<[u8]> + Send + 'static,
    {
        // No box: moving one claims that nobody else reads its contents.
        let owner = Arc::new(owner);
        let data: &[u8] = (*owner).as_ref();
        // SAFETY: the owner keeps the bytes until the plugin is done: it is given to the event below.
        let (buffer, done) = unsafe {
            self.transfer(data, element_type, dims, device, PJRT_HostBufferSemantics_kImmutableZeroCopy)
        }?;
        drop_when_ready(&done, owner);
        Ok(buffer)
    }
}

/// Gives `value` to the event's callback; drops it at once only when the event is ready already.
fn drop_when_ready<T: Send + 'static>(event: &Event, value: Arc<T>) {
    struct Kept<T> {
        plugin: Plugin,
        _value: Arc<T>,
    }
    unsafe extern "C" fn release<T>(error: *mut PJRT_Error, kept: *mut c_void) {
        // SAFETY: the pointer was made from a box for this one call.
        let kept = unsafe { Box::from_raw(kept.cast::<Kept<T>>()) };
        // SAFETY: the callback owns the error; whoever uses the buffer meets it again.
        let _ = unsafe { kept.plugin.check(error, "PJRT_Event_OnReady") };
        callback::release("the owner of a buffer's memory", kept);
    }
    let plugin = event.plugin();
    let kept = Box::into_raw(Box::new(Kept { plugin, _value: value }));
    // SAFETY: the event is alive; the callback owns its argument.
    let registered = unsafe {
        call!(
            plugin,
            PJRT_Event_OnReady_Args {
                event: event.raw(),
                callback: Some(release::<T>),
                user_arg: kept.cast(),
            }
        )
    };
    if let Err(error) = registered {
        // The plugin may use the memory for as long as it likes: leaking it is the only safe answer.
        tracing::warn!("host memory of a buffer is kept for good: {error}");
    }
}

/// The contents of a buffer in host memory, without a copy. The buffer cannot be donated meanwhile.
pub struct HostView<'a> {
    buffer: &'a Buffer,
    data: &'a [u8],
}

impl Buffer {
    /// Waits for the contents and gives access to them where they lie, row-major; elements narrower
    /// than a byte are packed.
    ///
    /// # Errors
    /// `Unimplemented` if the buffer is not in host memory or not row-major, and the error of the
    /// computation.
    pub fn host_view(&self) -> Result<HostView<'_>> {
        let plugin = self.client().plugin();
        // SAFETY: the buffer is alive.
        let on_cpu = unsafe { call!(plugin, PJRT_Buffer_IsOnCpu_Args { buffer: self.raw() }) }?;
        if !on_cpu.is_on_cpu {
            return Err(Error::new(
                Code::Unimplemented,
                "the buffer is not in host memory: copy it with to_bytes",
            ));
        }
        self.check_row_major()?;
        self.wait()?;
        // SAFETY: the buffer is alive; the view gives the reference back when it is dropped.
        unsafe { call!(plugin, PJRT_Buffer_IncreaseExternalReferenceCount_Args { buffer: self.raw() }) }?;
        let mut view = HostView { buffer: self, data: &[] };
        // SAFETY: the buffer is alive.
        let at =
            unsafe { call!(plugin, PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args { buffer: self.raw() }) }?;
        let array_type = self.array_type()?;
        let elements = ElementType::U8.host_size(&array_type.dims);
        let size =
            elements.and_then(|n| n.checked_mul(array_type.element_type.bits())).map(|bits| bits.div_ceil(8));
        let size = size.ok_or_else(|| Error::new(Code::Internal, "the buffer has no size"))?;
        // SAFETY: that many bytes lie there, computed as awaited above; nothing writes them while the
        // buffer is borrowed, as only donation could, which takes the buffer.
        view.data = unsafe { named_value::slice(at.device_memory_ptr.cast::<u8>(), size) };
        Ok(view)
    }

    fn check_row_major(&self) -> Result<()> {
        let plugin = self.client().plugin();
        // SAFETY: the buffer is alive.
        let args = unsafe { call!(plugin, PJRT_Buffer_GetMemoryLayout_Args { buffer: self.raw() }) }?;
        let row_major = args.layout.r#type == PJRT_Buffer_MemoryLayout_Type_Tiled && {
            // SAFETY: the type says which member of the union is set.
            let tiled = unsafe { args.layout.layout.tiled };
            // SAFETY: the array lives as long as the buffer.
            let order = unsafe { named_value::slice(tiled.minor_to_major, tiled.minor_to_major_size) };
            tiled.num_tiles == 0 && order.iter().rev().copied().eq(0..order.len() as i64)
        };
        if row_major {
            return Ok(());
        }
        Err(Error::new(Code::Unimplemented, "the buffer is not row-major: copy it with to_bytes"))
    }
}

impl HostView<'_> {
    /// The elements.
    ///
    /// # Errors
    /// `InvalidArgument` if the buffer has another element type.
    pub fn as_slice<T: NativeType + bytemuck::AnyBitPattern>(&self) -> Result<&[T]> {
        let array_type: &ArrayType = self.buffer.array_type()?;
        if array_type.element_type != T::ELEMENT_TYPE {
            return Err(Error::invalid_argument(format!(
                "the buffer has type {array_type}, not elements of type {}",
                T::ELEMENT_TYPE
            )));
        }
        element_type::elements(self.data).map_err(|e| Error::new(Code::Internal, e.to_string()))
    }
}

impl Deref for HostView<'_> {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        self.data
    }
}

impl Drop for HostView<'_> {
    fn drop(&mut self) {
        // SAFETY: the buffer is alive, and `host_view` took the reference.
        log_drop(unsafe {
            call!(
                self.buffer.client().plugin(),
                PJRT_Buffer_DecreaseExternalReferenceCount_Args { buffer: self.buffer.raw() }
            )
        });
    }
}

impl std::fmt::Debug for HostView<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "HostView({:?})", self.buffer)
    }
}
