"""The counter for long work."""

import sys
from io import StringIO

import pytest

from vorhand.cli.progress import counted, stepped
from vorhand.cli.shell import Shell
from vorhand.i18n import messages


class Terminal(StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("stream", "settings", "is_shown"),
    [
        (Terminal, {}, True),
        (StringIO, {}, False),
        (Terminal, {"is_json": True}, False),
        (Terminal, {"is_quiet": True}, False),
    ],
)
def test_a_counter_is_shown_on_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, stream: type[StringIO], settings: dict[str, bool], is_shown: bool
) -> None:
    shell = Shell(messages("en"))
    for name, value in settings.items():
        setattr(shell, name, value)
    written = stream()
    monkeypatch.setattr(sys, "stderr", written)
    monkeypatch.setenv("TERM", "xterm")
    assert list(counted(shell, iter(range(5)), total=5)) == [0, 1, 2, 3, 4]
    assert bool(written.getvalue()) is is_shown


@pytest.mark.parametrize(
    ("stream", "settings", "is_shown"),
    [(Terminal, {}, True), (StringIO, {}, False), (Terminal, {"is_json": True}, False)],
)
def test_steps_are_shown_on_a_terminal_only_and_go_on(
    monkeypatch: pytest.MonkeyPatch, stream: type[StringIO], settings: dict[str, bool], is_shown: bool
) -> None:
    shell = Shell(messages("en"))
    for name, value in settings.items():
        setattr(shell, name, value)
    written = stream()
    monkeypatch.setattr(sys, "stderr", written)
    monkeypatch.setenv("TERM", "xterm")
    with stepped(shell) as goes_on:
        assert all(goes_on(done, 3) for done in range(3))
    assert bool(written.getvalue()) is is_shown
