"""The lines of Vorhand's own game records, one JSON object each; `spec/record-format.md` explains them."""

from enum import Enum
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from vorhand.core.cards import Card
from vorhand.core.events import Event
from vorhand.core.positions import Position
from vorhand.core.rules.ramsch import RamschKind
from vorhand.core.rules.ruleset import RuleSet

VERSION: Final = 1
"""The version of the format that this program writes."""

ISS: Final = "iss"
"""The format of a source that is a record of the International Skat Server."""

Instant = Annotated[
    str,
    Meta(
        pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$"
    ),
]
"""A point in time as RFC 3339 writes it."""

SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Secret = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes as 64 hex digits."""


PropertyName = Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9]*$")]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Common settings of all that stands in a line."""


class Player(Part, frozen=True):
    """Who sits at a seat."""

    name: str
    kind: Literal["person", "computer", "unknown"] = "unknown"
    level: str = ""
    """Level of a computer player."""


class Source(Part, frozen=True):
    """Where a record was converted from, with all that the other format says and ours has no place for."""

    format: str
    properties: tuple[tuple[PropertyName, str], ...] = ()
    """Names and values in the order of the file."""

    def value(self, name: str) -> str | None:
        """The value of a property, None if it is not there."""
        return next((value for known, value in self.properties if known == name), None)


class MatchLine(Part, frozen=True, kw_only=True, tag_field="line", tag="match"):
    """A table and its rules; the deals that follow were played there."""

    format: Literal["vorhand"]
    version: Literal[1]
    rules: RuleSet
    digest: str
    """`vorhand.core.rules.ruleset.digest` of the rules."""
    preset: str = ""
    """What people called these rules; never interpreted."""
    table: str
    seats: Annotated[tuple[Player, ...], Meta(min_length=3, max_length=4)]
    created: Instant | None = None
    source: Source | None = None


class DealLine(Part, frozen=True, kw_only=True, tag_field="line", tag="deal"):
    """The beginning of a deal: who sits where."""

    number: Annotated[int, Meta(ge=1, le=1_000_000_000)]
    id: str
    dealer: SeatNumber
    forehand: SeatNumber
    middlehand: SeatNumber
    rearhand: SeatNumber
    sitting_out: SeatNumber | None = None
    ramsch_round: bool = False
    bock: bool = False

    def seat(self, position: Position) -> int:
        """The seat that plays `position` in this deal."""
        return (self.forehand, self.middlehand, self.rearhand)[position.index]


class EventLine(Part, frozen=True, tag_field="line", tag="event"):
    """One event of a deal."""

    seq: Count
    """Number of the event within the deal, from 0."""
    event: Event
    at: Instant | None = None


class NoteKind(Enum):
    """What is noted besides the events of the game."""

    RESIGNED = "resigned"
    """A player resigned by the habit of a server; a concession by the rules is an event."""
    TIMED_OUT = "timed_out"
    LEFT = "left"
    HAND_SHOWN = "hand_shown"
    """A player laid the hand open without any effect on the game."""
    GAME_NAMED = "game_named"
    """The declarer named the game and the record stops before the discard; `text` is the declaration."""
    CARD_UNKNOWN = "card_unknown"
    """A card was played that the writer of the record did not know."""
    SPELLING = "spelling"
    """How the other format spelled the next act, where our spelling would be another one."""
    UNREAD = "unread"
    """Words of the other format that nobody could read."""

    __hash__ = object.__hash__


class NoteLine(Part, frozen=True, kw_only=True, tag_field="line", tag="note"):
    """What happened at the table and is no event of the game."""

    after: Count
    """Number of events of the deal before it."""
    kind: NoteKind
    by: Position | None = None
    cards: tuple[Card, ...] = ()
    text: str = ""
    at: Instant | None = None


class SealedLine(Part, frozen=True, tag_field="line", tag="sealed"):
    """The secret seed of a running deal. Only files of a running table have it; nobody else may read them."""

    seed: Secret


class GameOutcome(Part, frozen=True, kw_only=True, tag_field="kind", tag="game"):
    """A game against two defenders."""

    declarer: Position
    won: bool
    value: int
    """Game points: base times levels or the null value."""
    levels: int | None
    charged: int
    """Game points: the value, or what the bid asks for where that is more."""
    score: int
    """What the declarer writes, with all factors; negative if lost."""
    matadors: int
    card_points: int
    """The declarer's with the skat, 0..120."""
    tricks: int
    overbid: bool


class RamschOutcome(Part, frozen=True, kw_only=True, tag_field="kind", tag="ramsch"):
    """A Ramsch; three numbers are in order forehand, middlehand, rearhand."""

    end: RamschKind
    scores: tuple[int, int, int]
    card_points: tuple[int, int, int]
    """Card points as they count, with the skat where the rules give it to somebody."""
    tricks: tuple[int, int, int]
    losers: tuple[Position, ...]


class PassedInOutcome(Part, frozen=True, tag_field="kind", tag="passed_in"):
    """All passed."""


class RedealOutcome(Part, frozen=True, tag_field="kind", tag="redeal"):
    """All passed and the same dealer deals again."""


class StoppedOutcome(Part, frozen=True, tag_field="kind", tag="stopped"):
    """Somebody left or ran out of time before a game was declared; nothing was played."""

    penalties: tuple[int, int, int]
    """1 for each position that the server holds responsible."""


Outcome = GameOutcome | RamschOutcome | PassedInOutcome | RedealOutcome | StoppedOutcome


class ResultLine(Part, frozen=True, tag_field="line", tag="result"):
    """What came of the deal. It follows from the events and is stored as a check."""

    outcome: Outcome


Line = MatchLine | DealLine | EventLine | NoteLine | SealedLine | ResultLine

_ENCODER = msgspec.json.Encoder()


def encode_line(line: Line) -> bytes:
    """The line as UTF-8 JSON with the newline that closes it."""
    return _ENCODER.encode(line) + b"\n"
