//! Device memory of a module: which buffers there are, when each is live, and what is live at the peak.
//!
//! Buffers follow XLA's rules of aliasing: tuples, bitcasts and calls name buffers of others, the state of a loop
//! has one buffer an element, updates in place and donated parameters share. Temporaries are packed as XLA's
//! heap does, largest first. Where a dump has XLA's own buffer assignment, its totals stand beside the estimate.

use std::collections::HashMap;

use serde::Serialize;

use crate::dump::{HloModule, InstructionId, Shape};

use super::origin::origin;
use super::parts::{combined_names, has_scope, scope};

mod assignment;
mod in_place;
mod outputs;
mod pack;
mod sharing;
mod values;

pub use assignment::{XlaMemory, xla_memory_of_proto, xla_memory_of_text};

use sharing::Sharing;
use values::{Class, Values};

/// Where the bytes of a buffer are accounted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BufferKind {
    /// A parameter of the entry; lives for the whole run.
    Argument,
    /// A result of the entry that is no donated parameter.
    Output,
    /// A constant in device memory.
    Constant,
    /// Everything else.
    Temporary,
}

/// A buffer that is live at the peak.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LiveBuffer {
    /// Bytes.
    pub bytes: u64,
    /// Shape of the value that gives the buffer its size.
    pub shape: String,
    /// Name of the instruction that defines the value.
    pub instruction: String,
    /// Its name in the program, or of what it computes if it has none itself.
    pub op_name: Option<String>,
    /// The part of the model in that name.
    pub scope: Option<String>,
    /// Its line in the program, `file:line`.
    pub source: Option<String>,
    /// Where it is accounted.
    pub kind: BufferKind,
}

/// A point of the timeline.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TimePoint {
    /// Name of the instruction that runs.
    pub instruction: String,
    /// Bytes that are live while it runs, arguments, outputs and constants included.
    pub bytes: u64,
}

/// The memory of one run of a module.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Memory {
    /// Name of the module.
    pub module: String,
    /// Bytes to have: XLA's total when `xla` is there, else the estimate.
    pub peak_bytes: u64,
    /// The estimate: arguments, outputs, constants and packed temporaries.
    pub estimated_peak_bytes: u64,
    /// What is live when most is live, largest first.
    pub live_at_peak: Vec<LiveBuffer>,
    /// Instruction that runs when most is live.
    pub peak_instruction: Option<String>,
    /// Bytes of the parameters.
    pub arguments_bytes: u64,
    /// Bytes of the results, those that share a donated parameter included.
    pub outputs_bytes: u64,
    /// Bytes of results that share a donated parameter.
    pub aliased_bytes: u64,
    /// Bytes of constants.
    pub constants_bytes: u64,
    /// Bytes of temporaries, packed.
    pub temporaries_bytes: u64,
    /// Most bytes of temporaries live at a time. Packing adds fragmentation, and takes away what fits into outputs.
    pub temporaries_live_bytes: u64,
    /// Whether the order of the text is the order of execution; if not, the timeline is a guess.
    pub is_scheduled: bool,
    /// Calls and loops that were not followed, for the run would have too many steps: their temporaries are missing.
    pub calls_not_followed: u64,
    /// Live bytes over the run, loop bodies once.
    pub timeline: Vec<TimePoint>,
    /// XLA's own numbers, if the dump has its buffer assignment.
    pub xla: Option<XlaMemory>,
}

