"""Games in which a hand looks the same to the networks."""

from enum import Enum

from vorhand.core.contract import SUIT_GAMES, GameType


class Kind(Enum):
    """A kind of game, in the order in which networks are stored."""

    SUIT = "suit"
    GRAND = "grand"
    NULL = "null"

    @property
    def games(self) -> tuple[GameType, ...]:
        """The games of this kind."""
        return {Kind.SUIT: tuple(SUIT_GAMES), Kind.GRAND: (GameType.GRAND,), Kind.NULL: (GameType.NULL,)}[
            self
        ]

    @property
    def parts(self) -> tuple[tuple[slice, ...], ...]:
        """The places of each part of the pack, by the table that tells their worth; suits alike share one."""
        jacks = (slice(28, 32),)
        plain = tuple(slice(start, start + 7) for start in range(0, 28, 7))
        return {
            Kind.SUIT: (jacks, plain[3:], plain[:3]),
            Kind.GRAND: (jacks, plain),
            Kind.NULL: (tuple(slice(start, start + 8) for start in range(0, 32, 8)),),
        }[self]

    @property
    def groups(self) -> tuple[tuple[slice, ...], ...]:
        """The places of cards that follow each other, trumps first; suits alike share weights."""
        if self is not Kind.SUIT:
            return self.parts
        plain = tuple(slice(start, start + 7) for start in range(0, 21, 7))
        return (slice(21, 32),), plain
