//! Skipping of updates whose loss or gradient norm jumps (MaxText `skip_step_on_spikes`).

use hlo::{DType, Tensor, TensorType};

use super::train_step::StateArray;
use crate::config::TrainConfig;

/// Ring buffers of the last losses and norms, and how many were seen.
pub(super) fn state_arrays(interval: usize) -> Vec<StateArray> {
    let array = |name: &str, ty: TensorType| {
        let logical_axes = vec![""; ty.rank()];
        StateArray { name: name.to_owned(), ty, logical_axes, initial: 0 }
    };
    let history = || TensorType::new(DType::F32, [interval as i64]);
    vec![
        array("opt_state/losses", history()),
        array("opt_state/grad_norms", history()),
        array("opt_state/seen", TensorType::scalar(DType::I32)),
    ]
}

/// Keeps the old state where this step is a spike. The histories take up skipped values too.
pub(super) fn apply<'g>(
    c: &TrainConfig,
    history: &[Tensor<'g>],
    loss: Tensor<'g>,
    norm: Tensor<'g>,
    old: &[Tensor<'g>],
    new: &[Tensor<'g>],
) -> Vec<Tensor<'g>> {
    let [losses, norms, seen] = history else { return new.to_vec() };
    let g = loss.graph();
    let _scope = g.scope("skip_step_on_spikes");
    let norm = norm.to_dtype(DType::F32);
    let interval = c.skip_step_interval as i32;
    let least = 2.max(c.skip_step_interval / 2) as i32;
    let spike =
        |history: Tensor<'g>, value: Tensor<'g>| is_spike(history, *seen, value, c.skip_step_scaling_factor);
    let skip = (spike(*losses, loss) | spike(*norms, norm)) & seen.ge(least);
    let mut state: Vec<Tensor<'g>> = old.iter().zip(new).map(|(o, n)| skip.select(*o, *n)).collect();
    let slot = *seen % interval;
    let put =
        |history: Tensor<'g>, value: Tensor<'g>| history.dynamic_update_slice(value.reshape([1]), &[slot]);
    state.extend([put(*losses, loss), put(*norms, norm), *seen + 1i32]);
    state
}

/// value > mean + factor * deviation over the filled part of the history; deviation with Bessel's correction.
fn is_spike<'g>(history: Tensor<'g>, seen: Tensor<'g>, value: Tensor<'g>, factor: f64) -> Tensor<'g> {
    let g = history.graph();
    let size = history.dim(0);
    let filled = g.iota(DType::I32, [size], 0).lt(seen);
    let count = filled.to_dtype(DType::F32).sum_all();
    let masked = |x: Tensor<'g>| filled.select(x, x.zeros_like()).sum_all();
    let mean = masked(history) / count;
    let variance = masked((history - mean).square()) / (count - 1.0);
    value.gt(mean + variance.sqrt() * factor)
}
