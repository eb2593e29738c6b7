"""Granting a person's wish: the room after it and the lines of it, or a refusal.

Everything here is pure: chance comes in as `randomness` and the time as `at`.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Final

import msgspec

from vorhand.core.commands import Answer, Claim, Concede, Decline, Double, OfferGift, PlayOpen
from vorhand.core.errors import RuleSetError, SkatError
from vorhand.core.events import (
    Claimed,
    Conceded,
    DeckCut,
    GiftOffered,
    NonceCommitted,
    NonceOpened,
    OpenPlayed,
)
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import RuleSet, with_settings
from vorhand.match.seating import Seat
from vorhand.players import LEVELS
from vorhand.presets import load_preset
from vorhand.service.dealing import Step, deal_begun, played, share_given, with_lines
from vorhand.service.room import Room
from vorhand.service.room_lines import (
    ComputerSeated,
    MatchClosed,
    RulesChosen,
    SeatFreed,
    SeatLeft,
    SeatTaken,
)
from vorhand.service.shuffler import Randomness
from vorhand.service.wishes import (
    Act,
    BeginMatch,
    ChooseRules,
    Cut,
    EndMatch,
    FixNonce,
    FreeSeat,
    OpenNonce,
    OptionValue,
    Rise,
    SeatComputer,
    Sit,
    Wish,
)

LONGEST_NAME: Final = 32
"""Characters of a person's name that are kept."""


MOST_OFFERS: Final = 5
"""How often in a deal one may claim, give up, lay open or offer a gift: each time the others are asked."""


BLANK_LETTERS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by their class that show nothing: fillers of Hangul, and Braille without a dot."""


class Why(Enum):
    """Why a table refused a wish; the value is the code on the wire and in the message catalogues."""

    STALE = "stale"
    NOT_SEATED = "not_seated"
    NOT_HOST = "not_host"
    SEAT_TAKEN = "seat_taken"
    NO_SUCH_SEAT = "no_such_seat"
    BAD_NAME = "bad_name"
    NO_SUCH_LEVEL = "no_such_level"
    BAD_RULES = "bad_rules"
    ALREADY_BEGUN = "already_begun"
    NOT_BEGUN = "not_begun"
    SEATS_FREE = "seats_free"
    DUO_NEEDS_COMPUTER = "duo_needs_computer"
    WRONG_DEAL = "wrong_deal"
    DEAL_RUNNING = "deal_running"
    MATCH_OVER = "match_over"
    NOT_PLAYING = "not_playing"
    BUSY = "busy"
    STORE_FAILED = "store_failed"
    TOO_OFTEN = "too_often"
    NO_SUCH_MOMENT = "no_such_moment"
    NO_ADVICE = "no_advice"
    NOTHING_ASKED = "nothing_asked"

    __hash__ = object.__hash__


class Unwelcome(SkatError, ValueError):
    """A wish that the table cannot grant now; nothing has happened."""

    def __init__(self, why: Why, detail: str = "") -> None:
        self.why = why
        self.detail = detail
        super().__init__(f"{why.value}: {detail}" if detail else why.value)


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """A wish with everything that granting it needs."""

    person: str
    wish: Wish
    expected: int
    """The size of the log that the person has seen."""
    at: str
    """The time now, as RFC 3339 writes it."""
    randomness: Randomness
    proven: bool = False
    """Whether the table has proved what the wish claims."""


def granted(room: Room, request: Request) -> Step:
    """The room after the wish of a request, and its lines.

    Raises `Unwelcome`, and `IllegalCommand` from the rules. `Ready` is no wish that is granted here: it
    leaves no line.
    """
    return _GRANTING[type(request.wish)](room, request, request.wish)


def rules_from(preset: str, settings: Mapping[str, OptionValue]) -> RuleSet:
    """The rules of a preset with some options changed. Raises `RuleSetError` saying what is wrong."""
    return with_settings(load_preset(preset), settings)


def clean_name(name: str) -> str:
    """A person's name as it is shown: printable letters, single blanks, not too long; may be empty."""
    printable = "".join(letter if _is_visible(letter) else " " for letter in name)
    return " ".join(printable.split())[:LONGEST_NAME].strip()


def _is_visible(letter: str) -> bool:
    return letter.isprintable() and letter not in BLANK_LETTERS


def _sit(room: Room, request: Request, wish: Sit) -> Step:
    _check_setup(room)
    _check_seat(room, wish.seat)
    name = clean_name(wish.name)
    if not name:
        raise Unwelcome(Why.BAD_NAME)
    chair = room.chairs[wish.seat]
    if chair.kind == "person" and chair.person != request.person:
        raise Unwelcome(Why.SEAT_TAKEN)
    return with_lines(room, SeatTaken(seat=wish.seat, person=request.person, name=name))


def _rise(room: Room, request: Request, wish: Rise) -> Step:
    seat = _seat(room, request)
    return with_lines(room, SeatFreed(seat=seat) if room.stage == "setup" else SeatLeft(seat=seat))


def _seat_computer(room: Room, request: Request, wish: SeatComputer) -> Step:
    _check_setup(room)
    _check_seat(room, wish.seat)
    _seat(room, request)
    if wish.level not in LEVELS:
        raise Unwelcome(Why.NO_SUCH_LEVEL, ", ".join(LEVELS))
    if room.chairs[wish.seat].kind == "person":
        raise Unwelcome(Why.SEAT_TAKEN)
    return with_lines(room, ComputerSeated(seat=wish.seat, level=wish.level))


