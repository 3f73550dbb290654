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
