//! A program on a plugin: compiled modules, state on the devices, one call a step.

use std::time::{Duration, Instant};

use custom_calls::gemm::Pass;
use hlo::Module;
use xla::compile_cache::{CompileCache, Outcome};
use xla::{Arg, Buffer, Client, CompileOptions, Device, ElementType, LoadedExecutable};

use super::certified::{Certified, certify};
use super::quantized;
use super::train_step::{BATCH_ARRAYS, Program};
use crate::config::TrainConfig;
use crate::data::Batch;

/// What can go wrong between the program and the devices.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    /// A module could not be built.
    #[error("building the {module} module: {source}")]
    Build {
        /// Which module.
        module: &'static str,
        /// The first error of the graph.
        source: hlo::BuildError,
    },
    /// XLA's optimised module cannot be read.
    #[error("reading the optimised {module} module: {problem}")]
    Unreadable {
        /// Which module.
        module: &'static str,
        /// What is wrong with it.
        problem: String,
    },
    /// A compiled module does not hold the quantised products that the recipe asks for.
    #[error("quantization is not applied as asked in the compiled {module} module:\n{}", problems.join("\n"))]
    NotQuantized {
        /// Which module.
        module: &'static str,
        /// Layer, pass and problem of each product.
        problems: Vec<String>,
    },
    /// A compiled module does not compute attention with the fused kernels that the configuration names.
    #[error("attention is not fused as asked in the compiled {module} module:\n{}", problems.join("\n"))]
    NotFused {
        /// Which module.
        module: &'static str,
        /// What is missing or in memory.
        problems: Vec<String>,
    },
    /// The plugin failed.
    #[error(transparent)]
    Xla(#[from] xla::Error),
    /// The plugin has fewer devices than the configuration asks for.
    #[error(
        "the configuration is for {wanted} devices, the plugin has {found}; set ici_*_parallelism accordingly, or for \
         the CPU plugin XLA_FLAGS=--xla_force_host_platform_device_count={wanted}"
    )]
    Devices {
        /// Devices of the mesh.
        wanted: usize,
        /// Devices of the plugin.
        found: usize,
    },
    /// A batch or a state array does not have the shape that the step takes.
    #[error("{what}: {found} values, expected {expected}")]
    Size {
        /// Which array.
        what: String,
        /// Elements or bytes given.
        found: usize,
        /// Elements or bytes needed.
        expected: usize,
    },
}

/// How long making a module ready took, and whether the compile cache helped.
#[derive(Clone, Debug)]
pub struct Prepared {
    /// Which module.
    pub module: &'static str,
    /// Building the graph, differentiating and printing it.
    pub build: Duration,
    /// Compiling or loading it.
    pub compile: Duration,
    /// What the compile cache did, if there is one.
    pub cache: Option<Outcome>,
}

/// Makes executables of modules.
pub struct Compiler<'a> {
    client: &'a Client,
    cache: Option<&'a CompileCache>,
    options: CompileOptions,
}

/// The options under which modules of the program are compiled, for a client or a topology.
pub fn compile_options(program: &Program) -> CompileOptions {
    let num_devices = program.model.rules.num_devices();
    // NaN wins in maximum and minimum, as StableHLO says and as JAX has XLA compile for the CPU: by default the plugins
    // let it vanish there.
    let options = CompileOptions::new().debug_option("xla_cpu_enable_fast_min_max", "false");
    if num_devices == 1 {
        return options;
    }
    options.num_partitions(num_devices).use_spmd_partitioning(true).use_shardy_partitioner(true)
}

impl<'a> Compiler<'a> {
    /// A compiler for the devices of `program`'s mesh.
    pub fn new(client: &'a Client, cache: Option<&'a CompileCache>, program: &Program) -> Self {
        let dump = dump_options(program.config());
        // A program from the cache is not compiled, and so leaves no dump.
        let cache = cache.filter(|_| dump.is_empty());
        let options = compile_options(program);
        let options = dump.iter().fold(options, |o, (name, value)| o.debug_option(name, value));
        Compiler { client, cache, options }
    }

    /// Builds and compiles a module.
    ///
    /// # Errors
    /// If the graph cannot be built or XLA refuses it.
    pub fn prepare(
        &self,
        module: &'static str,
        build: impl FnOnce() -> Result<Module, hlo::BuildError>,
    ) -> Result<(LoadedExecutable, Prepared), SessionError> {
        let start = Instant::now();
        let text = build().map_err(|source| SessionError::Build { module, source })?.to_string();
        let built = start.elapsed();
        let start = Instant::now();
        let (executable, cache) = match self.cache {
            Some(cache) => {
                let compiled = cache.get_or_compile(self.client, &text, &self.options)?;
                (compiled.executable, Some(compiled.outcome))
            }
            None => (self.client.compile(&text, &self.options)?, None),
        };
        Ok((executable, Prepared { module, build: built, compile: start.elapsed(), cache }))
    }
}

