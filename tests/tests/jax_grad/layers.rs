//! Layers, losses, and a transformer block, alone and scanned with each remat policy.

use hlo::{Graph, RematPolicy, Tensor};

use crate::Row;

/// Sum over the last dimension, kept with size 1.
fn mean_last(x: Tensor<'_>) -> Tensor<'_> {
    let last = x.rank() as i64 - 1;
    x.mean(&[last]).expand_dims(-1)
}

fn rms_norm<'g>(x: Tensor<'g>, w: Tensor<'g>) -> Tensor<'g> {
    x * (mean_last(x * x) + 1e-6).rsqrt() * w
}

fn layer_norm<'g>(x: Tensor<'g>, w: Tensor<'g>, b: Tensor<'g>) -> Tensor<'g> {
    let c = x - mean_last(x);
    c * (mean_last(c * c) + 1e-5).rsqrt() * w + b
}

/// `[b, s, n, h]`: pairs (i, i + h / 2) turned by position times 10000^(-2 i / h).
fn rope(x: Tensor<'_>) -> Tensor<'_> {
    let g = x.graph();
    let (s, half) = (x.dim(1), x.dim(3) / 2);
    let position = g.iota(x.dtype(), [s, half], 0);
    let frequency = (g.iota(x.dtype(), [s, half], 1) * (-(1e4f64.ln()) / half as f64)).exp();
    let angle = (position * frequency).reshape([1, s, 1, half]);
    let (sin, cos) = (angle.sin(), angle.cos());
    let (a, b) = (x.slice_in_dim(0, half, 3), x.slice_in_dim(half, 2 * half, 3));
    (a * cos - b * sin).concat(b * cos + a * sin, 3)
}

fn masked<'g>(logits: Tensor<'g>, mask: Tensor<'g>) -> Tensor<'g> {
    mask.select(logits, logits.graph().full(logits.dtype(), logits.shape(), -1e30))
}

fn attention<'g>(q: Tensor<'g>, k: Tensor<'g>, v: Tensor<'g>, mask: Tensor<'g>) -> Tensor<'g> {
    let logits = q.einsum("bqhd,bkhd->bhqk", k) / (q.dim(3) as f64).sqrt();
    masked(logits, mask).softmax(3).einsum("bhqk,bkhd->bqhd", v)
}

fn causal(g: &Graph, s: i64) -> Tensor<'_> {
    Tensor::tril_mask(g, s, s, 0)
}

/// Query i sees keys i - n + 1 to i.
fn window(g: &Graph, s: i64, n: i64) -> Tensor<'_> {
    causal(g, s) & !Tensor::tril_mask(g, s, s, -n)
}

fn grouped<'g>(g: &'g Graph, x: &[Tensor<'g>]) -> Tensor<'g> {
    let (q, k, v, segments) = (x[0], x[1], x[2], x[3]);
    let (b, s, h, d, kv) = (q.dim(0), q.dim(1), q.dim(2), q.dim(3), k.dim(2));
    let q = q.reshape([b, s, kv, h / kv, d]);
    let logits = q.einsum("btkgh,bskh->bkgts", k) / (d as f64).sqrt();
    let square = [b, 1, 1, s, s];
    let same = segments.expand_dims(2).broadcast_to([b, s, s]).equal(segments.expand_dims(1));
    let mask = same.reshape(square) & causal(g, s).broadcast_to(square);
    masked(logits, mask).softmax(4).einsum("bkgts,bskh->btkgh", v).reshape([b, s, h, d])
}

fn cross_entropy<'g>(logits: Tensor<'g>, labels: Tensor<'g>) -> Tensor<'g> {
    -logits.log_softmax(1).take_along_last(labels).mean(&[0])
}

fn swiglu<'g>(x: Tensor<'g>, w0: Tensor<'g>, w1: Tensor<'g>, w2: Tensor<'g>) -> Tensor<'g> {
    (x.dot(w0).silu() * x.dot(w1)).dot(w2)
}

/// Parameters: n1[d] n2[d] q[d,h,k] k v o[h,k,d] w0[d,m] w1 w2[m,d].
fn block<'g>(p: &[Tensor<'g>], x: Tensor<'g>) -> Tensor<'g> {
    let h = rms_norm(x, p[0]);
    let project = |w: Tensor<'g>| h.einsum("bsd,dhk->bshk", w);
    let q = rope(project(p[2])).checkpoint_name("query_proj");
    let k = rope(project(p[3])).checkpoint_name("key_proj");
    let v = project(p[4]).checkpoint_name("value_proj");
    let out = attention(q, k, v, causal(x.graph(), x.dim(1))).checkpoint_name("context");
    let x = x + out.einsum("bshk,hkd->bsd", p[5]).checkpoint_name("out_proj");
    x + swiglu(rms_norm(x, p[1]), p[6], p[7], p[8])
}

fn scanned<'g>(g: &'g Graph, x: &[Tensor<'g>], policy: &RematPolicy) -> Tensor<'g> {
    let (carry, _) =
        g.scan(&x[..1], &x[1..], |carry, p| (g.remat(policy, false, || vec![block(p, carry[0])]), vec![]));
    carry[0]
}

#[rustfmt::skip]
pub(crate) const FUNCTIONS: &[Row] = &[
    ("rms_norm", |_, x| rms_norm(x[0], x[1])),
    ("layer_norm", |_, x| layer_norm(x[0], x[1], x[2])),
    ("rope", |_, x| rope(x[0])),
    ("attention_causal", |g, x| attention(x[0], x[1], x[2], causal(g, 4))),
    ("attention_window", |g, x| attention(x[0], x[1], x[2], window(g, 4, 2))),
    ("attention_gqa_segments", grouped),
    ("cross_entropy", |_, x| cross_entropy(x[0], x[1])),
    ("cross_entropy_z_weights", |_, x| {
        let (logits, weights) = (x[0], x[2]);
        let lse = logits.logsumexp(1);
        let label = logits.take_along_last(x[1]);
        (((lse - label) + lse.square() * 0.01) * weights).sum_all() / weights.sum_all()
    }),
    ("swiglu", |_, x| swiglu(x[0], x[1], x[2], x[3])),
    ("tied_embedding", |g, x| {
        let (w, i) = (x[0], x[1]);
        let hidden = rms_norm(w.take_rows(i), g.full(w.dtype(), [4], 1.0));
        let next = i.slice(&[1], &[5], &[1]).concat(i.slice(&[0], &[1], &[1]), 0);
        cross_entropy(hidden.dot(w.transpose(&[1, 0])), next)
    }),
    ("lora", |_, x| x[0].dot(x[1]) + x[0].dot(x[2]).dot(x[3]) * 2.0),
    ("mlp_mse", |_, x| {
        let hidden = (x[4].dot(x[0]) + x[1]).relu();
        (hidden.dot(x[2]) + x[3] - x[5]).square().mean(&[0, 1])
    }),
    ("block", |_, x| block(&x[1..], x[0])),
    ("block_remat", |g, x| g.remat(&RematPolicy::Nothing, true, || vec![block(&x[1..], x[0])])[0]),
    ("scan_block_none", |g, x| scanned(g, x, &RematPolicy::Everything)),
    ("scan_block_full", |g, x| scanned(g, x, &RematPolicy::Nothing)),
    ("scan_block_names", |g, x| scanned(g, x, &RematPolicy::names(["query_proj", "context"]))),
    ("scan_block_dots", |g, x| scanned(g, x, &RematPolicy::Dots)),
    ("scan_block_dots_no_batch", |g, x| scanned(g, x, &RematPolicy::DotsWithNoBatchDims)),
];
