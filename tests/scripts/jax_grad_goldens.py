"""Writes tests/golden/grad/jax.safetensors: values and gradients that JAX computes in f64.

    JAX_PLATFORMS=cpu python tests/scripts/jax_grad_goldens.py tests/golden/grad

For each function `NAME`: its arguments `NAME/x0`, `NAME/x1`, ... (floats as f64 with at most 8 significant bits, so that
bf16, f32 and f64 hold them exactly; integers as i32), its value `NAME/y`, and `NAME/dx0`, ...: the gradients of
sum(y * w) with w[i] = sin(0.37 i + 0.5) over the flattened value. Made with JAX 0.12.0.1; not part of the normal test
run.
"""

import os
import pathlib
import sys
import zlib

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
from jax import lax
from jax.ad_checkpoint import checkpoint_name
from safetensors.numpy import save_file

jax.config.update("jax_enable_x64", True)
CASES = {}


def u(*shape, low=-1.0, high=1.0):
    return ("uniform", shape, low, high)


def ints(values):
    return np.asarray(values, np.int32)


def given(values):
    return np.asarray(values, np.float64)


def case(name, fn, *args):
    assert name not in CASES, name
    CASES[name] = (fn, args)


# Elementwise.
UNARY = {
    "exp": (-2, 2), "log": (0.2, 2), "log1p": (-0.5, 2), "expm1": (-1, 1), "sin": (-3, 3), "cos": (-3, 3), "tan": (-1, 1),
    "tanh": (-2, 2), "logistic": (-3, 3), "sqrt": (0.2, 2), "rsqrt": (0.2, 2), "cbrt": (0.2, 2), "abs": (-1, 1),
    "erf": (-1, 1), "erfc": (-1, 1), "erf_inv": (-0.8, 0.8), "asin": (-0.8, 0.8), "acos": (-0.8, 0.8), "atan": (-2, 2),
    "sinh": (-1, 1), "cosh": (-1, 1), "asinh": (-2, 2), "acosh": (1.2, 3), "atanh": (-0.8, 0.8), "lgamma": (0.5, 4),
    "digamma": (0.5, 4),
    "square": (-1, 1), "floor": (-3, 3), "sign": (-1, 1),
}
for name, (low, high) in UNARY.items():
    case(name, getattr(lax, name), u(7, low=low, high=high))
case("silu", jax.nn.silu, u(7, low=-4, high=4))
case("gelu", jax.nn.gelu, u(7, low=-3, high=3))
case("relu_at_zero", jax.nn.relu, given([-1, 0, 2, -0.0, 3]))
case("integer_pow", lambda x: lax.integer_pow(x, 3) + lax.integer_pow(x, -2), u(5, low=0.5, high=2))
case("add_broadcast", lambda x, y: x + y, u(3, 4), u(4))
case("mul_broadcast", lambda x, y: x * y, u(3, 1, 2), u(4, 1))
case("sub_div", lambda x, y: (x - y) / y, u(5), u(5, low=0.5, high=2))
case("pow", lambda x, y: x ** y, u(6, low=0.2, high=2), u(6, low=-2, high=2))
case("pow_at_zero", lambda x, y: x ** y, given([0, 0, 2, 3]), given([2, 0, 0, 1]))
case("atan2", jnp.arctan2, u(6), u(6))
case("maximum_ties", jnp.maximum, given([1, 2, 3, 4]), given([1, 3, 2, 4]))
case("minimum_ties", jnp.minimum, given([1, 2, 3, 4]), given([1, 3, 2, 4]))
case("remainder", lax.rem, given([5.5, -5.5, 3.25, 7]), given([2, 2, -1.5, -3]))
case("where", lambda x, y: jnp.where(x > y, x * y, y - x), u(7), u(7))
case("where_guard", lambda x: jnp.where(x > 0, jnp.sqrt(jnp.where(x > 0, x, 1.0)), 0.0), given([-1, 0, 1, 4]))
case("clip_at_bounds", lambda x: lax.clamp(-1.0, x, 1.0), given([-2, -1, 0, 1, 2]))
case("clamp_all", lambda a, x, b: lax.clamp(a, x, b), u(6, low=-1, high=-0.25), u(6, low=-2, high=2), u(6, low=0.25, high=1))
case("hypot", lambda x, y: jnp.sqrt(x * x + y * y), u(5, low=0.2), u(5, low=0.2))

