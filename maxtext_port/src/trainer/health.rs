//! Where a run stopped being finite.

use super::session::{SessionError, StepOutput};
use crate::model::ParamSpec;

/// The first step whose gradients or parameters were not finite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstFault {
    /// The step.
    pub step: u64,
    /// What was not finite then.
    pub what: Fault,
}

/// What is not finite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Gradients of these parameters, in the order of the backward pass, while the loss still was finite or not.
    Gradients {
        /// Paths of the parameters.
        paths: Vec<String>,
        /// Number of all parameters.
        of: usize,
    },
    /// The norm of the parameters after the update; the gradients were finite.
    Parameters,
    /// The loss alone.
    Loss,
}

impl std::fmt::Display for FirstFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let step = self.step;
        match &self.what {
            Fault::Gradients { paths, of } => {
                let first = paths.first().map_or("", String::as_str);
                write!(
                    f,
                    "at step {step} gradients were not finite in {} of {of} parameters, in the backward pass first in \
                     {first}",
                    paths.len()
                )
            }
            Fault::Parameters => write!(
                f,
                "at step {step} finite gradients gave parameters that are not finite or too large: lower learning_rate"
            ),
            Fault::Loss => write!(f, "at step {step} all gradients were finite: the loss itself overflowed"),
        }
    }
}

/// Follows the norms of a run and keeps the first fault, before it has spread to everything.
#[derive(Debug, Default)]
pub(super) struct Health {
    first: Option<FirstFault>,
}

impl Health {
    /// Looks at a finished step. A step that makes all finite again ends the fault.
    pub(super) fn observe(
        &mut self,
        step: u64,
        [loss, raw_grad_norm, param_norm]: [f32; 3],
        output: &StepOutput,
        specs: &[ParamSpec],
    ) -> Result<(), SessionError> {
        if [loss, raw_grad_norm, param_norm].iter().all(|value| value.is_finite()) {
            self.first = None;
            return Ok(());
        }
        if self.first.is_some() {
            return Ok(());
        }
        let paths = bad_gradients(specs, &output.grad_squares()?);
        let what = match (paths.is_empty(), loss.is_finite()) {
            (false, _) => Fault::Gradients { paths, of: specs.len() },
            (true, true) => Fault::Parameters,
            (true, false) => Fault::Loss,
        };
        self.first = Some(FirstFault { step, what });
        Ok(())
    }

    /// The first fault of the current series.
    pub(super) fn first(&self) -> Option<&FirstFault> {
        self.first.as_ref()
    }
}

/// Paths of parameters whose sum of squared gradients is not finite, in the order of the backward pass.
fn bad_gradients(specs: &[ParamSpec], squares: &[f32]) -> Vec<String> {
    let mut bad: Vec<(usize, &str)> = specs
        .iter()
        .zip(squares)
        .filter(|(_, square)| !square.is_finite())
        .map(|(spec, _)| (backward_rank(&spec.path), spec.path.as_str()))
        .collect();
    bad.sort_unstable();
    bad.into_iter().map(|(_, path)| path.to_owned()).collect()
}

/// Order in which the backward pass meets a parameter: logits first, then layers from last to first, embedding last.
fn backward_rank(path: &str) -> usize {
    if path.starts_with("decoder/logits_dense") {
        return 0;
    }
    if path.starts_with("decoder/decoder_norm") {
        return 1;
    }
    if path.starts_with("token_embedder") {
        return usize::MAX;
    }
    let layer =
        path.split('/').nth(1).and_then(|l| l.strip_prefix("layers_")).and_then(|n| n.parse::<usize>().ok());
    let within = ["mlp/wo", "mlp/wi", "post_self", "out/", "value/", "key/", "query/", "pre_self"];
    let place = within.iter().position(|w| path.contains(w)).unwrap_or(within.len());
    2 + (1_000_000 - layer.unwrap_or(0).min(1_000_000)) * 16 + place
}

#[cfg(test)]
mod tests {
    use super::backward_rank;

    #[test]
    fn the_backward_pass_goes_from_the_logits_to_the_embedding() {
        let order = [
            "decoder/logits_dense/kernel",
            "decoder/decoder_norm/scale",
            "decoder/layers_11/mlp/wo/kernel",
            "decoder/layers_11/self_attention/query/kernel",
            "decoder/layers_2/mlp/wo/kernel",
            "decoder/layers_2/pre_self_attention_layer_norm/scale",
            "token_embedder/embedding",
        ];
        assert!(order.map(backward_rank).is_sorted());
    }
}
