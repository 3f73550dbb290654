//! From text to graph and back.

use hlo::interp::{Interpreter, Value};
use hlo::mlir::{self, ImportError, ImportProblem};
use hlo::{Module, PrintOptions};

use crate::corpus::for_each_module;

fn text(module: &Module) -> String {
    module.to_text(PrintOptions { locations: false })
}

/// Imports, prints, and imports what was printed: both prints must be equal.
fn round_trip(source: &str) -> Result<(), ImportError> {
    let first = Module::parse(source)?;
    let printed = text(&first);
    let second =
        Module::parse(&printed).unwrap_or_else(|error| panic!("the printed form: {error}\n{printed}"));
    assert_eq!(printed, text(&second));
    Ok(())
}

#[test]
fn jax_lowerings_become_graphs_or_say_why_not() {
    let (mut graphs, mut refused) = (0, Vec::new());
    for_each_module(|name, pretty, _| {
        match round_trip(pretty) {
            Ok(()) => graphs += 1,
            Err(ImportError::Op { problem, position, op }) => match *problem {
                ImportProblem::UnsupportedOp
                | ImportProblem::UnsupportedAttribute { .. }
                | ImportProblem::UnsupportedType { .. }
                | ImportProblem::UnsupportedForm { .. } => {
                    refused.push(format!("{name}: {position}: {op}: {problem}"));
                }
                other => return Err(format!("{position}: {op}: {other}")),
            },
            Err(other) => return Err(other.to_string()),
        }
        Ok(())
    });
    println!("{graphs} graphs; refused:\n{}", refused.join("\n"));
    assert!(graphs >= 300, "only {graphs} graphs");
}

/// The message for a function of one f32[4] argument around some lines.
fn refusal(lines: &str) -> String {
    let source = format!(
        "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {{\n{lines}\n  return %x : tensor<4xf32>\n}}"
    );
    Module::parse(&source).unwrap_err().to_string()
}

#[test]
fn unsupported_operation_is_named_with_its_place() {
    assert_eq!(
        refusal("  %y = stablehlo.cholesky %x : tensor<4xf32>"),
        "2:3: stablehlo.cholesky: unsupported operation: graphs have none like it"
    );
}

#[test]
fn attribute_that_graphs_lack_is_refused_and_not_dropped() {
    assert_eq!(
        refusal("  %y = stablehlo.tanh %x {mhlo.frontend_attributes = {a = \"b\"}} : tensor<4xf32>"),
        "2:3: stablehlo.tanh: unsupported attribute mhlo.frontend_attributes = {a = \"b\"}"
    );
}

#[test]
fn result_type_must_follow_from_the_operands() {
    assert_eq!(
        refusal("  %y = stablehlo.transpose %x, dims = [0] : (tensor<4xf32>) -> tensor<5xf32>"),
        "2:3: stablehlo.transpose: result 0 has type tensor<4xf32>, the text says tensor<5xf32>"
    );
    assert!(
        refusal("  %y = stablehlo.slice %x [0:5] : (tensor<4xf32>) -> tensor<5xf32>")
            .starts_with("2:3: stablehlo.slice: slice: 0:5:1 is no range of dimension 0 of size 4")
    );
}

#[test]
fn error_inside_a_region_has_its_own_place() {
    let lines = "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n  %y = stablehlo.reduce(%x init: %z) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n   reducer(%a: tensor<f32>, %b: tensor<f32>) {\n    %c = stablehlo.cholesky %a : tensor<f32>\n    stablehlo.return %c : tensor<f32>\n  }";
    assert_eq!(refusal(lines), "5:5: stablehlo.cholesky: unsupported operation: graphs have none like it");
}

#[test]
fn constants_keep_every_bit() {
    let values = [
        ("f32", "dense<[0x7FC00001, -0.0, 1.17549435E-38]>", "dense<[0x7FC00001, -0.0E0, 1.1754944E-38]>"),
        ("f64", "dense<[4.9E-324, 0.1, -1.0]>", "dense<[5.0E-324, 1.0E-1, -1.0E0]>"),
        ("bf16", "dense<[0xFF80, 1.0, 0x0001]>", "dense<[0xFF80, 1.0E0, 9.1835E-41]>"),
        (
            "i64",
            "dense<[-9223372036854775808, 9223372036854775807, 0]>",
            "dense<[-9223372036854775808, 9223372036854775807, 0]>",
        ),
        ("ui64", "dense<[18446744073709551615, 1, 0]>", "dense<[18446744073709551615, 1, 0]>"),
        ("f8E4M3FN", "dense<[0x7F, 448.0, -0.0]>", "dense<[0x7F, 4.48E2, -0.0E0]>"),
        ("i32", "dense<\"0x01000000FFFFFFFF00000080\">", "dense<[1, -1, -2147483648]>"),
        ("i1", "dense<[true, false, true]>", "dense<[true, false, true]>"),
    ];
    for (ty, written, printed) in values {
        let source = format!(
            "func.func @main() -> tensor<3x{ty}> {{\n  %c = stablehlo.constant {written} : tensor<3x{ty}>\n  return %c : tensor<3x{ty}>\n}}"
        );
        let module = Module::parse(&source).unwrap_or_else(|e| panic!("{ty}: {e}"));
        let text = text(&module);
        assert!(text.contains(printed), "{ty}: {text}");
        assert_eq!(text, self::text(&Module::parse(&text).unwrap()));
    }
}

