"""The ranking of a list. Source of the paragraph: SkWO 6.3.1."""

from hypothesis import given
from hypothesis import strategies as st

from vorhand.core.units import GamePoints, ListPoints
from vorhand.match.ranking import ranking
from vorhand.match.score_list import Tally


def groups(seats: list[tuple[int, int, int]]) -> list[list[int]]:
    """The ranking of seats with (total, wins, losses)."""
    tallies = [Tally(GamePoints(0), wins, losses) for _, wins, losses in seats]
    return [list(group) for group in ranking(tallies, [ListPoints(total) for total, _, _ in seats])]


def check(seats: list[tuple[int, int, int]], expected: list[list[int]]) -> None:
    assert groups(seats) == expected


def test_6_3_1_the_higher_total_comes_first() -> None:
    check([(-10, 9, 0), (300, 1, 1), (20, 0, 0)], [[1], [2], [0]])


def test_6_3_1_equal_totals_are_parted_by_more_wins() -> None:
    check([(100, 3, 0), (100, 4, 2), (0, 0, 0)], [[1], [0], [2]])


def test_6_3_1_equal_wins_are_parted_by_fewer_losses() -> None:
    check([(100, 3, 2), (100, 3, 1), (0, 0, 0)], [[1], [0], [2]])


def test_6_3_1_who_is_equal_in_all_shares_the_place() -> None:
    check([(5, 1, 1), (7, 2, 2), (5, 1, 1), (7, 2, 2)], [[1, 3], [0, 2]])


SEATS = st.tuples(st.integers(-2, 2), st.integers(0, 2), st.integers(0, 2))


@given(st.lists(SEATS, min_size=3, max_size=4))
def test_a_ranking_is_an_ordered_partition_of_the_seats(seats: list[tuple[int, int, int]]) -> None:
    found = groups(seats)
    assert sorted(seat for group in found for seat in group) == list(range(len(seats)))
    keys = [{(seats[seat][0], seats[seat][1], -seats[seat][2]) for seat in group} for group in found]
    assert all(len(key) == 1 for key in keys)
    in_order = [key.pop() for key in keys]
    assert in_order == sorted(set(in_order), reverse=True)
