//! MaxText configuration, Llama, optimisers, data and the training loop.
#![forbid(unsafe_code)]

pub mod checkpoint;
pub mod config;
pub mod data;
pub mod model;
pub mod optimizers;
pub mod trainer;
