//! MaxText's quantisation recipes: which format, blocks, transform and rounding each operand gets.

use crate::formats::Fp8;
use crate::quantize::nvfp4::Blocks;
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// What a tensor is in a linear layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The layer's input x.
    Activation,
    /// The kernel w.
    Weight,
    /// The gradient dy of the layer's output.
    Gradient,
}

/// A low-precision recipe, as MaxText's `quantization` names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Recipe {
    /// NVFP4 with the Hadamard transform on the operands of the weight gradient.
    Nvfp4,
    /// NVFP4 without the transform.
    Nvfp4NoRht,
    /// MXFP8, E4M3 throughout.
    Mxfp8,
    /// FP8 with scales from the tensors themselves.
    Fp8CurrentScaling,
    /// FP8 with scales from the amaxes of earlier steps.
    Fp8DelayedScaling,
}

/// A `quantization` that names none of the recipes.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("unknown quantization recipe `{0}`: expected one of {names}", names = Recipe::ALL.map(|r| r.name()).join(", "))]
pub struct UnknownRecipe(pub String);

/// How one role is quantised to NVFP4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Nvfp4Plan {
    /// The blocks of both copies.
    pub blocks: Blocks,
    /// Whether the column-wise copy goes through the Hadamard transform first.
    pub hadamard: bool,
    /// Whether both copies are rounded stochastically.
    pub stochastic: bool,
}

/// How one role is quantised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Plan {
    /// E2M1 with two levels of scale.
    Nvfp4(Nvfp4Plan),
    /// 8-bit elements with a power-of-two scale for every 32.
    Mxfp8(Fp8),
    /// One scale from the tensor itself.
    Fp8Current(Fp8),
    /// One scale from earlier steps.
    Fp8Delayed(Fp8),
}

impl Recipe {
    /// All recipes, in the order of their names in MaxText's documentation.
    pub const ALL: [Self; 5] =
        [Self::Nvfp4, Self::Nvfp4NoRht, Self::Mxfp8, Self::Fp8CurrentScaling, Self::Fp8DelayedScaling];

    /// MaxText's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nvfp4 => "te_nvfp4",
            Self::Nvfp4NoRht => "te_nvfp4_no_rht",
            Self::Mxfp8 => "te_mxfp8",
            Self::Fp8CurrentScaling => "te_fp8_currentscaling",
            Self::Fp8DelayedScaling => "te_fp8_delayedscaling",
        }
    }

    /// How a role is quantised: weights in 2D tiles, the transform on the column copies of activations and
    /// gradients, stochastic rounding of gradients alone; FP8 gradients in E5M2, everything else in E4M3.
    #[must_use]
    pub const fn plan(self, role: Role) -> Plan {
        let weight = matches!(role, Role::Weight);
        let gradient = matches!(role, Role::Gradient);
        let hybrid = if gradient { Fp8::E5M2 } else { Fp8::E4M3 };
        match self {
            Self::Nvfp4 | Self::Nvfp4NoRht => Plan::Nvfp4(Nvfp4Plan {
                blocks: if weight { Blocks::TwoD } else { Blocks::OneD },
                hadamard: !weight && matches!(self, Self::Nvfp4),
                stochastic: gradient,
            }),
            Self::Mxfp8 => Plan::Mxfp8(Fp8::E4M3),
            Self::Fp8CurrentScaling => Plan::Fp8Current(hybrid),
            Self::Fp8DelayedScaling => Plan::Fp8Delayed(hybrid),
        }
    }
}

/// A recipe with the choices that TransformerEngine leaves to its environment variables, and one of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Settings {
    /// The recipe.
    pub recipe: Recipe,
    /// NVFP4: the Hadamard transform on the operands of the weight gradient (`NVTE_NVFP4_DISABLE_RHT`).
    pub hadamard: bool,
    /// NVFP4: stochastic rounding of gradients (`NVTE_NVFP4_DISABLE_STOCHASTIC_ROUNDING`).
    pub stochastic: bool,
    /// NVFP4: weights in tiles of 16 x 16 (`NVTE_NVFP4_DISABLE_2D_QUANTIZATION`).
    pub two_d_weights: bool,
    /// Weight gradients leave the product in f32; TransformerEngine rounds them to the type of x.
    pub f32_weight_gradient: bool,
}

impl From<Recipe> for Settings {
    fn from(recipe: Recipe) -> Self {
        let nvfp4 = matches!(recipe, Recipe::Nvfp4 | Recipe::Nvfp4NoRht);
        Self {
            recipe,
            hadamard: recipe == Recipe::Nvfp4,
            stochastic: nvfp4,
            two_d_weights: nvfp4,
            f32_weight_gradient: false,
        }
    }
}

impl FromStr for Recipe {
    type Err = UnknownRecipe;

    fn from_str(name: &str) -> Result<Self, UnknownRecipe> {
        Self::ALL.into_iter().find(|r| r.name() == name).ok_or_else(|| UnknownRecipe(name.to_owned()))
    }
}

impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
