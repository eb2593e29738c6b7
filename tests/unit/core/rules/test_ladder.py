"""The values that may be bid, and the games that have them."""

from itertools import pairwise

from tests.rules.table import isko
from vorhand.core.rules.ladder import LOWEST_BID, games_worth, ladder, next_bids, null_values
from vorhand.core.rules.ruleset import ISKO

LOW = (18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 45, 46, 48, 50, 54, 55, 59, 60)


def test_the_official_ladder_has_sixty_three_values_from_18_to_264() -> None:
    values = ladder(ISKO.values)
    assert len(values) == 63
    assert values[: len(LOW)] == LOW
    assert values[-3:] == (216, 240, 264)
    assert all(lower < higher for lower, higher in pairwise(values))
    assert values[0] == LOWEST_BID


def test_numbers_between_the_values_are_no_bids() -> None:
    assert not {0, 17, 19, 21, 25, 26, 28, 29, 31, 32, 34, 58, 230, 265, 360} & set(ladder(ISKO.values))


def test_options_of_values_change_the_ladder() -> None:
    old = ladder(isko(values__grand_ouvert_base=36).values)
    assert set(old) - set(ladder(ISKO.values)) == {252, 288, 324, 360}
    american = ladder(isko(values__grand_base=20).values)
    assert 220 in american
    assert 264 not in american
    assert 92 in ladder(isko(values__null_ouvert=92).values)
    assert 23 not in ladder(isko(values__null=0).values)
    assert 0 not in ladder(isko(values__null=0).values)
    assert ladder(isko(values__null=10).values)[0] == 10


def check_worth(value: int, *games: tuple[str, int | None], **settings: object) -> None:
    assert games_worth(isko(**settings), value) == games


def test_every_value_names_the_games_that_have_it() -> None:
    check_worth(18, ("diamonds", 2))
    check_worth(20, ("hearts", 2))
    check_worth(23, ("null", None))
    check_worth(24, ("clubs", 2))
    check_worth(35, ("null_hand", None))
    check_worth(36, ("diamonds", 4), ("clubs", 3))
    check_worth(46, ("null_ouvert", None))
    check_worth(48, ("clubs", 4), ("grand", 2))
    check_worth(59, ("null_ouvert_hand", None))
    check_worth(216, ("clubs", 18), ("grand", 9))
    check_worth(264, ("grand", 11))
    check_worth(19)
    check_worth(0)
    check_worth(0, values__null=0)
    check_worth(24, ("null", None), ("clubs", 2), values__null=24)
    check_worth(252, ("grand_ouvert", 7), values__grand_ouvert_base=36)
    check_worth(360, ("grand_ouvert", 10), values__grand_ouvert_base=36)
    check_worth(288, values__grand_ouvert_base=24)


def test_exactly_the_values_of_the_ladder_are_worth_a_game() -> None:
    for rules in (
        ISKO,
        isko(values__grand_base=20),
        isko(values__grand_ouvert_base=36),
        isko(values__null=10),
    ):
        assert tuple(value for value in range(401) if games_worth(rules, value)) == ladder(rules.values)


def test_the_next_bids_are_all_values_above() -> None:
    assert next_bids(ISKO, 0) == ladder(ISKO.values)
    assert next_bids(ISKO, 18)[0] == 20
    assert next_bids(ISKO, 59) == tuple(value for value in ladder(ISKO.values) if value > 59)
    assert next_bids(ISKO, 264) == ()


def test_null_games_have_fixed_values() -> None:
    assert null_values(ISKO.values) == {
        "null": 23,
        "null_hand": 35,
        "null_ouvert": 46,
        "null_ouvert_hand": 59,
    }
