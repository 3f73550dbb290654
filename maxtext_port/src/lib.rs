//! MaxText configuration, Llama, optimisers, data and the training loop.
#![forbid(unsafe_code)]

pub mod config;
pub mod data;
pub mod trainer;
