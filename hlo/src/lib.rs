//! StableHLO graph, builder, autodiff, printer, parser and HLO dump inspector.
#![forbid(unsafe_code)]

pub mod analysis;
pub mod dump;
pub mod random;
