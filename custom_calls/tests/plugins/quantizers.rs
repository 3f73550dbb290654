//! Every tensor of the reference, bit for bit, from the quantisers' StableHLO.

use crate::common::{Input, Run, module, on_each, run};
use crate::golden::{Golden, assert_bytes, assert_floats, files};
use custom_calls::emit::{amax, fp8, hadamard, mxfp8, nvfp4};
use custom_calls::formats::Fp8;
use custom_calls::quantize::fp8::{AmaxRule, DelayedScaling};
use hlo::{DType, Tensor};

/// The source of a golden file, in the type that it has there.
fn source(golden: &Golden, name: &str) -> Input {
    let dims: Vec<i64> = golden.shape(name).iter().map(|&d| d as i64).collect();
    let values = golden.f32(name);
    if golden.is_bf16(name) { Input::bf16(&values, &dims) } else { Input::f32(&values, &dims) }
}

fn nvfp4_results<'g>(copy: nvfp4::Quantized<'g>) -> Vec<Tensor<'g>> {
    vec![copy.codes, copy.scales, copy.tiled_scales(), copy.amax]
}

/// The copy that a golden name such as `col1d_rht_sr` stands for.
fn nvfp4_copy<'g>(
    name: &str,
    x: Tensor<'g>,
    row_bytes: Tensor<'g>,
    col_bytes: Tensor<'g>,
) -> nvfp4::Quantized<'g> {
    let column = name.starts_with("col");
    let stochastic = name.ends_with("_sr");
    if name.contains("2d") {
        return nvfp4::quantize_2d(x)[usize::from(column)];
    }
    if !column {
        return nvfp4::quantize_1d(x, stochastic.then_some(row_bytes));
    }
    if !stochastic && !name.contains("rht") {
        return nvfp4::quantize_columns_with_amax(x, amax(x));
    }
    let turned = if name.contains("rht") { hadamard::transform_transposed(x) } else { x.transpose(&[1, 0]) };
    nvfp4::quantize_1d(turned, stochastic.then_some(col_bytes))
}

fn check_nvfp4(golden: &Golden, prefix: &str, run: &Run, first: usize) {
    let name = |part: &str| format!("{prefix}.{part}");
    assert_floats(&name("amax"), &run.f32(first + 3), &golden.f32(&name("amax")));
    assert_bytes(&name("scale"), run.bytes(first + 1), &golden.u8(&name("scale")));
    assert_bytes(&name("data"), &run.packed(first), &golden.u8(&name("data")));
    if golden.has(&name("scale_swizzled")) {
        assert_bytes(&name("scale_swizzled"), run.bytes(first + 2), &golden.u8(&name("scale_swizzled")));
    }
}

fn check_nvfp4_file(file: &str, copies: &[(String, String)], source_name: &str) {
    let golden = Golden::open(file);
    let x = source(&golden, source_name);
    let (rows, cols) = (x.dims[0], x.dims[1]);
    let bytes = |name: &str, dims: &[i64]| {
        let fits =
            golden.has(name) && golden.shape(name).iter().zip(dims).all(|(&have, &need)| have as i64 == need);
        let values = if fits { golden.u8(name) } else { vec![0; (rows * cols) as usize] };
        Input::u8(&values, dims)
    };
    let (row_bytes, col_bytes) = (bytes("rbits_row", &[rows, cols]), bytes("rbits_col", &[cols, rows]));
    let inputs = [&x, &row_bytes, &col_bytes];
    let rht = golden.has("x_rht");
    let text = module(&inputs, |_, p| {
        let copies = copies.iter().flat_map(|(copy, _)| nvfp4_results(nvfp4_copy(copy, p[0], p[1], p[2])));
        let transformed = rht.then(|| hadamard::transform_transposed(p[0]));
        copies.chain(transformed).collect()
    });
    on_each(|client| {
        let run = run(client, &text, &inputs);
        if rht {
            assert_floats(&format!("{file} x_rht"), &run.f32(4 * copies.len()), &golden.f32("x_rht"));
        }
        for (i, (_, prefix)) in copies.iter().enumerate() {
            check_nvfp4(&golden, prefix, &run, 4 * i);
        }
    });
}

