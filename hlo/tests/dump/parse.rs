//! Reading HLO text.

use hlo::dump::{HloModule, Opcode, ParseError, ParseOptions, Shape, metadata, parse_module};

const MODULE: &str = r#"HloModule jit_f, is_scheduled=true, entry_computation_layout={(f32[2,3]{1,0}, s32[])->(f32[2,3]{1,0})}

FileNames
1 "train.py"

FunctionNames
1 "step"

FileLocations
1 {file_name_id=1 function_name_id=1 line=7 end_line=7 column=8 end_column=28}

StackFrames
1 {file_location_id=1 parent_frame_id=1}

%fused (p0: f32[2,3]) -> f32[2,3] {
  %p0 = f32[2,3]{1,0} parameter(0)
  ROOT %neg = f32[2,3]{1,0} negate(%p0), metadata={op_name="jit(f)/a \"quoted\"/neg" stack_frame_id=1}
}

ENTRY %main (x: f32[2,3], n: s32[]) -> (f32[2,3]) {
  %x = f32[2,3]{1,0:T(8,128)(2,1)S(1)} parameter(0), sharding={devices=[2,1]<=[2]}
  %n = s32[] parameter(1)
  %c = f32[2,2]{1,0} constant({ { 1, 2 }, /*i=1*/ { 3, 4 } })
  %fusion = f32[2,3]{1,0} fusion(f32[2,3]{1,0} %x), kind=kLoop, calls=%fused, backend_config={"a":"}{","n":1}
  ROOT %t = (f32[2,3]{1,0}) tuple(%fusion), metadata={op_name="t" source_file="a.py" source_line=3}
}
"#;

fn parse(text: &str) -> Result<HloModule<'_>, ParseError> {
    parse_module(text, &ParseOptions::default())
}

fn lenient(text: &str) -> Result<HloModule<'_>, ParseError> {
    parse_module(text, &ParseOptions { lenient: true, ..ParseOptions::default() })
}

