//! Attributes of a custom call: the dictionary in its backend config.

use std::fmt;

use pjrt_sys::*;

use crate::element_type::{self, ElementType, NativeType};
use crate::error::{Code, Error, Result};
use crate::named_value;

/// A dictionary of attributes.
#[derive(Clone, Copy)]
pub struct Attrs<'a> {
    raw: &'a XLA_FFI_Attrs,
}

/// One attribute.
#[derive(Clone, Copy)]
pub enum Attr<'a> {
    /// A number or truth value: its type and its bytes.
    Scalar(ElementType, &'a [u8]),
    /// An array: its type and the bytes of its elements.
    Array(ElementType, &'a [u8]),
    /// Text.
    String(&'a str),
    /// A dictionary inside the dictionary.
    Dictionary(Attrs<'a>),
}

impl<'a> Attrs<'a> {
    /// # Safety
    /// The struct and all that it points to are valid for `'a`.
    pub(crate) unsafe fn new(raw: &'a XLA_FFI_Attrs) -> Self {
        Self { raw }
    }

    /// Number of attributes.
    pub fn len(&self) -> usize {
        usize::try_from(self.raw.size).unwrap_or(0)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The names, in XLA's order (sorted).
    pub fn names(&self) -> impl Iterator<Item = &'a str> {
        // SAFETY: the array has `size` entries, as `new` requires.
        let spans = unsafe { named_value::slice(self.raw.names, self.len()) };
        spans.iter().map(|span| {
            // SAFETY: each entry points to a span, as `new` requires.
            let span = unsafe { &**span };
            // SAFETY: pointer and length belong together.
            let bytes = unsafe { named_value::slice(span.ptr.cast::<u8>(), span.len) };
            std::str::from_utf8(bytes).unwrap_or("<not UTF-8>")
        })
    }

    /// The attribute of this name as a `T`: an integer or float type, `bool`, `&str`, a slice of
    /// numbers (`&[i64]`), or [`Attrs`] for a dictionary.
    ///
    /// # Errors
    /// `InvalidArgument` that names the attribute if it is missing or of another type.
    pub fn get<T: FromAttr<'a>>(&self, name: &str) -> Result<T> {
        let attr = self.find(name)?.ok_or_else(|| {
            let names: Vec<&str> = self.names().collect();
            Error::invalid_argument(format!(
                "the custom call has no attribute {name:?}; it has [{}]",
                names.join(", ")
            ))
        })?;
        T::from_attr(attr).ok_or_else(|| {
            Error::invalid_argument(format!("attribute {name:?} is {attr:?}, expected {}", T::expected()))
        })
    }

    /// As [`Attrs::get`], `None` if there is no attribute of this name.
    ///
    /// # Errors
    /// `InvalidArgument` if it is there but of another type.
    pub fn get_optional<T: FromAttr<'a>>(&self, name: &str) -> Result<Option<T>> {
        match self.find(name)? {
            Some(_) => self.get(name).map(Some),
            None => Ok(None),
        }
    }

    /// The attribute of this name, whatever its type.
    ///
    /// # Errors
    /// `Unimplemented` for a kind of attribute that is newer than this crate.
    pub fn find(&self, name: &str) -> Result<Option<Attr<'a>>> {
        let Some(index) = self.names().position(|n| n == name) else { return Ok(None) };
        // SAFETY: both arrays have `size` entries, as `new` requires.
        let types = unsafe { named_value::slice(self.raw.types, self.len()) };
        // SAFETY: as above.
        let attrs = unsafe { named_value::slice(self.raw.attrs, self.len()) };
        // SAFETY: type and value belong together, as `new` requires.
        unsafe { Attr::new(types[index], attrs[index]) }.map(Some)
    }
}