# Reductions.
case("sum_axis", lambda x: x.sum(1) ** 2, u(3, 4, 2))
case("mean_all", lambda x: jnp.tanh(x.mean()) * x, u(3, 4))
case("max_ties", lambda x: x.max(1), given([[1, 3, 3, 2], [4, 4, 4, 4], [0, -1, 2, 1]]))
case("min_two_axes", lambda x: x.min((0, 2)), u(3, 4, 2))
case("prod_one_zero", lambda x: x.prod(1), given([[2, 0, 3], [1.5, 2, -1]]))
case("prod_two_zeros", lambda x: x.prod(1), given([[0, 0, 3], [1, 0, 2]]))
case("variance", lambda x: x.var(0), u(5, 3))
case("logsumexp", lambda x: jax.nn.logsumexp(x, axis=1), u(3, 5, low=-3, high=3))
case("logsumexp_extreme", lambda x: jax.nn.logsumexp(x, axis=1), given([[1e4, -1e4, 0], [80, 81, 79], [-120, -121, -1e4], [0, -np.inf, 1]]))
case("softmax", lambda x: jax.nn.softmax(x, axis=0), u(4, 3, low=-3, high=3))
case("softmax_extreme", lambda x: jax.nn.softmax(x, axis=-1), given([[1e4, -1e4, 9984], [0, -np.inf, 1], [-112, -112, -112]]))
case("log_softmax", lambda x: jax.nn.log_softmax(x), u(3, 5, low=-4, high=4))
case("cumsum", lambda x: lax.cumsum(x, 1) ** 2, u(2, 6))
case("cumsum_reverse", lambda x: lax.cumsum(x, 0, reverse=True) ** 2, u(5, 2))
case("cumprod", lambda x: lax.cumprod(x, 1), u(2, 5, low=0.5, high=1.5))
case("cummax", lambda x: lax.cummax(x, 0), u(7))
case("cummin", lambda x: lax.cummin(x, 1), u(2, 6))

# Shapes.
case("reshape_transpose", lambda x: jnp.sin(x.reshape(4, 6).T), u(2, 3, 4))
case("broadcast_in_dim", lambda x: jnp.exp(lax.broadcast_in_dim(x, (3, 2, 4), (0, 2))), u(3, 1))
case("slice_strided", lambda x: x[1:7:2, ::3] ** 2, u(8, 5))
case("pad_negative_interior", lambda x: lax.pad(x, 0.5, [(-1, 2, 1), (1, -1, 0)]) ** 2, u(4, 3))
case("pad_value", lambda x, v: lax.pad(x, v, [(1, 2, 1)]) ** 2, u(4), u())
case("concatenate", lambda x, y: jnp.sin(jnp.concatenate([x, y, x], 1)), u(2, 3), u(2, 1))
case("reverse", lambda x: lax.rev(x, (0, 1)) * x, u(3, 4))
case("dynamic_slice_clamped", lambda x, i: lax.dynamic_slice(x, (i[0], i[1]), (2, 3)) ** 2, u(4, 5), ints([3, -7]))
case("dynamic_update_slice", lambda x, y, i: lax.dynamic_update_slice(x, y, (i[0], i[1])) ** 2, u(4, 5), u(2, 2), ints([3, 1]))
case("split_swap", lambda x: jnp.concatenate([jnp.split(x, 2, 1)[1], jnp.sin(jnp.split(x, 2, 1)[0])], 1), u(2, 6))
case("zero_sized", lambda x: jnp.concatenate([x, jnp.sin(x)], 0).sum(1), u(2, 0))

