//! Running graphs on the plugins.

use custom_calls::gemm::register_host;
use hlo::{Graph, Tensor};
use std::sync::OnceLock;
use xla::provision::Provisioner;
use xla::{ArrayType, Buffer, Client, ClientOptions, CompileOptions, ElementType, LoadedExecutable, Plugin};

/// A client for each plugin, made once, with the GEMM calls registered.
pub(crate) fn clients() -> &'static [Client] {
    static CLIENTS: OnceLock<Vec<Client>> = OnceLock::new();
    CLIENTS.get_or_init(|| {
        let list = std::env::var("XLA_TEST_PLUGINS").unwrap_or("cpu-openxla:cpu-zml:cpu-jax".into());
        let provisioner = Provisioner::from_env().on_progress(|step| eprintln!("{step}"));
        let client = |name: &str| {
            let plugin = Plugin::load(provisioner.resolve(name).unwrap()).unwrap();
            register_host(&plugin).unwrap();
            Client::new(&plugin, &ClientOptions::new()).unwrap()
        };
        list.split(':').map(client).collect()
    })
}

/// Runs `test` on each plugin; the log names the plugin.
pub(crate) fn on_each(test: impl Fn(&Client)) {
    for client in clients() {
        eprintln!("on {:?}", client.plugin());
        test(client);
    }
}

/// An input of a program: type, shape and bytes.
pub(crate) struct Input {
    pub(crate) element_type: ElementType,
    pub(crate) dims: Vec<i64>,
    pub(crate) bytes: Vec<u8>,
}

impl Input {
    pub(crate) fn f32(values: &[f32], dims: &[i64]) -> Self {
        let bytes = values.iter().flat_map(|x| x.to_le_bytes()).collect();
        Self { element_type: ElementType::F32, dims: dims.to_vec(), bytes }
    }

    /// Values that are exact in bf16.
    pub(crate) fn bf16(values: &[f32], dims: &[i64]) -> Self {
        let bytes = values.iter().flat_map(|&x| half::bf16::from_f32(x).to_le_bytes()).collect();
        Self { element_type: ElementType::BF16, dims: dims.to_vec(), bytes }
    }

    pub(crate) fn u8(values: &[u8], dims: &[i64]) -> Self {
        Self { element_type: ElementType::U8, dims: dims.to_vec(), bytes: values.to_vec() }
    }

    pub(crate) fn u32(values: &[u32], dims: &[i64]) -> Self {
        let bytes = values.iter().flat_map(|x| x.to_le_bytes()).collect();
        Self { element_type: ElementType::U32, dims: dims.to_vec(), bytes }
    }

    fn dtype(&self) -> hlo::DType {
        match self.element_type {
            ElementType::F32 => hlo::DType::F32,
            ElementType::BF16 => hlo::DType::BF16,
            ElementType::U8 => hlo::DType::U8,
            ElementType::U32 => hlo::DType::U32,
            other => panic!("{other:?}"),
        }
    }
}

/// Builds the graph of `body` over the inputs and returns the module's text.
pub(crate) fn module(
    inputs: &[&Input],
    body: impl for<'g> Fn(&'g Graph, &[Tensor<'g>]) -> Vec<Tensor<'g>>,
) -> String {
    let g = Graph::new("test");
    let parameters: Vec<_> = inputs
        .iter()
        .enumerate()
        .map(|(i, input)| g.parameter(&format!("arg{i}"), input.dtype(), &input.dims[..]))
        .collect();
    let results = body(&g, &parameters);
    let names: Vec<String> = (0..results.len()).map(|i| format!("r{i}")).collect();
    let outputs: Vec<_> = names.iter().map(String::as_str).zip(results).collect();
    g.finish(&outputs).unwrap_or_else(|e| panic!("{e}")).to_string()
}

/// What a program gave: the bytes of each result and the compiled module.
pub(crate) struct Run {
    pub(crate) results: Vec<(ArrayType, Vec<u8>)>,
    pub(crate) executable: LoadedExecutable,
}

impl Run {
    pub(crate) fn bytes(&self, index: usize) -> &[u8] {
        &self.results[index].1
    }

    /// A result of 4-bit elements, which plugins hand out one a byte, packed as the device holds them.
    pub(crate) fn packed(&self, index: usize) -> Vec<u8> {
        custom_calls::formats::e2m1::pack(self.bytes(index))
    }

    /// A result of f32 or bf16, widened.
    pub(crate) fn f32(&self, index: usize) -> Vec<f32> {
        let (ty, bytes) = &self.results[index];
        match ty.element_type {
            ElementType::F32 => {
                bytes.chunks_exact(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect()
            }
            ElementType::BF16 => bytes
                .chunks_exact(2)
                .map(|b| half::bf16::from_le_bytes(b.try_into().unwrap()).to_f32())
                .collect(),
            other => panic!("{other:?}"),
        }
    }
}

pub(crate) fn run(client: &Client, text: &str, inputs: &[&Input]) -> Run {
    let loaded = client.compile(text, &CompileOptions::new()).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let device = &client.devices().unwrap()[0];
    let buffers: Vec<Buffer> = inputs
        .iter()
        .map(|i| client.buffer_from_bytes(&i.bytes, i.element_type, &i.dims, device).unwrap())
        .collect();
    let outputs = loaded.execute(buffers.iter()).unwrap_or_else(|e| panic!("{e}"));
    let read = |b: &Buffer| (b.array_type().unwrap().clone(), b.to_bytes().unwrap());
    Run { results: outputs.iter().map(read).collect(), executable: loaded }
}
