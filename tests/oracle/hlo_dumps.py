"""Makes tests/golden/hlo: optimised HLO of JAX programs and what XLA says about each.

    JAX_PLATFORMS=cpu XLA_FLAGS=--xla_force_host_platform_device_count=8 python hlo_dumps.py OUT

Per module: NAME.txt.gz (compiled HLO text), NAME.pb.gz (HloProto with the buffer assignment, some), NAME.before.txt.gz (HLO before optimisation, some),
stablehlo/NAME.mlir.gz (what JAX lowers to), and in xla.json the numbers of compiled.cost_analysis() and
compiled.memory_analysis(), and under "lowered" those of lowered.cost_analysis(), which is XLA's analysis of its own
translation of the StableHLO.
"""
import gzip
import json
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P

CASES = {}
PROTO = {"conv_grad", "cond_switch", "fsdp_step", "scan_mlp_grad", "sort_topk", "rng_dropout"}
BEFORE = {"scan_mlp_grad", "while_unknown", "fsdp_step", "attention_grad"}
f32, bf16, i32 = jnp.float32, jnp.bfloat16, jnp.int32


def arg(shape, dtype=f32):
  return jax.ShapeDtypeStruct(shape, dtype)


def case(*args, **options):
  def add(f):
    CASES[f.__name__] = (f, args, options)
    return f
  return add


@case(arg((64, 128)), arg((128, 256)))
def matmul(a, b):
  return a @ b


@case(arg((8, 32, 64), bf16), arg((8, 64, 48), bf16))
def batched_matmul_bf16(a, b):
  return jnp.einsum("bij,bjk->bik", a, b)


@case(arg((32, 64)), arg((64, 64)), arg((64,)))
def mlp(x, w, b):
  return jax.nn.gelu(x @ w + b).sum()


def mlp_layer(p, x):
  return x + jnp.tanh(x @ p["w1"]) @ p["w2"]


@case({"w1": arg((4, 64, 128), bf16), "w2": arg((4, 128, 64), bf16)}, arg((8, 64), bf16))
def scan_mlp_grad(p, x):
  def loss(p, x):
    x, _ = lax.scan(lambda x, p: (jax.checkpoint(mlp_layer)(p, x), None), x, p)
    return jnp.mean(x.astype(f32) ** 2)
  return jax.value_and_grad(loss)(p, x)


@case(arg((2, 4, 64, 16)), arg((2, 4, 64, 16)), arg((2, 4, 64, 16)))
def attention_grad(q, k, v):
  def loss(q, k, v):
    s = jnp.einsum("bhqd,bhkd->bhqk", q, k) / 4.0
    s = jnp.where(jnp.tril(jnp.ones((64, 64), bool)), s, -1e30)
    return jnp.einsum("bhqk,bhkd->bhqd", jax.nn.softmax(s), v).sum()
  return jax.grad(loss, (0, 1, 2))(q, k, v)


@case(arg((4, 16, 16, 8)), arg((3, 3, 8, 16)))
def conv_grad(x, w):
  def loss(x, w):
    dn = ("NHWC", "HWIO", "NHWC")
    return (lax.conv_general_dilated(x, w, (2, 2), "SAME", dimension_numbers=dn) ** 2).sum()
  return jax.grad(loss, (0, 1))(x, w)


@case(arg((4, 16, 16, 8)), arg((3, 3, 2, 16)))
def conv_grouped_dilated(x, w):
  dn = ("NHWC", "HWIO", "NHWC")
  return lax.conv_general_dilated(
      x, w, (1, 1), ((2, 2), (1, 3)), lhs_dilation=(2, 1), rhs_dilation=(2, 2), dimension_numbers=dn,
      feature_group_count=4)


@case(arg((4, 16, 16, 8)))
def max_pool_grad(x):
  def pool(x):
    return lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID").sum()
  return jax.grad(pool)(x)


@case(arg((16, 128)))
def cumsum(x):
  return jnp.cumsum(x, axis=1)


@case(arg((1000, 32)), arg((64,), i32))
def embedding_grad(table, tokens):
  return jax.grad(lambda t: (t[tokens] ** 2).sum())(table)


@case(arg((32, 100)))
def sort_topk(x):
  return jnp.sort(x, axis=1), lax.top_k(x, 5)


@case(arg((100, 320)), arg((100, 320), i32))
def sort_with_values(keys, values):
  return lax.sort((keys, values), dimension=1, num_keys=1)


@case(arg((2,), jnp.uint32), arg((128, 64)))
def rng_dropout(key, x):
  return jnp.where(jax.random.bernoulli(key, 0.9, x.shape), x / 0.9, 0) + jax.random.normal(key, x.shape)


@case(arg((64,)), arg((), i32))
def cond_switch(x, i):
  return lax.switch(i, [lambda x: x * 2, lambda x: jnp.sin(x) + x, lambda x: jnp.sort(x)], x)


