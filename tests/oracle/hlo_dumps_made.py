"""Makes tests/golden/hlo/made: HLO of many small JAX programs, before and after optimisation, for reading and printing.

    JAX_PLATFORMS=cpu XLA_FLAGS=--xla_force_host_platform_device_count=8 python hlo_dumps_made.py OUT
"""
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import AxisType, Mesh, NamedSharding, PartitionSpec as P

import hlo_dumps

f32, bf16, i32 = jnp.float32, jnp.bfloat16, jnp.int32
S = jax.ShapeDtypeStruct
CASES = {}


def add(name, f, *args, **options):
  CASES[name] = (f, args, options)


x, v, m = S((16, 32), f32), S((64,), f32), S((24, 24), f32)
for dtype in (bf16, jnp.float16, jnp.float64, jnp.int8, jnp.uint16, jnp.complex64, jnp.float8_e5m2, jnp.int4, jnp.bool_):
  name = np.dtype(dtype).name
  add(f"convert_{name}", lambda x: x.astype(f32) if x.dtype != jnp.complex64 else x.real, S((8, 24), dtype))
for name in ("erf", "erfc", "lgamma", "digamma", "bessel_i1e", "erf_inv"):
  add(name, getattr(lax, name), x)
for name in ("svd", "qr", "lu", "inv", "det", "slogdet"):
  f = lax.linalg.lu if name == "lu" else getattr(jnp.linalg, name)
  add(f"linalg_{name}", f, m)
add("norms", lambda x: jax.nn.softmax(jax.nn.relu(x)) + jax.nn.gelu(x) + jax.nn.silu(x) + jax.nn.log_softmax(x), x)
add("associative_scan", lambda x: lax.associative_scan(jnp.add, x, axis=0), x)
add("approx_max_k", lambda x: lax.approx_max_k(x, 4), x)
add("sort_pairs", lambda x, y: lax.sort((x, y), num_keys=2), x, S((16, 32), i32))
add("argmax", lambda x: (jnp.argmax(x, 1), jnp.median(x), jnp.percentile(x, 30.0)), x)
add("scatter_kinds", lambda x, i: (x.at[i].add(1), x.at[i].mul(2), x.at[i].min(0), x.at[i].set(3, unique_indices=True)), v, S((5,), i32))
add("gather_batched", lambda x, i: jnp.take_along_axis(x, i, 1), x, S((16, 4), i32))
add("reduce_many", lambda x: (x.max(0), x.min(1), jnp.prod(x), jnp.any(x > 0), jnp.all(x > 0), jnp.bitwise_xor.reduce(x.astype(i32))), x)
add("reduce_window_kinds", lambda x: (lax.reduce_window(x, 0.0, lax.add, (3, 3), (1, 2), "SAME"), lax.cummax(x, 1, reverse=True)), x)
add("conv_transpose", lambda x, w: lax.conv_transpose(x, w, (2, 2), "SAME"), S((2, 8, 8, 4), f32), S((3, 3, 4, 6), f32))
add("conv_1d_bf16", lambda x, w: lax.conv(x, w, (1,), "VALID"), S((2, 4, 32), bf16), S((6, 4, 5), bf16))
add("conv_3d", lambda x, w: lax.conv(x, w, (1, 1, 1), "SAME"), S((1, 2, 6, 6, 6), f32), S((3, 2, 3, 3, 3), f32))
add("ragged_dot", lax.ragged_dot, S((32, 16), f32), S((4, 16, 8), f32), S((4,), i32))
add("dot_precisions", lambda x, y: (lax.dot(x, y, precision="highest"), lax.dot(x, y, precision=lax.DotAlgorithmPreset.BF16_BF16_F32_X3)), x, S((32, 8), f32))
add("batched_einsum", lambda q, k: jnp.einsum("bqhd,bkhd->bhqk", q, k), S((2, 8, 4, 16), bf16), S((2, 8, 4, 16), bf16))
add("scan_nested", lambda x: lax.scan(lambda c, y: (lax.fori_loop(0, 3, lambda i, c: c + y * i, c), c.sum()), x[0], x), x)
add("while_tuple", lambda x: lax.while_loop(lambda c: (c[1] < 10) & (c[0].sum() < 100), lambda c: (c[0] * 2, c[1] + 1), (x, 0)), x)
add("cond_grad", jax.grad(lambda x: lax.cond(x[0] > 0, jnp.sin, jnp.cos, x).sum()), v)
add("remat_names", jax.grad(lambda x: jax.checkpoint(lambda x: jnp.sin(jnp.sin(x)))(x).sum()), v)
add("barrier", lambda x, y: lax.optimization_barrier((x + 1, y * 2)), x, v)
add("callback", lambda x: jax.pure_callback(lambda x: np.sin(x), S((64,), f32), x), v)
add("debug_print", lambda x: (jax.debug.print("sum {x}", x=x.sum()), x + 1)[1], v)
for impl in ("rbg", "unsafe_rbg"):
  add(f"random_{impl}", lambda s, impl=impl: jax.random.normal(jax.random.key(s, impl=impl), (32,)), S((), jnp.uint32))
