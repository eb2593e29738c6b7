"""What somebody may say or do, before it is done."""

from collections.abc import Callable
from typing import Any

from vorhand.core.commands import (
    AnnounceJungfrau,
    Answer,
    Bid,
    Claim,
    Command,
    Concede,
    DeclareGame,
    DeclareGrandHand,
    Decline,
    DeclineGrandHand,
    Discard,
    Double,
    Hold,
    Knock,
    OfferGift,
    Pass,
    PickUpSkat,
    PlayCard,
    PlayOpen,
    PushSkat,
    Rearrange,
)
from vorhand.core.rules import announcing
from vorhand.core.rules.ruleset import RuleSet
from vorhand.telling.moves import Said
from vorhand.telling.words import Words


def command_text(words: Words, rules: RuleSet, command: Command) -> str:
    """A command that is legal now, in the words of whoever gives it; a claim as outside of null."""
    if isinstance(command, DeclareGame):
        return words.contract(announcing.contract(rules, command.game, command.announced))
    return words.told(*_SAYS[type(command)](command))


def _plain(key: str) -> Callable[[Any], Said]:
    return lambda command: (key, {})


_SAYS: dict[type, Callable[[Any], Said]] = {
    Bid: lambda command: ("say-bid", {"value": command.value}),
    Hold: _plain("say-hold"),
    Pass: _plain("say-pass"),
    PickUpSkat: _plain("say-take-skat"),
    Discard: lambda command: ("say-laid", {"cards": command.cards}),
    DeclareGrandHand: _plain("say-grand-hand"),
    DeclineGrandHand: _plain("say-no-grand-hand"),
    PushSkat: _plain("say-push"),
    Rearrange: _plain("say-rearrange"),
    Double: lambda command: (f"say-{command.call.value}", {}),
    Knock: _plain("say-knock"),
    AnnounceJungfrau: _plain("say-jungfrau"),
    Decline: _plain("say-no-call"),
    PlayCard: lambda command: ("say-card", {"card": (command.card,)}),
    Claim: lambda command: (f"say-claim-{command.level.value}", {}),
    PlayOpen: _plain("say-open-play"),
    Concede: _plain("say-concede"),
    OfferGift: _plain("say-gift"),
    Answer: lambda command: ("say-accept" if command.accepted else "say-refuse", {}),
}
"""By command: the message and its arguments."""
