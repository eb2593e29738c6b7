"""Kontra and its answers."""

from vorhand.core.cards import NO_CARDS, CardSet
from vorhand.core.commands import Command, Double
from vorhand.core.phases.types import CallsAsked, Game, Playing
from vorhand.core.positions import Position
from vorhand.core.rules.kontra import Doubling
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.players.hand_strength import log_odds_from_hand, null_danger, strength

NEEDED = {Doubling.KONTRA: -1.3, Doubling.RE: 2.5, Doubling.SUPRA: -0.3, Doubling.HIRSCH: 4.0}
"""Log odds from which on a call is made: the declarer's of winning, a defender's of winning in his place from hand."""
NULL_KONTRA = 2.0
"""Danger in null: a defender holds so many low cards that his own hand would have no more."""
NULL_OUVERT_KONTRA = 1.5
"""Danger of an open null hand from which on a defender doubles."""


def doubling(view: View, options: Options) -> Command | None:
    """The doubling that the position makes now, if it makes one."""
    for command in options.simple:
        if isinstance(command, Double) and _is_worth(view, command.call):
            return command
    return None


def _is_worth(view: View, call: Doubling) -> bool:
    playing = view.phase.playing if isinstance(view.phase, CallsAsked) else view.phase
    assert isinstance(playing, Playing) and isinstance(playing.frame, Game), "games are doubled"
    assert view.position is not None, "a position doubles"
    ten = _ten_cards(view, playing, view.position)
    if view.position is playing.frame.declarer:
        return _declarers_log_odds(view, playing.frame, ten) >= NEEDED[call]
    if playing.frame.contract.is_null:
        return _may_break_null(view, playing.frame, ten)
    return log_odds_from_hand(playing.frame.order, ten, view.position) >= NEEDED[call]


def _declarers_log_odds(view: View, game: Game, ten: CardSet) -> float:
    assert view.position is not None, "a position doubles"
    if game.contract.announced.hand:
        return log_odds_from_hand(game.order, ten, view.position)
    return strength(game.order, ten, view.position, laid=view.skat)


def _may_break_null(view: View, game: Game, ten: CardSet) -> bool:
    shown = view.open_hands[game.declarer.index]
    if shown:
        return null_danger(shown) >= NULL_OUVERT_KONTRA
    return null_danger(ten) <= NULL_KONTRA


def _ten_cards(view: View, playing: Playing, position: Position) -> CardSet:
    """The hand with which the position went into play."""
    played = NO_CARDS
    turn = playing.turn
    for steps, card in enumerate(reversed(playing.trick), start=1):
        if (turn.index - steps) % 3 == position.index:
            played = CardSet(played | card.bit)
    for trick in playing.tricks:
        played = CardSet(played | trick.cards[(position.index - trick.leader.index) % 3].bit)
    return CardSet(view.hand | played)
