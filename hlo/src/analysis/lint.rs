//! Known trouble in optimised modules, each with what to do about it.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::dump::{ElementType, HloModule, InstructionId, OpClass, Opcode, metadata};

use super::calls::trip_count;
use super::cost::{CostAnalysis, LoopCount, operand_types};

/// A finding.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Finding {
    /// Name of the rule.
    pub rule: &'static str,
    /// Instruction it is about, the first of them if there are several.
    pub instruction: Option<String>,
    /// Name of that instruction in the program.
    pub op_name: Option<String>,
    /// What was found.
    pub message: String,
    /// What to do.
    pub advice: &'static str,
}

/// Sizes from which a finding is worth telling.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LintOptions {
    /// Bytes of a constant, a copy, a gathered or a not donated parameter.
    pub min_bytes: u64,
    /// Part of a module's FLOPs or bytes.
    pub min_share: f64,
}

impl Default for LintOptions {
    fn default() -> Self {
        Self { min_bytes: 1 << 20, min_share: 0.02 }
    }
}

/// Looks for every kind of trouble. `before` is the same module before optimisation, where known; without it
/// lost rounding is not looked for.
pub fn lint(module: &HloModule<'_>, before: Option<&HloModule<'_>>, options: &LintOptions) -> Vec<Finding> {
    let cost = CostAnalysis::new(module, LoopCount::Trips);
    let runs = cost.graph().runs(
        module,
        |id| trip_count(module, id).map_or(1.0, |n| n as f64),
        |id| cost.costliest_branch(id),
    );
    let linter = Linter { module, cost: &cost, runs, options: *options };
    let mut findings = Vec::new();
    linter.f32_products(&mut findings);
    linter.bare_products(&mut findings);
    linter.copies(&mut findings);
    linter.parameter_gathers(&mut findings);
    linter.replicated_custom_calls(&mut findings);
    linter.missing_donation(&mut findings);
    linter.large_constants(&mut findings);
    linter.recomputation(&mut findings);
    linter.blocking_collectives(&mut findings);
    linter.unknown_loops(&mut findings);
    findings.extend(before.and_then(|before| lost_rounding(before, module)));
    findings
}

struct Linter<'l, 'm, 'a> {
    module: &'m HloModule<'a>,
    cost: &'l CostAnalysis<'m, 'a>,
    runs: Vec<f64>,
    options: LintOptions,
}

fn mib(bytes: f64) -> String {
    format!("{:.1} MiB", bytes / (1 << 20) as f64)
}

