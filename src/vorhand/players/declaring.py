"""Skat or hand, and which game to declare."""

import msgspec

from vorhand.core.cards import CardSet
from vorhand.core.commands import Command, DeclareGame, PickUpSkat
from vorhand.core.contract import GameType
from vorhand.core.phases.types import Declaring, SkatChoice
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import null_value
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.players.asked import me
from vorhand.players.bidding import expectation_with_skat
from vorhand.players.hand_strength import (
    SAFE,
    chance,
    chance_of_schneider,
    log_odds_from_hand,
    null_danger,
    null_strength,
    strength,
    with_skat_unseen,
)
from vorhand.players.worth import charged_if_overbid, expectation, level, trump_value

CHOICE_OF_GAME = 12.0
"""List points that the skat is worth besides better cards: the game is chosen when it is seen."""
OBVIOUS = 0.75
"""The chance from which on Schneider is announced."""
_NEVER = -1000.0


class Holding(msgspec.Struct, frozen=True):
    """What a declarer has when naming a game."""

    hand: CardSet
    laid: CardSet | None
    """The discards; None if the skat is not seen."""
    position: Position
    bid: int


def skat_or_hand(rules: RuleSet, view: View, options: Options) -> Command:
    """Takes the skat, unless a hand game promises clearly more."""
    assert isinstance(view.phase, SkatChoice), "the declarer chooses"
    bid = view.phase.won.bid
    game, worth = _best(rules, options, Holding(view.hand, None, me(view), bid))
    with_skat = expectation_with_skat(rules, view.hand, me(view), bid)
    return game if worth > with_skat + CHOICE_OF_GAME else PickUpSkat()


def declaration(rules: RuleSet, view: View, options: Options) -> DeclareGame:
    """The game that promises most with the discards laid."""
    assert isinstance(view.phase, Declaring), "the declarer names the game"
    return _best(rules, options, Holding(view.hand, view.skat, me(view), view.phase.won.bid))[0]


def worth_of(rules: RuleSet, said: DeclareGame, holding: Holding) -> float:
    """List points that a declaration brings on average."""
    if said.game is GameType.NULL:
        return _worth_of_null(rules, said, holding)
    if said.schwarz or said.ouvert or said.spitze:
        return _NEVER
    log_odds = _log_odds(said.game, holding)
    cards = CardSet(holding.hand | (holding.laid or 0))
    value = trump_value(rules, said.game, cards, said.announced)
    if said.schneider:
        odds = chance_of_schneider(log_odds)
        return expectation(odds, value) if odds >= OBVIOUS and value >= holding.bid else _NEVER
    if value >= holding.bid:
        return expectation(chance(log_odds), value)
    return _worth_below_the_bid(rules, said.game, holding, log_odds, value)


def _best(rules: RuleSet, options: Options, holding: Holding) -> tuple[DeclareGame, float]:
    worths = [(worth_of(rules, said, holding), said) for said in options.declarations]
    worth, said = max(worths, key=lambda pair: pair[0])
    return said, worth


def _worth_below_the_bid(
    rules: RuleSet, game: GameType, holding: Holding, log_odds: float, value: int
) -> float:
    """A game that only Schneider saves, or nothing; the stronger hand is still the better one."""
    charged = charged_if_overbid(rules, game, holding.bid)
    saved = chance_of_schneider(log_odds) if value + level(rules, game) >= holding.bid else 0.0
    return expectation(saved, charged) + log_odds / 100


def _worth_of_null(rules: RuleSet, said: DeclareGame, holding: Holding) -> float:
    value = null_value(rules, said.announced)
    if value < holding.bid:
        return _NEVER
    danger = null_danger(holding.hand, holding.laid or CardSet(0))
    if (said.revolution and danger > 0.0) or (said.ouvert and danger > SAFE):
        return _NEVER
    log_odds = null_strength(danger)
    if holding.laid is None:
        log_odds = with_skat_unseen(said.game, log_odds)
    return expectation(chance(log_odds), value)


def _log_odds(game: GameType, holding: Holding) -> float:
    if holding.laid is None:
        return log_odds_from_hand(game, holding.hand, holding.position)
    return strength(game, holding.hand, holding.position, laid=holding.laid)
