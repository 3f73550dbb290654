//! Whole modules: JAX's lowerings in `tests/golden/stablehlo`, and any folder named by `MLIR_CORPUS`.

use std::path::{Path, PathBuf};
use std::time::Instant;

use hlo::mlir;

fn golden() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/stablehlo")
}

fn mlir_files(root: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = std::fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            mlir_files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "mlir") {
            found.push(path);
        }
    }
}

/// Parses, prints and parses again; the second text must equal the first, with locations and without.
fn round_trip(text: &str) -> Result<usize, String> {
    let module = mlir::parse(text).map_err(|error| error.to_string())?;
    for locations in [false, true] {
        let printed = module.text(locations).to_string();
        let again = mlir::parse(&printed).map_err(|error| format!("the printed form: {error}\n{printed}"))?;
        let twice = again.text(locations).to_string();
        if printed != twice {
            return Err(format!("printed differently the second time:\n{printed}\n----\n{twice}"));
        }
    }
    let mut ops = 0;
    module.walk(&mut |_| ops += 1);
    Ok(ops)
}

/// The modules of a file: `// name: NAME`, text, `// -----`.
fn modules(text: &str) -> Vec<(&str, &str)> {
    let parts = text.split("// -----\n").map(str::trim_start);
    parts.map(|part| part.strip_prefix("// name: ").unwrap().split_once('\n').unwrap()).collect()
}

/// Calls `check` with name, pretty and generic form of every module; panics with all complaints.
pub(crate) fn for_each_module(mut check: impl FnMut(&str, &str, &str) -> Result<(), String>) {
    let mut files = Vec::new();
    mlir_files(&golden().join("pretty"), &mut files);
    let (mut count, mut failures) = (0, Vec::new());
    for path in &files {
        let pretty = std::fs::read_to_string(path).unwrap();
        let generic =
            std::fs::read_to_string(golden().join("generic").join(path.file_name().unwrap())).unwrap();
        let (pretty, generic) = (modules(&pretty), modules(&generic));
        assert_eq!(pretty.len(), generic.len());
        for ((name, pretty), (_, generic)) in pretty.iter().zip(&generic) {
            count += 1;
            if let Err(problem) = check(name, pretty, generic) {
                failures.push(format!("{}/{name}: {problem}", path.file_stem().unwrap().display()));
            }
        }
    }
    assert!(failures.is_empty(), "{} of {count}:\n{}", failures.len(), failures.join("\n"));
    // As the README there says: none may get lost.
    assert_eq!(count, 394, "modules under {}", golden().display());
}

#[test]
fn jax_lowerings_print_and_parse_to_the_same() {
    for_each_module(|_, pretty, generic| {
        round_trip(generic)?;
        round_trip(pretty).map(|_| ())
    });
}

/// MLIR's own generic form is the truth for what a pretty form means.
#[test]
fn pretty_forms_mean_what_mlir_says() {
    for_each_module(|_, pretty, generic| {
        let text = |source| match mlir::parse(source) {
            Ok(module) => Ok(module.text(false).to_string()),
            Err(error) => Err(error.to_string()),
        };
        let (ours, mut theirs) = (text(pretty)?, text(generic)?);
        // Defaults that pretty forms leave out.
        for default in [
            "api_version = 1 : i32, ",
            "called_computations = [], ",
            "has_side_effect = false, ",
            "is_stable = true, ",
        ] {
            theirs = theirs.replace(default, "");
        }
        match ours.lines().zip(theirs.lines()).find(|(ours, theirs)| ours != theirs) {
            None => Ok(()),
            Some((ours, theirs)) => Err(format!("\n  pretty   {ours}\n  generic  {theirs}")),
        }
    });
}

/// Names of all functions with a body.
fn functions(module: &mlir::Module<'_>) -> Vec<String> {
    let mut names = Vec::new();
    module.walk(&mut |op| {
        let has_body = op.regions.iter().any(|region| !region.blocks.is_empty());
        if let (true, "func.func", Some(name)) = (has_body, &*op.name, op.attribute("sym_name")) {
            names.push(name.to_string().trim_matches('"').to_owned());
        }
    });
    names
}

/// `MLIR_CORPUS=folder cargo test -p hlo --test mlir -- --ignored outside --nocapture`.
#[test]
#[ignore = "needs a folder of MLIR files, such as StableHLO's test data, in MLIR_CORPUS"]
fn outside_corpus_prints_and_parses_to_the_same() {
    let mut files = Vec::new();
    mlir_files(Path::new(&std::env::var("MLIR_CORPUS").unwrap()), &mut files);
    let (mut good, mut bad, mut bytes, mut ops) = (0, 0, 0, 0);
    let (mut checked, mut invalid) = (0, 0);
    let start = Instant::now();
    for path in &files {
        let text = std::fs::read_to_string(path).unwrap();
        // The tools' own test files hold several modules, some of them wrong on purpose.
        for part in text.split("// -----").filter(|part| !part.contains("expected-error")) {
            // No valid program may be called invalid; mistakes are found where graphs know the rule.
            if let Ok(tree) = mlir::parse(part) {
                for function in functions(&tree) {
                    checked += 1;
                    if let Err(error) = mlir::check(&tree, &function) {
                        println!("{}: @{function}: invalid: {error}", path.display());
                        invalid += 1;
                    }
                }
            }
            match round_trip(part) {
                Ok(count) => {
                    good += 1;
                    bytes += part.len();
                    ops += count;
                }
                Err(problem) => {
                    bad += 1;
                    println!("{}: {}", path.display(), problem.lines().next().unwrap_or_default());
                }
            }
        }
    }
    println!("{invalid} of {checked} functions are said to be invalid");
    println!("{good} good, {bad} bad; {bytes} bytes, {ops} operations in {:?}", start.elapsed());
    assert!(good > 0);
}
