//! Running modules on the interpreter's values.

use hlo::interp::Value;
use hlo::{DType, Module, TensorType};
use xla::{Client, CompileOptions, ElementType};

/// The runtime's name of an element type.
fn element_type(dtype: DType) -> ElementType {
    match dtype {
        DType::Bool => ElementType::Pred,
        DType::I4 => ElementType::S4,
        DType::I8 => ElementType::S8,
        DType::I16 => ElementType::S16,
        DType::I32 => ElementType::S32,
        DType::I64 => ElementType::S64,
        DType::U4 => ElementType::U4,
        DType::U8 => ElementType::U8,
        DType::U16 => ElementType::U16,
        DType::U32 => ElementType::U32,
        DType::U64 => ElementType::U64,
        DType::F4E2M1FN => ElementType::F4E2M1FN,
        DType::F8E3M4 => ElementType::F8E3M4,
        DType::F8E4M3 => ElementType::F8E4M3,
        DType::F8E4M3FN => ElementType::F8E4M3FN,
        DType::F8E4M3FNUZ => ElementType::F8E4M3FNUZ,
        DType::F8E4M3B11FNUZ => ElementType::F8E4M3B11FNUZ,
        DType::F8E5M2 => ElementType::F8E5M2,
        DType::F8E5M2FNUZ => ElementType::F8E5M2FNUZ,
        DType::F8E8M0FNU => ElementType::F8E8M0FNU,
        DType::F16 => ElementType::F16,
        DType::BF16 => ElementType::BF16,
        DType::F32 => ElementType::F32,
        DType::F64 => ElementType::F64,
        other => panic!("no element type for {other}"),
    }
}

/// NaN wins in maximum and minimum, as StableHLO says and as JAX has it. By default the CPU backend of the plugins lets
/// the second operand win.
fn options() -> CompileOptions {
    CompileOptions::new().debug_option("xla_cpu_enable_fast_min_max", "false")
}

/// Compiles and runs a module on one device.
pub(crate) fn run(client: &Client, module: &Module, arguments: &[Value]) -> xla::Result<Vec<Value>> {
    run_text(
        client,
        &module.to_string(),
        arguments,
        &module.results().into_iter().map(|r| r.ty).collect::<Vec<_>>(),
    )
}

/// [`run`] for a module's text and the types of its results.
pub(crate) fn run_text(
    client: &Client,
    text: &str,
    arguments: &[Value],
    types: &[TensorType],
) -> xla::Result<Vec<Value>> {
    let device = &client.devices()?[0];
    let executable = client.compile(text, &options())?;
    let upload = |value: &Value| {
        let ty = value.ty();
        client.buffer_from_bytes(&value.to_bytes(), element_type(ty.dtype), &ty.shape, device)
    };
    let buffers = arguments.iter().map(upload).collect::<xla::Result<Vec<_>>>()?;
    let results = executable.execute(buffers.iter())?;
    let download =
        |(buffer, ty): (&xla::Buffer, &TensorType)| Ok(Value::from_bytes(ty, &buffer.to_bytes()?).unwrap());
    results.iter().zip(types).map(download).collect()
}

/// Compiles for several devices, partitioned as the module's shardings say, and runs with every argument whole on each.
/// The results of each device.
pub(crate) fn run_replicated(
    client: &Client,
    devices: usize,
    text: &str,
    arguments: &[Value],
    types: &[TensorType],
) -> xla::Result<Vec<Vec<Value>>> {
    let options = options().num_partitions(devices).use_spmd_partitioning(true).use_shardy_partitioner(true);
    let executable = client.compile(text, &options)?;
    let upload = |value: &Value, device: &xla::Device| {
        let ty = value.ty();
        let buffer =
            client.buffer_from_bytes(&value.to_bytes(), element_type(ty.dtype), &ty.shape, device)?;
        Ok(xla::Arg::Donate(buffer))
    };
    let to_device = |device| arguments.iter().map(|value| upload(value, device)).collect();
    let lists = executable.devices().iter().map(to_device).collect::<xla::Result<Vec<_>>>()?;
    let results = executable.execute_sharded(lists)?;
    let download =
        |(buffer, ty): (&xla::Buffer, &TensorType)| Ok(Value::from_bytes(ty, &buffer.to_bytes()?).unwrap());
    results.iter().map(|list| list.iter().zip(types).map(download).collect()).collect()
}
