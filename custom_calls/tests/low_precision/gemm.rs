use crate::golden::Golden;
use custom_calls::formats::{Fp8, e2m1, swizzle_scales};
use custom_calls::gemm::{Elements, GemmError, Operand, Output, multiply};
use custom_calls::quantize::{Matrix, Rounding, fp8, mxfp8, nvfp4};
use half::bf16;
use proptest::prelude::*;

/// One operand with everything it borrows, and its decoded values before the tensor-level scale.
struct Owned {
    kind: Kind,
    rows: usize,
    k: usize,
    codes: Vec<u8>,
    tiled: Vec<u8>,
    decoded: Vec<f64>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Nvfp4,
    Mxfp8,
    Fp8(Fp8),
}

impl Owned {
    fn operand(&self) -> Operand<'_> {
        let elements = match self.kind {
            Kind::Nvfp4 => Elements::Nvfp4 { codes: &self.codes, scales: &self.tiled },
            Kind::Mxfp8 => Elements::Mxfp8 { format: Fp8::E4M3, codes: &self.codes, scales: &self.tiled },
            Kind::Fp8(format) => Elements::Fp8 { format, codes: &self.codes },
        };
        Operand::new(elements, self.rows, self.k).unwrap()
    }

    fn random(kind: Kind, rows: usize, k: usize, seed: u64) -> Self {
        let data = noise(rows * k, seed);
        let source = Matrix::new(&data, rows, k).unwrap();
        match kind {
            Kind::Nvfp4 => {
                let q = nvfp4::quantize(source, nvfp4::Blocks::OneD, Rounding::Nearest).unwrap();
                let decoded = e2m1::unpack(&q.codes).into_iter().enumerate();
                let scale = |at: usize| f64::from(Fp8::E4M3.decode(q.scales[at / nvfp4::BLOCK]));
                let decoded = decoded.map(|(at, code)| f64::from(e2m1::decode(code)) * scale(at)).collect();
                let tiled = q.swizzled_scales();
                Self { kind, rows, k, codes: q.codes, tiled, decoded }
            }
            Kind::Mxfp8 => {
                let q = mxfp8::quantize(source, Fp8::E4M3, mxfp8::Axis::Row).unwrap();
                let decoded = q.dequantize().into_iter().map(f64::from).collect();
                let tiled = q.swizzled_scales();
                Self { kind, rows, k, codes: q.codes, tiled, decoded }
            }
            Kind::Fp8(format) => {
                let q = fp8::quantize_current(source, format);
                let decoded = q.codes.iter().map(|&code| f64::from(format.decode(code))).collect();
                Self { kind, rows, k, codes: q.codes, tiled: Vec::new(), decoded }
            }
        }
    }
}

/// Values over several binades, both signs, from a small multiplicative generator.
fn noise(count: usize, seed: u64) -> Vec<f32> {
    let mut state = seed.wrapping_mul(2).wrapping_add(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 40) as f32 / (1 << 24) as f32
    };
    (0..count)
        .map(|_| {
            let (u, v) = (next(), next());
            bf16::from_f32((u - 0.5) * (v * 6.0).exp2()).to_f32()
        })
        .collect()
}

/// Holds `ours` to the product in f64.
///
/// f32 accumulation of K terms in any order errs by at most K 2^-24 sum|terms|, alpha and the rounding of the
/// result by half an ulp each (2^-24, and 2^-8 for bf16 or 2^-24 for f32).
fn assert_product(left: &Owned, right: &Owned, alpha: f32, ours: &[f32], half_ulp: f64) {
    let unit = 2.0_f64.powi(-24);
    for (i, row) in left.decoded.chunks_exact(left.k).enumerate() {
        for (j, column) in right.decoded.chunks_exact(right.k).enumerate() {
            let (mut sum, mut magnitude) = (0.0, 0.0);
            for (a, b) in row.iter().zip(column) {
                sum += a * b;
                magnitude += (a * b).abs();
            }
            let alpha = f64::from(alpha);
            let exact = sum * alpha;
            let accumulation = left.k as f64 * unit * magnitude * alpha.abs();
            let bound = accumulation + (half_ulp + 2.0 * unit) * (exact.abs() + accumulation);
            let got = f64::from(ours[i * right.rows + j]);
            assert!((got - exact).abs() <= bound, "({i}, {j}): {got:e} for {exact:e}, bound {bound:e}");
        }
    }
}

fn product(left: &Owned, right: &Owned, alpha: f32) -> (Vec<bf16>, Vec<f32>) {
    let mut narrow = vec![bf16::NAN; left.rows * right.rows];
    let mut wide = vec![f32::NAN; narrow.len()];
    multiply(left.operand(), right.operand(), alpha, Output::Bf16(&mut narrow)).unwrap();
    multiply(left.operand(), right.operand(), alpha, Output::F32(&mut wide)).unwrap();
    (narrow, wide)
}

fn check(kinds: (Kind, Kind), m: usize, n: usize, k: usize, seed: u64) {
    let left = Owned::random(kinds.0, m, k, seed);
    let right = Owned::random(kinds.1, n, k, seed + 1);
    let alpha = 0.37;
    let (narrow, wide) = product(&left, &right, alpha);
    assert_product(&left, &right, alpha, &wide, 2.0_f64.powi(-24));
    let widened: Vec<f32> = narrow.iter().map(|x| x.to_f32()).collect();
    assert_product(&left, &right, alpha, &widened, 2.0_f64.powi(-8));
    let rounded: Vec<bf16> = wide.iter().map(|&x| bf16::from_f32(x)).collect();
    assert_eq!(narrow, rounded, "bf16 is the f32 result rounded once");
}

