//! The CUDA handler without a GPU: its rules, its descriptors on the real library, and the whole call against a
//! stand-in that computes the product from what it is handed.
//!
//! `MAXTEXT_PLUGIN_CUBLAS` or the provisioner's cache leads to the real libcublasLt.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stderr,
    clippy::panic,
    clippy::undocumented_unsafe_blocks,
    clippy::multiple_unsafe_ops_per_block,
    reason = "tests; the stand-in reads the test's own memory"
)]

use custom_calls::cuda::api::{Algorithm, Api, HeuristicResult, Opaque, Status, desc};
use custom_calls::cuda::{Buffers, Element, OutputType, Plan, Problem, WORKSPACE, check_capability};
use custom_calls::formats::{Fp8, e2m1, e8m0, unswizzle_scales};
use custom_calls::gemm::GemmKind;
use custom_calls::quantize::{Matrix, Rounding, fp8, mxfp8, nvfp4};
use half::bf16;
use std::collections::HashMap;
use std::ffi::{c_char, c_void};
use std::sync::Mutex;

const LLAMA3_8B: [[u64; 3]; 3] = [[8192, 14336, 4096], [8192, 4096, 14336], [4096, 14336, 8192]];

fn problem(kind: GemmKind, sizes: [u64; 3]) -> Problem {
    let element = if kind == GemmKind::Nvfp4 { Element::E2M1 } else { Element::E4M3 };
    Problem::new(kind, [element, element], OutputType::Bf16, sizes).unwrap()
}

fn broken(kind: GemmKind, elements: [Element; 2], output: OutputType, sizes: [u64; 3]) -> String {
    Problem::new(kind, elements, output, sizes).unwrap_err().to_string()
}

#[test]
fn each_rule_of_types_and_sizes_is_enforced() {
    use Element::{E2M1, E4M3, E5M2};
    let bf16 = OutputType::Bf16;
    assert!(broken(GemmKind::Nvfp4, [E4M3, E2M1], bf16, [64, 64, 64]).contains("do not take E4M3"));
    assert!(broken(GemmKind::Mxfp8, [E4M3, E2M1], bf16, [64, 64, 64]).contains("do not take E2M1"));
    assert!(broken(GemmKind::Fp8, [E5M2, E5M2], bf16, [64, 64, 64]).contains("no product of two E5M2"));
    assert!(
        broken(GemmKind::Nvfp4, [E2M1; 2], bf16, [64, 64, 48]).contains("K to be a multiple of 32, got 48")
    );
    assert!(
        broken(GemmKind::Mxfp8, [E4M3; 2], bf16, [64, 64, 48]).contains("K to be a multiple of 32, got 48")
    );
    assert!(
        broken(GemmKind::Fp8, [E4M3; 2], bf16, [64, 64, 24]).contains("K to be a multiple of 16, got 24")
    );
    assert!(
        broken(GemmKind::Fp8, [E4M3; 2], bf16, [40, 64, 64]).contains("M to be a multiple of 16, got 40")
    );
    assert!(
        broken(GemmKind::Fp8, [E4M3; 2], OutputType::F32, [64, 8, 64])
            .contains("N to be a multiple of 16, got 8")
    );
    assert!(broken(GemmKind::Fp8, [E4M3; 2], bf16, [64, 0, 64]).contains("got 0"));
}

#[test]
fn hopper_is_refused_for_block_scaled_products_and_taken_for_fp8() {
    for kind in [GemmKind::Nvfp4, GemmKind::Mxfp8] {
        let error = check_capability(kind, (9, 0), 130_100).unwrap_err().to_string();
        assert!(error.contains("compute capability 10.0 or later (Blackwell); this one has 9.0"), "{error}");
        assert!(error.contains("use te_fp8_currentscaling on Hopper"), "{error}");
        check_capability(kind, (10, 0), 120_800).unwrap();
        check_capability(kind, (12, 0), 130_100).unwrap();
        let error = check_capability(kind, (10, 3), 120_700).unwrap_err().to_string();
        assert!(error.contains("cuBLASLt 120800 or later, this is 120700"), "{error}");
    }
    check_capability(GemmKind::Fp8, (9, 0), 130_100).unwrap();
    let error = check_capability(GemmKind::Fp8, (8, 0), 130_100).unwrap_err().to_string();
    assert!(error.contains("8.9 or later (Ada or Hopper); this one has 8.0: train in bf16"), "{error}");
}

