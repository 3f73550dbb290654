use crate::golden::{Golden, assert_bytes, assert_floats, files};
use custom_calls::formats::Fp8;
use custom_calls::quantize::fp8::{AmaxRule, DelayedScaling, DelayedState};
use custom_calls::quantize::nvfp4::{BLOCK, Blocks, Quantized};
use custom_calls::quantize::{Matrix, QuantizeError, Rounding, fp8, hadamard, mxfp8, nvfp4, transpose};

/// Compares every tensor that the golden file holds of one NVFP4 copy.
fn check_nvfp4(golden: &Golden, prefix: &str, ours: &Quantized) {
    let name = |part: &str| format!("{prefix}.{part}");
    assert_floats(&name("amax"), &[ours.amax], &golden.f32(&name("amax")));
    assert_bytes(&name("scale"), &ours.scales, &golden.u8(&name("scale")));
    assert_bytes(&name("data"), &ours.codes, &golden.u8(&name("data")));
    if golden.has(&name("scale_swizzled")) {
        assert_bytes(prefix, &ours.swizzled_scales(), &golden.u8(&name("scale_swizzled")));
    }
    if golden.has(&name("scale_compact")) {
        let across = ours.cols / BLOCK;
        let compact: Vec<u8> = ours.scales.chunks(across).step_by(BLOCK).flatten().copied().collect();
        assert_bytes(prefix, &compact, &golden.u8(&name("scale_compact")));
    }
    if golden.has(&name("dequant")) {
        assert_floats(&name("dequant"), &ours.dequantize(), &golden.f32(&name("dequant")));
    }
}

struct Source {
    rows: usize,
    cols: usize,
    row: Vec<f32>,
    col: Vec<f32>,
}

impl Source {
    fn read(golden: &Golden, name: &str) -> Self {
        let shape = golden.shape(name);
        let (rows, cols) = (shape[0], shape[1]);
        let row = golden.f32(name);
        let col = transpose(&row, rows, cols);
        Self { rows, cols, row, col }
    }

    fn row(&self) -> Matrix<'_> {
        Matrix::new(&self.row, self.rows, self.cols).unwrap()
    }

    fn col(&self) -> Matrix<'_> {
        Matrix::new(&self.col, self.cols, self.rows).unwrap()
    }

    fn rht(&self) -> Vec<f32> {
        hadamard::transform(&self.col, self.cols, self.rows).unwrap()
    }
}

/// The copy that a golden name such as `col1d_rht_sr` stands for.
fn nvfp4_copy(golden: &Golden, source: &Source, copy: &str) -> Quantized {
    let blocks = if copy.contains("2d") { Blocks::TwoD } else { Blocks::OneD };
    let column = copy.starts_with("col");
    let bytes = if copy.ends_with("_sr") {
        golden.u8(if column { "rbits_col" } else { "rbits_row" })
    } else {
        Vec::new()
    };
    let rounding = if bytes.is_empty() { Rounding::Nearest } else { Rounding::Stochastic(&bytes) };
    let rht = if copy.contains("rht") { source.rht() } else { Vec::new() };
    let matrix = match (column, rht.is_empty()) {
        (false, _) => source.row(),
        (true, true) => source.col(),
        (true, false) => Matrix::new(&rht, source.cols, source.rows).unwrap(),
    };
    nvfp4::quantize(matrix, blocks, rounding).unwrap()
}

#[test]
fn nvfp4_copies_are_nvidias_bit_for_bit() {
    let mut checked = 0;
    for file in files("nvfp4_").iter().filter(|f| !["nvfp4_edge", "nvfp4_order"].contains(&f.as_str())) {
        let golden = Golden::open(file);
        let source = Source::read(&golden, "x");
        if golden.has("x_rht") {
            assert_floats(file, &source.rht(), &golden.f32("x_rht"));
        }
        for copy in golden.copies().iter().filter(|copy| !copy.contains('.')) {
            check_nvfp4(&golden, copy, &nvfp4_copy(&golden, &source, copy));
            checked += 1;
        }
    }
    assert!(checked >= 50, "only {checked} copies checked");
}

#[test]
fn nvfp4_scale_ties_follow_the_kernels_order_of_operations() {
    let golden = Golden::open("nvfp4_order");
    let source = Source::read(&golden, "x");
    for copy in ["row1d", "col1d"] {
        check_nvfp4(&golden, &format!("cuda_order.{copy}"), &nvfp4_copy(&golden, &source, copy));
    }
}

