"""How dangerous cards are in Ramsch."""

from vorhand.core.cards import Card, CardSet, cards_in
from vorhand.core.contract import FOLLOW, GameType
from vorhand.players.ranking import OVER

_JACK_DANGER = {Card.CJ: 3.5, Card.SJ: 2.5, Card.HJ: 2.0, Card.DJ: 1.5}
_PER_CARD_UNDER = 2.5
"""Danger of each card that is out below a card, beyond those that lie under it in the own hand."""
_POINTS_WEIGHT = 0.3


def card_danger(hand: CardSet, card: Card) -> float:
    """How much a card of `hand` is likely to cost, in card points; 0 if it is never forced to win."""
    jack = _JACK_DANGER.get(card)
    if jack is not None:
        return jack
    group = FOLLOW[GameType.RAMSCH][card.index]
    under = group & ~OVER[GameType.RAMSCH][card.index] & ~card.bit
    excess = (under & ~hand).bit_count() - (under & hand).bit_count()
    if excess <= 0:
        return 0.0
    return excess * (_PER_CARD_UNDER + _POINTS_WEIGHT * card.points)


def hand_danger(hand: CardSet) -> float:
    """The danger of all cards of a hand; about 60 on average for ten cards."""
    return sum(card_danger(hand, card) for card in cards_in(hand))
