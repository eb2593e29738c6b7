"""Fitting a network to a task: Adam with a falling rate, the best weights on held-out rows are kept."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import optax
from jax import Array

from vorhand.training.kinds import Kind
from vorhand.training.model import Batch, Net, outputs
from vorhand.training.tasks import Task

HELD_OUT: Final = 0.1
"""The share of rows that nothing is learned from."""
Progress = Callable[[int, int, float], None]
"""Is told the rounds done, of how many, and the loss on held-out rows."""


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


class Bin(msgspec.Struct, frozen=True):
    """Held-out rows for which about the same was said."""

    rows: int
    said: float
    """The mean chance that was said: to win, or that the cards are real."""
    found: float
    """The share in which it was so."""


def split(task: Task, seed: int) -> tuple[Task, Task]:
    """What is learned from, and the rows held out. Needs at least one row for each."""
    order = np.random.default_rng(seed).permutation(len(task))
    held = max(1, int(len(task) * HELD_OUT))
    return task.rows(order[held:]), task.rows(order[:held])


def fitted(kind: Kind, net: Net, train: Task, test: Task, plan: Plan, progress: Progress) -> Net:
    """The network after it has learned, with the weights that were best on the rows held out, `test`."""
    a_round = max(1, -(-len(train) // plan.rows))
    rounds = max(plan.rounds, -(-plan.steps // a_round))
    rate = optax.cosine_decay_schedule(plan.rate, rounds * a_round)
    optimizer = optax.adamw(rate, weight_decay=1e-4)
    state = optimizer.init(net)
    step = jax.jit(partial(_step, kind, optimizer))
    best, best_loss = net, loss_of(kind, [net], test)
    for number in range(rounds):
        shuffled = np.random.default_rng((plan.seed, number)).permutation(len(train))
        for start in range(0, len(train), plan.rows):
            rows = train.rows(shuffled[start : start + plan.rows])
            net, state = step(net, state, rows.batch, rows.labels)
        loss = loss_of(kind, [net], test)
        if loss < best_loss:
            best, best_loss = net, loss
        progress(number + 1, rounds, loss)
    return best


def loss_of(kind: Kind, nets: Sequence[Net], task: Task) -> float:
    """Mean negative log likelihood of the right answers by the mean of the networks, in nats."""
    right = np.take_along_axis(_said(kind, nets, task), task.labels[:, None], axis=1)[:, 0]
    return float(-np.log(np.maximum(right, 1e-12)).mean())


def calibration(kind: Kind, nets: Sequence[Net], task: Task, bins: int = 10) -> tuple[Bin, ...]:
    """What the networks say on average beside what was so, by tenths of the chance to win or to be real."""
    said = _said(kind, nets, task)
    first = said.shape[1] // 2
    chance, so = said[:, first:].sum(axis=1), task.labels >= first
    places = np.minimum((chance * bins).astype(int), bins - 1)
    found = [(chance[places == place], so[places == place]) for place in range(bins)]
    return tuple(
        Bin(len(part), float(part.mean()), float(truth.mean())) for part, truth in found if len(part)
    )


def _said(kind: Kind, nets: Sequence[Net], task: Task) -> np.ndarray:
    return np.asarray(np.mean([_chances(kind, net, task.batch) for net in nets], axis=0))


def _chances(kind: Kind, net: Net, batch: Batch) -> np.ndarray:
    """(n, classes): the chance of each class; a single output is the log odds of the second of two."""
    parts = [
        np.asarray(_logits(kind, net, Batch(*(array[start : start + 65_536] for array in batch))))
        for start in range(0, len(batch.own), 65_536)
    ]
    logits = np.concatenate(parts)
    logits = logits - logits.max(axis=1, keepdims=True)
    odds = np.exp(logits)
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


@partial(jax.jit, static_argnums=0)
def _logits(kind: Kind, net: Net, batch: Batch) -> Array:
    found = outputs(kind, net, batch)
    return jnp.concatenate([jnp.zeros_like(found), found], axis=1) if found.shape[1] == 1 else found


def _step(
    kind: Kind,
    optimizer: optax.GradientTransformation,
    net: Net,
    state: optax.OptState,
    batch: Batch,
    labels: Array,
) -> tuple[Net, optax.OptState]:
    def loss(net: Net) -> Array:
        said = jax.nn.log_softmax(_logits(kind, net, batch))
        return -jnp.take_along_axis(said, labels[:, None], axis=1).mean()

    updates, state = optimizer.update(jax.grad(loss)(net), state, net)
    return jax.tree.map(jnp.add, net, updates), state
