//! What an optimised program takes, gives, calls and communicates.

use std::collections::HashMap;
use std::fmt;

use prost::Message;

use crate::element_type::{ArrayType, ElementType};
use crate::error::{Code, Context, Error, Result};
use crate::executable::Executable;
use crate::proto::{
    HloComputationProto, HloInstructionProto, HloModuleProto, HloModuleProtoWithConfig, HloSignatureProto,
    ProgramShapeProto, ShapeProto,
};

/// Types of the parameters and results of a program, on one device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// Parameters, in order.
    pub parameters: Vec<ArrayType>,
    /// Results, in order.
    pub results: Vec<ArrayType>,
    /// Order of each parameter's dimensions in memory, minor to major; `None` where row-major.
    pub parameter_orders: Vec<Option<Vec<i64>>>,
    /// The same for the results.
    pub result_orders: Vec<Option<Vec<i64>>>,
}

/// A custom call in an optimised program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomCall {
    /// Name of the instruction.
    pub name: String,
    /// Name of the handler.
    pub target: String,
    /// Types of the operands, as one device sees them.
    pub operands: Vec<ArrayType>,
    /// Types of the results, as one device sees them.
    pub results: Vec<ArrayType>,
    /// Scope path of the operation that it came from.
    pub op_name: String,
}

/// A collective operation in an optimised program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collective {
    /// Name of the instruction.
    pub name: String,
    /// Kind: `all-reduce`, `all-gather`, `reduce-scatter`, `all-to-all`, `collective-permute`, ...;
    /// asynchronous ones without `-start`.
    pub opcode: String,
    /// Types of the operands, as one device sees them.
    pub operands: Vec<ArrayType>,
    /// Scope path of the operation that it came from.
    pub op_name: String,
}

/// Summary of an optimised program. Instructions inside loops are listed once, as they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// Name of the module.
    pub name: String,
    /// Parameters and results.
    pub signature: Signature,
    /// Indices of the parameters whose memory outputs reuse when they are donated.
    pub donatable: Vec<usize>,
    /// All custom calls.
    pub custom_calls: Vec<CustomCall>,
    /// All collective operations.
    pub collectives: Vec<Collective>,
}

const COLLECTIVES: [&str; 7] = [
    "all-reduce",
    "all-gather",
    "reduce-scatter",
    "all-to-all",
    "collective-permute",
    "collective-broadcast",
    "ragged-all-to-all",
];

impl Executable {
    /// The optimised module as an `HloModuleProto` without its configuration. `hlo::dump` prints and
    /// analyses it.
    ///
    /// # Errors
    /// Those of the plugin, and `Unimplemented` for a format that is newer than this crate.
    pub fn optimized_hlo_proto(&self) -> Result<Vec<u8>> {
        let (format, code) = self.optimized_program()?;
        match format.as_str() {
            "hlo" => Ok(code),
            "hlo_with_config" => Ok(decode::<HloModuleProtoWithConfig>(&code)?.hlo_module),
            other => Err(Error::new(
                Code::Unimplemented,
                format!(
                    "the optimised program has the format {other:?}; this crate reads hlo and hlo_with_config"
                ),
            )),
        }
    }

    /// Types of the parameters and results, on one device.
    ///
    /// # Errors
    /// As [`Executable::optimized_hlo_proto`].
    pub fn signature(&self) -> Result<Signature> {
        let module = decode::<HloSignatureProto>(&self.optimized_hlo_proto()?)?;
        signature(module.host_program_shape.as_ref())
    }

    /// Custom calls, collectives, signature and donations of the optimised program.
    ///
    /// # Errors
    /// As [`Executable::optimized_hlo_proto`].
    pub fn program(&self) -> Result<Program> {
        Program::from_hlo_proto(&self.optimized_hlo_proto()?)
    }
}

