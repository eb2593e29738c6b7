"""Whether a record is right: replay it under its rules and compare every stored field of the result."""

from collections.abc import Iterator
from enum import Enum

import msgspec

from vorhand.records.iss.stored import SOURCE, Difference, Fields, differences, parse_result
from vorhand.records.lines import Outcome
from vorhand.records.outcome import Settled, settled
from vorhand.records.problems import MOST_PROBLEMS, Problem, RecordReason
from vorhand.records.record import DealRecord, Item, Unreadable
from vorhand.records.replay import replay


class VerdictKind(Enum):
    """What the check of a record says."""

    AGREE = "agree"
    DISAGREE = "disagree"
    UNREADABLE = "unreadable"
    """It cannot be read, or it holds nothing that could be compared."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The check of one record."""

    kind: VerdictKind
    id: str
    """What the record calls itself; empty if it cannot be read."""
    line: int
    problems: tuple[Problem, ...] = ()
    """In the order of the record; none if it agrees."""
    remarks: tuple[str, ...] = ()
    """What had to be known to make it agree."""

    @property
    def is_explained(self) -> bool:
        """Whether every problem is a known oddity with its reason."""
        return all(problem.explained for problem in self.problems)


def verify(item: Item) -> Verdict:
    """The verdict on what a reader found."""
    if isinstance(item, Unreadable):
        return Verdict(kind=VerdictKind.UNREADABLE, id="", line=item.line, problems=item.problems)
    replayed = replay(item)
    problems = [*item.problems, *replayed.problems]
    ended = settled(item, replayed)
    remarks: tuple[str, ...] = ()
    if isinstance(ended, Settled):
        comparison = _Comparison(item, ended)
        problems += comparison.problems
        remarks = (*ended.remarks, *comparison.remarks)
    elif not problems:
        problems.append(ended)
    return Verdict(
        kind=_kind(problems),
        id=item.deal.id,
        line=item.line,
        problems=tuple(problems[:MOST_PROBLEMS]),
        remarks=remarks,
    )


def _kind(problems: list[Problem]) -> VerdictKind:
    if not problems:
        return VerdictKind.AGREE
    readable = all(problem.disagrees for problem in problems)
    return VerdictKind.DISAGREE if readable else VerdictKind.UNREADABLE


class _Comparison:
    """The stored results of a record beside the computed one."""

    def __init__(self, record: DealRecord, ended: Settled) -> None:
        self._line = record.line
        self._event = max(len(record.events) - 1, 0)
        self.problems: list[Problem] = []
        self.remarks: list[str] = []
        stored = _server_fields(record)
        if isinstance(stored, Problem):
            self.problems.append(stored)
        elif stored:
            self._compare_fields(stored, ended)
        if record.result:
            self._compare_outcomes(record.result.outcome, ended.outcome)
        if stored is None and record.result is None:
            message = "no result is stored; the moves are legal and there is nothing to compare"
            self.problems.append(Problem(reason=RecordReason.NO_RESULT, message=message, line=self._line))

    def _compare_fields(self, stored: Fields, ended: Settled) -> None:
        for difference in differences(stored, ended):
            if difference.is_free:
                self.remarks.append(_free(difference))
            else:
                self.problems.append(self._differs(difference, source=SOURCE))

    def _compare_outcomes(self, stored: Outcome, computed: Outcome) -> None:
        self.problems += [self._differs(difference) for difference in _outcome_differences(stored, computed)]

    def _differs(self, difference: Difference, *, source: str = "") -> Problem:
        return Problem(
            reason=RecordReason.RESULT_DIFFERS,
            message=f"{difference.field} should be {difference.expected or 'absent'}, is {difference.found}",
            line=self._line,
            event=self._event,
            path=difference.field,
            source=source,
            expected=difference.expected,
            found=difference.found,
            explained=difference.explained,
        )


def _server_fields(record: DealRecord) -> Fields | Problem | None:
    text = record.server.value("R") if record.server else None
    return None if text is None else parse_result(text, record.line)


def _free(difference: Difference) -> str:
    return (
        f"{difference.field} is {difference.found}, counted here as {difference.expected}: "
        "no rule decides it in a null that the defenders gave up"
    )


def _outcome_differences(stored: Outcome, computed: Outcome) -> Iterator[Difference]:
    if type(stored) is not type(computed):
        yield Difference("kind", str(computed.__struct_config__.tag), str(stored.__struct_config__.tag))
        return
    for field in stored.__struct_fields__:
        expected, found = getattr(computed, field), getattr(stored, field)
        if expected != found:
            yield Difference(field, _text(expected), _text(found))


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
