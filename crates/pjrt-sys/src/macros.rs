//! Macros that declare C structs together with their size and their layout, for the layout tests.

/// A plain C struct.
macro_rules! plain {
    ($name:ident { $($field:ident : $ty:ty,)* }) => {
        #[doc = concat!("`", stringify!($name), "` of the C header.")]
        #[repr(C)]
        #[derive(Clone, Copy)]
        pub struct $name { $(pub $field: $ty,)* }

        impl $name {
            /// End of the last field, as the header's `_STRUCT_SIZE`: no trailing padding.
            pub const STRUCT_SIZE: usize = {
                let mut end = 0;
                $(
                    let field_end = core::mem::offset_of!($name, $field) + core::mem::size_of::<$ty>();
                    if field_end > end { end = field_end; }
                )*
                end
            };

            /// All fields zero: null pointers, absent callbacks.
            pub const fn zeroed() -> Self {
                // SAFETY: every field type of these structs (integers, floats, bool, raw pointers,
                // `Option` of function pointers, unions of them) has a valid all-zero value.
                unsafe { core::mem::zeroed() }
            }
        }

        impl crate::layout::CStruct for $name {
            const LAYOUT: crate::layout::Layout = crate::layout::Layout {
                name: stringify!($name),
                size: core::mem::size_of::<$name>(),
                align: core::mem::align_of::<$name>(),
                struct_size: $name::STRUCT_SIZE,
                fields: &[$((stringify!($field), core::mem::offset_of!($name, $field))),*],
            };
        }
    };
}

/// A versioned C struct: `struct_size` and `extension_start` come first.
macro_rules! args {
    ($name:ident { $($field:ident : $ty:ty,)* }) => {
        crate::macros::plain! {
            $name {
                struct_size: usize,
                extension_start: *mut crate::PJRT_Extension_Base,
                $($field: $ty,)*
            }
        }

        impl $name {
            /// Zeroed, with `struct_size` set to the size that this crate knows.
            pub const fn new() -> Self {
                let mut args = Self::zeroed();
                args.struct_size = Self::STRUCT_SIZE;
                args
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::new()
            }
        }
    };
}

pub(crate) use {args, plain};
