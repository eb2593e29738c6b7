"""Advice for people at a table where nothing counts: to the one who is asked, from what he sees himself."""

import msgspec

from vorhand.advice import Advice, advice
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.match.seating import Seat
from vorhand.players.chance import chance
from vorhand.service.computers import seed_of
from vorhand.service.granting import Unwelcome, Why
from vorhand.service.room import Room


class Advisable(msgspec.Struct, frozen=True):
    """Somebody who is asked for something, with what he sees; nothing else of the deal."""

    rules: RuleSet
    view: View
    options: Options
    seed: int


def is_advisable(room: Room, seat: Seat) -> bool:
    """Whether advice may be asked for from this seat now."""
    is_asked = room.stage == "deal" and not room.is_shuffling and seat in room.playing.awaited()
    return is_asked and not room.counts


def advisable(room: Room, seat: Seat | None) -> Advisable:
    """What a seat may be advised in now. Raises `Unwelcome`."""
    if seat is None:
        raise Unwelcome(Why.NOT_SEATED)
    if room.counts:
        raise Unwelcome(Why.NO_ADVICE)
    if not is_advisable(room, seat):
        raise Unwelcome(Why.NOTHING_ASKED)
    table = room.playing
    return Advisable(room.rules, table.view(seat), table.options(seat), seed_of(room, seat))


def advised(asked: Advisable) -> Advice:
    """The advice; the same whenever it is asked for again. It searches, so ask for it in a thread."""
    return advice(asked.rules, asked.view, asked.options, chance(asked.seed)(asked.view))
