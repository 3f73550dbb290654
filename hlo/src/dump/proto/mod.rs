//! HLO protos. A proto is turned into XLA's text for it, which the text parser then reads: one model, one parser.

mod attributes;
mod literal;
mod messages;
mod sharding;
mod text;

use prost::Message as _;

pub use messages::{BufferAllocationProto, BufferAssignmentProto, HeapSimulatorTrace, LogicalBufferProto};

/// A proto that could not be read.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum ProtoError {
    /// The bytes are neither an `HloProto` nor an `HloModuleProto`.
    #[error("these bytes are neither an HloProto nor an HloModuleProto: {0}")]
    Decode(#[from] prost::DecodeError),
    /// The message has no module.
    #[error("the message holds no HLO module (no computations)")]
    Empty,
    /// A number in the message refers to something that is not in it.
    #[error("{of} refers to {what} {id}, which the message does not hold")]
    Dangling {
        /// Who refers.
        of: String,
        /// To what.
        what: &'static str,
        /// By which number.
        id: i64,
    },
    /// A shape has an element type that this reader does not know.
    #[error("{of} has element type number {number}, which this reader does not know")]
    ElementType {
        /// The instruction.
        of: String,
        /// The number in `xla.PrimitiveType`.
        number: i32,
    },
}

/// What a `.pb` file of a dump holds.
#[derive(Debug, Clone)]
pub struct DecodedProto {
    /// The module as HLO text.
    pub text: String,
    /// XLA's buffer assignment, in an `HloProto` after compilation.
    pub buffer_assignment: Option<BufferAssignmentProto>,
    /// Instruction names by number, which the buffer assignment refers to.
    pub instruction_names: Vec<(i64, String)>,
}

/// Decodes an `HloProto` (`.hlo.pb` of a dump) or an `HloModuleProto`.
///
/// # Errors
/// When the bytes are neither, or numbers in it refer to nothing.
pub fn decode_proto(bytes: &[u8]) -> Result<DecodedProto, ProtoError> {
    // Both messages start with field 1: the module, or its name. Only the right reading has computations.
    let wrapped = messages::HloProto::decode(bytes)
        .ok()
        .and_then(|proto| Some((proto.hlo_module?, proto.buffer_assignment)))
        .filter(|(module, _)| !module.computations.is_empty());
    let (module, buffer_assignment) = match wrapped {
        Some(wrapped) => wrapped,
        None => (messages::HloModuleProto::decode(bytes)?, None),
    };
    if module.computations.is_empty() {
        return Err(ProtoError::Empty);
    }
    let text = text::print(&module)?;
    let mut instruction_names = Vec::new();
    if buffer_assignment.is_some() {
        let instructions = module.computations.into_iter().flat_map(|c| c.instructions);
        instruction_names.extend(instructions.map(|instruction| (instruction.id, instruction.name)));
    }
    Ok(DecodedProto { text, buffer_assignment, instruction_names })
}

/// Decodes a `BufferAssignmentProto` on its own.
///
/// # Errors
/// When the bytes are something else.
pub fn decode_buffer_assignment(bytes: &[u8]) -> Result<BufferAssignmentProto, ProtoError> {
    Ok(BufferAssignmentProto::decode(bytes)?)
}
