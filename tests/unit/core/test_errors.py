"""The tree of errors."""

import pytest

from vorhand.core import errors
from vorhand.core.errors import IllegalCommand, IllegalContract, IllegalEvent, Reason, Refusal, SkatError


def test_every_error_is_a_skat_error_and_a_value_error() -> None:
    own = [
        thing for thing in vars(errors).values() if isinstance(thing, type) and issubclass(thing, SkatError)
    ]
    assert {error.__name__ for error in own} == {
        "SkatError", "Refusal", "IllegalEvent", "IllegalCommand", "IllegalContract",
        "AchievementError", "NotationError", "RecordError", "RuleSetError",
    }  # fmt: skip
    assert all(issubclass(error, ValueError) for error in own if error is not SkatError)


@pytest.mark.parametrize("kind", [IllegalCommand, IllegalEvent, IllegalContract])
def test_a_refusal_carries_its_reason_its_words_and_its_source(kind: type[Refusal]) -> None:
    refusal = kind(Reason.MUST_FOLLOW, "C9 does not follow HA", source="ISkO 2022 4.2")
    assert (refusal.reason, refusal.message, refusal.source) == (
        Reason.MUST_FOLLOW,
        "C9 does not follow HA",
        "ISkO 2022 4.2",
    )
    assert str(refusal) == "C9 does not follow HA (ISkO 2022 4.2)"
    assert str(kind(Reason.MUST_FOLLOW, "C9 does not follow HA")) == "C9 does not follow HA"


def test_reasons_are_words_for_the_wire() -> None:
    assert all(reason.value == reason.name.lower() for reason in Reason)
