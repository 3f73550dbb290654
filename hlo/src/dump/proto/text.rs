//! Prints a module proto as HLO text, in the form of XLA's `HloModule::ToString`.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;

use crate::dump::element_type::ElementType;

use super::messages::{
    HloComputationProto, HloInstructionProto, HloModuleProto, ProgramShapeProto, ShapeProto,
    StackFrameIndexProto,
};
use super::{ProtoError, attributes, literal};

/// Names of what numbers in the proto stand for.
pub(super) struct Names<'p> {
    pub(super) instructions: HashMap<i64, &'p str>,
    pub(super) computations: HashMap<i64, &'p str>,
    shapes: HashMap<i64, &'p HloInstructionProto>,
}

impl<'p> Names<'p> {
    fn new(module: &'p HloModuleProto) -> Self {
        let instructions = module.computations.iter().flat_map(|c| &c.instructions);
        Self {
            instructions: instructions.clone().map(|i| (i.id, i.name.as_str())).collect(),
            computations: module.computations.iter().map(|c| (c.id, c.name.as_str())).collect(),
            shapes: instructions.map(|i| (i.id, i)).collect(),
        }
    }

    pub(super) fn instruction(&self, of: &str, id: i64) -> Result<&'p str, ProtoError> {
        let dangling = || ProtoError::Dangling { of: of.to_string(), what: "instruction", id };
        self.instructions.get(&id).copied().ok_or_else(dangling)
    }

    pub(super) fn computation(&self, of: &str, id: i64) -> Result<&'p str, ProtoError> {
        let dangling = || ProtoError::Dangling { of: of.to_string(), what: "computation", id };
        self.computations.get(&id).copied().ok_or_else(dangling)
    }

    /// The instruction behind a number.
    pub(super) fn message(&self, id: i64) -> Option<&'p HloInstructionProto> {
        self.shapes.get(&id).copied()
    }
}

pub(super) fn print(module: &HloModuleProto) -> Result<String, ProtoError> {
    let names = Names::new(module);
    let mut out = String::new();
    header(module, &mut out)?;
    if let Some(frames) = &module.stack_frame_index {
        stack_frames(frames, &mut out);
    }
    for computation in &module.computations {
        out.push('\n');
        print_computation(module, computation, &names, &mut out)?;
    }
    Ok(out)
}

fn header(module: &HloModuleProto, out: &mut String) -> Result<(), ProtoError> {
    out.push_str("HloModule ");
    out.push_str(&module.name);
    if module.schedule.is_some() {
        out.push_str(", is_scheduled=true");
    }
    let aliases = module.input_output_alias.iter().flat_map(|alias| &alias.entries).map(|entry| {
        let kind = if entry.kind == 2 { "must-alias" } else { "may-alias" };
        format!(
            "{}: ({}, {}, {kind})",
            index(&entry.output_shape_index),
            entry.parameter_number,
            index(&entry.parameter_shape_index)
        )
    });
    list(out, ", input_output_alias={ ", aliases.collect(), " }");
    let donors = module.buffer_donor.iter().flat_map(|donor| &donor.entries);
    let donors = donors.map(|d| format!("({}, {})", d.parameter_number, index(&d.parameter_shape_index)));
    list(out, ", buffer_donor={ ", donors.collect(), " }");
    if let Some(shape) = &module.host_program_shape {
        out.push_str(", entry_computation_layout={");
        program_shape(shape, &module.name, out)?;
        out.push('}');
    }
    if let Some(attributes) = module.frontend_attributes.as_ref().filter(|a| !a.map.is_empty()) {
        out.push_str(", frontend_attributes=");
        attributes::frontend_attributes(attributes, out);
    }
    if let Some(devices) = &module.device_assignment {
        if devices.replica_count > 1 {
            let _ = write!(out, ", replica_count={}", devices.replica_count);
        }
        if devices.computation_count > 1 {
            let _ = write!(out, ", num_partitions={}", devices.computation_count);
        }
    }
    out.push('\n');
    Ok(())
}

fn program_shape(shape: &ProgramShapeProto, of: &str, out: &mut String) -> Result<(), ProtoError> {
    out.push('(');
    for (number, parameter) in shape.parameters.iter().enumerate() {
        separator(number, out);
        print_shape(parameter, of, true, out)?;
    }
    out.push_str(")->");
    match &shape.result {
        Some(result) => print_shape(result, of, true, out),
        None => {
            out.push_str("()");
            Ok(())
        }
    }
}