#[test]
fn nvfp4_of_nan_and_infinity_is_specified() {
    let golden = Golden::open("nvfp4_edge");
    for case in ["inf", "neginf"] {
        let source = Source::read(&golden, &format!("{case}.x"));
        check_nvfp4(&golden, &format!("{case}.torch_ref.row1d"), &nvfp4_copy(&golden, &source, "row1d"));
    }
    let source = Source::read(&golden, "nan.x");
    let nan = nvfp4_copy(&golden, &source, "row1d");
    assert!(nan.amax.is_nan());
    // The reference holds NaN too, with the sign that the host's multiplication gave it.
    assert!(nan.scales.iter().all(|&scale| scale == 0x7f));
    assert!(golden.u8("nan.torch_ref.row1d.scale").iter().all(|&scale| scale & 0x7f == 0x7f));
    // The emulation says 0 here; the kernels' conversion, which has precedence, gives 7.
    assert!(nan.codes.iter().all(|&byte| byte == 0x77));
    assert!(nan.dequantize().iter().all(|x| x.is_nan()));
    let source = Source::read(&golden, "negzero.x");
    let zero = nvfp4_copy(&golden, &source, "row1d");
    assert_bytes("-0", &zero.codes, &golden.u8("negzero.jax.row1d.data"));
}

#[test]
fn stochastic_rounding_has_the_expectation_of_its_rule() {
    for file in ["nvfp4_sr", "nvfp4_sr_grad"] {
        let golden = Golden::open(file);
        let source = Source::read(&golden, "x");
        let expected = golden.f32("expect.dequant");
        let mut sum = vec![0.0_f64; expected.len()];
        for byte in 0..=255 {
            let bytes = vec![byte; sum.len()];
            let copy = nvfp4::quantize(source.row(), Blocks::OneD, Rounding::Stochastic(&bytes)).unwrap();
            for (sum, x) in sum.iter_mut().zip(copy.dequantize()) {
                *sum += f64::from(x);
            }
        }
        for (at, (sum, expected)) in sum.iter().zip(expected).enumerate() {
            // The golden mean went through f32 once.
            let tolerance = f64::from(expected.abs()) * 1e-6;
            assert!((sum / 256.0 - f64::from(expected)).abs() <= tolerance, "{file} at {at}");
        }
    }
}

#[test]
fn a_hadamard_group_is_the_product_with_the_published_matrix() {
    let golden = Golden::open("formats");
    let ours: Vec<f32> = hadamard::matrix().concat();
    assert_floats("matrix", &ours, &golden.f32("rht.matrix"));
    let identity: Vec<f32> = (0..256).map(|i| if i / 16 == i % 16 { 1.0 } else { 0.0 }).collect();
    assert_floats("transform", &hadamard::transform(&identity, 16, 16).unwrap(), &ours);
}

#[test]
fn mxfp8_copies_are_nvidias_bit_for_bit() {
    let golden = Golden::open("mxfp8");
    let mut checked = 0;
    for copy in golden.copies() {
        let parts: Vec<&str> = copy.split('.').collect();
        let [kind, dtype, format, axis] = parts[..] else { panic!("{copy}") };
        let source = Source::read(&golden, &format!("{kind}.{dtype}.x"));
        let format = if format == "e4m3" { Fp8::E4M3 } else { Fp8::E5M2 };
        let axis = if axis == "row" { mxfp8::Axis::Row } else { mxfp8::Axis::Col };
        let ours = mxfp8::quantize(source.row(), format, axis).unwrap();
        assert_bytes(&copy, &ours.scales, &golden.u8(&format!("{copy}.scale")));
        assert_bytes(&copy, &ours.codes, &golden.u8(&format!("{copy}.data")));
        assert_bytes(&copy, &ours.swizzled_scales(), &golden.u8(&format!("{copy}.scale_swizzled")));
        let dequantized = format!("{copy}.dequant");
        if golden.has(&dequantized) {
            assert_floats(&dequantized, &ours.dequantize(), &golden.f32(&dequantized));
        }
        checked += 1;
    }
    assert!(checked >= 16, "only {checked} copies checked");
}

#[test]
fn fp8_current_scaling_is_nvidias_bit_for_bit() {
    let golden = Golden::open("fp8_current");
    for copy in golden.copies() {
        let (source_name, format) = copy.rsplit_once('.').unwrap();
        let source = Source::read(&golden, &format!("{source_name}.x"));
        let format = if format == "e4m3" { Fp8::E4M3 } else { Fp8::E5M2 };
        let ours = fp8::quantize_current(source.row(), format);
        check_fp8(&golden, &copy, &ours, &source);
        assert_floats(&copy, &[ours.amax], &golden.f32(&format!("{copy}.amax")));
        assert_floats(&copy, &[ours.scale], &golden.f32(&format!("{copy}.scale")));
    }
}

