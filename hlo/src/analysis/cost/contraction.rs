//! FLOPs of matrix products and convolutions, and the types they run in.

use crate::dump::{ArrayShape, HloModule, InstructionId, Opcode, Shape, WindowDimension, integers, window};

/// FLOPs of a contraction.
pub(super) fn flops(module: &HloModule<'_>, id: InstructionId) -> f64 {
    match module.work(id) {
        Opcode::Convolution => convolution_flops(module, id).unwrap_or(0.0),
        _ => dot_flops(module, id, module.attribute(id, "lhs_contracting_dims")),
    }
}

/// Two operations for each element of the result and of the contracted dimensions.
fn dot_flops(module: &HloModule<'_>, id: InstructionId, contracting: Option<&str>) -> f64 {
    let Some(lhs) = operand(module, id, 0) else { return 0.0 };
    let mut result = 0.0;
    let shape = module.work_shape(id);
    // Library calls also return a workspace; the product comes first.
    let product = shape.tuple_shapes().first().unwrap_or(shape);
    result += product.elements() as f64;
    let width: f64 = integers(contracting.unwrap_or(""))
        .iter()
        .map(|dim| lhs.dim(usize::try_from(*dim).unwrap_or(usize::MAX)) as f64)
        .product();
    2.0 * result * width
}

fn operand<'m>(module: &'m HloModule<'_>, id: InstructionId, index: usize) -> Option<&'m ArrayShape> {
    module.operands(id).get(index).and_then(|operand| module.shape(*operand).as_array())
}

/// FLOPs of custom calls whose work is known: products of cuBLAS and oneDNN, whose backend config has the
/// dimensions, products of this project, and XLA's own marks, which compute nothing.
pub(super) fn custom_call_flops(module: &HloModule<'_>, id: InstructionId) -> Option<f64> {
    let target = target(module, id)?;
    if target.starts_with("__cublas$") || target.starts_with("__onednn$matmul") {
        let config = module.attribute(id, "backend_config")?;
        let (_, rest) = config.split_once("lhs_contracting_dimensions")?;
        let (_, list) = rest.split_once('[')?;
        let (list, _) = list.split_once(']')?;
        return Some(dot_flops(module, id, Some(list)));
    }
    if QUANTIZED.contains(&target) {
        return quantized_flops(module, id);
    }
    if target.starts_with("__cudnn$fmha") {
        return attention_flops(module, id, target);
    }
    MARKS.contains(&target).then_some(0.0)
}

/// Products of low-precision codes, `[M, K]` with `[N, K]`, at operands 0 and 2 with their scales behind them.
const QUANTIZED: [&str; 3] = ["maxtext.nvfp4_gemm", "maxtext.mxfp8_gemm", "maxtext.fp8_gemm"];

/// Custom calls that XLA's partitioners replace; only programs before optimisation have them.
const MARKS: [&str; 3] = ["Sharding", "SPMDFullToShardShape", "SPMDShardToFullShape"];

/// Attention of cuDNN: two products over the scores forward, five backward, each `2 x scores x head size`. What a
/// causal mask would spare is counted, as MaxText and XLA count it.
fn attention_flops(module: &HloModule<'_>, id: InstructionId, target: &str) -> Option<f64> {
    let (_, scores) = module.attribute(id, "backend_config")?.split_once("intermediate_tensor_shape")?;
    let (_, scores) = scores.split_once("dimensions")?;
    let (scores, _) = scores.split_once('[')?.1.split_once(']')?;
    let mut product = 1.0;
    for size in scores.split(',') {
        product *= size.trim().trim_matches('"').parse::<f64>().ok()?;
    }
    let query = operand(module, id, 0)?;
    let head = query.dim(query.dimensions.len().checked_sub(1)?) as f64;
    let products = if target.contains("Backward") { 5.0 } else { 2.0 };
    Some(products * 2.0 * product * head)
}

fn target<'a>(module: &HloModule<'a>, id: InstructionId) -> Option<&'a str> {
    Some(module.attribute(id, "custom_call_target")?.trim_matches('"'))
}

fn quantized_flops(module: &HloModule<'_>, id: InstructionId) -> Option<f64> {
    let (lhs, rhs) = (operand(module, id, 0)?, operand(module, id, 2)?);
    // The result may be one of a tuple; rows and columns are also those of the codes.
    let [m, k, n] = [lhs.dim(0), lhs.dim(1), rhs.dim(0)].map(|size| size as f64);
    (lhs.dimensions.len() == 2 && rhs.dimensions.len() == 2 && lhs.dim(1) == rhs.dim(1))
        .then_some(2.0 * m * n * k)
}

/// The element types of the two operands of a product as one name: `bf16`, or `f8e4m3fn x bf16` if they differ.
pub fn operand_types(module: &HloModule<'_>, id: InstructionId) -> Option<String> {
    let right = match target(module, id) {
        Some(target) if QUANTIZED.contains(&target) => 2,
        _ => 1,
    };
    let lhs = operand(module, id, 0)?.element_type.name();
    let rhs = operand(module, id, right)?.element_type.name();
    Some(if lhs == rhs { lhs.to_string() } else { format!("{lhs} x {rhs}") })
}

