"""The review of a deal in words: how a game ends with best play, and what a call was worth."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from vorhand.core.contract import Contract
from vorhand.core.events import (
    BidHeld,
    BidMade,
    CardsDiscarded,
    GameDeclared,
    HirschGiven,
    KontraGiven,
    Passed,
    ReGiven,
    SkatPickedUp,
    SupraGiven,
)
from vorhand.core.units import WHOLE_PACK, CardPoints
from vorhand.review import (
    CallReview,
    CallWorth,
    JudgedBid,
    JudgedDiscard,
    JudgedDoubling,
    JudgedGame,
    JudgedSkat,
    Outlook,
    Remainder,
    Turn,
)
from vorhand.telling.moves import Said
from vorhand.telling.words import Words

MARKS: Final = {Turn.NOTHING: "", Turn.SCHNEIDER: "●", Turn.GAME: "◆"}
"""Signs of what turned; colours only stress them."""


def outlook_name(words: Words, outlook: Outlook) -> str:
    """`won`, `lost, Schneider` and so on."""
    return words.text(f"outlook-{outlook.value}")


def result_text(words: Words, outlook: Outlook, points: CardPoints | None) -> str:
    """The outlook, with the card points of both sides where they count."""
    name = outlook_name(words, outlook)
    if points is None:
        return name
    return words.text("review-result", outlook=name, points=points, others=WHOLE_PACK - points)


def remainder_line(words: Words, left: Remainder) -> str:
    """What was not reviewed, and why."""
    return words.text(f"review-left-{left.why.value}", cards=left.cards, calls=left.calls, seen=left.seen)


def told_calls(calls: Iterable[CallReview]) -> tuple[CallReview, ...]:
    """The calls that are worth telling: of the values that a player named or held only the last."""
    every = tuple(calls)
    last = {call.by: call.number for call in every if _is_bid(call)}
    return tuple(call for call in every if not _is_bid(call) or last[call.by] == call.number)


def per_cent(share: float) -> str:
    """A share of 1 in whole per cent."""
    return f"{100 * share:.0f}"


def call_text(words: Words, review: CallReview) -> str:
    """What was called."""
    return words.told(*_CALLS[type(review.call)](review.call, review.bid))


def judgement_text(words: Words, review: CallReview) -> str:
    """What a call was worth with all cards open and by the own cards alone, as far as either is known."""
    opened = words.told(*_JUDGEMENTS[type(review.open)](words, review.open)) if review.open else ""
    seen = _seen_call(words, review.seen) if review.seen else ""
    return words.text("judged-both", open=opened, seen=seen) if opened and seen else opened or seen


def _is_bid(review: CallReview) -> bool:
    return isinstance(review.call, BidMade | BidHeld)


def _seen_call(words: Words, seen: CallWorth) -> str:
    loss = round(seen.best - seen.worth)
    return words.text("judged-seen", loss=words.signed(-loss)) if loss else words.text("judged-seen-best")


_CALLS: dict[type, Callable[[Any, int], Said]] = {
    BidMade: lambda call, bid: ("say-bid", {"value": bid}),
    BidHeld: lambda call, bid: ("review-held", {"value": bid}),
    Passed: lambda call, bid: ("review-passed", {"value": bid}),
    SkatPickedUp: lambda call, bid: ("play-skat-found", {"cards": call.cards}),
    CardsDiscarded: lambda call, bid: ("say-laid", {"cards": call.cards}),
    GameDeclared: lambda call, bid: ("say-contract", {"contract": Contract(call.game, call.announced)}),
    KontraGiven: lambda call, bid: ("say-kontra", {}),
    ReGiven: lambda call, bid: ("say-re", {}),
    SupraGiven: lambda call, bid: ("say-supra", {}),
    HirschGiven: lambda call, bid: ("say-hirsch", {}),
}
"""By what was called: the message, from the call and the value at stake."""


def _bid(words: Words, judged: JudgedBid) -> Said:
    if judged.game is None:
        return _verdict(words.text("judged-bid-none"), is_right=judged.is_right)
    game = words.game(judged.game)
    return _verdict(words.text("judged-bid", game=game, limit=judged.limit), is_right=judged.is_right)


def _skat(words: Words, judged: JudgedSkat) -> Said:
    return "judged-skat", {
        "skat": judged.with_skat.contract,
        "score": words.signed(judged.with_skat.score),
        "hand": judged.from_hand.contract,
        "other": words.signed(judged.from_hand.score),
    }


def _discard(words: Words, judged: JudgedDiscard) -> Said:
    result = result_text(words, judged.after, judged.points)
    if not judged.loss and judged.before is judged.after:
        return "judged-discard-best", {"result": result}
    best = result_text(words, judged.before, judged.best_points)
    return "judged-discard", {"result": result, "cards": judged.best, "best": best}


def _game(words: Words, judged: JudgedGame) -> Said:
    return "judged-game", {
        "outlook": outlook_name(words, judged.chosen.outlook),
        "score": words.signed(judged.chosen.score),
        "contract": judged.others[0].contract,
        "other": words.signed(judged.others[0].score),
    }


def _doubling(words: Words, judged: JudgedDoubling) -> Said:
    return _verdict(result_text(words, judged.outlook, judged.points), is_right=judged.is_right)


def _verdict(judgement: str, *, is_right: bool) -> Said:
    return "judged-right" if is_right else "judged-wrong", {"judgement": judgement}


_JUDGEMENTS: dict[type, Callable[[Words, Any], Said]] = {
    JudgedBid: _bid,
    JudgedSkat: _skat,
    JudgedDiscard: _discard,
    JudgedGame: _game,
    JudgedDoubling: _doubling,
}
