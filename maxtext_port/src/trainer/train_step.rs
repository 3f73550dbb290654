//! The training step and the evaluation step, each one module.

use custom_calls::recipe::{Recipe, UnknownRecipe};
use hlo::{BuildError, DType, Graph, Module, Output, ScanInput, Tensor, TensorType};

use super::loss::{LossSums, loss_sums};
use super::spikes;
use crate::config::TrainConfig;
use crate::model::{
    AttentionError, AttentionForm, DropoutKeys, Fused, Inputs, Llama, LlamaConfig, ParamSpec, Params,
    QuantizerSpec, Scope, initial_params, param_specs, quantizer_specs, rounding_key,
};
use crate::optimizers::{Optimizer, Schedule, Step};

/// Names of the batch arrays, in the order of the step's parameters.
pub const BATCH_ARRAYS: [&str; 5] =
    ["inputs", "inputs_position", "inputs_segmentation", "targets", "targets_segmentation"];

/// Scalars that the step returns in one f32 array, in this order.
pub const STEP_SCALARS: [&str; 8] = [
    "loss",
    "lm_loss",
    "z_loss",
    "total_weights",
    "grad_norm",
    "raw_grad_norm",
    "param_norm",
    "learning_rate",
];

/// Guards the division by the number of tokens.
const EPSILON: f64 = 1e-8;

/// One array of the training state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateArray {
    /// `params/...`, `opt_state/mu/...`, `opt_state/nu/...`, `opt_state/count`, `step`, ...
    pub name: String,
    /// Its type.
    pub ty: TensorType,
    /// Logical axes of a parameter or moment, empty for scalars.
    pub logical_axes: Vec<&'static str>,
    /// Value of every element before the first step; parameters are drawn instead.
    pub initial: i64,
}

/// A configuration from which no training step can be built.
#[derive(Debug, thiserror::Error)]
pub enum ProgramError {
    /// A pattern of `adamw_mask` is no regular expression.
    #[error("adamw_mask: {0}")]
    Mask(#[from] regex::Error),
    /// `quantization` names no recipe.
    #[error(transparent)]
    Recipe(#[from] UnknownRecipe),
    /// Quantised products are not split over devices yet.
    #[error(
        "quantization={recipe} with {devices} devices: quantised products on sharded arrays are not implemented; set every \
         ici_*_parallelism and dcn_*_parallelism to 1, or quantization=\"\""
    )]
    ShardedQuantization {
        /// The recipe.
        recipe: Recipe,
        /// Devices of the mesh.
        devices: usize,
    },
    /// The GPU's attention kernels cannot compute what is asked.
    #[error(transparent)]
    Attention(#[from] AttentionError),
}

/// What a training run computes: model, optimiser and schedule.
#[derive(Clone, Debug)]
pub struct Program {
    /// The model.
    pub model: LlamaConfig,
    /// Parameters in tree order.
    pub specs: Vec<ParamSpec>,
    /// State of delayed scaling, after the parameters.
    pub quantizers: Vec<QuantizerSpec>,
    optimizer: Optimizer,
    schedule: Schedule,
    config: TrainConfig,
}

impl Program {
    /// The program of a configuration for NVIDIA GPUs: as [`Self::new`], but with cuDNN's kernels where `attention` names
    /// them.
    ///
    /// # Errors
    /// See [`ProgramError`].
    pub fn for_gpu(config: &TrainConfig) -> Result<Self, ProgramError> {
        let mut program = Self::new(config)?;
        if let Some(fused) = Fused::new(config, &program.model)? {
            program.model.attention = AttentionForm::Fused(fused);
        }
        Ok(program)
    }

    /// The program of a configuration for any plugin: every attention is computed through dot products.
    ///
    /// # Errors
    /// See [`ProgramError`].
    pub fn new(config: &TrainConfig) -> Result<Self, ProgramError> {
        let model = LlamaConfig::new(config)?;
        if let (Some(settings), devices @ 2..) = (model.quantization, model.rules.num_devices()) {
            return Err(ProgramError::ShardedQuantization { recipe: settings.recipe, devices });
        }
        let specs = param_specs(&model);
        Ok(Program {
            quantizers: quantizer_specs(&model, &specs),
            specs,
            optimizer: Optimizer::new(config)?,
            schedule: Schedule::new(config),
            model,
            config: config.clone(),
        })
    }

