"""`vorhand replay` at a terminal: step by step, on and back."""

import re
import time
from pathlib import Path
from typing import Any

import pexpect
import pytest

from tests.cli.program import PROGRAM, environment

COLOUR = re.compile(r"\x1b\[[0-9;]*m")


class Reader:
    """Somebody who steps through the first deal of a file."""

    def __init__(self, file: Path, *words: str) -> None:
        self._child: Any = pexpect.spawn(
            str(PROGRAM),
            ["replay", str(file), *words],
            env=environment(TERM="xterm-256color"),
            dimensions=(40, 100),
            encoding="utf-8",
            timeout=20,
        )
        self._child.delaybeforesend = None

    def shown(self) -> str:
        """What is shown before the next question, and the question."""
        self._child.expect_exact(" > ")
        return COLOUR.sub("", self._child.before)

    def type(self, text: str) -> None:
        self._child.sendline(text)

    def press(self, key: str) -> None:
        """A key with Ctrl, once the program waits for one."""
        time.sleep(0.1)
        self._child.sendcontrol(key)

    def end(self) -> tuple[int, str]:
        """The exit code, and what was shown last."""
        self._child.expect(pexpect.EOF)
        last = COLOUR.sub("", self._child.before)
        self._child.close()
        return int(self._child.exitstatus), last


def place(shown: str) -> int:
    """The number of the step."""
    (number,) = re.findall(r"(\d+) of \d+  Enter: on", shown)
    return int(number)


def test_enter_goes_on_and_back_goes_back(match_file: Path) -> None:
    reader = Reader(match_file, "--deal", "1")
    places = []
    for text in ("", "", "back", "", "b", "back", "back", "back", "anything", ""):
        places.append(place(reader.shown()))
        reader.type(text)
    assert places == [1, 2, 3, 2, 3, 2, 1, 1, 1, 2]
    reader.shown()
    reader.type("quit")
    code, last = reader.end()
    assert code == 0
    assert "End of the record." not in last


def test_the_end_tells_what_came_of_the_deal(match_file: Path) -> None:
    reader = Reader(match_file, "--deal", "1", "--as", "rearhand")
    steps = int(re.findall(r"1 of (\d+)", first := reader.shown())[0])
    assert "As seen by: rearhand" in first
    reader.type("")
    for number in range(2, steps + 1):
        assert place(reader.shown()) == number
        reader.type("")
    code, last = reader.end()
    assert code == 0
    assert "End of the record." in last


@pytest.mark.parametrize(("key", "code"), [("c", 130), ("d", 0)])
def test_ctrl_c_and_ctrl_d_leave(key: str, code: int, match_file: Path) -> None:
    reader = Reader(match_file)
    reader.shown()
    reader.press(key)
    ended, last = reader.end()
    assert ended == code
    assert "Traceback" not in last


def test_leaving_one_deal_leaves_all(match_file: Path) -> None:
    reader = Reader(match_file)
    reader.shown()
    reader.type("quit")
    assert "Deal 2" not in reader.end()[1]
