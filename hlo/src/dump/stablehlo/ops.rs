//! Operations without regions.

use crate::mlir::{Attribute, Elements, Op};

use super::attributes::WindowNames;
use super::attributes::{dims, fields, flag, groups, integer, integers, join, number, text, window, word};
use super::{Body, Name, Result, Translator, computation_name, quoted};
use crate::dump::opcode::Opcode;

impl<'m, 'a> Translator<'m, 'a> {
    /// Adds the instructions of one operation.
    pub(super) fn op(&mut self, op: &'m Op<'a>, body: &mut Body) -> Result<()> {
        if op.regions.iter().any(|region| !region.blocks.is_empty()) {
            return self.op_with_regions(op, body);
        }
        match &*op.name {
            "stablehlo.constant" | "chlo.constant" | "mhlo.constant" => return self.constant(op, body),
            // These say something of values and compute nothing.
            "sdy.mesh" | "sdy.sharding_group" => return Ok(()),
            "sdy.propagation_barrier" | "sdy.func_data_flow_edge" | "sdy.data_flow_edge" => {
                let operand = self.operands(op, body)?;
                for (value, name) in op.results.iter().zip(operand) {
                    body.names.insert(*value, name);
                }
                return Ok(());
            }
            _ => {}
        }
        let operands = self.operands(op, body)?;
        match &*op.name {
            "func.call" | "call" => {
                let callee = symbol(op, "callee");
                self.call(op, &callee, &operands, body);
            }
            "stablehlo.composite" => {
                let callee = symbol(op, "decomposition");
                self.call(op, &callee, &operands, body);
            }
            "stablehlo.optimization_barrier" => self.barrier(op, &operands, body),
            "chlo.square" => {
                let twice: Vec<Name> = operands.iter().chain(&operands).cloned().collect();
                self.instruction(op, "multiply", &twice, "", body);
            }
            _ => self.plain(op, &operands, body),
        }
        Ok(())
    }

    /// One instruction of the operation's own name, or a custom call.
    fn plain(&mut self, op: &'m Op<'a>, operands: &[Name], body: &mut Body) {
        let (dialect, name) = op.name.split_once('.').unwrap_or(("", &op.name));
        let opcode = match name {
            "broadcast_in_dim" | "dynamic_broadcast_in_dim" => "broadcast".to_string(),
            "dot_general" => "dot".to_string(),
            "dynamic_gather" => "gather".to_string(),
            "dynamic_conv" => "convolution".to_string(),
            "dynamic_iota" => "iota".to_string(),
            "dynamic_pad" => "pad".to_string(),
            "real_dynamic_slice" => "slice".to_string(),
            "create_token" => "after-all".to_string(),
            "optimization_barrier" => "opt-barrier".to_string(),
            "top_k" => "topk".to_string(),
            name => name.replace('_', "-"),
        };
        let is_known = matches!(dialect, "stablehlo" | "mhlo" | "chlo");
        if is_known && Opcode::parse(&opcode).is_some() {
            let more = self.attributes(op, name);
            return self.instruction(op, &opcode, operands, &more, body);
        }
        let target = match &*op.name {
            // The names under which XLA's partitioners know them.
            "sdy.sharding_constraint" | "sdy.reshard" => "Sharding",
            other => other,
        };
        let more = format!(", custom_call_target={}", quoted(target));
        self.instruction(op, "custom-call", operands, &more, body);
    }

    /// The attributes by which analyses count and people tell instructions apart.
    fn attributes(&self, op: &Op<'a>, name: &str) -> String {
        match name {
            "broadcast_in_dim" | "dynamic_broadcast_in_dim" => dims(op, "broadcast_dimensions", "dimensions"),
            "compare" => {
                let direction = word(op, "comparison_direction", "comparison_direction").unwrap_or("EQ");
                format!(", direction={direction}")
            }
            "concatenate" => list_of_one(op, "dimension"),
            "all_gather" => list_of_one(op, "all_gather_dim") + &self.groups(op),
            "reduce_scatter" => list_of_one(op, "scatter_dimension") + &self.groups(op),
            "all_to_all" => list_of_one(op, "split_dimension") + &self.groups(op),
            "all_reduce" | "collective_broadcast" => self.groups(op),
            "collective_permute" => groups(op, "source_target_pairs", "source_target_pairs"),
            "convolution" | "dynamic_conv" => self.convolution(op),
            "custom_call" => custom_call(op),
            "dot" => self.dot(op),
            "dot_general" => dot_general(op),
            "dynamic_slice" => dims(op, "slice_sizes", "dynamic_slice_sizes"),
            "fft" => {
                let kind = word(op, "fft_type", "fft_type").unwrap_or("FFT");
                format!(", fft_type={kind}") + &dims(op, "fft_length", "fft_length")
            }
            "gather" | "dynamic_gather" => {
                dims(op, "slice_sizes", "slice_sizes") + &flag(op, "indices_are_sorted", "indices_are_sorted")
            }
            "get_tuple_element" => number(op, "index", "index"),
            "get_dimension_size" | "set_dimension_size" => list_of_one(op, "dimension"),
            "iota" | "dynamic_iota" => number(op, "iota_dimension", "iota_dimension"),
            "pad" => padding(op),
            "reduce_precision" => {
                number(op, "exponent_bits", "exponent_bits") + &number(op, "mantissa_bits", "mantissa_bits")
            }
            "reverse" => dims(op, "dimensions", "dimensions"),
            "rng_bit_generator" => {
                let algorithm = word(op, "rng_algorithm", "rng_algorithm").unwrap_or("DEFAULT");
                format!(", algorithm=rng_{}", algorithm.to_ascii_lowercase())
            }
            "slice" => slices(op),
            "top_k" => number(op, "k", "k"),
            "transpose" => dims(op, "permutation", "dimensions"),
            _ => String::new(),
        }
    }

