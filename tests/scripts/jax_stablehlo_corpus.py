"""Writes tests/golden/stablehlo: StableHLO that JAX makes from common functions.

    JAX_PLATFORMS=cpu python tests/scripts/jax_stablehlo_corpus.py tests/golden/stablehlo

One file a group, modules separated by `// -----`, each headed by `// name: NAME`. `pretty/` is what
`lowered.as_text()` prints (every fourth module with debug locations), `generic/` is MLIR's own generic
form of the same module. Made with JAX 0.12.0.1; not part of the normal test run.
"""

import collections
import functools
import os
import pathlib
import sys

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import NamedSharding, PartitionSpec as P

CASES = collections.OrderedDict()


def case(group, name, fn, *args, **jit_options):
    assert (group, name) not in CASES, name
    CASES[group, name] = (fn, args, jit_options)


def s(shape, dtype=jnp.float32):
    return jax.ShapeDtypeStruct(shape, dtype)


F, H, D, I, U, B, C = (
    s((3, 5)), s((3, 5), jnp.bfloat16), s((3, 5), jnp.float64), s((3, 5), jnp.int32), s((3, 5), jnp.uint32),
    s((3, 5), jnp.bool_), s((3, 5), jnp.complex64))

# Elementwise.
UNARY = ["abs", "neg", "sign", "floor", "ceil", "round", "exp", "expm1", "exp2", "log", "log1p", "tanh", "sin", "cos",
         "tan", "asin", "acos", "atan", "sinh", "cosh", "asinh", "acosh", "atanh", "sqrt", "rsqrt", "cbrt",
         "logistic", "is_finite", "erf", "erfc", "erf_inv", "lgamma", "digamma", "square", "integer_pow_3"]
for name in UNARY:
    fn = (lambda x: lax.integer_pow(x, 3)) if name == "integer_pow_3" else getattr(lax, name)
    case("unary", name, fn, F)
    if name in ("exp", "tanh", "logistic", "rsqrt", "erf", "log1p"):
        case("unary", name + "_bf16", fn, H)
        case("unary", name + "_f64", fn, D)
for name in ["exp", "log", "tanh", "sqrt", "abs", "conj", "real", "imag", "sin", "log1p", "logistic"]:
    case("complex", name, getattr(lax, name), C)
case("complex", "complex", lax.complex, F, F)
case("complex", "angle", jnp.angle, C)
case("complex", "mul_grad", jax.grad(lambda x: jnp.abs(x * x).sum()), C)
for name in ["bitwise_not", "population_count", "clz", "sign", "abs", "neg"]:
    case("integer", name, getattr(lax, name), I)
for name in ["add", "sub", "mul", "div", "rem", "max", "min", "bitwise_and", "bitwise_or", "bitwise_xor",
             "shift_left", "shift_right_arithmetic", "shift_right_logical"]:
    case("integer", name + "_i32", getattr(lax, name), I, I)
    case("integer", name + "_u32", getattr(lax, name), U, U)
case("integer", "floor_divide", jnp.floor_divide, I, I)
case("integer", "mod", jnp.mod, I, I)
case("integer", "not_bool", lax.bitwise_not, B)
case("integer", "pow_int", lambda x: x ** 3, I)
for name in ["add", "sub", "mul", "div", "rem", "max", "min", "pow", "atan2", "nextafter", "igamma", "zeta"]:
    case("binary", name, getattr(lax, name), F, F)
for name in ["eq", "ne", "lt", "le", "gt", "ge"]:
    case("binary", name, getattr(lax, name), F, F)
    case("binary", name + "_i32", getattr(lax, name), I, I)
case("binary", "where", jnp.where, B, F, F)
case("binary", "where_scalar", lambda p, x: jnp.where(p, x, 0.0), B, F)
case("binary", "clamp", lambda x: lax.clamp(0.0, x, 6.0), F)
case("binary", "clip", lambda x: jnp.clip(x, -1, 1), F)
case("binary", "broadcast_add", lambda x, y: x + y, F, s((5,)))
case("binary", "maximum_nan", jnp.maximum, H, H)
case("binary", "logaddexp", jnp.logaddexp, F, F)
case("binary", "hypot", jnp.hypot, F, F)
case("binary", "select_n", lambda i, x, y, z: lax.select_n(i, x, y, z), I, F, F, F)
case("binary", "cond_chain", lambda x: jnp.where(x > 0, jnp.sqrt(jnp.abs(x)), jnp.exp(x) - 1), F)

# Types.
for dtype in ["float16", "bfloat16", "float64", "int8", "uint8", "int64", "bool", "float8_e4m3fn", "float8_e5m2",
              "float8_e4m3b11fnuz", "float4_e2m1fn", "int4", "complex64"]:
    case("types", "convert_" + dtype, lambda x, d=dtype: x.astype(d), F)
