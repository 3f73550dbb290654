//! `dense<...>` to a literal.

use half::{bf16, f16};

use crate::interp::Value;
use crate::mlir::ast::Elements;
use crate::{DType, DTypeKind, Literal, TensorType};

/// The constant, or what is wrong with it.
pub(super) fn literal(elements: &Elements<'_>, ty: &TensorType) -> Result<Literal, &'static str> {
    let count = usize::try_from(ty.shape.num_elements()).map_err(|_| "a constant of fewer elements")?;
    let (bytes, splat) = match elements {
        Elements::Empty => (Vec::new(), false),
        Elements::Splat(text) => {
            let mut bytes = Vec::new();
            element(text, ty.dtype, &mut bytes)?;
            // A tensor of no elements may be a splat too.
            bytes.truncate(if count > 0 { bytes.len() } else { 0 });
            (bytes, count > 0)
        }
        Elements::List { values, shape } => {
            let same =
                shape.len() == ty.rank() && shape.iter().zip(ty.shape.iter()).all(|(a, b)| *a as i64 == *b);
            if !same {
                return Err("a list of the type's shape");
            }
            let mut bytes = Vec::with_capacity(values.len());
            values.iter().try_for_each(|text| element(text, ty.dtype, &mut bytes))?;
            (bytes, false)
        }
        Elements::Hex(digits) => hexadecimal(digits, ty.dtype, count)?,
    };
    if splat {
        return Ok(Literal { ty: ty.clone(), splat, bytes: bytes.into() });
    }
    Literal::from_bytes(ty.clone(), bytes).ok_or("as many elements as the type has")
}

/// Raw little-endian bytes, or those of one element for all.
fn hexadecimal(digits: &str, dtype: DType, count: usize) -> Result<(Vec<u8>, bool), &'static str> {
    const WRONG: &str = "two hexadecimal digits a byte, for one element or for all";
    let digit = |byte: u8| char::from(byte).to_digit(16).unwrap_or(0) as u8;
    let bytes: Vec<u8> = digits
        .as_bytes()
        .chunks(2)
        .map(|pair| pair.iter().fold(0, |sum, byte| sum << 4 | digit(*byte)))
        .collect();
    let width = Literal::element_bytes(dtype);
    // MLIR packs truth values eight to a byte.
    let packed = dtype == DType::Bool && bytes.len() == count.div_ceil(8) && count > 8;
    let bytes = if packed { (0..count).map(|at| bytes[at / 8] >> (at % 8) & 1).collect() } else { bytes };
    let valid = match dtype {
        DType::Bool => bytes.iter().all(|byte| matches!(byte, 0 | 1 | 255)),
        DType::I4 | DType::U4 | DType::F4E2M1FN => bytes.iter().all(|byte| *byte < 16),
        _ => true,
    };
    if !digits.len().is_multiple_of(2) || !valid {
        return Err(WRONG);
    }
    let bytes: Vec<u8> =
        if dtype == DType::Bool { bytes.iter().map(|byte| byte & 1).collect() } else { bytes };
    match bytes.len() {
        length if Some(length) == count.checked_mul(width) => Ok((bytes, false)),
        length if length == width => Ok((bytes, true)),
        _ => Err(WRONG),
    }
}

/// Appends the bytes of one element.
fn element(text: &str, dtype: DType, out: &mut Vec<u8>) -> Result<(), &'static str> {
    match dtype.kind() {
        DTypeKind::Bool => match text {
            "true" | "1" | "-1" => out.push(1),
            "false" | "0" => out.push(0),
            _ => return Err("`true` or `false`"),
        },
        DTypeKind::Signed | DTypeKind::Unsigned => {
            let value = integer(text).ok_or("an integer")?;
            let bits = dtype.bits() as u32;
            // MLIR takes either sign for a signless pattern.
            let low = if dtype.kind() == DTypeKind::Signed { -(1i128 << (bits - 1)) } else { 0 };
            if value < low || value >= 1i128 << bits {
                return Err("an integer that fits the element type");
            }
            let literal = Literal::integer(dtype, value).ok_or("an integer")?;
            out.extend_from_slice(&literal.bytes);
        }
        DTypeKind::Float => float(text, dtype, out)?,
    }
    Ok(())
}

fn integer(text: &str) -> Option<i128> {
    match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok().map(i128::from),
        None => text.parse().ok(),
    }
}

fn float(text: &str, dtype: DType, out: &mut Vec<u8>) -> Result<(), &'static str> {
    const WRONG: &str = "a number that the element type can hold";
    if let Some(digits) = text.strip_prefix("0x") {
        let bits = u64::from_str_radix(digits, 16).map_err(|_| WRONG)?;
        if dtype.bits() < 64 && bits >> dtype.bits() != 0 {
            return Err(WRONG);
        }
        out.extend_from_slice(&bits.to_le_bytes()[..Literal::element_bytes(dtype)]);
        return Ok(());
    }
    // MLIR reads through f64 too.
    let value: f64 = text.parse().map_err(|_| WRONG)?;
    match dtype {
        DType::F64 => out.extend_from_slice(&value.to_le_bytes()),
        DType::F32 => out.extend_from_slice(&(value as f32).to_le_bytes()),
        DType::BF16 => out.extend_from_slice(&bf16::from_f64(value).to_le_bytes()),
        DType::F16 => out.extend_from_slice(&f16::from_f64(value).to_le_bytes()),
        // It has no sign.
        DType::F8E8M0FNU if value.is_sign_negative() => return Err(WRONG),
        small => {
            let rounded = Value::from_f64(&TensorType::scalar(small), [value]).map_err(|_| WRONG)?;
            let bits = rounded.bit_patterns().first().copied().ok_or(WRONG)?;
            out.push(bits as u8);
        }
    }
    Ok(())
}
