//! Roofline times against numbers worked out by hand.

use std::collections::BTreeMap;

use hlo::analysis::{
    Bound, DEVICES, DeviceSpec, Query, combined_names, memory, neighbourhood, roofline, scope,
};
use hlo::dump::{ParseOptions, parse_module};

use super::golden::text;

const STEP: &str = "HloModule step, num_partitions=4\n\nadd {\n  a = f32[] parameter(0)\n  b = f32[] parameter(1)\n  ROOT \
                    c = f32[] add(a, b)\n}\n\nENTRY e {\n  x = bf16[4096,4096]{1,0} parameter(0)\n  w = \
                    bf16[4096,4096]{1,0} parameter(1)\n  d = bf16[4096,4096]{1,0} dot(x, w), lhs_contracting_dims={1}, \
                    rhs_contracting_dims={0}, metadata={op_name=\"jit(f)/decoder/mlp/wi_0/dot_general\"}\n  n = \
                    bf16[4096,4096]{1,0} negate(d)\n  ROOT r = bf16[4096,4096]{1,0} all-reduce(n), \
                    replica_groups={{0,1,2,3}}, to_apply=add\n}\n";

#[test]
fn each_instruction_takes_the_time_of_what_limits_it() {
    let module = parse_module(STEP, &ParseOptions::default()).unwrap();
    let device = DeviceSpec::named("gb200").unwrap();
    let got = roofline(&module, &device, &BTreeMap::new());
    let n = 4096.0f64;
    let by_name = |name: &str| got.ops.iter().find(|op| op.instruction == name).unwrap();
    // 2 n^3 FLOP at 2.5 PFLOP/s; reads and writes 2 n^2 bytes each at 8 TB/s; a ring over four devices sends
    // twice three quarters at 900 GB/s.
    let expected = [
        ("d", Bound::Compute, 2.0 * n.powi(3) / 2.5e15),
        ("n", Bound::Memory, 2.0 * 2.0 * n * n / 8e12),
        ("r", Bound::Network, 2.0 * 0.75 * 2.0 * n * n / 900e9),
    ];
    for (name, bound, seconds) in expected {
        let op = by_name(name);
        assert_eq!(op.bound, bound, "{name}");
        assert!((op.seconds / seconds - 1.0).abs() < 1e-12, "{name}: {} for {seconds}", op.seconds);
    }
    assert_eq!(by_name("d").scope, "decoder/mlp/wi_0");
    let sum: f64 = expected.iter().map(|(_, _, seconds)| seconds).sum();
    assert!((got.seconds / sum - 1.0).abs() < 1e-12);
    let hidden = expected[2].2.max(expected[0].2 + expected[1].2);
    assert!((got.overlapped_seconds / hidden - 1.0).abs() < 1e-12);
    assert!((got.mfu - expected[0].2 / hidden).abs() < 1e-12);
}

#[test]
fn another_recipe_changes_the_rate_of_products() {
    let module = parse_module(STEP, &ParseOptions::default()).unwrap();
    let device = DeviceSpec::named("gb300").unwrap();
    let recipe = BTreeMap::from([("bf16".to_string(), "f4e2m1fn".to_string())]);
    let seconds = |as_type| {
        roofline(&module, &device, as_type).ops.iter().find(|op| op.instruction == "d").unwrap().seconds
    };
    // 2.5 PFLOP/s of BF16 is what limits; at 15 of FP4 the three arrays of bf16 take longer at 8 TB/s.
    let n = 4096.0f64;
    let plain = BTreeMap::new();
    assert!((seconds(&plain) / (2.0 * n.powi(3) / 2.5e15) - 1.0).abs() < 1e-12);
    assert!((seconds(&recipe) / (3.0 * 2.0 * n * n / 8e12) - 1.0).abs() < 1e-12);
    let got = roofline(&module, &device, &recipe);
    assert_eq!(got.matmul_flops_by_dtype, BTreeMap::from([("f4e2m1fn".to_string(), 2.0 * n.powi(3))]));
}

/// A custom call as a module of its own.
fn custom_call(operands: &[&str], result: &str, attributes: &str) -> String {
    let mut text = "HloModule m\n\nENTRY e {\n".to_string();
    let names: Vec<_> = (0..operands.len()).map(|number| format!("p{number}")).collect();
    for (number, shape) in operands.iter().enumerate() {
        text.push_str(&format!("  p{number} = {shape} parameter({number})\n"));
    }
    format!("{text}  ROOT c = {result} custom-call({}), {attributes}\n}}\n", names.join(", "))
}

