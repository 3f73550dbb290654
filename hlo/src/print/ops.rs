//! One operation's text.

use std::fmt::{self, Write};

use super::attributes::{array, dictionary, dot, gather, groups, list, scatter, shardings, string};
use super::{Name, Printer, composite_symbol, literal};
use crate::DTypeKind;
use crate::graph::{BlockId, OpData};
use crate::op::{CustomCall, Op, Window};

impl<'a> Printer<'a> {
    pub(super) fn op(&mut self, op: &'a OpData) -> fmt::Result {
        match &op.op {
            Op::Constant(c) => {
                self.out.push_str("stablehlo.constant ");
                literal::dense(&mut self.out, c);
                self.one_type(op);
            }
            Op::Iota { dim } => {
                write!(self.out, "stablehlo.iota dim = {dim}")?;
                self.one_type(op);
            }
            Op::Unary(u) => {
                let chlo = u.mlir().starts_with("chlo.");
                self.named(u.mlir(), op);
                if chlo || self.data.ty(op.operands[0]) != self.data.ty(op.results[0]) {
                    match chlo {
                        true => {
                            self.out.push_str(" : ");
                            self.ty(op.operands[0]);
                            self.out.push_str(" -> ");
                            self.ty(op.results[0]);
                        }
                        false => self.signature(op),
                    }
                } else {
                    self.one_type(op);
                }
            }
            Op::Binary(b) => {
                self.named(b.mlir(), op);
                if b.mlir().starts_with("chlo.") {
                    self.out.push_str(" : ");
                    self.ty(op.operands[0]);
                    self.out.push_str(", ");
                    self.ty(op.operands[1]);
                    self.out.push_str(" -> ");
                    self.ty(op.results[0]);
                } else {
                    self.one_type(op);
                }
            }
            Op::Compare(direction) => {
                write!(self.out, "stablehlo.compare  {}, ", direction.mlir())?;
                self.values(&op.operands);
                self.out.push_str(match self.data.ty(op.operands[0]).dtype.kind() {
                    DTypeKind::Bool | DTypeKind::Unsigned => ",  UNSIGNED",
                    DTypeKind::Signed => ",  SIGNED",
                    DTypeKind::Float => ",  FLOAT",
                });
                self.signature(op);
            }
            Op::Select => {
                self.named("stablehlo.select", op);
                self.out.push_str(" : ");
                self.ty(op.operands[0]);
                self.out.push_str(", ");
                self.ty(op.operands[1]);
            }
            Op::Clamp => {
                self.named("stablehlo.clamp", op);
                self.signature(op);
            }
            Op::Convert => self.simple("stablehlo.convert", op),
            Op::BitcastConvert => self.simple("stablehlo.bitcast_convert", op),
            Op::ReducePrecision { exponent, mantissa } => {
                self.named("stablehlo.reduce_precision", op);
                write!(self.out, ", format = e{exponent}m{mantissa}")?;
                self.one_type(op);
            }
            Op::DotGeneral(d) => {
                self.named("stablehlo.dot_general", op);
                self.out.push_str(&dot(d));
                self.signature(op);
            }
            Op::Reshape => self.simple("stablehlo.reshape", op),
            Op::Transpose { permutation } => {
                self.named("stablehlo.transpose", op);
                write!(self.out, ", dims = {}", list(permutation))?;
                self.signature(op);
            }
            Op::BroadcastInDim { dims } => {
                self.named("stablehlo.broadcast_in_dim", op);
                write!(self.out, ", dims = {}", list(dims))?;
                self.signature(op);
            }
            Op::Slice { start, limit, strides } => {
                self.named("stablehlo.slice", op);
                self.out.push_str(" [");
                for i in 0..start.len() {
                    let comma = if i == 0 { "" } else { ", " };
                    write!(self.out, "{comma}{}:{}", start[i], limit[i])?;
                    if strides[i] != 1 {
                        write!(self.out, ":{}", strides[i])?;
                    }
                }
                self.out.push(']');
                self.signature(op);
            }
            Op::DynamicSlice { sizes } => {
                self.named("stablehlo.dynamic_slice", op);
                write!(self.out, ", sizes = {}", list(sizes))?;
                self.signature(op);
            }
            Op::DynamicUpdateSlice => self.simple("stablehlo.dynamic_update_slice", op),
            Op::Concatenate { dim } => {
                self.named("stablehlo.concatenate", op);
                write!(self.out, ", dim = {dim}")?;
                self.signature(op);
            }
            Op::Pad { low, high, interior } => {
                self.named("stablehlo.pad", op);
                write!(
                    self.out,
                    ", low = {}, high = {}, interior = {}",
                    list(low),
                    list(high),
                    list(interior)
                )?;
                self.signature(op);
            }
            Op::Reverse { dims } => {
                self.named("stablehlo.reverse", op);
                write!(self.out, ", dims = {}", list(dims))?;
                self.one_type(op);
            }
            Op::Gather { dims, slice_sizes, indices_are_sorted } => {
                let properties = format!(
                    "dimension_numbers = {}, indices_are_sorted = {indices_are_sorted}, slice_sizes = {}",
                    gather(dims),
                    array(slice_sizes)
                );
                self.generic("stablehlo.gather", op, &properties)?;
            }
            Op::Scatter { dims, indices_are_sorted, unique_indices } => {
                let properties = format!(
                    "indices_are_sorted = {indices_are_sorted}, scatter_dimension_numbers = {}, unique_indices = \
                     {unique_indices}",
                    scatter(dims)
                );
                self.generic("stablehlo.scatter", op, &properties)?;
            }
            Op::Reduce { dims } => self.reduce(op, dims)?,
            Op::ReduceWindow(w) => self.generic("stablehlo.reduce_window", op, &window(w))?,
            Op::Sort { dim, is_stable } => {
                let properties = format!("dimension = {dim} : i64, is_stable = {is_stable}");
                self.generic("stablehlo.sort", op, &properties)?;
            }
            Op::TopK { k } => {
                self.out.push_str("chlo.top_k(");
                self.values(&op.operands);
                write!(self.out, ", k = {k}) : ")?;
                self.ty(op.operands[0]);
                self.out.push_str(" -> ");
                self.type_tuple(&op.results);
            }
            Op::RngBitGenerator { algorithm } => {
                self.named("stablehlo.rng_bit_generator", op);
                write!(self.out, ", algorithm =  {}", algorithm.mlir())?;
                self.signature(op);
            }
            Op::While { .. } => self.while_op(op)?,
            Op::Case => self.case(op)?,
            Op::CustomCall(call) => self.custom_call(op, call)?,
            Op::AllReduce(g) => {
                self.generic("stablehlo.all_reduce", op, &format!("{}, use_global_device_ids", groups(g)))?;
            }
            Op::AllGather { dim, groups: g } => {
                let properties =
                    format!("all_gather_dim = {dim} : i64, {}, use_global_device_ids", groups(g));
                self.generic("stablehlo.all_gather", op, &properties)?;
            }
            Op::ReduceScatter { dim, groups: g } => {
                let properties =
                    format!("{}, scatter_dimension = {dim} : i64, use_global_device_ids", groups(g));
                self.generic("stablehlo.reduce_scatter", op, &properties)?;
            }
            Op::AllToAll { split_dim, concat_dim, split_count, groups: g } => {
                let properties = format!(
                    "concat_dimension = {concat_dim} : i64, {}, split_count = {split_count} : i64, split_dimension = \
                     {split_dim} : i64",
                    groups(g)
                );
                self.generic("stablehlo.all_to_all", op, &properties)?;
            }
            Op::CollectivePermute { pairs, channel } => {
                let rows: Vec<String> = pairs.iter().map(|(a, b)| format!("[{a}, {b}]")).collect();
                let properties = format!(
                    "channel_handle = #stablehlo.channel_handle<handle = {channel}, type = 1>, source_target_pairs = \
                     dense<[{}]> : tensor<{}x2xi64>",
                    rows.join(", "),
                    pairs.len()
                );
                self.generic("stablehlo.collective_permute", op, &properties)?;
            }
            Op::PartitionId => {
                self.out.push_str("stablehlo.partition_id");
                self.one_type(op);
            }
            Op::ReplicaId => {
                self.out.push_str("stablehlo.replica_id");
                self.one_type(op);
            }
            Op::OptimizationBarrier => {
                self.named("stablehlo.optimization_barrier", op);
                self.out.push_str(" : ");
                for (i, v) in op.operands.iter().enumerate() {
                    if i > 0 {
                        self.out.push_str(", ");
                    }
                    self.ty(*v);
                }
            }
            Op::Composite { name, attributes, version } => {
                let n = self.composites.len();
                self.composites.push(op);
                write!(self.out, "stablehlo.composite {} ", string(name))?;
                self.values(&op.operands);
                write!(
                    self.out,
                    " {{composite_attributes = {}, decomposition = @{}, version = {version} : i32}}",
                    dictionary(attributes),
                    composite_symbol(op, n)
                )?;
                self.signature(op);
            }
            Op::ShardingConstraint(s) => {
                self.named("sdy.sharding_constraint", op);
                write!(self.out, " {}", super::attributes::sharding(s))?;
                self.one_type(op);
            }
            Op::ManualComputation(spec) => {
                self.out.push_str("sdy.manual_computation(");
                self.values(&op.operands);
                let axes: Vec<String> = spec.manual_axes.iter().map(|a| format!("{a:?}")).collect();
                write!(
                    self.out,
                    ") in_shardings={} out_shardings={} manual_axes={{{}}} (",
                    shardings(&spec.in_shardings),
                    shardings(&spec.out_shardings),
                    axes.join(", ")
                )?;
                self.params(op.blocks[0])?;
                self.out.push_str(") {\n");
                self.block_body(op.blocks[0], "sdy.return")?;
                self.newline_indent();
                self.out.push('}');
                self.signature(op);
            }
            // Lowered before printing.
            Op::Scan(_)
            | Op::Remat { .. }
            | Op::CustomVjp { .. }
            | Op::CheckpointName(_)
            | Op::Saved
            | Op::StopGradient => write!(self.out, "unlowered.{}", op.op.name())?,
        }
        Ok(())
    }

