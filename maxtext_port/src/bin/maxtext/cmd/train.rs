//! `maxtext train`: MaxText's pre-training command.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use maxtext_port::config::{Config, Hardware, TrainConfig, resolve};
use maxtext_port::trainer::{Event, Prepared, Run, Summary, TrainError};
use xla::compile_cache::{CompileCache, Outcome};
use xla::{Client, ClientOptions, Plugin};

use super::config::{has_gpu, log_notices, report, request};
use super::provisioner;

/// Trains a model, as `python3 -m maxtext.trainers.pre_train.train` does with the same words.
///
/// Lines of finished steps go to standard output, everything else to standard error.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  maxtext train examples/quickstart.yml\n  \
                        maxtext train base.yml model_name=llama3-8b hardware=cpu steps=10 run_name=try")]
pub(crate) struct Args {
    /// Optionally a file that ends in .yml, then key=value words, as for MaxText.
    #[arg(value_name = "WORD")]
    words: Vec<String>,
    /// After training, continues the prompt (key `prompt`) by so many tokens.
    #[arg(long, value_name = "TOKENS", default_value_t = 0)]
    sample: usize,
}

/// A resolved configuration and the client that it runs on.
pub(crate) struct Setup {
    pub(crate) config: Config,
    pub(crate) train: TrainConfig,
    pub(crate) client: Client,
    pub(crate) cache: Option<CompileCache>,
}

/// Number of devices that a CPU client is to use, as for JAX: what XLA_FLAGS says, else one.
pub(crate) fn cpu_devices() -> usize {
    let flags = std::env::var("XLA_FLAGS").unwrap_or_default();
    let count =
        flags.split_whitespace().find_map(|f| f.strip_prefix("--xla_force_host_platform_device_count="));
    count.and_then(|n| n.parse().ok()).unwrap_or(1)
}

/// Resolves the words and starts the plugin of `hardware`. `Err(code)` after a reported configuration error.
pub(crate) fn set_up(words: Vec<String>) -> Result<std::result::Result<Setup, ExitCode>> {
    let gpu = has_gpu();
    let config = match resolve(&request(words.clone(), cpu_devices(), 1)) {
        Ok(config) => config,
        Err(error) => return Ok(Err(report(&error))),
    };
    let (mut train, notices) = match TrainConfig::new(&config) {
        Ok(typed) => typed,
        Err(error) => return Ok(Err(report(&error))),
    };
    log_notices(&notices);
    let on_gpu = matches!(train.hardware, Hardware::Gpu | Hardware::GpuMultiprocess);
    if on_gpu && !gpu {
        eprintln!(
            "error: hardware={} needs an NVIDIA GPU with its driver, which this machine does not have: hardware=cpu runs \
             the same configuration on the CPU plugin",
            train.hardware
        );
        return Ok(Err(ExitCode::FAILURE));
    }
    if train.hardware == Hardware::Tpu {
        eprintln!(
            "info: hardware=tpu: there is no plugin for TPUs here, the CPU plugin runs it (hardware=cpu is silent)"
        );
    }
    let provisioner = provisioner();
    let path = if on_gpu { provisioner.resolve("cuda13")? } else { provisioner.resolve_default()? };
    if !on_gpu {
        // When a CPU plugin loads a program that it compiled on this very machine, it logs long lines about tuning hints
        // that it takes for features of the processor. What really fails comes as an error.
        xla::set_min_log_level(3);
    }
    let plugin = Plugin::load(&path)?;
    let client = Client::new(&plugin, &ClientOptions::new())?;
    let mut config = config;
    if on_gpu {
        // The mesh is that of the devices found.
        config = match resolve(&request(words, client.all_devices()?.len(), 1)) {
            Ok(config) => config,
            Err(error) => return Ok(Err(report(&error))),
        };
        train = TrainConfig::new(&config)?.0;
    }
    let cache = train.jax_cache_dir.as_ref().map(|dir| CompileCache::open(expand_home(dir).join("maxtext")));
    Ok(Ok(Setup { config, train, client, cache }))
}

fn expand_home(path: &std::path::Path) -> std::path::PathBuf {
    match (path.strip_prefix("~"), std::env::var_os("HOME")) {
        (Ok(rest), Some(home)) => std::path::Path::new(&home).join(rest),
        _ => path.to_path_buf(),
    }
}

