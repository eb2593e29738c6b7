"""Which two cards to lay away."""

from collections.abc import Iterator
from itertools import combinations

from vorhand.core.cards import Card, CardSet, cards_in
from vorhand.core.commands import DeclareGame, Discard
from vorhand.core.contract import TRUMP_GAMES, TRUMP_SET, GameType
from vorhand.core.phases.types import Discarding
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.view import View
from vorhand.players.asked import me
from vorhand.players.declaring import Holding, worth_of

Pair = tuple[Card, Card]


def discard(rules: RuleSet, view: View) -> Discard:
    """The two cards with which the best game promises most."""
    phase = view.phase
    assert isinstance(phase, Discarding), "the declarer lays two cards away"
    position, bid = me(view), phase.won.bid
    best = max(_choices(view.hand), key=lambda choice: _worth(rules, view.hand, choice, position, bid))
    return Discard(best[1])


def _choices(twelve: CardSet) -> Iterator[tuple[GameType, Pair]]:
    """Games with the pairs worth thinking of: no trumps while two other cards are there."""
    for game in TRUMP_GAMES:
        side = CardSet(twelve & ~TRUMP_SET[game])
        for pair in combinations(cards_in(side if side.bit_count() >= 2 else twelve), 2):
            yield game, pair
    for pair in combinations(cards_in(twelve), 2):
        yield GameType.NULL, pair


def _worth(
    rules: RuleSet, twelve: CardSet, choice: tuple[GameType, Pair], position: Position, bid: int
) -> float:
    game, (first, second) = choice
    laid = CardSet(first.bit | second.bit)
    holding = Holding(CardSet(twelve & ~laid), laid, position, bid)
    if game is not GameType.NULL:
        return worth_of(rules, DeclareGame(game), holding)
    return max(worth_of(rules, DeclareGame(game, ouvert=ouvert), holding) for ouvert in (False, True))
