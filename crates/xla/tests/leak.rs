//! A thousand rounds of client, program, buffers and custom call leave nothing behind.
//!
//! A test program of its own, as it measures the memory of the process. The plugins are chosen as in
//! the test program `matrix`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stderr, reason = "tests")]
#![cfg(target_os = "linux")]

use xla::ffi::{self, Attrs, Call, Handler, Platform};
use xla::provision::Provisioner;
use xla::{Arg, Client, ClientOptions, CompileOptions, Plugin, Result};

/// One MiB a buffer, so that a buffer kept in each round is a GiB at the end.
const ELEMENTS: usize = 1 << 18;

struct Scale;

impl Handler for Scale {
    type State = Vec<f32>;

    fn instantiate(attrs: Attrs<'_>) -> Result<Vec<f32>> {
        Ok(vec![attrs.get("scale")?; ELEMENTS])
    }

    fn execute(call: &Call<'_>, state: &Vec<f32>) -> Result<()> {
        let x = call.arg_slice::<f32>(0)?;
        for ((y, x), scale) in call.result_slice::<f32>(0)?.iter_mut().zip(x).zip(state) {
            *y = x * scale;
        }
        Ok(())
    }
}

fn round(plugin: &Plugin) -> Result<()> {
    let client = Client::new(plugin, &ClientOptions::new())?;
    let module = format!(
        "func.func @main(%s: tensor<{ELEMENTS}xf32> {{tf.aliasing_output = 0 : i32}}, %x: tensor<{ELEMENTS}xf32>)
             -> tensor<{ELEMENTS}xf32> {{
           %y = stablehlo.custom_call @leak_scale(%x) {{api_version = 4 : i32, backend_config = {{scale = 2.0 : f32}}}}
             : (tensor<{ELEMENTS}xf32>) -> tensor<{ELEMENTS}xf32>
           %z = stablehlo.add %s, %y : tensor<{ELEMENTS}xf32>
           return %z : tensor<{ELEMENTS}xf32>
         }}"
    );
    let exe = client.compile(module, &CompileOptions::new())?;
    let device = &client.devices()?[0];
    let x = client.buffer_from_slice(&vec![1.0f32; ELEMENTS], &[ELEMENTS as i64], device)?;
    let mut state = client.buffer_from_slice(&vec![0.0f32; ELEMENTS], &[ELEMENTS as i64], device)?;
    for _ in 0..2 {
        state = exe.execute([Arg::Donate(state), Arg::Borrow(&x)])?.remove(0);
    }
    assert_eq!(state.to_vec::<f32>()?[ELEMENTS - 1], 4.0);
    // Errors must not leak either.
    assert!(exe.execute([&x]).is_err());
    assert!(client.compile("nonsense", &CompileOptions::new()).is_err());
    Ok(())
}

/// Resident memory of this process, in MiB.
fn resident() -> f64 {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
    let pages: f64 = statm.split(' ').nth(1).unwrap().parse().unwrap();
    pages * 4096.0 / f64::from(1 << 20)
}

#[test]
fn a_thousand_rounds_leave_memory_flat() {
    let list = std::env::var("XLA_TEST_PLUGINS").unwrap_or("cpu-zml:cpu-jax:cpu-openxla".into());
    let provisioner = Provisioner::from_env().on_progress(|step| eprintln!("{step}"));
    for (place, name) in list.split(':').enumerate() {
        // The default plugin is put to the full test; the others show that it is no luck of one build.
        let rounds = if place == 0 { 1000 } else { 100 };
        let plugin = Plugin::load(provisioner.resolve(name).unwrap()).unwrap();
        ffi::register_handler::<Scale>(&plugin, "leak_scale", Platform::Host).unwrap();
        let mut sizes = Vec::new();
        for index in 0..rounds {
            round(&plugin).unwrap();
            if index % (rounds / 10) == rounds / 10 - 1 {
                sizes.push(resident());
            }
        }
        eprintln!("{plugin:?}: MiB after each tenth of {rounds} rounds: {sizes:.1?}");
        // Allocators settle during the first rounds and then wander by some MiB. A kept buffer, state
        // or literal would be 1 MiB a round: 80 MiB and more.
        let growth = sizes[9] - sizes[1];
        assert!(growth < 24.0, "{plugin:?}: memory grew by {growth:.1} MiB: {sizes:.1?}");
    }
}
