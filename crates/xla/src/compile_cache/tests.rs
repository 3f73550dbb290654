//! The cache on a real plugin: what is found again, what is not, and what damage does.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use tempfile::TempDir;

use super::*;
use crate::provision::{Environment, Provisioner};
use crate::{Arg, ClientOptions, Plugin};

const DOUBLE: &str = "module @double {
  func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %y = stablehlo.add %x, %x : tensor<2xf32>
    return %y : tensor<2xf32>
  }
}";

static CLIENT: LazyLock<Client> = LazyLock::new(|| {
    let plugin = Plugin::load(Provisioner::from_env().resolve("cpu").unwrap()).unwrap();
    Client::new(&plugin, &ClientOptions::new()).unwrap()
});

struct Fixture {
    folder: TempDir,
}

impl Fixture {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    fn cache(&self) -> CompileCache {
        CompileCache::open(self.folder.path().join("programs"))
    }

    /// The outcome for a module, after checking that the program doubles.
    fn double(&self) -> Outcome {
        let compiled = self.cache().get_or_compile(&CLIENT, DOUBLE, &CompileOptions::new()).unwrap();
        assert_eq!(run(&compiled.executable), [2.0, 4.0]);
        compiled.outcome
    }

    fn programs(&self) -> Vec<PathBuf> {
        programs(&self.folder.path().join("programs"))
    }
}

fn programs(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path());
    entries.filter(|path| path.extension().is_some_and(|extension| extension == "xla")).collect()
}

fn run(executable: &LoadedExecutable) -> Vec<f32> {
    let device = &CLIENT.devices().unwrap()[0];
    let x = CLIENT.buffer_from_slice(&[1.0f32, 2.0], &[2], device).unwrap();
    executable.execute([&x]).unwrap().remove(0).to_vec().unwrap()
}

const STORED: Outcome = Outcome::Stored { replaced: None };

#[test]
fn the_second_time_is_a_hit_with_the_same_result() {
    let fixture = Fixture::new();
    assert_eq!([fixture.double(), fixture.double()], [STORED, Outcome::Hit]);
}

#[test]
fn module_and_options_are_part_of_the_key() {
    let fixture = Fixture::new();
    fixture.double();
    let other = DOUBLE.replace("stablehlo.add", "stablehlo.multiply");
    let cache = fixture.cache();
    assert_eq!(cache.get_or_compile(&CLIENT, &other, &CompileOptions::new()).unwrap().outcome, STORED);
    let options = CompileOptions::new().debug_option("xla_cpu_enable_fast_math", "true");
    assert_eq!(cache.get_or_compile(&CLIENT, DOUBLE, &options).unwrap().outcome, STORED);
    assert_eq!(fixture.programs().len(), 3);
    assert_eq!(fixture.double(), Outcome::Hit);
}

#[test]
fn every_kind_of_damage_is_compiled_again() {
    let fixture = Fixture::new();
    fixture.double();
    let path = fixture.programs().remove(0);
    let whole = fs::read(&path).unwrap();
    let mut flipped = whole.clone();
    let middle = flipped.len() / 2;
    flipped[middle] ^= 1;
    for damaged in [&whole[..whole.len() - 1], &whole[..20], &[], &flipped] {
        fs::write(&path, damaged).unwrap();
        let outcome = fixture.double();
        assert!(matches!(outcome, Outcome::Stored { replaced: Some(_) }), "{outcome}");
        assert_eq!(fixture.double(), Outcome::Hit);
    }
}

#[test]
fn an_entry_under_another_key_is_not_used() {
    let fixture = Fixture::new();
    let other = DOUBLE.replace("stablehlo.add", "stablehlo.multiply");
    fixture.cache().get_or_compile(&CLIENT, other, &CompileOptions::new()).unwrap();
    let stranger = fixture.programs().remove(0);
    fixture.double();
    let own = fixture.programs().into_iter().find(|path| *path != stranger).unwrap();
    fs::copy(&stranger, &own).unwrap();
    assert!(matches!(fixture.double(), Outcome::Stored { replaced: Some(_) }));
}

#[test]
fn what_the_plugin_refuses_is_compiled_again() {
    let fixture = Fixture::new();
    let cache = fixture.cache();
    let key = key::of(&cache.store, &CLIENT, DOUBLE.as_bytes(), &CompileOptions::new()).unwrap();
    cache.store.write(&key, b"whole, but no program").unwrap();
    assert!(matches!(fixture.double(), Outcome::Stored { replaced: Some(_) }));
}

