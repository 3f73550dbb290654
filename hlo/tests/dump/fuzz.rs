//! Damaged dumps: nothing panics, hangs or eats memory, whatever was damaged. `PROPTEST_CASES` runs more.

use std::collections::BTreeMap;

use proptest::prelude::*;

use hlo::analysis::{
    DeviceSpec, LintOptions, Query, diff, dot, lint, memory, neighbourhood, roofline, summarize, svg,
    xla_memory_of_proto,
};
use hlo::dump::{Limits, ParseOptions, decode, parse_module};
use hlo::report::Report;

use super::golden::{bytes, files, files_in, text};

/// Reads the text leniently and runs everything on it.
fn everything(text: &str) {
    let limits = Limits { instructions: 1 << 16, ..Limits::default() };
    let strict = parse_module(text, &ParseOptions { lenient: false, limits });
    let Ok(module) = parse_module(text, &ParseOptions { lenient: true, limits }) else { return };
    assert_eq!(strict.is_ok(), module.problem_count == 0);
    let summary = summarize(&module);
    let memory = memory(&module, None);
    let device = DeviceSpec::named("gb300").unwrap();
    let roofline = roofline(&module, &device, &BTreeMap::new());
    let findings = lint(&module, Some(&module), &LintOptions { min_bytes: 0, min_share: 0.0 });
    let difference = diff(&module, &module);
    assert!(difference.identical);
    let all: Vec<_> = module.instructions().map(|(id, _)| id).collect();
    if let Some(first) = all.first() {
        neighbourhood(&module, &module.users(), *first, 3, 100);
    }
    assert!(svg(&module, &all).ends_with("</svg>\n") && dot(&module, &all).ends_with("}\n"));
    Query { text: Some("x".into()), op_name: Some("a".into()), ..Query::default() }.find(&module);
    let report = Report {
        module: &module,
        summary: &summary,
        memory: &memory,
        roofline: &roofline,
        findings: &findings,
        diff: Some(("other", &difference)),
    };
    assert!(report.html().is_ok());
    // Of a text in which nothing could be read nothing is printed.
    assert!(module.to_string().len() >= module.name.len());
}

/// The bytes of a file, unpacked.
fn raw(file: &str) -> Vec<u8> {
    use std::io::Read;
    let mut unpacked = Vec::new();
    flate2::read::GzDecoder::new(&bytes(file)[..]).read_to_end(&mut unpacked).unwrap();
    unpacked
}

/// What may take the place of a piece.
const PIECES: [&str; 20] = [
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "\"",
    ",",
    "=",
    "%",
    "#1",
    "/*",
    "\\",
    "\n",
    "ROOT ",
    "18446744073709551615",
    "-1",
    "while",
    "é",
    "f32[99999999999,99999999999]{1,0}",
];

fn damage(bytes: &mut Vec<u8>, steps: &[(usize, usize, u8)]) {
    for &(at, length, kind) in steps {
        let at = at % bytes.len().max(1);
        let end = (at + length % 40).min(bytes.len());
        match kind % 4 {
            0 => drop(bytes.drain(at..end)),
            1 => drop(bytes.splice(at..end, PIECES[length % PIECES.len()].bytes())),
            2 => {
                let piece = bytes[at..end].to_vec();
                bytes.splice(at..at, piece);
            }
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = (length % 256) as u8;
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn damaged_text_is_read_as_far_as_it_goes(
        file in 0usize..1000,
        steps in prop::collection::vec((any::<usize>(), any::<usize>(), any::<u8>()), 1..12),
    ) {
        let names: Vec<_> = ["", "printed/"].iter().flat_map(|folder| files_in(folder, ".txt.gz")).collect();
        let mut text = text(&names[file % names.len()]).into_bytes();
        damage(&mut text, &steps);
        everything(&String::from_utf8_lossy(&text));
    }

    #[test]
    fn damaged_protos_are_errors_or_modules(
        file in 0usize..1000,
        steps in prop::collection::vec((any::<usize>(), any::<usize>(), any::<u8>()), 1..6),
    ) {
        let names = files(".pb.gz");
        let mut proto = raw(&names[file % names.len()]);
        damage(&mut proto, &steps);
        if let Ok(decoded) = decode(&proto, 1 << 26) {
            if let Some((assignment, names)) = &decoded.buffer_assignment {
                xla_memory_of_proto(assignment, names);
            }
            everything(&decoded.text);
        }
    }

    #[test]
    fn damaged_stablehlo_is_an_error_or_a_module(
        file in 0usize..1000,
        steps in prop::collection::vec((any::<usize>(), any::<usize>(), any::<u8>()), 1..6),
    ) {
        let names = files_in("stablehlo/", ".mlir.gz");
        let mut text = raw(&names[file % names.len()]);
        damage(&mut text, &steps);
        if let Ok(decoded) = decode(&text, 1 << 26) {
            everything(&decoded.text);
        }
    }
}
