//! StableHLO that JAX lowered, against what XLA's own translation of it counts.

use std::collections::BTreeMap;

use hlo::analysis::{CostAnalysis, LintOptions, LoopCount, lint, summarize};
use hlo::dump::{
    DecodeError, HloModule, Opcode, ParseOptions, decode, hlo_text_of_stablehlo, metadata, parse_module,
};

use super::golden::{numbers, text};

fn parse(text: &str) -> HloModule<'_> {
    parse_module(text, &ParseOptions::default()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn stablehlo(name: &str) -> String {
    text(&format!("stablehlo/{name}.mlir.gz"))
}

/// FLOPs that XLA's translation folds away, by module: `x * 1`, `x + 0` and divisions of constants of so many elements.
const FOLDED: [(&str, f64); 10] = [
    // iota + 0 in `tril`, and a scalar.
    ("attention_grad", 64.0 * 64.0 + 1.0),
    // iota + 0 in `tril`.
    ("cholesky_solve", 24.0 * 24.0),
    // One custom call more marks the borders of the manual computation; each counts as -1.
    ("collectives", -1.0),
    // The gradient of a sum is multiplied by 1.
    ("conv_grad", 4.0 * 8.0 * 8.0 * 16.0),
    ("cross_entropy_grad", 2.0),
    ("embedding_grad", 64.0 * 32.0),
    ("fsdp_step", 1.0),
    ("scan_mlp_grad", 1.0),
    ("train_step_donated", 1.0),
    ("unrolled_layers_grad", 64.0 * 128.0),
];

#[test]
fn work_is_what_xla_counts_in_its_own_translation() {
    let numbers = numbers();
    assert!(numbers.len() >= 31);
    for (name, xla) in numbers {
        let text = stablehlo(&name);
        let module = parse(&text);
        let cost = CostAnalysis::new(&module, LoopCount::Once).total();
        let theirs = |what: &str| xla["lowered"][what].as_f64().unwrap();
        match name.as_str() {
            // The inverse error function is a custom call here, a polynomial there.
            "rng_dropout" => {
                let calls = summarize(&module).custom_calls_of_unknown_flops;
                assert_eq!(calls, BTreeMap::from([("chlo.erf_inv".to_string(), 1)]));
                continue;
            }
            // Two products by 1 of 32 x 64 elements.
            "layer_norm_grad" => assert_eq!(cost.flops, theirs("flops") + 4096.0),
            _ => {
                let folded = FOLDED.iter().find(|(other, _)| *other == name).map_or(0.0, |(_, n)| *n);
                assert_eq!(cost.flops, theirs("flops") + folded, "FLOPs of {name}");
            }
        }
        assert_eq!(cost.transcendentals, theirs("transcendentals"), "transcendentals of {name}");
    }
}

#[test]
fn the_program_is_that_of_xlas_own_translation() {
    for name in ["attention_grad", "fsdp_step", "scan_mlp_grad"] {
        let (ours, xla) = (stablehlo(name), text(&format!("{name}.before.txt.gz")));
        let (ours, xla) = (parse(&ours), parse(&xla));
        let (mine, theirs) = (summarize(&ours), summarize(&xla));
        assert_eq!(mine.flops_by_dtype, theirs.flops_by_dtype, "{name}");
        assert_eq!(mine.parameters_bytes, theirs.parameters_bytes, "{name}");
        assert_eq!(mine.outputs_bytes, theirs.outputs_bytes, "{name}");
        let trips = |summary: &hlo::analysis::Summary| {
            summary.while_loops.iter().map(|l| l.trip_count).collect::<Vec<_>>()
        };
        assert_eq!(trips(&mine), trips(&theirs), "{name}");
        let shapes = |module: &HloModule<'_>, opcode| {
            let all = module.instructions().filter(|(_, i)| i.opcode == opcode);
            let mut shapes: Vec<_> =
                all.map(|(id, _)| module.shape(id).without_layout().to_string()).collect();
            shapes.sort();
            shapes
        };
        for opcode in [Opcode::Dot, Opcode::Reduce, Opcode::DynamicSlice, Opcode::DynamicUpdateSlice] {
            assert_eq!(shapes(&ours, opcode), shapes(&xla, opcode), "{opcode:?} of {name}");
        }
    }
}

