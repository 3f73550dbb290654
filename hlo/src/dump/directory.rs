//! The files of a dump directory (`--xla_dump_to`), told apart by their names. This module opens no file.

use std::collections::BTreeMap;

/// What a file of a dump holds.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// The module as it came to XLA.
    BeforeOptimizations,
    /// The module between two passes.
    Pass {
        /// Number of the pass in the order of the run.
        index: u32,
        /// Pipeline the pass is part of.
        pipeline: String,
        /// Pass that has run, `pipeline-start` at first.
        after: String,
        /// Pass that comes next, `pipeline-end` at last.
        before: String,
    },
    /// The module as it is executed.
    AfterOptimizations,
    /// Which value lies where in memory.
    BufferAssignment,
    /// Memory by allocation, largest first.
    MemoryUsageReport,
    /// When each value is live.
    LiveRange,
    /// What the GPU executes.
    ThunkSequence,
}

/// A file of a dump.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DumpFile {
    /// Number of the module.
    pub module_id: u32,
    /// Name of the module.
    pub module_name: String,
    /// What the file holds.
    pub stage: Stage,
}

/// The files of one module of a dump.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DumpModule {
    /// Number of the module.
    pub id: u32,
    /// Name of the module.
    pub name: String,
    /// File names by what they hold, passes in the order of the run.
    pub files: Vec<(Stage, String)>,
}

impl DumpModule {
    /// The file that holds `stage`; of text and proto the text.
    pub fn file(&self, stage: &Stage) -> Option<&str> {
        let mut files = self.files.iter().filter(|(s, _)| s == stage).map(|(_, name)| name.as_str());
        files.clone().find(|name| !name.contains(".pb")).or_else(|| files.next())
    }

    /// The module as it is executed, or else the latest stage that was dumped.
    pub fn final_file(&self) -> Option<&str> {
        self.file(&Stage::AfterOptimizations).or_else(|| {
            let passes = self.files.iter().rev().find(|(stage, _)| matches!(stage, Stage::Pass { .. }));
            passes.map(|(_, name)| name.as_str()).or_else(|| self.file(&Stage::BeforeOptimizations))
        })
    }

    /// The files of the passes, in the order of the run.
    pub fn passes(&self) -> impl Iterator<Item = (&Stage, &str)> {
        let files = self.files.iter().filter(|(stage, _)| matches!(stage, Stage::Pass { .. }));
        files.map(|(stage, name)| (stage, name.as_str()))
    }
}

/// Tells from its name what a file of a dump holds; `None` for files that are not for us, such as object code.
pub fn classify(file_name: &str) -> Option<DumpFile> {
    let (_, rest) =
        file_name.split_once("module_").filter(|(before, _)| !before.contains(char::is_alphabetic))?;
    let (number, rest) = rest.split_once('.')?;
    let module_id = number.parse().ok()?;
    let base = [".gz", ".zst"].iter().find_map(|ending| rest.strip_suffix(ending)).unwrap_or(rest);
    let base = [".hlo.pb", ".pb", ".txt", ".hlo"].iter().find_map(|ending| base.strip_suffix(ending))?;
    let (module_name, stage) = stage(base)?;
    Some(DumpFile { module_id, module_name: module_name.to_string(), stage })
}

fn stage(base: &str) -> Option<(&str, Stage)> {
    let endings = [
        ("after_optimizations-buffer-assignment", Stage::BufferAssignment),
        ("after_optimizations-memory-usage-report", Stage::MemoryUsageReport),
        ("after_optimizations-live-range", Stage::LiveRange),
        ("after_optimizations", Stage::AfterOptimizations),
        ("before_optimizations", Stage::BeforeOptimizations),
        ("thunk_sequence", Stage::ThunkSequence),
    ];
    for (ending, stage) in endings {
        if let Some(before) = base.strip_suffix(ending) {
            // The platform stands in front: `cpu_`, `gpu_`, `sm_10.0_gpu_`.
            return Some((module_name(before), stage));
        }
    }
    pass(base)
}

/// The name of the module in `jit_f.sm_10.0_gpu_`.
fn module_name(text: &str) -> &str {
    let text = text.trim_end_matches('.');
    let platform = text.split_inclusive('.').scan(0, |at, part| {
        let start = *at;
        *at += part.len();
        Some((start, part))
    });
    let cut = platform
        .filter(|(start, part)| {
            *start > 0 && ["sm_", "cpu", "gpu", "tpu", "gfx"].iter().any(|p| part.starts_with(p))
        })
        .map(|(start, _)| start - 1)
        .next();
    &text[..cut.unwrap_or(text.len())]
}

/// `jit_f.0003.pipeline.after_pass.before_next`.
fn pass(base: &str) -> Option<(&str, Stage)> {
    let (head, after) = base.split_once(".after_")?;
    let (after, before) = after.split_once(".before_").unwrap_or((after, ""));
    let mut parts = head.char_indices().filter(|(_, c)| *c == '.').map(|(at, _)| at).collect::<Vec<_>>();
    parts.push(head.len());
    for pair in parts.windows(2) {
        let number = &head[pair[0] + 1..pair[1]];
        if number.len() >= 4 && number.bytes().all(|b| b.is_ascii_digit()) {
            let pipeline = head.get(pair[1] + 1..).unwrap_or("").to_string();
            let (after, before) = (after.to_string(), before.to_string());
            let stage = Stage::Pass { index: number.parse().ok()?, pipeline, after, before };
            return Some((module_name(&head[..pair[0]]), stage));
        }
    }
    None
}

/// Groups the names of a directory's files by module, in order of module number.
pub fn group<'n>(file_names: impl IntoIterator<Item = &'n str>) -> Vec<DumpModule> {
    let mut modules: BTreeMap<(u32, String), DumpModule> = BTreeMap::new();
    for name in file_names {
        let Some(file) = classify(name) else { continue };
        let module = modules
            .entry((file.module_id, file.module_name.clone()))
            .or_insert_with(|| DumpModule { id: file.module_id, name: file.module_name, files: Vec::new() });
        module.files.push((file.stage, name.to_string()));
    }
    modules.values_mut().for_each(|module| module.files.sort());
    modules.into_values().collect()
}
