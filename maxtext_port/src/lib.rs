//! MaxText configuration, Llama, optimisers, data and the training loop.
#![forbid(unsafe_code)]

pub mod trainer;
