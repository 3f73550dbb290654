//! GPUs that programs can be compiled for without having one: numbers from XLA's public target
//! configurations (`xla/backends/gpu/target_config/specs`).

use std::fmt::{self, Write as _};
use std::str::FromStr;

use crate::error::{Error, Result};

/// A kind of GPU to compile for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GpuTarget {
    /// NVIDIA B200 (Blackwell, 10.0).
    B200,
    /// NVIDIA GB200 (Blackwell with Grace, 10.0).
    Gb200,
    /// NVIDIA B300 (Blackwell Ultra, 10.3).
    B300,
    /// NVIDIA GB300 (Blackwell Ultra with Grace, 10.3).
    Gb300,
    /// NVIDIA H100 SXM, 80 GB (Hopper, 9.0).
    H100,
    /// NVIDIA H200, 141 GB (Hopper, 9.0).
    H200,
}

/// What differs between the targets.
struct Spec {
    name: &'static str,
    description: &'static str,
    compute_capability: (u32, u32),
    core_count: u32,
    clock_rate_ghz: f64,
    tensor_clock_ghz: f64,
    memory_bandwidth: u64,
    device_memory_size: u64,
    l2_cache_size: u64,
    /// Products of one tensor core per clock, for 8-bit types; half for 16 bits, a quarter for TF32.
    tensor_ops_8_bit: u32,
    /// The same for FP4, if there is FP4.
    tensor_ops_4_bit: Option<u32>,
    /// The same for f64.
    tensor_ops_f64: u32,
    /// Products of one scalar unit per clock, for f16 and bf16.
    scalar_ops_16_bit: u32,
}

/// Numbers of XLA's `PrimitiveType`.
const F16: i32 = 10;
const F32: i32 = 11;
const F64: i32 = 12;
const BF16: i32 = 16;
const F4E2M1FN: i32 = 32;
/// S8, U8 and the 8-bit floats.
const EIGHT_BITS: [i32; 9] = [2, 6, 19, 20, 23, 24, 25, 28, 29];

impl GpuTarget {
    /// All targets.
    pub const ALL: [GpuTarget; 6] = [
        GpuTarget::B200,
        GpuTarget::Gb200,
        GpuTarget::B300,
        GpuTarget::Gb300,
        GpuTarget::H100,
        GpuTarget::H200,
    ];

