//! Host GEMM against the f32 kernel it stands on, in one run: `cargo bench -p custom_calls --bench host_gemm`.
#![forbid(unsafe_code)]
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a benchmark prints its table and stops at an error"
)]

use custom_calls::formats::Fp8;
use custom_calls::gemm::{Elements, Operand, Output, multiply};
use custom_calls::quantize::{Matrix, Rounding, mxfp8, nvfp4};
use half::bf16;
use ndarray::{Array2, linalg::general_mat_mul};
use std::time::Instant;

/// Tokens, output and input features of layers from small to Llama 3 8B.
const SHAPES: [(usize, usize, usize); 5] =
    [(512, 512, 512), (1024, 1024, 1024), (2048, 2048, 2048), (1024, 4096, 4096), (512, 14336, 4096)];

fn main() {
    println!(
        "{:>5} {:>6} {:>5} {:>12} {:>12} {:>6} {:>12} {:>6}",
        "M", "N", "K", "f32 GFLOP/s", "NVFP4", "", "MXFP8", ""
    );
    for (m, n, k) in SHAPES {
        let [left, right] = [m, n].map(|rows| values(rows * k));
        let [l, r] = [(&left, m), (&right, n)].map(|(data, rows)| Matrix::new(data, rows, k).unwrap());
        let mut out = vec![bf16::ZERO; m * n];
        let flops = 2.0 * (m * n * k) as f64;

        let quantize = |x| nvfp4::quantize(x, nvfp4::Blocks::OneD, Rounding::Nearest).unwrap();
        let (ql, qr) = (quantize(l), quantize(r));
        let (sl, sr) = (ql.swizzled_scales(), qr.swizzled_scales());
        let fp4 = rate(flops, || {
            let l = Operand::new(Elements::Nvfp4 { codes: &ql.codes, scales: &sl }, m, k).unwrap();
            let r = Operand::new(Elements::Nvfp4 { codes: &qr.codes, scales: &sr }, n, k).unwrap();
            multiply(l, r, 1.0, Output::Bf16(&mut out)).unwrap();
        });

        let quantize = |x| mxfp8::quantize(x, Fp8::E4M3, mxfp8::Axis::Row).unwrap();
        let (ql, qr) = (quantize(l), quantize(r));
        let (sl, sr) = (ql.swizzled_scales(), qr.swizzled_scales());
        let fp8 = rate(flops, || {
            let elements = |codes, scales| Elements::Mxfp8 { format: Fp8::E4M3, codes, scales };
            let l = Operand::new(elements(&ql.codes, &sl), m, k).unwrap();
            let r = Operand::new(elements(&qr.codes, &sr), n, k).unwrap();
            multiply(l, r, 1.0, Output::Bf16(&mut out)).unwrap();
        });

        let a = Array2::from_shape_vec((m, k), left).unwrap();
        let b = Array2::from_shape_vec((n, k), right).unwrap();
        let mut c = Array2::<f32>::zeros((m, n));
        let f32 = rate(flops, || general_mat_mul(1.0, &a, &b.t(), 0.0, &mut c));
        let percent = |x: f64| format!("{:.0}%", 100.0 * x / f32);
        println!(
            "{m:>5} {n:>6} {k:>5} {f32:>12.1} {fp4:>12.1} {:>6} {fp8:>12.1} {:>6}",
            percent(fp4),
            percent(fp8)
        );
    }
}

fn values(count: usize) -> Vec<f32> {
    (0..count).map(|i| ((i * 7919) % 1009) as f32 / 504.5 - 1.0).collect()
}

/// GFLOP/s of the fastest of several runs.
fn rate(flops: f64, mut run: impl FnMut()) -> f64 {
    run();
    let best = (0..3).map(|_| {
        let start = Instant::now();
        run();
        start.elapsed().as_secs_f64()
    });
    flops / best.fold(f64::INFINITY, f64::min) / 1e9
}
