//! Runnable experiment scripts on the public API: see the `examples` folder beside this file's.
#![forbid(unsafe_code)]
