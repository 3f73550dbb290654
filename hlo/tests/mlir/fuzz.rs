//! Hostile and random texts: no panic, no hang, no runaway memory, and what parses also prints and parses again.

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use hlo::Module;
use hlo::mlir::{self, ImportError, Problem};
use proptest::prelude::*;

use crate::corpus::for_each_module;

/// Texts longer than this are not used as seeds: short ones reach more per second.
const SEED_BYTES: usize = 6_000;
/// Most seeds kept.
const SEEDS: usize = 10_000;
/// The time that any text of that size may take. Debug builds parse about 10 MB a second.
const PATIENCE: Duration = Duration::from_secs(2);

/// Pieces that the grammar gives a meaning to.
const TOKENS: &[&str] = &[
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "<",
    ">",
    "->",
    ",",
    ":",
    "::",
    "=",
    "#",
    "%",
    "@",
    "^",
    "!",
    "\"",
    "\\",
    "-",
    "x",
    "?",
    "*",
    "//",
    "\n",
    "0",
    "-1",
    "9223372036854775807",
    "18446744073709551616",
    "0x7FC00000",
    "1.0e400",
    "1.5",
    "true",
    "tensor<",
    "tensor<4xf32>",
    "tensor<0xf32>",
    "tensor<1099511627776xi8>",
    "tensor<f32>",
    "tensor<2x3xi1>",
    "tensor<?xf32>",
    "complex<f32>",
    "tuple<",
    "dense<",
    "dense<0.0> : tensor<f32>",
    "array<i64: 1, 2>",
    "array<i64>",
    "loc(",
    "loc(unknown)",
    "#loc1",
    "fused[",
    "callsite(",
    "#stablehlo<",
    "#stablehlo.gather<",
    "{-#",
    "#-}",
    "\"a.b\"() : () -> ()",
    "stablehlo.add",
    "stablehlo.while(",
    "stablehlo.reduce(",
    "applies",
    "across dimensions = [0]",
    "reducer",
    "cond",
    "do",
    "stablehlo.slice",
    "stablehlo.pad",
    "low = [1099511627776]",
    "interior = [1048576]",
    "stablehlo.constant",
    "stablehlo.iota dim = 0",
    "stablehlo.return",
    "return",
    "func.func",
    "module",
    "call @main",
    "attributes",
    "sdy.mesh @mesh = <[\"a\"=2]>",
    "array<i64: 1099511627776>",
    "dims = [0, 1]",
    "sizes = [1]",
    "%arg0",
    "%0",
    "%0:2",
    "%0#1",
    "^bb0",
    "({",
    "})",
    "<{",
    "}>",
];

/// xorshift64*: the runs repeat.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() >> 16) as usize % limit.max(1)
    }
}

fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for_each_module(|_, pretty, generic| {
        let short = [pretty, generic].into_iter().filter(|text| text.len() <= SEED_BYTES);
        seeds.extend(short.map(|text| text.as_bytes().to_vec()));
        Ok(())
    });
    seeds
}

/// Start and end of a piece of a text.
fn span(text: &[u8], random: &mut Random, longest: usize) -> (usize, usize) {
    let start = random.below(text.len() + 1);
    let length = random.below(longest + 1);
    (start, (start + length).min(text.len()))
}

fn mutate(text: &mut Vec<u8>, other: &[u8], random: &mut Random) {
    for _ in 0..=random.below(4) {
        let longest = [2, 16, 200][random.below(3)];
        let (start, end) = span(text, random, longest);
        match random.below(7) {
            0 => drop(text.drain(start..end)),
            1 => {
                let piece = text[start..end].to_vec();
                let at = random.below(text.len() + 1);
                text.splice(at..at, piece);
            }
            2 => {
                let (from, to) = span(other, random, longest);
                text.splice(start..end, other[from..to].iter().copied());
            }
            3 | 4 => {
                let token = TOKENS[random.below(TOKENS.len())];
                text.splice(start..end, token.bytes());
            }
            5 => {
                let piece = text[start..end].to_vec();
                let times = random.below(60);
                text.splice(start..start, piece.repeat(times));
            }
            _ => {
                if let Some(byte) = text.get_mut(start) {
                    *byte = random.next() as u8;
                }
            }
        }
    }
    text.truncate(4 * SEED_BYTES);
}

