"""The lines of a table's log besides those of a game record: who sits where, and under which rules.

A table's log is one sequence of lines. What happens at the table itself is one of these; from the match on
the lines are those of a game record (`vorhand.records.lines`), so a record is the log without these.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from vorhand.core.errors import RecordError
from vorhand.core.rules.ruleset import RuleSet
from vorhand.records.lines import (
    Count,
    DealLine,
    EventLine,
    Instant,
    MatchLine,
    NoteLine,
    ResultLine,
    SealedLine,
    SeatNumber,
)


class TableLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Common settings of all lines here."""


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished deal at another table, from which a deal is played on."""

    table: str
    deal: Annotated[int, Meta(ge=1, le=1_000_000_000)]
    """Its number there."""
    event: Count
    """Number of the last event that was taken over."""


class RoomOpened(TableLine, frozen=True, kw_only=True, tag_field="line", tag="room_opened"):
    """A table was set up by a person."""

    rules: RuleSet
    preset: str
    host: str
    """The person's id, which never leaves the server."""
    created: Instant
    practice: bool = False
    """Whether nothing counts that is written on the list here."""
    origin: Origin | None = None
    """Where the only deal of such a table comes from; None where deals are dealt here."""


class RulesChosen(TableLine, frozen=True, kw_only=True, tag_field="line", tag="rules_chosen"):
    """Before the match the host chose other rules."""

    rules: RuleSet
    preset: str


class SeatTaken(TableLine, frozen=True, kw_only=True, tag_field="line", tag="seat_taken"):
    """A person sat down, or changed seats before the match."""

    seat: SeatNumber
    person: str
    name: Annotated[str, Meta(min_length=1)]


class ComputerSeated(TableLine, frozen=True, kw_only=True, tag_field="line", tag="computer_seated"):
    """A computer was set on a seat before the match."""

    seat: SeatNumber
    level: str


class SeatFreed(TableLine, frozen=True, kw_only=True, tag_field="line", tag="seat_freed"):
    """Before the match a seat became free."""

    seat: SeatNumber


class SeatLeft(TableLine, frozen=True, kw_only=True, tag_field="line", tag="seat_left"):
    """A person left the running match for good; a computer plays on for the seat."""

    seat: SeatNumber


class CoverBegan(TableLine, frozen=True, kw_only=True, tag_field="line", tag="cover_began"):
    """A person's line is down, and a computer plays for the seat until it stands again."""

    seat: SeatNumber


class CoverEnded(TableLine, frozen=True, kw_only=True, tag_field="line", tag="cover_ended"):
    """The person is back and plays on."""

    seat: SeatNumber


class MatchClosed(TableLine, frozen=True, tag_field="line", tag="match_closed"):
    """The host closed a list that has no end of its own."""


HouseLine = (
    RoomOpened | RulesChosen | SeatTaken | ComputerSeated | SeatFreed | SeatLeft | CoverBegan | CoverEnded
    | MatchClosed
)  # fmt: skip
"""What happens at a table besides the game."""

RecordLine = MatchLine | DealLine | EventLine | NoteLine | SealedLine | ResultLine
"""What a record of the game is made of."""

RoomLine = HouseLine | RecordLine
"""One line of a table's log."""

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(RoomLine)


def encode_room_line(line: RoomLine) -> bytes:
    """The line as UTF-8 JSON without a newline."""
    return _ENCODER.encode(line)


def decode_room_line(body: bytes) -> RoomLine:
    """The line in `body`. Raises `RecordError` saying what is wrong and where."""
    try:
        return _DECODER.decode(body)
    except msgspec.MsgspecError as error:
        raise RecordError(f"a line of a table's log cannot be read: {error}") from error