impl Linter<'_, '_, '_> {
    fn finding(
        &self,
        rule: &'static str,
        id: InstructionId,
        message: String,
        advice: &'static str,
    ) -> Finding {
        Finding {
            rule,
            instruction: Some(self.module.instruction(id).name.to_string()),
            op_name: metadata(self.module, id).op_name.map(Into::into),
            message,
            advice,
        }
    }

    fn times(&self, id: InstructionId) -> f64 {
        self.runs[self.module.computation_of(id).index()]
    }

    /// Instructions that run, with an opcode of this class.
    fn of_class(&self, class: OpClass) -> impl Iterator<Item = InstructionId> + '_ {
        let all = self.module.instructions();
        all.map(|(id, _)| id)
            .filter(move |id| self.module.work(*id).class() == class && self.times(*id) > 0.0)
    }

    fn f32_products(&self, findings: &mut Vec<Finding>) {
        let mut flops: BTreeMap<String, f64> = BTreeMap::new();
        let mut worst: Option<(f64, InstructionId)> = None;
        for id in self.of_class(OpClass::Contraction) {
            let Some(types) = operand_types(self.module, id) else { continue };
            let work = self.cost.instruction(id).flops * self.times(id);
            if types == "f32" && worst.is_none_or(|(most, _)| work > most) {
                worst = Some((work, id));
            }
            *flops.entry(types).or_default() += work;
        }
        let total: f64 = flops.values().sum();
        let low: f64 = flops
            .iter()
            .filter(|(types, _)| types.contains("bf16") || types.contains("f8"))
            .map(|(_, f)| f)
            .sum();
        let f32 = flops.get("f32").copied().unwrap_or(0.0);
        if let Some((_, id)) = worst.filter(|_| low > 0.0 && f32 > self.options.min_share * total) {
            let message =
                format!("{:.0} % of the matrix FLOPs are in f32, the others in less", 100.0 * f32 / total);
            let advice = "cast both operands before the product and ask for an f32 result with \
                          preferred_element_type, or accept it where the precision is wanted (logits, router)";
            findings.push(self.finding("f32-matmul", id, message, advice));
        }
    }

    /// Products that the GPU backend writes as plain loops: not in a fusion of kind Custom (Triton, cuDNN), nor a library
    /// call.
    fn bare_products(&self, findings: &mut Vec<Finding>) {
        // Before scheduling every product stands alone, and the CPU backend calls its library for it.
        if !self.module.is_scheduled() || !self.module.is_of_gpu() {
            return;
        }
        let mut generated = vec![false; self.module.computations().len()];
        for (id, _) in self.module.instructions() {
            if self.module.work(id) == Opcode::Fusion && self.module.attribute(id, "kind") == Some("kCustom")
            {
                self.module.called(id).iter().for_each(|called| generated[called.index()] = true);
            }
        }
        let flops = |id: &InstructionId| self.cost.instruction(*id).flops * self.times(*id);
        let total: f64 = self.of_class(OpClass::Contraction).map(|id| flops(&id)).sum();
        for id in self.of_class(OpClass::Contraction) {
            let is_bare = !generated[self.module.computation_of(id).index()];
            if is_bare && flops(&id) > self.options.min_share * total {
                let message = "a matrix product that is neither in a fusion made for products nor a library call: a loop \
                               without tensor cores"
                    .to_string();
                let advice = "look at types and layouts: cuBLAS takes no integer products but s8, and no products \
                              of mixed types";
                findings.push(self.finding("bare-dot", id, message, advice));
            }
        }
    }

    fn fused(&self) -> Vec<bool> {
        let mut fused = vec![false; self.module.computations().len()];
        for (id, _) in self.module.instructions() {
            if self.module.work(id) == Opcode::Fusion {
                self.module.called(id).iter().for_each(|called| fused[called.index()] = true);
            }
        }
        fused
    }

    fn copies(&self, findings: &mut Vec<Finding>) {
        let total = self.cost.total().bytes_accessed;
        let fused = self.fused();
        for (id, instruction) in self.module.instructions() {
            let is_copy = matches!(instruction.opcode, Opcode::Copy | Opcode::Transpose)
                || instruction.opcode == Opcode::Fusion && self.only_moves(id);
            if !is_copy || fused[self.module.computation_of(id).index()] {
                continue;
            }
            let bytes = self.cost.instruction(id).bytes_accessed * self.times(id);
            if bytes > self.options.min_share * total && bytes >= self.options.min_bytes as f64 {
                let share = 100.0 * bytes / total;
                let message =
                    format!("a copy or transposition moves {} a step, {share:.0} % of all bytes", mib(bytes));
                let advice = "change the order of dimensions in the program so that producer and consumer agree, \
                              or donate the buffer if the copy only protects an argument";
                findings.push(self.finding("costly-copy", id, message, advice));
            }
        }
    }

    /// Whether a fusion does nothing but transpose and copy.
    fn only_moves(&self, id: InstructionId) -> bool {
        let inner = self.module.called(id).iter().flat_map(|called| self.module.instructions_of(*called));
        let mut moves = 0;
        for id in inner {
            match self.module.instruction(id).opcode {
                Opcode::Copy | Opcode::Transpose => moves += 1,
                Opcode::Parameter | Opcode::Bitcast => {}
                _ => return false,
            }
        }
        moves > 0
    }

    /// The parameter of the entry that a value is, through operations that keep all its elements.
    fn parameter(&self, id: InstructionId) -> Option<InstructionId> {
        let mut at = id;
        for _ in 0..32 {
            let instruction = self.module.instruction(at);
            match instruction.opcode {
                Opcode::Parameter => {
                    return (Some(self.module.computation_of(at)) == self.module.entry()).then_some(at);
                }
                Opcode::Bitcast | Opcode::Copy | Opcode::Convert | Opcode::Reshape | Opcode::Transpose => {}
                Opcode::Fusion if self.only_moves(at) => {}
                _ => return None,
            }
            at = *self.module.operands(at).first()?;
        }
        None
    }

    fn parameter_gathers(&self, findings: &mut Vec<Finding>) {
        for id in self.of_class(OpClass::Collective) {
            let opcode = self.module.work(id);
            if !matches!(opcode, Opcode::AllGather | Opcode::AllGatherStart) {
                continue;
            }
            let bytes = self.module.work_shape(id).leaf_bytes();
            let parameter = self.module.operands(id).first().and_then(|operand| self.parameter(*operand));
            if let Some(parameter) = parameter.filter(|_| bytes >= self.options.min_bytes) {
                let name = self.module.instruction(parameter).name;
                let message = format!(
                    "the whole parameter {name} is gathered, {}, outside of the loop over layers",
                    mib(bytes as f64)
                );
                let advice = "constrain the sharding of the weight where the layer uses it, so that each layer \
                              gathers its own slice and drops it again";
                findings.push(self.finding("full-parameter-all-gather", id, message, advice));
            }
        }
    }

    fn replicated_custom_calls(&self, findings: &mut Vec<Finding>) {
        let partitions =
            self.module.module_attribute("num_partitions").and_then(|n| n.parse().ok()).unwrap_or(1);
        if partitions < 2 {
            return;
        }
        for id in self.of_class(OpClass::Custom) {
            let gathered = self.module.operands(id).iter().any(|operand| {
                let mut at = *operand;
                for _ in 0..8 {
                    match self.module.instruction(at).opcode {
                        Opcode::AllGather | Opcode::AllGatherDone => return true,
                        Opcode::Bitcast
                        | Opcode::Copy
                        | Opcode::Reshape
                        | Opcode::Transpose
                        | Opcode::Fusion => {}
                        _ => return false,
                    }
                    match self.module.operands(at).first() {
                        Some(next) => at = *next,
                        None => return false,
                    }
                }
                false
            });
            if gathered {
                let target = self.module.attribute(id, "custom_call_target").unwrap_or("?");
                let message = format!(
                    "operands of the custom call {target} are gathered first: every device does all of it"
                );
                let advice = "wrap the call in shard_map or sdy.manual_computation with local shapes, or register a \
                              partitioning rule for its target";
                findings.push(self.finding("replicated-custom-call", id, message, advice));
            }
        }
    }

    fn missing_donation(&self, findings: &mut Vec<Finding>) {
        let donates =
            ["input_output_alias", "buffer_donor"].map(|key| self.module.module_attribute(key).is_some());
        let Some(entry) = self.module.entry().filter(|_| donates == [false; 2]) else { return };
        let Some(root) = self.module.computation(entry).root else { return };
        let mut outputs: BTreeMap<String, usize> = BTreeMap::new();
        self.module.shape(root).for_each_array(&mut |array| {
            let shape = crate::dump::Shape::Array(array.clone());
            *outputs.entry(shape.without_layout().to_string()).or_default() += 1;
        });
        let (mut bytes, mut count, mut first) = (0u64, 0, None);
        for id in self.module.instructions_of(entry) {
            if self.module.instruction(id).opcode != Opcode::Parameter {
                continue;
            }
            let shape = self.module.shape(id);
            let slot = outputs.get_mut(&shape.without_layout().to_string()).filter(|slot| **slot > 0);
            if let Some(slot) = slot.filter(|_| shape.leaf_bytes() >= self.options.min_bytes) {
                *slot -= 1;
                bytes = u64::saturating_add(bytes, shape.leaf_bytes());
                count += 1;
                first = first.or(Some(id));
            }
        }
        if let Some(id) = first {
            let message = format!(
                "{count} parameters have a result of the same shape but are not donated: {} twice",
                mib(bytes as f64)
            );
            let advice = "donate the state (jax.jit(..., donate_argnums=...)); parameters and optimiser state are then \
                          updated in place";
            findings.push(self.finding("missing-donation", id, message, advice));
        }
    }

    fn large_constants(&self, findings: &mut Vec<Finding>) {
        for (id, instruction) in self.module.instructions() {
            let bytes = self.module.shape(id).leaf_bytes();
            if instruction.opcode == Opcode::Constant && bytes >= self.options.min_bytes {
                let message = format!("a constant of {}", mib(bytes as f64));
                let advice = "pass the array as an argument: a constant is compiled in, hashed and sent with every program";
                findings.push(self.finding("large-constant", id, message, advice));
            }
        }
    }

    fn recomputation(&self, findings: &mut Vec<Finding>) {
        let (mut again, mut total, mut first) = (0.0, 0.0, None);
        for id in self.of_class(OpClass::Contraction) {
            let flops = self.cost.instruction(id).flops * self.times(id);
            total += flops;
            let op_name = metadata(self.module, id).op_name;
            let is_remat = self.module.instruction(id).name.contains(".remat")
                || op_name.is_some_and(|name| name.contains("rematted_computation"));
            if is_remat {
                again += flops;
                first = first.or(Some(id));
            }
        }
        if let Some(id) = first.filter(|_| again > self.options.min_share * total) {
            let message =
                format!("{:.0} % of the matrix FLOPs are computed a second time", 100.0 * again / total);
            let advice = "intended with rematerialisation; if memory allows, save more with the checkpoint policy \
                          (remat_policy), and look at `maxtext hlo memory`";
            findings.push(self.finding("recomputation", id, message, advice));
        }
    }

    fn blocking_collectives(&self, findings: &mut Vec<Finding>) {
        if !self.module.is_scheduled() {
            return;
        }
        let users = self.cost.users();
        let (mut count, mut bytes, mut first) = (0, 0.0, None);
        let wrapped = self.wrapped();
        for (id, instruction) in self.module.instructions() {
            let is_wrapped = wrapped[self.module.computation_of(id).index()];
            if is_wrapped || self.times(id) == 0.0 || !self.is_collective(id) {
                continue;
            }
            let blocks = if instruction.opcode_text.ends_with("-done") {
                false
            } else if instruction.opcode_text.ends_with("-start") {
                // Nothing between start and end: the time is not used.
                users.of(id).iter().any(|end| end.index() == id.index() + 1)
            } else {
                true
            };
            let size = self.module.work_shape(id).leaf_bytes() as f64;
            if blocks && size >= self.options.min_bytes as f64 {
                count += 1;
                bytes += size * self.times(id);
                first = first.or(Some(id));
            }
        }
        if let Some(id) = first {
            let message = format!("{count} collectives of {} a step cannot overlap with compute", mib(bytes));
            let advice = "on GPUs turn on the latency hiding scheduler and asynchronous collectives, and see that \
                          something independent stands between start and done";
            findings.push(self.finding("blocking-collective", id, message, advice));
        }
    }

    /// Whether it is a collective, or the start of one in a computation of its own.
    fn is_collective(&self, id: InstructionId) -> bool {
        let is = |id: InstructionId| self.module.work(id).class() == OpClass::Collective;
        let starts = self.module.work(id) == Opcode::AsyncStart;
        let called = self.module.called(id).iter().filter(|_| starts);
        is(id) || called.flat_map(|called| self.module.instructions_of(*called)).any(is)
    }

    /// Computations that an `async-start` runs.
    fn wrapped(&self) -> Vec<bool> {
        let mut wrapped = vec![false; self.module.computations().len()];
        for (id, _) in self.module.instructions() {
            if self.module.work(id) == Opcode::AsyncStart {
                self.module.called(id).iter().for_each(|called| wrapped[called.index()] = true);
            }
        }
        wrapped
    }

    fn unknown_loops(&self, findings: &mut Vec<Finding>) {
        for (id, instruction) in self.module.instructions() {
            if instruction.opcode == Opcode::While && trip_count(self.module, id).is_none() {
                let message =
                    "a loop whose trip count is not known: numbers of this module count it once".to_string();
                let advice = "use scan or fori_loop with constant bounds where the count is constant";
                findings.push(self.finding("unknown-trip-count", id, message, advice));
            }
        }
    }
}