#[test]
fn nvfp4_copies_are_nvidias_bit_for_bit() {
    let mut checked = 0;
    for file in files("nvfp4_").iter().filter(|f| !["nvfp4_edge", "nvfp4_order"].contains(&f.as_str())) {
        eprintln!("{file}");
        let copies = Golden::open(file).copies();
        let copies: Vec<_> =
            copies.into_iter().filter(|c| !c.contains('.')).map(|c| (c.clone(), c)).collect();
        check_nvfp4_file(file, &copies, "x");
        checked += copies.len();
    }
    assert!(checked >= 50, "only {checked} copies checked");
}

#[test]
fn nvfp4_scale_ties_follow_the_kernels_order_of_operations() {
    let copies = ["row1d", "col1d"].map(|c| (c.to_owned(), format!("cuda_order.{c}")));
    check_nvfp4_file("nvfp4_order", &copies, "x");
}

#[test]
fn nvfp4_of_nan_and_infinity_is_as_specified_for_the_host() {
    for case in ["inf", "neginf"] {
        let copies = [("row1d".to_owned(), format!("{case}.torch_ref.row1d"))];
        check_nvfp4_file("nvfp4_edge", &copies, &format!("{case}.x"));
    }
    let golden = Golden::open("nvfp4_edge");
    let x = source(&golden, "nan.x");
    let text = module(&[&x], |_, p| nvfp4_results(nvfp4::quantize_1d(p[0], None)));
    on_each(|client| {
        let run = run(client, &text, &[&x]);
        assert!(run.f32(3)[0].is_nan());
        assert!(run.bytes(1).iter().all(|scale| scale & 0x7f == 0x7f), "{:x?}", &run.bytes(1)[..8]);
        assert!(run.bytes(0).iter().all(|&code| code == 7), "{:x?}", &run.bytes(0)[..8]);
    });
}

#[test]
fn operands_of_a_linear_layer_are_nvidias_bit_for_bit() {
    for (file, rht) in [("linear_te_nvfp4", "_rht"), ("linear_te_nvfp4_no_rht", "")] {
        let copy = |copy: &str, prefix: &str| (copy.to_owned(), prefix.to_owned());
        check_nvfp4_file(file, &[copy("row1d", "x_row"), copy(&format!("col1d{rht}"), "x_col")], "x");
        check_nvfp4_file(file, &[copy("row2d", "w_row"), copy("col2d", "w_col")], "w");
        let gradients = [copy("row1d_sr", "dy_row_sr"), copy(&format!("col1d{rht}_sr"), "dy_col_sr")];
        check_nvfp4_file(file, &gradients, "dy");
    }
}

#[test]
fn mxfp8_copies_are_nvidias_bit_for_bit() {
    let golden = Golden::open("mxfp8");
    for copy in golden.copies() {
        let parts: Vec<&str> = copy.split('.').collect();
        let [kind, dtype, format, axis] = parts[..] else { panic!("{copy}") };
        let x = source(&golden, &format!("{kind}.{dtype}.x"));
        let format = if format == "e4m3" { Fp8::E4M3 } else { Fp8::E5M2 };
        let column = axis == "col";
        let text = module(&[&x], |_, p| {
            let source = if column { p[0].transpose(&[1, 0]) } else { p[0] };
            let made = mxfp8::quantize(source, format);
            let (codes, scales) = if column {
                (made.codes.transpose(&[1, 0]), made.scales.transpose(&[1, 0]))
            } else {
                (made.codes, made.scales)
            };
            vec![codes, scales, made.tiled_scales()]
        });
        on_each(|client| {
            let run = run(client, &text, &[&x]);
            assert_bytes(&copy, run.bytes(1), &golden.u8(&format!("{copy}.scale")));
            assert_bytes(&copy, run.bytes(0), &golden.u8(&format!("{copy}.data")));
            assert_bytes(&copy, run.bytes(2), &golden.u8(&format!("{copy}.scale_swizzled")));
        });
    }
}

