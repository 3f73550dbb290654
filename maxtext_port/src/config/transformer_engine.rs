//! What TransformerEngine reads from the environment rather than from MaxText's keys.

use std::collections::BTreeMap;

/// Parts of the NVFP4 recipe that are switched off. Every name is that of TransformerEngine's variable without
/// `NVTE_NVFP4_`; `1` sets it, anything else does not (TransformerEngine, common/recipe).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Nvfp4Switches {
    /// No Hadamard transform.
    pub disable_rht: bool,
    /// Gradients are rounded to nearest.
    pub disable_stochastic_rounding: bool,
    /// Weights are scaled as activations are, by blocks of 1 x 16.
    pub disable_2d_quantization: bool,
}

impl Nvfp4Switches {
    /// The switches of an environment.
    pub(super) fn from_env(env: &BTreeMap<String, String>) -> Self {
        let set = |name: &str| env.get(&format!("NVTE_NVFP4_{name}")).is_some_and(|value| value == "1");
        Nvfp4Switches {
            disable_rht: set("DISABLE_RHT"),
            disable_stochastic_rounding: set("DISABLE_STOCHASTIC_ROUNDING"),
            disable_2d_quantization: set("DISABLE_2D_QUANTIZATION"),
        }
    }
}