# Indexing and sorting.
case("embedding", lambda w, i: jnp.sin(w[i]), u(5, 3), ints([[4, 0], [0, -1], [2, 0]]))
case("take_along_axis", lambda x, i: jnp.take_along_axis(x, i[:, None], 1)[:, 0] ** 2, u(4, 5), ints([0, 4, 2, 2]))
case("one_hot_matmul", lambda w, i: jax.nn.one_hot(i, 5, dtype=w.dtype) @ w, u(5, 3), ints([1, 1, 4]))
case("scatter_add", lambda x, y, i: x.at[i].add(y) ** 2, u(5, 2), u(4, 2), ints([1, 1, 4, 0]))
case("scatter_add_dropped", lambda x, y, i: x.at[i].add(y, mode="drop") ** 2, u(5, 2), u(3, 2), ints([1, 7, 4]))
case("scatter_set", lambda x, y, i: x.at[i].set(y, unique_indices=True) ** 2, u(5, 2), u(3, 2), ints([3, 0, 4]))
case("segment_sum", lambda x, i: jnp.exp(jax.ops.segment_sum(x, i, 3)), u(6, 2), ints([0, 2, 2, 0, 1, 2]))
case("sort", lambda x: jnp.sort(x, 1) ** 3, u(3, 7))
case("sort_by_key", lambda k, v: lax.sort((k, v), dimension=1, num_keys=1)[1] ** 2, u(2, 6), u(2, 6))
case("argsort_gather", lambda x, v: v[jnp.argsort(x)] * jnp.arange(6.0), u(6), u(6))
case("top_k", lambda x: lax.top_k(x, 3)[0] ** 2, u(2, 7))
case("top_k_gate", lambda x, w: (lambda v, i: jnp.einsum("bk,bkd->bd", jax.nn.softmax(v), w[i]))(*lax.top_k(x, 2)), u(3, 5), u(5, 4))
case("argmax_gather", lambda x: jnp.take_along_axis(x, jnp.argmax(x, 1)[:, None], 1)[:, 0], u(3, 5))
case("avg_pool", lambda x: lax.reduce_window(x, 0.0, lax.add, (2, 3), (2, 1), "VALID") ** 2, u(6, 5))
case("max_pool", lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (2, 2), (2, 2), "VALID") ** 2, u(6, 4))
case("max_pool_overlap_padded", lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (3, 3), (1, 2), ((1, 1), (1, 1))) ** 2, u(5, 6))
case("min_pool_ties", lambda x: lax.reduce_window(x, jnp.inf, lax.min, (2,), (1,), "VALID"), given([1, 1, 2, 0, 0, 3]))
case("window_sum_dilated", lambda x: lax.reduce_window(x, 0.0, lax.add, (2, 2), (1, 2), ((1, 0), (0, 1)), (2, 1), (1, 2)) ** 2, u(4, 5))

# Products.
case("matmul", lambda a, b: jnp.tanh(a @ b), u(3, 4), u(4, 2))
case("matvec", lambda a, b: jnp.tanh(a @ b), u(3, 4), u(4))
case("matmul_batched", lambda a, b: jnp.matmul(a, b) ** 2, u(2, 3, 4), u(2, 4, 2))
case("einsum_contract", lambda a, b: jnp.einsum("abc,cbd->da", a, b) ** 2, u(2, 3, 4), u(4, 3, 2))
case("einsum_outer", lambda a, b: jnp.einsum("ab,c->bca", a, b), u(2, 3), u(4))
case("einsum_attention", lambda q, k: jnp.einsum("btkgh,bskh->bkgts", q, k) ** 2, u(1, 3, 2, 2, 4), u(1, 3, 2, 4))
case("gram", lambda a: a @ a.T, u(3, 4))


# Layers.
def rms_norm(x, w):
    return x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * w


def layer_norm(x, w, b):
    c = x - x.mean(-1, keepdims=True)
    return c * lax.rsqrt((c * c).mean(-1, keepdims=True) + 1e-5) * w + b


def rope(x):
    s, h = x.shape[1], x.shape[3] // 2
    angle = jnp.arange(s, dtype=x.dtype)[:, None] * (1e4 ** (-jnp.arange(h, dtype=x.dtype) / h))
    sin, cos = jnp.sin(angle)[None, :, None], jnp.cos(angle)[None, :, None]
    a, b = x[..., :h], x[..., h:]
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], -1)


def attention(q, k, v, mask):
    logits = jnp.einsum("bqhd,bkhd->bhqk", q, k) / np.sqrt(q.shape[-1])
    probs = jax.nn.softmax(jnp.where(mask, logits, -1e30), axis=-1)
    return jnp.einsum("bhqk,bkhd->bqhd", probs, v)


def causal(s):
    return jnp.tril(jnp.ones((s, s), bool))


