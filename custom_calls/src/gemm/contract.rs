use crate::formats::{TILE_COLS, TILE_ROWS};
use crate::quantize::{mxfp8, nvfp4};
use hlo::op::{Attribute, CustomCall};
use hlo::{DType, Tensor, TensorType};
use std::fmt;

/// The kinds of product, one custom call target each.
///
/// The contract, the same on every platform and for all three passes of a layer:
///
/// | | NVFP4 | MXFP8 | FP8 |
/// |---|---|---|---|
/// | target | `maxtext.nvfp4_gemm` | `maxtext.mxfp8_gemm` | `maxtext.fp8_gemm` |
/// | operand 0 | left codes f4E2M1FN \[M, K\] | f8E4M3FN, f8E5M2 \[M, K\] | f8E4M3FN, f8E5M2 \[M, K\] |
/// | operand 1 | its tiled scales f8E4M3FN, flat | f8E8M0FNU, flat | f32 scalar, scale_inv |
/// | operand 2 | right codes \[N, K\] | \[N, K\] | \[N, K\] |
/// | operand 3 | its tiled scales | its tiled scales | its scale_inv |
/// | operand 4 | alpha, f32 scalar | - | - |
/// | operand 5 | zero, f32 scalar: cuBLASLt reads beta where it reads alpha | - | - |
/// | result | bf16 or f32 \[M, N\] | same | same |
///
/// All row-major, the contraction fastest. `result = round(alpha * L R^T)` with f32 accumulation; alpha is 1 for MXFP8 and
/// the product of both `scale_inv` for FP8. Attributes: `layer` and `pass`, strings, say what the product is part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GemmKind {
    /// E2M1 with E4M3 scales of 16.
    Nvfp4,
    /// FP8 with E8M0 scales of 32.
    Mxfp8,
    /// FP8 with one scale an operand.
    Fp8,
}

impl GemmKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Nvfp4, Self::Mxfp8, Self::Fp8];

    /// Name of the custom call.
    #[must_use]
    pub const fn target(self) -> &'static str {
        match self {
            Self::Nvfp4 => "maxtext.nvfp4_gemm",
            Self::Mxfp8 => "maxtext.mxfp8_gemm",
            Self::Fp8 => "maxtext.fp8_gemm",
        }
    }

    /// What K must be a multiple of: 16 bytes of codes and whole blocks of scales.
    #[must_use]
    pub const fn contraction_multiple(self) -> i64 {
        match self {
            Self::Nvfp4 | Self::Mxfp8 => 32,
            Self::Fp8 => 16,
        }
    }

    /// What M and N must be a multiple of, which the tensor cores ask of all dimensions.
    pub const SIDE_MULTIPLE: i64 = 16;

    const fn block(self) -> Option<usize> {
        match self {
            Self::Nvfp4 => Some(nvfp4::BLOCK),
            Self::Mxfp8 => Some(mxfp8::BLOCK),
            Self::Fp8 => None,
        }
    }

    const fn takes(self, dtype: DType) -> bool {
        match self {
            Self::Nvfp4 => matches!(dtype, DType::F4E2M1FN),
            Self::Mxfp8 | Self::Fp8 => matches!(dtype, DType::F8E4M3FN | DType::F8E5M2),
        }
    }

    fn scale_type(self, rows: i64, k: i64) -> TensorType {
        let tiled = |block: i64| {
            let (tall, wide) = (TILE_ROWS as i64, TILE_COLS as i64);
            (rows + tall - 1) / tall * tall * ((k / block + wide - 1) / wide * wide)
        };
        match self {
            Self::Nvfp4 => TensorType::new(DType::F8E4M3FN, [tiled(16)]),
            Self::Mxfp8 => TensorType::new(DType::F8E8M0FNU, [tiled(32)]),
            Self::Fp8 => TensorType::scalar(DType::F32),
        }
    }
}

/// Which product of a linear layer a call is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pass {
    /// y = x w.
    Fprop,
    /// dx = dy w^T.
    Dgrad,
    /// dw = x^T dy.
    Wgrad,
}

impl Pass {
    /// All passes.
    pub const ALL: [Self; 3] = [Self::Fprop, Self::Dgrad, Self::Wgrad];

    /// The name in the call's attributes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fprop => "fprop",
            Self::Dgrad => "dgrad",
            Self::Wgrad => "wgrad",
        }
    }
}

impl fmt::Display for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One side of a product.
#[derive(Clone, Copy, Debug)]
pub struct GemmOperand<'g> {
    /// Codes, `[rows, k]`.
    pub codes: Tensor<'g>,
    /// Tiled block scales, or the scale_inv of FP8.
    pub scales: Tensor<'g>,
}

