"""A defender's cards in suit games and grand."""

import msgspec

from vorhand.core.cards import JACKS, Card, CardSet, Rank, card_set, cards_in
from vorhand.core.contract import GameType
from vorhand.core.positions import Position
from vorhand.players.knowledge import Knowledge, chance_taken, chance_without, is_master
from vorhand.players.ranking import OVER, fattest, group_of, is_one, leanest, side_suits, strongest, weakest
from vorhand.players.sparing import lone_tens, take_with, throw_away

_SURE = 0.4
"""A trick counts as the partner's if the declarer beats it with no greater chance."""
_PARTNER_WILL = 0.5
"""From this chance on a defender counts on the partner to beat the declarer's card."""
_PARTNER_SURELY = 0.8
"""The same where only a trump could beat that card."""
_HOPEFUL = 0.4
"""Greatest chance at which a card is risked that the declarer behind may beat."""


def defender_card(known: Knowledge) -> Card:
    """A defender's card in a suit game or grand."""
    if is_one(known.legal):
        return weakest(known.game, known.legal)
    if not known.trick:
        return _lead(known)
    if known.is_last:
        return _smear(known) if known.is_partners else _last(known)
    if known.left is known.foe:
        return _before_the_declarer(known)
    return _behind_the_declarer(known)


def _smear(known: Knowledge) -> Card:
    """The card to give to a trick that is the partner's: many points, and no sure trick of one's own."""
    if known.follows:
        return _smear_in_suit(known)
    side = CardSet(known.legal & ~known.trumps)
    if not side:
        return leanest(known.game, known.legal)
    return max(cards_in(side), key=lambda card: card.points - _price(known, card))


def _smear_in_suit(known: Knowledge) -> Card:
    """Points under the partner's card; over it only to bring an ace or ten home."""
    under = CardSet(known.legal & ~known.winners)
    if not under:
        return take_with(known, known.winners)
    given = fattest(known.game, CardSet(under & ~JACKS) or under)
    if given.points >= 10 or not known.winners:
        return given
    over = fattest(known.game, known.winners)
    return over if over.points >= 10 and _has_no_future(known, over) else given


def _has_no_future(known: Knowledge, card: Card) -> bool:
    """Whether an ace or ten is better brought home now, because the declarer hardly follows to it again."""
    if card.bit & known.trumps:
        return not is_master(known, card)
    return chance_without(known, known.foe, group_of(known.game, card)) >= 0.5


def _price(known: Knowledge, card: Card) -> float:
    """What a card brings in later tricks, in card points."""
    if not card.bit & known.trumps:
        return _PRICE_OF_TOP_CARD if is_master(known, card) else 0.0
    return _PRICE_OF_TOP_JACK if card.bit & JACKS and is_master(known, card) else _PRICE_OF_TRUMP


_PRICE_OF_TOP_CARD = 3.0
_PRICE_OF_TOP_JACK = 16.0
_PRICE_OF_TRUMP = 10.0


def _last(known: Knowledge) -> Card:
    """The declarer is taking the trick, and this card completes it."""
    if not known.winners:
        return throw_away(known)
    if known.follows or known.trick_points >= _points_worth_ruffing(known):
        return take_with(known, known.winners)
    return throw_away(known)


def _points_worth_ruffing(known: Knowledge) -> int:
    """Card points in a trick that are worth the cheapest trump; only jacks are ever spared."""
    trump = take_with(known, known.winners)
    if not trump.bit & JACKS:
        return 0
    return 8 if is_master(known, trump) else 3


def _before_the_declarer(known: Knowledge) -> Card:
    """The partner led, and the declarer plays last."""
    assert known.best is not None, "the partner has led"
    risk = chance_taken(known, known.best, known.foe)
    if not known.follows:
        return max(
            cards_in(known.legal), key=lambda card: (_worth_when_void(known, card, risk), -card.points)
        )
    if risk <= _SURE:
        return _smear(known)
    if not known.winners:
        return throw_away(known)
    masters = card_set(card for card in cards_in(known.winners) if is_master(known, card))
    top = take_with(known, masters) if masters else strongest(known.game, known.winners)
    lower_risk = chance_taken(known, top, known.foe)
    return top if lower_risk <= _HOPEFUL and lower_risk < risk else throw_away(known)


