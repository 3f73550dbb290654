"""Time that JAX takes to trace, lower and print the training step of Llama 3.1 405B.

    JAX_PLATFORMS=cpu python tests/scripts/jax_step_trace.py [plain|maxtext] [REPEATS]

`plain` is a Llama in plain JAX: bf16 activations, remat of every layer, AdamW, gradient clipping, no shardings.
`maxtext` is MaxText's own step, sharded over 64 devices (DECOUPLE_GCLOUD=TRUE where Google Cloud's packages are
missing). Prints one JSON object a form; imports and the abstract state are not in the times. The processor time (of
the tracing thread) counts on a busy machine. The counterpart is
`cargo bench -p maxtext_port --bench train_step_build`.
"""

import json
import os
import resource
import sys
import time

os.environ.setdefault("XLA_FLAGS", "--xla_force_host_platform_device_count=64")

import jax
import jax.numpy as jnp

LAYERS, WIDTH, HEADS, KV_HEADS, HEAD, MLP, VOCAB = 126, 16384, 128, 8, 128, 53248, 128256
BATCH, LENGTH = 64, 8192


def layer_shapes():
    return {
        "norm_1": (WIDTH,),
        "norm_2": (WIDTH,),
        "query": (WIDTH, HEADS, HEAD),
        "key": (WIDTH, KV_HEADS, HEAD),
        "value": (WIDTH, KV_HEADS, HEAD),
        "out": (HEADS, HEAD, WIDTH),
        "wi_0": (WIDTH, MLP),
        "wi_1": (WIDTH, MLP),
        "wo": (MLP, WIDTH),
    }


def abstract_params(scan):
    array = lambda shape: jax.ShapeDtypeStruct(shape, jnp.float32)
    if scan:
        layers = {k: array((LAYERS, *s)) for k, s in layer_shapes().items()}
    else:
        layers = [{k: array(s) for k, s in layer_shapes().items()} for _ in range(LAYERS)]
    return {
        "embedding": array((VOCAB, WIDTH)),
        "norm": array((WIDTH,)),
        "logits": array((WIDTH, VOCAB)),
        "layers": layers,
    }


def rms_norm(x, scale):
    wide = x.astype(jnp.float32)
    wide = wide * jax.lax.rsqrt(jnp.mean(jnp.square(wide), -1, keepdims=True) + 1e-5)
    return wide.astype(jnp.bfloat16) * scale.astype(jnp.bfloat16)


def rope(x, positions):
    frequencies = 500000.0 ** (-jnp.arange(0, HEAD // 2, dtype=jnp.float32) / (HEAD // 2))
    angles = positions[:, :, None, None] * frequencies
    sin, cos = jnp.sin(angles), jnp.cos(angles)
    a, b = jnp.split(x.astype(jnp.float32), 2, -1)
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], -1).astype(x.dtype)


