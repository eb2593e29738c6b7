"""The arena: the same deals for everybody, and figures that add up."""

import pytest

from vorhand.arena.deals import Assignment, Score, played
from vorhand.arena.figures import figures
from vorhand.arena.running import deals_played
from vorhand.presets import load_preset

RULES = load_preset("isko_list")
NAMES = ("casual", "random", "casual")


def score(list_points: int, game: str = "", *, won: bool = False) -> Score:
    return Score(list_points=list_points, declared=bool(game), won=won, game=game, seconds=0.01, moves=10)


def test_a_deal_is_the_same_whoever_sits_where() -> None:
    # Three of a kind with seeds by seat: a rotation changes nobody but the names.
    first = played(RULES, ("casual",) * 3, Assignment(5, 0))
    second = played(RULES, ("casual",) * 3, Assignment(5, 1))
    turned = (second[2], second[0], second[1])
    assert [one.list_points for one in first] == [one.list_points for one in turned]


def test_the_list_points_are_those_of_the_list() -> None:
    for seed in range(30):
        scores = played(RULES, NAMES, Assignment(seed, 0))
        declarers = [one for one in scores if one.declared]
        assert len(declarers) <= 1
        others = [one.list_points for one in scores if not one.declared]
        if declarers and declarers[0].won:
            assert declarers[0].list_points > 50
            assert others == [0, 0]
        elif declarers:
            assert declarers[0].list_points < -50
            assert others == [40, 40]
        else:
            assert others == [0, 0, 0]


def test_deals_are_played_side_by_side_and_come_in_their_order() -> None:
    one = [*deals_played(RULES, NAMES, 6, seed=3, processes=1)]
    two = [*deals_played(RULES, NAMES, 6, seed=3, processes=2)]
    assert [[[s.list_points for s in rotation] for rotation in deal] for deal in one] == [
        [[s.list_points for s in rotation] for rotation in deal] for deal in two
    ]
    assert all(len(deal) == 3 for deal in one)


def test_figures_are_means_over_deals_with_their_error() -> None:
    deals = [
        [(score(100, "clubs", won=True), score(0)), (score(-80, "grand"), score(40))],
        [(score(0), score(70, "null", won=True)), (score(0), score(0))],
    ]
    found = figures(("a", "b"), deals)
    a, b = found.players
    assert found.deals == 2
    assert (a.list_points_per_deal, b.list_points_per_deal) == (5.0, 27.5)
    assert a.standard_error == pytest.approx(5.0)
    assert (a.declared, a.won, b.declared, b.won) == (0.5, 0.5, 0.25, 1.0)
    assert a.games == {"clubs": 1, "grand": 1}
    assert a.ms_per_move == pytest.approx(1.0)


def test_a_single_deal_has_no_error() -> None:
    [one] = figures(("a",), [[(score(10),)]]).players
    assert (one.standard_error, one.won) == (0.0, 0.0)