fn real_library() -> Option<Api> {
    if std::env::var("XLA_TEST_SKIP").is_ok_and(|v| v == "1") {
        eprintln!("SKIPPED: XLA_TEST_SKIP=1 leaves the real libcublasLt out");
        return None;
    }
    let folder = xla::provision::Provisioner::from_env().resolve("cublas").unwrap();
    Some(Api::load(&custom_calls::cuda::library_file(&folder).unwrap()).unwrap())
}

fn number(bytes: &[u8]) -> u64 {
    let mut wide = [0; 8];
    wide[..bytes.len()].copy_from_slice(bytes);
    u64::from_le_bytes(wide)
}

/// Numbers and sizes from the header cublasLt.h of CUDA 13, read back from the real library for the products of Llama 3 8B.
#[test]
fn descriptors_read_back_from_the_real_library() {
    let Some(api) = real_library() else { return };
    assert!(api.version() >= 120_800, "{}", api.version());
    for (kind, types, mode, pointer_mode, fast) in [
        (GemmKind::Nvfp4, [33, 33, 14], 1, 1, 0),
        (GemmKind::Mxfp8, [28, 28, 14], 2, 0, 1),
        (GemmKind::Fp8, [28, 28, 14], 0, 0, 1),
    ] {
        for [m, n, k] in LLAMA3_8B {
            let plan = Plan::new(api, problem(kind, [m, n, k])).unwrap();
            let attribute = |attribute, size: usize| {
                let bytes = plan.descriptor_attribute(attribute).unwrap();
                assert_eq!(bytes.len(), size, "attribute {attribute}");
                number(&bytes)
            };
            assert_eq!(attribute(0, 4), 68, "compute type");
            assert_eq!(attribute(1, 4), 0, "scale type");
            assert_eq!(attribute(desc::POINTER_MODE, 4), pointer_mode);
            assert_eq!(attribute(desc::TRANSA, 4), 1);
            assert_eq!(attribute(desc::TRANSB, 4), 0);
            assert_eq!(attribute(desc::EPILOGUE, 4), 1);
            assert_eq!(attribute(desc::FAST_ACCUM, 1), fast);
            assert_eq!(attribute(desc::A_SCALE_MODE, 4), mode);
            assert_eq!(attribute(desc::B_SCALE_MODE, 4), mode);
            // A is the right operand, so its columns are N; C is N x M.
            for (layout, rows, cols, ld) in [(0, k, n, k), (1, k, m, k), (2, n, m, n)] {
                let attribute = |a| number(&plan.layout_attribute(layout, a).unwrap());
                assert_eq!(attribute(0), types[layout], "type of {layout}");
                assert_eq!([attribute(2), attribute(3), attribute(4)], [rows, cols, ld], "layout {layout}");
            }
        }
    }
}

/// What the stand-in library holds.
#[derive(Default)]
struct StandIn {
    descriptors: HashMap<usize, HashMap<i32, Vec<u8>>>,
    layouts: HashMap<usize, (i32, u64, u64, i64)>,
    next: usize,
    order: Vec<&'static str>,
    stream: usize,
}

static STAND_IN: Mutex<Option<StandIn>> = Mutex::new(None);

fn with<T>(f: impl FnOnce(&mut StandIn) -> T) -> T {
    f(STAND_IN.lock().unwrap().get_or_insert_default())
}

fn fresh(state: &mut StandIn, out: *mut Opaque) -> usize {
    state.next += 16;
    unsafe { *out = state.next as Opaque };
    state.next
}

