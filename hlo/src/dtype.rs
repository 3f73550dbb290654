//! Element types.

use std::fmt;

macro_rules! dtypes {
    ($($(#[$doc:meta])* $name:ident $text:literal $bits:literal $kind:ident $numpy:literal;)*) => {
        /// Element type of a tensor. `Display` gives the MLIR spelling (`f32`, `ui8`, `f8E4M3FN`).
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum DType { $($(#[$doc])* $name,)* }

        impl DType {
            /// Every element type, in declaration order.
            pub const ALL: &'static [DType] = &[$(DType::$name,)*];

            /// Width in bits of one element in memory as the IR counts it (`Bool` is 1, FP4 is 4).
            pub const fn bits(self) -> usize { match self { $(DType::$name => $bits,)* } }

            /// What kind of number it holds.
            pub const fn kind(self) -> DTypeKind { match self { $(DType::$name => DTypeKind::$kind,)* } }

            /// MLIR spelling.
            pub const fn mlir(self) -> &'static str { match self { $(DType::$name => $text,)* } }

            /// NumPy (ml_dtypes) name, as in JAX and in MaxText configurations.
            pub const fn numpy(self) -> &'static str { match self { $(DType::$name => $numpy,)* } }
        }
    };
}

dtypes! {
    /// Boolean, one byte in host buffers.
    Bool "i1" 1 Bool "bool";
    /// 4-bit signed integer.
    I4 "i4" 4 Signed "int4";
    /// 8-bit signed integer.
    I8 "i8" 8 Signed "int8";
    /// 16-bit signed integer.
    I16 "i16" 16 Signed "int16";
    /// 32-bit signed integer.
    I32 "i32" 32 Signed "int32";
    /// 64-bit signed integer.
    I64 "i64" 64 Signed "int64";
    /// 4-bit unsigned integer.
    U4 "ui4" 4 Unsigned "uint4";
    /// 8-bit unsigned integer.
    U8 "ui8" 8 Unsigned "uint8";
    /// 16-bit unsigned integer.
    U16 "ui16" 16 Unsigned "uint16";
    /// 32-bit unsigned integer.
    U32 "ui32" 32 Unsigned "uint32";
    /// 64-bit unsigned integer.
    U64 "ui64" 64 Unsigned "uint64";
    /// 4-bit float, 2 exponent bits, 1 mantissa bit, no infinities or NaN.
    F4E2M1FN "f4E2M1FN" 4 Float "float4_e2m1fn";
    /// 8-bit float, 3 exponent bits, 4 mantissa bits.
    F8E3M4 "f8E3M4" 8 Float "float8_e3m4";
    /// 8-bit IEEE-like float, 4 exponent bits, 3 mantissa bits, with infinities.
    F8E4M3 "f8E4M3" 8 Float "float8_e4m3";
    /// 8-bit float, 4 exponent bits, 3 mantissa bits, no infinities, largest value 448.
    F8E4M3FN "f8E4M3FN" 8 Float "float8_e4m3fn";
    /// As `F8E4M3FN` with one NaN at negative zero.
    F8E4M3FNUZ "f8E4M3FNUZ" 8 Float "float8_e4m3fnuz";
    /// As `F8E4M3FNUZ` with exponent bias 11.
    F8E4M3B11FNUZ "f8E4M3B11FNUZ" 8 Float "float8_e4m3b11fnuz";
    /// 8-bit IEEE-like float, 5 exponent bits, 2 mantissa bits.
    F8E5M2 "f8E5M2" 8 Float "float8_e5m2";
    /// As `F8E5M2` with one NaN at negative zero.
    F8E5M2FNUZ "f8E5M2FNUZ" 8 Float "float8_e5m2fnuz";
    /// 8-bit power of two (MX block scales).
    F8E8M0FNU "f8E8M0FNU" 8 Float "float8_e8m0fnu";
    /// IEEE half precision.
    F16 "f16" 16 Float "float16";
    /// bfloat16.
    BF16 "bf16" 16 Float "bfloat16";
    /// IEEE single precision.
    F32 "f32" 32 Float "float32";
    /// IEEE double precision.
    F64 "f64" 64 Float "float64";
}

/// Class of an element type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DTypeKind {
    /// `Bool`.
    Bool,
    /// Two's complement integers.
    Signed,
    /// Unsigned integers.
    Unsigned,
    /// Floating point of any width.
    Float,
}

impl DType {
    /// True for every floating-point type.
    pub const fn is_float(self) -> bool {
        matches!(self.kind(), DTypeKind::Float)
    }

    /// True for signed and unsigned integers, not for `Bool`.
    pub const fn is_integer(self) -> bool {
        matches!(self.kind(), DTypeKind::Signed | DTypeKind::Unsigned)
    }

    /// The lowest and the highest value of a type of floats: infinities where it has them (OCP 8-bit and MX formats; for FNUZ
    /// the exponent bias of the comments above).
    pub(crate) const fn float_limits(self) -> (f64, f64) {
        match self {
            DType::F4E2M1FN => (-6.0, 6.0),
            DType::F8E4M3FN => (-448.0, 448.0),
            DType::F8E4M3FNUZ => (-240.0, 240.0),
            DType::F8E4M3B11FNUZ => (-30.0, 30.0),
            DType::F8E5M2FNUZ => (-57344.0, 57344.0),
            // Powers of two from -127 to 127.
            DType::F8E8M0FNU => (f64::from_bits((1023 - 127) << 52), f64::from_bits((1023 + 127) << 52)),
            _ => (f64::NEG_INFINITY, f64::INFINITY),
        }
    }

    /// The largest number of an integer type; 0 for others.
    pub(crate) const fn largest_integer(self) -> i128 {
        match self.kind() {
            DTypeKind::Signed => (1 << (self.bits() - 1)) - 1,
            DTypeKind::Unsigned => (1 << self.bits()) - 1,
            DTypeKind::Bool | DTypeKind::Float => 0,
        }
    }

    /// Bytes that `count` elements take in a packed buffer (4-bit types: two elements a byte; `Bool`: one a byte).
    pub const fn size_of(self, count: usize) -> usize {
        match self {
            DType::Bool => count,
            // Beyond the address space, as a text may ask for, there is no difference between sizes.
            _ => count.saturating_mul(self.bits()).div_ceil(8),
        }
    }

    /// The type of MLIR spelling `text`.
    pub fn from_mlir(text: &str) -> Option<DType> {
        Self::ALL.iter().copied().find(|d| d.mlir() == text)
    }

    /// The type of NumPy name `text`.
    pub fn from_numpy(text: &str) -> Option<DType> {
        Self::ALL.iter().copied().find(|d| d.numpy() == text)
    }

    /// The unsigned integer type of the same width, for bit manipulation. `None` for 1-bit types.
    pub const fn unsigned_of_same_width(self) -> Option<DType> {
        match self.bits() {
            4 => Some(DType::U4),
            8 => Some(DType::U8),
            16 => Some(DType::U16),
            32 => Some(DType::U32),
            64 => Some(DType::U64),
            _ => None,
        }
    }

    /// Explicit mantissa bits of a floating-point type.
    pub const fn mantissa_bits(self) -> Option<u32> {
        Some(match self {
            DType::F64 => 52,
            DType::F32 => 23,
            DType::F16 => 10,
            DType::BF16 => 7,
            DType::F8E3M4 => 4,
            DType::F8E4M3 | DType::F8E4M3FN | DType::F8E4M3FNUZ | DType::F8E4M3B11FNUZ => 3,
            DType::F8E5M2 | DType::F8E5M2FNUZ => 2,
            DType::F4E2M1FN => 1,
            DType::F8E8M0FNU => 0,
            _ => return None,
        })
    }
}

impl fmt::Display for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.mlir())
    }
}
