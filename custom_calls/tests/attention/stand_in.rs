//! A stand-in for cuDNN: computes the calls in f64 from their operands and settings, as their contract has them. Rows of no
//! document stay NaN.

use std::cell::RefCell;
use std::rc::Rc;

use hlo::TensorType;
use hlo::interp::{Interpreter, Value};
use hlo::op::CustomCall;

pub(crate) const FORWARD: &str = "__cudnn$fmhaSoftmax";
pub(crate) const BACKWARD: &str = "__cudnn$fmhaSoftmaxBackward";

/// Target and operands of a call.
pub(crate) type Call = (String, Vec<Value>);

/// What the calls were handed, in the order of evaluation.
pub(crate) type Seen = Rc<RefCell<Vec<Call>>>;

/// The number after `"key": `, or the quoted word.
fn setting(call: &CustomCall, key: &str) -> String {
    let (_, rest) = call.backend_config.split_once(&format!("\"{key}\": ")).unwrap();
    rest.split([',', '}']).next().unwrap().trim_matches('"').to_owned()
}

/// One document: the first of its tokens among all rows', how many it has, and where its statistics stand.
struct Document {
    first: usize,
    length: usize,
    statistics: usize,
}

/// Arrays of one call as f64.
struct Attention {
    documents: Vec<Document>,
    scale: f64,
    t: usize,
    n: usize,
    k: usize,
    h: usize,
    query: Vec<f64>,
    key: Vec<f64>,
    value: Vec<f64>,
}

impl Attention {
    fn read(call: &CustomCall, operands: &[&Value], documents: &[&Value]) -> Self {
        let shape = operands[0].shape();
        let [b, t, n, h] = [0, 1, 2, 3].map(|i| shape[i] as usize);
        let k = operands[1].shape()[2] as usize;
        let most: usize = setting(call, "max_seg_per_batch").parse().unwrap();
        let integers = |value: &Value| value.to_f64().iter().map(|x| *x as usize).collect::<Vec<_>>();
        let lengths = match setting(call, "mask_type").as_str() {
            "CAUSAL" => vec![t; b],
            "PADDING_CAUSAL" => integers(documents[0]),
            other => panic!("mask {other}"),
        };
        let starts = match most {
            1 => (0..b).map(|row| row * t).collect(),
            _ => {
                assert_eq!(integers(documents[1]), lengths);
                let (query, key) = (integers(documents[2]), integers(documents[3]));
                assert!(query.iter().zip(&key).all(|(q, kv)| q * k == kv * n));
                query.iter().map(|start| start / (n * h)).collect::<Vec<_>>()
            }
        };
        let per_row = if most == 1 { 1 } else { most };
        assert_eq!(lengths.len(), b * per_row);
        let documents = lengths.iter().zip(&starts).enumerate();
        let documents = documents.map(|(i, (&length, &first))| Document { first, length, statistics: i });
        Self {
            documents: documents.collect(),
            scale: setting(call, "fmha_scale").parse().unwrap(),
            t,
            n,
            k,
            h,
            query: operands[0].to_f64(),
            key: operands[1].to_f64(),
            value: operands[2].to_f64(),
        }
    }

    /// Runs over (document, head, query token i, key token j <= i).
    fn row(&self, d: &Document, head: usize, i: usize) -> (usize, Vec<usize>) {
        let kv = head / (self.n / self.k);
        let query = ((d.first + i) * self.n + head) * self.h;
        (query, (0..=i).map(|j| ((d.first + j) * self.k + kv) * self.h).collect())
    }

    fn dot(&self, a: &[f64], at: usize, b: &[f64], bt: usize) -> f64 {
        (0..self.h).map(|c| a[at + c] * b[bt + c]).sum()
    }

    fn score(&self, query: usize, key: usize) -> f64 {
        self.scale * self.dot(&self.query, query, &self.key, key)
    }

    fn statistics(&self, d: &Document, head: usize, i: usize) -> usize {
        (d.statistics * self.n + head) * self.t + i
    }

    fn each(&self, mut run: impl FnMut(&Document, usize, usize)) {
        for d in &self.documents {
            (0..self.n).for_each(|head| (0..d.length).for_each(|i| run(d, head, i)));
        }
    }
}