/// Roundings to a narrow type and back that a module had before optimisation and has no longer.
fn lost_rounding(before: &HloModule<'_>, after: &HloModule<'_>) -> Option<Finding> {
    let (had, has) = (roundings(before), roundings(after));
    let lost: Vec<_> = had.iter().filter(|(pair, _)| !has.contains_key(*pair)).collect();
    let ((wide, narrow), id) = lost.first()?;
    let names = format!("{} to {} and back", wide.name(), narrow.name());
    Some(Finding {
        rule: "lost-rounding",
        instruction: Some(before.instruction(**id).name.to_string()),
        op_name: metadata(before, **id).op_name.map(Into::into),
        message: format!("values were rounded from {names}; XLA's simplifier removed the rounding"),
        advice: "round with reduce-precision or put an optimization barrier between the two conversions; a quantiser \
                 that loses its rounding trains with other numbers than it reports",
    })
}

/// The pairs of types of conversions to less and back, with one instruction each.
fn roundings(module: &HloModule<'_>) -> BTreeMap<(ElementType, ElementType), InstructionId> {
    let element = |id: InstructionId| module.shape(id).as_array().map(|array| array.element_type);
    let mut pairs = BTreeMap::new();
    for (id, instruction) in module.instructions() {
        let Some(&narrow) = module.operands(id).first().filter(|_| instruction.opcode == Opcode::Convert)
        else {
            continue;
        };
        let Some(&wide) = module.operands(narrow).first() else { continue };
        if module.instruction(narrow).opcode != Opcode::Convert {
            continue;
        }
        if let (Some(back), Some(less), Some(from)) = (element(id), element(narrow), element(wide))
            && back == from
            && less.bits() < from.bits()
            && less.is_float()
            && less.bits() <= 8
        {
            pairs.insert((from, less), id);
        }
    }
    pairs
}
