"""The chairs of a table with what a deal puts before them."""

import msgspec

from vorhand.core.cards import Card, card_set
from vorhand.core.phases.machine import awaited, is_over
from vorhand.core.phases.types import (
    Dealing,
    Declaring,
    Discarding,
    Game,
    Phase,
    Playing,
    RamschDiscarding,
    Shuffling,
    SkatChoice,
)
from vorhand.core.positions import Position
from vorhand.i18n.names import position_short
from vorhand.match import standings
from vorhand.match.seating import Seat
from vorhand.server.scene_sight import Sight
from vorhand.server.wire import Call, Chair
from vorhand.service.room import Company, Room
from vorhand.telling.calls import call_text
from vorhand.telling.hands import playing_of


def chairs(room: Room, company: Company, seat: Seat | None, names: tuple[str, ...]) -> tuple[Chair, ...]:
    """All chairs by seat, as they stand without a deal."""
    empty = (0,) * len(room.chairs)
    totals = empty if room.table is None else standings(room.table.match).totals
    return tuple(
        Chair(
            seat=number,
            name=names[number],
            kind=chair.kind,
            level=chair.level,
            is_me=number == seat,
            present=chair.kind == "computer" or number in company.present,
            covered=chair.covered,
            left=chair.left,
            ready=number in company.ready,
            total=totals[number],
        )
        for number, chair in enumerate(room.chairs)
    )


def in_deal(sight: Sight, chair: Chair) -> Chair:
    """A chair with what the deal puts before it."""
    position = sight.seating.position(Seat(chair.seat))
    is_dealer = chair.seat == sight.seating.dealer
    if position is None:
        return msgspec.structs.replace(
            chair, position_name=sight.words.text("seat-sits-out"), dealer=is_dealer
        )
    return msgspec.structs.replace(
        chair,
        position=position,
        position_name=sight.words.position(position),
        position_letter=position_short(sight.words.messages, position),
        dealer=is_dealer,
        awaited=position in awaited(sight.phase),
        declarer=position is declarer_of(sight.phase),
        call=call_scene(sight, position),
        cards=cards_held(sight.phase, position),
        tricks=tricks_of(sight.phase, position),
        open=_open(sight, position),
    )


def declarer_of(phase: Phase) -> Position | None:
    """Who plays alone, as far as that is settled."""
    if isinstance(phase, SkatChoice | Discarding | Declaring):
        return phase.won.declarer
    playing = playing_of(phase)
    return playing.frame.declarer if playing and isinstance(playing.frame, Game) else None


def call_scene(sight: Sight, position: Position) -> Call | None:
    """What a position called last."""
    called = sight.calls.last[position.index]
    if called is None:
        return None
    is_null = isinstance(sight.frame, Game) and sight.frame.contract.is_null
    return Call(text=call_text(sight.words, sight.rules, called, is_null=is_null), kind=called.kind)


def cards_held(phase: Phase, position: Position) -> int:
    """How many cards a position holds; everybody can count them."""
    if isinstance(phase, Dealing | Shuffling):
        return 0
    if isinstance(phase, Discarding):
        return 12 if position is phase.won.declarer else 10
    if isinstance(phase, RamschDiscarding):
        return 12 if position is phase.turn else 10
    playing = playing_of(phase)
    return 10 if playing is None else 10 - len(playing.tricks) - (position in _in_trick(playing))


def tricks_of(phase: Phase, position: Position) -> int:
    """How many tricks a position has taken."""
    playing = playing_of(phase)
    return 0 if playing is None else sum(trick.winner is position for trick in playing.tricks)


def _in_trick(playing: Playing) -> tuple[Position, ...]:
    """Whose cards lie in the unfinished trick."""
    before = playing.turn.next.next, playing.turn.next
    return before[: len(playing.trick)]


def _open(sight: Sight, position: Position) -> tuple[Card, ...]:
    """The cards of another position that the viewer sees."""
    view = sight.view
    if position is view.position:
        return ()
    if view.revealed is not None and is_over(view.phase):
        return sight.sorted(card_set(view.revealed.hands.of(position)))
    return sight.sorted(view.open_hands[position.index])
