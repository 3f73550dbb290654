//! StableHLO graph, builder, autodiff, printer, parser and HLO dump inspector.
#![forbid(unsafe_code)]

pub mod analysis;
mod capture;
mod clone;
mod dtype;
pub mod dump;
mod error;
mod grad;
mod graph;
pub mod interp;
mod literal;
mod lower;
pub mod mlir;
pub mod op;
mod ops;
mod print;
pub mod random;
pub mod report;
mod shape;
pub mod sharding;
mod tensor;
pub mod tree;

pub use dtype::{DType, DTypeKind};
pub use error::BuildError;
pub use graph::{
    BlockId, Def, Graph, OpId, ParamInfo, Pass, ResultInfo, ScopeGuard, ScopeId, TypeId, ValueId, Values,
};
pub use literal::{Element, Literal};
pub use lower::{Argument, Invalid, Module, Output, Residual};
pub use op::{Op, RematPolicy};
pub use ops::control::{ScanInput, ScanOptions};
pub use ops::elementwise::Operand;
pub use print::PrintOptions;
pub use shape::{Shape, TensorType};
pub use tensor::Tensor;
