"""What a viewer may do, with what he has to know for it in words."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from vorhand.core.cards import Rank
from vorhand.core.commands import DeclareGame, Hold
from vorhand.core.contract import CONTRACT_GAMES, TRUMP_SET, GameType
from vorhand.core.errors import IllegalContract
from vorhand.core.phases.types import (
    Auction,
    CallsAsked,
    ClaimAsked,
    ConcessionAsked,
    Declaring,
    Discarding,
    ForehandAsked,
    Game,
    GiftAsked,
    GrandHandAsked,
    Playing,
    RamschCalls,
    RamschChoice,
    RamschDiscarding,
    Rearranging,
    SkatChoice,
)
from vorhand.core.rules import announcing
from vorhand.core.rules.kontra import next_doubling
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import Step
from vorhand.core.view.foresight import Foresight, bid_to_cover, foresight
from vorhand.core.view.options import NO_OPTIONS, Options
from vorhand.i18n.names import sentence, suit_name
from vorhand.server.scene_sight import Sight
from vorhand.server.wire import Choices, Declarable, Worth
from vorhand.telling.calls import claim_name
from vorhand.telling.hands import in_order
from vorhand.telling.settlement import value_line
from vorhand.telling.words import Words


def choices(sight: Sight, options: Options) -> Choices:
    """The options of a viewer, told."""
    if options == NO_OPTIONS:
        return Choices()
    phase = sight.phase
    is_to_hold = isinstance(phase, Auction) and Hold() in options.simple
    return Choices(
        simple=options.simple,  # type: ignore[arg-type]
        bids=options.bids,
        bid_to_hold=phase.bid if isinstance(phase, Auction) and is_to_hold else 0,
        is_jump=is_to_hold and sight.calls.is_jump,
        cards=options.cards,
        why_not=_why_not(sight, options),
        discards=options.discards,
        careful=tuple(card for card in options.discards if card.rank is Rank.JACK),
        declarations=tuple(_declarable(sight, one) for one in options.declarations),
        to_cover=bid_to_cover(sight.view),
        claims=options.claims,
        rearrange=in_order(options.rearrange, phase, sight.order),
        question=_question(sight, options),
    )


def _declarable(sight: Sight, declaration: DeclareGame) -> Declarable:
    seen = foresight(sight.rules, sight.view, declaration)
    text, told_sum = _told(sight.words, seen)
    return Declarable(
        command=declaration,
        text=text,
        value=seen.value,
        covered=seen.value >= bid_to_cover(sight.view),
        sum=told_sum,
        needs=_needs(sight, seen),
        implied=implied_steps(sight.rules, declaration),
    )


def _needs(sight: Sight, seen: Foresight) -> str:
    """What would lift a game to the bid: Schneider, then Schwarz, or nothing that can be counted on."""
    bid = bid_to_cover(sight.view)
    if seen.base is None or seen.value >= bid:
        return ""
    sure = {step.step for step in seen.steps}
    possible = [step for step in (Step.SCHNEIDER, Step.SCHWARZ) if step not in sure]
    missing = -(-bid // seen.base) - seen.value // seen.base
    if missing > len(possible):
        return sight.words.text("needs-luck")
    return sight.words.text(f"needs-{possible[missing - 1].value}")


def worths(sight: Sight) -> tuple[Worth, ...]:
    """What each game would be worth with the viewer's cards, for whoever wants to know before he bids."""
    return tuple(_worth(sight, game) for game in CONTRACT_GAMES)


def _worth(sight: Sight, game: GameType) -> Worth:
    seen = foresight(sight.rules, sight.view, DeclareGame(game))
    text, told_sum = _told(sight.words, seen)
    return Worth(game=game, text=text, value=seen.value, sum=told_sum, unsure=seen.matadors < 0)


@lru_cache(4096)
def _told(words: Words, seen: Foresight) -> tuple[str, str]:
    """A game and its sum in words. The declarer is told some forty of them whenever his scene is made."""
    return words.contract(seen.contract), value_line(words, seen)


def implied_steps(rules: RuleSet, declaration: DeclareGame) -> tuple[str, ...]:
    """The steps of an announcement that come back when they are left out."""
    said = declaration.announced
    steps = (step for step in _STEPS if getattr(said, step))
    return tuple(step for step in steps if _comes_back(rules, declaration, step))