unsafe extern "C" fn create(out: *mut Opaque) -> Status {
    with(|s| fresh(s, out));
    0
}
extern "C" fn version() -> usize {
    130_100
}
extern "C" fn status_string(_: Status) -> *const c_char {
    c"stand-in".as_ptr()
}
unsafe extern "C" fn desc_create(out: *mut Opaque, compute: i32, scale: i32) -> Status {
    assert_eq!((compute, scale), (68, 0));
    with(|s| {
        let id = fresh(s, out);
        s.descriptors.insert(id, HashMap::new());
    });
    0
}
unsafe extern "C" fn destroy(object: Opaque) -> Status {
    with(|s| {
        s.descriptors.remove(&(object as usize));
        s.layouts.remove(&(object as usize));
    });
    0
}
unsafe extern "C" fn desc_set(object: Opaque, attribute: i32, value: *const c_void, size: usize) -> Status {
    let bytes = unsafe { std::slice::from_raw_parts(value.cast::<u8>(), size) }.to_vec();
    with(|s| s.descriptors.get_mut(&(object as usize)).unwrap().insert(attribute, bytes));
    0
}
unsafe extern "C" fn get(_: Opaque, _: i32, _: *mut c_void, _: usize, _: *mut usize) -> Status {
    15
}
unsafe extern "C" fn layout_create(out: *mut Opaque, ty: i32, rows: u64, cols: u64, ld: i64) -> Status {
    with(|s| {
        let id = fresh(s, out);
        s.layouts.insert(id, (ty, rows, cols, ld));
    });
    0
}
unsafe extern "C" fn preference_set(_: Opaque, attribute: i32, value: *const c_void, size: usize) -> Status {
    match attribute {
        1 => assert_eq!((unsafe { *value.cast::<u64>() }, size), (WORKSPACE as u64, 8)),
        5..=8 => assert_eq!((unsafe { *value.cast::<u32>() }, size), (16, 4)),
        other => panic!("preference {other}"),
    }
    0
}
unsafe extern "C" fn heuristic(
    _: Opaque,
    _: Opaque,
    _: Opaque,
    _: Opaque,
    _: Opaque,
    _: Opaque,
    _: Opaque,
    count: i32,
    results: *mut HeuristicResult,
    found: *mut i32,
) -> Status {
    assert_eq!(count, 1);
    with(|s| s.order.push("heuristic"));
    unsafe { *results = HeuristicResult { algorithm: [42; 8], ..HeuristicResult::default() } };
    unsafe { *found = 1 };
    0
}

/// One operand as cuBLASLt reads it: column-major `[rows, cols]` with its leading dimension, codes by type, scales by mode.
fn decode(
    ty: i32,
    layout: (u64, u64, i64),
    codes: *const c_void,
    mode: i32,
    scales: *const c_void,
) -> Vec<f64> {
    let (k, columns, ld) = (layout.0 as usize, layout.1 as usize, layout.2 as usize);
    let byte = |at: usize| unsafe { *codes.cast::<u8>().add(at) };
    let tiled = |block: usize| {
        let cols = k / block;
        let len = columns.next_multiple_of(128) * cols.next_multiple_of(4);
        let bytes = unsafe { std::slice::from_raw_parts(scales.cast::<u8>(), len) };
        unswizzle_scales(bytes, columns, cols).unwrap()
    };
    let linear = match mode {
        1 => tiled(16),
        2 => tiled(32),
        _ => Vec::new(),
    };
    let tensor_scale = if mode == 0 { f64::from(unsafe { *scales.cast::<f32>() }) } else { 1.0 };
    let mut values = Vec::with_capacity(k * columns);
    for column in 0..columns {
        for row in 0..k {
            let at = column * ld + row;
            let element = match ty {
                33 => e2m1::decode(byte(at / 2) >> (4 * (at % 2))),
                28 => Fp8::E4M3.decode(byte(at)),
                29 => Fp8::E5M2.decode(byte(at)),
                other => panic!("type {other}"),
            };
            let scale = match mode {
                1 => Fp8::E4M3.decode(linear[column * (k / 16) + row / 16]),
                2 => e8m0::decode(linear[column * (k / 32) + row / 32]),
                _ => 1.0,
            };
            values.push(f64::from(element) * f64::from(scale) * tensor_scale);
        }
    }
    values
}

