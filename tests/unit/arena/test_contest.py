"""What makes two contests one."""

import msgspec
import pytest

from tests.unit.arena.made import contest
from vorhand.arena.contest import DEALS_OF_A_SEED, Difference, differences
from vorhand.core.rules.ruleset import with_settings


def test_a_contest_does_not_differ_from_itself() -> None:
    assert (
        differences(contest(), msgspec.json.decode(msgspec.json.encode(contest()), type=type(contest())))
        == ()
    )


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"seed": 4}, [("seed", "3", "4")]),
        ({"duplicate": True}, [("duplicate", "false", "true")]),
        (
            {"players": ("casual", "casual", "random")},
            [("players", "casual,random,casual", "casual,casual,random")],
        ),
        ({"version": "0.0"}, [("version", contest().version, "0.0")]),
        (
            {"rules": with_settings(contest().rules, {"list.scoring": "classic"})},
            [("list.scoring", "seeger_fabian", "classic")],
        ),
    ],
)
def test_each_argument_that_differs_is_named(changes: dict[str, object], told: list[tuple[str, ...]]) -> None:
    asked = msgspec.structs.replace(contest(), **changes)
    assert differences(contest(), asked) == tuple(Difference(*one) for one in told)


def test_deals_of_one_seed_are_not_those_of_the_next() -> None:
    assert contest(seed=1).deal_seed(DEALS_OF_A_SEED - 1) + 1 == contest(seed=2).deal_seed(0)
