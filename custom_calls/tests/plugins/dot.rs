//! The quantised product of a dense layer and its gradients against the host's quantisers and products.

use crate::common::{Input, module, on_each, run};
use crate::golden::{Golden, assert_floats};
use custom_calls::dot::{CHECKPOINT_NAME, DelayedScalingState, QuantizedDot};
use custom_calls::formats::Fp8;
use custom_calls::gemm::{Elements, Operand, Output, multiply};
use custom_calls::quantize::fp8::DelayedScaling;
use custom_calls::quantize::nvfp4::{Blocks, SCALE_RANGE};
use custom_calls::quantize::{Matrix, Rounding, fp8, hadamard, mxfp8, nvfp4, transpose};
use custom_calls::recipe::{Recipe, Settings};
use half::bf16;
use hlo::random::host::{Prng, ThreefryKey};
use hlo::random::{Key, KeyKind};
use hlo::{DType, Graph, RematPolicy, Tensor};

const KEY: [u32; 2] = [7, 11];

/// The product of a layer and both its gradients, as StableHLO.
pub(crate) fn step_text(settings: Settings) -> String {
    let inputs = Layer::golden().inputs();
    let inputs: Vec<&Input> = inputs.iter().collect();
    module(&inputs, |g, p| {
        let y = layer_dot(settings, p[3], p[0], p[1]);
        [vec![y], g.grad(loss(y, p[2]), &[p[0], p[1]])].concat()
    })
}

/// XLA for GPUs takes any layout that is not asked for, and the handlers read row-major.
#[test]
fn products_ask_for_row_major_operands_and_results() {
    for recipe in Recipe::ALL.into_iter().filter(|r| *r != Recipe::Fp8DelayedScaling) {
        let text = step_text(Settings::from(recipe));
        let calls: Vec<&str> = text.lines().filter(|line| line.contains("custom_call @maxtext.")).collect();
        assert_eq!(calls.len(), 3, "{recipe}: {text}");
        for call in calls {
            let one_d = call.matches("dense<[0]> : tensor<1xindex>").count();
            let two_d = call.matches("dense<[1, 0]> : tensor<2xindex>").count();
            let scalars = call.matches("dense<> : tensor<0xindex>").count();
            let operands = call.split_once(" : (").map_or(0, |(_, types)| types.matches("tensor<").count());
            assert_eq!(one_d + two_d + scalars, operands, "{recipe}: {call}");
            assert!(two_d >= 3, "{recipe}: both codes and the result: {call}");
        }
    }
}

/// A quantised operand of the host, with its share of alpha.
struct Side {
    kind: Kind,
    rows: usize,
    k: usize,
    codes: Vec<u8>,
    tiled: Vec<u8>,
    scale: f32,
}

enum Kind {
    Nvfp4,
    Mxfp8,
    Fp8(Fp8),
}

impl Side {
    fn nvfp4(
        x: &[f32],
        rows: usize,
        k: usize,
        blocks: Blocks,
        bytes: Option<&[u8]>,
        amax: Option<f32>,
    ) -> Self {
        let source = Matrix::new(x, rows, k).unwrap();
        let rounding = bytes.map_or(Rounding::Nearest, Rounding::Stochastic);
        let amax = amax.unwrap_or_else(|| source.amax());
        let q = nvfp4::quantize_with_amax(source, blocks, rounding, amax).unwrap();
        let (tiled, scale) = (q.swizzled_scales(), q.amax / SCALE_RANGE);
        Self { kind: Kind::Nvfp4, rows, k, codes: q.codes, tiled, scale }
    }

    fn mxfp8(x: &[f32], rows: usize, k: usize) -> Self {
        let q = mxfp8::quantize(Matrix::new(x, rows, k).unwrap(), Fp8::E4M3, mxfp8::Axis::Row).unwrap();
        let tiled = q.swizzled_scales();
        Self { kind: Kind::Mxfp8, rows, k, codes: q.codes, tiled, scale: 1.0 }
    }

    fn fp8(x: &[f32], rows: usize, k: usize, format: Fp8, scale: Option<f32>) -> Self {
        let source = Matrix::new(x, rows, k).unwrap();
        let scale = scale.unwrap_or_else(|| fp8::scale_from_amax(source.amax(), format));
        let q = fp8::quantize_with_scale(source, format, scale);
        Self { kind: Kind::Fp8(format), rows, k, codes: q.codes, tiled: Vec::new(), scale: q.scale_inv }
    }

