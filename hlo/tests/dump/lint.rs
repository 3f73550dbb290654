//! Lint rules: each finds its trouble in a module made for it, and clean modules give nothing.

use hlo::analysis::{Finding, LintOptions, lint};
use hlo::dump::{ParseOptions, parse_module};

use super::golden::{files, files_in, text};

fn rules(text: &str, before: Option<&str>, options: &LintOptions) -> Vec<Finding> {
    let parse = |text| parse_module(text, &ParseOptions::default()).unwrap();
    lint(&parse(text), before.map(parse).as_ref(), options)
}

/// Names of the rules that speak about a text, each once.
fn names(text: &str, before: Option<&str>, options: &LintOptions) -> Vec<&'static str> {
    let mut names: Vec<_> = rules(text, before, options).iter().map(|finding| finding.rule).collect();
    names.dedup();
    names
}

#[test]
fn each_rule_finds_its_trouble_in_a_real_module() {
    let cases = [
        ("lint/missing_donation.txt.gz", "missing-donation"),
        ("lint/large_constant.txt.gz", "large-constant"),
        ("lint/costly_copy.txt.gz", "costly-copy"),
        ("lint/full_parameter_all_gather.txt.gz", "full-parameter-all-gather"),
        ("lint/full_parameter_all_gather.txt.gz", "blocking-collective"),
        ("lint/replicated_custom_call.txt.gz", "replicated-custom-call"),
        ("lint/f32_matmul.txt.gz", "f32-matmul"),
        ("scan_mlp_grad.txt.gz", "recomputation"),
        ("while_unknown.txt.gz", "unknown-trip-count"),
        ("gpu/integer_product.txt.gz", "bare-dot"),
        ("gpu/rounding_lost.txt.gz", "lost-rounding"),
    ];
    let before = text("gpu/rounding_lost.before.txt.gz");
    for (file, rule) in cases {
        let before = Some(before.as_str()).filter(|_| rule == "lost-rounding");
        let found = rules(&text(file), before, &LintOptions::default());
        assert!(found.iter().any(|finding| finding.rule == rule), "{file}: {rule} is not in {found:?}");
    }
}

#[test]
fn clean_modules_give_nothing() {
    let loud = ["scan_mlp_grad", "dump_scan_mlp_grad", "while_unknown"];
    let clean: Vec<String> = files(".txt.gz")
        .into_iter()
        .filter(|name| !name.contains(".before.") && !loud.iter().any(|loud| name.starts_with(loud)))
        .collect();
    assert!(clean.len() >= 10, "{}", clean.len());
    for name in clean {
        assert_eq!(rules(&text(&name), None, &LintOptions::default()), [], "{name}");
    }
}

#[test]
fn clean_modules_for_gpus_give_nothing() {
    let loud = [
        "costly_copy",
        "f32_matmul",
        "full_parameter_all_gather",
        "integer_product",
        "large_constant",
        "missing_donation",
        "scan_mlp_grad",
        "while_unknown",
    ];
    let is_loud = |name: &String| loud.iter().any(|loud| name.starts_with(&format!("gpu/{loud}.")));
    let names: Vec<String> =
        files_in("gpu/", ".txt.gz").into_iter().filter(|name| !name.contains(".before.")).collect();
    let clean: Vec<&String> = names.iter().filter(|name| !is_loud(name)).collect();
    assert!(clean.len() >= 25, "{}", clean.len());
    for name in clean {
        assert_eq!(rules(&text(name), None, &LintOptions::default()), [], "{name}");
    }
    let (before, after) = (text("gpu/rounding_kept.before.txt.gz"), text("gpu/rounding_kept.txt.gz"));
    assert_eq!(rules(&after, Some(&before), &LintOptions::default()), []);
}

#[test]
fn small_things_are_told_when_asked_for() {
    let options = LintOptions { min_bytes: 1000, min_share: 0.02 };
    assert_eq!(names(&text("fsdp_step.txt.gz"), None, &options), ["costly-copy", "blocking-collective"]);
}

const BEFORE: &str = "HloModule m\n\nENTRY e {\n  x = f32[8]{0} parameter(0)\n  q = f8e4m3fn[8]{0} convert(x)\n  ROOT y = \
                      f32[8]{0} convert(q)\n}\n";

#[test]
fn rounding_that_the_simplifier_removed_is_found() {
    let after = "HloModule m\n\nENTRY e {\n  x = f32[8]{0} parameter(0)\n  ROOT y = f32[8]{0} copy(x)\n}\n";
    let found = rules(after, Some(BEFORE), &LintOptions::default());
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].rule, found[0].instruction.as_deref()), ("lost-rounding", Some("y")));
    assert!(found[0].message.contains("f32 to f8e4m3fn and back"), "{}", found[0].message);
    assert_eq!(rules(BEFORE, Some(BEFORE), &LintOptions::default()), []);
}

#[test]
fn a_product_outside_fusions_and_libraries_is_found_in_gpu_modules() {
    let text = "HloModule m, is_scheduled=true\n\nENTRY e {\n  a = s32[8,8]{1,0} parameter(0)\n  b = f32[8,8]{1,0} \
                parameter(1)\n  g = (f32[8,8]{1,0}, s8[4]{0}) custom-call(b, b), \
                custom_call_target=\"__cublas$gemm\"\n  d = s32[8,8]{1,0} dot(a, a), lhs_contracting_dims={1}, \
                rhs_contracting_dims={0}\n  ROOT t = (s32[8,8]{1,0}) tuple(d)\n}\n";
    assert_eq!(names(text, None, &LintOptions::default()), ["bare-dot"]);
    assert_eq!(names(&text.replace("__cublas$gemm", "other"), None, &LintOptions::default()), [""; 0]);
}
