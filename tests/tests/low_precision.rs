//! Training steps with quantised products: that each recipe reaches every layer, and what its state becomes.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod common;

use std::collections::BTreeSet;

use common::plugins;
use half::bf16;
use maxtext_port::config::{Request, TrainConfig, resolve};
use maxtext_port::data;
use maxtext_port::trainer::{Program, ProgramError, Session, SessionError};

const RECIPES: [&str; 5] =
    ["te_nvfp4", "te_nvfp4_no_rht", "te_mxfp8", "te_fp8_currentscaling", "te_fp8_delayedscaling"];

/// A model of two layers whose products all have sizes that every recipe takes.
fn config(words: &[&str], devices: usize) -> TrainConfig {
    let base = [
        "base_emb_dim=64",
        "base_num_query_heads=2",
        "base_num_kv_heads=1",
        "head_dim=32",
        "base_mlp_dim=128",
        "base_num_decoder_layers=2",
        "vocab_size=96",
        "max_target_length=64",
        "per_device_batch_size=2",
        "dataset_type=synthetic",
        "hardware=cpu",
        "enable_checkpointing=false",
        "steps=4",
        "learning_rate=1e-3",
        "run_name=low_precision",
    ];
    let mut request = Request::new(base.iter().chain(words).map(|word| (*word).to_owned()));
    request.devices = devices;
    TrainConfig::new(&resolve(&request).unwrap()).unwrap().0
}

fn session(words: &[&str]) -> Session {
    let plugin = &plugins()[0];
    Session::new(&plugin.client, Program::new(&config(words, 1)).unwrap(), None).unwrap()
}

/// Layer and pass of each quantised product of the compiled step.
fn products(session: &Session) -> BTreeSet<(String, &'static str)> {
    let gemms = &session.certified.quantization.as_ref().unwrap().gemms;
    gemms.iter().map(|g| (g.layer.clone(), g.pass.name())).collect()
}

/// Losses of the first steps.
fn losses(session: &mut Session, steps: usize) -> Vec<f32> {
    let config = session.program().config().clone();
    let mut batches = data::open(&config.data_options(false, 0, 1).unwrap()).unwrap();
    (0..steps)
        .map(|_| {
            let batch = batches.next_batch().unwrap().unwrap();
            session.step(&batch).unwrap().scalars().unwrap()[0]
        })
        .collect()
}

#[test]
fn every_recipe_reaches_every_layer_and_trains() {
    let plain = losses(&mut session(&[]), 2);
    for recipe in RECIPES {
        let mut session = session(&[&format!("quantization={recipe}")]);
        // Query, key, value, out, wi_0, wi_1, wo in three passes; the scanned layer stands for both.
        assert_eq!(products(&session).len(), 21, "{recipe}: {:?}", products(&session));
        let quantised = losses(&mut session, 2);
        assert_ne!(quantised, plain, "{recipe}: nothing was quantised");
        for (step, (q, p)) in quantised.iter().zip(&plain).enumerate() {
            // E2M1 errs by up to a quarter of an element, independently in each: over 32 or more terms about 5
            // percent of a product. A wrong operand gives another function: losses apart by tens of percent.
            assert!((q - p).abs() < 0.05 * p, "{recipe} step {step}: {q} against {p}");
        }
    }
}

#[test]
fn separate_layers_have_products_of_their_own() {
    let session = session(&["scan_layers=false", "quantization=te_nvfp4"]);
    let found = products(&session);
    assert_eq!(found.len(), 42, "{found:?}");
    assert!(found.contains(&("decoder/layers_1/self_attention/out".to_owned(), "wgrad")));
}

/// Stochastic rounding draws from the seed, the step and the layer: the same run has the same bits.
#[test]
fn stochastic_rounding_is_reproducible() {
    let words = ["quantization=te_nvfp4"];
    let first = losses(&mut session(&words), 3);
    assert_eq!(first, losses(&mut session(&words), 3));
}

