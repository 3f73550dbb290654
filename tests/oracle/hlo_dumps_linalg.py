"""Makes tests/golden/hlo/linalg: optimised HLO of programs whose custom calls return tuples, and XLA's memory reports.

    JAX_PLATFORMS=cpu XLA_FLAGS=--xla_force_host_platform_device_count=8 python hlo_dumps_linalg.py OUT

Solvers, decompositions and their gradients, sorts and transforms on the CPU: who may take over the buffer of an element of such a
tuple, of a branch or of a loop decides most of their memory.
"""
import json
import pathlib
import sys

import jax
import jax.numpy as jnp
from jax.scipy import linalg

import hlo_dumps

f32 = jnp.float32
S = jax.ShapeDtypeStruct
A, B, BATCH = S((96, 96), f32), S((96, 8), f32), S((4, 96, 96), f32)


def positive(a):
  return a @ a.T + jnp.eye(96)


CASES = {
    "solve": (jnp.linalg.solve, A, B),
    "solve_square": (jnp.linalg.solve, A, A),
    "solve_batch": (jnp.linalg.solve, BATCH, S((4, 96, 8), f32)),
    "solve_grad": (jax.grad(lambda a, b: jnp.linalg.solve(a, b).sum(), (0, 1)), A, B),
    "solve_triangular": (lambda a, b: linalg.solve_triangular(a, b, lower=True), A, B),
    "cho_solve": (lambda a, b: linalg.cho_solve(linalg.cho_factor(positive(a)), b), A, B),
    "cholesky": (lambda a: jnp.linalg.cholesky(positive(a)), A),
    "cholesky_grad": (jax.grad(lambda a: jnp.linalg.cholesky(positive(a)).sum()), A),
    "qr": (jnp.linalg.qr, A),
    "qr_tall": (jnp.linalg.qr, S((256, 64), f32)),
    "qr_grad": (jax.grad(lambda a: sum(x.sum() for x in jnp.linalg.qr(a))), A),
    "lu": (linalg.lu, A),
    "lu_factor": (linalg.lu_factor, A),
    "inv": (jnp.linalg.inv, A),
    "inv_batch": (jnp.linalg.inv, BATCH),
    "slogdet_grad": (jax.grad(lambda a: jnp.linalg.slogdet(a)[1]), A),
    "svd": (jnp.linalg.svd, A),
    "eigh": (lambda a: jnp.linalg.eigh(a + a.T), A),
    "eigh_grad": (jax.grad(lambda a: jnp.linalg.eigh(a + a.T)[0].sum()), A),
    "eigh_complex": (lambda a: jnp.linalg.eigh(a + a.T.conj()), S((96, 96), jnp.complex64)),
    "lstsq": (lambda a, b: jnp.linalg.lstsq(a, b)[0], A, B),
    "expm": (linalg.expm, A),
    "matrix_power": (lambda a: jnp.linalg.matrix_power(a, 5), A),
    "sort_argsort": (lambda x: (jnp.sort(x), jnp.argsort(x)), S((4096,), f32)),
    "top_k": (lambda x: jax.lax.top_k(x, 16), S((64, 1024), f32)),
    "fft_round": (lambda x: jnp.fft.irfft(jnp.fft.rfft(x) * 2), S((64, 1024), f32)),
}


def main():
  out = pathlib.Path(sys.argv[1])
  out.mkdir(parents=True, exist_ok=True)
  numbers = {}
  here = str(pathlib.Path(__file__).parent) + "/"
  for name, (f, *arguments) in CASES.items():
    def run(*arguments, f=f):
      return f(*arguments)
    run.__name__ = name
    compiled = jax.jit(run).lower(*arguments).compile()
    hlo_dumps.write(out / f"{name}.txt.gz", compiled.as_text().replace(here, ""))
    memory = compiled.memory_analysis()
    keys = [k for k in dir(memory) if k.endswith("_in_bytes") or k == "total_allocation_bytes"]
    numbers[name] = {"memory": {k: getattr(memory, k) for k in keys if not k.startswith(("host", "gener"))}}
  (out / "xla.json").write_text(json.dumps({"jax": jax.__version__, "modules": numbers}, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
  main()
