//! Prints the attributes of instructions, in XLA's order: what belongs to the operation, called computations,
//! sharding, frontend attributes, control predecessors, metadata, backend config.

use std::fmt::Write as _;

use crate::dump::opcode::{OpClass, Opcode};

use super::messages::{
    ConvolutionDimensionNumbers, FrontendAttributes, HloInstructionProto, OpMetadata, PrecisionConfig,
    WindowProto,
};
use super::text::{Names, index, print_shape};
use super::{ProtoError, sharding};

pub(super) fn print(i: &HloInstructionProto, names: &Names<'_>, out: &mut String) -> Result<(), ProtoError> {
    let opcode = Opcode::parse(&i.opcode).unwrap_or(Opcode::Unknown);
    of_operation(i, opcode, out)?;
    if !i.output_operand_aliasing.is_empty() {
        let pairs = i.output_operand_aliasing.iter().map(|a| {
            let operand = index(&a.operand_shape_index);
            format!("{}: ({}, {operand})", index(&a.output_shape_index), a.operand_index)
        });
        let _ = write!(out, ", output_to_operand_aliasing={{{}}}", pairs.collect::<Vec<_>>().join(", "));
    }
    if opcode == Opcode::CustomCall {
        custom_call_api(i, out);
    }
    calls(i, opcode, names, out)?;
    if let Some(sharding) = &i.sharding {
        out.push_str(", sharding=");
        sharding::print_sharding(sharding, out);
    }
    if let Some(attributes) = i.frontend_attributes.as_ref().filter(|a| !a.map.is_empty()) {
        out.push_str(", frontend_attributes=");
        frontend_attributes(attributes, out);
    }
    if !i.control_predecessor_ids.is_empty() {
        let mut predecessors = Vec::new();
        for id in &i.control_predecessor_ids {
            predecessors.push(format!("%{}", names.instruction(&i.name, *id)?));
        }
        let _ = write!(out, ", control-predecessors={{{}}}", predecessors.join(", "));
    }
    if let Some(metadata) = &i.metadata {
        print_metadata(metadata, out);
    }
    match i.backend_config.first() {
        None => {}
        Some(b'{') => {
            let _ = write!(out, ", backend_config={}", String::from_utf8_lossy(&i.backend_config));
        }
        Some(_) => {
            let _ = write!(out, ", backend_config=\"{}\"", escape(&i.backend_config));
        }
    }
    Ok(())
}

/// Escapes as C does, so that the result can stand in quotes.
pub(super) fn escape(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len());
    for &byte in bytes {
        match byte {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b'\'' => out.push_str("\\'"),
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            b'\t' => out.push_str("\\t"),
            0x20..0x7f => out.push(byte as char),
            _ => {
                let _ = write!(out, "\\{byte:03o}");
            }
        }
    }
    out
}

