//! Names of the files of dump directories.

use hlo::dump::{Stage, classify, group};

#[test]
fn names_tell_what_files_hold() {
    let pass = |index, pipeline: &str, after: &str, before: &str| Stage::Pass {
        index,
        pipeline: pipeline.into(),
        after: after.into(),
        before: before.into(),
    };
    let cases = [
        ("module_0008.jit_loss.before_optimizations.txt", 8, "jit_loss", Stage::BeforeOptimizations),
        ("module_0008.jit_loss.cpu_after_optimizations.txt", 8, "jit_loss", Stage::AfterOptimizations),
        ("module_0008.jit_loss.cpu_after_optimizations.hlo.pb", 8, "jit_loss", Stage::AfterOptimizations),
        ("module_0008.jit_loss.cpu_after_optimizations.txt.gz", 8, "jit_loss", Stage::AfterOptimizations),
        (
            "module_0001.jit__f.1.sm_10.0_gpu_after_optimizations.txt",
            1,
            "jit__f.1",
            Stage::AfterOptimizations,
        ),
        ("1712.module_0002.f.gpu_after_optimizations-buffer-assignment.txt", 2, "f", Stage::BufferAssignment),
        ("module_0002.f.cpu_after_optimizations-memory-usage-report.txt", 2, "f", Stage::MemoryUsageReport),
        ("module_0003.f.sm_8.0.thunk_sequence.txt", 3, "f", Stage::ThunkSequence),
        (
            "module_0000.jit_f.0012.simplification.after_dce.before_reshape-mover.txt",
            0,
            "jit_f",
            pass(12, "simplification", "dce", "reshape-mover"),
        ),
        (
            "module_0000.jit_f.cpu.0001.HLO passes through layout assignment.after_pipeline-start.before_x.txt",
            0,
            "jit_f",
            pass(1, "HLO passes through layout assignment", "pipeline-start", "x"),
        ),
    ];
    for (name, id, module, stage) in cases {
        let file = classify(name).unwrap_or_else(|| panic!("{name}"));
        assert_eq!((file.module_id, file.module_name.as_str(), file.stage), (id, module, stage), "{name}");
    }
    for name in
        ["module_0008.jit_loss.obj-file.x.o", "module_x.txt", "a.txt", "module_0008.jit_loss.debug_options"]
    {
        assert_eq!(classify(name), None, "{name}");
    }
}

#[test]
fn files_are_grouped_by_module_and_passes_ordered() {
    let modules = group([
        "module_0002.f.0010.p.after_b.before_c.txt",
        "module_0002.f.0009.p.after_a.before_b.txt",
        "module_0001.g.before_optimizations.txt",
        "module_0002.f.before_optimizations.txt",
        "module_0002.f.cpu_after_optimizations.hlo.pb",
        "module_0002.f.cpu_after_optimizations.txt",
    ]);
    assert_eq!(modules.iter().map(|m| (m.id, m.name.as_str())).collect::<Vec<_>>(), [(1, "g"), (2, "f")]);
    assert_eq!(modules[0].final_file(), Some("module_0001.g.before_optimizations.txt"));
    assert_eq!(modules[1].final_file(), Some("module_0002.f.cpu_after_optimizations.txt"));
    let passes: Vec<_> = modules[1].passes().map(|(_, name)| name).collect();
    assert_eq!(
        passes,
        ["module_0002.f.0009.p.after_a.before_b.txt", "module_0002.f.0010.p.after_b.before_c.txt"]
    );
}