/// Positions of `b`, `f`, `i`, `o` and the digits in one part of `dim_labels`, such as `b01f`.
fn label(part: &str, label: char) -> Option<usize> {
    part.find(label)
}

fn convolution_flops(module: &HloModule<'_>, id: InstructionId) -> Option<f64> {
    let (lhs, rhs) = (operand(module, id, 0)?, operand(module, id, 1)?);
    let result = module.work_shape(id).as_array()?;
    let labels = module.attribute(id, "dim_labels")?;
    let (input, rest) = labels.split_once('_')?;
    let (kernel, output) = rest.split_once("->")?;
    let mut window = window(module.attribute(id, "window").unwrap_or(""));
    let spatial = input.chars().filter(char::is_ascii_digit).count();
    window.truncate(spatial);
    let mut positions = 1.0;
    for (index, dimension) in window.iter().enumerate() {
        let digit = char::from_digit(index as u32, 10)?;
        let limits = Limits {
            input: lhs.dim(label(input, digit)?) as i64,
            kernel: rhs.dim(label(kernel, digit)?) as i64,
            output: result.dim(label(output, digit)?) as i64,
        };
        positions *= valid_positions(dimension, &limits);
    }
    let group = |key| module.attribute(id, key).and_then(|v| v.parse::<f64>().ok()).unwrap_or(1.0).max(1.0);
    let input_features = (lhs.dim(label(input, 'f')?) as f64 / group("feature_group_count")).floor();
    let output_features = result.dim(label(output, 'f')?) as f64;
    let batch = (lhs.dim(label(input, 'b')?) as f64 / group("batch_group_count")).floor();
    Some(2.0 * input_features * output_features * batch * positions)
}

struct Limits {
    input: i64,
    kernel: i64,
    output: i64,
}

/// Pairs of kernel and output positions of one dimension that fall on an input element, not on padding or
/// between dilated elements.
fn valid_positions(d: &WindowDimension, limits: &Limits) -> f64 {
    // Wide enough for products and differences of whatever a window says.
    let [stride, dilation] = [d.stride, d.base_dilation].map(|n| i128::from(n.max(1)));
    let mut count = 0.0;
    for kernel in 0..i128::from(limits.kernel.min(1 << 20)) {
        // index = output * stride + offset must be in [0, (input - 1) * dilation] and divide by the dilation.
        let offset = kernel * i128::from(d.window_dilation) - i128::from(d.padding_low);
        let top = i128::from(limits.input.saturating_sub(1)) * dilation;
        let first =
            (-offset).max(0).div_euclid(stride) + i128::from((-offset).max(0).rem_euclid(stride) != 0);
        let last = if top < offset {
            -1
        } else {
            (top - offset).div_euclid(stride).min(i128::from(limits.output.saturating_sub(1)))
        };
        if last < first {
            continue;
        }
        count += residues(first, last, stride, offset, dilation);
    }
    count
}

/// Numbers `n` in `first..=last` with `n * stride + offset` divisible by `dilation`.
fn residues(first: i128, last: i128, stride: i128, offset: i128, dilation: i128) -> f64 {
    // Euclid's algorithm: stride * inverse = divisor modulo dilation.
    let (mut divisor, mut rest) = (stride.rem_euclid(dilation), dilation);
    let (mut inverse, mut next) = (1i128, 0i128);
    while rest != 0 {
        let quotient = divisor / rest;
        (divisor, rest) = (rest, divisor - quotient * rest);
        (inverse, next) = (next, inverse - quotient * next);
    }
    if offset % divisor != 0 {
        return 0.0;
    }
    // The solutions are one residue of this period.
    let period = dilation / divisor;
    let factor = (-offset / divisor).rem_euclid(period);
    let solution = inverse.rem_euclid(period) * factor % period;
    let first = first + (solution - first).rem_euclid(period);
    if first > last { 0.0 } else { ((last - first) / period + 1) as f64 }
}

impl Shape {
    /// The first array of a tuple, or the array itself.
    pub fn first_array(&self) -> Option<&ArrayShape> {
        self.as_array().or_else(|| self.tuple_shapes().iter().find_map(Shape::as_array))
    }
}

#[cfg(test)]
mod tests {
    use super::residues;

    #[test]
    fn residues_are_those_found_one_by_one() {
        for (stride, dilation) in [(1, 1), (2, 3), (4, 6), (6, 4), (5, 10), (3, 7), (8, 2)] {
            for offset in -7..8 {
                for (first, last) in [(0, 0), (0, 11), (3, 20), (5, 4)] {
                    let found = (first..=last).filter(|n| (n * stride + offset) % dilation == 0).count();
                    assert_eq!(residues(first, last, stride, offset, dilation), found as f64);
                }
            }
        }
        let most = i128::from(i64::MAX);
        assert_eq!(residues(0, most, 1, -most * most, most), 2.0);
    }
}