    fn operand(&self) -> Operand<'_> {
        let elements = match self.kind {
            Kind::Nvfp4 => Elements::Nvfp4 { codes: &self.codes, scales: &self.tiled },
            Kind::Mxfp8 => Elements::Mxfp8 { format: Fp8::E4M3, codes: &self.codes, scales: &self.tiled },
            Kind::Fp8(format) => Elements::Fp8 { format, codes: &self.codes },
        };
        Operand::new(elements, self.rows, self.k).unwrap()
    }

    fn times(&self, right: &Self) -> Vec<f32> {
        let mut out = vec![bf16::ZERO; self.rows * right.rows];
        let alpha = self.scale * right.scale;
        multiply(self.operand(), right.operand(), alpha, Output::Bf16(&mut out)).unwrap();
        out.into_iter().map(bf16::to_f32).collect()
    }
}

pub(crate) struct Layer {
    m: usize,
    k: usize,
    n: usize,
    x: Vec<f32>,
    w: Vec<f32>,
    dy: Vec<f32>,
}

impl Layer {
    pub(crate) fn golden() -> Self {
        let golden = Golden::open("linear_te_nvfp4");
        let [x, w, dy] = ["x", "w", "dy"].map(|name| golden.f32(name));
        let (shape, kernel) = (golden.shape("x"), golden.shape("w"));
        Self { m: shape[0], k: shape[1], n: kernel[1], x, w, dy }
    }

    /// y, dx and dw from the host's quantisers and products.
    fn reference(&self, settings: Settings) -> [Vec<f32>; 3] {
        let Self { m, k, n, x, w, dy } = self;
        let (m, k, n) = (*m, *k, *n);
        let [xt, wt, dyt] = [transpose(x, m, k), transpose(w, k, n), transpose(dy, m, n)];
        let [x_row, w_col, dy_row, w_row, x_col, dy_col] = match settings.recipe {
            Recipe::Nvfp4 | Recipe::Nvfp4NoRht => {
                let one = Blocks::OneD;
                let bytes = |copy| {
                    let words = ThreefryKey { words: KEY }.fold_in(copy).words32(m * n / 4);
                    words.into_iter().flat_map(u32::to_le_bytes).collect::<Vec<u8>>()
                };
                let bytes = settings.stochastic.then(|| [bytes(0), bytes(1)]);
                let bytes = |copy: usize| bytes.as_ref().map(|b| &b[copy][..]);
                let col = |t: &[f32], rows: usize, k: usize, bytes: Option<&[u8]>| match settings.hadamard {
                    true => Side::nvfp4(&hadamard::transform(t, rows, k).unwrap(), rows, k, one, bytes, None),
                    false => Side::nvfp4(t, rows, k, one, bytes, None),
                };
                let weight = if settings.two_d_weights { Blocks::TwoD } else { one };
                [
                    Side::nvfp4(x, m, k, one, None, None),
                    Side::nvfp4(&wt, n, k, weight, None, None),
                    Side::nvfp4(dy, m, n, one, bytes(0), None),
                    Side::nvfp4(w, k, n, weight, None, None),
                    col(&xt, k, m, None),
                    col(&dyt, n, m, bytes(1)),
                ]
            }
            Recipe::Mxfp8 => [
                Side::mxfp8(x, m, k),
                Side::mxfp8(&wt, n, k),
                Side::mxfp8(dy, m, n),
                Side::mxfp8(w, k, n),
                Side::mxfp8(&xt, k, m),
                Side::mxfp8(&dyt, n, m),
            ],
            Recipe::Fp8CurrentScaling | Recipe::Fp8DelayedScaling => {
                let scale = (settings.recipe == Recipe::Fp8DelayedScaling).then_some(1.0);
                [
                    Side::fp8(x, m, k, Fp8::E4M3, scale),
                    Side::fp8(&wt, n, k, Fp8::E4M3, scale),
                    Side::fp8(dy, m, n, Fp8::E5M2, scale),
                    Side::fp8(w, k, n, Fp8::E4M3, scale),
                    Side::fp8(&xt, k, m, Fp8::E4M3, scale),
                    Side::fp8(&dyt, n, m, Fp8::E5M2, scale),
                ]
            }
        };
        [x_row.times(&w_col), dy_row.times(&w_row), x_col.times(&dy_col)]
    }

