//! What the types must not allow. Each example fails to compile; the one before it shows that only
//! the misuse is at fault.
//!
//! A donated buffer is gone:
//! ```
//! fn step(exe: &xla::LoadedExecutable, state: xla::Buffer) -> xla::Result<Vec<f32>> {
//!     let next = exe.execute([xla::Arg::Donate(state)])?;
//!     next[0].to_vec()
//! }
//! ```
//! ```compile_fail,E0382
//! fn step(exe: &xla::LoadedExecutable, state: xla::Buffer) -> xla::Result<Vec<f32>> {
//!     let next = exe.execute([xla::Arg::Donate(state)])?;
//!     state.to_vec()
//! }
//! ```
//! A borrowed buffer cannot be donated:
//! ```
//! fn step(exe: &xla::LoadedExecutable, state: &xla::Buffer) -> xla::Result<Vec<xla::Buffer>> {
//!     exe.execute([xla::Arg::Borrow(state)])
//! }
//! ```
//! ```compile_fail,E0507
//! fn step(exe: &xla::LoadedExecutable, state: &xla::Buffer) -> xla::Result<Vec<xla::Buffer>> {
//!     exe.execute([xla::Arg::Donate(*state)])
//! }
//! ```
//! An argument cannot outlive the buffer that it borrows:
//! ```
//! fn arguments(client: &xla::Client, device: &xla::Device) -> xla::Result<Vec<xla::Arg<'static>>> {
//!     let x = client.buffer_from_slice(&[1.0f32], &[1], device)?;
//!     Ok(vec![xla::Arg::Donate(x)])
//! }
//! ```
//! ```compile_fail,E0515
//! fn arguments(client: &xla::Client, device: &xla::Device) -> xla::Result<Vec<xla::Arg<'static>>> {
//!     let x = client.buffer_from_slice(&[1.0f32], &[1], device)?;
//!     Ok(vec![xla::Arg::Borrow(&x)])
//! }
//! ```
//! A buffer has one owner:
//! ```compile_fail,E0277
//! fn needs_clone<T: Clone>() {}
//! needs_clone::<xla::Buffer>();
//! ```
//! Handles may move to and be shared with other threads; what belongs to a call may not:
//! ```
//! fn needs_send_and_sync<T: Send + Sync>() {}
//! needs_send_and_sync::<xla::Client>();
//! needs_send_and_sync::<xla::Device>();
//! needs_send_and_sync::<xla::Buffer>();
//! needs_send_and_sync::<xla::Event>();
//! needs_send_and_sync::<xla::Executable>();
//! needs_send_and_sync::<xla::LoadedExecutable>();
//! needs_send_and_sync::<xla::Topology>();
//! needs_send_and_sync::<xla::ExecuteContext>();
//! ```
//! ```compile_fail,E0277
//! fn needs_send<T: Send>() {}
//! needs_send::<xla::ffi::ThreadPool<'static>>();
//! ```
//! ```compile_fail,E0277
//! fn needs_send<T: Send>() {}
//! needs_send::<xla::ffi::Scratch<'static>>();
//! ```
//! ```compile_fail,E0277
//! fn needs_sync<T: Sync>() {}
//! needs_sync::<xla::ffi::Call<'static>>();
//! ```
//! What a handler sees of a call ends with the call:
//! ```
//! fn register(plugin: &xla::Plugin) -> xla::Result<()> {
//!     xla::ffi::register(plugin, "keep", xla::ffi::Platform::Host, |call| {
//!         let x = call.arg_slice::<f32>(0)?;
//!         std::hint::black_box(x.len());
//!         Ok(())
//!     })
//! }
//! ```
//! ```compile_fail,E0521
//! fn register(plugin: &xla::Plugin) -> xla::Result<()> {
//!     xla::ffi::register(plugin, "keep", xla::ffi::Platform::Host, |call| {
//!         let x = call.arg_slice::<f32>(0)?;
//!         std::thread::spawn(move || x.len());
//!         Ok(())
//!     })
//! }
//! ```
