"""Whole deals by chance, straight through the core: for benchmarks and for material to check."""

from random import Random

from vorhand.core.cards import CARDS, Card, CardSet, cards_in
from vorhand.core.contract import TRUMP_GAMES, legal_cards
from vorhand.core.deal.apply import apply
from vorhand.core.deal.decide import revealed
from vorhand.core.deal.state import Deal, new_deal
from vorhand.core.events import (
    BidHeld,
    BidMade,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    Event,
    GameDeclared,
    Hands,
    Passed,
    SkatPickedUp,
)
from vorhand.core.phases.types import (
    Auction,
    Declaring,
    Discarding,
    ForehandAsked,
    Playing,
    Setting,
    SkatChoice,
)
from vorhand.core.positions import Position
from vorhand.core.rules.ladder import LOWEST_BID, next_bids
from vorhand.core.rules.ruleset import RuleSet


def random_deal(rules: RuleSet, chance: Random) -> tuple[Deal, tuple[Event, ...]]:
    """A deal played by chance, and its log: a short auction, then a suit game or grand by any legal cards.

    Every event passes through `apply` with all its checks. Meant for rules without Kontra and Ramsch.
    """
    deal = new_deal(Setting())
    events: list[Event] = []
    event: Event | None = _dealt(chance)
    while event is not None:
        deal = apply(rules, deal, event)
        events.append(event)
        event = _next(rules, deal, chance)
    events.append(revealed(deal))
    return apply(rules, deal, events[-1]), tuple(events)


def _dealt(chance: Random) -> CardsDealt:
    cards = chance.sample(CARDS, 32)
    hands = Hands(tuple(cards[:10]), tuple(cards[10:20]), tuple(cards[20:30]))
    return CardsDealt(hands, (cards[30], cards[31]))


def _next(rules: RuleSet, deal: Deal, chance: Random) -> Event | None:
    phase = deal.phase
    if isinstance(phase, Playing):
        legal = legal_cards(phase.frame.order, deal.hands[phase.turn.index], phase.led)
        return CardPlayed(phase.turn, _one_of(legal, chance))
    if isinstance(phase, Auction):
        return _bid(rules, phase, chance)
    if isinstance(phase, ForehandAsked):
        return BidMade(Position.FOREHAND, LOWEST_BID)
    return _declarers_act(deal, chance)


def _bid(rules: RuleSet, phase: Auction, chance: Random) -> Event:
    passes = chance.random() < 0.5
    if phase.is_asked:
        return Passed(phase.listener) if passes else BidHeld(phase.listener)
    bids = next_bids(rules, phase.bid)
    return Passed(phase.asker) if passes or not bids else BidMade(phase.asker, bids[0])


def _declarers_act(deal: Deal, chance: Random) -> Event | None:
    phase = deal.phase
    if isinstance(phase, SkatChoice):
        first, second = cards_in(deal.skat)
        return SkatPickedUp(phase.won.declarer, (first, second))
    if isinstance(phase, Discarding):
        first, second = chance.sample(cards_in(deal.hands[phase.won.declarer.index]), 2)
        return CardsDiscarded(phase.won.declarer, (first, second))
    if isinstance(phase, Declaring):
        return GameDeclared(phase.won.declarer, chance.choice(TRUMP_GAMES))
    return None


def _one_of(cards: CardSet, chance: Random) -> Card:
    return chance.choice(cards_in(cards))
