"""How a Ramsch is written."""

from typing import Any

import pytest

from vorhand.core.errors import AchievementError
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ramsch import (
    RamschAchievement,
    RamschKind,
    RamschSettlement,
    settle_ramsch,
    virgins_of,
)
from vorhand.core.rules.ruleset import RamschRules
from vorhand.core.units import CardPoints

F, M, R = POSITIONS
Tricks = list[tuple[Position, int]]

PLAIN: Tricks = [(F, 11), (F, 10), (M, 15), (M, 14), (M, 12), (R, 12), (R, 10), (R, 9), (M, 3), (F, 10)]
"""31, 44 and 31 card points; the last trick is forehand's."""
MARCH: Tricks = [(R, 11)] * 10
TWO_TIE: Tricks = [(F, 20), (M, 20), (R, 10), (F, 25), (M, 25), *[(R, 2)] * 5]
"""45, 45 and 20 card points; the last trick is rearhand's."""
ALL_TIE: Tricks = [(F, 36), (M, 36), (R, 36), *[(R, 0)] * 7]
NO_TRICK_FOR_F: Tricks = [(M, 60), *[(R, 5)] * 9]


def done(tricks: Tricks, *, skat: int = 14, **more: Any) -> RamschAchievement:
    told = tuple((winner, CardPoints(points)) for winner, points in tricks)
    return RamschAchievement(tricks=told, skat_points=CardPoints(skat), **more)


def written(
    tricks: Tricks, *, skat: int = 14, more: dict[str, Any] | None = None, **rules: Any
) -> RamschSettlement:
    return settle_ramsch(RamschRules(**rules), done(tricks, skat=skat, **(more or {})))


def check(
    settlement: RamschSettlement,
    *scores: int,
    losers: tuple[Position, ...] | None = None,
    kind: RamschKind = RamschKind.LOSS,
) -> None:
    assert settlement.scores == scores
    assert settlement.kind is kind
    if losers is not None:
        assert settlement.losers == losers


def test_who_has_most_card_points_loses_them() -> None:
    check(written(PLAIN, skat_to="nobody"), 0, -44, 0, losers=(M,))


def test_the_skat_can_go_to_the_last_trick_to_the_loser_or_to_nobody() -> None:
    last = written(PLAIN)
    check(last, -45, 0, 0, losers=(F,))
    assert last.points == (45, 44, 31)
    loser = written(PLAIN, skat_to="loser")
    check(loser, 0, -58, 0)
    assert loser.points == (31, 58, 31)
    assert written(PLAIN, skat_to="nobody").points == (31, 44, 31)


def test_two_who_tie_both_lose_or_the_later_trick_loses_or_they_share() -> None:
    check(written(TWO_TIE, skat_to="nobody"), -45, -45, 0, losers=(F, M))
    check(written(TWO_TIE, skat_to="nobody", tie="later_trick"), 0, -45, 0, losers=(M,))
    check(written(TWO_TIE, skat_to="nobody", tie="split"), -23, -23, 0, losers=(F, M))
    check(written(TWO_TIE, skat_to="nobody", tie="split", more={"pushes": 1}), -45, -45, 0)


def test_the_loser_s_skat_goes_to_both_who_tie() -> None:
    check(written(TWO_TIE, skat_to="loser", skat=10), -55, -55, 0)
    check(written(TWO_TIE, skat_to="loser", skat=10, tie="later_trick"), 0, -55, 0)


def test_one_loser_pays_in_full_whatever_is_played_about_ties() -> None:
    for tie in ("later_trick", "split"):
        check(written(PLAIN, skat_to="nobody", tie=tie), 0, -44, 0)


def test_three_who_are_equal_write_nothing_or_lose_all() -> None:
    equal = RamschKind.ALL_EQUAL
    check(written(ALL_TIE, skat_to="loser", skat=12), 0, 0, 0, losers=(), kind=equal)
    lose = written(ALL_TIE, skat_to="nobody", all_equal="all_lose", more={"knocks": 1})
    check(lose, -72, -72, -72, losers=POSITIONS, kind=equal)
    check(written(ALL_TIE, skat_to="nobody", all_equal="all_lose", loss="fixed"), -10, -10, -10, kind=equal)


def test_equal_through_the_skat_each_writes_his_own_without_it() -> None:
    tricks: Tricks = [(F, 40), (M, 40), (R, 28), *[(R, 0)] * 7]
    check(written(tricks, skat=12, all_equal="all_lose"), -40, -40, -28, kind=RamschKind.ALL_EQUAL)


def test_exactly_one_player_without_a_trick_doubles() -> None:
    one = written(NO_TRICK_FOR_F, skat_to="nobody")
    check(one, 0, -120, 0)
    assert (one.virgins, one.jungfrau_factor) == ((F,), 2)
    check(written(NO_TRICK_FOR_F, skat_to="nobody", jungfrau=False), 0, -60, 0)
    assert virgins_of(done(PLAIN)) == ()