#[test]
fn a_folder_that_cannot_be_made_is_a_warning() {
    let fixture = Fixture::new();
    // Below a file no folder can be made, not even by root.
    let file = fixture.folder.path().join("file");
    fs::write(&file, "").unwrap();
    let cache = CompileCache::open(file.join("programs"));
    let compiled = cache.get_or_compile(&CLIENT, DOUBLE, &CompileOptions::new()).unwrap();
    assert_eq!(run(&compiled.executable), [2.0, 4.0]);
    let Outcome::NotStored { reason } = compiled.outcome else { panic!("{}", compiled.outcome) };
    assert!(reason.contains("cannot write to") && reason.contains("programs"), "{reason}");
}

#[cfg(unix)]
#[test]
fn a_read_only_folder_still_gives_hits() {
    use std::os::unix::fs::PermissionsExt;
    let fixture = Fixture::new();
    fixture.double();
    let folder = fixture.folder.path().join("programs");
    for path in fixture.programs().into_iter().chain([folder.clone()]) {
        let mode = if path.is_dir() { 0o555 } else { 0o444 };
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }
    let outcome = fixture.double();
    fs::set_permissions(folder, fs::Permissions::from_mode(0o755)).unwrap();
    assert_eq!(outcome, Outcome::Hit);
}

#[test]
fn the_least_recently_used_program_goes_first() {
    let fixture = Fixture::new();
    let module = |n: usize| DOUBLE.replace("@double", &format!("@double{n}"));
    let mut cache = fixture.cache();
    let outcome = |cache: &CompileCache, n| {
        std::thread::sleep(std::time::Duration::from_millis(20));
        cache.get_or_compile(&CLIENT, module(n), &CompileOptions::new()).unwrap().outcome
    };
    assert_eq!(outcome(&cache, 0), STORED);
    let bytes = fs::metadata(&fixture.programs()[0]).unwrap().len();
    cache = cache.limit_bytes(bytes * 5 / 2);
    assert_eq!(outcome(&cache, 1), STORED);
    assert_eq!(outcome(&cache, 0), Outcome::Hit);
    assert_eq!(outcome(&cache, 2), STORED);
    assert_eq!(fixture.programs().len(), 2);
    assert_eq!(outcome(&cache, 0), Outcome::Hit);
    assert_eq!(outcome(&cache, 1), STORED);
}

#[test]
fn a_copy_of_the_plugin_elsewhere_has_the_same_identity() {
    let fixture = Fixture::new();
    let copy = fixture.folder.path().join("elsewhere.so");
    fs::copy(CLIENT.plugin().path(), &copy).unwrap();
    let store = fixture.cache().store;
    let original = key::plugin_hash(&store, CLIENT.plugin().path()).unwrap();
    assert_eq!(key::plugin_hash(&store, &copy).unwrap(), original);
    // A change in place is noticed, by size or by time.
    let mut bytes = fs::read(&copy).unwrap();
    bytes.push(0);
    fs::write(&copy, bytes).unwrap();
    assert_ne!(key::plugin_hash(&store, &copy).unwrap(), original);
}

#[test]
fn donation_survives_the_cache() {
    let module = "module @donate {
      func.func @main(%x: tensor<2xf32> {tf.aliasing_output = 0 : i32}) -> tensor<2xf32> {
        %y = stablehlo.add %x, %x : tensor<2xf32>
        return %y : tensor<2xf32>
      }
    }";
    let fixture = Fixture::new();
    let device = &CLIENT.devices().unwrap()[0];
    for expected in [STORED, Outcome::Hit] {
        let compiled = fixture.cache().get_or_compile(&CLIENT, module, &CompileOptions::new()).unwrap();
        assert_eq!(compiled.outcome, expected);
        let x = CLIENT.buffer_from_slice(&[1.0f32, 2.0], &[2], device).unwrap();
        let y = compiled.executable.execute([Arg::Donate(x)]).unwrap().remove(0);
        assert_eq!(y.to_vec::<f32>().unwrap(), [2.0, 4.0]);
        let stats = compiled.executable.executable().memory_stats().unwrap();
        assert_eq!(stats.alias_size_in_bytes, 8);
    }
}

#[test]
fn an_invalid_module_is_the_compilers_error() {
    let fixture = Fixture::new();
    let error = fixture.cache().get_or_compile(&CLIENT, "no module", &CompileOptions::new()).unwrap_err();
    assert_eq!(error.function(), Some("PJRT_Client_Compile"), "{error}");
}

#[test]
fn flags_in_a_file_count_by_its_content() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("flags");
    let with = |value: &str| key::flags(&Environment::default().with("XLA_FLAGS", value));
    assert_eq!(with("").unwrap(), "");
    assert_eq!(with(" --xla_a=1").unwrap(), " --xla_a=1");
    let named = file.to_str().unwrap();
    assert!(with(named).unwrap_err().contains(named));
    fs::write(&file, "--xla_a=1").unwrap();
    assert_eq!(with(named).unwrap(), "--xla_a=1");
    fs::write(&file, "--xla_a=2").unwrap();
    assert_eq!(with(named).unwrap(), "--xla_a=2");
}
