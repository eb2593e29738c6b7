"""Files of records, whatever their format and packing: the content tells, never the name."""

from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import chain
from pathlib import Path
from typing import BinaryIO

from vorhand.records.iss.reader import read_iss
from vorhand.records.iss.writer import iss_text
from vorhand.records.lines import MatchLine
from vorhand.records.native import encode_deal, read_native
from vorhand.records.problems import Problem, RecordReason, quoted
from vorhand.records.record import DealRecord, Item, Unreadable
from vorhand.records.streams import RawLine, bounded_lines, opened, unpacked


class RecordFormat(Enum):
    """The formats that can be written."""

    NATIVE = "vorhand"
    ISS = "iss"


def open_records(path: str | Path) -> Iterator[Item]:
    """The deals in a file, one after the other; `-` is standard input. Packed files are unpacked on the way.

    Raises `RecordError` if the file cannot be opened; whatever else is wrong comes as a problem in an item.
    """
    with opened(path) as stream:
        yield from _sniffed(bounded_lines(stream))


def read_records(stream: BinaryIO) -> Iterator[Item]:
    """As `open_records`, from an open stream of bytes."""
    return _sniffed(bounded_lines(unpacked(stream)))


def encode_records(records: Iterable[DealRecord], format: RecordFormat) -> Iterator[bytes]:
    """The deals in a format, ready to be written one after the other.

    Raises `RecordError` for a deal that the format cannot hold.
    """
    last: MatchLine | None = None
    for record in records:
        if format is RecordFormat.ISS:
            yield iss_text(record).encode() + b"\n"
        else:
            yield encode_deal(record, after=last)
            last = record.match


def _sniffed(lines: Iterator[RawLine]) -> Iterator[Item]:
    first = next((line for line in lines if line.problem or line.content.strip()), None)
    if first is None:
        yield _no_records("the file is empty", 1)
        return
    everything = chain((first,), lines)
    match first.content.lstrip()[:1]:
        case b"{":
            yield from read_native(everything)
        case b"(":
            yield from read_iss(everything)
        case _ if first.problem:
            yield Unreadable(first.number, (first.problem,))
        case _:
            yield _no_records(
                f"{quoted(first.content[:200])} begins neither a JSON line nor an ISS record '(;'",
                first.number,
            )


def _no_records(message: str, line: int) -> Unreadable:
    return Unreadable(line, (Problem(reason=RecordReason.NO_RECORDS, message=message, line=line),))
