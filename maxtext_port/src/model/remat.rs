//! MaxText's remat policies as sets of checkpoint names.

use hlo::RematPolicy;

use crate::config;
use crate::model::LlamaConfig;

const QKV: &[&str] = &["query_proj", "value_proj", "key_proj", "kv_proj", "qkv_proj"];

/// What a layer keeps for the backward pass (MaxText decoders, get_remat_policy). Values that MaxText would offload to
/// host memory are kept on the device: memory differs, values do not.
pub(crate) fn policy(c: &LlamaConfig) -> RematPolicy {
    use config::RematPolicy as P;
    let with = |more: &[&str]| RematPolicy::names(QKV.iter().chain(more).copied());
    let minimal = &["out_proj", "mlpwi_0", "mlpwi_1", "mlpwi", "mlpwo"][..];
    let minimal_and = |more: &[&str]| with(&[minimal, more].concat());
    match c.remat_policy {
        P::Full => RematPolicy::Nothing,
        // A scanned model is always rematerialised; `none` acts on separate layers only. (MaxText reads the word as no value,
        // which its layers then do not take for `none`: there they are rematerialised too.)
        P::None if c.scan_layers => RematPolicy::Nothing,
        P::None => RematPolicy::Everything,
        P::Minimal | P::MinimalOffloaded => minimal_and(&[]),
        P::MinimalWithContext | P::MinimalFlash => minimal_and(&["context"]),
        P::MinimalWithQuantization => minimal_and(&["quantization"]),
        P::MinimalWithContextAndQuantization => minimal_and(&["context", "quantization"]),
        P::SaveDotWithContextExceptMlp => with(&["context", "out_proj"]),
        P::SaveDotExceptMlpwi => with(&["out_proj", "mlpwo"]),
        P::SaveDotExceptMlp => with(&["out_proj"]),
        P::SaveQkvProj => with(&[]),
        P::SaveOutProj => RematPolicy::names(["out_proj"]),
        P::QkvProjOffloaded => RematPolicy::names(["query_proj", "value_proj", "key_proj", "kv_proj"]),
        P::Custom => RematPolicy::names(c.tensors_on_device.iter().chain(&c.tensors_to_offload).cloned()),
    }
}
