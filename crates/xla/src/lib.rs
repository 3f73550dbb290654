//! Safe runtime over PJRT plugins: clients, buffers, executables, typed custom calls, topologies.
//!
//! Four steps, load, compile, execute, read:
//!
//! ```
//! use xla::provision::Provisioner;
//! use xla::{Client, ClientOptions, CompileOptions, Plugin};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let plugin = Plugin::load(Provisioner::from_env().resolve("cpu")?)?;
//! let client = Client::new(&plugin, &ClientOptions::new())?;
//! let device = &client.devices()?[0];
//!
//! let double = client.compile(
//!     "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
//!        %y = stablehlo.add %x, %x : tensor<2xf32>
//!        return %y : tensor<2xf32>
//!      }",
//!     &CompileOptions::new(),
//! )?;
//! let x = client.buffer_from_slice(&[1.0f32, 2.0], &[2], device)?;
//! let y = double.execute([&x])?.remove(0);
//! assert_eq!(y.to_vec::<f32>()?, [2.0, 4.0]);
//! # Ok(())
//! # }
//! ```
//!
//! A step of training gives the state away and gets it back, in the same memory where the module says so:
//!
//! ```no_run
//! # use xla::{Arg, Buffer, LoadedExecutable};
//! # fn train(step: LoadedExecutable, mut state: Buffer, next_batch: impl Fn() -> Buffer) -> xla::Result<()> {
//! for _ in 0..100 {
//!     let batch = next_batch();
//!     let mut outputs = step.execute([Arg::Donate(state), Arg::Borrow(&batch)])?;
//!     let loss = outputs.remove(1);
//!     state = outputs.remove(0);
//!     println!("{}", loss.to_vec::<f32>()?[0]);
//! }
//! # Ok(())
//! # }
//! ```
//!
//! | to | see |
//! |---|---|
//! | find or fetch a plugin | [`provision`], [`Plugin`] |
//! | move arrays | [`Client::buffer_from_slice`], [`Client::buffer_from_array`], [`Buffer`], [`HostView`] |
//! | compile, with shardings and debug options | [`Client::compile`], [`CompileOptions`] |
//! | run on one or many devices, with donation | [`LoadedExecutable`], [`Arg`] |
//! | see what was compiled | [`Executable`], [`Program`], [`CompiledMemoryStats`] |
//! | call Rust from a program | [`ffi`], [`ExecuteContext`] |
//! | compile for GPUs that are not there | [`Topology`], [`GpuTarget`] |
//! | keep programs between runs | [`compile_cache`] |
//! | join processes | [`kv`] |
//!
//! Errors are values of one type, [`Error`]; nothing here panics, prints, or ends the process.

#![allow(non_upper_case_globals, reason = "constants of the C API, in patterns, keep their C names")]

mod buffer;
mod callback;
mod client;
pub mod compile_cache;
mod compile_options;
mod device;
mod element_type;
mod elf;
mod error;
mod event;
mod executable;
mod execute_context;
pub mod ffi;
mod gpu_target;
mod host;
pub mod kv;
mod loaded;
mod log_level;
mod memory;
#[cfg(doctest)]
mod misuse;
mod module;
mod named_value;
mod plugin;
mod program;
mod proto;
pub mod provision;
mod serialized;
mod topology;

pub use buffer::Buffer;
pub use client::{Client, ClientOptions};
pub use compile_options::CompileOptions;
pub use device::{Device, DeviceMemoryStats};
pub use element_type::{ArrayType, ElementType, NativeType};
pub use error::{Code, Error, Result};
pub use event::Event;
pub use executable::{CompiledMemoryStats, Executable};
pub use execute_context::ExecuteContext;
pub use gpu_target::GpuTarget;
pub use host::HostView;
pub use loaded::{Arg, LoadedExecutable};
pub use log_level::set_min_log_level;
pub use memory::Memory;
pub use named_value::Value;
pub use plugin::Plugin;
pub use program::{Collective, CustomCall, Program, Signature};
pub use topology::{Topology, TopologyDevice, TopologySize};

/// The raw C ABI, for [`Plugin::from_api`].
pub use pjrt_sys as sys;