@case(arg((64, 64)))
def while_unknown(x):
  return lax.while_loop(lambda c: jnp.abs(c[0]).sum() > 1.0, lambda c: (c[0] @ c[0] * 0.1, c[1] + 1), (x, 0))


@case(arg((64, 64)))
def fori(x):
  return lax.fori_loop(0, 10, lambda i, x: jnp.sin(x) @ x, x)


@case(arg((16, 64), jnp.complex64))
def fft(x):
  return jnp.fft.fft(x)


@case(arg((4, 24, 24)))
def cholesky_solve(a):
  l = jnp.linalg.cholesky(a)
  return lax.linalg.triangular_solve(l, a, left_side=True, lower=True)


@case(arg((12, 12)))
def eigh(a):
  return jnp.linalg.eigh(a)


@case(arg((32, 64)), arg((64,)), arg((64,)))
def layer_norm_grad(x, g, b):
  def f(x, g, b):
    m = x.mean(-1, keepdims=True)
    v = ((x - m) ** 2).mean(-1, keepdims=True)
    return (((x - m) * lax.rsqrt(v + 1e-6)) * g + b).sum()
  return jax.grad(f, (0, 1, 2))(x, g, b)


@case(arg((64, 256)), arg((64,), i32))
def cross_entropy_grad(logits, labels):
  def f(l):
    return -jnp.take_along_axis(jax.nn.log_softmax(l), labels[:, None], 1).mean()
  return jax.value_and_grad(f)(logits)


@case(arg((64, 64), jnp.float8_e4m3fn), arg((64, 64), jnp.float8_e4m3fn))
def fp8_matmul(a, b):
  return lax.dot_general(a, b, (((1,), (0,)), ((), ())), preferred_element_type=f32)


@case(arg((64, 64), jnp.int4), arg((64, 64), jnp.int8))
def int4_matmul(a, b):
  return lax.dot(a.astype(jnp.int8), b, preferred_element_type=i32)


@case(arg((128, 128)), arg((128,), i32))
def gather_slice_update(x, i):
  y = x[i]
  y = lax.dynamic_update_slice(y, x[:16, :16] * 2, (i[0], i[1]))
  return y.T.reshape(-1)[::3], jnp.pad(y, ((1, 1), (0, 2))), jnp.concatenate([x, y], 1)[:, ::-1]


@case(arg((33, 17)))
def transcendentals(x):
  return jnp.exp(x) + jnp.tanh(x) * jnp.log1p(x) + jnp.sin(x) ** 2.5 + jnp.arctan2(x, x + 1) + lax.erf(x) + jnp.cbrt(x)


def adam(p, m, v, g):
  tree = jax.tree.map
  m = tree(lambda m, g: 0.9 * m + 0.1 * g, m, g)
  v = tree(lambda v, g: 0.99 * v + 0.01 * g * g, v, g)
  return tree(lambda p, m, v: p - 1e-3 * m / (jnp.sqrt(v) + 1e-8), p, m, v), m, v


PARAMS = {"w1": arg((4, 64, 128)), "w2": arg((4, 128, 64))}


@case(PARAMS, PARAMS, PARAMS, arg((16, 64)), donate=(0, 1, 2))
def train_step_donated(p, m, v, x):
  def loss(p):
    y, _ = lax.scan(lambda x, p: (mlp_layer(p, x), None), x, p)
    return jnp.mean(y ** 2)
  l, g = jax.value_and_grad(loss)(p)
  return l, adam(p, m, v, g)


@case({"w": arg((8, 128, 128)), "b": arg((8, 128))}, arg((64, 128)))
def unrolled_layers_grad(p, x):
  def loss(p):
    y = x
    for i in range(8):
      y = jax.nn.silu(y @ p["w"][i] + p["b"][i])
    return (y ** 2).sum()
  return jax.grad(loss)(p)


@case(arg((512, 512)), arg((512, 512)), arg((512, 512)))
def chain(a, b, c):
  return ((a @ b).T @ c + a).sum(0)


@case(arg((4, 128, 64), bf16), arg((64, 512), bf16), arg((512, 64), bf16))
def mlp_block_bf16(x, w1, w2):
  h = jax.nn.silu(x @ w1)
  return (h @ w2 + x).astype(f32).mean()


@case(arg((256, 256)))
def broadcast_heavy(x):
  y = x[:, None, :] - x[None, :, :]
  return jnp.exp(-(y ** 2)).sum(-1) @ x


MESH = Mesh(np.array(jax.devices()[:8]).reshape(2, 4), ("data", "fsdp"))


def spread(shape, spec, dtype=f32):
  return jax.ShapeDtypeStruct(shape, dtype, sharding=NamedSharding(MESH, P(*spec)))