    /// Name, as [`GpuTarget::from_str`] takes it: `b200`, `gb200`, `b300`, `gb300`, `h100`, `h200`.
    pub fn name(self) -> &'static str {
        self.spec().name
    }

    /// Name of the device, such as `NVIDIA B200`.
    pub fn description(self) -> &'static str {
        self.spec().description
    }

    /// Memory of one GPU, in bytes.
    pub fn device_memory_size(self) -> u64 {
        self.spec().device_memory_size
    }

    /// Memory bandwidth of one GPU, in bytes per second.
    pub fn memory_bandwidth(self) -> u64 {
        self.spec().memory_bandwidth
    }

    /// Compute capability, major and minor.
    pub fn compute_capability(self) -> (u32, u32) {
        self.spec().compute_capability
    }

    fn spec(self) -> Spec {
        let blackwell = Spec {
            name: "b200",
            description: "NVIDIA B200",
            compute_capability: (10, 0),
            core_count: 148,
            clock_rate_ghz: 1.965,
            tensor_clock_ghz: 1.835_310_1,
            memory_bandwidth: 7_672_320_000_000,
            device_memory_size: 191_514_411_008,
            l2_cache_size: 132_644_864,
            tensor_ops_8_bit: 2048,
            tensor_ops_4_bit: Some(4096),
            tensor_ops_f64: 16,
            scalar_ops_16_bit: 1,
        };
        let hopper = Spec {
            name: "h100",
            description: "NVIDIA H100 80GB HBM3",
            compute_capability: (9, 0),
            core_count: 132,
            clock_rate_ghz: 1.98,
            tensor_clock_ghz: 1.829_520_1,
            memory_bandwidth: 3_352_320_000_000,
            device_memory_size: 84_942_979_072,
            l2_cache_size: 52_428_800,
            tensor_ops_8_bit: 1024,
            tensor_ops_4_bit: None,
            tensor_ops_f64: 32,
            scalar_ops_16_bit: 2,
        };
        match self {
            GpuTarget::B200 => blackwell,
            GpuTarget::Gb200 => Spec {
                name: "gb200",
                description: "NVIDIA GB200",
                core_count: 152,
                clock_rate_ghz: 2.062,
                tensor_clock_ghz: 1.925_908_1,
                memory_bandwidth: 7_928_064_000_000,
                device_memory_size: 197_897_748_480,
                l2_cache_size: 135_528_448,
                ..blackwell
            },
            GpuTarget::B300 => Spec {
                name: "b300",
                description: "NVIDIA B300",
                compute_capability: (10, 3),
                core_count: 158,
                memory_bandwidth: 7_936_000_000_000,
                device_memory_size: 297_021_865_984,
                l2_cache_size: 135_528_448,
                ..blackwell
            },
            GpuTarget::Gb300 => Spec {
                name: "gb300",
                description: "NVIDIA GB300",
                compute_capability: (10, 3),
                core_count: 152,
                clock_rate_ghz: 2.07,
                tensor_clock_ghz: 1.933_38,
                memory_bandwidth: 7_928_064_000_000,
                device_memory_size: 297_021_079_552,
                l2_cache_size: 135_528_448,
                ..blackwell
            },
            GpuTarget::H100 => hopper,
            GpuTarget::H200 => Spec {
                name: "h200",
                description: "NVIDIA H200 141GB HBM3e",
                memory_bandwidth: 4_800_000_000_000,
                device_memory_size: 151_397_597_184,
                ..hopper
            },
        }
    }

    /// `GpuTargetConfigProto` in text format, as the CUDA plugin's topology option `target_config`
    /// takes it.
    pub fn target_config(self) -> String {
        let spec = self.spec();
        let (major, minor) = spec.compute_capability;
        let mut units = String::new();
        spec.write_scalar_units(&mut units);
        spec.write_matrix_units(&mut units);
        format!(
            "gpu_device_info {{
  threads_per_block_limit: 1024
  threads_per_warp: 32
  shared_memory_per_block: 49152
  shared_memory_per_core: 233472
  threads_per_core_limit: 2048
  core_count: {}
  fpus_per_core: 128
  block_dim_limit_x: 2147483647
  block_dim_limit_y: 65535
  block_dim_limit_z: 65535
  memory_bandwidth: {}
  l2_cache_size: {}
  clock_rate_ghz: {}
  device_memory_size: {}
  shared_memory_per_block_optin: 232448
  cuda_compute_capability {{ major: {major} minor: {minor} feature_extension: ACCELERATED_FEATURES }}
  registers_per_core_limit: 65536
  registers_per_block_limit: 65536
{units}  thread_dim_limit_x: 1024
  thread_dim_limit_y: 1024
  thread_dim_limit_z: 64
  device_vendor: \"NVIDIA Corporation\"
  platform_version: \"Compute Capability {major}.{minor}a\"
  device_address_bits: 64
  ecc_enabled: true
  name: \"{description}\"
  driver_version: \"13.0.0\"
  runtime_version: \"12.8.0\"
  compile_time_toolkit_version: \"12.8.0\"
  dnn_version: \"9.10.0\"
  device_interconnect_info {{ active_links: 18 }}
  collective_memory_granularity: 2097152
}}
platform_name: \"CUDA\"
dnn_version_info {{ major: 9 minor: 10 patch: 0 }}
device_description_str: \"{description}\"
",
            spec.core_count,
            spec.memory_bandwidth,
            spec.l2_cache_size,
            spec.clock_rate_ghz,
            spec.device_memory_size,
            description = spec.description,
        )
    }
}

impl Spec {
    fn write_scalar_units(&self, out: &mut String) {
        const S32: i32 = 4;
        const U32: i32 = 8;
        let clock = self.clock_rate_ghz;
        let half = self.scalar_ops_16_bit;
        let rates =
            [(S32, 64, 1), (U32, 64, 1), (F16, 128, half), (F32, 128, 1), (F64, 64, 1), (BF16, 128, half)];
        out.push_str("  scalar_unit_description {\n");
        for (key, units, ops) in rates {
            write_rate(out, key, clock, units, ops);
        }
        out.push_str("  }\n");
    }

    fn write_matrix_units(&self, out: &mut String) {
        let clock = self.tensor_clock_ghz;
        let eight = self.tensor_ops_8_bit;
        out.push_str("  matrix_unit_description {\n");
        for key in EIGHT_BITS {
            write_rate(out, key, clock, 4, eight);
        }
        write_rate(out, F16, clock, 4, eight / 2);
        write_rate(out, BF16, clock, 4, eight / 2);
        write_rate(out, F32, clock, 4, eight / 4);
        write_rate(out, F64, self.clock_rate_ghz, 4, self.tensor_ops_f64);
        if let Some(four) = self.tensor_ops_4_bit {
            write_rate(out, F4E2M1FN, clock, 4, four);
        }
        out.push_str("  }\n");
    }
}

fn write_rate(out: &mut String, key: i32, clock: f64, units: u32, ops: u32) {
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "    rate_infos {{ key: {key} value {{ clock_rate_ghz: {clock} units_per_core: {units} ops_per_clock: {ops} }} }}"
    );
}

impl FromStr for GpuTarget {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self> {
        let known = GpuTarget::ALL.into_iter().find(|t| t.name().eq_ignore_ascii_case(name));
        known.ok_or_else(|| {
            let names: Vec<&str> = GpuTarget::ALL.iter().map(|t| t.name()).collect();
            Error::invalid_argument(format!(
                "there is no GPU target {name:?}; known are {}",
                names.join(", ")
            ))
        })
    }
}

impl fmt::Display for GpuTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
