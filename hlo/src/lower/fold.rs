//! Folding of scalar constants, where the host computes exactly what every backend does.

use super::Lower;
use crate::graph::{OpData, ValueId, Values};
use crate::literal::Literal;
use crate::op::{BinaryOp, Op};
use crate::{DType, TensorType};

impl Lower<'_> {
    /// The value of an operation that is a constant or one of its operands.
    pub(super) fn folded(&mut self, op: &OpData, operands: &Values) -> Option<ValueId> {
        let literal = match &op.op {
            Op::Convert => {
                let to = self.src.ty(op.results[0]).dtype;
                convert(self.scalar_constant(*operands.first()?)?, to)?
            }
            Op::Binary(binary) => {
                let x = self.scalar_constant(operands[0])?;
                let y = self.scalar_constant(operands[1])?;
                fold_binary(*binary, x, y)?
            }
            _ => return None,
        };
        Some(self.constant(literal))
    }

    fn scalar_constant(&self, value: ValueId) -> Option<&Literal> {
        let (op, _) = self.dst.defining_op(value)?;
        match &self.dst.ops[op.index()].op {
            Op::Constant(c) if c.ty.rank() == 0 => Some(c),
            _ => None,
        }
    }
}

/// Exact or correctly rounded conversions only: between integers of at most 32 bits, booleans and f32, bf16, f64.
fn convert(x: &Literal, to: DType) -> Option<Literal> {
    let known = |d: DType| {
        matches!(
            d,
            DType::Bool
                | DType::I32
                | DType::U32
                | DType::I8
                | DType::U8
                | DType::BF16
                | DType::F32
                | DType::F64
        )
    };
    let from = x.ty.dtype;
    if !known(from) || !known(to) || (from == DType::F64 && to == DType::BF16) {
        return None;
    }
    let value = x.to_f64(0)?;
    if !to.is_float()
        && (value.fract() != 0.0
            || !(-128.0..=127.0).contains(&value)
            || (value < 0.0 && to.kind() == crate::DTypeKind::Unsigned))
    {
        return None;
    }
    Literal::scalar(to, value)
}

fn fold_binary(op: BinaryOp, x: &Literal, y: &Literal) -> Option<Literal> {
    let dtype = x.ty.dtype;
    let (a, b) = (x.to_f64(0)?, y.to_f64(0)?);
    match dtype {
        DType::F32 | DType::F64 => {
            // IEEE operations on f32 through f64 round once: f64 has more than twice the mantissa bits.
            let value = match op {
                BinaryOp::Add => a + b,
                BinaryOp::Subtract => a - b,
                BinaryOp::Multiply => a * b,
                BinaryOp::Divide => a / b,
                _ => return None,
            };
            Literal::scalar(dtype, value)
        }
        DType::I32 => {
            let (a, b) = (a as i32, b as i32);
            let value = match op {
                BinaryOp::Add => a.wrapping_add(b),
                BinaryOp::Subtract => a.wrapping_sub(b),
                BinaryOp::Multiply => a.wrapping_mul(b),
                _ => return None,
            };
            Some(Literal { ty: TensorType::scalar(dtype), splat: true, bytes: value.to_le_bytes().into() })
        }
        _ => None,
    }
}