const PAIRS: [(Kind, Kind); 5] = [
    (Kind::Nvfp4, Kind::Nvfp4),
    (Kind::Mxfp8, Kind::Mxfp8),
    (Kind::Fp8(Fp8::E4M3), Kind::Fp8(Fp8::E4M3)),
    (Kind::Fp8(Fp8::E5M2), Kind::Fp8(Fp8::E4M3)),
    (Kind::Fp8(Fp8::E4M3), Kind::Fp8(Fp8::E5M2)),
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]
    #[test]
    fn products_are_those_of_f64_within_f32_accumulation(
        pair in 0_usize..5, m in 1_usize..12, n in 1_usize..12, k in 1_usize..12, seed in 0_u64..1000,
    ) {
        check(PAIRS[pair], m * 16, n * 16, k * 32, seed);
    }
}

#[test]
fn long_and_lopsided_products_are_right() {
    for (pair, m, n, k) in [(0, 16, 1040, 4096), (0, 720, 16, 2080), (1, 48, 304, 3104), (2, 33, 57, 1040)] {
        check(PAIRS[pair], m, n, k, 7);
    }
    check(PAIRS[0], 80, 112, 48, 3);
}

#[test]
fn the_layers_of_the_reference_come_out_as_one_rounding_of_the_exact_product() {
    for file in ["linear_te_nvfp4", "linear_te_nvfp4_no_rht"] {
        let golden = Golden::open(file);
        let pairs =
            [("fprop", "x_row", "w_col"), ("dgrad", "dy_row_sr", "w_row"), ("wgrad", "x_col", "dy_col_sr")];
        for (pass, left, right) in pairs {
            let [left, right] = [left, right].map(|name| read(&golden, name));
            let amax = |name: &str| golden.f32(&format!("{name}.amax"))[0];
            let names = pairs.iter().find(|p| p.0 == pass).unwrap();
            let alpha = (amax(names.1) / nvfp4::SCALE_RANGE) * (amax(names.2) / nvfp4::SCALE_RANGE);
            assert_eq!(alpha, golden.f32(&format!("{pass}.alpha"))[0], "{file} {pass}");
            let acc = golden.f64(&format!("{pass}.acc_f64"));
            let (narrow, _) = product(&left, &right, alpha);
            for (at, (ours, acc)) in narrow.iter().zip(acc).enumerate() {
                // K = 64 or 128 terms of at most 12 bits over few binades: f32 sums them exactly here.
                assert_eq!(*ours, bf16::from_f32(alpha * acc as f32), "{file} {pass} at {at}");
            }
        }
    }
}

fn read(golden: &Golden, name: &str) -> Owned {
    let shape = golden.shape(&format!("{name}.data"));
    let (rows, k) = (shape[0], 2 * shape[1]);
    let codes = golden.u8(&format!("{name}.data"));
    let tiled = golden.u8(&format!("{name}.scale_swizzled"));
    Owned { kind: Kind::Nvfp4, rows, k, codes, tiled, decoded: Vec::new() }
}

#[test]
fn nan_scales_give_nan_and_zero_scales_zero() {
    let mut left = Owned::random(Kind::Nvfp4, 16, 32, 1);
    let right = Owned::random(Kind::Nvfp4, 16, 32, 2);
    let mut linear = vec![0; 32];
    linear[0] = 0x7f;
    left.tiled = swizzle_scales(&linear, 16, 2).unwrap();
    let (narrow, _) = product(&left, &right, 1.0);
    assert!(narrow[..16].iter().all(|x| x.is_nan()));
    assert!(narrow[16..].iter().all(|x| *x == bf16::ZERO));
}

#[test]
fn buffers_that_do_not_fit_are_refused() {
    let left = Owned::random(Kind::Nvfp4, 16, 32, 1);
    let right = Owned::random(Kind::Nvfp4, 16, 64, 2);
    let mut out = vec![0.0; 256];
    let error = multiply(left.operand(), right.operand(), 1.0, Output::F32(&mut out)).unwrap_err();
    assert_eq!(error, GemmError::Mismatch { left: 32, right: 64 });
    let error = multiply(left.operand(), left.operand(), 1.0, Output::F32(&mut out[1..])).unwrap_err();
    assert_eq!(error, GemmError::Result { rows: 16, cols: 16, got: 255 });
    let other = Owned::random(Kind::Mxfp8, 16, 32, 2);
    let error = multiply(left.operand(), other.operand(), 1.0, Output::F32(&mut out)).unwrap_err();
    assert_eq!(error, GemmError::Kinds { left: "NVFP4", right: "MXFP8" });
    let short = Elements::Nvfp4 { codes: &left.codes, scales: &left.tiled[1..] };
    let error = Operand::new(short, 16, 32).unwrap_err().to_string();
    assert_eq!(error, "the tiled scales of a 16 x 32 NVFP4 operand take 512 bytes, got 511");
    let odd = Elements::Nvfp4 { codes: &left.codes, scales: &left.tiled };
    assert!(matches!(Operand::new(odd, 16, 24), Err(GemmError::Contraction { block: 16, k: 24, .. })));
}
