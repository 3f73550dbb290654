//! Bad texts: the place and the words of the complaint.

use hlo::mlir::{self, Limits, Problem};

/// The message for a text.
fn message(text: &str) -> String {
    mlir::parse(text).unwrap_err().to_string()
}

/// A function of one f32 argument around some lines.
fn function(lines: &str) -> String {
    format!("func.func @f(%arg0: tensor<f32>) -> tensor<f32> {{\n{lines}\n}}")
}

#[test]
fn missing_token_names_the_token_and_what_is_there() {
    let text = function("  %0 = stablehlo.add %arg0 %arg0 : tensor<f32>");
    assert_eq!(message(&text), "2:28: expected `,`, found `%arg0`");
}

#[test]
fn undefined_value_is_named_at_its_use() {
    let text = function("  return %1 : tensor<f32>");
    assert_eq!(
        message(&text),
        "2:10: no value %1 is defined above this use; values are defined before they are used"
    );
}

#[test]
fn result_beyond_the_last_is_undefined() {
    let text = function("  %0:2 = \"a.b\"() : () -> (tensor<f32>, tensor<f32>)\n  return %0#2 : tensor<f32>");
    assert!(message(&text).starts_with("3:10: no value %0#2 is defined"));
}

#[test]
fn values_of_a_region_end_with_it() {
    let text = function(
        "  \"a.b\"() ({\n    %0 = \"a.c\"() : () -> tensor<f32>\n  }) : () -> ()\n  return %0 : tensor<f32>",
    );
    assert!(message(&text).starts_with("5:10: no value %0"));
}

#[test]
fn functions_do_not_see_each_others_values() {
    let text = format!(
        "{}\nfunc.func @g() {{\n  return %arg0 : tensor<f32>\n}}",
        function("  return %arg0 : tensor<f32>")
    );
    assert!(message(&text).starts_with("5:10: no value %arg0"));
}

#[test]
fn second_definition_is_refused() {
    let text = function("  %arg0 = stablehlo.constant dense<0.0> : tensor<f32>");
    assert_eq!(message(&text), "2:3: %arg0 is already defined in this scope; rename one of the two");
}

#[test]
fn operand_type_must_be_the_defined_one() {
    let text = function("  %0 = stablehlo.tanh %arg0 : tensor<2xf32>");
    assert_eq!(message(&text), "2:23: %arg0 has type tensor<f32>, but is used here as tensor<2xf32>");
}

#[test]
fn operand_and_type_counts_must_match() {
    let text = function("  %0 = \"a.b\"(%arg0) : () -> tensor<f32>");
    assert_eq!(message(&text), "2:13: operand types: expected 1, found 0");
}

#[test]
fn result_and_type_counts_must_match() {
    let text = function("  %0:3 = \"a.b\"(%arg0) : (tensor<f32>) -> tensor<f32>");
    assert_eq!(message(&text), "2:3: result names: expected 1, found 3");
}

#[test]
fn huge_result_count_costs_nothing() {
    let text = function("  %0:18446744073709551615 = \"a.b\"() : () -> tensor<f32>");
    assert!(message(&text).starts_with("2:3: result names: expected 1"));
}

#[test]
fn unknown_pretty_form_points_to_the_generic_form() {
    let text = function("  %0 = foo.bar %arg0 : tensor<f32>");
    assert_eq!(
        message(&text),
        "2:8: no pretty form of `foo.bar` is known; write it in the generic form: \"foo.bar\"(...) : (...) -> ..."
    );
}

#[test]
fn attribute_given_twice_is_refused() {
    let text = function("  \"a.b\"() <{x = 1 : i32}> {x = 2 : i32} : () -> ()");
    assert_eq!(message(&text), "2:8: attribute `x` is given twice");
}

#[test]
fn end_of_text_is_named() {
    assert_eq!(message("module {"), "1:9: expected an operation, found the end of the text");
    assert_eq!(
        message("module @x attributes {a = \"b"),
        "1:27: expected a closing quote on the same line, found an unterminated string"
    );
}

#[test]
fn ragged_constant_is_refused() {
    let text = function("  %0 = stablehlo.constant dense<[[1, 2], [3]]> : tensor<2x2xi32>");
    assert_eq!(message(&text), "2:42: expected a list of shape [2], found a list of shape [1]");
}

#[test]
fn unknown_type_is_named() {
    let text = function("  %0 = stablehlo.tanh %arg0 : tensr<f32>");
    assert_eq!(message(&text), "2:31: expected a type, found `tensr<f32>`");
}

#[test]
fn undefined_type_alias_is_named() {
    let text = function("  %0 = stablehlo.tanh %arg0 : !t");
    assert_eq!(message(&text), "2:31: type alias !t is not defined above this use");
}

#[test]
fn deep_nesting_is_an_error_and_not_a_crash() {
    for (open, close) in [("[", "]"), ("{a = ", "}"), ("tuple<", ">"), ("loc(fused[", "])")] {
        let text = format!("\"a.b\"() {{x = {}{}}} : () -> ()", open.repeat(100_000), close.repeat(100_000));
        let error = mlir::parse(&text).unwrap_err();
        let limited = matches!(error.problem, Problem::Limit { what: "nesting depth", limit: 128 });
        assert!(limited || matches!(error.problem, Problem::Expected { .. }), "{open}: {error}");
    }
    let text = "\"a.b\"() ({\n".repeat(100_000);
    let error = mlir::parse(&text).unwrap_err();
    assert!(matches!(error.problem, Problem::Limit { what: "nesting depth", .. }), "{error}");
}

#[test]
fn alias_chains_cannot_grow_without_bound() {
    let mut text = String::from("!t0 = tuple<f32, f32>\n");
    for level in 1..40 {
        text += &format!("!t{level} = tuple<!t{}, !t{}>\n", level - 1, level - 1);
    }
    let error = mlir::parse(&text).unwrap_err();
    assert!(matches!(error.problem, Problem::Limit { what: "size of an aliased type", .. }), "{error}");
}

#[test]
fn limits_are_the_callers() {
    let text = function("  return %arg0 : tensor<f32>");
    let limits = |change: fn(&mut Limits)| {
        let mut limits = Limits::default();
        change(&mut limits);
        mlir::parse_with(&text, limits).map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(limits(|_| ()), Ok(()));
    assert_eq!(
        limits(|l| l.bytes = 10),
        Err("1:1: length of the text in bytes exceeds the limit of 10".into())
    );
    assert_eq!(limits(|l| l.ops = 1), Err("2:3: number of operations exceeds the limit of 1".into()));
    assert!(limits(|l| l.depth = 2).unwrap_err().ends_with("nesting depth exceeds the limit of 2"));
}
