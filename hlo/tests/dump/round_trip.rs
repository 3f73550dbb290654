//! What XLA prints comes back, from its text and from its protos.

use hlo::dump::{HloModule, InstructionId, ParseOptions, parse_module};

use super::golden::{files, files_in, squeezed, text};

#[test]
fn printing_gives_xlas_text_back() {
    let folders = [("", 37), ("gpu/", 39), ("lint/", 6), ("linalg/", 26), ("made/", 130), ("printed/", 156)];
    let names = folders.iter().flat_map(|(folder, count)| {
        let names = files_in(folder, ".txt.gz");
        assert_eq!(names.len(), *count, "texts in {folder:?}");
        names
    });
    for name in names {
        let original = text(&name);
        let module = parse(&original);
        // Before optimisation XLA prints names without %.
        let [printed, expected] =
            [module.to_string(), original.clone()].map(|t| squeezed(&t).replace('%', ""));
        assert!(printed == expected, "{name}: {}", first_difference(&printed, &expected));
        let printed = module.to_string();
        assert_eq!(parse(&printed).to_string(), printed, "{name}");
    }
}

#[test]
fn a_proto_prints_as_xla_prints_its_module() {
    let names = files(".pb.gz");
    assert!(names.len() >= 6, "{}", names.len());
    for name in names {
        let [proto, xla] = [name.clone(), name.replace(".pb.", ".txt.")].map(|file| text(&file));
        let (proto, xla) = (parse(&proto), parse(&xla));
        // Computations may stand in another order, as long as callees come first.
        assert_eq!(proto.computations().len(), xla.computations().len());
        for (id, computation) in xla.computations() {
            let (ours, _) = proto.computations().find(|(_, c)| c.name == computation.name).unwrap();
            let lines = |module: &HloModule<'_>, id| {
                module.instructions_of(id).map(|i| line(module, i)).collect::<Vec<_>>()
            };
            assert_eq!(lines(&proto, ours), lines(&xla, id), "{name}");
        }
    }
}

fn parse(text: &str) -> HloModule<'_> {
    parse_module(text, &ParseOptions::default()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// An instruction as text; the keys of its backend config in the order of the alphabet.
fn line(module: &HloModule<'_>, id: InstructionId) -> String {
    let line = squeezed(&module.display(id).to_string());
    match line.split_once(",backend_config={") {
        Some((rest, config)) => match serde_json::from_str::<serde_json::Value>(&format!("{{{config}")) {
            Ok(config) => format!("{rest} {config}"),
            // The TopK call has a config in MLIR's syntax.
            Err(_) => line,
        },
        None => line,
    }
}

fn first_difference(a: &str, b: &str) -> String {
    let at = a.bytes().zip(b.bytes()).position(|(x, y)| x != y).unwrap_or(a.len().min(b.len()));
    let around = |text: &str| text[at.saturating_sub(120)..(at + 80).min(text.len())].to_string();
    format!("\nours:   {}\nXLA's:  {}", around(a), around(b))
}