/// The flags of `dump_hlo_xla_flags`, when `dump_hlo` asks for a dump.
fn dump_options(c: &TrainConfig) -> Vec<(String, String)> {
    if !c.dump_hlo {
        return Vec::new();
    }
    let flags = c.dump_hlo_xla_flags.split_whitespace().map(|flag| flag.trim_start_matches('-'));
    let option = |flag: &str| match flag.split_once('=') {
        // JAX puts jit_ before the names of its modules.
        Some((name @ "xla_dump_hlo_module_re", value)) => {
            (name.to_owned(), value.strip_prefix("jit_").unwrap_or(value).to_owned())
        }
        Some((name, value)) => (name.to_owned(), value.to_owned()),
        None => (flag.to_owned(), "true".to_owned()),
    };
    flags.map(option).collect()
}

/// What a step reports, on the device until it is read.
pub struct StepOutput {
    scalars: Buffer,
    grad_squares: Buffer,
}

impl StepOutput {
    /// Waits for the step; see [`super::STEP_SCALARS`].
    ///
    /// # Errors
    /// If the step failed.
    pub fn scalars(&self) -> Result<Vec<f32>, SessionError> {
        Ok(self.scalars.to_vec::<f32>()?)
    }

    /// Sum of squares of each parameter's gradient before clipping, in tree order.
    ///
    /// # Errors
    /// If the step failed.
    pub fn grad_squares(&self) -> Result<Vec<f32>, SessionError> {
        Ok(self.grad_squares.to_vec::<f32>()?)
    }
}

/// Training state on the devices and the step that changes it.
pub struct Session {
    client: Client,
    program: Program,
    devices: Vec<Device>,
    train: LoadedExecutable,
    eval: Option<LoadedExecutable>,
    /// State arrays, by device.
    state: Vec<Vec<Buffer>>,
    /// How long each module took to prepare.
    pub prepared: Vec<Prepared>,
    /// What the compiled step was found to have: quantised products, fused attention.
    pub certified: Certified,
}

impl Session {
    /// Compiles the program and makes its initial state. Initialisation is compiled and run while the step compiles.
    ///
    /// # Errors
    /// If the plugin has too few devices, a graph cannot be built, XLA fails, or a quantised product or fused
    /// attention is not in the compiled step.
    pub fn new(
        client: &Client,
        program: Program,
        cache: Option<&CompileCache>,
    ) -> Result<Self, SessionError> {
        let wanted = program.model.rules.num_devices();
        let all = client.devices()?;
        if all.len() < wanted {
            return Err(SessionError::Devices { wanted, found: all.len() });
        }
        quantized::register(client, &program)?;
        let compiler = Compiler::new(client, cache, &program);
        let (train, init) = std::thread::scope(|scope| {
            let train = scope.spawn(|| compiler.prepare("train_step", || program.train_step()));
            let init = initial_state(&compiler, &program, wanted);
            let train = train.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            (train, init)
        });
        let (train, prepared_train) = train?;
        let (state, prepared_init) = init?;
        let certified = certify("train_step", &train, &program, &Pass::ALL)?;
        Ok(Session {
            client: client.clone(),
            devices: train.devices().to_vec(),
            program,
            train,
            eval: None,
            state,
            prepared: vec![prepared_init, prepared_train],
            certified,
        })
    }

    /// The program.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// The compiled training step.
    pub fn train_executable(&self) -> &LoadedExecutable {
        &self.train
    }

    /// Starts one training step. Its reports can be read when it is done.
    ///
    /// # Errors
    /// If the batch has another shape or the plugin fails; the state is lost then.
    pub fn step(&mut self, batch: &Batch) -> Result<StepOutput, SessionError> {
        let shape = self.program.batch_shape();
        let batches = self.batch_buffers(batch, shape)?;
        let state = std::mem::take(&mut self.state);
        let args: Vec<Vec<Arg<'_>>> = state
            .into_iter()
            .zip(&batches)
            .map(|(state, batch)| {
                state.into_iter().map(Arg::Donate).chain(batch.iter().map(Arg::Borrow)).collect()
            })
            .collect();
        let mut outputs = self.train.execute_sharded(args)?;
        let grad_squares = outputs.iter_mut().filter_map(Vec::pop).collect::<Vec<_>>().into_iter().next();
        let scalars = outputs.iter_mut().filter_map(Vec::pop).collect::<Vec<_>>().into_iter().next();
        self.state = outputs;
        match (scalars, grad_squares) {
            (Some(scalars), Some(grad_squares)) => Ok(StepOutput { scalars, grad_squares }),
            _ => Err(missing("scalars")),
        }
    }

