//! FLOPs of matrix products and convolutions, and the types they run in.

use crate::dump::{ArrayShape, HloModule, InstructionId, Opcode, Shape, WindowDimension, integers, window};

/// FLOPs of a contraction.
pub(super) fn flops(module: &HloModule<'_>, id: InstructionId) -> f64 {
    match module.instruction(id).opcode {
        Opcode::Convolution => convolution_flops(module, id).unwrap_or(0.0),
        _ => dot_flops(module, id, module.attribute(id, "lhs_contracting_dims")),
    }
}

/// Two operations for each element of the result and of the contracted dimensions.
fn dot_flops(module: &HloModule<'_>, id: InstructionId, contracting: Option<&str>) -> f64 {
    let Some(lhs) = operand(module, id, 0) else { return 0.0 };
    let mut result = 0.0;
    let shape = module.shape(id);
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

/// FLOPs of custom calls that are matrix products: cuBLAS calls, whose backend config has the dimensions.
pub(super) fn custom_call_flops(module: &HloModule<'_>, id: InstructionId) -> Option<f64> {
    let target = module.attribute(id, "custom_call_target")?.trim_matches('"');
    if !target.starts_with("__cublas$") && !target.starts_with("__onednn$matmul") {
        return None;
    }
    let config = module.attribute(id, "backend_config")?;
    let (_, rest) = config.split_once("lhs_contracting_dimensions")?;
    let (_, list) = rest.split_once('[')?;
    let (list, _) = list.split_once(']')?;
    Some(dot_flops(module, id, Some(list)))
}

/// The element types of the two operands of a product as one name: `bf16`, or `f8e4m3fn x bf16` if they differ.
pub fn operand_types(module: &HloModule<'_>, id: InstructionId) -> Option<String> {
    let lhs = operand(module, id, 0)?.element_type.name();
    let rhs = operand(module, id, 1)?.element_type.name();
    Some(if lhs == rhs { lhs.to_string() } else { format!("{lhs} x {rhs}") })
}

/// Positions of `b`, `f`, `i`, `o` and the digits in one part of `dim_labels`, such as `b01f`.
fn label(part: &str, label: char) -> Option<usize> {
    part.find(label)
}

fn convolution_flops(module: &HloModule<'_>, id: InstructionId) -> Option<f64> {
    let (lhs, rhs) = (operand(module, id, 0)?, operand(module, id, 1)?);
    let result = module.shape(id).as_array()?;
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
    let (stride, dilation) = (d.stride.max(1), d.base_dilation.max(1));
    let mut count = 0.0;
    for kernel in 0..limits.kernel.min(1 << 20) {
        // index = output * stride + offset must be in [0, (input - 1) * dilation] and divide by the dilation.
        let offset = kernel.saturating_mul(d.window_dilation).saturating_sub(d.padding_low);
        let top = (limits.input - 1).saturating_mul(dilation);
        let first = (-offset).max(0).div_euclid(stride) + i64::from((-offset).max(0).rem_euclid(stride) != 0);
        let last = if top < offset { -1 } else { (top - offset).div_euclid(stride).min(limits.output - 1) };
        if last < first {
            continue;
        }
        count += residues(first, last, stride, offset, dilation);
    }
    count
}

/// Numbers `n` in `first..=last` with `n * stride + offset` divisible by `dilation`.
fn residues(first: i64, last: i64, stride: i64, offset: i64, dilation: i64) -> f64 {
    if dilation == 1 {
        return (last - first + 1) as f64;
    }
    // The remainders repeat after `dilation` numbers.
    let period = |n: i64| i128::from(n) * i128::from(stride) + i128::from(offset);
    let hits =
        |from: i64, to: i64| (from..=to).filter(|n| period(*n).rem_euclid(i128::from(dilation)) == 0).count();
    let total = last - first + 1;
    let whole = total / dilation;
    let tail = first + whole * dilation;
    if dilation > 1 << 20 {
        return 0.0;
    }
    let in_period = if whole > 0 { hits(first, first + dilation - 1) } else { 0 };
    (in_period as i64 * whole) as f64 + hits(tail, last) as f64
}

impl Shape {
    /// The first array of a tuple, or the array itself.
    pub fn first_array(&self) -> Option<&ArrayShape> {
        self.as_array().or_else(|| self.tuple_shapes().iter().find_map(Shape::as_array))
    }
}
