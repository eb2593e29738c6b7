"""The declarer's cards in suit games and grand."""

from collections.abc import Callable

from vorhand.core.cards import JACKS, Card, CardSet, Rank, cards_in
from vorhand.core.contract import GameType
from vorhand.players.knowledge import Knowledge, chance_taken, chance_without, is_master
from vorhand.players.ranking import group_of, is_one, leanest, side_suits, strongest, weakest
from vorhand.players.sparing import take_with, throw_away

_BOLD = 0.35
"""Greatest chance at which a card is risked that the player behind may beat."""
_SAFE_RUFF = 0.2
_ACE_RISK = 0.6
"""Greatest chance of a ruff at which an ace is led while trumps are out."""
_WORTH_RUFFING = 4
"""Card points of a trick, complete but for the own card, that are worth a trump."""
_MAY_BECOME_FAT = 7.0
"""Card points that a trick should promise before the declarer trumps it in second place."""


LEADJ = True


def declarer_card(known: Knowledge) -> Card:
    """The declarer's card in a suit game or grand."""
    if is_one(known.legal):
        return weakest(known.game, known.legal)
    if not known.trick:
        return _lead(known)
    return _last(known) if known.is_last else _second(known)


def _lead(known: Knowledge) -> Card:
    for rule in _LEADS:
        card = rule(known)
        if card is not None:
            return card
    return leanest(known.game, known.legal)


def _draw_trumps(known: Knowledge) -> Card | None:
    mine, out = CardSet(known.hand & known.trumps), CardSet(known.against & known.trumps)
    if not mine or not out or not _is_worth_drawing(known, mine, out):
        return None
    top = strongest(known.game, mine)
    if is_master(known, top) and (
        known.game is not GameType.GRAND or mine.bit_count() > out.bit_count() - GR2
    ):
        return top
    jacks = CardSet(mine & JACKS)
    if jacks and (LEADJ or not is_one(jacks)):
        return weakest(known.game, jacks)
    small = CardSet(
        sum(card.bit for card in cards_in(mine) if card.rank not in (Rank.ACE, Rank.TEN, Rank.JACK))
    )
    return weakest(known.game, small) if small else None


def _is_worth_drawing(known: Knowledge, mine: CardSet, out: CardSet) -> bool:
    own, others = mine.bit_count(), out.bit_count()
    holders = sum(1 for place in known.opponents if known.may_hold[place.index] & known.trumps)
    if known.game is GameType.GRAND:
        return own >= GR1
    return 2 * own >= others + DRAW if holders == 2 else own > others


def _cash_winner(known: Knowledge) -> Card | None:
    """The top card of a side suit that is most likely to go round."""
    tops = [strongest(known.game, suit) for suit in side_suits(known.game, known.hand)]
    masters = [card for card in tops if is_master(known, card)]
    if not masters:
        return None
    card = min(masters, key=lambda card: (_ruff_risk(known, card), -card.points))
    return card if _ruff_risk(known, card) <= _ACE_RISK else None


def _ruff_risk(known: Knowledge, card: Card) -> float:
    safe = 1.0
    for place in known.opponents:
        void = chance_without(known, place, group_of(known.game, card))
        safe *= 1.0 - void * (1.0 - chance_without(known, place, known.trumps))
    return 1.0 - safe


def _is_loser(known: Knowledge, suit: CardSet) -> bool:
    top = strongest(known.game, suit)
    return not is_master(known, top) and not (is_one(suit) and top.rank is Rank.TEN)


def _long_suit(known: Knowledge) -> Card | None:
    """A low card of the longest side suit, to make its others good."""
    suits = [suit for suit in side_suits(known.game, known.hand) if _is_loser(known, suit)]
    if not suits:
        return None
    return leanest(
        known.game, max(suits, key=lambda suit: (suit.bit_count(), -leanest(known.game, suit).points))
    )


_LEADS: tuple[Callable[[Knowledge], Card | None], ...] = (_draw_trumps, _cash_winner, _long_suit)


def _last(known: Knowledge) -> Card:
    winners = known.winners
    if not winners:
        return throw_away(known)
    if known.follows:
        return take_with(known, winners)
    return _ruff_or_throw(known, CardSet(take_with(known, winners).bit))


def _second(known: Knowledge) -> Card:
    winners = known.winners
    if not winners:
        return throw_away(known)
    if known.follows:
        return _second_in_suit(known, winners)
    return _ruff_or_throw(known, winners)


def _second_in_suit(known: Knowledge, winners: CardSet) -> Card:
    masters = CardSet(sum(card.bit for card in cards_in(winners) if is_master(known, card)))
    top = take_with(known, masters) if masters else strongest(known.game, winners)
    return top if chance_taken(known, top, known.left) <= _BOLD else throw_away(known)


def _ruff_or_throw(known: Knowledge, trumps: CardSet) -> Card:
    """One of `trumps`, or a loser, whatever promises more card points; the suit led is not in the hand."""
    loser = throw_away(known)
    if loser.bit & known.trumps:
        return max(cards_in(trumps), key=lambda card: _worth_of_ruff(known, card))
    best = max(cards_in(trumps), key=lambda card: _worth_of_ruff(known, card))
    return (
        best
        if _worth_of_ruff(known, best) > -_at_stake(known) - loser.points - _price_of_loser(known, loser)
        else loser
    )


def _price_of_loser(known: Knowledge, loser: Card) -> float:
    return 8.0 if is_master(known, loser) and loser.points >= 3 else 0.0


def _worth_of_ruff(known: Knowledge, card: Card) -> float:
    risk = 0.0 if known.is_last else chance_taken(known, card, known.left)
    return (1.0 - 2.0 * risk) * (_at_stake(known) + card.points) - _price_of_trump(known, card)


def _price_of_trump(known: Knowledge, card: Card) -> float:
    """What a trump is worth beyond this trick, in card points."""
    if not known.against & known.trumps:
        return PRICE[0] + card.points
    if card.bit & JACKS:
        return PRICE[1] if is_master(known, card) else PRICE[2]
    if is_master(known, card):
        return PRICE[3] + card.points
    return PRICE[4]


PRICE = [13.0, 20.0, 12.0, 14.0, 11.0]
DRAW = 1
GR1 = 1
GR2 = 1
PROMISE = 0.2


def _at_stake(known: Knowledge) -> float:
    """Card points in the trick, with what the player behind may add."""
    if known.is_last:
        return known.trick_points
    still_to_come = cards_in(CardSet(known.may_hold[known.left.index] & group_of(known.game, known.trick[0])))
    return known.trick_points + PROMISE * max((card.points for card in still_to_come), default=0)
