"""Writes tests/golden/grad/manual.safetensors: gradients through jax.shard_map on four devices, computed in f64.

    JAX_PLATFORMS=cpu python tests/scripts/jax_manual_grad_goldens.py tests/golden/grad

For each function `NAME`: its arguments `NAME/x0`, ... (at most 8 significant bits, so that f32 holds them exactly), its
value `NAME/y`, and `NAME/dx0`, ...: the gradients of sum(y * w) with w[i] = sin(0.37 i + 0.5) over the flattened value.
The mesh has axes x and y of size 2. Functions are differentiated with check_vma=False; where check_vma=True accepts
them, this script checks that the gradients are the same. Made with JAX 0.12.0.1; not part of the normal test run.
"""

import os
import pathlib
import sys
import zlib

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
from jax import lax
from jax.sharding import PartitionSpec as P
from safetensors.numpy import save_file

jax.config.update("jax_enable_x64", True)
MESH = jax.make_mesh((2, 2), ("x", "y"), axis_types=(jax.sharding.AxisType.Auto,) * 2)
CASES = {}
XY = P("x", "y")


def case(name, build, *shapes):
    assert name not in CASES, name
    CASES[name] = (build, shapes)


def manual(body, in_specs, out_specs, axes=("x", "y")):
    def build(vma):
        return jax.shard_map(
            body, mesh=MESH, in_specs=in_specs, out_specs=out_specs, axis_names=set(axes), check_vma=vma
        )

    return build


def whole(fn, body, in_specs, out_specs, axes=("x", "y")):
    """`fn` of the manual function and the arguments."""
    inner = manual(body, in_specs, out_specs, axes)
    return lambda vma: lambda *args: fn(inner(vma), *args)


# One collective each.
case("local", manual(lambda a: jnp.sin(a) * a, (XY,), XY), (4, 6))
case("psum_y", manual(lambda a: jnp.sin(lax.psum(a * a, "y")) * a, (XY,), XY), (4, 6))
case("psum_x", manual(lambda a: jnp.sin(lax.psum(a * a, "x")) * a, (XY,), XY), (4, 6))
case("psum_both", manual(lambda a: lax.psum(a * a, ("x", "y")) * a, (XY,), XY), (4, 6))
case("psum_whole_result", manual(lambda a: jnp.sin(lax.psum(a, "y")), (XY,), P("x")), (4, 6))
case("psum_scalar", manual(lambda a: jnp.exp(lax.psum(jnp.sum(a * a), ("x", "y")) * 0.125), (XY,), P()), (4, 6))
case("pmean", manual(lambda a: (a - lax.pmean(a, "x")) ** 2, (XY,), XY), (4, 6))
case("all_gather", manual(lambda a: jnp.sin(lax.all_gather(a, "y", axis=1, tiled=True))[:, 1:4] * a, (XY,), XY), (4, 6))
case("all_gather_rows", manual(lambda a: jnp.tanh(lax.all_gather(a, "x", axis=0, tiled=True) * a.sum()).sum(0, keepdims=True), (XY,), XY), (4, 6))
case("psum_scatter", manual(lambda a: jnp.sin(lax.psum_scatter(a * a, "y", scatter_dimension=1, tiled=True)), (XY,), XY), (4, 8))
case("psum_scatter_x", manual(lambda a: lax.psum_scatter(a, "x", scatter_dimension=0, tiled=True) ** 3, (XY,), XY), (8, 6))
case("all_to_all", manual(lambda a: jnp.sin(lax.all_to_all(a * a, "y", 0, 1, tiled=True)), (XY,), XY), (4, 6))
case("all_to_all_x", manual(lambda a: lax.all_to_all(jnp.exp(a), "x", 1, 0, tiled=True) ** 2, (XY,), XY), (4, 8))
case("ppermute_ring", manual(lambda a: jnp.sin(lax.ppermute(a * a, ("x", "y"), [(0, 1), (1, 2), (2, 3), (3, 0)])) * a, (XY,), XY), (4, 6))
case("ppermute_open", manual(lambda a: jnp.cos(lax.ppermute(a, ("x", "y"), [(0, 2), (3, 1)])) * a, (XY,), XY), (4, 6))
case("axis_index", manual(lambda a: a * a * (1.0 + lax.axis_index("y") + 2 * lax.axis_index("x")), (XY,), XY), (4, 6))
# Operands that several devices see whole.
case("whole_operand", manual(lambda a, w: jnp.tanh(a * w), (XY, P()), XY), (4, 6), (3,))
case("whole_along_x", manual(lambda a, w: jnp.tanh(a @ w), (P("x"), P(None, "y")), XY), (4, 3), (3, 6))
case("scalar_operand", manual(lambda a, w: jnp.tanh(a * w), (XY, P()), XY), (4, 6), ())
case("two_results", lambda vma: lambda a: (lambda u, v: u * v.sum())(*manual(lambda a: (jnp.sin(a), lax.psum(a * a, ("x", "y"))), (XY,), (XY, P()))(vma)(a)), (4, 6))
# Layers.
case(
    "fsdp_dense",
    manual(lambda a, w: jnp.tanh(a @ lax.all_gather(w, ("x", "y"), axis=0, tiled=True)), (P(("x", "y")), P(("x", "y"))), P(("x", "y"))),
    (8, 4), (4, 3),
)
case(
    "tensor_parallel_mlp",
    manual(lambda a, u, d: lax.psum(jnp.tanh(a @ u) @ d, "y"), (P("x"), P(None, "y"), P("y")), P("x")),
    (4, 3), (3, 8), (8, 3),
)
case(
    "sequence_parallel_mlp",
    manual(
        lambda a, u, d: lax.psum_scatter(jnp.tanh(lax.all_gather(a, "y", axis=0, tiled=True) @ u) @ d, "y", scatter_dimension=0, tiled=True),
        (P(("x", "y")), P(None, "y"), P("y")), P(("x", "y")),
    ),
    (8, 3), (3, 4), (4, 3),
)


