//! Layout of each declared struct as data, so that tests can compare it with the C headers.

/// Name, size and field offsets of one struct.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Name as in the C header.
    pub name: &'static str,
    /// `sizeof`.
    pub size: usize,
    /// `alignof`.
    pub align: usize,
    /// End of the last field: the value that goes into `struct_size`.
    pub struct_size: usize,
    /// Field names and their offsets, in order.
    pub fields: &'static [(&'static str, usize)],
}

/// A struct that is declared with one of this crate's macros.
pub trait CStruct {
    /// Its layout on this target.
    const LAYOUT: Layout;
}
