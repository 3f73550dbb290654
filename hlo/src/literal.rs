//! Constant values held by a graph.

use half::{bf16, f16};

use crate::{DType, Shape, TensorType};

/// A dense constant. When `splat`, `bytes` holds one element that every position has; else all elements, row-major,
/// little-endian, one byte or more each (4-bit types too: one element a byte, low bits).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Literal {
    /// Type of the whole constant.
    pub ty: TensorType,
    /// One element for all positions.
    pub splat: bool,
    /// Element bytes.
    pub bytes: Box<[u8]>,
}

/// Rust scalars that are elements of a tensor.
pub trait Element: Copy {
    /// The matching element type.
    const DTYPE: DType;
    /// Appends the little-endian bytes.
    fn write_le(self, out: &mut Vec<u8>);
}

macro_rules! element {
    ($($t:ty => $d:ident),*) => {$(
        impl Element for $t {
            const DTYPE: DType = DType::$d;
            fn write_le(self, out: &mut Vec<u8>) { out.extend_from_slice(&self.to_le_bytes()); }
        }
    )*};
}
element!(i8 => I8, i16 => I16, i32 => I32, i64 => I64, u8 => U8, u16 => U16, u32 => U32, u64 => U64,
         f32 => F32, f64 => F64, bf16 => BF16, f16 => F16);

impl Element for bool {
    const DTYPE: DType = DType::Bool;
    fn write_le(self, out: &mut Vec<u8>) {
        out.push(u8::from(self));
    }
}

impl Literal {
    /// Bytes that one element of `dtype` takes in a literal.
    pub(crate) fn element_bytes(dtype: DType) -> usize {
        dtype.bits().div_ceil(8)
    }

    /// A scalar of `dtype` nearest to `value` (round to nearest even; integers truncate toward zero and saturate,
    /// booleans are `value != 0`). `None` for a type without a host conversion (the 4-bit and 8-bit floats), unless
    /// `value` is zero or one.
    pub fn scalar(dtype: DType, value: f64) -> Option<Literal> {
        let mut bytes = Vec::with_capacity(8);
        match dtype {
            DType::Bool => (value != 0.0).write_le(&mut bytes),
            DType::I4 => bytes.push((value as i8).clamp(-8, 7) as u8 & 0x0f),
            DType::U4 => bytes.push((value as u8).min(15)),
            DType::I8 => (value as i8).write_le(&mut bytes),
            DType::I16 => (value as i16).write_le(&mut bytes),
            DType::I32 => (value as i32).write_le(&mut bytes),
            DType::I64 => (value as i64).write_le(&mut bytes),
            DType::U8 => (value as u8).write_le(&mut bytes),
            DType::U16 => (value as u16).write_le(&mut bytes),
            DType::U32 => (value as u32).write_le(&mut bytes),
            DType::U64 => (value as u64).write_le(&mut bytes),
            DType::F16 => f16::from_f64(value).write_le(&mut bytes),
            DType::BF16 => bf16::from_f64(value).write_le(&mut bytes),
            DType::F32 => (value as f32).write_le(&mut bytes),
            DType::F64 => value.write_le(&mut bytes),
            _ => bytes.push(small_float_bits(dtype, value)?),
        }
        Some(Literal { ty: TensorType::scalar(dtype), splat: true, bytes: bytes.into() })
    }

    /// A scalar integer of `dtype`, exact for every 64-bit pattern. `None` when `dtype` is not an integer type.
    pub fn integer(dtype: DType, value: i128) -> Option<Literal> {
        if !dtype.is_integer() {
            return None;
        }
        let mut bytes = value.to_le_bytes()[..Self::element_bytes(dtype)].to_vec();
        if dtype.bits() == 4 {
            bytes[0] &= 0x0f;
        }
        Some(Literal { ty: TensorType::scalar(dtype), splat: true, bytes: bytes.into() })
    }

    /// A dense constant; `None` when the number of elements is not that of `shape`.
    pub fn dense<T: Element>(values: &[T], shape: impl Into<Shape>) -> Option<Literal> {
        let ty = TensorType::new(T::DTYPE, shape);
        let mut bytes = Vec::with_capacity(std::mem::size_of_val(values));
        values.iter().for_each(|v| v.write_le(&mut bytes));
        Self::from_bytes(ty, bytes)
    }

    /// A dense constant from element bytes in the layout of [`Literal::bytes`]; `None` when the length is wrong.
    pub fn from_bytes(ty: TensorType, bytes: Vec<u8>) -> Option<Literal> {
        let count = usize::try_from(ty.shape.num_elements()).ok()?;
        let width = Self::element_bytes(ty.dtype);
        if bytes.len() != count * width {
            return None;
        }
        if count > 0 && bytes.chunks_exact(width).all(|e| e == &bytes[..width]) {
            return Some(Literal { ty, splat: true, bytes: bytes[..width].into() });
        }
        Some(Literal { ty, splat: false, bytes: bytes.into() })
    }

    /// Bytes of element `index` in row-major order.
    pub fn element(&self, index: usize) -> &[u8] {
        let width = Self::element_bytes(self.ty.dtype);
        let at = if self.splat { 0 } else { index * width };
        self.bytes.get(at..at + width).unwrap_or(&[])
    }

