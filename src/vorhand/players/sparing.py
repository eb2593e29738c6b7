"""Which card to part with when the trick is lost, and with which one to take it."""

from vorhand.core.cards import Card, CardSet, Rank, card_set, cards_in
from vorhand.core.contract import STRENGTH
from vorhand.players.knowledge import Knowledge, is_master
from vorhand.players.ranking import fattest, group_of, leanest, side_suits, strongest, weakest

_TOP_CARD = 10.0
"""What it costs, in card points, to part with a card that nobody else can beat."""
_GUARD = 2.5
"""What it costs to leave a ten alone while its ace is out."""
_NEW_VOID = 0.4
"""What it is worth to have no card of a side suit left."""


def throw_away(known: Knowledge) -> Card:
    """The legal card to lose into a trick of the other side: few points, no guard of a ten, no sure trick."""
    if known.follows:
        return min(cards_in(known.legal), key=lambda card: (_cost(known, card), _strength(known, card)))
    side = CardSet(known.legal & ~known.trumps)
    if not side:
        return leanest(known.game, known.legal)
    return min(cards_in(side), key=lambda card: (_cost(known, card), _strength(known, card)))


def take_with(known: Knowledge, winners: CardSet) -> Card:
    """The card of `winners` to take a trick with: tens come home first, top cards are spared."""
    at_risk = card_set(card for card in cards_in(winners) if _brings_home(known, card))
    return fattest(known.game, at_risk) if at_risk else weakest(known.game, winners)


def lone_tens(known: Knowledge) -> CardSet:
    """The tens of side suits that an ace still out can catch and that no lower card guards."""
    suits = side_suits(known.game, known.hand)
    return CardSet(sum(suit for suit in suits if _is_lone_ten(known, suit)))


def _is_lone_ten(known: Knowledge, suit: CardSet) -> bool:
    top = strongest(known.game, suit)
    return suit == top.bit and top.rank is Rank.TEN and not is_master(known, top)


def _brings_home(known: Knowledge, card: Card) -> bool:
    if card.rank is Rank.TEN:
        return True
    return card.rank is Rank.ACE and (not is_master(known, card) or _will_be_ruffed(known, card))


def _will_be_ruffed(known: Knowledge, card: Card) -> bool:
    """Whether the suit of an ace has gone round so often that its next round may well be trumped."""
    if card.bit & known.trumps or not known.against & known.trumps:
        return False
    return (known.elsewhere & group_of(known.game, card)).bit_count() < 4


def _cost(known: Knowledge, card: Card) -> float:
    rest = known.hand & group_of(known.game, card) & ~card.bit
    cost = float(card.points)
    if card.bit & known.trumps:
        return cost + (3.0 if card.rank is Rank.JACK else 0.0)
    if is_master(known, card) and card.points >= 3:
        cost += _TOP_CARD
    if rest and rest & (rest - 1) == 0 and _is_lone_ten(known, CardSet(rest)):
        cost += _GUARD
    return cost if rest else cost - _NEW_VOID


def _strength(known: Knowledge, card: Card) -> int:
    return STRENGTH[known.game][card.index]