def _comes_back(rules: RuleSet, declaration: DeclareGame, step: str) -> bool:
    without = msgspec.structs.replace(declaration.announced, **{step: False})
    try:
        contract = announcing.contract(rules, declaration.game, without)
    except IllegalContract:
        return False
    return bool(getattr(contract.announced, step))


_STEPS = ("schneider", "schwarz", "ouvert")
"""What another announcement may bring along."""


def _why_not(sight: Sight, options: Options) -> str:
    """Why some cards of the hand may not be played or laid away."""
    phase, held = sight.phase, sight.view.hand.bit_count()
    if isinstance(phase, RamschDiscarding) and 0 < len(options.discards) < held:
        return sight.words.text("reason-jack-discarded")
    if not isinstance(phase, Playing) or phase.led is None or not 0 < len(options.cards) < held:
        return ""
    if phase.led.bit & TRUMP_SET[phase.frame.order]:
        return sight.words.text("follow-trump")
    suit = suit_name(sight.words.messages, phase.led.suit, sight.words.deck)
    return sentence(sight.words.text("follow-suit", suit=suit))


def _question(sight: Sight, options: Options) -> str:
    ask = _QUESTIONS.get(type(sight.phase))
    return "" if ask is None else ask(sight, sight.phase, options)


def _plain(key: str) -> Callable[[Sight, Any, Options], str]:
    return lambda sight, phase, options: sight.words.text(key)


def _bid(sight: Sight, phase: Auction, options: Options) -> str:
    if Hold() in options.simple:
        return sight.words.text("ask-hold", who=sight.name(phase.asker), value=phase.bid)
    return sight.words.text("ask-bid", value=options.bids[0]) if options.bids else ""


def _card(sight: Sight, phase: Playing, options: Options) -> str:
    return sight.words.text("ask-card") if options.cards else ""


def _calls(sight: Sight, phase: CallsAsked, options: Options) -> str:
    call = next_doubling(phase.playing.terms.doublings)
    assert call is not None, "somebody is asked for a call that there is"
    return sight.words.text(f"ask-{call.value}")


def _claim(sight: Sight, phase: ClaimAsked, options: Options) -> str:
    assert isinstance(sight.frame, Game), "a declarer claims"
    name = claim_name(phase.level, is_null=sight.frame.contract.is_null)
    return sight.words.text(f"ask-claim-{name}", who=_declarer(sight))


def _concession(sight: Sight, phase: ConcessionAsked, options: Options) -> str:
    return sight.words.text("ask-concession", who=_declarer(sight))


def _gift(sight: Sight, phase: GiftAsked, options: Options) -> str:
    game = phase.playing.frame
    assert isinstance(game, Game), "no gifts in Ramsch"
    if sight.view.position is game.declarer:
        return sight.words.text("ask-gift-declarer")
    (partner,) = (place for place in game.defenders if place is not sight.view.position)
    return sight.words.text("ask-gift-partner", who=sight.name(partner))


def _declarer(sight: Sight) -> str:
    assert isinstance(sight.frame, Game), "a declarer's act is answered"
    return sight.name(sight.frame.declarer)


_QUESTIONS: dict[type, Callable[[Sight, Any, Options], str]] = {
    Auction: _bid,
    ForehandAsked: lambda sight, phase, options: sight.words.text("ask-forehand", value=options.bids[0]),
    SkatChoice: lambda sight, phase, options: sight.words.text("ask-skat-or-hand", bid=phase.won.bid),
    Discarding: _plain("ask-discard"),
    Declaring: _plain("ask-game"),
    GrandHandAsked: _plain("ask-grand-hand"),
    RamschChoice: _plain("ask-ramsch-skat"),
    RamschDiscarding: _plain("ask-ramsch-discard"),
    RamschCalls: _plain("question-ramsch-call"),
    CallsAsked: _calls,
    Rearranging: _plain("ask-rearrange"),
    Playing: _card,
    ClaimAsked: _claim,
    ConcessionAsked: _concession,
    GiftAsked: _gift,
}
"""By phase: what a person with options is asked."""
