"""Calls as seen by the one who made them: the one place where an evaluation of hands plugs in.

A `CallJudge` is given the view of the one who called, before the call, and says what the call promised and
what the best one would have. The judge used by default asks the networks that the trained players bid by.
"""

from collections.abc import Callable, Iterable
from random import Random

from vorhand.core.cards import CardSet, card_set
from vorhand.core.commands import DeclareGame
from vorhand.core.events import BidMade, CardsDiscarded, GameDeclared, Passed, SkatPickedUp
from vorhand.core.phases.types import (
    NOBODY,
    Auction,
    Declaring,
    Discarding,
    ForehandAsked,
    Game,
    Phase,
    SkatChoice,
)
from vorhand.core.rules.ladder import LOWEST_BID, next_bids
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import options
from vorhand.core.view.view import View
from vorhand.players.asked import me
from vorhand.players.prospects import GameChoice, facts, games_from_hand, games_with_skat, prospects
from vorhand.players.trained_choices import worth_of_passing
from vorhand.review.moments import playing_in
from vorhand.review.values import Call, CallWorth

CallJudge = Callable[[RuleSet, View, Call, Random], CallWorth | None]
"""What a call promised, always the same for equal views and chances; None where the judge has no opinion."""


def value_at_stake(rules: RuleSet, phase: Phase, call: Call) -> int:
    """The value that a call names, holds or declines; after the auction the value that won it."""
    if isinstance(call, BidMade):
        return call.value
    match phase:
        case ForehandAsked():
            return LOWEST_BID
        case Auction():
            return phase.bid if phase.is_asked else next(iter(next_bids(rules, phase.bid)), phase.bid)
        case SkatChoice() | Discarding() | Declaring():
            return phase.won.bid
        case _:
            playing = playing_in(phase)
            assert playing is not None, f"no call is made in {phase}"
            assert isinstance(playing.frame, Game), f"no call is made in {phase}"
            return playing.frame.bid


def by_networks(rules: RuleSet, view: View, call: Call, chance: Random) -> CallWorth | None:
    """What a call promised by the networks; they have no opinion on doublings and on rare announcements."""
    match view.phase:
        case Auction() | ForehandAsked():
            return _bid(rules, view, view.phase, call, chance)
        case SkatChoice():
            return _skat_or_hand(rules, view, view.phase, call, chance)
        case Discarding():
            return _discard(rules, view, view.phase, call)
        case Declaring():
            return _declaration(rules, view, view.phase, call)
        case _:
            return None


def _bid(rules: RuleSet, view: View, phase: Auction | ForehandAsked, call: Call, chance: Random) -> CallWorth:
    given = facts(me(view), phase.spoke if isinstance(phase, Auction) else NOBODY)
    value = value_at_stake(rules, phase, call)
    (prospect,) = prospects(rules, view.hand, given, (value,), chance)
    passing = worth_of_passing(rules, phase)
    worth = passing if isinstance(call, Passed) else prospect.best
    return CallWorth(worth=worth, best=max(prospect.best, passing))


def _skat_or_hand(
    rules: RuleSet, view: View, phase: SkatChoice, call: Call, chance: Random
) -> CallWorth | None:
    given, bid = facts(me(view), phase.won.spoke), phase.won.bid
    (prospect,) = prospects(rules, view.hand, given, (bid,), chance)
    allowed = _allowed(rules, view, games_from_hand(rules, view.hand, given, bid, chance))
    best = max([prospect.with_skat, *(choice.worth for choice in allowed)])
    if isinstance(call, SkatPickedUp):
        return CallWorth(worth=prospect.with_skat, best=best)
    return _declared(allowed, call, best)


def _discard(rules: RuleSet, view: View, phase: Discarding, call: Call) -> CallWorth:
    assert isinstance(call, CardsDiscarded), "two cards are laid away"
    given, bid, laid = facts(me(view), phase.won.spoke), phase.won.bid, card_set(call.cards)
    worth = max(choice.worth for choice in games_with_skat(rules, view.hand, given, bid, laid=laid))
    best = max(choice.worth for choice in games_with_skat(rules, view.hand, given, bid))
    return CallWorth(worth=worth, best=max(worth, best))


def _declaration(rules: RuleSet, view: View, phase: Declaring, call: Call) -> CallWorth | None:
    given, twelve = facts(me(view), phase.won.spoke), CardSet(view.hand | view.skat)
    games = games_with_skat(rules, twelve, given, phase.won.bid, laid=view.skat)
    allowed = _allowed(rules, view, games)
    return _declared(allowed, call, max(choice.worth for choice in allowed))


def _allowed(rules: RuleSet, view: View, choices: Iterable[GameChoice]) -> tuple[GameChoice, ...]:
    declarations = options(rules, view).declarations
    return tuple(choice for choice in choices if choice.said in declarations)


def _declared(choices: Iterable[GameChoice], call: Call, best: float) -> CallWorth | None:
    assert isinstance(call, GameDeclared), "a game is declared"
    said = DeclareGame(
        call.game, call.hand, call.schneider, call.schwarz, call.ouvert, call.spitze, call.revolution
    )
    worth = next((choice.worth for choice in choices if choice.said == said), None)
    return None if worth is None else CallWorth(worth=worth, best=max(worth, best))
