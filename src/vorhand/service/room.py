"""A room: a table with its chairs, before, during and after its match; a frozen fold over its log."""

from collections.abc import Callable, Iterable
from decimal import Decimal
from typing import Any, Literal

import msgspec

from vorhand.core.errors import RecordError
from vorhand.core.phases.types import Setting, Shuffling
from vorhand.core.result import DealResult
from vorhand.core.rules.ruleset import RuleSet
from vorhand.match import Match, begin, is_over
from vorhand.match.schedule import Schedule
from vorhand.match.seating import Seat
from vorhand.records.lines import DealLine, EventLine, MatchLine, NoteLine, ResultLine, SealedLine
from vorhand.records.record import seating_of
from vorhand.service.room_lines import (
    ComputerSeated,
    CoverBegan,
    CoverEnded,
    MatchClosed,
    Origin,
    RoomLine,
    RoomOpened,
    RulesChosen,
    SeatFreed,
    SeatLeft,
    SeatTaken,
)
from vorhand.service.stored import computer_of
from vorhand.service.table import Table, deal_announced, deal_closed, table_after

Stage = Literal["setup", "deal", "between", "over"]
"""Before the match; a deal is running; the last deal is over and another follows; the match is over."""


class Chair(msgspec.Struct, frozen=True):
    """Who is on a seat."""

    kind: Literal["free", "person", "computer"] = "free"
    person: str = ""
    """The person's id; secret."""
    name: str = ""
    """A person's name; computers are named by whoever shows them."""
    level: str = ""
    """A computer's level."""
    covered: bool = False
    """Whether a computer plays for the person, whose line is down."""
    left: bool = False
    """Whether the person left for good; a computer plays on."""

    @property
    def is_played_by_computer(self) -> bool:
        """Whether a computer makes the moves of this seat now."""
        return self.kind == "computer" or self.covered or self.left


FREE = Chair()


class PlayedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A finished deal of the match."""

    line: DealLine
    result: DealResult
    before: Match
    """The match before it."""


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """A table between two lines of its log."""

    id: str
    rules: RuleSet
    preset: str
    host: str
    created: str
    chairs: tuple[Chair, ...]
    size: int = 1
    """Lines in the log so far."""
    moved: int = 0
    """The size after the last line of a deal: what was asked for before may be out of date."""
    opened: MatchLine | None = None
    """The match line, once the match has begun."""
    table: Table | None = None
    deal: DealLine | None = None
    """The last deal begun."""
    played: tuple[PlayedDeal, ...] = ()
    closed: bool = False
    practice: bool = False
    """Whether nothing counts that is written on the list here."""
    origin: Origin | None = None
    """Where the deal comes from, at a table that plays on a deal of another one."""

    @property
    def counts(self) -> bool:
        """Whether results count here: not at a table for practice, unless money is played for."""
        return not self.practice or Decimal(self.rules.stakes.base) > 0

    @property
    def stage(self) -> Stage:
        """Where the table is in its match."""
        if self.table is None:
            return "setup"
        if self.table.running is not None and not self.table.is_deal_over:
            return "deal"
        return "over" if self.closed or is_over(self.table.match) else "between"

    @property
    def is_shuffling(self) -> bool:
        """Whether the players' shares in the shuffle are coming in."""
        return self.table is not None and isinstance(self.table.phase, Shuffling)

    @property
    def playing(self) -> Table:
        """The table of the match, where it has begun."""
        assert self.table is not None, "the match has begun"
        return self.table

    def seat_of(self, person: str) -> Seat | None:
        """The seat of a person, None for who only watches or has left."""
        for seat, chair in enumerate(self.chairs):
            if chair.kind == "person" and chair.person == person and not chair.left:
                return Seat(seat)
        return None


class Company(msgspec.Struct, frozen=True, kw_only=True):
    """Who is there just now. It is no part of the log: after a restart people come anew."""

    present: frozenset[Seat] = frozenset()
    """Seats of people whose line stands."""
    ready: frozenset[Seat] = frozenset()
    """Seats of people who have seen the result of the last deal."""
    watchers: int = 0
    """Lines of people who have no seat."""


def folded(id: str, lines: Iterable[RoomLine]) -> Room:
    """The room that a log leads to. Raises `RecordError` if the log does not begin with the opening."""
    rest = iter(lines)
    first = next(rest, None)
    if not isinstance(first, RoomOpened):
        raise RecordError(f"the log of table {id} does not begin with its opening")
    room = opened(id, first)
    for line in rest:
        room = room_after(room, line)
    return room


