"""What a game is worth on average, in list points, and whether its value covers the bid."""

from math import comb
from typing import Final

from vorhand.core.cards import CardSet
from vorhand.core.contract import TRUMPS, Announcement, Contract, GameType, matadors
from vorhand.core.rules.ruleset import ListRules, RuleSet
from vorhand.core.rules.valuation import base_value, least_multiple
from vorhand.match.score_list import per_loss_of_others, per_own_game

LIST: Final = ListRules(scoring="seeger_fabian")
"""The list that is thought of, whatever the house writes."""
HIDDEN_CARDS = 22
"""Cards that a player does not see before the skat is taken."""


def expectation(chance: float, value: int) -> float:
    """List points that a game of this value brings on average at this chance to win."""
    per_game, others_gain = per_own_game(LIST), per_loss_of_others(LIST)
    return chance * (value + per_game) - (1.0 - chance) * (2 * value + per_game + others_gain)


def level(rules: RuleSet, game: GameType) -> int:
    """Game points of one level of a suit game or grand."""
    return base_value(rules, Contract(game, Announcement()))


def trump_value(rules: RuleSet, game: GameType, cards: CardSet, announced: Announcement) -> int:
    """Value of a suit game or grand with these cards and what is announced, all of it reached and no more."""
    steps = announced.hand + 2 * announced.schneider + 2 * announced.schwarz + announced.ouvert
    return base_value(rules, Contract(game, announced)) * (abs(matadors(game, cards)) + 1 + steps)


def charged_if_overbid(rules: RuleSet, game: GameType, bid: int) -> int:
    """What a suit game or grand below the bid costs before it is doubled."""
    return least_multiple(level(rules, game), bid)


def chance_to_cover(rules: RuleSet, game: GameType, hand: CardSet, bid: int, *, steps: int) -> float:
    """The chance that matadors, game and `steps` reach the bid, whatever two cards lie in the skat.

    Top trumps that lie there raise a run with the club jack, and cut short a run without it.
    """
    needed = -(-bid // level(rules, game)) - 1 - steps
    run = matadors(game, hand)
    if needed <= 1 or run >= needed:
        return 1.0
    if run > 0 or -run < needed:
        return 0.0
    missing = sum(1 for trump in TRUMPS[game][:needed] if not hand & trump.bit)
    return comb(HIDDEN_CARDS - missing, 2) / comb(HIDDEN_CARDS, 2)
