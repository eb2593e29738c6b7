"""Fitting a network to rows: Adam with a falling rate, the best weights on held-out rows are kept."""

from collections.abc import Callable
from typing import Final, Protocol, Self, TypeVar

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import optax
from jax import Array
from numpy.typing import NDArray

HELD_OUT: Final = 0.1
"""The share of rows that nothing is learned from."""
Progress = Callable[[int, int, float], None]
"""Is told the rounds done, of how many, and the loss on held-out rows."""

_AT_ONCE: Final = 65_536
"""Rows that are judged at once."""


class Rows(Protocol):
    """Questions with the right answers."""

    @property
    def size(self) -> int:
        """How many there are."""

    def rows(self, which: NDArray[np.int64] | slice) -> Self:
        """Some of them."""


N = TypeVar("N", bound=optax.Params)
R = TypeVar("R", bound=Rows)
Loss = Callable[[N, R], Array]
"""Mean negative log likelihood of the right answers, in nats."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How long, and how fast."""

    rounds: int
    """How often all rows are gone through, at least."""
    steps: int = 0
    """How many steps are made, at least."""
    rows: int = 2048
    """Rows of one step."""
    rate: float = 2e-3
    seed: int = 2026


class Judged(msgspec.Struct, frozen=True):
    """What was said of rows, beside what was so."""

    loss: float
    """Mean negative log likelihood of the right answers, in nats."""
    said: NDArray[np.float32]
    """(n,): a chance."""
    found: NDArray[np.bool_]
    """(n,): whether it was so."""


class Bin(msgspec.Struct, frozen=True):
    """Of what was judged: that of which about the same was said."""

    rows: int
    said: float
    """The mean chance that was said."""
    found: float
    """The share in which it was so."""


def split(rows: R, seed: int) -> tuple[R, R]:
    """What is learned from, and the rows held out. Needs at least one row for each."""
    order = np.random.default_rng(seed).permutation(rows.size)
    held = max(1, int(rows.size * HELD_OUT))
    return rows.rows(order[held:]), rows.rows(order[:held])


def fitted(loss: Loss[N, R], net: N, train: R, test: R, plan: Plan, progress: Progress) -> N:
    """The network after it has learned, with the weights that were best on the rows held out, `test`."""
    a_round = max(1, -(-train.size // plan.rows))
    rounds = max(plan.rounds, -(-plan.steps // a_round))
    rate = optax.cosine_decay_schedule(plan.rate, rounds * a_round)
    optimizer = optax.adamw(rate, weight_decay=1e-4)
    state = optimizer.init(net)
    loss = jax.jit(loss)

    @jax.jit
    def step(net: N, state: optax.OptState, rows: R) -> tuple[N, optax.OptState]:
        updates, state = optimizer.update(jax.grad(loss)(net, rows), state, net)
        return jax.tree.map(jnp.add, net, updates), state

    best, best_loss = net, mean_loss(loss, net, test)
    for number in range(rounds):
        shuffled = np.random.default_rng((plan.seed, number)).permutation(train.size)
        for start in range(0, train.size, plan.rows):
            net, state = step(net, state, train.rows(shuffled[start : start + plan.rows]))
        found = mean_loss(loss, net, test)
        if found < best_loss:
            best, best_loss = net, found
        progress(number + 1, rounds, found)
    return best


def mean_loss(loss: Loss[N, R], net: N, rows: R) -> float:
    """The loss on all rows."""
    parts = [rows.rows(slice(start, start + _AT_ONCE)) for start in range(0, rows.size, _AT_ONCE)]
    return sum(float(loss(net, part)) * part.size for part in parts) / rows.size


def calibration(judged: Judged, bins: int = 10) -> tuple[Bin, ...]:
    """What was said on average beside what was so, by tenths of the chance."""
    places = np.minimum((judged.said * bins).astype(int), bins - 1)
    found = [(judged.said[places == place], judged.found[places == place]) for place in range(bins)]
    return tuple(
        Bin(len(part), float(part.mean()), float(truth.mean())) for part, truth in found if len(part)
    )
