"""Kontra and its answers."""

from vorhand.core.cards import CardSet
from vorhand.core.commands import Command, Double
from vorhand.core.phases.types import Game
from vorhand.core.rules.kontra import Doubling
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.players.asked import game_of, me, play_of
from vorhand.players.hand_strength import log_odds_from_hand, null_danger, strength
from vorhand.players.knowledge import cards_at_start

NEEDED = {Doubling.KONTRA: -1.3, Doubling.RE: 2.5, Doubling.SUPRA: -0.3, Doubling.HIRSCH: 4.0}
"""Log odds from which on a call is made.

The declarer's are of winning; a defender's of winning the same game himself from hand. At -1.3 of these the
declarer loses every second game.
"""
NULL_KONTRA = 2.0
"""Danger of a defender's own hand in null: with so many low cards here the declarer has few."""
NULL_OUVERT_KONTRA = 1.5
"""Danger of an open null hand from which on a defender doubles."""


def doubling(view: View, options: Options) -> Command | None:
    """The doubling that the position makes now, if it makes one."""
    for command in options.simple:
        if isinstance(command, Double) and _is_worth(view, command.call):
            return command
    return None


def _is_worth(view: View, call: Doubling) -> bool:
    playing = play_of(view)
    game, ten = game_of(playing), cards_at_start(view, playing)
    if me(view) is game.declarer:
        return _declarers_log_odds(view, game, ten) >= NEEDED[call]
    if game.contract.is_null:
        return _may_break_null(view, game, ten)
    return log_odds_from_hand(game.order, ten, me(view)) >= NEEDED[call]


def _declarers_log_odds(view: View, game: Game, ten: CardSet) -> float:
    if game.contract.announced.hand:
        return log_odds_from_hand(game.order, ten, me(view))
    return strength(game.order, ten, me(view), laid=view.skat)


def _may_break_null(view: View, game: Game, ten: CardSet) -> bool:
    shown = view.open_hands[game.declarer.index]
    if shown:
        return null_danger(shown) >= NULL_OUVERT_KONTRA
    return null_danger(ten) <= NULL_KONTRA