fn check_fp8(golden: &Golden, prefix: &str, ours: &fp8::Quantized, source: &Source) {
    assert_bytes(prefix, &ours.codes, &golden.u8(&format!("{prefix}.data")));
    let turned = transpose(&ours.codes, source.rows, source.cols);
    assert_bytes(prefix, &turned, &golden.u8(&format!("{prefix}.data_t")));
    assert_floats(prefix, &[ours.scale_inv], &golden.f32(&format!("{prefix}.scale_inv")));
}

#[test]
fn fp8_scales_follow_the_kernels_at_the_ends_of_the_range() {
    let golden = Golden::open("formats");
    for (format, name) in [(Fp8::E4M3, "e4m3"), (Fp8::E5M2, "e5m2")] {
        let inputs = golden.f32("scale_from_amax.in");
        let ours: Vec<f32> = inputs.iter().map(|&amax| fp8::scale_from_amax(amax, format)).collect();
        assert_floats(name, &ours, &golden.f32(&format!("scale_from_amax.{name}")));
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
        let mut state = settings.initial_state();
        for step in 0..8 {
            let source = Source::read(&golden, &format!("step{step}.x"));
            let prefix = format!("{name}.step{step}");
            assert_floats(&prefix, &[state.scale], &golden.f32(&format!("{prefix}.scale_in")));
            let (ours, next) = settings.quantize(source.row(), format, &state).unwrap();
            check_fp8(&golden, &prefix, &ours, &source);
            assert_floats(&prefix, &[next.scale], &golden.f32(&format!("{prefix}.scale_out")));
            check_history(&golden, &prefix, &next);
            state = next;
        }
    }
}

fn check_history(golden: &Golden, prefix: &str, state: &DelayedState) {
    let last16 = format!("{prefix}.amax_history_out_last16");
    let (kept, name) = if golden.has(&last16) {
        let (older, kept) = state.amax_history.split_at(state.amax_history.len() - 16);
        assert!(older.iter().all(|&amax| amax == 0.0));
        (kept, last16)
    } else {
        (&state.amax_history[..], format!("{prefix}.amax_history_out"))
    };
    assert_floats(&name, kept, &golden.f32(&name));
}

#[test]
fn operands_of_a_linear_layer_are_nvidias_bit_for_bit() {
    for (file, rht) in [("linear_te_nvfp4", true), ("linear_te_nvfp4_no_rht", false)] {
        let golden = Golden::open(file);
        for operand in ["x_row", "x_col", "w_row", "w_col", "dy_row_sr", "dy_col_sr"] {
            let (tensor, rest) = operand.split_once('_').unwrap();
            let source = Source::read(&golden, tensor);
            let blocks = if tensor == "w" { "2d" } else { "1d" };
            let rht = if rht && tensor != "w" && rest.starts_with("col") { "_rht" } else { "" };
            let rounding = if rest.ends_with("_sr") { "_sr" } else { "" };
            let copy = format!("{}{blocks}{rht}{rounding}", &rest[..3]);
            check_nvfp4(&golden, operand, &nvfp4_copy(&golden, &source, &copy));
        }
    }
}

#[test]
fn sizes_that_are_no_whole_blocks_are_refused_by_name() {
    let data = vec![1.0; 24 * 40];
    let error = |source, blocks| nvfp4::quantize(source, blocks, Rounding::Nearest).unwrap_err().to_string();
    let tall = Matrix::new(&data, 24, 40).unwrap();
    assert!(error(tall, Blocks::OneD).contains("columns to be a multiple of 16, got a matrix of 24 x 40"));
    let data = vec![1.0; 24 * 32];
    let wide = Matrix::new(&data, 24, 32).unwrap();
    assert!(error(wide, Blocks::TwoD).contains("rows to be a multiple of 16"));
    let column = mxfp8::quantize(wide, Fp8::E4M3, mxfp8::Axis::Col).unwrap_err();
    assert!(column.to_string().contains("rows to be a multiple of 32"));
    let short = nvfp4::quantize(wide, Blocks::OneD, Rounding::Stochastic(&[0; 3])).unwrap_err();
    assert!(matches!(short, QuantizeError::Length { expected: 768, got: 3, .. }));
}

#[test]
fn an_amax_history_of_another_length_is_refused() {
    let data = vec![1.0; 256];
    let source = Matrix::new(&data, 16, 16).unwrap();
    let state = DelayedState { scale: 1.0, amax_history: vec![0.0; 16] };
    let error = DelayedScaling::default().quantize(source, Fp8::E4M3, &state).unwrap_err();
    assert_eq!(error, QuantizeError::HistoryLength { expected: 1024, got: 16 });
}
