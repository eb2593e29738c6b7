"""From the bytes of a line to the line, or to a problem that says where it is wrong and what was allowed."""

from collections.abc import Mapping
from typing import Any, Final, get_args

import msgspec

from vorhand.core.cards import CARDS
from vorhand.core.errors import RecordError
from vorhand.core.events import Event, snake_case
from vorhand.core.positions import POSITIONS
from vorhand.records.lines import VERSION, Line
from vorhand.records.problems import Problem, RecordReason, quoted
from vorhand.records.upcast import UPCASTERS, Upcaster, is_known, upcast

LONGEST_MESSAGE: Final = 200
"""Characters of a decoder's message; a longer one repeats the file."""


class _Head(msgspec.Struct):
    """What every version of a line has, whatever else may change."""

    line: str = ""
    version: int = VERSION


_LINES: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Line)
_HEADS = msgspec.json.Decoder(_Head)
_ANYTHING = msgspec.json.Decoder(dict[str, Any])


def decode_line(line: bytes, number: int, *, version: int = VERSION) -> Line:
    """The line with this `number` in a file of this `version`; a match line names its version itself.

    Raises `RecordError` that says what is wrong, where (line and JSON path), and what was allowed.
    """
    decoded = decoded_or_problem(line, number, version=version)
    if isinstance(decoded, Problem):
        raise RecordError(decoded.text)
    return decoded


def decoded_or_problem(
    line: bytes, number: int, *, version: int = VERSION, upcasters: Mapping[int, Upcaster] = UPCASTERS
) -> Line | Problem:
    """As `decode_line`, with the problem as a value. A match line is of the version that it names itself."""
    named = version_of(line)
    version = version if named is None else named
    if not is_known(version, current=VERSION, upcasters=upcasters):
        return _unknown_version(version, number)
    try:
        return _decoded(line, version, upcasters)
    except (msgspec.DecodeError, RecursionError) as error:
        return _not_utf8(line, number) or _problem(error, number)


def version_of(line: bytes) -> int | None:
    """The version that a match line names, whichever it is; None if it is no match line."""
    try:
        head = _HEADS.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return None
    return head.version if head.line == "match" else None


def _decoded(line: bytes, version: int, upcasters: Mapping[int, Upcaster]) -> Line:
    if version == VERSION:
        return _LINES.decode(line)
    older = upcast(_ANYTHING.decode(line), version=version, to=VERSION, upcasters=upcasters)
    converted: Line = msgspec.convert(older, Line)
    return converted


def _unknown_version(version: int, number: int) -> Problem:
    return Problem(
        reason=RecordReason.UNKNOWN_VERSION,
        message=f"version {version} of the format is not known; this program reads up to version {VERSION}",
        line=number,
        path="$.version",
    )


def _not_utf8(line: bytes, number: int) -> Problem | None:
    try:
        line.decode("utf-8")
    except UnicodeDecodeError as error:
        message = f"no UTF-8 text: byte {error.start} of the line is the first that is wrong"
        return Problem(reason=RecordReason.NOT_UTF8, message=message, line=number)
    return None


def _problem(error: Exception, number: int) -> Problem:
    if isinstance(error, RecursionError):
        message = "nested too deeply for a line of a record"
        return Problem(reason=RecordReason.BAD_LINE, message=message, line=number)
    message, _, path = str(error).partition(" - at `")
    path = path.rstrip("`")
    return Problem(
        reason=RecordReason.BAD_LINE,
        message=_shortened(message) + _allowed(message, path),
        line=number,
        path=path,
    )


def _shortened(message: str) -> str:
    return message if len(message) <= LONGEST_MESSAGE and message.isprintable() else quoted(message)


_POSITION_NAMES = ", ".join(position.value for position in POSITIONS)
_CARD_NAMES = f"{CARDS[0].value}..{CARDS[-1].value}: suit C S H D, then rank 7 8 9 T J Q K A"
_ALLOWED: Mapping[str, str] = {
    "format": "vorhand",
    "line": "match, deal, event, note, sealed, result",
    "event": ", ".join(snake_case(event.__name__) for event in get_args(Event)),
    "by": _POSITION_NAMES,
    "declarer": _POSITION_NAMES,
    "card": _CARD_NAMES,
    "cards[...]": _CARD_NAMES,
    "skat[...]": _CARD_NAMES,
    "forehand[...]": _CARD_NAMES,
    "middlehand[...]": _CARD_NAMES,
    "rearhand[...]": _CARD_NAMES,
}
"""By the last part of a JSON path: what may stand there."""


def _allowed(message: str, path: str) -> str:
    allowed = _ALLOWED.get(path.rpartition(".")[2])
    return f"; allowed: {allowed}" if allowed and message.startswith("Invalid") else ""
