//! StableHLO graph, builder, autodiff, printer, parser and HLO dump inspector.
#![forbid(unsafe_code)]

pub mod random;
