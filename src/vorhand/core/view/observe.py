"""The complete secrecy policy: what a position learns from an event. No state is in reach here.

An event type is either public, or it stands in `_HIDDEN` with what others see in its place. A type that
is in neither makes the import fail, and so does one that is in both.
"""

from collections.abc import Callable
from typing import Any, get_args

from vorhand.core.events import (
    Answered,
    BidHeld,
    BidMade,
    CallDeclined,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    CardsRevealed,
    CardsShown,
    Claimed,
    Conceded,
    ConsultationSeen,
    DeckCut,
    DefendersConsulted,
    DefendersRearranged,
    Event,
    GameDeclared,
    GiftOffered,
    GrandHandDeclared,
    GrandHandDeclined,
    HandDealt,
    HirschGiven,
    JungfrauAnnounced,
    Knocked,
    KontraGiven,
    NonceCommitted,
    NonceOpened,
    NonceWaived,
    Observation,
    OpenPlayed,
    PackDealt,
    Passed,
    RearrangementSeen,
    ReGiven,
    SeedRevealed,
    ShuffleCommitted,
    SkatLaid,
    SkatPickedUp,
    SkatPushed,
    SkatTaken,
    SupraGiven,
)
from vorhand.core.positions import Position

_PUBLIC: frozenset[type] = frozenset(
    {
        ShuffleCommitted, NonceCommitted, NonceOpened, NonceWaived, DeckCut,
        BidMade, BidHeld, Passed, GrandHandDeclared, GrandHandDeclined,
        SkatPushed, Knocked, JungfrauAnnounced, GameDeclared, CardsShown,
        KontraGiven, ReGiven, SupraGiven, HirschGiven, CallDeclined,
        CardPlayed, Claimed, OpenPlayed, Conceded, GiftOffered, Answered,
        CardsRevealed, SeedRevealed,
    }
)  # fmt: skip


def _dealt(event: CardsDealt, position: Position | None) -> Observation:
    return PackDealt() if position is None else HandDealt(event.hands.of(position))


def _picked_up(event: SkatPickedUp, position: Position | None) -> Observation:
    return event if position is event.by else SkatTaken(event.by)


def _discarded(event: CardsDiscarded, position: Position | None) -> Observation:
    return event if position is event.by else SkatLaid(event.by)


def _consulted(event: DefendersConsulted, position: Position | None) -> Observation:
    return event if position and event.hands.of(position) else ConsultationSeen()


def _rearranged(event: DefendersRearranged, position: Position | None) -> Observation:
    return event if position and event.hands.of(position) else RearrangementSeen(event.by)


_HIDDEN: dict[type, Callable[[Any, Position | None], Observation]] = {
    CardsDealt: _dealt,
    SkatPickedUp: _picked_up,
    CardsDiscarded: _discarded,
    DefendersConsulted: _consulted,
    DefendersRearranged: _rearranged,
}

assert set(get_args(Event)) == _PUBLIC | set(_HIDDEN), "an event type is not placed"
assert not _PUBLIC & set(_HIDDEN), "an event type is placed twice"


def observe(event: Event, position: Position | None) -> Observation:
    """What `position` learns from `event`; what a spectator learns for None."""
    hidden = _HIDDEN.get(type(event))
    return event if hidden is None else hidden(event, position)


def public(observation: Observation) -> Observation:
    """The part of an observation that a spectator has too."""
    if isinstance(observation, HandDealt):
        return PackDealt()
    hidden = _HIDDEN.get(type(observation))
    return observation if hidden is None else hidden(observation, None)
