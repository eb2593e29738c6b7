"""Playing on a finished deal from one of its moments, at a table of its own where nothing counts."""

from itertools import dropwhile

import msgspec

from vorhand.core.events import CardsDealt, Event, SeedRevealed
from vorhand.core.phases.machine import is_over
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import RuleSet, StakesRules
from vorhand.records.lines import EventLine, SealedLine
from vorhand.records.record import DealRecord, deal_line, seating_of
from vorhand.service.dealing import Step, match_opening, with_lines
from vorhand.service.granting import Unwelcome, Why
from vorhand.service.room import opened
from vorhand.service.room_lines import ComputerSeated, Origin, RoomLine, RoomOpened, SeatTaken
from vorhand.service.shuffler import Randomness, new_secret


class Continuation(msgspec.Struct, frozen=True, kw_only=True):
    """A deal as a person wants to play it on."""

    record: DealRecord
    """The finished deal."""
    event: int
    """Number of the last of its events that is kept."""
    position: Position
    """Whose cards the person takes; computers take the others."""
    level: str
    person: str
    name: str


def room_played_on(id: str, wanted: Continuation, at: str, randomness: Randomness) -> Step:
    """A room whose only deal is the finished one up to a moment, with all lines of its log so far.

    Nothing was shuffled here, so the log begins with the cards as they were dealt then. Raises `Unwelcome`
    for a moment in which nobody has anything to do.
    """
    record = wanted.record
    first = RoomOpened(
        rules=_for_nothing(record.rules),
        preset=record.match.preset,
        host=wanted.person,
        created=at,
        practice=True,
        origin=Origin(record.match.table, record.deal.number, wanted.event),
    )
    room, seated = with_lines(opened(id, first), *_seated(wanted))
    room, lines = with_lines(room, *match_opening(room, at), *_deal(id, wanted, at, randomness))
    if is_over(room.playing.on_table.deal.phase):
        raise Unwelcome(Why.NO_SUCH_MOMENT)
    return room, (first, *seated, *lines)


def _for_nothing(rules: RuleSet) -> RuleSet:
    return msgspec.structs.replace(rules, stakes=StakesRules())


def _seated(wanted: Continuation) -> tuple[RoomLine, ...]:
    mine = wanted.record.deal.seat(wanted.position)
    return tuple(
        SeatTaken(seat=seat, person=wanted.person, name=wanted.name)
        if seat == mine
        else ComputerSeated(seat=seat, level=wanted.level)
        for seat in range(len(wanted.record.match.seats))
    )


def _deal(id: str, wanted: Continuation, at: str, randomness: Randomness) -> tuple[RoomLine, ...]:
    record = wanted.record
    opening = deal_line(
        seating_of(record.match, record.deal),
        number=1,
        id=f"{id}-1",
        ramsch_round=record.deal.ramsch_round,
        bock=record.deal.bock,
    )
    events = (EventLine(number, event, at) for number, event in enumerate(_kept(wanted)))
    return opening, SealedLine(new_secret(randomness).hex()), *events


def _kept(wanted: Continuation) -> tuple[Event, ...]:
    """The events from the deal of the cards to the chosen one. Raises `Unwelcome` where there are none."""
    until = wanted.record.events[: wanted.event + 1]
    kept = tuple(dropwhile(lambda event: not isinstance(event, CardsDealt), until))
    if not kept or wanted.event >= len(wanted.record.events) or isinstance(kept[-1], SeedRevealed):
        raise Unwelcome(Why.NO_SUCH_MOMENT)
    return kept