/// What is kept for the backward pass changes memory, not values: differences are roundings of bf16 that fusion keeps or
/// drops (tests/tests/maxtext.rs).
#[test]
fn remat_policies_agree() {
    let policies = ["full", "minimal", "minimal_with_context_and_quantization"];
    for recipe in ["te_nvfp4_no_rht", "te_fp8_delayedscaling"] {
        let with = |policy: &str| {
            let words = [&*format!("quantization={recipe}"), &*format!("remat_policy={policy}")];
            losses(&mut session(&words), 1)[0]
        };
        let full = with(policies[0]);
        for policy in &policies[1..] {
            let loss = with(policy);
            assert!((loss - full).abs() <= 1e-3 * full, "{recipe} {policy}: {loss}, full {full}");
        }
    }
}

/// After one use the newest entry of a kernel's history is its largest magnitude and its scale is
/// fl(448 / that), for every layer of a scanned model.
#[test]
fn delayed_scaling_carries_the_amax_of_each_kernel() {
    let mut session = session(&["quantization=te_fp8_delayedscaling"]);
    let arrays = session.program().state_arrays();
    let read = |session: &Session, name: &str| -> Vec<f32> {
        let at = arrays.iter().position(|a| a.name == name).unwrap_or_else(|| panic!("no {name}"));
        session.state(0)[at].to_vec::<f32>().unwrap()
    };
    let kernel = read(&session, "params/decoder/layers/mlp/wi_0/kernel");
    let state = |variable: &str| {
        format!("_overwrite_with_gradient/decoder/layers/mlp/wi_0/TEWrapper_dot_general_0/{variable}")
    };
    assert_eq!(read(&session, &state("kernel_scale")), [1.0, 1.0]);
    losses(&mut session, 1);
    let (scales, history) =
        (read(&session, &state("kernel_scale")), read(&session, &state("kernel_amax_history")));
    for layer in 0..2 {
        // The kernel is [64, layers, 128] and is rounded to bf16 before it is measured.
        let values = kernel.chunks(128).skip(layer).step_by(2).flatten();
        let amax = values.map(|v| bf16::from_f32(v.abs()).to_f32()).fold(0.0, f32::max);
        let own = &history[layer * 1024..][..1024];
        assert_eq!((own[0], own[1023]), (0.0, amax), "layer {layer}");
        assert!(own[1..1023].iter().all(|&a| a == 0.0));
        assert_eq!(scales[layer], 448.0 / amax, "layer {layer}");
    }
    for variable in ["x_scale", "grad_scale"] {
        let scales = read(&session, &state(variable));
        assert!(scales.iter().all(|&s| s.is_finite() && s != 1.0), "{variable}: {scales:?}");
    }
    // A later step takes the new scale: the state is read, not only written.
    losses(&mut session, 1);
    assert_ne!(read(&session, &state("kernel_amax_history"))[1022], 0.0);
}

#[test]
fn evaluation_is_quantised_too() {
    let mut session = session(&["quantization=te_fp8_delayedscaling", "eval_steps=1"]);
    let config = session.program().config().clone();
    let mut batches = data::open(&config.data_options(false, 0, 1).unwrap()).unwrap();
    let sums = session.eval(&batches.next_batch().unwrap().unwrap(), None).unwrap();
    let own = losses(&mut session, 1)[0];
    // The same forward pass on the same batch, in another module: roundings of bf16 apart.
    assert!((sums[0] / sums[2] - own).abs() <= 1e-3 * own, "{sums:?} against {own}");
}

#[test]
fn sizes_that_the_tensor_cores_cannot_take_name_the_layer() {
    let plugin = &plugins()[0];
    let program = Program::new(&config(&["quantization=te_nvfp4", "base_mlp_dim=120"], 1)).unwrap();
    let Err(SessionError::Build { source, .. }) = Session::new(&plugin.client, program, None) else {
        panic!("120 features were accepted")
    };
    let message = source.to_string();
    assert!(message.contains("decoder/layers/mlp/wi_0") && message.contains("multiple of 32"), "{message}");
}

#[test]
fn sharded_quantised_products_are_refused() {
    let config = config(&["quantization=te_mxfp8", "ici_fsdp_parallelism=4"], 4);
    let error = Program::new(&config).unwrap_err();
    assert!(matches!(error, ProgramError::ShardedQuantization { devices: 4, .. }), "{error}");
}
