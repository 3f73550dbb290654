//! The certificate: that a compiled program holds every quantised product that the recipe promised.
//!
//! The field's recurring failure is a recipe that is silently not applied. So after compiling, the optimised module is
//! read and each product is looked for: its custom call, its operand types, and the marks of its rounding in
//! the computations that make the operands.

use crate::gemm::{GemmKind, Pass};
use crate::recipe::{Recipe, Settings};
use crate::traffic;
use hlo::dump::{ComputationId, HloModule, InstructionId, Opcode, Shape};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;
use thiserror::Error;

/// One quantised product as it stands in an optimised module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CertifiedGemm {
    /// Path of the layer.
    pub layer: String,
    /// The pass it is.
    pub pass: Pass,
    /// Name of the custom call's instruction.
    pub instruction: String,
    /// Types of its operands, as HLO writes them.
    pub operands: Vec<String>,
    /// Type of its result.
    pub result: String,
    /// Bytes that the product reads and writes.
    pub bytes: u64,
    /// Bytes that the kernels read and write which quantise its operands, as far as no product before it has them. A kernel
    /// that computes the activation or converts the weight in the same pass over memory counts whole.
    pub quantization_bytes: u64,
}

/// Traffic of products and of what they need.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traffic {
    /// Bytes that the products read and write.
    pub products: u64,
    /// Bytes that quantising their operands reads and writes.
    pub quantization: u64,
}

/// Something that the module lacks or that was rewritten.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{layer} {pass}: {problem}")]
pub struct CertificateError {
    /// Path of the layer.
    pub layer: String,
    /// The pass.
    pub pass: Pass,
    /// What is wrong.
    pub problem: String,
}

/// What was found and what is missing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Certificate {
    /// All quantised products, by layer and pass.
    pub gemms: Vec<CertifiedGemm>,
    /// Everything that is wrong; empty when the recipe is applied as promised.
    pub problems: Vec<CertificateError>,
}

impl Certificate {
    /// Whether nothing is missing.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.problems.is_empty()
    }

    /// Bytes that one run of each product moves, and quantising for it.
    #[must_use]
    pub fn traffic(&self) -> Traffic {
        self.gemms.iter().fold(Traffic::default(), |sum, gemm| Traffic {
            products: sum.products + gemm.bytes,
            quantization: sum.quantization + gemm.quantization_bytes,
        })
    }
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for gemm in &self.gemms {
            let megabytes = |bytes: u64| bytes as f64 / 1e6;
            writeln!(
                f,
                "{} {}: {} -> {}; moves {:.1} MB, quantising for it {:.1} MB",
                gemm.layer,
                gemm.pass,
                gemm.operands.join(", "),
                gemm.result,
                megabytes(gemm.bytes),
                megabytes(gemm.quantization_bytes)
            )?;
        }
        self.problems.iter().try_for_each(|problem| writeln!(f, "PROBLEM {problem}"))
    }
}

/// Reads an optimised module and holds it to what `settings` promise for `layers`, in the passes `passes` (a program for
/// evaluation has [`Pass::Fprop`] alone).
#[must_use]
pub fn certify(module: &HloModule<'_>, settings: Settings, layers: &[&str], passes: &[Pass]) -> Certificate {
    let mut certificate = Certificate::default();
    let callers = callers(module);
    let mut found: BTreeMap<(String, Pass), Vec<InstructionId>> = BTreeMap::new();
    for (id, instruction) in module.instructions() {
        if instruction.opcode != Opcode::CustomCall {
            continue;
        }
        let target = module.attribute(id, "custom_call_target").unwrap_or("").trim_matches('"');
        if target == kind(settings).target()
            && let Some(key) = layer_and_pass(module, id)
        {
            found.entry(key).or_default().push(id);
        }
    }
    let mut traffic = traffic::Traffic::new(module, &callers, layers);
    for ((layer, pass), ids) in &found {
        for &id in ids {
            let problems = check(module, &callers, id, settings, *pass);
            let error = |problem| CertificateError { layer: layer.clone(), pass: *pass, problem };
            certificate.problems.extend(problems.into_iter().map(error));
            certificate.gemms.push(describe(module, &mut traffic, id, layer, *pass));
        }
    }
    for layer in layers {
        for pass in passes {
            if !found.contains_key(&((*layer).to_owned(), *pass)) {
                let problem =
                    format!("no custom call {}: the product is not quantised", kind(settings).target());
                certificate.problems.push(CertificateError {
                    layer: (*layer).to_owned(),
                    pass: *pass,
                    problem,
                });
            }
        }
    }
    certificate
}

