"""The whole secrecy policy: what each position and a spectator learn from each event."""

from typing import Any, get_args

import pytest

from tests.rules.table import FOREHAND, MIDDLEHAND, REARHAND, cards, dealt, pair
from vorhand.core.cards import Card
from vorhand.core.events import (
    CardPlayed,
    CardsDiscarded,
    ConsultationSeen,
    DefendersConsulted,
    DefendersRearranged,
    Event,
    HandDealt,
    Hands,
    Observation,
    PackDealt,
    RearrangementSeen,
    Redacted,
    SkatLaid,
    SkatPickedUp,
    SkatTaken,
)
from vorhand.core.positions import Position
from vorhand.core.view.observe import observe, public

DEAL = dealt()
DEFENDERS = Hands((), cards("C7 C8"), cards("S7 S8"))


def check(event: Event, seen: dict[Position | None, Observation]) -> None:
    assert {viewer: observe(event, viewer) for viewer in (FOREHAND, MIDDLEHAND, REARHAND, None)} == seen


def test_of_the_deal_everybody_learns_his_own_ten_cards() -> None:
    check(
        DEAL,
        {
            FOREHAND: HandDealt(DEAL.hands.forehand),
            MIDDLEHAND: HandDealt(DEAL.hands.middlehand),
            REARHAND: HandDealt(DEAL.hands.rearhand),
            None: PackDealt(),
        },
    )


def test_the_cards_of_the_skat_are_seen_by_who_takes_them_alone() -> None:
    taken = SkatPickedUp(MIDDLEHAND, pair("CJ SJ"))
    hidden = SkatTaken(MIDDLEHAND)
    check(taken, {FOREHAND: hidden, MIDDLEHAND: taken, REARHAND: hidden, None: hidden})
    laid = CardsDiscarded(REARHAND, pair("CJ SJ"))
    unseen = SkatLaid(REARHAND)
    check(laid, {FOREHAND: unseen, MIDDLEHAND: unseen, REARHAND: laid, None: unseen})


def test_in_a_revolution_only_the_defenders_see_each_other() -> None:
    consulted = DefendersConsulted(DEFENDERS)
    check(
        consulted,
        {FOREHAND: ConsultationSeen(), MIDDLEHAND: consulted, REARHAND: consulted, None: ConsultationSeen()},
    )
    divided = DefendersRearranged(REARHAND, DEFENDERS)
    hidden = RearrangementSeen(REARHAND)
    check(divided, {FOREHAND: hidden, MIDDLEHAND: divided, REARHAND: divided, None: hidden})


HIDDEN_TYPES = {"CardsDealt", "SkatPickedUp", "CardsDiscarded", "DefendersConsulted", "DefendersRearranged"}


def blank(kind: type) -> Any:
    """An event of this type; nothing of what is in it matters."""
    return kind(*[None] * len(kind.__struct_fields__))  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_every_other_event_is_seen_by_all_as_it_is(kind: type) -> None:
    if kind.__name__ in HIDDEN_TYPES:
        return
    event = blank(kind)
    assert all(observe(event, viewer) is event for viewer in (FOREHAND, MIDDLEHAND, REARHAND, None))


def test_the_public_part_of_an_observation_is_what_a_spectator_has() -> None:
    events: tuple[Event, ...] = (
        DEAL,
        SkatPickedUp(MIDDLEHAND, pair("CJ SJ")),
        CardsDiscarded(MIDDLEHAND, pair("CJ SJ")),
        DefendersConsulted(DEFENDERS),
        DefendersRearranged(REARHAND, DEFENDERS),
        CardPlayed(FOREHAND, Card.CJ),
    )
    for event in events:
        for viewer in (FOREHAND, MIDDLEHAND, REARHAND, None):
            assert public(observe(event, viewer)) == observe(event, None)


def test_what_is_seen_in_place_of_an_event_is_public_itself() -> None:
    for kind in get_args(Redacted):
        if kind is not HandDealt:
            seen = blank(kind)
            assert public(seen) is seen
