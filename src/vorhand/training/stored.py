"""Weights of networks as the players read them: numbers of 32 bits one behind the other."""

from collections.abc import Sequence
from typing import TypeVar

import jax
import jax.numpy as jnp
import numpy as np

N = TypeVar("N")


def as_bytes(nets: Sequence[N]) -> bytes:
    """The weights of networks one behind the other, lowest byte first."""
    return b"".join(np.asarray(leaf, "<f4").tobytes() for net in nets for leaf in jax.tree.leaves(net))


def from_bytes(data: bytes, like: Sequence[N]) -> list[N]:
    """Networks shaped as `like` from their weights. Raises `ValueError` for weights of another size."""
    numbers = np.frombuffer(data, "<f4")
    leaves, shape = jax.tree.flatten(list(like))
    ends = np.cumsum([leaf.size for leaf in leaves])
    if ends[-1] != len(numbers):
        raise ValueError(f"{len(numbers)} weights, not {ends[-1]}")
    found = np.split(numbers, ends[:-1])
    arrays = [jnp.asarray(part.reshape(leaf.shape)) for part, leaf in zip(found, leaves, strict=True)]
    nets: list[N] = jax.tree.unflatten(shape, arrays)
    return nets