const fn kind(settings: Settings) -> GemmKind {
    match settings.recipe {
        Recipe::Nvfp4 | Recipe::Nvfp4NoRht => GemmKind::Nvfp4,
        Recipe::Mxfp8 => GemmKind::Mxfp8,
        Recipe::Fp8CurrentScaling | Recipe::Fp8DelayedScaling => GemmKind::Fp8,
    }
}

/// The two attributes of the call, as XLA prints them: `backend_config={layer = "...", pass = "..."}`, or with the quotes
/// escaped inside a string.
fn layer_and_pass(module: &HloModule<'_>, id: InstructionId) -> Option<(String, Pass)> {
    let config = module.attribute(id, "backend_config")?.replace("\\\"", "\"");
    let text = |name: &str| {
        let start = config.find(&format!("{name} = \""))? + name.len() + 4;
        config[start..].split('"').next().map(str::to_owned)
    };
    let pass = text("pass")?;
    Some((text("layer")?, Pass::ALL.into_iter().find(|p| p.name() == pass)?))
}

fn describe(
    module: &HloModule<'_>,
    traffic: &mut traffic::Traffic<'_, '_>,
    id: InstructionId,
    layer: &str,
    pass: Pass,
) -> CertifiedGemm {
    let operands = module.operands(id).iter().map(|&o| module.shape(o).to_string()).collect();
    let instruction = module.instruction(id).name.to_owned();
    CertifiedGemm {
        layer: layer.to_owned(),
        pass,
        instruction,
        operands,
        result: module.shape(id).to_string(),
        bytes: traffic.of_product(id),
        quantization_bytes: traffic.of_quantization(id),
    }
}

/// What one call lacks.
fn check(
    module: &HloModule<'_>,
    callers: &Callers,
    id: InstructionId,
    settings: Settings,
    pass: Pass,
) -> Vec<String> {
    let mut problems = Vec::new();
    let operands = module.operands(id);
    let types: Vec<String> = operands.iter().map(|&o| element_type(module.shape(o))).collect();
    let expected: &[&[&str]] = match kind(settings) {
        GemmKind::Nvfp4 => &[&["f4e2m1fn"], &["f8e4m3fn"], &["f4e2m1fn"], &["f8e4m3fn"], &["f32"], &["f32"]],
        GemmKind::Mxfp8 => &[&["f8e4m3fn"], &["f8e8m0fnu"], &["f8e4m3fn"], &["f8e8m0fnu"]],
        GemmKind::Fp8 => &[&["f8e4m3fn", "f8e5m2"], &["f32"], &["f8e4m3fn", "f8e5m2"], &["f32"]],
    };
    if types.len() != expected.len() || !types.iter().zip(expected).all(|(t, e)| e.contains(&t.as_str())) {
        problems.push(format!("its operands are {}: they were rewritten", types.join(", ")));
        return problems;
    }
    for &operand in operands.iter().chain([&id]) {
        if !is_row_major(module.shape(operand)) {
            let shape = module.shape(operand);
            problems
                .push(format!("{shape} is not row-major, the only layout that the product reads and writes"));
        }
    }
    let nvfp4 = kind(settings) == GemmKind::Nvfp4;
    let gradients: &[usize] = match pass {
        Pass::Fprop => &[],
        Pass::Dgrad => &[0],
        Pass::Wgrad => &[2],
    };
    for &operand in gradients {
        let made_by = Ancestry::of(module, callers, operands[operand]);
        if nvfp4 && settings.stochastic && !made_by.has_random_bits {
            problems.push("the gradient is not rounded stochastically: no random bits reach it".to_owned());
        }
        if nvfp4 && pass == Pass::Wgrad && settings.hadamard && !made_by.has_product {
            problems.push("the gradient does not pass through the Hadamard transform".to_owned());
        }
        if nvfp4 && !made_by.has_scale_bits {
            problems.push("the block scale that divides the gradient is not the rounded one".to_owned());
        }
    }
    problems
}

