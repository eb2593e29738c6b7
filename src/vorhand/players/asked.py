"""Who is asked: a player's view is always that of a position."""

from vorhand.core.phases.types import CallsAsked, Game, Playing, Showing
from vorhand.core.positions import Position
from vorhand.core.view.view import View


def me(view: View) -> Position:
    """The position whose view this is; a spectator is never asked."""
    assert view.position is not None, "a position is asked, not a spectator"
    return view.position


def game_of(playing: Playing) -> Game:
    """The declared game that is played."""
    assert isinstance(playing.frame, Game), "a game is declared, this is no Ramsch"
    return playing.frame


def play_of(view: View) -> Playing:
    """The state of play, also while play waits for calls or for an open hand."""
    playing = view.phase.playing if isinstance(view.phase, CallsAsked | Showing) else view.phase
    assert isinstance(playing, Playing), "cards are played"
    return playing
