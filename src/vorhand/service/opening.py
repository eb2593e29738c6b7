"""Setting up a room: alone with computers, for friends, for two and a computer, or to watch computers."""

from collections.abc import Callable
from typing import Literal

import msgspec

from vorhand.core.rules.ruleset import RuleSet
from vorhand.service.dealing import Step, deal_begun, with_lines
from vorhand.service.room import opened
from vorhand.service.room_lines import ComputerSeated, RoomLine, RoomOpened, SeatTaken
from vorhand.service.shuffler import Randomness

Kind = Literal["alone", "friends", "duo", "watch"]
"""What a room is set up for."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A room as a person wants it."""

    kind: Kind
    rules: RuleSet
    preset: str
    level: str
    """Of the computers that are seated at once."""
    person: str
    name: str
    practice: bool = False


def room_opened(id: str, plan: Plan, at: str, randomness: Randomness) -> Step:
    """The room set up by a plan, with all lines of its log so far.

    Where every seat is taken the first deal begins at once. Raises `MatchError` for rules that these seats
    cannot be played by.
    """
    first = RoomOpened(
        rules=plan.rules, preset=plan.preset, host=plan.person, created=at, practice=plan.practice
    )
    room, lines = with_lines(opened(id, first), *_SEATED[plan.kind](plan))
    if any(chair.kind == "free" for chair in room.chairs):
        return room, (first, *lines)
    begun, more = deal_begun(room, at, randomness)
    return begun, (first, *lines, *more)


def _alone(plan: Plan) -> tuple[RoomLine, ...]:
    return _host(plan), *_computers(plan, range(1, plan.rules.list.seats))


def _friends(plan: Plan) -> tuple[RoomLine, ...]:
    return (_host(plan),)


def _duo(plan: Plan) -> tuple[RoomLine, ...]:
    return _host(plan), *_computers(plan, range(2, plan.rules.list.seats))


def _watch(plan: Plan) -> tuple[RoomLine, ...]:
    return _computers(plan, range(plan.rules.list.seats))


_SEATED: dict[Kind, Callable[[Plan], tuple[RoomLine, ...]]] = {
    "alone": _alone,
    "friends": _friends,
    "duo": _duo,
    "watch": _watch,
}


def _host(plan: Plan) -> SeatTaken:
    return SeatTaken(seat=0, person=plan.person, name=plan.name)


def _computers(plan: Plan, seats: range) -> tuple[RoomLine, ...]:
    return tuple(ComputerSeated(seat=seat, level=plan.level) for seat in seats)
