//! The fused attention calls: against what JAX lowers, and against attention through dot products, with a stand-in for
//! cuDNN that reads its operands and settings as the calls' contract has them.
#![forbid(unsafe_code)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a failing test should panic; clippy only knows this of #[test] functions"
)]

mod stand_in;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use custom_calls::attention::{CHECKPOINT_NAME, FusedAttention, Mask, Split, find};
use hlo::dump::{ParseOptions, parse_module};
use hlo::interp::Value;
use hlo::sharding::Mesh;
use hlo::{DType, Graph, Module, RematPolicy, Tensor};
use stand_in::{BACKWARD, Call, FORWARD, Seen, interpreter};

/// b, t, n, k, h.
type Sizes = [i64; 5];

fn golden(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/attention");
    std::fs::read_to_string(folder.join(name)).unwrap()
}

// ---- against JAX ----

/// The calls of a module in our printer's form: operands as expressions over the parameters, then attributes and types.
fn calls(module: &Module) -> Vec<(Vec<String>, String)> {
    let text = module.to_string();
    let rows: BTreeMap<&str, &str> = text
        .lines()
        .filter_map(|line| line.trim().split_once(" = "))
        .map(|(name, row)| (name.split(':').next().unwrap(), row))
        .collect();
    let of_calls = text.lines().filter(|line| line.contains("custom_call @__cudnn"));
    of_calls
        .map(|line| {
            let (head, rest) = line.split_once(") {").unwrap();
            let operands = operands(head).iter().map(|name| expression(&rows, name)).collect();
            let target = head.split_once('@').unwrap().1.split_once('(').unwrap().0;
            let rest = rest.split(" loc(").next().unwrap();
            (operands, format!("{target} {{{rest}"))
        })
        .collect()
}

fn operands(row: &str) -> Vec<String> {
    let names = row.split(['(', ')', ',', ' ', ':']).filter(|word| word.starts_with('%'));
    names
        .filter(|name| {
            !row.trim_start().starts_with(&format!("{name} =")) && !row.starts_with(&format!("{name}:"))
        })
        .map(str::to_owned)
        .collect()
}

fn expression(rows: &BTreeMap<&str, &str>, name: &str) -> String {
    let (value, result) = name.split_once('#').map_or((name, ""), |(value, result)| (value, result));
    let Some(row) = rows.get(value) else { return name.to_owned() };
    if let Some((_, call)) = row.split_once("custom_call @") {
        return format!("{}#{result}", call.split_once('(').unwrap().0);
    }
    let arguments: Vec<_> = operands(row).iter().map(|operand| expression(rows, operand)).collect();
    format!("{}({})", row.split(' ').next().unwrap(), arguments.join(", "))
}

/// Attention and its gradients as our graph has them; the documents' lengths and starts are not looked at.
fn ours([b, t, n, k, h]: Sizes, dtype: DType, scale: f64, most: Option<i64>) -> Module {
    let g = Graph::new("ours");
    let [q, key, value, ct] = [("q", n), ("k", k), ("v", k), ("ct", n)]
        .map(|(name, heads)| g.parameter(name, dtype, [b, t, heads, h]));
    let mask = match most {
        None => Mask::Causal,
        Some(most) => Mask::Documents { segments: g.parameter("segments", DType::I32, [b, t]), most },
    };
    let out = FusedAttention { mask, scale, split: None }.apply(q, key, value);
    let gradients = g.vjp(&[out], &[ct], &[q, key, value]);
    g.finish(&[("out", out), ("dq", gradients[0]), ("dk", gradients[1]), ("dv", gradients[2])]).unwrap()
}

#[test]
fn calls_are_those_that_jax_lowers() {
    let cases: [(&str, Sizes, DType, f64, Option<i64>); 3] = [
        ("causal.mlir", [2, 256, 4, 2, 64], DType::BF16, 1.0, None),
        ("padded.mlir", [3, 128, 4, 4, 128], DType::F16, 0.125, Some(1)),
        ("packed.mlir", [2, 256, 8, 2, 128], DType::BF16, 1.0, Some(5)),
    ];
    for (file, sizes, dtype, scale, most) in cases {
        let theirs = calls(&Module::parse(&golden(file)).unwrap());
        let ours = calls(&ours(sizes, dtype, scale, most));
        assert_eq!((theirs.len(), ours.len()), (2, 2), "{file}");
        for ((their_operands, their_call), (our_operands, our_call)) in theirs.iter().zip(&ours) {
            assert_eq!(our_call, their_call, "{file}");
            assert_eq!(our_operands.len(), their_operands.len(), "{file}");
            if most.is_none() {
                assert_eq!(our_operands, their_operands, "{file}");
            }
        }
    }
}

