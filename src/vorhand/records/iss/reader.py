"""Reader of the server's records: one line, one deal."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from vorhand.core.rules.ruleset import ISKO
from vorhand.match.seating import Seat, Seating
from vorhand.records.iss.moves import Moves
from vorhand.records.iss.properties import Properties, parse_properties
from vorhand.records.lines import ISS, MatchLine, Player, Source
from vorhand.records.problems import Problem, RecordReason
from vorhand.records.record import (
    MOST_LINES_WITHOUT_RECORD,
    DealRecord,
    Item,
    Unreadable,
    deal_line,
    given_up,
    match_line,
)
from vorhand.records.streams import RawLine

NEEDED: Final = ("P0", "P1", "P2", "MV", "R")

SEATING: Final = Seating(3, Seat(2))
"""At a table of three seat 2 dealt, so P0, P1, P2 are forehand, middlehand, rearhand.

Source: ISS record, section 1.
"""

_DATE: Final = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})/([0-9]{2}:[0-9]{2}:[0-9]{2})/UTC")


def read_iss(lines: Iterable[RawLine]) -> Iterator[Item]:
    """The records of a file, each with what is wrong with it."""
    idle = 0
    for raw in lines:
        idle += 1
        if raw.problem:
            yield Unreadable(raw.number, (raw.problem,))
        elif raw.content.strip():
            item = read_record(raw.content, raw.number)
            idle = 0 if isinstance(item, DealRecord) else idle
            yield item
        if idle > MOST_LINES_WITHOUT_RECORD:
            yield given_up(raw.number)
            return


def read_record(content: bytes, line: int) -> Item:
    """The record in one line."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        message = f"no UTF-8 text: byte {error.start} of the line is the first that is wrong"
        return Unreadable(line, (Problem(reason=RecordReason.NOT_UTF8, message=message, line=line),))
    properties, problems = parse_properties(text, line)
    missing = _missing(properties, line)
    source = Source(ISS, tuple(pair for pair in properties if pair[0] != "MV"))
    moves = _first(properties, "MV")
    if moves is None:
        return Unreadable(line, (*problems, *missing))
    read = Moves(moves.split(), line)
    return DealRecord(
        match=_match(source),
        deal=deal_line(SEATING, number=1, id=source.value("ID") or str(line)),
        entries=tuple(read.entries),
        line=line,
        problems=(*problems, *missing, *read.problems),
    )


def _missing(properties: Properties, line: int) -> tuple[Problem, ...]:
    names = {name for name, _ in properties}
    return tuple(
        Problem(
            reason=RecordReason.PROPERTY_MISSING,
            message=f"the property {name} is missing",
            line=line,
            path=name,
            source="ISS record, section 1",
        )
        for name in NEEDED
        if name not in names
    )


def _first(properties: Properties, name: str) -> str | None:
    return next((value for known, value in properties if known == name), None)


def _match(source: Source) -> MatchLine:
    return match_line(
        ISKO,
        table=source.value("SE") or "",
        seats=tuple(Player(source.value(f"P{seat}") or "") for seat in range(3)),
        created=_created(source.value("DT") or ""),
        source=source,
    )


def _created(text: str) -> str | None:
    match = _DATE.fullmatch(text)
    return f"{match[1]}T{match[2]}Z" if match else None
