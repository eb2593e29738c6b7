"""Standard streams that never fail over a letter, whatever the terminal can show."""

import codecs
import sys
import unicodedata
from io import TextIOWrapper

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
