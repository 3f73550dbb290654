//! Text from trained weights: a compiled one-token step, a cache on the device, sampling on the host.

use hlo::random::host::{Prng, ThreefryKey};
use hlo::{BuildError, DType, Graph, Module, Tensor};
use xla::compile_cache::CompileCache;
use xla::{Arg, Buffer, Client, Device, LoadedExecutable};

use super::session::{Compiler, SessionError, element_type};
use super::train_step::Program;
use crate::config::{SamplingStrategy, TrainConfig};
use crate::model::{Cache, LlamaConfig, Params, Scope, decode_step};

/// How the next token is picked from logits (`decode_sampling_*`).
#[derive(Clone, Debug)]
pub struct Sampler {
    strategy: SamplingStrategy,
    temperature: f64,
    top_k: usize,
    nucleus: f64,
    key: ThreefryKey,
    draws: u32,
}

impl Sampler {
    /// The sampler of a configuration. The same seed gives the same text.
    pub fn new(c: &TrainConfig, seed: u64) -> Self {
        Sampler {
            strategy: c.decode_sampling_strategy,
            temperature: c.decode_sampling_temperature,
            top_k: usize::try_from(c.decode_sampling_top_k).unwrap_or(0),
            nucleus: c.decode_sampling_nucleus_p,
            key: ThreefryKey::from_seed(seed),
            draws: 0,
        }
    }

    /// Index of the picked logit.
    pub fn pick(&mut self, logits: &[f32]) -> usize {
        let mut order: Vec<usize> = (0..logits.len()).collect();
        order.sort_by(|a, b| logits[*b].total_cmp(&logits[*a]));
        let best = order.first().copied().unwrap_or(0);
        let (top_k, nucleus) = match self.strategy {
            SamplingStrategy::Greedy => return best,
            SamplingStrategy::Weighted => (logits.len(), 1.0),
            SamplingStrategy::TopK => (self.top_k, 1.0),
            SamplingStrategy::Nucleus => (logits.len(), self.nucleus),
            SamplingStrategy::Composite => (self.top_k, self.nucleus),
        };
        if self.temperature <= 0.0 {
            return best;
        }
        order.truncate(top_k.clamp(1, logits.len().max(1)));
        let weight = |i: &usize| (f64::from(logits[*i] - logits[best]) / self.temperature).exp();
        let mut weights: Vec<f64> = order.iter().map(weight).collect();
        let total: f64 = weights.iter().sum();
        let mut kept = 0.0;
        let count = weights.iter().position(|w| {
            kept += w / total;
            kept >= nucleus
        });
        weights.truncate(count.map_or(weights.len(), |n| n + 1));
        let mut rest = self.uniform() * weights.iter().sum::<f64>();
        for (i, w) in order.iter().zip(&weights) {
            rest -= w;
            if rest <= 0.0 {
                return *i;
            }
        }
        best
    }

    fn uniform(&mut self) -> f64 {
        let word = self.key.fold_in(self.draws).words32(1).first().copied().unwrap_or(0);
        self.draws += 1;
        f64::from(word) / 4_294_967_296.0
    }
}

/// The compiled step and the cache of one sequence.
pub struct Decoder {
    client: Client,
    device: Device,
    step: LoadedExecutable,
    params: Vec<Buffer>,
    cache: Option<[Buffer; 2]>,
    position: usize,
    length: usize,
}

impl Decoder {
    /// A decoder for at most `length` tokens, prompt included. `params` are the parameters in tree order.
    ///
    /// # Errors
    /// If the step cannot be built or compiled.
    pub fn new(
        client: &Client,
        cache: Option<&CompileCache>,
        program: &Program,
        params: Vec<Buffer>,
        length: usize,
    ) -> Result<Self, SessionError> {
        let wanted = program.model.rules.num_devices();
        if wanted != 1 {
            return Err(SessionError::Devices { wanted: 1, found: wanted });
        }
        let compiler = Compiler::new(client, cache, program);
        let (step, _) = compiler.prepare("decode_step", || module(program, length))?;
        let Some(device) = step.devices().first().cloned() else {
            return Err(SessionError::Devices { wanted: 1, found: 0 });
        };
        let c = &program.model;
        let shape = Cache::shape(c, 1, length as i64);
        let zeros = vec![0; c.dtype.size_of(shape.num_elements() as usize)];
        let array = || client.buffer_from_bytes(&zeros, element_type(c.dtype), &shape, &device);
        let cache = Some([array()?, array()?]);
        Ok(Decoder { client: client.clone(), device, step, params, cache, position: 0, length })
    }

    /// Room left, in tokens.
    pub fn room(&self) -> usize {
        self.length - self.position
    }

    /// Feeds a token and returns the logits of the next.
    ///
    /// # Errors
    /// If there is no room left, or the plugin fails.
    pub fn feed(&mut self, id: i32) -> Result<Vec<f32>, SessionError> {
        let full = || SessionError::Size {
            what: "tokens".to_owned(),
            found: self.position + 1,
            expected: self.length,
        };
        if self.room() == 0 {
            return Err(full());
        }
        let ids = self.client.buffer_from_slice(&[id], &[1, 1], &self.device)?;
        let position = self.client.buffer_from_slice(&[self.position as i32], &[], &self.device)?;
        let [keys, values] = self.cache.take().ok_or_else(full)?;
        let args = self.params.iter().map(Arg::Borrow);
        let args =
            args.chain([Arg::Borrow(&ids), Arg::Borrow(&position), Arg::Donate(keys), Arg::Donate(values)]);
        let mut out = self.step.execute(args)?;
        let (Some(values), Some(keys), Some(logits)) = (out.pop(), out.pop(), out.pop()) else {
            return Err(full());
        };
        self.cache = Some([keys, values]);
        self.position += 1;
        Ok(logits.to_vec::<f32>()?)
    }
}

/// (parameters, ids, position, keys, values) to (logits, keys, values).
fn module(program: &Program, length: usize) -> Result<Module, BuildError> {
    // One token is not enough for a quantised product; the weights are used in the activations' type.
    let c = &LlamaConfig { quantization: None, ..program.model.clone() };
    let g = Graph::new("decode_step");
    let params: Params<'_> = program
        .specs
        .iter()
        .map(|s| (s.path.clone(), g.parameter(&format!("params/{}", s.path), s.dtype, s.shape())))
        .collect();
    let ids = g.parameter("ids", DType::I32, [1, 1]);
    let position = g.parameter("position", DType::I32, []);
    let shape = Cache::shape(c, 1, length as i64);
    let cache = |name: &str| -> Tensor<'_> { g.parameter(name, c.dtype, &shape) };
    let old = Cache { keys: cache("keys"), values: cache("values") };
    let (logits, new) = decode_step(&Scope::root(&g, c, &params), ids, position, old);
    g.donate(old.keys, 1);
    g.donate(old.values, 2);
    g.finish(&[("logits", logits), ("keys", new.keys), ("values", new.values)])
}
