"""A match as it lies on disk: what was finished, and the deal that was running."""

from pathlib import Path

import msgspec

from vorhand.core.deal.state import result
from vorhand.core.errors import RecordError
from vorhand.core.result import DealResult
from vorhand.match import Match, begin, next_deal, record
from vorhand.match.seating import Seat
from vorhand.records.lines import MatchLine
from vorhand.records.native import read_native
from vorhand.records.record import DealRecord, Unreadable
from vorhand.records.replay import deal_state
from vorhand.records.streams import bounded_lines, opened
from vorhand.service.outcome import facts_of


class StoredMatch(msgspec.Struct, frozen=True, kw_only=True):
    """What a file of a running match holds."""

    line: MatchLine
    match: Match
    """After the last finished deal."""
    deals: int
    """Deals begun."""
    running: DealRecord | None
    """The deal that is not over."""
    unclosed: DealResult | None
    """The result of the last deal if it is over and its result is not stored yet."""


def load(path: Path) -> StoredMatch | None:
    """The match in a file; None if no deal was begun in it.

    Raises `RecordError` naming the first thing that is wrong: a running match is not guessed at.
    """
    with opened(path) as stream:
        records = tuple(_sound(path, item) for item in read_native(bounded_lines(stream)))
    return _folded(path, records) if records else None


def computer_of(line: MatchLine) -> Seat | None:
    """The seat of the computer in a duo; None at other tables."""
    if line.rules.stakes.mode != "duo":
        return None
    return next((Seat(seat) for seat, player in enumerate(line.seats) if player.kind == "computer"), None)


def _sound(path: Path, item: DealRecord | Unreadable) -> DealRecord:
    for problem in item.problems:
        raise RecordError(f"{path}: {problem.text}")
    assert isinstance(item, DealRecord), "what is unreadable has a problem"
    return item


def _folded(path: Path, records: tuple[DealRecord, ...]) -> StoredMatch:
    line = records[0].match
    match = begin(line.rules, first_dealer=Seat(records[0].deal.dealer), computer=computer_of(line))
    outcome: DealResult | None = None
    for number, one in enumerate(records, start=1):
        _check_next(path, match, one)
        outcome = result(one.rules, deal_state(one))
        if outcome is not None:
            match = record(match, facts_of(outcome))
        elif number < len(records):
            raise RecordError(f"{path}: deal {one.deal.number} is not finished and another follows it")
    running = records[-1] if outcome is None else None
    unclosed = outcome if records[-1].result is None else None
    return StoredMatch(line=line, match=match, deals=len(records), running=running, unclosed=unclosed)


def _check_next(path: Path, match: Match, one: DealRecord) -> None:
    coming = next_deal(match)
    expected = (coming.seating.dealer, coming.ramsch_round, coming.bock)
    found = (one.deal.dealer, one.deal.ramsch_round, one.deal.bock)
    if found != expected:
        raise RecordError(f"{path}: deal {one.deal.number} has dealer, Ramsch, Bock {found}, not {expected}")