def ring(q, k, v):
    """Sums of exp(q k) v over all keys, the keys going round."""
    def step(carry, _):
        out, norm, k, v = carry
        p = jnp.exp(q @ k.T)
        turn = lambda z: lax.ppermute(z, ("x", "y"), [(i, (i + 1) % 4) for i in range(4)])
        return (out + p @ v, norm + p.sum(1, keepdims=True), turn(k), turn(v)), None

    init = (q * 0.0, q[:, :1] * 0.0, k, v)
    (out, norm, _, _), _ = lax.scan(step, init, None, length=4)
    return out / norm


ROWS = P(("x", "y"))
case("ring_attention", manual(ring, (ROWS,) * 3, ROWS), (8, 3), (8, 3), (8, 3))
case(
    "vocabulary_parallel_cross_entropy",
    manual(
        lambda z: jnp.log(lax.psum(jnp.exp(z - lax.stop_gradient(z).max() * 0.0).sum(1), "y")) - lax.psum(z[:, 0] * (lax.axis_index("y") == 1), "y"),
        (XY,), P("x"),
    ),
    (4, 6),
)
# Structure around and inside.
case("scan_inside", manual(lambda a: lax.scan(lambda c, r: (jnp.sin(lax.psum(c * r, "y")) + c * 0.5, c), a[0], a)[0][None, :] * a, (XY,), XY), (6, 4))
case("scan_outside", whole(lambda f, c, w: lax.scan(lambda c, w: (f(c, w), None), c, w)[0], lambda a, w: jnp.tanh(lax.psum(a @ w, "y")), (P("x", "y"), P("y")), P("x")), (4, 4), (3, 4, 4))
case("remat_outside", whole(lambda f, a, w: jax.checkpoint(lambda a: jnp.sin(f(a, w)))(a), lambda a, w: jnp.tanh(lax.psum(a @ w, "y")), (P("x", "y"), P("y")), P("x")), (4, 4), (4, 4))
case("remat_inside", manual(lambda a: jax.checkpoint(lambda b: jnp.sin(lax.psum(jnp.exp(b), "y")) * b)(a), (XY,), XY), (4, 6))
case("cond_inside", manual(lambda a: lax.cond(lax.axis_index("y") == 0, lambda a: jnp.sin(a), lambda a: a * a, a), (XY,), XY), (4, 6))
case("second_order", lambda vma: lambda a: jax.grad(lambda a: manual(lambda a: jnp.sin(lax.psum(a * a, "y")) * a, (XY,), XY)(vma)(a).sum())(a), (4, 6))
case("composed", lambda vma: lambda a, w: manual(lambda b: lax.all_gather(b, "y", axis=1, tiled=True) ** 2, (XY,), P("x"))(vma)(jnp.sin(a) * w), (4, 6), (6,))
# One axis manual, the other left to the partitioner.
case("manual_x_only", manual(lambda a: jnp.sin(lax.psum(a * a, "x")) * a, (P("x"),), P("x"), ("x",)), (4, 6))
case("manual_y_only_whole", manual(lambda a, w: lax.psum(jnp.tanh(a * w), "y").sum(1), (P(None, "y"), P()), P(), ("y",)), (4, 6), (4, 1))


def argument(shape, rng):
    return rng.uniform(-1.0, 1.0, shape).astype(ml_dtypes.bfloat16).astype(np.float64)


def main(out):
    arrays, checked, refused = {}, 0, []
    for name, (build, shapes) in CASES.items():
        rng = np.random.RandomState(zlib.crc32(name.encode()))
        args = [jnp.asarray(argument(shape, rng)) for shape in shapes]

        def gradients(vma):
            def loss(*args):
                y = build(vma)(*args)
                flat = y.ravel()
                return (flat * jnp.sin(jnp.arange(flat.size) * 0.37 + 0.5)).sum(), y

            return jax.jit(jax.grad(loss, tuple(range(len(args))), has_aux=True))(*args)

        grads, y = gradients(False)
        try:
            again, _ = gradients(True)
        except Exception as error:
            refused.append(f"{name}: {str(error).splitlines()[0][:90]}")
        else:
            checked += 1
            for one, other in zip(grads, again):
                np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-14, err_msg=name)
        assert all(np.isfinite(g).all() for g in grads), name
        for i, (a, g) in enumerate(zip(args, grads)):
            arrays[f"{name}/x{i}"] = np.array(a, order="C")
            arrays[f"{name}/dx{i}"] = np.array(g, order="C")
        arrays[f"{name}/y"] = np.array(y, order="C")
    out = pathlib.Path(out)
    out.mkdir(parents=True, exist_ok=True)
    save_file(arrays, out / "manual.safetensors")
    print(len(CASES), "functions;", checked, "have the same gradients with check_vma=True; it refuses:")
    print("\n".join(refused))


if __name__ == "__main__":
    main(sys.argv[1])