case("types", "bitcast_u32", lambda x: lax.bitcast_convert_type(x, jnp.uint32), F)
case("types", "bitcast_narrow", lambda x: lax.bitcast_convert_type(x, jnp.uint8), F)
case("types", "bitcast_wide", lambda x: lax.bitcast_convert_type(x, jnp.float32), s((3, 4), jnp.uint8))
case("types", "reduce_precision", lambda x: lax.reduce_precision(x, 8, 7), F)
case("types", "f8_scaled", lambda x: (x / 3.0).astype(jnp.float8_e4m3fn).astype(jnp.float32) * 3.0, F)
case("types", "iinfo_constants", lambda x: jnp.where(x > 0, jnp.iinfo(jnp.int32).max, jnp.iinfo(jnp.int32).min), I)
case("types", "inf_constants", lambda x: jnp.where(x > 0, jnp.inf, -jnp.inf) + jnp.where(x > 1, jnp.nan, 0.0), F)

# Constants.
rng = np.random.RandomState(0)
case("constants", "dense_f32", lambda x: x + rng.randn(3, 5).astype("f4"), F)
case("constants", "dense_f64", lambda x: x + rng.randn(3, 5), D)
case("constants", "dense_bf16", lambda x: x + jnp.asarray(rng.randn(3, 5), jnp.bfloat16), H)
case("constants", "dense_i8", lambda x: x + np.arange(15, dtype=np.int8).reshape(3, 5), s((3, 5), jnp.int8))
case("constants", "dense_u64", lambda x: x + np.array([0, 2**64 - 1], np.uint64), s((2,), jnp.uint64))
case("constants", "dense_bool", lambda x: x & (rng.rand(3, 5) > 0.5), B)
case("constants", "dense_complex", lambda x: x + (rng.randn(3, 5) + 1j).astype("c8"), C)
case("constants", "dense_large", lambda x: x + rng.randn(16, 16).astype("f4"), s((16, 16)))
case("constants", "dense_large_i32", lambda x: x + rng.randint(-99, 99, (20, 7)).astype("i4"), s((20, 7), jnp.int32))
case("constants", "empty", lambda x: jnp.concatenate([x, jnp.zeros((0, 5))]), F)
case("constants", "bool_large", lambda x: x ^ (rng.rand(9, 9) > 0.5), s((9, 9), jnp.bool_))
case("constants", "eye", lambda x: x + jnp.eye(3, 5), F)
case("constants", "linspace", lambda x: x + jnp.linspace(0, 1, 5), F)

# Shapes.
X = s((2, 3, 4))
case("shapes", "reshape", lambda x: x.reshape(6, 4), X)
case("shapes", "reshape_scalar", lambda x: x.reshape(()), s((1, 1)))
case("shapes", "transpose", lambda x: x.transpose(2, 0, 1), X)
case("shapes", "swapaxes", lambda x: x.swapaxes(0, 2), X)
case("shapes", "expand_dims", lambda x: x[:, None], X)
case("shapes", "squeeze", lambda x: x.squeeze(1), s((2, 1, 4)))
case("shapes", "broadcast_to", lambda x: jnp.broadcast_to(x, (7, 3, 5)), F)
case("shapes", "broadcast_in_dim", lambda x: lax.broadcast_in_dim(x, (3, 2, 5), (0, 2)), F)
case("shapes", "tile", lambda x: jnp.tile(x, (2, 3)), F)
case("shapes", "repeat", lambda x: jnp.repeat(x, 3, axis=1), F)
case("shapes", "concatenate", lambda x, y: jnp.concatenate([x, y, x], 1), F, F)
case("shapes", "stack", lambda x, y: jnp.stack([x, y], -1), F, F)
case("shapes", "split", lambda x: jnp.split(x, [1, 3], axis=1), F)
case("shapes", "pad", lambda x: jnp.pad(x, ((1, 2), (0, 3)), constant_values=2.0), F)
case("shapes", "pad_negative", lambda x: lax.pad(x, 0.0, [(-1, 0, 0), (1, -2, 2)]), F)
case("shapes", "pad_reflect", lambda x: jnp.pad(x, 1, mode="reflect"), F)
case("shapes", "slice", lambda x: x[1:3, ::2], F)
case("shapes", "slice_reverse", lambda x: x[::-1, ::-2], F)
case("shapes", "rev", lambda x: lax.rev(x, (0, 1)), F)
case("shapes", "roll", lambda x: jnp.roll(x, 2, axis=1), F)
case("shapes", "flatten_zero", lambda x: x.reshape(-1), s((0, 5)))
case("shapes", "iota", lambda: lax.broadcasted_iota(jnp.int32, (3, 4), 1))
case("shapes", "arange_f32", lambda: jnp.arange(7, dtype=jnp.float32))
case("shapes", "tril", jnp.tril, F)
case("shapes", "triu_k", lambda x: jnp.triu(x, 1), F)
case("shapes", "meshgrid", lambda x, y: jnp.meshgrid(x, y), s((3,)), s((4,)))
case("shapes", "moveaxis_grad", jax.grad(lambda x: (jnp.moveaxis(x, 0, 2) ** 2).sum()), X)

