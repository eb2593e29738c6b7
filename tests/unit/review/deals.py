"""Whole deals to review: the calls are given, the cards are drawn from the legal ones."""

from collections.abc import Sequence
from random import Random

import msgspec

from tests.unit.players.table import random_deal
from vorhand.core.cards import PACK, Card, CardSet, card_set, cards_in, parse_cards
from vorhand.core.commands import Bid, Command, DeclareGame, Discard, Double, Pass, PickUpSkat, PlayCard
from vorhand.core.contract import CONTRACT_GAMES, GameType
from vorhand.core.deal.apply import apply
from vorhand.core.deal.decide import act, decide
from vorhand.core.deal.state import Deal, new_deal
from vorhand.core.errors import IllegalCommand
from vorhand.core.events import CardsDealt, Event, Hands
from vorhand.core.phases.machine import awaited, is_over
from vorhand.core.phases.types import Setting
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import ISKO, KontraRules, RuleSet

PLAIN = Setting()
WITH_KONTRA = msgspec.structs.replace(ISKO, kontra=KontraRules(who="any_defender"))
WITH_RAMSCH = msgspec.structs.replace(ISKO, auction=msgspec.structs.replace(ISKO.auction, all_pass="ramsch"))
SKAT_GAMES = tuple(game for game in CONTRACT_GAMES if game is not GameType.NULL)

Said = tuple[Position, Command]
FOREHAND, MIDDLEHAND, REARHAND = POSITIONS
FOREHAND_PLAYS: tuple[Said, ...] = ((MIDDLEHAND, Pass()), (REARHAND, Pass()), (FOREHAND, Bid(18)))
NOBODY_PLAYS: tuple[Said, ...] = ((MIDDLEHAND, Pass()), (REARHAND, Pass()), (FOREHAND, Pass()))


class Log(msgspec.Struct, frozen=True):
    """The events of a deal, and the state before each and after the last."""

    events: tuple[Event, ...]
    states: tuple[Deal, ...]


def played(
    dealt: CardsDealt, said: Sequence[Said], chance: Random, *, rules: RuleSet = ISKO, most: int = 30
) -> Log:
    """The deal after these calls, then with so many cards at most, drawn from the legal ones."""
    deal = apply(rules, new_deal(PLAIN), dealt)
    log: list[Event] = [dealt]
    for by, command in said:
        deal, caused = act(rules, deal, by, command)
        log += caused
    for _ in range(most):
        if is_over(deal.phase):
            break
        deal, caused = act(rules, deal, *any_card(rules, deal, chance))
        log += caused
    return Log(tuple(log), states_of(rules, log))


def hand_game(game: GameType, chance: Random, *, dealt: CardsDealt | None = None) -> Log:
    """Forehand plays `game` from the hand at 18, and all thirty cards are drawn."""
    said = (*FOREHAND_PLAYS, (FOREHAND, DeclareGame(game, hand=True)))
    return played(dealt or random_deal(chance), said, chance)


def skat_game(game: GameType, dealt: CardsDealt, laid: str, chance: Random, *, most: int = 30) -> Log:
    """Forehand takes the skat, lays two cards away and plays `game` at 18."""
    first, second = cards_in(parse_cards(laid))
    said = (
        *FOREHAND_PLAYS,
        (FOREHAND, PickUpSkat()),
        (FOREHAND, Discard((first, second))),
        (FOREHAND, DeclareGame(game)),
    )
    return played(dealt, said, chance, most=most)


def doubled(dealt: CardsDealt, game: GameType, *calls: tuple[Position, Double], most: int = 0) -> Log:
    """Forehand plays from the hand where Kontra is allowed; so many cards are drawn at most."""
    said = (*FOREHAND_PLAYS, (FOREHAND, DeclareGame(game, hand=True)), *calls)
    return played(dealt, said, Random(0), rules=WITH_KONTRA, most=most)


def dealt_to(forehand: str, middlehand: str, skat: str) -> CardsDealt:
    """A deal in which rearhand gets what is left."""
    first, second, laid = (cards_in(parse_cards(text)) for text in (forehand, middlehand, skat))
    rest = cards_in(CardSet(PACK & ~card_set((*first, *second, *laid))))
    return CardsDealt(Hands(first, second, rest), (laid[0], laid[1]))


def any_card(rules: RuleSet, deal: Deal, chance: Random) -> tuple[Position, PlayCard]:
    """A legal card of the one whose turn it is."""
    by = awaited(deal.phase)[0]
    legal = [card for card in cards_in(deal.hands[by.index]) if is_legal(rules, deal, by, card)]
    return by, PlayCard(chance.choice(legal))


def is_legal(rules: RuleSet, deal: Deal, by: Position, card: Card) -> bool:
    """Whether the referee lets the card pass."""
    try:
        decide(rules, deal, by, PlayCard(card))
    except IllegalCommand:
        return False
    return True


def states_of(rules: RuleSet, log: Sequence[Event]) -> tuple[Deal, ...]:
    """The state before each event and after the last."""
    states = [new_deal(PLAIN)]
    for event in log:
        states.append(apply(rules, states[-1], event))
    return tuple(states)
