"""The end of a match. Source of the paragraphs: SkWO 6.2, ISkO 2022 3.3.7."""

import pytest

from vorhand.core.rules.ruleset import ListRules
from vorhand.core.units import GamePoints, ListPoints
from vorhand.match.ending import is_reached, lines_used, list_length
from vorhand.match.score_list import GameEntry, ListEntry, PassedInEntry, RamschEntry, RedealEntry
from vorhand.match.seating import Seat

PLAYED = GameEntry(dealer=Seat(0), declarer=Seat(1), score=GamePoints(18), won=True)
RAMSCH = RamschEntry(dealer=Seat(0), scores=(GamePoints(0), GamePoints(0), GamePoints(-70)))
PASSED_IN = PassedInEntry(dealer=Seat(0))
REDEAL = RedealEntry(dealer=Seat(0))


def check(rules: ListRules, *, lines: int = 0, best: int = 0, over: bool) -> None:
    totals = [ListPoints(-30), ListPoints(best), ListPoints(best)]
    assert is_reached(rules, lines=lines, totals=totals) is over


@pytest.mark.parametrize(
    ("rules", "length"),
    [
        (ListRules(), 36),
        (ListRules(seats=4), 48),
        (ListRules(deals=10), 10),
        (ListRules(seats=4, deals=7), 7),
    ],
)
def test_6_2_a_list_has_twelve_deals_for_each_seat_unless_a_number_is_set(
    rules: ListRules, length: int
) -> None:
    assert list_length(rules) == length
    check(rules, lines=length - 1, over=False)
    check(rules, lines=length, over=True)


def test_a_list_by_deals_does_not_look_at_points() -> None:
    check(ListRules(end_points=100), lines=3, best=5000, over=False)


def test_a_match_to_a_limit_is_over_when_a_total_reaches_it() -> None:
    limit = ListRules(end="points", end_points=300)
    check(limit, best=299, over=False)
    check(limit, best=300, over=True)
    check(limit, best=470, over=True)
    check(limit, lines=400, best=-200, over=False)


def test_an_open_match_is_never_over_by_itself() -> None:
    check(ListRules(end="open"), lines=10_000, best=100_000, over=False)


@pytest.mark.parametrize(
    ("rules", "entries", "lines"),
    [
        (ListRules(), [PLAYED, RAMSCH, PASSED_IN], 3),
        (ListRules(passed_in_counts=False), [PLAYED, RAMSCH, PASSED_IN], 2),
        (ListRules(), [REDEAL, PLAYED, REDEAL], 1),
        (ListRules(), [], 0),
    ],
)
def test_3_3_7_a_passed_in_deal_uses_a_line_unless_the_rules_say_otherwise(
    rules: ListRules, entries: list[ListEntry], lines: int
) -> None:
    assert lines_used(rules, entries) == lines