# Indexing.
N = s((4,), jnp.int32)
case("indexing", "dynamic_slice", lambda x, i: lax.dynamic_slice(x, (i, 0), (2, 5)), F, s((), jnp.int32))
case("indexing", "dynamic_index", lambda x, i: lax.dynamic_index_in_dim(x, i, 0), F, s((), jnp.int32))
case("indexing", "dynamic_update_slice", lambda x, y, i: lax.dynamic_update_slice(x, y, (i, 1)), F, s((2, 2)), s((), jnp.int32))
case("indexing", "take", lambda x, i: jnp.take(x, i, axis=0), F, N)
case("indexing", "take_fill", lambda x, i: x.at[i].get(mode="fill", fill_value=-1.0), F, N)
case("indexing", "take_clip", lambda x, i: x.at[i].get(mode="clip"), F, N)
case("indexing", "take_promise", lambda x, i: x.at[i].get(mode="promise_in_bounds", unique_indices=True, indices_are_sorted=True), F, N)
case("indexing", "gather_two", lambda x, i: x[i, i], F, N)
case("indexing", "take_along_axis", lambda x, i: jnp.take_along_axis(x, i, axis=1), F, s((3, 2), jnp.int32))
case("indexing", "embedding_grad", jax.grad(lambda w, i: (w[i] ** 2).sum()), F, N)
case("indexing", "scatter_set", lambda x, i: x.at[i].set(1.0), F, N)
case("indexing", "scatter_add", lambda x, i, y: x.at[i].add(y), F, N, s((4, 5)))
case("indexing", "scatter_mul", lambda x, i, y: x.at[i].multiply(y, unique_indices=True), F, N, s((4, 5)))
case("indexing", "scatter_max", lambda x, i, y: x.at[i].max(y), F, N, s((4, 5)))
case("indexing", "scatter_min_i32", lambda x, i, y: x.at[:, i].min(y), I, N, s((3, 4), jnp.int32))
case("indexing", "scatter_apply", lambda x, i: x.at[i].apply(jnp.sin), F, N)
case("indexing", "scatter_drop", lambda x, i: x.at[i, i].set(0.0, mode="drop"), F, N)
case("indexing", "boolean_mask_where", lambda x: jnp.where(x > 0, size=4), s((7,)))
case("indexing", "one_hot", lambda i: jax.nn.one_hot(i, 7), N)
case("indexing", "vmap_dynamic_slice", jax.vmap(lambda x, i: lax.dynamic_slice(x, (i,), (2,))), F, s((3,), jnp.int32))
case("indexing", "vmap_gather", jax.vmap(lambda x, i: x[i]), F, s((3, 2), jnp.int32))
case("indexing", "vmap_scatter", jax.vmap(lambda x, i, v: x.at[i].add(v)), F, s((3, 2), jnp.int32), s((3, 2)))
case("indexing", "searchsorted", lambda x, y: jnp.searchsorted(x, y), s((8,)), s((3,)))
case("indexing", "bincount", lambda i: jnp.bincount(i, length=6), N)
case("indexing", "segment_sum", lambda x, i: jax.ops.segment_sum(x, i, 4), s((4, 5)), N)
case("indexing", "dynamic_slice_grad", jax.grad(lambda x, i: lax.dynamic_slice(x, (i, 0), (2, 5)).sum()), F, s((), jnp.int32))

# Reductions.
for name in ["sum", "prod", "max", "min", "mean", "var", "std", "argmax", "argmin", "all", "any", "median", "ptp"]:
    case("reductions", name, lambda x, n=name: getattr(jnp, n)(x, axis=1), F)
case("reductions", "sum_all", jnp.sum, F)
case("reductions", "sum_bf16", lambda x: jnp.sum(x, axis=0), H)
case("reductions", "sum_i32_keepdims", lambda x: jnp.sum(x, axis=(0, 1), keepdims=True), I)
case("reductions", "reduce_or", lambda x: lax.reduce_or(x, (0,)), B)
case("reductions", "reduce_xor", lambda x: lax.reduce_xor(x, (0,)), I)
case("reductions", "reduce_generic", lambda x: lax.reduce(x, 1.0, lambda a, b: a * b + 1.0, (1,)), F)
case("reductions", "reduce_two", lambda x, i: lax.reduce((x, i), (0.0, np.int32(0)), lambda a, b: (jnp.maximum(a[0], b[0]), a[1] + b[1]), (1,)), F, I)
case("reductions", "logsumexp", lambda x: jax.nn.logsumexp(x, axis=-1), F)
case("reductions", "softmax", lambda x: jax.nn.softmax(x, axis=-1), F)
case("reductions", "log_softmax", jax.nn.log_softmax, F)
case("reductions", "norm", lambda x: jnp.linalg.norm(x), F)
case("reductions", "max_grad", jax.grad(lambda x: jnp.max(x, axis=1).sum()), F)
case("reductions", "prod_grad", jax.grad(lambda x: jnp.prod(x, axis=1).sum()), F)
for name in ["cumsum", "cumprod", "cummax", "cummin", "cumlogsumexp"]:
    case("reductions", name, lambda x, n=name: getattr(lax, n)(x, axis=1), F)
