"""Cards that were played in lessons, and what their players saw."""

from typing import Final, NamedTuple

import numpy as np
from jax import Array
from numpy.typing import NDArray

from vorhand.core.cards import CARDS
from vorhand.training.kinds import Kind
from vorhand.training.lessons import Floats, Lessons, Numbers, place_of, places_of

FACTS: Final = 26
"""What is known of a play besides the cards; see `plays.rs` in the crate."""
CARDS_PLAYED: Final = 30
"""The cards of a whole play."""


class Plays(NamedTuple):
    """Cards that were played where there was a choice; sets are bits by place in the order of the game."""

    own: Numbers
    """(n,): what the player held, the card among it."""
    gone: Numbers
    """(n,): what was played before."""
    best: Numbers
    """(n,): the card that was taking the trick, none if this one leads."""
    led: Numbers
    """(n,): all cards that follow the one that leads, none if this one leads."""
    facts: Floats
    """(n, 26)."""
    card: NDArray[np.int32] | Array
    """(n,): the place of the card."""

    def rows(self, which: NDArray[np.int64] | slice) -> "Plays":
        """Some of the rows."""
        own, gone, best, led, facts, card = self
        return Plays(own[which], gone[which], best[which], led[which], facts[which], card[which])

    @property
    def size(self) -> int:
        """How many rows there are."""
        return len(self.card)


def plays_of(kind: Kind, lessons: Lessons) -> Plays:
    """All cards of games of one kind that were played where there was a choice."""
    lessons = lessons.of(kind)
    table = _Table(kind, lessons)
    own, gone, best, led, facts, card = zip(*(table.play(step) for step in range(CARDS_PLAYED)), strict=True)
    return Plays(
        np.concatenate(own),
        np.concatenate(gone),
        np.concatenate(best),
        np.concatenate(led),
        np.concatenate(facts),
        np.concatenate(card),
    )


class _Table:
    """Many games of one kind that are played side by side."""

    def __init__(self, kind: Kind, lessons: Lessons) -> None:
        count = len(lessons.rows)
        self._lessons = lessons
        self._of_group = _group_masks(kind)
        self._trumps = np.uint32(self._of_group[31] if kind is not Kind.NULL else 0)
        self._cards = lessons.played
        hands = lessons.dealt.copy()
        hands[np.arange(count), lessons.declarer] = lessons.declarers_ten
        self._hands = np.stack([places_of(lessons.game, hands[:, position]) for position in range(3)], axis=1)
        self._gone = np.zeros(count, np.uint32)
        self._turn = np.zeros(count, np.uint32)
        self._taken = np.zeros((count, 2), np.float32)
        self._best = np.zeros(count, np.uint32)
        self._best_by = np.zeros(count, np.uint32)
        self._led = np.zeros(count, np.uint32)
        self._on_table = np.zeros(count, np.float32)

    def play(self, step: int) -> Plays:
        """Plays one card in all games that are not over."""
        index = self._cards[:, step]
        on = np.flatnonzero(index < len(CARDS))
        place = np.zeros(len(index), np.uint32)
        place[on] = place_of(self._lessons.game[on], index[on])
        bit = np.where(index < len(CARDS), np.uint32(1) << place, np.uint32(0))
        if step % 3 == 0:
            self._led[:] = self._best[:] = 0
            self._on_table[:] = 0
        everyone = np.arange(len(index))
        own = self._hands[everyone, self._turn]
        follows = own & self._led
        may = np.where(follows != 0, follows, own)
        chosen = on[np.bitwise_count(may[on]) > 1]
        plays = Plays(
            own[chosen],
            self._gone[chosen],
            self._best[chosen],
            self._led[chosen],
            self._facts(step)[chosen],
            place[chosen].astype(np.int32),
        )
        self._lay(step, index, place, bit)
        return plays

    def _facts(self, step: int) -> Floats:
        lessons, turn = self._lessons, self._turn
        facts = np.zeros((len(turn), FACTS), np.float32)
        everyone = np.arange(len(turn))
        role = (turn + 3 - lessons.declarer) % 3
        facts[everyone, role] = 1
        facts[:, 3 + step % 3] = 1
        if step % 3:
            is_ours = (self._best_by == lessons.declarer) == (turn == lessons.declarer)
            facts[:, 6] = is_ours
            facts[:, 7] = ~is_ours
            facts[:, 8] = (self._best & self._led) == 0
            facts[:, 9] = self._led == self._trumps
            facts[:, 10] = self._led != self._trumps
        facts[:, 11] = self._on_table / 20
        facts[:, 12:14] = self._taken / 120
        facts[:, 14], facts[:, 15] = lessons.hand, lessons.ouvert
        facts[:, 16 + step // 3] = 1
        return facts

    def _lay(self, step: int, index: NDArray[np.uint8], place: Numbers, bit: Numbers) -> None:
        everyone = np.arange(len(index))
        self._hands[everyone, self._turn] &= ~bit
        self._gone |= bit
        self._on_table += _POINTS[np.minimum(index, 31)] * (bit != 0)
        if step % 3 == 0:
            self._led = self._of_group[place]
        contest = self._led | self._trumps
        is_better = (bit & contest) > (self._best & contest)
        self._best = np.where(is_better, bit, self._best)
        self._best_by = np.where(is_better, self._turn, self._best_by)
        if step % 3 == 2:
            side = (self._best_by != self._lessons.declarer).astype(np.int64)
            self._taken[everyone, side] += self._on_table
            self._turn = self._best_by
        else:
            self._turn = (self._turn + np.uint32(1)) % 3


def _group_masks(kind: Kind) -> Numbers:
    """(32,): by place the cards that follow each other."""
    masks = np.zeros(32, np.uint32)
    for alike in kind.groups:
        for places in alike:
            masks[places] = sum(1 << place for place in range(places.start, places.stop))
    return masks


_POINTS: Final = np.array([card.points for card in CARDS], np.float32)
