//! Typed custom calls: Rust functions that compiled programs call.
//!
//! A handler is a function of a [`Call`]; registered for a plugin and a platform, it runs wherever a
//! module of that plugin calls its target. `y = 2x` on the host:
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let plugin = xla::Plugin::load(xla::provision::Provisioner::from_env().resolve("cpu")?)?;
//! use xla::ffi::{self, Platform};
//!
//! ffi::register(&plugin, "double", Platform::Host, |call| {
//!     let x = call.arg_slice::<f32>(0)?;
//!     let y = call.result_slice::<f32>(0)?;
//!     for (y, x) in y.iter_mut().zip(x) {
//!         *y = 2.0 * x;
//!     }
//!     Ok(())
//! })?;
//! # let client = xla::Client::new(&plugin, &xla::ClientOptions::new())?;
//! # let module = "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
//! #   %y = stablehlo.custom_call @double(%x) {api_version = 4 : i32, backend_config = {}}
//! #     : (tensor<4xf32>) -> tensor<4xf32>
//! #   return %y : tensor<4xf32>
//! # }";
//! # let exe = client.compile(module, &xla::CompileOptions::new())?;
//! # let x = client.buffer_from_slice(&[1.0f32, 2.0, 3.0, 4.0], &[4], &client.devices()?[0])?;
//! # assert_eq!(exe.execute([&x])?[0].to_vec::<f32>()?, [2.0, 4.0, 6.0, 8.0]);
//! # Ok(())
//! # }
//! ```
//!
//! and in the module
//!
//! ```mlir
//! %y = stablehlo.custom_call @double(%x) {api_version = 4 : i32, backend_config = {}}
//!   : (tensor<4xf32>) -> tensor<4xf32>
//! ```
//!
//! The attributes are the entries of `backend_config`. An error, or a panic, fails the
//! execution that made the call and nothing else. Handlers with work to do once per call site
//! implement [`Handler`]. Handlers stay registered until the process ends.
//!
//! A handler sees shapes, not layouts. XLA for GPUs may hand over an operand column-major unless the call has
//! `operand_layouts` and `result_layouts`, so give both wherever the order in memory matters.

mod api;
mod attrs;
mod buffer_view;
mod call;
mod context;
mod register;
pub(crate) mod types;

use crate::error::Result;

pub use attrs::{Attr, Attrs, FromAttr};
pub use buffer_view::BufferView;
pub use call::Call;
pub use context::{Scratch, ThreadPool};
pub(crate) use register::plugin_api;
pub use register::{register, register_handler};

/// Where a handler runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Platform {
    /// CPU plugins: arguments and results lie in host memory.
    Host,
    /// NVIDIA GPUs: they lie in device memory, and the work goes to the call's stream.
    Cuda,
}

impl Platform {
    /// Its name in XLA's registry.
    pub fn name(self) -> &'static str {
        match self {
            Platform::Host => "Host",
            Platform::Cuda => "CUDA",
        }
    }
}

/// A custom call with stages: `instantiate` once per call site when a program is loaded, then for
/// each run `prepare`, `initialize` and `execute`.
pub trait Handler: 'static {
    /// What a call site keeps between the stages, such as a chosen algorithm.
    type State: Send + Sync + 'static;

    /// Whether `instantiate` runs once per call site. If not, it runs for each call: right for
    /// states that cost nothing.
    const HAS_STATE: bool = true;

    /// Whether XLA shall call `prepare`.
    const HAS_PREPARE: bool = false;

    /// Whether XLA shall call `initialize`.
    const HAS_INITIALIZE: bool = false;

    /// Whether the work may be recorded into a CUDA graph: it only puts work on the call's stream,
    /// the same each time for the same pointers.
    const COMMAND_BUFFER_COMPATIBLE: bool = false;

    /// Makes the state of a call site from its attributes. It can neither register handlers nor compile or load
    /// programs: those are errors here.
    ///
    /// # Errors
    /// An error fails the loading of the program.
    fn instantiate(attrs: Attrs<'_>) -> Result<Self::State>;

    /// Asks for resources before any device starts to run.
    ///
    /// # Errors
    /// An error fails the execution.
    fn prepare(_call: &Call<'_>, _state: &Self::State) -> Result<()> {
        Ok(())
    }

    /// Gets ready after all devices have prepared: the place for what must not happen while a CUDA
    /// graph is recorded.
    ///
    /// # Errors
    /// An error fails the execution.
    fn initialize(_call: &Call<'_>, _state: &Self::State) -> Result<()> {
        Ok(())
    }

    /// Does the work of one call.
    ///
    /// # Errors
    /// An error fails the execution.
    fn execute(call: &Call<'_>, state: &Self::State) -> Result<()>;
}