def opened(id: str, line: RoomOpened) -> Room:
    """The room after its first line."""
    return Room(
        id=id,
        rules=line.rules,
        preset=line.preset,
        host=line.host,
        created=line.created,
        chairs=(FREE,) * line.rules.list.seats,
        # What is played on is one deal and no list.
        closed=line.origin is not None,
        practice=line.practice,
        origin=line.origin,
    )


def room_after(room: Room, line: RoomLine) -> Room:
    """The room after one more line of its log."""
    return msgspec.structs.replace(_AFTER[type(line)](room, line), size=room.size + 1)


def with_chair(chairs: tuple[Chair, ...], seat: int, chair: Chair) -> tuple[Chair, ...]:
    """The chairs with another one at `seat`."""
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def _rules_chosen(room: Room, line: RulesChosen) -> Room:
    seats = line.rules.list.seats
    chairs = (*room.chairs, FREE)[:seats]
    return msgspec.structs.replace(room, rules=line.rules, preset=line.preset, chairs=chairs)


def _seat_taken(room: Room, line: SeatTaken) -> Room:
    chairs = tuple(FREE if chair.person == line.person else chair for chair in room.chairs)
    taken = Chair("person", line.person, line.name)
    return msgspec.structs.replace(room, chairs=with_chair(chairs, line.seat, taken))


def _computer_seated(room: Room, line: ComputerSeated) -> Room:
    chairs = with_chair(room.chairs, line.seat, Chair("computer", level=line.level))
    return msgspec.structs.replace(room, chairs=chairs)


def _seat_freed(room: Room, line: SeatFreed) -> Room:
    return msgspec.structs.replace(room, chairs=with_chair(room.chairs, line.seat, FREE))


def _seat_left(room: Room, line: SeatLeft) -> Room:
    return _chair_changed(room, line.seat, left=True)


def _cover_began(room: Room, line: CoverBegan) -> Room:
    return _chair_changed(room, line.seat, covered=True)


def _cover_ended(room: Room, line: CoverEnded) -> Room:
    return _chair_changed(room, line.seat, covered=False)


def _chair_changed(room: Room, seat: int, **changes: bool) -> Room:
    chair = msgspec.structs.replace(room.chairs[seat], **changes)
    return msgspec.structs.replace(room, chairs=with_chair(room.chairs, seat, chair))


def _match_closed(room: Room, line: MatchClosed) -> Room:
    return msgspec.structs.replace(room, closed=True)


def _match_opened(room: Room, line: MatchLine) -> Room:
    return msgspec.structs.replace(room, opened=line)


def _deal_opened(room: Room, line: DealLine) -> Room:
    return msgspec.structs.replace(room, deal=line, table=room.table or _first_table(room, line))


def _first_table(room: Room, line: DealLine) -> Table:
    assert room.opened is not None, "a match is opened before its first deal"
    match = begin(
        room.rules,
        first_dealer=Seat(line.dealer),
        computer=computer_of(room.opened),
        # Only at a table that plays on a deal of another one does the first deal belong to a round.
        schedule=Schedule(bock_left=int(line.bock), ramsch_left=int(line.ramsch_round)),
    )
    return Table(match=match, name=room.opened.table)


def _sealed(room: Room, line: SealedLine) -> Room:
    assert room.opened is not None, "a match is opened before its deals"
    assert room.deal is not None, "a deal is opened before its seed is sealed"
    table = deal_announced(
        room.playing,
        seating_of(room.opened, room.deal),
        Setting(room.deal.ramsch_round, room.deal.bock),
        bytes.fromhex(line.seed),
    )
    return msgspec.structs.replace(room, table=table)


def _event(room: Room, line: EventLine) -> Room:
    table = table_after(room.playing, line.event)
    return msgspec.structs.replace(room, table=table, moved=room.size + 1)


def _noted(room: Room, line: NoteLine) -> Room:
    return room


def _result(room: Room, line: ResultLine) -> Room:
    assert room.deal is not None, "a deal is opened before its result"
    result = room.playing.outcome()
    assert result is not None, "a result is written when the deal is over"
    played = PlayedDeal(line=room.deal, result=result, before=room.playing.match)
    return msgspec.structs.replace(room, table=deal_closed(room.playing), played=(*room.played, played))


_AFTER: dict[type, Callable[[Room, Any], Room]] = {
    RulesChosen: _rules_chosen,
    SeatTaken: _seat_taken,
    ComputerSeated: _computer_seated,
    SeatFreed: _seat_freed,
    SeatLeft: _seat_left,
    CoverBegan: _cover_began,
    CoverEnded: _cover_ended,
    MatchClosed: _match_closed,
    MatchLine: _match_opened,
    DealLine: _deal_opened,
    SealedLine: _sealed,
    EventLine: _event,
    NoteLine: _noted,
    ResultLine: _result,
}
"""By line: the room after it."""
