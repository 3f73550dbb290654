//! Options of a compilation.

use std::collections::BTreeMap;

use prost::Message;

use crate::error::{Error, Result};
use crate::proto::{
    CompileOptionsProto, ComputationDevice, DeviceAssignmentProto, ExecutableBuildOptionsProto,
    OptionOverride, OptionOverrideProto,
};

/// How a module is compiled.
///
/// ```
/// let one_device = xla::CompileOptions::new();
/// let four_partitions = xla::CompileOptions::new().num_partitions(4).use_shardy_partitioner(true);
/// # let _ = (one_device, four_partitions);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct CompileOptions {
    num_replicas: usize,
    num_partitions: usize,
    use_spmd_partitioning: Option<bool>,
    use_shardy_partitioner: bool,
    propagate_to_parameters: Vec<bool>,
    propagate_to_output: Vec<bool>,
    device_assignment: Option<Vec<Vec<i64>>>,
    overrides: BTreeMap<String, OptionOverride>,
}

impl Default for CompileOptions {
    fn default() -> Self {
        Self::new()
    }
}

impl CompileOptions {
    /// One replica, one partition, no overrides.
    pub fn new() -> Self {
        Self {
            num_replicas: 1,
            num_partitions: 1,
            use_spmd_partitioning: None,
            use_shardy_partitioner: false,
            propagate_to_parameters: Vec::new(),
            propagate_to_output: Vec::new(),
            device_assignment: None,
            overrides: BTreeMap::new(),
        }
    }

    /// Number of replicas: copies of the program that each get their own data.
    #[must_use]
    pub fn num_replicas(mut self, count: usize) -> Self {
        self.num_replicas = count;
        self
    }

    /// Number of partitions: devices that share one program, split by its shardings. More than one
    /// turns SPMD partitioning on unless [`CompileOptions::use_spmd_partitioning`] says otherwise.
    #[must_use]
    pub fn num_partitions(mut self, count: usize) -> Self {
        self.num_partitions = count;
        self
    }

    /// Whether XLA partitions the program by its shardings.
    #[must_use]
    pub fn use_spmd_partitioning(mut self, on: bool) -> Self {
        self.use_spmd_partitioning = Some(on);
        self
    }

    /// Whether Shardy partitions (modules with `sdy` shardings need it) rather than GSPMD.
    #[must_use]
    pub fn use_shardy_partitioner(mut self, on: bool) -> Self {
        self.use_shardy_partitioner = on;
        self
    }

    /// Which parameters without a sharding may get one by propagation; one value stands for all.
    #[must_use]
    pub fn allow_spmd_sharding_propagation_to_parameters(mut self, allow: Vec<bool>) -> Self {
        self.propagate_to_parameters = allow;
        self
    }

    /// Which outputs without a sharding may get one by propagation; one value stands for all.
    #[must_use]
    pub fn allow_spmd_sharding_propagation_to_output(mut self, allow: Vec<bool>) -> Self {
        self.propagate_to_output = allow;
        self
    }

    /// Device ids, a row for each replica and a column for each partition. Without it the plugin's
    /// default assignment holds.
    #[must_use]
    pub fn device_assignment(mut self, ids: Vec<Vec<i64>>) -> Self {
        self.device_assignment = Some(ids);
        self
    }

    /// Sets a debug option of XLA for this compilation, as `XLA_FLAGS` would for all: the name is
    /// without dashes (`xla_gpu_enable_triton_gemm`), the value as on a command line. XLA rejects
    /// unknown names and bad values when compiling.
    #[must_use]
    pub fn debug_option(mut self, name: impl Into<String>, value: impl AsRef<str>) -> Self {
        let value = value.as_ref();
        let typed = match value {
            "true" | "True" => OptionOverride::Bool(true),
            "false" | "False" => OptionOverride::Bool(false),
            text => match (text.parse::<i64>(), text.parse::<f64>()) {
                (Ok(int), _) => OptionOverride::Int(int),
                (_, Ok(float)) => OptionOverride::Double(float),
                _ => OptionOverride::String(text.to_owned()),
            },
        };
        self.overrides.insert(name.into(), typed);
        self
    }

