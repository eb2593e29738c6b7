"""Which options of a rule set have no effect with the others as they are."""

from collections.abc import Callable
from decimal import Decimal
from typing import Final

from vorhand.core.rules.ruleset import RuleSet

Condition = Callable[[RuleSet], bool]


def idle_options(rules: RuleSet) -> frozenset[str]:
    """The dotted keys of all options that change nothing under these rules."""
    return frozenset(key for is_idle, keys in _IDLE for key in keys if is_idle(rules))


def _no_kontra(rules: RuleSet) -> bool:
    return rules.kontra.who == "nobody"


def _no_re(rules: RuleSet) -> bool:
    return _no_kontra(rules) or not rules.kontra.re


def _no_supra(rules: RuleSet) -> bool:
    return _no_re(rules) or not rules.kontra.supra


def _no_bock(rules: RuleSet) -> bool:
    return not rules.bock.triggers


def _no_ramsch_rounds(rules: RuleSet) -> bool:
    after_bock = rules.bock.ramsch_after and not _no_bock(rules)
    after_kontra = rules.ramsch.round_after and not _no_kontra(rules)
    return not (after_bock or after_kontra)


def _no_ramsch(rules: RuleSet) -> bool:
    return rules.auction.all_pass != "ramsch" and _no_ramsch_rounds(rules)


def _no_pushing(rules: RuleSet) -> bool:
    return _no_ramsch(rules) or not rules.ramsch.pushing


def _no_points_in_ramsch(rules: RuleSet) -> bool:
    return _no_ramsch(rules) or rules.ramsch.loss == "fixed"


def _no_doubled_durchmarsch(rules: RuleSet) -> bool:
    """Whether nothing doubles a Durchmarsch that wins, or it loses and is doubled anyway."""
    nothing_doubles = not rules.ramsch.pushing and not (rules.ramsch.klopfen and not _no_ramsch_rounds(rules))
    return _no_points_in_ramsch(rules) or rules.ramsch.durchmarsch == "loses" or nothing_doubles


def _no_grand_hand(rules: RuleSet) -> bool:
    return _no_ramsch_rounds(rules) or not rules.ramsch.grand_hand


def _no_passing_in(rules: RuleSet) -> bool:
    return rules.auction.all_pass != "passed_in"


def _no_stakes(rules: RuleSet) -> bool:
    return Decimal(rules.stakes.base) == 0


_IDLE: Final[tuple[tuple[Condition, tuple[str, ...]], ...]] = (
    (_no_kontra, ("kontra.until", "kontra.ouvert", "kontra.re", "ramsch.round_after")),
    (_no_re, ("kontra.re_in_null", "kontra.supra")),
    (_no_supra, ("kontra.hirsch",)),
    (_no_bock, ("bock.deals", "bock.stacking", "bock.ramsch_after")),
    (
        _no_ramsch,
        (
            *("ramsch.skat_to", "ramsch.loss", "ramsch.tie", "ramsch.all_equal"),
            *("ramsch.pushing", "ramsch.announced_jungfrau"),
        ),
    ),
    (_no_pushing, ("ramsch.push_doubling", "ramsch.jacks")),
    (_no_points_in_ramsch, ("ramsch.jungfrau", "ramsch.durchmarsch")),
    (_no_doubled_durchmarsch, ("ramsch.durchmarsch_doubled",)),
    (_no_ramsch_rounds, ("ramsch.grand_hand", "ramsch.klopfen", "ramsch.round_deals")),
    (_no_grand_hand, ("ramsch.grand_hand_leader", "ramsch.grand_hand_counts")),
    (lambda rules: rules.spitze.levels == 0, ("spitze.missed",)),
    (lambda rules: not rules.revolution.enabled, ("revolution.value",)),
    (lambda rules: rules.list.end != "deals", ("list.deals",)),
    (lambda rules: rules.list.end != "points", ("list.end_points",)),
    (lambda rules: rules.list.end != "deals" or _no_passing_in(rules), ("list.passed_in_counts",)),
    (_no_passing_in, ("list.passed_in_dealer_bonus",)),
    (
        _no_stakes,
        ("stakes.basis", "stakes.rake", "stakes.rounding", "stakes.limit", "stakes.odd_cent", "stakes.mode"),
    ),
    (lambda rules: rules.stakes.mode == "duo", ("stakes.odd_cent",)),
)
"""Conditions and the options that have no effect where they hold."""
