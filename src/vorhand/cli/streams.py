"""Standard streams that never fail over a letter, whatever the terminal can show."""

import codecs
import os
import sys
import unicodedata
from io import TextIOWrapper

import click

SPELLED = "vorhand.spelled"
"""The name of the way to treat letters that an encoding does not have."""


def forgiving_streams() -> None:
    """Write what a stream cannot hold in plain letters; read bytes that are no text as `�`."""
    codecs.register_error(SPELLED, _spelled)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=SPELLED)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def write(text: str) -> None:
    """One line on standard output; click left to itself takes a stream of few letters for a mistake."""
    click.echo(text, file=sys.stdout)


def complain(text: str) -> None:
    """One line on standard error."""
    click.echo(text, file=sys.stderr)


def give_up_output() -> None:
    """Let nothing be written any more to a standard output that takes nothing, not even at the very end."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _spelled(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError), "only for writing"
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(letter: str) -> str:
    """A card sign as the letter that means the same when it is typed; other letters without their marks."""
    if letter in _SIGNS:
        return _SIGNS[letter]
    return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


_SIGNS = dict(zip("♣♠♥♦×−–·’„“”«»", 'CSHDx--|\'"""""', strict=True)) | {
    "→": "->",
    "ß": "ss",
    "ł": "l",
    "Ł": "L",
}
