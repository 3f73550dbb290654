//! Optimisers and learning-rate schedules, as graph functions over one parameter at a time.

mod adam;
mod muon;
mod schedule;

pub use schedule::Schedule;

use hlo::{DType, Graph, Tensor, TensorType};
use regex::RegexSet;

use crate::config::{OptType, TrainConfig};
use crate::model::ParamSpec;

/// An array of optimiser state that belongs to a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// `mu` or `nu`.
    pub name: &'static str,
    /// Its type.
    pub ty: TensorType,
}

/// Values shared by the updates of one step.
pub(crate) struct Step<'g> {
    pub(crate) graph: &'g Graph,
    /// Number of updates done, i32 scalar.
    pub(crate) count: Tensor<'g>,
    /// Learning rate, f32 scalar.
    pub(crate) learning_rate: Tensor<'g>,
}

impl<'g> Step<'g> {
    /// 1 - b^(count + ahead) as f32 scalar, cast to `dtype` (optax `bias_correction`).
    pub(crate) fn bias_correction(&self, decay: f64, ahead: i32, dtype: DType) -> Tensor<'g> {
        let exponent = (self.count + ahead).to_dtype(DType::F32);
        let decay = self.graph.scalar(DType::F32, decay);
        (1.0 - decay.pow(exponent)).to_dtype(dtype)
    }
}

/// An optimiser of MaxText, `opt_type`.
#[derive(Clone, Debug)]
pub struct Optimizer {
    opt_type: OptType,
    pub(crate) b1: f64,
    pub(crate) b2: f64,
    pub(crate) eps: f64,
    pub(crate) eps_root: f64,
    pub(crate) weight_decay: f64,
    pub(crate) mu_dtype: DType,
    pub(crate) muon_beta: f64,
    pub(crate) muon_weight_decay: f64,
    pub(crate) muon_consistent_rms: Option<f64>,
    mask: RegexSet,
}

impl Optimizer {
    /// The optimiser of a configuration.
    ///
    /// # Errors
    /// If a pattern of `adamw_mask` is no regular expression.
    pub fn new(c: &TrainConfig) -> Result<Self, regex::Error> {
        Ok(Optimizer {
            opt_type: c.opt_type,
            b1: c.adam_b1,
            b2: c.adam_b2,
            eps: c.adam_eps,
            eps_root: c.adam_eps_root,
            weight_decay: c.adam_weight_decay,
            mu_dtype: crate::model::dtype(c.mu_dtype),
            muon_beta: c.muon_beta,
            muon_weight_decay: c.muon_weight_decay,
            muon_consistent_rms: c.muon_consistent_rms,
            mask: RegexSet::new(&c.adamw_mask)?,
        })
    }

    /// State arrays of a parameter, all zero at the start.
    pub fn slots(&self, spec: &ParamSpec) -> Vec<Slot> {
        let slot = |name, dtype| Slot { name, ty: TensorType::new(dtype, spec.shape()) };
        match self.opt_type {
            OptType::Sgd => vec![],
            OptType::AdamPax => vec![slot("mu", spec.dtype), slot("nu", spec.dtype)],
            OptType::AdamW => vec![slot("mu", self.mu_dtype), slot("nu", spec.dtype)],
            OptType::Muon if muon::takes(spec) => vec![slot("mu", self.mu_dtype)],
            OptType::Muon => vec![slot("mu", self.mu_dtype), slot("nu", spec.dtype)],
        }
    }

    /// Weight decay of a parameter: none where `adamw_mask` matches its path.
    fn decay_of(&self, spec: &ParamSpec) -> f64 {
        if self.mask.is_match(&spec.path) { 0.0 } else { self.weight_decay }
    }

    /// What is added to the parameter (in its type), and the new state arrays.
    pub(crate) fn update<'g>(
        &self,
        step: &Step<'g>,
        spec: &ParamSpec,
        param: Tensor<'g>,
        grad: Tensor<'g>,
        state: &[Tensor<'g>],
    ) -> (Tensor<'g>, Vec<Tensor<'g>>) {
        let _scope = step.graph.scope(&spec.path);
        let (direction, state) = match (self.opt_type, state) {
            (OptType::Sgd, _) => (grad, vec![]),
            (OptType::AdamPax, [mu, nu]) => {
                adam::adam_pax(self, step, self.decay_of(spec), param, grad, *mu, *nu)
            }
            (OptType::AdamW, [mu, nu]) => {
                adam::adamw(self, step, self.decay_of(spec), param, grad, *mu, *nu, false)
            }
            (OptType::Muon, [mu]) => muon::muon(self, step, spec, param, grad, *mu),
            (OptType::Muon, [mu, nu]) => {
                adam::adamw(self, step, self.weight_decay, param, grad, *mu, *nu, true)
            }
            _ => {
                step.graph
                    .record_error("optimizer", format!("wrong number of state arrays for {}", spec.path));
                (grad, state.to_vec())
            }
        };
        let learning_rate = (-step.learning_rate).to_dtype(direction.dtype());
        (direction * learning_rate, state)
    }
}
