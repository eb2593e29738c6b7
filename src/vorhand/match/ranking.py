"""The order of the seats at the end of a list."""

from collections.abc import Sequence
from itertools import groupby

from vorhand.core.units import ListPoints
from vorhand.match.score_list import Tally
from vorhand.match.seating import Seat


def ranking(tallies: Sequence[Tally], totals: Sequence[ListPoints]) -> tuple[tuple[Seat, ...], ...]:
    """Groups of seats, best first; seats in one group share a place until a lot is drawn.

    The higher total, then more own wins, then fewer own losses. Source: SkWO 6.3.1.
    """

    def rank(seat: Seat) -> tuple[ListPoints, int, int]:
        return totals[seat], tallies[seat].wins, -tallies[seat].losses

    seats = sorted((Seat(seat) for seat in range(len(tallies))), key=rank, reverse=True)
    return tuple(tuple(group) for _, group in groupby(seats, key=rank))
