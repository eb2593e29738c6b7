"""What a game would be worth to the one who is about to announce it, by the cards that he knows."""

from vorhand.core.cards import CardSet
from vorhand.core.commands import DeclareGame
from vorhand.core.contract import Contract, matadors
from vorhand.core.phases.types import Declaring, SkatChoice
from vorhand.core.rules import announcing
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import Achievement, Ending, base_value, null_value, steps_of
from vorhand.core.view.view import View


def value_in_sight(rules: RuleSet, view: View, declaration: DeclareGame) -> int:
    """Game points that an announced game is sure to be worth, with the matadors of the known cards.

    In a hand game the unseen skat may change it. Raises `IllegalContract` for an announcement that cannot
    exist. Source: ISkO 2022 2.5.
    """
    contract = announcing.contract(rules, declaration.game, declaration.announced)
    if contract.is_null:
        return null_value(rules, contract.announced)
    steps = steps_of(rules, _before_play(view, contract))
    return base_value(rules, contract) * sum(step.levels for step in steps)


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
