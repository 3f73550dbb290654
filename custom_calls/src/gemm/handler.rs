//! The GEMM calls on the platform "Host".

use super::{Elements, GemmError, GemmKind, Operand, Output, multiply};
use crate::formats::Fp8;
use half::bf16;
use xla::ffi::{self, Call, Platform};
use xla::{Code, ElementType, Error, Plugin};

/// Registers the three GEMM calls of [`GemmKind`] with a plugin for programs that run on the CPU.
///
/// # Errors
/// When the plugin has no FFI or one that is too old.
pub fn register_host(plugin: &Plugin) -> xla::Result<()> {
    ffi::register(plugin, GemmKind::Nvfp4.target(), Platform::Host, |call| run(call, GemmKind::Nvfp4))?;
    ffi::register(plugin, GemmKind::Mxfp8.target(), Platform::Host, |call| run(call, GemmKind::Mxfp8))?;
    ffi::register(plugin, GemmKind::Fp8.target(), Platform::Host, |call| run(call, GemmKind::Fp8))
}

fn run(call: &Call<'_>, kind: GemmKind) -> xla::Result<()> {
    let left = operand(call, kind, 0)?;
    let right = operand(call, kind, 2)?;
    let alpha = match kind {
        GemmKind::Nvfp4 => scalar(call, 4)?,
        GemmKind::Mxfp8 => 1.0,
        GemmKind::Fp8 => scalar(call, 1)? * scalar(call, 3)?,
    };
    let done = match call.result(0)?.element_type()? {
        ElementType::BF16 => multiply(left, right, alpha, Output::Bf16(call.result_slice::<bf16>(0)?)),
        ElementType::F32 => multiply(left, right, alpha, Output::F32(call.result_slice::<f32>(0)?)),
        other => return Err(unexpected(format!("a result of type {other:?}"))),
    };
    done.map_err(|error| describe(call, &error))
}

fn operand<'a>(call: &Call<'a>, kind: GemmKind, index: usize) -> xla::Result<Operand<'a>> {
    let view = call.arg(index)?;
    let &[rows, k] = view.dims() else {
        return Err(unexpected(format!("operand {index} of shape {:?}", view.dims())));
    };
    let (rows, k) = (rows as usize, k as usize);
    let codes = call.arg_bytes(index)?;
    let scales = || call.arg_bytes(index + 1);
    let format = || match view.element_type()? {
        ElementType::F8E4M3FN => Ok(Fp8::E4M3),
        ElementType::F8E5M2 => Ok(Fp8::E5M2),
        other => Err(unexpected(format!("codes of type {other:?}"))),
    };
    let elements = match kind {
        GemmKind::Nvfp4 => Elements::Nvfp4 { codes, scales: scales()? },
        GemmKind::Mxfp8 => Elements::Mxfp8 { format: format()?, codes, scales: scales()? },
        GemmKind::Fp8 => Elements::Fp8 { format: format()?, codes },
    };
    Operand::new(elements, rows, k).map_err(|error| describe(call, &error))
}

fn scalar(call: &Call<'_>, index: usize) -> xla::Result<f32> {
    let values = call.arg_slice::<f32>(index)?;
    values.first().copied().ok_or_else(|| unexpected(format!("an empty operand {index}")))
}

fn unexpected(what: String) -> Error {
    Error::new(Code::InvalidArgument, format!("a quantised GEMM was called with {what}"))
}

fn describe(call: &Call<'_>, error: &GemmError) -> Error {
    let name = |attribute| call.attr::<&str>(attribute).unwrap_or("?");
    Error::new(Code::InvalidArgument, format!("{} {}: {error}", name("layer"), name("pass")))
}