    /// The groups of devices of a collective, as lists or as axes of a mesh.
    pub(super) fn groups(&self, op: &Op<'a>) -> String {
        if let Some(Attribute::Dialect { name, body: Some(body), .. }) = op.attribute("replica_groups")
            && name.ends_with("replica_group_mesh_axes")
        {
            return self.mesh_groups(body).unwrap_or_default();
        }
        groups(op, "replica_groups", "replica_groups")
    }

    /// `mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]` as `mesh['x'=2,'y'=4] {'x'}`.
    fn mesh_groups(&self, body: &str) -> Option<String> {
        let (_, name) = body.split_once('@')?;
        let name = name.split([',', ' ']).next()?;
        let mut mesh = None;
        self.module.walk(&mut |op| {
            let is_it = op.name == "sdy.mesh" && text(op, "sym_name").as_deref() == Some(name);
            if let (true, Some(Attribute::Dialect { body: Some(body), .. })) = (is_it, op.attribute("mesh")) {
                mesh = Some(body.replace('"', "'"));
            }
        });
        let mesh = mesh?;
        let mesh = mesh.trim().trim_start_matches('[').split(']').next()?;
        let axes = body.split("name = \"").skip(1).filter_map(|rest| rest.split('"').next());
        let axes: Vec<String> = axes.map(|axis| format!("'{axis}'")).collect();
        Some(format!(", replica_groups=mesh[{mesh}] {{{}}}", axes.join(",")))
    }

    /// A scalar with its value; of an array its shape alone, of one with equal elements a broadcast.
    fn constant(&mut self, op: &'m Op<'a>, body: &mut Body) -> Result<()> {
        let [value] = op.results[..] else { return self.fail(op, "a constant has one result") };
        let shape = self.shape(value);
        let Some(Attribute::Dense { elements: Elements::Splat(literal), .. }) = op.attribute("value") else {
            let more = super::types::metadata(self.module, op.location.as_ref());
            let name = self.fresh("constant");
            let name = body.push(name, &format!("{shape} constant({{...}}){more}"));
            body.names.insert(value, name);
            return Ok(());
        };
        let element = shape.split('[').next().unwrap_or("f32");
        let name = self.fresh("constant");
        let scalar = body.push(name, &format!("{element}[] constant({})", number_literal(literal)));
        if shape.ends_with("[]") {
            body.names.insert(value, scalar);
        } else {
            self.instruction(op, "broadcast", &[scalar], ", dimensions={}", body);
        }
        Ok(())
    }

    pub(super) fn call(&mut self, op: &'m Op<'a>, callee: &str, operands: &[Name], body: &mut Body) {
        let more = format!(", to_apply=%{}", computation_name(callee));
        self.instruction(op, "call", operands, &more, body);
    }

    /// HLO's barrier takes and gives a tuple.
    fn barrier(&mut self, op: &'m Op<'a>, operands: &[Name], body: &mut Body) {
        let shapes = self.shapes(&op.operands);
        let tuple = self.make_tuple(operands, &shapes, body);
        let name = self.fresh("opt-barrier");
        let whole = format!("{} opt-barrier(%{})", super::tuple(&shapes), tuple.text);
        let whole = body.push(name, &whole);
        self.elements(&op.results, &whole, body);
    }

    fn rank(&self, op: &Op<'a>, operand: usize) -> usize {
        op.operands.get(operand).map_or(0, |value| match &**self.module.ty(*value) {
            crate::mlir::TypeKind::Tensor(tensor) => tensor.shape.as_ref().map_or(0, Vec::len),
            _ => 0,
        })
    }

    /// The older product: the last dimension with the first.
    fn dot(&self, op: &Op<'a>) -> String {
        let last = self.rank(op, 0).saturating_sub(1);
        format!(", lhs_contracting_dims={{{last}}}, rhs_contracting_dims={{0}}")
    }