#[test]
fn collectives_of_a_manual_computation_have_groups_of_mesh_axes() {
    let text = stablehlo("collectives");
    let got: Vec<_> = summarize(&parse(&text))
        .collectives
        .iter()
        .map(|c| (c.opcode.clone(), c.groups.count, c.groups.size))
        .collect();
    let expected = [
        ("all-gather", 2, 4),
        ("all-reduce", 1, 8),
        ("all-to-all", 2, 4),
        ("collective-permute", 8, 2),
        ("reduce-scatter", 2, 4),
    ];
    assert_eq!(got, expected.map(|(name, count, size)| (name.to_string(), count, size)));
}

#[test]
fn donation_is_seen() {
    let text = stablehlo("train_step_donated");
    let findings = lint(&parse(&text), None, &LintOptions { min_bytes: 1000, min_share: 0.5 });
    assert!(findings.iter().all(|finding| finding.rule != "missing-donation"), "{findings:?}");
    let without = text.replace("input_output_alias", "x").replace("buffer_donor", "y");
    let findings = lint(&parse(&without), None, &LintOptions { min_bytes: 1000, min_share: 0.5 });
    assert!(findings.iter().any(|finding| finding.rule == "missing-donation"));
}

#[test]
fn names_and_lines_come_from_the_locations() {
    let text = stablehlo("scan_mlp_grad");
    let module = parse(&text);
    let (dot, _) = module.instructions().find(|(_, i)| i.opcode == Opcode::Dot).unwrap();
    let of = metadata(&module, dot);
    assert!(of.op_name.unwrap().ends_with("dot_general"));
    assert_eq!(of.source.unwrap().file, "hlo_dumps.py");
}

#[test]
fn what_cannot_be_translated_is_said() {
    let unknown = "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %y = \"other.thing\"(%x) : (tensor<4xf32>) \
                   -> tensor<4xf32>\n  return %y : tensor<4xf32>\n}\n";
    let text = hlo_text_of_stablehlo(unknown).unwrap();
    let summary = summarize(&parse(&text));
    assert_eq!(summary.custom_calls_of_unknown_flops, BTreeMap::from([("other.thing".to_string(), 1)]));
    let broken = decode(b"module @m {\n  %0 = stablehlo.add %1, %2 : tensor<f32>\n}", 1000).unwrap_err();
    assert!(matches!(broken, DecodeError::Stablehlo(_)) && broken.to_string().contains("2:"), "{broken}");
    let wrong = b"module @m {\n  func.func @main(%x: tensor<4xf32>) -> tensor<5xf32> {\n    %y = stablehlo.negate %x : \
                  (tensor<4xf32>) -> tensor<5xf32>\n    return %y : tensor<5xf32>\n  }\n}";
    let wrong = decode(wrong, 1000).unwrap_err().to_string();
    assert!(
        wrong.contains("3:5: stablehlo.negate: invalid StableHLO: result 0 has type tensor<4xf32>"),
        "{wrong}"
    );
    let empty = decode(b"module @m {\n}", 1000).unwrap_err().to_string();
    assert!(empty.contains("func.func @main"), "{empty}");
}

#[test]
fn values_from_outside_a_region_are_passed_in() {
    let text = "func.func @main(%n: tensor<i32>, %w: tensor<8xf32>, %p: tensor<i1>) -> tensor<8xf32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %x = %w) : tensor<i32>, tensor<8xf32>
   cond {
    %c = stablehlo.compare LT, %i, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.multiply %x, %w : tensor<8xf32>
    stablehlo.return %j, %y : tensor<i32>, tensor<8xf32>
  }
  %r = \"stablehlo.if\"(%p) ({
    stablehlo.return %w : tensor<8xf32>
  }, {
    %z = stablehlo.negate %0#1 : tensor<8xf32>
    stablehlo.return %z : tensor<8xf32>
  }) : (tensor<i1>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
";
    let text = hlo_text_of_stablehlo(text).unwrap();
    let module = parse(&text);
    let summary = summarize(&module);
    // Ten rounds of a counter and eight products, eleven comparisons, and the costlier branch.
    assert_eq!(summary.flops, 10.0 * (1.0 + 8.0) + 11.0 + 8.0);
    let (id, _) = module.instructions().find(|(_, i)| i.opcode == Opcode::While).unwrap();
    assert_eq!(module.shape(id).tuple_shapes().len(), 3);
}
