//! Constants: `dense<...>`.

use std::fmt::Write;

use crate::literal::Literal;
use crate::{DType, DTypeKind};

/// Longer constants are printed as one hexadecimal string.
const LIST_LIMIT: usize = 32;

/// `dense<...>` without the type.
pub(crate) fn dense(out: &mut String, literal: &Literal) {
    let count = usize::try_from(literal.ty.shape.num_elements()).unwrap_or(0);
    out.push_str("dense<");
    if count == 0 {
        // An empty attribute has no elements to print.
    } else if literal.splat {
        element(out, literal, 0);
    } else if count <= LIST_LIMIT || literal.ty.dtype.bits() < 8 {
        let mut index = 0;
        nested(out, literal, 0, &mut index);
    } else {
        out.push_str("\"0x");
        for b in &literal.bytes {
            let _ = write!(out, "{b:02X}");
        }
        out.push('"');
    }
    out.push('>');
}

fn nested(out: &mut String, literal: &Literal, dim: usize, index: &mut usize) {
    let Some(size) = literal.ty.shape.get(dim) else {
        element(out, literal, *index);
        *index += 1;
        return;
    };
    out.push('[');
    for i in 0..*size {
        if i > 0 {
            out.push_str(", ");
        }
        nested(out, literal, dim + 1, index);
    }
    out.push(']');
}

fn element(out: &mut String, literal: &Literal, index: usize) {
    let dtype = literal.ty.dtype;
    let _ = match dtype.kind() {
        DTypeKind::Bool => write!(out, "{}", literal.element(index).first().is_some_and(|b| *b != 0)),
        DTypeKind::Signed | DTypeKind::Unsigned => write!(out, "{}", literal.to_i128(index).unwrap_or(0)),
        DTypeKind::Float => float(out, dtype, literal, index),
    };
}

fn float(out: &mut String, dtype: DType, literal: &Literal, index: usize) -> std::fmt::Result {
    let value = literal.to_f64(index).unwrap_or(f64::NAN);
    if !value.is_finite() {
        out.push_str("0x");
        return literal.element(index).iter().rev().try_for_each(|b| write!(out, "{b:02X}"));
    }
    // The shortest decimal that MLIR, which parses through f64, reads back to the same bits.
    let short = format!("{:e}", value as f32);
    let exact = dtype != DType::F32
        || short.parse::<f64>().is_ok_and(|v| (v as f32).to_bits() == (value as f32).to_bits());
    let text = match dtype {
        DType::F64 => format!("{value:e}"),
        _ if exact && short.parse::<f32>().is_ok_and(|v| f64::from(v) == value) => short,
        _ => format!("{value:e}"),
    };
    match text.split_once('e') {
        Some((mantissa, exponent)) if mantissa.contains('.') => write!(out, "{mantissa}E{exponent}"),
        Some((mantissa, exponent)) => write!(out, "{mantissa}.0E{exponent}"),
        None => write!(out, "{text}"),
    }
}
