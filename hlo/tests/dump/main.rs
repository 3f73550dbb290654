//! Reading dumps and analysing them, against numbers of XLA.
#![forbid(unsafe_code)]

mod parse;
mod summary;
