"""The declarer's cards in suit games and grand."""

from collections.abc import Callable

from vorhand.core.cards import JACKS, Card, CardSet, Rank, card_set, cards_in
from vorhand.core.contract import GameType
from vorhand.players.knowledge import Knowledge, chance_taken, chance_without, is_master
from vorhand.players.ranking import group_of, is_one, leanest, side_suits, strongest, weakest
from vorhand.players.sparing import take_with, throw_away

_BOLD = 0.35
"""Greatest chance at which a card is risked in second place that the player behind may beat."""
_GOES_ROUND = 0.6
"""Greatest chance of a ruff at which a top card is led while trumps are out."""
_ADDED_BEHIND = 0.2
"""How much of the fattest card that the player behind may add counts as lying in the trick."""


def declarer_card(known: Knowledge) -> Card:
    """The declarer's card in a suit game or grand."""
    if is_one(known.legal):
        return weakest(known.game, known.legal)
    if not known.trick:
        return _lead(known)
    if not known.winners:
        return throw_away(known)
    if not known.follows:
        return _ruff_or_throw(known)
    return take_with(known, known.winners) if known.is_last else _second_in_suit(known)


def _lead(known: Knowledge) -> Card:
    for rule in _LEADS:
        card = rule(known)
        if card is not None:
            return card
    return leanest(known.game, known.legal)


def _draw_trumps(known: Knowledge) -> Card | None:
    mine, out = CardSet(known.hand & known.trumps), CardSet(known.against & known.trumps)
    if not mine or not out:
        return None
    return _draw_jacks(known, mine, out) if known.game is GameType.GRAND else _draw_suit(known, mine, out)


def _draw_jacks(known: Knowledge, mine: CardSet, out: CardSet) -> Card:
    """In grand jacks are led while others have any: from the top with as many as they, else from below."""
    top = strongest(known.game, mine)
    return top if is_master(known, top) and mine.bit_count() >= out.bit_count() else weakest(known.game, mine)


def _draw_suit(known: Knowledge, mine: CardSet, out: CardSet) -> Card | None:
    """Trumps from the top, or a jack or a low one to drive the top out, while there are enough of them."""
    holders = sum(1 for place in known.opponents if known.may_hold[place.index] & known.trumps)
    if holders * mine.bit_count() <= out.bit_count():
        return None
    top = strongest(known.game, mine)
    if is_master(known, top):
        return top
    jacks = CardSet(mine & JACKS)
    if jacks:
        return weakest(known.game, jacks)
    small = card_set(card for card in cards_in(mine) if card.points < 10)
    return weakest(known.game, small) if small else None


def _cash_top_card(known: Knowledge) -> Card | None:
    """The top card of a side suit that is most likely to go round."""
    tops = [strongest(known.game, suit) for suit in side_suits(known.game, known.hand)]
    masters = [card for card in tops if is_master(known, card)]
    if not masters:
        return None
    card = min(masters, key=lambda card: (_ruff_risk(known, card), -card.points))
    return card if _ruff_risk(known, card) <= _GOES_ROUND else None


def _ruff_risk(known: Knowledge, card: Card) -> float:
    safe = 1.0
    for place in known.opponents:
        void = chance_without(known, place, group_of(known.game, card))
        safe *= 1.0 - void * (1.0 - chance_without(known, place, known.trumps))
    return 1.0 - safe


def _long_suit(known: Knowledge) -> Card | None:
    """A low card of the longest side suit, to make its others good; never a lone ten."""
    suits = [suit for suit in side_suits(known.game, known.hand) if _may_be_led_low(known, suit)]
    if not suits:
        return None
    return leanest(
        known.game, max(suits, key=lambda suit: (suit.bit_count(), -leanest(known.game, suit).points))
    )


def _may_be_led_low(known: Knowledge, suit: CardSet) -> bool:
    top = strongest(known.game, suit)
    return not is_master(known, top) and not (is_one(suit) and top.rank is Rank.TEN)


_LEADS: tuple[Callable[[Knowledge], Card | None], ...] = (_draw_trumps, _cash_top_card, _long_suit)


def _second_in_suit(known: Knowledge) -> Card:
    """A top card, or one that the player behind hardly beats; else a low one."""
    masters = card_set(card for card in cards_in(known.winners) if is_master(known, card))
    top = take_with(known, masters) if masters else strongest(known.game, known.winners)
    return top if chance_taken(known, top, known.left) <= _BOLD else throw_away(known)


def _ruff_or_throw(known: Knowledge) -> Card:
    """A trump or a loser, whatever promises more card points; the suit led is not in the hand."""
    trumps = known.winners if not known.is_last else CardSet(take_with(known, known.winners).bit)
    best = max(cards_in(trumps), key=lambda card: _worth_of_ruff(known, card))
    loser = throw_away(known)
    if loser.bit & known.trumps:
        return best
    return best if _worth_of_ruff(known, best) > _worth_of_throwing(known, loser) else loser


def _worth_of_ruff(known: Knowledge, trump: Card) -> float:
    """Card points that trumping brings, less what the trump is worth later."""
    risk = 0.0 if known.is_last else chance_taken(known, trump, known.left)
    return (1.0 - 2.0 * risk) * (_at_stake(known) + trump.points) - _price_of_trump(known, trump)


def _worth_of_throwing(known: Knowledge, loser: Card) -> float:
    price = _PRICE_OF_TOP_CARD if is_master(known, loser) and loser.points >= 3 else 0.0
    return -(_at_stake(known) + loser.points) - price


def _at_stake(known: Knowledge) -> float:
    """Card points in the trick, with what the player behind may add."""
    if known.is_last:
        return known.trick_points
    to_come = CardSet(known.may_hold[known.left.index] & group_of(known.game, known.trick[0]))
    return known.trick_points + _ADDED_BEHIND * max((card.points for card in cards_in(to_come)), default=0)


def _price_of_trump(known: Knowledge, trump: Card) -> float:
    """What a trump brings in later tricks, in card points; that a trick is won and not lost counts twice."""
    if not known.against & known.trumps:
        return _PRICE_WHEN_DRAWN + trump.points
    if trump.bit & JACKS:
        return _PRICE_OF_TOP_JACK if is_master(known, trump) else _PRICE_OF_JACK
    return _PRICE_OF_TOP_TRUMP + trump.points if is_master(known, trump) else _PRICE_OF_TRUMP


_PRICE_OF_TOP_CARD = 8.0
_PRICE_WHEN_DRAWN = 13.0
_PRICE_OF_TOP_JACK = 20.0
_PRICE_OF_JACK = 12.0
_PRICE_OF_TOP_TRUMP = 14.0
_PRICE_OF_TRUMP = 11.0
