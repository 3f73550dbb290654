//! Named values: attributes that plugins report, options that they take.

use std::ffi::c_char;
use std::fmt;

use pjrt_sys::*;

/// A value with a name, in attributes, options and cost statistics.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Value {
    /// Text.
    String(String),
    /// One integer.
    Int64(i64),
    /// A list of integers.
    Int64List(Vec<i64>),
    /// One number.
    Float(f32),
    /// Yes or no.
    Bool(bool),
    /// A kind that a newer PJRT added.
    Unknown(i32),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::String(v) => f.write_str(v),
            Value::Int64(v) => write!(f, "{v}"),
            Value::Int64List(v) => {
                let items: Vec<_> = v.iter().map(i64::to_string).collect();
                f.write_str(&items.join(","))
            }
            Value::Float(v) => write!(f, "{v}"),
            Value::Bool(v) => write!(f, "{v}"),
            Value::Unknown(kind) => write!(f, "<value of unknown kind {kind}>"),
        }
    }
}

macro_rules! from {
    ($($ty:ty => $variant:ident),*) => {$(
        impl From<$ty> for Value {
            fn from(value: $ty) -> Self {
                Value::$variant(value.into())
            }
        }
    )*};
}
from!(&str => String, String => String, i64 => Int64, i32 => Int64, Vec<i64> => Int64List, f32 => Float, bool => Bool);

/// Copies text that C gave as pointer and size.
///
/// # Safety
/// `size` bytes at `data` are readable, or `size` is zero.
pub(crate) unsafe fn string(data: *const c_char, size: usize) -> String {
    // SAFETY: guaranteed by the caller.
    let bytes = unsafe { slice(data.cast::<u8>(), size) };
    String::from_utf8_lossy(bytes).into_owned()
}

/// A slice that C gave as pointer and size; null is empty.
///
/// # Safety
/// `size` values at `data` are readable and unchanged for `'a`, or `size` is zero.
pub(crate) unsafe fn slice<'a, T>(data: *const T, size: usize) -> &'a [T] {
    if data.is_null() || size == 0 {
        return &[];
    }
    // SAFETY: not null, and guaranteed by the caller.
    unsafe { std::slice::from_raw_parts(data, size) }
}

/// Copies an array of named values.
///
/// # Safety
/// The array and what it points to are readable, or `count` is zero.
pub(crate) unsafe fn read(values: *const PJRT_NamedValue, count: usize) -> Vec<(String, Value)> {
    // SAFETY: guaranteed by the caller.
    let values = unsafe { slice(values, count) };
    values
        .iter()
        .map(|v| {
            // SAFETY: name and size belong together, guaranteed by the caller.
            let name = unsafe { string(v.name, v.name_size) };
            // SAFETY: guaranteed by the caller.
            (name, unsafe { value(v) })
        })
        .collect()
}

/// # Safety
/// `v` is a valid named value.
unsafe fn value(v: &PJRT_NamedValue) -> Value {
    match v.r#type {
        PJRT_NamedValue_kString => {
            // SAFETY: the type says which member of the union is set.
            let data = unsafe { v.value.string_value };
            // SAFETY: pointer and size belong together.
            Value::String(unsafe { string(data, v.value_size) })
        }
        // SAFETY: the type says which member of the union is set.
        PJRT_NamedValue_kInt64 => Value::Int64(unsafe { v.value.int64_value }),
        PJRT_NamedValue_kInt64List => {
            // SAFETY: the type says which member of the union is set.
            let data = unsafe { v.value.int64_array_value };
            // SAFETY: pointer and size belong together.
            Value::Int64List(unsafe { slice(data, v.value_size) }.to_vec())
        }
        // SAFETY: the type says which member of the union is set.
        PJRT_NamedValue_kFloat => Value::Float(unsafe { v.value.float_value }),
        // SAFETY: the type says which member of the union is set.
        PJRT_NamedValue_kBool => Value::Bool(unsafe { v.value.bool_value }),
        kind => Value::Unknown(kind),
    }
}

/// The C view of options, valid as long as the options are borrowed.
pub(crate) fn to_c(options: &[(String, Value)]) -> Vec<PJRT_NamedValue> {
    options
        .iter()
        .map(|(name, value)| {
            let mut v = PJRT_NamedValue::new();
            v.name = name.as_ptr().cast();
            v.name_size = name.len();
            v.value_size = 1;
            (v.r#type, v.value) = match value {
                Value::String(s) => {
                    v.value_size = s.len();
                    (PJRT_NamedValue_kString, PJRT_NamedValue_Union { string_value: s.as_ptr().cast() })
                }
                Value::Int64List(list) => {
                    v.value_size = list.len();
                    let int64_array_value = list.as_ptr();
                    (PJRT_NamedValue_kInt64List, PJRT_NamedValue_Union { int64_array_value })
                }
                Value::Int64(int64_value) => {
                    (PJRT_NamedValue_kInt64, PJRT_NamedValue_Union { int64_value: *int64_value })
                }
                Value::Float(float_value) => {
                    (PJRT_NamedValue_kFloat, PJRT_NamedValue_Union { float_value: *float_value })
                }
                Value::Bool(bool_value) => {
                    (PJRT_NamedValue_kBool, PJRT_NamedValue_Union { bool_value: *bool_value })
                }
                Value::Unknown(kind) => (*kind, PJRT_NamedValue_Union { int64_value: 0 }),
            };
            v
        })
        .collect()
}