/// `[b, t, heads, h]` as the calls lay it out: `[b, heads, t, h]`.
fn heads_first(x: &[f64], ty: &TensorType) -> Value {
    let [b, heads, t, h] = [0, 1, 2, 3].map(|i| ty.shape[i] as usize);
    let mut out = vec![0.0; x.len()];
    for (row, head, i) in (0..b).flat_map(|r| (0..heads).flat_map(move |n| (0..t).map(move |i| (r, n, i)))) {
        let (from, to) = (((row * t + i) * heads + head) * h, ((row * heads + head) * t + i) * h);
        out[to..to + h].copy_from_slice(&x[from..from + h]);
    }
    Value::from_f64(ty, out).unwrap()
}

fn forward(call: &CustomCall, operands: &[&Value], types: &[TensorType]) -> Vec<Value> {
    let a = Attention::read(call, operands, &operands[3..]);
    // Rows of no document are left as they were.
    let mut out = vec![f64::NAN; a.query.len()];
    let mut statistics = vec![f64::NAN; types[1].shape.iter().product::<i64>() as usize];
    a.each(|d, head, i| {
        let (query, keys) = a.row(d, head, i);
        let scores: Vec<f64> = keys.iter().map(|key| a.score(query, *key)).collect();
        let sum: f64 = scores.iter().map(|s| s.exp()).sum();
        statistics[a.statistics(d, head, i)] = sum.ln();
        for c in 0..a.h {
            let weighted = scores.iter().zip(&keys).map(|(s, key)| s.exp() / sum * a.value[key + c]);
            out[query + c] = weighted.sum();
        }
    });
    vec![heads_first(&out, &types[0]), Value::from_f64(&types[1], statistics).unwrap(), empty(&types[2])]
}

fn backward(call: &CustomCall, operands: &[&Value], types: &[TensorType]) -> Vec<Value> {
    let a = Attention::read(call, operands, &operands[6..]);
    let [statistics, ct, out] = [3, 4, 5].map(|i| operands[i].to_f64());
    let mut dq = vec![f64::NAN; a.query.len()];
    let mut dk = vec![f64::NAN; a.key.len()];
    let mut dv = vec![f64::NAN; a.value.len()];
    a.each(|d, head, i| {
        let (query, keys) = a.row(d, head, i);
        (0..a.h).for_each(|c| dq[query + c] = 0.0);
        keys.iter().flat_map(|key| *key..key + a.h).for_each(|at| {
            for gradient in [&mut dk, &mut dv] {
                if gradient[at].is_nan() {
                    gradient[at] = 0.0;
                }
            }
        });
        let delta = a.dot(&ct, query, &out, query);
        for key in keys {
            let p = (a.score(query, key) - statistics[a.statistics(d, head, i)]).exp();
            let ds = p * (a.dot(&ct, query, &a.value, key) - delta) * a.scale;
            for c in 0..a.h {
                dq[query + c] += ds * a.key[key + c];
                dk[key + c] += ds * a.query[query + c];
                dv[key + c] += p * ct[query + c];
            }
        }
    });
    let gradients = [&dq, &dk, &dv].into_iter().zip(types).map(|(x, ty)| heads_first(x, ty));
    gradients.chain([empty(&types[3])]).collect()
}

fn empty(ty: &TensorType) -> Value {
    Value::from_f64(ty, []).unwrap()
}

/// An interpreter that knows the calls and notes them.
pub(crate) fn interpreter(seen: &Seen) -> Interpreter {
    let note = |target: &'static str| {
        let seen = Rc::clone(seen);
        move |x: &[&Value]| {
            seen.borrow_mut().push((target.to_owned(), x.iter().map(|v| (*v).clone()).collect()))
        }
    };
    let (one, other) = (note(FORWARD), note(BACKWARD));
    Interpreter::new()
        .with_custom_call(FORWARD, move |call, x, types| {
            one(x);
            Ok(forward(call, x, types))
        })
        .with_custom_call(BACKWARD, move |call, x, types| {
            other(x);
            Ok(backward(call, x, types))
        })
}