/// A product to be put in a graph.
#[derive(Clone, Copy, Debug)]
pub struct GemmCall<'a> {
    /// The kind of its operands.
    pub kind: GemmKind,
    /// The layer it belongs to, for messages and the certificate.
    pub layer: &'a str,
    /// The pass it is.
    pub pass: Pass,
    /// The type of the result, bf16 or f32.
    pub result: DType,
}

impl GemmCall<'_> {
    /// Puts the call in the graph: `[M, N] = left right^T`. `alpha` is an f32 scalar, for NVFP4 alone.
    ///
    /// Types, sizes and alignments that the tensor cores cannot take are errors of the graph that name the layer and
    /// the pass.
    #[track_caller]
    pub fn emit<'g>(
        &self,
        left: GemmOperand<'g>,
        right: GemmOperand<'g>,
        alpha: Option<Tensor<'g>>,
    ) -> Tensor<'g> {
        let g = left.codes.graph();
        if let Err(message) = self.check(&left, &right, alpha) {
            g.record_error("quantized_gemm", format!("{}, {}: {message}", self.layer, self.pass));
            return left.codes;
        }
        let zero = alpha.map(|_| g.scalar(DType::F32, 0.0));
        let operands =
            [Some(left.codes), Some(left.scales), Some(right.codes), Some(right.scales), alpha, zero];
        let operands: Vec<Tensor<'g>> = operands.into_iter().flatten().collect();
        let call = CustomCall {
            target: self.kind.target().into(),
            attributes: vec![
                ("layer".into(), Attribute::string(self.layer)),
                ("pass".into(), Attribute::string(self.pass.name())),
            ],
            has_side_effect: false,
            operand_layouts: None,
            result_layouts: None,
            output_operand_aliases: Vec::new(),
            api_version: 4,
            backend_config: "".into(),
        };
        let result = TensorType::new(self.result, [left.codes.dim(0), right.codes.dim(0)]);
        let call = call.row_major(&operands, std::slice::from_ref(&result));
        g.custom_call(call, &operands, &[result]).first().copied().unwrap_or(left.codes)
    }

    fn check(
        &self,
        left: &GemmOperand<'_>,
        right: &GemmOperand<'_>,
        alpha: Option<Tensor<'_>>,
    ) -> Result<(), String> {
        let kind = self.kind;
        let k = left.codes.dim(-1);
        for (side, operand) in [("left", left), ("right", right)] {
            let codes = operand.codes.ty();
            if codes.rank() != 2 || !kind.takes(codes.dtype) || codes.shape[1] != k {
                return Err(format!("{kind:?} cannot take {codes} as the {side} operand over K = {k}"));
            }
            check_multiple("rows", side, codes.shape[0], GemmKind::SIDE_MULTIPLE)?;
            let (expected, got) = (kind.scale_type(codes.shape[0], k), operand.scales.ty());
            if got != expected {
                return Err(format!(
                    "the scales of the {side} operand {codes} must be {expected}, not {got}"
                ));
            }
        }
        check_multiple("columns", "left", k, kind.contraction_multiple())?;
        if left.codes.dtype() == DType::F8E5M2 && right.codes.dtype() == DType::F8E5M2 {
            return Err("the tensor cores have no product of two f8E5M2 operands".to_owned());
        }
        if !matches!(self.result, DType::BF16 | DType::F32) {
            return Err(format!("the result is bf16 or f32, not {}", self.result));
        }
        match alpha.map(Tensor::ty) {
            None if kind == GemmKind::Nvfp4 => Err("NVFP4 needs alpha".to_owned()),
            Some(_) if kind != GemmKind::Nvfp4 => Err(format!("{kind:?} takes no alpha")),
            Some(ty) if ty != TensorType::scalar(DType::F32) => {
                Err(format!("alpha is an f32 scalar, not {ty}"))
            }
            _ => Ok(()),
        }
    }

    /// Elements that share a block scale.
    #[must_use]
    pub const fn block(&self) -> Option<usize> {
        self.kind.block()
    }
}

fn check_multiple(what: &str, side: &str, size: i64, multiple: i64) -> Result<(), String> {
    if size > 0 && size % multiple == 0 {
        return Ok(());
    }
    Err(format!(
        "the tensor cores need the {what} of the {side} operand to be a multiple of {multiple}, got {size}: change the \
         batch, sequence or layer size, or keep this layer in bf16"
    ))
}
