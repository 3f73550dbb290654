//! `maxtext hlo dump`: the training step of a configuration, compiled but not run.

use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use custom_calls::gemm::Pass;
use hlo::analysis::parameter_copies;
use hlo::dump::ElementType;
use maxtext_port::config::{TrainConfig, resolve};
use maxtext_port::trainer::{Program, certify_proto, compile_options};
use xla::{Client, ClientOptions, CompileOptions, GpuTarget, Plugin, Topology, TopologySize};

use super::input::Opened;
use super::report::Analysed;
use super::text::count;
use super::{Input, MAX_UNPACKED_MIB};
use super::{cost, input};
use crate::cmd::config::{log_notices, report, request};
use crate::cmd::train::cpu_devices;
use crate::cmd::{provisioner, write_json, write_table};

/// Copies of fewer bytes are not worth a line.
const LEAST_COPY: u64 = 1 << 20;

#[derive(clap::Args)]
pub(super) struct Args {
    /// Optionally a file that ends in .yml, then key=value words, as for `maxtext train`.
    #[arg(value_name = "WORD")]
    words: Vec<String>,
    /// What to compile for: cpu, cpu:DEVICES, or GPUs that need not be there, as KIND:SLICESxHOSTSxGPUS with KIND
    /// one of b200, gb200, b300, gb300, h100, h200.
    #[arg(long, default_value = "cpu")]
    target: Target,
    /// Folder to write to; must hold no dump yet.
    #[arg(short, long, default_value = "hlo_dump")]
    output: PathBuf,
    /// Dumps the module after every pass, for `maxtext hlo diff --passes`.
    #[arg(long)]
    passes: bool,
    /// Device for the predicted times, as of `maxtext hlo cost`; otherwise that of the target, or gb200.
    #[arg(long)]
    device: Option<String>,
}

/// What to compile for.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Target {
    /// This machine's processor as so many devices; XLA_FLAGS decides if not given.
    Cpu(Option<usize>),
    /// GPUs, by description.
    Gpu(GpuTarget, TopologySize),
}

impl FromStr for Target {
    type Err = String;

    fn from_str(text: &str) -> std::result::Result<Self, String> {
        let (kind, size) = text.split_once(':').map_or((text, None), |(kind, size)| (kind, Some(size)));
        if kind == "cpu" {
            let bad = |size| format!("cpu:{size}: expected a number of devices, such as cpu:4");
            let devices =
                size.map(|n| n.parse().ok().filter(|n| *n > 0).ok_or_else(|| bad(n))).transpose()?;
            return Ok(Self::Cpu(devices));
        }
        let target = kind.parse::<GpuTarget>().map_err(|error| format!("{}, or cpu", error.message()))?;
        let size = size.unwrap_or("1x1x1").parse::<TopologySize>();
        Ok(Self::Gpu(target, size.map_err(|error| error.message().to_string())?))
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cpu(_) => f.write_str("the CPU"),
            Self::Gpu(kind, size) => write!(f, "{size} {kind}"),
        }
    }
}

impl Target {
    fn devices(self) -> usize {
        match self {
            Self::Cpu(devices) => devices.unwrap_or_else(cpu_devices),
            Self::Gpu(_, size) => size.num_devices(),
        }
    }

    fn slices(self) -> usize {
        match self {
            Self::Cpu(_) => 1,
            Self::Gpu(_, size) => size.slices,
        }
    }

