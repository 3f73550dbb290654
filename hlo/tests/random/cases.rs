//! The stored draws of JAX (tests/scripts/random_golden.py).

use hlo::random::{Key, KeyKind};
use hlo::{DType, Graph, Tensor};
use serde_json::Value;

/// One draw.
pub(crate) struct Case {
    pub(crate) kind: KeyKind,
    pub(crate) key: Vec<u32>,
    pub(crate) function: String,
    pub(crate) args: Value,
    pub(crate) dtype: String,
    pub(crate) shape: Vec<i64>,
    /// Little-endian bytes of the result.
    pub(crate) bytes: Vec<u8>,
}

impl Case {
    pub(crate) fn count(&self) -> usize {
        self.shape.iter().product::<i64>() as usize
    }

    pub(crate) fn what(&self) -> String {
        let Case { kind, key, function, args, dtype, shape, bytes: _ } = self;
        format!("{kind} {function} {dtype}{shape:?} of key {key:?} with {args}")
    }

    /// A number among the arguments.
    pub(crate) fn number(&self, name: &str) -> Option<f64> {
        self.args[name].as_f64()
    }

    /// An integer among the arguments, as a number or, for large ones, a string.
    pub(crate) fn integer(&self, name: &str) -> i128 {
        let arg = &self.args[name];
        arg.as_str().map_or_else(|| i128::from(arg.as_u64().unwrap()), |text| text.parse().unwrap())
    }
}

pub(crate) fn cases() -> Vec<Case> {
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

/// The draw of a case as a graph over a parameter that holds the key's words.
pub(crate) fn build<'g>(graph: &'g Graph, case: &Case) -> Option<Tensor<'g>> {
    let shape = case.shape.clone();
    let dtype = DType::from_numpy(&case.dtype).unwrap();
    let argument_dtype = || DType::from_numpy(case.args["dtype"].as_str().unwrap()).unwrap();
    if case.function == "from_seed" {
        return Some(Key::from_seed(graph, case.kind, case.integer("seed") as u64).words());
    }
    let words = graph.parameter("key", DType::U32, [case.key.len() as i64]);
    let key = Key::from_words(case.kind, words);
    Some(match case.function.as_str() {
        "split" => key.split_words(case.integer("n") as i64),
        "fold_in" => key.fold_in(case.integer("data") as u32).words(),
        "bits" => key.bits(dtype, shape),
        "uniform" => {
            let bound = |name, default| case.number(name).unwrap_or(default);
            key.uniform(dtype, shape, bound("minval", 0.0), bound("maxval", 1.0))
        }
        "normal" => key.normal(dtype, shape),
        "truncated_normal" => {
            key.truncated_normal(dtype, shape, case.number("lower").unwrap(), case.number("upper").unwrap())
        }
        "gumbel" => key.gumbel(dtype, shape),
        "bernoulli" => key.bernoulli(argument_dtype(), shape, case.number("p").unwrap()),
        "randint" => key.randint(dtype, shape, case.integer("minval"), case.integer("maxval")),
        "permutation" => key.permutation(case.integer("n") as i64),
        "categorical" => {
            let rows = case.args["logits"].as_array().unwrap();
            let row = |row: &Value| row.as_array().unwrap().iter().map(|x| x.as_f64().unwrap()).collect();
            let logits: Vec<Vec<f64>> = rows.iter().map(row).collect();
            let size = [logits.len() as i64, logits[0].len() as i64];
            key.categorical(graph.array(&logits.concat(), size).to_dtype(argument_dtype()), 1)
        }
        _ => return None,
    })
}
