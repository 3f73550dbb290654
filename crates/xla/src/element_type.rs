//! Element types of buffers, named as in PJRT.

use std::fmt;

use pjrt_sys::*;

use crate::error::{Code, Error, Result};

macro_rules! element_types {
    ($($variant:ident = $raw:ident, $mlir:literal, $bits:literal, $primitive:literal;)*) => {
        /// Element type of an array.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum ElementType {
            $(#[doc = concat!("`", $mlir, "` in StableHLO.")] $variant,)*
        }

        impl ElementType {
            /// All of them.
            pub const ALL: &[ElementType] = &[$(ElementType::$variant),*];

            /// `PJRT_Buffer_Type` of this type.
            pub fn as_raw(self) -> PJRT_Buffer_Type {
                match self { $(ElementType::$variant => $raw,)* }
            }

            /// The type with this `PJRT_Buffer_Type`.
            ///
            /// # Errors
            /// `Unimplemented` for a type that is not an array's or that a newer PJRT added.
            pub fn from_raw(raw: PJRT_Buffer_Type) -> Result<Self> {
                match raw {
                    $($raw => Ok(ElementType::$variant),)*
                    other => Err(Error::new(
                        Code::Unimplemented,
                        format!("element type {other} of PJRT is not known to this crate"),
                    )),
                }
            }

            /// Its name in StableHLO text, such as `bf16` or `f4E2M1FN`.
            pub fn mlir_name(self) -> &'static str {
                match self { $(ElementType::$variant => $mlir,)* }
            }

            /// Width of one element on a device, in bits.
            pub fn bits(self) -> usize {
                match self { $(ElementType::$variant => $bits,)* }
            }

            /// Number of the type in XLA's `PrimitiveType` enum, which HLO modules and FFI calls use.
            pub fn primitive_type(self) -> i32 {
                match self { $(ElementType::$variant => $primitive,)* }
            }

            /// The type with this number in XLA's `PrimitiveType` enum, if it is an array's.
            pub fn from_primitive_type(number: i32) -> Option<Self> {
                match number { $($primitive => Some(ElementType::$variant),)* _ => None }
            }
        }
    };
}

element_types! {
    Pred = PJRT_Buffer_Type_PRED, "i1", 8, 1;
    S1 = PJRT_Buffer_Type_S1, "si1", 1, 30;
    S2 = PJRT_Buffer_Type_S2, "i2", 2, 26;
    S4 = PJRT_Buffer_Type_S4, "i4", 4, 21;
    S8 = PJRT_Buffer_Type_S8, "i8", 8, 2;
    S16 = PJRT_Buffer_Type_S16, "i16", 16, 3;
    S32 = PJRT_Buffer_Type_S32, "i32", 32, 4;
    S64 = PJRT_Buffer_Type_S64, "i64", 64, 5;
    U1 = PJRT_Buffer_Type_U1, "ui1", 1, 31;
    U2 = PJRT_Buffer_Type_U2, "ui2", 2, 27;
    U4 = PJRT_Buffer_Type_U4, "ui4", 4, 22;
    U8 = PJRT_Buffer_Type_U8, "ui8", 8, 6;
    U16 = PJRT_Buffer_Type_U16, "ui16", 16, 7;
    U32 = PJRT_Buffer_Type_U32, "ui32", 32, 8;
    U64 = PJRT_Buffer_Type_U64, "ui64", 64, 9;
    F16 = PJRT_Buffer_Type_F16, "f16", 16, 10;
    F32 = PJRT_Buffer_Type_F32, "f32", 32, 11;
    F64 = PJRT_Buffer_Type_F64, "f64", 64, 12;
    BF16 = PJRT_Buffer_Type_BF16, "bf16", 16, 16;
    C64 = PJRT_Buffer_Type_C64, "complex<f32>", 64, 15;
    C128 = PJRT_Buffer_Type_C128, "complex<f64>", 128, 18;
    F8E5M2 = PJRT_Buffer_Type_F8E5M2, "f8E5M2", 8, 19;
    F8E4M3FN = PJRT_Buffer_Type_F8E4M3FN, "f8E4M3FN", 8, 20;
    F8E4M3B11FNUZ = PJRT_Buffer_Type_F8E4M3B11FNUZ, "f8E4M3B11FNUZ", 8, 23;
    F8E5M2FNUZ = PJRT_Buffer_Type_F8E5M2FNUZ, "f8E5M2FNUZ", 8, 24;
    F8E4M3FNUZ = PJRT_Buffer_Type_F8E4M3FNUZ, "f8E4M3FNUZ", 8, 25;
    F8E4M3 = PJRT_Buffer_Type_F8E4M3, "f8E4M3", 8, 28;
    F8E3M4 = PJRT_Buffer_Type_F8E3M4, "f8E3M4", 8, 29;
    F8E8M0FNU = PJRT_Buffer_Type_F8E8M0FNU, "f8E8M0FNU", 8, 33;
    F4E2M1FN = PJRT_Buffer_Type_F4E2M1FN, "f4E2M1FN", 4, 32;
}