#[test]
fn custom_calls_that_are_products_count_as_such_and_others_as_unknown() {
    let (m, k, n) = (256.0, 512.0, 128.0);
    let attention = "backend_config={\"cudnn_fmha_backend_config\":{\"fmha_scale\":1.0,\"intermediate_tensor_shape\":\
                     {\"element_type\":\"BF16\",\"dimensions\":[\"2\",\"12\",\"2048\",\"2048\"],\"tuple_shapes\":[]}}}";
    let query = "bf16[2,12,2048,64]{3,2,1,0}";
    let scores = 2.0 * 12.0 * 2048.0 * 2048.0 * 64.0;
    let cases = [
        (
            custom_call(
                &[
                    "f4e2m1fn[256,512]",
                    "f8e4m3fn[8192]",
                    "f4e2m1fn[128,512]",
                    "f8e4m3fn[4096]",
                    "f32[]",
                    "f32[]",
                ],
                "bf16[256,128]",
                "custom_call_target=\"maxtext.nvfp4_gemm\"",
            ),
            Some(("f4e2m1fn", 2.0 * m * k * n)),
        ),
        (
            custom_call(
                &["f8e5m2[256,512]", "f8e8m0fnu[4096]", "f8e4m3fn[128,512]", "f8e8m0fnu[2048]"],
                "(bf16[256,128], s8[1024])",
                "custom_call_target=\"maxtext.mxfp8_gemm\"",
            ),
            Some(("f8e5m2 x f8e4m3fn", 2.0 * m * k * n)),
        ),
        (
            custom_call(
                &[query, query, query],
                "(bf16[2,12,2048,64]{3,1,2,0}, u8[0]{0})",
                &format!("custom_call_target=\"__cudnn$fmhaSoftmax\", {attention}"),
            ),
            Some(("bf16", 2.0 * 2.0 * scores)),
        ),
        (
            custom_call(
                &[query, query, query],
                "(bf16[2,12,2048,64]{3,1,2,0}, u8[0]{0})",
                &format!("custom_call_target=\"__cudnn$fmhaSoftmaxBackward\", {attention}"),
            ),
            Some(("bf16", 5.0 * 2.0 * scores)),
        ),
        (custom_call(&["f32[8]"], "f32[8]", "custom_call_target=\"Sharding\""), Some(("f32", 0.0))),
        (custom_call(&["f32[8]"], "f32[8]", "custom_call_target=\"mystery\""), None),
    ];
    let device = DeviceSpec::named("gb300").unwrap();
    for (text, expected) in cases {
        let module = parse_module(&text, &ParseOptions::default()).unwrap();
        let got = roofline(&module, &device, &BTreeMap::new());
        let summary = hlo::analysis::summarize(&module);
        assert_eq!(got.unknown_custom_calls, usize::from(expected.is_none()), "{text}");
        assert_eq!(summary.custom_calls_of_unknown_flops.len(), usize::from(expected.is_none()), "{text}");
        let products = expected.filter(|(_, flops)| *flops > 0.0);
        let products: BTreeMap<_, _> = products.into_iter().map(|(name, n)| (name.to_string(), n)).collect();
        assert_eq!(got.matmul_flops_by_dtype, products, "{text}");
        assert_eq!(summary.flops_by_dtype, products, "{text}");
        assert_eq!(summary.flops, products.values().sum::<f64>(), "{text}");
    }
}

#[test]
fn loops_multiply_and_fusions_count_as_one() {
    let text = text("scan_mlp_grad.txt.gz");
    let module = parse_module(&text, &ParseOptions::default()).unwrap();
    let got = roofline(&module, &DeviceSpec::named("b200").unwrap(), &BTreeMap::new());
    assert_eq!(got.matmul_flops, (2 * 8 * 64 * 128 * 7 * 4) as f64);
    assert!(got.ops.iter().filter(|op| op.opcode == "fusion" && op.runs == 4.0).count() > 4);
    assert!(got.ops.iter().all(|op| op.opcode != "while"));
}

#[test]
fn every_named_device_has_all_rates() {
    for name in DEVICES {
        let device = DeviceSpec::named(name).unwrap();
        assert!(device.matmul_rate("f32") < device.matmul_rate("bf16"));
        assert!(device.matmul_rate("bf16 x f8e4m3fn") < device.matmul_rate("f8e4m3fn"));
        assert!(device.matmul_rate("f8e4m3fn") <= device.matmul_rate("f4e2m1fn"));
        let text = serde_json::to_string(&device).unwrap();
        assert_eq!(serde_json::from_str::<DeviceSpec>(&text).unwrap(), device);
    }
    assert_eq!(DeviceSpec::named("tpu"), None);
}

#[test]
fn scopes_are_the_names_of_the_model_without_what_jax_adds() {
    let cases = [
        ("jit(step)/jvp(decoder)/while/body/mlp/wi_0/dot_general", "decoder/mlp/wi_0"),
        ("jit(step)/transpose(jvp(decoder/layers))/while/body/checkpoint/mlp/add", "decoder/layers/mlp"),
        ("jit(f)/jit(_where)/select_n", "(top)"),
        ("x", "(top)"),
        ("", "(top)"),
    ];
    for (name, expected) in cases {
        assert_eq!(scope(name), expected, "{name}");
    }
}

