//! Readers of XLA's dumps: HLO text into an [`HloModule`] whose names borrow from the text; protos are printed as
//! text first ([`decode()`]), and [`group`] tells the files of a dump directory apart.
//!
//! Reading never panics and takes time linear in the text. The first part that is no HLO is an error with line
//! and column, or with [`ParseOptions::lenient`] a counted problem that is left out.

mod attributes;
mod cursor;
mod decode;
mod directory;
mod element_type;
mod error;
mod module;
mod names;
mod opcode;
mod parse;
mod print;
pub mod proto;
mod shape;
mod stablehlo;
mod stack_frames;

pub use attributes::{
    Metadata, ReplicaGroups, Window, WindowDimension, integers, metadata, replica_groups, window,
};
pub use decode::{DecodeError, Decoded, decode};
pub use directory::{DumpFile, DumpModule, Stage, classify, group};
pub use element_type::ElementType;
pub use error::{Limits, ParseError};
pub use module::{
    Attribute, Computation, ComputationId, HloModule, Instruction, InstructionId, ShapeId, SourceLine,
    StackFrames, Users,
};
pub use opcode::{OpClass, Opcode};
pub use parse::{ParseOptions, parse_module};
pub use shape::{ArrayShape, Dimension, Layout, Shape};
pub use stablehlo::{StablehloError, hlo_text_of_stablehlo};