/// Whether the dimensions of an array go from minor to major in descending order; a shape without a layout has the default,
/// which is that.
fn is_row_major(shape: &Shape) -> bool {
    let text = shape.to_string();
    let order = text.split_once('{').and_then(|(_, layout)| layout.split([':', '}']).next()).unwrap_or("");
    order.split(',').filter_map(|d| d.trim().parse::<usize>().ok()).is_sorted_by(|a, b| a > b)
}

fn element_type(shape: &Shape) -> String {
    shape.to_string().split('[').next().unwrap_or("").to_owned()
}

fn is_quantized_gemm(module: &HloModule<'_>, id: InstructionId) -> bool {
    let target = module.attribute(id, "custom_call_target").unwrap_or("").trim_matches('"');
    GemmKind::ALL.iter().any(|kind| kind.target() == target)
}

/// Whether an instruction is such a product, or the fusion around one.
pub(crate) fn holds_quantized_gemm(module: &HloModule<'_>, id: InstructionId) -> bool {
    let mut inner = module.called(id).iter().flat_map(|called| module.instructions_of(*called));
    is_quantized_gemm(module, id)
        || module.instruction(id).opcode == Opcode::Fusion && inner.any(|id| is_quantized_gemm(module, id))
}

/// What the caller hands over, if the instruction is a parameter of a computation with one caller.
pub(crate) fn argument(
    module: &HloModule<'_>,
    callers: &Callers,
    id: InstructionId,
) -> Option<InstructionId> {
    let instruction = module.instruction(id);
    let number =
        (instruction.opcode == Opcode::Parameter).then(|| instruction.literal.trim().parse::<usize>());
    let caller = callers.get(&module.computation_of(id))?;
    module.operands(*caller).get(number?.ok()?).copied()
}

fn is_16_by_16(shape: &Shape) -> bool {
    shape.to_string().contains("[16,16]")
}

/// What the instructions that a value depends on hold, fusions and called computations included, back to the results of
/// other quantised products.
#[derive(Default)]
struct Ancestry {
    /// Xor and shifts of ui32: threefry; or the generator instruction.
    has_random_bits: bool,
    /// A product with a 16 x 16 matrix.
    has_product: bool,
    /// The bits of an f8 value read as an integer.
    has_scale_bits: bool,
}

/// Which instruction runs a computation once, with an operand for each parameter. XLA puts a product into such a fusion of its
/// own when an operand is a slice of a larger array, as kept copies of all layers are.
pub(crate) type Callers = HashMap<ComputationId, InstructionId>;

fn callers(module: &HloModule<'_>) -> Callers {
    let once = |opcode| matches!(opcode, Opcode::Fusion | Opcode::Call | Opcode::AsyncStart);
    let calls = module.instructions().filter(|(_, instruction)| once(instruction.opcode));
    calls.flat_map(|(id, _)| module.called(id).iter().map(move |called| (*called, id))).collect()
}

impl Ancestry {
    fn of(module: &HloModule<'_>, callers: &Callers, start: InstructionId) -> Self {
        let mut found = Self::default();
        let mut seen: HashSet<InstructionId> = HashSet::new();
        let mut open = vec![start];
        while let Some(id) = open.pop() {
            if !seen.insert(id) {
                continue;
            }
            if id != start && holds_quantized_gemm(module, id) {
                continue;
            }
            found.note(module, id);
            open.extend(module.operands(id));
            open.extend(argument(module, callers, id));
            for &computation in module.called(id) {
                open.extend(module.instructions_of(computation));
            }
        }
        found
    }

    fn note(&mut self, module: &HloModule<'_>, id: InstructionId) {
        match module.instruction(id).opcode {
            Opcode::RngBitGenerator => self.has_random_bits = true,
            Opcode::Xor if element_type(module.shape(id)) == "u32" => self.has_random_bits = true,
            // Also where a library call or a fusion took the place of the product.
            Opcode::Dot | Opcode::CustomCall | Opcode::Fusion => {
                self.has_product |= module.operands(id).iter().any(|&o| is_16_by_16(module.shape(o)));
            }
            Opcode::Convert | Opcode::BitcastConvert | Opcode::Bitcast => {
                let from = module.operands(id).first().map(|&o| element_type(module.shape(o)));
                let to = element_type(module.shape(id));
                self.has_scale_bits |= from.as_deref() == Some("f8e4m3fn") && to == "u8";
            }
            _ => {}
        }
    }
}