// ---- against dot products ----

/// Attention through dot products in f32; rows of no document give 0.
fn through_dot_products<'g>(x: [Tensor<'g>; 3], segments: Option<Tensor<'g>>, scale: f64) -> Tensor<'g> {
    let dtype = x[0].dtype();
    let [query, key, value] = x.map(|x| x.to_dtype(DType::F32));
    let g = query.graph();
    let (b, t, n, h, k) = (query.dim(0), query.dim(1), query.dim(2), query.dim(3), key.dim(2));
    let scores = query.reshape([b, t, k, n / k, h]).einsum("btkgh,bukh->bkgtu", key) * scale;
    let causal = Tensor::tril_mask(g, t, t, 0).expand_dims(0).broadcast_to([b, t, t]);
    let mask = match segments {
        None => causal,
        Some(s) => {
            causal & s.expand_dims(2).broadcast_to([b, t, t]).equal(s.expand_dims(1).broadcast_to([b, t, t]))
        }
    };
    let low = g.full(DType::F32, scores.shape(), -1e30);
    let mask = mask.expand_dims(1).expand_dims(1).broadcast_to(scores.shape());
    let out = mask.select(scores, low).softmax(4).einsum("bkgtu,bukh->btkgh", value).reshape([b, t, n, h]);
    let out = match segments {
        None => out,
        Some(s) => {
            let real = s.not_equal(0i32).expand_dims(2).expand_dims(3).broadcast_to(out.shape());
            real.select(out, out.zeros_like())
        }
    };
    out.to_dtype(dtype)
}

/// Numbers of both signs without a pattern, exact in f16.
fn numbers(count: usize, seed: u32) -> Vec<f64> {
    let mut state = seed.wrapping_mul(2_654_435_761).wrapping_add(12345);
    let next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(state >> 24) / 128.0 - 1.0
    };
    std::iter::repeat_with(next).take(count).collect()
}

struct Case<'a> {
    sizes: Sizes,
    scale: f64,
    documents: Option<(i64, &'a [i32])>,
    mesh: Option<[i64; 2]>,
}

/// Result and gradients through the calls, through dot products, and what the calls were handed.
fn both_ways(case: &Case<'_>) -> (Vec<Value>, Vec<Value>, Vec<Call>) {
    let [b, t, n, k, h] = case.sizes;
    let g = Graph::new("both");
    if let Some([data, tensor]) = case.mesh {
        g.set_mesh(Mesh::new([("data", data), ("tensor", tensor)]));
    }
    let parameter = |(name, heads)| g.parameter(name, DType::F16, [b, t, heads, h]);
    let [query, key, value, ct] = [("q", n), ("k", k), ("v", k), ("ct", n)].map(parameter);
    let segments = g.parameter("segments", DType::I32, [b, t]);
    let mask = case.documents.map_or(Mask::Causal, |(most, _)| Mask::Documents { segments, most });
    let axis = |name: &str| vec![Arc::from(name)];
    let split = case.mesh.map(|_| Split { batch: axis("data"), heads: axis("tensor") });
    let fused = FusedAttention { mask, scale: case.scale, split }.apply(query, key, value);
    let plain = through_dot_products([query, key, value], case.documents.map(|_| segments), case.scale);
    let with_gradients = |out| [vec![out], g.vjp(&[out], &[ct], &[query, key, value])].concat();
    let outputs = [with_gradients(fused), with_gradients(plain)].concat();
    let argument = |(seed, t): (u32, &Tensor<'_>)| {
        Value::from_f64(&t.ty(), numbers(t.shape().iter().product::<i64>() as usize, seed)).unwrap()
    };
    let mut arguments: Vec<Value> =
        [query, key, value, ct].iter().enumerate().map(|(i, t)| argument((i as u32, t))).collect();
    let none = vec![1; (b * t) as usize];
    arguments.push(Value::dense(case.documents.map_or(&none[..], |(_, ids)| ids), [b, t]).unwrap());
    let seen = Seen::default();
    let mut results = interpreter(&seen).eval(&g, &outputs, &arguments).unwrap_or_else(|e| panic!("{e}"));
    let plain = results.split_off(4);
    (results, plain, seen.take())
}