#[test]
fn tables_hold_what_the_text_says() {
    let module = parse(MODULE).unwrap();
    assert_eq!(module.name, "jit_f");
    assert!(module.is_scheduled());
    assert_eq!(module.computations().len(), 2);
    let entry = module.entry().unwrap();
    assert_eq!(module.computation(entry).name, "main");
    let names: Vec<_> = module.instructions_of(entry).map(|id| module.instruction(id).name).collect();
    assert_eq!(names, ["x", "n", "c", "fusion", "t"]);
    let fusion = module.find("fusion").unwrap();
    assert_eq!(module.instruction(fusion).opcode, Opcode::Fusion);
    assert_eq!(module.operands(fusion), [module.find("x").unwrap()]);
    assert_eq!(module.computation(module.called(fusion)[0]).name, "fused");
    assert_eq!(module.attribute(fusion, "backend_config"), Some(r#"{"a":"}{","n":1}"#));
    assert_eq!(module.computation(entry).root, module.find("t"));
    assert_eq!(module.instruction(module.find("c").unwrap()).literal, "{ { 1, 2 }, /*i=1*/ { 3, 4 } }");
    assert_eq!(module.users().of(fusion), [module.find("t").unwrap()]);
}

#[test]
fn metadata_comes_from_fields_or_from_the_stack_frame_table() {
    let module = parse(MODULE).unwrap();
    let neg = metadata(&module, module.find("neg").unwrap());
    assert_eq!(neg.op_name.as_deref(), Some("jit(f)/a \"quoted\"/neg"));
    let source = neg.source.unwrap();
    assert_eq!((source.to_string().as_str(), source.function), ("train.py:7", "step"));
    let tuple = metadata(&module, module.find("t").unwrap());
    assert_eq!(tuple.source.unwrap().to_string(), "a.py:3");
}

#[test]
fn shapes_print_as_they_were_read() {
    for text in [
        "f32[]",
        "bf16[8,128]{1,0}",
        "bf16[8,128]{1,0:T(8,128)(2,1)S(1)}",
        "u4[16]{0:E(4)}",
        "f32[<=10,?]",
        "(s32[], (f32[2]{0}, token[]), opaque[])",
        "(s32[], s32[], s32[], s32[], s32[], /*index=5*/s32[])",
        "b(f32[3]{0})",
        "f8e4m3fn[2,2]{1,0:T(8,128)(4,1)}",
    ] {
        assert_eq!(Shape::parse(text).unwrap().to_string(), text);
    }
}

#[test]
fn packed_and_unpacked_elements_have_their_sizes() {
    let bytes = |text| Shape::parse(text).unwrap().leaf_bytes();
    assert_eq!(bytes("u4[15]{0:E(4)}"), 8);
    assert_eq!(bytes("u4[15]{0}"), 15);
    assert_eq!(bytes("c64[3]"), 24);
    assert_eq!(bytes("(f32[2], (bf16[3], token[]))"), 14);
    assert_eq!(Shape::parse("(f32[2], f32[3])").unwrap().top_level_bytes(), 8);
    assert!(Shape::parse("f32[4294967295,4294967295,4294967295]").is_err());
}

#[test]
fn an_error_says_line_column_and_what_was_expected() {
    let cases = [
        ("Hello", 1, 1, "expected 'HloModule'"),
        ("HloModule m\nENTRY e {\n  a = f32[] parameter(0)\n}\nHloModule n\n", 5, 1, "a second module"),
        ("HloModule m\nENTRY e {\n  a = f33[2] parameter(0)\n}\n", 3, 7, "unknown element type \"f33\""),
        ("HloModule m\nENTRY e {\n  a = f32[2] frobnicate()\n}\n", 3, 14, "unknown operation \"frobnicate\""),
        ("HloModule m\nENTRY e {\n  a = f32[2] negate(b)\n}\n", 3, 21, "no instruction named \"b\""),
        ("HloModule m\nENTRY e {\n  a = f32[2] call(), to_apply=g\n}\n", 3, 31, "no computation named \"g\""),
        ("HloModule m\nENTRY e {\n  a = f32[2 parameter(0)\n}\n", 3, 13, "expected ',' or ']'"),
        ("HloModule m\nENTRY e {\n  a = f32[2] parameter(0), x=\"y\n}\n", 3, 30, "no closing quote"),
        ("HloModule m\nENTRY e {\n  a = f32[] parameter(0)\n  a = f32[] parameter(1)\n}\n", 4, 3, "a second"),
        ("HloModule m\n", 2, 1, "no computation"),
        ("HloModule m\nENTRY e {\n  a = f32[2] parameter(0)\n", 4, 1, "found the end of the text"),
    ];
    for (text, line, column, message) in cases {
        let error = parse(text).unwrap_err();
        assert!(error.message.contains(message), "{error}");
        assert_eq!((error.line, error.column), (line, column), "{text}: {error}");
    }
}

#[test]
fn a_text_of_computations_alone_is_a_module_whose_last_one_is_the_entry() {
    let module =
        parse("f {\n  a = f32[] parameter(0)\n}\n\ng {\n  b = f32[]\n    parameter(0)\n}\n").unwrap();
    assert_eq!(module.computation(module.entry().unwrap()).name, "g");
    assert_eq!(parse(&module.to_string()).unwrap().to_string(), module.to_string());
}

#[test]
fn elements_of_tuples_need_no_line_of_their_own() {
    let text = "HloModule m\n\nENTRY %e (t: (f32[2], (s32[], f32[3]))) -> f32[3] {\n  %t = (f32[2]{0}, (s32[], \
                f32[3]{0})) parameter(0)\n  %n = f32[2]{0} add(%t#0, %t#0)\n  ROOT %m = f32[3]{0} negate(%t#1#1)\n}\n";
    let module = parse(text).unwrap();
    let element = module.operands(module.find("m").unwrap())[0];
    assert_eq!(module.instruction(element).opcode, Opcode::GetTupleElement);
    assert_eq!(
        (module.shape(element).to_string().as_str(), module.attribute(element, "index")),
        ("f32[3]{0}", Some("1"))
    );
    assert_eq!(module.operands(element), [module.find("t#1").unwrap()]);
    assert_eq!(module.instruction_count(), 6);
    assert_eq!(module.to_string(), text);
    for (operand, message) in
        [("%t#2", "no such element"), ("%n#0", "no such element"), ("%u#0", "no instruction")]
    {
        let error = parse(&text.replace("%t#1#1", operand)).unwrap_err();
        assert!(error.message.contains(message) && error.line == 6, "{error}");
    }
}

#[test]
fn lenient_reading_leaves_out_and_counts() {
    let module =
        lenient("HloModule m\nENTRY e {\n  a = f32[2] parameter(0)\n  b = ?? \n  c = f32[2] add(b, a)\n}\n")
            .unwrap();
    assert_eq!(module.problem_count, 1);
    assert_eq!(module.problems[0].line, 4);
    let sum = module.find("c").unwrap();
    assert_eq!(module.operands(sum), [module.find("b").unwrap(), module.find("a").unwrap()]);
    assert_eq!(module.instruction(module.find("b").unwrap()).opcode, Opcode::Unknown);
    let module = lenient("HloModule m\nENTRY e {\n  a = f32[2] frob(z), to_apply=q\n}\n").unwrap();
    assert_eq!(module.problem_count, 3);
    let a = module.find("a").unwrap();
    assert_eq!(
        (module.instruction(a).opcode_text, module.operands(a).len(), module.called(a).len()),
        ("frob", 1, 0)
    );
}

#[test]
fn limits_are_errors() {
    let mut options = ParseOptions::default();
    options.limits.instructions = 3;
    assert!(parse_module(MODULE, &options).unwrap_err().message.contains("limit of 3"));
    let mut options = ParseOptions::default();
    options.limits.bytes = 10;
    assert!(parse_module(MODULE, &options).unwrap_err().message.contains("limit of 10"));
    let deep = format!("HloModule m\nENTRY e {{\n  a = {}", "(".repeat(100_000));
    assert!(parse(&deep).unwrap_err().message.contains("deeper than the limit"));
}

#[test]
fn short_forms_of_asynchronous_operations_are_understood() {
    let text = "HloModule m\nENTRY e {\n  a = f32[2] parameter(0)\n  s = ((f32[2]), f32[2], s32[]) custom-call-start(a), \
                custom_call_target=\"t\"\n  ROOT d = f32[2] custom-call-done(s)\n}\n";
    let module = parse(text).unwrap();
    let start = module.instruction(module.find("s").unwrap());
    assert_eq!((start.opcode, start.opcode_text), (Opcode::AsyncStart, "custom-call-start"));
}

#[test]
fn an_element_of_a_tuple_outlives_the_damaged_line_that_named_it() {
    let text = "HloModule m\n\nENTRY e {\n  t = (f32[], f32[]) parameter(0)\n  a = f32[] add(t#0, t#1), =broken\n  \
                ROOT b = f32[] negate(t#1)\n}\n";
    let options = ParseOptions { lenient: true, ..ParseOptions::default() };
    let module = parse_module(text, &options).unwrap();
    assert_eq!(module.problem_count, 1);
    let element = module.find("t#1").unwrap();
    assert_eq!(module.operands(element), [module.find("t").unwrap()]);
    assert_eq!(module.users().of(element), [module.find("b").unwrap()]);
}