    /// `name %a, %b`.
    fn named(&mut self, name: &str, op: &OpData) {
        self.out.push_str(name);
        self.out.push(' ');
        self.values(&op.operands);
    }

    /// ` : type` of the result.
    fn one_type(&mut self, op: &OpData) {
        self.out.push_str(" : ");
        self.ty(op.results[0]);
    }

    /// Name, operands and a function type.
    fn simple(&mut self, name: &str, op: &OpData) {
        self.named(name, op);
        self.signature(op);
    }

    /// MLIR's generic form, with regions.
    fn generic(&mut self, name: &str, op: &'a OpData, properties: &str) -> fmt::Result {
        write!(self.out, "\"{name}\"(")?;
        self.values(&op.operands);
        write!(self.out, ") <{{{properties}}}>")?;
        if !op.blocks.is_empty() {
            self.out.push_str(" (");
            for (i, b) in op.blocks.iter().enumerate() {
                if i > 0 {
                    self.out.push_str(", ");
                }
                self.region(*b)?;
            }
            self.out.push(')');
        }
        self.signature(op);
        Ok(())
    }

    /// `{ ^bb0(params): ... stablehlo.return ... }`.
    fn region(&mut self, block: BlockId) -> fmt::Result {
        self.out.push_str("{\n");
        if !self.data.blocks[block.index()].params.is_empty() {
            self.newline_indent();
            self.out.push_str("^bb0(");
            self.params(block)?;
            self.out.push_str("):\n");
        }
        self.block_body(block, "stablehlo.return")?;
        self.newline_indent();
        self.out.push('}');
        Ok(())
    }

