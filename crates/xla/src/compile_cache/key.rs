//! The key of a program: a hash of everything that decides what the compiler makes of a module.

use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use super::store::Store;
use crate::provision::Environment;
use crate::provision::digest::{hex, sha256_of};
use crate::{Client, CompileOptions, Device};

/// Changes when the meaning of the key or the form of an entry does.
const FORMAT: &[u8] = b"maxtext compile cache 1";

/// SHA-256 in hexadecimal. The error says why there is no key.
pub(super) fn of(
    store: &Store,
    client: &Client,
    module: &[u8],
    options: &CompileOptions,
) -> Result<String, String> {
    let options = options.to_proto_bytes().map_err(|error| error.to_string())?;
    let platform = client.platform_name().map_err(|error| error.to_string())?;
    let version = client.platform_version().map_err(|error| error.to_string())?;
    let plugin = plugin_hash(store, client.plugin().path())?;
    let devices = devices(client).map_err(|error| error.to_string())?;
    // XLA reads its flags from the environment when the plugin is loaded, behind our back.
    let flags = flags(&Environment::current())?;
    let processor = if platform == "cpu" { processor() } else { String::new() };
    let texts = [platform, version, plugin, devices, flags, processor];
    Ok(hash([FORMAT, module, &options].into_iter().chain(texts.iter().map(String::as_bytes))))
}

/// What XLA takes from `XLA_FLAGS`: flags, or the name of a file with flags if the value does not start with a dash.
pub(super) fn flags(environment: &Environment) -> Result<String, String> {
    let value = environment.text("XLA_FLAGS").unwrap_or_default();
    let file = value.trim();
    if file.is_empty() || file.starts_with('-') {
        return Ok(value);
    }
    let unreadable = |error| format!("cannot read the file {file} that XLA_FLAGS names: {error}");
    fs::read_to_string(file).map_err(unreadable)
}

/// Hash of a list of parts; the lengths keep parts from running into each other.
fn hash<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hex(&hasher.finalize())
}

/// The plugin's content, wherever it lies. Hashing some hundred megabytes takes a good part of a second, so the
/// hash is kept beside the programs, for as long as the file's size and time stay the same.
pub(super) fn plugin_hash(store: &Store, path: &Path) -> Result<String, String> {
    let unreadable = |error| format!("cannot read the plugin {}: {error}", path.display());
    let data = path.metadata().map_err(unreadable)?;
    let modified = data.modified().map_err(unreadable)?;
    let modified = modified.duration_since(std::time::UNIX_EPOCH).unwrap_or_default().as_nanos();
    let place = path.to_string_lossy();
    let state = format!("{} {modified}", data.len());
    let name = format!("plugin-{}", hash([place.as_bytes(), state.as_bytes()]));
    if let Some(known) = store.read_note(&name) {
        return Ok(known);
    }
    let (found, _) = sha256_of(path).map_err(unreadable)?;
    store.write_note(&name, &found);
    Ok(found)
}

/// Id, process and kind of every device, also of those of other processes: programs span them.
fn devices(client: &Client) -> crate::Result<String> {
    let line = |device: &Device| -> crate::Result<String> {
        Ok(format!("{} {} {}", device.id()?, device.process_index()?, device.kind()?))
    };
    let lines = client.all_devices()?.iter().map(line).collect::<crate::Result<Vec<_>>>()?;
    Ok(lines.join("\n"))
}

/// Model and features of the first processor: XLA compiles for exactly these, and other processors may lack some.
fn processor() -> String {
    let text = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let first = text.split("\n\n").next().unwrap_or_default();
    let names = ["model name", "flags", "Features", "CPU implementer", "CPU part"];
    let lines = first.lines().filter(|line| names.iter().any(|name| line.starts_with(name)));
    lines.collect::<Vec<_>>().join("\n")
}
