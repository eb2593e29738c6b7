"""Bids, skat or hand, discards and games by what the trained networks expect of them."""

from collections.abc import Iterable
from random import Random
from typing import Final

from vorhand.core.cards import CardSet, cards_in
from vorhand.core.commands import Bid, Command, DeclareGame, Discard, Hold, Pass, PickUpSkat
from vorhand.core.phases.types import NOBODY, Auction, Declaring, Discarding, Flags, ForehandAsked, SkatChoice
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.players.asked import me
from vorhand.players.prospects import Facts, GameChoice, facts, games_from_hand, games_with_skat, prospects

WORTH_PLAYING: Final = 0.0
"""List points on average from which on a game is played. With some fewer about as much would be gained, for
to let others play costs something too; but more games would be played, and more of them lost.
"""
WORTH_INSTEAD_OF_RAMSCH: Final = -40.0
"""The same for forehand, where a Ramsch would follow."""


def bid(rules: RuleSet, view: View, options: Options, chance: Random) -> Command:
    """The next value, yes, or pass. Values are never jumped."""
    phase = view.phase
    assert isinstance(phase, Auction | ForehandAsked), "somebody bids"
    spoke = phase.spoke if isinstance(phase, Auction) else NOBODY
    value = options.bids[0] if options.bids else _value_asked(phase)
    (prospect,) = prospects(rules, view.hand, _facts(view, spoke), (value,), chance)
    if prospect.best < worth_of_passing(rules, phase):
        return Pass()
    return Bid(value) if options.bids else Hold()


def worth_of_passing(rules: RuleSet, phase: Auction | ForehandAsked) -> float:
    """List points that passing is taken to be worth."""
    is_ramsch_next = isinstance(phase, ForehandAsked) and rules.auction.all_pass == "ramsch"
    return WORTH_INSTEAD_OF_RAMSCH if is_ramsch_next else WORTH_PLAYING


def skat_or_hand(rules: RuleSet, view: View, options: Options, chance: Random) -> Command:
    """Takes the skat, unless a game from the hand promises more."""
    phase = view.phase
    assert isinstance(phase, SkatChoice), "the declarer chooses"
    given, bid = _facts(view, phase.won.spoke), phase.won.bid
    best = _allowed(games_from_hand(rules, view.hand, given, bid, chance), options)
    (prospect,) = prospects(rules, view.hand, given, (bid,), chance)
    return best.said if best is not None and best.worth > prospect.with_skat else PickUpSkat()


def discard(rules: RuleSet, view: View) -> Discard:
    """The two cards with which the best game promises most."""
    phase = view.phase
    assert isinstance(phase, Discarding), "the declarer lays two cards away"
    best = games_with_skat(rules, view.hand, _facts(view, phase.won.spoke), phase.won.bid)[0]
    first, second = cards_in(best.laid)
    return Discard((first, second))


def declaration(rules: RuleSet, view: View, options: Options) -> DeclareGame:
    """The game that promises most with the discards laid."""
    phase = view.phase
    assert isinstance(phase, Declaring), "the declarer names the game"
    given, bid = _facts(view, phase.won.spoke), phase.won.bid
    games = games_with_skat(rules, CardSet(view.hand | view.skat), given, bid, laid=view.skat)
    best = _allowed(games, options)
    assert best is not None, "a grand can always be declared"
    return best.said


def _allowed(choices: Iterable[GameChoice], options: Options) -> GameChoice | None:
    return next((choice for choice in choices if choice.said in options.declarations), None)


def _facts(view: View, spoke: Flags) -> Facts:
    return facts(me(view), spoke)


def _value_asked(phase: Auction | ForehandAsked) -> int:
    assert isinstance(phase, Auction), "only a listener is asked to hold"
    return phase.bid
