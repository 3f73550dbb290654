//! What the compile cache saves: the time from a module to an executable that can run, cold and warm.
//!
//!     cargo run --release -p xla --example warm_start [-- MODULE.mlir]
//!
//! Without a module it makes one: 48 unrolled layers of a matrix product, a normalisation and a nonlinearity. Prints the
//! seconds of each start, each in a cache of its own, and their ratio. The first start also hashes the plugin.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, reason = "a program that prints")]

use std::error::Error;
use std::fmt::Write;
use std::time::Instant;

use xla::compile_cache::{CompileCache, Outcome};
use xla::provision::Provisioner;
use xla::{Client, ClientOptions, CompileOptions, Plugin};

fn main() -> Result<(), Box<dyn Error>> {
    let module = match std::env::args().nth(1) {
        Some(path) => std::fs::read(path)?,
        None => layers(48)?.into_bytes(),
    };
    // Some plugins compare tuning hints of their own compiler with the processor's features, and log an error.
    xla::set_min_log_level(3);
    let plugin = Plugin::load(Provisioner::from_env().resolve_default()?)?;
    let client = Client::new(&plugin, &ClientOptions::new())?;
    let folder = tempfile::tempdir()?;
    let cache = CompileCache::open(folder.path());
    let mut seconds = Vec::new();
    for expected in [Outcome::Stored { replaced: None }, Outcome::Hit, Outcome::Hit] {
        let start = Instant::now();
        let compiled = cache.get_or_compile(&client, &module, &CompileOptions::new())?;
        seconds.push(start.elapsed().as_secs_f64());
        println!("{:.4} s  {}", seconds[seconds.len() - 1], compiled.outcome);
        if compiled.outcome != expected {
            return Err(format!("expected: {expected}").into());
        }
    }
    println!("cold / warm: {:.1}", seconds[0] / seconds[1].min(seconds[2]));
    Ok(())
}

/// Different shapes in turn, so that XLA cannot reuse the code of one layer for the next.
fn layers(count: usize) -> Result<String, std::fmt::Error> {
    let width = |layer: usize| 64 + 8 * (layer % 5);
    let mut body = String::new();
    for layer in 0..count {
        let (rows, columns) = (width(layer), width(layer + 1));
        let input = format!("tensor<32x{rows}xf32>");
        let output = format!("tensor<32x{columns}xf32>");
        write!(
            body,
            "    %w{layer} = stablehlo.iota dim = 0 : tensor<{rows}x{columns}xf32>
    %p{layer} = stablehlo.dot_general %x{layer}, %w{layer}, contracting_dims = [1] x [0] : ({input}, tensor<{rows}x{columns}xf32>) -> {output}
    %s{layer} = stablehlo.reduce(%p{layer} init: %zero) applies stablehlo.add across dimensions = [1] : ({output}, tensor<f32>) -> tensor<32xf32>
    %b{layer} = stablehlo.broadcast_in_dim %s{layer}, dims = [0] : (tensor<32xf32>) -> {output}
    %n{layer} = stablehlo.divide %p{layer}, %b{layer} : {output}
    %x{} = stablehlo.tanh %n{layer} : {output}
",
            layer + 1
        )?;
    }
    let (first, last) = (width(0), width(count));
    Ok(format!(
        "module @layers {{
  func.func @main(%x0: tensor<32x{first}xf32>) -> tensor<32x{last}xf32> {{
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
{body}    return %x{count} : tensor<32x{last}xf32>
  }}
}}
"
    ))
}
