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


class Head(NamedTuple):
    """The layers behind the wide one."""

    deep: Array
    deep_bias: Array
    out: Array
    out_bias: Array

    def outputs(self, wide: Array | Floats) -> Array:
        """What follows from the sums of the wide layer."""
        deep = jax.nn.relu(jax.nn.relu(wide) @ self.deep + self.deep_bias)
        return deep @ self.out + self.out_bias

    def silent(self) -> "Head":
        """The layers with 0 for all outputs, until something is learned."""
        return self._replace(out=jnp.zeros_like(self.out))


class Net(NamedTuple):
    """The weights of one network."""

    parts: tuple[Part, ...]
    facts: Array
    bias: Array
    head: Head


class Batch(NamedTuple):
    """What a network is asked: a row for each holding."""

    own: Array | Floats
    """(n, 32) by place."""
    laid: Array | Floats
    """(n, 32) by place."""
    facts: Array | Floats
    """(n, 15)."""


class Drawn:
    """Draws weights to begin with, always the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._keys = iter(jax.random.split(jax.random.key(seed), 32))

    def __call__(self, rows: int, columns: int, scale: float = 1.0) -> Array:
        """Weights from so many neurons to so many."""
        normal = jax.random.normal(next(self._keys), (rows, columns))
        return jnp.multiply(scale / np.sqrt(rows), normal)


def new_head(outputs: int, weights: Drawn) -> Head:
    """The layers before they have learned anything; their outputs are near 0."""
    return Head(
        deep=weights(WIDTH, DEEP),
        deep_bias=jnp.zeros(DEEP),
        out=weights(DEEP, outputs, 0.1),
        out_bias=jnp.zeros(outputs),
    )


def new_net(kind: Kind, outputs: int, seed: int) -> Net:
    """A network before it has learned anything; its outputs are near 0."""
    weights = Drawn(seed)

    def part(size: int) -> Part:
        return Part(weights(size, INNER), weights(size, INNER), jnp.zeros(INNER), weights(INNER, WIDTH))

    return Net(
        parts=tuple(part(places[0].stop - places[0].start) for places in kind.parts),
        facts=weights(FACTS, WIDTH),
        bias=jnp.zeros(WIDTH),
        head=new_head(outputs, weights),
    )


def outputs(kind: Kind, net: Net, batch: Batch) -> Array:
    """(n, outputs): what the network says of each holding."""
    total = batch.facts @ net.facts + net.bias
    for part, alike in zip(net.parts, kind.parts, strict=True):
        for places in alike:
            inner = batch.own[:, places] @ part.own + batch.laid[:, places] @ part.laid + part.bias
            total = total + jax.nn.relu(inner) @ part.wide
    return net.head.outputs(total)
