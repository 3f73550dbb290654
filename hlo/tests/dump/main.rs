//! Reading dumps and analysing them, against numbers of XLA.
#![forbid(unsafe_code)]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

mod decode;
mod diff;
mod directory;
mod fuzz;
mod golden;
mod lint;
mod memory;
mod parse;
mod report;
mod roofline;
mod round_trip;
mod stablehlo;
mod structure;
mod summary;
