"""A deal as a record has it, whatever file it came from."""

from typing import Final

import msgspec

from vorhand.core.events import Event
from vorhand.core.phases.types import Setting
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import RuleSet, digest
from vorhand.match.seating import MatchError, Seat, Seating
from vorhand.records.lines import (
    ISS,
    VERSION,
    DealLine,
    EventLine,
    Instant,
    MatchLine,
    NoteLine,
    Player,
    ResultLine,
    SealedLine,
    Source,
)
from vorhand.records.problems import Problem, RecordReason

Entry = EventLine | NoteLine
"""What a deal is made of, in its order."""


class DealRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One deal with the match it belongs to, and the problems that reading met."""

    match: MatchLine
    deal: DealLine
    entries: tuple[Entry, ...] = ()
    result: ResultLine | None = None
    sealed: SealedLine | None = None
    line: int = 0
    """Line of the file in which the deal begins."""
    problems: tuple[Problem, ...] = ()

    @property
    def rules(self) -> RuleSet:
        """The rules that the deal was played by."""
        return self.match.rules

    @property
    def setting(self) -> Setting:
        """What the deal is played under besides the rules, as it is before the first event."""
        return Setting(self.deal.ramsch_round, self.deal.bock)

    @property
    def events(self) -> tuple[Event, ...]:
        """The events without what stands around them."""
        return tuple(entry.event for entry in self.entries if isinstance(entry, EventLine))

    @property
    def notes(self) -> tuple[NoteLine, ...]:
        """What was noted besides the events."""
        return tuple(entry for entry in self.entries if isinstance(entry, NoteLine))

    @property
    def server(self) -> Source | None:
        """Where a record of the International Skat Server came from; None for every other record."""
        source = self.match.source
        return source if source is not None and source.format == ISS else None

    def player(self, position: Position) -> Player:
        """Who plays `position` in this deal."""
        return self.match.seats[self.deal.seat(position)]


class Unreadable(msgspec.Struct, frozen=True):
    """Something in the place of a record that cannot be read as one."""

    line: int
    problems: tuple[Problem, ...]


Item = DealRecord | Unreadable
"""What a reader finds in a file."""

MOST_LINES_WITHOUT_RECORD: Final = 10_000
"""After so many lines in a row that open no record, the rest of a file is not read."""


def given_up(line: int) -> Unreadable:
    """What stands for the rest of a file that holds no more records."""
    message = f"{MOST_LINES_WITHOUT_RECORD} lines without a record; the rest of the file is given up"
    return Unreadable(line, (Problem(reason=RecordReason.NO_RECORDS, message=message, line=line),))


def match_line(
    rules: RuleSet,
    *,
    table: str,
    seats: tuple[Player, ...],
    preset: str = "",
    created: Instant | None = None,
    source: Source | None = None,
) -> MatchLine:
    """The line that opens a match under these rules."""
    return MatchLine(
        format="vorhand",
        version=VERSION,
        rules=rules,
        digest=digest(rules),
        preset=preset,
        table=table,
        seats=seats,
        created=created,
        source=source,
    )


def deal_line(
    seating: Seating, *, number: int, id: str, ramsch_round: bool = False, bock: bool = False
) -> DealLine:
    """The line that opens a deal at a table with this seating."""
    forehand, middlehand, rearhand = seating.players
    return DealLine(
        number=number,
        id=id,
        dealer=seating.dealer,
        forehand=forehand,
        middlehand=middlehand,
        rearhand=rearhand,
        sitting_out=seating.sitting_out,
        ramsch_round=ramsch_round,
        bock=bock,
    )


def seating_of(match: MatchLine, deal: DealLine) -> Seating:
    """Who sits where. Raises `MatchError` for a dealer who has no seat at this table."""
    return Seating(len(match.seats), Seat(deal.dealer))


def match_problems(match: MatchLine, line: int) -> tuple[Problem, ...]:
    """Where a match line contradicts itself: other rules than the digest says, or another number of seats."""
    problems = []
    computed = digest(match.rules)
    if match.digest != computed:
        problems.append(
            Problem(
                reason=RecordReason.DIGEST_DIFFERS,
                message="the rules are not those that the digest was made of",
                line=line,
                path="$.digest",
                expected=computed,
                found=match.digest,
            )
        )
    if len(match.seats) != match.rules.list.seats:
        message = f"{len(match.seats)} seats under rules for a table of {match.rules.list.seats}"
        problems.append(Problem(reason=RecordReason.BAD_SEATS, message=message, line=line, path="$.seats"))
    return tuple(problems)


def seat_problem(match: MatchLine, deal: DealLine, line: int) -> Problem | None:
    """Where the seats of a deal are not those that follow from its dealer."""
    try:
        seating = seating_of(match, deal)
    except MatchError as error:
        return Problem(reason=RecordReason.BAD_SEATS, message=str(error), line=line, path="$.dealer")
    found = (deal.forehand, deal.middlehand, deal.rearhand, deal.sitting_out)
    expected = (*seating.players, seating.sitting_out)
    if found == expected:
        return None
    return Problem(
        reason=RecordReason.BAD_SEATS,
        message=f"with seat {deal.dealer} dealing, forehand, middlehand, rearhand or who sits out differ",
        line=line,
        expected=str(expected),
        found=str(found),
    )
