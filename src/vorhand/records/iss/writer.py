"""Writer of the server's records. What it cannot say there is refused, never left out in silence."""

from collections.abc import Iterator
from typing import Final

from vorhand.core.errors import RecordError
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
from vorhand.core.phases.types import GameOver
from vorhand.core.positions import POSITIONS
from vorhand.core.rules.ruleset import ISKO, differences
from vorhand.core.rules.valuation import Ending
from vorhand.records.iss.acts import Happening, spelled
from vorhand.records.iss.properties import Properties, properties_text
from vorhand.records.iss.reader import FORMAT
from vorhand.records.iss.stored import result_fields, result_text
from vorhand.records.lines import EventLine, NoteKind, NoteLine
from vorhand.records.outcome import Settled, settled
from vorhand.records.record import DealRecord
from vorhand.records.replay import Replay, replay

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
    source = record.match.source
    replayed = replay(record)
    if source is not None and source.format == FORMAT:
        return properties_text(_with_moves(source.properties, _moves(record, replayed)))
    _check_rules(record)
    ended = settled(record, replayed)
    if not isinstance(ended, Settled) or replayed.problems:
        problem = replayed.problems[0] if isinstance(ended, Settled) else ended
        raise RecordError(f"{_name(record)} cannot be written as an ISS record: {problem.text}")
    phase = replayed.deal.phase
    if isinstance(phase, GameOver) and phase.ended in _UNKNOWN_ENDINGS:
        raise RecordError(
            f"{_name(record)} cannot be written as an ISS record: it ended by {phase.ended.value}"
        )
    result = result_text(result_fields(ended))
    return properties_text((*_head(record), ("MV", _moves(record, replayed)), ("R", result)))


def _with_moves(properties: Properties, moves: str) -> Properties:
    """The properties of a record of that server with its moves where they belong: before the result."""
    before = tuple(pair for pair in properties if pair[0] != "R")
    return (*before, ("MV", moves), *(pair for pair in properties if pair[0] == "R"))


def _moves(record: DealRecord, replayed: Replay) -> str:
    happenings = tuple(_happenings(record, replayed))
    try:
        return spelled(happenings) + " "
    except KeyError as error:
        kind = error.args[0].__name__
        raise RecordError(
            f"{_name(record)} cannot be written as an ISS record: it has no place for {kind}"
        ) from error


def _happenings(record: DealRecord, replayed: Replay) -> Iterator[Happening]:
    phase = replayed.deal.phase
    conceded = isinstance(phase, GameOver) and phase.ended is Ending.DECLARER_CONCEDED
    last_concession = max(
        (place for place, event in enumerate(record.events) if isinstance(event, Conceded)), default=-1
    )
    for entry in record.entries:
        if isinstance(entry, NoteLine):
            yield entry
        elif not isinstance(entry.event, _LEFT_OUT):
            yield from _as_note(entry, is_end=conceded and entry.seq == last_concession)


def _as_note(line: EventLine, *, is_end: bool) -> Iterator[Happening]:
    """The event, or the note that it is on the server; a concession that was refused is nothing there."""
    event: Event = line.event
    if isinstance(event, Conceded) and is_end:
        yield NoteLine(after=line.seq, kind=NoteKind.RESIGNED, by=event.by)
    elif isinstance(event, Claimed):
        yield NoteLine(after=line.seq, kind=NoteKind.HAND_SHOWN, by=event.by)
    else:
        yield event


def _check_rules(record: DealRecord) -> None:
    others = [key for key in differences(record.rules, ISKO) if key.partition(".")[0] in _SECTIONS]
    if others or record.deal.bock or record.deal.ramsch_round:
        what = ", ".join(others) or "Bock or a Ramsch round"
        raise RecordError(
            f"{_name(record)} cannot be written as an ISS record, which knows official rules only: {what}"
        )


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


def _name(record: DealRecord) -> str:
    return f"deal {record.deal.id}"
