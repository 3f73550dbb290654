//! End-to-end and parity tests across crates: see the `tests` folder beside this file's.
#![forbid(unsafe_code)]
