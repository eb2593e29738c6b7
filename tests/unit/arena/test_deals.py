"""One deal at its tables: the same cards for everybody, and scores that are those of the list."""

from collections import Counter
from itertools import groupby

import msgspec
import pytest

from tests.unit.arena.made import contest
from vorhand.arena.deals import MoveKind, Role, Score, TableKind, played
from vorhand.core.contract import GameType
from vorhand.core.positions import POSITIONS
from vorhand.core.rules.ruleset import with_settings
from vorhand.presets import load_preset


def tables(scores: tuple[Score, ...]) -> list[list[Score]]:
    return [list(table) for _, table in groupby(scores, key=lambda score: (score.table, score.rotation))]


def test_everybody_sits_in_every_position_once() -> None:
    scores = played(contest(), 0)
    assert [(score.rotation, score.number) for score in scores] == [
        (r, n) for r in range(3) for n in range(3)
    ]
    assert Counter((score.number, score.position) for score in scores) == Counter(
        (number, position) for number in range(3) for position in POSITIONS
    )
    assert [score.player for score in scores] == ["casual", "random", "casual"] * 3


def test_a_deal_is_the_same_whoever_sits_where() -> None:
    # Three of a kind, whose chances follow from the seat: a rotation changes nobody but the names.
    for level in ("casual", "random"):
        by_position = [
            {score.position: (score.role, score.list_points) for score in table}
            for table in tables(played(contest((level,) * 3, duplicate=True), 5))
        ]
        assert len(by_position) == 4
        assert all(table == by_position[0] for table in by_position), level


def test_the_table_of_three_is_of_the_second_player() -> None:
    *mixed, same = tables(played(contest(duplicate=True), 1))
    assert all(score.table is TableKind.MIXED for table in mixed for score in table)
    assert [(score.table, score.player) for score in same] == [(TableKind.SAME, "random")] * 3


def test_the_list_points_are_those_of_the_list() -> None:
    seen = set()
    for number in range(20):
        for table in tables(played(contest(), number)):
            roles = Counter(score.role for score in table)
            points = {role: [one.list_points for one in table if one.role is role] for role in roles}
            declared = table[0].declared
            assert all(score.declared == declared for score in table)
            if declared is None:
                assert roles == {Role.PASSED: 3}
                assert points == {Role.PASSED: [0, 0, 0]}
            elif declared.won:
                assert points == {Role.DECLARER: [declared.value + 50], Role.DEFENDER: [0, 0]}
            else:
                assert points[Role.DECLARER][0] <= -2 * declared.value - 50
                assert points[Role.DEFENDER] == [40, 40]
            seen.add(declared and declared.won)
    assert seen == {None, True, False}, "every way that a deal ends was met"


def test_a_won_suit_game_has_its_card_points_and_a_null_has_none() -> None:
    games = [score.declared for number in range(40) for score in played(contest(), number) if score.declared]
    for game in games:
        assert (game.card_points is None) is (game.game is GameType.NULL)
        if game.card_points is not None and game.won:
            assert 61 <= game.card_points <= 120
    assert any(game.card_points is None for game in games)


def test_a_ramsch_has_no_declarer() -> None:
    rules = with_settings(contest().rules, {"auction.all_pass": "ramsch"})
    pub = msgspec.structs.replace(contest(("random",) * 3), rules=rules)
    roles = {table[0].role: table for number in range(40) for table in tables(played(pub, number))}
    assert {score.role for score in roles[Role.RAMSCH]} == {Role.RAMSCH}
    assert roles[Role.RAMSCH][0].declared is None


def test_in_ramsch_rounds_there_is_nothing_but_ramsch_and_grand_hand() -> None:
    rounds = msgspec.structs.replace(contest(("casual",) * 3), ramsch=True)
    assert not contest().ramsch
    games = {table[0].declared for number in range(40) for table in tables(played(rounds, number))}
    assert None in games
    for game in games - {None}:
        assert game is not None
        assert (game.game, game.hand, game.bid) == (GameType.GRAND, True, 0)
    assert len(games) > 1


def test_each_move_has_its_time() -> None:
    for table in tables(played(contest(("casual",) * 3), 0)):
        [declarer] = [score for score in table if score.role is Role.DECLARER]
        assert len(declarer.times(MoveKind.DECLARATION)) >= 1
        assert all(score.times(MoveKind.DECLARATION) == () for score in table if score is not declarer)
        for score in table:
            assert len(score.times(MoveKind.BID)) >= 1
            assert 1 <= len(score.times(MoveKind.CARD)) <= 12
            assert all(0 <= time < 10_000_000 for kind in MoveKind for time in score.times(kind))


@pytest.mark.parametrize("preset", ["isko_list", "altenburg_1937", "pub_pl", "xskat_pub"])
def test_a_deal_can_be_played_again(preset: str) -> None:
    under = msgspec.structs.replace(contest(("random",) * 3), rules=load_preset(preset))
    for number in range(4):
        assert _without_times(played(under, number)) == _without_times(played(under, number))


def test_no_other_cards_come_where_the_rules_deal_again() -> None:
    # Else tables of one deal would compare different cards.
    rules = with_settings(contest().rules, {"auction.all_pass": "redeal"})
    again = msgspec.structs.replace(contest(("random",) * 3), rules=rules)
    passed = [score for number in range(20) for score in played(again, number) if score.role is Role.PASSED]
    assert passed
    assert all((score.list_points, score.times(MoveKind.CARD)) == (0, ()) for score in passed)


def _without_times(scores: tuple[Score, ...]) -> list[Score]:
    times = {f"{kind.value}_times": () for kind in MoveKind}
    return [msgspec.structs.replace(score, **times) for score in scores]
