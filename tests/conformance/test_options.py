"""No rule option is dead: for each there is a vector whose answer depends on it."""

import pytest

from docs._ext.witnesses import witness
from vorhand.core.rules.ruleset import ISKO, settings_of

DRAWN_BY_LOT = "list.first_dealer"
"""Its two values differ in chance alone, and no vector can show that."""


@pytest.mark.parametrize("key", [key for key in settings_of(ISKO) if key != DRAWN_BY_LOT])
def test_some_vector_would_be_answered_otherwise_at_another_value(key: str) -> None:
    assert witness(key) is not None
