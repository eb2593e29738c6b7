"""`vorhand play` at a real terminal, and through pipes."""

import re
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pexpect
import pytest

from tests.cli.program import PROGRAM, environment, vorhand
from tests.cli.test_taking_up import BY_QUESTION
from vorhand.i18n import LANGUAGES, messages
from vorhand.records import open_records, verify

COLOUR = re.compile(r"\x1b\[[0-9;]*m")


class AtTerminal:
    """A person at a terminal of so many columns."""

    def __init__(self, data: Path, *words: str, columns: int = 100, **changes: str) -> None:
        terminal = {"TERM": "xterm-256color"} | changes
        self._child: Any = pexpect.spawn(
            str(PROGRAM),
            ["play", "--data", str(data), *words],
            env=environment(**terminal),
            dimensions=(40, columns),
            encoding="utf-8",
            timeout=20,
        )
        self._child.delaybeforesend = None
        self.raw = ""

    def question(self) -> str:
        """The next question, without what was shown before it."""
        self._child.expect_exact(" > ")
        self.raw += self._child.before + " > "
        return COLOUR.sub("", self._child.before).splitlines()[-1]

    def type(self, text: str) -> None:
        self._child.sendline(text)

    def press(self, key: str) -> None:
        """A key with Ctrl, once the program waits for one: between question and reading it would be lost."""
        time.sleep(0.1)
        self._child.sendcontrol(key)

    def answer_all(self, answers: Mapping[str, str]) -> None:
        """Answer until the program has ended."""
        try:
            while True:
                question = self.question()
                if question.startswith("You may play: "):
                    self.type(question.removeprefix("You may play: ").split()[0])
                else:
                    self.type(next(text for words, text in answers.items() if words in question))
        except pexpect.EOF:
            self.raw += self._child.before

    def end(self) -> int:
        """Wait for the end; the exit code."""
        self._child.expect(pexpect.EOF)
        self.raw += self._child.before
        self._child.close()
        assert self._child.signalstatus is None
        return int(self._child.exitstatus)

    @property
    def text(self) -> str:
        """All that was shown, without colours."""
        return COLOUR.sub("", self.raw).replace("\r\n", "\n")


def test_a_declarer_plays_a_whole_deal(tmp_path: Path) -> None:
    person = AtTerminal(tmp_path, "--seed", "1", "--deals", "1", "--level", "random")
    person.answer_all(BY_QUESTION | {"Your bid?": "264"})
    for text in ("You: 264?", "Declarer: You, bid 264", "In the skat", "clubs, bid 264", "Overbid"):
        assert text in person.text
    assert [verify(item).kind.value for item in open_records(tmp_path / "running.jsonl")] == ["agree"]


def test_a_defender_plays_until_there_was_a_game(tmp_path: Path) -> None:
    passes = dict.fromkeys(("Your bid?", "Yes or pass?", "Will you play at"), "p") | {"Next deal?": ""}
    person = AtTerminal(tmp_path, "--seed", "1", "--deals", "4", "--level", "casual")
    person.answer_all(BY_QUESTION | passes)
    assert "Trick 1" in person.text
    assert "Declarer: You" not in person.text
    assert {verify(item).kind.value for item in open_records(tmp_path / "running.jsonl")} == {"agree"}


@pytest.mark.parametrize("key", ["c", "d"])
def test_ctrl_c_and_ctrl_d_leave_the_match_stored(key: str, tmp_path: Path) -> None:
    person = AtTerminal(tmp_path, "--seed", "1")
    asked = person.question()
    person.press(key)
    assert person.end() == 0
    assert person.text.endswith("The match is stored. Start “vorhand play” again to go on.\n")
    assert "Traceback" not in person.text
    again = AtTerminal(tmp_path)
    assert again.question() == "An unfinished match is stored. Go on with it?"
    again.type("maybe")
    assert again.question() == "An unfinished match is stored. Go on with it?"
    assert "Type “yes” or “no”." in again.text
    again.type("")
    assert again.question() == asked
    again.press("c")
    assert again.end() == 0


