"""Letters that an encoding does not have."""

import codecs
import sys
from io import BytesIO, TextIOWrapper

import pytest

from vorhand.cli.streams import SPELLED, forgiving_streams, give_up_output


def ascii_output(monkeypatch: pytest.MonkeyPatch) -> BytesIO:
    """Standard streams of our own; what is written to the output in ASCII."""
    out = BytesIO()
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"\xff\n"), encoding="utf-8"))
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(out, encoding="ascii"))
    monkeypatch.setattr(sys, "stderr", None)
    forgiving_streams()
    return out


@pytest.mark.parametrize(
    ("encoding", "text", "spelled"),
    [
        ("ascii", "♣B ♠A ♥10 ♦7", "CB SA H10 D7"),
        ("ascii", "3 × 12 = −36 … – →", "3 x 12 = -36 ... - ->"),
        ("ascii", "„Grün“ «ґран» ’", '"Grun" "????" \''),
        ("ascii", "Żołądź ß", "Zoladz ss"),
        ("latin-1", "„Grün“ × ♣", '"Grün" × C'),
        ("iso8859-7", "κόντρα ♥", "κόντρα H"),
        ("cp1251", "Дзвінки ×", "Дзвінки x"),
        ("utf-8", "ґ ♣ \udcff", "ґ ♣ ?"),
    ],
)
def test_letters_are_spelled_in_those_there_are(encoding: str, text: str, spelled: str) -> None:
    forgiving_streams()
    assert text.encode(encoding, SPELLED).decode(encoding) == spelled


def test_spelling_is_for_writing_only() -> None:
    forgiving_streams()
    with pytest.raises(AssertionError):
        codecs.lookup_error(SPELLED)(UnicodeDecodeError("ascii", b"\xff", 0, 1, "no"))


def test_the_standard_streams_spell_and_replace(monkeypatch: pytest.MonkeyPatch) -> None:
    out = ascii_output(monkeypatch)
    print("♣J", flush=True)
    assert out.getvalue() == b"CJ\n"
    assert sys.stdin.readline() == "�\n"


def test_an_output_that_takes_what_is_written_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    out = ascii_output(monkeypatch)
    print("kept")
    give_up_output()
    print("too", flush=True)
    assert out.getvalue() == b"kept\ntoo\n"