/// `, ` between elements, with XLA's number before every fifth.
fn separator(number: usize, out: &mut String) {
    if number > 0 {
        out.push_str(", ");
        if number.is_multiple_of(5) {
            let _ = write!(out, "/*index={number}*/");
        }
    }
}

fn list(out: &mut String, open: &str, items: Vec<String>, close: &str) {
    if !items.is_empty() {
        out.push_str(open);
        out.push_str(&items.join(", "));
        out.push_str(close);
    }
}

/// A shape index: `{1,2}`.
pub(super) fn index(numbers: &[i64]) -> String {
    let numbers: Vec<_> = numbers.iter().map(i64::to_string).collect();
    format!("{{{}}}", numbers.join(","))
}

fn stack_frames(frames: &StackFrameIndexProto, out: &mut String) {
    for (title, names) in [("FileNames", &frames.file_names), ("FunctionNames", &frames.function_names)] {
        let _ = write!(out, "\n{title}\n");
        for (number, name) in names.iter().enumerate() {
            let _ = writeln!(out, "{} \"{}\"", number + 1, attributes::escape(name.as_bytes()));
        }
    }
    out.push_str("\nFileLocations\n");
    for (number, l) in frames.file_locations.iter().enumerate() {
        let _ = writeln!(
            out,
            "{} {{file_name_id={} function_name_id={} line={} end_line={} column={} end_column={}}}",
            number + 1,
            l.file_name_id,
            l.function_name_id,
            l.line,
            l.end_line,
            l.column,
            l.end_column
        );
    }
    out.push_str("\nStackFrames\n");
    for (number, frame) in frames.stack_frames.iter().enumerate() {
        let _ = writeln!(
            out,
            "{} {{file_location_id={} parent_frame_id={}}}",
            number + 1,
            frame.file_location_id,
            i64::from(frame.parent_frame_id) + 1
        );
    }
    out.push('\n');
}

/// Instructions of a computation in the order of the schedule, if there is one.
fn ordered<'p>(
    module: &HloModuleProto,
    computation: &'p HloComputationProto,
) -> Vec<&'p HloInstructionProto> {
    let sequence = module.schedule.as_ref().and_then(|schedule| schedule.sequences.get(&computation.id));
    let Some(sequence) = sequence else { return computation.instructions.iter().collect() };
    let by_id: HashMap<i64, &HloInstructionProto> =
        computation.instructions.iter().map(|i| (i.id, i)).collect();
    let mut seen = BTreeSet::new();
    let scheduled = sequence.instruction_ids.iter().filter(|id| seen.insert(**id));
    let mut ordered: Vec<_> = scheduled.filter_map(|id| by_id.get(id).copied()).collect();
    // A damaged schedule must not lose instructions.
    ordered.extend(computation.instructions.iter().filter(|i| !seen.contains(&i.id)));
    ordered
}

fn print_computation(
    module: &HloModuleProto,
    computation: &HloComputationProto,
    names: &Names<'_>,
    out: &mut String,
) -> Result<(), ProtoError> {
    let is_entry = match module.entry_computation_name.as_str() {
        "" => computation.id == module.entry_computation_id,
        name => computation.name == name,
    };
    if is_entry {
        out.push_str("ENTRY ");
    }
    let _ = write!(out, "%{} (", computation.name);
    let mut parameters: Vec<_> =
        computation.instructions.iter().filter(|i| i.opcode == "parameter").collect();
    parameters.sort_by_key(|i| i.parameter_number);
    for (number, parameter) in parameters.iter().enumerate() {
        if number > 0 {
            out.push_str(", ");
        }
        let _ = write!(out, "{}: ", parameter.name);
        print_shape_of(parameter, false, out)?;
    }
    out.push_str(") -> ");
    match names.message(computation.root_id) {
        Some(root) => print_shape_of(root, false, out)?,
        None => out.push_str("()"),
    }
    out.push_str(" {\n");
    for instruction in ordered(module, computation) {
        out.push_str("  ");
        if instruction.id == computation.root_id {
            out.push_str("ROOT ");
        }
        print_instruction(instruction, names, out)?;
        out.push('\n');
    }
    out.push('}');
    if !matches!(computation.execution_thread.as_str(), "" | "main") {
        let _ = write!(out, ", execution_thread=\"{}\"", computation.execution_thread);
    }
    out.push('\n');
    Ok(())
}

