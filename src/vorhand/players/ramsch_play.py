"""Cards in Ramsch: few points, high cards away while others take the trick."""

from vorhand.core.cards import Card, CardSet, cards_in
from vorhand.core.contract import STRENGTH
from vorhand.players.knowledge import Knowledge, chance_taken
from vorhand.players.ramsch_strength import card_danger
from vorhand.players.ranking import is_one, strongest, weakest

_TRICK_POINTS = 14.0
"""Card points that a trick taken now costs besides the own card, and those it leads to."""


def ramsch_card(known: Knowledge) -> Card:
    """A player's card in Ramsch."""
    if is_one(known.legal):
        return weakest(known.game, known.legal)
    if not known.trick:
        return min(cards_in(known.legal), key=lambda card: _price_of_lead(known, card))
    if not known.follows:
        return max(cards_in(known.legal), key=lambda card: card_danger(known.hand, card))
    under = CardSet(known.legal & ~known.winners)
    if under:
        return strongest(known.game, under)
    return strongest(known.game, known.legal) if known.is_last else weakest(known.game, known.legal)


def _price_of_lead(known: Knowledge, card: Card) -> float:
    """Card points that leading `card` is likely to cost; a dangerous card that is taken is a gain."""
    kept = 1.0
    for place in known.opponents:
        kept *= 1.0 - chance_taken(known, card, place)
    relief = 0.3 * card_danger(known.hand, card) + STRENGTH[known.game][card.index] / 1000
    return kept * (card.points + _TRICK_POINTS) - (1.0 - kept) * relief