    /// The training state in the order of the step's parameters and results: parameters, optimiser state, counters.
    pub fn state_arrays(&self) -> Vec<StateArray> {
        let mut arrays: Vec<StateArray> = self
            .specs
            .iter()
            .map(|s| StateArray {
                name: format!("params/{}", s.path),
                ty: TensorType::new(s.dtype, s.shape()),
                logical_axes: s.logical_axes.clone(),
                initial: 0,
            })
            .collect();
        arrays.extend(self.quantizers.iter().map(|q| StateArray {
            name: format!("_overwrite_with_gradient/{}", q.path),
            ty: TensorType::new(DType::F32, q.shape.clone()),
            logical_axes: vec![],
            initial: q.initial,
        }));
        for spec in &self.specs {
            arrays.extend(self.optimizer.slots(spec).into_iter().map(|slot| StateArray {
                name: format!("opt_state/{}/{}", slot.name, spec.path),
                ty: slot.ty,
                logical_axes: spec.logical_axes.clone(),
                initial: 0,
            }));
        }
        let scalar = |name: &str| StateArray {
            name: name.to_owned(),
            ty: TensorType::scalar(DType::I32),
            logical_axes: vec![],
            initial: 0,
        };
        arrays.extend([scalar("opt_state/count"), scalar("step")]);
        if self.config.skip_step_on_spikes {
            arrays.extend(spikes::state_arrays(self.config.skip_step_interval));
        }
        arrays
    }

    /// Number of state arrays at the front that the forward pass reads: parameters and quantiser state.
    pub fn num_forward_arrays(&self) -> usize {
        self.specs.len() + self.quantizers.len()
    }

    /// Shape of a batch array of the training step.
    pub fn batch_shape(&self) -> [i64; 2] {
        [self.config.global_batch_size_to_load as i64, self.model.max_target_length]
    }

    /// Shape of a batch array of the evaluation step.
    pub fn eval_batch_shape(&self) -> [i64; 2] {
        [self.config.global_batch_size_to_load_eval as i64, self.model.max_target_length]
    }

    /// One update: (state, batch) to (new state, scalars, sum of squares of each parameter's raw gradient). State
    /// buffers are donated.
    ///
    /// # Errors
    /// If the graph cannot be built.
    pub fn train_step(&self) -> Result<Module, BuildError> {
        let g = Graph::new("train_step");
        self.model.rules.set_mesh(&g);
        let arrays = self.state_arrays();
        let state: Vec<Tensor<'_>> = arrays.iter().map(|a| self.state_parameter(&g, a)).collect();
        let batch = self.batch(&g, self.batch_shape());
        let (new_state, scalars, leaf_squares) = self.update(&g, &arrays, &state, batch);
        let mut outputs: Vec<Output<'_>> = arrays
            .iter()
            .zip(&new_state)
            .map(|(a, t)| Output {
                name: a.name.clone(),
                tensor: *t,
                sharding: self.model.rules.sharding(&a.logical_axes),
            })
            .collect();
        for (i, parameter) in state.iter().enumerate() {
            g.donate(*parameter, i);
        }
        for (name, tensor) in [("scalars", scalars), ("grad_squares", leaf_squares)] {
            outputs.push(Output {
                name: name.to_owned(),
                tensor,
                sharding: self.model.rules.sharding(&[""]),
            });
        }
        g.finish_with(&outputs)
    }

    /// Sums over one evaluation batch: (parameters, batch) to f32 [loss sum, z sum, weights].
    ///
    /// # Errors
    /// If the graph cannot be built.
    pub fn eval_step(&self) -> Result<Module, BuildError> {
        let g = Graph::new("eval_step");
        self.model.rules.set_mesh(&g);
        let arrays = &self.state_arrays()[..self.num_forward_arrays()];
        let params: Vec<Tensor<'_>> = arrays.iter().map(|a| self.state_parameter(&g, a)).collect();
        let batch = self.batch(&g, self.eval_batch_shape());
        let rows = self.config.global_batch_size_to_eval_on as i64;
        let batch = batch.map(|t| t.slice_in_dim(0, rows, 0));
        let sums = self.forward(&g, &self.named(&params), &batch, Pass::evaluation(&g));
        let scalars = pack(&[sums.xent, sums.z, sums.weights]);
        g.finish(&[("sums", scalars)])
    }

