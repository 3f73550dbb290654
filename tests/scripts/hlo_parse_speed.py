"""Speed of `maxtext hlo summary` and of XLA's own parser on the same HLO texts, in one run.

    JAX_PLATFORMS=cpu python hlo_parse_speed.py target/release/maxtext [LAYERS...]

The texts are the gradient of unrolled decoder layers, before optimisation, with source lines. For each it prints MB and
the CPU seconds of both: for maxtext the whole process, from start to the summary printed; for XLA parsing alone
(jaxlib's hlo_module_from_text), without starting Python. And the largest memory of maxtext over the size of the text.
"""
import os
import resource
import subprocess
import sys
import tempfile
import time

import jax
import jax.numpy as jnp
from jaxlib import _hlo

bf16, f32 = jnp.bfloat16, jnp.float32


def norm(x, gain):
  wide = x.astype(f32)
  return (wide * jax.lax.rsqrt((wide ** 2).mean(-1, keepdims=True) + 1e-6)).astype(bf16) * gain


def layer(p, x):
  h = norm(x, p["g1"])
  q, k, v = (jnp.einsum("bsd,dhk->bshk", h, p[name]) for name in "qkv")
  scores = jnp.einsum("bqhk,bshk->bhqs", q, k).astype(f32)
  scores = jnp.where(jnp.tril(jnp.ones((256, 256), bool)), scores, -1e30)
  mixed = jnp.einsum("bhqs,bshk->bqhk", jax.nn.softmax(scores).astype(bf16), v)
  x = x + jnp.einsum("bshk,hkd->bsd", mixed, p["o"])
  h = norm(x, p["g2"])
  return x + (jax.nn.silu(h @ p["wi_0"]) * (h @ p["wi_1"])) @ p["wo"]


def loss(params, x):
  for number, p in enumerate(params):
    with jax.named_scope(f"layers_{number}"):
      x = layer(p, x)
  return (x.astype(f32) ** 2).mean()


def text(layers):
  shape = lambda *sizes: jax.ShapeDtypeStruct(sizes, bf16)
  p = {"g1": shape(512), "g2": shape(512), "o": shape(8, 64, 512), "wo": shape(2048, 512)}
  p |= {name: shape(512, 8, 64) for name in "qkv"} | {name: shape(512, 2048) for name in ("wi_0", "wi_1")}
  lowered = jax.jit(jax.value_and_grad(loss)).lower([p] * layers, shape(8, 256, 512))
  return lowered.as_text(dialect="hlo", debug_info=True)


def run(command):
  """CPU seconds, elapsed seconds."""
  start = time.perf_counter()
  child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
  _, status, usage = os.wait4(child.pid, 0)
  assert status == 0, command
  return usage.ru_utime + usage.ru_stime, time.perf_counter() - start


def memory_of(command):
  # `time` starts it from a small process: the memory of a process counts what it was before exec, too.
  timed = subprocess.run(["/usr/bin/time", "-f", "%M"] + command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
  return 1024 * int(timed.stderr.split()[-1])


def main():
  maxtext, *layers = sys.argv[1:]
  print("MB, maxtext CPU s (elapsed), MB/s, memory/size, XLA CPU s, MB/s, ratio")
  for count in map(int, layers or ["27", "2700"]):
    hlo = text(count)
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
      file.write(hlo)
      file.flush()
      command = [maxtext, "hlo", "summary", file.name]
      cpu, elapsed = map(min, zip(*(run(command) for _ in range(5))))
      memory = memory_of(command)
    start = resource.getrusage(resource.RUSAGE_SELF)
    module = _hlo.hlo_module_from_text(hlo)
    end = resource.getrusage(resource.RUSAGE_SELF)
    del module
    theirs = end.ru_utime - start.ru_utime + end.ru_stime - start.ru_stime
    size = len(hlo.encode())
    print(f"{size / 1e6:.2f}, {cpu:.3f} ({elapsed:.3f}), {size / 1e6 / cpu:.0f}, {memory / size:.2f}, "
          f"{theirs:.3f}, {size / 1e6 / theirs:.0f}, {theirs / cpu:.1f}", flush=True)


main()
