//! The stored draws of JAX (tests/scripts/random_golden.py).

use hlo::random::KeyKind;
use serde_json::Value;

/// One draw.
pub struct Case {
    pub kind: KeyKind,
    pub key: Vec<u32>,
    pub function: String,
    pub args: Value,
    pub dtype: String,
    pub shape: Vec<i64>,
    /// Little-endian bytes of the result.
    pub bytes: Vec<u8>,
}

impl Case {
    pub fn count(&self) -> usize {
        self.shape.iter().product::<i64>() as usize
    }

    pub fn what(&self) -> String {
        let Case { kind, key, function, args, dtype, shape, bytes: _ } = self;
        format!("{kind} {function} {dtype}{shape:?} of key {key:?} with {args}")
    }

    /// A number among the arguments.
    pub fn number(&self, name: &str) -> Option<f64> {
        self.args[name].as_f64()
    }

    /// An integer among the arguments, as a number or, for large ones, a string.
    pub fn integer(&self, name: &str) -> i128 {
        let arg = &self.args[name];
        arg.as_str().map_or_else(|| i128::from(arg.as_u64().unwrap()), |text| text.parse().unwrap())
    }
}

pub fn cases() -> Vec<Case> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/golden/random/cases.json");
    let file: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let list =
        |value: &Value| value.as_array().unwrap().iter().map(|x| x.as_i64().unwrap()).collect::<Vec<_>>();
    let hex = |digits: String| {
        (0..digits.len()).step_by(2).map(|i| u8::from_str_radix(&digits[i..i + 2], 16).unwrap()).collect()
    };
    let read = |case: &Value| Case {
        kind: text(&case["kind"]).parse().unwrap(),
        key: list(&case["key"]).into_iter().map(|word| word as u32).collect(),
        function: text(&case["function"]),
        args: case["args"].clone(),
        dtype: text(&case["dtype"]),
        shape: list(&case["shape"]),
        bytes: hex(text(&case["hex"])),
    };
    file["cases"].as_array().unwrap().iter().map(read).collect()
}
