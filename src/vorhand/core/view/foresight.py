"""What a game would be worth to the one who is about to announce it, by the cards that he knows."""

import msgspec

from vorhand.core.cards import CardSet
from vorhand.core.commands import DeclareGame
from vorhand.core.contract import Contract, matadors
from vorhand.core.phases.types import Declaring, SkatChoice
from vorhand.core.rules import announcing
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import (
    Achievement,
    Ending,
    LevelStep,
    base_value,
    null_value,
    steps_of,
)
from vorhand.core.view.view import View


class Foresight(msgspec.Struct, frozen=True):
    """How the value of a game comes about before it is played."""

    contract: Contract
    matadors: int
    """By the cards known; signed, 0 in null."""
    base: int | None
    """None in null."""
    steps: tuple[LevelStep, ...]
    """Empty in null."""
    value: int
    """Game points that the game is sure to be worth; in a hand game the unseen skat may change it."""


def foresight(rules: RuleSet, view: View, declaration: DeclareGame) -> Foresight:
    """What an announced game is sure to be worth, with the matadors of the known cards.

    Raises `IllegalContract` for an announcement that cannot exist. Source: ISkO 2022 2.5.
    """
    contract = announcing.contract(rules, declaration.game, declaration.announced)
    if contract.is_null:
        return Foresight(contract, 0, None, (), null_value(rules, contract.announced))
    achievement = _before_play(view, contract)
    base, steps = base_value(rules, contract), steps_of(rules, achievement)
    value = base * sum(step.levels for step in steps)
    return Foresight(contract, achievement.matadors, base, steps, value)


def value_in_sight(rules: RuleSet, view: View, declaration: DeclareGame) -> int:
    """Game points that an announced game is sure to be worth.

    Raises `IllegalContract` for an announcement that cannot exist.
    """
    return foresight(rules, view, declaration).value


def bid_to_cover(view: View) -> int:
    """The bid that the declarer has to reach; 0 for everybody else."""
    phase = view.phase
    if not isinstance(phase, SkatChoice | Declaring) or phase.won.declarer is not view.position:
        return 0
    return phase.won.bid


def _before_play(view: View, contract: Contract) -> Achievement:
    known = CardSet(view.hand | view.skat)
    return Achievement(
        contract=contract,
        bid=bid_to_cover(view),
        tricks=0,
        matadors=matadors(contract.game, known),
        spitze=False if contract.announced.spitze else None,
        ended=Ending.DECLARER_CONCEDED,
    )