#[test]
fn fp8_current_scaling_is_nvidias_bit_for_bit() {
    let golden = Golden::open("fp8_current");
    for copy in golden.copies() {
        let (source_name, format) = copy.rsplit_once('.').unwrap();
        let x = source(&golden, &format!("{source_name}.x"));
        let format = if format == "e4m3" { Fp8::E4M3 } else { Fp8::E5M2 };
        let text = module(&[&x], |_, p| {
            let made = fp8::quantize_current(p[0], format);
            vec![made.codes, made.codes.transpose(&[1, 0]), made.scale_inv]
        });
        on_each(|client| {
            let run = run(client, &text, &[&x]);
            assert_bytes(&copy, run.bytes(0), &golden.u8(&format!("{copy}.data")));
            assert_bytes(&copy, run.bytes(1), &golden.u8(&format!("{copy}.data_t")));
            assert_floats(&copy, &run.f32(2), &golden.f32(&format!("{copy}.scale_inv")));
        });
    }
}

#[test]
fn fp8_delayed_scaling_carries_nvidias_state_through_eight_steps() {
    let golden = Golden::open("fp8_delayed");
    let settings = |history, rule, margin| DelayedScaling { history, rule, margin };
    let cases = [
        ("h4_max_m0", settings(4, AmaxRule::Max, 0), Fp8::E4M3),
        ("h4_recent_m0", settings(4, AmaxRule::MostRecent, 0), Fp8::E4M3),
        ("h16_max_m2", settings(16, AmaxRule::Max, 2), Fp8::E4M3),
        ("h1024_max_m0", DelayedScaling::default(), Fp8::E5M2),
    ];
    for (name, settings, format) in cases {
        let x = source(&golden, "step0.x");
        let entries = settings.history as i64;
        let start = settings.initial_state();
        let (scale, history) =
            (Input::f32(&[start.scale], &[1]), Input::f32(&start.amax_history, &[entries]));
        let text = module(&[&x, &scale, &history], |_, p| {
            let made = fp8::quantize_with_scale(p[0], format, p[1]);
            let (scale, history) =
                fp8::next_state(settings, p[1], p[2], custom_calls::emit::amax(p[0]), format);
            vec![made.codes, made.scale_inv, scale, history]
        });
        on_each(|client| {
            let (mut scale, mut history) = (vec![start.scale], start.amax_history.clone());
            for step in 0..8 {
                let x = source(&golden, &format!("step{step}.x"));
                let inputs = [x, Input::f32(&scale, &[1]), Input::f32(&history, &[entries])];
                let run = run(client, &text, &[&inputs[0], &inputs[1], &inputs[2]]);
                let prefix = format!("{name}.step{step}");
                assert_bytes(&prefix, run.bytes(0), &golden.u8(&format!("{prefix}.data")));
                assert_floats(&prefix, &run.f32(1), &golden.f32(&format!("{prefix}.scale_inv")));
                (scale, history) = (run.f32(2), run.f32(3));
                assert_floats(&prefix, &scale, &golden.f32(&format!("{prefix}.scale_out")));
                let kept = golden.names_of(&format!("{prefix}.amax_history_out"));
                let expected = golden.f32(&kept);
                assert_floats(&prefix, &history[history.len() - expected.len()..], &expected);
            }
        });
    }
}

#[test]
fn a_history_of_another_length_is_refused_when_the_graph_is_built() {
    let g = hlo::Graph::new("test");
    let scale = g.parameter("scale", DType::F32, [1]);
    let history = g.parameter("history", DType::F32, [16]);
    let amax = g.parameter("amax", DType::F32, []);
    let (scale, history) = fp8::next_state(DelayedScaling::default(), scale, history, amax, Fp8::E4M3);
    let error = g.finish(&[("scale", scale), ("history", history)]).err().unwrap().to_string();
    assert!(error.contains("holds 16 entries, the recipe uses 1024"), "{error}");
}
