//! The table of what can be resolved: names, pinned packages, hashes.
//!
//! The hashes were taken from the package index; those for x86_64 were also computed from the downloaded files.

use super::ProvisionError;

/// What an artifact is good for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A PJRT plugin for CPUs.
    CpuPlugin,
    /// A PJRT plugin for NVIDIA GPUs.
    CudaPlugin,
    /// A folder of programs and data that a plugin needs while it compiles.
    Toolchain,
    /// A shared library that is loaded by itself.
    Library,
}

/// A wheel for one platform.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wheel {
    /// Architecture and system, such as `x86_64-linux`.
    pub platform: &'static str,
    /// SHA-256 of the wheel file, in hexadecimal.
    pub sha256: &'static str,
}

/// A Python package at one version.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pin {
    /// The package's name, as pip takes it.
    pub package: &'static str,
    /// The only version that is fetched.
    pub version: &'static str,
    /// Its wheels.
    pub wheels: &'static [Wheel],
}

impl Pin {
    /// `package==version`.
    #[must_use]
    pub fn requirement(&self) -> String {
        format!("{}=={}", self.package, self.version)
    }

    /// The wheel for a platform.
    #[must_use]
    pub fn wheel(&self, platform: &str) -> Option<&Wheel> {
        self.wheels.iter().find(|wheel| wheel.platform == platform)
    }
}

/// Something that a name resolves to.
#[derive(Debug, PartialEq, Eq)]
pub struct Artifact {
    /// The name that users type.
    pub name: &'static str,
    /// One line about it.
    pub summary: &'static str,
    /// What it is good for.
    pub kind: Kind,
    /// The packages that make it up; all are unpacked into one folder.
    pub pins: &'static [Pin],
    /// What the name resolves to, relative to a folder of Python packages.
    pub entry: &'static str,
    /// Further files without which it is of no use, relative to the same folder.
    pub needs: &'static [&'static str],
}

impl Artifact {
    /// The version of the first package.
    #[must_use]
    pub fn version(&self) -> &'static str {
        self.pins.first().map_or("", |pin| pin.version)
    }

    /// Whether every package has a wheel for the platform.
    #[must_use]
    pub fn is_available(&self, platform: &str) -> bool {
        self.pins.iter().all(|pin| pin.wheel(platform).is_some())
    }
}

/// Architecture and system of this machine, as in [`Wheel::platform`].
pub(super) fn platform() -> String {
    format!("{}-{}", std::env::consts::ARCH, std::env::consts::OS)
}

/// Everything that can be resolved by name.
#[must_use]
pub fn artifacts() -> &'static [Artifact] {
    ARTIFACTS
}

/// The artifact behind a name; `cpu` stands for the fastest plugin that this platform has a wheel for.
pub(super) fn by_name(name: &str) -> Result<&'static Artifact, ProvisionError> {
    let real = match name {
        "cpu" => default_cpu(&platform()),
        other => other,
    };
    ARTIFACTS.iter().find(|artifact| artifact.name == real).ok_or_else(|| {
        let known: Vec<&str> = std::iter::once("cpu").chain(ARTIFACTS.iter().map(|a| a.name)).collect();
        ProvisionError::UnknownName { name: name.to_owned(), nearest: nearest(name, &known), known }
    })
}

/// In order of speed on a small training step; the reason is in docs/decisions.
fn default_cpu(platform: &str) -> &'static str {
    let order = ["cpu-zml", "cpu-jax", "cpu-openxla"];
    let by_speed = order.iter().filter_map(|name| ARTIFACTS.iter().find(|artifact| artifact.name == *name));
    by_speed
        .clone()
        .find(|artifact| artifact.is_available(platform))
        .map_or("cpu-zml", |artifact| artifact.name)
}