    /// Sums of one evaluation batch: loss, z-loss, weights.
    ///
    /// # Errors
    /// If the step cannot be compiled, the batch has another shape or the plugin fails.
    pub fn eval(&mut self, batch: &Batch, cache: Option<&CompileCache>) -> Result<[f32; 3], SessionError> {
        if self.eval.is_none() {
            let compiler = Compiler::new(&self.client, cache, &self.program);
            let (executable, prepared) = compiler.prepare("eval_step", || self.program.eval_step())?;
            certify("eval_step", &executable, &self.program, &[Pass::Fprop])?;
            self.prepared.push(prepared);
            self.eval = Some(executable);
        }
        let batches = self.batch_buffers(batch, self.program.eval_batch_shape())?;
        let params = self.program.num_forward_arrays();
        let args: Vec<Vec<Arg<'_>>> = self
            .state
            .iter()
            .zip(&batches)
            .map(|(state, batch)| state[..params].iter().chain(batch).map(Arg::Borrow).collect())
            .collect();
        let Some(eval) = &self.eval else { return Err(missing("eval_step")) };
        let outputs = eval.execute_sharded(args)?;
        let sums = outputs.first().and_then(|o| o.first()).ok_or_else(|| missing("sums"))?.to_vec::<f32>()?;
        <[f32; 3]>::try_from(sums).map_err(|sums| SessionError::Size {
            what: "sums".into(),
            found: sums.len(),
            expected: 3,
        })
    }

    /// State arrays of one device (its shards, on several).
    pub fn state(&self, device: usize) -> &[Buffer] {
        self.state.get(device).map_or(&[], Vec::as_slice)
    }

    /// The parameters of the only device, in tree order; training ends.
    pub fn into_params(mut self) -> Vec<Buffer> {
        let mut state = if self.state.is_empty() { Vec::new() } else { self.state.swap_remove(0) };
        state.truncate(self.program.specs.len());
        state
    }

    /// Replaces the whole state by host bytes, one array a state array. One device only.
    ///
    /// # Errors
    /// If an array has another size or the plugin fails.
    pub fn set_state(&mut self, arrays: &[Vec<u8>]) -> Result<(), SessionError> {
        let specs = self.program.state_arrays();
        if arrays.len() != specs.len() {
            return Err(SessionError::Size {
                what: "state arrays".into(),
                found: arrays.len(),
                expected: specs.len(),
            });
        }
        let Some(device) = self.devices.first() else { return Err(missing("device")) };
        let mut buffers = Vec::with_capacity(arrays.len());
        for (spec, bytes) in specs.iter().zip(arrays) {
            let expected = spec.ty.num_bytes();
            if bytes.len() != expected {
                return Err(SessionError::Size { what: spec.name.clone(), found: bytes.len(), expected });
            }
            let element = element_type(spec.ty.dtype);
            buffers.push(self.client.buffer_from_bytes(bytes, element, &spec.ty.shape, device)?);
        }
        self.state = vec![buffers];
        Ok(())
    }

    fn batch_buffers(&self, batch: &Batch, shape: [i64; 2]) -> Result<Vec<Vec<Buffer>>, SessionError> {
        let expected = (shape[0] * shape[1]) as usize;
        let arrays = batch.arrays();
        let arrays =
            BATCH_ARRAYS.map(|name| arrays.iter().find(|(n, _)| *n == name).map_or(&[][..], |(_, a)| *a));
        for (name, array) in BATCH_ARRAYS.iter().zip(&arrays) {
            if array.len() != expected {
                return Err(SessionError::Size { what: (*name).to_owned(), found: array.len(), expected });
            }
        }
        let on = |device: &Device| {
            arrays.iter().map(|a| self.client.buffer_from_slice(a, &shape, device)).collect()
        };
        Ok(self.devices.iter().map(on).collect::<Result<_, xla::Error>>()?)
    }
}

fn missing(what: &str) -> SessionError {
    SessionError::Size { what: what.to_owned(), found: 0, expected: 1 }
}

fn initial_state(
    compiler: &Compiler<'_>,
    program: &Program,
    devices: usize,
) -> Result<(Vec<Vec<Buffer>>, Prepared), SessionError> {
    let (init, prepared) = compiler.prepare("init", || program.init())?;
    let args: Vec<Vec<Arg<'_>>> = (0..devices).map(|_| Vec::new()).collect();
    Ok((init.execute_sharded(args)?, prepared))
}

/// The runtime's element type of a graph's.
pub(crate) fn element_type(dtype: hlo::DType) -> ElementType {
    ElementType::ALL
        .iter()
        .copied()
        .find(|e| e.mlir_name() == dtype.mlir() || (dtype == hlo::DType::Bool && e.mlir_name() == "i1"))
        .unwrap_or(ElementType::F32)
}