case("reductions", "cumsum_reverse", lambda x: lax.cumsum(x, axis=0, reverse=True), F)
case("reductions", "cumsum_grad", jax.grad(lambda x: (jnp.cumsum(x, axis=1) ** 2).sum()), F)
case("reductions", "associative_scan", lambda x: lax.associative_scan(jnp.add, x, axis=1), s((3, 8)))
Z = s((1, 8, 8, 3))
case("reductions", "max_pool", lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "SAME"), Z)
case("reductions", "avg_pool", lambda x: lax.reduce_window(x, 0.0, lax.add, (1, 3, 3, 1), (1, 1, 1, 1), "VALID"), Z)
case("reductions", "max_pool_grad", jax.grad(lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "SAME").sum()), Z)
case("reductions", "reduce_window_dilated", lambda x: lax.reduce_window(x, 0.0, lax.add, (2, 2), (1, 1), ((1, 0), (0, 1)), (2, 1), (1, 2)), F)

# Sorting.
case("sorting", "sort", lambda x: jnp.sort(x, axis=-1), F)
case("sorting", "sort_descending", lambda x: jnp.sort(x, descending=True), F)
case("sorting", "argsort", lambda x: jnp.argsort(x, axis=0), F)
case("sorting", "sort_pair", lambda x, i: lax.sort((x, i), num_keys=1, is_stable=True), F, I)
case("sorting", "sort_two_keys", lambda x, i: lax.sort((x, i), num_keys=2), I, F)
case("sorting", "sort_bf16", lambda x: jnp.sort(x), H)
case("sorting", "top_k", lambda x: lax.top_k(x, 2), F)
case("sorting", "approx_max_k", lambda x: lax.approx_max_k(x, 2), F)
case("sorting", "unique", lambda x: jnp.unique(x, size=4), s((8,), jnp.int32))
case("sorting", "sort_grad", jax.grad(lambda x: (jnp.sort(x) * jnp.arange(5.0)).sum()), F)
case("sorting", "top_k_grad", jax.grad(lambda x: lax.top_k(x, 2)[0].sum()), F)
case("sorting", "percentile", lambda x: jnp.percentile(x, 30.0), s((9,)))

