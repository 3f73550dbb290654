//! Builder methods and shape rules, one file a family.

pub(crate) mod collective;
pub(crate) mod control;
pub(crate) mod custom;
pub(crate) mod dot;
pub(crate) mod elementwise;
pub(crate) mod index;
pub(crate) mod nn;
pub(crate) mod reduce;
pub(crate) mod shape;