/// Parses, prints, parses and imports; what became of it, without what the text itself says.
fn try_out(text: &str) -> String {
    let tree = match mlir::parse(text) {
        Ok(tree) => tree,
        Err(error) => {
            return match error.problem {
                Problem::Expected { expected, .. } => expected,
                other => format!("{:?}", std::mem::discriminant(&other)),
            };
        }
    };
    let printed = tree.text(true).to_string();
    let again = mlir::parse(&printed).unwrap_or_else(|error| panic!("the printed form: {error}\n{printed}"));
    assert_eq!(printed, again.text(true).to_string());
    match Module::parse(text) {
        Ok(module) => {
            let printed = module.to_string();
            assert!(mlir::parse(&printed).is_ok(), "{printed}");
            "imported".to_owned()
        }
        Err(ImportError::Op { problem, .. }) => format!("import {:?}", std::mem::discriminant(&*problem)),
        Err(_) => "no function".to_owned(),
    }
}

/// Mutates seeds until `end` says so; texts with a new outcome become seeds. Returns how many texts were tried.
fn fuzz(seed: u64, mut end: impl FnMut(usize) -> bool) -> usize {
    let mut random = Random(seed);
    let mut pool = seeds();
    let mut outcomes = HashSet::new();
    let mut tried = 0;
    while !end(tried) {
        let mut bytes = pool[random.below(pool.len())].clone();
        let other = random.below(pool.len());
        mutate(&mut bytes, &pool[other], &mut random);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let start = thread_time();
        let outcome = catch_unwind(AssertUnwindSafe(|| try_out(&text)));
        let Ok(outcome) = outcome else {
            let path = std::env::temp_dir().join("mlir-fuzz-failure.mlir");
            std::fs::write(&path, &text).unwrap();
            panic!("text {tried} of seed {seed} panics; it is in {}", path.display());
        };
        let taken = thread_time().saturating_sub(start);
        assert!(taken < PATIENCE, "{taken:?} for\n{text}");
        if pool.len() < SEEDS && bytes.len() <= SEED_BYTES && outcomes.insert(outcome) {
            pool.push(bytes);
        }
        tried += 1;
    }
    println!("{tried} texts, {} outcomes, {} seeds", outcomes.len(), pool.len());
    tried
}

/// Time that this thread has run so far, not counting waits for a busy machine, where the system tells.
fn thread_time() -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(stat.split(' ').next().and_then(|text| text.parse().ok()).unwrap_or(0))
}

/// Largest resident size of this process so far in bytes, where the system tells.
fn peak_memory() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM"))?;
    Some(line.split_whitespace().nth(1)?.parse::<usize>().ok()? * 1024)
}

#[test]
fn mutated_texts_do_no_harm() {
    assert_eq!(fuzz(20_260_101, |tried| tried >= 20_000), 20_000);
}

/// `MLIR_FUZZ_SECONDS=600 cargo test -p hlo --test mlir -- --ignored long_fuzz --nocapture`.
#[test]
#[ignore = "runs for MLIR_FUZZ_SECONDS, ten minutes by default"]
fn long_fuzz() {
    let seconds = std::env::var("MLIR_FUZZ_SECONDS").map_or(600, |text| text.parse().unwrap());
    let seed = std::env::var("MLIR_FUZZ_SEED").map_or(1, |text| text.parse().unwrap());
    let start = Instant::now();
    fuzz(seed, |_| start.elapsed() >= Duration::from_secs(seconds));
    // Seeds and outcomes take some tens of megabytes; one text of 24 kB must not take the rest.
    let peak = peak_memory().unwrap_or(0);
    println!("peak {} MB", peak >> 20);
    assert!(peak < 1 << 30);
}