#[test]
fn wrong_constants_are_refused() {
    for (ty, value) in [
        ("tensor<3xi8>", "dense<[1, 2, 256]>"),
        ("tensor<3xi8>", "dense<[1, 2]>"),
        ("tensor<3xf32>", "dense<0x1FFFFFFFF>"),
        ("tensor<3xf32>", "dense<\"0x00\">"),
        ("tensor<3xf8E4M3FN>", "dense<449.0>"),
        ("tensor<3xi1>", "dense<7>"),
    ] {
        let message = refusal(&format!("  %y = stablehlo.constant {value} : {ty}"));
        assert!(
            message.starts_with("2:3: stablehlo.constant: attribute value must be"),
            "{ty} {value}: {message}"
        );
    }
}

#[test]
fn calls_are_inlined_and_recursion_refused() {
    let source = "module @m {\n  func.func public @main(%x: tensor<f32>) -> tensor<f32> {\n    %y = call @double(%x) : (tensor<f32>) -> tensor<f32>\n    return %y : tensor<f32>\n  }\n  func.func private @double(%x: tensor<f32>) -> tensor<f32> {\n    %y = stablehlo.add %x, %x : tensor<f32>\n    return %y : tensor<f32>\n  }\n}";
    let printed = text(&Module::parse(source).unwrap());
    assert!(printed.contains("stablehlo.add %arg0, %arg0") && !printed.contains("call"), "{printed}");
    let recursive = source
        .replace("stablehlo.add %x, %x : tensor<f32>", "call @double(%x) : (tensor<f32>) -> tensor<f32>");
    assert_eq!(Module::parse(&recursive).unwrap_err().to_string(), "6:3: func.func: @double calls itself");
}

#[test]
fn calls_cannot_multiply_without_bound() {
    let mut source = String::from(
        "func.func @f0(%x: tensor<f32>) -> tensor<f32> {\n  %y = stablehlo.tanh %x : tensor<f32>\n  return %y : tensor<f32>\n}\n",
    );
    for level in 1..30 {
        let name = if level == 29 { "main".to_owned() } else { format!("f{level}") };
        let inner = level - 1;
        source += &format!(
            "func.func @{name}(%x: tensor<f32>) -> tensor<f32> {{\n  %y = call @f{inner}(%x) : (tensor<f32>) -> tensor<f32>\n  %z = call @f{inner}(%y) : (tensor<f32>) -> tensor<f32>\n  return %z : tensor<f32>\n}}\n"
        );
    }
    let message = Module::parse(&source).unwrap_err().to_string();
    assert!(message.ends_with("number of operations exceeds the limit of 1048576"), "{message}");
}

#[test]
fn locations_give_scopes_and_parameter_names() {
    let source = "func.func @main(%x: tensor<f32> loc(\"w\")) -> tensor<f32> {\n  %y = stablehlo.tanh %x : tensor<f32> loc(#loc1)\n  return %y : tensor<f32>\n}\n#loc1 = loc(\"decoder/mlp/tanh\"(\"model.py\":3:4))";
    let module = Module::parse(source).unwrap();
    assert_eq!(module.parameters()[0].name, "w");
    assert!(module.to_string().contains("loc(\"decoder/mlp/tanh\""), "{module}");
}

#[test]
fn imported_function_can_be_differentiated() {
    let tree = mlir::parse("func.func @f(%x: tensor<f32>) -> tensor<f32> {\n  %y = stablehlo.multiply %x, %x : tensor<f32>\n  return %y : tensor<f32>\n}").unwrap();
    let graph = hlo::Graph::new("g");
    let x = graph.parameter("x", hlo::DType::F32, []);
    let y = mlir::apply(&graph, &tree, "f", &[x]).unwrap()[0];
    let gradient = graph.grad(y, &[x])[0];
    let module = graph.finish(&[("gradient", gradient)]).unwrap();
    let three = Value::dense(&[3.0f32], []).unwrap();
    let results = Interpreter::new().run(&module, &[three]).unwrap();
    assert_eq!(results[0].to_f64(), [6.0]);
}

#[test]
fn what_a_function_returns_is_what_it_says() {
    let source =
        |ty: &str| format!("func.func @main(%x: tensor<f32>) -> {ty} {{\n  return %x : tensor<f32>\n}}");
    assert!(Module::parse(&source("tensor<f32>")).is_ok());
    assert_eq!(
        Module::parse(&source("tensor<f64>")).unwrap_err().to_string(),
        "1:1: func.func: result 0 has type tensor<f32>, the text says tensor<f64>"
    );
    assert_eq!(
        Module::parse(&source("(tensor<f32>, tensor<f32>)")).unwrap_err().to_string(),
        "1:1: func.func: needs 2 returned values, not 1"
    );
}

#[test]
fn two_functions_of_one_name_are_refused() {
    let main = "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n  return %x : tensor<f32>\n}\n";
    assert_eq!(
        Module::parse(&[main, main].concat()).unwrap_err().to_string(),
        "4:1: func.func: there are two functions @main; rename one of the two"
    );
}