    /// The device of the roofline.
    fn device(self) -> String {
        match self {
            Self::Gpu(kind, _) if hlo::analysis::DEVICES.contains(&kind.name()) => kind.name().to_owned(),
            Self::Gpu(GpuTarget::B300, _) => "gb300".to_owned(),
            _ => "gb200".to_owned(),
        }
    }
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode> {
    let device = cost::device(&args.device.clone().unwrap_or_else(|| args.target.device()))?;
    let config = match resolve(&request(args.words.clone(), args.target.devices(), args.target.slices())) {
        Ok(config) => config,
        Err(error) => return Ok(report(&error)),
    };
    let (train, notices) = match TrainConfig::new(&config) {
        Ok(typed) => typed,
        Err(error) => return Ok(report(&error)),
    };
    log_notices(&notices);
    let program = match args.target {
        Target::Cpu(_) => Program::new(&train)?,
        Target::Gpu(..) => Program::for_gpu(&train)?,
    };
    if let Some(notice) = program.attention_notice() {
        eprintln!("info: {notice}");
    }
    let directory = new_directory(&args.output)?;

    let start = Instant::now();
    let text = program.train_step().context("building the training step")?.to_string();
    let stablehlo = directory.join("train_step.mlir");
    std::fs::write(&stablehlo, &text).with_context(|| format!("cannot write {}", stablehlo.display()))?;
    eprintln!("train_step: built in {:.3} s; compiling for {}", start.elapsed().as_secs_f64(), args.target);

    let start = Instant::now();
    let mut options = compile_options(&program)
        .debug_option("xla_dump_to", directory.to_string_lossy())
        .debug_option("xla_dump_hlo_as_text", "true");
    if args.passes {
        options = options.debug_option("xla_dump_hlo_pass_re", ".*");
    }
    let proto = compile(args.target, &text, options)?;
    eprintln!("train_step: compiled in {:.3} s", start.elapsed().as_secs_f64());
    remove_code(&directory)?;
    write_optimised(&directory, &proto)?;
    let certified = certify_proto("train_step", &proto, &program, &Pass::ALL);
    analyse(args, &directory, &device, out)?;
    let certified = certified?;
    program.certified_lines(&certified).iter().for_each(|line| eprintln!("{line}"));
    if let Some(certificate) = &certified.quantization {
        let path = directory.join("quantization.txt");
        std::fs::write(&path, certificate.to_string())
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The folder, made if need be, as an absolute path, since XLA writes there too.
fn new_directory(path: &Path) -> Result<PathBuf> {
    std::fs::create_dir_all(path).with_context(|| format!("cannot make the folder {}", path.display()))?;
    if !input::list(path)?.is_empty() {
        bail!(
            "{} holds a dump already; name another folder with --output, or remove this one",
            path.display()
        );
    }
    path.canonicalize().with_context(|| format!("cannot find {}", path.display()))
}

/// Compiles and gives the optimised module as a proto.
fn compile(target: Target, text: &str, options: CompileOptions) -> Result<Vec<u8>> {
    let provisioner = provisioner();
    match target {
        Target::Cpu(_) => {
            let plugin = Plugin::load(&provisioner.resolve_default()?)?;
            custom_calls::gemm::register_host(&plugin)?;
            let devices = target.devices();
            let client = Client::new(&plugin, &ClientOptions::new().set("cpu_device_count", devices as i64))?;
            let found = client.devices()?.len();
            if found < devices {
                bail!(
                    "this plugin has {found} devices, {devices} were asked for; set \
                     XLA_FLAGS=--xla_force_host_platform_device_count={devices}"
                );
            }
            Ok(client.compile(text, &options)?.executable().optimized_hlo_proto()?)
        }
        Target::Gpu(kind, size) => {
            let plugin = Plugin::load(&provisioner.resolve("cuda13")?)?;
            custom_calls::cuda::register_cuda(&plugin, None)?;
            let topology = Topology::gpu(&plugin, kind, size)?;
            let options = options.cuda_data_dir(provisioner.resolve("cuda-toolchain")?);
            Ok(topology.compile(text, &options)?.optimized_hlo_proto()?)
        }
    }
}

/// Removes the LLVM code and object files that XLA writes for every kernel: hundreds, and nothing here reads them. The
/// folder had no dump before.
fn remove_code(directory: &Path) -> Result<()> {
    let context = || format!("cannot clear {}", directory.display());
    for entry in std::fs::read_dir(directory).with_context(context)? {
        let path = entry.with_context(context)?.path();
        let name = file_name(&path);
        if name.starts_with("module_") && [".ll", ".o"].iter().any(|ending| name.ends_with(ending)) {
            std::fs::remove_file(&path).with_context(context)?;
        }
    }
    Ok(())
}

/// Writes the optimised module if the plugin does not dump by itself.
fn write_optimised(directory: &Path, proto: &[u8]) -> Result<()> {
    let dumped = input::list(directory)?;
    if dumped.iter().any(|module| module.file(&hlo::dump::Stage::AfterOptimizations).is_some()) {
        return Ok(());
    }
    let path = directory.join("module_0000.train_step.after_optimizations.hlo.pb");
    std::fs::write(&path, proto).with_context(|| format!("cannot write {}", path.display()))
}

/// Runs the analyses on the dump and writes their results beside it.
fn analyse(
    args: &Args,
    directory: &Path,
    device: &hlo::analysis::DeviceSpec,
    out: &mut dyn Write,
) -> Result<()> {
    let input =
        Input { file: directory.to_path_buf(), module: None, lenient: false, max_unpacked: MAX_UNPACKED_MIB };
    let file = Opened::read(&input)?;
    let decoded = file.decode()?;
    let module = file.parse(&decoded.text, false)?;
    let all = Analysed::new(&file, &decoded, &module, device)?;
    let mut rows = vec![
        row("train_step.mlir", "StableHLO of the training step"),
        row(&file_name(&file.path), "optimised HLO, for all `maxtext hlo` commands"),
    ];
    let mut json = |name: &str, what: &str, write: &dyn Fn(&mut dyn Write) -> std::io::Result<()>| {
        let path = directory.join(name);
        let context = || format!("cannot write {}", path.display());
        let mut file = std::io::BufWriter::new(std::fs::File::create(&path).with_context(context)?);
        write(&mut file).and_then(|()| file.flush()).with_context(context)?;
        rows.push(row(name, what));
        anyhow::Ok(())
    };
    json("summary.json", "operations, FLOPs, bytes, collectives, custom calls", &|out| {
        write_json(out, &all.summary)
    })?;
    json("memory.json", "peak, what is live then, timeline", &|out| write_json(out, &all.memory))?;
    let times = format!("least times on {}", device.name);
    json("cost.json", &times, &|out| write_json(out, &all.roofline))?;
    let findings = count(all.findings.len(), "finding");
    json("lint.json", &findings, &|out| write_json(out, &all.findings))?;
    let page = all.page(&module, None)?;
    json("report.html", "all of it, for a browser", &|out| out.write_all(page.as_bytes()))?;
    if matches!(args.target, Target::Gpu(..)) {
        log_copies(&module);
    }
    writeln!(out, "{}", args.output.display())?;
    write_table(out, &rows)?;
    Ok(())
}

/// Says which parameters of f32, weights and moments, the program copies as a whole in each step.
fn log_copies(module: &hlo::dump::HloModule<'_>) {
    let copies = parameter_copies(module, ElementType::F32, LEAST_COPY);
    for copy in &copies {
        eprintln!("parameter {} is copied in f32: {}, {}", copy.parameter, copy.instruction, copy.shape);
    }
    if copies.is_empty() {
        eprintln!("no f32 parameter is copied as a whole");
    }
}

fn row(name: &str, what: &str) -> Vec<String> {
    vec![format!("  {name}"), what.to_owned()]
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn targets_are_read_as_written() {
        assert_eq!("cpu".parse(), Ok(Target::Cpu(None)));
        assert_eq!("cpu:4".parse(), Ok(Target::Cpu(Some(4))));
        let size = TopologySize { slices: 1, hosts_per_slice: 2, gpus_per_host: 4 };
        assert_eq!("gb300:1x2x4".parse(), Ok(Target::Gpu(GpuTarget::Gb300, size)));
        for (text, part) in [
            ("cpu:0", "number of devices"),
            ("gb301", "known are b200"),
            ("gb200:2x4", "slices x hosts x GPUs"),
        ] {
            let error = text.parse::<Target>().unwrap_err();
            assert!(error.contains(part), "{text}: {error}");
        }
    }
}
