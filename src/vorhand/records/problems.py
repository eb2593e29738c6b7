"""What is wrong with a record: where, what was expected, what was found, and the rule behind it."""

from enum import Enum

import msgspec

from vorhand.core.errors import IllegalEvent, Reason

LONGEST_QUOTE = 60
"""Characters of a file that a message repeats at most."""

MOST_PROBLEMS = 20
"""Problems that are listed for one record; there is little to learn from more."""


class RecordReason(Enum):
    """Why a record cannot be read or does not agree; an illegal event has its `Reason` instead."""

    NO_RECORDS = "no_records"
    LINE_TOO_LONG = "line_too_long"
    DAMAGED = "damaged"
    NOT_UTF8 = "not_utf8"
    BAD_LINE = "bad_line"
    UNKNOWN_VERSION = "unknown_version"
    TRUNCATED = "truncated"
    OUT_OF_PLACE = "out_of_place"
    WRONG_NUMBER = "wrong_number"
    TOO_MANY_LINES = "too_many_lines"
    BAD_SEATS = "bad_seats"
    DIGEST_DIFFERS = "digest_differs"
    PROPERTY_MISSING = "property_missing"
    PROPERTY_TWICE = "property_twice"
    BAD_MOVE = "bad_move"
    HIDDEN_CARDS = "hidden_cards"
    BAD_RESULT = "bad_result"
    AFTER_THE_END = "after_the_end"
    UNFINISHED = "unfinished"
    NO_RESULT = "no_result"
    RESULT_DIFFERS = "result_differs"


DISAGREEMENTS = frozenset(
    {RecordReason.AFTER_THE_END, RecordReason.DIGEST_DIFFERS, RecordReason.RESULT_DIFFERS}
)
"""A record with such a problem, or an illegal event, is readable and wrong; any other makes it unreadable."""


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One problem of a record."""

    reason: RecordReason | Reason
    message: str
    """What is wrong and what was allowed, in English for the one who made the file."""
    line: int | None = None
    """Line of the file, from 1."""
    event: int | None = None
    """Number of the event within its deal, from 0."""
    path: str = ""
    """JSON path, property or field within the line."""
    source: str = ""
    """The rule: a paragraph with its year, or the section of a format description."""
    expected: str = ""
    found: str = ""
    explained: str = ""
    """Why a known difference is there; empty if nothing explains it."""

    @property
    def text(self) -> str:
        """The whole problem in one line."""
        where = ", ".join(place for place in (self._line, self._event, self.path) if place)
        source = f" ({self.source})" if self.source else ""
        explained = f"; explained: {self.explained}" if self.explained else ""
        return (
            f"{where}: {self.message}{source}{explained}" if where else f"{self.message}{source}{explained}"
        )

    @property
    def _line(self) -> str:
        return f"line {self.line}" if self.line else ""

    @property
    def _event(self) -> str:
        return f"event {self.event}" if self.event is not None else ""

    @property
    def disagrees(self) -> bool:
        """Whether the record is readable and wrong, rather than unreadable."""
        return isinstance(self.reason, Reason) or self.reason in DISAGREEMENTS


def illegal(refusal: IllegalEvent, *, line: int, event: int) -> Problem:
    """The problem that an event of a record is not legal."""
    return Problem(
        reason=refusal.reason, message=refusal.message, source=refusal.source, line=line, event=event
    )


def quoted(text: str | bytes) -> str:
    """Text of a file as it may be printed: short, and without control characters."""
    shown = text.decode("utf-8", "backslashreplace") if isinstance(text, bytes) else text
    cut = shown if len(shown) <= LONGEST_QUOTE else shown[:LONGEST_QUOTE] + "..."
    return ascii(cut)
