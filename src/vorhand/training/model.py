"""The networks in JAX: the same sums as `crates/skat-players/src/net.rs`, which the tests compare."""

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from vorhand.training.kinds import Kind
from vorhand.training.lessons import FACTS, Floats

WIDTH: Final = 64
INNER: Final = 32
DEEP: Final = 32


class Part(NamedTuple):
    """What a part of the pack is turned into."""

    own: Array
    laid: Array
    bias: Array
    wide: Array


class Net(NamedTuple):
    """The weights of one network."""

    parts: tuple[Part, ...]
    facts: Array
    bias: Array
    deep: Array
    deep_bias: Array
    out: Array
    out_bias: Array


class Batch(NamedTuple):
    """What a network is asked: a row for each holding."""

    own: Array | Floats
    """(n, 32) by place."""
    laid: Array | Floats
    """(n, 32) by place."""
    facts: Array | Floats
    """(n, 15)."""


def new_net(kind: Kind, outputs: int, seed: int) -> Net:
    """A network before it has learned anything; its outputs are near 0."""
    keys = iter(jax.random.split(jax.random.key(seed), 32))

    def weights(rows: int, columns: int, scale: float = 1.0) -> Array:
        return jnp.multiply(scale / np.sqrt(rows), jax.random.normal(next(keys), (rows, columns)))

    def part(size: int) -> Part:
        return Part(weights(size, INNER), weights(size, INNER), jnp.zeros(INNER), weights(INNER, WIDTH))

    return Net(
        parts=tuple(part(places[0].stop - places[0].start) for places in kind.parts),
        facts=weights(FACTS, WIDTH),
        bias=jnp.zeros(WIDTH),
        deep=weights(WIDTH, DEEP),
        deep_bias=jnp.zeros(DEEP),
        out=weights(DEEP, outputs, 0.1),
        out_bias=jnp.zeros(outputs),
    )


def outputs(kind: Kind, net: Net, batch: Batch) -> Array:
    """(n, outputs): what the network says of each holding."""
    total = batch.facts @ net.facts + net.bias
    for part, alike in zip(net.parts, kind.parts, strict=True):
        for places in alike:
            inner = batch.own[:, places] @ part.own + batch.laid[:, places] @ part.laid + part.bias
            total = total + jax.nn.relu(inner) @ part.wide
    deep = jax.nn.relu(jax.nn.relu(total) @ net.deep + net.deep_bias)
    return deep @ net.out + net.out_bias