/// Each element is off by at most 3 f16 roundings of numbers no larger than the largest one of the array: the result's own,
/// that of the saved result in the sums of the backward pass, that of the dot products' own casts.
fn assert_close(fused: &[Value], plain: &[Value], what: &str) {
    for (i, (fused, plain)) in fused.iter().zip(plain).enumerate() {
        let (fused, plain) = (fused.to_f64(), plain.to_f64());
        let largest = plain.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
        assert!(largest > 0.0, "{what}: array {i} is all zeros");
        let tolerance = 3.0 * largest * f64::powi(2.0, -11);
        for (at, (a, b)) in fused.iter().zip(&plain).enumerate() {
            assert!((a - b).abs() <= tolerance, "{what}: array {i} at {at}: {a} and {b}");
        }
    }
}

#[test]
fn values_and_gradients_are_those_of_dot_products() {
    let packed = [1, 1, 1, 2, 2, 3, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0];
    let padded = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    let case = |sizes, scale, documents| Case { sizes, scale, documents, mesh: None };
    for (what, case) in [
        ("causal, one head", case([2, 9, 1, 1, 8], 1.0, None)),
        ("causal, grouped heads", case([1, 7, 6, 2, 16], 0.25, None)),
        ("one document in a row", case([3, 8, 2, 1, 8], 1.0, Some((1, &padded[..])))),
        ("packed documents", case([3, 8, 4, 2, 8], 0.5, Some((3, &packed[..])))),
        ("packed documents, room for more", case([3, 8, 2, 2, 8], 1.0, Some((7, &packed[..])))),
    ] {
        let (fused, plain, seen) = both_ways(&case);
        assert_eq!(seen.len(), 2, "{what}");
        assert_close(&fused, &plain, what);
    }
}

#[test]
fn each_device_gets_its_own_rows_and_heads() {
    let segments: Vec<i32> = [[1, 1, 2, 2, 0], [1, 2, 2, 2, 2], [1, 1, 1, 1, 1], [1, 2, 0, 0, 0]].concat();
    for documents in [None, Some((2, &segments[..]))] {
        let case = Case { sizes: [4, 5, 4, 2, 8], scale: 1.0, documents, mesh: Some([2, 2]) };
        let (fused, plain, seen) = both_ways(&case);
        assert_eq!(seen.len(), 8, "a call forward and one backward on each of 4 devices");
        assert!(seen.iter().all(|(_, x)| x[0].shape()[..] == [2, 5, 2, 8]));
        assert_close(&fused, &plain, "on 2 x 2 devices");
    }
}

#[test]
fn lengths_and_starts_are_those_of_jax() {
    let cases: serde_json::Value = serde_json::from_str(&golden("documents.json")).unwrap();
    let integers = |v: &serde_json::Value| -> Vec<f64> {
        v.as_array()
            .unwrap()
            .iter()
            .flat_map(|row| row.as_array().unwrap().iter().map(|x| x.as_f64().unwrap()))
            .collect()
    };
    for case in cases.as_array().unwrap() {
        let (b, t) =
            (case["segments"].as_array().unwrap().len(), case["segments"][0].as_array().unwrap().len());
        let segments: Vec<i32> = integers(&case["segments"]).iter().map(|x| *x as i32).collect();
        // 64 numbers a query token, 32 a key token.
        let sizes = [b as i64, t as i64, 4, 2, 16];
        let documents = Some((case["most"].as_i64().unwrap(), &segments[..]));
        let (_, _, seen) = both_ways(&Case { sizes, scale: 1.0, documents, mesh: None });
        for (target, operands) in &seen {
            let own = &operands[if target == FORWARD { 3 } else { 6 }..];
            for (value, name) in
                own.iter().zip(["query_lengths", "key_lengths", "query_starts", "key_starts"])
            {
                assert_eq!(value.to_f64(), integers(&case[name]), "{name} of {}", case["segments"]);
            }
        }
    }
}

