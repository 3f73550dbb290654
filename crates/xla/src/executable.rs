//! Executables: compiled programs, and what XLA knows of them.

use std::collections::BTreeMap;
use std::fmt;
use std::ptr::NonNull;

use pjrt_sys::*;

use crate::client::log_drop;
use crate::error::{Code, Error, Result};
use crate::named_value::{self, Value};
use crate::plugin::{Plugin, call};
use crate::serialized;

/// A compiled program that is not loaded on devices: what a compilation for a topology gives, and
/// what every [`crate::LoadedExecutable`] holds.
pub struct Executable {
    plugin: Plugin,
    raw: NonNull<PJRT_Executable>,
}

// SAFETY: executables are immutable and may be used and destroyed from any thread.
unsafe impl Send for Executable {}
// SAFETY: as for Send.
unsafe impl Sync for Executable {}

/// Bytes that one device needs to run an executable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CompiledMemoryStats {
    /// Code on the device.
    pub generated_code_size_in_bytes: i64,
    /// Arguments.
    pub argument_size_in_bytes: i64,
    /// Outputs, aliased ones included.
    pub output_size_in_bytes: i64,
    /// Outputs that reuse the memory of donated arguments.
    pub alias_size_in_bytes: i64,
    /// Temporaries.
    pub temp_size_in_bytes: i64,
    /// Peak of all of them, where the plugin computes it (zero where it does not).
    pub peak_memory_in_bytes: i64,
    /// Arguments in host memory (offloaded).
    pub host_argument_size_in_bytes: i64,
    /// Outputs in host memory.
    pub host_output_size_in_bytes: i64,
    /// Temporaries in host memory.
    pub host_temp_size_in_bytes: i64,
}

impl CompiledMemoryStats {
    /// Arguments, outputs that reuse none of them, temporaries and code.
    pub fn total_in_bytes(&self) -> i64 {
        self.argument_size_in_bytes + self.output_size_in_bytes - self.alias_size_in_bytes
            + self.temp_size_in_bytes
            + self.generated_code_size_in_bytes
    }
}

impl Executable {
    pub(crate) fn new(plugin: Plugin, raw: NonNull<PJRT_Executable>) -> Self {
        Self { plugin, raw }
    }

    pub(crate) fn raw(&self) -> *mut PJRT_Executable {
        self.raw.as_ptr()
    }

    /// Name of the module.
    ///
    /// # Errors
    /// Those of `PJRT_Executable_Name`.
    pub fn name(&self) -> Result<String> {
        // SAFETY: the executable is alive.
        let args = unsafe { call!(self.plugin, PJRT_Executable_Name_Args { executable: self.raw() }) }?;
        // SAFETY: the text lives as long as the executable.
        Ok(unsafe { named_value::string(args.executable_name, args.executable_name_size) })
    }

    /// Number of outputs on each device.
    ///
    /// # Errors
    /// Those of `PJRT_Executable_NumOutputs`.
    pub fn num_outputs(&self) -> Result<usize> {
        // SAFETY: the executable is alive.
        let args = unsafe { call!(self.plugin, PJRT_Executable_NumOutputs_Args { executable: self.raw() }) }?;
        Ok(args.num_outputs)
    }

    /// A hash of the program and how it was compiled, where the plugin computes one.
    ///
    /// # Errors
    /// `Unimplemented` where it does not.
    pub fn fingerprint(&self) -> Result<Vec<u8>> {
        // SAFETY: the executable is alive.
        let args =
            unsafe { call!(self.plugin, PJRT_Executable_Fingerprint_Args { executable: self.raw() }) }?;
        let data = args.executable_fingerprint.cast::<u8>();
        // SAFETY: the bytes live as long as the executable.
        Ok(unsafe { named_value::slice(data, args.executable_fingerprint_size) }.to_vec())
    }

    /// XLA's estimates for one run on one device: `flops`, `bytes accessed`, `transcendentals`, ...
    /// Custom calls count as nothing.
    ///
    /// # Errors
    /// `Unimplemented` where the plugin has none.
    pub fn cost_analysis(&self) -> Result<BTreeMap<String, Value>> {
        // SAFETY: the executable is alive.
        let args =
            unsafe { call!(self.plugin, PJRT_Executable_GetCostAnalysis_Args { executable: self.raw() }) }?;
        // SAFETY: the properties live as long as the executable.
        Ok(unsafe { named_value::read(args.properties, args.num_properties) }.into_iter().collect())
    }

