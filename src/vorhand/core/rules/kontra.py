"""Kontra, Re, Supra, Hirsch: who may say which, and until when."""

from collections.abc import Callable
from enum import Enum

import msgspec

from vorhand.core.contract import Contract
from vorhand.core.rules.ruleset import RuleSet


class Doubling(Enum):
    """The four calls that double the score, in the order in which they answer each other."""

    KONTRA = "kontra"
    RE = "re"
    SUPRA = "supra"
    HIRSCH = "hirsch"

    __hash__ = object.__hash__


DOUBLINGS = tuple(Doubling)
"""The call at place n needs n doublings before it."""


class DoublingFacts(msgspec.Struct, frozen=True):
    """What decides whether a call is legal."""

    contract: Contract
    caller_is_declarer: bool
    caller_bid: bool
    """Whether the caller named or held a value in this auction."""
    doublings: int
    """Calls made before, 0..4."""
    cards_played: int
    """Cards played in the deal so far, 0..30."""
    caller_cards_played: int
    """Cards played by the caller so far, 0..10."""
    cards_since_last_doubling: int
    cards_shown: bool
    """Whether an ouvert declarer's cards already lie open."""


def may_double(rules: RuleSet, call: Doubling, facts: DoublingFacts) -> bool:
    """Whether this call may be made now. Source: house rule (the International Skat Order has no Kontra)."""
    if facts.doublings != DOUBLINGS.index(call) or rules.kontra.who == "nobody":
        return False
    if facts.caller_is_declarer is not (call in (Doubling.RE, Doubling.HIRSCH)):
        return False
    if call is Doubling.KONTRA:
        return _may_kontra(rules, facts)
    return facts.cards_since_last_doubling == 0 and _ANSWERS[call](rules, facts)


def next_doubling(doublings: int) -> Doubling | None:
    """The call that may follow this many, None after Hirsch."""
    return DOUBLINGS[doublings] if doublings < len(DOUBLINGS) else None


def _may_kontra(rules: RuleSet, facts: DoublingFacts) -> bool:
    if rules.kontra.who == "bidders_only" and not facts.caller_bid:
        return False
    if rules.kontra.ouvert == "before_cards_shown" and facts.contract.announced.ouvert and facts.cards_shown:
        return False
    return _WINDOWS[rules.kontra.until](facts)


_WINDOWS: dict[str, Callable[[DoublingFacts], bool]] = {
    "first_lead": lambda facts: facts.cards_played == 0,
    "own_first_card": lambda facts: facts.caller_cards_played == 0,
    "second_trick": lambda facts: facts.cards_played <= 3,
}


def _may_re(rules: RuleSet, facts: DoublingFacts) -> bool:
    closed_null = facts.contract.is_null and not facts.contract.announced.ouvert
    return rules.kontra.re and (rules.kontra.re_in_null or not closed_null)


_ANSWERS: dict[Doubling, Callable[[RuleSet, DoublingFacts], bool]] = {
    Doubling.RE: _may_re,
    Doubling.SUPRA: lambda rules, facts: rules.kontra.supra,
    Doubling.HIRSCH: lambda rules, facts: rules.kontra.hirsch,
}
