//! `maxtext plugin info`: loads a plugin and says what it is and what it lacks.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::{Context, Result, bail};
use serde::Serialize;
use serde_json::Value as Json;
use xla::provision::{Artifact, Kind, Provisioner};
use xla::{Client, ClientOptions, CompileOptions, Plugin, Value};

use super::super::{provisioner, write_json, write_table};

/// What parts of the system need, and what is lost without it.
const NEEDS: [Need; 7] = [
    Need::extension("FFI", "custom calls in Rust: the nvfp4, mxfp8 and fp8 recipes"),
    Need::extension("MemoryDescriptions", "the list of memory kinds (host offload)"),
    Need::extension("Layouts", "asking for the memory layout of a program's arguments"),
    Need::extension("Profiler", "profiles of a run (profiler=xplane)"),
    Need::extension("Shardings", "reading back the shardings that XLA chose"),
    Need::function("PJRT_Client_CreateErrorBuffer", "passing an error on as the value of a buffer"),
    Need::function("PJRT_Executable_ParameterMemoryKinds", "the memory kind of each parameter of a program"),
];

struct Need {
    extension: Option<&'static str>,
    function: Option<&'static str>,
    lost: &'static str,
}

impl Need {
    const fn extension(name: &'static str, lost: &'static str) -> Self {
        Self { extension: Some(name), function: None, lost }
    }

    const fn function(name: &'static str, lost: &'static str) -> Self {
        Self { extension: None, function: Some(name), lost }
    }
}

/// The output of `plugin info --json`.
#[derive(Serialize)]
struct Info {
    /// What was asked for.
    name: String,
    /// The name behind it (`cpu` stands for another one); null for a path.
    artifact: Option<&'static str>,
    path: String,
    /// How it was found.
    origin: String,
    /// Version of the package it came from, where known.
    version: Option<String>,
    /// PJRT version, as `0.106`.
    pjrt: String,
    /// StableHLO that it speaks, as `1.16.1`; null if it does not say.
    stablehlo: Option<String>,
    /// Oldest StableHLO that it reads.
    stablehlo_oldest: Option<String>,
    extensions: Vec<&'static str>,
    attributes: BTreeMap<String, Json>,
    /// Null when there is no client.
    platform: Option<Platform>,
    /// Why there is no client, such as that the machine has no GPU.
    client_error: Option<String>,
    missing: Vec<Missing>,
    /// Functions that the runtime can call and this plugin does not have.
    missing_functions: Vec<String>,
    /// Whether a small program gave the right result; null unless `--run`.
    run: Option<RunResult>,
}

#[derive(Serialize)]
struct Platform {
    name: String,
    version: String,
    devices: Vec<DeviceInfo>,
}

#[derive(Serialize)]
struct DeviceInfo {
    id: i32,
    kind: String,
    name: String,
    attributes: BTreeMap<String, Json>,
    /// Bytes that programs may use, where the plugin says.
    memory_limit: Option<i64>,
}

#[derive(Serialize)]
struct Missing {
    /// The extension or function.
    needs: &'static str,
    /// What does not work without it.
    lost: &'static str,
}

#[derive(Serialize)]
struct RunResult {
    ok: bool,
    error: Option<String>,
}

pub(super) fn info(name: Option<&str>, json: bool, run: bool, out: &mut dyn Write) -> Result<()> {
    let provisioner = provisioner();
    let name = name.map_or_else(|| provisioner.default_plugin(), str::to_owned);
    let info = Info::of(&name, &provisioner, run)?;
    if json { Ok(write_json(out, &info)?) } else { info.write(out) }
}

impl Info {
    fn of(name: &str, provisioner: &Provisioner, run: bool) -> Result<Self> {
        check_is_plugin(name, provisioner)?;
        let located = provisioner.resolve_located(name)?;
        let plugin = Plugin::load(&located.path)?;
        let client = Client::new(&plugin, &ClientOptions::new());
        let (major, minor) = plugin.version();
        let attributes = plugin.attributes().context("reading the plugin's attributes")?;
        let version_attribute = |key: &str| match attributes.iter().find(|(name, _)| name == key) {
            Some((_, Value::Int64List(parts))) => {
                Some(parts.iter().map(i64::to_string).collect::<Vec<_>>().join("."))
            }
            Some((_, other)) => Some(other.to_string()),
            None => None,
        };
        let missing_functions = plugin.missing_functions();
        Ok(Self {
            name: name.to_owned(),
            artifact: located.artifact.map(|artifact| artifact.name),
            path: plugin.path().display().to_string(),
            origin: located.origin.to_string(),
            version: located.version,
            pjrt: format!("{major}.{minor}"),
            stablehlo: version_attribute("stablehlo_current_version"),
            stablehlo_oldest: version_attribute("stablehlo_minimum_version"),
            extensions: plugin.extensions(),
            missing: missing(&plugin.extensions(), &missing_functions),
            missing_functions: missing_functions
                .iter()
                .map(|(name, since)| format!("{name} (PJRT 0.{since})"))
                .collect(),
            attributes: json_of(attributes),
            run: run.then(|| match client.as_ref().map_err(Clone::clone).and_then(try_program) {
                Ok(()) => RunResult { ok: true, error: None },
                Err(error) => RunResult { ok: false, error: Some(error.to_string()) },
            }),
            client_error: client.as_ref().err().map(ToString::to_string),
            platform: client.ok().map(|client| Platform::of(&client)).transpose()?,
        })
    }

