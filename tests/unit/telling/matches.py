"""Matches that were played so far, deal by deal, without any cards."""

from collections.abc import Iterable

from vorhand.core.contract import GameType
from vorhand.core.positions import POSITIONS
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.units import GamePoints
from vorhand.match import DealFacts, GameDeal, Match, PlayedGame, RamschDeal, begin, record
from vorhand.match.seating import Seat

F, *_ = POSITIONS
NAMES = ("Ann", "Bob", "Cid", "Dot")


def game(
    score: int, *, played: GameType = GameType.CLUBS, hand: bool = False, doublings: int = 0
) -> GameDeal:
    """A game of forehand's; the value is what the score says without doublings."""
    times = 2**doublings * (1 if score > 0 else 2)
    value = GamePoints(abs(score) // times)
    facts = PlayedGame(
        game=played,
        hand=hand,
        ouvert=False,
        won=score > 0,
        value=value,
        doublings=doublings,
        card_points=None,
        schneider_made=False,
    )
    return GameDeal(declarer=F, played=facts, charged=value, score=GamePoints(score))


def ramsch(*scores: int) -> RamschDeal:
    first, second, third = map(GamePoints, scores)
    return RamschDeal((first, second, third))


def after(rules: RuleSet, deals: Iterable[DealFacts]) -> Match:
    match = begin(rules, first_dealer=Seat(rules.list.seats - 1))
    for deal in deals:
        match = record(match, deal)
    return match
