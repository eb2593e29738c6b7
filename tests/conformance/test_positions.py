"""The positions of `spec/positions`: every level gets them right but for the failures listed here."""

import io
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.conformance.judging import is_borne_out, judgements, positions_of
from vorhand.conformance.positions import (
    Answered,
    AskedPosition,
    Grounds,
    Role,
    check_positions,
    choice,
    is_required,
    question,
)
from vorhand.conformance.vectors import LONGEST_LINE
from vorhand.core.cards import Card
from vorhand.core.commands import Command, DeclareGame, Decline, Discard, Double, PlayCard
from vorhand.core.contract import GameType
from vorhand.core.rules.kontra import Doubling
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.players import LEVELS, Player, make_player

SPEC = Path(__file__).parents[2] / "spec" / "positions"
FILES = sorted(SPEC.glob("*.jsonl"))
POSITIONS = [position for path in FILES for position in positions_of(path)]
SEARCHED = [position for position in POSITIONS if position.grounds is Grounds.SEARCH]
LAYOUTS = 60
"""Enough to tell the moves apart, and quick; `python -m tests.conformance.judging` takes four hundred."""

NO_SCHWARZ = "announces no Schwarz and no open grand"
NO_OUVERT_IN_BIDDING = "does not count on an open null while bidding"
LIKELY_VOID = "takes the declarer, who kept one spade and laid the other away, for void in the suit"
LIKELY_LOST = (
    "in the worlds that the bids make likely the game is lost anyway, and it plays against Schneider"
)

KNOWN_FAILURES: dict[str, dict[str, str]] = {
    "club": {
        "bidding-05": NO_OUVERT_IN_BIDDING,
        "defender-behind-06": LIKELY_LOST,
        "defender-leading-08": LIKELY_VOID,
        "naming-02": NO_SCHWARZ,
        "naming-03": NO_SCHWARZ,
    },
    "expert": {"defender-behind-06": LIKELY_LOST, "defender-leading-08": LIKELY_VOID},
    "master": {"defender-behind-06": LIKELY_LOST},
}
"""By level: positions that it is required to get right and does not, each with the reason."""


def written(**fields: Any) -> bytes:
    """A position as a line; what is not given makes it one that the casual player gets right."""
    hands = {
        "forehand": ["C7", "CA", "ST", "SJ", "SK", "H9", "HT", "HK", "D8", "D9"],
        "middlehand": ["C8", "C9", "CT", "CK", "SA", "HJ", "D7", "DT", "DJ", "DA"],
        "rearhand": ["CQ", "S7", "S8", "S9", "SQ", "H7", "H8", "HA", "DQ", "DK"],
    }
    sound = {
        "id": "ours-1",
        "role": "bidding",
        "rule": "Open with a good hand",
        "why": "Two jacks and five clubs.",
        "level": "casual",
        "grounds": "rule",
        "rules": {"preset": "isko"},
        "asked": "middlehand",
        "always": [18],
        "events": [{"event": "cards_dealt", "hands": hands, "skat": ["CJ", "HQ"]}],
    }
    kept = {key: value for key, value in (sound | fields).items() if value is not None}
    return json.dumps(kept).encode() + b"\n"


def run(*lines: bytes, level: str = "casual", player: Player | None = None) -> list[Answered]:
    stream = io.BytesIO(b"".join(lines))
    return list(check_positions(stream, "ours.jsonl", level, player or make_player(level, 1)))


def answers_of(paths: Iterable[Path], level: str) -> list[Answered]:
    player = make_player(level, 1)
    found: list[Answered] = []
    for path in paths:
        with path.open("rb") as stream:
            found += check_positions(stream, path.name, level, player)
    return found


def check_refused(line: bytes, *said: str) -> None:
    """The line has failed, names its place and says why, and no level is excused."""
    [answer] = run(line, level="random")
    assert (answer.passed, answer.required, answer.where) == (False, True, "ours.jsonl:1")
    for words in said:
        assert words in answer.why


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_fails_just_where_it_is_known_to(level: str) -> None:
    answers = answers_of(FILES, level)
    failed = {answer.id: answer.played for answer in answers if answer.required and not answer.passed}
    assert set(failed) == set(KNOWN_FAILURES.get(level, {})), failed
    assert len(answers) == len(POSITIONS)


def test_a_player_without_judgement_fails_in_every_role() -> None:
    player = make_player("random", 1)
    for path in FILES:
        with path.open("rb") as stream:
            assert not all(answer.passed for answer in check_positions(stream, path.name, "casual", player))


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.id)
def test_a_position_can_come_about_and_leaves_a_choice(position: AskedPosition) -> None:
    """The loader folds it through the rules and finds every move that is named among the options."""
    asked = question(position)
    assert asked.view.position is position.asked
    assert position.rule
    assert position.why.endswith(".")
    if asked.options.cards and not asked.may_interrupt:
        assert len(asked.options.cards) > len(position.always + position.never)


@pytest.mark.parametrize("position", SEARCHED, ids=lambda position: position.id)
def test_a_search_over_many_layouts_bears_the_judgement_out(position: AskedPosition) -> None:
    assert is_borne_out(position, judgements(position, LAYOUTS))


def test_a_file_holds_one_role_and_bears_its_name() -> None:
    for path in FILES:
        assert {position.role.value for position in positions_of(path)} == {path.stem}
    assert {path.stem for path in FILES} == {role.value for role in Role}


