//! Time and memory that building the training step of a large Llama takes: model, gradients, optimiser, text.
//!
//! `cargo bench -p maxtext_port --bench train_step_build -- [REPEATS] [key=value ...]`
//!
//! Prints one JSON object a form (layers scanned, layers one by one): milliseconds of the first time and the best and
//! median of the others, operations, bytes of text, and the highest memory use of the process so far. The processor time
//! counts on a busy machine.
//!
//! `tests/scripts/jax_step_trace.py` measures MaxText's step on JAX the same way.
#![allow(clippy::print_stdout, reason = "a benchmark's result")]

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use hlo::PrintOptions;
use maxtext_port::config::{Request, TrainConfig, resolve};
use maxtext_port::trainer::Program;

/// 126 layers, 16384 wide, on 64 devices with sharded parameters.
const MODEL: [&str; 8] = [
    "model_name=llama3.1-405b",
    "run_name=bench",
    "dataset_type=synthetic",
    "hardware=cpu",
    "max_target_length=8192",
    "per_device_batch_size=1",
    "enable_checkpointing=false",
    "attention=dot_product",
];
const DEVICES: usize = 64;

fn program(scan: bool, more: &[String]) -> Result<Program> {
    let mut words: Vec<String> = MODEL.iter().map(|w| (*w).to_owned()).collect();
    words.push(format!("scan_layers={scan}"));
    words.extend_from_slice(more);
    let mut request = Request::new(words);
    request.devices = DEVICES;
    let (config, _) = TrainConfig::new(&resolve(&request)?)?;
    Ok(Program::new(&config)?)
}

/// Highest resident memory of this process so far in MB, where the system tells (Linux).
fn peak_mb() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().strip_suffix(" kB")?.parse::<f64>().ok()? / 1e3)
}

/// Processor time of this thread, where the system tells (Linux).
fn cpu_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split(' ').next()?.parse().ok()?))
}

/// One build.
struct Run {
    wall: Duration,
    /// Wall time where the system does not tell.
    cpu: Duration,
    operations: usize,
    text_bytes: usize,
}

fn once(program: &Program) -> Result<Run> {
    let (start, cpu_start) = (Instant::now(), cpu_time());
    let module = program.train_step()?;
    let text = module.to_text(PrintOptions::default());
    let wall = start.elapsed();
    let cpu = cpu_time().zip(cpu_start).map_or(wall, |(end, start)| end - start);
    Ok(Run { wall, cpu, operations: module.num_ops(), text_bytes: text.len() })
}

/// Least and middle of some times, in milliseconds.
fn best_and_median(mut times: Vec<Duration>) -> [f64; 2] {
    times.sort();
    [0, times.len() / 2].map(|i| times.get(i).map_or(f64::NAN, |t| milliseconds(*t)))
}

fn milliseconds(d: Duration) -> f64 {
    (d.as_secs_f64() * 1e5).round() / 1e2
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|a| a != "--bench").collect();
    let (repeats, more) = match arguments.split_first() {
        Some((first, rest)) if !first.contains('=') => (first.parse().context("REPEATS is no number")?, rest),
        _ => (15_usize, &arguments[..]),
    };
    for scan in [true, false] {
        let program = program(scan, more)?;
        let first = once(&program)?;
        let runs = (0..repeats).map(|_| once(&program)).collect::<Result<Vec<_>>>()?;
        let [best, median] = best_and_median(runs.iter().map(|r| r.wall).collect());
        let [best_cpu, median_cpu] = best_and_median(runs.iter().map(|r| r.cpu).collect());
        let result = serde_json::json!({
            "scan_layers": scan,
            "first_ms": milliseconds(first.wall),
            "best_ms": best,
            "median_ms": median,
            "first_cpu_ms": milliseconds(first.cpu),
            "best_cpu_ms": best_cpu,
            "median_cpu_ms": median_cpu,
            "operations": first.operations,
            "text_bytes": first.text_bytes,
            "peak_mb": peak_mb(),
        });
        println!("{result}");
    }
    Ok(())
}