// ---- remat, refusals, certificate ----

#[test]
fn remat_that_keeps_context_does_not_run_the_forward_call_again() {
    for (policy, forward_calls) in [(RematPolicy::Nothing, 2), (RematPolicy::names([CHECKPOINT_NAME]), 1)] {
        let g = Graph::new("remat");
        let x = g.parameter("x", DType::BF16, [1, 16, 2, 8]);
        let attention = FusedAttention { mask: Mask::Causal, scale: 1.0, split: None };
        let out = g.remat(&policy, true, || vec![attention.apply(x * 2.0, x, x)])[0];
        let gradient = g.grad(out.to_dtype(DType::F32).square().sum_all(), &[x])[0];
        let text = g.finish(&[("gradient", gradient)]).unwrap().to_string();
        let count = |target: &str| text.matches(&format!("@{target}(")).count();
        assert_eq!((count(FORWARD), count(BACKWARD)), (forward_calls, 1), "{policy:?}");
    }
}

#[test]
fn what_cudnn_cannot_take_is_an_error() {
    let error = |dtype, [b, t, n, k, h]: Sizes, most: i64| {
        let g = Graph::new("refused");
        let x = |heads| g.parameter("x", dtype, [b, t, heads, h]);
        let mask = Mask::Documents { segments: g.parameter("s", DType::I32, [b, t]), most };
        FusedAttention { mask, scale: 1.0, split: None }.apply(x(n), x(k), x(k));
        g.error().unwrap().to_string()
    };
    for (message, part) in [
        (error(DType::F32, [1, 8, 2, 2, 8], 1), "bf16 or f16, not f32: set dtype=bfloat16"),
        (error(DType::BF16, [1, 8, 2, 2, 12], 1), "multiples of 8 up to 256, not 12"),
        (error(DType::BF16, [1, 8, 2, 2, 264], 1), "multiples of 8 up to 256, not 264"),
        (error(DType::BF16, [1, 8, 3, 2, 8], 1), "3 query heads do not divide among 2 kv heads"),
        (error(DType::BF16, [1, 8, 2, 2, 8], 0), "at least 1 document, not 0"),
        (error(DType::BF16, [64, 8192, 32, 8, 128], 4), "2147483648 elements a device"),
    ] {
        assert!(message.contains(part), "{message}");
    }
}

/// An optimised module as XLA prints it: a call, scores in memory, and scores inside a fusion only.
const OPTIMISED: &str = r#"HloModule m, is_scheduled=true

%fused (p: bf16[8,64]) -> bf16[8,64] {
  %p = bf16[8,64]{1,0} parameter(0)
  %inside = bf16[8,64,64]{2,1,0} broadcast(%p), dimensions={0,1}
  ROOT %s = bf16[8,64]{1,0} slice(%p), slice={[0:8], [0:64]}
}

ENTRY %main (a: bf16[8,64]) -> bf16[8,64] {
  %a = bf16[8,64]{1,0} parameter(0)
  %f = bf16[8,64]{1,0} fusion(%a), kind=kLoop, calls=%fused
  %mask = pred[64,64]{1,0} custom-call(), custom_call_target="mask"
  %scores = f32[8,2,64,64]{3,2,1,0} custom-call(%a), custom_call_target="scores"
  %call = (bf16[8,64]{1,0}, u8[0]{0}) custom-call(%f), custom_call_target="__cudnn$fmhaSoftmax"
  ROOT %out = bf16[8,64]{1,0} get-tuple-element(%call), index=0
}
"#;

#[test]
fn squares_in_memory_are_found_and_those_in_fusions_are_not() {
    let module = parse_module(OPTIMISED, &ParseOptions::default()).unwrap();
    let all = find(&module, 64, 0);
    assert_eq!((all.forward, all.backward), (1, 0));
    let names: Vec<_> = all.squares.iter().map(|s| (s.instruction.as_str(), s.bytes)).collect();
    assert_eq!(names, [("scores", 8 * 2 * 64 * 64 * 4), ("mask", 64 * 64)]);
    assert_eq!(find(&module, 64, 8 * 64 * 64).squares.len(), 1);
    assert!(find(&module, 32, 0).squares.is_empty());
}
