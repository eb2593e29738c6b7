"""Reader and writer of Vorhand's own format. The reader collects problems and never stops at the first."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from vorhand.records.decode import decoded_or_problem, version_of
from vorhand.records.lines import (
    VERSION,
    DealLine,
    EventLine,
    Line,
    MatchLine,
    NoteLine,
    ResultLine,
    SealedLine,
    encode_line,
)
from vorhand.records.problems import MOST_PROBLEMS, Problem, RecordReason
from vorhand.records.record import (
    MOST_LINES_WITHOUT_RECORD,
    DealRecord,
    Entry,
    Item,
    Unreadable,
    given_up,
    match_problems,
    seat_problem,
)
from vorhand.records.streams import RawLine

MOST_ENTRIES: Final = 1000
"""Events and notes of one deal; a real one has about a hundred at most."""


def read_native(lines: Iterable[RawLine]) -> Iterator[Item]:
    """The deals of a file in our own format, each with the problems in its lines.

    A deal without an end is given like any other. What belongs to no deal is `Unreadable`.
    """
    reader = _Reader()
    for raw in lines:
        yield from reader.feed(raw)
        if reader.idle > MOST_LINES_WITHOUT_RECORD:
            yield from reader.flush()
            yield given_up(raw.number)
            return
    yield from reader.flush()


def encode_deal(record: DealRecord, *, after: MatchLine | None = None) -> bytes:
    """The lines of a deal, opened by its match line unless that is the one written last, `after`."""
    lines: list[Line] = [] if record.match == after else [record.match]
    lines += [record.deal, *((record.sealed,) if record.sealed else ()), *record.entries]
    lines += (record.result,) if record.result else ()
    return b"".join(map(encode_line, lines))


def complete_length(content: bytes) -> int:
    """How many bytes of a file are whole lines: where to write on after a crash in the middle of a line."""
    return content.rfind(b"\n") + 1


def last_unfinished(items: Iterable[Item]) -> DealRecord | None:
    """The last deal of a file if it has no result yet: the one to play on. None if there is none."""
    last = None
    for item in items:
        if isinstance(item, DealRecord):
            last = item
    return last if last and not last.result else None


class _Reader:
    """What the lines read so far have opened."""

    def __init__(self) -> None:
        self._match: MatchLine | None = None
        self._match_problems: tuple[Problem, ...] = ()
        self._version = VERSION
        self._deal: _OpenDeal | None = None
        self.idle = 0
        """Lines since the last one that opened a match or a deal."""

    def feed(self, raw: RawLine) -> Iterator[Item]:
        """Take one line; what it closes comes back."""
        self.idle += 1
        if raw.problem:
            yield from self._report(raw.problem)
        elif raw.content.strip():
            yield from self._take(raw)

    def flush(self) -> Iterator[Item]:
        """The deal that is open, if there is one; it is closed then."""
        deal, self._deal = self._deal, None
        if deal:
            yield deal.record()

    def _take(self, raw: RawLine) -> Iterator[Item]:
        line = decoded_or_problem(raw.content, raw.number, version=self._version)
        if isinstance(line, Problem):
            yield from self._take_problem(raw, line)
        elif isinstance(line, MatchLine):
            yield from self.flush()
            self.idle = 0
            self._match, self._version = line, version_of(raw.content) or VERSION
            self._match_problems = match_problems(line, raw.number)
        elif isinstance(line, DealLine):
            yield from self.flush()
            self.idle = 0
            yield from self._open(line, raw.number)
        elif self._deal:
            self._deal.take(line, raw.number)
            if isinstance(line, ResultLine):
                yield from self.flush()
        else:
            yield Unreadable(raw.number, (_outside(line, raw.number),))

    def _take_problem(self, raw: RawLine, problem: Problem) -> Iterator[Item]:
        if not raw.is_closed:
            message = f"the file ends in the middle of a line: {problem.message}"
            problem = msgspec.structs.replace(problem, reason=RecordReason.TRUNCATED, message=message)
        elif version_of(raw.content) is not None:
            # The deals that follow belong to a match that nobody could read.
            yield from self.flush()
            self._match = None
        yield from self._report(problem)

    def _report(self, problem: Problem) -> Iterator[Item]:
        if self._deal:
            self._deal.report(problem)
        else:
            yield Unreadable(problem.line or 0, (problem,))

    def _open(self, line: DealLine, number: int) -> Iterator[Item]:
        if self._match is None:
            message = "a deal before any match that could be read: its rules are unknown"
            yield Unreadable(
                number, (Problem(reason=RecordReason.OUT_OF_PLACE, message=message, line=number),)
            )
            return
        self._deal = _OpenDeal(self._match, line, number)
        for problem in (*self._match_problems, seat_problem(self._match, line, number)):
            if problem:
                self._deal.report(problem)


class _OpenDeal:
    """A deal whose lines are still coming."""

    def __init__(self, match: MatchLine, deal: DealLine, line: int) -> None:
        self._match = match
        self._deal = deal
        self._line = line
        self._entries: list[Entry] = []
        self._next = 0
        self._result: ResultLine | None = None
        self._sealed: SealedLine | None = None
        self._problems: list[Problem] = []

    def record(self) -> DealRecord:
        """The deal as far as it has come."""
        return DealRecord(
            match=self._match,
            deal=self._deal,
            entries=tuple(self._entries),
            result=self._result,
            sealed=self._sealed,
            line=self._line,
            problems=tuple(self._problems),
        )

    def report(self, problem: Problem) -> None:
        """Keep a problem, unless there are too many already."""
        if len(self._problems) < MOST_PROBLEMS:
            self._problems.append(problem)

    def take(self, line: EventLine | NoteLine | SealedLine | ResultLine, number: int) -> None:
        """Take a line of this deal."""
        if isinstance(line, SealedLine):
            self._sealed = line
        elif isinstance(line, ResultLine):
            self._result = line
        elif len(self._entries) >= MOST_ENTRIES:
            self._refuse_once(
                f"more than {MOST_ENTRIES} events and notes in one deal; the rest is not read", number
            )
        else:
            self._add(line, number)

    def _add(self, entry: Entry, number: int) -> None:
        place = entry.seq if isinstance(entry, EventLine) else entry.after
        if place != self._next:
            name = "seq" if isinstance(entry, EventLine) else "after"
            self.report(
                Problem(
                    reason=RecordReason.WRONG_NUMBER,
                    message=f"{name} is {place}, not {self._next}: a line is missing, doubled or misplaced",
                    line=number,
                    path=f"$.{name}",
                    expected=str(self._next),
                    found=str(place),
                )
            )
        self._entries.append(entry)
        self._next = place + isinstance(entry, EventLine)

    def _refuse_once(self, message: str, number: int) -> None:
        if all(problem.reason is not RecordReason.TOO_MANY_LINES for problem in self._problems):
            self.report(Problem(reason=RecordReason.TOO_MANY_LINES, message=message, line=number))


def _outside(line: EventLine | NoteLine | SealedLine | ResultLine, number: int) -> Problem:
    kind = line.__struct_config__.tag
    return Problem(
        reason=RecordReason.OUT_OF_PLACE,
        message=f"a line of kind {kind} outside a deal; a match line or a deal line opens",
        line=number,
    )
