"""What JAX lowers for cuDNN's fused attention, for tests/golden/attention. No GPU is needed: nothing is run.

    python tests/scripts/cudnn_attention_golden.py tests/golden/attention

writes NAME.mlir, the attention and its three gradients, and documents.json, lengths and starts of packed documents. Made with
JAX 0.12.0.1.
"""

import json
import pathlib
import sys

import jax
import jax.numpy as jnp
import jax._src.cudnn.fused_attention_stablehlo as fused

OUT = pathlib.Path(sys.argv[1])

# Questions to a GPU that is not here.
fused.check_cudnn_version = lambda: 92801
fused.check_compute_capability = lambda capability: True
fused.is_cuda_compute_capability_equal = lambda capability: False

# (name, mask, (B, T, N, K, H), dtype, scale, documents in a row)
CASES = [
    ("causal", "CAUSAL", (2, 256, 4, 2, 64), "bfloat16", 1.0, None),
    ("padded", "PADDING_CAUSAL", (3, 128, 4, 4, 128), "float16", 0.125, 1),
    ("packed", "PADDING_CAUSAL", (2, 256, 8, 2, 128), "bfloat16", 1.0, 5),
]


def lower(mask, sizes, dtype, scale, most):
    b, t, n, k, h = sizes
    array = lambda heads: jax.ShapeDtypeStruct((b, t, heads, h), dtype)
    integers = lambda *shape: jax.ShapeDtypeStruct(shape, jnp.int32)
    documents = {None: [], 1: [integers(b)]}.get(most, [integers(b, most or 0), integers(b, (most or 0) + 1)])

    def attention_and_gradients(query, key, value, cotangent, *documents):
        lengths, starts = (list(documents) + [None, None])[:2]
        attention = lambda q, k, v: fused.dot_product_attention(
            q, k, v, None, None, lengths, lengths, starts, starts,
            mask_type=fused.MaskType[mask], scale=scale, qkv_layout="BTNH")
        out, backward = jax.vjp(attention, query, key, value)
        return out, *backward(cotangent)

    traced = jax.jit(attention_and_gradients).trace(array(n), array(k), array(k), array(n), *documents)
    return traced.lower(lowering_platforms=("cuda",)).as_text()


def rows_of_documents(row, most):
    """JAX's form: lengths and first tokens of a row, filled with -1."""
    lengths, starts = [], []
    for at, segment in enumerate(row):
        if segment and (at == 0 or row[at - 1] != segment):
            starts.append(at)
            lengths.append(0)
        if segment:
            lengths[-1] += 1
    fill = lambda values, size: values + [-1] * (size - len(values))
    return fill(lengths, most), fill(starts, most + 1)


BATCHES = [
    (3, [[1, 1, 1, 2, 2, 0, 0, 0], [1, 1, 1, 1, 1, 1, 1, 1], [1, 2, 2, 2, 3, 3, 3, 3]]),
    (4, [[0, 0, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0], [1, 2, 3, 4, 4, 4, 4, 4]]),
    (2, [[5, 5, 5, 6, 6]]),
]


def documents():
    cases = []
    for most, segments in BATCHES:
        b, t = len(segments), len(segments[0])
        rows = [rows_of_documents(row, most) for row in segments]
        lengths, starts = (jnp.array(x, jnp.int32) for x in zip(*rows))
        query, key = jnp.zeros((b, t, 4, 16), jnp.bfloat16), jnp.zeros((b, t, 2, 16), jnp.bfloat16)
        fixed = fused._fix_seqlen_offsets(lengths, lengths, starts, starts, query, key)
        case = {"most": most, "segments": segments, "query_token": 64, "key_token": 32}
        names = ["query_lengths", "key_lengths", "query_starts", "key_starts"]
        cases.append(case | {name: x.tolist() for name, x in zip(names, fixed)})
    return cases


OUT.mkdir(parents=True, exist_ok=True)
(OUT / "documents.json").write_text(json.dumps(documents(), indent=1) + "\n")
# The arithmetic on lengths and starts is compared by documents.json; here they go to the calls as they come.
fused._fix_seqlen_offsets = lambda *args: args[:4]
for name, *case in CASES:
    (OUT / f"{name}.mlir").write_text(lower(*case))