def _worth_when_void(known: Knowledge, card: Card, risk: float) -> float:
    """Card points that smearing, throwing away or trumping brings, if the declarer takes it at this risk."""
    if card.bit & known.winners:
        risk = chance_taken(known, card, known.foe)
    return (1.0 - 2.0 * risk) * (known.trick_points + card.points) - _price(known, card)


def _behind_the_declarer(known: Knowledge) -> Card:
    """The declarer led, and the partner plays last."""
    assert known.best is not None, "the declarer has led"
    in_suit = known.may_hold[known.left.index] & OVER[known.game][known.best.index]
    needed = _PARTNER_WILL if in_suit else _PARTNER_SURELY
    partner_takes = chance_taken(known, known.best, known.left) >= needed
    if known.winners and (known.follows or not partner_takes):
        return take_with(known, known.winners)
    return _smear(known) if partner_takes else throw_away(known)


class _Suit(msgspec.Struct, frozen=True):
    """A side suit that a defender may lead, with what is likely about it."""

    cards: CardSet
    ruffed: float
    """Chance that the declarer trumps it."""
    partner_ruffs: float


def _lead(known: Knowledge) -> Card:
    suits = [_suit(known, cards) for cards in side_suits(known.game, known.hand)]
    leads = [(_worth_of_top(known, suit), strongest(known.game, suit.cards)) for suit in suits]
    leads += ((_worth_of_low(known, suit), _low(known, suit)) for suit in suits)
    leads += _trump_leads(known)
    return max(leads, key=lambda lead: (lead[0], -lead[1].index))[1]


def _suit(known: Knowledge, cards: CardSet) -> _Suit:
    group = group_of(known.game, strongest(known.game, cards))
    return _Suit(cards, _ruffs(known, known.foe, group), _ruffs(known, known.friend, group))


def _ruffs(known: Knowledge, position: Position, group: CardSet) -> float:
    return chance_without(known, position, group) * (1.0 - chance_without(known, position, known.trumps))


def _worth_of_top(known: Knowledge, suit: _Suit) -> float:
    """Card points that leading the strongest card of a suit promises."""
    top = strongest(known.game, suit.cards)
    if not is_master(known, top):
        return _NEVER
    return (1.0 - suit.ruffed) * (top.points + _GIVEN_TO_TOP) - suit.ruffed * (top.points + _GIVEN_TO_RUFF)


_NEVER = -100.0
_GIVEN_TO_TOP = 12.0
"""Card points that the others' cards and the lead kept are worth when a top card goes round."""
_GIVEN_TO_RUFF = 2.0


def _low(known: Knowledge, suit: _Suit) -> Card:
    """The card to lead from a suit without its top: against a suit game the strongest below the ten."""
    small = card_set(card for card in cards_in(suit.cards) if card.points < 10)
    if small and known.game is not GameType.GRAND:
        return strongest(known.game, small)
    return leanest(known.game, suit.cards)


def _worth_of_low(known: Knowledge, suit: _Suit) -> float:
    """Card points that leading low promises: to a friend who plays next a short suit, to a foe a long one."""
    length = suit.cards.bit_count() * (_PER_CARD if known.left is known.foe else -_PER_CARD)
    worth = length - _low(known, suit).points + _PARTNERS_RUFF * suit.partner_ruffs
    if suit.cards & lone_tens(known):
        return worth - _LONE_TEN
    ranks = {card.rank for card in cards_in(suit.cards)}
    return worth - (_UNDER_AN_HONOUR if ranks & {Rank.ACE, Rank.TEN} else 0.0)


_PER_CARD = 0.6
_PARTNERS_RUFF = 8.0
_LONE_TEN = 15.0
_UNDER_AN_HONOUR = 5.0


def _trump_leads(known: Knowledge) -> list[tuple[float, Card]]:
    """Trumps are led when nothing else is fit."""
    mine = CardSet(known.hand & known.trumps)
    if not mine:
        return []
    top, low = strongest(known.game, mine), leanest(known.game, mine)
    return [(_TOP_TRUMP if is_master(known, top) else _NEVER, top), (_LOW_TRUMP - low.points, low)]


_TOP_TRUMP = -8.0
_LOW_TRUMP = -8.0
