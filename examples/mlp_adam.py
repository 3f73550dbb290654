"""Two spirals, told apart by a two-layer MLP that Adam trains: the counterpart of mlp_adam.rs.

`JAX_PLATFORMS=cpu python examples/mlp_adam.py` prints the loss every 100 steps.
"""
import jax
import jax.numpy as jnp
import numpy as np


def linear(key, inputs, outputs):
    w = jax.random.normal(key, (inputs, outputs)) * np.float32((2.0 / inputs) ** 0.5)
    return {"w": w, "b": jnp.zeros(outputs)}


def init():
    keys = jax.random.split(jax.random.key(0), 2)
    params = {"hidden": linear(keys[0], 2, 64), "out": linear(keys[1], 64, 2)}
    zeros = jax.tree.map(jnp.zeros_like, params)
    return params, zeros, zeros, jnp.float32(0)


def loss_fn(p, x, y):
    h = jax.nn.relu(x @ p["hidden"]["w"] + p["hidden"]["b"])
    logits = h @ p["out"]["w"] + p["out"]["b"]
    return -jnp.mean(jnp.sum(jax.nn.log_softmax(logits) * jax.nn.one_hot(y, 2), 1))


@jax.jit
def step(state, x, y):
    params, mu, nu, count = state
    loss, grads = jax.value_and_grad(loss_fn)(params, x, y)
    mu = jax.tree.map(lambda m, g: m * 0.9 + g * 0.1, mu, grads)
    nu = jax.tree.map(lambda n, g: n * 0.999 + jnp.square(g) * 0.001, nu, grads)
    count = count + 1
    corrected = lambda moment, b: moment / (1 - jnp.exp(count * np.log(b)))
    change = jax.tree.map(lambda m, n: corrected(m, 0.9) / (jnp.sqrt(corrected(n, 0.999)) + 1e-8), mu, nu)
    params = jax.tree.map(lambda p, c: p - c * 0.01, params, change)
    return (params, mu, nu, count), loss


def spirals():
    i = np.arange(400)
    t, arm = np.float32(0.03) * (i // 2).astype(np.float32), i % 2
    angle = t + np.float32(np.pi) * arm.astype(np.float32)
    return np.stack([t * np.cos(angle), t * np.sin(angle)], 1), arm.astype(np.int32)


def main():
    x, y = spirals()
    state = init()
    for i in range(1001):
        state, loss = step(state, x, y)
        if i % 100 == 0:
            print(f"step {i}: loss {loss:.5f}")


main()
