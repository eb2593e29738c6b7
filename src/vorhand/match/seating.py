"""Seats of a table and positions of a deal: the only place where the two meet.

Source: ISkO 2022 3.2; at a table of four the dealer sits out.
"""

from collections.abc import Sequence
from typing import NewType, TypeVar

import msgspec

from vorhand.core.errors import SkatError
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import ListRules

Seat = NewType("Seat", int)
"""A place at the table, 0..2 or 0..3 clockwise; it stays with a player for the whole match."""

Value = TypeVar("Value")


class MatchError(SkatError, ValueError):
    """A match was asked for something that its rules or its state do not allow."""


class Seating(msgspec.Struct, frozen=True):
    """Who deals at a table of three or four, and so who sits where in this deal.

    Raises `MatchError` for another size of table and a dealer who has no seat there.
    """

    seats: int
    dealer: Seat

    def __post_init__(self) -> None:
        if self.seats not in (3, 4):
            raise MatchError(f"a table has 3 or 4 seats, not {self.seats}")
        check_seat(self.dealer, self.seats)

    @property
    def sitting_out(self) -> Seat | None:
        """The dealer at a table of four, nobody at a table of three."""
        return self.dealer if self.seats == 4 else None

    @property
    def players(self) -> tuple[Seat, Seat, Seat]:
        """The seats of forehand, middlehand and rearhand, from the dealer's left. Source: ISkO 2022 3.2."""
        return self._left(1), self._left(2), self._left(3)

    @property
    def cutter(self) -> Seat:
        """The seat to the dealer's right, which cuts the shuffled cards. Source: ISkO 2022 3.2."""
        return self._left(self.seats - 1)

    @property
    def next_dealer(self) -> Seat:
        """The seat to the dealer's left, which deals when the dealer moves on. Source: ISkO 2022 3.2."""
        return self._left(1)

    def seat(self, position: Position) -> Seat:
        """The seat that plays `position` in this deal."""
        return self.players[position.index]

    def position(self, seat: Seat) -> Position | None:
        """The position of `seat` in this deal, None for who sits out.

        Raises `MatchError` for a seat that is not at the table.
        """
        check_seat(seat, self.seats)
        if seat == self.sitting_out:
            return None
        return POSITIONS[self.players.index(seat)]

    def by_seat(self, by_position: Sequence[Value], *, sitting_out: Value) -> tuple[Value, ...]:
        """The values of forehand, middlehand and rearhand in the order of the seats."""
        values = dict(zip(self.players, by_position, strict=True))
        return tuple(values.get(Seat(seat), sitting_out) for seat in range(self.seats))

    def _left(self, steps: int) -> Seat:
        return Seat((self.dealer + steps) % self.seats)


def first_dealer(rules: ListRules, drawn: Seat) -> Seat:
    """Who deals first: seat 0, or the seat that was `drawn` where the rules want a lot.

    Source: SkWO 6.2; a lot: house rule (`list.first_dealer`).
    """
    return drawn if rules.first_dealer == "random" else Seat(0)


def check_seat(seat: Seat, seats: int) -> None:
    """Nothing, if a table of so many `seats` has this `seat`; else raises `MatchError`."""
    if not 0 <= seat < seats:
        raise MatchError(f"seat {seat} is not at a table of {seats}; its seats are 0..{seats - 1}")
