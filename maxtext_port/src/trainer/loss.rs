//! Cross-entropy with z-loss.

use hlo::{DType, Tensor};

/// Sums over the tokens of a (micro)batch, f32 scalars.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LossSums<'g> {
    /// Sum of weighted token losses, z-loss included.
    pub(crate) xent: Tensor<'g>,
    /// Sum of weighted z-losses.
    pub(crate) z: Tensor<'g>,
    /// Number of tokens that count.
    pub(crate) weights: Tensor<'g>,
}

/// Losses of logits `[b, s, v]` f32 against targets `[b, s]`; tokens with segment 0 do not count.
pub(crate) fn loss_sums<'g>(
    logits: Tensor<'g>,
    targets: Tensor<'g>,
    targets_segmentation: Tensor<'g>,
    z_loss_multiplier: f64,
) -> LossSums<'g> {
    let _scope = logits.graph().scope("loss");
    let (xent, z) = cross_entropy(logits.to_dtype(DType::F32), targets, z_loss_multiplier);
    let weights = targets_segmentation.not_equal(0i32);
    let weight = weights.to_dtype(DType::F32);
    LossSums {
        xent: (xent * weight).sum_all(),
        z: (z * weight).sum_all(),
        weights: weights.to_dtype(DType::I32).sum_all().to_dtype(DType::F32),
    }
}

/// Per token: cross-entropy plus z-loss, and the z-loss alone, `[b, s]`.
///
/// The gradient is written out (MaxText max_utils.py, cross_entropy_with_logits): softmax minus the target's indicator,
/// times the incoming cotangent of the first result. A target outside `0..v` has no indicator.
fn cross_entropy<'g>(logits: Tensor<'g>, targets: Tensor<'g>, z_loss: f64) -> (Tensor<'g>, Tensor<'g>) {
    let g = logits.graph();
    let vocab = logits.dim(2);
    let out = g.custom_vjp(
        &[logits],
        |x| {
            let logits = x[0];
            let max = logits.max(&[2]);
            let exp = (logits - max.expand_dims(2)).exp();
            let sum = exp.sum(&[2]);
            let log_sum = sum.log();
            let last = g.scalar(DType::I32, (vocab - 1) as f64);
            let index = targets.clamp(g.scalar(DType::I32, 0.0), last);
            let target_logit = logits.take_along_last(index);
            let log_softmax = target_logit - max - log_sum;
            let known = targets.ge(0i32) & targets.lt(vocab as i32);
            let loss = known.select(-log_softmax, log_softmax.zeros_like());
            let log_z = log_sum + max;
            let z = log_z.square() * z_loss;
            (vec![loss + z, z], vec![logits, max, sum, log_z])
        },
        |residuals, cotangents| {
            let [logits, max, sum, log_z] = residuals else { return vec![] };
            let exp = (*logits - max.expand_dims(2)).exp();
            let factor = (*log_z * (2.0 * z_loss) + 1.0).expand_dims(2);
            let one_hot = targets.one_hot(vocab, DType::F32);
            let gradient = factor * exp / sum.expand_dims(2) - one_hot;
            vec![gradient * cotangents[0].expand_dims(2)]
        },
    );
    (out[0], out[1])
}
