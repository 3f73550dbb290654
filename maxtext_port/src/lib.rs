//! MaxText configuration, Llama, optimisers, data and the training loop.
#![forbid(unsafe_code)]

pub mod data;
pub mod trainer;
