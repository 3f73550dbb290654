//! Makes the row-wise and column-wise copies of a tensor.

use anyhow::{Result, ensure};
use custom_calls::formats::e2m1;
use custom_calls::quantize::measure::{ElementFormat, Loss, loss};
use custom_calls::quantize::nvfp4::BLOCK;
use custom_calls::quantize::{Matrix, Rounding, fp8, hadamard, mxfp8, nvfp4, transpose};
use custom_calls::recipe::{Nvfp4Plan, Plan};
use hlo::random::host::{Prng, ThreefryKey};

use super::input::Tensor;

/// The block or tensor scales of a copy.
pub(super) enum Scales {
    /// E4M3 or E8M0 codes, linear and tiled.
    Blocks { linear: Vec<u8>, shape: [usize; 2], swizzled: Vec<u8> },
    /// What codes are multiplied by to decode them.
    Tensor(f32),
}

/// One quantised copy.
pub(super) struct QuantizedCopy {
    /// The tensor's name, with `.t` for the column-wise copy.
    pub(super) name: String,
    pub(super) rows: usize,
    pub(super) cols: usize,
    pub(super) format: ElementFormat,
    /// As the product takes them: E2M1 packed, the others one a byte.
    pub(super) codes: Vec<u8>,
    pub(super) scales: Scales,
    pub(super) amax: f32,
    pub(super) dequantized: Vec<f32>,
    pub(super) loss: Loss,
}

/// The copies of one tensor: row-wise, and column-wise if `columns`.
pub(super) fn quantize(tensor: &Tensor, plan: Plan, columns: bool, seed: u64) -> Result<Vec<QuantizedCopy>> {
    let source = Matrix::new(&tensor.data, tensor.rows, tensor.cols)?;
    let name = |column: bool| if column { format!("{}.t", tensor.name) } else { tensor.name.clone() };
    let directions = if columns { &[false, true][..] } else { &[false] };
    let copies = directions.iter().map(|&column| match plan {
        Plan::Nvfp4(plan) => nvfp4_copy(name(column), tensor, plan, column, seed),
        Plan::Mxfp8(format) => {
            let axis = if column { mxfp8::Axis::Col } else { mxfp8::Axis::Row };
            Ok(mxfp8_copy(name(column), source, mxfp8::quantize(source, format, axis)?))
        }
        Plan::Fp8Current(format) => {
            Ok(fp8_copy(name(column), source, column, fp8::quantize_current(source, format)))
        }
        // Nothing came before a tensor of a file: this is the first step, whose scale is 1.
        Plan::Fp8Delayed(format) => {
            Ok(fp8_copy(name(column), source, column, fp8::quantize_with_scale(source, format, 1.0)))
        }
    });
    copies.collect()
}

fn nvfp4_copy(
    name: String,
    tensor: &Tensor,
    plan: Nvfp4Plan,
    column: bool,
    seed: u64,
) -> Result<QuantizedCopy> {
    let (mut rows, mut cols) = (tensor.rows, tensor.cols);
    let mut data = tensor.data.clone();
    if column {
        data = transpose(&data, rows, cols);
        (rows, cols) = (cols, rows);
        if plan.hadamard {
            ensure!(
                tensor.is_bf16,
                "the Hadamard transform takes bf16: store the tensor as bf16, or pass --no-rht"
            );
            data = hadamard::transform(&data, rows, cols)?;
        }
    }
    let bytes = if plan.stochastic {
        ThreefryKey::from_seed(seed).fold_in(u32::from(column)).bits::<u8>(data.len())
    } else {
        Vec::new()
    };
    let rounding = if plan.stochastic { Rounding::Stochastic(&bytes) } else { Rounding::Nearest };
    let quantized = nvfp4::quantize(Matrix::new(&data, rows, cols)?, plan.blocks, rounding)?;
    let dequantized = quantized.dequantize();
    let format = ElementFormat::E2M1;
    let loss = loss(&data, &dequantized, &e2m1::unpack(&quantized.codes), format);
    let swizzled = quantized.swizzled_scales();
    let scales = Scales::Blocks { linear: quantized.scales, shape: [rows, cols / BLOCK], swizzled };
    Ok(QuantizedCopy {
        name,
        rows,
        cols,
        format,
        codes: quantized.codes,
        scales,
        amax: quantized.amax,
        dequantized,
        loss,
    })
}

fn mxfp8_copy(name: String, source: Matrix<'_>, quantized: mxfp8::Quantized) -> QuantizedCopy {
    let (rows, cols) = (quantized.rows, quantized.cols);
    let shape = match quantized.axis {
        mxfp8::Axis::Row => [rows, cols / mxfp8::BLOCK],
        mxfp8::Axis::Col => [rows / mxfp8::BLOCK, cols],
    };
    let dequantized = quantized.dequantize();
    let format = ElementFormat::Fp8(quantized.format);
    let loss = loss(source.data(), &dequantized, &quantized.codes, format);
    let swizzled = quantized.swizzled_scales();
    let scales = Scales::Blocks { linear: quantized.scales, shape, swizzled };
    QuantizedCopy {
        name,
        rows,
        cols,
        format,
        codes: quantized.codes,
        scales,
        amax: source.amax(),
        dequantized,
        loss,
    }
}

fn fp8_copy(name: String, source: Matrix<'_>, column: bool, quantized: fp8::Quantized) -> QuantizedCopy {
    let (rows, cols) = (source.rows(), source.cols());
    let format = ElementFormat::Fp8(quantized.format);
    let decoded = quantized.dequantize();
    let loss = loss(source.data(), &decoded, &quantized.codes, format);
    let scales = Scales::Tensor(quantized.scale_inv);
    let amax = quantized.amax;
    let (rows, cols, codes, dequantized) = match column {
        true => (cols, rows, transpose(&quantized.codes, rows, cols), transpose(&decoded, rows, cols)),
        false => (rows, cols, quantized.codes, decoded),
    };
    QuantizedCopy { name, rows, cols, format, codes, scales, amax, dequantized, loss }
}