impl ElementType {
    /// Bytes of one element in host memory. Types narrower than a byte take a whole byte on the host
    /// (the value in its low bits), as PJRT has it; on the device they are packed.
    pub fn host_bytes(self) -> usize {
        self.bits().div_ceil(8)
    }

    /// Minor version of PJRT that added the type. Older plugins crash when they are given it.
    pub(crate) fn since(self) -> i32 {
        match self {
            ElementType::S1 | ElementType::U1 => 94,
            ElementType::F4E2M1FN | ElementType::F8E8M0FNU => 63,
            // In the oldest version that this crate takes.
            _ => 57,
        }
    }

    /// Bytes of an array with these dimensions in host memory, or `None` if it does not fit or a
    /// dimension is negative.
    pub fn host_size(self, dims: &[i64]) -> Option<usize> {
        dims.iter().try_fold(self.host_bytes(), |size, dim| size.checked_mul(usize::try_from(*dim).ok()?))
    }
}

impl fmt::Display for ElementType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.mlir_name())
    }
}

/// The elements that these bytes are. None lie nowhere in particular: no bytes are an empty slice whatever their address.
pub(crate) fn elements<T: bytemuck::AnyBitPattern>(bytes: &[u8]) -> Result<&[T], bytemuck::PodCastError> {
    if bytes.is_empty() {
        return Ok(&[]);
    }
    bytemuck::try_cast_slice(bytes)
}

/// As [`elements`], to be written.
pub(crate) fn elements_mut<T: bytemuck::Pod>(bytes: &mut [u8]) -> Result<&mut [T], bytemuck::PodCastError> {
    if bytes.is_empty() {
        return Ok(&mut []);
    }
    bytemuck::try_cast_slice_mut(bytes)
}

/// A Rust type whose values lie in memory as XLA's elements do.
pub trait NativeType: bytemuck::NoUninit + Default {
    /// The element type.
    const ELEMENT_TYPE: ElementType;

    /// A vector of `len` values whose bytes `fill` writes.
    ///
    /// # Errors
    /// Those of `fill`.
    fn read_vec(len: usize, fill: impl FnOnce(&mut [u8]) -> Result<()>) -> Result<Vec<Self>>;
}

macro_rules! native {
    ($($ty:ty = $variant:ident),* $(,)?) => {$(
        impl NativeType for $ty {
            const ELEMENT_TYPE: ElementType = ElementType::$variant;

            fn read_vec(len: usize, fill: impl FnOnce(&mut [u8]) -> Result<()>) -> Result<Vec<Self>> {
                let mut values = bytemuck::zeroed_vec(len);
                fill(bytemuck::cast_slice_mut(&mut values))?;
                Ok(values)
            }
        }
    )*};
}
native! {
    i8 = S8, i16 = S16, i32 = S32, i64 = S64, u8 = U8, u16 = U16, u32 = U32, u64 = U64,
    half::f16 = F16, half::bf16 = BF16, f32 = F32, f64 = F64,
}

impl NativeType for bool {
    const ELEMENT_TYPE: ElementType = ElementType::Pred;

    fn read_vec(len: usize, fill: impl FnOnce(&mut [u8]) -> Result<()>) -> Result<Vec<Self>> {
        let mut bytes = vec![0; len];
        fill(&mut bytes)?;
        Ok(bytes.into_iter().map(|b| b != 0).collect())
    }
}

/// Element type and dimensions of an array, printed as in StableHLO without `tensor<>`: `4x8xf32`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ArrayType {
    /// Type of each element.
    pub element_type: ElementType,
    /// Sizes, major to minor.
    pub dims: Vec<i64>,
}

impl fmt::Display for ArrayType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for dim in &self.dims {
            write!(f, "{dim}x")?;
        }
        write!(f, "{}", self.element_type)
    }
}