fn scalar_type() -> impl Strategy<Value = String> {
    prop_oneof![
        "f(16|32|64)",
        "u?i(8|16|32|64)",
        Just("bf16".to_owned()),
        Just("i1".to_owned()),
        Just("index".to_owned())
    ]
}

fn any_type() -> impl Strategy<Value = String> {
    let tensor =
        (prop::collection::vec(prop_oneof![4 => "(0|[1-9][0-9]{0,2})", 1 => "\\?"], 0..4), scalar_type())
            .prop_map(|(sizes, element)| {
                format!("tensor<{}{element}>", sizes.iter().map(|s| format!("{s}x")).collect::<String>())
            });
    let leaf = prop_oneof![scalar_type(), tensor, Just("!stablehlo.token".to_owned())];
    leaf.prop_recursive(3, 16, 4, |inner| {
        let list = prop::collection::vec(inner.clone(), 0..4);
        prop_oneof![
            list.clone().prop_map(|types| format!("tuple<{}>", types.join(", "))),
            (list.clone(), list).prop_map(|(a, b)| match &b[..] {
                [one] if !one.starts_with('(') => format!("({}) -> {one}", a.join(", ")),
                _ => format!("({}) -> ({})", a.join(", "), b.join(", ")),
            }),
        ]
    })
}

fn any_attribute() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        ("-?(0|[1-9][0-9]{0,17})", "i(32|64)").prop_map(|(number, ty)| format!("{number} : {ty}")),
        ("-?[0-9]{1,9}\\.[0-9]{0,9}(e[+-]?[0-9]{1,3})?").prop_map(|number| format!("{number} : f64")),
        "\"[ -!#-\\[\\]-~]{0,12}(\\\\22|\\\\\\\\)?\"",
        Just("true".to_owned()),
        Just("unit".to_owned()),
        "@[a-z_][a-z0-9_.$]{0,8}(::@[a-z]{1,4})?",
        any_type(),
        prop::collection::vec("-?[1-9][0-9]{0,8}", 1..5)
            .prop_map(|list| format!("array<i64: {}>", list.join(", "))),
        "#stablehlo<precision [A-Z]{3,8}>",
        "#sdy\\.sharding<@mesh, \\[(\\{\"[a-z]{1,3}\"\\}, )?\\{\\?\\}\\]>",
    ];
    leaf.prop_recursive(4, 24, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(|list| format!("[{}]", list.join(", "))),
            prop::collection::btree_map("[a-z_][a-z0-9_]{0,6}", inner, 0..4).prop_map(|entries| {
                // A unit in a dictionary is its name alone.
                let entry = |(name, value): (String, String)| {
                    if value == "unit" { name } else { format!("{name} = {value}") }
                };
                format!("{{{}}}", entries.into_iter().map(entry).collect::<Vec<_>>().join(", "))
            }),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn attributes_print_as_they_were_written(attribute in any_attribute()) {
        let line = format!("\"a.b\"() {{x = {attribute}}} : () -> ()\n").replace("x = unit", "x");
        let module = mlir::parse(&line).map_err(|error| TestCaseError::fail(format!("{error}: {line}")))?;
        prop_assert_eq!(module.text(true).to_string(), line);
    }

    #[test]
    fn types_print_as_they_were_written(types in prop::collection::vec(any_type(), 0..4)) {
        let list = match &types[..] {
            [one] if !one.starts_with('(') => one.clone(),
            _ => format!("({})", types.join(", ")),
        };
        let names = match types.len() { 0 => String::new(), 1 => "%0 = ".to_owned(), n => format!("%0:{n} = ") };
        let line = format!("{names}\"a.b\"() : () -> {list}\n");
        let module = mlir::parse(&line).map_err(|error| TestCaseError::fail(format!("{error}: {line}")))?;
        prop_assert_eq!(module.text(true).to_string(), line);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,200}") {
        let _ = try_out(&text);
    }
}
