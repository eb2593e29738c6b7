"""Leaving the terminal at every question of a deal, and taking the match up again where it was left."""

from collections.abc import Callable
from pathlib import Path

import pytest

from vorhand.cli import main

BY_QUESTION = {
    "Your bid?": "yes",
    "Yes or pass?": "yes",
    "Will you play at": "yes",
    "or play hand?": "skat",
    "Which two cards": "11 12",
    "Put down": "",
    "Which game": "clubs",
    "Announce anything": "",
    "all the same?": "yes",
    "grand hand instead": "no",
    "or push it on": "skat",
    "before the first card": "knock",
    "Kontra?": "",
    "Re?": "yes",
    "Do you agree?": "no",
    "Do you accept?": "no",
    "Go on with it?": "",
    "Your card?": "1",
}


SECOND_QUESTIONS = ("Put down", "Announce anything", "all the same?")
"""Questions about an answer that has not become an act yet; the first question is asked again."""


class Talk:
    """What is shown before each question, with the question itself."""

    def __init__(self, shown: Callable[[], str], most: int) -> None:
        self._shown = shown
        self._most = most
        self.parts: list[str] = []

    def input(self, question: str = "") -> str:
        self.parts.append(self._shown() + question)
        if len(self.parts) > self._most:
            raise EOFError
        return _answer(question)


def _answer(question: str) -> str:
    if question.startswith("You may play: "):
        return question.removeprefix("You may play: ").split()[0]
    return next(answer for words, answer in BY_QUESTION.items() if words in question)


def _is_second(part: str) -> bool:
    return any(words in part.splitlines()[-1] for words in SECOND_QUESTIONS)


@pytest.fixture
def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[list[str], str]]:
    """Plays one deal and leaves after so many answers: what was shown by question, and at the end."""

    def played(folder: Path, preset: str, seed: int, *, answers: int = 1000) -> tuple[list[str], str]:
        talk = Talk(lambda: capsys.readouterr().out, answers)
        monkeypatch.setattr("builtins.input", talk.input)
        words = ["play", "--lang", "en", "--deals", "1", "--seed", str(seed), "--preset", preset]
        with pytest.raises(SystemExit) as end:
            main([*words, "--level", "random", "--data", str(folder)])
        assert end.value.code == 0
        return talk.parts, capsys.readouterr().out

    return played


@pytest.mark.parametrize(("preset", "seed", "start"), [("pub_pl", 1, 0), ("xskat_pub", 4, 1), ("isko", 2, 2)])
def test_a_deal_goes_on_at_the_question_where_it_was_left(
    preset: str, seed: int, start: int, tmp_path: Path, play: Callable[..., tuple[list[str], str]]
) -> None:
    whole, end = play(tmp_path / "whole", preset, seed)
    assert len(whole) >= 10
    for left in range(start, len(whole), 3):
        folder = tmp_path / str(left)
        first, goodbye = play(folder, preset, seed, answers=left)
        assert first == whole[: left + 1]
        assert "The match is stored." in goodbye
        stored = (folder / "running.jsonl").read_bytes()
        (resume, again, *rest), last = play(folder, preset, seed)
        assert "Go on with it?" in resume
        asked = max(place for place in range(left + 1) if not _is_second(whole[place]))
        assert again.splitlines()[-3:] == whole[asked].splitlines()[-3:]
        assert (rest, last) == (whole[asked + 1 :], end)
        assert (folder / "running.jsonl").read_bytes().startswith(stored)


def test_what_happened_so_far_is_told_again(
    tmp_path: Path, play: Callable[..., tuple[list[str], str]]
) -> None:
    whole, _ = play(tmp_path, "isko", 2, answers=9)
    (_, again), _ = play(tmp_path, "isko", 2, answers=1)
    assert "The stored match goes on after 0 deals." in again
    told = [line for part in whole for line in part.splitlines() if line.startswith("  ") and ": " in line]
    assert len(told) > 10
    assert [line for line in again.splitlines() if line in told] == told


def test_a_stored_match_that_is_not_wanted_is_kept(
    tmp_path: Path, play: Callable[..., tuple[list[str], str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    play(tmp_path, "isko", 2, answers=3)
    stored = (tmp_path / "running.jsonl").read_bytes()
    monkeypatch.setitem(BY_QUESTION, "Go on with it?", "no")
    parts, _ = play(tmp_path, "pub_pl", 3, answers=1)
    assert f"The stored match is kept in {tmp_path / 'match-0001.jsonl'}." in parts[1]
    assert "Rules: Poland, pub" in parts[1]
    assert (tmp_path / "match-0001.jsonl").read_bytes() == stored
