//! Provisioning against a pip that is a shell script, so that every way of failing can be had on demand.

use std::fs;
use std::io::{Cursor, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use sha2::{Digest, Sha256};
use tempfile::TempDir;

use super::artifacts::{Artifact, Kind, Pin, Wheel, platform};
use super::*;

const ENTRY: &str = "some_plugin/plugin.so";

/// A machine: a cache, a PATH of its own, and a wheel that a package index would serve.
struct Machine {
    root: TempDir,
    artifact: &'static Artifact,
}

impl Machine {
    fn new() -> Self {
        let root = tempfile::tempdir().unwrap();
        for folder in ["bin", "cache", "index"] {
            fs::create_dir(root.path().join(folder)).unwrap();
        }
        let wheel = wheel_with(&[(ENTRY, "code"), ("some_plugin/__init__.py", "")]);
        fs::write(root.path().join("index/some_plugin-1.0-py3-none-any.whl"), &wheel).unwrap();
        Self { artifact: artifact("some-plugin", &wheel), root }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.root.path().join(name)
    }

    fn wheel(&self) -> PathBuf {
        self.path("index/some_plugin-1.0-py3-none-any.whl")
    }

    /// Puts a program on PATH. A child writes it: while this process held it open for writing, a fork of another
    /// test's thread could inherit that and make the program "busy".
    fn program(&self, name: &str, script: &str) -> &Self {
        let file = self.path("bin").join(name);
        let command = format!("cat > '{0}' && chmod 755 '{0}'", file.display());
        let mut child = Command::new("/bin/sh").args(["-c", &command]).stdin(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(format!("#!/bin/sh\n{script}\n").as_bytes()).unwrap();
        assert!(child.wait().unwrap().success());
        self
    }

    /// A pip that serves the index, and notes each of its runs. `$dest` is the folder asked for.
    fn pip(&self, name: &str, before: &str) -> &Self {
        let script = format!(
            "while [ \"$1\" != --dest ]; do shift; done; dest=$2\n{before}\n\
             echo run >> '{}'\n/bin/cp '{}' \"$dest\"",
            self.path("runs").display(),
            self.wheel().display()
        );
        self.program(name, &script)
    }

    fn runs(&self) -> usize {
        fs::read_to_string(self.path("runs")).map_or(0, |text| text.lines().count())
    }

    fn environment(&self) -> Environment {
        Environment::from_iter([("PATH", self.path("bin")), ("MAXTEXT_CACHE_DIR", self.path("cache"))])
    }

    fn provisioner(&self) -> Provisioner {
        Provisioner::new(self.environment())
    }

    fn install(&self) -> Result<Located, ProvisionError> {
        install::install(&self.provisioner(), self.artifact)
    }

    fn cache_entries(&self) -> Vec<String> {
        let entries = fs::read_dir(self.path("cache/plugins")).unwrap().flatten();
        let mut names: Vec<String> =
            entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

fn wheel_with(files: &[(&str, &str)]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
    for (name, text) in files {
        writer.start_file(*name, options).unwrap();
        writer.write_all(text.as_bytes()).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

fn artifact(name: &'static str, wheel: &[u8]) -> &'static Artifact {
    let sha256: String = Sha256::digest(wheel).iter().map(|byte| format!("{byte:02x}")).collect();
    let wheels = vec![Wheel { platform: platform().leak(), sha256: sha256.leak() }].leak();
    let pins = vec![Pin { package: "some-plugin", version: "1.0", wheels }].leak();
    Box::leak(Box::new(Artifact { name, summary: "", kind: Kind::CpuPlugin, pins, entry: ENTRY, needs: &[] }))
}

#[test]
fn a_wheel_is_fetched_once_and_then_found_in_the_cache() {
    let machine = Machine::new();
    machine.pip("pip3", "");
    let first = machine.install().unwrap();
    assert_eq!(fs::read_to_string(&first.path).unwrap(), "code");
    assert_eq!(machine.install().unwrap(), first);
    assert_eq!((first.origin, first.version.as_deref()), (Origin::Cache, Some("1.0")));
    assert_eq!(machine.runs(), 1);
    assert_eq!(machine.cache_entries(), [".lock-some-plugin", "some-plugin-1.0"]);
}

#[test]
fn an_interpreter_without_pip_gives_way_to_the_next_tool() {
    let machine = Machine::new();
    machine.program("python3", "echo \"python3: No module named pip\" >&2; exit 1").pip("uvx", "");
    assert!(machine.install().is_ok());
    assert_eq!(machine.provisioner().download_tools(), ["python3 -m pip", "uvx pip"]);
}

#[test]
fn two_at_once_download_once() {
    let machine = Machine::new();
    machine.pip("pip3", "/bin/sleep 0.2");
    std::thread::scope(|scope| {
        let all: Vec<_> = (0..6).map(|_| scope.spawn(|| machine.install())).collect();
        for one in all {
            assert!(one.join().unwrap().unwrap().path.is_file());
        }
    });
    assert_eq!(machine.runs(), 1);
}

#[test]
fn a_truncated_download_is_refused_and_leaves_nothing() {
    let machine = Machine::new();
    let whole = fs::read(machine.wheel()).unwrap();
    fs::write(machine.wheel(), &whole[..whole.len() / 2]).unwrap();
    machine.pip("pip3", "");
    let error = machine.install().unwrap_err();
    assert!(matches!(error, ProvisionError::WrongHash { complete: false, .. }), "{error}");
    assert!(error.to_string().contains("cut off"), "{error}");
    assert_eq!(machine.cache_entries(), [".lock-some-plugin"]);
    // The next attempt, with the whole file, works.
    fs::write(machine.wheel(), &whole).unwrap();
    assert!(machine.install().is_ok());
}

#[test]
fn a_wheel_with_another_hash_is_refused_and_leaves_nothing() {
    let machine = Machine::new();
    fs::write(machine.wheel(), wheel_with(&[(ENTRY, "other code")])).unwrap();
    machine.pip("pip3", "");
    let error = machine.install().unwrap_err();
    assert!(matches!(error, ProvisionError::WrongHash { complete: true, .. }), "{error}");
    assert!(error.to_string().contains("some-plugin==1.0"), "{error}");
    assert_eq!(machine.cache_entries(), [".lock-some-plugin"]);
}

#[test]
fn no_network_is_said_in_those_words() {
    let machine = Machine::new();
    machine.program(
        "pip3",
        "echo 'WARNING: Retrying after connection broken by NewConnectionError: Temporary failure in name resolution'\n\
         echo 'ERROR: No matching distribution found for some-plugin==1.0' >&2; exit 1",
    );
    let error = machine.install().unwrap_err();
    assert!(matches!(error, ProvisionError::NoNetwork { .. }), "{error}");
    let text = error.to_string();
    assert!(text.starts_with("no network") && text.contains("MAXTEXT_PLUGIN_SOME_PLUGIN"), "{text}");
}

#[test]
fn an_index_without_the_package_is_told_from_no_network() {
    let machine = Machine::new();
    machine.program(
        "pip3",
        "echo 'ERROR: Could not find a version that satisfies the requirement some-plugin==1.0 (from versions: none)'\n\
         echo 'ERROR: No matching distribution found for some-plugin==1.0' >&2; exit 1",
    );
    let error = machine.install().unwrap_err();
    assert!(matches!(error, ProvisionError::NotInIndex { .. }), "{error}");
    let text = error.to_string();
    assert!(text.contains("PIP_NO_INDEX") && text.contains("MAXTEXT_PLUGIN_SOME_PLUGIN"), "{text}");
}

#[test]
fn another_failure_of_pip_shows_its_last_words() {
    let machine = Machine::new();
    machine.program("pip3", "echo noise; echo 'ERROR: disk is full' >&2; exit 2");
    let text = machine.install().unwrap_err().to_string();
    assert!(text.contains("disk is full") && !text.contains("noise"), "{text}");
    assert!(text.contains("MAXTEXT_PLUGIN_SOME_PLUGIN"), "what to do: {text}");
}

#[test]
fn a_pip_that_leaves_no_wheel_is_a_failure() {
    let machine = Machine::new();
    machine.program("pip3", "exit 0");
    assert!(matches!(machine.install(), Err(ProvisionError::DownloadFailed { .. })));
}

#[test]
fn a_pip_that_hangs_is_ended() {
    let machine = Machine::new();
    machine.program("pip3", "exec /bin/sleep 60");
    let provisioner = machine.provisioner().download_limit(Duration::from_millis(100));
    let error = install::install(&provisioner, machine.artifact).unwrap_err();
    assert!(matches!(error, ProvisionError::DownloadTimedOut { .. }), "{error}");
}

#[test]
fn no_pip_is_said_with_what_to_install() {
    let text = Machine::new().install().unwrap_err().to_string();
    assert!(text.contains("python3-pip"), "{text}");
}

#[test]
fn a_cache_that_cannot_be_written_is_said_with_its_path() {
    let machine = Machine::new();
    machine.pip("pip3", "");
    // Below a file no folder can be made, not even by root, whom permissions do not stop.
    let cache = machine.path("file/cache");
    fs::write(machine.path("file"), "").unwrap();
    let provisioner = Provisioner::new(machine.environment().with("MAXTEXT_CACHE_DIR", &cache));
    let error = install::install(&provisioner, machine.artifact).unwrap_err();
    assert!(matches!(error, ProvisionError::Cache { .. }), "{error}");
    let text = error.to_string();
    assert!(text.contains(&*cache.to_string_lossy()) && text.contains("Set MAXTEXT_CACHE_DIR"), "{text}");
    assert_eq!(machine.runs(), 0, "nothing is downloaded that cannot be kept");
}

#[cfg(unix)]
#[test]
fn a_read_only_cache_serves_what_it_has() {
    use std::os::unix::fs::PermissionsExt;
    let machine = Machine::new();
    machine.pip("pip3", "").install().unwrap();
    let plugins = machine.path("cache/plugins");
    fs::set_permissions(&plugins, fs::Permissions::from_mode(0o555)).unwrap();
    let found = machine.install();
    fs::set_permissions(&plugins, fs::Permissions::from_mode(0o755)).unwrap();
    assert!(found.is_ok());
}

#[cfg(unix)]
#[test]
fn other_users_can_read_what_was_installed() {
    use std::os::unix::fs::PermissionsExt;
    let machine = Machine::new();
    let path = machine.pip("pip3", "").install().unwrap().path;
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&path), mode(path.parent().unwrap())), (0o644, 0o755));
    assert_eq!(mode(&machine.path("cache/plugins/some-plugin-1.0")), 0o755);
}

#[test]
fn a_damaged_cache_entry_is_fetched_again() {
    let machine = Machine::new();
    let path = machine.pip("pip3", "").install().unwrap().path;
    fs::write(&path, "cod").unwrap();
    assert_eq!(fs::read_to_string(machine.install().unwrap().path).unwrap(), "code");
    assert_eq!(machine.runs(), 2);
}

#[test]
fn what_a_killed_install_left_is_removed() {
    let machine = Machine::new();
    fs::create_dir_all(machine.path("cache/plugins/.staging-some-plugin-dead/tree")).unwrap();
    machine.pip("pip3", "").install().unwrap();
    assert_eq!(machine.cache_entries(), [".lock-some-plugin", "some-plugin-1.0"]);
}

#[test]
fn a_wheel_without_the_expected_file_is_refused() {
    let machine = Machine::new();
    let wheel = wheel_with(&[("elsewhere/plugin.so", "code")]);
    fs::write(machine.wheel(), &wheel).unwrap();
    machine.pip("pip3", "");
    let error = install::install(&machine.provisioner(), artifact("other-layout", &wheel)).unwrap_err();
    assert!(matches!(error, ProvisionError::Incomplete { file: ENTRY, .. }), "{error}");
}

#[test]
fn progress_tells_the_steps_in_order() {
    let machine = Machine::new();
    machine.pip("pip3", "");
    let steps = Arc::new(Mutex::new(Vec::new()));
    let seen = Arc::clone(&steps);
    let provisioner = machine.provisioner().on_progress(move |step| {
        let text = step.to_string();
        seen.lock().unwrap().push(text.split(' ').next().unwrap().to_owned());
    });
    install::install(&provisioner, machine.artifact).unwrap();
    assert_eq!(*steps.lock().unwrap(), ["downloading", "unpacking", "installed"]);
}

#[test]
fn a_variable_overrides_a_name_by_path_or_by_name() {
    let machine = Machine::new();
    let library = machine.path("mine.so");
    fs::write(&library, "").unwrap();
    let by = |variable: &str, value: &str| Provisioner::new(machine.environment().with(variable, value));
    let path = library.to_string_lossy();

    let found = by("MAXTEXT_PLUGIN_CPU_ZML", &path).locate("cpu-zml").unwrap().unwrap();
    assert_eq!((&found.path, found.origin), (&library, Origin::Variable("MAXTEXT_PLUGIN_CPU_ZML".into())));

    let jax = format!("other:/nowhere.so,cuda13:{path}");
    assert_eq!(by(JAX_PLUGINS_VARIABLE, &jax).resolve("cuda13").unwrap(), library);

    let renamed = by("MAXTEXT_PLUGIN_CPU", "cpu-openxla");
    assert_eq!(renamed.artifact("cpu").unwrap().name, "cpu-openxla");

    assert_eq!(by(DEFAULT_PLUGIN_VARIABLE, &path).resolve_default().unwrap(), library);
    assert_eq!(machine.provisioner().default_plugin(), "cpu");
}

#[test]
fn a_path_that_does_not_exist_names_who_gave_it() {
    let machine = Machine::new();
    let text = machine.provisioner().resolve("/nowhere/plugin.so").unwrap_err().to_string();
    assert!(text.contains("/nowhere/plugin.so does not exist (from path)"), "{text}");
    let environment = machine.environment().with("MAXTEXT_PLUGIN_CUDA13", "/nowhere/plugin.so");
    let text = Provisioner::new(environment).resolve("cuda13").unwrap_err().to_string();
    assert!(text.contains("(from variable MAXTEXT_PLUGIN_CUDA13)"), "{text}");
}

#[test]
fn an_unknown_name_gets_the_nearest_one() {
    let text = Machine::new().provisioner().resolve("cpu-opnxla").unwrap_err().to_string();
    assert!(text.contains("did you mean 'cpu-openxla'?") && text.contains("cuda-toolchain"), "{text}");
}

#[test]
fn an_installed_python_package_is_used_without_starting_python() {
    let machine = Machine::new();
    let site = machine.path("venv/lib/python3.12/site-packages");
    fs::create_dir_all(site.join("jax_plugins/xla_cuda13")).unwrap();
    fs::create_dir_all(site.join("jax_cuda13_pjrt-0.9.0.dist-info")).unwrap();
    fs::write(site.join("jax_plugins/xla_cuda13/xla_cuda_plugin.so"), "").unwrap();
    machine.program("python3", &format!("echo run >> '{}'", machine.path("runs").display()));
    let environment = machine.environment().with("VIRTUAL_ENV", machine.path("venv"));
    let found = Provisioner::new(environment).resolve_located("cuda13").unwrap();
    assert_eq!(found.origin, Origin::PythonPackage(site));
    assert_eq!(found.version.as_deref(), Some("0.9.0"));
    assert_eq!(machine.runs(), 0);
}

#[test]
fn a_package_folder_that_only_the_interpreter_knows_is_found() {
    let machine = Machine::new();
    let site = machine.path("hidden");
    fs::create_dir_all(site.join("fastatomstruct_xla_cpu")).unwrap();
    fs::write(site.join("fastatomstruct_xla_cpu/libpjrt_cpu.so"), "").unwrap();
    machine.program("python3", &format!("echo; echo relative; echo '{}'", site.display()));
    let found = machine.provisioner().resolve_located("cpu-zml").unwrap();
    assert_eq!(found.origin, Origin::PythonPackage(site));
}

#[test]
fn half_a_toolchain_is_not_taken_for_one() {
    let machine = Machine::new();
    let site = machine.path("venv/lib/python3.12/site-packages");
    fs::create_dir_all(site.join("nvidia/cu13/bin")).unwrap();
    fs::write(site.join("nvidia/cu13/bin/ptxas"), "").unwrap();
    let provisioner = Provisioner::new(machine.environment().with("VIRTUAL_ENV", machine.path("venv")));
    assert_eq!(provisioner.locate("cuda-toolchain").unwrap(), None);
    fs::create_dir_all(site.join("nvidia/cu13/nvvm/libdevice")).unwrap();
    fs::write(site.join("nvidia/cu13/nvvm/libdevice/libdevice.10.bc"), "").unwrap();
    let found = provisioner.locate("cuda-toolchain").unwrap().unwrap();
    assert_eq!(found.path, site.join("nvidia/cu13"));
}

#[test]
fn the_cache_follows_the_xdg_rules() {
    let at = |pairs: &[(&str, &str)]| Environment::from_iter(pairs.iter().copied()).cache_dir();
    assert_eq!(at(&[("HOME", "/h")]).unwrap(), Path::new("/h/.cache/maxtext"));
    assert_eq!(at(&[("HOME", "/h"), ("XDG_CACHE_HOME", "/x")]).unwrap(), Path::new("/x/maxtext"));
    assert_eq!(at(&[("HOME", "/h"), ("XDG_CACHE_HOME", "x")]).unwrap(), Path::new("/h/.cache/maxtext"));
    assert_eq!(at(&[("XDG_CACHE_HOME", "/x"), (CACHE_VARIABLE, "/m")]).unwrap(), Path::new("/m"));
    assert!(matches!(at(&[]), Err(ProvisionError::NoCacheDir)));
}

#[test]
fn every_pin_is_well_formed_and_names_are_unique() {
    let mut names: Vec<&str> = artifacts().iter().map(|artifact| artifact.name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), artifacts().len());
    for wheel in artifacts().iter().flat_map(|artifact| artifact.pins).flat_map(|pin| pin.wheels) {
        assert!(wheel.sha256.len() == 64 && wheel.sha256.bytes().all(|b| b.is_ascii_hexdigit()));
    }
}