def gqa(q, k, v, seg):
    b, s, h, d = q.shape
    q = q.reshape(b, s, k.shape[2], h // k.shape[2], d)
    logits = jnp.einsum("btkgh,bskh->bkgts", q, k) / np.sqrt(d)
    mask = causal(s) & (seg[:, :, None] == seg[:, None, :])[:, None, None]
    probs = jax.nn.softmax(jnp.where(mask, logits, -1e30), axis=-1)
    return jnp.einsum("bkgts,bskh->btkgh", probs, v).reshape(b, s, h, d)


def window_mask(s, n):
    i, j = jnp.arange(s)[:, None], jnp.arange(s)[None]
    return (j <= i) & (j > i - n)


def cross_entropy(logits, labels):
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), labels[:, None], 1).mean()


def cross_entropy_z(logits, labels, weights):
    lse = jax.nn.logsumexp(logits, axis=-1)
    label = jnp.take_along_axis(logits, labels[:, None], 1)[:, 0]
    return (((lse - label) + 0.01 * lse**2) * weights).sum() / weights.sum()


def swiglu(x, w0, w1, w2):
    return (jax.nn.silu(x @ w0) * (x @ w1)) @ w2


case("rms_norm", rms_norm, u(2, 3, 8), u(8))
case("layer_norm", layer_norm, u(4, 6), u(6), u(6))
case("rope", rope, u(1, 3, 2, 4))
Q = u(1, 4, 2, 4)
case("attention_causal", lambda q, k, v: attention(q, k, v, causal(4)), Q, Q, Q)
case("attention_window", lambda q, k, v: attention(q, k, v, window_mask(4, 2)), Q, Q, Q)
case("attention_gqa_segments", gqa, u(1, 5, 4, 4), u(1, 5, 2, 4), u(1, 5, 2, 4), ints([[1, 1, 2, 2, 2]]))
case("cross_entropy", cross_entropy, u(5, 7, low=-3, high=3), ints([0, 6, 3, 3, 1]))
case("cross_entropy_z_weights", cross_entropy_z, u(4, 6, low=-3, high=3), ints([5, 0, 2, 2]), given([1, 0, 1, 0.5]))
case("swiglu", swiglu, u(3, 4), u(4, 6), u(4, 6), u(6, 4))
case("tied_embedding", lambda w, i: cross_entropy(rms_norm(w[i], jnp.ones(4)) @ w.T, jnp.roll(i, -1)), u(6, 4), ints([1, 5, 0, 1, 3]))
case("lora", lambda x, w, a, b: x @ w + (x @ a) @ b * 2.0, u(3, 4), u(4, 5), u(4, 2), u(2, 5))
case("mlp_mse", lambda w0, b0, w1, b1, x, y: ((jax.nn.relu(x @ w0 + b0) @ w1 + b1 - y) ** 2).mean(), u(3, 8), u(8), u(8, 2), u(2), u(5, 3), u(5, 2))
case("adam_step", lambda w, g, m, v: w - 0.01 * (0.9 * m + 0.1 * g) / 0.19 / (jnp.sqrt((0.95 * v + 0.05 * g * g) / 0.0975) + 1e-8), u(5), u(5), u(5), u(5, low=0.1, high=1))

D, H, K, M = 8, 2, 4, 12


def block(p, x):
    """p: n1[d] n2[d] q[d,h,k] k v o[h,k,d] w0[d,m] w1 w2[m,d]."""
    n1, n2, q, k, v, o, w0, w1, w2 = p
    h = rms_norm(x, n1)
    q = checkpoint_name(rope(jnp.einsum("bsd,dhk->bshk", h, q)), "query_proj")
    k = checkpoint_name(rope(jnp.einsum("bsd,dhk->bshk", h, k)), "key_proj")
    v = checkpoint_name(jnp.einsum("bsd,dhk->bshk", h, v), "value_proj")
    out = checkpoint_name(attention(q, k, v, causal(x.shape[1])), "context")
    x = x + checkpoint_name(jnp.einsum("bshk,hkd->bsd", out, o), "out_proj")
    h = rms_norm(x, n2)
    return x + swiglu(h, w0, w1, w2)


