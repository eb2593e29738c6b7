"""A Ramsch told in words."""

from typing import Any

import pytest

from tests.unit.core.rules.test_ramsch import ALL_TIE, MARCH, NO_TRICK_FOR_F, PLAIN, TWO_TIE, Tricks, done
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.result import RamschResult
from vorhand.core.rules.ramsch import settle_ramsch
from vorhand.core.rules.ruleset import RamschRules
from vorhand.core.units import CardPoints
from vorhand.i18n import LANGUAGES, messages
from vorhand.telling.ramsch import ramsch_lines
from vorhand.telling.words import Words

NAMES = dict(zip(POSITIONS, ("Ann", "Bob", "Cid"), strict=True))
F, M, R = POSITIONS


def told(
    tricks: Tricks, language: str = "en", *, more: dict[str, Any] | None = None, **options: Any
) -> list[str]:
    """The lines under options of `RamschRules`; `more` is more of the achievement."""
    achievement = done(tricks, **(more or {}))
    nothing = (CardPoints(0), CardPoints(0), CardPoints(0))
    result = RamschResult(
        achievement=achievement,
        settlement=settle_ramsch(RamschRules(**options), achievement),
        trick_points=nothing,
        tricks=(0, 0, 0),
    )
    return list(ramsch_lines(Words(messages(language)), result, lambda place: NAMES[place]))


@pytest.mark.parametrize(
    ("tricks", "options", "lines"),
    [
        (
            PLAIN,
            {},
            [
                "Ramsch",
                "Card points: Ann 45, Bob 44, Cid 31",
                "The skat (14) goes to the loser: Ann",
                "Ann: most card points (45)",
                "Ann: −45",
                "Bob: 0",
                "Cid: 0",
            ],
        ),
        (
            PLAIN,
            {"skat_to": "nobody"},
            [
                "Card points: Ann 31, Bob 44, Cid 31",
                "The skat (14) does not count",
                "Bob: most card points (44)",
            ],
        ),
        (TWO_TIE, {"skat_to": "nobody"}, ["Most card points twice (45): both lose", "Ann: −45", "Bob: −45"]),
        (TWO_TIE, {"skat_to": "nobody", "tie": "split"}, ["Most card points twice (45): each loses half"]),
        (
            TWO_TIE,
            {"skat_to": "nobody", "tie": "later_trick"},
            ["Most card points twice (45): the one with the later trick loses – Bob", "Bob: −45"],
        ),
        (TWO_TIE, {}, ["The skat (14) goes with the last trick: Cid", "both lose"]),
        (TWO_TIE, {"skat_to": "loser"}, ["The skat (14) goes to the loser: Ann, Bob"]),
        (ALL_TIE, {"skat_to": "nobody"}, ["All three have the same: nothing is written"]),
        (
            ALL_TIE,
            {"skat_to": "nobody", "all_equal": "all_lose"},
            ["All three have the same: everyone loses"],
        ),
        (MARCH, {}, ["Durchmarsch: Cid has all the tricks and wins", "Cid: +120"]),
        (MARCH, {"durchmarsch": "loses"}, ["Durchmarsch: Cid has all the tricks and loses", "Cid: −120"]),
        (PLAIN, {"loss": "fixed"}, ["Ann: most card points (45)", "Fixed loss: 10", "Ann: −10"]),
        (
            NO_TRICK_FOR_F,
            {"skat_to": "nobody", "jungfrau": True},
            ["Bob: most", "Jungfrau: Ann × 2", "Bob: −120"],
        ),
        (
            PLAIN,
            {"announced_jungfrau": True, "more": {"announced_jungfrau": M}},
            ["Announced Jungfrau broken: Bob", "Bob: −120"],
        ),
        (
            NO_TRICK_FOR_F,
            {"announced_jungfrau": True, "more": {"announced_jungfrau": F}},
            ["Announced Jungfrau kept: Ann"],
        ),
        (
            PLAIN,
            {"pushing": True, "klopfen": True, "more": {"pushes": 1, "knocks": 1, "bock": True}},
            ["pushed on once × 2", "one knock × 2", "Bock × 2", "Ann: −360"],
        ),
        (
            PLAIN,
            {"pushing": True, "klopfen": True, "more": {"pushes": 3, "knocks": 2}},
            ["pushed on 3 times × 8", "2 knocks × 4"],
        ),
    ],
)
def test_a_ramsch_is_told_with_its_reasons(tricks: Tricks, options: dict[str, Any], lines: list[str]) -> None:
    text = "\n".join(told(tricks, **options))
    place = 0
    for line in lines:
        found = text.find(line, place)
        assert found >= 0, f"{line!r} is not in\n{text}"
        place = found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ramsch_is_told_in_every_language(language: str) -> None:
    lines = told(PLAIN, language, pushing=True, klopfen=True, more={"pushes": 2, "knocks": 1, "bock": True})
    assert len(lines) == 10
    assert all(any(name in line for name in NAMES.values()) for line in lines[-3:])


def test_positions_are_named_by_who_sits_there() -> None:
    assert set(NAMES) == set(Position)