    fn write(&self, out: &mut dyn Write) -> Result<()> {
        let version = self.version.as_ref().map(|version| format!(", version {version}")).unwrap_or_default();
        let mut rows = vec![
            row("plugin", format!("{} ({}{version})", self.artifact.unwrap_or(&self.name), self.origin)),
            row("file", &self.path),
            row("PJRT", &self.pjrt),
            row("StableHLO", self.stablehlo_text()),
            row("extensions", self.extensions.join(" ")),
        ];
        if let Some(platform) = &self.platform {
            rows.push(row("platform", format!("{} ({})", platform.name, platform.version)));
            rows.extend(platform.devices.iter().map(|device| row("device", device.text())));
        }
        rows.extend(self.client_error.iter().map(|error| row("no client", error)));
        rows.extend(self.attributes.iter().map(|(key, value)| row("attribute", format!("{key} = {value}"))));
        rows.extend(self.missing.iter().map(|gap| row("missing", format!("{}: {}", gap.needs, gap.lost))));
        rows.extend(self.missing_functions.iter().map(|function| row("not there", function)));
        if let Some(run) = &self.run {
            rows.push(row(
                "program",
                run.error.as_deref().unwrap_or("a small program gave the right result"),
            ));
        }
        Ok(write_table(out, &rows)?)
    }

    fn stablehlo_text(&self) -> String {
        match (&self.stablehlo, &self.stablehlo_oldest) {
            (Some(now), Some(oldest)) => format!("{now} (reads {oldest} and later)"),
            (Some(now), None) => now.clone(),
            _ => "the plugin does not say".to_owned(),
        }
    }
}

fn row(head: &str, text: impl Into<String>) -> Vec<String> {
    vec![head.to_owned(), text.into()]
}

/// The names of provisioning include some that cannot be loaded as plugins; asked before anything is fetched.
fn check_is_plugin(name: &str, provisioner: &Provisioner) -> Result<()> {
    if let Ok(Artifact { kind: Kind::Toolchain | Kind::Library, summary, .. }) = provisioner.artifact(name) {
        bail!("{name} is no plugin ({summary}): `maxtext plugin list` says where it lies");
    }
    Ok(())
}

fn missing(extensions: &[&str], functions: &[(&str, i32)]) -> Vec<Missing> {
    let lacks = |need: &&Need| {
        need.extension.is_some_and(|name| !extensions.contains(&name))
            || need.function.is_some_and(|name| functions.iter().any(|(missing, _)| *missing == name))
    };
    let needs = |need: &Need| need.extension.or(need.function).unwrap_or_default();
    NEEDS.iter().filter(lacks).map(|need| Missing { needs: needs(need), lost: need.lost }).collect()
}

/// Doubles two numbers on the first device.
fn try_program(client: &Client) -> xla::Result<()> {
    let module = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
      %y = stablehlo.add %x, %x : tensor<2xf32>
      return %y : tensor<2xf32>
    }";
    let program = client.compile(module, &CompileOptions::new())?;
    let Some(device) = program.devices().first() else {
        return Err(xla::Error::new(xla::Code::Internal, "the program has no device"));
    };
    let x = client.buffer_from_slice(&[1.0f32, 2.5], &[2], device)?;
    let y: Vec<f32> = program.execute([&x])?.remove(0).to_vec()?;
    if y != [2.0, 5.0] {
        return Err(xla::Error::new(xla::Code::Internal, format!("2 * [1, 2.5] gave {y:?}")));
    }
    Ok(())
}

impl Platform {
    fn of(client: &Client) -> Result<Self> {
        Ok(Self {
            name: client.platform_name()?,
            version: client.platform_version()?,
            devices: client.devices()?.iter().map(DeviceInfo::of).collect::<Result<_>>()?,
        })
    }
}

impl DeviceInfo {
    fn of(device: &xla::Device) -> Result<Self> {
        Ok(Self {
            id: device.id()?,
            kind: device.kind()?,
            name: device.name()?,
            attributes: json_of(device.attributes()?),
            // CPU plugins count nothing, which is no failure.
            memory_limit: device.memory_stats().ok().and_then(|stats| stats.bytes_limit),
        })
    }

    fn text(&self) -> String {
        let attributes: Vec<String> =
            self.attributes.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let memory = self.memory_limit.map(|bytes| format!(", {} MB", bytes / 1_000_000)).unwrap_or_default();
        format!("{}: {}{memory} {}", self.id, self.kind, attributes.join(" ")).trim_end().to_owned()
    }
}

fn json_of(values: Vec<(String, Value)>) -> BTreeMap<String, Json> {
    let json = |value| match value {
        Value::String(text) => Json::from(text),
        Value::Int64(number) => Json::from(number),
        Value::Int64List(numbers) => Json::from(numbers),
        Value::Float(number) => Json::from(number),
        Value::Bool(yes) => Json::from(yes),
        other => Json::from(other.to_string()),
    };
    values.into_iter().map(|(key, value)| (key, json(value))).collect()
}
