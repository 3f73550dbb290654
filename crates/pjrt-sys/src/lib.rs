//! Raw C ABI of PJRT, its extensions and the XLA FFI: declarations only, no logic, no allocation.
