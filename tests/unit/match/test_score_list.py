"""The three list scorings and the printed list. Source of the paragraphs: SkWO."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand.core.rules.ruleset import ListRules
from vorhand.core.units import GamePoints
from vorhand.match.score_list import (
    GameEntry,
    ListEntry,
    PassedInEntry,
    RamschEntry,
    RedealEntry,
    Tally,
    feet,
    sheet,
    tally,
    totals,
)
from vorhand.match.seating import MatchError, Seat


def game(declarer: int, score: int, dealer: int = 0) -> GameEntry:
    return GameEntry(dealer=Seat(dealer), declarer=Seat(declarer), score=GamePoints(score), won=score > 0)


def passed_in(dealer: int = 0) -> PassedInEntry:
    return PassedInEntry(dealer=Seat(dealer))


def redeal(dealer: int = 0) -> RedealEntry:
    return RedealEntry(dealer=Seat(dealer))


def ramsch(*scores: int, dealer: int = 0) -> RamschEntry:
    return RamschEntry(dealer=Seat(dealer), scores=tuple(GamePoints(score) for score in scores))


def check(rules: ListRules, entries: list[ListEntry], expected: list[int]) -> None:
    assert list(totals(rules, tally(rules, entries))) == expected


MIXED: list[ListEntry] = [game(0, 33), game(2, -70), passed_in(1), game(1, 23), redeal(), game(2, 20)]


def test_classic_writes_the_scores_alone() -> None:
    check(ListRules(), MIXED, [33, 23, -50])


def test_seeger_adds_50_for_a_win_and_takes_50_for_a_loss() -> None:
    check(ListRules(scoring="seeger"), MIXED, [83, 73, -50])


def test_6_3_1_at_three_the_others_get_40_for_a_loss() -> None:
    check(ListRules(scoring="seeger_fabian"), MIXED, [123, 113, -50])


def test_6_3_1_at_four_the_others_get_30_for_a_loss_the_dealer_too() -> None:
    check(ListRules(scoring="seeger_fabian", seats=4), MIXED, [113, 103, -50, 30])


def test_6_3_1_nobody_gets_points_for_his_own_losses() -> None:
    rules = ListRules(scoring="seeger_fabian")
    check(rules, [game(1, -40), game(1, -36)], [80, -176, 80])


def test_3_3_7_a_passed_in_deal_writes_nothing() -> None:
    check(ListRules(scoring="seeger_fabian"), [passed_in(2)], [0, 0, 0])


def test_a_house_may_give_the_dealer_of_a_passed_in_deal_points() -> None:
    check(ListRules(passed_in_dealer_bonus=25), [passed_in(2), passed_in(2), redeal(1)], [0, 0, 50])


def test_a_ramsch_adds_its_scores_and_is_nobodys_loss() -> None:
    entries: list[ListEntry] = [ramsch(-44, 0, -44), ramsch(0, 120, 0)]
    check(ListRules(scoring="seeger_fabian"), entries, [-44, 120, -44])


def test_a_won_null_of_value_0_is_a_win() -> None:
    free = GameEntry(dealer=Seat(0), declarer=Seat(1), score=GamePoints(0), won=True)
    check(ListRules(scoring="seeger"), [free], [0, 50, 0])


def test_the_foot_shows_the_parts_of_the_total() -> None:
    first, _, last = feet(ListRules(scoring="seeger_fabian"), tally(ListRules(), MIXED))
    assert (first.points, first.own_games, first.losses_of_others, first.total) == (33, 50, 40, 123)
    assert (last.points, last.own_games, last.losses_of_others, last.total) == (-50, 0, 0, -50)


def test_a_summary_has_the_same_feet_as_the_deals_behind_it() -> None:
    rules = ListRules(scoring="seeger_fabian")
    summary = [Tally(GamePoints(33), 1, 0), Tally(GamePoints(23), 1, 0), Tally(GamePoints(-50), 1, 1)]
    assert feet(rules, summary) == feet(rules, tally(rules, MIXED))


def test_the_printed_list_has_running_columns_and_no_line_for_a_redeal() -> None:
    rules = ListRules(scoring="seeger_fabian")
    printed = sheet(rules, MIXED)
    assert [row.entry for row in printed.rows] == [entry for entry in MIXED if entry != redeal()]
    assert [[one.points for one in row.tallies] for row in printed.rows] == [
        [33, 0, 0],
        [33, 0, -70],
        [33, 0, -70],
        [33, 23, -70],
        [33, 23, -50],
    ]
    assert printed.rows[1].totals == (123, 40, -120)
    assert printed.rows[-1].tallies[2] == Tally(GamePoints(-50), wins=1, losses=1)
    assert [foot.total for foot in printed.feet] == [123, 113, -50]


def test_an_empty_list_prints_its_feet() -> None:
    printed = sheet(ListRules(), [])
    assert printed.rows == ()
    assert [foot.total for foot in printed.feet] == [0, 0, 0]


@pytest.mark.parametrize("entry", [game(3, 18), game(0, 18, dealer=3), passed_in(3), redeal(-1)])
def test_a_seat_that_is_not_at_the_table_is_refused(entry: ListEntry) -> None:
    with pytest.raises(MatchError, match="is not at a table of 3"):
        tally(ListRules(), [entry])


def test_a_ramsch_needs_a_score_for_every_seat() -> None:
    with pytest.raises(MatchError, match="a Ramsch at a table of 4 has no 3 scores"):
        tally(ListRules(seats=4), [ramsch(0, 0, -60)])


@pytest.mark.parametrize(("score", "won"), [(-18, True), (18, False)])
def test_a_score_with_the_wrong_sign_is_refused(score: int, won: bool) -> None:
    with pytest.raises(MatchError, match=f"cannot have the score {score}"):
        GameEntry(dealer=Seat(0), declarer=Seat(1), score=GamePoints(score), won=won)


def entries(seats: int) -> st.SearchStrategy[ListEntry]:
    seat = st.integers(0, seats - 1).map(Seat)
    score = st.integers(-500, 500).map(GamePoints)
    games = st.builds(lambda dealer, declarer, score: game(declarer, score or 18, dealer), seat, seat, score)
    ramsches = st.builds(RamschEntry, dealer=seat, scores=st.tuples(*[score] * seats))
    return games | ramsches | st.builds(PassedInEntry, dealer=seat) | st.builds(RedealEntry, dealer=seat)


LISTS = st.builds(
    ListRules,
    seats=st.sampled_from([3, 4]),
    scoring=st.sampled_from(["classic", "seeger", "seeger_fabian"]),
    passed_in_dealer_bonus=st.integers(0, 40),
).flatmap(lambda rules: st.tuples(st.just(rules), st.lists(entries(rules.seats), max_size=50)))


@given(LISTS)
def test_totals_equal_a_count_from_the_lines(case: tuple[ListRules, list[ListEntry]]) -> None:
    rules, lines = case
    games = [line for line in lines if isinstance(line, GameEntry)]
    per_game = 0 if rules.scoring == "classic" else 50
    per_loss = {3: 40, 4: 30}[rules.seats] if rules.scoring == "seeger_fabian" else 0
    for seat, total in enumerate(totals(rules, tally(rules, lines))):
        own = sum(
            line.score + (per_game if line.won else -per_game) for line in games if line.declarer == seat
        )
        others = sum(per_loss for line in games if line.declarer != seat and not line.won)
        played = sum(line.scores[seat] for line in lines if isinstance(line, RamschEntry))
        bonus = sum(isinstance(line, PassedInEntry) and line.dealer == seat for line in lines)
        assert total == own + others + played + bonus * rules.passed_in_dealer_bonus


@given(LISTS)
def test_the_last_row_leads_to_the_feet(case: tuple[ListRules, list[ListEntry]]) -> None:
    rules, lines = case
    printed = sheet(rules, [*lines, passed_in()])
    assert printed.rows[-1].totals == tuple(foot.total for foot in printed.feet)
    assert printed.feet == feet(rules, tally(rules, [*lines, passed_in()]))


@given(st.lists(entries(4)))
def test_entries_survive_json(lines: list[ListEntry]) -> None:
    assert msgspec.json.decode(msgspec.json.encode(lines), type=list[ListEntry]) == lines
