"""Computer players by name of level."""

from collections.abc import Callable
from functools import partial

from vorhand.core.errors import SkatError
from vorhand.players.base import Player
from vorhand.players.casual import CasualPlayer
from vorhand.players.chance import chance
from vorhand.players.club import ClubPlayer
from vorhand.players.random_player import RandomPlayer
from vorhand.players.search_play import Depth
from vorhand.players.trained import TrainedPlayer

EXPERT = Depth(worlds=16, nodes=6_000_000, ramsch=400)
MASTER = Depth(worlds=48, nodes=40_000_000, ahead=7, ramsch=1600)

_MAKERS: dict[str, Callable[[int], Player]] = {
    "random": lambda seed: RandomPlayer(chance(seed)),
    "casual": CasualPlayer,
    "club": ClubPlayer,
    "expert": partial(TrainedPlayer, EXPERT),
    "master": partial(TrainedPlayer, MASTER),
}

LEVELS: tuple[str, ...] = tuple(_MAKERS)
"""The levels from the weakest to the strongest."""


def make_player(level: str, seed: int) -> Player:
    """A player of this level; two with the same seed always do the same.

    Raises `SkatError` naming the known levels.
    """
    maker = _MAKERS.get(level)
    if maker is None:
        raise SkatError(f"no computer player {level!r}; the levels are {', '.join(LEVELS)}")
    return maker(seed)