#[test]
fn instructions_are_found_by_every_part_of_a_query() {
    let text = text("fsdp_step.txt.gz");
    let module = parse_module(&text, &ParseOptions::default()).unwrap();
    let count = |query: Query| query.find(&module).len();
    let some = |text: &str| Some(text.to_string());
    assert_eq!(count(Query { opcode: some("all-gather"), ..Query::default() }), 4);
    assert_eq!(
        count(Query { opcode: some("all-gather"), op_name: some("TRANSPOSE"), ..Query::default() }),
        2
    );
    assert_eq!(
        count(Query { opcode: some("all-gather"), shape: some("f32[64,128]"), ..Query::default() }),
        2
    );
    assert_eq!(count(Query { opcode: some("all-reduce"), min_bytes: 1 << 16, ..Query::default() }), 1);
    assert_eq!(count(Query { text: some("mesh['axis_0'=2"), name: some("all-g"), ..Query::default() }), 4);
    assert_eq!(count(Query { target: some("x"), ..Query::default() }), 0);
    let gather = module.find("all-gather").unwrap();
    let near = neighbourhood(&module, &module.users(), gather, 1, 100);
    assert!(near.contains(&gather) && near.contains(&module.operands(gather)[0]) && near.len() >= 3);
}

/// The name that XLA's combiner gave three gradients of a JAX job (four CPU devices), and their operands.
const COMBINED: &str = "HloModule step, num_partitions=4\n\nadd {\n  a = f32[] parameter(0)\n  b = f32[] parameter(1)\n  ROOT \
                        c = f32[] add(a, b)\n}\n\nENTRY e {\n  x = f32[256,512]{1,0} parameter(0)\n  y = f32[128,256]{1,0} \
                        parameter(1)\n  z = f32[128,256]{1,0} parameter(2)\n  ROOT r = (f32[256,512]{1,0}, f32[128,256]{1,0}, \
                        f32[128,256]{1,0}) all-reduce(x, y, z), replica_groups=[2,2]<=[2,2]T(1,0), to_apply=add, \
                        metadata={op_name=\"jit(step)/(transpose(jvp(layer_0))/mlp/dot_general:transpose(jvp(layer_1))/attention/\
                        dot_general:transpose(jvp(layer_1))/attention/dot_general)\"}\n}\n";

#[test]
fn a_combined_collective_belongs_to_the_parts_of_its_operands() {
    let module = parse_module(COMBINED, &ParseOptions::default()).unwrap();
    let device = DeviceSpec::named("gb200").unwrap();
    let got = roofline(&module, &device, &BTreeMap::new());
    // 512 KiB of 768 KiB are layer 0's.
    let parts: Vec<_> = got.ops[0].parts.iter().map(|part| (part.scope.as_str(), part.share)).collect();
    assert_eq!(parts, [("layer_0/mlp", 2.0 / 3.0), ("layer_1/attention", 1.0 / 3.0)]);
    assert_eq!(got.ops[0].scope, "layer_0/mlp");
    assert_eq!(got.seconds_by_scope.keys().collect::<Vec<_>>(), ["layer_0/mlp", "layer_1/attention"]);
    let layer_0 = got.seconds_by_scope["layer_0/mlp"];
    assert!((layer_0 / got.seconds - 2.0 / 3.0).abs() < 1e-12);
    let memory = memory(&module, None);
    let scope = |shape: &str| {
        let buffer = memory.live_at_peak.iter().find(|b| b.instruction == "r" && b.shape.starts_with(shape));
        buffer.unwrap().scope.clone().unwrap()
    };
    assert_eq!([scope("f32[256,512]"), scope("f32[128,256]")], ["layer_0/mlp", "layer_1/attention"]);
}

#[test]
fn names_that_are_no_list_stay_whole() {
    for name in ["jit(f)/a/dot_general", "jit(f)/transpose(jvp(a:b))/dot", "jit(f)/(a)", "", "x:y"] {
        assert_eq!(combined_names(name), [name]);
    }
    assert_eq!(combined_names("f/(a/x:b/(y:z))"), ["f/a/x", "f/b/y", "f/b/z"]);
}

#[test]
fn a_module_without_products_has_no_negative_zeros() {
    let text = "HloModule m\nENTRY e {\n  ROOT a = f32[4]{0} parameter(0)\n}\n";
    let module = parse_module(text, &ParseOptions::default()).unwrap();
    let got = roofline(&module, &DeviceSpec::named("gb200").unwrap(), &BTreeMap::new());
    for zero in [got.seconds, got.overlapped_seconds, got.matmul_flops, got.mfu, got.mfu_bf16] {
        assert!(zero == 0.0 && zero.is_sign_positive());
    }
}