# Products.
A, Bm = s((4, 3)), s((3, 5))
case("products", "matmul", jnp.matmul, A, Bm)
case("products", "matmul_bf16", lambda a, b: jnp.matmul(a, b, preferred_element_type=jnp.float32), s((4, 3), jnp.bfloat16), s((3, 5), jnp.bfloat16))
case("products", "matmul_highest", lambda a, b: jnp.matmul(a, b, precision="highest"), A, Bm)
case("products", "dot_algorithm", lambda a, b: jnp.matmul(a, b, precision=lax.DotAlgorithmPreset.F32_F32_F32), A, Bm)
case("products", "matvec", jnp.matmul, A, s((3,)))
case("products", "batched", jnp.matmul, s((2, 4, 3)), s((2, 3, 5)))
case("products", "einsum_attention", lambda q, k: jnp.einsum("bqhd,bkhd->bhqk", q, k), s((2, 3, 4, 5)), s((2, 6, 4, 5)))
case("products", "einsum_grouped", lambda q, k: jnp.einsum("btkgh,bskh->bkgts", q, k), s((2, 3, 2, 2, 5)), s((2, 6, 2, 5)))
case("products", "einsum_trace", lambda x: jnp.einsum("ii->", x), s((3, 3)))
case("products", "tensordot", lambda a, b: jnp.tensordot(a, b, axes=([0, 1], [1, 0])), A, s((3, 4)))
case("products", "outer", jnp.outer, s((3,)), s((4,)))
case("products", "kron", jnp.kron, A, Bm)
case("products", "matmul_grad", jax.grad(lambda a, b: jnp.tanh(a @ b).sum(), (0, 1)), A, Bm)
case("products", "dot_i8", lambda a, b: lax.dot_general(a, b, (((1,), (0,)), ((), ())), preferred_element_type=jnp.int32), s((4, 3), jnp.int8), s((3, 5), jnp.int8))
case("products", "dot_f8", lambda a, b: lax.dot_general(a, b, (((1,), (0,)), ((), ())), preferred_element_type=jnp.float32), s((4, 3), jnp.float8_e4m3fn), s((3, 5), jnp.float8_e4m3fn))
case("products", "matrix_power", lambda x: jnp.linalg.matrix_power(x, 5), s((3, 3)))
IMG, KER = s((2, 8, 8, 3)), s((3, 3, 3, 4))
DN = ("NHWC", "HWIO", "NHWC")
case("products", "conv", lambda x, k: lax.conv_general_dilated(x, k, (1, 1), "SAME", dimension_numbers=DN), IMG, KER)
case("products", "conv_strided", lambda x, k: lax.conv_general_dilated(x, k, (2, 2), "VALID", dimension_numbers=DN), IMG, KER)
case("products", "conv_dilated", lambda x, k: lax.conv_general_dilated(x, k, (1, 1), [(2, 1), (0, 3)], lhs_dilation=(2, 1), rhs_dilation=(1, 2), dimension_numbers=DN), IMG, KER)
case("products", "conv_groups", lambda x, k: lax.conv_general_dilated(x, k, (1, 1), "SAME", dimension_numbers=DN, feature_group_count=3), IMG, s((3, 3, 1, 6)))
case("products", "conv_1d", lambda x, k: lax.conv_general_dilated(x, k, (1,), "SAME", dimension_numbers=("NCH", "OIH", "NCH")), s((2, 3, 9)), s((4, 3, 3)))
case("products", "conv_transpose", lambda x, k: lax.conv_transpose(x, k, (2, 2), "SAME"), IMG, s((3, 3, 3, 4)))
case("products", "conv_grad", jax.grad(lambda x, k: (lax.conv_general_dilated(x, k, (2, 2), "SAME", dimension_numbers=DN) ** 2).sum(), (0, 1)), IMG, KER)
case("products", "fft", jnp.fft.fft, C)
case("products", "ifft2", jnp.fft.ifft2, C)
case("products", "rfft", jnp.fft.rfft, F)
case("products", "irfft", lambda x: jnp.fft.irfft(x, n=8), C)
case("products", "rfft_grad", jax.grad(lambda x: jnp.abs(jnp.fft.rfft(x)).sum()), F)
case("products", "cholesky_op", lambda x: lax.linalg.cholesky(x), s((3, 3)))
case("products", "triangular_solve", lambda a, b: lax.linalg.triangular_solve(a, b, left_side=True, lower=True), s((3, 3)), s((3, 5)))
case("products", "qr", lambda x: jnp.linalg.qr(x), s((4, 3)))
case("products", "eigh", lambda x: jnp.linalg.eigh(x), s((3, 3)))
case("products", "svd", lambda x: jnp.linalg.svd(x), s((4, 3)))
case("products", "solve", jnp.linalg.solve, s((3, 3)), s((3,)))
case("products", "det", jnp.linalg.det, s((3, 3)))

# Control.
case("control", "scan", lambda x: lax.scan(lambda c, y: (c + y, c * y), jnp.zeros(5), x), F)
case("control", "scan_reverse", lambda x: lax.scan(lambda c, y: (c * 0.5 + y, None), jnp.zeros(5), x, reverse=True), F)
case("control", "scan_unroll", lambda x: lax.scan(lambda c, y: (c + y, c), jnp.zeros(5), x, unroll=2), s((4, 5)))
case("control", "scan_no_inputs", lambda x: lax.scan(lambda c, _: (jnp.sin(c), None), x, None, length=3), F)
case("control", "scan_grad", jax.grad(lambda x: lax.scan(lambda c, y: (jnp.tanh(c + y), None), jnp.zeros(5), x)[0].sum()), F)
case("control", "scan_checkpoint_grad", jax.grad(lambda x: lax.scan(jax.checkpoint(lambda c, y: (jnp.tanh(c * y), None)), jnp.ones(5), x)[0].sum()), F)
case("control", "while", lambda x: lax.while_loop(lambda c: c[0] < 5, lambda c: (c[0] + 1, c[1] * 2), (0, x)), F)
case("control", "fori", lambda x: lax.fori_loop(0, 4, lambda i, c: c + i, x), F)
case("control", "fori_dynamic", lambda x, n: lax.fori_loop(0, n, lambda i, c: jnp.sin(c), x), F, s((), jnp.int32))
case("control", "while_vmap", jax.vmap(lambda x: lax.while_loop(lambda c: c < 10, lambda c: c * 2 + 1, x)), s((4,)))
case("control", "cond", lambda p, x: lax.cond(p, jnp.sin, jnp.cos, x), s((), jnp.bool_), F)
case("control", "switch", lambda i, x: lax.switch(i, [jnp.sin, jnp.cos, jnp.tanh], x), s((), jnp.int32), F)
case("control", "cond_grad", jax.grad(lambda x: lax.cond(x.sum() > 0, lambda y: (y ** 2).sum(), lambda y: y.sum(), x)), F)
case("control", "map", lambda x: lax.map(lambda y: y.sum() + y, x), F)
case("control", "nested_scan", lambda x: lax.scan(lambda c, y: lax.scan(lambda d, z: (d + z, d), c, y), 0.0, x), F)
case("control", "barrier", lambda x, y: lax.optimization_barrier((x, y)), F, F)
case("control", "checkpoint_grad", jax.grad(lambda x: jax.checkpoint(lambda y: jnp.sin(jnp.sin(y)))(x).sum()), F)
case("control", "custom_vjp", jax.grad(lambda x: jax.nn.relu(x).sum()), F)
case("control", "inner_jit", lambda x: jax.jit(jnp.sin)(x) + jax.jit(jnp.sin)(x), F)
case("control", "custom_root", lambda x: lax.custom_linear_solve(lambda v: 2.0 * v, x, lambda mv, b: b / 2.0), s((3,)))
case("control", "named_scope", lambda x: jax.named_scope("outer")(jax.named_call(lambda y: y * 2, name="inner"))(x), F)
case("control", "donated", lambda x, y: (x + y, x - y), F, F, donate_argnums=(0,))
case("control", "unused_kept", lambda x, y: x, F, F, keep_unused=True)
case("control", "no_output", lambda x: (), F)
case("control", "pytree", lambda d: {"a": d["b"] * 2, "c": (d["a"], d["b"])}, {"a": F, "b": F})