fn print_instruction(i: &HloInstructionProto, names: &Names<'_>, out: &mut String) -> Result<(), ProtoError> {
    let _ = write!(out, "%{} = ", i.name);
    print_shape_of(i, true, out)?;
    let _ = write!(out, " {}(", i.opcode);
    match i.opcode.as_str() {
        "parameter" => {
            let _ = write!(out, "{}", i.parameter_number);
        }
        "constant" => literal::print(i.literal.as_ref(), out),
        _ => {
            for (number, operand) in i.operand_ids.iter().enumerate() {
                separator(number, out);
                let _ = write!(out, "%{}", names.instruction(&i.name, *operand)?);
            }
        }
    }
    out.push(')');
    attributes::print(i, names, out)
}

fn print_shape_of(i: &HloInstructionProto, layouts: bool, out: &mut String) -> Result<(), ProtoError> {
    match &i.shape {
        Some(shape) => print_shape(shape, &i.name, layouts, out),
        None => Err(ProtoError::ElementType { of: i.name.clone(), number: 0 }),
    }
}

pub(super) fn print_shape(
    shape: &ShapeProto,
    of: &str,
    layouts: bool,
    out: &mut String,
) -> Result<(), ProtoError> {
    match shape.element_type {
        13 => {
            out.push('(');
            for (number, element) in shape.tuple_shapes.iter().enumerate() {
                separator(number, out);
                print_shape(element, of, layouts, out)?;
            }
            out.push(')');
        }
        14 => out.push_str("opaque[]"),
        17 => out.push_str("token[]"),
        34 => {
            out.push_str("b(");
            if let Some(inner) = shape.tuple_shapes.first() {
                print_shape(inner, of, layouts, out)?;
            }
            out.push(')');
        }
        number => {
            let unknown = || ProtoError::ElementType { of: of.to_string(), number };
            out.push_str(ElementType::from_proto(number).ok_or_else(unknown)?.name());
            print_dimensions(shape, out);
            if layouts {
                print_layout(shape, out);
            }
        }
    }
    Ok(())
}

fn print_dimensions(shape: &ShapeProto, out: &mut String) {
    out.push('[');
    for (number, size) in shape.dimensions.iter().enumerate() {
        if number > 0 {
            out.push(',');
        }
        let is_dynamic = shape.is_dynamic_dimension.get(number).copied().unwrap_or(false);
        let _ = match (is_dynamic, *size) {
            (_, i64::MIN..0) => write!(out, "?"),
            (true, size) => write!(out, "<={size}"),
            (false, size) => write!(out, "{size}"),
        };
    }
    out.push(']');
}

fn print_layout(shape: &ShapeProto, out: &mut String) {
    let Some(layout) = &shape.layout else { return };
    let mut extra = String::new();
    if !layout.tiles.is_empty() {
        extra.push('T');
        for tile in &layout.tiles {
            // XLA's mark of a dimension that is combined with the next one.
            let dims: Vec<_> = tile
                .dimensions
                .iter()
                .map(|d| if *d == i64::MIN { "*".to_string() } else { d.to_string() })
                .collect();
            let _ = write!(extra, "({})", dims.join(","));
        }
    }
    if layout.tail_padding_alignment_in_elements > 1 {
        let _ = write!(extra, "L({})", layout.tail_padding_alignment_in_elements);
    }
    if layout.element_size_in_bits != 0 {
        let _ = write!(extra, "E({})", layout.element_size_in_bits);
    }
    if layout.memory_space != 0 {
        let _ = write!(extra, "S({})", layout.memory_space);
    }
    if layout.dynamic_shape_metadata_prefix_bytes > 0 {
        let _ = write!(extra, "M({})", layout.dynamic_shape_metadata_prefix_bytes);
    }
    // XLA leaves out the empty layout of a scalar.
    if layout.minor_to_major.is_empty() && extra.is_empty() {
        return;
    }
    let order: Vec<_> = layout.minor_to_major.iter().map(i64::to_string).collect();
    let colon = if extra.is_empty() { "" } else { ":" };
    let _ = write!(out, "{{{}{colon}{extra}}}", order.join(","));
}
