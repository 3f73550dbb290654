//! What must not change the losses: scanning, rematerialisation, accumulation.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod common;

use std::collections::BTreeMap;

use common::{TestPlugin, plugins};
use maxtext_port::config::{Request, TrainConfig, resolve};
use maxtext_port::data::{self, Batch};
use maxtext_port::trainer::{BATCH_ARRAYS, Program};
use xla::{Buffer, CompileOptions, ElementType, LoadedExecutable};

const STEPS: usize = 3;
const LAYERS: usize = 2;

/// Every policy of MaxText; `custom` with one tensor kept and one offloaded.
const POLICIES: [&str; 15] = [
    "full",
    "minimal",
    "minimal_with_context",
    "minimal_flash",
    "minimal_with_quantization",
    "minimal_with_context_and_quantization",
    "save_dot_with_context_except_mlp",
    "save_dot_except_mlpwi",
    "save_dot_except_mlp",
    "save_qkv_proj",
    "save_out_proj",
    "qkv_proj_offloaded",
    "minimal_offloaded",
    "custom",
    "none",
];

fn config(scan: bool, policy: &str, accumulation: usize) -> TrainConfig {
    let words = format!(
        "run_name=r hardware=cpu dataset_type=synthetic base_emb_dim=16 base_num_query_heads=2 base_num_kv_heads=1 \
         head_dim=8 base_mlp_dim=32 base_num_decoder_layers={LAYERS} vocab_size=64 max_target_length=16 \
         dtype=float32 learning_rate=1e-3 steps={STEPS} enable_checkpointing=false enable_tensorboard=false \
         mlpwi_0=device query_proj=offload scan_layers={scan} remat_policy={policy} \
         gradient_accumulation_steps={accumulation} per_device_batch_size={}",
        4 / accumulation
    );
    let config = resolve(&Request::new(words.split_whitespace().map(str::to_owned))).unwrap();
    TrainConfig::new(&config).unwrap().0
}

/// Optimisation would cost most of the time of this test; it is XLA's business, and other tests cover it.
fn compile(plugin: &TestPlugin, text: &str) -> LoadedExecutable {
    let options = CompileOptions::new()
        .debug_option("xla_backend_optimization_level", "0")
        .debug_option("xla_cpu_enable_fast_min_max", "false");
    plugin.client.compile(text, &options).unwrap()
}

/// Arrays of the state by name.
type State = BTreeMap<String, Vec<u8>>;

fn initial_state(plugin: &TestPlugin, program: &Program) -> State {
    let init = compile(plugin, &program.init().unwrap().to_string());
    let arrays = init.execute(Vec::<Buffer>::new().iter()).unwrap();
    let names = program.state_arrays().into_iter().map(|a| a.name);
    names.zip(arrays.iter().map(|b| b.to_bytes().unwrap())).collect()
}

/// The same numbers as separate layers. Layers lie along axis 1 of an array of the scanned model.
fn unstacked(scanned: &State, program: &Program) -> State {
    let mut state = State::new();
    for array in program.state_arrays() {
        let layer = (0..LAYERS).find(|i| array.name.contains(&format!("/layers_{i}/")));
        let bytes = match layer {
            None => scanned[&array.name].clone(),
            Some(layer) => {
                let whole = &scanned[&array.name.replace(&format!("/layers_{layer}/"), "/layers/")];
                let row: usize = array.ty.shape.iter().skip(1).product::<i64>() as usize * 4;
                let rows = whole.chunks_exact(row).skip(layer).step_by(LAYERS);
                rows.flatten().copied().collect()
            }
        };
        assert_eq!(bytes.len(), array.ty.num_bytes(), "{}", array.name);
        state.insert(array.name, bytes);
    }
    state
}

fn losses(plugin: &TestPlugin, program: &Program, text: &str, state: &State, batches: &[Batch]) -> Vec<f32> {
    let step = compile(plugin, text);
    let device = &plugin.client.devices().unwrap()[0];
    let arrays = program.state_arrays();
    let mut buffers: Vec<Buffer> = arrays
        .iter()
        .map(|a| {
            let element = ElementType::ALL.iter().find(|e| e.mlir_name() == a.ty.dtype.mlir()).unwrap();
            plugin.client.buffer_from_bytes(&state[&a.name], *element, &a.ty.shape, device).unwrap()
        })
        .collect();
    let shape = program.batch_shape();
    let mut losses = Vec::new();
    for batch in batches {
        let of = batch.arrays();
        let upload = |name: &str| {
            let (_, array) = of.iter().find(|(n, _)| *n == name).unwrap();
            plugin.client.buffer_from_slice(array, &shape, device).unwrap()
        };
        let batch: Vec<Buffer> = BATCH_ARRAYS.iter().map(|name| upload(name)).collect();
        let args = buffers.into_iter().map(xla::Arg::Donate).chain(batch.iter().map(xla::Arg::Borrow));
        let mut outputs = step.execute(args).unwrap();
        outputs.pop();
        losses.push(outputs.pop().unwrap().to_vec::<f32>().unwrap()[0]);
        buffers = outputs;
    }
    losses
}

/// The loss is a mean of 64 terms near 4, and two updates feed back what rounding did to the gradients. Orders of summation
/// differ between the programs, so that a loss may differ by a few of its roundings of 6e-8: 5e-7.
#[test]
fn scanning_remat_and_accumulation_leave_the_losses_as_they_are() {
    let plugin = &plugins()[0];
    let base = Program::new(&config(true, "full", 1)).unwrap();
    let scanned = initial_state(plugin, &base);
    let mut iterator = data::open(&base.config().data_options(false, 0, 1).unwrap()).unwrap();
    let batches: Vec<Batch> = (0..STEPS).map(|_| iterator.next_batch().unwrap().unwrap()).collect();
    let reference = losses(plugin, &base, &base.train_step().unwrap().to_string(), &scanned, &batches);
    assert!(reference[0] > reference[STEPS - 1], "the model learns: {reference:?}");

    // Some policies differ in where values are kept only and give the same program.
    let mut seen: BTreeMap<String, Vec<f32>> = BTreeMap::new();
    for scan in [true, false] {
        for accumulation in [1, 2] {
            for policy in POLICIES {
                let program = Program::new(&config(scan, policy, accumulation)).unwrap();
                let text = program.train_step().unwrap().to_string();
                let state = if scan { scanned.clone() } else { unstacked(&scanned, &program) };
                let found = seen
                    .entry(text.clone())
                    .or_insert_with(|| losses(plugin, &program, &text, &state, &batches))
                    .clone();
                for (step, (found, expected)) in found.iter().zip(&reference).enumerate() {
                    let error = (found - expected).abs() / expected;
                    assert!(
                        error < 5e-7,
                        "scan_layers={scan} remat_policy={policy} accumulation {accumulation}, step {step}: \
                         {found}, not {expected}"
                    );
                }
            }
        }
    }
    // Without a fused attention, quantised products, and a user of the last product's result, and with device memory for what
    // MaxText would offload, 6 of the policies differ for scanned layers, and `none` too for separate ones.
    assert_eq!(seen.len(), 2 * 6 + 2 * 7);
}