# Random numbers.
K = s((2,), jnp.uint32)
def with_key(fn):
    return lambda k: fn(jax.random.wrap_key_data(k))
for name in ["normal", "uniform", "exponential", "gumbel", "laplace", "logistic", "cauchy", "bits", "truncated_normal"]:
    fn = getattr(jax.random, name)
    if name == "truncated_normal":
        case("random", name, with_key(lambda k: jax.random.truncated_normal(k, -2.0, 2.0, (3, 5), jnp.float32)), K)
    else:
        dt = jnp.uint32 if name == "bits" else jnp.float32
        case("random", name, with_key(lambda k, f=fn, d=dt: f(k, (3, 5), d)), K)
case("random", "normal_bf16", with_key(lambda k: jax.random.normal(k, (3, 5), jnp.bfloat16)), K)
case("random", "randint", with_key(lambda k: jax.random.randint(k, (7,), 0, 10)), K)
case("random", "bernoulli", with_key(lambda k: jax.random.bernoulli(k, 0.3, (7,))), K)
case("random", "categorical", lambda k, x: jax.random.categorical(jax.random.wrap_key_data(k), x), K, F)
case("random", "permutation", with_key(lambda k: jax.random.permutation(k, 9)), K)
case("random", "choice", with_key(lambda k: jax.random.choice(k, 9, (4,), replace=False)), K)
case("random", "gamma", with_key(lambda k: jax.random.gamma(k, 2.0, (3,), jnp.float32)), K)
case("random", "split", with_key(lambda k: jax.random.key_data(jax.random.split(k, 3))), K)
case("random", "fold_in", with_key(lambda k: jax.random.key_data(jax.random.fold_in(k, 7))), K)
case("random", "orthogonal", with_key(lambda k: jax.random.orthogonal(k, 3)), K)
case("random", "rbg_normal", lambda k: jax.random.normal(jax.random.wrap_key_data(k, impl="unsafe_rbg"), (3, 5), jnp.float32), s((4,), jnp.uint32))
case("random", "rbg_bits", lambda k: jax.random.bits(jax.random.wrap_key_data(k, impl="rbg"), (4,)), s((4,), jnp.uint32))
case("random", "rng_bit_generator", lambda k: lax.rng_bit_generator(k, (4, 3), dtype=jnp.uint32), s((4,), jnp.uint32))
case("random", "dropout", lambda k, x: jnp.where(jax.random.bernoulli(jax.random.wrap_key_data(k), 0.9, x.shape), x / 0.9, 0.0), K, F)

# Layers.
def rms_norm(x, w):
    return x * lax.rsqrt(jnp.mean(jnp.square(x.astype(jnp.float32)), -1, keepdims=True) + 1e-6).astype(x.dtype) * w
def layer_norm(x, w, b):
    mean = x.mean(-1, keepdims=True)
    return (x - mean) * lax.rsqrt(((x - mean) ** 2).mean(-1, keepdims=True) + 1e-5) * w + b