    /// Value of element `index` as f64; exact for types up to 32 bits, f64 and small 64-bit integers. `None` for
    /// float types without a host conversion, or an index out of range.
    pub fn to_f64(&self, index: usize) -> Option<f64> {
        let b = self.element(index);
        let mut wide = [0u8; 8];
        wide.get_mut(..b.len())?.copy_from_slice(b);
        if b.is_empty() {
            return None;
        }
        let bits = u64::from_le_bytes(wide);
        Some(match self.ty.dtype {
            DType::Bool => f64::from(u8::from(bits != 0)),
            DType::I4 => f64::from(((bits as u8) << 4) as i8 >> 4),
            DType::U4 | DType::U8 | DType::U16 | DType::U32 | DType::U64 => bits as f64,
            DType::I8 => f64::from(bits as i8),
            DType::I16 => f64::from(bits as i16),
            DType::I32 => f64::from(bits as i32),
            DType::I64 => bits as i64 as f64,
            DType::F16 => f16::from_bits(bits as u16).to_f64(),
            DType::BF16 => bf16::from_bits(bits as u16).to_f64(),
            DType::F32 => f64::from(f32::from_bits(bits as u32)),
            DType::F64 => f64::from_bits(bits),
            small => return small_float_value(small, bits as u8),
        })
    }

    /// Value of element `index` as an integer, exact for all integer types and booleans.
    pub fn to_i128(&self, index: usize) -> Option<i128> {
        let b = self.element(index);
        let mut wide = [0u8; 8];
        wide.get_mut(..b.len())?.copy_from_slice(b);
        let bits = u64::from_le_bytes(wide);
        Some(match self.ty.dtype {
            DType::Bool | DType::U4 | DType::U8 | DType::U16 | DType::U32 | DType::U64 => i128::from(bits),
            DType::I4 => i128::from(((bits as u8) << 4) as i8 >> 4),
            DType::I8 => i128::from(bits as i8),
            DType::I16 => i128::from(bits as i16),
            DType::I32 => i128::from(bits as i32),
            DType::I64 => i128::from(bits as i64),
            _ => return None,
        })
    }
}

/// (exponent bits, mantissa bits, bias, finite maximum) of the small float types.
fn small_float_format(dtype: DType) -> Option<(u32, u32, i32, f64)> {
    Some(match dtype {
        DType::F4E2M1FN => (2, 1, 1, 6.0),
        DType::F8E3M4 => (3, 4, 3, 15.5),
        DType::F8E4M3 => (4, 3, 7, 240.0),
        DType::F8E4M3FN => (4, 3, 7, 448.0),
        DType::F8E4M3FNUZ => (4, 3, 8, 240.0),
        DType::F8E4M3B11FNUZ => (4, 3, 11, 30.0),
        DType::F8E5M2 => (5, 2, 15, 57344.0),
        DType::F8E5M2FNUZ => (5, 2, 16, 57344.0),
        _ => return None,
    })
}

/// Value of an 8-bit or 4-bit float pattern.
pub(crate) fn small_float_value(dtype: DType, bits: u8) -> Option<f64> {
    if dtype == DType::F8E8M0FNU {
        return Some(if bits == 255 { f64::NAN } else { 2f64.powi(i32::from(bits) - 127) });
    }
    let (exponent_bits, mantissa_bits, bias, max) = small_float_format(dtype)?;
    let sign_bit = exponent_bits + mantissa_bits;
    let unsigned_zero = matches!(dtype, DType::F8E4M3FNUZ | DType::F8E4M3B11FNUZ | DType::F8E5M2FNUZ);
    if unsigned_zero && bits == 0x80 {
        return Some(f64::NAN);
    }
    let negative = bits >> sign_bit & 1 == 1;
    let exponent = i32::from(bits >> mantissa_bits) & ((1 << exponent_bits) - 1);
    let mantissa = f64::from(bits & ((1 << mantissa_bits) - 1)) / f64::from(1u32 << mantissa_bits);
    let magnitude = if exponent == 0 {
        mantissa * 2f64.powi(1 - bias)
    } else {
        (1.0 + mantissa) * 2f64.powi(exponent - bias)
    };
    let magnitude = match dtype {
        DType::F8E4M3FN if magnitude > max => f64::NAN,
        DType::F8E3M4 | DType::F8E4M3 | DType::F8E5M2 if magnitude > max => {
            if mantissa == 0.0 {
                f64::INFINITY
            } else {
                f64::NAN
            }
        }
        _ => magnitude,
    };
    Some(if negative { -magnitude } else { magnitude })
}

/// The pattern whose value is exactly `value`; `None` when there is none. Rounding is left to the compiler's convert.
fn small_float_bits(dtype: DType, value: f64) -> Option<u8> {
    let count = 1u16 << dtype.bits();
    (0..count).map(|b| b as u8).find(|b| {
        small_float_value(dtype, *b)
            .is_some_and(|v| v == value && v.is_sign_negative() == value.is_sign_negative())
    })
}