    /// Bytes that one device needs to run it.
    ///
    /// # Errors
    /// `Unimplemented` where the plugin does not say.
    pub fn memory_stats(&self) -> Result<CompiledMemoryStats> {
        // SAFETY: the executable is alive.
        let a = unsafe {
            call!(self.plugin, PJRT_Executable_GetCompiledMemoryStats_Args { executable: self.raw() })
        }?;
        Ok(CompiledMemoryStats {
            generated_code_size_in_bytes: a.generated_code_size_in_bytes,
            argument_size_in_bytes: a.argument_size_in_bytes,
            output_size_in_bytes: a.output_size_in_bytes,
            alias_size_in_bytes: a.alias_size_in_bytes,
            temp_size_in_bytes: a.temp_size_in_bytes,
            peak_memory_in_bytes: a.peak_memory_in_bytes,
            host_argument_size_in_bytes: a.host_argument_size_in_bytes,
            host_output_size_in_bytes: a.host_output_size_in_bytes,
            host_temp_size_in_bytes: a.host_temp_size_in_bytes,
        })
    }

    /// The optimised program: its format (`hlo` or `hlo_with_config`) and the bytes of an
    /// `HloModuleProto` or `HloModuleProtoWithConfig`.
    ///
    /// # Errors
    /// Those of `PJRT_Executable_OptimizedProgram`.
    pub fn optimized_program(&self) -> Result<(String, Vec<u8>)> {
        let mut program = PJRT_Program::new();
        // SAFETY: executable and program are alive.
        unsafe {
            call!(
                self.plugin,
                PJRT_Executable_OptimizedProgram_Args { executable: self.raw(), program: &raw mut program }
            )
        }?;
        let mut code = vec![0; program.code_size];
        program.code = code.as_mut_ptr().cast();
        // SAFETY: as above, and `code` has the size that the plugin asked for.
        unsafe {
            call!(
                self.plugin,
                PJRT_Executable_OptimizedProgram_Args { executable: self.raw(), program: &raw mut program }
            )
        }?;
        // SAFETY: the format is a constant of the plugin or lives as long as the executable.
        let format = unsafe { named_value::string(program.format, program.format_size) };
        Ok((format, code))
    }

    /// Bytes from which [`crate::Client::deserialize`] loads it again, on the same version of the
    /// same plugin: what the plugin makes, behind a checksum and the plugin's versions.
    ///
    /// # Errors
    /// `Unimplemented` where the plugin cannot.
    pub fn serialize(&self) -> Result<Vec<u8>> {
        self.with_serialized(|bytes| serialized::seal(&self.plugin, bytes))
    }

    /// Gives `take` the plugin's own bytes.
    pub(crate) fn with_serialized<T>(&self, take: impl FnOnce(&[u8]) -> T) -> Result<T> {
        // SAFETY: the executable is alive.
        let args = unsafe { call!(self.plugin, PJRT_Executable_Serialize_Args { executable: self.raw() }) }?;
        // SAFETY: the bytes live until the deleter runs, below.
        let bytes =
            unsafe { named_value::slice(args.serialized_bytes.cast::<u8>(), args.serialized_bytes_size) };
        let taken = take(bytes);
        let deleter = args.serialized_executable_deleter.ok_or_else(|| {
            Error::new(Code::Internal, "the plugin gave no deleter for a serialised executable")
        })?;
        // SAFETY: this is the one time that the object which the plugin gave is deleted.
        unsafe { deleter(args.serialized_executable) };
        Ok(taken)
    }
}

impl Drop for Executable {
    fn drop(&mut self) {
        // SAFETY: this is the only owner of the handle.
        log_drop(unsafe { call!(self.plugin, PJRT_Executable_Destroy_Args { executable: self.raw() }) });
    }
}

impl fmt::Debug for Executable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Executable({})", self.name().unwrap_or_else(|e| e.to_string()))
    }
}
