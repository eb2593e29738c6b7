"""What a computer player would do with a hand."""

from collections.abc import Callable, Iterable
from itertools import takewhile

from vorhand.advice.values import Choice
from vorhand.core.commands import DeclareGame, Discard, Pass
from vorhand.core.events import CardsDiscarded
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import options
from vorhand.core.view.view import View, learn
from vorhand.players.asked import me
from vorhand.players.base import Player


def limit_of(
    player: Player, rules: RuleSet, asked: Callable[[int], View], values: Iterable[int]
) -> int | None:
    """The last of the rising values that the player holds without a pass; None if not even the first.

    `asked` gives the view of the position that is asked for a value.
    """

    def holds(value: int) -> bool:
        view = asked(value)
        return not isinstance(player.choose(rules, view, options(rules, view)), Pass)

    held = list(takewhile(holds, values))
    return held[-1] if held else None


def game_of_player(player: Player, rules: RuleSet, view: View) -> Choice:
    """What the player lays away and which game he declares then, without figures; `view` is before both."""
    laid = player.choose(rules, view, options(rules, view))
    assert isinstance(laid, Discard), "the declarer lays two cards away"
    after = learn(rules, view, CardsDiscarded(me(view), laid.cards))
    said = player.choose(rules, after, options(rules, after))
    assert isinstance(said, DeclareGame), "the declarer names the game"
    return Choice(command=laid, cards=laid.cards, game=said)
