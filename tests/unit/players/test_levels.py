"""Players by name."""

import pytest

from vorhand.core.errors import SkatError
from vorhand.players import LEVELS, make_player


def test_there_is_a_player_of_every_level() -> None:
    assert LEVELS == ("random", "casual", "club", "expert", "master")
    assert all(make_player(level, 1) for level in LEVELS)


def test_an_unknown_level_is_refused_with_the_levels_that_there_are() -> None:
    with pytest.raises(SkatError, match=r"'grandmaster'.*random, casual"):
        make_player("grandmaster", 1)
