"""Computer players. They see a position's view and never the deal."""

from vorhand.players.base import Player
from vorhand.players.levels import LEVELS, make_player

__all__ = ["LEVELS", "Player", "make_player"]
