"""What every position called last: the bubbles beside the seats."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from vorhand.core.events import (
    Answered,
    BidHeld,
    BidMade,
    CallDeclined,
    CardPlayed,
    Claimed,
    Conceded,
    GameDeclared,
    GiftOffered,
    GrandHandDeclared,
    GrandHandDeclined,
    HirschGiven,
    JungfrauAnnounced,
    Knocked,
    KontraGiven,
    Observation,
    OpenPlayed,
    Passed,
    ReGiven,
    SkatPushed,
    SupraGiven,
)
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules import announcing
from vorhand.core.rules.ladder import next_bids
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.telling.words import Words

CallKind = Literal["bid", "jump", "hold", "pass", "call"]


class Called(msgspec.Struct, frozen=True):
    """A call as it stands."""

    kind: CallKind
    event: Observation


class Calls(msgspec.Struct, frozen=True):
    """What stands called in a deal."""

    last: tuple[Called | None, Called | None, Called | None] = (None, None, None)
    """By position: the last call."""
    bid: int = 0
    """The value named last."""
    is_jump: bool = False
    """Whether that value was more than the next one would have been."""


def calls(rules: RuleSet, observations: Iterable[Observation]) -> Calls:
    """The calls that stand after these observations of one deal; a card that is played wipes them away."""
    now = Calls()
    for observation in observations:
        now = calls_after(rules, now, observation)
    return now


def calls_after(rules: RuleSet, before: Calls, observation: Observation) -> Calls:
    """The calls after one more observation."""
    if isinstance(observation, CardPlayed):
        return Calls(bid=before.bid)
    if isinstance(observation, BidMade):
        is_jump = observation.value > next_bids(rules, before.bid)[0]
        called = Called("jump" if is_jump else "bid", observation)
        return Calls(_with(before, observation.by, called), bid=observation.value, is_jump=is_jump)
    kind = _KINDS.get(type(observation))
    if kind is None:
        return before
    by: Position = getattr(observation, "by")  # noqa: B009
    return msgspec.structs.replace(before, last=_with(before, by, Called(kind, observation)))


def claim_name(level: ClaimLevel, *, is_null: bool) -> str:
    """What is claimed, as it ends the keys of texts: in a null that no more trick is taken."""
    return "null" if is_null else level.value


def call_text(words: Words, rules: RuleSet, call: Called, *, is_null: bool = False) -> str:
    """A call in the words of a bubble: `18`, `Ja`, `Passe`, `Kontra!`. A claim differs in a null."""
    event = call.event
    if isinstance(event, BidMade):
        return str(event.value)
    if isinstance(event, GameDeclared):
        return words.contract(announcing.contract(rules, event.game, event.announced))
    if isinstance(event, Answered):
        return words.text("say-accept" if event.accepted else "say-refuse")
    if isinstance(event, Claimed):
        return words.text(f"say-claim-{claim_name(event.level, is_null=is_null)}")
    return words.text(_TEXTS[type(event)])


def _with(before: Calls, by: Position, called: Called) -> tuple[Called | None, Called | None, Called | None]:
    first, second, third = (
        called if place is by else known for place, known in zip(POSITIONS, before.last, strict=True)
    )
    return first, second, third


_TEXTS: dict[type, str] = {
    BidHeld: "say-hold",
    Passed: "say-pass",
    GrandHandDeclared: "say-grand-hand",
    GrandHandDeclined: "say-no-grand-hand",
    SkatPushed: "say-push",
    Knocked: "say-knock",
    JungfrauAnnounced: "say-jungfrau",
    KontraGiven: "say-kontra",
    ReGiven: "say-re",
    SupraGiven: "say-supra",
    HirschGiven: "say-hirsch",
    CallDeclined: "say-no-call",
    OpenPlayed: "say-open-play",
    Conceded: "say-concede",
    GiftOffered: "say-gift",
}
"""Calls that are always the same words."""

_KINDS: dict[type, CallKind] = {
    **dict.fromkeys((*_TEXTS, GameDeclared, Claimed, Answered), "call"),
    BidHeld: "hold",
    Passed: "pass",
    GrandHandDeclined: "pass",
    CallDeclined: "pass",
}
"""What is a call besides a bid."""
