//! Pretty forms that JAX does not print, against the generic forms they stand for.

use hlo::mlir;

/// Asserts that a line inside a function means the given generic operation.
fn same(pretty: &str, generic: &str) {
    let arguments =
        "%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<i64>, %c: tensor<1xindex>, %p: tensor<i1>";
    let text = |line: &str| {
        let source = format!("func.func @f({arguments}) {{\n  {line}\n  return\n}}");
        mlir::parse(&source).map(|module| module.text(true).to_string())
    };
    assert_eq!(text(pretty).unwrap_or_else(|e| panic!("{pretty}: {e}")), text(generic).unwrap(), "{pretty}");
}

#[test]
fn table_forms_mean_their_generic_forms() {
    let t = "tensor<4xf32>";
    same(
        "%0 = stablehlo.reverse %a, dims = [0] {x} : tensor<4xf32>",
        &format!("%0 = \"stablehlo.reverse\"(%a) {{dimensions = array<i64: 0>, x}} : ({t}) -> {t}"),
    );
    same(
        "%0 = stablehlo.slice %a [1:4:2] : (tensor<4xf32>) -> tensor<2xf32>",
        "%0 = \"stablehlo.slice\"(%a) <{limit_indices = array<i64: 4>, start_indices = array<i64: 1>, strides = array<i64: 2>}> : (tensor<4xf32>) -> tensor<2xf32>",
    );
    same(
        "%0 = stablehlo.slice %a [1:3] : (tensor<4xf32>) -> tensor<2xf32>",
        "%0 = \"stablehlo.slice\"(%a) <{limit_indices = array<i64: 3>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2xf32>",
    );
    same(
        "%0 = stablehlo.reduce_precision %a, format = e8m10 : tensor<4xf32>",
        &format!(
            "%0 = \"stablehlo.reduce_precision\"(%a) {{exponent_bits = 8 : i32, mantissa_bits = 10 : i32}} : ({t}) -> {t}"
        ),
    );
    same(
        "%0 = stablehlo.dot %a, %a, precision = [DEFAULT, HIGH] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>",
        &format!(
            "%0 = \"stablehlo.dot\"(%a, %a) {{precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]}} : ({t}, {t}) -> tensor<f32>"
        ),
    );
    same(
        "%0 = stablehlo.einsum %a, %a, config = \"a,a->\" : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>",
        &format!(
            "%0 = \"stablehlo.einsum\"(%a, %a) {{einsum_config = \"a,a->\"}} : ({t}, {t}) -> tensor<f32>"
        ),
    );
    same(
        "%0 = stablehlo.dynamic_iota %c, dim = 0 : (tensor<1xindex>) -> tensor<?xi32>",
        "%0 = \"stablehlo.dynamic_iota\"(%c) {iota_dimension = 0 : i64} : (tensor<1xindex>) -> tensor<?xi32>",
    );
    same(
        "stablehlo.custom_call @\"not a word\"(%a) {has_side_effect = true} : (tensor<4xf32>) -> ()",
        &format!(
            "\"stablehlo.custom_call\"(%a) {{call_target_name = \"not a word\", has_side_effect = true}} : ({t}) -> ()"
        ),
    );
    same(
        "%0 = stablehlo.tuple %a, %b : tuple<tensor<4xf32>, tensor<f32>>\n  %1 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<4xf32>, tensor<f32>>) -> tensor<f32>",
        "%0 = \"stablehlo.tuple\"(%a, %b) : (tensor<4xf32>, tensor<f32>) -> tuple<tensor<4xf32>, tensor<f32>>\n  %1 = \"stablehlo.get_tuple_element\"(%0) {index = 1 : i32} : (tuple<tensor<4xf32>, tensor<f32>>) -> tensor<f32>",
    );
    same(
        "%0 = stablehlo.complex %a, %a : tensor<4xcomplex<f32>>",
        &format!("%0 = \"stablehlo.complex\"(%a, %a) : ({t}, {t}) -> tensor<4xcomplex<f32>>"),
    );
    same(
        "%0:2 = stablehlo.optimization_barrier %a, %b : tensor<4xf32>, tensor<f32>",
        "%0:2 = \"stablehlo.optimization_barrier\"(%a, %b) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)",
    );
    same("stablehlo.optimization_barrier()", "\"stablehlo.optimization_barrier\"() : () -> ()");
    same(
        "%0 = stablehlo.compare LT, %a, %a, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>",
        &format!(
            "%0 = \"stablehlo.compare\"(%a, %a) {{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}} : ({t}, {t}) -> tensor<4xi1>"
        ),
    );
    same(
        "%0 = chlo.erf_inv %a : tensor<4xf32> -> tensor<4xf32>",
        &format!("%0 = \"chlo.erf_inv\"(%a) : ({t}) -> {t}"),
    );
    same(
        "%0 = chlo.broadcast_add %a, %b : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>",
        &format!("%0 = \"chlo.broadcast_add\"(%a, %b) : ({t}, tensor<f32>) -> {t}"),
    );
}

