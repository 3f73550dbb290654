//! XLA's buffer assignment, from a proto or from the text of a dump.

use std::fmt::Write as _;

use serde::Serialize;

use crate::dump::proto::BufferAssignmentProto;

/// XLA's own numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Default)]
pub struct XlaMemory {
    /// All allocations but thread-local ones.
    pub total_bytes: u64,
    /// Parameters of the entry.
    pub arguments_bytes: u64,
    /// Results that are no parameters.
    pub outputs_bytes: u64,
    /// Constants.
    pub constants_bytes: u64,
    /// All other allocations.
    pub temporaries_bytes: u64,
    /// Number of allocations.
    pub allocations: usize,
    /// Largest values of the largest temporary allocation: name and bytes.
    pub largest_temporaries: Vec<(String, u64)>,
}

#[derive(Default)]
struct Allocation {
    size: u64,
    is_thread_local: bool,
    is_parameter: bool,
    is_constant: bool,
    is_live_out: bool,
}

/// Number of values listed of the largest temporary allocation.
const LARGEST: usize = 20;

impl XlaMemory {
    fn add(&mut self, allocation: &Allocation) {
        self.allocations += 1;
        // Memory of reducers and the like is on the stack of whoever runs them.
        if allocation.is_thread_local {
            return;
        }
        let part = match allocation {
            Allocation { is_parameter: true, .. } => &mut self.arguments_bytes,
            Allocation { is_constant: true, .. } => &mut self.constants_bytes,
            Allocation { is_live_out: true, .. } => &mut self.outputs_bytes,
            _ => &mut self.temporaries_bytes,
        };
        *part = part.saturating_add(allocation.size);
        self.total_bytes = self.total_bytes.saturating_add(allocation.size);
    }

    fn keep_largest(&mut self, mut values: Vec<(String, u64)>) {
        values.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
        values.truncate(LARGEST);
        self.largest_temporaries = values;
    }
}

/// The numbers of a buffer assignment; `names` are the module's instruction names by number.
pub fn xla_memory_of_proto(proto: &BufferAssignmentProto, names: &[(i64, String)]) -> XlaMemory {
    let mut memory = XlaMemory::default();
    let size = |size: i64| u64::try_from(size).unwrap_or(0);
    let mut largest: Option<&crate::dump::proto::BufferAllocationProto> = None;
    for a in &proto.buffer_allocations {
        let allocation = Allocation {
            size: size(a.size),
            is_thread_local: a.is_thread_local,
            is_parameter: a.is_entry_computation_parameter,
            is_constant: a.is_constant,
            is_live_out: a.maybe_live_out,
        };
        memory.add(&allocation);
        let is_temporary =
            !(a.is_thread_local || a.is_entry_computation_parameter || a.is_constant || a.maybe_live_out);
        if is_temporary && largest.is_none_or(|l| l.size < a.size) {
            largest = Some(a);
        }
    }
    let names = super::names_by_id(names);
    let buffers: std::collections::HashMap<i64, _> =
        proto.logical_buffers.iter().map(|b| (b.id, b)).collect();
    let assigned = largest.map_or(&[][..], |a| &a.assigned);
    let values = assigned.iter().filter_map(|assigned| {
        let place = buffers.get(&assigned.logical_buffer_id)?.defined_at.as_ref()?;
        let mut name = match names.get(&place.instruction_id) {
            Some(name) => name.to_string(),
            None => place.instruction_name.clone(),
        };
        for index in &place.shape_index {
            let _ = write!(name, "{{{index}}}");
        }
        Some((name, size(assigned.size)))
    });
    memory.keep_largest(values.collect());
    memory
}

/// The numbers of a `...-buffer-assignment.txt`; `None` if the text is something else.
pub fn xla_memory_of_text(text: &str) -> Option<XlaMemory> {
    let text = text.strip_prefix("BufferAssignment:")?;
    let mut memory = XlaMemory::default();
    let (mut best, mut best_values, mut values) = (0, Vec::new(), Vec::new());
    let mut temporary = None;
    for line in text.lines().chain(["allocation end"]) {
        if let Some(rest) = line.strip_prefix("allocation ") {
            if let Some(size) = temporary.take().filter(|size| *size > best) {
                (best, best_values) = (size, std::mem::take(&mut values));
            }
            values.clear();
            let Some((_, rest)) = rest.split_once(": size ") else { continue };
            let allocation = Allocation {
                size: number(rest),
                is_thread_local: rest.contains(", thread-local"),
                is_parameter: rest.contains(", parameter "),
                is_constant: rest.contains(", constant"),
                is_live_out: rest.contains(", maybe-live-out"),
            };
            memory.add(&allocation);
            let kept = allocation.is_thread_local || allocation.is_parameter || allocation.is_constant;
            temporary = (!kept && !allocation.is_live_out).then_some(allocation.size);
        } else if let Some(value) = line.trim_start().strip_prefix("value: <") {
            let name = value.split_once(' ').map_or("", |(_, rest)| rest).split(" @").next().unwrap_or("");
            let size = value.split_once("(size=").map_or(0, |(_, rest)| number(rest));
            values.push((name.to_string(), size));
        }
    }
    memory.keep_largest(best_values);
    (memory.allocations > 0).then_some(memory)
}

fn number(text: &str) -> u64 {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text.get(..end).and_then(|digits| digits.parse().ok()).unwrap_or(0)
}
