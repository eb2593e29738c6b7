"""Seats and positions. Source of the paragraphs: ISkO 2022."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand.core.positions import POSITIONS, Position
from vorhand.match.seating import MatchError, Seat, Seating

SEATINGS = st.integers(3, 4).flatmap(
    lambda seats: st.integers(0, seats - 1).map(lambda dealer: Seating(seats, Seat(dealer)))
)


def check(
    seats: int, dealer: int, *, players: list[int], sits_out: int | None, cuts: int, deals_next: int
) -> None:
    seating = Seating(seats, Seat(dealer))
    assert list(seating.players) == players
    assert seating.sitting_out == sits_out
    assert seating.cutter == cuts
    assert seating.next_dealer == deals_next


def test_3_2_at_three_forehand_sits_left_of_the_dealer_who_is_rearhand() -> None:
    check(3, 0, players=[1, 2, 0], sits_out=None, cuts=2, deals_next=1)
    check(3, 1, players=[2, 0, 1], sits_out=None, cuts=0, deals_next=2)
    check(3, 2, players=[0, 1, 2], sits_out=None, cuts=1, deals_next=0)


def test_3_2_at_four_the_dealer_sits_out_and_rearhand_cuts() -> None:
    check(4, 0, players=[1, 2, 3], sits_out=0, cuts=3, deals_next=1)
    check(4, 2, players=[3, 0, 1], sits_out=2, cuts=1, deals_next=3)
    check(4, 3, players=[0, 1, 2], sits_out=3, cuts=2, deals_next=0)


@given(SEATINGS, st.sampled_from(POSITIONS))
def test_seat_and_position_are_twins(seating: Seating, position: Position) -> None:
    assert seating.position(seating.seat(position)) is position


@given(SEATINGS)
def test_everybody_plays_or_sits_out(seating: Seating) -> None:
    out = [] if seating.sitting_out is None else [seating.sitting_out]
    assert sorted([*seating.players, *out]) == list(range(seating.seats))
    assert [seating.position(seat) for seat in out] == [None] * len(out)


@given(SEATINGS)
def test_a_round_gives_every_seat_the_cards_once(seating: Seating) -> None:
    dealers = [seating.dealer]
    while (following := Seating(seating.seats, dealers[-1]).next_dealer) != seating.dealer:
        dealers.append(following)
    assert sorted(dealers) == list(range(seating.seats))


def test_values_by_position_come_out_in_the_order_of_the_seats() -> None:
    assert Seating(3, Seat(0)).by_seat("FMR", sitting_out="-") == ("R", "F", "M")
    assert Seating(4, Seat(2)).by_seat("FMR", sitting_out="-") == ("M", "R", "-", "F")


@pytest.mark.parametrize(("seats", "dealer"), [(2, 0), (5, 0), (3, 3), (4, 4), (3, -1)])
def test_a_table_that_cannot_be_is_refused(seats: int, dealer: int) -> None:
    with pytest.raises(MatchError, match="seat"):
        Seating(seats, Seat(dealer))


def test_a_seat_that_is_not_at_the_table_has_no_position() -> None:
    with pytest.raises(MatchError, match=r"seat 3 is not at a table of 3; its seats are 0\.\.2"):
        Seating(3, Seat(0)).position(Seat(3))