add("random_gamma", lambda k: jax.random.gamma(jax.random.wrap_key_data(k), 2.0, (8,)), S((2,), jnp.uint32))
add("random_permutation", lambda k, x: jax.random.permutation(jax.random.wrap_key_data(k), x), S((2,), jnp.uint32), v)
add("fft_kinds", lambda x: (jnp.fft.rfft(x), jnp.fft.irfft(x.astype(jnp.complex64)), jnp.fft.fft2(x)), x)
add("strings_in_names", lambda x: jax.named_call(lambda y: y * 2, name='a "quoted" \\ name, with = {brackets}')(x), v)
add("no_arguments", lambda: jnp.arange(1000) * 3)
add("nothing_out", lambda x: (), v)
add("scalars", lambda a, b: (a + b, a // b, a % b, a << b, -a), S((), i32), S((), i32))
add("empty", lambda x: x.sum(), S((0, 4), f32))
add("large_rank", lambda x: x.transpose(5, 4, 3, 2, 1, 0).reshape(-1), S((2, 1, 3, 1, 2, 2), f32))
add("vmap_grad", jax.vmap(jax.grad(lambda x: jnp.tanh(x @ x).sum())), S((3, 8, 8), f32))
add("hessian", jax.hessian(lambda x: jnp.sum(jnp.sin(x) * x ** 3)), S((8,), f32))

devices = np.array(jax.devices()[:8])


def add_sharded(kind, mesh):
  axes = mesh.axis_names
  spread = lambda shape, *spec: S(shape, f32, sharding=NamedSharding(mesh, P(*spec)))
  add(f"tensor_parallel_{kind}", lambda x, w, u: jax.nn.relu(x @ w) if kind == "explicit" else jnp.tanh(x @ w) @ u,
      spread((16, 64), axes[0], None), spread((64, 128), None, axes[1]), spread((128, 64), axes[1], None))
  add(f"reduce_{kind}", lambda x: (x.sum(0), x.max(1)), spread((32, 64), axes[0], axes[1]))
  add(f"manual_{kind}", jax.shard_map(lambda x: lax.psum(x, axes[1]) + lax.axis_index(axes[0]), mesh=mesh,
                                      in_specs=P(axes[0], axes[1]), out_specs=P(axes[0])), spread((8, 8), axes[0], axes[1]))


for kind, mesh in (
    ("auto", Mesh(devices.reshape(2, 4), ("data", "model"))),
    ("explicit", Mesh(devices.reshape(2, 4), ("data", "model"), axis_types=(AxisType.Explicit,) * 2)),
    ("cube", Mesh(devices.reshape(2, 2, 2), ("a", "b", "c"))),
):
  add_sharded(kind, mesh)


def main():
  out = pathlib.Path(sys.argv[1])
  out.mkdir(parents=True, exist_ok=True)
  here = str(pathlib.Path(__file__).parent) + "/"
  jax.config.update("jax_enable_x64", True)
  for name, (f, args, options) in CASES.items():
    try:
      lowered = jax.jit(f, **options).lower(*args)
      texts = {"": lowered.compile().as_text(), ".before": lowered.as_text(dialect="hlo")}
    except Exception as error:  # A program that this version of JAX refuses is no loss.
      print(name, "left out:", (str(error) or repr(error)).splitlines()[0][:150])
      continue
    for ending, text in texts.items():
      hlo_dumps.write(out / f"{name}{ending}.txt.gz", text.replace(here, ""))


main()
