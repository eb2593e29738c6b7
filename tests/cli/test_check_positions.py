"""`vorhand check positions`: what is told of right and wrong moves, and with which code it ends."""

from pathlib import Path

import pytest

from tests.cli.conftest import Runs
from tests.cli.program import documents
from vorhand.i18n import LANGUAGES

SPEC = Path(__file__).parents[2] / "spec" / "positions"
NAMING = SPEC / "naming.jsonl"
KONTRA = SPEC / "kontra.jsonl"


def test_a_player_who_is_right_everywhere_ends_well(run: Runs) -> None:
    done = run("check", "positions", KONTRA, "--player", "casual", "--lang", "en")
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines() == ["Kontra: 9 of 9", "9 passed, 0 failed"]


def test_what_only_stronger_players_must_know_is_shown_and_does_not_count(run: Runs) -> None:
    done = run("check", "positions", NAMING, "--player", "casual", "--lang", "en")
    assert done.code == 0
    assert "Naming the game: 8 of 10" in done.out
    assert "naming-02" in done.out
    assert done.out.splitlines()[-2:] == [
        "2 positions missed that only stronger players must get right",
        "8 passed, 0 failed",
    ]


def test_a_wrong_move_is_told_with_what_was_wanted_and_why(run: Runs) -> None:
    done = run("check", "positions", NAMING, "--player", "club", "--lang", "en")
    assert done.code == 1
    assert "All tricks are" in done.out
    assert "always grand" in done.out
    assert done.out.splitlines()[-1] == "8 passed, 2 failed"


def test_answers_as_json_are_one_document_a_line(run: Runs) -> None:
    *answers, summary = documents(run("check", "positions", NAMING, "--player", "club", "--json").out)
    assert summary == {"player": "club", "passed": 8, "failed": 2, "missed": 0}
    wrong = [answer for answer in answers if not answer["passed"]]
    assert [(answer["id"], answer["required"]) for answer in wrong] == [
        ("naming-02", True),
        ("naming-03", True),
    ]
    assert wrong[0]["always"] == [{"game": "grand", "hand": True, "ouvert": True}]
    assert wrong[0]["played"]["game"] == "clubs"
    assert wrong[0]["why"]


def test_a_line_that_is_no_position_is_named_and_fails(run: Runs, tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_bytes(KONTRA.read_bytes().splitlines()[3] + b"\n{}\n")
    done = run("check", "positions", broken, "--player", "casual", "--lang", "en")
    assert done.code == 1
    assert f"{broken}:2: unreadable" in done.out
    assert done.out.splitlines()[-1] == "1 passed, 1 failed"


def test_nothing_to_ask_is_no_success(run: Runs, tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_bytes(b"\n")
    done = run("check", "positions", empty, "--player", "casual")
    assert (done.code, done.out.splitlines()[-1]) == (1, "0 passed, 0 failed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_positions_are_told_in_every_language(run: Runs, language: str) -> None:
    done = run("check", "positions", NAMING, "--player", "club", "--lang", language)
    assert done.code == 1
    assert done.out.splitlines()[-1] == "8 passed, 2 failed"
    assert ("Played" in done.out) is (language == "en")
