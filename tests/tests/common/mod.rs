//! Running modules on the plugins under test.
#![allow(dead_code, reason = "each test program uses a part")]

pub(crate) mod values;

use std::sync::OnceLock;

use hlo::Module;
use xla::{Client, ClientOptions, CompileOptions, Plugin};

/// A client of a plugin under test.
pub(crate) struct TestPlugin {
    pub(crate) name: String,
    pub(crate) client: Client,
}

/// Clients of the plugins listed in `XLA_TEST_PLUGINS` (colon-separated files); without it, of the `cpu` plugin, which
/// is fetched when absent.
pub(crate) fn plugins() -> &'static [TestPlugin] {
    static PLUGINS: OnceLock<Vec<TestPlugin>> = OnceLock::new();
    PLUGINS.get_or_init(|| {
        let files: Vec<String> = match std::env::var("XLA_TEST_PLUGINS") {
            Ok(list) => list.split(':').filter(|s| !s.is_empty()).map(str::to_owned).collect(),
            Err(_) => {
                let provisioner = xla::provision::Provisioner::from_env();
                vec![provisioner.resolve("cpu").unwrap().to_string_lossy().into_owned()]
            }
        };
        assert!(!files.is_empty(), "XLA_TEST_PLUGINS lists no plugin");
        files
            .into_iter()
            .map(|file| {
                let plugin = Plugin::load(&file).unwrap();
                let client = Client::new(&plugin, &ClientOptions::new()).unwrap();
                TestPlugin { name: file, client }
            })
            .collect()
    })
}

/// Compiles and runs a module of f32 parameters and results on one device.
pub(crate) fn run_f32(plugin: &TestPlugin, module: &Module, args: &[&[f32]]) -> Vec<Vec<f32>> {
    let client = &plugin.client;
    let device = &client.devices().unwrap()[0];
    let text = module.to_string();
    let exe = client
        .compile(&text, &CompileOptions::new())
        .unwrap_or_else(|e| panic!("{}: {e}\n{text}", plugin.name));
    let buffers: Vec<_> = args
        .iter()
        .zip(module.parameters())
        .map(|(a, p)| client.buffer_from_slice(a, &p.ty.shape, device).unwrap())
        .collect();
    let out = exe.execute(buffers.iter()).unwrap();
    out.iter().map(|b| b.to_vec::<f32>().unwrap()).collect()
}
