"""Finished deals out of a table's log, as records. A running deal is none: its cards are its table's."""

from collections.abc import Iterable

import msgspec

from vorhand.records.lines import DealLine, EventLine, MatchLine, NoteLine, ResultLine
from vorhand.records.record import DealRecord, Entry
from vorhand.service.room_lines import RoomLine


def finished_deals(lines: Iterable[RoomLine]) -> tuple[DealRecord, ...]:
    """The deals of a log that have a result, in order; without sealed seeds."""
    match: MatchLine | None = None
    deal: DealLine | None = None
    entries: list[Entry] = []
    found: list[DealRecord] = []
    for line in lines:
        if isinstance(line, MatchLine):
            match = line
        elif isinstance(line, DealLine):
            deal, entries = line, []
        elif isinstance(line, EventLine | NoteLine):
            entries.append(line)
        elif isinstance(line, ResultLine):
            assert match is not None, "a match is opened before its deals"
            assert deal is not None, "a deal is opened before its result"
            found.append(DealRecord(match=match, deal=deal, entries=tuple(entries), result=line))
    return tuple(found)


def finished_deal(lines: Iterable[RoomLine], number: int) -> DealRecord | None:
    """The finished deal with this number; None where there is none."""
    return next((record for record in finished_deals(lines) if record.deal.number == number), None)


def without_times(record: DealRecord) -> DealRecord:
    """The record without the times of its events, which are nobody's business in a file to share."""
    entries = tuple(msgspec.structs.replace(entry, at=None) for entry in record.entries)
    return msgspec.structs.replace(record, entries=entries)
