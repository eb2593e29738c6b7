"""What scores say of players, worked out by hand."""

import pytest

from tests.unit.arena.made import clubs, contest, table
from vorhand.arena.deals import Score, TableKind
from vorhand.arena.estimates import Estimate
from vorhand.arena.figures import ArenaFigures, figures


def of(*deals: list[Score], duplicate: bool = False) -> ArenaFigures:
    return figures(contest(duplicate=duplicate), deals)


FIRST = [
    *table([74, 0, 0], declarer=0, declared=clubs()),
    *table([40, -98, 40], rotation=1, declarer=1, declared=clubs(won=False)),
    *table([0, 0, 0], rotation=2),
]
SECOND = [
    *table([-98, 40, 40], deal=1, declarer=0, declared=clubs(won=False, hand=True)),
    *table([0, 0, 74], deal=1, rotation=1, declarer=2, declared=clubs()),
    *table([0, 0, 74], deal=1, rotation=2, declarer=2, declared=clubs()),
]
ALIKE = table([10, 20, 30], kind=TableKind.SAME)
ALIKE_TOO = table([6, 6, 6], deal=1, kind=TableKind.SAME)


def test_list_points_are_a_mean_over_deals_with_its_error() -> None:
    found = of(FIRST, SECOND)
    assert (found.deals, [player.name for player in found.players]) == (2, ["casual", "random", "casual"])
    first = found.players[0]
    # 114 and -98 in three tables each.
    assert first.list_points_per_deal == pytest.approx(16 / 6)
    assert first.standard_error == pytest.approx(abs(114 + 98) / 2 / 3)
    assert first.whole.list_points == Estimate(first.list_points_per_deal, first.standard_error)


def test_declared_and_won_are_shares() -> None:
    first, second, third = of(FIRST, SECOND).players
    assert [one.declared for one in (first, second, third)] == pytest.approx([2 / 6, 1 / 6, 2 / 6])
    assert [one.won for one in (first, second, third)] == [0.5, 0.0, 1.0]


def test_who_never_declared_has_won_nothing() -> None:
    second = of(SECOND).players[1]
    assert (second.declared, second.won, second.whole.won, second.games) == (0.0, 0.0, None, {})


def test_roles_positions_and_games_part_the_deals() -> None:
    first = of(FIRST, SECOND).players[0]
    assert {role: part.deals for role, part in first.roles.items()} == {
        "declarer": 2,
        "defender": 3,
        "passed": 1,
    }
    assert first.roles["declarer"].list_points.mean == pytest.approx((74 - 98) / 2)
    assert first.roles["defender"].list_points.mean == pytest.approx(40 / 3)
    assert first.roles["passed"].share.mean == pytest.approx(1 / 6)
    assert {position: part.deals for position, part in first.positions.items()} == {
        "forehand": 2,
        "middlehand": 2,
        "rearhand": 2,
    }
    assert {game: (part.deals, part.won and part.won.mean) for game, part in first.games.items()} == {
        "clubs": (2, 0.5)
    }
    assert {text: part.deals for text, part in first.contracts.items()} == {"clubs": 1, "clubs hand": 1}


def test_a_share_counts_the_deals_before_its_first() -> None:
    # No clubs before the third deal; the share is of all deals, with the error of all.
    nothing = [[*table([0, 0, 0], deal=deal)] for deal in (0, 1)]
    third = table([74, 0, 0], deal=2, declarer=0, declared=clubs())
    share = of(*nothing, third).players[0].games["clubs"].share
    assert share.mean == pytest.approx(1 / 3)
    assert share.standard_error == pytest.approx(1 / 3)


def test_ahead_of_the_two_others_at_the_same_tables() -> None:
    first, second, third = of(FIRST, SECOND).players
    assert first.ahead_of_others is not None
    # Own 114 against (-98 + 40) / 2, and -98 against (40 + 188) / 2; three tables a deal.
    assert first.ahead_of_others.per_deal.mean == pytest.approx(((114 + 29) + (-98 - 114)) / 6)
    assert first.ahead_of_others.per_deal.standard_error == pytest.approx((143 + 212) / 2 / 3)
    assert first.ahead_of_others.per_36 == first.ahead_of_others.per_deal.times(36)
    leads = [player.ahead_of_others for player in (first, second, third)]
    assert sum(lead.per_deal.mean for lead in leads if lead is not None) == pytest.approx(0)


def test_ahead_of_the_second_player_in_the_same_seats_of_three_of_him() -> None:
    found = of([*FIRST, *ALIKE], [*SECOND, *ALIKE_TOO], duplicate=True)
    first = found.players[0]
    assert first.ahead_of_second is not None
    # Whoever sat there was in all three positions: 114 against 60, and -98 against 18.
    assert first.ahead_of_second.per_deal.mean == pytest.approx((114 - 60 - 98 - 18) / 6)
    assert first.list_points_per_deal == pytest.approx(16 / 6), "the table of three is no table of his"
    assert found.same_table is not None
    assert found.same_table.list_points_per_deal == pytest.approx(78 / 6)
    assert found.same_table.ahead_of_others is None


def test_each_table_is_compared_by_position() -> None:
    # One table alone: the first player is middlehand, so what counts is the 20 of middlehand.
    one = [*table([50, 0, 0], rotation=1), *ALIKE]
    lead = of(one, duplicate=True).players[0].ahead_of_second
    assert lead is not None
    assert lead.per_deal == Estimate(30.0, None)


def test_without_tables_of_three_nothing_is_said_of_them() -> None:
    found = of(FIRST, SECOND)
    assert found.same_table is None
    assert [player.ahead_of_second for player in found.players] == [None] * 3


def test_passed_in_counts_tables() -> None:
    assert of(FIRST, SECOND).passed_in.mean == pytest.approx(1 / 6)


def test_times_are_milliseconds_by_kind_of_move() -> None:
    first = of(FIRST, SECOND).players[0]
    assert first.ms_per_move == pytest.approx(2.0)
    assert set(first.moves) == {"bid", "card"}
    bids, cards = first.moves["bid"], first.moves["card"]
    assert (bids.moves, bids.mean_ms, bids.p99_ms, bids.max_ms) == (12, 2.0, 3.0, 3.0)
    assert (cards.moves, cards.mean_ms, cards.max_ms) == (6, 2.0, 2.0)


def test_a_single_deal_has_no_error() -> None:
    one = of(FIRST).players[0]
    assert (one.standard_error, one.whole.list_points.standard_error) == (0.0, None)
