"""Deals to learn from, as arrays: what `first_lessons` and `Nets.self_play` give."""

from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from vorhand.core.cards import CARDS, SUITS
from vorhand.core.contract import STRENGTH, TRUMP_SET, TRUMPS, GameType
from vorhand.training.kinds import Kind

Numbers = NDArray[np.uint32]
Floats = NDArray[np.float32]

FACTS: Final = 15
"""Facts about a deal besides the cards; see `Facts` in the crate."""

BID_STEPS: Final = (18, 20, 22, 23, 24, 27, 33, 40)

GAMES: Final = (
    GameType.DIAMONDS,
    GameType.HEARTS,
    GameType.SPADES,
    GameType.CLUBS,
    GameType.GRAND,
    GameType.NULL,
)
"""By their numbers in a lesson."""

_LESSON: Final = np.dtype([("row", "<u4", 11), ("played", "u1", 32)])
_SWEPT: Final = 256


class Lessons(msgspec.Struct, frozen=True):
    """Lessons, a row each."""

    rows: Numbers
    """(n, 11): dealt to the three, laid, declarer, game, hand, ouvert, spoke, bid, points."""
    played: NDArray[np.uint8]
    """(n, 32): the indices of the cards in playing order until the result was certain, then 255."""

    @property
    def dealt(self) -> Numbers:
        """(n, 3): the sets of ten cards dealt."""
        return self.rows[:, :3]

    @property
    def laid(self) -> Numbers:
        """(n,): the sets of two cards laid away, or from the hand those in the skat."""
        return self.rows[:, 3]

    @property
    def declarer(self) -> Numbers:
        """(n,): 0..2."""
        return self.rows[:, 4]

    @property
    def game(self) -> Numbers:
        """(n,): a place in `GAMES`."""
        return self.rows[:, 5]

    @property
    def hand(self) -> Numbers:
        """(n,): 1 from the hand, else 0."""
        return self.rows[:, 6]

    @property
    def ouvert(self) -> Numbers:
        """(n,): 1 if played open, else 0."""
        return self.rows[:, 7]

    @property
    def bid(self) -> Numbers:
        """(n,): the value that won the auction."""
        return self.rows[:, 9]

    @property
    def points(self) -> Numbers:
        """(n,): the declarer's card points with the skat."""
        return self.rows[:, 10] % _SWEPT

    @property
    def swept(self) -> NDArray[np.bool_]:
        """(n,): whether the defenders took no trick; in null whether the declarer took none."""
        return self.rows[:, 10] >= _SWEPT

    def spoke(self, position: Numbers) -> Numbers:
        """(n,): 1 where the position of the row named or held 18, else 0."""
        return (self.rows[:, 8] >> position & 1).astype(np.uint32)

    def of(self, kind: Kind) -> "Lessons":
        """Those of one kind of game."""
        numbers = [GAMES.index(game) for game in kind.games]
        these = np.isin(self.game, numbers)
        return Lessons(self.rows[these], self.played[these])

    @property
    def declarers_ten(self) -> Numbers:
        """(n,): the ten cards that the declarer plays with."""
        dealt = self.dealt[np.arange(len(self.rows)), self.declarer]
        skat = ~np.bitwise_or.reduce(self.dealt, axis=1)
        return np.where(self.hand == 1, dealt, (dealt | skat) & ~self.laid)


def lessons_from(data: bytes) -> Lessons:
    """The lessons in bytes that the players gave. Raises `ValueError` if they are cut off."""
    found = np.frombuffer(data, _LESSON)
    return Lessons(found["row"].astype(np.uint32), found["played"])


def joined(parts: list[Lessons]) -> Lessons:
    """All lessons of some parts."""
    return Lessons(
        np.concatenate([part.rows for part in parts]), np.concatenate([part.played for part in parts])
    )


def cards_by_place(games: Numbers, cards: Numbers) -> Floats:
    """(n, 32): 1 where the card at a place of the game's order is in the row's set, else 0."""
    order = _ORDERS[games]
    return (cards[:, None] >> order & 1).astype(np.float32)


def places_of(games: Numbers, cards: Numbers) -> Numbers:
    """(n,): the sets of cards as sets of places in the order of the row's game."""
    order = _ORDERS[games]
    held = cards[:, None] >> order & 1
    places: Numbers = np.bitwise_or.reduce(held << np.arange(32, dtype=np.uint32), axis=1)
    return places


def place_of(games: Numbers, card: NDArray[np.uint8]) -> Numbers:
    """(n,): the place of a card, given by its index, in the order of the row's game."""
    return _PLACES[games, card]


def facts(
    lessons: Lessons, position: Numbers, spoke: tuple[Numbers, Numbers], *, bid: Numbers | None = None
) -> Floats:
    """(n, 15): the facts as the networks take them; without a bid that part is 0."""
    found = np.zeros((len(lessons.rows), FACTS), np.float32)
    found[np.arange(len(found)), position] = 1
    found[:, 3], found[:, 4] = lessons.hand, lessons.ouvert
    found[:, 5], found[:, 6] = spoke
    if bid is not None:
        steps = np.searchsorted(BID_STEPS, bid, side="right") - 1
        found[np.arange(len(found)), 7 + steps] = 1
    return found


def _order(game: GameType) -> list[int]:
    """The cards of a game by place, as the kernel has them: plain suits from the lowest card, then trumps."""
    strength = STRENGTH[game]
    plain = [card for card in CARDS if not card.bit & TRUMP_SET[game]]
    plain.sort(key=lambda card: (SUITS.index(card.suit), strength[card.index]))
    return [card.index for card in (*plain, *reversed(TRUMPS[game]))]


_ORDERS: Final = np.array([_order(game) for game in GAMES], np.uint32)
_PLACES: Final = np.argsort(_ORDERS, axis=1).astype(np.uint32)
