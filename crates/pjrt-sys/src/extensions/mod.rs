//! Extensions of the C API. Each starts with [`PJRT_Extension_Base`](crate::PJRT_Extension_Base), whose
//! `struct_size` says how many of the fields the plugin has.

mod ffi;
mod layouts;
mod memory_descriptions;
mod profiler;
mod shardings;
mod stream;

pub use ffi::*;
pub use layouts::*;
pub use memory_descriptions::*;
pub use profiler::*;
pub use shardings::*;
pub use stream::*;

/// Arguments of a function of an extension: name and place of its slot.
///
/// # Safety
/// `SLOT_OFFSET` must be the offset, in the extension of type `EXTENSION`, of a slot of type
/// `Option<unsafe extern "C" fn(*mut Self) -> *mut PJRT_Error>`.
pub unsafe trait ExtensionCall: Sized {
    /// Name of the C function.
    const FUNCTION: &'static str;
    /// Type of the extension.
    const EXTENSION: crate::PJRT_Extension_Type;
    /// Byte offset of the slot in the extension's struct.
    const SLOT_OFFSET: usize;
}

/// An extension's struct: its functions in order, each with its arguments.
macro_rules! extension {
    ($name:ident = $kind:ident { $($function:ident($args:ident),)* }) => {
        crate::macros::plain! {
            $name {
                base: crate::PJRT_Extension_Base,
                $($function: Option<unsafe extern "C" fn(*mut $args) -> *mut crate::PJRT_Error>,)*
            }
        }
        $(
            // SAFETY: the offset is that of the slot declared with these arguments just above.
            unsafe impl crate::extensions::ExtensionCall for $args {
                const FUNCTION: &'static str = stringify!($function);
                const EXTENSION: crate::PJRT_Extension_Type = crate::$kind;
                const SLOT_OFFSET: usize = core::mem::offset_of!($name, $function);
            }
        )*
    };
}
pub(crate) use extension;
