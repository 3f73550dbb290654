//! Prints constants.

use std::fmt::Write as _;

use super::messages::LiteralProto;

/// Larger constants are printed as `{...}`, as XLA does by default.
const MAX_ELEMENTS: i64 = 10;

pub(super) fn print(literal: Option<&LiteralProto>, out: &mut String) {
    let Some(literal) = literal else {
        out.push_str("{...}");
        return;
    };
    let Some(shape) = &literal.shape else {
        out.push_str("{...}");
        return;
    };
    if !literal.tuple_literals.is_empty() {
        out.push('(');
        for (number, element) in literal.tuple_literals.iter().enumerate() {
            if number > 0 {
                out.push_str(", ");
            }
            print(Some(element), out);
        }
        out.push(')');
        return;
    }
    let elements = shape.dimensions.iter().fold(1i64, |product, d| product.saturating_mul((*d).max(0)));
    let values = if elements <= MAX_ELEMENTS { values(literal, shape.element_type) } else { Vec::new() };
    if values.len() as i64 != elements {
        out.push_str("{...}");
        return;
    }
    print_array(&values, &shape.dimensions, out);
}

fn print_array(values: &[String], dimensions: &[i64], out: &mut String) {
    let Some((&size, inner)) = dimensions.split_first() else {
        out.push_str(values.first().map_or("0", String::as_str));
        return;
    };
    out.push('{');
    let step = inner.iter().fold(1usize, |product, d| product.saturating_mul((*d).max(0) as usize));
    for number in 0..size.max(0) as usize {
        if number > 0 {
            out.push_str(", ");
        }
        if !inner.is_empty() {
            out.push(' ');
        }
        let part = values.get(number * step..(number + 1) * step).unwrap_or(&[]);
        print_array(part, inner, out);
    }
    if !inner.is_empty() {
        out.push(' ');
    }
    out.push('}');
}

/// The elements as XLA prints them; empty for types whose bits are not worth printing.
fn values(l: &LiteralProto, element_type: i32) -> Vec<String> {
    let pairs = |bytes: &[u8]| -> Vec<u16> {
        bytes.as_chunks::<2>().0.iter().map(|pair| u16::from_le_bytes(*pair)).collect()
    };
    match element_type {
        1 => l.preds.iter().map(bool::to_string).collect(),
        2 => l.s8s.iter().map(|v| (*v as i8).to_string()).collect(),
        3 => pairs(&l.s16s).iter().map(|v| (*v as i16).to_string()).collect(),
        4 => l.s32s.iter().map(i32::to_string).collect(),
        5 => l.s64s.iter().map(i64::to_string).collect(),
        6 => l.u8s.iter().map(u8::to_string).collect(),
        7 => pairs(&l.u16s).iter().map(u16::to_string).collect(),
        8 => l.u32s.iter().map(u32::to_string).collect(),
        9 => l.u64s.iter().map(u64::to_string).collect(),
        10 => {
            pairs(&l.f16s).iter().map(|v| half(half::f16::from_bits(*v).to_f64(), 3, 5, f16_bits)).collect()
        }
        11 => {
            l.f32s.iter().map(|v| round_trip(f64::from(*v), 6, 9, &|text| text.parse() == Ok(*v))).collect()
        }
        12 => l.f64s.iter().map(|v| round_trip(*v, 15, 17, &|text| text.parse() == Ok(*v))).collect(),
        16 => pairs(&l.bf16s)
            .iter()
            .map(|v| half(half::bf16::from_bits(*v).to_f64(), 2, 4, bf16_bits))
            .collect(),
        _ => Vec::new(),
    }
}

fn f16_bits(value: f64) -> u64 {
    u64::from(half::f16::from_f64(value).to_bits())
}

fn bf16_bits(value: f64) -> u64 {
    u64::from(half::bf16::from_f64(value).to_bits())
}

fn half(value: f64, short: usize, long: usize, bits: fn(f64) -> u64) -> String {
    round_trip(value, short, long, &|text| text.parse().is_ok_and(|parsed| bits(parsed) == bits(value)))
}

/// `value` with `short` significant digits, or `long` ones if it needs them to be read back the same.
fn round_trip(value: f64, short: usize, long: usize, reads_back: &dyn Fn(&str) -> bool) -> String {
    if value.is_nan() {
        return if value.is_sign_negative() { "-nan" } else { "nan" }.to_string();
    }
    if value.is_infinite() {
        return if value < 0.0 { "-inf" } else { "inf" }.to_string();
    }
    let text = general(value, short);
    if reads_back(&text) { text } else { general(value, long) }
}

/// C's `%.{digits}g`.
fn general(value: f64, digits: usize) -> String {
    let scientific = format!("{value:.*e}", digits.saturating_sub(1));
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    if exponent < -4 || exponent >= digits as i32 {
        let mut out = trim_zeros(mantissa).to_string();
        let sign = if exponent < 0 { '-' } else { '+' };
        let _ = write!(out, "e{sign}{:02}", exponent.abs());
        return out;
    }
    let decimals = (digits as i32 - 1 - exponent).max(0) as usize;
    trim_zeros(&format!("{value:.decimals$}")).to_string()
}

fn trim_zeros(text: &str) -> &str {
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { text }
}