@pytest.mark.parametrize("key", ["c", "d"])
def test_ctrl_c_at_the_question_whether_to_go_on_loses_nothing(key: str, tmp_path: Path) -> None:
    person = AtTerminal(tmp_path, "--seed", "1")
    person.question()
    person.press("d")
    person.end()
    stored = (tmp_path / "running.jsonl").read_bytes()
    again = AtTerminal(tmp_path)
    again.question()
    again.press(key)
    again.end()
    assert again.text.endswith("The match is stored. Start “vorhand play” again to go on.\n")
    assert (tmp_path / "running.jsonl").read_bytes() == stored


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words_for_help_and_leaving(language: str, tmp_path: Path) -> None:
    spoken = messages(language)
    words = {name: spoken.text(f"typed-{name}").split()[-1] for name in ("help", "list", "last", "quit")}
    typed = "\n".join(words.values()) + "\n"
    done = vorhand("play", "--data", tmp_path, "--seed", "1", "--lang", language, typed=typed)
    assert (done.code, done.err) == (0, "")
    for key in ("play-welcome", "play-hint", "help-always", "play-list-empty", "play-no-last-trick"):
        assert spoken.text(key) in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_is_played_in_every_language(language: str, tmp_path: Path) -> None:
    words = ["--seed", "3", "--deals", "1", "--lang", language, "--preset", "pub_pl", "--deck", "german"]
    done = vorhand("play", "--data", tmp_path, *words, typed=ANYTHING)
    assert (done.code, done.err) == (0, "")
    assert messages(language).text("list-title") in done.out
    assert [verify(item).kind.value for item in open_records(tmp_path / "running.jsonl")] == ["agree"]


ANYTHING = "".join(f"{word}\n" for word in ("pass", "push", "", *range(1, 11))) * 60
"""Something of it fits every question of somebody who does not bid."""


def test_a_narrow_terminal_gets_the_hand_in_several_rows(tmp_path: Path) -> None:
    person = AtTerminal(tmp_path, "--seed", "1", "--deals", "1", "--level", "random", columns=24)
    person.answer_all(BY_QUESTION | {"Your bid?": "264"})
    rows = [line for line in person.text.splitlines() if re.fullmatch(r"  (\d+ *)+", line)]
    assert rows
    assert max(map(len, rows)) <= 24
    assert any(row.split()[0] != "1" for row in rows)


def colours(tmp_path: Path, *words: str, **changes: str) -> set[str]:
    person = AtTerminal(tmp_path, "--seed", "1", *words, columns=100, **changes)
    person.question()
    person.press("d")
    person.end()
    return set(COLOUR.findall(person.raw))


def test_suits_are_coloured_on_a_terminal_that_wants_it(tmp_path: Path) -> None:
    red, green, yellow = "\x1b[31m", "\x1b[32m", "\x1b[33m"
    assert {red, green, yellow} <= colours(tmp_path / "four")
    french = colours(tmp_path / "two", "--deck", "french")
    assert red in french
    assert not {green, yellow} & french


@pytest.mark.parametrize("changes", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_suit_is_coloured_where_it_is_not_wanted(changes: dict[str, str], tmp_path: Path) -> None:
    assert not {code for code in colours(tmp_path, **changes) if code.startswith("\x1b[3")}


def test_quiet_play_leaves_out_the_welcome(tmp_path: Path) -> None:
    done = vorhand("play", "--data", tmp_path, "--quiet", "--seed", "1", typed="quit\n")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("\nDeal 1 of 36")
    assert "The match is stored" not in done.out


def test_a_match_lies_in_the_folder_of_the_person(tmp_path: Path) -> None:
    done = vorhand("play", typed="quit\n", HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path / "data"))
    assert done.code == 0
    assert (tmp_path / "data" / "vorhand" / "running.jsonl").stat().st_mode & 0o777 == 0o600


def test_a_finished_match_is_set_aside(tmp_path: Path) -> None:
    done = vorhand("play", "--data", tmp_path, "--set", "list.deals=1", "--seed", "3", typed=ANYTHING)
    assert done.code == 0
    assert "The match is over." in done.out
    assert [path.name for path in tmp_path.iterdir()] == ["match-0001.jsonl"]


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = vorhand("play", "--data", tmp_path / "file" / "folder")
    assert done.code == 2
    assert done.err.splitlines()[-1].startswith("Error: ")
    assert "Traceback" not in done.err