    /// Where compiling for NVIDIA GPUs finds `bin/ptxas` and `nvvm/libdevice`.
    #[must_use]
    pub fn cuda_data_dir(self, dir: impl AsRef<std::path::Path>) -> Self {
        let dir = dir.as_ref().to_string_lossy().into_owned();
        let mut options = self;
        options.overrides.insert("xla_gpu_cuda_data_dir".to_owned(), OptionOverride::String(dir));
        options
    }

    /// Whether there are devices enough, and those that the assignment names: a plugin may crash where there are not.
    ///
    /// # Errors
    /// `InvalidArgument` with the number or the id that does not fit.
    pub(crate) fn check_devices(&self, ids: &[i64]) -> Result<()> {
        if self.num_devices() > ids.len() {
            return Err(Error::invalid_argument(format!(
                "the program runs on {} devices ({} replicas of {} partitions), but there are {}",
                self.num_devices(),
                self.num_replicas,
                self.num_partitions,
                ids.len()
            )));
        }
        let mut free = ids.to_vec();
        for id in self.device_assignment.iter().flatten().flatten() {
            let Some(place) = free.iter().position(|other| other == id) else {
                let problem = if ids.contains(id) { "twice" } else { "which does not exist" };
                return Err(Error::invalid_argument(format!(
                    "the device assignment names device {id}, {problem}; the devices are {ids:?}"
                )));
            };
            free.swap_remove(place);
        }
        Ok(())
    }

    /// Assigns the first of these device ids, in order, if no assignment was set.
    pub(crate) fn assigned_to(self, ids: &[i64]) -> Result<Self> {
        self.check_devices(ids)?;
        if self.device_assignment.is_some() {
            return Ok(self);
        }
        let rows =
            ids.chunks(self.num_partitions.max(1)).take(self.num_replicas).map(<[i64]>::to_vec).collect();
        Ok(self.device_assignment(rows))
    }

    /// Number of devices that the executable runs on.
    pub fn num_devices(&self) -> usize {
        self.num_replicas.saturating_mul(self.num_partitions)
    }

    /// `CompileOptionsProto`, the same bytes for the same options: part of a compile cache's key.
    ///
    /// # Errors
    /// `InvalidArgument` if a count is zero or the device assignment has another shape.
    pub fn to_proto_bytes(&self) -> Result<Vec<u8>> {
        let (replicas, partitions) = (self.num_replicas, self.num_partitions);
        let count = |n: usize, what: &str| {
            i32::try_from(n)
                .ok()
                .filter(|n| *n > 0)
                .ok_or_else(|| Error::invalid_argument(format!("{what} is {n}, expected 1 or more")))
        };
        let replica_count = count(replicas, "num_replicas")?;
        let computation_count = count(partitions, "num_partitions")?;
        let device_assignment = self.device_assignment.as_ref().map(|ids| {
            if ids.len() != replicas || ids.iter().any(|row| row.len() != partitions) {
                return Err(Error::invalid_argument(format!(
                    "the device assignment must have {replicas} rows of {partitions} device ids, one row a replica"
                )));
            }
            let column = |p: usize| ComputationDevice { replica_device_ids: ids.iter().map(|row| row[p]).collect() };
            Ok(DeviceAssignmentProto {
                replica_count,
                computation_count,
                computation_devices: (0..partitions).map(column).collect(),
            })
        });
        let build = ExecutableBuildOptionsProto {
            device_ordinal: -1,
            num_replicas: replica_count.into(),
            num_partitions: computation_count.into(),
            use_spmd_partitioning: self.use_spmd_partitioning.unwrap_or(partitions > 1),
            device_assignment: device_assignment.transpose()?,
            allow_spmd_sharding_propagation_to_output: self.propagate_to_output.clone(),
            allow_spmd_sharding_propagation_to_parameters: self.propagate_to_parameters.clone(),
            use_shardy_partitioner: self.use_shardy_partitioner,
        };
        let overrides = self.overrides.iter();
        let options = CompileOptionsProto {
            executable_build_options: Some(build),
            compile_portable_executable: false,
            env_option_overrides: overrides
                .map(|(name, value)| (name.clone(), OptionOverrideProto { value: Some(value.clone()) }))
                .collect(),
        };
        Ok(options.encode_to_vec())
    }
}