    /// `dim_labels=b01f_01io->b01f` and the window of `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`.
    fn convolution(&self, op: &Op<'a>) -> String {
        let Some(Attribute::Dialect { body: Some(body), .. }) = op.attribute("dimension_numbers") else {
            return String::new();
        };
        let label = |part: &str| -> String { part.chars().filter(|c| c.is_ascii_alphanumeric()).collect() };
        let mut parts = body.split(']').map(|part| part.rsplit('[').next().unwrap_or(""));
        let [input, kernel, output] = [0; 3].map(|_| parts.next().map(label).unwrap_or_default());
        let kernel_shape = op.operands.get(1).map(|value| self.shape(*value)).unwrap_or_default();
        let sizes = crate::dump::integers(kernel_shape.split_once('[').map_or("", |(_, dims)| dims));
        let spatial = kernel.bytes().filter(u8::is_ascii_digit).count();
        let size: Option<Vec<i64>> = (0..spatial)
            .map(|index| {
                let digit = char::from_digit(u32::try_from(index).ok()?, 10)?;
                sizes.get(kernel.find(digit)?).copied()
            })
            .collect();
        let names =
            WindowNames { size: "", stride: "window_strides", base: "lhs_dilation", window: "rhs_dilation" };
        window(op, &names, size)
            + &format!(", dim_labels={input}_{kernel}->{output}")
            + &number(op, "feature_group_count", "feature_group_count")
            + &number(op, "batch_group_count", "batch_group_count")
    }
}

fn symbol(op: &Op<'_>, name: &str) -> String {
    match op.attribute(name) {
        Some(Attribute::Symbol(parts)) => parts.join("."),
        _ => text(op, name).map_or_else(String::new, |text| text.to_string()),
    }
}

/// HLO writes numbers as MLIR does, but for bit patterns.
fn number_literal(literal: &str) -> String {
    match literal {
        "0x7F800000" | "0x7F80" | "0x7C00" | "0x7FF0000000000000" => "inf".to_string(),
        "0xFF800000" | "0xFF80" | "0xFC00" | "0xFFF0000000000000" => "-inf".to_string(),
        text if text.starts_with("0x") => "nan".to_string(),
        text => text.to_string(),
    }
}

fn list_of_one(op: &Op<'_>, name: &str) -> String {
    op.attribute(name).and_then(integer).map_or_else(String::new, |n| format!(", dimensions={{{n}}}"))
}

fn dot_general(op: &Op<'_>) -> String {
    let fields = fields(op, "dot_dimension_numbers");
    let part = |from: &str, to: &str| match fields.get(from) {
        Some(list) if !list.is_empty() => format!(", {to}={{{}}}", join(list, ",")),
        _ => String::new(),
    };
    part("lhs_batching_dimensions", "lhs_batch_dims")
        + &part("lhs_contracting_dimensions", "lhs_contracting_dims")
        + &part("rhs_batching_dimensions", "rhs_batch_dims")
        + &part("rhs_contracting_dimensions", "rhs_contracting_dims")
}

fn slices(op: &Op<'_>) -> String {
    let list = |name| integers(op, name).unwrap_or_default();
    let (start, limit, stride) = (list("start_indices"), list("limit_indices"), list("strides"));
    let slices: Vec<String> = start
        .iter()
        .zip(&limit)
        .enumerate()
        .map(|(at, (start, limit))| match stride.get(at) {
            Some(1) | None => format!("[{start}:{limit}]"),
            Some(step) => format!("[{start}:{limit}:{step}]"),
        })
        .collect();
    format!(", slice={{{}}}", slices.join(", "))
}

fn padding(op: &Op<'_>) -> String {
    let list = |name| integers(op, name).unwrap_or_default();
    let (low, high, interior) =
        (list("edge_padding_low"), list("edge_padding_high"), list("interior_padding"));
    let parts: Vec<String> = low
        .iter()
        .zip(&high)
        .enumerate()
        .map(|(at, (low, high))| match interior.get(at) {
            Some(0) | None => format!("{low}_{high}"),
            Some(between) => format!("{low}_{high}_{between}"),
        })
        .collect();
    if parts.is_empty() { String::new() } else { format!(", padding={}", parts.join("x")) }
}

fn custom_call(op: &Op<'_>) -> String {
    let target = text(op, "call_target_name").unwrap_or_default();
    let mut out = format!(", custom_call_target={}", quoted(&target));
    if let Some(config) = text(op, "backend_config").filter(|config| !config.is_empty()) {
        out.push_str(&format!(", backend_config={}", quoted(&config)));
    } else if let Some(config @ Attribute::Dictionary(_)) =
        op.attribute("mhlo.backend_config").or_else(|| op.attribute("backend_config"))
    {
        out.push_str(&format!(", backend_config={}", quoted(&config.to_string())));
    }
    out
}
