"""Cards in null, for the declarer and for the defenders."""

from vorhand.core.cards import Card, CardSet, cards_in
from vorhand.core.contract import STRENGTH
from vorhand.players.hand_strength import suit_danger
from vorhand.players.knowledge import Knowledge, chance_without
from vorhand.players.ranking import OVER, group_of, is_one, side_suits, strongest, weakest


def null_declarer_card(known: Knowledge) -> Card:
    """The declarer's card in null: the highest that stays under, the most dangerous where there is a choice."""
    if is_one(known.legal):
        return weakest(known.game, known.legal)
    if not known.trick:
        return min(
            cards_in(known.legal),
            key=lambda card: V[0] * _chance_to_win_lead(known, card) - _risk(known, card),
        )
    if not known.follows:
        return max(cards_in(known.legal), key=lambda card: _risk(known, card))
    under = CardSet(known.legal & ~known.winners)
    return strongest(known.game, under) if under else weakest(known.game, known.legal)


def null_defender_card(known: Knowledge) -> Card:
    """A defender's card in null: under the declarer's card if it is the best, low before him, high after him."""
    if is_one(known.legal):
        return weakest(known.game, known.legal)
    if not known.trick:
        return _lead(known)
    if not known.follows:
        return _discard(known)
    under = CardSet(known.legal & ~known.winners)
    if known.best_by is known.declarer:
        return strongest(known.game, under) if under else strongest(known.game, known.legal)
    if known.left is not known.declarer:
        return strongest(known.game, known.legal)
    return strongest(known.game, under) if under else _over_the_partner(known)


def _risk(known: Knowledge, card: Card) -> float:
    """How much danger leaves the hand with `card`; the highest card of a dangerous suit first."""
    group = group_of(known.game, card)
    held, out = CardSet(known.hand & group), CardSet(known.elsewhere & group)
    relief = suit_danger(held, out) - suit_danger(CardSet(held & ~card.bit), out)
    return relief + STRENGTH[known.game][card.index] / 100


def _chance_to_win_lead(known: Knowledge, card: Card) -> float:
    """The chance that nobody beats `card` when it is led."""
    over = OVER[known.game][card.index]
    chance = 1.0
    for place in known.opponents:
        chance *= chance_without(known, place, over)
    return chance


def _lead(known: Knowledge) -> Card:
    suits = side_suits(known.game, known.hand)
    return weakest(known.game, max(suits, key=lambda suit: (_worth_of_suit(known, suit), -suit.bit_count())))


def _worth_of_suit(known: Knowledge, suit: CardSet) -> float:
    """How promising it is to lead the lowest card of a suit: the declarer should have to go over it."""
    assert known.declarer is not None and known.partner is not None, "defenders play against a declarer"
    low = weakest(known.game, suit)
    group = group_of(known.game, low)
    theirs = known.may_hold[known.declarer.index] & group
    if not theirs:
        return -1.0
    under = theirs & ~OVER[known.game][low.index]
    above = chance_without(known, known.declarer, under) * (
        1.0 - chance_without(known, known.declarer, group)
    )
    partner_under = chance_without(known, known.partner, OVER[known.game][low.index])
    return (
        above * (W[0] + W[1] * partner_under)
        + W[2] * (4 - suit.bit_count())
        + W[3] * (suit.bit_count() == 1)
        - W[4] * known.may_hold[known.declarer.index].bit_count() * 0
    )


def _over_the_partner(known: Knowledge) -> Card:
    """The partner's card is too low to stay under; the declarer plays last."""
    return weakest(known.game, known.legal)


def _discard(known: Knowledge) -> Card:
    """The highest card of the suit that is soonest gone, so that the partner's lead in it stays low."""
    suits = side_suits(known.game, known.hand)
    return strongest(known.game, min(suits, key=lambda suit: (suit.bit_count(), -_height(known, suit))))


def _height(known: Knowledge, suit: CardSet) -> int:
    return STRENGTH[known.game][strongest(known.game, suit).index]


W = [0.0, 1.0, 0.1, 0.3, 0.0]
V = [100.0, 1.0]
