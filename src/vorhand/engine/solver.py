"""The open-card solver: what the declarer gets when everybody sees all cards and nobody errs.

The search is in Rust (`crates/skat-search`); here positions are checked and the answers get their types. The
slow search in `reference` is the oracle that it is held to.
"""

from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

from vorhand.core.cards import CARDS, Card, card_set, points_of
from vorhand.core.contract import GameType
from vorhand.core.errors import SkatError
from vorhand.core.units import CardPoints
from vorhand.engine import _core
from vorhand.engine.reference import OpenPosition

Found = TypeVar("Found")

WIN = CardPoints(61)
"""Card points that win a suit game or grand. Source: ISkO 2022 2.4."""


class PositionError(SkatError, ValueError):
    """Cards that are no position of a game: uneven hands, a card twice, a game that is not searched so."""


class SearchStopped(SkatError, TimeoutError):
    """A search that had to stop before it had an answer."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How long one question may take; None is no limit."""

    seconds: float | None = None
    nodes: int | None = None
    """With a limit of nodes alone the same question on a fresh solver always gets the same answer."""


NO_LIMITS = Limits()


class Solver:
    """Answers questions about open positions, and remembers what it found out on the way.

    What it remembers never changes an answer. Other threads run while it searches; one solver serves one
    thread at a time. Every method raises `PositionError` and `SearchStopped`.
    """

    def __init__(self, limits: Limits = NO_LIMITS) -> None:
        self._search = _core.Solver()
        self._limits = limits
        self.nodes = 0
        """Nodes searched so far."""

    def points(self, position: OpenPosition) -> CardPoints:
        """Card points that the declarer still takes, in a suit game or grand; the skat not counted."""
        _check_counts_points(position)
        asked, limits = _asked(position), self._limits
        return CardPoints(
            self._found(lambda: self._search.points(asked, seconds=limits.seconds, nodes=limits.nodes))
        )

    def reaches(self, position: OpenPosition, goal: int) -> bool:
        """Whether the declarer still takes `goal` card points or more; far cheaper than the exact number."""
        _check_counts_points(position)
        asked, limits, least = _asked(position), self._limits, max(goal, 0)
        return self._found(
            lambda: self._search.reaches(asked, least, seconds=limits.seconds, nodes=limits.nodes)
        )

    def survives(self, position: OpenPosition) -> bool:
        """Whether the declarer of a null takes no further trick."""
        if position.game is not GameType.NULL:
            raise PositionError(f"{position.game.value} is no null")
        asked, limits = _asked(position), self._limits
        return self._found(lambda: self._search.survives(asked, seconds=limits.seconds, nodes=limits.nodes))

    def values(self, position: OpenPosition) -> Mapping[Card, int]:
        """By legal card: the declarer's further card points after it; in null 1 for no trick, 0 for one."""
        _check_searched(position)
        asked, limits = _asked(position), self._limits
        values = self._found(lambda: self._search.values(asked, seconds=limits.seconds, nodes=limits.nodes))
        return {CARDS[index]: value for index, value in values}

    def line(self, position: OpenPosition) -> tuple[Card, ...]:
        """The best play of all to the end; among cards that are worth the same the first."""
        _check_searched(position)
        asked, limits = _asked(position), self._limits
        line = self._found(lambda: self._search.line(asked, seconds=limits.seconds, nodes=limits.nodes))
        return tuple(CARDS[index] for index in line)

    def _found(self, search: Callable[[], tuple[Found, int]]) -> Found:
        try:
            found, nodes = search()
        except TimeoutError as error:
            raise SearchStopped(str(error)) from error
        except ValueError as error:
            raise PositionError(str(error)) from error
        self.nodes += nodes
        return found


def total_points(position: OpenPosition) -> CardPoints:
    """Card points of all cards in hand and on the table."""
    return CardPoints(sum(map(points_of, position.hands)) + points_of(card_set(position.trick)))


def _asked(position: OpenPosition) -> "_core._Asked":
    return (
        position.game.value,
        position.declarer.index,
        position.hands,
        position.turn.index,
        [card.index for card in position.trick],
    )


def _check_counts_points(position: OpenPosition) -> None:
    if position.game in (GameType.NULL, GameType.RAMSCH):
        raise PositionError(f"{position.game.value} is not played for the declarer's card points")


def _check_searched(position: OpenPosition) -> None:
    if position.game is GameType.RAMSCH:
        raise PositionError("a Ramsch has no declarer, and its three players no common goal")