/// The known name with the smallest edit distance, if it is near enough to be a slip.
fn nearest(name: &str, known: &[&'static str]) -> Option<&'static str> {
    let best = known.iter().map(|candidate| (edit_distance(name, candidate), *candidate)).min()?;
    (best.0 <= 3 && best.0 < name.len()).then_some(best.1)
}

fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.iter().enumerate() {
            let substituted = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = substituted.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

const X86_64: &str = "x86_64-linux";
const AARCH64: &str = "aarch64-linux";

static ARTIFACTS: &[Artifact] = &[
    Artifact {
        name: "cpu-openxla",
        summary: "OpenXLA's own CPU plugin",
        kind: Kind::CpuPlugin,
        pins: &[Pin {
            package: "xla-cpu-pjrt",
            version: "0.0.1",
            wheels: &[
                Wheel {
                    platform: X86_64,
                    sha256: "55837b6b7b47daa717f2d9a5a03563ea0ceaa338d06a81a1e2d3f060d960decc",
                },
                Wheel {
                    platform: AARCH64,
                    sha256: "8f613be6e891858f40d64f9799319502fff42689661944fc18a6ffd8210b30c9",
                },
            ],
        }],
        entry: "xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so",
        needs: &[],
    },
    Artifact {
        name: "cpu-zml",
        summary: "CPU plugin built by ZML from a newer XLA",
        kind: Kind::CpuPlugin,
        pins: &[Pin {
            package: "fastatomstruct-xla-cpu",
            version: "2026.6.23",
            wheels: &[Wheel {
                platform: X86_64,
                sha256: "88b1c430b341b4bea40a37420311c9c75db6e22b46d2ff95b6986577bee6afe9",
            }],
        }],
        entry: "fastatomstruct_xla_cpu/libpjrt_cpu.so",
        needs: &[],
    },
    Artifact {
        name: "cpu-jax",
        summary: "CPU plugin with the XLA of jaxlib 0.11.2",
        kind: Kind::CpuPlugin,
        pins: &[Pin {
            package: "lammps-jax-pjrt-cpu",
            version: "0.11.2",
            wheels: &[Wheel {
                platform: X86_64,
                sha256: "1319390d948b39f69f7dade496b7c385149d9ca6097a6b62114da113216d9ad1",
            }],
        }],
        entry: "lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so",
        needs: &[],
    },
    Artifact {
        name: "cuda13",
        summary: "JAX's plugin for NVIDIA GPUs; compiles for Blackwell without a GPU too",
        kind: Kind::CudaPlugin,
        pins: &[Pin {
            package: "jax-cuda13-pjrt",
            version: "0.12.0.1",
            wheels: &[
                Wheel {
                    platform: X86_64,
                    sha256: "5899bb6177eda86ea532afb9a26794f2bdd04966f6a01f9028266b16c2b6cf90",
                },
                Wheel {
                    platform: AARCH64,
                    sha256: "40758d042df8c06991b6a1a8016b56e9cefb1ed4c677c062125c3eb71c3dab97",
                },
            ],
        }],
        entry: "jax_plugins/xla_cuda13/xla_cuda_plugin.so",
        needs: &[],
    },
    Artifact {
        name: "cuda-toolchain",
        summary: "ptxas and libdevice, which compiling for GPUs needs (--xla_gpu_cuda_data_dir)",
        kind: Kind::Toolchain,
        pins: &[
            Pin {
                package: "nvidia-cuda-nvcc",
                version: "13.5.37",
                wheels: &[
                    Wheel {
                        platform: X86_64,
                        sha256: "f5c4f7ead5d964fb4af42bbf1e6d3ec3c1e6e9d83b53749f691d387e7fcaa3a7",
                    },
                    Wheel {
                        platform: AARCH64,
                        sha256: "588eda18eb5076ae859fe272844b526459228af22df0b117f54eec3aa82bc9c8",
                    },
                ],
            },
            Pin {
                package: "nvidia-nvvm",
                version: "13.5.37",
                wheels: &[
                    Wheel {
                        platform: X86_64,
                        sha256: "c41bfa362e407405163f103c2229f0765f8cc2ed7d148b754dc77f228bf7e070",
                    },
                    Wheel {
                        platform: AARCH64,
                        sha256: "b659bd3115b7ac7ec8931e67d0e2c0dd09cd35b08a6a7372df6f8f22c67da80a",
                    },
                ],
            },
            Pin {
                package: "nvidia-cuda-crt",
                version: "13.5.37",
                wheels: &[
                    Wheel {
                        platform: X86_64,
                        sha256: "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29",
                    },
                    Wheel {
                        platform: AARCH64,
                        sha256: "9ed2c565fdf3244fa6719769a80a466b85bfd4b1467ea339353bc91c971d09e0",
                    },
                ],
            },
        ],
        entry: "nvidia/cu13",
        needs: &["nvidia/cu13/bin/ptxas", "nvidia/cu13/nvvm/libdevice/libdevice.10.bc"],
    },
    Artifact {
        name: "cublas",
        summary: "cuBLASLt, which the NVFP4 products call on GPUs",
        kind: Kind::Library,
        pins: &[Pin {
            package: "nvidia-cublas",
            version: "13.10.0.20",
            wheels: &[
                Wheel {
                    platform: X86_64,
                    sha256: "dcc6d63884c53d07e267ce7e6feac17b2538cebaafec5db865736c3e28e4dc84",
                },
                Wheel {
                    platform: AARCH64,
                    sha256: "c5f3418c0a845232a8cabc58f6fa52cfae7d8bd3680d94c3907aca710fd48d70",
                },
            ],
        }],
        entry: "nvidia/cu13/lib/libcublasLt.so.13",
        needs: &["nvidia/cu13/lib/libcublas.so.13"],
    },
    Artifact {
        name: "cudnn",
        summary: "cuDNN, which XLA's fused attention calls on GPUs",
        kind: Kind::Library,
        pins: &[Pin {
            package: "nvidia-cudnn-cu13",
            version: "9.28.1.4",
            wheels: &[
                Wheel {
                    platform: X86_64,
                    sha256: "a54f205b1db1f2895d99f398754db1369816f0569dd459731f925635cf7b65ec",
                },
                Wheel {
                    platform: AARCH64,
                    sha256: "759b6a4919951ed8ec603dec97b96f6a6396c8269b95b3d345526e2471fb433d",
                },
            ],
        }],
        entry: "nvidia/cudnn/lib/libcudnn.so.9",
        needs: &[],
    },
];