def test_a_trick_without_points_is_a_trick() -> None:
    assert virgins_of(done([(F, 0), *[(M, 10)] * 5, *[(R, 10)] * 4])) == ()


def test_all_tricks_win_one_hundred_and_twenty_or_lose_them() -> None:
    march = RamschKind.DURCHMARSCH
    check(written(MARCH), 0, 0, 120, losers=(), kind=march)
    check(written(MARCH, durchmarsch="loses"), 0, 0, -120, losers=(R,))
    assert written(MARCH).virgins == (F, M)


def test_pushes_and_knocks_double_a_march_only_where_it_is_played_or_lost() -> None:
    doubled = {"pushes": 2, "knocks": 1, "bock": True}
    march = RamschKind.DURCHMARSCH
    check(written(MARCH, more=doubled), 0, 0, 240, kind=march)
    check(written(MARCH, more=doubled, durchmarsch_doubled=True), 0, 0, 120 * 4 * 2 * 2, kind=march)
    check(written(MARCH, more=doubled, durchmarsch="loses"), 0, 0, -120 * 4 * 2 * 2)


def test_fixed_losses_know_no_march_and_no_jungfrau() -> None:
    check(written(PLAIN, loss="fixed"), -10, 0, 0)
    check(written(NO_TRICK_FOR_F, loss="fixed", skat_to="nobody"), 0, -15, 0)
    check(written(MARCH, loss="fixed"), 0, 0, -20)


def test_pushes_double_each_or_once_or_not() -> None:
    for push_doubling, factors in (
        ("each", (1, 2, 4, 8)),
        ("first_only", (1, 2, 2, 2)),
        ("none", (1, 1, 1, 1)),
    ):
        for pushes, factor in enumerate(factors):
            found = written(PLAIN, push_doubling=push_doubling, more={"pushes": pushes})
            assert (found.push_factor, found.scores[0]) == (factor, -45 * factor)


def test_knocks_and_bock_double() -> None:
    found = written(PLAIN, more={"knocks": 3, "bock": True})
    assert (found.knock_factor, found.bock_factor) == (8, 2)
    check(found, -45 * 16, 0, 0)


def test_a_broken_jungfrau_costs_the_announcer_alone() -> None:
    broken = {"announced_jungfrau": M, "pushes": 3, "knocks": 2}
    check(written(PLAIN, more=broken), 0, -120, 0, losers=(M,), kind=RamschKind.BROKEN_JUNGFRAU)
    check(written(PLAIN, more=broken | {"bock": True}), 0, -240, 0, kind=RamschKind.BROKEN_JUNGFRAU)
    marched = {"announced_jungfrau": R}
    check(written(MARCH, more=marched), 0, 0, -120, kind=RamschKind.BROKEN_JUNGFRAU)


def test_a_kept_jungfrau_changes_nothing() -> None:
    assert written(NO_TRICK_FOR_F, more={"announced_jungfrau": F}) == written(NO_TRICK_FOR_F)
    check(written(MARCH, more={"announced_jungfrau": F}), 0, 0, 120, kind=RamschKind.DURCHMARSCH)


def test_numbers_that_no_ramsch_can_have_are_refused() -> None:
    for bad, words in (({"pushes": 4}, "pushes = 4 is outside 0..3"), ({"knocks": -1}, "knocks = -1")):
        with pytest.raises(AchievementError, match=words):
            done(PLAIN, **bad)
    with pytest.raises(AchievementError, match="ten tricks, not 9"):
        done(PLAIN[:9])


def test_a_settlement_tells_who_had_most_where_the_skat_went_and_what_was_shared() -> None:
    last = written(PLAIN)
    assert (last.most, last.skat_to, last.fixed, last.halved) == ((F,), (F,), None, False)
    loser = written(TWO_TIE, skat_to="loser", tie="later_trick")
    assert (loser.most, loser.skat_to, loser.losers, loser.halved) == ((F, M), (F, M), (M,), False)
    nobody = written(TWO_TIE, skat_to="nobody", tie="split")
    assert (nobody.most, nobody.skat_to, nobody.halved) == ((F, M), (), True)
    assert written(PLAIN, loss="fixed").fixed == 10
    assert written(NO_TRICK_FOR_F, loss="fixed").fixed == 15


def test_where_card_points_do_not_decide_nobody_is_told_to_have_most() -> None:
    for settlement in (written(MARCH), written(PLAIN, more={"announced_jungfrau": M}), written(ALL_TIE)):
        assert (settlement.fixed, settlement.halved) == (None, False)
    assert (written(MARCH).most, written(MARCH).skat_to) == ((), ())