impl Program {
    /// Reads an `HloModuleProto`.
    ///
    /// # Errors
    /// `DataLoss` if it is damaged.
    pub fn from_hlo_proto(bytes: &[u8]) -> Result<Self> {
        let module = decode::<HloModuleProto>(bytes)?;
        let entry = module.computations.iter().find(|c| c.id == module.entry_computation_id);
        let mut donatable: Vec<usize> = module
            .input_output_alias
            .iter()
            .flat_map(|alias| &alias.entries)
            .filter_map(|entry| usize::try_from(entry.parameter_number).ok())
            .collect();
        donatable.sort_unstable();
        donatable.dedup();
        Ok(Self {
            signature: signature(entry.and_then(|e| e.program_shape.as_ref()))?,
            donatable,
            custom_calls: module.computations.iter().flat_map(custom_calls).collect(),
            collectives: module.computations.iter().flat_map(collectives).collect(),
            name: module.name,
        })
    }
}

fn decode<M: Message + Default>(bytes: &[u8]) -> Result<M> {
    M::decode(bytes)
        .map_err(|e| Error::new(Code::DataLoss, e.to_string()))
        .doing(|| "reading the optimised program")
}

fn signature(shape: Option<&ProgramShapeProto>) -> Result<Signature> {
    let shape = shape
        .ok_or_else(|| Error::new(Code::DataLoss, "the optimised program does not say its signature"))?;
    let (parameters, parameter_orders) = shape.parameters.iter().flat_map(arrays).unzip();
    let (results, result_orders) = shape.result.iter().flat_map(arrays).unzip();
    Ok(Signature { parameters, results, parameter_orders, result_orders })
}

/// The types of the arrays of a shape, tuples flattened; tokens and opaque values are left out.
fn array_types(shape: &ShapeProto) -> Vec<ArrayType> {
    arrays(shape).into_iter().map(|(array_type, _)| array_type).collect()
}

/// The same with the order of the dimensions in memory, minor to major, where that is not row-major.
fn arrays(shape: &ShapeProto) -> Vec<(ArrayType, Option<Vec<i64>>)> {
    if !shape.tuple_shapes.is_empty() {
        return shape.tuple_shapes.iter().flat_map(arrays).collect();
    }
    let order = shape.layout.as_ref().map(|layout| layout.minor_to_major.clone());
    let order = order.filter(|order| !is_row_major(order));
    let element_type = ElementType::from_primitive_type(shape.element_type);
    let array = |element_type| (ArrayType { element_type, dims: shape.dimensions.clone() }, order);
    element_type.map(array).into_iter().collect()
}

/// Whether the last dimension is the minor one, and so on.
fn is_row_major(minor_to_major: &[i64]) -> bool {
    minor_to_major.iter().rev().copied().eq(0..minor_to_major.len() as i64)
}

fn operands(computation: &HloComputationProto, instruction: &HloInstructionProto) -> Vec<ArrayType> {
    let by_id: HashMap<i64, &HloInstructionProto> =
        computation.instructions.iter().map(|i| (i.id, i)).collect();
    let shapes = instruction.operand_ids.iter().filter_map(|id| by_id.get(id)?.shape.as_ref());
    shapes.flat_map(array_types).collect()
}

fn op_name(instruction: &HloInstructionProto) -> String {
    instruction.metadata.as_ref().map(|m| m.op_name.clone()).unwrap_or_default()
}

fn custom_calls(computation: &HloComputationProto) -> impl Iterator<Item = CustomCall> {
    computation.instructions.iter().filter(|i| i.opcode == "custom-call").map(|i| CustomCall {
        name: i.name.clone(),
        target: i.custom_call_target.clone(),
        operands: operands(computation, i),
        results: i.shape.iter().flat_map(array_types).collect(),
        op_name: op_name(i),
    })
}

fn collectives(computation: &HloComputationProto) -> impl Iterator<Item = Collective> {
    computation.instructions.iter().filter_map(|i| {
        let opcode = i.opcode.strip_suffix("-start").unwrap_or(&i.opcode);
        COLLECTIVES.contains(&opcode).then(|| Collective {
            name: i.name.clone(),
            opcode: opcode.to_owned(),
            operands: operands(computation, i),
            op_name: op_name(i),
        })
    })
}

fn list(types: &[ArrayType]) -> String {
    types.iter().map(ArrayType::to_string).collect::<Vec<_>>().join(", ")
}

impl fmt::Display for CustomCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}({}) -> {}", self.name, self.target, list(&self.operands), list(&self.results))
    }
}

impl fmt::Display for Collective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}({})", self.name, self.opcode, list(&self.operands))
    }
}
