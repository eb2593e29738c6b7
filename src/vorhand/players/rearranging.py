"""Dividing the defenders' cards anew in a Revolution."""

from collections.abc import Sequence

from vorhand.core.cards import SUITS, Card, CardSet, card_set, suit_cards
from vorhand.core.commands import Command, Decline, Rearrange
from vorhand.core.events import Hands
from vorhand.core.phases.types import Rearranging
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.players.asked import game_of
from vorhand.players.hand_strength import suit_danger


def rearrange(view: View, options: Options) -> Command:
    """Whole suits together, those first in which the declarer can be caught; declines if there are none."""
    phase = view.phase
    assert isinstance(phase, Rearranging), "hands are divided anew in a Revolution"
    held = view.open_hands[game_of(phase.playing).declarer.index]
    pool = card_set(options.rearrange)
    dangers = {suit: _danger(held & suit_cards(suit), pool & suit_cards(suit)) for suit in SUITS}
    if not any(dangers.values()):
        return Decline()
    return divided(phase, sorted(options.rearrange, key=lambda card: (-dangers[card.suit], card.index)))


def divided(phase: Rearranging, cards: Sequence[Card]) -> Rearrange:
    """The command that gives the first ten of twenty cards to the defender who plays first."""
    first, second = _in_playing_order(phase)
    halves = {first: tuple(cards[:10]), second: tuple(cards[10:])}
    return Rearrange(Hands(*(halves.get(place, ()) for place in POSITIONS)))


def _danger(held: int, out: int) -> float:
    return suit_danger(CardSet(held), CardSet(out)) if held else 0.0


def _in_playing_order(phase: Rearranging) -> tuple[Position, Position]:
    first, second = game_of(phase.playing).defenders
    return (second, first) if phase.playing.turn is second else (first, second)
