//! XLA's element types (`PrimitiveType`).

macro_rules! element_types {
    ($($variant:ident $name:literal $proto:literal $bits:literal $float:literal;)*) => {
        /// An element type, named as XLA prints it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(missing_docs, reason = "the names are XLA's")]
        pub enum ElementType { $($variant),* }

        impl ElementType {
            /// The type of XLA's name for it, such as `bf16`.
            pub fn parse(name: &str) -> Option<Self> {
                match name { $($name => Some(Self::$variant),)* _ => None }
            }

            /// XLA's name.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }

            /// Bits of information in an element; a packed array takes this much.
            pub fn bits(self) -> u32 {
                match self { $(Self::$variant => $bits),* }
            }

            /// Whether it is a real or complex floating point type.
            pub fn is_float(self) -> bool {
                match self { $(Self::$variant => $float),* }
            }

            /// The type of a number of the protocol buffer enum `xla.PrimitiveType`.
            pub fn from_proto(number: i32) -> Option<Self> {
                match number { $($proto => Some(Self::$variant),)* _ => None }
            }
        }
    };
}

// Numbers of xla_data.proto, enum PrimitiveType.
element_types! {
    Pred "pred" 1 8 false;
    S1 "s1" 30 1 false;
    S2 "s2" 26 2 false;
    S4 "s4" 21 4 false;
    S8 "s8" 2 8 false;
    S16 "s16" 3 16 false;
    S32 "s32" 4 32 false;
    S64 "s64" 5 64 false;
    U1 "u1" 31 1 false;
    U2 "u2" 27 2 false;
    U4 "u4" 22 4 false;
    U8 "u8" 6 8 false;
    U16 "u16" 7 16 false;
    U32 "u32" 8 32 false;
    U64 "u64" 9 64 false;
    F4E2M1FN "f4e2m1fn" 32 4 true;
    F8E3M4 "f8e3m4" 29 8 true;
    F8E4M3 "f8e4m3" 28 8 true;
    F8E4M3FN "f8e4m3fn" 20 8 true;
    F8E4M3B11FNUZ "f8e4m3b11fnuz" 23 8 true;
    F8E4M3FNUZ "f8e4m3fnuz" 25 8 true;
    F8E5M2 "f8e5m2" 19 8 true;
    F8E5M2FNUZ "f8e5m2fnuz" 24 8 true;
    F8E8M0FNU "f8e8m0fnu" 33 8 true;
    F16 "f16" 10 16 true;
    BF16 "bf16" 16 16 true;
    F32 "f32" 11 32 true;
    F64 "f64" 12 64 true;
    C64 "c64" 15 64 true;
    C128 "c128" 18 128 true;
}

impl ElementType {
    /// Bytes an unpacked element takes: types below eight bits take one byte.
    pub fn bytes(self) -> u32 {
        self.bits().div_ceil(8)
    }
}