pub(super) fn frontend_attributes(attributes: &FrontendAttributes, out: &mut String) {
    let pairs = attributes.map.iter().map(|(key, value)| match value.as_bytes().first() {
        Some(b'{') => format!("{key}={value}"),
        _ => format!("{key}=\"{}\"", value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")),
    });
    let _ = write!(out, "{{{}}}", pairs.collect::<Vec<_>>().join(","));
}

fn print_metadata(m: &OpMetadata, out: &mut String) {
    let mut parts = Vec::new();
    for (key, value) in [("op_type", &m.op_type), ("op_name", &m.op_name), ("source_file", &m.source_file)] {
        if !value.is_empty() {
            parts.push(format!("{key}=\"{}\"", escape(value.as_bytes())));
        }
    }
    let numbers = [
        ("source_line", m.source_line),
        ("source_end_line", m.source_end_line),
        ("source_column", m.source_column),
        ("source_end_column", m.source_end_column),
        ("stack_frame_id", m.stack_frame_id),
    ];
    parts
        .extend(numbers.iter().filter(|(_, value)| *value != 0).map(|(key, value)| format!("{key}={value}")));
    for (key, value) in [("deduplicated_name", &m.deduplicated_name), ("scheduling_name", &m.scheduling_name)]
    {
        if !value.is_empty() {
            parts.push(format!("{key}=\"{}\"", escape(value.as_bytes())));
        }
    }
    if !parts.is_empty() {
        let _ = write!(out, ", metadata={{{}}}", parts.join(" "));
    }
}

fn calls(
    i: &HloInstructionProto,
    opcode: Opcode,
    names: &Names<'_>,
    out: &mut String,
) -> Result<(), ProtoError> {
    let mut called = Vec::new();
    for id in &i.called_computation_ids {
        called.push(names.computation(&i.name, *id)?);
    }
    match (opcode, &called[..]) {
        (_, []) => {}
        (Opcode::Fusion | Opcode::AsyncStart | Opcode::AsyncUpdate | Opcode::AsyncDone, [first, ..]) => {
            let _ = write!(out, ", calls=%{first}");
        }
        (Opcode::While, [body, condition, ..]) => {
            let _ = write!(out, ", condition=%{condition}, body=%{body}");
        }
        (Opcode::SelectAndScatter, [select, scatter, ..]) => {
            let _ = write!(out, ", select=%{select}, scatter=%{scatter}");
        }
        (Opcode::Conditional, [on_true, on_false]) if has_predicate(i, names) => {
            let _ = write!(out, ", true_computation=%{on_true}, false_computation=%{on_false}");
        }
        (Opcode::Conditional, _) => {
            let _ = write!(out, ", branch_computations={{%{}}}", called.join(", %"));
        }
        (Opcode::CustomCall, _) => {
            let _ = write!(out, ", called_computations={{%{}}}", called.join(", %"));
        }
        (_, [first, ..]) => {
            let _ = write!(out, ", to_apply=%{first}");
        }
    }
    Ok(())
}

fn has_predicate(i: &HloInstructionProto, names: &Names<'_>) -> bool {
    let selector = i.operand_ids.first().and_then(|id| names.message(*id));
    selector.and_then(|s| s.shape.as_ref()).is_some_and(|shape| shape.element_type == 1)
}

fn of_operation(i: &HloInstructionProto, opcode: Opcode, out: &mut String) -> Result<(), ProtoError> {
    match opcode {
        Opcode::Fusion => {
            let _ = write!(out, ", kind={}", i.fusion_kind);
        }
        Opcode::GetTupleElement => {
            let _ = write!(out, ", index={}", i.tuple_index);
        }
        Opcode::Compare => comparison(i, out),
        Opcode::Dot | Opcode::RaggedDot | Opcode::ScaledDot => dot(i, out),
        Opcode::Convolution => convolution(i, out),
        Opcode::ReduceWindow | Opcode::SelectAndScatter => window(i.window.as_ref(), out),
        Opcode::CustomCall => custom_call(i, out)?,
        Opcode::Broadcast
        | Opcode::Transpose
        | Opcode::Reduce
        | Opcode::Concatenate
        | Opcode::Reverse
        | Opcode::Map
        | Opcode::GetDimensionSize
        | Opcode::SetDimensionSize => dimensions(i, out),
        Opcode::Sort => {
            dimensions(i, out);
            flag(i.is_stable, "is_stable", out);
        }
        Opcode::Iota => {
            let _ = write!(out, ", iota_dimension={}", i.dimensions.first().unwrap_or(&0));
        }
        Opcode::Slice => slices(i, out),
        Opcode::DynamicSlice => {
            let _ = write!(out, ", dynamic_slice_sizes={}", index(&i.dynamic_slice_sizes));
        }
        Opcode::Pad => padding(i, out),
        Opcode::Gather => gather(i, out),
        Opcode::Scatter => scatter(i, out),
        Opcode::ReducePrecision => {
            let _ = write!(out, ", exponent_bits={}, mantissa_bits={}", i.exponent_bits, i.mantissa_bits);
        }
        Opcode::Fft => {
            let kind = ["FFT", "IFFT", "RFFT", "IRFFT"]
                .get(usize::try_from(i.fft_type).unwrap_or(0))
                .unwrap_or(&"FFT");
            let _ = write!(out, ", fft_type={kind}, fft_length={}", index(&i.fft_length));
        }
        Opcode::Cholesky | Opcode::TriangularSolve => linear_algebra(i, out),
        Opcode::Rng | Opcode::RngBitGenerator | Opcode::RngGetAndUpdateState => random(i, opcode, out),
        Opcode::BatchNormGrad | Opcode::BatchNormInference | Opcode::BatchNormTraining => {
            let _ = write!(out, ", epsilon={}, feature_index={}", i.epsilon, i.feature_index);
        }
        Opcode::TopK => {
            let _ = write!(out, ", k={}, largest={}", i.k, i.largest);
        }
        Opcode::Send | Opcode::SendDone | Opcode::Recv | Opcode::RecvDone => channel(i, out),
        Opcode::AsyncStart if !matches!(i.async_execution_thread.as_str(), "" | "main") => {
            let _ = write!(out, ", async_execution_thread=\"{}\"", i.async_execution_thread);
        }
        _ if opcode.class() == OpClass::Collective => collective(i, opcode, out),
        _ => {}
    }
    Ok(())
}

fn flag(value: bool, name: &str, out: &mut String) {
    if value {
        let _ = write!(out, ", {name}=true");
    }
}

fn dimensions(i: &HloInstructionProto, out: &mut String) {
    let _ = write!(out, ", dimensions={}", index(&i.dimensions));
}

fn channel(i: &HloInstructionProto, out: &mut String) {
    if i.channel_id > 0 {
        let _ = write!(out, ", channel_id={}", i.channel_id);
    }
}

fn comparison(i: &HloInstructionProto, out: &mut String) {
    let _ = write!(out, ", direction={}", i.comparison_direction);
    if i.comparison_type == "TOTALORDER" {
        out.push_str(", type=TOTALORDER");
    }
}

fn dot(i: &HloInstructionProto, out: &mut String) {
    if let Some(d) = &i.dot_dimension_numbers {
        for (name, dims, always) in [
            ("lhs_batch_dims", &d.lhs_batch_dimensions, false),
            ("lhs_contracting_dims", &d.lhs_contracting_dimensions, true),
            ("rhs_batch_dims", &d.rhs_batch_dimensions, false),
            ("rhs_contracting_dims", &d.rhs_contracting_dimensions, true),
        ] {
            if always || !dims.is_empty() {
                let _ = write!(out, ", {name}={}", index(dims));
            }
        }
    }
    precision(i.precision_config.as_ref(), out);
}

fn precision(config: Option<&PrecisionConfig>, out: &mut String) {
    let Some(config) = config else { return };
    if config.operand_precision.iter().any(|p| *p != 0) {
        let names = config.operand_precision.iter().map(|p| match p {
            1 => "high",
            2 => "highest",
            _ => "default",
        });
        let _ = write!(out, ", operand_precision={{{}}}", names.collect::<Vec<_>>().join(","));
    }
    let algorithm = match config.algorithm {
        1 => "dot_any_f8_any_f8_f32",
        2 => "dot_any_f8_any_f8_f32_fast_accum",
        3 => "dot_f16_f16_f16",
        4 => "dot_f16_f16_f32",
        5 => "dot_bf16_bf16_bf16",
        6 => "dot_bf16_bf16_f32",
        7 => "dot_bf16_bf16_f32_x3",
        8 => "dot_bf16_bf16_f32_x6",
        9 => "dot_tf32_tf32_f32",
        10 => "dot_tf32_tf32_f32_x3",
        11 => "dot_f32_f32_f32",
        12 => "dot_f64_f64_f64",
        13 => "dot_bf16_bf16_f32_x9",
        _ => return,
    };
    let _ = write!(out, ", algorithm={algorithm}");
}

fn window(window: Option<&WindowProto>, out: &mut String) {
    let Some(dims) = window.map(|w| &w.dimensions).filter(|dims| !dims.is_empty()) else { return };
    let join = |parts: Vec<String>| parts.join("x");
    let mut parts = vec![format!("size={}", join(dims.iter().map(|d| d.size.to_string()).collect()))];
    if dims.iter().any(|d| d.stride != 1) {
        parts.push(format!("stride={}", join(dims.iter().map(|d| d.stride.to_string()).collect())));
    }
    if dims.iter().any(|d| d.padding_low != 0 || d.padding_high != 0) {
        let pads = dims.iter().map(|d| format!("{}_{}", d.padding_low, d.padding_high)).collect();
        parts.push(format!("pad={}", join(pads)));
    }
    if dims.iter().any(|d| d.base_dilation != 1) {
        parts
            .push(format!("lhs_dilate={}", join(dims.iter().map(|d| d.base_dilation.to_string()).collect())));
    }
    if dims.iter().any(|d| d.window_dilation != 1) {
        parts.push(format!(
            "rhs_dilate={}",
            join(dims.iter().map(|d| d.window_dilation.to_string()).collect())
        ));
    }
    if dims.iter().any(|d| d.window_reversal) {
        let flags = dims.iter().map(|d| i32::from(d.window_reversal).to_string()).collect();
        parts.push(format!("rhs_reversal={}", join(flags)));
    }
    let _ = write!(out, ", window={{{}}}", parts.join(" "));
}

fn convolution(i: &HloInstructionProto, out: &mut String) {
    window(i.window.as_ref(), out);
    if let Some(d) = &i.convolution_dimension_numbers {
        let _ = write!(out, ", dim_labels={}", dim_labels(d));
    }
    for (name, count) in
        [("feature_group_count", i.feature_group_count), ("batch_group_count", i.batch_group_count)]
    {
        if count > 1 {
            let _ = write!(out, ", {name}={count}");
        }
    }
    precision(i.precision_config.as_ref(), out);
}

fn dim_labels(d: &ConvolutionDimensionNumbers) -> String {
    let part = |named: [(i64, char); 2], spatial: &[i64]| {
        let mut labels: Vec<(i64, String)> =
            named.iter().map(|(place, name)| (*place, name.to_string())).collect();
        labels.extend(spatial.iter().enumerate().map(|(number, place)| (*place, number.to_string())));
        labels.sort();
        labels.into_iter().map(|(_, name)| name).collect::<String>()
    };
    format!(
        "{}_{}->{}",
        part([(d.input_batch_dimension, 'b'), (d.input_feature_dimension, 'f')], &d.input_spatial_dimensions),
        part(
            [(d.kernel_input_feature_dimension, 'i'), (d.kernel_output_feature_dimension, 'o')],
            &d.kernel_spatial_dimensions
        ),
        part(
            [(d.output_batch_dimension, 'b'), (d.output_feature_dimension, 'f')],
            &d.output_spatial_dimensions
        ),
    )
}

fn custom_call(i: &HloInstructionProto, out: &mut String) -> Result<(), ProtoError> {
    window(i.window.as_ref(), out);
    if let Some(d) = &i.convolution_dimension_numbers {
        let _ = write!(out, ", dim_labels={}", dim_labels(d));
    }
    let _ = write!(out, ", custom_call_target=\"{}\"", escape(i.custom_call_target.as_bytes()));
    if i.constrain_layout {
        out.push_str(", operand_layout_constraints={");
        for (number, shape) in i.operand_shapes_with_layout.iter().enumerate() {
            if number > 0 {
                out.push_str(", ");
            }
            print_shape(shape, &i.name, true, out)?;
        }
        out.push('}');
    }
    flag(i.custom_call_has_side_effect, "custom_call_has_side_effect", out);
    Ok(())
}

fn custom_call_api(i: &HloInstructionProto, out: &mut String) {
    match i.custom_call_schedule {
        1 => out.push_str(", schedule=SCHEDULE_LATEST"),
        2 => out.push_str(", schedule=SCHEDULE_EARLIEST"),
        _ => {}
    }
    // Version 1 is the default and not printed.
    let version = match i.custom_call_api_version {
        2 => "API_VERSION_STATUS_RETURNING",
        3 => "API_VERSION_STATUS_RETURNING_UNIFIED",
        4 => "API_VERSION_TYPED_FFI",
        _ => return,
    };
    let _ = write!(out, ", api_version={version}");
}

fn slices(i: &HloInstructionProto, out: &mut String) {
    let strides = i.slice_dimensions.iter().any(|s| s.stride != 1);
    let parts = i.slice_dimensions.iter().map(|s| match strides {
        true => format!("[{}:{}:{}]", s.start, s.limit, s.stride),
        false => format!("[{}:{}]", s.start, s.limit),
    });
    let _ = write!(out, ", slice={{{}}}", parts.collect::<Vec<_>>().join(", "));
}

fn padding(i: &HloInstructionProto, out: &mut String) {
    let Some(config) = &i.padding_config else { return };
    let interior = config.dimensions.iter().any(|d| d.interior_padding != 0);
    let parts = config.dimensions.iter().map(|d| match interior {
        true => format!("{}_{}_{}", d.edge_padding_low, d.edge_padding_high, d.interior_padding),
        false => format!("{}_{}", d.edge_padding_low, d.edge_padding_high),
    });
    let _ = write!(out, ", padding={}", parts.collect::<Vec<_>>().join("x"));
}

fn gather(i: &HloInstructionProto, out: &mut String) {
    if let Some(d) = &i.gather_dimension_numbers {
        let _ = write!(
            out,
            ", offset_dims={}, collapsed_slice_dims={}, start_index_map={}",
            index(&d.offset_dims),
            index(&d.collapsed_slice_dims),
            index(&d.start_index_map)
        );
        if !d.operand_batching_dims.is_empty() {
            let _ = write!(out, ", operand_batching_dims={}", index(&d.operand_batching_dims));
        }
        if !d.start_indices_batching_dims.is_empty() {
            let _ = write!(out, ", start_indices_batching_dims={}", index(&d.start_indices_batching_dims));
        }
        let _ = write!(out, ", index_vector_dim={}", d.index_vector_dim);
    }
    let _ = write!(out, ", slice_sizes={}", index(&i.gather_slice_sizes));
    flag(i.indices_are_sorted, "indices_are_sorted", out);
}

fn scatter(i: &HloInstructionProto, out: &mut String) {
    if let Some(d) = &i.scatter_dimension_numbers {
        let _ = write!(
            out,
            ", update_window_dims={}, inserted_window_dims={}, scatter_dims_to_operand_dims={}",
            index(&d.update_window_dims),
            index(&d.inserted_window_dims),
            index(&d.scatter_dims_to_operand_dims)
        );
        if !d.input_batching_dims.is_empty() {
            let _ = write!(out, ", input_batching_dims={}", index(&d.input_batching_dims));
        }
        if !d.scatter_indices_batching_dims.is_empty() {
            let _ =
                write!(out, ", scatter_indices_batching_dims={}", index(&d.scatter_indices_batching_dims));
        }
        let _ = write!(out, ", index_vector_dim={}", d.index_vector_dim);
    }
    flag(i.indices_are_sorted, "indices_are_sorted", out);
    flag(i.unique_indices, "unique_indices", out);
}

fn linear_algebra(i: &HloInstructionProto, out: &mut String) {
    if let Some(o) = &i.cholesky_options {
        flag(o.lower, "lower", out);
    }
    if let Some(o) = &i.triangular_solve_options {
        flag(o.left_side, "left_side", out);
        flag(o.lower, "lower", out);
        flag(o.unit_diagonal, "unit_diagonal", out);
        let transpose = match o.transpose_a {
            2 => "TRANSPOSE",
            3 => "ADJOINT",
            _ => "NO_TRANSPOSE",
        };
        let _ = write!(out, ", transpose_a={transpose}");
    }
}

fn random(i: &HloInstructionProto, opcode: Opcode, out: &mut String) {
    let _ = match opcode {
        Opcode::Rng => {
            write!(out, ", distribution={}", if i.distribution == 2 { "rng_normal" } else { "rng_uniform" })
        }
        Opcode::RngBitGenerator => {
            let name = match i.rng_algorithm {
                1 => "rng_three_fry",
                2 => "rng_philox",
                _ => "rng_default",
            };
            write!(out, ", algorithm={name}")
        }
        _ => write!(out, ", delta={}", i.delta),
    };
}

fn collective(i: &HloInstructionProto, opcode: Opcode, out: &mut String) {
    if opcode.name().ends_with("-done") {
        return;
    }
    channel(i, out);
    match opcode {
        Opcode::CollectivePermute | Opcode::CollectivePermuteStart => {
            let pairs = i.source_target_pairs.iter().map(|p| format!("{{{},{}}}", p.source, p.target));
            let _ = write!(out, ", source_target_pairs={{{}}}", pairs.collect::<Vec<_>>().join(","));
        }
        Opcode::AllGather | Opcode::AllGatherStart => {
            sharding::print_groups(i, out);
            dimensions(i, out);
            flag(i.use_global_device_ids, "use_global_device_ids", out);
        }
        Opcode::ReduceScatter => {
            sharding::print_groups(i, out);
            flag(i.use_global_device_ids, "use_global_device_ids", out);
            dimensions(i, out);
        }
        _ => {
            sharding::print_groups(i, out);
            flag(i.use_global_device_ids, "use_global_device_ids", out);
            if !i.dimensions.is_empty() {
                dimensions(i, out);
            }
        }
    }
}