    pub(crate) fn inputs(&self) -> [Input; 4] {
        let [m, k, n] = [self.m, self.k, self.n].map(|d| d as i64);
        [
            Input::bf16(&self.x, &[m, k]),
            Input::bf16(&self.w, &[k, n]),
            Input::bf16(&self.dy, &[m, n]),
            Input::u32(&KEY, &[2]),
        ]
    }
}

fn settings() -> Vec<Settings> {
    let recipes = Recipe::ALL.into_iter().filter(|r| *r != Recipe::Fp8DelayedScaling).map(Settings::from);
    let nvfp4 = Settings::from(Recipe::Nvfp4);
    let ablations = [
        Settings { stochastic: false, ..nvfp4 },
        Settings { two_d_weights: false, ..nvfp4 },
        Settings { hadamard: false, ..nvfp4 },
    ];
    recipes.chain(ablations).collect()
}

pub(crate) fn layer_dot<'g>(settings: Settings, key: Tensor<'g>, x: Tensor<'g>, w: Tensor<'g>) -> Tensor<'g> {
    let key = Some(Key::from_words(KeyKind::Threefry2x32, key));
    QuantizedDot { settings, layer: "mlp/wi_0", key }.dot_general(x, w, 1)
}

/// sum(y * dy): its gradient with respect to y is dy.
pub(crate) fn loss<'g>(y: Tensor<'g>, dy: Tensor<'g>) -> Tensor<'g> {
    (y.to_dtype(DType::F32) * dy.to_dtype(DType::F32)).sum_all()
}

#[test]
fn forward_and_gradients_are_the_hosts_bit_for_bit() {
    let layer = Layer::golden();
    let inputs = layer.inputs();
    let inputs: Vec<&Input> = inputs.iter().collect();
    for settings in settings() {
        eprintln!("{settings:?}");
        let [y, dx, dw] = layer.reference(settings);
        let text = module(&inputs, |g, p| {
            let y = layer_dot(settings, p[3], p[0], p[1]);
            let gradients = g.grad(loss(y, p[2]), &[p[0], p[1]]);
            [vec![y], gradients].concat()
        });
        on_each(|client| {
            let run = run(client, &text, &inputs);
            assert_floats("y", &run.f32(0), &y);
            assert_floats("dx", &run.f32(1), &dx);
            assert_floats("dw", &run.f32(2), &dw);
            let calls = run.executable.executable().program().unwrap().custom_calls;
            let ours = calls.iter().filter(|c| c.target.starts_with("maxtext.")).count();
            assert_eq!(ours, 3, "{calls:?}");
        });
    }
}

#[test]
fn delayed_scaling_returns_its_next_state_as_cotangents() {
    let layer = Layer::golden();
    let settings = Settings::from(Recipe::Fp8DelayedScaling);
    let scaling = DelayedScaling { history: 16, ..DelayedScaling::default() };
    let start = scaling.initial_state();
    let state = || [Input::f32(&[start.scale], &[1]), Input::f32(&start.amax_history, &[16])];
    let inputs: Vec<Input> = layer.inputs().into_iter().chain((0..3).flat_map(|_| state())).collect();
    let inputs: Vec<&Input> = inputs.iter().collect();
    let [y, dx, dw] = layer.reference(settings);
    let text = module(&inputs, |g, p| {
        let state = DelayedScalingState {
            x_scale: p[4],
            x_amax_history: p[5],
            kernel_scale: p[6],
            kernel_amax_history: p[7],
            grad_scale: p[8],
            grad_amax_history: p[9],
        };
        let dot = QuantizedDot { settings, layer: "mlp/wi_0", key: None };
        let y = dot.dot_general_delayed(p[0], p[1], 1, state, scaling);
        let wrt = [&p[..2], &state.tensors()].concat();
        [vec![y], g.grad(loss(y, p[2]), &wrt)].concat()
    });
    let next = |x: &[f32], rows, cols, format| {
        scaling.quantize(Matrix::new(x, rows, cols).unwrap(), format, &start).unwrap().1
    };
    let states = [
        next(&layer.x, layer.m, layer.k, Fp8::E4M3),
        next(&layer.w, layer.k, layer.n, Fp8::E4M3),
        next(&layer.dy, layer.m, layer.n, Fp8::E5M2),
    ];
    on_each(|client| {
        let run = run(client, &text, &inputs);
        for (i, (what, expected)) in [("y", &y), ("dx", &dx), ("dw", &dw)].into_iter().enumerate() {
            assert_floats(what, &run.f32(i), expected);
        }
        for (i, state) in states.iter().enumerate() {
            assert_floats("scale", &run.f32(3 + 2 * i), &[state.scale]);
            assert_floats("history", &run.f32(4 + 2 * i), &state.amax_history);
        }
    });
}