impl<'a> Attr<'a> {
    /// # Safety
    /// `value` points to what `kind` says, valid for `'a`.
    unsafe fn new(kind: XLA_FFI_AttrType, value: *const std::ffi::c_void) -> Result<Self> {
        match kind {
            XLA_FFI_AttrType_SCALAR => {
                // SAFETY: guaranteed by the caller.
                let scalar = unsafe { &*value.cast::<XLA_FFI_Scalar>() };
                let element_type = attr_type(scalar.dtype)?;
                // SAFETY: one element of the type lies there.
                let bytes =
                    unsafe { named_value::slice(scalar.value.cast::<u8>(), element_type.host_bytes()) };
                Ok(Attr::Scalar(element_type, bytes))
            }
            XLA_FFI_AttrType_ARRAY => {
                // SAFETY: guaranteed by the caller.
                let array = unsafe { &*value.cast::<XLA_FFI_Array>() };
                let element_type = attr_type(array.dtype)?;
                let size = array.size * element_type.host_bytes();
                // SAFETY: `size` elements of the type lie there.
                Ok(Attr::Array(element_type, unsafe { named_value::slice(array.data.cast::<u8>(), size) }))
            }
            XLA_FFI_AttrType_STRING => {
                // SAFETY: guaranteed by the caller.
                let span = unsafe { &*value.cast::<XLA_FFI_ByteSpan>() };
                // SAFETY: pointer and length belong together.
                let bytes = unsafe { named_value::slice(span.ptr.cast::<u8>(), span.len) };
                let text = std::str::from_utf8(bytes)
                    .map_err(|_| Error::invalid_argument("a string attribute is not UTF-8"))?;
                Ok(Attr::String(text))
            }
            XLA_FFI_AttrType_DICTIONARY => {
                // SAFETY: guaranteed by the caller.
                let attrs = unsafe { &*value.cast::<XLA_FFI_Attrs>() };
                // SAFETY: guaranteed by the caller.
                Ok(Attr::Dictionary(unsafe { Attrs::new(attrs) }))
            }
            other => Err(Error::new(
                Code::Unimplemented,
                format!("an attribute of kind {other} is newer than this crate"),
            )),
        }
    }
}

fn attr_type(dtype: XLA_FFI_DataType) -> Result<ElementType> {
    ElementType::from_primitive_type(dtype)
        .ok_or_else(|| Error::new(Code::Unimplemented, format!("an attribute has the unknown type {dtype}")))
}

impl fmt::Debug for Attr<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Attr::Scalar(t, _) => write!(f, "a scalar of type {t}"),
            Attr::Array(t, bytes) => {
                write!(f, "an array of {} elements of type {t}", bytes.len() / t.host_bytes())
            }
            Attr::String(text) => write!(f, "the string {text:?}"),
            Attr::Dictionary(_) => write!(f, "a dictionary"),
        }
    }
}

impl fmt::Debug for Attrs<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.names()).finish()
    }
}

/// A Rust type that an attribute can be read as.
pub trait FromAttr<'a>: Sized {
    /// The value, or `None` if the attribute is of another type.
    fn from_attr(attr: Attr<'a>) -> Option<Self>;

    /// What is expected, for the error message.
    fn expected() -> String;
}

macro_rules! numbers {
    ($($ty:ty),*) => {$(
        impl<'a> FromAttr<'a> for $ty {
            fn from_attr(attr: Attr<'a>) -> Option<Self> {
                match attr {
                    Attr::Scalar(<$ty as NativeType>::ELEMENT_TYPE, bytes) => {
                        bytes.try_into().ok().map(<$ty>::from_ne_bytes)
                    }
                    _ => None,
                }
            }

            fn expected() -> String {
                format!("a scalar of type {}", <$ty as NativeType>::ELEMENT_TYPE)
            }
        }

        impl<'a> FromAttr<'a> for &'a [$ty] {
            fn from_attr(attr: Attr<'a>) -> Option<Self> {
                match attr {
                    Attr::Array(<$ty as NativeType>::ELEMENT_TYPE, bytes) => element_type::elements(bytes).ok(),
                    _ => None,
                }
            }

            fn expected() -> String {
                format!("an array of type {}", <$ty as NativeType>::ELEMENT_TYPE)
            }
        }
    )*};
}
numbers!(i8, i16, i32, i64, u8, u16, u32, u64, f32, f64);

impl<'a> FromAttr<'a> for bool {
    fn from_attr(attr: Attr<'a>) -> Option<Self> {
        match attr {
            Attr::Scalar(ElementType::Pred, &[byte]) => Some(byte != 0),
            _ => None,
        }
    }

    fn expected() -> String {
        "a scalar of type i1".to_owned()
    }
}

impl<'a> FromAttr<'a> for &'a str {
    fn from_attr(attr: Attr<'a>) -> Option<Self> {
        match attr {
            Attr::String(text) => Some(text),
            _ => None,
        }
    }

    fn expected() -> String {
        "a string".to_owned()
    }
}

impl<'a> FromAttr<'a> for Attrs<'a> {
    fn from_attr(attr: Attr<'a>) -> Option<Self> {
        match attr {
            Attr::Dictionary(attrs) => Some(attrs),
            _ => None,
        }
    }

    fn expected() -> String {
        "a dictionary".to_owned()
    }
}
