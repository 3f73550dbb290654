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
    // Of 394; more may become graphs, none may cease to.
    assert!(graphs >= 355, "only {graphs} graphs");
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
        ("tensor<3xf8E4M3FN>", "dense<0x1FF>"),
        ("tensor<3xf8E8M0FNU>", "dense<-1.0>"),
        ("tensor<3xi1>", "dense<7>"),
    ] {
        let message = refusal(&format!("  %y = stablehlo.constant {value} : {ty}"));
        assert!(
            message.starts_with("2:3: stablehlo.constant: attribute value must be"),
            "{ty} {value}: {message}"
        );
    }
}

/// What MLIR's own parser makes of these numbers, as `str(Attribute.parse(...))` of JAX 0.12's bindings shows it.
#[test]
fn constants_of_narrow_floats_are_rounded_as_mlir_does() {
    let (inf, nan) = (f64::INFINITY, f64::NAN);
    let texts = ["0.1", "3.1415", "449.0", "1.0e9", "5.1", "1.0e-9"];
    for (ty, expected) in [
        ("f8E4M3FN", [0.1015625, 3.25, 448.0, nan, 5.0, 0.0]),
        ("f8E5M2", [0.09375, 3.0, 448.0, inf, 5.0, 0.0]),
        ("f8E4M3", [0.1015625, 3.25, inf, inf, 5.0, 0.0]),
        ("f8E3M4", [0.09375, 3.125, inf, inf, 5.0, 0.0]),
        ("f8E4M3B11FNUZ", [0.1015625, 3.25, nan, nan, 5.0, 0.0]),
        ("f8E4M3FNUZ", [0.1015625, 3.25, nan, nan, 5.0, 0.0]),
        ("f8E5M2FNUZ", [0.09375, 3.0, 448.0, nan, 5.0, 0.0]),
        ("f8E8M0FNU", [0.125, 4.0, 512.0, 2f64.powi(30), 4.0, 2f64.powi(-30)]),
        ("f4E2M1FN", [0.0, 3.0, 6.0, 6.0, 6.0, 0.0]),
    ] {
        let list = texts.join(", ");
        let source = format!(
            "func.func @main() -> tensor<6x{ty}> {{\n  %y = stablehlo.constant dense<[{list}]> : tensor<6x{ty}>\n  return %y : \
             tensor<6x{ty}>\n}}"
        );
        let found = Interpreter::new().run(&Module::parse(&source).unwrap(), &[]).unwrap()[0].to_f64();
        let same = |(a, b): (&f64, &f64)| a == b || (a.is_nan() && b.is_nan());
        assert!(found.iter().zip(&expected).all(same), "{ty}: {found:?} instead of {expected:?}");
    }
}

/// Valid forms that were once refused, from StableHLO's own tests.
#[test]
fn splats_of_nothing_are_constants() {
    let source = "func.func @main() -> tensor<2x0x3xi4> {\n  %y = stablehlo.constant dense<2> : tensor<2x0x3xi4>\n  return %y : \
                  tensor<2x0x3xi4>\n}";
    round_trip(source).unwrap();
}

#[test]
fn valid_forms_that_graphs_lack_are_not_called_invalid() {
    let several = "  %a:2 = \"stablehlo.all_gather\"(%x, %x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : \
                   tensor<1x2xi64>}> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>)";
    assert_eq!(checked(several), Ok(1));
    let captured = "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n  %s = stablehlo.slice %x [0:1] : (tensor<4xf32>) -> \
                    tensor<1xf32>\n  %o = stablehlo.reshape %s : (tensor<1xf32>) -> tensor<f32>\n  %r = \
                    \"stablehlo.reduce\"(%x, %z) <{dimensions = array<i64: 0>}> ({\n  ^bb0(%p: tensor<f32>, %q: \
                    tensor<f32>):\n    %t = stablehlo.add %p, %o : tensor<f32>\n    stablehlo.return %t : tensor<f32>\n  }) : \
                    (tensor<4xf32>, tensor<f32>) -> tensor<f32>";
    assert_eq!(checked(captured), Ok(1));
    // Elsewhere too many operands are a mistake.
    assert!(
        checked("  %b = \"stablehlo.negate\"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>")
            .is_err()
    );
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

#[test]
fn valid_programs_pass_the_check_whatever_graphs_lack() {
    let mut passed_over = 0;
    for_each_module(|_, pretty, generic| {
        for source in [pretty, generic] {
            let tree = mlir::parse(source).map_err(|error| error.to_string())?;
            passed_over += mlir::check(&tree, "main").map_err(|error| error.to_string())?.len();
        }
        Ok(())
    });
    // FFTs, convolutions, complex numbers and the like are in the corpus.
    assert!(passed_over > 100, "only {passed_over} operations were passed over");
}

/// What the check of a function of one f32[4] argument around some lines says.
fn checked(lines: &str) -> Result<usize, String> {
    let source = format!(
        "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {{\n{lines}\n  return %x : tensor<4xf32>\n}}"
    );
    let tree = mlir::parse(&source).map_err(|error| error.to_string())?;
    mlir::check(&tree, "main").map(|passed_over| passed_over.len()).map_err(|error| error.to_string())
}

#[test]
fn broken_rules_are_found_behind_unknown_operations() {
    let unknown = "  %u = stablehlo.cholesky %x : tensor<4xf32>\n";
    let complex =
        "  %c = \"stablehlo.complex\"(%u, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>\n";
    assert_eq!(checked(unknown), Ok(1));
    // What uses a value without a type in graphs is passed over too.
    let real = "  %r = \"stablehlo.real\"(%c) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>\n";
    assert_eq!(checked(&[unknown, complex, real].concat()), Ok(3));
    let bad = "  %y = stablehlo.slice %r [0:5] : (tensor<4xf32>) -> tensor<5xf32>";
    let message = checked(&[unknown, complex, real, bad].concat()).unwrap_err();
    assert!(message.starts_with("5:3: stablehlo.slice: slice: 0:5:1 is no range"), "{message}");
    // Inside a region as well, and around an unknown operation in it.
    let region = "  %w = stablehlo.while(%i = %x) : tensor<4xf32>\n   cond {
    %b = \"other.test\"(%i) : (tensor<4xf32>) -> tensor<i1>
    stablehlo.return %b : tensor<i1>
  } do {
    %t = stablehlo.transpose %i, dims = [1] : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %t : tensor<4xf32>
  }";
    let message = checked(region).unwrap_err();
    assert!(message.starts_with("7:5: stablehlo.transpose"), "{message}");
    assert_eq!(checked(&region.replace("dims = [1]", "dims = [0]")), Ok(1));
}
