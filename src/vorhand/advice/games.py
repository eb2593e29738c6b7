"""Games by what they promise, as far as they may be declared."""

from collections.abc import Iterable

from vorhand.advice.values import Choice
from vorhand.core.commands import DeclareGame
from vorhand.core.contract import GameType
from vorhand.core.errors import IllegalContract
from vorhand.core.rules import announcing
from vorhand.core.rules.ruleset import RuleSet
from vorhand.players.prospects import GameChoice


def playable(rules: RuleSet, bid: int, choices: Iterable[GameChoice]) -> tuple[GameChoice, ...]:
    """The choices that rules and bid let one declare, in the same order."""
    return tuple(choice for choice in choices if _is_playable(rules, bid, choice.said))


def best_of_each(choices: Iterable[GameChoice]) -> tuple[GameChoice, ...]:
    """The first choice for every game, whatever goes with it, in the same order."""
    found: dict[GameType, GameChoice] = {}
    for choice in choices:
        found.setdefault(choice.said.game, choice)
    return tuple(found.values())


def declaring(choice: GameChoice) -> Choice:
    """To declare the game of `choice`."""
    return Choice(command=choice.said, win=choice.win, worth=choice.worth)


def _is_playable(rules: RuleSet, bid: int, said: DeclareGame) -> bool:
    try:
        announcing.check_bid_covered(rules, announcing.contract(rules, said.game, said.announced), bid)
    except IllegalContract:
        return False
    return True
