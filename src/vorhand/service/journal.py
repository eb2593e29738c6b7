"""The log of a running match on disk: written before anything is shown, taken up again after any end."""

import fcntl
import os
from collections.abc import Callable, Sequence
from pathlib import Path

from vorhand.core.errors import SkatError
from vorhand.core.events import Event
from vorhand.core.result import DealResult
from vorhand.match import NextDeal
from vorhand.records.lines import EventLine, Instant, Line, MatchLine, ResultLine, SealedLine, encode_line
from vorhand.records.native import complete_length
from vorhand.records.outcome import outcome_from
from vorhand.records.record import deal_line

Clock = Callable[[], Instant]
"""The time now, as RFC 3339 writes it."""


class TableInUse(SkatError, OSError):
    """Another process plays at this table."""


class FileJournal:
    """One file of record lines for one match.

    A line that could not be stored whole is taken back, so that a full disk loses nothing that was there
    before.
    """

    def __init__(self, path: Path, clock: Clock) -> None:
        self.path = path
        self._clock = clock
        self._file = _opened_for_one(path)
        self._pending: tuple[Line, ...] = ()
        self._seq = 0
        _cut_broken_line(self._file)

    def open_match(self, line: MatchLine) -> None:
        """The match begins; `line` holds its rules and players."""
        self._write((line,))

    def open_deal(self, number: int, coming: NextDeal, seed: bytes) -> None:
        """A deal begins; it is stored together with its first events: there is no deal without any."""
        opening = deal_line(
            coming.seating,
            number=number,
            id=f"{number}",
            ramsch_round=coming.ramsch_round,
            bock=coming.bock,
        )
        self._pending = (opening, SealedLine(seed.hex()))
        self._seq = 0

    def append(self, events: Sequence[Event]) -> None:
        """These events happened: all of them are stored, or none and `OSError` is raised."""
        at = self._clock()
        lines = [EventLine(self._seq + place, event, at) for place, event in enumerate(events)]
        self._write((*self._pending, *lines))
        self._pending = ()
        self._seq += len(lines)

    def close_deal(self, outcome: DealResult) -> None:
        """The deal is over; its result is stored as a checksum."""
        self._write((ResultLine(outcome_from(outcome)),))

    def continue_deal(self, events: int) -> None:
        """A deal of which so many events are stored goes on."""
        self._seq = events

    def close(self) -> None:
        """Let the file go."""
        os.close(self._file)

    def _write(self, lines: Sequence[Line]) -> None:
        before = os.lseek(self._file, 0, os.SEEK_END)
        try:
            _write_all(self._file, b"".join(map(encode_line, lines)))
            os.fsync(self._file)
        except OSError:
            os.ftruncate(self._file, before)
            raise


def _opened_for_one(path: Path) -> int:
    """The file, opened for this process alone; made if it is not there. Readable by its owner only."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(file)
        raise TableInUse(f"{path} is in use by another program") from error
    return file


def _cut_broken_line(file: int) -> None:
    """Drop what a crash left of a line in the middle of writing it: nobody has seen it."""
    content = os.pread(file, os.fstat(file).st_size, 0)
    os.ftruncate(file, complete_length(content))


def _write_all(file: int, content: bytes) -> None:
    while content:
        content = content[os.write(file, content) :]
