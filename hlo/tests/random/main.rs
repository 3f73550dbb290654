//! Host draws against what JAX drew (tests/scripts/random_golden.py).
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use half::{bf16, f16};
use hlo::random::KeyKind;
use hlo::random::host::{DrawFloat, DrawInt, Key, Prng};
use serde_json::Value;

/// One stored draw of JAX.
struct Case {
    kind: KeyKind,
    key: Vec<u32>,
    function: String,
    args: Value,
    dtype: String,
    count: usize,
    hex: String,
}

fn cases() -> Vec<Case> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/golden/random/cases.json");
    let file: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let number = |value: &Value| value.as_u64().unwrap();
    let read = |case: &Value| Case {
        kind: case["kind"].as_str().unwrap().parse().unwrap(),
        key: case["key"].as_array().unwrap().iter().map(|word| number(word) as u32).collect(),
        function: case["function"].as_str().unwrap().to_owned(),
        args: case["args"].clone(),
        dtype: case["dtype"].as_str().unwrap().to_owned(),
        count: case["shape"].as_array().unwrap().iter().map(|size| number(size) as usize).product(),
        hex: case["hex"].as_str().unwrap().to_owned(),
    };
    file["cases"].as_array().unwrap().iter().map(read).collect()
}

/// Little-endian bytes in hex, as the script writes them.
trait Hex {
    fn hex(&self) -> String;
}

macro_rules! hex_of {
    ($($ty:ty),*) => {$(
        impl Hex for Vec<$ty> {
            fn hex(&self) -> String {
                self.iter().flat_map(|x| x.to_le_bytes()).map(|byte| format!("{byte:02x}")).collect()
            }
        }
    )*};
}
hex_of!(u8, i8, u16, i16, u32, i32, u64, i64, f32, f64, f16, bf16);

impl Hex for Vec<bool> {
    fn hex(&self) -> String {
        self.iter().map(|&x| u8::from(x)).collect::<Vec<_>>().hex()
    }
}

impl Hex for Vec<Key> {
    fn hex(&self) -> String {
        self.iter().flat_map(|key| key.words().to_vec()).collect::<Vec<_>>().hex()
    }
}

fn uniform<T: DrawFloat>(case: &Case, key: Key, of: impl Fn(f64) -> T) -> String
where
    Vec<T>: Hex,
{
    let bound = |name: &str, default: f64| of(case.args[name].as_f64().unwrap_or(default));
    key.uniform(case.count, bound("minval", 0.0), bound("maxval", 1.0)).hex()
}

fn randint<T: DrawInt>(case: &Case, key: Key) -> String
where
    Vec<T>: Hex,
{
    let bound = |name: &str| case.args[name].as_str().unwrap().parse().unwrap();
    key.randint::<T>(case.count, bound("minval"), bound("maxval")).hex()
}

/// What the host draws for a case; None where it has no such function.
fn draw(case: &Case) -> Option<String> {
    if case.function == "from_seed" {
        let seed: u64 = case.args["seed"].as_str().unwrap().parse().unwrap();
        return Some(vec![Key::from_seed(case.kind, seed)].hex());
    }
    let key = Key::from_words(case.kind, &case.key).unwrap();
    let arg = |name: &str| case.args[name].as_u64().unwrap();
    Some(match (case.function.as_str(), case.dtype.as_str()) {
        ("split", _) => key.split(arg("n") as usize).hex(),
        ("fold_in", _) => vec![key.fold_in(arg("data") as u32)].hex(),
        ("bits", "uint8") => key.bits::<u8>(case.count).hex(),
        ("bits", "uint16") => key.bits::<u16>(case.count).hex(),
        ("bits", "uint32") => key.bits::<u32>(case.count).hex(),
        ("bits", "uint64") => key.bits::<u64>(case.count).hex(),
        ("uniform", "float32") => uniform(case, key, |x| x as f32),
        ("uniform", "float64") => uniform(case, key, |x| x),
        ("uniform", "float16") => uniform(case, key, f16::from_f64),
        ("uniform", "bfloat16") => uniform(case, key, bf16::from_f64),
        ("bernoulli", _) => {
            let p = case.args["p"].as_f64().unwrap();
            match case.args["dtype"].as_str().unwrap() {
                "bfloat16" => key.bernoulli(case.count, bf16::from_f64(p)).hex(),
                _ => key.bernoulli(case.count, p as f32).hex(),
            }
        }
        ("randint", "int8") => randint::<i8>(case, key),
        ("randint", "uint8") => randint::<u8>(case, key),
        ("randint", "int16") => randint::<i16>(case, key),
        ("randint", "uint16") => randint::<u16>(case, key),
        ("randint", "int32") => randint::<i32>(case, key),
        ("randint", "uint32") => randint::<u32>(case, key),
        ("randint", "int64") => randint::<i64>(case, key),
        ("randint", "uint64") => randint::<u64>(case, key),
        ("permutation", _) => {
            let order = key.permutation(arg("n") as usize);
            order.into_iter().map(|index| index as i32).collect::<Vec<_>>().hex()
        }
        ("normal" | "truncated_normal" | "gumbel" | "categorical", _) => return None,
        (function, dtype) => panic!("no test for {function} of {dtype}"),
    })
}

#[test]
fn host_draws_are_bit_equal_to_jax() {
    let mut equal = 0;
    for case in cases() {
        let Some(hex) = draw(&case) else { continue };
        let what = format!(
            "{} {} {} of key {:?} with {}",
            case.kind, case.function, case.dtype, case.key, case.args
        );
        assert_eq!(hex, case.hex, "{what}");
        equal += 1;
    }
    assert!(equal > 150, "only {equal} cases were compared");
}

#[test]
fn key_of_the_wrong_length_is_refused() {
    let error = Key::from_words(KeyKind::UnsafeRbg, &[1, 2]).unwrap_err();
    assert_eq!(error.to_string(), "a key of kind unsafe_rbg has 4 words of u32, got 2");
}

#[test]
fn unknown_generator_is_refused() {
    assert!(
        "philox".parse::<KeyKind>().unwrap_err().to_string().contains("expected threefry2x32 or unsafe_rbg")
    );
}
