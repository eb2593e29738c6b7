"""The review of a whole deal, step by step within its budget."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from vorhand.core.cards import card_set
from vorhand.core.events import (
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    DoublingEvent,
    Event,
    GameDeclared,
)
from vorhand.core.phases.types import (
    Auction,
    Declaring,
    Discarding,
    ForehandAsked,
    Game,
    Ramsch,
    Setting,
    SkatChoice,
)
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.units import CardPoints
from vorhand.core.view.view import View
from vorhand.players.chance import Chance, chance
from vorhand.players.search_play import Depth
from vorhand.review.budget import Budget, GoesOn, Pace
from vorhand.review.call_judgement import CallJudge, by_networks, value_at_stake
from vorhand.review.calls import OpenCalls
from vorhand.review.cards import bare_review, open_worth, seen_worth
from vorhand.review.moments import Moment, moments, playing_in
from vorhand.review.open_games import Table
from vorhand.review.tally import tallies
from vorhand.review.values import Call, CallReview, CallWorth, CardReview, DealReview, Remainder, Stopped

WORLDS: Final = 48
"""Worlds searched for one card as it was seen, if nobody asks for another number."""

NODES_A_WORLD: Final = 400_000
"""Far more than a world takes as a rule; a card whose worlds take more together is not judged."""

WHOLE_PLAY: Final = 30
"""Cards of ten tricks."""

Moments = Sequence[Moment]
Frame = Game | Ramsch | None
Cards = tuple[CardReview, ...]
SeenCall = Callable[[View, Call], CallWorth | None]


def deal_review(
    rules: RuleSet,
    setting: Setting,
    events: Sequence[Event],
    *,
    budget: Budget = Budget(),  # noqa: B008
    worlds: int = WORLDS,
    of: Sequence[Position] = POSITIONS,
    seed: int = 0,
    judge: CallJudge = by_networks,
    goes_on: GoesOn = lambda done, total: True,
) -> DealReview:
    """The review of a deal that is over. It shows all cards, so it is never for one that still runs.

    First come the cards with all cards open, then the calls, then the cards as they were seen in so many
    `worlds`, as far as the budget goes; without worlds nothing is judged as seen. The calls are those of the
    positions in `of`, and only their cards are judged as seen and counted together. The same deal, worlds and
    seed within a budget of nodes alone always give the same review. Raises `IllegalEvent` for an event that
    cannot follow.
    """
    deal = tuple(moments(rules, setting, events))
    played = tuple(moment for moment in deal if isinstance(moment.event, CardPlayed))
    called = tuple(moment for moment in deal if _call_of(moment, of))
    frame = _frame(deal)
    cards = tuple(bare_review(moment) for moment in played)
    to_see = frozenset(_to_see(cards, of) if isinstance(frame, Game) and worlds else ())
    judged = len(cards) if isinstance(frame, Game) else 0
    pace = Pace(budget, goes_on, total=judged + len(called) + len(to_see))
    if isinstance(frame, Game):
        cards = _with_open_worth(rules, played, cards, pace)
    chances = chance(seed)

    def seen(view: View, call: Call) -> CallWorth | None:
        return judge(rules, view, call, chances(view)) if worlds else None

    calls = _calls(rules, deal, called, pace, seen)
    cards = _with_seen_worth(played, cards, to_see, pace, _depth(worlds), chances)
    return _review(frame, cards, calls, of, _remainder(frame, cards, calls, to_see, pace))


def _depth(worlds: int) -> Depth:
    return Depth(worlds=worlds, nodes=NODES_A_WORLD * worlds)


def _call_of(moment: Moment, of: Sequence[Position]) -> Call | None:
    """What somebody in `of` says on the way to a declared game or doubles it with.

    Taking the skat in Schieberamsch is none.
    """
    event, phase = moment.event, moment.phase
    if not isinstance(event, Call) or event.by not in of:
        return None
    is_before = isinstance(phase, Auction | ForehandAsked | SkatChoice | Discarding | Declaring)
    return event if is_before or isinstance(event, DoublingEvent) else None


def _to_see(cards: Cards, of: Sequence[Position]) -> Iterable[int]:
    """The cards that are judged as seen, by index: those that somebody in `of` chose."""
    return (card.index for card in cards if card.by in of and not card.is_forced)


def _frame(deal: Moments) -> Frame:
    """What was played; None if it did not come so far."""
    for moment in reversed(deal):
        playing = playing_in(moment.after)
        if playing is not None:
            return playing.frame
    return None


def _with_open_worth(rules: RuleSet, played: Moments, cards: Cards, pace: Pace) -> Cards:
    return tuple(
        msgspec.structs.replace(card, open=open_worth(rules, moment, pace.solver))
        if pace.may_step()
        else card
        for moment, card in zip(played, cards, strict=True)
    )


def _with_seen_worth(
    played: Moments, cards: Cards, to_see: frozenset[int], pace: Pace, depth: Depth, chances: Chance
) -> Cards:
    return tuple(
        msgspec.structs.replace(card, seen=seen_worth(moment, depth, chances))
        if card.index in to_see and pace.may_step()
        else card
        for moment, card in zip(played, cards, strict=True)
    )


def _calls(
    rules: RuleSet, deal: Moments, called: Moments, pace: Pace, seen: SeenCall
) -> tuple[CallReview, ...]:
    if not called:
        return ()
    events = [moment.event for moment in deal]
    skat = next(card_set(event.skat) for event in events if isinstance(event, CardsDealt))
    declared = next((event for event in events if isinstance(event, GameDeclared)), None)
    open_calls = OpenCalls(Table(rules, called[0].dealt, skat), declared, pace.solver)
    return tuple(_call(rules, moment, open_calls, pace, seen) for moment in called)


def _call(rules: RuleSet, moment: Moment, open_calls: OpenCalls, pace: Pace, seen: SeenCall) -> CallReview:
    call = moment.event
    assert isinstance(call, Call), "only calls are reviewed as such"
    goes_on = pace.may_step()
    view = moment.views[call.by.index]
    return CallReview(
        number=moment.number,
        by=call.by,
        call=call,
        bid=value_at_stake(rules, moment.phase, call),
        open=open_calls.judged(moment) if goes_on else None,
        seen=seen(view, call) if goes_on else None,
    )


def _remainder(
    frame: Frame, cards: Cards, calls: Iterable[CallReview], to_see: frozenset[int], pace: Pace
) -> Remainder | None:
    is_declared = isinstance(frame, Game)
    left = Remainder(
        why=pace.stopped or Stopped.TOO_HARD,
        cards=sum(is_declared and card.open is None for card in cards),
        calls=sum(call.open is None and _is_comparable(call.call, frame) for call in calls),
        seen=sum(card.index in to_see and card.seen is None for card in cards),
    )
    return left if left.cards or left.calls or left.seen else None


def _is_comparable(call: Call, frame: Frame) -> bool:
    """Discards are judged by the game that was then declared, so there has to be one."""
    return isinstance(frame, Game) or not isinstance(call, CardsDiscarded)


def _review(
    frame: Frame,
    cards: Cards,
    calls: tuple[CallReview, ...],
    of: Sequence[Position],
    remainder: Remainder | None,
) -> DealReview:
    game = frame if isinstance(frame, Game) else None
    first, last = (cards[0], cards[-1]) if cards else (None, None)
    return DealReview(
        game=frame.order if frame else None,
        declarer=game.declarer if game else None,
        contract=game.contract if game else None,
        bid=game.bid if game else 0,
        start=first.open.before if first and first.open else None,
        start_points=_best_points(first, game) if first and game else None,
        end=last.open.after if last and last.open else None,
        cards=cards,
        unplayed=WHOLE_PLAY - len(cards) if frame else 0,
        calls=calls,
        tallies=tallies(cards, of) if game and cards else (),
        remainder=remainder,
    )


def _best_points(card: CardReview, game: Game) -> CardPoints | None:
    """The declarer's card points with a best card instead."""
    if card.open is None or card.open.points is None:
        return None
    sign = 1 if card.by is game.declarer else -1
    return CardPoints(card.open.points + sign * card.open.loss)
