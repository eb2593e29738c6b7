"""The full state of a deal as a frozen value."""

import msgspec

from vorhand.core.cards import NO_CARDS, CardSet
from vorhand.core.phases.machine import start
from vorhand.core.phases.types import Ended, Phase, Setting
from vorhand.core.result import DealResult, OpenCards, deal_result
from vorhand.core.rules.ruleset import RuleSet

ThreeHands = tuple[CardSet, CardSet, CardSet]

NO_HANDS: ThreeHands = (NO_CARDS, NO_CARDS, NO_CARDS)


class Deal(msgspec.Struct, frozen=True, gc=False):
    """A deal between two events. There is no codec for it: a log of events is what is stored."""

    phase: Phase
    hands: ThreeHands
    """Cards in hand now: forehand, middlehand, rearhand."""
    skat: CardSet
    """The cards that lie as the skat now; none while a player holds twelve."""
    dealt: ThreeHands
    dealt_skat: CardSet


def new_deal(setting: Setting) -> Deal:
    """A deal before the first event."""
    return Deal(start(setting), NO_HANDS, NO_CARDS, NO_HANDS, NO_CARDS)


def result(rules: RuleSet, deal: Deal) -> DealResult | None:
    """What came of the deal; None while it is not over."""
    if not isinstance(deal.phase, Ended):
        return None
    return deal_result(rules, deal.phase, OpenCards(deal.dealt, deal.dealt_skat, deal.skat))
