//! Protobuf messages of XLA that cross the C API as bytes, with the fields that this crate uses.
//! Field numbers from XLA's `compile_options.proto`, `xla_data.proto` and `hlo.proto`.

use std::collections::BTreeMap;

/// Options of one compilation.
#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct CompileOptionsProto {
    #[prost(message, optional, tag = "3")]
    pub(crate) executable_build_options: Option<ExecutableBuildOptionsProto>,
    #[prost(bool, tag = "4")]
    pub(crate) compile_portable_executable: bool,
    #[prost(btree_map = "string, message", tag = "7")]
    pub(crate) env_option_overrides: BTreeMap<String, OptionOverrideProto>,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct OptionOverrideProto {
    #[prost(oneof = "OptionOverride", tags = "1, 2, 3, 4")]
    pub(crate) value: Option<OptionOverride>,
}

#[derive(Clone, PartialEq, prost::Oneof)]
pub(crate) enum OptionOverride {
    #[prost(string, tag = "1")]
    String(String),
    #[prost(bool, tag = "2")]
    Bool(bool),
    #[prost(int64, tag = "3")]
    Int(i64),
    #[prost(double, tag = "4")]
    Double(f64),
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct ExecutableBuildOptionsProto {
    #[prost(int64, tag = "1")]
    pub(crate) device_ordinal: i64,
    #[prost(int64, tag = "4")]
    pub(crate) num_replicas: i64,
    #[prost(int64, tag = "5")]
    pub(crate) num_partitions: i64,
    #[prost(bool, tag = "6")]
    pub(crate) use_spmd_partitioning: bool,
    #[prost(message, optional, tag = "9")]
    pub(crate) device_assignment: Option<DeviceAssignmentProto>,
    #[prost(bool, repeated, tag = "12")]
    pub(crate) allow_spmd_sharding_propagation_to_output: Vec<bool>,
    #[prost(bool, repeated, tag = "18")]
    pub(crate) allow_spmd_sharding_propagation_to_parameters: Vec<bool>,
    #[prost(bool, tag = "19")]
    pub(crate) use_shardy_partitioner: bool,
}

/// Device ids by computation (partition), then replica.
#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct DeviceAssignmentProto {
    #[prost(int32, tag = "1")]
    pub(crate) replica_count: i32,
    #[prost(int32, tag = "2")]
    pub(crate) computation_count: i32,
    #[prost(message, repeated, tag = "3")]
    pub(crate) computation_devices: Vec<ComputationDevice>,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct ComputationDevice {
    #[prost(int64, repeated, tag = "1")]
    pub(crate) replica_device_ids: Vec<i64>,
}

/// The optimised program as plugins give it with its configuration.
#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct HloModuleProtoWithConfig {
    #[prost(bytes = "vec", tag = "1")]
    pub(crate) hlo_module: Vec<u8>,
}

/// The parts of a module that say what it takes, gives, calls and communicates.
#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct HloModuleProto {
    #[prost(string, tag = "1")]
    pub(crate) name: String,
    #[prost(message, repeated, tag = "3")]
    pub(crate) computations: Vec<HloComputationProto>,
    #[prost(int64, tag = "6")]
    pub(crate) entry_computation_id: i64,
    #[prost(message, optional, tag = "8")]
    pub(crate) input_output_alias: Option<HloInputOutputAliasProto>,
}

/// Only the module's signature: decoding skips everything else.
#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct HloSignatureProto {
    #[prost(message, optional, tag = "4")]
    pub(crate) host_program_shape: Option<ProgramShapeProto>,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct HloComputationProto {
    #[prost(string, tag = "1")]
    pub(crate) name: String,
    #[prost(message, repeated, tag = "2")]
    pub(crate) instructions: Vec<HloInstructionProto>,
    #[prost(message, optional, tag = "4")]
    pub(crate) program_shape: Option<ProgramShapeProto>,
    #[prost(int64, tag = "5")]
    pub(crate) id: i64,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct HloInstructionProto {
    #[prost(string, tag = "1")]
    pub(crate) name: String,
    #[prost(string, tag = "2")]
    pub(crate) opcode: String,
    #[prost(message, optional, tag = "3")]
    pub(crate) shape: Option<ShapeProto>,
    #[prost(message, optional, tag = "7")]
    pub(crate) metadata: Option<OpMetadata>,
    #[prost(string, tag = "28")]
    pub(crate) custom_call_target: String,
    #[prost(int64, tag = "35")]
    pub(crate) id: i64,
    #[prost(int64, repeated, tag = "36")]
    pub(crate) operand_ids: Vec<i64>,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct OpMetadata {
    #[prost(string, tag = "2")]
    pub(crate) op_name: String,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct ProgramShapeProto {
    #[prost(message, repeated, tag = "1")]
    pub(crate) parameters: Vec<ShapeProto>,
    #[prost(message, optional, tag = "2")]
    pub(crate) result: Option<ShapeProto>,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct ShapeProto {
    #[prost(int32, tag = "2")]
    pub(crate) element_type: i32,
    #[prost(int64, repeated, tag = "3")]
    pub(crate) dimensions: Vec<i64>,
    #[prost(message, repeated, tag = "4")]
    pub(crate) tuple_shapes: Vec<ShapeProto>,
    #[prost(message, optional, tag = "5")]
    pub(crate) layout: Option<LayoutProto>,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct LayoutProto {
    #[prost(int64, repeated, tag = "1")]
    pub(crate) minor_to_major: Vec<i64>,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct HloInputOutputAliasProto {
    #[prost(message, repeated, tag = "1")]
    pub(crate) entries: Vec<AliasEntryProto>,
}

#[derive(Clone, PartialEq, prost::Message)]
pub(crate) struct AliasEntryProto {
    #[prost(int64, tag = "2")]
    pub(crate) parameter_number: i64,
}