def test_every_position_has_an_id_of_its_own() -> None:
    ids = [position.id for position in POSITIONS]
    assert len(set(ids)) == len(ids) >= 60


def test_positions_are_asked_of_known_levels() -> None:
    expected = {"casual", "club", "expert", "master"}
    assert {position.level for position in POSITIONS} <= expected


def test_the_reader_asks_every_line_and_counts_empty_ones_only_for_places() -> None:
    answers = run(written(), b"\n", b"  \n", written(id="ours-2"))
    assert [(answer.id, answer.passed, answer.where) for answer in answers] == [
        ("ours-1", True, "ours.jsonl:1"),
        ("ours-2", True, "ours.jsonl:4"),
    ]


def test_an_answer_tells_what_was_played_and_what_was_wanted() -> None:
    [answer] = run(written(always=None, never=[18, 20]))
    assert (answer.passed, answer.required, answer.played) == (False, True, 18)
    assert (answer.never, answer.always, answer.why) == ((18, 20), (), "Two jacks and five clubs.")


@pytest.mark.parametrize(
    "line",
    [
        b"{\n",
        b"null\n",
        b"{}\n",
        b"\xff\xfe\x00\x01\n",
        b"[" * 100_000 + b"\n",
        written(surplus=1),
        written(role="dealer"),
        written(asked="dealer"),
        written(always=[None]),
        written(why=None),
    ],
)
def test_a_line_that_is_no_position_has_failed_and_says_so(line: bytes) -> None:
    check_refused(line, "unreadable")


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"always": None}, "always done or what is never done"),
        ({"never": [20]}, "always done or what is never done"),
        ({"always": ["CJ"]}, "'CJ' cannot be said or played by middlehand here"),
        ({"always": [19]}, "19 cannot be said or played by middlehand here"),
        ({"always": [{"game": "grand"}]}, "cannot be said or played"),
        ({"always": [["C8", "C9"]]}, "cannot be said or played"),
        ({"asked": "rearhand"}, "cannot be said or played by rearhand here"),
        ({"rules": {"preset": "iskoo"}}, "did you mean isko"),
        ({"rules": {"preset": "isko", "set": {"kontra.wo": "nobody"}}}, "kontra.wo"),
        ({"events": [{"event": "card_eaten"}]}, "card_eaten"),
        ({"events": []}, "cannot be said or played"),
    ],
)
def test_a_position_that_cannot_be_asked_has_failed_and_says_why(fields: dict[str, Any], said: str) -> None:
    check_refused(written(**fields), said)


def test_events_that_cannot_follow_each_other_are_refused() -> None:
    events = [*json.loads(written())["events"], {"event": "bid_held", "by": "forehand"}]
    check_refused(written(events=events), "no value has been named to hold")


def test_a_line_that_is_too_long_ends_the_reading() -> None:
    first, second = run(written(), b" " * (LONGEST_LINE + 1) + b"\n" + written())
    assert first.passed
    assert (second.passed, second.where) == (False, "ours.jsonl:2")
    assert f"more than {LONGEST_LINE} bytes" in second.why


def test_what_only_stronger_players_have_to_know_is_not_required_of_weaker_ones() -> None:
    order = [[is_required(level, of) for of in ("random", "casual", "club")] for level in ("casual", "club")]
    assert order == [[False, True, True], [False, False, True]]
    assert not is_required("grandmaster", LEVELS[-1])


def position(**fields: Any) -> AskedPosition:
    return msgspec.json.decode(written(**fields), type=AskedPosition)


@pytest.mark.parametrize(
    ("move", "command", "is_met"),
    [
        ("D8", Discard((Card.D8, Card.C9)), True),
        ("D8", Discard((Card.D7, Card.C9)), False),
        (["C9", "D8"], Discard((Card.D8, Card.C9)), True),
        (["C9", "D8"], Discard((Card.D8, Card.D7)), False),
        ({"game": "grand"}, DeclareGame(GameType.GRAND, hand=True), True),
        ({"game": "grand", "hand": True}, DeclareGame(GameType.GRAND), False),
        ("kontra", Double(Doubling.KONTRA), True),
        ("decline", Double(Doubling.KONTRA), False),
        ("C9", PlayCard(Card.C9), True),
        ("decline", Decline(), True),
    ],
)
def test_a_command_is_compared_with_the_move_that_is_named(move: Any, command: Command, is_met: bool) -> None:
    assert position(always=[move]).is_met_by(command) is is_met
    assert position(always=None, never=[move]).is_met_by(command) is not is_met


class Doubler:
    """Doubles where it may, else plays the first card."""

    def choose(self, rules: RuleSet, view: View, options: Options) -> Command:
        return PlayCard(options.cards[0])

    def interrupts(self, rules: RuleSet, view: View, options: Options) -> Command | None:
        return next((command for command in options.simple if isinstance(command, Double)), None)


def test_a_doubling_comes_before_the_card() -> None:
    asked = {
        position.id: question(position)
        for position in positions_of(SPEC / "kontra.jsonl")
        if position.rules.preset == "pub_pl" and position.always == ("kontra",)
    }
    assert asked
    for found in asked.values():
        assert found.is_awaited
        assert found.options.cards
        assert choice(found, Doubler()) == Double(Doubling.KONTRA)
