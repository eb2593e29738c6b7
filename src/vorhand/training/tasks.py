"""What each network learns: questions and right answers, made from lessons."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from vorhand.training.fitting import Judged
from vorhand.training.kinds import Kind
from vorhand.training.lessons import Lessons, Numbers, cards_by_place, facts
from vorhand.training.model import Batch, Net, outputs

RESULTS: Final = 5
"""At most 30 card points, at most 60, at most 89, 90 or more, all tricks."""

Labels = NDArray[np.int32]


class Task(NamedTuple):
    """Holdings with the right answers, a row each."""

    batch: Batch
    labels: Labels | Array
    """The class, 0 and up; of two classes 1 is yes."""

    def rows(self, which: NDArray[np.int64] | slice) -> "Task":
        """Some of the rows."""
        own, laid, given = self.batch
        return Task(Batch(own[which], laid[which], given[which]), self.labels[which])

    @property
    def size(self) -> int:
        """How many rows there are."""
        return len(self.labels)


def loss(kind: Kind, net: Net, task: Task) -> Array:
    """Mean negative log likelihood of the right answers, in nats."""
    said = jax.nn.log_softmax(_logits(kind, net, task.batch))
    return -jnp.take_along_axis(said, task.labels[:, None], axis=1).mean()


def judged(kind: Kind, nets: Sequence[Net], task: Task) -> Judged:
    """What the mean of the networks says: the chance to win, or that the cards are real."""
    said = np.asarray(np.mean([_chances(kind, net, task.batch) for net in nets], axis=0))
    labels = np.asarray(task.labels)
    right = np.take_along_axis(said, labels[:, None], axis=1)[:, 0]
    first = said.shape[1] // 2
    return Judged(
        loss=float(-np.log(np.maximum(right, 1e-12)).mean()),
        said=said[:, first:].sum(axis=1),
        found=labels >= first,
    )


def results(kind: Kind, lessons: Lessons) -> Task:
    """What came of the declarer's cards, with the skat as far as he saw it."""
    lessons = lessons.of(kind)
    return Task(
        _declarers(lessons, lessons.declarers_ten, lessons.laid, with_bid=False), _classes(kind, lessons)
    )


def declarers_cards(kind: Kind, lessons: Lessons, chance: np.random.Generator) -> Task:
    """Cards with which somebody declared, 1, and cards that a defender could as well think of, 0."""
    lessons = lessons.of(kind)
    real = _declarers(lessons, lessons.declarers_ten, lessons.laid, with_bid=True)
    unseen = ~_defender(lessons, chance)[1]
    ten = _drawn(unseen, 10, chance)
    made_up = _declarers(lessons, ten, _drawn(unseen & ~ten, 2, chance), with_bid=True)
    return _told_apart(real, made_up)


def defenders_cards(kind: Kind, lessons: Lessons, chance: np.random.Generator) -> Task:
    """Cards that a defender had, 1, and cards that his partner could as well think of, 0."""
    lessons = lessons.of(kind)
    mine, my_cards = _defender(lessons, chance)
    partner = np.uint32(3) - mine - lessons.declarer
    theirs = lessons.dealt[np.arange(len(mine)), partner]
    real, made_up = (
        _defenders(lessons, cards, partner, mine) for cards in (theirs, _drawn(~my_cards, 10, chance))
    )
    return _told_apart(real, made_up)


def _declarers(lessons: Lessons, ten: Numbers, laid: Numbers, *, with_bid: bool) -> Batch:
    others = ((lessons.declarer + 1) % 3, (lessons.declarer + 2) % 3)
    spoke = (lessons.spoke(others[0]), lessons.spoke(others[1]))
    return Batch(
        cards_by_place(lessons.game, ten),
        cards_by_place(lessons.game, np.where(lessons.hand == 1, np.uint32(0), laid)),
        facts(lessons, lessons.declarer, spoke, bid=lessons.bid if with_bid else None),
    )


def _defenders(lessons: Lessons, ten: Numbers, position: Numbers, partner: Numbers) -> Batch:
    own = cards_by_place(lessons.game, ten)
    spoke = (lessons.spoke(position), lessons.spoke(partner))
    return Batch(own, np.zeros_like(own), facts(lessons, position, spoke, bid=lessons.bid))


def _classes(kind: Kind, lessons: Lessons) -> Labels:
    if kind is Kind.NULL:
        return lessons.swept.astype(np.int32)
    classes = np.searchsorted((31, 61, 90), lessons.points, side="right")
    return np.where(lessons.swept & (classes == 3), 4, classes).astype(np.int32)


def _defender(lessons: Lessons, chance: np.random.Generator) -> tuple[Numbers, Numbers]:
    """One of the two defenders of each lesson, and his cards."""
    steps = chance.integers(1, 3, len(lessons.rows), np.uint32)
    position = (lessons.declarer + steps) % 3
    return position, lessons.dealt[np.arange(len(position)), position]


def _drawn(cards: Numbers, count: int, chance: np.random.Generator) -> Numbers:
    """So many cards of each set, all choices equally likely."""
    bits = cards[:, None] >> np.arange(32, dtype=np.uint32) & 1
    keys = np.where(bits == 1, chance.random(bits.shape, np.float32), np.float32(2))
    chosen = np.argpartition(keys, count, axis=1)[:, :count].astype(np.uint32)
    drawn: Numbers = np.bitwise_or.reduce(np.uint32(1) << chosen, axis=1)
    return drawn


def _told_apart(real: Batch, made_up: Batch) -> Task:
    batch = Batch(*(np.concatenate([one, other]) for one, other in zip(real, made_up, strict=True)))
    ones = np.ones(len(real.own), np.int32)
    return Task(batch, np.concatenate([ones, 1 - ones]))


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