def rope(x, pos):
    freq = 1.0 / (10000.0 ** (jnp.arange(0, x.shape[-1], 2) / x.shape[-1]))
    angle = pos[:, :, None, None] * freq
    a, b = jnp.split(x, 2, axis=-1)
    return jnp.concatenate([a * jnp.cos(angle) - b * jnp.sin(angle), b * jnp.cos(angle) + a * jnp.sin(angle)], -1)
def attention(q, k, v):
    logits = jnp.einsum("bqhd,bkhd->bhqk", q, k) / np.sqrt(q.shape[-1])
    mask = jnp.tril(jnp.ones(logits.shape[-2:], bool))
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(jnp.where(mask, logits, -1e30)), v)
def xent(logits, labels):
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), labels[..., None], -1).mean()
Q = s((2, 6, 4, 8))
for name in ["relu", "gelu", "silu", "softplus", "elu", "selu", "leaky_relu", "hard_tanh", "relu6", "glu", "mish", "sigmoid"]:
    case("layers", name, getattr(jax.nn, name), s((3, 6)))
case("layers", "rms_norm", rms_norm, F, s((5,)))
case("layers", "rms_norm_grad_bf16", jax.grad(lambda x, w: rms_norm(x, w).astype(jnp.float32).sum(), (0, 1)), H, s((5,), jnp.bfloat16))
case("layers", "layer_norm_grad", jax.grad(lambda x, w, b: layer_norm(x, w, b).sum(), (0, 1, 2)), F, s((5,)), s((5,)))
case("layers", "rope", rope, Q, s((2, 6), jnp.int32))
case("layers", "attention", attention, Q, Q, Q)
case("layers", "attention_grad", jax.grad(lambda q, k, v: attention(q, k, v).sum(), (0, 1, 2)), Q, Q, Q)
case("layers", "dot_product_attention", lambda q, k, v: jax.nn.dot_product_attention(q, k, v, is_causal=True), Q, Q, Q)
case("layers", "cross_entropy_grad", jax.value_and_grad(xent), F, s((3,), jnp.int32))
def block(p, x):
    h = rms_norm(x, p["n1"])
    q, k, v = (jnp.einsum("bsd,dhk->bshk", h, p[n]) for n in "qkv")
    x = x + jnp.einsum("bshk,hkd->bsd", attention(q, k, v), p["o"])
    h = rms_norm(x, p["n2"])
    return x + (jax.nn.silu(h @ p["w0"]) * (h @ p["w1"])) @ p["w2"]
d, h, kd, f = 16, 2, 8, 32
BP = {"n1": s((d,)), "n2": s((d,)), "q": s((d, h, kd)), "k": s((d, h, kd)), "v": s((d, h, kd)), "o": s((h, kd, d)), "w0": s((d, f)), "w1": s((d, f)), "w2": s((f, d))}
SP = jax.tree.map(lambda x: s((2, *x.shape), x.dtype), BP)
XB = s((2, 6, d))
case("layers", "block", block, BP, XB)
case("layers", "block_grad", jax.value_and_grad(lambda p, x: (block(p, x) ** 2).mean()), BP, XB)
def stack(p, x, policy=None, remat=False):
    step = lambda c, q: (block(q, c), None)
    step = jax.checkpoint(step, policy=policy) if remat else step
    return (lax.scan(step, x, p)[0] ** 2).mean()
case("layers", "stack_grad", jax.value_and_grad(stack), SP, XB)
case("layers", "stack_grad_remat", jax.value_and_grad(functools.partial(stack, remat=True)), SP, XB)
case("layers", "stack_grad_remat_dots", jax.value_and_grad(functools.partial(stack, remat=True, policy=jax.checkpoint_policies.dots_with_no_batch_dims_saveable)), SP, XB)
def adam(p, g, m, v, t):
    m = jax.tree.map(lambda a, b: 0.9 * a + 0.1 * b, m, g)
    v = jax.tree.map(lambda a, b: 0.95 * a + 0.05 * b * b, v, g)
    new = jax.tree.map(lambda w, a, b: w - 1e-3 * (a / (1 - 0.9 ** t)) / (jnp.sqrt(b / (1 - 0.95 ** t)) + 1e-8), p, m, v)
    return new, m, v
case("layers", "adam", adam, BP, BP, BP, BP, s(()), donate_argnums=(0, 2, 3))
def mlp(p, x, y):
    for w, b in p[:-1]:
        x = jax.nn.relu(x @ w + b)
    return ((x @ p[-1][0] + p[-1][1] - y) ** 2).mean()
MP = [(s((4, 8)), s((8,))), (s((8, 2)), s((2,)))]
case("layers", "mlp_grad", jax.value_and_grad(mlp), MP, s((5, 4)), s((5, 2)))
case("layers", "mlp_vmap_grad", jax.vmap(jax.grad(mlp), (None, 0, 0)), MP, s((3, 5, 4)), s((3, 5, 2)))
case("layers", "hessian", jax.hessian(lambda x: (jnp.tanh(x) ** 3).sum()), s((3,)))
case("layers", "jvp", lambda x, t: jax.jvp(jnp.sin, (x,), (t,)), F, F)
case("layers", "linearize_vmap", jax.vmap(jax.jacfwd(lambda x: jnp.outer(x, jnp.sin(x)))), F)