SHARDED = {"w1": spread((4, 64, 128), (None, "fsdp", None)), "w2": spread((4, 128, 64), (None, None, "fsdp"))}


@case(SHARDED, SHARDED, SHARDED, spread((16, 64), (("data", "fsdp"), None)), donate=(0, 1, 2))
def fsdp_step(p, m, v, x):
  return train_step_donated(p, m, v, x)


@case(spread((64, 64), ("data", "fsdp")))
def collectives(x):
  def f(x):
    a = lax.all_gather(x, "fsdp")
    b = lax.psum(x, ("data", "fsdp"))
    c = lax.ppermute(x, "fsdp", [(i, (i + 1) % 4) for i in range(4)])
    d = lax.all_to_all(x, "fsdp", 0, 0, tiled=True)
    e = lax.psum_scatter(x, "fsdp", scatter_dimension=0, tiled=True)
    return a.sum(0) + b + c + d, e
  return jax.shard_map(f, mesh=MESH, in_specs=P("data", "fsdp"), out_specs=(P("data", "fsdp"), P("data", "fsdp")),
                       check_vma=False)(x)


# Modules with one known trouble each, for the lint rules: in OUT/lint, text only.


@case(arg((512, 512)), arg((512, 512)), lint=True)
def missing_donation(w, g):
  return w - 0.1 * g


@case(arg((512, 512)), lint=True)
def large_constant(x):
  return x @ jnp.asarray(np.random.default_rng(0).normal(size=(512, 512)), f32)


@case(arg((1024, 1024)), lint=True)
def costly_copy(x):
  return x.T.copy()


@case(spread((1024, 512), ("fsdp", None)), spread((64, 1024), ("data", None)), lint=True)
def full_parameter_all_gather(w, x):
  whole = lax.with_sharding_constraint(w, NamedSharding(MESH, P()))
  return jnp.tanh(x @ jnp.sin(whole))


@case(spread((512, 512), ("fsdp", None)), lint=True)
def replicated_custom_call(x):
  return jnp.linalg.eigh(x @ x.T)


@case(arg((64, 256), bf16), arg((256, 256), bf16), arg((256, 64)), lint=True)
def f32_matmul(x, w, v):
  return (x @ w).astype(f32) @ v


def write(path, data):
  with open(path, "wb") as raw, gzip.GzipFile(filename="", mode="wb", fileobj=raw, mtime=0) as f:
    f.write(data.encode() if isinstance(data, str) else data)


def field(number, message):
  """A length-delimited field of a protocol buffer."""
  length = len(message)
  head = bytearray([number << 3 | 2])
  while length >= 128:
    head.append(length & 127 | 128)
    length >>= 7
  return bytes(head) + bytes([length]) + message


def main():
  OUT = pathlib.Path(sys.argv[1])
  OUT.mkdir(parents=True, exist_ok=True)
  numbers = {}
  for name, (f, args, options) in CASES.items():
    if len(sys.argv) > 2 and name not in sys.argv[2:]:
      continue
    lowered = jax.jit(f, donate_argnums=options.get("donate", ())).lower(*args)
    compiled = lowered.compile()
    if options.get("lint"):
      (OUT / "lint").mkdir(exist_ok=True)
      write(OUT / "lint" / f"{name}.txt.gz", compiled.as_text())
      continue
    here = str(pathlib.Path(__file__).parent) + "/"
    write(OUT / f"{name}.txt.gz", compiled.as_text().replace(here, ""))
    if name in PROTO:
      proto = compiled.runtime_executable().hlo_modules()[0].as_serialized_hlo_module_proto()
      write(OUT / f"{name}.pb.gz", field(1, proto) + field(3, compiled.memory_analysis().serialized_buffer_assignment_proto))
    if name in BEFORE:
      write(OUT / f"{name}.before.txt.gz", lowered.as_text(dialect="hlo").replace(here, ""))
    (OUT / "stablehlo").mkdir(exist_ok=True)
    write(OUT / "stablehlo" / f"{name}.mlir.gz", lowered.as_text(debug_info=True).replace(here, ""))
    cost = compiled.cost_analysis()
    before = lowered.cost_analysis() or {}
    memory = compiled.memory_analysis()
    numbers[name] = {
        "flops": cost.get("flops", 0.0),
        "transcendentals": cost.get("transcendentals", 0.0),
        "bytes_accessed": cost.get("bytes accessed", 0.0),
        "lowered": {k.replace(" ", "_"): before.get(k, 0.0) for k in ("flops", "transcendentals", "bytes accessed")},
        "memory": {k: getattr(memory, k) for k in dir(memory) if k.endswith("_in_bytes") or k == "total_allocation_bytes"},
    }
    print(name, numbers[name]["flops"], flush=True)
  path = OUT / "xla.json"
  path.write_text(json.dumps({"jax": jax.__version__, "modules": numbers}, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
  main()
