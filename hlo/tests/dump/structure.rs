//! Faults of a text that no single line shows, each with its place.

use hlo::dump::{ParseOptions, decode, parse_module};

/// The error of the strict reading, and the number of problems of the lenient one.
fn fault(text: &str) -> (String, usize) {
    let error = parse_module(text, &ParseOptions::default()).unwrap_err().to_string();
    let lenient = ParseOptions { lenient: true, ..ParseOptions::default() };
    (error, parse_module(text, &lenient).unwrap().problem_count)
}

#[test]
fn a_computation_that_calls_itself_is_told() {
    let own = "HloModule m\nENTRY e {\n  a = f32[] parameter(0)\n  ROOT c = f32[] call(a), to_apply=e\n}\n";
    let (error, problems) = fault(own);
    assert!(error.contains("line 2") && error.contains("\"e\" calls itself"), "{error}");
    assert_eq!(problems, 1);
    let round = "HloModule m\nf {\n  a = f32[] parameter(0)\n  ROOT c = f32[] call(a), to_apply=g\n}\n\ng {\n  b = f32[] \
                 parameter(0)\n  ROOT d = f32[] call(b), to_apply=f\n}\n\nENTRY e {\n  x = f32[] parameter(0)\n  ROOT y = \
                 f32[] call(x), to_apply=f\n}\n";
    assert!(fault(round).0.contains("HLO has no recursion"));
    // What is called may stand below its caller.
    let below = "HloModule m\nENTRY e {\n  x = f32[] parameter(0)\n  ROOT y = f32[] call(x), to_apply=f\n}\n\nf {\n  a = \
                 f32[] parameter(0)\n  ROOT n = f32[] negate(a)\n}\n";
    parse_module(below, &ParseOptions::default()).unwrap();
}

#[test]
fn an_instruction_that_needs_its_own_result_is_told() {
    let text = "HloModule m\nENTRY e {\n  x = f32[] parameter(0)\n  a = f32[] add(x, b)\n  ROOT b = f32[] negate(a)\n}\n";
    let (error, problems) = fault(text);
    assert!(error.contains("needs its own result"), "{error}");
    assert!(error.starts_with("line 4") || error.starts_with("line 5"), "{error}");
    assert_eq!(problems, 1);
    let below = "HloModule m\nENTRY e {\n  x = f32[] parameter(0)\n  ROOT a = f32[] add(x, b)\n  b = f32[] negate(x)\n}\n";
    parse_module(below, &ParseOptions::default()).unwrap();
}

#[test]
fn an_element_that_the_tuple_lacks_is_told() {
    let text = |index: &str| {
        format!(
            "HloModule m\nENTRY e {{\n  t = (f32[], s32[]) parameter(0)\n  ROOT g = f32[] get-tuple-element(t){index}\n}}\n"
        )
    };
    // A comment behind the number is no part of it.
    for index in [", index=1", ", index=1  // second", ", index=1 /* second */, metadata={op_name=\"a//b\"}"]
    {
        let text = text(index);
        let module = parse_module(&text, &ParseOptions::default()).unwrap();
        assert_eq!(module.attribute(module.find("g").unwrap(), "index"), Some("1"));
    }
    for (index, message) in [
        (", index=2", "line 4, column 46: the tuple has 2 elements, none with the number 2"),
        (", index=-1", "line 4, column 46: the tuple has 2 elements, none with the number -1"),
        ("", "line 4, column 8: a get-tuple-element needs the number of the element, index=N"),
    ] {
        assert_eq!(fault(&text(index)), (message.to_string(), 1));
    }
}

#[test]
fn an_array_beyond_64_bits_is_told() {
    let text = |shape: &str| format!("HloModule m\nENTRY e {{\n  ROOT a = {shape} parameter(0)\n}}\n");
    // 2^61 floats of 4 bytes are 2^63 bytes, one more than the largest signed number; 2^60 are not.
    for (shape, is_valid) in [
        ("f32[1152921504606846976]", true),
        ("f32[2305843009213693952]", false),
        ("f32[4294967296,4294967296]", false),
        ("f32[0,4294967296,4294967296]", true),
    ] {
        let text = text(shape);
        let got = parse_module(&text, &ParseOptions::default());
        assert_eq!(got.is_ok(), is_valid, "{shape}");
        if let Err(error) = got {
            assert!(error.to_string().starts_with("line 3, column 12: the array has more bytes"), "{error}");
        }
    }
}

#[test]
fn a_byte_order_mark_is_no_part_of_the_text() {
    let text = "HloModule m\nENTRY e {\n  a = f32[] parameter(0)\n}\n";
    assert_eq!(decode(format!("\u{feff}{text}").as_bytes(), 1000).unwrap().text, text);
}