unsafe extern "C" fn matmul(
    _: Opaque,
    descriptor: Opaque,
    alpha: *const c_void,
    a: *const c_void,
    a_layout: Opaque,
    b: *const c_void,
    b_layout: Opaque,
    beta: *const c_void,
    c: *const c_void,
    c_layout: Opaque,
    d: *mut c_void,
    d_layout: Opaque,
    algorithm: *const Algorithm,
    workspace: *mut c_void,
    workspace_size: usize,
    stream: *mut c_void,
) -> Status {
    with(|s| {
        s.order.push("matmul");
        s.stream = stream as usize;
        let attributes = &s.descriptors[&(descriptor as usize)];
        let int = |a: i32| i32::from_le_bytes(attributes[&a][..].try_into().unwrap());
        let pointer = |a: i32| number(&attributes[&a]) as usize as *const c_void;
        assert_eq!((int(desc::TRANSA), int(desc::TRANSB)), (1, 0), "the one layout of FP4");
        assert_eq!(unsafe { *algorithm }, [42; 8]);
        assert_eq!((c, c_layout), (d.cast_const(), d_layout));
        assert!(!workspace.is_null() && workspace_size == WORKSPACE);
        let layout = |l: Opaque| s.layouts[&(l as usize)];
        let side = |l: Opaque, codes, mode, scales| {
            let (ty, rows, cols, ld) = layout(l);
            decode(ty, (rows, cols, ld), codes, int(mode), pointer(scales))
        };
        let left = side(a_layout, a, desc::A_SCALE_MODE, desc::A_SCALE_POINTER);
        let right = side(b_layout, b, desc::B_SCALE_MODE, desc::B_SCALE_POINTER);
        let (alpha, beta) = unsafe { (*alpha.cast::<f32>(), *beta.cast::<f32>()) };
        assert_eq!(beta, 0.0);
        let (ty, rows, cols, ld) = layout(d_layout);
        assert_eq!(ty, 14);
        let k = layout(a_layout).1 as usize;
        for column in 0..cols as usize {
            for row in 0..rows as usize {
                let terms = (0..k).map(|i| left[row * k + i] * right[column * k + i]);
                let value = bf16::from_f64(terms.sum::<f64>() * f64::from(alpha));
                unsafe { *d.cast::<bf16>().add(column * ld as usize + row) = value };
            }
        }
    });
    0
}

fn stand_in() -> Api {
    Api {
        create,
        get_version: version_c,
        status_string: status_string_c,
        desc_create,
        desc_destroy: destroy,
        desc_set,
        desc_get: get,
        layout_create,
        layout_destroy: destroy,
        layout_get: get,
        preference_create: create,
        preference_destroy: destroy,
        preference_set,
        heuristic,
        matmul,
    }
}
unsafe extern "C" fn version_c() -> usize {
    version()
}
unsafe extern "C" fn status_string_c(status: Status) -> *const c_char {
    status_string(status)
}

/// Memory at a multiple of 256 bytes.
struct Aligned(Vec<u8>, usize);

impl Aligned {
    fn new(bytes: &[u8]) -> Self {
        let mut memory = vec![0; bytes.len() + 256];
        let start = memory.as_ptr().align_offset(256);
        memory[start..start + bytes.len()].copy_from_slice(bytes);
        Self(memory, start)
    }
    fn pointer(&mut self) -> *mut c_void {
        self.0[self.1..].as_mut_ptr().cast()
    }
}

struct Side {
    codes: Vec<u8>,
    scales: Vec<u8>,
    decoded: Vec<f32>,
    global: f32,
}

fn side(kind: GemmKind, rows: usize, k: usize, seed: usize) -> Side {
    let data: Vec<f32> =
        (0..rows * k).map(|i| (((i * 31 + seed) * 7919) % 2003) as f32 / 500.0 - 2.0).collect();
    let x = Matrix::new(&data, rows, k).unwrap();
    match kind {
        GemmKind::Nvfp4 => {
            let q = nvfp4::quantize(x, nvfp4::Blocks::OneD, Rounding::Nearest).unwrap();
            let (decoded, scales, global) = (q.dequantize(), q.swizzled_scales(), q.global_scale());
            Side { codes: q.codes, scales, decoded, global }
        }
        GemmKind::Mxfp8 => {
            let q = mxfp8::quantize(x, Fp8::E4M3, mxfp8::Axis::Row).unwrap();
            let (decoded, scales) = (q.dequantize(), q.swizzled_scales());
            Side { codes: q.codes, scales, decoded, global: 1.0 }
        }
        GemmKind::Fp8 => {
            let q = fp8::quantize_current(x, Fp8::E4M3);
            let decoded = q.dequantize();
            Side { codes: q.codes, scales: q.scale_inv.to_le_bytes().to_vec(), decoded, global: 1.0 }
        }
    }
}