def _free_seat(room: Room, request: Request, wish: FreeSeat) -> Step:
    _check_setup(room)
    _check_seat(room, wish.seat)
    _seat(room, request)
    if room.chairs[wish.seat].kind == "person":
        raise Unwelcome(Why.SEAT_TAKEN)
    return with_lines(room, SeatFreed(seat=wish.seat))


def _choose_rules(room: Room, request: Request, wish: ChooseRules) -> Step:
    _check_setup(room)
    _check_host(room, request)
    try:
        rules = rules_from(wish.preset, wish.settings)
    except RuleSetError as error:
        raise Unwelcome(Why.BAD_RULES, str(error)) from error
    if any(chair.kind == "person" for chair in room.chairs[rules.list.seats :]):
        raise Unwelcome(Why.SEAT_TAKEN)
    return with_lines(room, RulesChosen(rules=rules, preset=wish.preset))


def _begin_match(room: Room, request: Request, wish: BeginMatch) -> Step:
    _check_setup(room)
    _check_host(room, request)
    kinds = [chair.kind for chair in room.chairs]
    if "free" in kinds:
        raise Unwelcome(Why.SEATS_FREE)
    if room.rules.stakes.mode == "duo" and kinds.count("computer") != 1:
        raise Unwelcome(Why.DUO_NEEDS_COMPUTER)
    return deal_begun(room, request.at, request.randomness)


def _fix_nonce(room: Room, request: Request, wish: FixNonce) -> Step:
    position = _sharing(room, request, wish.deal)
    return share_given(room, NonceCommitted(position, wish.digest), request.at, request.randomness)


def _cut(room: Room, request: Request, wish: Cut) -> Step:
    return share_given(
        room, DeckCut(_sharing(room, request, wish.deal), wish.at), request.at, request.randomness
    )


def _open_nonce(room: Room, request: Request, wish: OpenNonce) -> Step:
    position = _sharing(room, request, wish.deal)
    return share_given(room, NonceOpened(position, wish.nonce), request.at, request.randomness)


def _act(room: Room, request: Request, wish: Act) -> Step:
    seat = _seat(room, request)
    if room.stage != "deal":
        raise Unwelcome(Why.NOT_BEGUN)
    if room.playing.on_table.seating.position(seat) is None:
        raise Unwelcome(Why.NOT_PLAYING)
    # An answer that was asked for, and a doubling that is still possible, mean the same whatever the others
    # did meanwhile.
    if request.expected < room.moved and not isinstance(wish.command, Answer | Decline | Double):
        raise Unwelcome(Why.STALE)
    if isinstance(wish.command, Claim | Concede | OfferGift | PlayOpen):
        _check_patience(room, seat)
    return played(room, seat, wish.command, request.at, proven=request.proven)


def _check_patience(room: Room, seat: Seat) -> None:
    """The rules set no limit to offers that are refused; a table of strangers needs one."""
    running = room.playing.on_table
    by = running.seating.position(seat)
    offers = [
        event
        for event in running.log
        if isinstance(event, Claimed | Conceded | GiftOffered | OpenPlayed) and event.by is by
    ]
    if len(offers) >= MOST_OFFERS:
        raise Unwelcome(Why.TOO_OFTEN)


def _end_match(room: Room, request: Request, wish: EndMatch) -> Step:
    _check_host(room, request)
    if room.stage == "over":
        raise Unwelcome(Why.MATCH_OVER)
    if room.stage != "between":
        raise Unwelcome(Why.DEAL_RUNNING if room.stage == "deal" else Why.NOT_BEGUN)
    return with_lines(room, MatchClosed())


def _check_setup(room: Room) -> None:
    if room.stage != "setup":
        raise Unwelcome(Why.ALREADY_BEGUN)


def _check_seat(room: Room, seat: int) -> None:
    if seat >= len(room.chairs):
        raise Unwelcome(Why.NO_SUCH_SEAT)


def _check_host(room: Room, request: Request) -> None:
    if request.person != room.host:
        raise Unwelcome(Why.NOT_HOST)


def _seat(room: Room, request: Request) -> Seat:
    seat = room.seat_of(request.person)
    if seat is None:
        raise Unwelcome(Why.NOT_SEATED)
    return seat


def _sharing(room: Room, request: Request, deal: int) -> Position:
    """The position whose share in the shuffle of this deal is wished for."""
    seat = _seat(room, request)
    if not room.is_shuffling or room.playing.deals != deal:
        raise Unwelcome(Why.WRONG_DEAL)
    position = room.playing.on_table.seating.position(seat)
    if position is None:
        raise Unwelcome(Why.NOT_PLAYING)
    return position


_GRANTING: dict[type, Callable[[Room, Request, Any], Step]] = {
    Sit: _sit,
    Rise: _rise,
    SeatComputer: _seat_computer,
    FreeSeat: _free_seat,
    ChooseRules: _choose_rules,
    BeginMatch: _begin_match,
    FixNonce: _fix_nonce,
    Cut: _cut,
    OpenNonce: _open_nonce,
    Act: _act,
    EndMatch: _end_match,
}
"""By wish: how it is granted."""
