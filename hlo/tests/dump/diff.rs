//! Differences of modules.

use hlo::analysis::{Diff, diff};
use hlo::dump::{ParseOptions, parse_module};

use super::golden::text;

fn compare(a: &str, b: &str) -> Diff {
    let parse = |text| parse_module(text, &ParseOptions::default()).unwrap();
    diff(&parse(a), &parse(b))
}

#[test]
fn names_numbers_and_metadata_make_no_difference() {
    let a = text("fsdp_step.txt.gz");
    let b = a
        .replace("add.", "sum.")
        .replace("fused_computation", "fc")
        .replace("channel_id=1", "channel_id=77")
        .replace("op_name=\"jit(fsdp_step)", "op_name=\"jit(renamed)");
    assert_ne!(a, b);
    let difference = compare(&a, &b);
    assert!(difference.identical);
    assert_eq!((difference.added.len(), difference.removed.len(), difference.changed.len()), (0, 0, 0));
    // The same program with and without lines for tuple elements, and from the proto.
    assert!(compare(&text("scan_mlp_grad.txt.gz"), &text("dump_scan_mlp_grad.txt.gz")).identical);
}

#[test]
fn a_changed_constant_an_added_and_a_removed_instruction_are_told_apart() {
    let a = "HloModule m\n\nENTRY e {\n  x = f32[8]{0} parameter(0)\n  c = f32[8]{0} constant({...})\n  s = f32[8]{0} \
             sine(x)\n  ROOT y = f32[8]{0} add(s, c)\n}\n";
    let b = "HloModule m\n\nENTRY e {\n  x1 = f32[8]{0} parameter(0)\n  c = f32[8]{0} constant({1})\n  n = f32[8]{0} \
             negate(x1)\n  ROOT y = f32[8]{0} add(n, c)\n}\n";
    let difference = compare(a, b);
    assert!(!difference.identical);
    let names =
        |ops: &[hlo::analysis::DiffOp]| ops.iter().map(|op| op.instruction.clone()).collect::<Vec<_>>();
    assert_eq!(names(&difference.removed), ["s"]);
    assert_eq!(names(&difference.added), ["n"]);
    let changed: Vec<_> =
        difference.changed.iter().map(|c| (c.after.instruction.as_str(), c.what.join(","))).collect();
    assert_eq!(changed, [("c", "value".to_string()), ("y", "operands".to_string())]);
    assert_eq!(
        difference.opcodes.into_iter().collect::<Vec<_>>(),
        [("negate".into(), 1), ("sine".into(), -1)]
    );
    assert_eq!(difference.flops, (8.0, 16.0));
}