#[test]
fn constants_mean_their_generic_forms() {
    same(
        "%0 = stablehlo.constant {x = 1 : i32} dense<[-2, 4]> : tensor<2xi64>",
        "%0 = \"stablehlo.constant\"() <{value = dense<[-2, 4]> : tensor<2xi64>}> {x = 1 : i32} : () -> tensor<2xi64>",
    );
    same(
        "%0 = stablehlo.constant() {value = dense<3> : tensor<1xi8>} : () -> tensor<1x!quant.uniform<i8:f32, 2.0:15>>",
        "%0 = \"stablehlo.constant\"() {value = dense<3> : tensor<1xi8>} : () -> tensor<1x!quant.uniform<i8:f32, 2.0:15>>",
    );
    same("%0 = arith.constant 1 : i32", "%0 = \"arith.constant\"() {value = 1 : i32} : () -> i32");
    same(
        "%0 = stablehlo.constant dense<\"0x0000803F\"> : tensor<1xf32>",
        "%0 = \"stablehlo.constant\"() {value = dense<\"0x0000803F\"> : tensor<1xf32>} : () -> tensor<1xf32>",
    );
}

#[test]
fn regions_mean_their_generic_forms() {
    same(
        "%0 = stablehlo.reduce(%a init: %b) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>",
        "%0 = \"stablehlo.reduce\"(%a, %b) ({\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n    %z = stablehlo.add %x, %y : tensor<f32>\n    stablehlo.return %z : tensor<f32>\n  }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>",
    );
    same(
        "%0:2 = stablehlo.reduce(%a init: %b), (%a init: %b) across dimensions = [0] : (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>) reducer(%x: tensor<f32>, %z: tensor<f32>) (%y: tensor<f32>, %w: tensor<f32>) {\n stablehlo.return %y, %z : tensor<f32>, tensor<f32>\n }",
        "%0:2 = \"stablehlo.reduce\"(%a, %a, %b, %b) ({\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<f32>, %w: tensor<f32>):\n    stablehlo.return %y, %z : tensor<f32>, tensor<f32>\n  }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)",
    );
    same(
        "%0 = stablehlo.while(%x = %b) : tensor<f32> attributes {n = 1 : i64} cond { stablehlo.return %p : tensor<i1> } do { stablehlo.return %x : tensor<f32> }",
        "%0 = \"stablehlo.while\"(%b) ({\n ^bb0(%x: tensor<f32>):\n stablehlo.return %p : tensor<i1>\n }, {\n ^bb0(%x: tensor<f32>):\n stablehlo.return %x : tensor<f32>\n }) {n = 1 : i64} : (tensor<f32>) -> tensor<f32>",
    );
}

#[test]
fn shardy_forms_mean_their_generic_forms() {
    same(
        "%0 = sdy.sharding_constraint %a <@mesh, [{\"x\", ?}]> : tensor<4xf32>",
        "%0 = \"sdy.sharding_constraint\"(%a) <{sharding = #sdy.sharding<@mesh, [{\"x\", ?}]>}> : (tensor<4xf32>) -> tensor<4xf32>",
    );
    same(
        "%0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{\"x\"}]>] out_shardings=[<@mesh, [{\"x\"}]>] manual_axes={\"x\"} (%l: tensor<2xf32>) { sdy.return %l : tensor<2xf32> } : (tensor<4xf32>) -> tensor<4xf32>",
        "%0 = \"sdy.manual_computation\"(%a) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{\"x\"}]>]>, manual_axes = #sdy<manual_axes{\"x\"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{\"x\"}]>]>}> ({\n ^bb0(%l: tensor<2xf32>):\n \"sdy.return\"(%l) : (tensor<2xf32>) -> ()\n }) : (tensor<4xf32>) -> tensor<4xf32>",
    );
}

#[test]
fn locations_survive() {
    for location in [
        "unknown",
        "\"name\"",
        "\"name\"(\"file.py\":3:4)",
        "\"file.py\":3:4 to :9",
        "\"file.py\":3:4 to 5:6",
        "callsite(\"a\"(\"f\":1:2) at \"b\":3:4)",
        "fused[\"a\", \"b\":1:1]",
        "fused<\"meta\">[#loc3, unknown]",
        "#loc3",
    ] {
        let line = format!("\"a.b\"() : () -> () loc({location})\n");
        let module = mlir::parse(&line).unwrap_or_else(|e| panic!("{location}: {e}"));
        assert_eq!(module.text(true).to_string(), line);
        assert_eq!(module.text(false).to_string(), "\"a.b\"() : () -> ()\n");
    }
}

#[test]
fn tree_gives_attributes_types_and_names() {
    let source = "#map = affine_map<(d0) -> (d0)>\nmodule @m attributes {n = 2 : i32} {\n  func.func public @main(%x: tensor<2x?xf32> {a.b = true}) -> tensor<2x?xf32> {\n    return %x : tensor<2x?xf32>\n  }\n}\n";
    let module = mlir::parse(source).unwrap();
    assert_eq!(module.attribute_alias("map").unwrap().to_string(), "affine_map<(d0) -> (d0)>");
    let mut names = Vec::new();
    module.walk(&mut |op| names.push(op.name.to_string()));
    assert_eq!(names, ["builtin.module", "func.func", "func.return"]);
    let top = &module.ops[0];
    assert_eq!(top.attribute("n").unwrap().to_string(), "2 : i32");
    assert!(top.attribute("missing").is_none());
    let function = &top.regions[0].blocks[0].ops[0];
    assert_eq!(function.attribute("arg_attrs").unwrap().to_string(), "[{a.b = true}]");
    let returned = &function.regions[0].blocks[0].ops[0];
    let value = returned.operands[0];
    assert_eq!(module.values[value.index()].name, "x");
    let mlir::TypeKind::Tensor(tensor) = &**module.ty(value) else { panic!("not a tensor") };
    assert_eq!(tensor.shape, Some(vec![Some(2), None]));
    assert!(source[returned.offset..].starts_with("return"));
}
