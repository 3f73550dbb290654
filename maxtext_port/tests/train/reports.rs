//! Files that a run leaves for tools.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;

use super::{log, succeeds};

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect()
}

#[test]
fn a_profile_has_the_spans_of_its_steps_and_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let words = [
        "profiler=xplane",
        "skip_first_n_steps_for_profiler=2",
        "profiler_steps=2",
        "profile_periodically_period=4",
        "steps=8",
    ];
    let output = succeeds(folder.path(), &words);
    let traces = folder.path().join("small/tensorboard");
    for first in [2, 6] {
        let path = traces.join(format!("host_trace_step_{first}.json"));
        assert!(log(&output).contains(&format!("wrote a profile of the host: {}", path.display())));
        let trace: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
        let spans: Vec<&Value> =
            trace["traceEvents"].as_array().unwrap().iter().filter(|event| event["ph"] == "X").collect();
        let steps: BTreeSet<u64> = spans.iter().map(|s| s["args"]["step"].as_u64().unwrap()).collect();
        assert_eq!(steps, BTreeSet::from([first, first + 1]));
        for name in ["read batch", "start step", "wait for the step"] {
            assert!(spans.iter().any(|span| span["name"] == name), "{name}: {trace}");
        }
        assert!(spans.iter().all(|s| s["ts"].as_f64() >= Some(0.0) && s["dur"].as_f64() >= Some(0.0)));
    }
    assert_eq!(names(&traces).len(), 2);
}

#[test]
fn dump_hlo_hands_its_flags_to_xla() {
    let folder = tempfile::tempdir().unwrap();
    let dump = folder.path().join("dump");
    let at = format!("dump_hlo_local_dir={}", dump.display());
    let output = succeeds(folder.path(), &["dump_hlo=true", &at, "steps=1"]);
    let files = names(&dump);
    // Ours, and those that XLA writes for the module that dump_hlo_local_module_name means.
    assert!(files.contains(&"train_step.stablehlo.mlir".to_owned()), "{files:?}");
    assert!(files.iter().any(|name| name.contains("after_optimizations.txt")), "{files:?}\n{}", log(&output));
    assert!(!files.iter().any(|name| name.contains("init")), "{files:?}");

    let none = folder.path().join("none");
    succeeds(folder.path(), &[&format!("dump_hlo_local_dir={}", none.display()), "steps=1"]);
    assert!(!none.exists());
}
