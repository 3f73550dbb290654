//! The Llama decoder as MaxText computes it, as functions that build graphs.
//!
//! Letters in shapes: b batch, s (or t, u) sequence, d embed, q query heads, k kv heads, g query heads a kv head,
//! h head_dim, f mlp, v vocab, l layers. Parameters, scopes, logical axes and checkpoint names are MaxText's.

mod attention;
mod config;
mod decode;
mod decoder;
mod dropout;
mod embed;
mod fused;
mod init;
mod layer;
mod linear;
mod mlp;
mod norm;
mod params;
mod quantization;
mod remat;
mod rope;
mod scope;
mod sharding;
mod streams;

pub use attention::AttentionForm;
pub(crate) use config::dtype;
pub use config::{LlamaConfig, RopeForm};
pub use decode::{Cache, decode_step};
pub use decoder::{Inputs, Llama};
pub use dropout::DropoutKeys;
pub use fused::{AttentionError, Fused};
pub use init::initial_params;
pub use params::{Init, ParamSpec, param_specs};
pub use quantization::{QuantizerSpec, quantization, quantized_layers, quantizer_specs, rounding_key};
pub use scope::{Params, Scope};
pub use sharding::AxisRules;