pub(crate) fn run(args: Args, out: &mut dyn Write) -> Result<ExitCode> {
    let setup = match set_up(args.words)? {
        Ok(setup) => setup,
        Err(code) => return Ok(code),
    };
    if setup.train.log_config {
        for (key, entry) in setup.config.iter() {
            eprintln!("Config param {key}: {}", entry.value);
        }
    }
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [signal_hook::consts::SIGTERM, signal_hook::consts::SIGINT] {
        // The second signal ends the process at once.
        signal_hook::flag::register_conditional_default(signal, Arc::clone(&stop))?;
        signal_hook::flag::register(signal, Arc::clone(&stop))?;
    }
    let run = Run {
        config: &setup.train,
        config_json: setup.config.to_json(),
        client: &setup.client,
        cache: setup.cache.as_ref(),
        stop: &stop,
    };
    let mut progress = Progress::new(setup.train.steps as u64);
    let mut broken = None;
    let result = run.train(&mut |event| {
        if let Err(error) = progress.show(&event, out) {
            broken.get_or_insert(error);
        }
    });
    progress.clear();
    let (session, summary) = match result {
        Ok(done) => done,
        Err(error @ TrainError::NotFinite { .. }) => {
            eprintln!("{error}");
            return Ok(ExitCode::FAILURE);
        }
        Err(error) => return Err(error.into()),
    };
    if let Some(error) = broken {
        return Err(error).context("writing to standard output");
    }
    show_summary(&summary);
    if args.sample > 0 {
        super::decode::sample(&setup.train, session, &setup.client, setup.cache.as_ref(), args.sample, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// MaxText's lines on standard output; on a terminal a last line with the time left.
struct Progress {
    steps: u64,
    began: Option<(u64, Instant)>,
    terminal: bool,
}

impl Progress {
    fn new(steps: u64) -> Self {
        Progress { steps, began: None, terminal: std::io::stderr().is_terminal() }
    }

    fn clear(&self) {
        if self.terminal {
            eprint!("\r\x1b[K");
        }
    }

    fn show(&mut self, event: &Event<'_>, out: &mut dyn Write) -> std::io::Result<()> {
        self.clear();
        match event {
            Event::Log(line) => eprintln!("{line}"),
            Event::Prepared(prepared) => prepared.iter().for_each(show_prepared),
            Event::Step(report) => {
                writeln!(out, "{}", report.line())?;
                out.flush()?;
                self.time_left(report.step);
            }
            Event::EvalBatch(sums, seconds) => eprintln!("{}", sums.running_line(*seconds)),
            Event::Eval(sums, step) => {
                writeln!(out, "{}", sums.line(*step))?;
                out.flush()?;
            }
        }
        Ok(())
    }

    fn time_left(&mut self, step: u64) {
        let (first, began) = *self.began.get_or_insert((step, Instant::now()));
        if !self.terminal || step == first {
            return;
        }
        let each = began.elapsed().as_secs_f64() / (step - first) as f64;
        let left = Duration::from_secs_f64(each * self.steps.saturating_sub(step + 1) as f64);
        eprint!("step {} of {}, {} left", step + 1, self.steps, minutes(left));
    }
}

fn minutes(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn show_prepared(prepared: &Prepared) {
    let how = match &prepared.cache {
        Some(Outcome::Hit) => "loaded from the compile cache",
        _ => "compiled",
    };
    eprintln!(
        "{}: built in {:.3} s, {how} in {:.3} s",
        prepared.module,
        prepared.build.as_secs_f64(),
        prepared.compile.as_secs_f64()
    );
}

fn show_summary(summary: &Summary) {
    let Some(last) = &summary.last else {
        eprintln!("nothing to do: all steps are done already");
        return;
    };
    let waited = summary.stall.total.saturating_sub(summary.stall.first);
    eprintln!(
        "{}: {} steps in {}, last loss {:.3}; waited for data {:.3} s (first batch {:.3} s)",
        if summary.stopped { "stopped" } else { "done" },
        summary.steps,
        minutes(summary.elapsed),
        last.learning.loss,
        waited.as_secs_f64(),
        summary.stall.first.as_secs_f64(),
    );
    if let Some(path) = &summary.picture {
        eprintln!("loss curve: {}", path.display());
    }
}