SHAPES = [(D,), (D,), (D, H, K), (D, H, K), (D, H, K), (H, K, D), (D, M), (D, M), (M, D)]
PARAMS = [u(*s) for s in SHAPES]
STACK = [u(2, *s) for s in SHAPES]
XS = u(1, 3, D)
case("block", lambda x, *p: block(p, x), XS, *PARAMS)
case("block_remat", lambda x, *p: jax.checkpoint(block)(p, x), XS, *PARAMS)
POLICIES = {
    "none": None,
    "full": jax.checkpoint_policies.nothing_saveable,
    "names": jax.checkpoint_policies.save_only_these_names("query_proj", "context"),
    "dots": jax.checkpoint_policies.dots_saveable,
    "dots_no_batch": jax.checkpoint_policies.dots_with_no_batch_dims_saveable,
}
for name, policy in POLICIES.items():
    step = lambda c, p: (block(p, c), None)
    step = step if policy is None else jax.checkpoint(step, policy=policy, prevent_cse=False)
    case("scan_block_" + name, lambda x, *p, step=step: lax.scan(step, x, p)[0], XS, *STACK)

# Structure.
case("scan_rnn", lambda h, w, x: lax.scan(lambda c, v: (jnp.tanh(c @ w + v),) * 2, h, x)[1], u(3), u(3, 3), u(4, 3))
case("scan_reverse", lambda c, x: jnp.concatenate([r.ravel() for r in lax.scan(lambda c, v: (c * v + 1.0, jnp.sin(c)), c, x, reverse=True)]), u(3), u(4, 3))
case("scan_no_inputs", lambda x: lax.scan(lambda c, _: (jnp.sin(c) * x, None), x, None, length=3)[0], u(4))
case("scan_nested", lambda c, x: lax.scan(lambda c, r: lax.scan(lambda d, v: (jnp.sin(d * v), d), c, r), c, x)[1], u(), u(2, 3))
case("cond_true", lambda x: lax.cond(x[0] < 10, lambda: x**2, lambda: jnp.sin(x)), u(4))
case("cond_false", lambda x: lax.cond(x[0] > 10, lambda: x**2, lambda: jnp.sin(x)), u(4))
case("switch", lambda x, i: lax.switch(i[0], [lambda: x, lambda: x * x, lambda: jnp.exp(x)]), u(4), ints([2]))
case("stop_gradient", lambda x: x * lax.stop_gradient(jnp.sin(x)), u(5))


@jax.custom_vjp
def clipped(x):
    return x * x


clipped.defvjp(lambda x: (x * x, x), lambda x, g: (jnp.clip(2 * x * g, -0.5, 0.5),))
case("custom_vjp", clipped, u(6, low=-2, high=2))
case("second_order", jax.grad(lambda x: (jnp.sin(x) * x**3).sum()), u(5))
case("hessian_vector", lambda x, v: jax.grad(lambda y: jnp.vdot(jax.grad(lambda z: (jnp.tanh(z) ** 3).sum())(y), v))(x), u(4), u(4))
case("shared_subexpression", lambda x: (lambda e: e * e + jnp.log1p(e) - e / (1 + e))(jnp.exp(x)), u(6))


def argument(arg, rng):
    if isinstance(arg, tuple):
        _, shape, low, high = arg
        arg = rng.uniform(low, high, shape)
    if arg.dtype == np.int32:
        return arg
    # At most 8 significant bits.
    return arg.astype(ml_dtypes.bfloat16).astype(np.float64)


def main(out):
    out = pathlib.Path(out)
    out.mkdir(parents=True, exist_ok=True)
    arrays = {}
    for name, (fn, args) in CASES.items():
        rng = np.random.RandomState(zlib.crc32(name.encode()))
        args = [argument(a, rng) for a in args]
        floats = tuple(i for i, a in enumerate(args) if a.dtype == np.float64)

        def loss(*args):
            y = fn(*args)
            flat = y.ravel()
            return (flat * jnp.sin(jnp.arange(flat.size) * 0.37 + 0.5)).sum(), y

        grads, y = jax.jit(jax.grad(loss, floats, has_aux=True))(*[jnp.asarray(a) for a in args])
        assert y.dtype == np.float64, (name, y.dtype)
        for i, a in enumerate(args):
            arrays[f"{name}/x{i}"] = a
        arrays[f"{name}/y"] = np.asarray(y)
        for i, g in zip(floats, grads):
            arrays[f"{name}/dx{i}"] = np.asarray(g)
            if not np.isfinite(g).all():
                print(name, i, "has gradients that are not finite")
    save_file({k: np.array(v, order="C") for k, v in arrays.items()}, out / "jax.safetensors")
    print(len(CASES), "functions")


if __name__ == "__main__":
    main(sys.argv[1])
