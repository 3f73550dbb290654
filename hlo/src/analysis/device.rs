//! Devices for the roofline: peak rates as their makers publish them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Peak rates of one device.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeviceSpec {
    /// Name.
    pub name: String,
    /// Dense matrix FLOP/s by element type of the operands, without sparsity.
    pub matmul_flops: BTreeMap<String, f64>,
    /// FLOP/s of everything else, in f32.
    pub vector_flops: f64,
    /// Bytes a second from and to device memory.
    pub memory_bandwidth: f64,
    /// Bytes of device memory.
    pub memory_bytes: u64,
    /// Bytes a second that a device sends to others of its NVLink domain, in one direction.
    pub network_bandwidth: f64,
}

/// Names of the devices that [`DeviceSpec::named`] knows.
pub const DEVICES: [&str; 5] = ["b200", "gb200", "gb300", "h100", "h200"];

impl DeviceSpec {
    /// A device by name: b200, gb200, gb300, h100 or h200.
    ///
    /// Rates are the dense ones of NVIDIA's data sheets (HGX B200 at 1000 W, GB200 and GB300 NVL72, H100 and H200
    /// SXM), per GPU.
    pub fn named(name: &str) -> Option<Self> {
        let tera = 1e12;
        // f64, f32 without tensor cores, tf32, bf16, fp8, fp4 in TFLOP/s; memory in TB/s and GB; NVLink in GB/s.
        let (f64_, f32_, tf32, bf16, fp8, fp4, memory, capacity, link) = match name {
            "b200" => (40.0, 80.0, 1125.0, 2250.0, 4500.0, 9000.0, 8.0, 192, 900.0),
            "gb200" => (45.0, 90.0, 1250.0, 2500.0, 5000.0, 10000.0, 8.0, 192, 900.0),
            "gb300" => (1.3, 80.0, 1250.0, 2500.0, 5000.0, 15000.0, 8.0, 288, 900.0),
            "h100" => (67.0, 67.0, 494.5, 989.5, 1979.0, 1979.0, 3.35, 80, 450.0),
            "h200" => (67.0, 67.0, 494.5, 989.5, 1979.0, 1979.0, 4.8, 141, 450.0),
            _ => return None,
        };
        let mut matmul_flops = BTreeMap::new();
        for (rate, names) in [
            (f64_, &["f64"][..]),
            // XLA runs f32 products in TF32 by default on these devices.
            (tf32, &["f32"]),
            (bf16, &["bf16", "f16"]),
            (fp8, &["f8e4m3fn", "f8e5m2", "f8e4m3", "f8e3m4", "s8", "u8"]),
            (fp4, &["f4e2m1fn"]),
        ] {
            matmul_flops.extend(names.iter().map(|name| (name.to_string(), rate * tera)));
        }
        Some(Self {
            name: name.to_string(),
            matmul_flops,
            vector_flops: f32_ * tera,
            memory_bandwidth: memory * tera,
            memory_bytes: capacity * 1_000_000_000,
            network_bandwidth: link * 1e9,
        })
    }

    /// Matrix FLOP/s for operands of these types: of `a x b` the slower one.
    pub fn matmul_rate(&self, types: &str) -> f64 {
        let rate = |name: &str| self.matmul_flops.get(name).copied().unwrap_or(self.vector_flops);
        types.split(" x ").map(rate).fold(f64::INFINITY, f64::min)
    }
}