# Sharding.
mesh = jax.make_mesh((2, 4), ("data", "model"), axis_types=(jax.sharding.AxisType.Auto,) * 2)
def on(*spec):
    return NamedSharding(mesh, P(*spec))
def ss(shape, *spec):
    return jax.ShapeDtypeStruct(shape, jnp.float32, sharding=on(*spec))
XS, WS = ss((8, 16), "data", None), ss((16, 8), None, "model")
case("sharding", "inputs", lambda x, w: x @ w, XS, WS)
case("sharding", "constraint", lambda x, w: lax.with_sharding_constraint(jnp.tanh(x @ w), on("data", "model")), XS, WS)
case("sharding", "out_shardings", lambda x, w: x @ w, XS, WS, out_shardings=on(None, "model"))
case("sharding", "two_axes", lambda x: x * 2, ss((16, 3), ("data", "model"), None))
def mapped(fn, ins, outs):
    return jax.shard_map(fn, mesh=mesh, in_specs=ins, out_specs=outs)
case("sharding", "psum", mapped(lambda x: lax.psum(x, "data"), P("data", "model"), P(None, "model")), ss((8, 16), "data", "model"))
case("sharding", "all_gather", jax.shard_map(lambda x: lax.all_gather(x, "model", axis=1, tiled=True), mesh=mesh, in_specs=P("data", "model"), out_specs=P("data", None), check_vma=False), ss((8, 16), "data", "model"))
case("sharding", "reduce_scatter", mapped(lambda x: lax.psum_scatter(x, "model", scatter_dimension=1, tiled=True), P("data", None), P("data", "model")), ss((8, 16), "data", None))
case("sharding", "all_to_all", mapped(lambda x: lax.all_to_all(x, "model", 0, 1, tiled=True), P("data", "model"), P("data", "model")), ss((8, 16), "data", "model"))
case("sharding", "ppermute", mapped(lambda x: lax.ppermute(x, "model", [(i, (i + 1) % 4) for i in range(4)]), P("data", "model"), P("data", "model")), ss((8, 16), "data", "model"))
case("sharding", "axis_index", mapped(lambda x: x + lax.axis_index("model").astype(jnp.float32), P("data", "model"), P("data", "model")), ss((8, 16), "data", "model"))
case("sharding", "partly_manual", jax.shard_map(lambda x: lax.psum(x, "data"), mesh=mesh, in_specs=P("data"), out_specs=P(), axis_names={"data"}), XS)
case("sharding", "pmean_grad", jax.grad(lambda x: mapped(lambda y: lax.pmean(y ** 2, ("data", "model")), P("data", "model"), P())(x).sum()), ss((8, 16), "data", "model"))
case("sharding", "constraint_in_scan", lambda x, w: lax.scan(lambda c, _: (lax.with_sharding_constraint(jnp.tanh(c @ w @ w.T), on("data", None)), None), x, None, length=2)[0], XS, WS)


def generic(lowered):
    return lowered.compiler_ir("stablehlo").operation.get_asm(print_generic_op_form=True)


def main(out):
    out = pathlib.Path(out)
    texts = collections.defaultdict(list)
    for index, ((group, name), (fn, args, options)) in enumerate(CASES.items()):
        try:
            wide = name.endswith(("64", "f64")) or any("64" in str(a.dtype) for a in jax.tree.leaves(args) if a.dtype != jnp.complex64)
            with jax.enable_x64(wide):
                lowered = jax.jit(fn, **options).lower(*args)
            pretty = lowered.as_text(debug_info=index % 4 == 3)
            whole = generic(lowered)
        except Exception as error:
            print(f"{group}/{name}: {type(error).__name__}: {str(error)[:200]}", file=sys.stderr)
            continue
        # Source paths are the machine's own.
        for path in sorted({os.path.dirname(os.path.abspath(__file__)), os.path.dirname(jax.__path__[0])}):
            pretty = pretty.replace(path + "/", "")
        texts[group].append((name, pretty, whole))
    for group, modules in texts.items():
        for kind, at in (("pretty", 1), ("generic", 2)):
            folder = out / kind
            folder.mkdir(parents=True, exist_ok=True)
            parts = [f"// name: {m[0]}\n{m[at].strip()}\n" for m in modules]
            (folder / f"{group}.mlir").write_text("// -----\n".join(parts))
    print(sum(map(len, texts.values())), "modules")


if __name__ == "__main__":
    main(sys.argv[1])
