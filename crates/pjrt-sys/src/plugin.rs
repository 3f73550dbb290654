//! Plugin initialisation and attributes.

use crate::macros::args;
use crate::*;

args! {
    PJRT_Plugin_Initialize_Args {
    }
}

args! {
    PJRT_Plugin_Attributes_Args {
        attributes: *const PJRT_NamedValue,
        num_attributes: usize,
    }
}