def layer(x, params, positions, segments):
    p = {k: v.astype(jnp.bfloat16) for k, v in params.items()}
    h = rms_norm(x, p["norm_1"])
    q = rope(jnp.einsum("bsd,dnh->bsnh", h, p["query"]), positions) / HEAD**0.5
    k = rope(jnp.einsum("bsd,dnh->bsnh", h, p["key"]), positions)
    v = jnp.einsum("bsd,dnh->bsnh", h, p["value"])
    q = q.reshape(*q.shape[:2], KV_HEADS, HEADS // KV_HEADS, HEAD)
    scores = jnp.einsum("btkgh,bskh->bkgts", q, k)
    mask = jnp.tril(jnp.ones((LENGTH, LENGTH), bool)) & (segments[:, :, None] == segments[:, None])
    scores = jnp.where(mask[:, None, None], scores, -2.4e38)
    weights = jax.nn.softmax(scores.astype(jnp.float32)).astype(jnp.bfloat16)
    context = jnp.einsum("bkgts,bskh->btkgh", weights, v).reshape(*x.shape[:2], HEADS, HEAD)
    x = x + jnp.einsum("bsnh,nhd->bsd", context, p["out"])
    h = rms_norm(x, p["norm_2"])
    return x + (jax.nn.silu(h @ p["wi_0"]) * (h @ p["wi_1"])) @ p["wo"]


def loss_fn(params, batch):
    positions, segments = batch["positions"].astype(jnp.float32), batch["segments"]
    x = params["embedding"].astype(jnp.bfloat16)[batch["inputs"]]
    step = jax.checkpoint(lambda x, p: layer(x, p, positions, segments))
    if isinstance(params["layers"], list):
        for p in params["layers"]:
            x = step(x, p)
    else:
        x, _ = jax.lax.scan(lambda x, p: (step(x, p), None), x, params["layers"])
    logits = (rms_norm(x, params["norm"]) @ params["logits"].astype(jnp.bfloat16)).astype(jnp.float32)
    picked = jnp.take_along_axis(logits, batch["targets"][..., None], -1)[..., 0]
    return jnp.mean(jax.nn.logsumexp(logits, -1) - picked)


def train_step(params, mu, nu, count, batch):
    tree = jax.tree.map
    loss, grads = jax.value_and_grad(loss_fn)(params, batch)
    norm = jnp.sqrt(sum(jnp.sum(jnp.square(g)) for g in jax.tree.leaves(grads)))
    grads = tree(lambda g: jnp.where(norm < 1.0, g, g / norm), grads)
    mu = tree(lambda m, g: 0.9 * m + 0.1 * g, mu, grads)
    nu = tree(lambda n, g: 0.95 * n + 0.05 * g * g, nu, grads)
    count = count + 1
    t = count.astype(jnp.float32)
    rate = 3e-5 * jnp.minimum(t / 100, 1.0)

    def update(p, m, n):
        change = (m / (1 - 0.9**t)) / (jnp.sqrt(n / (1 - 0.95**t)) + 1e-8)
        return p - rate * (change + 0.1 * p)

    return tree(update, params, mu, nu), mu, nu, count, loss, norm


def plain(scan):
    params = abstract_params(scan)
    batch = jax.ShapeDtypeStruct((BATCH, LENGTH), jnp.int32)
    batch = {name: batch for name in ("inputs", "targets", "positions", "segments")}
    arguments = (params, params, params, jax.ShapeDtypeStruct((), jnp.int32), batch)

    def lower():
        return jax.jit(train_step, donate_argnums=(0, 1, 2, 3)).lower(*arguments)

    return lower


def maxtext(scan):
    from flax.core.spmd import logical_axis_rules
    from jax.sharding import Mesh
    from maxtext.configs import pyconfig
    from maxtext.trainers.pre_train import train, train_compile
    from maxtext.utils import maxtext_utils, sharding

    config = pyconfig.initialize([
        "train", os.path.join(os.path.dirname(pyconfig.__file__), "base.yml"), "model_name=llama3.1-405b",
        "run_name=bench", "base_output_directory=/tmp/maxtext_bench", "hardware=cpu", "dataset_type=synthetic",
        "skip_jax_distributed_system=true", "enable_checkpointing=false", f"max_target_length={LENGTH}",
        "per_device_batch_size=1", "attention=dot_product", f"scan_layers={scan}",
    ])
    mesh = Mesh(maxtext_utils.create_device_mesh(config, jax.devices()), config.mesh_axes)
    arguments, keywords, state_shardings, _, model = train_compile.get_shaped_inputs(mesh, config)
    params_shardings, state_shardings = sharding.maybe_update_params_sharding_with_opt(config, state_shardings)
    data = sharding.get_input_data_sharding(config, mesh)
    step, inputs, outputs, static, donated = maxtext_utils.get_functional_train_with_signature(
        train.train_step, data, state_shardings, model, config, params_shardings)

    def lower():
        with jax.set_mesh(mesh), logical_axis_rules(config.logical_axis_rules):
            jitted = jax.jit(step, in_shardings=inputs, out_shardings=outputs, static_argnums=static,
                             donate_argnums=donated)
            return jitted.lower(*arguments, **keywords)

    return lower


def main():
    kind = sys.argv[1] if len(sys.argv) > 1 else "plain"
    repeats = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    for scan in (True, False):
        lower = {"plain": plain, "maxtext": maxtext}[kind](scan)
        times, cpu, length = [], [], 0
        for _ in range(1 + repeats):
            jax.clear_caches()
            start, cpu_start = time.perf_counter(), time.thread_time()
            lowered = lower()
            length = len(lowered.as_text(debug_info=True))
            times.append(1e3 * (time.perf_counter() - start))
            cpu.append(1e3 * (time.thread_time() - cpu_start))
        print(json.dumps({
            "kind": kind,
            "scan_layers": scan,
            "first_ms": round(times[0]),
            "best_ms": round(min(times[1:] or times)),
            "first_cpu_ms": round(cpu[0]),
            "best_cpu_ms": round(min(cpu[1:] or cpu)),
            "text_bytes": length,
            "peak_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3),
        }), flush=True)


main()