    /// The short form where the region is one binary operation.
    fn reduce(&mut self, op: &'a OpData, dims: &[i64]) -> fmt::Result {
        let block = &self.data.blocks[op.blocks[0].index()];
        if let ([inner], [x, init]) = (&block.ops[..], &op.operands[..]) {
            let inner = &self.data.ops[inner.index()];
            if let Op::Binary(b) = &inner.op
                && inner.operands[..] == block.params[..]
                && inner.results[..] == block.results[..]
                && b.mlir().starts_with("stablehlo.")
            {
                self.out.push_str("stablehlo.reduce(");
                self.value(*x);
                self.out.push_str(" init: ");
                self.value(*init);
                write!(self.out, ") applies {} across dimensions = {}", b.mlir(), list(dims))?;
                self.signature(op);
                return Ok(());
            }
        }
        self.generic("stablehlo.reduce", op, &format!("dimensions = {}", array(dims)))
    }

    fn while_op(&mut self, op: &'a OpData) -> fmt::Result {
        let Op::While { invariants } = op.op else { return Ok(()) };
        self.out.push_str("stablehlo.while(");
        let params = &self.data.blocks[op.blocks[0].index()].params;
        let body_params = &self.data.blocks[op.blocks[1].index()].params;
        for (i, (p, operand)) in params.iter().zip(&op.operands).enumerate() {
            let name = Name::Value(self.next);
            self.next += 1;
            self.names[p.index()] = name;
            self.names[body_params[i].index()] = name;
            if i > 0 {
                self.out.push_str(", ");
            }
            self.value(*p);
            self.out.push_str(" = ");
            self.value(*operand);
        }
        self.out.push_str(") : ");
        for (i, operand) in op.operands.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.ty(*operand);
        }
        self.out.push('\n');
        self.newline_indent();
        self.out.push_str("cond {\n");
        self.block_body(op.blocks[0], "stablehlo.return")?;
        self.newline_indent();
        self.out.push_str("} do {\n");
        self.while_body(op.blocks[1], invariants)?;
        self.newline_indent();
        self.out.push('}');
        Ok(())
    }

    /// The body returns its invariants first, as StableHLO wants them.
    fn while_body(&mut self, block: BlockId, invariants: usize) -> fmt::Result {
        let data = self.data;
        self.indent += 1;
        for op in &data.blocks[block.index()].ops {
            self.operation(&data.ops[op.index()])?;
        }
        let b = &data.blocks[block.index()];
        let results: Vec<_> = b.params[..invariants].iter().chain(&b.results).copied().collect();
        self.newline_indent();
        self.out.push_str("stablehlo.return ");
        self.values(&results);
        self.out.push_str(" : ");
        for (i, r) in results.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.ty(*r);
        }
        self.out.push('\n');
        self.indent -= 1;
        Ok(())
    }

    /// Branches take no parameters in StableHLO: they use the operands' names.
    fn case(&mut self, op: &'a OpData) -> fmt::Result {
        self.out.push_str("\"stablehlo.case\"(");
        self.value(op.operands[0]);
        self.out.push_str(") (");
        for (i, b) in op.blocks.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            for (p, operand) in self.data.blocks[b.index()].params.iter().zip(&op.operands[1..]) {
                self.names[p.index()] = self.names[operand.index()];
            }
            self.out.push_str("{\n");
            self.block_body(*b, "stablehlo.return")?;
            self.newline_indent();
            self.out.push('}');
        }
        self.out.push_str(") : (");
        self.ty(op.operands[0]);
        self.out.push_str(") -> ");
        self.type_list(&op.results);
        Ok(())
    }

    fn custom_call(&mut self, op: &OpData, call: &CustomCall) -> fmt::Result {
        write!(self.out, "stablehlo.custom_call @{}(", custom_target(&call.target))?;
        self.values(&op.operands);
        write!(self.out, ") {{api_version = {} : i32", call.api_version)?;
        if call.api_version >= 4 {
            write!(self.out, ", backend_config = {}", dictionary(&call.attributes))?;
        } else {
            write!(self.out, ", backend_config = {}", string(&call.backend_config))?;
        }
        if call.has_side_effect {
            self.out.push_str(", has_side_effect = true");
        }
        for (name, layouts) in
            [("operand_layouts", &call.operand_layouts), ("result_layouts", &call.result_layouts)]
        {
            let Some(layouts) = layouts else { continue };
            let items: Vec<String> = layouts.iter().map(|l| layout(l)).collect();
            write!(self.out, ", {name} = [{}]", items.join(", "))?;
        }
        if !call.output_operand_aliases.is_empty() {
            let single = op.results.len() == 1;
            let aliases = call.output_operand_aliases.iter().map(|(r, o)| {
                let result = if single { String::new() } else { r.to_string() };
                format!(
                    "#stablehlo.output_operand_alias<output_tuple_indices = [{result}], operand_index = {o}, \
                     operand_tuple_indices = []>"
                )
            });
            write!(self.out, ", output_operand_aliases = [{}]", aliases.collect::<Vec<_>>().join(", "))?;
        }
        self.out.push('}');
        self.signature(op);
        Ok(())
    }
}

/// A custom-call target as a symbol, quoted when it is no plain identifier.
fn custom_target(target: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.' | '-');
    if target.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') && target.chars().all(plain) {
        return target.to_owned();
    }
    string(target)
}

fn layout(minor_to_major: &[i64]) -> String {
    let text = list(minor_to_major);
    let rank = minor_to_major.len();
    if rank == 0 {
        "dense<> : tensor<0xindex>".to_owned()
    } else {
        format!("dense<{text}> : tensor<{rank}xindex>")
    }
}

fn window(w: &Window) -> String {
    let rows: Vec<String> = w.padding.iter().map(|(l, h)| format!("[{l}, {h}]")).collect();
    let padding = if rows.is_empty() { String::new() } else { format!("[{}]", rows.join(", ")) };
    format!(
        "base_dilations = {}, padding = dense<{padding}> : tensor<{}x2xi64>, window_dilations = {}, window_dimensions = \
         {}, window_strides = {}",
        array(&w.base_dilations),
        w.padding.len(),
        array(&w.window_dilations),
        array(&w.dimensions),
        array(&w.strides)
    )
}
