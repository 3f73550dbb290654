//! Which recipe the dense layers' products follow, and the state that delayed scaling carries.

use custom_calls::dot::{DelayedScalingState, QuantizedDot};
use custom_calls::quantize::fp8::DelayedScaling;
use custom_calls::recipe::{Recipe, Settings, UnknownRecipe};
use hlo::random::{Key, KeyKind};
use hlo::{DType, Graph, Shape, Tensor};

use super::{LlamaConfig, ParamSpec, Scope};
use crate::config::TrainConfig;

/// Module of TransformerEngine below each dense layer that holds the state of delayed scaling.
const WRAPPER: &str = "TEWrapper_dot_general_0";

/// TransformerEngine's variables of one dense layer, in the order of [`DelayedScalingState::tensors`].
const VARIABLES: [&str; 6] =
    ["x_scale", "x_amax_history", "kernel_scale", "kernel_amax_history", "grad_scale", "grad_amax_history"];

/// The recipe that the key `quantization` names, without the parts of NVFP4 that are switched off; `None` for products in
/// `dtype`.
///
/// # Errors
/// If the name is not one of the recipes.
pub fn quantization(c: &TrainConfig) -> Result<Option<Settings>, UnknownRecipe> {
    let name = c.quantization.as_deref().unwrap_or("");
    // TransformerEngine's layers without quantisation are plain products.
    if name.is_empty() || name == "te_no_quant" {
        return Ok(None);
    }
    let mut settings = Settings::from(name.parse::<Recipe>()?);
    settings.hadamard &= !c.nvfp4.disable_rht;
    settings.stochastic &= !c.nvfp4.disable_stochastic_rounding;
    settings.two_d_weights &= !c.nvfp4.disable_2d_quantization;
    Ok(Some(settings))
}

/// One array of the state of delayed scaling, f32: `[1]` for a scale and `[1024]` for an amax history, stacked over layers on
/// axis 0 in a scanned model. The backward pass gives its next value in the place of a gradient (TransformerEngine's
/// collection `_overwrite_with_gradient`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuantizerSpec {
    /// Path of the dense layer, the wrapper and the variable.
    pub path: String,
    /// Shape in the state.
    pub shape: Shape,
    /// Value before the first step: 1 for scales, 0 for histories.
    pub initial: i64,
}

/// The dense layers that are quantised, by path: every one of the decoder layers, not the logits
/// (MaxText hands its `quant` to the layers alone). A scanned layer stands once for all.
pub fn quantized_layers(specs: &[ParamSpec]) -> Vec<String> {
    specs
        .iter()
        .filter(|s| s.layer.is_some() || s.scan_axis.is_some())
        .filter_map(|s| s.path.strip_suffix("/kernel").map(str::to_owned))
        .collect()
}

/// The state of delayed scaling, sorted by path; empty for other recipes.
pub fn quantizer_specs(c: &LlamaConfig, specs: &[ParamSpec]) -> Vec<QuantizerSpec> {
    if c.quantization.is_none_or(|s| s.recipe != Recipe::Fp8DelayedScaling) {
        return Vec::new();
    }
    let history = DelayedScaling::default().history as i64;
    let mut all = Vec::new();
    for layer in quantized_layers(specs) {
        for variable in VARIABLES {
            let scale = variable.ends_with("_scale");
            let length = if scale { 1 } else { history };
            let shape = if c.scan_layers { vec![c.num_decoder_layers, length] } else { vec![length] };
            let path = format!("{layer}/{WRAPPER}/{variable}");
            all.push(QuantizerSpec { path, shape: shape.into(), initial: i64::from(scale) });
        }
    }
    all.sort_by(|a, b| a.path.cmp(&b.path));
    all
}

/// Whether a path of the tree is that of a quantiser's variable: those are stacked on axis 0, whatever
/// `param_scan_axis` says.
pub(super) fn is_quantizer(path: &str) -> bool {
    path.contains(WRAPPER)
}

/// The key of the random bits that round gradients in forward and backward pass number `pass`, if the recipe
/// rounds them. Each layer folds its own path or number in.
pub fn rounding_key<'g>(g: &'g Graph, c: &LlamaConfig, pass: Tensor<'g>) -> Option<Key<'g>> {
    let seed = u64::from(c.init_weights_seed);
    c.quantization
        .filter(|s| s.stochastic)
        .map(|_| Key::from_seed(g, KeyKind::Threefry2x32, seed).fold_in(pass.to_dtype(DType::U32)))
}

/// The product of a dense layer's input with its kernel, both in the activations' type, by the recipe.
pub(super) fn dot_general<'g>(
    cx: &Scope<'_, 'g>,
    settings: Settings,
    x: Tensor<'g>,
    kernel: Tensor<'g>,
    contracting: usize,
) -> Tensor<'g> {
    let key = cx.rounding_key().map(|key| key.fold_in(crc32c::crc32c(cx.path().as_bytes())));
    let dot = QuantizedDot { settings, layer: cx.path(), key };
    if settings.recipe != Recipe::Fp8DelayedScaling {
        return dot.dot_general(x, kernel, contracting);
    }
    let wrapper = cx.enter(WRAPPER);
    let [x_scale, x_amax_history, kernel_scale, kernel_amax_history, grad_scale, grad_amax_history] =
        VARIABLES.map(|name| wrapper.param(name));
    let state = DelayedScalingState {
        x_scale,
        x_amax_history,
        kernel_scale,
        kernel_amax_history,
        grad_scale,
        grad_amax_history,
    };
    dot.dot_general_delayed(x, kernel, contracting, state, DelayedScaling::default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Request, resolve};

    fn settings(words: &[&str], env: &[(&str, &str)]) -> Option<Settings> {
        let mut request = Request::new(words.iter().copied().chain(["run_name=q", "hardware=cpu"]));
        request.env = env.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        quantization(&TrainConfig::new(&resolve(&request).unwrap()).unwrap().0).unwrap()
    }

    #[test]
    fn no_recipe_is_no_quantisation() {
        assert_eq!(settings(&[], &[]), None);
        assert_eq!(settings(&["quantization=te_no_quant"], &[]), None);
    }

    #[test]
    fn each_variable_of_transformer_engine_switches_its_part_off() {
        let nvfp4 = ["quantization=te_nvfp4"];
        let whole = Settings::from(Recipe::Nvfp4);
        let with = |name| settings(&nvfp4, &[(name, "1")]).unwrap();
        assert_eq!(settings(&nvfp4, &[("NVTE_NVFP4_DISABLE_RHT", "0")]), Some(whole));
        assert_eq!(with("NVTE_NVFP4_DISABLE_RHT"), Settings { hadamard: false, ..whole });
        assert_eq!(with("NVTE_NVFP4_DISABLE_STOCHASTIC_ROUNDING"), Settings { stochastic: false, ..whole });
        assert_eq!(with("NVTE_NVFP4_DISABLE_2D_QUANTIZATION"), Settings { two_d_weights: false, ..whole });
    }
}
