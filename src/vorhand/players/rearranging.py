"""Dividing the defenders' cards anew in a Revolution."""

from collections.abc import Sequence

from vorhand.core.cards import SUITS, Card, CardSet, card_set, suit_cards
from vorhand.core.commands import Command, Decline, Rearrange
from vorhand.core.events import Hands
from vorhand.core.phases.types import Game, Rearranging
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.players.hand_strength import suit_danger


def rearrange(view: View, options: Options) -> Command:
    """Whole suits together, those first in which the declarer can be caught; nothing if he can be caught in none."""
    phase = view.phase
    assert isinstance(phase, Rearranging), "hands are divided anew in a Revolution"
    held = view.open_hands[_declarer(phase).index]
    pool = card_set(options.rearrange)
    dangers = {suit: _danger(held & suit_cards(suit), pool & suit_cards(suit)) for suit in SUITS}
    if not any(dangers.values()):
        return Decline()
    return divided(phase, sorted(options.rearrange, key=lambda card: (-dangers[card.suit], card.index)))


def divided(phase: Rearranging, cards: Sequence[Card]) -> Rearrange:
    """The command that gives the first ten of twenty cards to the defender who plays first, and ten to the other."""
    first, second = _in_playing_order(phase)
    halves = {first: tuple(cards[:10]), second: tuple(cards[10:])}
    return Rearrange(Hands(*(halves.get(place, ()) for place in POSITIONS)))


def _danger(held: int, out: int) -> float:
    return suit_danger(CardSet(held), CardSet(out)) if held else 0.0


def _declarer(phase: Rearranging) -> Position:
    assert isinstance(phase.playing.frame, Game), "a Revolution is a null game"
    return phase.playing.frame.declarer


def _in_playing_order(phase: Rearranging) -> tuple[Position, Position]:
    first = phase.playing.turn if phase.playing.turn is not _declarer(phase) else phase.playing.turn.next
    second = next(place for place in POSITIONS if place not in (first, _declarer(phase)))
    return first, second
