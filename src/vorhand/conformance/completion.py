"""Vectors log what players chose; what follows by itself is completed here so that the core can fold it.

Left out in vectors: the cards of a skat that is taken, the cards shown with a claim, the defenders' look
at each other's cards in a Revolution, and calls that were asked for and declined.
"""

from typing import Any

import msgspec

from vorhand.core.cards import cards_in
from vorhand.core.deal.apply import apply
from vorhand.core.deal.decide import disclosure
from vorhand.core.deal.state import Deal
from vorhand.core.events import CallDeclined, DefendersConsulted, Event
from vorhand.core.phases.types import CallsAsked, Consulting, RamschCalls, Rearranging
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import RuleSet

_CALLS = frozenset(
    {
        "kontra_given",
        "re_given",
        "supra_given",
        "hirsch_given",
        "knocked",
        "jungfrau_announced",
        "defenders_rearranged",
    }
)


class IncompleteLog(ValueError):
    """A written event that cannot be read as an event at all."""


def completed(rules: RuleSet, deal: Deal, written: dict[str, Any]) -> tuple[Event, ...]:
    """The event that a vector wrote, after those that it left out.

    Raises `IncompleteLog` if it is no event.
    """
    implied: list[Event] = []
    while event := _implied(deal, written):
        implied.append(event)
        deal = apply(rules, deal, event)
    return (*implied, _event(deal, written))


def _implied(deal: Deal, written: dict[str, Any]) -> Event | None:
    phase = deal.phase
    if isinstance(phase, Consulting):
        shown = disclosure(deal)
        assert isinstance(shown, DefendersConsulted), "the defenders' cards are next"
        return shown
    if isinstance(phase, RamschCalls | CallsAsked | Rearranging) and written.get("event") not in _CALLS:
        return CallDeclined(phase.pending[0])
    return None


def _event(deal: Deal, written: dict[str, Any]) -> Event:
    try:
        return msgspec.convert(written | _left_out(deal, written), Event)  # type: ignore[no-any-return]
    except (msgspec.ValidationError, ValueError) as error:
        raise IncompleteLog(str(error)) from error


def _left_out(deal: Deal, written: dict[str, Any]) -> dict[str, Any]:
    match written.get("event"):
        case "skat_picked_up":
            return {"cards": [card.value for card in cards_in(deal.skat)] or ["C7", "C8"]}
        case "claimed":
            held = deal.hands[Position(written["by"]).index]
            return {"cards": [card.value for card in cards_in(held)]}
        case "defenders_rearranged":
            return {"hands": {place.value: [] for place in Position} | written["hands"]}
        case _:
            return {}