/// Two layers in a scan, each under remat with the names of `minimal_with_context_and_quantization`, against the same
/// layers written out.
#[test]
fn scan_and_remat_change_no_bit() {
    let layer = Layer::golden();
    let (m, k) = (layer.m as i64, layer.k as i64);
    let kernels: Vec<f32> = layer.w.iter().chain(layer.w.iter().rev()).copied().collect();
    let keys = [3_u32, 4, 5, 6];
    let inputs = [
        Input::bf16(&layer.x, &[m, k]),
        Input::bf16(&kernels, &[2, k, k]),
        Input::bf16(&layer.dy, &[m, k]),
        Input::u32(&keys, &[2, 2]),
    ];
    let inputs: Vec<&Input> = inputs.iter().collect();
    for settings in [Recipe::Nvfp4, Recipe::Mxfp8, Recipe::Fp8CurrentScaling].map(Settings::from) {
        let unrolled = module(&inputs, |g, p| {
            let mut x = p[0];
            for i in 0..2 {
                let w = p[1].slice_in_dim(i, i + 1, 0).squeeze(&[0]);
                let key = p[3].slice_in_dim(i, i + 1, 0).squeeze(&[0]);
                x = layer_dot(settings, key, x, w);
            }
            [vec![x], g.grad(loss(x, p[2]), &[p[0], p[1]])].concat()
        });
        let scanned = module(&inputs, |g, p| {
            let x = scan_layers(g, settings, p);
            [vec![x], g.grad(loss(x, p[2]), &[p[0], p[1]])].concat()
        });
        on_each(|client| {
            let (plain, scanned) = (run(client, &unrolled, &inputs), run(client, &scanned, &inputs));
            for i in 0..3 {
                assert_floats("result", &scanned.f32(i), &plain.f32(i));
            }
        });
    }
}

fn scan_layers<'g>(g: &'g Graph, settings: Settings, p: &[Tensor<'g>]) -> Tensor<'g> {
    let (carry, _) = g.scan(&[p[0]], &[p[1], p[3]], |carry, layer| {
        let policy = RematPolicy::names([CHECKPOINT_NAME, "context"]);
        let out = g.remat(&policy, false, || vec![layer_dot(settings, layer[1], carry[0], layer[0])]);
        (out, vec![])
    });
    carry[0]
}

fn error_of(body: impl for<'g> Fn(&'g Graph) -> Tensor<'g>) -> String {
    let g = Graph::new("test");
    let y = body(&g);
    let Err(error) = g.finish(&[("y", y)]) else { panic!("the graph has no error") };
    error.to_string()
}

#[test]
fn sizes_types_and_keys_that_do_not_fit_are_refused_with_the_layers_name() {
    let settings = Settings::from(Recipe::Nvfp4);
    let dot = |m: i64, k: i64, n: i64, dtype: DType, settings: Settings| {
        error_of(|g| {
            let (x, w) = (g.parameter("x", dtype, [m, k]), g.parameter("w", dtype, [k, n]));
            QuantizedDot { settings, layer: "decoder/mlp/wi_0", key: None }.dot_general(x, w, 1)
        })
    };
    let error = dot(48, 64, 64, DType::BF16, settings);
    assert!(
        error.contains("layer decoder/mlp/wi_0") && error.contains("tokens to be a multiple of 32, got 48"),
        "{error}"
    );
    let error = dot(64, 80, 64, DType::BF16, settings);
    assert!(error.contains("input features to be a multiple of 32, got 80"), "{error}");
    let error = dot(64, 64, 24, DType::BF16, Settings::from(Recipe::Fp8CurrentScaling));
    assert!(error.contains("output features to be a multiple of 16, got 24"), "{error}");
    let error = dot(64, 64, 64, DType::F32, settings);
    assert!(error.contains("the Hadamard transform takes bf16"), "{error}");
    let error = dot(64, 64, 64, DType::BF16, settings);
    assert!(error.contains("needs a random key"), "{error}");
    let error = dot(64, 64, 64, DType::F16, settings);
    assert!(error.contains("both must be bf16, or both f32"), "{error}");
    let error = dot(64, 64, 64, DType::BF16, Settings::from(Recipe::Fp8DelayedScaling));
    assert!(error.contains("use dot_general_delayed"), "{error}");
}
