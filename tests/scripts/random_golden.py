"""Writes tests/golden/random/cases.json: what jax.random draws for many keys, functions, shapes and dtypes.

Run with JAX 0.12 on the CPU: python tests/scripts/random_golden.py
Values are stored as the little-endian bytes of the array, in hex.
"""
import json
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_platforms", "cpu")
jax.config.update("jax_enable_x64", True)

KEYS = {
    "threefry2x32": [(0, 0), (0, 42), (0x7FFFFFFF, 0x9E3779B9)],
    # The last two carry out of the first word of Philox's counter, and out of its low 64 bits.
    "unsafe_rbg": [(0, 0, 0, 0), (0, 42, 0, 42), (7, 9, 0xFFFFFFF0, 5), (3, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF)],
}
cases = []


def key_of(kind, words):
    return jax.random.wrap_key_data(jnp.array(words, "uint32"), impl=kind)


def add(kind, words, function, out, args=None):
    out = np.asarray(out)
    cases.append({
        "kind": kind, "key": list(words), "function": function, "args": args or {},
        "dtype": str(out.dtype), "shape": list(out.shape), "hex": out.tobytes().hex(),
    })


def floats(kind, words, key, i):
    shape = [(7, 3), (5,), (2, 3, 41), ()][i]
    for dtype in ["float32", "bfloat16", "float16", "float64"]:
        add(kind, words, "uniform", jax.random.uniform(key, shape, dtype))
        add(kind, words, "normal", jax.random.normal(key, shape, dtype))
        if i == 0:
            args = {"minval": -2.5, "maxval": 3.25}
            add(kind, words, "uniform", jax.random.uniform(key, (131,), dtype, **args), args)
    for dtype in ["float32", "bfloat16"]:
        args = {"lower": -2.0, "upper": 2.0} if i % 2 == 0 else {"lower": -0.5, "upper": 1.25}
        add(kind, words, "truncated_normal",
            jax.random.truncated_normal(key, args["lower"], args["upper"], shape, dtype), args)
        add(kind, words, "gumbel", jax.random.gumbel(key, shape, dtype))
        p = [0.3, 0.5, 0.9, 0.01][i]
        add(kind, words, "bernoulli", jax.random.bernoulli(key, jnp.array(p, dtype), (37,)), {"p": p, "dtype": dtype})
        logits = (np.arange(15).reshape(3, 5) % 7 * 0.5).astype(dtype)
        add(kind, words, "categorical", jax.random.categorical(key, logits, axis=-1),
            {"dtype": dtype, "axis": 1, "logits": logits.astype(float).tolist()})


BOUNDS = {
    "int8": (-100, 101), "uint8": (0, 256), "int16": (-7, 8), "uint16": (3, 40000), "int32": (0, 32000),
    "uint32": (5, 2**32), "int64": (-2**62, 2**62 + 12345), "uint64": (0, 1000003),
}


def draws(kind):
    for i, words in enumerate(KEYS[kind]):
        key = key_of(kind, words)
        data = jax.random.key_data
        for n in ([1, 2, 3, 33] if i < 2 else [7]):
            add(kind, words, "split", data(jax.random.split(key, n)), {"n": n})
        for d in ([0, 1, 12345, 2**32 - 1] if i < 2 else [2**31]):
            add(kind, words, "fold_in", data(jax.random.fold_in(key, d)), {"data": d})
        for bits in [8, 16, 32, 64]:
            add(kind, words, "bits", jax.random.bits(key, [(13,), (3, 5), (2, 1, 7), ()][i], f"uint{bits}"))
        floats(kind, words, key, i)
        for dtype, (low, high) in BOUNDS.items() if i < 2 else [("int32", (10, 10)), ("int32", (-2**31, 2**31))]:
            add(kind, words, "randint", jax.random.randint(key, (17,), low, high, dtype),
                {"minval": str(low), "maxval": str(high)})
        for n in ([1, 13, 1625, 1627] if i == 1 else [2, 31]):
            add(kind, words, "permutation", jax.random.permutation(key, n).astype("int32"), {"n": n})
    add(kind, words, "bits", jax.random.bits(key, (0, 3), "uint32"))
    key = key_of(kind, KEYS[kind][1])
    add(kind, KEYS[kind][1], "normal", jax.random.normal(key, (4099,), "float32"))
    add(kind, KEYS[kind][1], "normal", jax.random.normal(key, (4099,), "bfloat16"))
    add(kind, KEYS[kind][1], "truncated_normal", jax.random.truncated_normal(key, -2.0, 2.0, (4099,), "float32"),
        {"lower": -2.0, "upper": 2.0})


def seeds(kind):
    for seed in [0, 1, 42, 2**31 - 1, -1, 2**40 + 3]:
        out = np.asarray(jax.random.key_data(jax.random.key(seed, impl=kind)))
        cases.append({"kind": kind, "key": [], "function": "from_seed", "args": {"seed": str(seed % 2**64)},
                      "dtype": "uint32", "shape": list(out.shape), "hex": out.tobytes().hex()})


for kind in KEYS:
    seeds(kind)
    draws(kind)
out = pathlib.Path(__file__).parents[1] / "golden" / "random" / "cases.json"
lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
out.write_text(f'{{"jax":"{jax.__version__}","cases":[\n{lines}\n]}}\n')
print(f"{len(cases)} cases, {out.stat().st_size} bytes", file=sys.stderr)