    /// The state before the first step: nothing to the state arrays.
    ///
    /// # Errors
    /// If the graph cannot be built.
    pub fn init(&self) -> Result<Module, BuildError> {
        let g = Graph::new("init");
        self.model.rules.set_mesh(&g);
        let arrays = self.state_arrays();
        let params = initial_params(&g, &self.model, &self.specs);
        let zeros = arrays[params.len()..].iter().map(|a| g.full(a.ty.dtype, &a.ty.shape, a.initial as f64));
        let values = params.iter().copied().chain(zeros);
        let outputs: Vec<Output<'_>> = arrays
            .iter()
            .zip(values)
            .map(|(a, tensor)| Output {
                name: a.name.clone(),
                tensor,
                sharding: self.model.rules.sharding(&a.logical_axes),
            })
            .collect();
        g.finish_with(&outputs)
    }

    /// The configuration.
    pub fn config(&self) -> &TrainConfig {
        &self.config
    }

    fn state_parameter<'g>(&self, g: &'g Graph, a: &StateArray) -> Tensor<'g> {
        let t = g.parameter(&a.name, a.ty.dtype, &a.ty.shape);
        if let Some(sharding) = self.model.rules.sharding(&a.logical_axes) {
            g.shard_parameter(t, sharding);
        }
        t
    }

    fn batch<'g>(&self, g: &'g Graph, shape: [i64; 2]) -> [Tensor<'g>; 5] {
        // Every device gets the whole batch, a few kilobytes; the first constraint splits it.
        BATCH_ARRAYS.map(|name| {
            let t = g.parameter(name, DType::I32, shape);
            if let Some(replicated) = self.model.rules.sharding(&["", ""]) {
                g.shard_parameter(t, replicated);
            }
            t
        })
    }

    fn named<'g>(&self, params: &[Tensor<'g>]) -> Params<'g> {
        let paths = self.specs.iter().map(|s| &s.path).chain(self.quantizers.iter().map(|q| &q.path));
        paths.cloned().zip(params.iter().copied()).collect()
    }

    fn forward<'g>(
        &self,
        g: &'g Graph,
        params: &Params<'g>,
        batch: &[Tensor<'g>; 5],
        pass: Pass<'g>,
    ) -> LossSums<'g> {
        let [ids, positions, segments, targets, targets_segmentation] = *batch;
        let keys = pass.dropout.then(|| DropoutKeys::new(g, &self.model, pass.number)).flatten();
        let rounding = rounding_key(g, &self.model, pass.number);
        let cx = Scope::root(g, &self.model, params).with_rounding_key(rounding);
        let logits = Llama::apply(&cx, &Inputs { ids, positions, segments }, keys.as_ref());
        loss_sums(logits, targets, targets_segmentation, self.config.z_loss_multiplier)
    }

    fn update<'g>(
        &self,
        g: &'g Graph,
        arrays: &[StateArray],
        state: &[Tensor<'g>],
        batch: [Tensor<'g>; 5],
    ) -> (Vec<Tensor<'g>>, Tensor<'g>, Tensor<'g>) {
        let at = |name: &str| {
            arrays.iter().position(|a| a.name == name).map_or(g.scalar(DType::I32, 0.0), |i| state[i])
        };
        let (count, step_number) = (at("opt_state/count"), at("step"));
        let params = &state[..self.specs.len()];
        let forward_arrays = &state[..self.num_forward_arrays()];
        let gradients = self.gradients(g, forward_arrays, &batch, step_number);
        let (grads, new_quantizers) = gradients.grads.split_at(params.len());

        let raw: Vec<Tensor<'g>> = grads.iter().map(|t| self.in_grad_dtype(*t)).collect();
        let leaf_squares = squares(g, &raw);
        let raw_norm = norm_of(g, &leaf_squares);
        let clipped = match self.config.gradient_clipping_threshold {
            threshold if threshold > 0.0 => clip(&raw, raw_norm, threshold),
            _ => raw,
        };
        let norm =
            if self.config.gradient_clipping_threshold > 0.0 { global_norm(g, &clipped) } else { raw_norm };

        let step = Step { graph: g, count, learning_rate: self.schedule.apply(count) };
        let mut new_params = Vec::with_capacity(params.len());
        let mut new_slots = Vec::new();
        let mut slots = state[forward_arrays.len()..].iter().copied();
        let optimizer_scope = g.scope("optimizer");
        for ((spec, param), grad) in self.specs.iter().zip(params).zip(&clipped) {
            let own: Vec<_> = slots.by_ref().take(self.optimizer.slots(spec).len()).collect();
            let (change, own) = self.optimizer.update(&step, spec, *param, *grad, &own);
            new_params.push((*param + change.to_dtype(param.dtype())).to_dtype(param.dtype()));
            new_slots.extend(own);
        }
        drop(optimizer_scope);
        let mut new_state = [&new_params, new_quantizers, &new_slots].concat();
        new_state.extend([count + 1i32, step_number + 1i32]);
        if self.config.skip_step_on_spikes {
            let history = &state[new_state.len()..];
            let checked = spikes::apply(
                &self.config,
                history,
                gradients.loss,
                raw_norm,
                &state[..new_state.len()],
                &new_state,
            );
            new_state = checked;
        }
        let param_norm = global_norm(g, &new_state[..params.len()]);
        let scalars = pack(&[
            gradients.loss,
            gradients.lm_loss,
            gradients.z_loss,
            gradients.weights,
            norm,
            raw_norm,
            param_norm,
            step.learning_rate,
        ]);
        (new_state, scalars, pack(&leaf_squares))
    }

    /// MaxText casts gradients that are f32 to grad_dtype.
    fn in_grad_dtype<'g>(&self, grad: Tensor<'g>) -> Tensor<'g> {
        if grad.dtype() == DType::F32 {
            grad.to_dtype(crate::model::dtype(self.config.grad_dtype))
        } else {
            grad
        }
    }

    fn gradients<'g>(
        &self,
        g: &'g Graph,
        params: &[Tensor<'g>],
        batch: &[Tensor<'g>; 5],
        step: Tensor<'g>,
    ) -> Gradients<'g> {
        let rows = self.config.global_batch_size_to_train_on as i64;
        let batch = batch.map(|t| t.slice_in_dim(0, rows, 0));
        match self.config.gradient_accumulation_steps {
            0 | 1 => self.whole_batch(g, params, &batch, step),
            n => self.accumulated(g, params, &batch, step, n as i64),
        }
    }

    fn whole_batch<'g>(
        &self,
        g: &'g Graph,
        params: &[Tensor<'g>],
        batch: &[Tensor<'g>; 5],
        step: Tensor<'g>,
    ) -> Gradients<'g> {
        let sums = self.forward(g, &self.named(params), batch, Pass::training(step));
        let loss = sums.xent / (sums.weights + EPSILON);
        let grads = g.grad(loss, params);
        Gradients {
            grads,
            loss,
            lm_loss: loss,
            z_loss: sums.z / (sums.weights + EPSILON),
            weights: sums.weights,
        }
    }

    /// Micro-batch i holds rows i, i+n, i+2n, ...; gradients of sum / capacity are added in the parameters' type
    /// (MaxText gradient_accumulation.py).
    fn accumulated<'g>(
        &self,
        g: &'g Graph,
        params: &[Tensor<'g>],
        batch: &[Tensor<'g>; 5],
        step: Tensor<'g>,
        n: i64,
    ) -> Gradients<'g> {
        let rows = self.config.global_batch_size_to_train_on as i64;
        let length = self.model.max_target_length;
        let capacity = (rows * length) as f64;
        let xs = batch.map(|t| ScanInput { array: t.reshape([rows / n, n, length]), axis: 1 });
        let zero = g.scalar(DType::F32, 0.0);
        let mut init: Vec<Tensor<'g>> = params.iter().map(|p| p.zeros_like()).collect();
        init.extend([zero, zero, zero, g.scalar(DType::I32, 0.0)]);
        let (carry, _) = g.scan_with(&hlo::ScanOptions::default(), &init, &xs, |carry, micro| {
            let (sums_so_far, rest) = carry.split_at(params.len());
            let [xent, z, weights, i] = rest else { return (carry.to_vec(), vec![]) };
            let Ok(micro) = <[Tensor<'g>; 5]>::try_from(micro) else { return (carry.to_vec(), vec![]) };
            let pass = Pass::training(step * n as i32 + *i);
            let sums = self.forward(g, &self.named(params), &micro, pass);
            let grads = g.grad(sums.xent / capacity, params);
            let mut next: Vec<Tensor<'g>> = sums_so_far.iter().zip(grads).map(|(a, b)| *a + b).collect();
            next.extend([
                *xent + sums.xent,
                *z + sums.z / (sums.weights + EPSILON),
                *weights + sums.weights,
                *i + 1i32,
            ]);
            (next, vec![])
        });
        let [xent, z_loss, weights] = [0, 1, 2].map(|i| carry[params.len() + i]);
        // The sum was divided by the capacity already; with no tokens at all everything is zero.
        let tokens = weights * (1.0 / capacity);
        let none = weights.equal(0.0);
        let grads = carry[..params.len()].iter().map(|t| {
            let divisor = none.select(g.scalar(DType::F32, 1.0), tokens);
            *t / divisor.to_dtype(t.dtype())
        });
        Gradients {
            grads: grads.collect(),
            loss: xent / weights.maximum(g.scalar(DType::F32, 1.0)),
            lm_loss: xent / (weights + EPSILON),
            z_loss,
            weights,
        }
    }
}