/// The stand-in decodes what it is handed, so a swapped operand, layout or scale gives another number.
#[test]
fn what_the_library_is_handed_is_the_product() {
    *STAND_IN.lock().unwrap() = None;
    for kind in GemmKind::ALL {
        let [m, n, k] = [48_usize, 80, 160];
        let (left, right) = (side(kind, m, k, 1), side(kind, n, k, 2));
        let mut buffers = [&left.codes, &left.scales, &right.codes, &right.scales].map(|b| Aligned::new(b));
        let alpha = left.global * right.global;
        // The scalars lie where a GPU's memory would: the call must not read them before the library does.
        let mut scalars = [Aligned::new(&[0xff; 4]), Aligned::new(&0.0_f32.to_le_bytes())];
        let mut result = Aligned::new(&vec![0; m * n * 2]);
        let mut workspace = Aligned::new(&[0; 256]);
        let api = stand_in();
        let mut plan = Plan::new(api, problem(kind, [m as u64, n as u64, k as u64])).unwrap();
        let algorithm = unsafe { plan.choose(std::ptr::null_mut()) }.unwrap();
        let [l, ls, r, rs] = buffers.each_mut().map(Aligned::pointer);
        let [alpha_pointer, beta_pointer] = scalars.each_mut().map(Aligned::pointer);
        unsafe { *alpha_pointer.cast::<f32>() = alpha };
        let memory = Buffers {
            left: l,
            left_scales: ls,
            right: r,
            right_scales: rs,
            alpha: alpha_pointer,
            beta: beta_pointer,
            result: result.pointer(),
            workspace: workspace.pointer(),
            workspace_size: WORKSPACE,
        };
        unsafe { plan.run(std::ptr::null_mut(), &algorithm, &memory, 0x5eed as *mut c_void) }.unwrap();
        assert_eq!(with(|s| s.stream), 0x5eed, "the call's own stream");
        assert_eq!(with(|s| std::mem::take(&mut s.order)), ["heuristic", "matmul"]);
        let values = unsafe { std::slice::from_raw_parts(result.pointer().cast::<bf16>(), m * n) };
        for i in 0..m {
            for j in 0..n {
                let terms =
                    (0..k).map(|x| f64::from(left.decoded[i * k + x]) * f64::from(right.decoded[j * k + x]));
                let exact: f64 = terms.sum();
                // Half an ulp of bf16, and the f32 roundings of the decoded operands (2 each of 2^-24).
                let bound = exact.abs() * 2.0_f64.powi(-8) + 1e-5;
                let got = f64::from(values[i * n + j].to_f32());
                assert!((got - exact).abs() <= bound, "{kind:?} ({i}, {j}): {got} for {exact}");
            }
        }
        // Pointers off their alignment are refused before the library sees them.
        let crooked = Buffers { left: memory.left.wrapping_byte_add(8), ..memory };
        let error = unsafe { plan.run(std::ptr::null_mut(), &algorithm, &crooked, std::ptr::null_mut()) };
        assert!(error.unwrap_err().to_string().contains("left codes must lie at a multiple of 16 bytes"));
        let crooked = Buffers { workspace: memory.workspace.wrapping_byte_add(16), ..memory };
        let error = unsafe { plan.run(std::ptr::null_mut(), &algorithm, &crooked, std::ptr::null_mut()) };
        assert!(error.unwrap_err().to_string().contains("workspace must lie at a multiple of 256 bytes"));
        let missing = Buffers { alpha: std::ptr::null(), ..memory };
        let outcome = unsafe { plan.run(std::ptr::null_mut(), &algorithm, &missing, std::ptr::null_mut()) };
        assert_eq!(outcome.is_err(), kind == GemmKind::Nvfp4, "NVFP4 reads alpha on the device");
        with(|s| s.order.clear());
    }
    assert!(with(|s| s.descriptors.is_empty() && s.layouts.is_empty()), "everything was destroyed");
}
