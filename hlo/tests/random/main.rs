//! Host draws against what JAX drew (tests/scripts/random_golden.py).
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use half::{bf16, f16};
use hlo::random::KeyKind;
use hlo::random::host::{DrawFloat, DrawInt, Key, Prng};

mod cases;
mod traced;

use cases::{Case, cases};

/// Little-endian bytes, as the script writes them.
trait Bytes {
    fn bytes(&self) -> Vec<u8>;
}

macro_rules! bytes_of {
    ($($ty:ty),*) => {$(
        impl Bytes for Vec<$ty> {
            fn bytes(&self) -> Vec<u8> {
                self.iter().flat_map(|x| x.to_le_bytes()).collect()
            }
        }
    )*};
}
bytes_of!(u8, i8, u16, i16, u32, i32, u64, i64, f32, f64, f16, bf16);

impl Bytes for Vec<bool> {
    fn bytes(&self) -> Vec<u8> {
        self.iter().map(|&x| u8::from(x)).collect::<Vec<_>>().bytes()
    }
}

impl Bytes for Vec<Key> {
    fn bytes(&self) -> Vec<u8> {
        self.iter().flat_map(|key| key.words().to_vec()).collect::<Vec<_>>().bytes()
    }
}

fn uniform<T: DrawFloat>(case: &Case, key: Key, of: impl Fn(f64) -> T) -> Vec<u8>
where
    Vec<T>: Bytes,
{
    let bound = |name: &str, default: f64| of(case.number(name).unwrap_or(default));
    key.uniform(case.count(), bound("minval", 0.0), bound("maxval", 1.0)).bytes()
}

fn randint<T: DrawInt>(case: &Case, key: Key) -> Vec<u8>
where
    Vec<T>: Bytes,
{
    key.randint::<T>(case.count(), case.integer("minval"), case.integer("maxval")).bytes()
}

/// What the host draws for a case; None where it has no such function.
fn draw(case: &Case) -> Option<Vec<u8>> {
    if case.function == "from_seed" {
        return Some(vec![Key::from_seed(case.kind, case.integer("seed") as u64)].bytes());
    }
    let key = Key::from_words(case.kind, &case.key).unwrap();
    Some(match (case.function.as_str(), case.dtype.as_str()) {
        ("split", _) => key.split(case.integer("n") as usize).bytes(),
        ("fold_in", _) => vec![key.fold_in(case.integer("data") as u32)].bytes(),
        ("bits", "uint8") => key.bits::<u8>(case.count()).bytes(),
        ("bits", "uint16") => key.bits::<u16>(case.count()).bytes(),
        ("bits", "uint32") => key.bits::<u32>(case.count()).bytes(),
        ("bits", "uint64") => key.bits::<u64>(case.count()).bytes(),
        ("uniform", "float32") => uniform(case, key, |x| x as f32),
        ("uniform", "float64") => uniform(case, key, |x| x),
        ("uniform", "float16") => uniform(case, key, f16::from_f64),
        ("uniform", "bfloat16") => uniform(case, key, bf16::from_f64),
        ("bernoulli", _) => {
            let p = case.number("p").unwrap();
            match case.args["dtype"].as_str().unwrap() {
                "bfloat16" => key.bernoulli(case.count(), bf16::from_f64(p)).bytes(),
                _ => key.bernoulli(case.count(), p as f32).bytes(),
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
            let order = key.permutation(case.integer("n") as usize);
            order.into_iter().map(|index| index as i32).collect::<Vec<_>>().bytes()
        }
        ("normal" | "truncated_normal" | "gumbel" | "categorical", _) => return None,
        (function, dtype) => panic!("no test for {function} of {dtype}"),
    })
}

#[test]
fn host_draws_are_bit_equal_to_jax() {
    let mut equal = 0;
    for case in cases() {
        let Some(bytes) = draw(&case) else { continue };
        assert_eq!(bytes, case.bytes, "{}", case.what());
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
