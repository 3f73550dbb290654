//! Safe runtime over PJRT plugins: clients, buffers, executables, typed custom calls, topologies.

pub mod provision;
