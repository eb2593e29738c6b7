"""Cards in null, for the declarer and for the defenders."""

from vorhand.core.cards import Card, CardSet, cards_in
from vorhand.core.contract import STRENGTH
from vorhand.players.hand_strength import suit_danger
from vorhand.players.knowledge import Knowledge, chance_without
from vorhand.players.ranking import OVER, group_of, is_one, side_suits, strongest, weakest

_TAKEN_AT_ONCE = 100.0
"""Danger of a lead that nobody can go over."""


def null_declarer_card(known: Knowledge) -> Card:
    """The declarer's card in null: the highest that stays under, or the most dangerous."""
    if is_one(known.legal):
        return weakest(known.game, known.legal)
    if not known.trick:
        return min(cards_in(known.legal), key=lambda card: _danger_of_lead(known, card))
    if not known.follows:
        return max(cards_in(known.legal), key=lambda card: _relief(known, card))
    under = CardSet(known.legal & ~known.winners)
    return strongest(known.game, under) if under else weakest(known.game, known.legal)


def null_defender_card(known: Knowledge) -> Card:
    """A defender's card in null: under the declarer's if that is the best, low before him, high after him."""
    if is_one(known.legal):
        return weakest(known.game, known.legal)
    if not known.trick:
        return _lead(known)
    if not known.follows:
        return _discard(known)
    under = CardSet(known.legal & ~known.winners)
    if known.best_by is known.foe:
        return strongest(known.game, under or known.legal)
    if known.is_last:
        return strongest(known.game, known.legal)
    return strongest(known.game, under) if under else weakest(known.game, known.legal)


def _danger_of_lead(known: Knowledge, card: Card) -> float:
    """How dangerous it is to lead `card`, less the danger that leaves the hand with it."""
    over = OVER[known.game][card.index]
    taken = 1.0
    for place in known.opponents:
        taken *= chance_without(known, place, over)
    return _TAKEN_AT_ONCE * taken - _relief(known, card)


def _relief(known: Knowledge, card: Card) -> float:
    """How much danger leaves the hand with `card`; of equal cards the higher one relieves more."""
    group = group_of(known.game, card)
    held, out = CardSet(known.hand & group), CardSet(known.elsewhere & group)
    relief = suit_danger(held, out) - suit_danger(CardSet(held & ~card.bit), out)
    return relief + STRENGTH[known.game][card.index] / 100


def _lead(known: Knowledge) -> Card:
    suits = side_suits(known.game, known.hand)
    return weakest(known.game, max(suits, key=lambda suit: (_worth_of_suit(known, suit), -suit.bit_count())))


def _worth_of_suit(known: Knowledge, suit: CardSet) -> float:
    """How promising it is to lead the lowest card of a suit: the declarer should have to go over it.

    Short suits are better, a lone card is best: afterwards other suits can be thrown on that one.
    """
    low = weakest(known.game, suit)
    group, over = group_of(known.game, low), OVER[known.game][low.index]
    if not known.may_hold[known.foe.index] & group:
        return _NO_USE
    goes_over = chance_without(known, known.foe, group & ~over)
    follows = 1.0 - chance_without(known, known.foe, group)
    partner_stays_under = chance_without(known, known.friend, over)
    shortness = _PER_CARD_LESS * (4 - suit.bit_count()) + (_LONE_CARD if is_one(suit) else 0.0)
    return goes_over * follows * partner_stays_under + shortness


_NO_USE = -1.0
_PER_CARD_LESS = 0.1
_LONE_CARD = 0.3


def _discard(known: Knowledge) -> Card:
    """The highest card of the shortest suit, so that the partner's lead in it stays low."""
    suits = side_suits(known.game, known.hand)
    return strongest(known.game, min(suits, key=lambda suit: (suit.bit_count(), -_height(known, suit))))


def _height(known: Knowledge, suit: CardSet) -> int:
    return STRENGTH[known.game][strongest(known.game, suit).index]
