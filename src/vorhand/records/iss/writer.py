"""Writer of the server's records. What it cannot say there is refused, never left out in silence."""

from collections.abc import Iterator
from typing import Final

from vorhand.core.errors import NotationError, RecordError
from vorhand.core.events import (
    Answered,
    CallDeclined,
    CardsRevealed,
    Claimed,
    Conceded,
    DeckCut,
    Event,
    NonceCommitted,
    NonceOpened,
    NonceWaived,
    SeedRevealed,
    ShuffleCommitted,
)
from vorhand.core.positions import POSITIONS
from vorhand.core.rules.ruleset import ISKO, differences
from vorhand.core.rules.valuation import Ending, Loss
from vorhand.records.iss.acts import Happening, spelled
from vorhand.records.iss.properties import Properties, properties_text
from vorhand.records.iss.stored import result_fields, result_text
from vorhand.records.lines import NoteKind, NoteLine
from vorhand.records.outcome import Settled, settled
from vorhand.records.problems import Problem, quoted
from vorhand.records.record import DealRecord
from vorhand.records.replay import replay

_LEFT_OUT: Final = (
    ShuffleCommitted,
    NonceCommitted,
    NonceOpened,
    NonceWaived,
    DeckCut,
    SeedRevealed,
    CardsRevealed,
    CallDeclined,
    Answered,
)
"""Events without which the record says the same: the proof of the shuffle, and calls that nobody made."""

_UNKNOWN_ENDINGS: Final = (Ending.DEFENDERS_CONCEDED, Ending.CLAIM_ACCEPTED, Ending.GIFT_ACCEPTED)
"""Endings that hand over other cards and levels than the two votes of that server do."""

_SECTIONS: Final = ("auction", "announcements", "matadors", "values", "spitze", "revolution")
"""Sections of the rules that must be the official ones, as every reader of such a record takes them to be."""


def iss_text(record: DealRecord) -> str:
    """The record in the server's form, without a newline.

    A record that came from there has the moves and properties that it came with. Raises `RecordError` for
    what that form cannot say: other rules, Kontra, Ramsch, claims, a deal without an end.
    """
    if record.server:
        return properties_text(_with_moves(record.server.properties, _moves(record)))
    ended = _ended(record)
    fields = result_fields(ended)
    if _is_conceded(ended):
        fields["r"] = "1"
    moves = _moves(record, concession_ends=_is_conceded(ended))
    return properties_text((*_head(record), ("MV", moves), ("R", result_text(fields))))


def _with_moves(properties: Properties, moves: str) -> Properties:
    """The properties of a record of that server with its moves where they belong: before the result."""
    before = tuple(pair for pair in properties if pair[0] != "R")
    return (*before, ("MV", moves), *(pair for pair in properties if pair[0] == "R"))


def _ended(record: DealRecord) -> Settled:
    """How the deal ended, if the server's form can tell it."""
    others = [key for key in differences(record.rules, ISKO) if key.partition(".")[0] in _SECTIONS]
    if others:
        raise _refused(record, f"it knows official rules only: {', '.join(others)}")
    if record.deal.bock or record.deal.ramsch_round:
        raise _refused(record, "it knows neither Bock nor Ramsch rounds")
    replayed = replay(record)
    ended = settled(record, replayed)
    if replayed.problems:
        raise _refused(record, replayed.problems[0].text)
    if isinstance(ended, Problem):
        raise _refused(record, ended.text)
    unknown = _unknown_ending(ended)
    if unknown:
        raise _refused(record, f"the deal ended by {unknown}")
    return ended


def _unknown_ending(ended: Settled) -> str | None:
    """The ending that the server does not know; it refuses a null below the bid, for one."""
    if ended.achievement is None or ended.settlement is None:
        return None
    if Loss.NULL_BELOW_BID in ended.settlement.losses:
        return Loss.NULL_BELOW_BID.value
    return ended.achievement.ended.value if ended.achievement.ended in _UNKNOWN_ENDINGS else None


def _is_conceded(ended: Settled) -> bool:
    return ended.achievement is not None and ended.achievement.ended is Ending.DECLARER_CONCEDED


def _moves(record: DealRecord, *, concession_ends: bool = False) -> str:
    try:
        return spelled(tuple(_happenings(record, concession_ends=concession_ends))) + " "
    except NotationError as error:
        raise _refused(record, str(error)) from error


def _happenings(record: DealRecord, *, concession_ends: bool) -> Iterator[Happening]:
    concessions = [number for number, event in enumerate(record.events) if isinstance(event, Conceded)]
    last = concessions[-1] if concessions and concession_ends else None
    number = 0
    for entry in record.entries:
        if isinstance(entry, NoteLine):
            yield entry
            continue
        if not isinstance(entry.event, _LEFT_OUT):
            yield _as_said_there(entry.event, number, is_end=number == last)
        number += 1


def _as_said_there(event: Event, number: int, *, is_end: bool) -> Happening:
    """The event, or the note that it is on the server: it can resign and show a hand."""
    if isinstance(event, Conceded) and is_end:
        return NoteLine(after=number, kind=NoteKind.RESIGNED, by=event.by)
    if isinstance(event, Claimed):
        return NoteLine(after=number, kind=NoteKind.HAND_SHOWN, by=event.by)
    return event


def _head(record: DealRecord) -> Properties:
    created = record.match.created or ""
    return (
        ("GM", "Skat"),
        ("PC", "Vorhand"),
        ("CO", ""),
        ("SE", record.match.table),
        ("ID", record.deal.id),
        *((("DT", f"{created[:10]}/{created[11:19]}/UTC"),) if created.endswith("Z") else ()),
        *((f"P{position.index}", record.player(position).name) for position in POSITIONS),
        *((f"R{position.index}", "") for position in POSITIONS),
    )


def _refused(record: DealRecord, why: str) -> RecordError:
    return RecordError(f"deal {quoted(record.deal.id)} cannot be written as an ISS record: {why}")