/// One forward pass, by which its random bits are derived.
#[derive(Clone, Copy)]
struct Pass<'g> {
    /// Its number, i32: the step, or with accumulation the microbatch's.
    number: Tensor<'g>,
    dropout: bool,
}

impl<'g> Pass<'g> {
    fn training(number: Tensor<'g>) -> Self {
        Pass { number, dropout: true }
    }

    fn evaluation(g: &'g Graph) -> Self {
        Pass { number: g.scalar(DType::I32, 0.0), dropout: false }
    }
}

struct Gradients<'g> {
    grads: Vec<Tensor<'g>>,
    loss: Tensor<'g>,
    lm_loss: Tensor<'g>,
    z_loss: Tensor<'g>,
    weights: Tensor<'g>,
}

/// Sum of squares of each leaf, in its type.
fn squares<'g>(g: &'g Graph, leaves: &[Tensor<'g>]) -> Vec<Tensor<'g>> {
    let _scope = g.scope("global_norm");
    leaves.iter().map(|t| t.square().sum_all()).collect()
}

/// sqrt of the sum over all leaves, added in tree order (optax `global_norm`).
fn norm_of<'g>(g: &'g Graph, squares: &[Tensor<'g>]) -> Tensor<'g> {
    let _scope = g.scope("global_norm");
    squares.iter().copied().reduce(|a, b| a + b).map_or_else(|| g.scalar(DType::F32, 0.0), Tensor::sqrt)
}

fn global_norm<'g>(g: &'g Graph, leaves: &[Tensor<'g>]) -> Tensor<'g> {
    norm_of(g, &squares(g, leaves))
}

/// Gradients scaled to the norm `threshold` when theirs is not below it (optax `clip_by_global_norm`).
fn clip<'g>(grads: &[Tensor<'g>], norm: Tensor<'g>, threshold: f64) -> Vec<Tensor<'g>> {
    let _scope = norm.graph().scope("gradient_clipping");
    let below = norm.lt(threshold);
    grads.iter().map(|t| below.select(*t, *t / norm.to_dtype(t.dtype()) * threshold)).collect()
}

/// Scalars as one f32 array.
fn pack<'g>(scalars: &[Tensor<'g>]) -> Tensor<'g> {
    let parts: Vec<_> = scalars.iter().map(|t| t.to_dtype(DType::F32).reshape([1])).collect();
    Tensor::concatenate(&parts, 0).unwrap_or_else(|| scalars[0])
}