/// Analyses the memory of a module. `xla` are XLA's own numbers where known.
pub fn memory(module: &HloModule<'_>, xla: Option<XlaMemory>) -> Memory {
    let values = Values::new(module);
    let classes = values.classes(module);
    let total =
        |kind| classes.iter().filter(|c| c.kind == kind).map(|c| c.bytes).fold(0, u64::saturating_add);
    let (arguments, results, constants) =
        (total(BufferKind::Argument), total(BufferKind::Output), total(BufferKind::Constant));
    let aliased: u64 = classes
        .iter()
        .filter(|c| c.kind == BufferKind::Argument && c.is_output)
        .map(|c| c.bytes)
        .fold(0, u64::saturating_add);
    let sharing = Sharing::new(module);
    let temporaries: Vec<&Class> = classes.iter().filter(|c| c.kind == BufferKind::Temporary).collect();
    let temporaries = sharing.merged(&values, &temporaries);
    let temporaries: Vec<&Class> = temporaries.iter().collect();
    let live = live_bytes(&temporaries, values.schedule.len());
    let peak_time = (0..live.len()).rev().max_by_key(|time| live[*time]).unwrap_or(0);
    let heap = sharing.merged(&values, &outputs::outside_outputs(module, &values, &sharing, &classes));
    let packed = pack::packed_bytes(&heap.iter().collect::<Vec<_>>());
    let base = arguments.saturating_add(results).saturating_add(constants);
    let kept = classes.iter().filter(|c| c.kind != BufferKind::Temporary);
    let passing = temporaries.iter().copied().filter(|c| c.is_live_at(peak_time));
    let mut at_peak: Vec<&Class> = kept.chain(passing).collect();
    at_peak.sort_by(|a, b| b.bytes.cmp(&a.bytes).then(a.instruction.cmp(&b.instruction)));
    let estimated = base.saturating_add(packed);
    Memory {
        module: module.name.to_string(),
        peak_bytes: xla.as_ref().map_or(estimated, |xla| xla.total_bytes),
        estimated_peak_bytes: estimated,
        live_at_peak: at_peak
            .into_iter()
            .filter(|c| c.bytes > 0)
            .map(|class| describe(module, class))
            .collect(),
        peak_instruction: values.schedule.get(peak_time).map(|id| module.instruction(*id).name.to_string()),
        arguments_bytes: arguments,
        outputs_bytes: results.saturating_add(aliased),
        aliased_bytes: aliased,
        constants_bytes: constants,
        temporaries_bytes: packed,
        temporaries_live_bytes: live.get(peak_time).copied().unwrap_or(0),
        is_scheduled: module.is_scheduled(),
        calls_not_followed: values.not_followed,
        timeline: timeline(module, &values.schedule, &live, base),
        xla,
    }
}

/// Most points of a timeline; longer runs are cut into as many parts and the highest point of each kept.
const TIMELINE_POINTS: usize = 2000;

fn timeline(module: &HloModule<'_>, schedule: &[InstructionId], live: &[u64], base: u64) -> Vec<TimePoint> {
    let step = live.len().div_ceil(TIMELINE_POINTS).max(1);
    let highest =
        |start: usize| (start..live.len().min(start + step)).max_by_key(|time| live[*time]).unwrap_or(start);
    let times = (0..live.len()).step_by(step).map(highest);
    times
        .filter_map(|time| {
            let instruction = module.instruction(*schedule.get(time)?).name.to_string();
            Some(TimePoint { instruction, bytes: base.saturating_add(live[time]) })
        })
        .collect()
}

fn live_bytes(classes: &[&Class], times: usize) -> Vec<u64> {
    let mut changes = vec![0i128; times + 1];
    for class in classes {
        for (start, end) in &class.lives {
            changes[(*start).min(times)] += i128::from(class.bytes);
            changes[(end + 1).min(times)] -= i128::from(class.bytes);
        }
    }
    let mut sum = 0i128;
    changes[..times]
        .iter()
        .map(|change| {
            sum += change;
            u64::try_from(sum).unwrap_or(u64::MAX)
        })
        .collect()
}

fn describe(module: &HloModule<'_>, class: &Class) -> LiveBuffer {
    let of = origin(module, class.instruction);
    let shape = node_shape(module.shape(class.instruction), class.node);
    LiveBuffer {
        bytes: class.bytes,
        shape: shape.map_or_else(String::new, Shape::to_string),
        instruction: module.instruction(class.instruction).name.to_string(),
        scope: of.op_name.as_deref().filter(|name| has_scope(name)).map(|name| {
            // Of what XLA combined, element n of the result belongs to name n; its table to all.
            let names = combined_names(name);
            scope(names.get(class.node.saturating_sub(1)).or(names.first()).map_or(name, String::as_str))
        }),
        op_name: of.op_name.map(Into::into),
        source: of.source.map(|source| source.to_string()),
        kind: class.kind,
    }
}

/// The part of a shape at place `node` of its tree, parents before children.
fn node_shape(shape: &Shape, node: usize) -> Option<&Shape> {
    let mut stack = vec![shape];
    let mut at = 0;
    while let Some(shape) = stack.pop() {
        if at == node {
            return Some(shape);
        }
        at += 1;
        stack.extend(shape.tuple_shapes().iter().rev());
    }
    None
}

/// Number of nodes of a shape's tree.
fn node_count(shape: &Shape) -> usize {
    1 + shape.tuple_shapes().iter().map(node_count).sum::<usize>()
}

/// Instruction names of a buffer assignment by number.
pub(crate) fn names_by_id(names: &[(i64, String)]) -> HashMap<i64, &str> {
    names.iter().map(|(id, name)| (*id, name.as_str())).collect()
}
