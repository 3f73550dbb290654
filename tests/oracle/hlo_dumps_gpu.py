"""Makes tests/golden/hlo/gpu: the programs of hlo_dumps.py as the CUDA plugin compiles them for GB300, without a GPU.

    JAX_PLATFORMS=cpu XLA_FLAGS=--xla_gpu_cuda_data_dir=CUDA python hlo_dumps_gpu.py OUT PLUGIN.so TARGET_CONFIG [NAME...]

CUDA holds bin/ptxas and nvvm/libdevice, PLUGIN.so is that of the package jax-cuda13-pjrt, and TARGET_CONFIG the text-format
GpuTargetConfigProto that XLA dumps as *.gpu_target_config.pbtxt. Writes NAME.txt.gz, for NAME in BEFORE NAME.before.txt.gz,
and in xla.json the numbers of compiled.memory_analysis().
"""
import json
import pathlib
import sys

import jax
import jax.numpy as jnp
from jax import lax
from jax._src import xla_bridge
from jax.experimental import topologies
from jax.sharding import SingleDeviceSharding

out, plugin, config = sys.argv[1:4]
xla_bridge.register_plugin("cuda", library_path=plugin, options=None)
topology = topologies.get_topology_desc("gb300", "cuda", target_config=pathlib.Path(config).read_text(), topology="1x1x8")
# The mesh of hlo_dumps and all its programs are for these devices.
jax.devices = lambda *_: topology.devices
import hlo_dumps  # noqa: E402

# LAPACK's calls have no counterpart that compiles without cuSOLVER and a GPU.
SKIP = {"eigh", "cholesky_solve", "replicated_custom_call"}
BEFORE = {"rounding_lost", "rounding_kept"}
case, arg, f32 = hlo_dumps.case, hlo_dumps.arg, hlo_dumps.f32


@case(arg((256, 256)), arg((256, 256)))
def rounding_lost(x, w):
  """XLA's simplifier for GPUs takes the conversions away, and the product sees unrounded values."""
  return x.astype(jnp.float8_e4m3fn).astype(f32) @ w


@case(arg((256, 256)), arg((256, 256)))
def rounding_kept(x, w):
  return lax.reduce_precision(x, 4, 3) @ w


@case(arg((64, 64), jnp.int32), arg((64, 64), jnp.int32))
def integer_product(x, y):
  """No library takes it."""
  return x @ y


def on_device(shape):
  if shape.sharding is not None:
    return shape
  return jax.ShapeDtypeStruct(shape.shape, shape.dtype, sharding=SingleDeviceSharding(topology.devices[0]))


def main():
  folder = pathlib.Path(out)
  folder.mkdir(parents=True, exist_ok=True)
  numbers = {}
  here = str(pathlib.Path(__file__).parent) + "/"
  for name, (f, args, options) in hlo_dumps.CASES.items():
    if name in SKIP or (len(sys.argv) > 4 and name not in sys.argv[4:]):
      continue
    args = jax.tree.map(on_device, args)
    lowered = jax.jit(f, donate_argnums=options.get("donate", ())).lower(*args)
    try:
      compiled = lowered.compile()
    except Exception as error:  # Some need a GPU to tune or a library to ask.
      print(name, "does not compile:", str(error)[:200], flush=True)
      continue
    hlo_dumps.write(folder / f"{name}.txt.gz", compiled.as_text().replace(here, ""))
    if name in BEFORE:
      hlo_dumps.write(folder / f"{name}.before.txt.gz", lowered.as_text(dialect="hlo").replace(here, ""))
    # There is no cost analysis without a GPU.
    memory = compiled.memory_analysis()
    keys = [k for k in dir(memory) if k.endswith("_in_bytes") or k == "total_allocation_bytes"]
    keys = [k for k in keys if not k.startswith(("host", "gener"))]
    numbers[name] = {"memory": {k: getattr(memory, k) for k in keys}}
    print(name, flush=True)
  (folder / "xla.json").write_text(json.dumps({"jax": jax.__version__, "modules": numbers}, indent=1, sort_keys=True) + "\n")


main()
